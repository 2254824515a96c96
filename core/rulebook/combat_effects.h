// [8.4] Effects of terrain and state on combat.
#pragma once

#include "core/map/terrain.h"
#include "core/rulebook/enum_table.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace core::rulebook {

/// [8.4] Rows of the chart; there is none for clear terrain.
enum class CombatSituation : std::uint8_t {
  AcrossRiver,  ///< attackers over a minor or navigable river hexside, bridge or not
  AmphibiousAssault,
  Entrained,  ///< the defending unit
  Forest,
  Swamp,
  Rough,
  Mountain,
  City,  ///< city or major city
  Town,
  Entrenchment,
  FortStormed,
  FortressStormed,
  AttackFromMarch,
  DefenderUnsupplied,    ///< he did not pay the combat supply he needed
  AttackerWithoutChain,  ///< and pays from his own train or headquarters
};

inline constexpr std::size_t kCombatSituationCount = 15;

/// [8.4] As the chart names it, "across a river".
[[nodiscard]] std::string_view name(CombatSituation situation) noexcept;

/// [8.4] The terrain of the defender's hex; nothing for clear (and for water, where nobody fights).
[[nodiscard]] constexpr std::optional<CombatSituation> situation_of(map::Terrain terrain) noexcept {
  switch (terrain) {
    case map::Terrain::Forest:
      return CombatSituation::Forest;
    case map::Terrain::Swamp:
      return CombatSituation::Swamp;
    case map::Terrain::Rough:
      return CombatSituation::Rough;
    case map::Terrain::Mountain:
      return CombatSituation::Mountain;
    case map::Terrain::Clear:
    case map::Terrain::Sea:
    case map::Terrain::Lake:
      return std::nullopt;
  }
  return std::nullopt;
}

/// A factor of strength, kept exact: A and D are rounded once, at the end [0.3].
struct Factor {
  int numerator{1};
  int denominator{1};

  friend constexpr bool operator==(Factor, Factor) noexcept = default;
};

/// [8.4] A row of the chart.
struct CombatEffect {
  Factor attack;         ///< of the attacking CSP concerned: 1 or a half
  Factor defence;        ///< of the defending CSP concerned: a half, 1, 2 or 3
  int die{};             ///< modifier; of terrain the lowest counts, all others add up
  bool may_stay{};       ///< the defender is not required to retreat
  int attacker_loss{1};  ///< factor of the attacker's points lost
};

using CombatEffects = EnumTable<CombatSituation, CombatEffect, kCombatSituationCount>;

}  // namespace core::rulebook
