#include "core/field/setting.h"

#include "core/base/data_error.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

[[noreturn]] void unplayable(const Battle& battle, const std::string& what, std::string reason) {
  throw base::DataError{battle.id.str(), 0, what, std::move(reason)};
}

Boxed boxed(const table::Polygon& polygon) { return {polygon, table::box_of(polygon)}; }

void add(Unit& unit, FigureKind kind, int count, std::int8_t gun = kNoPlace) {
  for (int i = 0; i < count; ++i) {
    Figure figure;
    figure.kind = kind;
    figure.gun = gun;
    unit.figures.push_back(figure);
  }
}

/// [FB-020] [FB-022] [FB-027] Officers first, the colonel before the others; gunners by gun.
void muster_figures(Unit& unit) {
  const Muster& muster = unit.muster;
  if (muster.officers > 0) {
    add(unit, FigureKind::Colonel, 1);
    add(unit, FigureKind::Officer, muster.officers - 1);
  }
  switch (muster.type) {
    case TroopType::Infantry:
    case TroopType::Cavalry:
      add(unit, FigureKind::Man, muster.men);
      return;
    case TroopType::Battery: {
      const auto guns = static_cast<int>(muster.guns.size());
      for (int i = 0; i < guns; ++i) {
        unit.guns.push_back({muster.guns[static_cast<std::size_t>(i)], 0, false, {}, 0, {}});
        add(unit, FigureKind::Gunner, muster.men / guns + (i < muster.men % guns ? 1 : 0),
            static_cast<std::int8_t>(i));
      }
      return;
    }
    case TroopType::Wagons:
    case TroopType::Boat:
      add(unit, FigureKind::Driver, muster.men);
      return;
  }
}

/// What keeps a unit from standing where it does; empty when nothing does.
std::string trouble_of(const Setting& setting, const State& state, const Unit& unit,
                       const std::vector<std::pair<std::string, std::vector<Body>>>& others) {
  const Battle& battle = setting.battle;
  const auto bodies = bodies_of(setting.charts, unit);
  for (const Body& body : bodies) {
    for (const Point corner : body.corners) {
      if (corner.x < Inches{} || corner.y < Inches{} || corner.x > battle.width ||
          corner.y > battle.depth) {
        return "it reaches off the table [FB-490]";
      }
    }
    const GoingThere there = bars_at(setting, state, unit, body.middle);
    if (there.barred) {
      return "it may not stand there [" + there.barred->text() + "]";
    }
    if (reaches_into_house(setting, state, body)) {
      return "it may not stand in the wall of a house [FB-130]";
    }
    for (const auto& other : others) {
      if (std::ranges::any_of(other.second,
                              [&](const Body& theirs) { return overlap(body, theirs); })) {
        return "it stands in " + other.first + " [FB-052]";
      }
    }
  }
  return {};
}

/// Places round a unit's own, the nearest first: ahead, behind and aside.
std::vector<Point> places_round(const Unit& unit) {
  constexpr int kMostSteps = 24;
  constexpr int kWays = 8;
  const Inches step = Inches::ratio(1, 4);
  std::vector<Point> places{unit.pose.at};
  for (int i = 1; i <= kMostSteps; ++i) {
    for (int way = 0; way < kWays; ++way) {
      const std::int32_t turn = Heading::kCircle / kWays * way;
      places.push_back(table::along(unit.pose.at, unit.pose.heading.turned(turn), step * i));
    }
  }
  return places;
}

/// [FB-490] Everybody stands where he is listed, or as near to it as there is room, within 6".
void deploy(const Setting& setting, State& state) {
  std::vector<std::pair<std::string, std::vector<Body>>> placed;
  for (Unit& unit : state.units) {
    if (!unit.on_table()) {
      continue;
    }
    const Unit listed = unit;
    const std::string trouble = trouble_of(setting, state, unit, placed);
    bool stands = trouble.empty();
    for (const Point place : stands ? std::vector<Point>{} : places_round(listed)) {
      unit.pose.at = place;
      stand(setting.charts, unit);
      stands = trouble_of(setting, state, unit, placed).empty();
      if (stands) {
        break;
      }
    }
    if (!stands) {
      unplayable(setting.battle, unit.name.str(), "there is no room for it: " + trouble);
    }
    placed.emplace_back(unit.name.str(), bodies_of(setting.charts, unit));
  }
}

}  // namespace

Unit mustered(const Setting& setting, const BattleUnit& listed) {
  Unit unit;
  unit.name = listed.name;
  unit.side = listed.side;
  unit.brigade = listed.brigade;
  unit.muster = listed.muster;
  unit.where = listed.arrival ? Where::Waiting : Where::OnTable;
  unit.pose = listed.pose;
  unit.dismounted = listed.dismounted;
  unit.strength = static_cast<std::int16_t>(listed.muster.men);
  unit.command = static_cast<std::uint8_t>(listed.muster.officers);
  unit.regiment = listed.regiment;
  unit.detachment = listed.detachment;
  unit.apart = listed.detachment;
  unit.order = listed.order;
  unit.asleep = listed.asleep;
  for (const BattleRule& rule : setting.battle.rules) {
    if (const auto* const unsupplied = std::get_if<Unsupplied>(&rule);
        unsupplied != nullptr && unsupplied->side == listed.side) {
      unit.first_volley = false;  // [FB-559]
    }
  }
  muster_figures(unit);
  tend_horses(unit);
  dress(setting.charts, unit, listed.formation, listed.ranks);
  return unit;
}

Setting make_setting(const Charts& charts, const Battle& battle,
                     const std::optional<Options>& options) {
  Setting setting;
  setting.charts = charts;
  setting.options = options.value_or(charts.options);
  setting.battle = battle;
  if (!options) {
    for (const table::OptionText& each : battle.options) {
      if (const std::string wrong =
              named(setting.options).set(setting.options, each.first, each.second);
          !wrong.empty()) {
        unplayable(battle, "option", wrong);
      }
    }
  }
  for (const GroundArea& area : battle.areas) {
    setting.areas.push_back(boxed(area.polygon));
  }
  for (const HouseSection& section : battle.sections) {
    setting.sections.push_back(boxed(section.polygon));
  }
  setting.cells = cells_of(setting);
  static_cast<void>(begin(setting, 0));  // there is room for everybody
  return setting;
}

State begin(const Setting& setting, std::uint64_t seed, std::vector<std::uint8_t> scripted) {
  State state;
  const Battle& battle = setting.battle;
  state.move = 1;
  state.sections.resize(battle.sections.size());
  state.stores.resize(battle.stores.size());
  for (const BattleUnit& each : battle.units) {
    Unit unit = mustered(setting, each);
    if (!each.garrisons.empty() && unit.on_table()) {
      garrison(setting, unit, each.garrisons);
    }
    state.units.push_back(std::move(unit));
  }
  for (const BattleGeneral& each : battle.generals) {
    General general;
    general.side = each.side;
    general.where = each.arrival ? Where::Waiting : Where::OnTable;
    general.at = each.at;
    state.generals.push_back(general);
  }
  for (std::size_t i = 0; i < state.sections.size(); ++i) {
    for (const Unit& unit : state.units) {
      if (std::ranges::any_of(unit.figures, [&](const Figure& figure) {
            return figure.section == static_cast<std::int8_t>(i);
          })) {
        state.sections[i].held_by = unit.side;
      }
    }
  }
  deploy(setting, state);
  state.dice = base::Dice{seed, std::move(scripted)};
  return state;
}

}  // namespace core::field
