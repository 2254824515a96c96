// A choice of a campaign as a line of text, and back.
//
//   advance; explore; hold; hold town 1; hold battery 2; hold prize 1; fall-back 2; quit
//   group 2 follow; group 2 follow push; group 2 follow night 3; group 2 hold town 1; group 2 down;
//     group 2 drift; group 2 wait
//   detach signal rattler follow (hold, down, drift, wait); rejoin 2
//   line cairo rattler signal supply-1 supply-2
//   fuel supply-1 to cairo 10; rounds supply-1 to cairo 42R 20
//   cast-off cairo; pick-up cairo; tow signal rattler; let-go signal; burn rattler
//   fight; run; break-off; moor; drop 2
//   report holds cairo damage 5 guns 1 3 burst 4 stack 1 steering 1 fired 42R 10
//     battery 1 guns 1 2 silenced enemy 1 damage 20 captured (passed, broke-off; sunk,
//     aground)
//
// Vessels are named by the ids of table RR-T26, such as are there more than once with a number;
// what a section has is counted from 1 in the order of its page; large and small letters are alike.
#pragma once

#include "core/river/action.h"
#include "core/river/setting.h"
#include "core/table/order_line.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace core::river {

/// The names of all vessels as orders write them, "cairo", "supply-1".
[[nodiscard]] std::vector<std::string> vessel_words(const Setting& setting, const State& state);

/// The line of a choice: read_order() gives the same choice back.
/// @pre the choice names vessels and guns that there are
[[nodiscard]] std::string order_text(const Setting& setting, const State& state,
                                     const Action& action);

/// The kinds of orders, all that read_order() reads.
[[nodiscard]] std::vector<table::OrderForm> order_forms(const Setting& setting);

/// Whether orders of a kind may come now at all; judge() says what becomes of each.
[[nodiscard]] bool may_come(const State& state, const table::OrderForm& form) noexcept;

/// Reads a line.
/// @return the choice, which may still be against the rules, or in one sentence what cannot be
///         understood.
[[nodiscard]] tl::expected<Action, std::string> read_order(const Setting& setting,
                                                           const State& state,
                                                           std::string_view line);

}  // namespace core::river
