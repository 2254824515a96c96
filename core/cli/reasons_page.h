// Why generals gave their orders, as the terminal tells it.
#pragma once

#include "core/ai/note.h"
#include "core/ai/temper.h"
#include "core/cli/context.h"
#include "core/save/match.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core::cli {

/// An order that a general gave, with what he noted of it.
struct ReasonedOrder {
  std::uint32_t action{};  ///< of the line of play, from 1
  board::Side side{};
  std::string order;  ///< the operation as `do` takes it, or the word of a single choice
  ai::Note note;
};

/// The last `most` orders of generals in the line of play, in order; passes and what only goes on
/// with an operation are left out.
[[nodiscard]] std::vector<ReasonedOrder> reasoned_orders(const save::Match& match,
                                                         std::size_t most);

/// What a note tells of an order: `order`, `cause`, `terms`, `plays`, `sentences`.
[[nodiscard]] Json note_json(const state::Situation& now, const std::string& order,
                             const ai::Note& note);

/// Each order on a line, below it why.
[[nodiscard]] std::string reasons_page(save::Match& match, std::size_t most);

/// What a general would do in the place of whoever is asked, and why.
/// @pre the game asks somebody
[[nodiscard]] std::string advice_page(save::Match& match, const ai::Temper& temper,
                                      std::size_t most);
[[nodiscard]] Json advice_json(save::Match& match, const ai::Temper& temper, std::size_t most);

/// What he would fear there: own places and forces, a sentence each.
/// @pre the game asks somebody
[[nodiscard]] std::string fears_page(save::Match& match, const ai::Temper& temper,
                                     std::size_t most);
[[nodiscard]] Json fears_json(save::Match& match, const ai::Temper& temper, std::size_t most);

[[nodiscard]] Json reasons_json(save::Match& match, std::size_t most);

}  // namespace core::cli
