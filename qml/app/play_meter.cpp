#include "qml/app/play_meter.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

namespace app {

namespace {

constexpr double kMillisecond = 1e6;
constexpr unsigned kFactor = 1'103'515'245U;
constexpr unsigned kStep = 12'345U;

struct Waits {
  double middle{};
  double most_often{};
  double longest{};
};

Waits waits_of(std::vector<double> times) {
  if (times.empty()) {
    return {};
  }
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], times[times.size() * 95 / 100], times.back()};
}

}  // namespace

PlayMeter::PlayMeter(mapview::MapItem& map, models::Desk& desk, int orders)
    : map_{map}, desk_{desk}, left_{orders} {
  next_.setSingleShot(true);
  connect(&next_, &QTimer::timeout, this, &PlayMeter::step);
  connect(&map_, &mapview::MapItem::readyChanged, this, &PlayMeter::drawn);
}

void PlayMeter::start() { next_.start(0); }

void PlayMeter::drawn() {
  if (waits_ && map_.ready()) {
    waits_ = false;
    drawn_.push_back(static_cast<double>(since_.nsecsElapsed()) / kMillisecond);
    next_.start(0);
  }
}

void PlayMeter::step() {
  models::Play& play = *desk_.play();
  if (left_-- <= 0 || !play.active() || play.over()) {
    emit finished();
    return;
  }
  if (play.handOver()) {
    play.takeOver();
  }
  chance_ = chance_ * kFactor + kStep;
  const auto& legal = play.match()->legal();
  const auto action = legal[(chance_ >> 8U) % legal.size()];
  since_.start();
  if (action.piece) {
    desk_.pickPiece(*action.piece, Qt::NoModifier);
    selections_.push_back(static_cast<double>(since_.nsecsElapsed()) / kMillisecond);
  }
  since_.restart();
  play.act({action});
  orders_.push_back(static_cast<double>(since_.nsecsElapsed()) / kMillisecond);
  emit stepped();
  waits_ = true;
  // What changes nothing on the map is drawn already.
  QTimer::singleShot(0, this, &PlayMeter::drawn);
}

void PlayMeter::print(bool json) const {
  const auto row = [&](const char* name, const std::vector<double>& times) {
    const Waits waits = waits_of(times);
    if (!json) {
      std::printf("%-12s %6zu  p50 %7.2f ms  p95 %7.2f ms  longest %7.2f ms\n", name, times.size(),
                  waits.middle, waits.most_often, waits.longest);
    }
    return QJsonObject{{QStringLiteral("count"), static_cast<int>(times.size())},
                       {QStringLiteral("p50"), waits.middle},
                       {QStringLiteral("p95"), waits.most_often},
                       {QStringLiteral("longest"), waits.longest}};
  };
  const QJsonObject root{{QStringLiteral("selection"), row("selection", selections_)},
                         {QStringLiteral("order"), row("order", orders_)},
                         {QStringLiteral("drawn"), row("drawn", drawn_)}};
  if (json) {
    std::printf("%s", QJsonDocument{root}.toJson().constData());
  }
}

}  // namespace app
