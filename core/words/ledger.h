// [21.1] [23.3] [25.1] Where a figure of the war comes from: every line of the log that changed it.
#pragma once

#include "core/words/log.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::words {

/// What a ledger is kept of.
enum class Account : std::uint8_t {
  Pool,       ///< SUP in the General Supply Pool
  Personnel,  ///< Personnel Points
  Politics    ///< Political Points
};

/// One entry.
struct LedgerLine {
  int by{};            ///< what came (above 0) or went
  int balance{};       ///< what there was after it
  std::size_t line{};  ///< its line of the log
  /// What it was for: the line of the same order that tells something else; its own for what a
  /// cycle brings.
  std::size_t told{};

  friend bool operator==(const LedgerLine&, const LedgerLine&) = default;
};

/// The entries of a side's account, in order. Their balances end with `balance`, so that the first
/// one shows what there was when the log began.
///
/// @param log of the line of play up to the position in which `balance` is true
/// @param reader who may not read an entry [0.5] gets none of the account
[[nodiscard]] std::vector<LedgerLine> ledger_of(const std::vector<LogLine>& log, Account account,
                                                board::Side side, board::Side reader, int balance);

}  // namespace core::words
