// A glance at a saved game, for a list of many.
#pragma once

#include "core/save/journal.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace core::save {

/// What a list of games says of one.
struct Peek {
  Header header;
  std::uint32_t actions{};  ///< of all branches
  std::size_t branches{};
  std::string branch;  ///< the one that is played
  ActionId head;       ///< its last action
  ActionInfo after;    ///< what is known after it; of kBegin only the game-turn
  /// What was found by the way. Journal::open() looks at everything, and may find more.
  OpenReport report;
};

/// Reads of a journal no more than is asked here, and checks the seals of those rows only: the time
/// does not grow with the game. Changes no byte; a journal that is being written may be looked at.
/// @throws base::DataError when the file is missing, no journal, of another version, or damaged so
/// that not even the header can be read.
[[nodiscard]] Peek peek(const std::filesystem::path& file);

}  // namespace core::save
