// [7.2] [7.3] Parties that wait on a bank or in a port for ships, and what ships that come there
// are worth.
#pragma once

#include "core/ai/missions.h"

#include <vector>

namespace core::ai {

/// Water without a bridge on the way of a party that stands beside it, or where it goes aboard.
struct Crossing {
  map::WaterPlaceId water;
  int weight{};   ///< points of weight that have to get over [6.56]
  Worth worth{};  ///< of being over there against being here
};

/// Where parties would be ferried if ships were there.
/// @param parties with their missions
[[nodiscard]] std::vector<Crossing> crossings_of(const state::Situation& now,
                                                 const Appraisal& appraisal, Country& country,
                                                 const std::vector<Party>& parties);

/// Worth of the ships in the water for those who wait there for more ships than lie there already,
/// and the less the farther off they are.
[[nodiscard]] Worth worth_of_ferry(const state::Situation& now, const Appraisal& appraisal,
                                   const std::vector<Crossing>& crossings,
                                   const std::vector<state::PieceId>& ships,
                                   map::WaterPlaceId water);

/// Whether the ships carry nothing: free to go where they are wanted.
[[nodiscard]] bool are_free(const state::Situation& now, const std::vector<state::PieceId>& ships);

}  // namespace core::ai
