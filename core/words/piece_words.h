// [0.5] Pieces as sentences name them.
#pragma once

#include "core/state/situation.h"

#include <optional>
#include <string>
#include <vector>

namespace core::words {

/// [0.5] Whether the reader sees the piece for what it is: it is his own, or secrecy does not hide
/// it. Nobody in particular sees everything.
[[nodiscard]] bool is_seen(const state::Situation& now, state::PieceId piece,
                           std::optional<board::Side> reader);

/// Whether sentences tell the piece by its place: it has no name, and there are many alike.
[[nodiscard]] bool is_told_by_place(const state::Situation& now, const state::Piece& piece);

/// What is printed on a piece; behind a counter without a name its id, or by place "transport at
/// Cairo, 2nd" (rulebook::Naming), and behind one that is not the reader's its side. Empty for no
/// piece, and for one that the position does not know.
///
/// @param reader who reads it: of a piece of the other side that secrecy hides [0.5] he is told
///               only that it is the Enemy's; nothing: everything is told.
[[nodiscard]] std::string piece_title(const state::Situation& now,
                                      std::optional<state::PieceId> piece,
                                      std::optional<board::Side> reader);

/// The title of a piece that bears no name; to readers of the other side with its side behind it.
[[nodiscard]] std::string of_side(const state::Situation& now, const state::Piece& piece,
                                  const std::string& title, std::optional<board::Side> reader);

/// Where a piece is, in a word: its town, or the one beside its water; else what the map calls the
/// hex or water. Empty off the map.
[[nodiscard]] std::string whereabouts(const state::Situation& now, const state::Piece& piece);

/// "flotilla at Memphis"; off the map the word alone.
[[nodiscard]] std::string at_place(const state::Situation& now, const std::string& what,
                                   const state::Piece& piece);

/// "2nd"; in a language whose ordinals all end alike its word for "-th" is that end.
[[nodiscard]] std::string ordinal(const rulebook::Rulebook& book, int number);

/// What players call whoever acts by himself or leads: the name on his counter, "II Corps", or what
/// it shows and where he is, "infantry 3-4 at Corinth".
[[nodiscard]] std::string chief_name(const state::Situation& now, const state::Piece& piece);

/// The same for ships that sail together, "flotilla at Memphis". @pre not empty
[[nodiscard]] std::string fleet_name(const state::Situation& now,
                                     const std::vector<state::PieceId>& ships);

}  // namespace core::words
