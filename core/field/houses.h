// [FB-129] [FB-130] [FB-255]-[FB-268] Houses: who is in them, what fire does to them.
#pragma once

#include "core/field/record.h"

#include <vector>

namespace core::field {

/// [FB-129] Infantry figures in a section.
[[nodiscard]] int garrison_of(const State& state, SectionId section) noexcept;

/// [FB-129] Puts the figures of a unit into sections, as many as each holds; the rest stand beside
/// the house in open order.
void garrison(const Setting& setting, Unit& unit, const std::vector<SectionId>& sections);

/// [FB-130] A unit comes out of its house on the side to which it faces.
void step_out(const Setting& setting, Unit& unit, Formation formation, int ranks);

/// [FB-130] Figures of a unit go into a section until it is full, those nearest to it first.
void go_in(const Setting& setting, const State& state, Unit& unit, SectionId section);

/// Whether anybody of the unit is in a house.
[[nodiscard]] bool is_housed(const Unit& unit) noexcept;

}  // namespace core::field
