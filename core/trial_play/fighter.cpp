#include "core/trial_play/fighter.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace core::trial_play {
namespace {

using board::HexId;
using game::Action;
using sequence::ActionKind;
using sequence::RulesRoom;

constexpr std::size_t kQuiet = 1;
constexpr std::size_t kWarlike = 6;
constexpr std::size_t kAttack = 20;

/// How much more often than others a kind is drawn.
std::size_t weight_of(ActionKind kind) {
  if (kind == ActionKind::Concede) {
    return 0;
  }
  if (sequence::begins_attack(kind)) {
    return kAttack;
  }
  const sequence::ActionKindRow& row = sequence::row_of(kind);
  const bool fights = row.room == RulesRoom::Combat || row.room == RulesRoom::Naval ||
                      row.room == RulesRoom::Water || row.room == RulesRoom::Movement ||
                      row.room == RulesRoom::Command;
  return fights && row.role != sequence::ActionRole::ByTheWay ? kWarlike : kQuiet;
}

/// Where a move leads: the hex, or where people look for the water.
std::optional<HexId> goal_of(const state::Situation& now, const Action& action) {
  if (action.hex) {
    return action.hex;
  }
  if (action.water && action.water->value() < now.map().water_places().size()) {
    return now.map().water_place(*action.water).first_hex();
  }
  return std::nullopt;
}

/// Hexes and waters in which the Enemy has somebody to fight.
std::vector<HexId> hexes_of_enemy(const state::Situation& now, board::Side side) {
  std::vector<HexId> found;
  for (const state::Piece& piece : now.state.pieces) {
    if (piece.side == side || piece.away() != nullptr) {
      continue;
    }
    if (piece.hex() != nullptr) {
      found.push_back(*piece.hex());
    } else if (piece.river() != nullptr) {
      found.push_back(piece.river()->first_hex());
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

int nearest(HexId from, const std::vector<HexId>& goals) {
  int least = std::numeric_limits<int>::max();
  for (const HexId goal : goals) {
    least = std::min(least, board::distance(from, goal));
  }
  return least;
}

bool moves(ActionKind kind) {
  return kind == ActionKind::March || kind == ActionKind::Sail || kind == ActionKind::RideRail ||
         kind == ActionKind::Disembark || kind == ActionKind::Ferry;
}

}  // namespace

const Fighter::Kind& Fighter::draw_kind(const std::vector<Kind>& kinds) {
  if (chance_.number(2) == 0) {
    const auto made = [&](const Kind& each) {
      return weight_of(each.kind) == 0 ? std::numeric_limits<std::uint32_t>::max()
                                       : made_[static_cast<std::size_t>(each.kind)];
    };
    return *std::min_element(kinds.begin(), kinds.end(), [&](const Kind& one, const Kind& other) {
      return made(one) < made(other);
    });
  }
  std::size_t sum = 0;
  for (const Kind& each : kinds) {
    sum += weight_of(each.kind);
  }
  std::size_t drawn = sum == 0 ? 0 : chance_.number(sum);
  for (const Kind& each : kinds) {
    if (drawn < weight_of(each.kind)) {
      return each;
    }
    drawn -= weight_of(each.kind);
  }
  return kinds.front();
}

const Action& Fighter::draw_choice(const state::Situation& now, board::Side side,
                                   const Kind& kind) {
  constexpr std::size_t kStraysOnceIn = 4;
  const auto any = [&]() -> const Action& {
    return *kind.choices[chance_.number(kind.choices.size())];
  };
  if (!moves(kind.kind) || chance_.number(kStraysOnceIn) == 0) {
    return any();
  }
  const std::vector<HexId> enemies = hexes_of_enemy(now, side);
  int least = std::numeric_limits<int>::max();
  std::vector<const Action*> best;
  for (const Action* const choice : kind.choices) {
    const auto goal = goal_of(now, *choice);
    const int far = goal ? nearest(*goal, enemies) : std::numeric_limits<int>::max();
    if (far < least) {
      least = far;
      best.clear();
    }
    if (far == least) {
      best.push_back(choice);
    }
  }
  return *best[chance_.number(best.size())];
}

Action Fighter::choose(game::Game& game) {
  const std::vector<Action>& legal = game.legal();
  std::vector<Kind> kinds;
  for (const Action& action : legal) {
    auto at = std::find_if(kinds.begin(), kinds.end(),
                           [&](const Kind& each) { return each.kind == action.kind; });
    if (at == kinds.end()) {
      at = kinds.insert(kinds.end(), Kind{action.kind, {}});
    }
    at->choices.push_back(&action);
  }
  const Kind& kind = draw_kind(kinds);
  ++made_[static_cast<std::size_t>(kind.kind)];
  return draw_choice(game.situation(), game.question()->side, kind);
}

}  // namespace core::trial_play
