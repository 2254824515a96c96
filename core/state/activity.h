// [16.16] What a piece has done in this phase: the flags that stay with it, whatever roster it is
// on.
#pragma once

#include "core/state/piece_id.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace core::state {

/// One thing a piece has done or is; a bit each.
enum class Status : std::uint32_t {
  // ---- of one Movement Phase ----
  Energised = 1U << 0U,       ///< its force was given a command or made its roll [5.21] [5.22]
  Moved = 1U << 1U,           ///< its move in this phase is over [5.25]
  Stopped = 1U << 2U,         ///< it entered an Enemy zone or another place that ends a move [6.21]
  Railed = 1U << 3U,          ///< it used the railroad [6.31]
  Dropped = 1U << 4U,         ///< it came into being after the command [3.25]
  TriedToMove = 1U << 5U,     ///< the leader rolled for movement [5.22]
  MarchRolled = 1U << 6U,     ///< its forced march was rolled for [6.32]
  AttackedMoving = 1U << 7U,  ///< Attack from March or Amphibious Assault [8.12]
  TriedAssault = 1U << 8U,    ///< the leader rolled for an Amphibious Assault [7.24]
  InPosition = 1U << 9U,      ///< aboard beside the target when the phase began [7.24]
  Ferried = 1U << 10U,        ///< the ship has ferried and may not move [7.31]
  Bombarded = 1U << 11U,      ///< the ship or the fort took part in a bombardment [11.23] [11.25]
  Repaired = 1U << 12U,       ///< a Railway Repair unit mended one hex [18.31]
  RepairedTwice = 1U << 13U,  ///< and a second one
  BeganMove =
      1U << 14U,  ///< it has spent or done something in its move; units: it has left its hex
  // ---- of one Combat Phase ----
  TriedToFight = 1U << 15U,      ///< the leader rolled to attack [8.31]
  MayFight = 1U << 16U,          ///< its leader's roll to attack succeeded [8.31]
  AttackedFighting = 1U << 17U,  ///< it attacked in this Combat Phase [8.12]
  Supported = 1U << 18U,         ///< the ship supported ground combat [11.31]
  FoughtAtSea = 1U << 19U,       ///< the ship fought or left in this phase [11.14]
  Evaded = 1U << 20U,            ///< the cavalry evaded in this Enemy phase [15.21]
  // ---- lasting ----
  Entrained = 1U << 21U,    ///< it ended a phase on the railroad [6.53]
  FaceDown = 1U << 22U,     ///< an Ironclad that is fitting out [21.72]
  Neutralised = 1U << 23U,  ///< a Department that failed its criteria [22.16]
  // ---- of one Combat Phase again ----
  AttackedTwice = 1U << 24U,  ///< its second attack of this Combat Phase is made [26.1]
  WasAttacked = 1U << 25U,    ///< the Enemy attacked it in this phase [8.23]
  // ---- lasting again ----
  BeganSouth = 1U << 26U,  ///< it began the scenario in row 13 or more [19.74]
  Razed = 1U << 27U,  ///< a fort whose works were shot away under its garrison: the marker is gone
                      ///< and its counter free, what is inside stays besieged underneath [13.24]
  Maintained = 1U << 28U,  ///< its force was maintained in this Supply Phase [12.11]
  Unsupplied = 1U << 29U,  ///< and did not get its full consumption [12.13]
  Besieged = 1U << 30U,    ///< a fort whose siege was conducted in this Siege Phase [13.35]
  Laden = 1U << 31U  ///< a ship that has carried something since the last Strategic Turn [17.11]
};

inline constexpr std::size_t kStatusCount = 32;

/// "tried-to-move", as position files and the answers in JSON spell it.
[[nodiscard]] std::string_view name(Status status) noexcept;

/// Bits of those that end with the Movement Phase, and with the Combat Phase.
inline constexpr std::uint32_t kMovementStatuses = (1U << 15U) - 1U;
inline constexpr std::uint32_t kCombatStatuses =
    (((1U << 21U) - 1U) & ~kMovementStatuses) | (3U << 24U);

/// What an Attack from March or an Amphibious Assault leaves on those concerned, and what the end
/// of the Movement Phase ends although the status belongs to combat [8.23] [11.31] [15.21].
inline constexpr std::uint32_t kStatusesOfAttacksWhileMoving =
    static_cast<std::uint32_t>(Status::Supported) | static_cast<std::uint32_t>(Status::Evaded) |
    static_cast<std::uint32_t>(Status::WasAttacked);

/// What a piece has done in this phase, and with what means.
struct Activity {
  std::uint32_t bits{};
  std::uint8_t spent{};    ///< movement points used [6.11]; of a ship: points of its range [7.11]
  std::uint8_t extra{};    ///< additional movement points of a forced march, 0 to 2 [6.31]
  std::uint8_t carried{};  ///< weight a ship has ferried in this phase [7.31]
  std::uint8_t rail_hexes{};         ///< rail hexes travelled in this Player-Turn [6.53]
  std::optional<PieceId> span;       ///< the leader in whose span it was declared [10.11]
  std::optional<PieceId> energiser;  ///< the leader, HQ or unit whose command energised it [16.16]

  [[nodiscard]] constexpr bool has(Status status) const noexcept {
    return (bits & static_cast<std::uint32_t>(status)) != 0;
  }

  friend bool operator==(const Activity&, const Activity&) = default;
};

}  // namespace core::state
