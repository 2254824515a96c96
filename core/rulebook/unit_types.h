// [3.21] Unit types: what a kind of piece can do.
#pragma once

#include "core/rulebook/enum_table.h"
#include "core/rulebook/piece_kind.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::rulebook {

/// [6.16] The column of the chart of movement costs; ships and what never moves have none.
enum class MoveClass : std::uint8_t { Foot, Horse, Wagons, Ship, None };

/// [3.21] `Naval` attacks only by 11.0.
enum class Attack : std::uint8_t { No, Yes, Naval };

/// [3.21] Where a piece exerts its zone of control: `Adjacent` is the six hexes around [9.01],
/// `Water` that of warships [9.5].
enum class ZoneExtent : std::uint8_t { None, OwnHex, Adjacent, Water };

/// [3.21] A row of the chart.
struct UnitType {
  /// Values printed on counters, ascending: CSP on land, naval strength of ships; empty without.
  std::vector<int> strengths;
  bool parenthesised{};              ///< "(5)": defends with it but may not attack
  std::uint32_t brigades{};          ///< bit n is set when the strength n is a brigade
  std::optional<int> land_movement;  ///< movement allowance, whole movement points
  std::optional<int> range;          ///< of ships: naval movement points
  std::optional<int> river_cost;     ///< of ships: points per river location
  std::optional<int> sea_cost;       ///< of ships: points per water hex; nothing: never at sea
  MoveClass move_class{MoveClass::None};
  Attack may_attack{Attack::No};
  bool weighs_its_strength{};   ///< by rail and water: its CSP [6.56]
  std::optional<int> weight;    ///< otherwise, empty of SUP and roster; nothing: immovable
  std::optional<int> capacity;  ///< SUP held, or the weight that a transport carries
  bool needs_supply{};          ///< [12.14]
  ZoneExtent zone{ZoneExtent::None};

  /// [3.21] Whether a counter of this strength is a brigade; the others are divisions.
  [[nodiscard]] constexpr bool is_brigade(int strength) const noexcept {
    return strength >= 0 && strength < 32 && ((brigades >> strength) & 1U) != 0;
  }

  /// [3.24] The largest value printed; 0 for kinds without a strength.
  [[nodiscard]] int largest_strength() const noexcept {
    return strengths.empty() ? 0 : strengths.back();
  }

  /// [8.16] [11.12] What one ship is worth, which has one value only; 0 for pieces on land without
  /// a strength.
  [[nodiscard]] int naval_strength() const noexcept {
    return move_class == MoveClass::Ship ? largest_strength() : 0;
  }

  /// [6.56] Points of weight of a piece of `strength` CSP, without SUP and roster; nothing when it
  /// cannot be moved by rail or water.
  [[nodiscard]] constexpr std::optional<int> weight_of(int strength) const noexcept {
    return weighs_its_strength ? std::optional<int>{strength} : weight;
  }
};

using UnitTypes = EnumTable<PieceKind, UnitType, kPieceKindCount>;

/// [3.24] One value of a kind that exists as counters.
struct MixValue {
  int strength{};     ///< CSP; of ships naval strength; 0 for kinds without one
  std::string value;  ///< as the counter shows it, "10-3", "(5)-1"; empty where it shows none
  std::size_t row{};  ///< index in Rulebook::mix
};

/// [Appendix B] The values of each kind, largest strength first.
using MixValues = EnumTable<PieceKind, std::vector<MixValue>, kPieceKindCount>;

}  // namespace core::rulebook
