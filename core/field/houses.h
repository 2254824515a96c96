// [FB-129] [FB-130] [FB-255]-[FB-268] Houses: who is in them, what fire does to them.
#pragma once

#include "core/field/formation.h"
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

/// [FB-130] Figures of a unit go into a section until it is full, those nearest to it first: who is
/// outside; when nobody is, those next door.
void go_in(const Setting& setting, const State& state, Unit& unit, SectionId section);

/// Whether anybody of the unit is in a house.
[[nodiscard]] bool is_housed(const Unit& unit) noexcept;

/// [FB-261] Whether a section stands: a ruin is no house any more.
[[nodiscard]] bool is_house(const State& state, SectionId section) noexcept;

/// Whether a figure is in a section that stands.
[[nodiscard]] bool in_house(const State& state, const Figure& figure) noexcept;

/// Whether anybody of the other side is in a section.
[[nodiscard]] bool has_enemy_in(const State& state, SectionId section, Side side) noexcept;

/// [FB-326] Whether somebody of these stands at the wall of a section.
[[nodiscard]] bool is_at_wall(const Setting& setting, const std::vector<Body>& bodies,
                              SectionId section);

/// [FB-330] The sections with an enemy of a unit in them at whose walls it stands. Horsemen do
/// nothing to a house [FB-130].
[[nodiscard]] std::vector<SectionId> walls_to_storm(const Setting& setting, const State& state,
                                                    const Unit& unit);

/// Units with figures in a section.
[[nodiscard]] std::vector<UnitId> garrisons_in(const State& state, SectionId section);

/// [FB-255] [FB-256] [FB-T15] What a ball does to a house.
/// @param along from the muzzle to where it first strikes
[[nodiscard]] HouseShot house_shot(const Charts& charts, Inches along, int die);

/// [FB-260] Men of a section's garrison fall, drawn at random; officers save, and then nobody falls
/// in their place [FB-421].
///
/// The draw: those present are numbered by unit and figure. Of up to six one die tells, thrown
/// again when it shows more than the highest multiple of their number; of seven and more two dice,
/// the first counting sixes, thrown again likewise. Nobody throws where all fall.
/// @return how many of the rank and file fell
int lose_garrison(Record& record, SectionId section, int kills, RuleId why, UnitId by);

/// [FB-259] [FB-264] Adds points to a section: at 20 it is a ruin, at 10 a shell sets it on fire.
void damage_section(Record& record, SectionId section, int points, bool by_shell);

/// [FB-506] [FB-264] A section catches fire, unless it burns or is in ruins.
void set_on_fire(Record& record, SectionId section);

}  // namespace core::field
