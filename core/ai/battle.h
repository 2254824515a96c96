// What a battle is worth to a side before its die, and what is chosen in it.
#pragma once

#include "core/ai/appraisal.h"
#include "core/ai/seat.h"

#include <optional>
#include <vector>

namespace core::ai {

/// What an attack brings its own side on average: strength, the hex, supply. Over all faces of the
/// die, and over all chits that both sides may choose, each as likely [8.15].
/// @param battle as far as the attacker takes it to be; without odds it is worth nothing
/// @param opens  what it brings besides if the defenders are driven off (worth_of_opening())
[[nodiscard]] Worth worth_of_attack(const state::Situation& now, const Appraisal& appraisal,
                                    const combat::BattleForecast& battle, Worth opens = 0);

/// A part of the map.
struct Theatre {
  board::HexId middle;
  int radius{};  ///< hexes

  [[nodiscard]] bool holds(board::HexId hex) const {
    return board::distance(middle, hex) <= radius;
  }
};

/// What has been settled of a Combat Phase beforehand.
struct Settled {
  std::vector<board::HexId> targets;  ///< attacked before others, whatever it brings
  std::vector<board::HexId> spared;   ///< not attacked
  std::optional<Theatre> only;        ///< nobody else is attacked
};

/// The Combat Phase: who rolls to attack, and whom he attacks; a pass where nothing pays.
[[nodiscard]] std::optional<sequence::Action> choose_attack(Seat& seat, const Appraisal& appraisal,
                                                            Country& country,
                                                            const Settled& settled = {});

/// Whom the side can attack in the Combat Phase as it stands, at once or after a roll.
[[nodiscard]] std::vector<board::HexId> attackable(Seat& seat);

/// The choice in a battle, a loss, a retreat or an advance that waits for this side; nothing where
/// another decision is asked.
[[nodiscard]] std::optional<sequence::Action> choose_in_battle(Seat& seat,
                                                               const Appraisal& appraisal);

}  // namespace core::ai
