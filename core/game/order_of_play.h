// [4.1] [4.2] The order of stages: what follows when a stage is over, and whether one is empty.
#pragma once

#include "core/game/game.h"
#include "core/state/record.h"

#include <vector>

namespace core::game {

/// Begins the stage that follows the present one: the next of the segment, the other side's, the
/// next Player-Turn, Game-Turn or Strategic Turn, or the end of the game.
void begin_next_stage(state::Record& record);

/// [25.5] [25.6] Ends the game with whatever is going on when the war is over early.
/// @return whether it did.
bool end_decided_war(state::Record& record);

/// [4.1] What of a Player-Turn is still to come after its present stage, in order; nothing outside
/// of a Player-Turn.
[[nodiscard]] std::vector<state::Stage> stages_ahead(const state::Turn& turn);

/// [4.2] A segment of the Strategic Turn, and the side whose it is.
struct Segment {
  state::Stage stage{};
  board::Side side{};

  friend bool operator==(const Segment&, const Segment&) = default;
};

/// [4.2] The segments of the Strategic Turn of the present cycle, in the order in which they are
/// played: of a scenario without those of a campaign, of a campaign's first one without D [20.1].
[[nodiscard]] std::vector<Segment> segments_of(const rulebook::Setting& setting,
                                               const state::Turn& turn);

/// [0.5] Whether a piece stands beside a hex that the Enemy occupies, or in it (a siege: [13.32]
/// [13.38]), which is seen whatever is hidden; zones of control would tell more.
[[nodiscard]] bool stands_near_enemy(const state::Situation& now, state::PieceId piece);

/// [8.12] [8.31] Whether the present stage is for rolls to attack or for attacks, and the side that
/// acts has nobody near an Enemy who could: what is legal besides is possible elsewhere, too.
[[nodiscard]] bool nobody_could_fight(const state::Situation& now,
                                      const std::vector<Action>& legal);

}  // namespace core::game
