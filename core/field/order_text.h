// A choice of a battle on land as a line of text, and back.
//
//   order Richardson 1st-Massachusetts attack at 42 27      (also: on UNIT; hold, defend 0 46 to 84
//   46,
//     advance 42 27, support UNIT, skirmish, retire 42 50, raid 40 30 leave north)
//   charge A at B, charge A off, countercharge A at B, fall-back A
//   move A ahead 4.5, move A battle ahead 12 right 20, move A wheel left 30 ahead 3 back 1
//   move A about ahead 3, move A face left 90, move A form line 2, move A form column
//   move A dismount line 2, move A mount, move A enter 2, move A leave open 1, move A ford, ... off
//   detach A 8 open, ride G to 20 30, ride G to 20 30 join A
//   lay A gun 1 ball at 20 30 (canister, shell), unlay A gun 1
//   fire A, fire A at B, fire A at B officers, hold-fire A
//   bring A 3 to B 5 and A 4 to B 5, done union
//   with models: put A 42 27 facing 180, put A 42 27 facing 180 formation line 2, dice 3 6
//
// Names are those of the battle with hyphens for blanks; large and small letters are alike. A
// detachment made in play is detachment-N, N its number among all units. Lengths and places are
// inches to a ten-thousandth, angles degrees to a thousandth; guns, figures and sections are
// counted from 1.
#pragma once

#include "core/field/action.h"
#include "core/field/setting.h"
#include "core/table/order_line.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::field {

/// The name of a unit or general as orders write it.
[[nodiscard]] std::string order_name(const Setting& setting, UnitId unit);
[[nodiscard]] std::string order_name(const Setting& setting, GeneralId general);

/// A written order without who gives it: "attack at 42 27".
[[nodiscard]] std::string written_text(const Setting& setting, const Order& order);

/// The line of a choice: read_order() gives the same choice back.
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

}  // namespace core::field
