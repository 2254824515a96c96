// [FB-040]-[FB-052] Formations: where the figures of a unit stand, and how ranks close.
#pragma once

#include "core/field/charts.h"
#include "core/field/state.h"

#include <array>
#include <optional>
#include <vector>

namespace core::field {

// --- Who is who. ---

[[nodiscard]] constexpr bool is_foot(TroopType type) noexcept {
  return type == TroopType::Infantry;
}

/// [FB-044] Cavalry on horseback.
[[nodiscard]] bool is_mounted(const Unit& unit) noexcept;

/// [FB-022] Whether a figure sits on a horse.
[[nodiscard]] bool is_mounted(const Unit& unit, const Figure& figure) noexcept;

/// [FB-020] Rank and file that are left.
[[nodiscard]] int men_of(const Unit& unit) noexcept;
/// [FB-044] Those that fight: without who holds the horses.
[[nodiscard]] int fighting_men_of(const Unit& unit) noexcept;
[[nodiscard]] int officers_of(const Unit& unit) noexcept;
/// [FB-027] Gunners that are left at a gun.
[[nodiscard]] int gunners_of(const Unit& unit, std::size_t gun) noexcept;

/// [FB-042] In open order or an extended line.
[[nodiscard]] constexpr bool is_open(Formation formation) noexcept {
  return formation == Formation::Open || formation == Formation::Extended;
}

/// Infantry or cavalry shoulder to shoulder.
[[nodiscard]] bool is_formed(const Unit& unit) noexcept;

/// Whether a unit may take a formation of so many ranks at all.
[[nodiscard]] bool may_form(const Unit& unit, Formation formation, int ranks) noexcept;

/// [FB-041] [FB-043] Files of a column.
[[nodiscard]] int files_of_column(const Unit& unit) noexcept;

// --- Where they stand. ---

/// [FB-T02] The base of a figure.
[[nodiscard]] const Base& base_of(const Charts& charts, const Unit& unit,
                                  const Figure& figure) noexcept;

/// From file to file and from rank to rank, base centre to base centre.
struct Spacing {
  Inches file;
  Inches rank;
};

[[nodiscard]] Spacing spacing_of(const Charts& charts, const Unit& unit) noexcept;

/// Inches from the outer edge of the first file to that of the last.
[[nodiscard]] Inches frontage_of(const Charts& charts, const Unit& unit) noexcept;

/// Ranks that somebody stands in.
[[nodiscard]] int ranks_of(const Unit& unit) noexcept;

/// Gives every figure in formation its position from the unit's pose, and every gun its own.
void stand(const Charts& charts, Unit& unit);

/// Who stood apart belongs to the formation again; stand() gives him his place.
void fall_in(Unit& unit) noexcept;

/// Draws the rank and file up anew in a formation; everybody stands.
void dress(const Charts& charts, Unit& unit, Formation formation, int ranks);

/// [FB-127] The same in a column of so many files, as a ford takes.
void dress_in_files(const Charts& charts, Unit& unit, int files);

/// [FB-048] Closes the gaps that losses have left: rear men step forward in their file, files close
/// to the centre, a column keeps its width. Nobody is apart any more.
void close_up(const Charts& charts, Unit& unit);

/// A pose with the unit wheeled on the end of its front, to the right when positive.
[[nodiscard]] Pose wheeled(const Charts& charts, const Unit& unit, std::int32_t angle);

/// A pose with the unit turned in place about its middle.
[[nodiscard]] Pose turned(const Charts& charts, const Unit& unit, std::int32_t angle);

/// [FB-046] The way of the outer man in a wheel.
[[nodiscard]] Inches outer_way(const Charts& charts, const Unit& unit, std::int32_t angle);

/// Where the man stands who leads the file of one of formed troops; of all others their own place.
[[nodiscard]] Point front_of_file(const Unit& unit, const Figure& figure) noexcept;

// --- Bodies: what takes room. ---

/// A base, a gun or a team as a rectangle.
struct Body {
  std::array<Point, 4> corners{};
  Point middle;
  Inches reach;                       ///< no corner is farther from the middle
  std::optional<std::size_t> figure;  ///< whose base it is; nothing: a gun, a team, a wagon
};

[[nodiscard]] Body rectangle_at(Pose middle, Inches frontage, Inches depth,
                                std::optional<std::size_t> figure = {});

/// All bodies of a unit on the table.
[[nodiscard]] std::vector<Body> bodies_of(const Charts& charts, const Unit& unit);

/// The body of one figure.
[[nodiscard]] Body body_of(const Charts& charts, const Unit& unit, std::size_t figure);

/// Its corners drawn in towards the middle by a hundredth of the way: what only touches does not
/// reach in.
[[nodiscard]] std::array<Point, 4> drawn_in(const Body& body);

/// Whether two bodies have a surface in common; bodies that only touch have none.
[[nodiscard]] bool overlap(const Body& a, const Body& b);

/// [FB-326] Whether no more than 0.1" is between two bodies.
[[nodiscard]] bool in_contact(const Body& a, const Body& b);

/// The box round all bodies.
[[nodiscard]] table::Box box_of(const std::vector<Body>& bodies);

/// Between the nearest bodies of two units, to the nearest tick; 0 when they overlap.
/// @pre both have bodies
[[nodiscard]] Inches gap_between(const std::vector<Body>& a, const std::vector<Body>& b);

/// [FB-326] What counts as contact.
inline constexpr Inches kContact = Inches::ratio(1, 10);

}  // namespace core::field
