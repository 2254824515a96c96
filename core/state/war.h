// [20.0] What a campaign keeps besides the board: calls, politics, production of this cycle.
#pragma once

#include "core/board/hex_id.h"
#include "core/board/side.h"
#include "core/rulebook/piece_kind.h"
#include "core/state/piece_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::state {

using board::HexId;
using board::Side;

/// [25.1] Where a side stands in politics.
struct Politics {
  int points{};            ///< Political Points
  int table_uses{};        ///< [25.2] of the Political Table
  int losses_counted{};    ///< [25.2] full 50 CSP of its own losses for which the Enemy has gained
  int forts_taken{};       ///< [25.3] Enemy forts and fortresses that it has captured
  bool has_washington{};   ///< [25.3] the Confederate has captured it once
  bool has_five_cities{};  ///< [25.3] the Union has held all five once

  friend bool operator==(const Politics&, const Politics&) = default;
};

/// [23.0] The call in force and what it brings.
struct Manpower {
  std::uint8_t call{};   ///< row of the chart: 0 V1, 1 V2, 2 V3, 3 D1, 4 D2, 5 D3
  std::uint8_t made{1};  ///< bit n is set when the call of row n has been made [23.21]
  std::int16_t since{};  ///< its month 1: the number of the cycle, the first of the game is 0
  int points{};          ///< Personnel Points of this cycle that are not used yet [23.3]

  friend bool operator==(const Manpower&, const Manpower&) = default;
};

/// [22.22] Headquarters that a roll has brought and that have no place yet.
struct DueHeadquarters {
  int corps{};
  int armies{};

  friend bool operator==(const DueHeadquarters&, const DueHeadquarters&) = default;
};

/// [24.11] A Confederate seaport that the Union has tried to blockade in this cycle.
struct Blockade {
  HexId port;
  int ships{};    ///< that did it
  bool closed{};  ///< the roll succeeded: no imports in this cycle

  friend bool operator==(const Blockade&, const Blockade&) = default;
};

/// [21.61] Units of a kind that the acting side has deployed in a hex in this segment.
struct Deployed {
  HexId hex;
  rulebook::PieceKind kind{};
  int count{};

  friend bool operator==(const Deployed&, const Deployed&) = default;
};

/// [21.72] An Ironclad that lies face down.
struct FittingOut {
  PieceId ship;
  HexId site;            ///< where it is built: the Confederate's Base or seaport [21.71]
  std::int16_t since{};  ///< number of the cycle in which it was placed

  friend bool operator==(const FittingOut&, const FittingOut&) = default;
};

/// How a campaign ended before its last game-turn.
enum class EarlyEnd : std::uint8_t {
  None,
  Political,  ///< [25.5] a "V" on the Political Table
  Conceded    ///< [25.6]
};

/// [20.0] The campaign's own figures; arrays are by Side. In a scenario they stay as they begin.
struct War {
  std::array<Politics, 2> politics;
  std::array<Manpower, 2> manpower;
  std::array<DueHeadquarters, 2> headquarters;
  /// [22.15] The Department that the side has relocated in this cycle.
  std::array<std::optional<PieceId>, 2> relocated;
  std::vector<Blockade> blockades;  ///< of this cycle, in the order in which they were tried
  std::vector<HexId> augmented;     ///< [21.60] Departments that augmented a division in this cycle
  std::vector<Deployed> deployed;   ///< [21.61] in the Deployment Segment that goes on
  std::vector<FittingOut> fitting;  ///< in the order in which they were placed
  std::vector<HexId> cities;        ///< [25.3] major cities whose first capture has counted
  std::optional<Side> kentucky;     ///< [25.43] whom it has joined
  bool emancipated{};               ///< [26.6]
  EarlyEnd end{};
  std::optional<Side> winner;  ///< of an early end

  [[nodiscard]] const Politics& politics_of(Side side) const noexcept {
    return politics[static_cast<std::size_t>(side)];
  }

  [[nodiscard]] const Manpower& manpower_of(Side side) const noexcept {
    return manpower[static_cast<std::size_t>(side)];
  }

  friend bool operator==(const War&, const War&) = default;
};

}  // namespace core::state
