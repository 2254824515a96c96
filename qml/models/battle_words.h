// A battle's forecast in words and rows for the dialog.
#pragma once

#include "core/combat/outcomes.h"
#include "core/game/battle_view.h"
#include "core/words/log.h"
#include "qml/models/battle_rows.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace models {

/// A forecast and what is assumed of it.
struct BattleTelling {
  const core::state::Situation& now;
  core::board::Side viewer{};
  const core::combat::BattleForecast& forecast;
  core::combat::Assumed assumed;
  std::optional<BattleDie> die;  ///< once it is rolled
};

/// "1/6, 17 %"
[[nodiscard]] QString chance_words(core::base::Fraction chance);
/// "37.5": exact where it ends within three places.
[[nodiscard]] QString number_words(core::base::Fraction number);

/// "Attack", "attack from the march": how a battle came about.
[[nodiscard]] QString battle_kind_name(core::state::BattleKind kind);

/// Roles: piece, title, csp, counts, why.
[[nodiscard]] std::vector<BattleRows::Row> fighter_rows(const BattleTelling& battle,
                                                        core::board::Side side);

/// What a side goes into the odds with: "37", "37.5, rounded 37", "?" while it is not seen.
[[nodiscard]] QString strength_words(const core::combat::ForceForecast& force);

/// "37 : 12 = 308 %, column 231-350; 6 more for the next"
[[nodiscard]] QString odds_words(const core::combat::BattleForecast& forecast);

/// "231-350", "351+": the heads of the columns.
[[nodiscard]] QStringList column_names(const core::rulebook::Rulebook& book);

/// Roles: amount, words, cited.
[[nodiscard]] std::vector<BattleRows::Row> modifier_rows(
    const BattleTelling& battle, const std::optional<core::combat::Outcomes>& outcomes);

/// The cells of a table, row by row. Roles: cell, litColumn, reached, came.
[[nodiscard]] std::vector<BattleRows::Row> table_rows(
    const BattleTelling& battle, core::rulebook::Crt table,
    const std::optional<core::combat::Outcomes>& outcomes);

/// Every pair of chits that may be chosen. Roles: mine, his, table, myLoss, hisLoss, goes, words.
[[nodiscard]] std::vector<BattleRows::Row> pair_rows(const BattleTelling& battle);

/// Roles: faces, chance, part, cell, attacker, defender, fate, came.
[[nodiscard]] std::vector<BattleRows::Row> outcome_rows(const BattleTelling& battle,
                                                        const core::combat::Outcomes& outcomes);

/// What each side pays by table, and what it has. Roles: side, words, lacking.
[[nodiscard]] std::vector<BattleRows::Row> cost_rows(const BattleTelling& battle);

/// The chance that the attack begins, and what it is made of.
[[nodiscard]] QStringList beginning_words(const BattleTelling& battle);

/// How it ends for sure where no die is rolled; else what the losses come to on the average, and
/// how likely the defenders have to go.
[[nodiscard]] QStringList expectation_words(const BattleTelling& battle,
                                            const core::combat::Outcomes& outcomes);

/// The roll in the lines of a battle.
[[nodiscard]] std::optional<BattleDie> die_in(const std::vector<core::words::LogLine>& lines,
                                              std::size_t first);

}  // namespace models
