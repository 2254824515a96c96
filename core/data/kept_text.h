// [4.0] [20.0] Set-ups from games: what a game keeps besides pieces, holders and turn (format:
// scenarios/README.md).
#pragma once

#include "core/data/text_source.h"
#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// A line that says such a thing: "lost union 12".
struct KeptLine {
  Origin origin;
  std::string word;
  std::vector<std::string> parts;  ///< what follows the word
};

/// Whether a line that begins with this word is one of them.
[[nodiscard]] bool is_kept_word(std::string_view word) noexcept;

/// Makes the game keep what the lines say; everything else of the position is there already.
/// @param setting must hold the scenario.
/// @throws base::DataError for the first line that is none of the form, or says what cannot be.
void apply_kept(const std::vector<KeptLine>& lines, const rulebook::Setting& setting,
                state::GameState& state);

/// The lines that apply_kept() reads back, in a fixed order.
[[nodiscard]] std::string kept_text(const rulebook::Setting& setting,
                                    const state::GameState& state);

}  // namespace core::data
