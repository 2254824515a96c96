// The games that measures of the general are made of, each played for itself and told in a line.
#pragma once

#include "core/study/contest.h"
#include "core/study/problem.h"
#include "core/study/war_game.h"

#include <tl/expected.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::study {

/// What is done in a trial.
enum class TrialKind : std::uint8_t {
  Game,     ///< a game of two players: result, places, a refused order
  Mixed,    ///< the same of two generals whose levels and temperaments go by the number
  War,      ///< a game of which is counted what WarGame holds
  Worlds,   ///< [0.5] positions in two worlds that differ only in what is hidden
  Again,    ///< a game alone, and two more of it at the same time
  Problem,  ///< a game of a problem
  Clock     ///< a game whose time is taken
};

/// Trials of one kind, numbered from 1; the number is the seed of the dice.
struct Sample {
  TrialKind kind{};
  std::string setup;                    ///< "west-63"; of Problem its name; of Worlds empty: all
  std::array<PlayerName, 2> players{};  ///< by Side; of Problem the first; of Mixed, Worlds none
  rulebook::Secrecy secrecy{rulebook::Secrecy::Limited};
  int trials{};  ///< so many make the measure

  /// What tells it from others, whatever the number of its trials: "game west-63 recruit random".
  [[nodiscard]] std::string name() const;
};

/// What came of a trial.
struct TrialResult {
  std::map<std::string, std::int64_t> figures;
  std::string said;  ///< a refused order, a digest, a row of a war; empty for nothing

  /// 0 for one that is not there.
  [[nodiscard]] std::int64_t of(const std::string& figure) const;

  friend bool operator==(const TrialResult&, const TrialResult&) = default;
};

/// "confederate=3 total=-3 won=-1 : march U1 ...", in one line
[[nodiscard]] std::string text_of(const TrialResult& result);
/// @return the result, or why the text is none
[[nodiscard]] tl::expected<TrialResult, std::string> parse_result(std::string_view text);

/// A problem and the position that belongs to it.
struct ProblemAt {
  Problem problem;
  Contest contest;     ///< setting and begin of the position
  std::string digest;  ///< of both files
};

/// What trials are played on. Set-ups are opened before the first of them begins.
struct Ground {
  std::vector<std::string> scenarios;  ///< the set-ups that are measured beside the campaign
  std::map<std::pair<std::string, rulebook::Secrecy>, Contest> setups;
  std::map<std::string, ProblemAt> problems;
  WarGoals goals;           ///< of the campaign
  std::string goal_charts;  ///< a digest of the charts that say what is counted in a war
  int positions{};          ///< of a trial of Worlds
  std::string program;      ///< a digest of the code and charts that games are played with
  std::function<std::int64_t()> clock;  ///< processor time of the calling thread, microseconds
};

inline constexpr std::string_view kCampaign = "campaign";

/// What a sample measures: while it is the same, a trial comes out the same.
[[nodiscard]] std::string fingerprint_of(const Sample& sample, const Ground& ground);

/// What is wrong with a result that was kept: a figure of the kind is missing, the row of a war is
/// none; empty for nothing.
[[nodiscard]] std::string fault_of(const Sample& sample, const TrialResult& result,
                                   const Ground& ground);

/// The game that is told in a result of kind War.
/// @return the game, or why the result is none
[[nodiscard]] tl::expected<WarGame, std::string> war_of(const TrialResult& result,
                                                        const WarGoals& goals);

/// Plays one. A general who fails is no failure of the measure: it is said.
[[nodiscard]] TrialResult play_trial(const Sample& sample, int number, const Ground& ground);

}  // namespace core::study
