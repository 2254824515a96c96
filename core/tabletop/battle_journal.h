// [IC-T39] S20: the save of a battle of the miniature table.
#pragma once

#include "core/tabletop/battle_record.h"
#include "core/tabletop/row_journal.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core::tabletop {

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

using BattleJournal = RowJournal<BattlePeek>;
extern template class RowJournal<BattlePeek>;

}  // namespace core::tabletop
