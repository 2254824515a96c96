// [28.0] Choices as lines of text: what order files, the text game and the journal's listing use.
#pragma once

#include "core/rulebook/setting.h"
#include "core/sequence/action.h"
#include "core/state/game_state.h"
#include "core/state/ruling.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::game {

/// Why a line is no order.
struct Unreadable {
  std::string text;  ///< one sentence for the player
  /// Of a line that has the form of an order and names what is not there (a piece, a hex off the
  /// map, a number beyond all bounds): it is refused like any other. Nothing for a line that is
  /// written in another form.
  std::optional<state::Illegal> refusal;
};

/// Reads an order: the word of a kind of choice, then what it needs, in the order of its form
/// (sequence/action_kinds.inc).
///
///     march U63-014 B3402 B3403        one step each: two choices
///     embark U63-014 U63-131
///     sail U63-131 A2301/A2401
///     lose-point C63-007
///
/// A piece is its id of the set-up sheet, or `#12` for a piece without one. Labels of hexes may be
/// aliases [3.13].
/// @return the choices, in order; or what is wrong: an unknown word (with the nearest one), no such
///         piece, a hex off the map, a word too many or too few.
[[nodiscard]] tl::expected<std::vector<sequence::Action>, Unreadable> parse_order(
    const rulebook::Setting& setting, const state::GameState& state, std::string_view line);

/// The line that parse_order() reads back to the same choice.
[[nodiscard]] std::string order_text(const rulebook::Setting& setting,
                                     const state::GameState& state, const sequence::Action& action);

}  // namespace core::game
