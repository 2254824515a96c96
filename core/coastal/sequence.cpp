#include "core/coastal/sequence.h"

#include "core/coastal/boarding.h"
#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/coastal/fire_ships.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/harbour.h"
#include "core/coastal/landing.h"
#include "core/coastal/morale.h"
#include "core/coastal/objectives.h"
#include "core/coastal/people.h"
#include "core/coastal/ramming.h"
#include "core/coastal/sailing.h"
#include "core/coastal/victory.h"
#include "core/coastal/view.h"
#include "core/table/masked.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::told;

constexpr int kSight = 50;

bool waits_in(Phase phase) noexcept {
  return phase == Phase::Orders || phase == Phase::Shooting || phase == Phase::Boarding ||
         phase == Phase::Cards;
}

/// [RC-225] In the early morning.
void roll_for_fog(Record& record) {
  constexpr int kFog = 3;
  if (!record.setting().early_morning || record.d6("RC-225"_rule, Side::Union) < kFog) {
    return;
  }
  const int first = record.d6("RC-225"_rule, Side::Union);
  const int far = first + record.d6("RC-225"_rule, Side::Union);
  record.apply(FogChanged{Inches::of(far)});
  record.tell(told("RC-225"_rule, "fog").over(Inches::of(far)));
}

/// [RC-223] Once, at the start.
void roll_for_wind(Record& record) {
  constexpr int kWindFrom = 3;
  static constexpr std::array<Wind, 6> kWinds{Wind::North, Wind::North, Wind::East,
                                              Wind::West,  Wind::South, Wind::South};
  if (record.d6("RC-223"_rule, Side::Union) < kWindFrom) {
    record.apply(WindSet{Wind::None});
    record.tell(told("RC-223"_rule, "no-wind"));
    return;
  }
  const int die = record.d6("RC-223"_rule, Side::Union);
  record.apply(WindSet{kWinds.at(static_cast<std::size_t>(die - 1))});
}

/// [RC-225] It lifts by a quarter each move.
void lift_fog(Record& record) {
  if (!record.state().fog) {
    return;
  }
  constexpr int kFive = 5;
  constexpr int kFour = 4;
  const Inches far = *record.state().fog * kFive / kFour;
  record.apply(FogChanged{far < Inches::of(kSight) ? std::optional{far} : std::nullopt});
  record.tell(told("RC-225"_rule, "fog").over(std::min(far, Inches::of(kSight))));
}

/// Sharpshooters ashore, where the battle has them.
void suffer_from_rifles(Record& record) {
  const Setting& setting = record.setting();
  for (const auto& pits : table::rules_of<table::RiflePits>(setting.battle)) {
    const auto& bank = setting.battle.areas.at(pits.area).polygon;
    for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
      const ShipId id{static_cast<std::uint8_t>(i)};
      const bool near =
          in_action(record.ship(id)) && record.ship(id).side == pits.against &&
          table::within_of(bank, measuring_point(setting, record.state(), id), pits.within);
      if (near && record.d6("RC-501"_rule, board::enemy_of(pits.against), id) >= pits.face) {
        lose_crew(record, id, pits.crew, "RC-501"_rule);
      }
    }
  }
}

/// Phase 6.
void keep_up(Record& record) {
  drift_and_swing(record);
  spread_fire(record);
  suffer_from_rifles(record);
  count_locks(record);
  lift_fog(record);
  thin_smoke(record);
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (in_action(record.ship(id))) {
      fight_fires(record, id);
    }
    if (in_action(record.ship(id))) {
      work_on_repairs(record, id);
      end_shifts(record, id);
    }
    leave_flagship(record, id);
    clear_chain(record, id);
    record.change(id, [](Ship& ship) {
      ship.kindled.clear();
      ship.busy = false;
      ship.rammed = false;
      ship.came_off = false;
      ship.tested.clear();
    });
    if (record.state().plots[i]) {
      record.apply(Plotted{id, std::nullopt});
    }
  }
}

bool has_anything(const Setting& setting, const State& state, Side side) {
  return can_fight(setting, state, side);
}

/// [RC-006] The umpire says when the stream changes.
void tell_current(Record& record) {
  for (const auto& set : table::rules_of<table::CurrentChanges>(record.setting().battle)) {
    if (set.from_turn == record.state().move) {
      constexpr int kDegree = table::Heading::kDegree;
      record.tell(told("RC-006"_rule, "current-changes")
                      .with_figures({set.knots, set.towards.thousandths() / kDegree}));
    }
  }
}

/// [RC-501] The battle says when a ship has steam.
void raise_steam(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (record.ship(id).steam || !in_action(record.ship(id))) {
      continue;
    }
    const auto d6 = [&] { return record.d6("RC-501"_rule, record.ship(id).side, id); };
    if (table::raises_steam(record.setting().placed(id), record.state().move, d6)) {
      record.change(id, [](Ship& ship) { ship.steam = true; });
      record.tell(told("RC-501"_rule, "has-steam").of(id));
    }
  }
}

