// [7.11] Where ships that sail together can get to in what is left of their range.
#pragma once

#include "core/state/situation.h"
#include "core/water/transport.h"

#include <boost/container/static_vector.hpp>

#include <vector>

namespace core::water {

/// Kinds of ship there are at most in a group.
inline constexpr std::size_t kMostShipKinds = 8;

/// A water place that can be reached.
struct SeaPlace {
  WaterPlaceId place;
  int cost{};         ///< points of its range that the ship pays that has least left there
  int left{};         ///< points that ship has left there
  bool ends{};        ///< the move ends there, at Enemy ships [7.13]
  bool under_fort{};  ///< a garrisoned Enemy fort commands the water [11.22]
  std::size_t way{};  ///< its row in SeaReach::steps
};

/// All water places that ships can reach, by their numbers, the start left out.
struct SeaReach {
  /// A place on a way, and the row of the one before it; the first row is the start.
  struct Step {
    WaterPlaceId place;
    std::size_t before{};
    boost::container::static_vector<int, kMostShipKinds> spent;  ///< by kind
  };

  WaterPlaceId start;
  boost::container::static_vector<rulebook::PieceKind, kMostShipKinds> kinds;
  std::vector<SeaPlace> places;
  std::vector<Step> steps;

  /// Nothing when the place is out of reach.
  [[nodiscard]] const SeaPlace* find(WaterPlaceId place) const noexcept;

  /// The places of the cheapest way in order, start excluded; empty when it is out of reach.
  [[nodiscard]] std::vector<WaterPlaceId> path_to(WaterPlaceId place) const;

  /// What a ship of the kind pays to get there.
  [[nodiscard]] int cost_for(const SeaPlace& place, rulebook::PieceKind kind) const;
};

/// Where ships that are together can all sail, step by step as cost_of_step has it, as if no fort
/// fired at them [11.22]; of ways that cost alike the one by fewer waters under Enemy forts.
/// Whether they may set out is not asked (may_set_out).
/// @pre ships not empty, all at one water place
[[nodiscard]] SeaReach sea_reach(const Situation& now, const std::vector<PieceId>& ships);

/// [11.22] The Enemy forts whose garrisons fire at ships of the side on a way, in the order in
/// which they do. @param ways of the group at the first place: ways_in(), if it sets out there.
[[nodiscard]] std::vector<HexId> forts_on_way(const Situation& now, Side side,
                                              std::vector<state::WayIn> ways,
                                              const std::vector<WaterPlaceId>& places);

}  // namespace core::water
