// [FB-524] [FB-525] [FB-527] [FB-T35] What a unit might do in a move, and what the computer thinks
// of each.
#pragma once

#include "core/field/action.h"
#include "core/field/plan.h"
#include "core/field/ways.h"

#include <vector>

namespace core::field {

/// [FB-525] The parts of a score, in thousandths, weighted as the rule says.
struct ScoreParts {
  int fire{};       ///< 3 (Ko - Ks)
  int objective{};  ///< w times inches gained / 6
  int cover{};      ///< 2
  int support{};    ///< 1 1/2
  int risk{};       ///< -4
  int charge{};     ///< 6 times the charge value
  int order{};      ///< (ours) in hand for what comes: formed, facing the enemy, out of the way
  int noise{};      ///< [FB-534]

  [[nodiscard]] int total() const noexcept {
    return fire + objective + cover + support + risk + charge + order + noise;
  }

  friend bool operator==(const ScoreParts&, const ScoreParts&) = default;
};

/// [FB-T35] A row of the table as this unit would do it.
struct UnitIdea {
  int row{};
  MoveUnit move;
  ScoreParts parts;
};

/// [FB-536] A choice that the computer would think of, and why.
struct Hint {
  Action action;
  int row{};         ///< of table FB-T35; 0: none of them
  ScoreParts parts;  ///< thousandths

  friend bool operator==(const Hint&, const Hint&) = default;
};

/// [FB-534] How a Veteran may take a move, as he finds by looking ahead.
enum class Temper : std::uint8_t {
  Steady,  ///< as everybody does
  Bold,    ///< ground is worth twice, losses half
  Wary     ///< nobody goes on or charges: stand and fire
};

/// What all decisions of a side have in common.
struct Mind {
  const Setting* setting{};
  const State* state{};    ///< as it is: what is legal
  const State* planned{};  ///< friends as they will stand by what they have been told
  Side side{};
  const Plan* plan{};
  Posture posture;
  Ways* ways{};
  int noise{};                 ///< points by which a score may be off, either way
  bool counter_battery{true};  ///< [FB-534]
  Temper temper{};
};

/// [FB-534] How far off the judgement of something is, in thousandths. The same when it is asked
/// again.
/// @param what tells this judgement from others of the unit in the move
[[nodiscard]] int noise_of(const Mind& mind, UnitId unit, int what);

/// [FB-524] The candidates of a unit, all of them legal, the best first and of equal ones the first
/// of the table. Never empty: it may stand. [FB-535] They are some dozens at most, so that a unit's
/// choice takes far less than a fifth of a second.
/// @pre the unit may be ordered
[[nodiscard]] std::vector<UnitIdea> ideas_of(const Mind& mind, UnitId unit);

/// Where a unit is to be by its order; nothing: it is there.
[[nodiscard]] std::optional<Point> place_of(const Mind& mind, UnitId unit);

/// How much of the road it matters: w of FB-525 in thousandths.
[[nodiscard]] int urge_of(const Mind& mind, UnitId unit);

}  // namespace core::field
