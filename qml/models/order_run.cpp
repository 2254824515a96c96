#include "qml/models/order_run.h"

#include <QElapsedTimer>
#include <QTimer>

#include <utility>

namespace models {

void OrderRun::begin(Play& play, Next next, std::string_view words) {
  if (running_) {
    return;
  }
  play_ = &play;
  next_ = std::move(next);
  bracket_ = play.match()->bracket(words);
  running_ = true;
  emit runningChanged();
  go_on();
}

void OrderRun::stop() {
  if (running_) {
    running_ = false;
    next_ = nullptr;
    emit runningChanged();
  }
}

void OrderRun::go_on() {
  if (!running_) {
    return;
  }
  QElapsedTimer clock;
  clock.start();
  bool given = false;  // one order at least, however short a moment is
  bool out_of_time = false;
  const bool good = play_->act_on(
      [&]() -> std::optional<Action> {
        out_of_time = given && clock.elapsed() >= moment_;
        if (out_of_time) {
          return std::nullopt;
        }
        given = true;
        return next_();
      },
      bracket_);
  if (good && out_of_time) {
    QTimer::singleShot(0, this, &OrderRun::go_on);
  } else {
    stop();
  }
}

}  // namespace models
