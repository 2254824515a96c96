// Pairs of games with common dice, in which two players change sides: who of them is better.
#pragma once

#include "core/study/contest.h"

#include <optional>
#include <string>

namespace core::study {

/// How a game ended.
struct Ending {
  std::optional<board::Side> winner;
  int total{};  ///< the Union's points less the Confederate's
};

/// What the first of the two made of their pairs.
struct Rung {
  int won{};
  int lost{};
  int drawn{};
  int ahead{};  ///< pairs in which it had more points than the other with the same side
  int behind{};
  std::string fault;  ///< the first order that was refused; empty for none

  /// Counts a pair.
  /// @param as_union the game in which the first was the Union
  void add(const Ending& as_union, const Ending& as_confederate);

  /// Pairs that somebody was ahead in.
  [[nodiscard]] int decided() const noexcept { return ahead + behind; }
};

/// Plays as many pairs as the contest has games.
[[nodiscard]] Rung rung_of(Contest contest, const PlayerName& first, const PlayerName& second);

}  // namespace core::study
