#include "core/coastal/victory.h"

#include "core/coastal/condition.h"
#include "core/coastal/objectives.h"
#include "core/table/objective.h"
#include "core/table/tasks.h"

#include <algorithm>

namespace core::coastal {
namespace {

using table::Edge;
using table::FortFact;
using table::Mounting;
using table::ShipFact;

/// [RC-328] [RC-202] Stuck with no attempt left is for good, whoever helps.
bool is_stranded(const Setting& setting, const Ship& ship) {
  const int tries = ship.ground == Ground::Stakes ? setting.charts.stakes.tries_helped
                                                  : setting.charts.shoal.tries_helped;
  return ship.ground == Ground::ForGood || ship.ground == Ground::Bottom ||
         (ship.ground != Ground::None && ship.tries >= tries);
}

bool side_guns_gone(const Setting& setting, const State& state, ShipId id) {
  const auto gone = [&](Mounting side) {
    bool had = false;
    for (std::size_t gun = 0; gun < setting.ship(id).guns.size(); ++gun) {
      if (setting.ship(id).guns[gun].mounting != side) {
        continue;
      }
      had = true;
      if (!state.ship(id).guns[gun].destroyed) {
        return false;
      }
    }
    return had;
  };
  return gone(Mounting::PortSide) || gone(Mounting::StarboardSide);
}

/// Whether no gun is left, or none that has a round [RR-383].
bool guns_gone(const Setting& setting, const State& state, ShipId id) {
  const auto& guns = state.ship(id).guns;
  for (std::size_t gun = 0; gun < guns.size(); ++gun) {
    if (!guns[gun].destroyed && has_round(setting, state, id, static_cast<std::uint8_t>(gun))) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool left_by(const Setting& setting, const Ship& ship, std::optional<Edge> edge) {
  // A ship that has left lies where it went over the edge.
  return ship.fate == Fate::Left &&
         (!edge || table::is_nearest(setting.battle, *edge, ship.pose.at));
}

namespace {

struct Facts {
  const Setting& setting;
  const State& state;

  [[nodiscard]] bool is(ShipId ship, const table::ShipTest& test) const {
    return holds(setting, state, ship, test);
  }

  [[nodiscard]] bool is(FortId fort, const table::FortTest& test) const {
    return holds(setting, state, fort, test);
  }

  [[nodiscard]] int turn() const { return state.move; }
};

/// The same for a side that is left alone.
struct Hopes : Facts {
  Side side{};

  [[nodiscard]] bool may(ShipId id, const table::ShipTest& test) const {
    const Ship& ship = state.ship(id);
    if (ship.fate != Fate::Afloat) {
      return false;
    }
    if (ship.side != side) {
      return table::names_harm(test);
    }
    const bool steams = !setting.ship(id).towed_craft && !ship.boiler_destroyed;
    return in_action(ship) && steams && !is_stranded(setting, ship) && table::names_place(test);
  }
};

}  // namespace

bool holds(const Setting& setting, const State& state, ShipId id, const table::ShipTest& test) {
  const Ship& ship = state.ship(id);
  const bool on_table = ship.fate == Fate::Afloat;
  const bool captured = ship.side != setting.placed(id).side;
  const bool gone = ship.fate == Fate::Sunk || ship.fate == Fate::Exploded;
  const bool stranded = on_table && is_stranded(setting, ship);
  const bool afloat = on_table && !captured && !ship.abandoned && !stranded;
  switch (test.fact) {
    case ShipFact::Sunk:
      return gone || ship.abandoned;  // [RC-501] given up is as good as sunk
    case ShipFact::BlownUp:
      return ship.fate == Fate::Exploded;
    case ShipFact::Stranded:
      return stranded;
    case ShipFact::Aground:
      return on_table && ship.ground != Ground::None;
    case ShipFact::Captured:
      return captured;
    case ShipFact::Abandoned:
      return ship.abandoned;
    case ShipFact::Lost:
      return gone || captured || ship.abandoned || stranded;
    case ShipFact::Powerless:
      return on_table && most_speed(setting, state, id) == Inches{};
    case ShipFact::Rudderless:
      return on_table && steering_fault(ship).has_value();
    case ShipFact::Withdrawn:
      return left_by(setting, ship, test.edge);
    case ShipFact::Afloat:
      return afloat;
    case ShipFact::InAction:
      return afloat && most_speed(setting, state, id) > Inches{} &&
             any_gun_fires(setting, state, id);
    case ShipFact::GunsGone:
      // [RC-501] those of a ship that is given up as much as those of one that is sunk
      return gone || ship.abandoned || guns_gone(setting, state, id);
    case ShipFact::SideGunsGone:
      return side_guns_gone(setting, state, id);
    case ShipFact::XAbove:
      return on_table && ship.pose.at.x > test.limit;
    case ShipFact::XBelow:
      return on_table && ship.pose.at.x < test.limit;
    case ShipFact::YAbove:
      return on_table && ship.pose.at.y > test.limit;
    case ShipFact::YBelow:
      return on_table && ship.pose.at.y < test.limit;
  }
  return false;
}

bool holds(const Setting& setting, const State& state, FortId id, const table::FortTest& test) {
  const Fort& fort = state.fort(id);
  switch (test.fact) {
    case FortFact::Abandoned:
      return fort.abandoned;
    case FortFact::WhiteFlag:  // [RC-501] this set has none: who has ceased fire has given in
    case FortFact::Silenced:
      return is_silent(setting, state, id);
    case FortFact::GunsAtMost:
      return std::ranges::count(fort.guns, false, &GunState::destroyed) <= test.guns;
  }
  return false;
}

bool can_fight(const Setting& setting, const State& state, Side side) {
  const bool ships = std::ranges::any_of(
      state.ships, [&](const Ship& ship) { return ship.side == side && in_action(ship); });
  if (ships) {
    return true;
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    if (state.forts[i].side == side && !setting.forts[i].buildings &&
        !is_silent(setting, state, FortId{static_cast<std::uint8_t>(i)})) {
      return true;
    }
  }
  return false;
}

std::optional<Result> result_of(const Setting& setting, const State& state, bool last) {
  if (plays_for_cards(setting)) {
    return result_by_cards(setting, state, last);
  }
  const bool north_fights = can_fight(setting, state, Side::Union);
  const bool south_fights = can_fight(setting, state, Side::Confederate);
  const auto alone = [&](Side side) {  // [RC-124]
    return table::plays_on(setting.battle, side, Hopes{{setting, state}, side});
  };
  const bool over = last || (!north_fights && !south_fights) ||
                    (!south_fights && !alone(Side::Union)) ||
                    (!north_fights && !alone(Side::Confederate));
  const auto* const met = table::decided_by(setting.battle, Facts{setting, state}, over);
  if (met != nullptr) {
    return Result{met->winner, met->greater,
                  static_cast<std::uint8_t>(met - setting.battle.objectives.data() + 1)};
  }
  return over ? std::optional{Result{}} : std::nullopt;
}

}  // namespace core::coastal
