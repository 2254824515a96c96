// [8.15] Step 5: battle intensity, the leaders used and their chits.
#pragma once

#include "core/combat/battle.h"
#include "core/sequence/choices.h"

#include <vector>

namespace core::combat {

/// [8.15] The highest chit that exists.
inline constexpr int kHighestChit = 4;

/// [8.15] The highest chit an Attack from March may use.
inline constexpr int kHighestChitFromMarch = 2;

/// [8.15] Leaders whom the defender may use, by id: his in the hex, and those in an adjacent hex
/// who stand on their Army HQ. The attacker uses the one he has named.
[[nodiscard]] std::vector<PieceId> leaders_for_defence(const Situation& now, const Battle& battle);

/// [8.15] The leader of the defence until the defender names another: the best one, by combat
/// rating, initiative and id.
[[nodiscard]] std::optional<PieceId> best_for_defence(const Situation& now, const Battle& battle);

/// [8.15] The highest chit that a side may choose with the leader it uses; 0 without one.
[[nodiscard]] int highest_chit(const Situation& now, const Battle& battle, Side side);

/// [8.15] [14.13] The highest chit of a side whose leader has this initiative.
[[nodiscard]] int highest_chit_with(int initiative, BattleKind kind, bool attacks) noexcept;

/// [8.15] Whether the defender may use the leader.
[[nodiscard]] Ruling<> judge_leader(const Situation& now, const Battle& battle, PieceId leader);

/// [8.15] [14.13] Whether the side whose step it is may choose the chit.
[[nodiscard]] Ruling<> judge_chit(const Situation& now, const Battle& battle, int chit);

/// Adds the choices of the step.
void offer_chits(const Situation& now, const Battle& battle, sequence::Choices& legal);

/// UseLeader or ChooseChit. Nothing of it is told before both chits are there.
void act_chits(Record& record, const sequence::Action& action);

/// Goes on with the steps of the chits: a side that can only have 0 is not asked.
[[nodiscard]] sequence::Progress proceed_chits(Record& record);

}  // namespace core::combat
