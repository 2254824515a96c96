#include "core/strategic/opening.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace core::strategic {
namespace {

using rulebook::PieceKind;
using state::Piece;

/// "U-FPorter": leaders of the pool have no row on a sheet and are called after their name.
std::string id_of(Side side, std::string_view name) {
  std::string id = side == Side::Union ? "U-" : "C-";
  std::copy_if(name.begin(), name.end(), std::back_inserter(id),
               [](unsigned char letter) { return std::isalnum(letter) != 0; });
  return id;
}

/// [22.35] Makes the leaders of the pool pieces, after all others.
void fill_leader_pool(const Setting& setting, GameState& state, Side side) {
  for (const std::string& name : leader_pool_at_start(setting, state, side)) {
    Piece leader = leader_in_pool(side, name);
    leader.id = state::PieceId{static_cast<std::uint16_t>(state.pieces.size())};
    state.pieces.push_back(leader);
  }
}

}  // namespace

Piece leader_in_pool(Side side, const std::string& name) {
  Piece leader;
  leader.sheet_id = id_of(side, name);
  leader.side = side;
  leader.kind = PieceKind::Leader;
  leader.name = name;
  leader.place = state::Away{state::AwayKind::Pool, 0, {}};
  return leader;
}

std::vector<std::string> leader_pool_at_start(const Setting& setting, const GameState& placed,
                                              Side side) {
  const auto is_placed = [&](std::string_view name) {
    return std::any_of(placed.pieces.begin(), placed.pieces.end(), [&](const Piece& piece) {
      return piece.kind == PieceKind::Leader && piece.side == side && piece.name == name;
    });
  };
  std::vector<std::string> names;
  const auto& listed = setting.scenario->leader_pool[static_cast<std::size_t>(side)];
  if (listed) {
    std::copy_if(listed->begin(), listed->end(), std::back_inserter(names),
                 [&](const std::string& name) { return !is_placed(name); });
    return names;
  }
  for (const rulebook::LeaderRow& row : setting.rulebook->leaders) {
    if (row.side == side && row.from_year <= setting.scenario->first_cycle.year &&
        !is_placed(row.name)) {
      names.push_back(row.name);
    }
  }
  return names;
}

int rail_points(const Setting& setting, rulebook::Cycle cycle, Side side) {
  const rulebook::CycleRow* const row = setting.rulebook->find_cycle(cycle);
  if (row == nullptr) {
    return 0;
  }
  const int points = row->rail_points[static_cast<std::size_t>(side)];
  return setting.scenario->campaign ? points : (points + 1) / 2;
}

GameState opening_of(const Setting& setting, GameState placed, std::uint64_t seed,
                     std::vector<std::uint8_t> scripted) {
  GameState state = std::move(placed);
  const rulebook::Scenario& scenario = *setting.scenario;
  state.cycle = scenario.first_cycle;
  state.dice = base::Dice{seed, std::move(scripted)};
  state.turn = {};
  for (const Side side : board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    state.treasury[at] = {scenario.pool[at], rail_points(setting, scenario.first_cycle, side), 0};
    fill_leader_pool(setting, state, side);
  }
  state.landings.clear();  // [17.13] until the first Supply Phase transports offer their default
  state.turn.game_turn = 1;
  // [4.2] He decides who conducts his sieges first. [20.1] The campaign begins with phase B.
  state.turn.stage = scenario.campaign ? state::Stage::SupplyPoints : state::Stage::SiegeOrder;
  state.turn.acting = scenario.campaign ? Side::Union : Side::Confederate;
  state.war = {};
  state.turn.first_player = Side::Confederate;
  return state;
}

}  // namespace core::strategic
