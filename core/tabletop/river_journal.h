// The save of a river campaign: what it begins with, and every order, undo and redo in turn.
//
// A journal as that of a battle is (tabletop/battle_journal.h): made whole, written durably row by
// row, rows never changed or deleted, each sealed with all that stand before it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace core::save {
class JournalFile;
}  // namespace core::save

namespace core::tabletop {

class OrderRows;

/// What a list of campaigns says of one.
struct RiverPeek {
  std::string begin;    ///< as river/begin_text.h writes it
  std::string program;  ///< version that began it
  std::string date;     ///< as the caller wrote it; core reads no clock
  std::uint32_t rows{};
};

class RiverJournal {
 public:
  /// Makes a new save; the file appears only when it is complete.
  /// @throws base::DataError also when the file exists already.
  [[nodiscard]] static RiverJournal create(const std::filesystem::path& file,
                                           const std::string& begin, const std::string& date);

  /// Opens a save and checks every row.
  /// @throws base::DataError when it is missing, no such save, of another version, or damaged:
  /// file, row and reason.
  [[nodiscard]] static RiverJournal open(const std::filesystem::path& file);

  /// The begin alone.
  /// @throws base::DataError when it cannot be read.
  [[nodiscard]] static RiverPeek peek(const std::filesystem::path& file);

  RiverJournal(RiverJournal&&) noexcept;
  RiverJournal& operator=(RiverJournal&&) noexcept;
  ~RiverJournal();

  [[nodiscard]] const std::filesystem::path& file() const noexcept;

  [[nodiscard]] const RiverPeek& head() const noexcept { return head_; }

  /// Orders as text, and the rows that tell of something else, as they were written.
  [[nodiscard]] const std::vector<std::string>& rows() const noexcept;

  /// Adds a row; it is on the disk when the call returns.
  /// @throws base::DataError when it cannot be written; the save is then as it was.
  void append(const std::string& row);

 private:
  explicit RiverJournal(std::unique_ptr<save::JournalFile> file);

  std::unique_ptr<save::JournalFile> file_;
  std::unique_ptr<OrderRows> rows_;
  RiverPeek head_;
};

}  // namespace core::tabletop
