// [RC-021]-[RC-029] [RC-384] Sheets: the points of a ship or fort, derived from its facts.
#pragma once

#include "core/table/facts.h"

namespace core::coastal {

/// [RC-027] A craft below this many SPV is small.
inline constexpr int kSmallCraft = 20;

/// [RC-025] Where the crew serves at the start, one CPV a station.
struct Allotment {
  int captain{};
  int engine{};
  int boiler{};
  int engine_and_boiler{};  ///< [RC-027] one for both, aboard a small craft
  int guns{};               ///< manned, of those carried
  int reserve{};

  friend bool operator==(const Allotment&, const Allotment&) = default;
};

/// A ship's sheet before the first move.
struct Card {
  table::VesselId vessel;
  int spv{};  ///< [RC-021] ship points
  int pv{};   ///< [RC-022] penetration value
  int cpv{};  ///< [RC-024] crew points
  Allotment allotment;
  int guns_carried{};
  int damage_points{};           ///< of all guns, half for those that fire in alternate moves
  int sinks_above_hundredths{};  ///< [RC-328] draft in hundredths of a foot

  /// [RC-541] What the ship is worth.
  [[nodiscard]] int combat_value() const noexcept { return spv + damage_points; }

  friend bool operator==(const Card&, const Card&) = default;
};

struct FortCard {
  table::FortCardId fort;
  int fpv{};                ///< [RC-384] fort points
  int ceases_fire_below{};  ///< [RC-386]
  int cpv{};

  friend bool operator==(const FortCard&, const FortCard&) = default;
};

/// [RC-004] [RC-021]-[RC-027] [RC-328] [RC-481] The sheet of a vessel.
[[nodiscard]] Card derive(const table::Facts& facts, table::VesselId vessel);

/// [RC-384] [RC-386] [RC-387] The sheet of a fort, or of buildings.
[[nodiscard]] FortCard derive_fort(const table::Facts& facts, table::FortCardId fort);

}  // namespace core::coastal
