// [12.1] The Supply Phase: maintenance and attrition.
#pragma once

#include "core/sequence/choices.h"
#include "core/sequence/prompts.h"
#include "core/state/record.h"
#include "core/state/ruling.h"
#include "core/supply/forces.h"

#include <optional>
#include <vector>

namespace core::supply {

/// What a die says of a force.
struct TableRead {
  int die{};     ///< as modified
  int points{};  ///< SUP that it consumes, or CSP that it loses
};

/// [12.11] [12.12] SUP that a force consumes at a face of the die, 1 to 6.
[[nodiscard]] TableRead consumption_at(const state::Situation& now, Side side, const Force& force,
                                       int face);

/// [12.13] CSP that the force loses at a face of the die, 1 to 6, when it is not fed.
[[nodiscard]] TableRead attrition_at(const state::Situation& now, Side side, const Force& force,
                                     int face);

/// [12.15] The source from which an owner wants a force to be paid first.
struct FeedWish {
  PieceId first;            ///< the first unit of the force
  sequence::Action source;  ///< as PaySource::action() names it
};

using FeedWishes = std::vector<FeedWish>;

/// [28.0] D27: what an owner who leaves it to the program does next in his Maintenance: the force
/// that goes on is paid from the source that is wished for it as long as it gives anything, else
/// from the nearest one; then the next force is maintained. Nothing when all is done.
[[nodiscard]] std::optional<sequence::Action> default_choice(const state::Situation& now,
                                                             const FeedWishes& wishes = {});

/// [12.16] Whether the force whose first unit is named may be maintained next: any that was not.
[[nodiscard]] state::Ruling<> may_maintain(const state::Situation& now,
                                           const sequence::Action& action);

/// [12.11] Rolls CONSUME for the force. What it owes is asked of its owner unless it is nothing, or
/// more than all sources in reach can give: then it is unsupplied.
void maintain(state::Record& record, const sequence::Action& action);

/// [12.15] Whether the source that is named can pay for the force that is being maintained.
[[nodiscard]] state::Ruling<> may_pay(const state::Situation& now, const sequence::Action& action);

/// [12.15] Takes from the source what the force is still owed, as far as the source goes.
void pay_for_force(state::Record& record, const sequence::Action& action);

/// [12.13] [12.16] Whether the owner may refuse: as long as nothing of it is paid.
[[nodiscard]] state::Ruling<> may_refuse(const state::Situation& now);

void refuse(state::Record& record);

/// The choices of the stage Maintenance, and of the innermost Feeding.
void offer_forces(const state::Situation& now, sequence::Choices& legal);
void offer_payments(const state::Situation& now, sequence::Choices& legal);

/// [17.13] When the stage begins, what was fed before is over.
[[nodiscard]] sequence::Progress proceed_maintenance(state::Record& record);
[[nodiscard]] sequence::Progress proceed_feeding(state::Record& record);
/// [12.13] Rolls ATTRIT for one unsupplied force after the other.
[[nodiscard]] sequence::Progress proceed_attrition(state::Record& record);

}  // namespace core::supply
