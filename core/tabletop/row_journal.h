// The save of a battle or a river campaign of the tabletop sets: what it begins with, and every
// order, undo and redo in turn.
//
// A journal as that of a game is (save/journal_file.h): made whole, written durably row by row,
// rows never changed or deleted, each sealed with all that stand before it.
#pragma once

#include "core/save/open_report.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace core::tabletop {

/// What of a RowJournal is private to this room.
template <class Peek>
struct RowContents;

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

  /// Opens a save and checks every row. A damaged one is opened up to its last good row: report()
  /// tells, and what is added goes to a copy.
  /// @throws base::DataError when it is missing, no such save, of another version, or its head is
  /// damaged: file, row and reason.
  [[nodiscard]] static RowJournal open(const std::filesystem::path& file);

  /// The begin alone.
  /// @throws base::DataError when it cannot be read.
  [[nodiscard]] static Peek peek(const std::filesystem::path& file);

  RowJournal(RowJournal&&) noexcept;
  RowJournal& operator=(RowJournal&&) noexcept;
  ~RowJournal();

  [[nodiscard]] const std::filesystem::path& file() const noexcept;

  [[nodiscard]] const save::OpenReport& report() const noexcept;

  [[nodiscard]] const Peek& head() const noexcept;

  /// Orders as text, and the rows that tell of something else, in the order in which they were
  /// written.
  [[nodiscard]] const std::vector<std::string>& rows() const noexcept;

  /// Leaves out the row (from 0) and all that follow, which cannot be played; they stay in the
  /// file, as in a damaged one.
  void cut(std::size_t row, const std::string& why);

  /// Adds a row; it is on the disk when the call returns. When the path is not the file of this
  /// game any more, it goes on in a copy, as a game does (save/journal.h).
  /// @throws base::DataError when it cannot be written; the save is then as it was.
  void append(const std::string& row);

  /// What is to be told of the file since this was asked last, a sentence each; none mostly.
  [[nodiscard]] std::vector<std::string> take_notices();

  /// Sees once more that the file is there, and makes a copy when it is not.
  void end();

 private:
  explicit RowJournal(std::unique_ptr<RowContents<Peek>> contents);

  std::unique_ptr<RowContents<Peek>> contents_;
};

}  // namespace core::tabletop
