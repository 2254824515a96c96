#include "qml/models/segments.h"

#include "qml/models/following.h"
#include "qml/models/wording.h"

#include <algorithm>
#include <utility>

namespace models {

namespace {

using core::game::Segment;
using core::words::LogLine;

/// [4.2] The game-turn at whose begin the Strategic Turn of the cycle was played.
int strategic_turn_of(int game_turn) {
  while (game_turn > 1 && !core::rulebook::begins_cycle(game_turn)) {
    --game_turn;
  }
  return game_turn;
}

/// How many actions had been done when the segment began to ask in this cycle, as the log tells.
std::optional<int> begin_of(const std::vector<LogLine>& log, const Segment& segment, int first) {
  for (auto line = log.rbegin(); line != log.rend() && line->game_turn >= first; ++line) {
    if (line->key == "stage-began" && line->stage == segment.stage &&
        line->acting == segment.side) {
      return static_cast<int>(line->action);
    }
  }
  return std::nullopt;
}

}  // namespace

void Segments::setPlay(Play* play) {
  if (follow(*this, play_, play, &Segments::look)) {
    look();
  }
}

void Segments::look() {
  std::vector<Row> rows;
  int present = -1;
  if (play_ != nullptr && play_->active() && !play_->handOver() && !play_->replaying()) {
    const auto& turn = play_->position()->turn;
    const auto& log = play_->match()->log();
    const int first = strategic_turn_of(turn.game_turn);
    read_ = play_->match()->log_from() == 0 || (!log.empty() && log.front().game_turn < first);
    for (const Segment& segment : core::game::segments_of(play_->match()->setting(), turn)) {
      if (segment.stage == turn.stage && segment.side == turn.acting) {
        present = static_cast<int>(rows.size());
      }
      rows.push_back({segment, begin_of(log, segment, first)});
    }
  }
  const bool same = rows.size() == rows_.size();
  if (!same) {
    beginResetModel();
  }
  rows_ = std::move(rows);
  present_ = present;
  if (!same) {
    endResetModel();
  } else if (!rows_.empty()) {
    emit dataChanged(index(0), index(count() - 1));
  }
  emit changed();
}

int Segments::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

bool Segments::in_reach(const Row& row) const {
  return row.begin && *row.begin >= play_->length() - play_->undoDepth();
}

QVariant Segments::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const bool over = present_ < 0 || index.row() < present_;
  switch (role) {
    case Qt::DisplayRole:
    case WordsRole:
      return stage_name(row.segment.stage);
    case StageRole:
      return words(core::state::name(row.segment.stage));
    case SideRole:
      return words(core::board::name(row.segment.side));
    case SideNameRole:
      return side_name(row.segment.side);
    case StateRole:
      return index.row() == present_ ? QStringLiteral("now")
             : !over                 ? QStringLiteral("ahead")
             : row.begin             ? QStringLiteral("done")
             : read_                 ? QStringLiteral("passed")
                                     : QStringLiteral("unread");
    case ReachedRole:
      return over && in_reach(row);
    default:
      return {};
  }
}

QHash<int, QByteArray> Segments::roleNames() const {
  return {{WordsRole, "words"},       {StageRole, "stage"}, {SideRole, "side"},
          {SideNameRole, "sideName"}, {StateRole, "state"}, {ReachedRole, "reached"}};
}

std::optional<int> Segments::back_row() const {
  if (present_ < 0) {
    return std::nullopt;
  }
  for (int at = present_; at >= 0; --at) {
    const Row& row = rows_[static_cast<std::size_t>(at)];
    if (in_reach(row) && *row.begin < play_->length()) {
      return at;
    }
  }
  return std::nullopt;
}

bool Segments::goTo(int row) {
  if (row < 0 || row >= count()) {
    return false;
  }
  const auto begin = rows_[static_cast<std::size_t>(row)].begin;
  return begin && play_->takeBackTo(*begin);
}

bool Segments::walkBack() {
  const auto row = back_row();
  return row && goTo(*row);
}

bool Segments::walkOn() {
  if (!mayGoOn()) {
    return false;
  }
  const Segment from = going() ? rows_[static_cast<std::size_t>(present_)].segment : Segment{};
  while (mayGoOn()) {
    const int before = play_->length();
    play_->redo();
    if (play_->length() == before || !going() ||
        !(rows_[static_cast<std::size_t>(present_)].segment == from)) {
      break;
    }
  }
  return true;
}

}  // namespace models
