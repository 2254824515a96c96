// [6.1] [6.2] [6.31] Where pieces that go together can get to in what is left of their move.
#pragma once

#include "core/movement/mover.h"

#include <vector>

namespace core::movement {

/// A hex that can be reached.
struct Destination {
  HexId hex;
  HexId from;    ///< the hex before it on the cheapest way
  int cost{};    ///< whole movement points from where they stand
  int extra{};   ///< additional points of a forced march beyond what is left and declared [6.31]
  bool ends{};   ///< the move ends there: an Enemy zone [6.21] or a garrison [13.14]
  bool rails{};  ///< the way leads from a hex of the own net along rails, and adds the hex [18.12]
};

/// All hexes that can be reached, by hex, the start left out.
struct Reach {
  HexId start;
  std::vector<Destination> destinations;

  /// Nothing when the hex is out of reach.
  [[nodiscard]] const Destination* find(HexId hex) const noexcept;

  /// The hexes of the cheapest way in order, start excluded; empty when it is out of reach.
  [[nodiscard]] std::vector<HexId> path_to(HexId hex) const;
};

/// Where those who go together can march now, the dearest ways with the longest forced march they
/// may still take. Of ways that cost alike the one that takes the own rail net along counts
/// [18.12], else the one whose hexes were met first, so that the answer is the same on every
/// machine.
[[nodiscard]] Reach reach(const state::Situation& now, const Mover& mover);

/// The same for a piece: with its stack if its force is moving, else as if it alone were energised.
[[nodiscard]] Reach reach(const state::Situation& now, PieceId piece);

}  // namespace core::movement
