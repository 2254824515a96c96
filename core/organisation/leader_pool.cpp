#include "core/organisation/leader_pool.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace core::organisation {
namespace {

using board::Side;
using rulebook::PieceKind;
using rulebook::Setting;
using state::GameState;
using state::Piece;

/// "U-FPorter": leaders of the pool have no row on a sheet and are called after their name.
std::string id_of(Side side, std::string_view name) {
  std::string id = side == Side::Union ? "U-" : "C-";
  std::copy_if(name.begin(), name.end(), std::back_inserter(id),
               [](unsigned char letter) { return std::isalnum(letter) != 0; });
  return id;
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

std::vector<std::string> leader_pool_at_start(const rulebook::Setting& setting,
                                              const state::GameState& placed, board::Side side) {
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
    if (row.side == side && row.from_year <= placed.cycle.year && !is_placed(row.name)) {
      names.push_back(row.name);
    }
  }
  return names;
}

void fill_leader_pools(const Setting& setting, GameState& state) {
  for (const Side side : board::kSides) {
    for (const std::string& name : leader_pool_at_start(setting, state, side)) {
      Piece leader = leader_in_pool(side, name);
      leader.id = state::PieceId{static_cast<std::uint16_t>(state.pieces.size())};
      state.pieces.push_back(leader);
    }
  }
}

}  // namespace core::organisation
