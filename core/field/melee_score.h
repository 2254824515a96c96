// [FB-321]-[FB-323] [FB-335]-[FB-338] What a combat of a melee is thrown with.
#pragma once

#include "core/field/combats.h"
#include "core/field/event.h"

#include <string_view>
#include <vector>

namespace core::field {

/// A line of table FB-T19 that counts.
struct Advantage {
  int amount{};
  RuleId rule;
  std::string_view why;  ///< "charging"

  friend bool operator==(const Advantage&, const Advantage&) = default;
};

/// [FB-T18] How both sides of a combat score.
/// @param attackers how many, and whether horsemen
[[nodiscard]] MeleeRow scores_of(const Setting& setting, std::size_t attackers, bool attacker_horse,
                                 std::size_t defenders, bool defender_horse);

/// The same of a combat.
[[nodiscard]] MeleeRow scores_of(const Setting& setting, const State& state, const Combat& combat);

/// [FB-335] The advantages of one side of a combat, once each. Who has bad morale has none
/// [FB-386], nor who is in a ford [FB-127].
[[nodiscard]] std::vector<Advantage> advantages_of(const Setting& setting, const State& state,
                                                   const Melee& melee, const Combat& combat,
                                                   Side side);

[[nodiscard]] int total(const std::vector<Advantage>& advantages) noexcept;

/// [FB-005] [FB-335] A score in halves: dice multiplied first, then the advantages.
[[nodiscard]] int in_halves(const MeleeScore& score, int dice, int advantages) noexcept;

/// [FB-T20] Exact chances of a combat.
struct CombatOdds {
  int first{};  ///< the first side wins
  int tie{};
  int second{};
  int of{};  ///< so many throws are equally likely
};

[[nodiscard]] CombatOdds odds_of(const MeleeRow& row, int first_advantages, int second_advantages);

}  // namespace core::field
