// [26.15] [FB-556] [FB-557] [FB-559] What became of a battle on the table is told to the strategic
// game: what a report cannot be, a result of another table, and the orders.
#pragma once

#include "core/base/rule_id.h"
#include "core/tabletop/field_battle.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop {

/// [FB-556] [FB-557] [FB-559] Why a report cannot be of a battle.
struct ReportFault {
  enum class Kind : std::uint8_t {
    MoreThanEngaged,  ///< [FB-556] or less than none
    NoSuchLeader,     ///< [FB-559]
    NothingLeft       ///< [FB-557] of the side that is to have won
  };
  Kind kind{};
  board::Side side{};
  std::optional<TroopKind> troops;  ///< of what too much is lost; nothing: of all
  int lost{};                       ///< SP
  int engaged{};

  [[nodiscard]] base::RuleId rule() const;

  friend bool operator==(const ReportFault&, const ReportFault&) = default;
};

[[nodiscard]] std::optional<ReportFault> fault_in(const BattleBrief& brief,
                                                  const BattleReport& report);

/// The fault in a sentence with rule and figures.
[[nodiscard]] std::string sentence_of(const ReportFault& fault);

/// Why a report cannot be of the battle, as sentence_of() has it; nothing when it can: more lost
/// than engaged, less than none, a winner of whom nothing is left.
[[nodiscard]] std::optional<std::string> fault_of(const BattleBrief& brief,
                                                  const BattleReport& report);

/// [26.15] The choices that report a battle.
/// @param game in which the battle waits for die or table, or is on it and unreported; a copy
/// @return nothing when the game refuses them
[[nodiscard]] std::optional<std::vector<sequence::Action>> orders_of(game::Game game,
                                                                     const BattleReport& report);

/// What is told of a battle that was fought elsewhere.
struct ToldResult {
  int attacker{};  ///< SP that the attacker loses
  int defender{};  ///< SP that the defender loses
  board::Side winner{};
};

/// [26.15] [FB-556] [FB-557] The report of a battle that was fought elsewhere, with models or by
/// other rules. Its seed is 0.
[[nodiscard]] tl::expected<BattleReport, ReportFault> report_told(const BattleBrief& brief,
                                                                  const ToldResult& told);

}  // namespace core::tabletop
