// What an event says: the key of its sentence in docs/rules/events.md, and the words in it.
#pragma once

#include "core/state/event.h"
#include "core/state/situation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::words {

/// What an event says: the key of its sentence and the words in it.
struct Said {
  std::string_view key;
  state::CaseRef cited;
  std::optional<state::PieceId> piece;
  std::optional<state::PieceId> other;
  std::string at;
  std::string side;
  std::string word;
  std::vector<int> figures;
};

/// @param now for the names of places; null: the key and the case are all that is wanted
[[nodiscard]] Said said_by(const state::Event& event, const state::Situation* now);

/// "Union", "Confederate".
[[nodiscard]] std::string side_text(board::Side side);

/// "command segment": the names of the files without their hyphens.
[[nodiscard]] std::string spaced(std::string_view name);

}  // namespace core::words
