#include "core/game/shown_score.h"

namespace core::game {

strategic::Score shown_score(const rulebook::Setting& setting, const state::GameState& state,
                             board::Side viewer) {
  strategic::Score score = strategic::count_score(setting, state);
  if (setting.switches.secrecy_in_force() == rulebook::Secrecy::Open ||
      state.turn.stage == state::Stage::Over) {
    return score;
  }
  for (strategic::ScoreLine& line : score.lines) {
    // Counted are units of the Enemy of who scores.
    if (line.key == "cleared" && line.side == viewer) {
      const int row = line.figures.front();
      line = strategic::ScoreLine{"cleared-hidden", line.side, line.worth, 0, {row}};
      line.known = false;
    }
  }
  strategic::add_up(score);
  return score;
}

}  // namespace core::game
