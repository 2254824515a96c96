// What a check of a position finds wrong with it.
#pragma once

#include "core/base/case_ref.h"
#include "core/rulebook/rulebook.h"
#include "core/state/game_state.h"

#include <string>
#include <vector>

namespace core::state {

/// One thing that a case does not allow, in words for the player.
struct Finding {
  base::CaseRef cited;
  std::string sheet_id;  ///< the row of the set-up sheet; empty when no single row is at fault
  std::string text;      ///< one sentence with the figures

  friend bool operator==(const Finding&, const Finding&) = default;
};

/// A piece as people name it: `infantry 10-3 "Davies"`.
[[nodiscard]] std::string title(const Piece& piece);
/// The same in the language of the book.
[[nodiscard]] std::string title(const Piece& piece, const rulebook::Rulebook& book);

/// Whether the piece is inside the other one, at any depth.
[[nodiscard]] bool is_within(const GameState& state, PieceId piece, PieceId outer) noexcept;

}  // namespace core::state
