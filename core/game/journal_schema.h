// The tables of a journal.
#pragma once

#include "core/state/saved_form.h"

#include <cstdint>
#include <string_view>

namespace core::game {

/// "SUMJ": marks a SQLite file as the journal of a game.
inline constexpr std::int32_t kJournalId = 0x53554D4A;

/// Counts up with every change of the tables, of the members that are saved or of how they are
/// sealed; it is the form of what the rows hold. Files of every version from kOldestJournal on are
/// read and played on in their own.
inline constexpr std::int32_t kJournalVersion = state::kNewestForm;
inline constexpr std::int32_t kOldestJournal = 1;

/// All CREATE statements. Comments inside them stay in the file, for whoever opens it by hand.
[[nodiscard]] std::string_view journal_schema() noexcept;

/// The CREATE statement of the table that only games of a set-up file have.
[[nodiscard]] std::string_view setup_schema() noexcept;

}  // namespace core::game
