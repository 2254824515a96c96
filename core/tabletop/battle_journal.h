// [IC-T39] S20: the save of a battle of the miniature table: what it begins with, and every order,
// undo and redo in turn.
//
// A journal as that of a game is (save/journal_file.h): made whole, written durably row by row,
// rows never changed or deleted, each sealed with all that stand before it.
#pragma once

#include "core/tabletop/battle_record.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::save {
class JournalFile;
}  // namespace core::save

namespace core::tabletop {

class OrderRows;

/// What a row tells besides an order.
inline constexpr std::string_view kUndoRow = "undo";
inline constexpr std::string_view kRedoRow = "redo";
/// What the computer commands from there on: with "union", "confederate", "both" or "nobody" after
/// a blank.
inline constexpr std::string_view kComputerRow = "computer";

/// What a list of battles says of one.
struct BattlePeek {
  BattleBegin begin;
  std::string program;  ///< version that began it
  std::string date;     ///< as the caller wrote it; core reads no clock
  std::uint32_t rows{};
};

class BattleJournal {
 public:
  /// Makes a new save; the file appears only when it is complete.
  /// @throws base::DataError also when the file exists already.
  [[nodiscard]] static BattleJournal create(const std::filesystem::path& file,
                                            const BattleBegin& begin, const std::string& date);

  /// Opens a save and checks every row.
  /// @throws base::DataError when it is missing, no such save, of another version, or damaged:
  /// file, row and reason.
  [[nodiscard]] static BattleJournal open(const std::filesystem::path& file);

  /// The begin alone.
  /// @throws base::DataError when it cannot be read.
  [[nodiscard]] static BattlePeek peek(const std::filesystem::path& file);

  BattleJournal(BattleJournal&&) noexcept;
  BattleJournal& operator=(BattleJournal&&) noexcept;
  ~BattleJournal();

  [[nodiscard]] const std::filesystem::path& file() const noexcept;

  [[nodiscard]] const BattlePeek& head() const noexcept { return head_; }

  /// Orders as text, and the rows that tell of something else, in the order in which they were
  /// written.
  [[nodiscard]] const std::vector<std::string>& rows() const noexcept;

  /// Adds a row; it is on the disk when the call returns.
  /// @throws base::DataError when it cannot be written; the save is then as it was.
  void append(const std::string& row);

 private:
  explicit BattleJournal(std::unique_ptr<save::JournalFile> file);

  std::unique_ptr<save::JournalFile> file_;
  BattlePeek head_;
  std::unique_ptr<OrderRows> rows_;
};

}  // namespace core::tabletop
