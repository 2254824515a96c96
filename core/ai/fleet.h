// Warships of a general: where they sail, which forts they bombard, and landings under their guns.
#pragma once

#include "core/ai/appraisal.h"
#include "core/ai/missions.h"
#include "core/ai/seat.h"

#include <optional>
#include <vector>

namespace core::ai {

/// Worth of ships in the water: of the bombardment of forts that command it [11.24], on average,
/// and of their mission if a party is sent to take one.
/// @param parties with their missions
[[nodiscard]] Worth worth_of_water(const state::Situation& now, const Appraisal& appraisal,
                                   const std::vector<Party>& parties,
                                   const std::vector<state::PieceId>& ships,
                                   map::WaterPlaceId water);

/// [11.23] The fort that is best bombarded now; nothing where it does not pay.
[[nodiscard]] std::optional<sequence::Action> choose_bombardment(Seat& seat,
                                                                 const Appraisal& appraisal,
                                                                 const std::vector<Party>& parties);

/// [11.25] Who takes part in the bombardment that has begun: all who may.
[[nodiscard]] std::optional<sequence::Action> join_bombardment(Seat& seat);

/// [7.24] The best attack from ships; nothing where none pays.
[[nodiscard]] std::optional<sequence::Action> choose_assault(Seat& seat,
                                                             const Appraisal& appraisal);

/// Parties that are aboard transports and could land, as if they stood on the nearest shore.
[[nodiscard]] std::vector<Party> parties_afloat(const state::Situation& now,
                                                const std::vector<plan::Force>& forces);

}  // namespace core::ai
