#include "core/ironclad/victory.h"

#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/speed.h"
#include "core/table/objective.h"
#include "core/table/tasks.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using table::Mounting;
using table::ShipFact;

bool gone_down(const Ship& ship) noexcept {
  return ship.fate == Fate::Sunk || ship.fate == Fate::Destroyed;
}

bool stranded(const Ship& ship) noexcept {
  return ship.aground == Aground::ForGood || ship.aground == Aground::Settled;
}

bool captured(const Setting& setting, const State& state, ShipId id) {
  return state.ship(id).fate == Fate::Prize || state.ship(id).side != setting.placed(id).side;
}

bool lost(const Setting& setting, const State& state, ShipId id) {
  return gone_down(state.ship(id)) || stranded(state.ship(id)) || captured(setting, state, id);
}

bool is_powerless(const Setting& setting, const State& state, ShipId id) {
  return state.ship(id).fate == Fate::Afloat && power_of(setting, state, id) == 0;
}

bool rudderless(const Ship& ship) noexcept {
  return ship.jam != Jam::None || ship.no_course_change.left > 0;
}

/// Whether all guns of one broadside are gone, having had some.
bool broadside_gone(const Setting& setting, const State& state, ShipId id) {
  const auto& guns = setting.ship(id).card.guns;
  const auto gone = [&](Mounting side) {
    bool had = false;
    for (std::size_t i = 0; i < guns.size(); ++i) {
      if (guns[i].mounting == side) {
        had = true;
        if (!state.ship(id).guns[i].lost) {
          return false;
        }
      }
    }
    return had;
  };
  return gone(Mounting::PortSide) || gone(Mounting::StarboardSide);
}

int value_of(const Setting& setting, ShipId id) { return setting.ship(id).card.battle_value(); }

/// What the objectives of a battle ask.
struct Standing {
  const Setting& setting;
  const State& state;

  [[nodiscard]] bool is(ShipId ship, const table::ShipTest& test) const {
    return holds(setting, state, ship, test);
  }

  [[nodiscard]] bool is(FortId id, const table::FortTest& test) const {
    const Fort& fort = state.fort(id);
    switch (test.fact) {
      case table::FortFact::WhiteFlag:
        return fort.white_flag;
      case table::FortFact::Silenced:
        return is_silenced(fort);
      case table::FortFact::Abandoned:
        return fort.abandoned;
      case table::FortFact::GunsAtMost:
        return guns_left(fort) <= test.guns;
    }
    return false;
  }

  [[nodiscard]] int turn() const { return state.turn; }
};

/// The same for a side that is left alone.
struct Hopes : Standing {
  Side side{};

  [[nodiscard]] bool may(ShipId id, const table::ShipTest& test) const {
    const Ship& ship = state.ship(id);
    const bool moves = !stranded(ship) && ship.knots + ship.half_knots > 0;
    return ship.fate == Fate::Afloat &&
           (ship.side == side ? moves && table::names_place(test) : table::names_harm(test));
  }
};

/// [IC-362] Whether a side that is left alone plays on.
bool plays_on(const Setting& setting, const State& state, Side side) {
  return can_fight(setting, state, side) &&
         table::plays_on(setting.battle, side, Hopes{{setting, state}, side});
}

}  // namespace

