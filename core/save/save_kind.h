// Which of our saves a file is, told by its first bytes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace core::save {

/// What is kept in a save.
enum class SaveKind : std::uint8_t {
  Game,    ///< a game of the war
  Battle,  ///< a battle of the miniature table, on water or on land
  River    ///< a river campaign
};

/// The kind of save that `file` claims to be; nothing for any other file, and for one that is
/// missing or cannot be read. Whoever opens it finds out whether it is whole.
[[nodiscard]] std::optional<SaveKind> kind_of_save(const std::filesystem::path& file);

}  // namespace core::save
