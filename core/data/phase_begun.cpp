#include "core/data/phase_begun.h"

#include "core/movement/force.h"
#include "core/state/record.h"
#include "core/water/florida.h"

namespace core::data {

void work_out_phase(const rulebook::Setting& setting, state::GameState& state) {
  const state::Stage stage = state.turn.stage;
  if (!state::is_movement(stage) && !state::is_combat(stage)) {
    return;
  }
  state::Standing standing{setting, state};
  state::Record record{standing};
  movement::test_restriction(record);
  if (stage < state::Stage::CommandSegment) {
    water::note_positions(record);
  }
  state = standing.state();
}

}  // namespace core::data
