// What the head line tells of the game that is played.
#include "core/command/commands.h"
#include "core/game/order_of_play.h"
#include "core/sequence/prompts.h"
#include "core/strategic/victory.h"
#include "core/words/order_words.h"
#include "core/words/place_words.h"
#include "core/words/question_words.h"
#include "core/words/score_words.h"
#include "core/words/wording.h"
#include "qml/models/play.h"
#include "qml/models/wording.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace models {

namespace {

int week_of_cycle(int game_turn) {
  return std::max(0, game_turn - 1) % core::rulebook::kGameTurnsOfCycle;
}

}  // namespace

QString Play::side() const {
  return viewer_ && active() ? words(core::board::name(*viewer_)) : QString{};
}

QString Play::sideName() const { return viewer_ && active() ? side_name(*viewer_) : QString{}; }

QString Play::week() const {
  if (!active()) {
    return {};
  }
  const auto& now = *position();
  return tr("Week %1 of cycle %2")
      .arg(week_of_cycle(now.turn.game_turn) + 1)
      .arg(words(now.cycle.text()));
}

QString Play::date() const {
  if (!active() || !session_->hasBoard()) {
    return {};
  }
  const QDate day = first_day(session_->board()->opened().info, position()->turn.game_turn);
  return QLocale{}.toString(day, tr("d MMMM yyyy"));
}

QString Play::season() const {
  if (!active()) {
    return {};
  }
  return position()->cycle.is_winter() ? tr("winter") : tr("summer");
}

QString Play::phase() const {
  if (!active()) {
    return {};
  }
  const auto& turn = position()->turn;
  const QString stage = stage_name(turn.stage);
  const QString side = side_name(turn.acting);
  if (core::state::is_movement(turn.stage)) {
    return tr("%1 Movement Phase: %2").arg(side, stage);
  }
  if (core::state::is_combat(turn.stage)) {
    return tr("%1 Combat Phase: %2").arg(side, stage);
  }
  return turn.stage == core::state::Stage::Over ? tr("The game is over")
                                                : tr("%1: %2").arg(side, stage);
}

QString Play::question() const {
  if (!asked_ || replay_ || general_asked_) {
    return {};
  }
  return words(core::words::question_words(match()->situation()));
}

QString Play::help() const {
  return listens() ? words(core::words::help_words(match()->situation())) : QString{};
}

QString Play::asks() const {
  return asked_ ? words(core::words::asking(match()->state().turn)) : QString{};
}

QString Play::decision() const {
  return asked_ ? words(core::rulebook::name(asked_->decision)) : QString{};
}

QString Play::passWords() const {
  if (!listens()) {
    return {};
  }
  const auto& legal = match()->legal();
  const bool may_pass =
      std::find(legal.begin(), legal.end(), core::sequence::passing()) != legal.end();
  return may_pass ? words(core::words::pass_words(match()->situation())) : QString{};
}

QStringList Play::ahead() const {
  QStringList names;
  if (listens() && !inWork()) {
    for (const auto stage : core::game::stages_ahead(match()->state().turn)) {
      names << words(core::state::name(stage));
    }
  }
  return names;
}

QString Play::stageWords(const QString& stage) { return spaced(stage.toStdString()); }

bool Play::inWork() const { return listens() && !match()->state().turn.pending.empty(); }

bool Play::asksForHexes() const {
  if (!inWork()) {
    return false;
  }
  const auto& turn = match()->state().turn;
  return turn.innermost<core::state::ForceMove>() == nullptr &&
         turn.innermost<core::state::ShipMove>() == nullptr;
}

int Play::commandsLeft() const {
  if (!active() || !viewer_) {
    return 0;
  }
  // Those of the week before do not count any more, and after the Command Segment none is given.
  using core::state::Stage;
  const core::state::Turn& turn = position()->turn;
  const bool in_week = turn.stage > Stage::Initiative && turn.stage < Stage::EndOfGameTurn;
  const bool to_come =
      turn.acting == *viewer_ ? turn.stage <= Stage::CommandSegment : *viewer_ != turn.first_player;
  const bool counts = in_week && to_come;
  return counts ? core::command::commands_left(match()->situation(), *viewer_) : 0;
}

int Play::railPoints() const {
  return active() && viewer_ ? position()->treasury_of(*viewer_).rail_points : 0;
}

int Play::pool() const { return active() && viewer_ ? position()->treasury_of(*viewer_).pool : 0; }

QString Play::operationTitle(const QString& bracket) const {
  QString line = words(core::save::Match::words_in(bracket.toStdString()));
  const auto end = line.indexOf(QLatin1Char{'"'}, 1);
  if (!active() || end < 0) {
    return line;
  }
  const QStringList rest = line.mid(end + 1).split(QLatin1Char{' '}, Qt::SkipEmptyParts);
  const auto now = match()->situation();
  QString title = line.mid(1, end - 1);
  if (!rest.isEmpty()) {
    title +=
        QStringLiteral(": ") + words(core::words::operation_words(now, rest.front().toStdString()));
  }
  if (rest.size() > 1) {
    const auto hex = core::board::HexId::parse(rest[1].toStdString());
    title += QStringLiteral(" \u2192 ") +
             (hex ? words(core::words::hex_title(now.map(), *hex)) : rest[1]);
  }
  return title;
}

int Play::undoDepth() const {
  if (!active()) {
    return 0;
  }
  const std::uint32_t all = match()->undo_depth();
  if (viewer_ && !is_person(core::board::enemy_of(*viewer_))) {
    // What a general has done since goes with the own order before it.
    const auto own = is_person(*viewer_) ? match()->last_of(*viewer_) : std::nullopt;
    return static_cast<int>(own && length() - static_cast<int>(*own) < static_cast<int>(all) ? all
                                                                                             : 0);
  }
  // Where the table is turned, nobody takes back what the other one has done.
  return static_cast<int>(turns_table() && viewer_ && !over() ? match()->undo_depth_of(*viewer_)
                                                              : all);
}

int Play::last_own_order() const {
  // The orders of a general that came after it, and then the own one, as far as they go back.
  std::uint32_t count = 0;
  const auto depth = static_cast<std::uint32_t>(undoDepth());
  const auto own = viewer_ && !is_person(core::board::enemy_of(*viewer_))
                       ? match()->last_of(*viewer_)
                       : std::nullopt;
  if (own) {
    count = match()->length() - *own;
  }
  const std::uint32_t at = match()->length() - count;
  const std::string_view bracket = at > 0 ? match()->operation_of(at) : std::string_view{};
  std::uint32_t steps = at > 0 ? 1 : 0;
  while (!bracket.empty() && steps < at && match()->operation_of(at - steps) == bracket) {
    ++steps;
  }
  return static_cast<int>(std::min(count + steps, depth));
}

int Play::undoOrders() const {
  return active() ? static_cast<int>(match()->orders_in(static_cast<std::uint32_t>(undoDepth())))
                  : 0;
}

int Play::redoDepth() const { return active() ? static_cast<int>(match()->redo_depth()) : 0; }

QString Play::result() const {
  if (!over()) {
    return {};
  }
  const auto score = core::strategic::count_score(match()->setting(), match()->state());
  return words(core::words::result_words(match()->setting(), score));
}

}  // namespace models
