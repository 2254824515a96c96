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

/// @throws base::DataError as save::open_game().
[[nodiscard]] save::SavedGame open_game(Context& context, const std::filesystem::path& file);

/// Says aside that a save is damaged, and how far it is opened, when it is.
void tell_damage(Context& context, const std::filesystem::path& file,
                 const save::OpenReport& report);

/// A game that an answer is about and that nobody plays on: of a damaged one what is good of it,
/// and that is told.
[[nodiscard]] save::SavedGame open_to_read(Context& context, const std::filesystem::path& file);

}  // namespace core::cli
