#include "core/tabletop/battle_match.h"

#include "core/tabletop/objective_words.h"
#include "core/tabletop/table_words.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace core::tabletop {
namespace {

constexpr std::string_view kBoth = "both";
constexpr std::string_view kNobody = "nobody";

std::string computer_row(board::SideSet sides) {
  std::string_view who = kNobody;
  if (sides == board::SideSet::both()) {
    who = kBoth;
  } else {
    for (const board::Side side : board::kSides) {
      who = sides.has(side) ? board::name(side) : who;
    }
  }
  return std::string{kComputerRow} + ' ' + std::string{who};
}

/// Nothing for a row that tells of something else.
std::optional<board::SideSet> computer_of_row(std::string_view row) {
  for (std::uint8_t bits = 0; bits <= board::SideSet::both().bits(); ++bits) {
    board::SideSet sides;
    for (const board::Side side : board::kSides) {
      if ((bits & board::SideSet{side}.bits()) != 0) {
        sides.insert(side);
      }
    }
    if (row == computer_row(sides)) {
      return sides;
    }
  }
  return std::nullopt;
}

}  // namespace

template <class Rules>
BattleMatchOf<Rules>::BattleMatchOf(std::shared_ptr<const Setting> setting, BattleBegin begin,
                                    std::shared_ptr<const rulebook::Rulebook> words)
    : setting_{std::move(setting)},
      begin_{std::move(begin)},
      words_{std::move(words)},
      game_{setting_, begin_.seed, begin_.faces} {
  tell(game_.opening());
}

template <class Rules>
BattleMatchOf<Rules> BattleMatchOf<Rules>::open(const data::Catalogue& catalogue,
                                                std::shared_ptr<const rulebook::Rulebook> words,
                                                const std::filesystem::path& file) {
  BattleJournal journal = BattleJournal::open(file);
  if (journal.head().begin.rules != Rules::kSet) {
    throw base::DataError{file.string(), 1, "header",
                          "the battle is of the rule set '" +
                              std::string{word_of(journal.head().begin.rules)} + "', not '" +
                              std::string{word_of(Rules::kSet)} + "'"};
  }
  auto setting = battle_setting<Rules>(catalogue, journal.head().begin);
  return replay(std::move(setting), std::move(words), std::move(journal));
}

template <class Rules>
BattleMatchOf<Rules> BattleMatchOf<Rules>::open(std::shared_ptr<const Setting> setting,
                                                const BattleBegin& begin,
                                                std::shared_ptr<const rulebook::Rulebook> words,
                                                const std::filesystem::path& file) {
  BattleJournal journal = BattleJournal::open(file);
  BattleBegin same = begin;
  same.edition = journal.head().begin.edition;
  if (journal.head().begin != same) {
    throw base::DataError{file.string(), 1, "header",
                          "the save is of the battle '" + journal.head().begin.battle +
                              "', not of '" + begin.battle + "'"};
  }
  auto own = std::make_shared<Setting>(*setting);
  set_edition<Rules>(*own, same.edition);
  return replay(std::move(own), std::move(words), std::move(journal));
}

template <class Rules>
BattleMatchOf<Rules> BattleMatchOf<Rules>::replay(std::shared_ptr<const Setting> setting,
                                                  std::shared_ptr<const rulebook::Rulebook> words,
                                                  BattleJournal journal) {
  BattleMatchOf match{std::move(setting), journal.head().begin, std::move(words)};
  for (std::size_t row = 0; row < journal.rows().size(); ++row) {
    if (std::string wrong = match.play(journal.rows()[row]); !wrong.empty()) {
      journal.cut(row, wrong);
      break;
    }
  }
  match.journal_ = std::move(journal);
  return match;
}

template <class Rules>
std::string BattleMatchOf<Rules>::play(const std::string& row) {
  if (row == kUndoRow || row == kRedoRow) {
    const bool back = row == kUndoRow;
    if ((back ? undo_depth() : redo_depth()) == 0) {
      return back ? "there is nothing to take back" : "there is nothing to do again";
    }
    back ? undo() : redo();
    return {};
  }
  if (const auto computer = computer_of_row(row)) {
    computer_ = *computer;
    return {};
  }
  const auto action = read_order(*setting_, asked(), row);
  if (!action) {
    return action.error();
  }
  const auto done = act(*action);
  return done ? std::string{} : sentence(done.error());
}

template <class Rules>
table::Judged<> BattleMatchOf<Rules>::judge(const Action& action) const {
  if (auto judged = game_.judge(action); !judged) {
    return judged;
  }
  const base::Dice& dice = state().dice;
  const bool pending = dice.written().size() > dice.made();
  return pending && !table::begun_before(begin_.edition).faces_clipped ? judge_faces(action)
                                                                       : table::Judged<>{};
}

template <class Rules>
table::Judged<> BattleMatchOf<Rules>::judge_faces(const Action& action) const {
  Game trial = game_;
  std::uint32_t number = state().dice.made();
  const auto events = trial.act(action);
  for (const Event& event : *events) {
    const auto roll = Rules::roll(*setting_, event);
    const auto written = roll ? state().dice.written_for(++number) : std::nullopt;
    if (written && *written > int{roll->sides}) {
      return table::refused(table::wrong_die(Rules::kOwnDice, roll->sides, *written));
    }
  }
  return {};
}

