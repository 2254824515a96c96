// Forces: pieces that act together, by the names that players have for them.
#pragma once

#include "core/state/ruling.h"
#include "core/state/situation.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::plan {

enum class ForceKind : std::uint8_t {
  Headquarters,  ///< with its roster, and its commander if he stands on it [10.16] [16.11]
  Leader,        ///< who stands on no headquarters of his own, with his span [10.11]
  Unit,          ///< a ground unit of no roster and of no leader's span; a train, a siege train
  Warships,      ///< those of one water, with what is aboard
  Transports,    ///< the same [7.21]
  Stack          ///< what a player has picked up that nobody leads as a whole
};

/// Pieces that one order moves. A leader's force holds those of leaders under him too [10.13].
struct Force {
  ForceKind kind{};
  state::PieceId chief;  ///< who is given the command [5.21]; the first ship of a fleet
  std::vector<state::PieceId> pieces;  ///< that stand by themselves, the chief's first
  std::string name;  ///< "II Corps", "Sherman", "infantry 3-4 at Corinth", "flotilla at Memphis";
                     ///< no two of a side's are alike: "transports at Cairo, 2nd"
};

/// The forces of a side that are on the map, by chief. Depots, Departments and works act for nobody
/// and are in none.
[[nodiscard]] std::vector<Force> forces_of(const state::Situation& now, board::Side side);

/// The force that a player has picked up: of the forces the one that holds all of it and whose
/// chief is among it, as far as it is picked up; else what is picked up by itself.
/// @param pieces of the side, one at least
[[nodiscard]] Force force_picked(const state::Situation& now, board::Side side,
                                 const std::vector<state::PieceId>& pieces);

/// Why a text means no one force: the names that it begins; none where nothing is called so.
struct NoOneForce {
  std::vector<std::string> names;
};

/// The force that a text means, of those of a side: its name, an unambiguous beginning of it, upper
/// and lower case alike, or the id of a piece. A piece that is no chief is meant by itself.
[[nodiscard]] tl::expected<Force, NoOneForce> force_named(const state::Situation& now,
                                                          board::Side side, std::string_view text);

}  // namespace core::plan
