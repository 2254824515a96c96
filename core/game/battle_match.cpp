#include "core/game/battle_match.h"

#include "core/game/table_words.h"
#include "core/ironclad/order_text.h"

#include <algorithm>
#include <utility>

namespace core::game {
namespace {

using base::operator""_rule;

/// A roll that only its own side knows of: how many boarding parties there are.
bool is_secret(const ironclad::Rolled& rolled) { return rolled.why == "IC-023"_rule; }

}  // namespace

bool stops_undo(const ironclad::Event& event) noexcept {
  return std::holds_alternative<ironclad::Rolled>(event) ||
         std::holds_alternative<ironclad::AreaRevealed>(event) ||
         std::holds_alternative<ironclad::MortarsDone>(event);
}

BattleMatch::BattleMatch(std::shared_ptr<const ironclad::Setting> setting, BattleBegin begin,
                         std::shared_ptr<const rulebook::Rulebook> words)
    : setting_{std::move(setting)},
      begin_{std::move(begin)},
      words_{std::move(words)},
      game_{setting_, begin_.seed} {
  tell(game_.opening());
}

BattleMatch BattleMatch::open(const data::Catalogue& catalogue,
                              std::shared_ptr<const rulebook::Rulebook> words,
                              const std::filesystem::path& file) {
  BattleJournal journal = BattleJournal::open(file);
  const auto setting = battle_setting(catalogue, journal.head().begin);
  BattleMatch match{setting, journal.head().begin, std::move(words)};
  for (std::size_t row = 0; row < journal.rows().size(); ++row) {
    if (std::string wrong = match.play(journal.rows()[row]); !wrong.empty()) {
      throw base::DataError{file.string(), static_cast<int>(row) + 1, "orders", std::move(wrong)};
    }
  }
  match.journal_ = std::move(journal);
  return match;
}

std::string BattleMatch::play(const std::string& row) {
  if (row == kUndoRow || row == kRedoRow) {
    const bool back = row == kUndoRow;
    if ((back ? undo_depth() : redo_depth()) == 0) {
      return back ? "there is nothing to take back" : "there is nothing to do again";
    }
    back ? undo() : redo();
    return {};
  }
  const auto action = ironclad::read_order(*setting_, asked(), row);
  if (!action) {
    return action.error();
  }
  const auto done = act(*action);
  return done ? std::string{} : sentence(done.error());
}

table::Judged<std::vector<ironclad::Event>> BattleMatch::act(const ironclad::Action& action) {
  if (auto judged = game_.judge(action); !judged) {
    return table::refused(judged.error());
  }
  const board::Side by = *asked();
  Done done;
  done.action = action;
  done.by = by;
  done.before = state();
  done.log_before = log_.size();
  write(ironclad::order_text(*setting_, action));
  auto events = game_.act(action);
  done.events = *events;
  done.stops_undo = std::ranges::any_of(done.events, stops_undo);
  done_.push_back(std::move(done));
  undone_.clear();
  tell(*events);
  return events;
}

std::uint32_t BattleMatch::undo_depth() const noexcept {
  std::uint32_t depth = 0;
  while (depth < length() && !done_[length() - 1 - depth].stops_undo) {
    ++depth;
  }
  return depth;
}

std::uint32_t BattleMatch::undo_depth_of(board::Side side) const noexcept {
  std::uint32_t depth = 0;
  const std::uint32_t most = undo_depth();
  while (depth < most && done_[length() - 1 - depth].by == side) {
    ++depth;
  }
  return depth;
}

void BattleMatch::undo() {
  write(std::string{kUndoRow});
  Done& last = done_.back();
  game_ = ironclad::Game{setting_, std::move(last.before)};
  log_.resize(last.log_before);
  undone_.push_back(std::move(last.action));
  done_.pop_back();
}

void BattleMatch::redo() {
  write(std::string{kRedoRow});
  std::vector<ironclad::Action> further = std::move(undone_);
  const ironclad::Action next = std::move(further.back());
  further.pop_back();
  auto journal = std::exchange(journal_, std::nullopt);  // the row stands there already
  (void)act(next);
  journal_ = std::move(journal);
  undone_ = std::move(further);
}

const ironclad::State& BattleMatch::state_after(std::uint32_t actions) const {
  return actions == length() ? state() : done_.at(actions).before;
}

std::string BattleMatch::sentence(const table::Refusal& refusal) const {
  return game::sentence(*words_, refusal, [this](table::ShipId ship) { return name_of(ship); });
}

void BattleMatch::tell(const std::vector<ironclad::Event>& events) {
  const ironclad::State& now = state();
  std::int16_t turn = log_.empty() ? now.turn : log_.back().turn;
  ironclad::Step step = log_.empty() ? ironclad::Step::Embarking : log_.back().step;
  for (const ironclad::Event& event : events) {
    BattleLine line;
    std::string text;
    if (const auto* const began = std::get_if<ironclad::StepBegan>(&event)) {
      turn = began->turn;
      step = began->step;
      line.kind = BattleLine::Kind::Step;
    } else if (const auto* const rolled = std::get_if<ironclad::Rolled>(&event)) {
      line.kind = BattleLine::Kind::Roll;
      line.rule = rolled->why;
      line.ship = rolled->fort   ? setting_->name_of(*rolled->fort)
                  : rolled->ship ? std::optional{*rolled->ship}
                                 : std::nullopt;
      line.by = rolled->by;
      line.sides = rolled->sides;
      line.face = rolled->face;
    } else if (const auto* const told = std::get_if<table::Told>(&event)) {
      line.kind = BattleLine::Kind::Told;
      line.rule = told->rule;
      line.ship = told->ship;
      text = game::sentence(*words_, *told, [this](table::ShipId ship) { return name_of(ship); });
    } else {
      continue;
    }
    const auto* const rolled = std::get_if<ironclad::Rolled>(&event);
    for (const board::Side reader : board::kSides) {
      if (rolled == nullptr || !is_secret(*rolled) || rolled->by == reader) {
        line.text.at(static_cast<std::size_t>(reader)) = text;
      }
    }
    line.turn = turn;
    line.step = step;
    line.action = length();
    log_.push_back(std::move(line));
  }
}

void BattleMatch::write(const std::string& row) {
  if (journal_) {
    journal_->append(row);
  }
}

void BattleMatch::save_as(const std::filesystem::path& file, const std::string& date) {
  BattleJournal journal = BattleJournal::create(file, begin_, date);
  for (const Done& done : done_) {
    journal.append(ironclad::order_text(*setting_, done.action));
  }
  journal_ = std::move(journal);
  undone_.clear();
}

}  // namespace core::game
