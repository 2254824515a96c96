// Saved games: the head of a journal, and the setting that it is played in.
#pragma once

#include "core/data/catalogue.h"
#include "core/save/journal.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace core::save {

/// A catalogue and where it lies: a save remembers by which one it was begun.
struct Library {
  const data::Catalogue& catalogue;
  std::filesystem::path file;
};

/// This program and its version, as headers hold it.
[[nodiscard]] std::string program_version();

/// What the journal of a game that begins now knows of it.
/// @param date as the reader of a list of games wants it; core reads no clock.
[[nodiscard]] Header header_of(const Library& library, const data::OpenedSetup& opened,
                               std::uint64_t seed, const std::string& date);

/// The first position of a game of the set-up [4.2]. A set-up from a game stands in the sequence of
/// play already and goes on from there, with dice of its own.
/// @param faces of the first rolls, where somebody has rolled them; after them the seed decides.
[[nodiscard]] GameState begin_of(const data::OpenedSetup& opened, std::uint64_t seed,
                                 std::vector<std::uint8_t> faces = {});

/// The set-up of a saved game with the errata and options that were in force when it began.
/// @throws base::DataError when this version has no such set-up.
[[nodiscard]] data::OpenedSetup open_saved(const Library& library, const Header& header);

/// A saved game and what it is played with.
struct SavedGame {
  Journal journal;
  data::OpenedSetup opened;
  /// The first position as this program makes it from the header; nothing when the game was begun
  /// with another catalogue.
  std::optional<GameState> begin;
};

/// Opens a save; where only its begin is damaged, that is made anew from its header.
/// @throws base::DataError as Journal::open(), when this version has no such set-up, and when the
/// position at the head leads beyond its map (sound_position.h).
[[nodiscard]] SavedGame open_game(const Library& library, const std::filesystem::path& file);

}  // namespace core::save
