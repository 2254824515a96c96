#include "core/ironclad/sequence.h"

#include "core/ironclad/boarding.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/mortars.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/victory.h"
#include "core/table/masked.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::told;

constexpr std::size_t kUnion = 0;
constexpr std::size_t kConfederate = 1;

/// [IC-227] Ships with disabled engines roll at the start of every turn from the second after.
void roll_for_power(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = record.ship(id);
    if (ship.fate != Fate::Afloat || ship.engines_out == 0 ||
        record.state().turn <= ship.engines_out + 1) {
      continue;
    }
    const int die = record.d6("IC-227"_rule, ship.side, id);
    const int knots = record.setting().charts.disabled_knots.on(die);
    record.change(id, [&](Ship& log) { log.power_rolled = static_cast<std::int8_t>(knots); });
    record.tell(told("IC-227"_rule, "power-this-turn").of(id).with_figures({die, knots}));
  }
}

/// [RR-147] Forts that lay hidden fire alone before the others.
void open_fire(Record& record) {
  // [RR-146] [RR-376]
  const std::vector<FortId> forts = table::open_hidden_forts(
      record, [](const Ship& ship) { return ship.fate == Fate::Afloat; },
      [&](ShipId id, const table::ShipTest& test) {
        return holds(record.setting(), record.state(), id, test);
      });
  if (forts.empty()) {
    return;
  }
  record.apply(FortsOpen{forts});
  for (const Side side : board::kSides) {
    if (std::ranges::none_of(forts, [&](FortId id) { return record.fort(id).side == side; })) {
      record.apply(Laid{side, {}, true});
    }
  }
}

/// [RR-147] What they have fired alone is over, and does not count as the fire of this turn. Tells
/// whether there was any.
bool end_opening(Record& record) {
  const std::vector<FortId> forts = record.state().opening;
  const std::int16_t turn = record.state().turn;
  for (const FortId id : forts) {
    record.change(id, [&](Fort& fort) {
      for (FortGunState& gun : fort.guns) {
        gun.fired_in = gun.fired_in == turn ? static_cast<std::int16_t>(turn - 1) : gun.fired_in;
      }
    });
  }
  if (!forts.empty()) {
    record.apply(FortsOpen{});
  }
  return !forts.empty();
}

/// [RR-150] [RR-153] What forts kept is opened or cut when none of them fires any more.
void clear_away(Record& record) {
  const table::Battle& battle = record.setting().battle;
  for (const auto& rule : table::rules_of<table::KeptByForts>(battle)) {
    const auto silenced = [&](FortId id) { return is_silenced(record.fort(id)); };
    if (table::is_cleared(record.state().cleared, rule.area) ||
        !std::ranges::all_of(rule.forts, silenced)) {
      continue;
    }
    record.apply(AreaCleared{static_cast<std::uint8_t>(rule.area)});
    const bool mines = table::is_mined(battle.areas.at(rule.area).kind);
    record.tell(told(mines ? "RR-153"_rule : "RR-150"_rule, mines ? "mine-cut" : "barrier-opened")
                    .of(record.setting().name_of(rule.forts.back())));
  }
}

void begin_step(Record& record, Step step) {
  const State& state = record.state();
  const auto turn = static_cast<std::int16_t>(
      state.turn + (step == Step::UnionMoves && state.step == Step::Drifting));
  record.apply(StepBegan{turn, step});
  if (step == Step::UnionMoves) {
    roll_for_power(record);
  }
  if (is_movement(step)) {
    start_moves(record, mover_in(step));
  }
  if (is_fire(step)) {
    open_fire(record);
  }
  if (step == Step::Boarding) {
    board_all(record);
  }
  if (step == Step::Drifting) {
    drift_all(record);
    repair_all(record);
  }
}

/// Whether a fire step is over: all guns have fired.
bool all_fired(const State& state) noexcept {
  return state.mortars_done && state.laid[kUnion].empty() && state.laid[kConfederate].empty();
}

void fire(Record& record) {
  if (!record.state().mortars_done) {
    fire_mortars(record);
    record.apply(MortarsDone{});
    return;
  }
  fire_guns(record);
  for (const Side side : board::kSides) {
    record.apply(Laid{side, {}, true});
  }
}

