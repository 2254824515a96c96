// What a program that was killed in the midst of a write leaves beside a save, and whether it
// belongs to that save.
//
// While SQLite changes FILE it keeps the pages as they were in FILE-journal, and takes them back
// from there after a crash, whatever FILE is by then. So FILE and those pages carry the identity of
// the save, and nothing is ever taken from a FILE-journal of another identity or another moment.
// Saves before version 4 were written by way of FILE-wal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace core::save {

/// What lies beside a save.
enum class Leftover : std::uint8_t {
  None,      ///< nothing, or nothing with anything in it
  Journal,   ///< FILE-journal, of this save and this moment
  OldLog,    ///< FILE-wal beside a save that was written so: whose it is the actions tell
  Stranger,  ///< another game's, or no such file at all
};

/// @param file that begins as a SQLite file does
[[nodiscard]] Leftover leftover_of(const std::filesystem::path& file);

/// A new identity: 32 hexadecimal digits that no other save has.
[[nodiscard]] std::string new_identity();

/// The CREATE statement of the table that carries it: its text lies on the first page of the file,
/// which every change writes.
[[nodiscard]] std::string identity_schema(std::string_view identity);

/// Whether a CREATE statement is of that table.
[[nodiscard]] bool is_identity_schema(std::string_view sql);

/// The identity on the first page of a save; empty when there is none.
[[nodiscard]] std::string identity_on(std::string_view first_page);

/// The first bytes of a file, at most `most`; fewer when it is shorter or cannot be read.
[[nodiscard]] std::string first_bytes(const std::filesystem::path& file, std::size_t most);

/// Big-endian figures of SQLite's files.
[[nodiscard]] std::uint32_t big_endian(std::string_view bytes, std::size_t at);

/// Whether the header of a file says that it is written by way of FILE-wal.
[[nodiscard]] bool is_logged(std::string_view header);

}  // namespace core::save
