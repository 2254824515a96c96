#include "core/plan/staff.h"

#include "core/base/contains.h"
#include "core/command/span.h"
#include "core/game/game.h"
#include "core/plan/next_supply.h"
#include "core/plan/staff_of_war.h"
#include "core/rulebook/of_the_turn.h"
#include "core/strategic/commanders.h"
#include "core/supply/payment.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <utility>

namespace core::plan {
namespace {

using board::HexId;
using board::Side;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceClass;
using state::PieceId;
using state::Situation;
using state::Stage;
using Actions = std::vector<Action>;

/// More than any two hexes of the map are apart.
constexpr int kFarAway = 1000;

/// [0.5] Hexes in which the side sees Enemy units in the open, whatever else is hidden.
std::vector<HexId> enemy_hexes(const Situation& now, Side side) {
  const Side enemy = board::enemy_of(side);
  std::vector<HexId> hexes;
  for (const PieceId id : now.occupancy.pieces_of(enemy, PieceClass::CombatUnit)) {
    const HexId* const hex = now.piece(id).hex();
    if (hex != nullptr && now.occupancy.at(*hex).open_combat.has(enemy)) {
      hexes.push_back(*hex);
    }
  }
  std::sort(hexes.begin(), hexes.end());
  hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
  return hexes;
}

int nearest_of(const std::vector<HexId>& hexes, HexId from) {
  int least = kFarAway;
  for (const HexId hex : hexes) {
    least = std::min(least, board::distance(from, hex));
  }
  return least;
}

std::optional<Action> first_of(const Actions& legal, ActionKind kind) {
  return best_of(legal, kind, [](const Action&) { return 0; });
}

std::optional<Action> or_done(std::optional<Action> action, const Actions& legal) {
  return action || !base::contains(legal, sequence::passing()) ? action
                                                               : std::optional{sequence::passing()};
}

/// Leaders join the main army; of two as strong the one nearer to the Enemy.
std::optional<Action> place_leader(const Situation& now, Side side, const Actions& legal) {
  const std::vector<HexId> enemies = enemy_hexes(now, side);
  return best_of(legal, ActionKind::PlaceLeader, [&](const Action& action) {
    return std::pair{strength_in(now, side, *action.hex), -nearest_of(enemies, *action.hex)};
  });
}

/// A leader who commands nobody takes a headquarters that nobody commands; the best one first.
std::optional<Action> appoint(const Situation& now, const Actions& legal) {
  Actions vacant;
  for (const Action& action : legal) {
    if (action.kind == ActionKind::Appoint && !now.piece(*action.other).commander &&
        !strategic::commanded_by(now, *action.piece)) {
      vacant.push_back(action);
    }
  }
  return best_of(vacant, ActionKind::Appoint, [&](const Action& action) {
    const auto* const row = command::row_of(now, *action.piece);
    return row != nullptr ? row->initiative + row->combat : 0;
  });
}

/// [17.13] A landing place that feeds somebody who would starve else: what was fed last again, then
/// the one that spares most.
std::optional<Action> feed_landing(const Situation& now, Side side, const Actions& legal,
                                   const supply::FeedWishes& wishes) {
  if (!first_of(legal, ActionKind::FeedLanding)) {
    return std::nullopt;
  }
  const auto plan = supply::forecast(now, side, supply::DiceFall::Even, wishes);
  for (const auto& landing : plan.landings) {
    const Action again{ActionKind::FeedLanding, landing.transport, {}, landing.landing, {}, 0};
    if (base::contains(legal, again)) {
      return again;
    }
  }
  constexpr double kWorthAShip = 0.01;  // CSP on average; less is an error of rounding
  std::optional<Action> best;
  std::vector<HexId> looked_at;  // one transport does as well as another
  double least = plan.mean_loss - kWorthAShip;
  for (const Action& action : legal) {
    if (least <= 0 || action.kind != ActionKind::FeedLanding ||
        base::contains(looked_at, *action.hex)) {
      continue;
    }
    looked_at.push_back(*action.hex);
    game::Game tried{now.setting, now.state};
    if (!tried.act(action)) {
      continue;
    }
    const double loss =
        supply::forecast(tried.situation(), side, supply::DiceFall::Even, wishes).mean_loss;
    if (loss < least) {
      least = loss;
      best = action;
    }
  }
  return best;
}

std::optional<Action> maintain(const Situation& now, Side side, const Actions& legal,
                               const supply::FeedWishes& wishes) {
  const auto& pieces = now.state.pieces;
  const bool begun = std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.side == side && piece.activity.has(state::Status::Maintained);
  });
  if (!begun) {
    if (const auto landing = feed_landing(now, side, legal, wishes)) {
      return landing;
    }
  }
  return or_done(supply::default_choice(now, wishes), legal);
}

