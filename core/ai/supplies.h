// Depots, wagons and works: where a general has them made, filled, saved and burnt.
#pragma once

#include "core/ai/missions.h"
#include "core/ai/seat.h"

#include <optional>
#include <vector>

namespace core::ai {

/// What is done about supply and rosters before forces move: units go on the roster of an HQ that
/// somebody commands, so that one order moves them all [16.16]; a Depot where missions lead out of
/// the range of all others, wagons that unload there or go into a fort, wagons that save what is
/// about to be lost. Nothing for nothing.
/// @param parties with their missions
[[nodiscard]] std::optional<sequence::Action> choose_supply(Seat& seat, const Appraisal& appraisal,
                                                            Country& country,
                                                            const std::vector<Party>& parties);

/// [17.31] What is sent out of the pool before the staff sends the rest: to Depots, wagons and
/// headquarters from which forces eat on their way; nothing where none does.
/// @param parties with their missions
[[nodiscard]] std::optional<sequence::Action> choose_distribution(
    Seat& seat, const Appraisal& appraisal, Country& country, const std::vector<Party>& parties);

/// [12.03] What is burnt at the end of the Combat Phase: what the Enemy is about to take.
[[nodiscard]] std::optional<sequence::Action> choose_burning(Seat& seat,
                                                             const Appraisal& appraisal);

/// [13.51] The Entrenchment that spares most, where those who stand there still have enough to eat.
[[nodiscard]] std::optional<sequence::Action> choose_works(Seat& seat, const Appraisal& appraisal);

/// [17.52] Who gives a point for a Depot: the weakest kind first.
[[nodiscard]] std::optional<sequence::Action> choose_giver(Seat& seat);

}  // namespace core::ai
