// [IC-041]-[IC-046] [IC-261] Cards: the boxes of a ship or fort, derived from its facts.
#pragma once

#include "core/ironclad/charts.h"
#include "core/table/facts.h"

#include <vector>

namespace core::ironclad {

/// [IC-T01] A gun box: one for each gun, its penetration factor written in it.
struct GunBox {
  table::GunId gun;
  table::GunType type{};
  table::Mounting mounting{};
  int factor{};             ///< [IC-183] at normal range, of the list; 0: a mortar
  std::optional<int> bore;  ///< of a mortar, in tenths of an inch

  friend bool operator==(const GunBox&, const GunBox&) = default;
};

/// A ship's card as it is before the first hit.
struct Card {
  table::VesselId vessel;
  int armor{};       ///< boxes
  int battering{};   ///< [IC-194] a number, not boxes
  int speed{};       ///< boxes of a whole knot
  int half_speed{};  ///< [IC-044] boxes of half a knot
  int midships{};
  int stack{};
  int draft{};
  std::vector<GunBox> guns;  ///< in the order of the vessel's list
  int ram{};
  bool spar_torpedo{};
  Circle circle{};
  int draft_feet_tenths{};  ///< [IC-045] what she draws at the start, in tenths of a foot

  [[nodiscard]] int gun_boxes() const noexcept { return static_cast<int>(guns.size()); }

  /// [IC-047] All boxes of all sections.
  [[nodiscard]] int boxes() const noexcept {
    return armor + speed + half_speed + midships + stack + draft + gun_boxes() + ram;
  }

  /// [IC-361] What the ship is worth.
  [[nodiscard]] int battle_value() const noexcept;

  /// [IC-149] Three armor boxes or more at the start.
  [[nodiscard]] bool ironclad() const noexcept;

  friend bool operator==(const Card&, const Card&) = default;
};

/// [IC-261] A gun of a fort, with its own armor boxes.
struct FortGunBox {
  GunBox gun;
  int armor{};   ///< boxes
  int square{};  ///< of the footprint, from 1

  friend bool operator==(const FortGunBox&, const FortGunBox&) = default;
};

struct FortCard {
  table::FortCardId fort;
  std::vector<FortGunBox> guns;

  friend bool operator==(const FortCard&, const FortCard&) = default;
};

/// [IC-004] [IC-041]-[IC-046] [IC-194] [IC-381] The card of a vessel.
[[nodiscard]] Card derive(const table::Facts& facts, table::VesselId vessel, const Charts& charts);

/// [IC-101] [IC-102] [IC-104] The circle of a vessel.
[[nodiscard]] Circle circle_of(const table::Vessel& vessel) noexcept;

/// [IC-261] [IC-T18] The card of a fort.
[[nodiscard]] FortCard derive_fort(const table::Facts& facts, table::FortCardId fort,
                                   const Charts& charts);

}  // namespace core::ironclad
