// What a journal keeps in memory, and how it is read and checked when a file is opened. Private to
// this room.
#pragma once

#include "core/save/journal.h"
#include "core/save/journal_file.h"
#include "core/save/journal_rows.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace core::save {

/// An action, or the begin, as the journal remembers it: what its rows hold.
struct Known {
  ActionInfo info{};
  std::uint64_t seal{};
  std::string operation;
  std::string action;
  std::string events;
  bool snapshot{};       ///< there is a good snapshot after it
  std::string position;  ///< state_in_row() of that
  std::uint64_t hash{};  ///< of that
};

/// All that is in a file. What has been read once needs the file no more: it may be renamed,
/// replaced or lost.
struct JournalIndex {
  std::int32_t version{};
  Header header;
  std::vector<Known> known;  ///< by action; [0] is the begin
  std::vector<BranchRow> branches;
  std::vector<SeatRow> seats;
  std::vector<RemarkRow> remarks;
  OpenReport report;

  [[nodiscard]] bool whole() const noexcept { return report.whole(); }

  /// Whether the other one is this game, as it was before or as it is.
  [[nodiscard]] bool begins_with(const JournalIndex& other) const;

  /// Whether the other one is this game as it is.
  [[nodiscard]] bool is_same(const JournalIndex& other) const;

  void note_torn_log();

  [[nodiscard]] std::uint32_t size() const noexcept {
    return static_cast<std::uint32_t>(known.size()) - 1;
  }

  [[nodiscard]] const BranchRow& current() const;
  [[nodiscard]] BranchRow& current();

  /// The branch of a name, or nothing.
  [[nodiscard]] const BranchRow* find(std::string_view name) const;
};

/// The header and its seal.
/// @throws base::DataError when it is damaged.
[[nodiscard]] std::pair<Header, std::uint64_t> read_header(JournalFile& file);

/// The position that was kept after an action, and its hash.
/// @throws std::exception when the bytes are not those of a position.
[[nodiscard]] GameState position_in(const Known& known, std::int32_t version);

/// Reads the whole file and checks every seal and hash.
///
/// Of a damaged file it gives the actions before the first that is not as it was written, and says
/// so in the report. When the position at the begin is lost and cannot be made again, the game is
/// given from the next good one on.
/// @throws base::DataError when the header is damaged, or every position.
[[nodiscard]] JournalIndex read_index(JournalFile& file, const MakeBegin& make_begin);

}  // namespace core::save
