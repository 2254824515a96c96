// [RR-501] Campaigns of an automatic commodore by the thousand: points, levels, endings, when the
// ironclad was met.
#pragma once

#include "core/river/commodore.h"
#include "core/river/setting.h"
#include "core/tabletop_study/river_battles.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace core::tabletop_study {

/// Campaigns of one flotilla and policy, each on a river of its own.
struct RiverStudy {
  river::Charts charts;
  river::Begin begin;  ///< river and seed are those of the first campaign
  river::Policy policy{};
  int games{};
  int threads{1};
  bool same_river{};                          ///< every campaign on the river of the begin
  bool printed_run{};                         ///< [RR-440]
  Encounters encounters{};                    ///< [RR-030]
  std::shared_ptr<const TableBooks> books{};  ///< of encounters on the table
};

/// What one campaign came to.
struct RiverOutcome {
  std::int16_t points{};
  river::Ending ending{};
  std::optional<river::Level> level;
  bool met{};       ///< the ironclad
  bool sunk{};      ///< her, blown up too
  bool captured{};  ///< her
  bool beaten{};    ///< no warship is left
  std::int16_t turns{};
  std::int16_t sections{};   ///< entered
  std::int16_t destroyed{};  ///< shore guns
  std::int16_t bypassed{};   ///< shore guns, those that points were lost for at the end
  std::int8_t lost{};        ///< Union ships, trapped ones not counted
  std::int16_t choices{};
  std::int16_t fought{};     ///< encounters on the table
  std::int16_t fell_back{};  ///< encounters for which the table gave no report: fought fast

  friend bool operator==(const RiverOutcome&, const RiverOutcome&) = default;
};

/// [RR-501] Their distribution.
struct RiverFigures {
  int games{};
  double mean{};
  double deviation{};                             ///< standard
  std::array<int, 5> percentiles{};               ///< 5, 25, 50, 75 and 95 % of points
  std::array<double, river::kLevels> levels{};    ///< shares; those given up have none
  std::array<double, river::kEndings> endings{};  ///< shares, by Ending
  double met{};                                   ///< share, and so on
  double sunk{};
  double captured{};
  double beaten{};
  double turns{};  ///< means from here on
  double sections{};
  double destroyed{};
  double bypassed{};
  double lost{};
  double fought{};
  double fell_back{};
  std::vector<double> met_by;  ///< share that had met the ironclad by turn 1, 2, ...
};

/// Told after each campaign, from any thread: how many are over. Returns whether to go on.
using StudyProgress = std::function<bool(int done)>;

/// Plays all campaigns to their end; fewer when `progress` says so. The same study gives the same
/// outcomes with any number of threads.
/// @throws std::logic_error when a policy asks for what is forbidden
[[nodiscard]] std::vector<RiverOutcome> play(const RiverStudy& study,
                                             const StudyProgress& progress = {});

/// One of them, from 0.
/// @throws std::logic_error when the policy asks for what is forbidden
[[nodiscard]] RiverOutcome play_one(const RiverStudy& study, int number);

/// @pre there is at least one
[[nodiscard]] RiverFigures figures_of(const std::vector<RiverOutcome>& outcomes);

/// [RR-501] Per cent of the outcomes that have fewer points.
[[nodiscard]] double percentile_of(const std::vector<RiverOutcome>& outcomes, int points);

}  // namespace core::tabletop_study
