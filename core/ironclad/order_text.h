// [IC-T39] S20: a choice of a battle as a line of text, and back.
//
//   move USS-Monitor speed 4.5 straight 2 right 2.5 radius 1.75
//   move CSS-Virginia speed -1 astern straight 1
//   move USS-Cairo speed 2 coast ashore tug USS-Champion pivot 135 left 2 radius 1
//   anchor A, line A B, let-go A, grapple A B, embark A
//   lay USS-Monitor gun 1 at CSS-Virginia
//   lay Fort-Henry gun 3 at USS-Essex, lay USS-Essex gun 2 at Fort-Henry gun 4
//   lay A gun 1 at boarders-on B, lay A gun 1 at melee-of B, unlay ...
//   waterline A draft (or: guns), cross-off A armor (speed, half-knot, midships, stack, draft, ram,
//   gun 2), done
//
// Names are those of the battle with hyphens for blanks; large and small letters are alike. Speeds
// are knots and half knots, negative astern; lengths inches to a ten-thousandth, headings degrees
// to a thousandth; guns are counted from 1 in the order of the card.
#pragma once

#include "core/ironclad/action.h"
#include "core/ironclad/setting.h"
#include "core/table/order_line.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::ironclad {

/// The name of a ship or fort as orders write it, "USS-Monitor".
[[nodiscard]] std::string order_name(const Setting& setting, ShipId ship);
[[nodiscard]] std::string order_name(const Setting& setting, FortId fort);

/// The line of a choice: read_order() gives the same choice back.
/// @pre the choice names ships, forts and legs that there are
[[nodiscard]] std::string order_text(const Setting& setting, const Action& action);

/// The kinds of orders of a battle, all that read_order() reads there.
[[nodiscard]] std::vector<table::OrderForm> order_forms(const Setting& setting);

/// Whether orders of a kind may come now at all; judge() says what becomes of each.
[[nodiscard]] bool may_come(const State& state, const table::OrderForm& form) noexcept;

/// Reads a line.
/// @param asked who is to decide: whose step `done` ends.
/// @return the choice, which may still be against the rules, or in one sentence what cannot be
///         understood.
[[nodiscard]] tl::expected<Action, std::string> read_order(const Setting& setting,
                                                           std::optional<Side> asked,
                                                           std::string_view line);

}  // namespace core::ironclad
