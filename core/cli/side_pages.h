// [0.5] What the text game tells a side: a hex, a piece, its legal choices.
#pragma once

#include "core/game/game.h"
#include "core/game/view.h"

#include <optional>
#include <string>
#include <vector>

namespace core::cli {

/// A hex and who stands there, as far as the side sees it.
[[nodiscard]] std::string hex_page(const rulebook::Setting& setting, const game::SideView& view,
                                   board::HexId hex);

/// A piece that the side sees.
/// @throws UserError when it sees none of that id or name.
[[nodiscard]] std::string piece_page(const rulebook::Setting& setting, const game::SideView& view,
                                     const std::string& text);

/// The legal choices, grouped by kind: how many, and the first of each.
[[nodiscard]] std::string legal_page(const rulebook::Setting& setting,
                                     const state::GameState& state,
                                     const std::vector<game::Action>& legal);

/// Those of one kind, one a line; with `piece`, only those of that piece.
[[nodiscard]] std::string legal_page(const rulebook::Setting& setting,
                                     const state::GameState& state,
                                     const std::vector<game::Action>& legal,
                                     sequence::ActionKind kind,
                                     std::optional<state::PieceId> piece);

}  // namespace core::cli
