// [5.25] [5.28] [5.29] A force that is moving comes to its end, a Movement Phase begins.
#pragma once

#include "core/sequence/prompts.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

namespace core::movement {

/// [5.28] The player has no more to do with the force that is moving: the forced marches are rolled
/// for next [6.32].
void end_force(state::Record& record);

/// Goes on with the innermost ForceMove: rolls for forced marches once it ends, then notes that all
/// of its units have had their move [5.25], those that did not use it too [5.29].
[[nodiscard]] sequence::Progress proceed_force(state::Record& record);

/// [19.74] Tests the Union's restriction for its Movement Phase that begins, and in Game-Turn 1
/// notes who begins the scenario in the south.
void test_restriction(state::Record& record);

/// What happens of itself when a side's Movement Phase begins: units are back from the way round
/// Galveston Bay [7.54], the Union's restriction is tested [19.74]. For the engine, when it begins
/// the Depot Creation step.
void begin_phase(state::Record& record);

}  // namespace core::movement
