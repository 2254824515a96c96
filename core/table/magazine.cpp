#include "core/table/magazine.h"

#include <algorithm>

namespace core::table {

using base::operator""_rule;

Rounds full_magazines(const BattleShip& ship) {
  Rounds rounds;
  for (const Magazine& each : ship.magazines) {
    rounds.push_back(static_cast<std::int16_t>(each.rounds));
  }
  return rounds;
}

std::optional<std::size_t> magazine_for(const BattleShip& ship, GunId gun) noexcept {
  const auto found = std::ranges::find(ship.magazines, gun, &Magazine::gun);
  return found == ship.magazines.end()
             ? std::nullopt
             : std::optional{static_cast<std::size_t>(found - ship.magazines.begin())};
}

std::optional<int> rounds_left(const BattleShip& ship, const Rounds& left, GunId gun) {
  const auto magazine = magazine_for(ship, gun);
  return magazine ? std::optional<int>{left.at(*magazine)} : std::nullopt;
}

Judged<> judge_rounds(const BattleShip& ship, const Rounds& left, ShipId id, int number, GunId gun,
                      int laid) {
  const auto rounds = rounds_left(ship, left, gun);
  if (!rounds || laid < *rounds) {
    return {};
  }
  return refused(
      refusal("RR-383"_rule, "no-round-left").of(id).by_gun(number).figures(laid + 1, *rounds));
}

void use_round(const BattleShip& ship, Rounds& left, GunId gun) {
  if (const auto magazine = magazine_for(ship, gun)) {
    left.at(*magazine) = static_cast<std::int16_t>(std::max(0, left.at(*magazine) - 1));
  }
}

}  // namespace core::table