/// [RR-147] Forts that lay hidden fire alone before the others.
void open_fire(Record& record) {
  // [RR-146] [RR-376]
  const std::vector<FortId> forts = table::open_hidden_forts(
      record, [](const Ship& ship) { return in_action(ship); },
      [&](ShipId id, const table::ShipTest& test) {
        return holds(record.setting(), record.state(), id, test);
      });
  if (forts.empty()) {
    return;
  }
  record.apply(FortsOpen{forts});
  for (const Side side : board::kSides) {
    if (std::ranges::none_of(forts, [&](FortId id) { return record.fort(id).side == side; })) {
      record.apply(SideDone{side});
    }
  }
}

/// [RR-147] What they have fired alone is over, and counts as fired in the move before [RC-287].
/// Tells whether there was any.
bool end_opening(Record& record) {
  const std::vector<FortId> forts = record.state().opening;
  const std::int16_t move = record.state().move;
  for (const FortId id : forts) {
    record.change(id, [&](Fort& fort) {
      for (GunState& gun : fort.guns) {
        gun.fired_in = gun.fired_in == move ? static_cast<std::int16_t>(move - 1) : gun.fired_in;
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
    const auto gone = [&](FortId id) {
      return is_silent(record.setting(), record.state(), id) ||
             record.fort(id).side != battle.forts.at(id.value()).side;
    };
    if (table::is_cleared(record.state().cleared, rule.area) ||
        !std::ranges::all_of(rule.forts, gone)) {
      continue;
    }
    record.apply(AreaCleared{static_cast<std::uint8_t>(rule.area)});
    const bool mines = table::is_mined(battle.areas.at(rule.area).kind);
    record.tell(told(mines ? "RR-153"_rule : "RR-150"_rule, mines ? "mine-cut" : "barrier-opened")
                    .of(record.setting().name_of(rule.forts.back())));
  }
}

void begin_phase(Record& record, Phase phase) {
  const State& state = record.state();
  const auto move = static_cast<std::int16_t>(
      state.move + (phase == Phase::Orders && state.phase == Phase::Upkeep ? 1 : 0));
  record.apply(PhaseBegan{move, phase});
  switch (phase) {
    case Phase::Orders:
      tell_current(record);
      raise_steam(record);
      place_what_is_seen(record);
      look_out(record, Side::Union);
      look_out(record, Side::Confederate);
      break;
    case Phase::Movement:
      sail(record);
      place_what_is_seen(record);
      break;
    case Phase::Morale:
      test_morale(record);
      break;
    case Phase::Upkeep:
      keep_up(record);
      break;
    case Phase::Shooting:
      open_fire(record);
      break;
    case Phase::Boarding:
    case Phase::Cards:
      break;
  }
}

bool ends(Record& record) {
  note_achieved(record);
  const bool last = record.state().move >= record.setting().battle.turns;
  const auto result = result_of(record.setting(), record.state(), last);
  if (result) {
    record.apply(Ended{*result});
    record.tell(told("RC-123"_rule, !result->winner                  ? "battle-drawn"
                                    : *result->winner == Side::Union ? "union-wins"
                                                                     : "confederate-wins"));
  }
  return result.has_value();
}

/// The phase that follows when this one is over.
void next_phase(Record& record) {
  clear_away(record);
  switch (record.state().phase) {
    case Phase::Cards:
      begin_phase(record, Phase::Orders);
      return;
    case Phase::Orders:
      begin_phase(record, Phase::Movement);
      return;
    case Phase::Movement:
      begin_phase(record, Phase::Shooting);
      return;
    case Phase::Shooting:
      shoot(record);
      begin_phase(record, end_opening(record) ? Phase::Shooting : Phase::Boarding);
      return;
    case Phase::Boarding:
      fight_aboard(record);
      fight_ashore(record);
      begin_phase(record, Phase::Morale);
      return;
    case Phase::Morale:
      begin_phase(record, Phase::Upkeep);
      return;
    case Phase::Upkeep:
      if (!ends(record)) {
        begin_phase(record, Phase::Orders);
      }
      return;
  }
}

/// Whether a side has nothing to choose in this phase.
bool passes(const Setting& setting, const State& state, Side side) {
  if (state.phase == Phase::Boarding) {
    return boardings_of(setting, state, side).empty() && landings_of(setting, state, side).empty();
  }
  return state.phase != Phase::Cards && !has_anything(setting, state, side);
}

}  // namespace

std::optional<Side> asked(const State& state) noexcept {
  if (state.result || !waits_in(state.phase)) {
    return std::nullopt;
  }
  if (state.phase == Phase::Cards) {
    return cards_asked(state);
  }
  if (!state.done[0]) {
    return Side::Union;
  }
  return state.done[1] ? std::nullopt : std::optional{Side::Confederate};
}

void open(Record& record) {
  throw_for_people(record);
  roll_for_fog(record);
  roll_for_wind(record);
  deal_cards(record);
  begin_phase(record, plays_for_cards(record.setting()) ? Phase::Cards : Phase::Orders);
  go_on(record);
}

void go_on(Record& record) {
  while (!record.state().result) {
    if (const auto side = asked(record.state())) {
      if (!passes(record.setting(), record.state(), *side)) {
        return;
      }
      record.apply(SideDone{*side});
    } else {
      next_phase(record);
    }
  }
}

}  // namespace core::coastal
