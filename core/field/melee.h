// [FB-320]-[FB-345] Melees: who is in them, and their course from move to move.
#pragma once

#include "core/field/record.h"

namespace core::field {

/// The melee that goes on and to which a unit belongs, or null.
[[nodiscard]] const Melee* melee_of(const State& state, UnitId unit) noexcept;

/// [FB-320] Phase 5, after all contacts of the move: units of both sides whose figures touch are in
/// a melee, a new one or one that goes on. Melees that are over are forgotten.
void join_melees(Record& record);

/// [FB-T20] The figures that a move of a melee costs either side on average, by the chances of its
/// combats. Nobody has to get into a house.
struct MeanToll {
  double attacker{};
  double defender{};
};

[[nodiscard]] MeanToll mean_toll(const Setting& setting, const State& state, const Melee& melee);

/// [FB-321] [FB-340] Phase 8: one move of every melee; men who were ridden down in it count as lost
/// in it [FB-310]. Where figures are to be brought into contact first, State::bringing names the
/// side to decide, and this returns; called again after that decision it goes on, and does nothing
/// more when all have been fought.
void fight_melees(Record& record);

}  // namespace core::field
