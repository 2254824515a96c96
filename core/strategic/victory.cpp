#include "core/strategic/victory.h"

#include "core/territory/hex_control.h"

#include <algorithm>
#include <climits>

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
    score.lines.push_back(ScoreLine{held ? "place-held" : "place-not-held",
                                    objective.side,
                                    objective.points,
                                    held ? objective.points : 0,
                                    {},
                                    objective.town,
                                    objective.hex,
                                    state.controller(objective.hex)});
  }
}

void count_cleared(const Scenario& scenario, const GameState& state, Score& score) {
  for (const rulebook::ClearObjective& clear : scenario.clear) {
    const int left = units_north_of(state, board::enemy_of(clear.side), clear.north_of_row);
    score.lines.push_back(ScoreLine{"cleared",
                                    clear.side,
                                    clear.points,
                                    left == 0 ? clear.points : 0,
                                    {clear.north_of_row, left}});
  }
}

void count_losses(const Scenario& scenario, Score& score) {
  const auto lost = [&](Side side) { return score.lost[static_cast<std::size_t>(side)]; };
  for (const rulebook::LossObjective& losses : scenario.losses) {
    const int theirs = lost(board::enemy_of(losses.side));
    const int own = lost(losses.side);
    const int beyond = std::max(0, theirs - losses.beyond * own);
    score.lines.push_back(
        ScoreLine{losses.beyond == 1 ? "losses" : "losses-times",
                  losses.side,
                  losses.points,
                  beyond / losses.each * losses.points,
                  {theirs, own, beyond, losses.points, losses.each, losses.beyond}});
  }
}

/// The totals of the Union that win and that are a draw. [19.71] With a margin both sides count
/// their own points and the difference decides: the same, seen from the Union.
void set_bounds(const Scenario& scenario, Score& score) {
  score.margin = scenario.margin;
  score.wins = scenario.margin.value_or(scenario.union_wins.value_or(0));
  score.draws = scenario.margin ? 1 - *scenario.margin : scenario.union_draws.value_or(score.wins);
}

}  // namespace

base::CaseRef objectives_case(const Scenario& scenario) {
  const auto* const found =
      std::find_if(kCases.begin(), kCases.end(),
                   [&](const ScenarioCase& each) { return each.id == scenario.id; });
  return found == kCases.end() ? "25.6"_case : found->cited;
}

void add_up(Score& score) {
  score.points = {};
  for (const ScoreLine& line : score.lines) {
    score.points[static_cast<std::size_t>(line.side)] += line.points;
  }
  score.total = score.points[0] - score.points[1];
  if (score.early != state::EarlyEnd::None) {
    return;  // what is counted decides nothing any more
  }
  score.winner.reset();
  if (score.total >= score.wins) {
    score.winner = Side::Union;
  } else if (score.total < score.draws) {
    score.winner = Side::Confederate;
  }
}

Shortfall shortfall_of(const Score& score, Side side) noexcept {
  // The Union wins from `wins` on, the Confederate below `draws`.
  const Shortfall reached =
      side == Side::Union
          ? Shortfall{score.draws - score.total, score.wins - score.total}
          : Shortfall{score.total - (score.wins - 1), score.total - (score.draws - 1)};
  return {std::max(0, reached.draw), std::max(0, reached.victory)};
}

Score count_score(const rulebook::Setting& setting, const GameState& state) {
  const Scenario& scenario = *setting.scenario;
  Score score;
  score.cited = objectives_case(scenario);
  for (const Side side : board::kSides) {
    score.lost[static_cast<std::size_t>(side)] = state.treasury_of(side).lost;
  }
  set_bounds(scenario, score);
  count_places(scenario, state, score);
  count_cleared(scenario, state, score);
  count_losses(scenario, score);
  const state::War& war = state.war;
  if (war.end != state::EarlyEnd::None) {
    score.early = war.end;
    score.winner = war.winner;
    score.cited = war.end == state::EarlyEnd::Political ? "25.5"_case : "25.6"_case;
  }
  add_up(score);
  return score;
}

}  // namespace core::strategic
