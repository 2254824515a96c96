// [0.4] [27] Whom the dice have favoured, and which of them decided most.
#pragma once

#include "core/report/figures.h"

#include <vector>

namespace core::report {

/// Rolls of one kind that a side made.
struct LuckTally {
  int rolls{};        ///< that are measured
  int others{};       ///< that are not
  double come{};      ///< what they came to, net, in the unit of the measure
  double expected{};  ///< what as many average rolls come to
  double variance{};

  [[nodiscard]] double luck() const noexcept { return come - expected; }

  /// Luck for each roll; 0 without one.
  [[nodiscard]] double mean() const noexcept;

  /// Luck in standard deviations; nothing where no face made a difference.
  [[nodiscard]] std::optional<double> z() const noexcept;

  LuckTally& operator+=(const LuckTally& other) noexcept;
};

/// A kind of roll; seen from the side that rolled, by Side.
struct LuckLine {
  rulebook::RollId id{};
  Measure measure{};
  std::array<LuckTally, 2> sides;
};

/// Both sides' luck by kind of roll, in the order of the register [27.0]; kinds never rolled are
/// left out.
[[nodiscard]] std::vector<LuckLine> luck_of(const std::vector<RollFigures>& rolls);

/// All lines of one measure together.
[[nodiscard]] std::array<LuckTally, 2> luck_in(const std::vector<LuckLine>& lines, Measure measure);

/// The rolls in points that differ most from their average, the most decisive first; of equals the
/// earlier one. Their places in `rolls`.
[[nodiscard]] std::vector<std::size_t> decisive(const std::vector<RollFigures>& rolls,
                                                std::size_t most);

}  // namespace core::report
