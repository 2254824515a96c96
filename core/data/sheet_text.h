// [19.2] Set-up sheets and position files: pieces place by place (format: scenarios/README.md).
#pragma once

#include "core/board/side.h"
#include "core/data/kept_text.h"
#include "core/data/row_table.h"
#include "core/data/setup_head.h"
#include "core/data/turn_text.h"
#include "core/rulebook/cycle.h"
#include "core/state/game_state.h"

namespace core::data {

/// A `control` or a `home` line of a position file.
struct ControlText {
  Origin origin;
  std::vector<board::HexId> hexes;
  std::string state;  ///< code, for "state:MO"
  state::Controller controller;
};

/// An `at` line of a set-up sheet that names no place of the map. Printed charts hold some; errata
/// move or strike the pieces there [19.22].
struct WrongPlace {
  Origin origin;
  std::string reason;
  std::vector<std::string> pieces;  ///< ids of those who stand there
};

/// What a sheet or a position file says.
struct SheetText {
  RowTable pieces;  ///< columns: piece_columns()
  std::optional<rulebook::Cycle> cycle;
  std::optional<std::pair<Origin, std::string>> scenario;  ///< whose terms a position has
  std::vector<ControlText> control;
  std::vector<ControlText> home;  ///< who held hexes when the game began [3.23]
  std::vector<std::pair<Origin, board::HexId>> cuts;
  TurnText turn;                         ///< where the game stands [4.0]
  std::vector<KeptLine> kept;            ///< what a game keeps besides
  SetupHead head;                        ///< what a set-up from a game says of itself
  std::vector<WrongPlace> wrong_places;  ///< of a set-up; in a position file they are an error
};

enum class SheetForm {
  Setup,    ///< every piece has an id; only pieces
  Position  ///< ids may be left out; cycle, scenario, control, home and cut lines, those of
            ///< TurnText, KeptLine and SetupHead
};

/// Reads a sheet; `setup` is written into the column of that name.
/// @throws base::DataError for a line that is none of the format, with what was expected.
[[nodiscard]] SheetText read_sheet(const std::filesystem::path& path, const std::string& shown,
                                   std::string_view setup, SheetForm form);

/// The same of a text that is in memory.
[[nodiscard]] SheetText read_sheet_text(std::string_view text, const std::string& shown,
                                        std::string_view setup, SheetForm form);

/// In an `at` line of a position: those who are not on the map.
inline constexpr std::string_view kOffMap = "away";

/// "union", "confederate" or "none" as a controller, or DataError.
[[nodiscard]] state::Controller require_controller(const Origin& origin, const std::string& column,
                                                   std::string_view text);

}  // namespace core::data
