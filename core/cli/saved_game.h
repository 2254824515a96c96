// Saved games: the head of a journal, and the setting that it is played in.
#pragma once

#include "core/cli/context.h"
#include "core/save/saves.h"

#include <cstdint>
#include <filesystem>

namespace core::cli {

/// The catalogue of this run and where it lies.
[[nodiscard]] save::Library library_of(Context& context);

/// What the journal of a game that begins now knows of it.
[[nodiscard]] save::Header header_of(Context& context, const data::OpenedSetup& opened,
                                     std::uint64_t seed);

/// Opens a save; where only its begin is damaged, that is made anew from its header.
/// @throws base::DataError as Journal::open().
[[nodiscard]] save::Journal open_journal(Context& context, const std::filesystem::path& file);

/// The set-up of a saved game with the errata and options that were in force when it began.
/// @throws base::DataError when this version has no such set-up.
[[nodiscard]] data::OpenedSetup open_saved(Context& context, const save::Journal& journal);

}  // namespace core::cli
