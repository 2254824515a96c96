// [12.1] The Supply Phase: maintenance and attrition.
#pragma once

#include "core/sequence/prompts.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::supply {

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
void offer_forces(const state::Situation& now, std::vector<sequence::Action>& legal);
void offer_payments(const state::Situation& now, std::vector<sequence::Action>& legal);

/// [17.13] When the stage begins, what was fed before is over.
[[nodiscard]] sequence::Progress proceed_maintenance(state::Record& record);
[[nodiscard]] sequence::Progress proceed_feeding(state::Record& record);
/// [12.13] Rolls ATTRIT for one unsupplied force after the other.
[[nodiscard]] sequence::Progress proceed_attrition(state::Record& record);

}  // namespace core::supply
