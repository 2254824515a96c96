// Names: how hexes, pieces and cases are read from a command line and written in an answer.
#pragma once

#include "core/base/data_error.h"
#include "core/cli/context.h"
#include "core/map/map.h"
#include "core/state/finding.h"

#include <concepts>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::cli {

/// The two sides as people write them: "Union", "Confederate".
[[nodiscard]] std::string_view title(board::Side side) noexcept;

/// "union", "confederate" or "both" as a list of sides.
/// @throws UserError for any other word.
[[nodiscard]] std::vector<board::Side> parse_sides(const std::string& text);

/// Up to `most` of `known` that are spelled most like `text`, the nearest first.
[[nodiscard]] std::vector<std::string> nearest(std::string_view text,
                                               std::span<const std::string> known,
                                               std::size_t most = 3);

/// `"wset-63" is no set-up; did you mean west-63?`
[[nodiscard]] std::string unknown(std::string_view what, std::string_view text,
                                  std::span<const std::string> known);

/// Reads a printed label, an alias [3.13] or the name of a town, with its state where several have
/// it ("Wilmington DE", "Wilmington, Delaware"); of several the one on the sheets that are played.
/// @throws UserError naming what comes nearest, or all that the name could mean.
[[nodiscard]] board::HexId parse_hex(const map::Map& map, const std::string& text);

/// "B3504 Corinth": the label and the first town of the hex.
[[nodiscard]] std::string place_name(const map::Map& map, board::HexId hex);
[[nodiscard]] std::string place_name(const map::Map& map, const state::Place& place);

/// Other labels of the hex [3.13].
[[nodiscard]] std::vector<std::string> aliases(board::HexId hex);

/// The id of a piece in answers: that of its sheet, or "#12" where a position file leaves it out.
[[nodiscard]] std::string key(const state::Piece& piece);

/// The piece with that id.
/// @throws UserError naming what comes nearest.
[[nodiscard]] const state::Piece& parse_piece(const state::GameState& state,
                                              const std::string& text);

[[nodiscard]] Json to_json(const state::GameState& state, const state::Piece& piece);
[[nodiscard]] Json to_json(const state::Finding& finding);
[[nodiscard]] Json to_json(const state::GameState& state, std::span<const state::PieceId> pieces);

/// "union", "confederate", or null for nobody.
[[nodiscard]] Json to_json(const std::optional<board::Side>& side);
[[nodiscard]] Json to_json(board::SideSet sides);

/// "Union", "Confederate" or "nobody".
[[nodiscard]] std::string title(const std::optional<board::Side>& side);

/// "yes" or "no".
/// "1 fault", "2 faults".
template <std::integral Number>
[[nodiscard]] std::string counted(Number number, std::string_view what) {
  return std::to_string(number) + " " + std::string{what} + (number == 1 ? "" : "s");
}

[[nodiscard]] std::string yes_no(bool value);

/// Texts with a separator between them.
[[nodiscard]] std::string join(const std::vector<std::string>& texts,
                               std::string_view separator = ", ");

/// What is to be told of the save of a match, a line each.
template <class Match>
void tell_notices(std::ostream& screen, Match& match) {
  for (const std::string& notice : match.take_notices()) {
    screen << "note: " << notice << '\n';
  }
}

/// At the end of a match: its save is looked for once more.
template <class Match>
void end_match(std::ostream& screen, Match& match) {
  try {
    match.end();
  } catch (const base::DataError& error) {
    screen << error.what() << '\n';
  }
  tell_notices(screen, match);
}

}  // namespace core::cli