/// [IC-362] Ends the battle, if it is over after this turn.
bool ends(Record& record) {
  const bool last = record.state().turn >= record.setting().battle.turns;
  const auto result = result_of(record.setting(), record.state(), last);
  if (result) {
    record.apply(Ended{*result});
    record.tell(told("IC-361"_rule, !result->winner                  ? "battle-drawn"
                                    : *result->winner == Side::Union ? "union-wins"
                                                                     : "confederate-wins"));
  }
  return result.has_value();
}

/// The step that follows, when nothing waits in this one. Tells whether there is one.
bool next_step(Record& record) {
  clear_away(record);
  if (end_opening(record)) {
    begin_step(record, record.state().step);
    return true;
  }
  switch (record.state().step) {
    case Step::Embarking:
      begin_step(record, Step::UnionMoves);
      return true;
    case Step::UnionMoves:
      run_down(record, Side::Union);
      begin_step(record, Step::FirstFire);
      return true;
    case Step::FirstFire:
      run_down_silence(record);
      begin_step(record, Step::ConfederateMoves);
      return true;
    case Step::ConfederateMoves:
      run_down(record, Side::Confederate);
      begin_step(record, Step::SecondFire);
      return true;
    case Step::SecondFire:
      run_down_silence(record);
      begin_step(record, Step::Boarding);
      return true;
    case Step::Boarding:
      begin_step(record, Step::Drifting);
      return true;
    case Step::Drifting:
      if (ends(record)) {
        return false;
      }
      begin_step(record, Step::UnionMoves);
      return true;
  }
  return false;
}

/// Whether the step waits for somebody's choice.
bool waits(const State& state) noexcept {
  return state.step == Step::Embarking || is_movement(state.step) ||
         (is_fire(state.step) && !(state.declared[kUnion] && state.declared[kConfederate]));
}

}  // namespace

std::optional<Side> laying_side(const State& state) noexcept {
  if (!is_fire(state.step)) {
    return std::nullopt;
  }
  if (!state.declared[kUnion]) {
    return Side::Union;
  }
  return state.declared[kConfederate] ? std::nullopt : std::optional{Side::Confederate};
}

std::optional<Side> asked(const State& state) noexcept {
  if (state.result) {
    return std::nullopt;
  }
  if (!state.hits.empty()) {
    return state.ship(state.hits.front().ship).side;
  }
  if (state.step == Step::Embarking) {
    return Side::Confederate;
  }
  return is_movement(state.step) ? mover_in(state.step) : laying_side(state);
}

void open(Record& record) {
  int parties = 0;
  bool fixed = false;
  for (const auto& rule : table::rules_of<table::BoardingParties>(record.setting().battle)) {
    if (rule.side == Side::Confederate) {
      parties = rule.count;
      fixed = true;
    }
  }
  const bool any_ship = std::ranges::any_of(
      record.state().ships, [](const Ship& ship) { return ship.side == Side::Confederate; });
  if (!fixed && any_ship) {
    parties = record.d6("IC-023"_rule, Side::Confederate);
  }
  record.apply(PartiesLeft{static_cast<std::int8_t>(parties)});
  if (parties == 0) {
    begin_step(record, Step::UnionMoves);
  }
  go_on(record);
}

/// [IC-021] A ship that its chain lets go nowhere loses its way.
void bring_up(Record& record, Side side) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = record.ship(id);
    if (ship.side == side && ship.fate == Fate::Afloat && !ship.moved &&
        is_brought_up(record.setting(), record.state(), id)) {
      record.change(id, [](Ship& held) { held.speed = 0; });
      record.tell(told("IC-021"_rule, "chain-holds").of(id));
    }
  }
}

void end_step(Record& record, Side side) {
  if (is_fire(record.state().step)) {
    record.apply(Laid{side, record.state().laid.at(static_cast<std::size_t>(side)), true});
  } else {
    bring_up(record, side);
    settle(record);
    (void)next_step(record);
  }
}

void go_on(Record& record) {
  while (!record.state().result) {
    settle(record);
    const State& state = record.state();
    if (!state.hits.empty() || waits(state)) {
      return;
    }
    if (is_fire(state.step) && !all_fired(state)) {
      fire(record);
      continue;
    }
    if (!next_step(record)) {
      return;
    }
  }
}

}  // namespace core::ironclad
