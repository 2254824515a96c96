// [13.35] [13.37] [4.2] The Siege Phase.
#pragma once

#include "core/sequence/choices.h"
#include "core/sequence/prompts.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <array>
#include <vector>

namespace core::fortification {

/// [4.2] Whether the Confederate player may say who conducts his sieges first: both sides have some
/// (D18).
[[nodiscard]] state::Ruling<> may_order_sieges(const state::Situation& now,
                                               const sequence::Action& action);
void order_sieges(state::Record& record, const sequence::Action& action);

/// [13.35] (a) Whether the acting side may bombard: it besieges the fort in the hex, whose siege
/// was not conducted yet in this phase, with at least one Siege Train there.
[[nodiscard]] state::Ruling<> may_bombard(const state::Situation& now,
                                          const sequence::Action& action);
/// [13.37] What each face of the die brings against the besieged fort in the hex.
/// @pre may_bombard()
[[nodiscard]] std::array<rulebook::SiegeResult, 6> bombardment_results(const state::Situation& now,
                                                                       board::HexId hex);
/// [13.37] Rolls SIEGE: works reduced first [E072], then the garrison.
void bombard(state::Record& record, const sequence::Action& action);

/// [13.35] (b) Whether the leader may assault: he stands on top, and someone with him may attack.
/// What his roll and the battle say is combat's.
[[nodiscard]] state::Ruling<> may_assault(const state::Situation& now,
                                          const sequence::Action& action);
void assault(state::Record& record, const sequence::Action& action);

/// [13.35] (c)
[[nodiscard]] state::Ruling<> may_lift_nothing(const state::Situation& now,
                                               const sequence::Action& action);
void lift_nothing(state::Record& record, const sequence::Action& action);

void offer_siege_order(const state::Situation& now, sequence::Choices& legal);
void offer_sieges(const state::Situation& now, sequence::Choices& legal);

/// [13.37] Siege Trains of the side in the hex, on rosters too.
[[nodiscard]] int siege_trains_in(const state::Situation& now, board::Side side, board::HexId hex);

}  // namespace core::fortification
