#include "core/coastal/hazards.h"

#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/coastal/movement.h"
#include "core/table/entry.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Course;
using table::GroundKind;
using table::told;

/// [RC-361]
void test_mines(Record& record, ShipId id, const Tested& water) {
  const table::Battle& battle = record.setting().battle;
  if (water.number &&
      table::is_spared(battle, record.state().cleared, *water.number, record.ship(id).side)) {
    return;
  }
  const Side layer = board::enemy_of(record.ship(id).side);
  const int die = record.d6("RC-361"_rule, layer, id);
  const auto& revealed = record.state().revealed;
  if (water.number && std::ranges::find(revealed, *water.number) == revealed.end()) {
    record.apply(AreaRevealed{*water.number});
  }
  if (water.number && table::has_one_mine(battle, *water.number)) {
    record.apply(AreaCleared{*water.number});
    record.tell(told("RR-153"_rule, "only-mine").of(id));
  }
  if (!water.real) {
    record.tell(told("RC-361"_rule, "dummy-mines").of(id).with_figures({die}));
    return;
  }
  const TorpedoLine& line = record.setting().charts.mine.on(die);
  const bool dud = line.kind == TorpedoLine::Kind::Dud;
  record.tell(
      told("RC-361"_rule, dud ? "mines-passed" : "mine-strikes").of(id).with_figures({die}));
  if (line.kind == TorpedoLine::Kind::Sinks) {
    lose_ship(record, id, Fate::Sunk, "RC-361"_rule);
  } else if (!dud) {
    lose_points(record, id, line.points, "RC-361"_rule);
  }
}

/// [RC-T12] A tug, and on stakes any friend, who is alongside; with models the one whom the plot
/// names.
bool helps_off(const Setting& setting, const State& state, ShipId id, ShipId other,
               const Grounding& kind) {
  const Ship& friendly = state.ship(other);
  if (other == id || !in_action(friendly) || friendly.side != state.ship(id).side ||
      friendly.ground != Ground::None || !has_power(setting, state, other) ||
      (kind.tug_only && !setting.ship(other).tug)) {
    return false;
  }
  if (!setting.battle.by_models) {
    return alongside(setting, state, id, other);
  }
  const auto& plot = state.plots.at(id.value());
  return plot && plot->tug == other && !setting.begun_before.tugs_idle;
}

}  // namespace

void stick(Record& record, ShipId id, Ground ground) {
  record.change(id, [&](Ship& ship) {
    ship.ground = ground;
    ship.tries = 0;
    ship.speed = {};
  });
  add_cause(record, id, Cause::Aground);
}

Tests tests_for(const Setting& setting, const State& state, ShipId id) {
  Tests tests;
  const auto& areas = setting.battle.areas;
  const int draft = draft_now(setting, state, id);
  for (std::size_t i = 0; i < areas.size(); ++i) {
    const auto number = static_cast<std::uint8_t>(i);
    const auto& done = state.ship(id).tested;
    if (std::ranges::find(done, number) != done.end() || table::is_cleared(state.cleared, i)) {
      continue;
    }
    const auto add = [&](bool mines, Ground ground, Inches margin) {
      tests.zones.push_back({areas[i].polygon, margin});
      tests.waters.push_back({number, mines, areas[i].kind == GroundKind::RealMines, ground});
    };
    switch (areas[i].kind) {
      case GroundKind::Land:
        add(false, Ground::Shoal, Inches::of(1));  // within an inch of the shore
        break;
      case GroundKind::Shoal:
        if (draft > areas[i].feet.value_or(table::Feet{}).tenths()) {
          add(false, Ground::Shoal, {});
        }
        break;
      case GroundKind::RealMines:
      case GroundKind::DummyMines:
        add(true, Ground::None, {});
        break;
      case GroundKind::Stakes:  // [RC-203] no obstacle: who does not stick goes on
        add(false, Ground::Stakes, {});
        break;
      case GroundKind::Water:  // [RC-094] too shallow for it: as a bar
        if (areas[i].feet && draft > areas[i].feet->tenths()) {
          add(false, Ground::Shoal, {});
        }
        break;
      case GroundKind::Obstruction:
      case GroundKind::Chain:
      case GroundKind::Pier:
        break;
    }
  }
  return tests;
}

int dice_for(const Record& record, ShipId id, const Course& course, const table::Zone& zone,
             Course::Step from, Course::Step to) {
  if (!record.setting().options.per_inch_grounding) {
    return 1;
  }
  const Inches inside =
      table::length_inside(record.setting().ship(id).hull, course, zone, from, to);
  return static_cast<int>((inside.ticks() + Inches::kTicks - 1) / Inches::kTicks);
}

