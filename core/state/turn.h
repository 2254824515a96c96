// [4.0] Where the game stands in the sequence of play.
#pragma once

#include "core/board/side.h"
#include "core/state/pending_decision.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace core::state {

/// One segment or step of the sequence of play, in its order [4.1] [4.2].
enum class Stage : std::uint8_t {
  SetUp,  ///< nothing is played: a position to look at
  // ---- Strategic Turn ----
  SiegeOrder,      ///< A: who conducts his sieges first (D18)
  Sieges,          ///< A: the acting side's sieges
  Blockade,        ///< B1 of the Confederate, campaign only: the Union tries to close ports [24.11]
  SupplyPoints,    ///< B1, campaign only
  Personnel,       ///< B2, campaign only
  Initiation,      ///< B3, campaign only
  Deployment,      ///< B4, campaign only
  Departments,     ///< B5, campaign only
  Headquarters,    ///< B6, campaign only
  LeaderPick,      ///< B7
  Fortification,   ///< B8
  Demobilisation,  ///< B9, campaign only
  Maintenance,     ///< C1
  Attrition,       ///< C2
  Distribution,    ///< C3
  Politics,        ///< D1 and D2, campaign only
  AnnualEvents,    ///< D3, campaign only
  // ---- Game-Turn ----
  Initiative,         ///< chits [5.1]
  DepotCreation,      ///< 2.1.1
  MovementSpans,      ///< 2.1.2
  CommandSegment,     ///< 2.1.3
  InitiativeSegment,  ///< 2.1.4
  Consolidation,      ///< 2.1.6
  CombatSpans,        ///< 2.2.1
  NavalCombat,        ///< 2.2.2
  CombatInitiative,   ///< 2.2.3
  Battles,            ///< 2.2.4
  SupplyDestruction,  ///< 2.2.5
  EndOfGameTurn,      ///< 4: reinforcements and withdrawals [19.33]
  Over
};

inline constexpr int kStageCount = 31;

/// "command-segment", as the files spell it.
[[nodiscard]] std::string_view name(Stage stage) noexcept;

/// Whether the stage belongs to a Movement Phase, or to a Combat Phase.
[[nodiscard]] constexpr bool is_movement(Stage stage) noexcept {
  return stage >= Stage::DepotCreation && stage <= Stage::Consolidation;
}

[[nodiscard]] constexpr bool is_combat(Stage stage) noexcept {
  return stage >= Stage::CombatSpans && stage <= Stage::SupplyDestruction;
}

/// What of a stage is going on: the stage itself, and the decisions begun in it, innermost last.
struct Turn {
  int game_turn{};  ///< of the scenario or campaign, from 1; 0 before the first
  Stage stage{Stage::SetUp};
  /// The Phasing Player; in the Strategic Turn the side whose segment it is.
  board::Side acting{};
  board::Side first_player{};            ///< [5.11]
  std::array<int, 2> chit{};             ///< value of the chit of each side this game-turn
  std::array<int, 2> commands{};         ///< direct commands given this game-turn
  std::uint8_t step{};                   ///< how far the stage has come by itself; 0 when it begins
  bool union_restricted{};               ///< [19.74] tested when the Union's Movement Phase began
  std::vector<PendingDecision> pending;  ///< a battle, a loss to be shared out ...: innermost last

  /// The innermost pending decision, if it is of the kind.
  template <class Kind>
  [[nodiscard]] const Kind* innermost() const noexcept {
    return pending.empty() ? nullptr : std::get_if<Kind>(&pending.back());
  }

  friend bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace core::state
