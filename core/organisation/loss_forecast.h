// [8.16] What a loss will come to before anybody chooses who bears it.
#pragma once

#include "core/organisation/losses.h"

#include <vector>

namespace core::organisation {

/// [3.24] A counter and those that take its place as it loses points.
struct LosingCounter {
  rulebook::PieceKind kind{};
  int csp{};
  /// For a loss of 1, 2, ... the values of the counters that show what is left, as far as there are
  /// any [3.26]; a Supply Train or Depot is gone with the first.
  std::vector<std::vector<int>> after;

  friend bool operator==(const LosingCounter&, const LosingCounter&) = default;
};

/// One that bears a loss on the ground: a unit, or all garrison counters together.
struct Bearer {
  int csp{};
  bool fights{};                        ///< a combat unit, no train or Depot
  std::vector<LosingCounter> counters;  ///< in the order in which they bear it

  friend bool operator==(const Bearer&, const Bearer&) = default;
};

/// [3.26] Counters of a value that are not in use.
struct SpareCounters {
  rulebook::PieceKind kind{};
  int value{};
  int count{};

  friend bool operator==(const SpareCounters&, const SpareCounters&) = default;
};

/// Those of a side who share a loss.
struct Bearers {
  std::vector<Bearer> all;
  int naval_strength{};             ///< of the ships that take part; 0 for none
  std::vector<SpareCounters> free;  ///< of the kinds among them

  friend bool operator==(const Bearers&, const Bearers&) = default;
};

[[nodiscard]] Bearers bearers_of(const Situation& now, board::Side side,
                                 const std::vector<PieceId>& participants,
                                 const std::vector<PieceId>& ships);

/// Whether combat units are left after a loss.
enum class Survival : std::uint8_t {
  None,
  AsChosen,  ///< as the owner chooses who loses
  Some
};

/// What a loss comes to before anybody chooses.
struct LossSplit {
  /// CSP that are gone: a train or Depot with its first point, and where no free counters show what
  /// is left of a unit more than its points [3.24] [3.26].
  int ground_least{};
  int ground_most{};
  int naval{};  ///< naval strength to be destroyed at least, in whole ships; 0 when troops may bear
                ///< it all
  Survival combat_units{};
  /// Several units ask for the last free counters: the least is what 8.16 takes, more than the most
  /// may be lost, and combat units may be gone that were to be left.
  bool counters_short{};

  friend bool operator==(const LossSplit&, const LossSplit&) = default;
};

[[nodiscard]] LossSplit split_loss(const LossRules& rules, const Bearers& bearers, int points);

}  // namespace core::organisation
