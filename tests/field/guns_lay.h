// A gun at the left edge of a field, and heads before it, for tests of artillery.
#pragma once

#include "core/field/guns.h"
#include "tests/field/fields.h"

#include <string>
#include <utility>
#include <vector>

namespace tests::field {

using core::field::GunKind;
using core::field::Laying;
using core::field::ShotKind;

/// Where the muzzle of the only gun of `gun_at_edge` is.
inline constexpr double kMuzzleX = 5;
inline constexpr double kMuzzleY = 30;

/// One gun without officers that points to the right.
[[nodiscard]] inline BattleUnit gun_at_edge(GunKind kind = GunKind::Gun) {
  BattleUnit unit = battery("Guns", Side::Union, kMuzzleX, kMuzzleY, 90, {kind});
  unit.muster.officers = 0;
  return unit;
}

/// The place so far before the muzzle and so far to the right of the line straight ahead.
[[nodiscard]] inline Point before(double along, double right = 0) {
  return at(kMuzzleX + along, kMuzzleY - right);
}

/// So many men without officers, each to be put somewhere.
[[nodiscard]] inline BattleUnit heads(int men, Side side = Side::Confederate) {
  return foot("Heads", side, 80, side == Side::Union ? 10 : 50, 180, Arm::RifledMusket,
              Formation::Line, men, 0);
}

/// Puts the figures of a unit where a test wants their heads.
inline void put(Table& table, UnitId unit, const std::vector<std::pair<double, double>>& places) {
  auto& figures = table.state().units.at(unit.value()).figures;
  for (std::size_t i = 0; i < places.size(); ++i) {
    figures.at(i).at = before(places[i].first, places[i].second);
  }
}

[[nodiscard]] inline Laying ball(double along = 30, double right = 0) {
  return {kFirst, 0, ShotKind::Ball, before(along, right)};
}

[[nodiscard]] inline Laying canister(double along = 20, double right = 0) {
  return {kFirst, 0, ShotKind::Canister, before(along, right)};
}

[[nodiscard]] inline Laying shell(double along = 35, double right = 0) {
  return {kFirst, 0, ShotKind::Shell, before(along, right)};
}

/// Phase 6 with these guns laid.
inline void fire_guns(Table& table, std::vector<Laying> laid) {
  table.state().laid = std::move(laid);
  core::field::resolve_artillery(table.record());
}

/// Which figures of a unit are left, one letter each: "x" has fallen.
[[nodiscard]] inline std::string standing(const Table& table, UnitId unit) {
  std::string text;
  for (const auto& figure : table.unit(unit).figures) {
    text += figure.present() ? 'o' : 'x';
  }
  return text;
}

}  // namespace tests::field
