// Battles on land between commanders, by the hundred: what came of each, who plays better, and
// whether the computer keeps what is asked of it [FB-537].
#pragma once

#include "core/field/victory.h"
#include "core/tabletop_study/battle_contest.h"

#include <array>
#include <optional>
#include <vector>

namespace core::tabletop_study {

/// What came of a battle for a side.
struct FieldSide {
  field::SideLosses losses;
  int strength{};  ///< [FB-522] at the end, in thousandths of what it has at its best

  friend bool operator==(const FieldSide&, const FieldSide&) = default;
};

struct FieldGame {
  std::optional<board::Side> winner;
  std::string grade;
  int moves{};
  int choices{};
  int refused{};  ///< choices that were not legal; the side then has done what it wanted
  /// The most moves in a row in which a unit with an order to attack, in hand and out of range of
  /// every enemy, did nothing.
  int idle{};
  std::array<FieldSide, 2> sides;  ///< by side

  [[nodiscard]] const FieldSide& of(board::Side side) const {
    return sides.at(static_cast<std::size_t>(side));
  }

  friend bool operator==(const FieldGame&, const FieldGame&) = default;
};

[[nodiscard]] FieldGame play_field(const FieldContest& contest, std::uint64_t seed);

/// All games of a contest, by seed. The same with any number of threads.
[[nodiscard]] std::vector<FieldGame> play_fields(const FieldContest& contest);

/// A number over many games.
struct Spread {
  double mean{};
  double deviation{};
};

/// The games of a contest in sum.
struct FieldFigures {
  ContestResult result;
  std::array<Spread, 2> lost;  ///< [FB-492] by side, per cent of its rank and file
  std::array<Spread, 2> killed;
  int refused{};
  int idle{};
};

[[nodiscard]] FieldFigures figures_of(const std::vector<FieldGame>& games);

/// [FB-537] Two commanders against one another in mirrored games: each seed is played twice, each
/// commander having either side once.
struct Mirrored {
  int pairs{};
  int better{};     ///< pairs that the first commander has won
  int worse{};      ///< that the second has
  int games_won{};  ///< single games of the first
  int games_lost{};
  int refused{};
  int idle{};
};

/// A pair is won by who has won more of its two games; where that is even, by who has kept more of
/// his strength against what he has left his enemy, in both together.
[[nodiscard]] Mirrored play_mirrored(const std::shared_ptr<const field::Setting>& setting,
                                     Commander first, Commander second, int pairs,
                                     std::uint64_t first_seed, int threads);

}  // namespace core::tabletop_study
