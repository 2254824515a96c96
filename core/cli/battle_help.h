// What can be typed while a battle is played at the terminal: for its help, and for who types
// something else. Private to this room.
#pragma once

#include "core/table/order_line.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::cli {

using OrderForms = std::vector<table::OrderForm>;

/// A word of the program at the keyboard.
struct OwnWord {
  table::OrderForm form;
  /// The order of the set that it writes: it may be said when that may come. Empty: always.
  std::string_view writes;
};

/// All that may be typed, by when.
struct Vocabulary {
  OrderForms own;    ///< words of the program, now
  OrderForms now;    ///< orders of the set that may come in this step
  OrderForms later;  ///< words and orders of other steps
};

[[nodiscard]] bool has_word(const OrderForms& forms, std::string_view word);

/// Sorts words and orders by whether they may come now.
template <class Setting, class State>
[[nodiscard]] Vocabulary vocabulary(const Setting& setting, const State& state,
                                    const std::vector<OwnWord>& own) {
  Vocabulary all;
  OrderForms later;
  for (const table::OrderForm& each : order_forms(setting)) {
    (may_come(state, each) ? all.now : later).push_back(each);
  }
  for (const OwnWord& each : own) {
    (each.writes.empty() || has_word(all.now, each.writes) ? all.own : all.later)
        .push_back(each.form);
  }
  all.later.insert(all.later.end(), later.begin(), later.end());
  return all;
}

/// What the words in capitals of the naval sets' forms are; SHIP, TARGET, PLACE, LEG.
[[nodiscard]] std::string naval_legend();

/// Every word with its form and what it does, and below them what the words in capitals are.
[[nodiscard]] std::string help_text(const Vocabulary& words,
                                    const std::string& legend = naval_legend());

/// What to say to somebody who typed no word that there is: all that may be typed now.
[[nodiscard]] std::string not_a_word(const Vocabulary& words, std::string_view typed);

}  // namespace core::cli
