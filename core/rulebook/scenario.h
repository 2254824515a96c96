// [19.3] The terms of a scenario: how long it lasts, what arrives, what is counted at its end.
#pragma once

#include "core/base/case_ref.h"
#include "core/board/hex_id.h"
#include "core/board/side.h"
#include "core/rulebook/cycle.h"
#include "core/rulebook/piece_kind.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace core::rulebook {

/// [19.33] An entry of the reinforcement track.
struct Reinforcement {
  std::string id;  ///< "W62-U-013"
  board::Side side{};
  int after_gt{};     ///< it takes place after this game-turn of the scenario
  PieceKind kind{};   ///< a combat unit or SupplyTrain
  int amount{};       ///< CSP, or Supply Trains; at least 1
  bool withdrawal{};  ///< it leaves: "(6 i)"
  std::string note;
};

/// [19.33] The letter of the track for i(nfantry), c(avalry), m(ilitia), g(arrison), Supply
/// T(rain); a blank for a kind that no track brings.
[[nodiscard]] char track_letter(PieceKind kind) noexcept;
[[nodiscard]] std::optional<PieceKind> parse_track_letter(char letter) noexcept;

/// [19.37] Points for a place that is held at the end.
struct Objective {
  board::Side side{};  ///< who scores them by controlling the hex [3.23]
  int points{};        ///< at least 1
  board::HexId hex;
  std::string town;  ///< name and state, "Vicksburg MS"
};

/// [19.71] Points if the Enemy has no combat unit north of a row at the end.
struct ClearObjective {
  board::Side side{};  ///< who scores them
  int points{};
  int north_of_row{};  ///< printed row: 10 asks for rows 1 to 9
};

/// [19.71] [19.9] Points for what the Enemy has lost.
struct LossObjective {
  board::Side side{};  ///< who scores them
  int points{};        ///< for every full `each` CSP that the Enemy lost beyond ...
  int each{};
  int beyond{};  ///< ... this many times the own loss
};

/// [19.3] A set-up's own terms with the selected errata applied: what holds in this scenario only
/// and never changes during the game. Arrays are by board::Side.
struct Scenario {
  std::string id;     ///< "west-63", the folder of scenarios/
  std::string title;  ///< "West 1863"
  std::vector<board::Sheet> sheets;
  bool campaign{};  ///< [20.0] the whole war, with production [19.11]
  Cycle first_cycle;
  int last_game_turn{};       ///< [19.36] [20.2] the game ends after this game-turn of the scenario
  std::array<int, 2> pool{};  ///< SUP in the pool at the start
  /// [22.35] Who is in the Leader Pool at the start; nothing where the years tell it [22.31].
  std::array<std::optional<std::vector<std::string>>, 2> leader_pool;
  std::vector<Reinforcement> track;  ///< as the tracks list them
  std::vector<Objective> objectives;
  std::vector<ClearObjective> clear;
  std::vector<LossObjective> losses;
  /// [19.37] The smallest Union total that wins, after what the Confederate scores is subtracted;
  /// nothing where `margin` decides.
  std::optional<int> union_wins;
  /// The smallest total that is a draw; nothing where there is none.
  std::optional<int> union_draws;
  /// [19.71] The higher total wins by at least this many; a smaller difference is a draw.
  std::optional<int> margin;
  std::vector<base::CaseRef> rules;  ///< cases that hold in this set-up only, "19.44"_case

  [[nodiscard]] bool has_rule(base::CaseRef cited) const noexcept;

  /// [2.0] The cycle of a game-turn of this scenario, counted from 1.
  [[nodiscard]] Cycle cycle_of(int game_turn) const noexcept {
    return rulebook::cycle_of(first_cycle, game_turn);
  }

  /// The cycle in which the scenario ends.
  [[nodiscard]] Cycle last_cycle() const noexcept { return cycle_of(last_game_turn); }
};

}  // namespace core::rulebook