bool goes_on(Record& record, ShipId id, const Tested& water, int dice) {
  const bool per_inch = record.setting().options.per_inch_grounding;
  if (water.number && (!per_inch || water.mines)) {
    record.change(id, [&](Ship& ship) { ship.tested.push_back(*water.number); });
  }
  if (water.mines) {
    test_mines(record, id, water);
    return record.ship(id).fate == Fate::Afloat;
  }
  for (int i = 0; i < dice; ++i) {
    const int die = record.d6("RC-201"_rule, record.ship(id).side, id);
    const bool stuck = sticks(record.setting(), record.state(), id, water.ground, die);
    record.tell(
        told("RC-201"_rule, stuck ? "sticks-fast" : "scrapes-by").of(id).with_figures({die}));
    if (stuck) {
      stick(record, id, water.ground);
      return false;
    }
  }
  return true;
}

void try_to_get_off(Record& record, ShipId id) {
  const auto& plot = record.state().plots.at(id.value());
  const Ground ground = record.ship(id).ground;
  const bool can = ground == Ground::Shoal || ground == Ground::Stakes || ground == Ground::Wreck;
  if (!can || !plot || plot->speed >= Inches{}) {
    return;
  }
  const GettingOff how = getting_off(record.setting(), record.state(), id);
  if (record.ship(id).tries >= how.tries) {
    record.tell(told("RC-202"_rule, "stuck-for-good").of(id));
    return;
  }
  const int die = record.d6("RC-202"_rule, record.ship(id).side, id);
  const bool off = how.die->on(die);
  record.change(id, [&](Ship& ship) {
    ++ship.tries;
    if (off) {
      ship.ground = Ground::None;
      ship.came_off = true;
      // What it comes off does not hold it in this move.
      for (std::size_t i = 0; i < record.setting().battle.areas.size(); ++i) {
        ship.tested.push_back(static_cast<std::uint8_t>(i));
      }
    }
  });
  record.tell(told("RC-202"_rule, off ? "floats" : "stays-aground").of(id).with_figures({die}));
}

table::Judged<> judge(const Setting& setting, const State& state, const TellWater& choice) {
  const auto no = [&](base::RuleId why, std::string_view key) {
    return table::refused(table::refusal(why, key).of(choice.ship));
  };
  if (!setting.battle.by_models) {
    return no("RC-161"_rule, "program-measures");
  }
  if (choice.ship.value() >= state.ships.size()) {
    return table::refused(table::refusal("RC-043"_rule, "no-such-ship"));
  }
  if (state.phase != Phase::Shooting || !state.laid[0].empty() || !state.laid[1].empty()) {
    return no("RC-141"_rule, "not-in-this-step");
  }
  if (state.ship(choice.ship).fate != Fate::Afloat) {
    return no("RC-330"_rule, "ship-gone");
  }
  if (choice.is_mined()) {
    return {};
  }
  if (state.ship(choice.ship).ground != Ground::None) {
    return no("RC-202"_rule, "ship-is-aground");
  }
  const int draft = draft_now(setting, state, choice.ship);
  const int one_foot = table::Feet::of(1).tenths();
  return choice.water != table::ToldWater::Shoal || draft > choice.feet * one_foot
             ? table::Judged<>{}
             : table::refused(table::refusal("RC-201"_rule, "deep-enough")
                                  .of(choice.ship)
                                  .figures(draft, choice.feet));
}

void enter_told(Record& record, const TellWater& choice) {
  const bool stakes = choice.water == table::ToldWater::Stakes;
  (void)goes_on(record, choice.ship,
                {{},
                 choice.is_mined(),
                 choice.water == table::ToldWater::RealMines,
                 stakes ? Ground::Stakes : Ground::Shoal},
                1);
}

bool sticks(const Setting& setting, const State& state, ShipId id, Ground ground, int die) {
  constexpr int kDeep = 50;  // [RC-T12] over 5 feet
  const Grounding& kind = ground == Ground::Stakes ? setting.charts.stakes : setting.charts.shoal;
  return draft_now(setting, state, id) > kDeep ? kind.stuck_deep.on(die) : kind.stuck_light.on(die);
}

GettingOff getting_off(const Setting& setting, const State& state, ShipId id) {
  static const table::D6Table<bool> kOffWreck{{false, false, false, false, false, true}};
  constexpr int kWreckTries = 2;  // [RC-206]
  const Ship& ship = state.ship(id);
  if (ship.ground == Ground::Wreck) {
    return {&kOffWreck, kWreckTries};
  }
  const Grounding& kind =
      ship.ground == Ground::Stakes ? setting.charts.stakes : setting.charts.shoal;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (helps_off(setting, state, id, ShipId{static_cast<std::uint8_t>(i)}, kind)) {
      return {&kind.off_helped, kind.tries_helped};
    }
  }
  return {&kind.off_alone, kind.tries_alone};
}

}  // namespace core::coastal
