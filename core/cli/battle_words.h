// What the terminal says of a battle of the miniature table, by rule set: its steps, and its ships
// or units.
#pragma once

#include "core/tabletop/battle_rules.h"

#include <string>
#include <string_view>

namespace core::cli {

[[nodiscard]] std::string_view side_words(board::Side side);

/// "Turn 3, step 2: fire after the Union's moves"; "Move 3, phase 1: orders"; "Move 3: charges".
template <class Rules>
[[nodiscard]] std::string moment_words(tabletop::BattleMoment moment);

template <>
[[nodiscard]] std::string moment_words<tabletop::IroncladRules>(tabletop::BattleMoment moment);
template <>
[[nodiscard]] std::string moment_words<tabletop::CoastalRules>(tabletop::BattleMoment moment);
template <>
[[nodiscard]] std::string moment_words<tabletop::FieldRules>(tabletop::BattleMoment moment);

/// Every ship and fort and what it has left, as a table; and where rounds are counted [RR-383]
/// those that are left.
[[nodiscard]] std::string roster_text(const ironclad::Setting& setting,
                                      const ironclad::State& state);
[[nodiscard]] std::string roster_text(const coastal::Setting& setting, const coastal::State& state);

/// "greater victory" of a side, "successful reconnaissance"; without who and when.
[[nodiscard]] std::string grade_words(const ironclad::Result& result);
[[nodiscard]] std::string grade_words(const coastal::Result& result);
[[nodiscard]] std::string grade_words(const field::Result& result);

/// What the rule set calls a turn and those who fight, and an order to begin with.
struct BattleTerms {
  std::string_view turns;    ///< "turns"
  std::string_view example;  ///< "move USS-Monitor speed 1 straight 1"
  std::string_view roster;   ///< "ships", the word that shows them
  std::string_view shows;    ///< "every ship and what it has left"
  std::string legend;        ///< what the words in capitals of its forms are
};

[[nodiscard]] BattleTerms terms_of(tabletop::RuleSet set);

}  // namespace core::cli
