// [19.37] Objectives, losses and the winner of a scenario.
#pragma once

#include "core/base/case_ref.h"
#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace core::strategic {

/// One thing that counts: what it is worth, and what it has brought.
struct ScoreLine {
  board::Side side{};  ///< who scores
  std::string text;    ///< "Vicksburg MS, C2513, is controlled by the Union."
  int worth{};         ///< points for it; of losses, points for each full number of them
  int points{};        ///< scored as the board stands; 0 when not
  base::CaseRef cited;
};

/// [19.37] The count of a scenario as the board stands. After the last Game-Turn it is the result.
struct Score {
  std::vector<ScoreLine> lines;  ///< in the order of the set-up: places, cleared rows, losses
  std::array<int, 2> points;     ///< by Side, each side's own
  /// What decides: the Union's points less the Confederate's.
  int total{};
  std::optional<board::Side> winner;  ///< nothing for a draw
  base::CaseRef cited;                ///< the case of the scenario
  std::string text;                   ///< "The Union wins: 5 points, 4 are needed."
};

/// The score of the setting's scenario in a position.
[[nodiscard]] Score count_score(const rulebook::Setting& setting, const state::GameState& state);

/// The case that holds a scenario's objectives, "19.41"_case; 25.6 for the campaign.
[[nodiscard]] base::CaseRef objectives_case(const rulebook::Scenario& scenario);

}  // namespace core::strategic
