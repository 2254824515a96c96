// [5.12] [19.35] Chit pools.
#pragma once

#include "core/rulebook/cycle.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::rulebook {

/// The chits that both players draw from at the start of a game-turn.
struct ChitPool {
  std::vector<int> chits;  ///< values, ascending
  int option_value{};      ///< [5.13] what the Confederate player may take instead of drawing
};

/// [5.12] A row of the campaign's chart.
struct CycleChits {
  Cycle from;
  Cycle to;  ///< included
  ChitPool pool;
};

/// [19.35] A row of the scenarios' chart.
struct ScenarioChits {
  std::string scenario;  ///< folder of the set-up, "west-63"
  int from{};            ///< game-turn of the scenario, from 1
  int to{};              ///< included; INT_MAX for the last one
  ChitPool pool;
};

struct ChitPools {
  std::vector<CycleChits> cycles;  ///< in order, without gaps, 7/61 to 4/65
  std::vector<ScenarioChits> scenarios;

  /// [5.12] The pool of the campaign in a cycle of the war.
  [[nodiscard]] const ChitPool& of_cycle(Cycle cycle) const noexcept;

  /// [19.35] The pool of a scenario in its game-turn (from 1); nullptr when the chart does not name
  /// the scenario, as with the campaign.
  [[nodiscard]] const ChitPool* of_scenario(std::string_view scenario,
                                            int game_turn) const noexcept;
};

}  // namespace core::rulebook
