// [16.16] Position files: what a piece has done, in the words behind it (format: docs/referee.md).
#pragma once

#include "core/data/text_source.h"
#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::data {

/// Why a piece is not on the map.
struct OutText {
  state::AwayKind kind{};
  std::optional<rulebook::Cycle> cycle;  ///< in which a leader comes back, a unit is due
  int game_turn{};                       ///< of the scenario; on the way round [7.41] [7.54]
  board::HexId back;                     ///< where it comes back; where an Ironclad is built
};

/// What a position file says of a piece beside what a set-up sheet can say.
struct ActivityText {
  Origin origin;
  std::string piece;  ///< its id
  std::string span;   ///< id of the leader in whose span it is [10.11]; empty for none
  int spent{};        ///< movement points, or points of a ship's range
  std::vector<state::Status> done;  ///< "laden", "tried-to-fight" ...
  /// [22.5] Of a piece that is off the map: why, and until when.
  std::optional<OutText> out;
  std::string former;     ///< id of the HQ that he may take back then; empty for none
  std::string energiser;  ///< id of the piece whose command energised it [16.16]; empty for none
  int forced{};           ///< additional movement points of a forced march [6.31]
  int carried{};          ///< weight that a ship has ferried [7.31]
  int rail_hexes{};       ///< rail hexes travelled [6.53]

  [[nodiscard]] bool empty() const noexcept {
    return span.empty() && spent == 0 && done.empty() && !out && former.empty() &&
           energiser.empty() && forced == 0 && carried == 0 && rail_hexes == 0;
  }
};

/// Whether a word of a piece is one of a ActivityText.
[[nodiscard]] bool is_activity_word(std::string_view word) noexcept;

/// Reads such a word of a piece and what follows it: parts[next] is the word after it.
/// @throws base::DataError for what is none of the form, or is given twice.
void read_activity_word(const Origin& origin, const std::vector<std::string>& parts,
                        std::size_t& next, ActivityText& status);

/// Makes the piece have done what the words say; the stage is that of the state.
/// @throws base::DataError for a span of a piece that is no leader of the side, a status that its
///         kind does not do, or that belongs to another phase ...
/// @param whole nothing is implied: who has spent points has not begun to move unless it is told.
void set_statuses(const ActivityText& status, const rulebook::Setting& setting,
                  state::GameState& state, bool whole);

/// How a sheet calls a piece.
using IdOf = std::string (*)(const state::Piece&);

/// The words that say of the piece what a set-up sheet cannot: "  span U2  spent 1  entrained".
/// @param first_cycle of the scenario.
[[nodiscard]] std::string activity_words(const state::GameState& state, const state::Piece& piece,
                                         rulebook::Cycle first_cycle, IdOf id_of);

}  // namespace core::data
