#include "qml/table/war_door.h"

#include "core/save/match.h"
#include "core/save/state_hash.h"
#include "qml/models/game_files.h"

#include <algorithm>

namespace tableview {

void WarDoor::setPlay(models::Play* play) {
  if (play_ == play) {
    return;
  }
  if (play_) {
    disconnect(play_, nullptr, this, nullptr);
  }
  play_ = play;
  if (play_) {
    connect(play_, &models::Play::changed, this, &WarDoor::renew);
  }
  emit playChanged();
  renew();
}

void WarDoor::renew() {
  core::save::Match* const match = play_ ? play_->match() : nullptr;
  const bool waiting = match != nullptr && play_->listens() && waits(*match);
  const auto now = waiting ? std::optional{core::save::state_hash(match->state())} : std::nullopt;
  if (now == waiting_) {
    return;
  }
  forget();
  drop_laid();
  waiting_ = now;
  emit changed();
  if (waiting) {
    lay(*match);
  }
}

int WarDoor::seed_of(core::save::Match& match, std::optional<int> told) {
  const int length = static_cast<int>(match.length());
  if (!told) {
    return length + 1;
  }
  return *told > 0 ? *told : std::max(1, length);
}

QString WarDoor::file() const {
  return play_ && !play_->saveFile().isEmpty() ? models::fight_path(play_->saveFile(), save_name())
                                               : QString{};
}

}  // namespace tableview
