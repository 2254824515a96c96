// [19.2] From the rows of a set-up or a position file to the position on the map.
#pragma once

#include "core/data/patching.h"
#include "core/data/scenario_text.h"
#include "core/data/sheet_text.h"
#include "core/rulebook/setting.h"

namespace core::data {

/// What to do with a piece that cannot stand where its row says (off the map, on open sea, among
/// the Enemy).
enum class OnWrongPlace {
  Report,  ///< leave it out and say so: a printed row whose erratum is switched off [19.22]
  Fail     ///< DataError: the corrected set-ups and position files
};

/// The rows of one position with the errata applied.
struct SetupRows {
  RowTable pieces;
  rulebook::Cycle cycle;
  std::vector<ControlText> control;
  std::vector<ControlText> home;
  std::vector<std::pair<Origin, board::HexId>> cuts;
  /// Ids of pieces that a word of their line, such as "due", takes off the map.
  std::set<std::string> away;
  bool units_control_their_hex{};  ///< position files: ground units hold the hex they stand in
};

/// Makes the position and checks every row: kinds and values of the counter mix, leaders, stocks,
/// places, what is inside what, Depots [17.53], the number of counters [3.26].
/// @param patches all patches, selected or not, so that a conflict can name its errata.
/// @throws base::DataError for the first row that is wrong.
[[nodiscard]] state::GameState build_state(const SetupRows& rows, const rulebook::Setting& setting,
                                           const std::vector<PatchText>& patches,
                                           OnWrongPlace on_wrong_place,
                                           std::vector<SetupRemark>& remarks);

/// "10-3" or "(5)-1"; nothing for another form.
struct CounterValue {
  int strength{};
  bool parenthesised{};
  int movement{};
};

[[nodiscard]] std::optional<CounterValue> parse_counter_value(std::string_view text) noexcept;

/// [3.23] [3.28] Who holds each hex: the side of its state, then `control` lines, then garrisons in
/// forts.
[[nodiscard]] std::vector<state::Controller> control_at_start(
    const SetupRows& rows, const map::Map& map, const std::vector<state::Piece>& pieces);

/// [3.23] [3.29] Who held each hex when the game began: as `control` has it now but for `home`
/// lines.
[[nodiscard]] std::vector<state::Controller> home_at_start(const SetupRows& rows,
                                                           const map::Map& map,
                                                           std::vector<state::Controller> control);

}  // namespace core::data
