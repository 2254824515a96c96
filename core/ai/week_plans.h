// Plans of a week that differ from what a general would do anyway.
#pragma once

#include "core/ai/appraisal.h"
#include "core/ai/note.h"
#include "core/ai/seat.h"
#include "core/ai/week.h"

#include <optional>
#include <vector>

namespace core::ai {

/// Makes plans for one moment of a Movement Phase and what follows. The first of each list is the
/// plan that holds, with which the others are compared.
class Planning {
 public:
  /// @param appraisal and country must outlive this
  Planning(Seat& seat, const Appraisal& appraisal, Country& country)
      : seat_{seat}, now_{seat.seen()}, appraisal_{appraisal}, week_{seat, appraisal, country} {}

  /// Other temperaments, and other aims in front.
  [[nodiscard]] std::vector<WeekPlan> of_war(const WeekPlan& now) const;

  /// Parts of the map to make plans for.
  [[nodiscard]] std::vector<Theatre> theatres();

  /// What could be done there: other first moves, forces that stay, attacks that come first or are
  /// not made, ways out that are closed before.
  [[nodiscard]] std::vector<WeekPlan> of_theatre(const Theatre& theatre, const WeekPlan& now);

 private:
  /// Enemies there who could be attacked in the Combat Phase, those first against whom there is
  /// most.
  [[nodiscard]] std::vector<board::HexId> targets_in(const Theatre& theatre) const;
  /// [8.52] Where a defender could go from the hex, and the side does not stand; those first where
  /// no zone of the side bars the way [9.32].
  [[nodiscard]] std::vector<board::HexId> ways_out(board::HexId from) const;
  /// For each way out of the hex a plan in which the weakest who can march there closes it. The
  /// strongest of all is kept for the attack.
  void add_traps(board::HexId target, const WeekPlan& now, std::vector<WeekPlan>& plans);
  /// Who is led and beside the target waits there for the Combat Phase.
  [[nodiscard]] WeekPlan with_attackers(WeekPlan plan, board::HexId target) const;
  /// Without forcing the march.
  [[nodiscard]] std::optional<plan::Operation> march_to(const Party& party, board::HexId hex);

  Seat& seat_;
  state::Situation now_;
  const Appraisal& appraisal_;
  Week week_;
};

/// Plans for a Combat Phase that differ in what becomes of one hex, the plan that holds first.
[[nodiscard]] std::vector<WeekPlan> plans_against(board::HexId target, const WeekPlan& now);

/// The one and the other together, by the name of the first; nothing where they contradict each
/// other.
/// @param now the plan from which both have come, of one theatre
[[nodiscard]] std::optional<WeekPlan> joined(const WeekPlan& now, const WeekPlan& one,
                                             const WeekPlan& other);

}  // namespace core::ai
