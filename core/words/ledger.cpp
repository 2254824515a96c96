#include "core/words/ledger.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core::words {
namespace {

using Keys = std::vector<std::string_view>;

/// Rows of the chart `events` that tell of an account.
const Keys& keys_of(Account account) {
  static const std::array<Keys, 3> keys{{{"pool-more", "pool-less", "income-came"},
                                         {"personnel-more", "personnel-less"},
                                         {"politics-more"}}};
  return keys.at(static_cast<std::size_t>(account));
}

bool is_of(const Keys& keys, const LogLine& line) {
  return std::find(keys.begin(), keys.end(), line.key) != keys.end();
}

bool is_of_any_account(const LogLine& line) {
  return is_of(keys_of(Account::Pool), line) || is_of(keys_of(Account::Personnel), line) ||
         is_of(keys_of(Account::Politics), line);
}

/// The line of the same order nearest to an entry that tells what it was for.
std::size_t told_for(const std::vector<LogLine>& log, std::size_t entry, board::Side reader) {
  const auto tells = [&](const LogLine& line) {
    return line.action == log[entry].action && line.stage == log[entry].stage &&
           line.key != "stage-began" && !is_of_any_account(line) && line.to(reader);
  };
  for (std::size_t away = 1; away < log.size(); ++away) {
    const bool behind = away <= entry && log[entry - away].action == log[entry].action;
    const bool ahead = entry + away < log.size() && log[entry + away].action == log[entry].action;
    if (behind && tells(log[entry - away])) {
      return entry - away;
    }
    if (ahead && tells(log[entry + away])) {
      return entry + away;
    }
    if (!behind && !ahead) {
      break;
    }
  }
  return entry;
}

}  // namespace

std::vector<LedgerLine> ledger_of(const std::vector<LogLine>& log, Account account,
                                  board::Side side, board::Side reader, int balance) {
  const Keys& keys = keys_of(account);
  std::vector<LedgerLine> ledger;
  for (std::size_t at = 0; at < log.size(); ++at) {
    const LogLine& line = log[at];
    if (line.side == side && is_of(keys, line) && line.to(reader)) {
      const bool tells_itself = line.key == "income-came" || line.key == "personnel-more";
      ledger.push_back({line.figures.at(0), 0, at, tells_itself ? at : told_for(log, at, reader)});
    }
  }
  for (auto entry = ledger.rbegin(); entry != ledger.rend(); ++entry) {
    entry->balance = balance;
    balance -= entry->by;
  }
  return ledger;
}

}  // namespace core::words
