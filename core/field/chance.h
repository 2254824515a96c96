// Battles on land that chance commands: to see the rules at work, and to measure commanders by.
#pragma once

#include "core/base/dice.h"
#include "core/field/action.h"
#include "core/field/view.h"

namespace core::field {

/// A choice of the side that is asked: now and then it has written enough, else an even choice
/// among the legal ones of what is offered.
/// @param view of that side, and nothing else
/// @param chance its own, not the dice of the battle
/// @pre somebody is asked
[[nodiscard]] Action random_choice(const View& view, base::Dice& chance);

}  // namespace core::field
