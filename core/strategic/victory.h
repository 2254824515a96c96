// [19.37] Objectives, losses and the winner of a scenario.
#pragma once

#include "core/base/case_ref.h"
#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::strategic {

/// One thing that counts: what it is worth, and what it has brought.
struct ScoreLine {
  /// Its sentence in the chart `score` of docs/rules/score.md: "place-held".
  std::string_view key;
  board::Side side{};  ///< who scores
  int worth{};         ///< points for it; of losses, points for each full number of them
  int points{};        ///< scored as the board stands; 0 when not
  /// The figures of the sentence, {1} first.
  std::vector<int> figures{};
  /// A place: its name, "Vicksburg MS", where it lies and who controls it.
  std::string town{};
  std::optional<board::HexId> hex{};
  state::Controller holder{};
  /// False where who looks may not know it (game/shown_score.h): then it is not counted.
  bool known{true};
};

/// [19.37] [20.3] [25.6] The count of a scenario or campaign as the board stands. After the last
/// Game-Turn it is the result.
struct Score {
  std::vector<ScoreLine> lines;  ///< in the order of the set-up: places, cleared rows, losses
  std::array<int, 2> points{};   ///< by Side, each side's own
  std::array<int, 2> lost{};     ///< by Side, CSP lost in battle
  /// What decides: the Union's points less the Confederate's.
  int total{};
  int wins{};                         ///< the smallest total with which the Union wins
  int draws{};                        ///< the smallest that is a draw; `wins` where there is none
  std::optional<int> margin;          ///< [19.71] by how much the higher total wins
  std::optional<board::Side> winner;  ///< nothing for a draw
  base::CaseRef cited;                ///< the case of the scenario
  /// [25.5] [25.6] A campaign that ended before its last game-turn: what counts no more.
  state::EarlyEnd early{};
};

/// How many points a side is short of a draw and of the victory; 0 when it is not.
struct Shortfall {
  int draw{};  ///< the same as `victory` where there is no draw
  int victory{};

  friend bool operator==(const Shortfall&, const Shortfall&) = default;
};

/// The score of the setting's scenario in a position.
[[nodiscard]] Score count_score(const rulebook::Setting& setting, const state::GameState& state);

/// Adds the lines of a score up and says who wins.
void add_up(Score& score);

[[nodiscard]] Shortfall shortfall_of(const Score& score, board::Side side) noexcept;

/// The case that holds a scenario's objectives, "19.41"_case; 25.6 for the campaign.
[[nodiscard]] base::CaseRef objectives_case(const rulebook::Scenario& scenario);

}  // namespace core::strategic
