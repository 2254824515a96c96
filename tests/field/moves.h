// Movement orders for tests, and their move.
#pragma once

#include "core/field/movement.h"
#include "tests/field/fields.h"

#include <vector>

namespace tests::field {

using core::field::Leg;
using core::field::LegKind;

[[nodiscard]] inline Leg ahead(double length, int right = 0) {
  return {LegKind::Advance, inches(length), right * Heading::kDegree, {}, 0, {}};
}

[[nodiscard]] inline Leg back(double length) {
  return {LegKind::Back, inches(length), 0, {}, 0, {}};
}

[[nodiscard]] inline Leg wheel(int right) {
  return {LegKind::Wheel, {}, right * Heading::kDegree, {}, 0, {}};
}

[[nodiscard]] inline Leg face(int right) {
  return {LegKind::Face, {}, right * Heading::kDegree, {}, 0, {}};
}

[[nodiscard]] inline Leg form(Formation formation, int ranks = 2) {
  return {LegKind::Form, {}, 0, formation, static_cast<std::uint8_t>(ranks), {}};
}

[[nodiscard]] inline Leg other(LegKind kind) { return {kind, {}, 0, Formation::Open, 1, {}}; }

[[nodiscard]] inline Leg enter(int section) {
  Leg leg = other(LegKind::Enter);
  leg.section = SectionId{static_cast<std::uint8_t>(section)};
  return leg;
}

/// What the rules say of an order for this unit.
[[nodiscard]] inline core::table::Judged<> judged(Table& table, UnitId unit, std::vector<Leg> legs,
                                                  bool battle_move = false) {
  return judge(table.setting(), table.state(),
               core::field::MoveUnit{unit, std::move(legs), battle_move});
}

/// Writes a unit's order down.
inline void write(Table& table, UnitId unit, std::vector<Leg> legs, bool battle_move = false) {
  table.record().change(unit, [&](Unit& now) {
    now.now.legs = std::move(legs);
    now.now.written = true;
    now.now.battle_move = battle_move;
  });
}

/// All that was written happens.
inline void march(Table& table) { make_moves(table.record()); }

/// A new move: what was written is forgotten.
inline void forget_move(Table& table) {
  ++table.state().move;
  for (Unit& unit : table.state().units) {
    unit.now = {};
  }
}

}  // namespace tests::field
