// [RC-T02] A choice of a battle as a line of text, and back.
//
//   plot USS-Monitor speed 4.5 straight 2 right 2.5 radius 3.5
//   plot CSS-Virginia speed 4 ram USS-Congress straight 4
//   plot A speed -1 astern straight 1
//   plot A speed 2 ashore spar tug B turret 1 port fire 2 gun 1 at B gun 3 at C straight 2
//   plot A speed 0 drop-anchor (weigh, cast-off, pass-line, let-go, dock, undock, raise-balloon,
//     lower-balloon, release; pass-line needs line B)
//   order A attack; order A close B; order A hold; order A course 90 speed 4
//   shift A reserve to gun 2 (from and to: engine, boiler, reserve, gun N)
//   repair A 1, serve A gun 2, serve A none, board A B parties 2
//   land A Fort-Henry parties 2, light A, order A land Fort-Henry
//   fleet-order union engage (pass 90, hold, seize Fort-Henry)
//   discard union 7, strand A x 30 y 12.5 heading 90
//   lay USS-Monitor gun 1 at CSS-Virginia, lay A gun 1 at Fort-Henry, unlay ..., done
//
// Words as in table/order_line.h; speeds are knots, negative astern.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/setting.h"
#include "core/table/order_line.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::coastal {

/// The name of a ship or fort as orders write it, "USS-Monitor".
[[nodiscard]] std::string order_name(const Setting& setting, ShipId ship);
[[nodiscard]] std::string order_name(const Setting& setting, FortId fort);

/// The line of a choice: read_order() gives the same choice back.
/// @pre the choice names ships, forts and legs that there are, and guns of the ship itself in a
/// plot
[[nodiscard]] std::string order_text(const Setting& setting, const Action& action);

/// The kinds of orders of a battle, all that read_order() reads there.
[[nodiscard]] std::vector<table::OrderForm> order_forms(const Setting& setting);

/// Whether orders of a kind may come now at all; judge() says what becomes of each.
[[nodiscard]] bool may_come(const State& state, const table::OrderForm& form) noexcept;

/// Reads a line.
/// @param asked who is to decide: whose phase `done` ends.
/// @return the choice, which may still be against the rules, or in one sentence what cannot be
///         understood.
[[nodiscard]] tl::expected<Action, std::string> read_order(const Setting& setting,
                                                           std::optional<Side> asked,
                                                           std::string_view line);

}  // namespace core::coastal
