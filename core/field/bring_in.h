// [FB-340]-[FB-343] [FB-532] The second move of a melee: men brought into contact.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

#include <optional>
#include <vector>

namespace core::field {

/// [FB-340] How far a figure of a unit gets in a normal move, in inches.
[[nodiscard]] Inches reach_in_melee(const Setting& setting, const Unit& unit) noexcept;

/// Where the figures of a choice come to stand, in its order: each at the nearest place beside its
/// enemy at which nobody stands, and not through enemies.
/// Refused: nobody brings men in now, or the other side does; more than four on foot or two
/// horsemen [FB-340]; a figure that is not of the melee, or an officer, or inside a house; one whom
/// an enemy touches [FB-341]; no place beside that enemy, or none within a normal move.
[[nodiscard]] Judged<std::vector<Point>> places_of(const Setting& setting, const State& state,
                                                   const BringIn& choice);

[[nodiscard]] Judged<> judge(const Setting& setting, const State& state, const BringIn& choice);

/// @pre judge()
void bring_in(Record& record, const BringIn& choice);

/// [FB-343] The side whose turn it is brings in nobody more; two passes end it.
/// @pre it is its turn
void pass(Record& record, Side side);

/// [FB-340] Whether a side has still somebody who can reach an enemy.
[[nodiscard]] bool can_bring_in(const Setting& setting, const State& state, const Melee& melee,
                                Side side);

/// [FB-342] [FB-532] Whom to bring in: those who make a new two-to-one, at the least exposed places
/// first; then those who fill gaps. Nothing: pass.
[[nodiscard]] std::optional<BringIn> best_bring_in(const Setting& setting, const State& state,
                                                   Side side);

/// [FB-340] [FB-343] Throws who begins, and lets him choose if anybody can be brought in.
void begin_bringing_in(Record& record, std::size_t melee);

}  // namespace core::field