template <class Rules>
auto BattleMatchOf<Rules>::act(const Action& action) -> table::Judged<std::vector<Event>> {
  if (auto judged = judge(action); !judged) {
    return table::refused(judged.error());
  }
  const board::Side by = *asked();
  Done done;
  done.action = action;
  done.by = by;
  done.before = state();
  done.log_before = log_.size();
  write(order_text(*setting_, action));
  auto events = game_.act(action);
  done.events = *events;
  // With models nothing is hidden, and a face that people have typed wrong may be taken back;
  // chance may not.
  std::uint32_t roll = done.before.dice.made();
  done.stops_undo = std::ranges::any_of(done.events, [&](const Event& event) {
    return !Rules::by_models(*setting_)                ? Rules::stops_undo(done.before, event)
           : Rules::roll(*setting_, event).has_value() ? !done.before.dice.written_for(++roll)
                                                       : false;
  });
  done_.push_back(std::move(done));
  undone_.clear();
  tell(*events);
  return events;
}

template <class Rules>
std::uint32_t BattleMatchOf<Rules>::undo_depth() const noexcept {
  std::uint32_t depth = 0;
  while (depth < length() && !done_[length() - 1 - depth].stops_undo) {
    ++depth;
  }
  return depth;
}

template <class Rules>
std::uint32_t BattleMatchOf<Rules>::undo_depth_of(board::Side side) const noexcept {
  std::uint32_t depth = 0;
  const std::uint32_t most = undo_depth();
  while (depth < most && done_[length() - 1 - depth].by == side) {
    ++depth;
  }
  return depth;
}

template <class Rules>
std::optional<board::Side> BattleMatchOf<Rules>::side_of_last(std::uint32_t after) const noexcept {
  return after < undo_depth() ? std::optional{done_[length() - 1 - after].by} : std::nullopt;
}

template <class Rules>
void BattleMatchOf<Rules>::undo() {
  write(std::string{kUndoRow});
  Done& last = done_.back();
  game_ = Game{setting_, std::move(last.before)};
  log_.resize(last.log_before);
  undone_.push_back(std::move(last.action));
  done_.pop_back();
}

template <class Rules>
void BattleMatchOf<Rules>::redo() {
  write(std::string{kRedoRow});
  std::vector<Action> further = std::move(undone_);
  const Action next = std::move(further.back());
  further.pop_back();
  auto journal = std::exchange(journal_, std::nullopt);  // the row stands there already
  (void)act(next);
  journal_ = std::move(journal);
  undone_ = std::move(further);
}

template <class Rules>
auto BattleMatchOf<Rules>::state_after(std::uint32_t actions) const -> const State& {
  return actions == length() ? state() : done_.at(actions).before;
}

template <class Rules>
std::string BattleMatchOf<Rules>::sentence(const table::Refusal& refusal) const {
  return tabletop::sentence(*words_, refusal,
                            [this](table::ModelId model) { return name_of(model); });
}

template <class Rules>
std::vector<std::string> BattleMatchOf<Rules>::objectives() const {
  return objective_words(*words_, setting_->battle);
}

template <class Rules>
void BattleMatchOf<Rules>::tell(const std::vector<Event>& events) {
  BattleMoment when = log_.empty() ? Rules::moment(state()) : log_.back().when;
  for (const Event& event : events) {
    BattleLine line;
    std::string text;
    if (const auto began = Rules::began(event)) {
      when = *began;
      line.kind = BattleLine::Kind::Step;
    } else if (const auto roll = Rules::roll(*setting_, event)) {
      line.kind = BattleLine::Kind::Roll;
      line.rule = roll->why;
      line.ship = roll->ship;
      line.by = roll->by;
      line.sides = roll->sides;
      line.face = roll->face;
    } else if (const auto* const told = std::get_if<table::Told>(&event)) {
      line.kind = BattleLine::Kind::Told;
      line.rule = told->rule;
      line.ship = told->ship;
      text = tabletop::sentence(
          *words_, *told, [this](table::ModelId model) { return name_of(model); },
          Rules::words_of(*setting_, *told));
    } else {
      continue;
    }
    const auto only = Rules::secret_of(state(), event);
    for (const board::Side reader : board::kSides) {
      if (!only || *only == reader) {
        line.text.at(static_cast<std::size_t>(reader)) = text;
      }
    }
    line.when = when;
    line.action = length();
    log_.push_back(std::move(line));
  }
}

template <class Rules>
void BattleMatchOf<Rules>::write(const std::string& row) {
  if (journal_) {
    journal_->append(row);
  }
}

template <class Rules>
void BattleMatchOf<Rules>::give_to_computer(board::SideSet sides) {
  if (sides != computer_) {
    write(computer_row(sides));
    computer_ = sides;
  }
}

template <class Rules>
void BattleMatchOf<Rules>::save_as(const std::filesystem::path& file, const std::string& date) {
  std::vector<std::string> rows;
  for (const Done& done : done_) {
    rows.push_back(order_text(*setting_, done.action));
  }
  if (!computer_.empty()) {
    rows.push_back(computer_row(computer_));
  }
  journal_ = BattleJournal::create(file, begin_, date, rows);
  undone_.clear();
}

template <class Rules>
std::vector<std::string> BattleMatchOf<Rules>::take_notices() {
  return journal_ ? journal_->take_notices() : std::vector<std::string>{};
}

template <class Rules>
void BattleMatchOf<Rules>::end() {
  if (journal_) {
    journal_->end();
  }
}

template class BattleMatchOf<IroncladRules>;
template class BattleMatchOf<CoastalRules>;
template class BattleMatchOf<FieldRules>;

}  // namespace core::tabletop