bool holds(const Setting& setting, const State& state, ShipId id, const table::ShipTest& test) {
  const Ship& ship = state.ship(id);
  const bool here = ship.fate == Fate::Afloat;
  switch (test.fact) {
    case ShipFact::Sunk:
      return gone_down(ship) || ship.aground == Aground::Settled;
    case ShipFact::BlownUp:
      return ship.fate == Fate::Destroyed;
    case ShipFact::Stranded:
      return here && stranded(ship);
    case ShipFact::Aground:
      return here && ship.aground != Aground::No;
    case ShipFact::Captured:
      return captured(setting, state, id);
    case ShipFact::Abandoned:
      return false;  // [IC-341] crews stay aboard in this set
    case ShipFact::Lost:
      return lost(setting, state, id);
    case ShipFact::Powerless:
      return is_powerless(setting, state, id);
    case ShipFact::Rudderless:
      return here && rudderless(ship);
    case ShipFact::Withdrawn:
      return ship.fate == Fate::Left &&
             (!test.edge || table::is_nearest(setting.battle, *test.edge, ship.pose.at));
    case ShipFact::Afloat:
      return here && !lost(setting, state, id);
    case ShipFact::InAction:
      return here && !lost(setting, state, id) && !is_powerless(setting, state, id) &&
             has_gun_to_fire(setting, state, id);
    case ShipFact::GunsGone:
      return !has_gun_to_fire(setting, state, id);
    case ShipFact::SideGunsGone:
      return broadside_gone(setting, state, id);
    case ShipFact::XAbove:
      return here && ship.pose.at.x > test.limit;
    case ShipFact::XBelow:
      return here && ship.pose.at.x < test.limit;
    case ShipFact::YAbove:
      return here && ship.pose.at.y > test.limit;
    case ShipFact::YBelow:
      return here && ship.pose.at.y < test.limit;
  }
  return false;
}

int score_of(const Setting& setting, const State& state, Side side) {
  constexpr int kWhole = 2;
  constexpr int kHalf = 1;
  int score = 0;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (setting.placed(id).side == side) {
      continue;
    }
    const Ship& ship = state.ships[i];
    if (gone_down(ship) || captured(setting, state, id)) {
      score += kWhole * value_of(setting, id);
      continue;
    }
    const bool had_guns = setting.ship(id).card.gun_boxes() > 0;
    const bool had_power = setting.ship(id).card.speed > 0;
    if (ship.must_leave || (had_guns && boxes_left(ship, Section::Gun) == 0) ||
        (had_power && ship.knots + ship.half_knots == 0)) {
      score += kHalf * value_of(setting, id);
    }
  }
  return score;
}

bool can_fight(const Setting& setting, const State& state, Side side) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = state.ships[i];
    const bool guns = !ship.must_leave && has_gun_to_fire(setting, state, id);
    const bool moves = ship.knots + ship.half_knots > 0 && ship.aground != Aground::ForGood &&
                       ship.aground != Aground::Settled;
    if (ship.side == side && ship.fate == Fate::Afloat && (guns || moves)) {
      return true;
    }
  }
  return std::ranges::any_of(state.forts, [&](const Fort& fort) {
    return fort.side == side && !fort.white_flag && !fort.abandoned && guns_left(fort) > 0;
  });
}

std::optional<Result> result_of(const Setting& setting, const State& state, bool last) {
  const bool north_fights = can_fight(setting, state, Side::Union);
  const bool south_fights = can_fight(setting, state, Side::Confederate);
  const bool over = last || (!north_fights && !south_fights) ||
                    (!south_fights && !plays_on(setting, state, Side::Union)) ||
                    (!north_fights && !plays_on(setting, state, Side::Confederate));
  const auto& objectives = setting.battle.objectives;
  if (const auto* met = table::decided_by(setting.battle, Standing{setting, state}, over)) {
    return Result{met->winner, met->greater,
                  static_cast<std::uint8_t>(met - objectives.data() + 1)};
  }
  if (!over) {
    return std::nullopt;
  }
  if (!objectives.empty()) {
    return Result{};
  }
  // [IC-361] three to two or better
  const int north = score_of(setting, state, Side::Union);
  const int south = score_of(setting, state, Side::Confederate);
  if (north > 0 && north * 2 >= south * 3) {
    return Result{Side::Union, false, 0};
  }
  if (south > 0 && south * 2 >= north * 3) {
    return Result{Side::Confederate, false, 0};
  }
  return Result{};
}

}  // namespace core::ironclad
