// [6.5] [18.15] Rail movement.
#pragma once

#include "core/movement/mover.h"

#include <vector>

namespace core::movement {

/// [6.53] Rail hexes that a unit may travel in a Player-Turn.
inline constexpr int kRailHexes = 30;
/// [6.52] Points of weight that 1 rail point carries.
inline constexpr int kWeightOfRailPoint = 5;
/// [18.15] Rail points that a rail ferry lets through in a cycle.
inline constexpr int kFerryPoints = 10;

/// [6.52] [6.56] Rail points for one trip of those who go together, R3.
[[nodiscard]] int rail_points_for(const state::Situation& now, const Mover& mover);

/// [6.54] [6.57] [6.58] Movement points to entrain here now, or why they may not.
[[nodiscard]] Ruling<int> may_entrain(const state::Situation& now, const Mover& mover);

/// [6.54] [6.58] Movement points to detrain here now. Whoever has a movement allowance of 1 paid
/// for both when he entrained in this phase [6.16].
[[nodiscard]] Ruling<int> may_detrain(const state::Situation& now, const Mover& mover);

void entrain(state::Record& record, const Mover& mover, int cost);
void detrain(state::Record& record, const Mover& mover, int cost);

/// [6.53] A way along the net.
struct RailTrip {
  HexId to;
  std::vector<HexId> hexes;             ///< in order, start excluded, `to` included
  std::vector<board::HexSide> ferries;  ///< rail ferries on the way [18.15]
  int rail_points{};
};

/// [6.53] [18.13] Hexes to which those who go together can ride now, in the order of their labels:
/// along the side's net without cuts, Enemy units and, but for the first hex and the last, Enemy
/// zones; within 30 hexes and their rail points.
[[nodiscard]] std::vector<HexId> rail_destinations(const state::Situation& now, const Mover& mover);

/// The same as if they had entrained.
[[nodiscard]] std::vector<HexId> rail_destinations_aboard(const state::Situation& now,
                                                          const Mover& mover);

/// The shortest trip to the hex, or the case that forbids it.
[[nodiscard]] Ruling<RailTrip> may_ride(const state::Situation& now, const Mover& mover, HexId to);

/// [6.55] Rides with the command of the force that is moving: pays the rail points, takes control
/// of the hexes on the way [3.23], arrives.
void ride(state::Record& record, const Mover& mover, const RailTrip& trip);

}  // namespace core::movement
