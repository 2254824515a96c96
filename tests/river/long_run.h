// [RR-505]-[RR-508] [RR-T31] What the specification prints of whole searches and long rivers,
// counted from the tables. The game shows none of it: it stands here, to prove the tables.
#pragma once

#include "core/base/fraction.h"
#include "core/river/charts.h"
#include "core/river/forecast.h"
#include "core/river/options.h"

#include <array>
#include <vector>

namespace core::river {

/// [RR-T31] The whole search of a water, from where the flotilla stands.
struct MeetingSummary {
  double met{};       ///< limit
  double ruse{};      ///< limit
  int median_turn{};  ///< by which half of all searches have ended
  double mean_turn{};
};

[[nodiscard]] MeetingSummary meeting_summary(const Charts& charts, const Options& options,
                                             const Reached& from);

/// [RR-508] How many sections of the main river bring anything but Nothing by a turn, when a new
/// one is entered each turn and no ironclad ends it.
[[nodiscard]] base::Fraction expected_results(const Charts& charts, const Options& options,
                                              int turns);

// ---- the course ----

/// By Heading; together 1.
using HeadingShares = std::array<base::Fraction, kHeadings>;

/// [RR-080] The headings after one section, turn 1 aside.
[[nodiscard]] HeadingShares next_headings(const Charts& charts, const Options& options,
                                          Heading before);

/// [RR-505] The shares of a long river, with roll 9 of RR-T02 as the options have it.
[[nodiscard]] HeadingShares long_run_headings(const Charts& charts, const Options& options);

/// In miles from the mouth.
struct MeanPlace {
  double east{};
  double north{};
};

/// [RR-506] The end of each section from the first, on the mean.
[[nodiscard]] std::vector<MeanPlace> mean_places(const Charts& charts, const Options& options,
                                                 int sections);

// ---- tributaries and batteries ----

/// [RR-507] That a tributary joins the main river in a section not yet seen.
[[nodiscard]] base::Fraction tributary_chance(const Charts& charts, int section);

/// [RR-507] Of lengths 1, 2, 3 ... sections, as far as there are any; the last is the Shallows.
[[nodiscard]] std::vector<base::Fraction> tributary_lengths(const Charts& charts);

/// [RR-507] In sections.
[[nodiscard]] base::Fraction mean_tributary_length(const Charts& charts);

/// [RR-508]
struct DefenceFigures {
  base::Fraction battery_guns;      ///< mean of a battery
  base::Fraction mine;              ///< share of batteries with one
  base::Fraction bridge_batteries;  ///< mean of a bridge or ferry
  base::Fraction bridge_guns;       ///< mean of a bridge or ferry
};

[[nodiscard]] DefenceFigures defence_figures(const Charts& charts);

}  // namespace core::river
