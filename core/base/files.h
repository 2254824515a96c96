// Files written whole, and what is wrong with a path, in words a player understands. POSIX.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace core::base {

/// Why a path cannot be opened as a file: "there is no such file", "this is a folder"; nothing for
/// one that can.
[[nodiscard]] std::optional<std::string> fault_of_path(const std::filesystem::path& file);

/// Whether anything has this name: a file, a folder, a link that leads nowhere.
[[nodiscard]] bool is_there(const std::filesystem::path& path) noexcept;

/// An error of the system (errno) in our words: "the disk is full".
[[nodiscard]] std::string words_of_error(int error);

/// Makes a new file that holds these bytes. It gets its name when it is whole and on the disk;
/// another file is never written over, and nothing is left behind when it fails.
/// @return why it cannot be made, in our words; nothing when it is there
[[nodiscard]] std::optional<std::string> make_file(const std::filesystem::path& file,
                                                   std::string_view bytes);

/// The same in the place of the file that is there, which stays as it was when it fails.
[[nodiscard]] std::optional<std::string> replace_file(const std::filesystem::path& file,
                                                      std::string_view bytes);

/// Writes to the end of a file that is there; it is on the disk when the call returns, and the file
/// is as it was when it fails.
[[nodiscard]] std::optional<std::string> append_to_file(const std::filesystem::path& file,
                                                        std::string_view bytes);

}  // namespace core::base
