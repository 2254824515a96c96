#include "core/trial_play/fighter.h"

#include "core/state/finding.h"
#include "core/strategic/income.h"

#include <algorithm>
#include <iterator>
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
  if (sequence::begins_attack(kind) || kind == ActionKind::JoinStack ||
      kind == ActionKind::JoinGroup || kind == ActionKind::AddAttacker ||
      kind == ActionKind::RetreatInside || kind == ActionKind::Stay) {
    return kAttack;
  }
  const sequence::ActionKindRow& row = sequence::row_of(kind);
  const bool fights = kind == ActionKind::ReplaceFort || row.room == RulesRoom::Combat ||
                      row.room == RulesRoom::Naval || row.room == RulesRoom::Water ||
                      row.room == RulesRoom::Movement || row.room == RulesRoom::Command;
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

/// Where a piece on the map is; of a ship where people look for the water.
HexId hex_of(const state::Piece& piece) {
  return piece.hex() != nullptr ? *piece.hex() : piece.river()->first_hex();
}

/// Whether the choice is that a warship sails.
bool sails_warship(const state::Situation& now, const Action& action) {
  return action.kind == ActionKind::Sail && action.piece &&
         rulebook::is_warship(now.piece(*action.piece).kind);
}

/// Where the pieces are for which `wanted` holds.
template <class Wanted>
std::vector<HexId> hexes_of(const state::Situation& now, const Wanted& wanted) {
  std::vector<HexId> found;
  for (const state::Piece& piece : now.state.pieces) {
    if (piece.away() == nullptr && wanted(piece)) {
      found.push_back(hex_of(piece));
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

/// [7.24] Where an assault from ships would find somebody: forts are not surprised [13.38].
std::vector<HexId> coasts_of_enemy(const state::Situation& now, board::Side side) {
  const board::Side enemy = board::enemy_of(side);
  return hexes_of(now, [&](const state::Piece& piece) {
    return piece.side == enemy && piece.hex() != nullptr &&
           rulebook::is_ground_combat_unit(piece.kind) &&
           now.occupancy.at(*piece.hex()).open_combat.has(enemy) &&
           !now.map().water_touching(*piece.hex()).empty();
  });
}

/// Where a choice of moving should lead. For a landing troops go to the side's transports, empty
/// ships to its infantry and laden ones to a coast.
std::vector<HexId> goals_of(const state::Situation& now, board::Side side, Purpose purpose,
                            const Action& action) {
  const bool lands = purpose == Purpose::Landing && action.piece;
  const bool sails = sails_warship(now, action);
  const bool hunts = sails && (purpose == Purpose::Battle || purpose == Purpose::Voyage);
  const bool blockades = sails && purpose == Purpose::Siege && side == board::Side::Union;
  std::vector<HexId> goals;
  if (lands && action.kind == ActionKind::March) {
    goals = hexes_of(now, [&](const state::Piece& piece) {
      return piece.side == side && rulebook::is_transport(piece.kind);
    });
  } else if (lands && action.kind == ActionKind::Sail) {
    goals = !now.state.contents(*action.piece).empty()
                ? coasts_of_enemy(now, side)
                : hexes_of(now, [&](const state::Piece& piece) {
                    return piece.side == side && piece.kind == rulebook::PieceKind::Infantry;
                  });
  } else if (hunts) {
    goals = hexes_of(now, [&](const state::Piece& piece) {
      return piece.side != side && rulebook::is_warship(piece.kind);
    });
  } else if (blockades) {
    goals = strategic::import_ports(now);  // [24.11]
  } else if (purpose == Purpose::Siege) {
    goals = hexes_of(now, [&](const state::Piece& piece) {
      return piece.side != side && rulebook::is_fort(piece.kind);
    });
  } else if (purpose == Purpose::Voyage) {
    goals = now.map().anomalies().florida_gulf;
    const auto& atlantic = now.map().anomalies().florida_atlantic;
    goals.insert(goals.end(), atlantic.begin(), atlantic.end());
  }
  return !goals.empty() ? goals : hexes_of(now, [&](const state::Piece& piece) {
    return piece.side != side;  // the Enemy wherever he is
  });
}

int nearest(HexId from, const std::vector<HexId>& goals) {
  int least = std::numeric_limits<int>::max();
  for (const HexId goal : goals) {
    least = std::min(least, board::distance(from, goal));
  }
  return least;
}

/// What brings somebody somewhere.
bool moves(ActionKind kind) {
  return kind == ActionKind::March || kind == ActionKind::Sail || kind == ActionKind::RideRail ||
         kind == ActionKind::Disembark || kind == ActionKind::Ferry ||
         kind == ActionKind::PlaceLeader || kind == ActionKind::PlaceArrival ||
         kind == ActionKind::Deploy || kind == ActionKind::PlaceHeadquarters;
}

/// Whether the choice takes a piece away from the Enemy: from the top of a fort, besiegers [13.31]
/// or those who stand on their own [8.52], or from a hex beside his units.
bool leaves_enemy(const state::Situation& now, board::Side side, const Action& action) {
  const bool goes = action.kind == ActionKind::March || action.kind == ActionKind::JoinStack ||
                    action.kind == ActionKind::Entrain || action.kind == ActionKind::Embark;
  const HexId* const hex = goes && action.piece ? now.piece(*action.piece).hex() : nullptr;
  if (hex == nullptr) {
    return false;
  }
  const auto stands = [&](board::Direction direction) {
    const auto beside = now.map().beside(*hex, direction);
    return beside && now.occupancy.at(*beside).open_combat.has(board::enemy_of(side));
  };
  return !now.occupancy.at(*hex).garrison.empty() || !now.occupancy.at(*hex).fort.empty() ||
         std::any_of(board::kDirections.begin(), board::kDirections.end(), stands);
}

/// [7.24] Whether it takes those aboard away from a coast that the Enemy holds, or ashore: they
/// wait for their assault.
bool leaves_coast(const state::Situation& now, board::Side side, const Action& action) {
  if (action.kind == ActionKind::Disembark) {
    return true;
  }
  const bool sails = action.kind == ActionKind::Sail || action.kind == ActionKind::JoinGroup;
  const auto ship = sails ? action.piece : std::nullopt;
  if (!ship || now.state.contents(*ship).empty() || now.piece(*ship).away() != nullptr) {
    return false;
  }
  return nearest(hex_of(now.piece(*ship)), coasts_of_enemy(now, side)) <= 1;
}

/// [24.11] Whether it takes a warship of the Union away from before a port that imports: it waits
/// to close it.
bool leaves_port(const state::Situation& now, board::Side side, const Action& action) {
  return side == board::Side::Union && sails_warship(now, action) &&
         nearest(hex_of(now.piece(*action.piece)), strategic::import_ports(now)) <= 1;
}

/// Whether it takes a force or a roster apart, or shuts a unit up in a fort.
bool weakens(ActionKind kind) {
  return kind == ActionKind::LeaveStack || kind == ActionKind::Detach ||
         kind == ActionKind::SplitUnit || kind == ActionKind::EnterFort ||
         kind == ActionKind::SendHome;
}

/// Whether it wastes what armies live on.
bool wastes(ActionKind kind) {
  return kind == ActionKind::DestroySupply || kind == ActionKind::EliminateDepot ||
         kind == ActionKind::RefuseSupply;
}

/// What is best taken first: an attack on those who stand on top of their fort [8.52]; of people
/// commanders, who have others with them, and aboard what an assault wants, infantry and a leader
/// [7.24].
bool is_wanted(const state::Situation& now, const Action& action) {
  if (sequence::begins_attack(action.kind) && action.hex) {
    const state::HexOccupants& there = now.occupancy.at(*action.hex);
    return !there.fort.empty() && there.fort == there.open_combat;
  }
  if (!action.piece) {
    return false;
  }
  const rulebook::PieceKind kind = now.piece(*action.piece).kind;
  const bool leads = kind == rulebook::PieceKind::Leader || rulebook::is_headquarters(kind);
  if (action.kind == ActionKind::Command) {
    return leads && !now.state.contents(*action.piece).empty();
  }
  if (action.kind != ActionKind::Embark || !action.other) {
    return false;
  }
  const auto holds = [&](state::PieceId outer, rulebook::PieceKind wanted) {
    return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [&](const auto& piece) {
      return piece.kind == wanted && state::is_within(now.state, piece.id, outer);
    });
  };
  if (rulebook::is_headquarters(kind)) {
    return holds(*action.piece, rulebook::PieceKind::Leader) &&
           holds(*action.piece, rulebook::PieceKind::Infantry);
  }
  const bool waits_for_leader = holds(*action.other, rulebook::PieceKind::Infantry) &&
                                !holds(*action.other, rulebook::PieceKind::Leader);
  return kind == (waits_for_leader ? rulebook::PieceKind::Leader : rulebook::PieceKind::Infantry);
}

}  // namespace

Fighter::Fighter(std::uint64_t seed) : chance_{seed} {
  constexpr std::size_t kPurposes = 4;
  for (Purpose& each : purpose_) {
    each = static_cast<Purpose>(chance_.number(kPurposes));
  }
}

Purpose Fighter::purpose_of(const state::Situation& now, board::Side side) const noexcept {
  const Purpose drawn = purpose_[static_cast<std::size_t>(side)];
  // Where one sea alone is played no ship rounds Florida.
  return drawn == Purpose::Voyage && !now.setting.is_campaign() ? Purpose::Landing : drawn;
}

void Fighter::keep_stations(const state::Situation& now, board::Side side,
                            std::vector<Kind>& kinds) {
  constexpr std::size_t kGoesOnceIn = 120;
  constexpr std::size_t kWastesOnceIn = 20;
  if (chance_.number(kGoesOnceIn) == 0) {
    return;
  }
  const bool may_waste = chance_.number(kWastesOnceIn) == 0;
  const auto leaves = [&](const Action& action) {
    return weakens(action.kind) || (wastes(action.kind) && !may_waste) ||
           leaves_enemy(now, side, action) || leaves_coast(now, side, action) ||
           (purpose_of(now, side) == Purpose::Siege && leaves_port(now, side, action));
  };
  const auto others = [&](const Kind& kind) {
    return std::any_of(kind.choices.begin(), kind.choices.end(),
                       [&](const Action* choice) { return !leaves(*choice); });
  };
  if (!std::any_of(kinds.begin(), kinds.end(), others)) {
    return;
  }
  for (Kind& kind : kinds) {
    std::erase_if(kind.choices, [&](const Action* choice) { return leaves(*choice); });
  }
  std::erase_if(kinds, [](const Kind& kind) { return kind.choices.empty(); });
}

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
  if (chance_.number(kStraysOnceIn) == 0) {
    return any();
  }
  if (kind.kind == ActionKind::ChooseChit) {  // a battle from which somebody has to retreat [8.15]
    return **std::max_element(
        kind.choices.begin(), kind.choices.end(),
        [](const Action* one, const Action* other) { return one->number < other->number; });
  }
  if (!moves(kind.kind)) {
    std::vector<const Action*> wanted;
    std::copy_if(kind.choices.begin(), kind.choices.end(), std::back_inserter(wanted),
                 [&](const Action* choice) { return is_wanted(now, *choice); });
    return wanted.empty() ? any() : *wanted[chance_.number(wanted.size())];
  }
  const std::vector<HexId> goals =
      goals_of(now, side, purpose_of(now, side), *kind.choices.front());
  int least = std::numeric_limits<int>::max();
  std::vector<const Action*> best;
  for (const Action* const choice : kind.choices) {
    const auto goal = goal_of(now, *choice);
    const int far = goal ? nearest(*goal, goals) : std::numeric_limits<int>::max();
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
  keep_stations(game.situation(), game.question()->side, kinds);
  const Kind& kind = draw_kind(kinds);
  ++made_[static_cast<std::size_t>(kind.kind)];
  return draw_choice(game.situation(), game.question()->side, kind);
}

}  // namespace core::trial_play
