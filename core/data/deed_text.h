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

/// What a position file says of a piece beside what a set-up sheet can say.
struct DeedText {
  Origin origin;
  std::string piece;              ///< its id
  std::string span;               ///< id of the leader in whose span it is [10.11]; empty for none
  int spent{};                    ///< movement points, or points of a ship's range
  std::vector<state::Deed> done;  ///< "laden", "tried-to-fight" ...
  /// [22.5] Of a leader who is off the map: why, and in which cycle he comes back.
  std::optional<std::pair<state::AwayKind, rulebook::Cycle>> out;
  std::string former;  ///< id of the HQ that he may take back then; empty for none

  [[nodiscard]] bool empty() const noexcept {
    return span.empty() && spent == 0 && done.empty() && !out && former.empty();
  }
};

/// Whether a word of a piece is one of a DeedText.
[[nodiscard]] bool is_deed_word(std::string_view word) noexcept;

/// Reads such a word of a piece and what follows it: parts[next] is the word after it.
/// @throws base::DataError for what is none of the form, or is given twice.
void read_deed_word(const Origin& origin, const std::vector<std::string>& parts, std::size_t& next,
                    DeedText& deed);

/// Makes the piece have done what the words say; the stage is that of the state.
/// @throws base::DataError for a span of a piece that is no leader of the side, a deed that its
///         kind does not do, or that belongs to another phase ...
void set_deeds(const DeedText& deed, const rulebook::Setting& setting, state::GameState& state);

/// The words that say of the piece what a set-up sheet cannot: "  span U2  spent 1  entrained".
/// Deeds that no word says, for they belong to a force under way, are left out.
[[nodiscard]] std::string deed_words(const state::Piece& piece,
                                     std::string_view leader_of_its_span);

}  // namespace core::data
