// What a journal keeps in memory, and how it is read and checked when a file is opened. Private to
// this room.
#pragma once

#include "core/save/journal.h"
#include "core/save/journal_file.h"
#include "core/save/journal_rows.h"

#include <optional>
#include <utility>
#include <vector>

namespace core::save {

/// An action, or the begin, as the journal remembers it.
struct Known {
  ActionInfo info{};
  std::uint64_t seal{};
  bool snapshot{};  ///< there is a good snapshot after it
};

/// All that is in a file but the contents of actions and snapshots.
struct JournalIndex {
  Header header;
  std::vector<Known> known;  ///< by action; [0] is the begin
  std::vector<BranchRow> branches;
  OpenReport report;
  std::optional<GameState> begin;  ///< made again, where that in the file is damaged

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

/// Reads the whole file and checks every seal and hash.
///
/// Of a damaged file it gives the actions before the first that is not as it was written, and says
/// so in the report.
/// @throws base::DataError when the header is damaged, or the begin and cannot be made again.
[[nodiscard]] JournalIndex read_index(JournalFile& file, const MakeBegin& make_begin);

}  // namespace core::save
