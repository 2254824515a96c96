// Words for what the core names by enumerators and numbers.
#pragma once

#include "core/data/catalogue.h"
#include "core/rulebook/switches.h"
#include "core/sequence/action.h"
#include "qml/models/board.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <string_view>

namespace models {

[[nodiscard]] QString words(std::string_view text);
/// A name of the core as a reader writes it, in his language: "minor river" for "minor-river".
[[nodiscard]] QString spaced(std::string_view name);
[[nodiscard]] QString side_name(Side side);
[[nodiscard]] QString kind_name(core::rulebook::PieceKind kind);
[[nodiscard]] QString terrain_name(core::map::Terrain terrain);
[[nodiscard]] QString mode_name(core::supply::Mode mode);
[[nodiscard]] QString source_name(core::supply::SourceKind kind);

/// "command segment"
[[nodiscard]] QString stage_name(core::state::Stage stage);

/// "4-4 cavalry Grierson", "Army HQ of the Ohio".
[[nodiscard]] QString piece_title(const core::state::Piece& piece);

/// Where a piece is that is not on the map: "in the Leader Pool".
[[nodiscard]] QString away_words(core::state::AwayKind kind);

/// "B3402" or "B3402, Corinth MS".
[[nodiscard]] QString place_title(const core::map::Map& map, HexId hex);
[[nodiscard]] QString place_title(const core::map::Map& map, const core::state::Place& place);
[[nodiscard]] QString place_title(const core::map::Map& map, const core::supply::Spot& spot);

/// What a hex is and who holds it, in a few phrases: terrain, state, towns, lines, holder, zones.
[[nodiscard]] QStringList hex_phrases(const Board& board, HexId hex);

/// The same with its stacks as one text to be read aloud.
[[nodiscard]] QString spoken(const Board& board, HexId hex);

/// The published corrections that concern a hex: what was printed and corrected, then the text.
/// @param text_of gives the text of an erratum by its id.
[[nodiscard]] QStringList errata_of(const Board& board, HexId hex,
                                    const std::function<QString(const std::string&)>& text_of);

/// "corrected", "as printed", "corrected without E004".
[[nodiscard]] QString selection_words(const core::rulebook::ErrataSelection& selection);

/// "as usual", "with 26.1, without 26.9".
[[nodiscard]] QString option_words(const core::rulebook::OptionSelection& selection);

/// "open", "limited", "dark" [0.5].
[[nodiscard]] QString secrecy_name(core::rulebook::Secrecy secrecy);

/// The day on which a game-turn begins; not valid when the set-up does not tell its first day.
[[nodiscard]] QDate first_day(const core::data::SetupInfo& setup, int game_turn);

/// The day on which a set-up begins, "9 April 1863"; as it is written there when that is no day.
[[nodiscard]] QString start_words(const core::data::SetupInfo& setup);

/// "week 3, 9 April 1863"; without the set-up "week 3".
[[nodiscard]] QString week_words(const core::data::SetupInfo* setup, int game_turn);

}  // namespace models
