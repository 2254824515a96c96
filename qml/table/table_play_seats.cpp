// Who sits at the table and what the computer commands, and how far a player may go back.
#include "qml/table/desk_of.h"
#include "qml/table/table_play.h"

#include <utility>

namespace tableview {

using core::board::Side;
using core::board::SideSet;

template <class Deed>
bool TablePlay::writing(const Deed& deed) {
  try {
    deed();
    return true;
  } catch (const core::base::DataError& error) {
    session_->fail(QString::fromStdString(error.file()), QString::fromStdString(error.reason()));
    return false;
  }
}

void TablePlay::undo() {
  if (undoDepth() > 0) {
    motions_.stop();
    missed_.clear();  // what is taken back has not happened
    dismissRefusal();
    writing([this] {
      const auto own = persons_side();
      // Back to a choice of one's own: what the computer has done since goes with it.
      while (own && desk_->side_of_last(0) != own) {
        desk_->undo();
      }
      desk_->undo();
    });
    stand();
  }
}

void TablePlay::redo() {
  if (redoDepth() > 0) {
    motions_.stop();
    dismissRefusal();
    writing([this] { desk_->redo(); });
    stand();
  }
}

std::optional<Side> TablePlay::viewer() const {
  if (watched()) {
    return std::nullopt;
  }
  // Who plays against the computer sees with his own eyes all the time.
  const auto own = persons_side();
  return own ? own : hand_over_ ? seated_ : asked();
}

std::optional<Side> TablePlay::persons_side() const {
  for (const Side side : core::board::kSides) {
    if (computer_ == core::board::SideSet{core::board::enemy_of(side)}) {
      return side;
    }
  }
  return std::nullopt;
}

// ---- the table is turned ----

bool TablePlay::turns_table() const {
  return hand_overs_ && desk_ && desk_->has_secrets() && computer_.empty();
}

void TablePlay::seat() {
  const auto side = asked();
  hand_over_ = turns_table() && side && seated_ && side != seated_;
  if (!hand_over_) {
    seated_ = side;
    resumed_ = false;
  }
}

void TablePlay::takeOver() {
  if (hand_over_) {
    seated_.reset();
    const std::vector<Stage> missed = std::exchange(missed_, {});
    stand();
    show_happening(missed);
    missed_.clear();
  }
}

void TablePlay::setHandOvers(bool on) {
  if (hand_overs_ != on) {
    hand_overs_ = on;
    if (desk_) {
      stand();
    }
    emit changed();
  }
}

bool TablePlay::mayGiveBack() const {
  return hand_over_ && !resumed_ && desk_->undo_depth_of(*seated_) > 0;
}

void TablePlay::giveBack() {
  if (mayGiveBack()) {
    missed_.clear();
    writing([this] { desk_->undo(); });
    stand();
  }
}

QString TablePlay::computer() const {
  if (watched()) {
    return QStringLiteral("both");
  }
  for (const Side side : core::board::kSides) {
    if (computer_.has(side)) {
      return key_of(side);
    }
  }
  return {};
}

void TablePlay::setComputer(const QString& side) {
  SideSet now;
  for (const Side each : core::board::kSides) {
    if (side == key_of(each) || side == QLatin1String{"both"}) {
      now.insert(each);
    }
  }
  if (computer_ == now) {
    return;
  }
  if (!desk_) {
    computer_ = now;
    emit changed();
    return;
  }
  if (writing([&] { desk_->give_to_computer(now); })) {
    computer_ = now;
    desk_->change_captain();
    stand();
  }
}

bool TablePlay::watched() const { return computer_ == SideSet::both(); }

void TablePlay::setPaused(bool paused) {
  if (paused_ != paused) {
    paused_ = paused;
    next_choice_.start();
    emit changed();
  }
}

void TablePlay::showNextChoice() {
  if (paused()) {
    motions_.stop();
    captain_acts();
  }
}

void TablePlay::let_computer_act() {
  if (computers_turn() && !showing() && !paused()) {
    captain_acts();
  }
}

bool TablePlay::computers_turn() const { return asked() && computer_.has(*asked()); }

}  // namespace tableview