/// [17.31] What the forces will not need goes out: what one rail point carries at a time, where the
/// stock and the way to the Enemy are least together. Half of the rail points stay for the troops.
std::optional<Action> distribute(const Situation& now, Side side, const Actions& legal) {
  const state::Treasury& treasury = now.state.treasury_of(side);
  const int spare = spare_supply(now, side);
  const int of_cycle = now.setting.scenario != nullptr
                           ? rulebook::rail_points(now.setting, now.state.cycle, side)
                           : treasury.rail_points;
  const bool rails = 2 * treasury.rail_points > of_cycle;
  const std::vector<HexId> enemies = enemy_hexes(now, side);
  const auto deliveries = supply::open_deliveries(now);
  const supply::Delivery* best = nullptr;
  int least = 0;
  for (const auto& delivery : deliveries) {
    const Piece& to = now.piece(delivery.to);
    const int rank = to.stock + nearest_of(enemies, *to.hex());
    if ((delivery.by || rails) && (best == nullptr || rank < least)) {
      best = &delivery;
      least = rank;
    }
  }
  if (best == nullptr || spare <= 0) {
    return or_done(std::nullopt, legal);
  }
  const int number = std::min({spare, best->most, supply::kSupplyOfOneRailPoint});
  const Action action{ActionKind::Distribute, best->to, best->by, {}, {}, number};
  return base::contains(legal, action) ? std::optional{action} : or_done(std::nullopt, legal);
}

/// The largest first, where most of the side's troops are.
std::optional<Action> place_arrival(const Situation& now, Side side, const Actions& legal) {
  return best_of(legal, ActionKind::PlaceArrival, [&](const Action& action) {
    return std::pair{action.number, strength_in(now, side, *action.hex)};
  });
}

/// Who stands farthest from the Enemy goes.
std::optional<Action> withdraw(const Situation& now, Side side, const Actions& legal) {
  const std::vector<HexId> enemies = enemy_hexes(now, side);
  return best_of(legal, ActionKind::Withdraw, [&](const Action& action) {
    const HexId* const hex = now.piece(*action.piece).hex();
    return hex != nullptr ? nearest_of(enemies, *hex) : kFarAway;
  });
}

std::optional<Action> choice_of(const Situation& now, Side side, const Actions& legal,
                                const supply::FeedWishes& wishes) {
  const state::Turn& turn = now.state.turn;
  if (turn.innermost<state::LeaderPlacing>() != nullptr) {
    return place_leader(now, side, legal);
  }
  if (turn.innermost<state::Arrival>() != nullptr) {
    return place_arrival(now, side, legal);
  }
  if (turn.innermost<state::Withdrawal>() != nullptr) {
    return withdraw(now, side, legal);
  }
  if (turn.innermost<state::FortTaken>() != nullptr) {
    const auto kept = first_of(legal, ActionKind::ReplaceFort);
    return kept ? kept : first_of(legal, ActionKind::RemoveFort);
  }
  const Stage stage = turn.stage;
  if (stage == Stage::Maintenance) {
    return maintain(now, side, legal, wishes);
  }
  if (stage == Stage::Distribution) {
    return distribute(now, side, legal);
  }
  std::optional<Action> chosen = choice_of_war(now, side, legal);
  if (stage == Stage::Sieges) {
    chosen = first_of(legal, ActionKind::SiegeBombard);
  } else if (stage == Stage::LeaderPick) {
    chosen = appoint(now, legal);
  }
  return or_done(chosen, legal);
}

}  // namespace

std::optional<Action> staff_choice(const Situation& now, Side side, const Actions& legal,
                                   const supply::FeedWishes& wishes) {
  return words::staff_words(now).empty() ? std::nullopt : choice_of(now, side, legal, wishes);
}

}  // namespace core::plan
