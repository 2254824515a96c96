// [FB-330]-[FB-332] Houses in a melee: who gets in, and who holds it.
#pragma once

#include "core/field/combats.h"
#include "core/field/record.h"

#include <vector>

namespace core::field {

/// A figure at the wall of a section.
struct AtWall {
  FigureId figure;
  SectionId section;

  friend bool operator==(const AtWall&, const AtWall&) = default;
};

/// [FB-332] Who may try to get into a section in this move of a melee, from the attacker's right to
/// his left: on foot, at its wall, not held by an enemy outside; with those who are in already no
/// more than seven of a side.
[[nodiscard]] std::vector<AtWall> who_may_break_in(const Setting& setting, const State& state,
                                                   const Melee& melee);

/// [FB-330] [FB-331] Throws for each of them.
/// @return those who fight from outside
std::vector<AtWall> break_in(Record& record, const Melee& melee);

/// [FB-332] Sections in which only one side is left are held by it.
void hold_sections(Record& record, const Melee& melee);

}  // namespace core::field
