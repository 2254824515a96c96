// [22.5] [21.41] [7.41] Position files: pieces that are not on the map, and why. Private to this
// room.
#pragma once

#include "core/data/activity_text.h"

namespace core::data {

/// The reason that a word tells: "wounded", "due", "pool" ...; nothing for other words.
[[nodiscard]] std::optional<state::AwayKind> away_kind_of(std::string_view word) noexcept;

/// Reads what follows such a word: parts[next]. Not for words that nothing follows.
/// @throws base::DataError for what is none of the form.
[[nodiscard]] OutText read_away(const Origin& origin, state::AwayKind kind,
                                const std::vector<std::string>& parts, std::size_t& next);

/// Takes the piece off the map as the words say.
/// @throws base::DataError for a piece that cannot be there.
void take_off_map(const ActivityText& status, const rulebook::Setting& setting,
                  const state::GameState& state, state::Piece& piece);

/// "  wounded 7/62", as it is read back.
[[nodiscard]] std::string away_words(const state::Away& away, rulebook::Cycle first_cycle);

/// What moves on land by itself or with others.
[[nodiscard]] bool goes_by_land(rulebook::PieceKind kind) noexcept;

}  // namespace core::data
