#include "core/coastal/harbour.h"

#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/table/sight.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Judged;
using table::refusal;
using table::refused;
using table::told;

}  // namespace

std::optional<std::uint8_t> pier_at(const Setting& setting, const State& state, ShipId id) {
  const auto hull = table::outline(setting.ship(id).hull, state.ship(id).pose);
  for (std::size_t i = 0; i < setting.battle.areas.size(); ++i) {
    const table::BattleArea& area = setting.battle.areas[i];
    if (area.kind == table::GroundKind::Pier && table::touching(hull, area.polygon)) {
      return static_cast<std::uint8_t>(i);
    }
  }
  return std::nullopt;
}

Judged<> judge_docking(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  const Ship& ship = state.ship(id);
  const auto no = [&](std::string_view key) { return refused(refusal("RC-165"_rule, key).of(id)); };
  if (plot.deck == Deck::Undock) {
    return ship.docked ? Judged<>{} : no("not-docked");
  }
  if (ship.docked) {
    return no("docked-already");
  }
  if (!pier_at(setting, state, id)) {
    return no("no-pier");
  }
  return ship.speed == Inches{} && plot.speed == Inches{}
             ? Judged<>{}
             : refused(refusal("RC-165"_rule, "docks-at-rest").of(id).inches({}, ship.speed));
}

Judged<> judge_balloon(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  const Ship& ship = state.ship(id);
  const auto no = [&](std::string_view key) { return refused(refusal("RC-175"_rule, key).of(id)); };
  if (!setting.placed(id).balloon) {
    return no("no-balloon");
  }
  if (plot.deck == Deck::LowerBalloon) {
    return ship.balloon != 0 ? Judged<>{} : no("balloon-is-down");
  }
  if (ship.balloon != 0) {
    return no("balloon-is-up");
  }
  return plot.speed <= kBalloonSpeed && -plot.speed <= kBalloonSpeed
             ? Judged<>{}
             : refused(refusal("RC-175"_rule, "too-fast-for-balloon")
                           .of(id)
                           .inches(kBalloonSpeed, plot.speed));
}

void work_in_harbour(Record& record, ShipId id, Deck deck) {
  if (deck == Deck::Dock) {
    const auto pier = pier_at(record.setting(), record.state(), id);
    record.change(id, [&](Ship& ship) { ship.docked = pier; });
    record.tell(told("RC-165"_rule, "docks").of(id));
  } else if (deck == Deck::Undock) {
    record.change(id, [](Ship& ship) {
      ship.docked.reset();
      ship.busy = true;
    });
    record.tell(told("RC-165"_rule, "undocks").of(id));
  } else if (deck == Deck::RaiseBalloon) {
    record.change(id, [&](Ship& ship) { ship.balloon = record.state().move; });
    record.tell(told("RC-175"_rule, "balloon-goes-up").of(id));
  } else if (deck == Deck::LowerBalloon) {
    record.change(id, [](Ship& ship) { ship.balloon = 0; });
    record.tell(told("RC-175"_rule, "balloon-comes-down").of(id));
  }
}

bool balloon_sees(const Setting& setting, const State& state, ShipId viewer, ShipId seen) {
  const Ship& ship = state.ship(viewer);
  if (ship.balloon == 0 || state.move <= ship.balloon || !in_action(ship)) {
    return false;
  }
  const auto from = measuring_point(setting, state, viewer);
  const auto to = measuring_point(setting, state, seen);
  const auto far = state.fog ? state.fog : setting.battle.visibility;
  return table::visible(from, to, far) && std::ranges::none_of(state.smoke, [&](const Smoke& each) {
           return table::line_touches(table::smoke(each.middle, Inches::ratio(each.halves, 2)),
                                      from, to);
         });
}

bool goes_over_chain(Record& record, ShipId id, std::uint8_t area) {
  constexpr int kCrosses = 5;
  const Inches least = Inches::of(4);
  if (!record.setting().ship(id).dives || record.ship(id).speed < least) {
    record.tell(told("RC-205"_rule, "stopped-by-chain").of(id));
    return false;
  }
  const int die = record.d6("RC-205"_rule, record.ship(id).side, id);
  const bool over = die >= kCrosses;
  record.tell(
      told("RC-205"_rule, over ? "goes-over-chain" : "fails-at-chain").of(id).with_figures({die}));
  if (over) {
    record.change(id, [&](Ship& ship) { ship.crossing = area; });
  }
  return over;
}

void clear_chain(Record& record, ShipId id) {
  const auto area = record.ship(id).crossing;
  if (!area) {
    return;
  }
  const auto hull = table::outline(record.setting().ship(id).hull, record.ship(id).pose);
  if (!table::touching(hull, record.setting().battle.areas.at(*area).polygon)) {
    record.change(id, [](Ship& ship) { ship.crossing.reset(); });
  }
}

}  // namespace core::coastal
