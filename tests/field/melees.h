// Small bodies of troops in contact, for tests of melees.
#pragma once

#include "core/field/melee.h"
#include "tests/field/fields.h"

namespace tests::field {

/// One rank of foot without officers: nobody tests their morale.
[[nodiscard]] inline BattleUnit rank_of(const std::string& name, Side side, double x, double y,
                                        int facing, int men) {
  BattleUnit unit = foot(name, side, x, y, facing, Arm::RifledMusket, Formation::Line, men, 0);
  unit.ranks = 1;
  return unit;
}

/// Horsemen without officers in column, three abreast.
[[nodiscard]] inline BattleUnit riders(const std::string& name, Side side, double x, double y,
                                       int facing, int men) {
  BattleUnit unit = horse(name, side, x, y, facing, Formation::Column, men);
  unit.muster.officers = 0;
  return unit;
}

/// A house of one section between two corners.
[[nodiscard]] inline core::field::HouseSection farm_at(Point low, Point high) {
  core::field::HouseSection section;
  section.name = "Farm";
  section.polygon = core::table::rectangle(low, high);
  return section;
}

inline constexpr double kFootToFoot = 0.75;    ///< front to front, middle to middle
inline constexpr double kHorseToFoot = 1.125;  ///< the same
inline constexpr double kHorseToHorse = 1.5;   ///< the same

/// The unit has come into contact by its own movement.
inline void contacts(Table& table, UnitId unit) {
  table.set(unit, [](Unit& now) { now.now.contacted = true; });
}

/// It has charged home.
inline void charges(Table& table, UnitId unit, UnitId target) {
  table.set(unit, [&](Unit& now) {
    now.now.contacted = true;
    now.now.charge = core::field::Charge{target, false, {}, {}, {}};
  });
}

/// A new move: nobody has done anything in it.
inline void next_move(Table& table) {
  ++table.state().move;
  for (Unit& unit : table.state().units) {
    unit.now = {};
  }
}

/// Phases 5 and 8 of a move.
inline void fight(Table& table) {
  join_melees(table.record());
  fight_melees(table.record());
}

}  // namespace tests::field
