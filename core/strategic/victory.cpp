#include "core/strategic/victory.h"

#include "core/territory/hex_control.h"

#include <algorithm>
#include <climits>
#include <string_view>
#include <utility>

namespace core::strategic {
namespace {

using namespace base::literals;
using board::Side;
using rulebook::Scenario;
using state::GameState;

struct ScenarioCase {
  std::string_view id;
  base::CaseRef cited;
};

constexpr std::array<ScenarioCase, 6> kCases{{{"west-62", "19.41"_case},
                                              {"east-62", "19.5"_case},
                                              {"west-63", "19.6"_case},
                                              {"east-63", "19.71"_case},
                                              {"west-64", "19.8"_case},
                                              {"east-64", "19.9"_case}}};

std::string called(Side side) { return side == Side::Union ? "Union" : "Confederate"; }

std::string of(Side side) { return side == Side::Union ? "the Union" : "the Confederacy"; }

std::string points_text(int points) {
  return std::to_string(points) + (points == 1 || points == -1 ? " point" : " points");
}

/// Whether a place lies north of a printed row: a hex by its row, a hexside by its upper hex.
bool is_north_of(const state::Place& place, int row) {
  struct Rows {
    int operator()(board::HexId hex) const { return hex.row(); }

    int operator()(const board::HexSide& side) const {
      int highest = INT_MAX;
      for (const board::HexId hex : side.hexes()) {
        highest = std::min(highest, hex.row());
      }
      return highest;
    }

    int operator()(const state::Away& /*away*/) const { return INT_MAX; }
  };

  return std::visit(Rows{}, place) < row;
}

/// [19.71] Ground combat units [3.27] of a side north of a row.
int units_north_of(const GameState& state, Side side, int row) {
  return static_cast<int>(
      std::count_if(state.pieces.begin(), state.pieces.end(), [&](const state::Piece& piece) {
        return piece.side == side && rulebook::is_ground_combat_unit(piece.kind) &&
               is_north_of(piece.place, row);
      }));
}

void count_places(const Scenario& scenario, const GameState& state, Score& score) {
  for (const rulebook::Objective& objective : scenario.objectives) {
    const bool held = territory::controls(state, objective.side, objective.hex);
    score.lines.push_back({objective.side,
                           objective.town + ", " + objective.hex.label() + ", is " +
                               (held ? "" : "not ") + "controlled by " + of(objective.side) + ".",
                           objective.points, held ? objective.points : 0, score.cited});
  }
}

void count_cleared(const Scenario& scenario, const GameState& state, Score& score) {
  for (const rulebook::ClearObjective& clear : scenario.clear) {
    const Side enemy = board::enemy_of(clear.side);
    const int left = units_north_of(state, enemy, clear.north_of_row);
    score.lines.push_back({clear.side,
                           called(enemy) + " combat units north of row " +
                               std::to_string(clear.north_of_row) + ": " + std::to_string(left) +
                               ".",
                           clear.points, left == 0 ? clear.points : 0, score.cited});
  }
}

void count_losses(const Scenario& scenario, const GameState& state, Score& score) {
  for (const rulebook::LossObjective& losses : scenario.losses) {
    const Side enemy = board::enemy_of(losses.side);
    const int own = state.purse_of(losses.side).lost;
    const int beyond = std::max(0, state.purse_of(enemy).lost - losses.beyond * own);
    score.lines.push_back(
        {losses.side,
         called(enemy) + " losses " + std::to_string(state.purse_of(enemy).lost) + ", " +
             called(losses.side) + " losses " + std::to_string(own) + ": " +
             std::to_string(beyond) + " beyond " +
             (losses.beyond == 1 ? "them" : std::to_string(losses.beyond) + " times as many") +
             ", one for every full " + std::to_string(losses.each) + ".",
         losses.points, beyond / losses.each * losses.points, score.cited});
  }
}

/// [19.71] Both sides count their own points, and the difference decides.
void decide_by_margin(int margin, Score& score) {
  const int lead = score.total < 0 ? -score.total : score.total;
  if (lead >= margin) {
    score.winner = score.total > 0 ? Side::Union : Side::Confederate;
  }
  score.text = (score.winner ? called(*score.winner) + " victory" : std::string{"A draw"}) +
               ": Union " + std::to_string(score.points[0]) + ", Confederate " +
               std::to_string(score.points[1]) + "; a difference of " + std::to_string(margin) +
               " wins [" + score.cited.text() + "].";
}

/// [19.37] The Union's total decides.
void decide_by_total(const Scenario& scenario, Score& score) {
  const int wins = scenario.union_wins.value_or(0);
  const int draws = scenario.union_draws.value_or(wins);
  if (score.total >= wins) {
    score.winner = Side::Union;
  } else if (score.total < draws) {
    score.winner = Side::Confederate;
  }
  score.text = (score.winner ? called(*score.winner) + " victory" : std::string{"A draw"}) +
               ": the Union has " + points_text(score.total) + ", " + std::to_string(wins) +
               " win" +
               (scenario.union_draws ? ", " + std::to_string(draws) + " draw" : std::string{}) +
               " [" + score.cited.text() + "].";
}

}  // namespace

base::CaseRef objectives_case(const Scenario& scenario) {
  const auto* const found =
      std::find_if(kCases.begin(), kCases.end(),
                   [&](const ScenarioCase& each) { return each.id == scenario.id; });
  return found == kCases.end() ? "25.6"_case : found->cited;
}

Score count_score(const rulebook::Setting& setting, const GameState& state) {
  const Scenario& scenario = *setting.scenario;
  Score score;
  score.points = {};
  score.cited = objectives_case(scenario);
  count_places(scenario, state, score);
  count_cleared(scenario, state, score);
  count_losses(scenario, state, score);
  for (const ScoreLine& line : score.lines) {
    score.points[static_cast<std::size_t>(line.side)] += line.points;
  }
  score.total = score.points[0] - score.points[1];
  if (scenario.margin) {
    decide_by_margin(*scenario.margin, score);
  } else {
    decide_by_total(scenario, score);
  }
  return score;
}

}  // namespace core::strategic
