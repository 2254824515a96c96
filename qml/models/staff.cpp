#include "qml/models/staff.h"

#include "core/plan/staff.h"
#include "core/words/question_words.h"
#include "qml/models/following.h"
#include "qml/models/wording.h"

namespace models {

Staff::Staff(QObject* parent) : QObject{parent} {
  connect(&run_, &OrderRun::runningChanged, this, &Staff::workingChanged);
  connect(&run_, &OrderRun::runningChanged, this, &Staff::report);
}

void Staff::setPlay(Play* play) {
  if (play_ != play) {
    stop();
  }
  if (follow(*this, play_, play, &Staff::changed)) {
    emit changed();
  }
}

bool Staff::ready() const { return !promise().isEmpty(); }

QString Staff::promise() const {
  if (play_ == nullptr || play_->match() == nullptr || !play_->listens()) {
    return {};
  }
  const QString does = words(core::words::staff_words(play_->match()->situation()));
  return does.isEmpty() ? does : tr("The staff %1.").arg(does);
}

void Staff::work() { begin(false); }

void Staff::workThrough() { begin(true); }

void Staff::begin(bool through) {
  if (working() || !ready()) {
    return;
  }
  const auto& turn = play_->match()->state().turn;
  run_.begin(
      *play_,
      [this, through, stage = turn.stage, acting = turn.acting,
       begin = play_->match()->length()]() -> std::optional<Action> {
        auto& match = *play_->match();
        const auto& now = match.state().turn;
        const auto asked = match.question();
        if (!asked || now.acting != acting ||
            (now.stage != stage &&
             (!through || core::words::staff_words(match.situation()).empty()))) {
          return std::nullopt;
        }
        const auto choice = core::plan::staff_choice(
            match.situation(), asked->side, match.legal(),
            plan_ != nullptr ? plan_->wishes() : core::supply::FeedWishes{});
        ended_idly_ = choice && choice->kind == ActionKind::Pass && match.length() == begin;
        return choice;
      },
      "staff");
}

/// A step that ends without an order looks as if nothing had been asked.
void Staff::report() {
  if (!run_.running() && ended_idly_) {
    ended_idly_ = false;
    play_->add_news(tr("The staff had no order to give in this step."));
  }
}

void Staff::stop() { run_.stop(); }

}  // namespace models
