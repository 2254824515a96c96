// The save of a battle or a river campaign of the tabletop sets: what it begins with, and every
// order, undo and redo in turn.
//
// A journal as that of a game is (save/journal_file.h): made whole, written durably row by row,
// rows never changed or deleted, each sealed with all that stand before it.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace core::save {
class JournalFile;
}  // namespace core::save

namespace core::tabletop {

class OrderRows;

/// @tparam Peek what a list of saves says of one: `begin`, `program` (the version that began it),
///         `date` (as the caller wrote it; core reads no clock), `rows`
template <class Peek>
class RowJournal {
 public:
  using Begin = decltype(Peek::begin);

  /// Makes a new save; the file appears only when it is complete.
  /// @param rows what was done already; all of them are one write to the disk.
  /// @throws base::DataError also when the file exists already.
  [[nodiscard]] static RowJournal create(const std::filesystem::path& file, const Begin& begin,
                                         const std::string& date,
                                         const std::vector<std::string>& rows = {});

  /// Opens a save and checks every row.
  /// @throws base::DataError when it is missing, no such save, of another version, or damaged:
  /// file, row and reason.
  [[nodiscard]] static RowJournal open(const std::filesystem::path& file);

  /// The begin alone.
  /// @throws base::DataError when it cannot be read.
  [[nodiscard]] static Peek peek(const std::filesystem::path& file);

  RowJournal(RowJournal&&) noexcept;
  RowJournal& operator=(RowJournal&&) noexcept;
  ~RowJournal();

  [[nodiscard]] const std::filesystem::path& file() const noexcept;

  [[nodiscard]] const Peek& head() const noexcept { return head_; }

  /// Orders as text, and the rows that tell of something else, in the order in which they were
  /// written.
  [[nodiscard]] const std::vector<std::string>& rows() const noexcept;

  /// Adds a row; it is on the disk when the call returns.
  /// @throws base::DataError when it cannot be written; the save is then as it was.
  void append(const std::string& row);

 private:
  explicit RowJournal(std::unique_ptr<save::JournalFile> file);

  std::unique_ptr<save::JournalFile> file_;
  Peek head_;
  std::unique_ptr<OrderRows> rows_;
};

}  // namespace core::tabletop
