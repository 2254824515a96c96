#include "core/report/figures.h"

#include "core/combat/battle.h"
#include "core/combat/result.h"
#include "core/game/shown_score.h"
#include "core/game/view.h"
#include "core/report/standing_figures.h"
#include "core/state/record.h"
#include "core/words/piece_words.h"
#include "core/words/readers.h"
#include "core/words/wording.h"

#include <algorithm>
#include <utility>

namespace core::report {
namespace {

using board::Side;
using rulebook::RollId;
using state::Event;
using state::GameState;

constexpr std::size_t at_side_of(Side side) { return static_cast<std::size_t>(side); }

/// Cycles between two maps of a campaign: about a quarter of a year.
constexpr int kCyclesBetweenMaps = 3;

/// [0.5] Whether a reader may know what the faces of a roll come to. Of the Enemy's rolls only
/// those whose odds are told to both; of the own ones those that no strength of the Enemy decides.
bool may_weigh(Reader reader, RollId id, Side by) {
  if (!reader || id == RollId::Battle || id == RollId::Naval) {
    return true;
  }
  return by == *reader && id != RollId::Transit && id != RollId::Bombard && id != RollId::Siege &&
         id != RollId::Kentucky;
}

/// The event says what came of a roll.
bool tells_outcome(const state::Told& told) {
  constexpr std::array<std::string_view, 16> kOutcomes{
      "battle-result",          "battle-result-retreat",
      "naval-driven-off",       "naval-eliminated",
      "transit-fire",           "naval-eliminated-at-a-price",
      "bombardment-losses",     "siege-fire",
      "forced-march",           "force-consumes",
      "force-starves",          "table-victory",
      "table-nothing",          "corps-headquarters-come",
      "army-headquarters-come", "militia-goes-home"};
  return std::find(kOutcomes.begin(), kOutcomes.end(), std::string_view{told.key}) !=
         kOutcomes.end();
}

/// The piece whose strength an event changes, if it does.
std::optional<state::PieceId> piece_of(const Event& event) {
  if (const auto* moved = std::get_if<state::PieceMoved>(&event)) {
    return moved->piece;
  }
  if (const auto* created = std::get_if<state::PieceCreated>(&event)) {
    return created->piece.id;
  }
  if (const auto* left = std::get_if<state::PieceLeft>(&event)) {
    return left->piece;
  }
  const auto* changed = std::get_if<state::PieceChanged>(&event);
  return changed != nullptr ? std::optional{changed->piece} : std::nullopt;
}

int strength_of_piece(const GameState& state, state::PieceId id) {
  return id.value() < state.pieces.size() ? counted_strength(state.piece(id)) : 0;
}

std::optional<int> shown_chit(const state::Battle& battle, Side side) {
  const int chit{battle.chit[at_side_of(side)]};
  return chit >= 0 && game::are_chits_shown(battle) ? std::optional{chit} : std::nullopt;
}

}  // namespace

std::string_view name(BattleEnd end) noexcept {
  constexpr std::array<std::string_view, 7> kNames{"goes-on",   "not-fought",  "overrun",   "held",
                                                   "retreated", "surrendered", "eliminated"};
  return kNames.at(static_cast<std::size_t>(end));
}

bool hides_something(const rulebook::Setting& setting, const GameState& state) noexcept {
  return setting.switches.secrecy_in_force() != rulebook::Secrecy::Open &&
         state.turn.stage != state::Stage::Over;
}

Gatherer::Gatherer(rulebook::Setting setting, GameState begin, Reader reader)
    : setting_{setting}, standing_{std::move(setting), std::move(begin)} {
  figures_.reader = reader;
  figures_.campaign = setting_.is_campaign();
  take_curve();
  take_map();
}

When Gatherer::when() const { return {std::max(state().turn.game_turn, 1), state().cycle}; }

void Gatherer::take_curve() {
  CurvePoint point{when(), curve_of(setting_, state(), figures_.reader)};
  // The begin stays, also when the report ends in the same game-turn.
  if (figures_.curves.size() > 1 && figures_.curves.back().when == point.when) {
    figures_.curves.back() = point;
  } else {
    figures_.curves.push_back(point);
  }
}

void Gatherer::take_map() {
  figures_.maps.push_back(shot_of(setting_, state(), figures_.reader));
  figures_.maps.back().when = when();
}

void Gatherer::begin_turn() {
  const bool begins_cycle = rulebook::begins_cycle(state().turn.game_turn);
  if (state().turn.game_turn <= 1) {
    return;
  }
  if (begins_cycle || !figures_.campaign) {
    take_curve();
  }
  const int number = state().cycle.number;
  const bool begins_quarter = number % kCyclesBetweenMaps == 1 && number < rulebook::kCyclesOfYear;
  if (begins_cycle && (!figures_.campaign || begins_quarter)) {
    take_map();
  }
}

void Gatherer::weigh(const std::vector<Event>& events, std::size_t at) {
  const auto& roll = std::get<state::Rolled>(events[at]);
  if (second_die_ > 0) {
    --second_die_;
    return;
  }
  RollFigures figures{when(), roll.id, roll.by, roll.hex, {}, {}, {}};
  const state::Situation now = standing_.situation();
  figures.piece = words::piece_title(now, roll.piece, figures_.reader);
  if (!figures.hex && roll.piece && (!figures_.reader || roll.by == *figures_.reader)) {
    const board::HexId* const hex = now.piece(*roll.piece).hex();
    figures.hex = hex != nullptr ? std::optional{*hex} : std::nullopt;
  }
  Worth worth = worth_of(now, events, at);
  second_die_ = worth.rolls - 1;
  if (may_weigh(figures_.reader, roll.id, roll.by)) {
    if (roll.id == RollId::Capture || roll.id == RollId::Pick || roll.id == RollId::Kentucky) {
      // No line tells what came of it: the events after it do. Who was drawn has a name.
      figures.told = worth.drawn ? words::piece_title(now, worth.drawn, figures_.reader)
                                 : words::sentence(now, events[at], {}, figures_.reader);
    }
    figures.worth = std::move(worth);
    untold_ = figures_.rolls.size();
  }
  figures_.rolls.push_back(std::move(figures));
}

void Gatherer::end_battle() {
  const state::Situation now = standing_.situation();
  const auto& battle = std::get<state::Battle>(now.state.turn.pending.back());
  if (battle_->end == BattleEnd::GoesOn) {
    battle_->end = !battle_->face                               ? BattleEnd::NotFought
                   : combat::csp_of(now, battle.defenders) == 0 ? BattleEnd::Eliminated
                   : combat::have_defenders_gone(now, battle)   ? BattleEnd::Retreated
                                                                : BattleEnd::Held;
  }
  figures_.battles.push_back(*std::exchange(battle_, std::nullopt));
}

void Gatherer::hear(const state::Told& told) {
  if (untold_ && tells_outcome(told) &&
      (!figures_.reader || words::may_read(setting_, state(), *figures_.reader, told))) {
    figures_.rolls[*untold_].told =
        words::sentence(standing_.situation(), told, {}, figures_.reader);
    untold_.reset();
  }
  if (!battle_) {
    return;
  }
  const std::vector<int>& figure = told.figures;
  if (told.key == "battle-result" || told.key == "battle-result-retreat") {
    battle_->percent = {figure.at(1), figure.at(2)};
    battle_->face = figure.at(5);
    battle_->modifier = figure.at(6);
  } else if (told.key == "battle-chits") {
    battle_->table = figure.at(3);
  } else if (told.key == "overrun") {
    battle_->end = BattleEnd::Overrun;
  } else if (told.key == "garrison-surrenders") {
    battle_->end = BattleEnd::Surrendered;
  }
}

/// What the battle that goes on has come to, as far as it is shown.
void Gatherer::follow_battle(const Event& event) {
  if (const auto* lost = std::get_if<state::LossesCounted>(&event)) {
    if (battle_) {
      battle_->lost[at_side_of(lost->side)] += lost->points;
    }
    return;
  }
  const bool is_step = std::holds_alternative<state::DecisionBegan>(event) ||
                       std::holds_alternative<state::DecisionChanged>(event);
  const state::Battle* const battle = is_step ? state().turn.innermost<state::Battle>() : nullptr;
  if (battle == nullptr) {
    return;
  }
  if (!battle_) {
    battle_ = BattleFigures{};
    battle_->when = when();
    battle_->hex = battle->target;
    battle_->kind = battle->kind;
    battle_->attacker = battle->attacker;
  }
  for (const Side side : board::kSides) {
    battle_->chit[at_side_of(side)] = shown_chit(*battle, side);
  }
  const bool shown = !figures_.reader || game::are_chits_shown(*battle) ||
                     setting_.switches.secrecy_in_force() == rulebook::Secrecy::Limited;
  if (battle->percentage > 0 && shown) {
    battle_->percentage = battle->percentage;
    battle_->strength = {battle->strength[0], battle->strength[1]};
  }
}

/// What is gathered before and after an event, and the event itself.
void Gatherer::look_at(const std::vector<Event>& events, std::size_t at) {
  const Event& event = events[at];
  if (std::holds_alternative<state::Rolled>(event)) {
    weigh(events, at);
  }
  if (std::holds_alternative<state::DecisionEnded>(event) && battle_ &&
      std::holds_alternative<state::Battle>(state().turn.pending.back())) {
    end_battle();
  }
  const auto piece = piece_of(event);
  const int before = piece ? strength_of_piece(state(), *piece) : 0;
  const auto side_before = piece && piece->value() < state().pieces.size()
                               ? std::optional{state().piece(*piece).side}
                               : std::nullopt;
  state::Record{standing_}.apply(event);
  if (piece) {
    auto& line = figures_.ledger[words::case_of(event)];
    line[at_side_of(side_before.value_or(state().piece(*piece).side))] -= before;
    line[at_side_of(state().piece(*piece).side)] += strength_of_piece(state(), *piece);
  }
  follow_battle(event);
  if (const auto* told = std::get_if<state::Told>(&event)) {
    hear(*told);
  }
  if (std::holds_alternative<state::GameTurnBegan>(event)) {
    begin_turn();
  }
}

void Gatherer::add(const std::vector<Event>& events) {
  for (std::size_t at = 0; at < events.size(); ++at) {
    look_at(events, at);
  }
}

Figures Gatherer::finish() {
  figures_.over = state().turn.stage == state::Stage::Over;
  figures_.end = when();
  take_curve();
  take_map();
  if (battle_) {
    figures_.battles.push_back(*std::exchange(battle_, std::nullopt));
  }
  if (figures_.reader) {
    for (auto& [cited, line] : figures_.ledger) {
      line[at_side_of(board::enemy_of(*figures_.reader))] = 0;
    }
  }
  std::erase_if(figures_.ledger,
                [](const auto& line) { return line.second[0] == 0 && line.second[1] == 0; });
  if (setting_.scenario != nullptr) {
    figures_.score = figures_.reader ? game::shown_score(setting_, state(), *figures_.reader)
                                     : strategic::count_score(setting_, state());
  }
  return std::move(figures_);
}

Figures figures_of(const rulebook::Setting& setting, const save::Journal& journal, Reader reader) {
  Gatherer gatherer{setting, journal.state_at(save::kBegin), reader};
  for (const save::ActionId id : journal.path()) {
    gatherer.add(journal.read(id).events);
  }
  return gatherer.finish();
}

}  // namespace core::report
