#include "core/plan/staff_of_war.h"

#include "core/base/contains.h"
#include "core/organisation/strength.h"
#include "core/plan/next_supply.h"
#include "core/plan/recruits.h"
#include "core/rulebook/chart.h"
#include "core/strategic/departments.h"
#include "core/strategic/personnel.h"
#include "core/strategic/production.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core::plan {
namespace {

using board::Side;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::Situation;
using state::Stage;
using Actions = std::vector<Action>;

/// A new call is worth its price when it brings so many times what the present one does.
constexpr int kWorthACall = 3;
/// Of an army so many CSP to one Supply Train.
constexpr int kCspToTrain = 25;
/// Divisions that are raised for each Department that could augment one a cycle: while one is away,
/// another waits.
constexpr int kRecruitsOfDepartment = 2;
constexpr int kPerCent = 100;
/// More than a CSP eats in a cycle, as one over so many SUP: what need not be reckoned exactly.
constexpr int kCspToSurelyEnough = 4;

/// What the side has on the map and on the spiral.
struct Army {
  int infantry{};  ///< CSP
  int guards{};    ///< CSP of militia, garrisons and others
  int cavalry{};
  int trains{};

  [[nodiscard]] int all() const noexcept { return infantry + guards + cavalry; }
};

Army army_of(const Situation& now, Side side) {
  Army army;
  for (const Piece& piece : now.state.pieces) {
    const state::Away* const away = piece.away();
    if (piece.side != side || (away != nullptr && away->kind == state::AwayKind::Unused)) {
      continue;
    }
    army.trains += piece.kind == PieceKind::SupplyTrain ? 1 : 0;
    if (piece.kind == PieceKind::Cavalry) {
      army.cavalry += piece.strength;
    } else if (piece.kind == PieceKind::Infantry) {
      army.infantry += piece.strength;
    } else if (rulebook::is_ground_combat_unit(piece.kind)) {
      army.guards += piece.strength;
    }
  }
  return army;
}

/// Whether the side has less cavalry than it had beside so much infantry in the year.
bool lacks_cavalry(const Situation& now, Side side, const Army& army) {
  const auto share = rulebook::chart_figure(
      now.book(), "staff_cavalry", std::to_string(now.state.cycle.year), board::name(side));
  return army.cavalry * kPerCent < army.infantry * share.value_or(0);
}

/// What can be spent in the Initiation Segment.
class Purse {
 public:
  Purse(const Situation& now, Side side, const Army& army)
      : now_{now},
        side_{side},
        men_{now.state.war.manpower_of(side).points},
        supply_{now.state.treasury_of(side).pool - food(now, side, army)} {}

  /// Whether the armies have enough to eat for a price.
  [[nodiscard]] bool feeds(const strategic::Price& price) const { return price.supply <= supply_; }

  /// [23.3] The same when supply is left, too, to raise militia with all Personnel Points that
  /// remain: they are lost otherwise, supply is not.
  [[nodiscard]] bool affords(const strategic::Price& price) const {
    return price.supply + supply_for_men(now_, side_, men_ - price.personnel) <= supply_;
  }

 private:
  /// SUP that stay in the pool for the next Maintenance.
  static int food(const Situation& now, Side side, const Army& army) {
    if (now.state.treasury_of(side).pool > army.all()) {
      return army.all() / kCspToSurelyEnough;
    }
    const auto next = next_supply(now, side, supply::DiceFall::Even);
    return next ? static_cast<int>(std::ceil(next->mean_need)) : 0;
  }

  Situation now_;
  Side side_;
  int men_;     ///< Personnel Points
  int supply_;  ///< SUP that are free
};

std::optional<Action> call(const Situation& now, Side side, const Actions& legal) {
  const auto& calls = now.book().calls[side];
  const auto first_month = [&](const Action& action) {
    return calls[static_cast<rulebook::Call>(action.number)].points_in(1);
  };
  const auto best = best_of(legal, ActionKind::MakeCall, first_month);
  const bool worth =
      best && first_month(*best) >= kWorthACall * strategic::points_of_call(now, side);
  return worth ? best : std::nullopt;
}

/// Militia of the Departments that do not guard their hex alone; garrisons stay where they are.
std::optional<Action> convert(const Situation& now, Side side, const Purse& purse,
                              const Actions& legal) {
  const auto to_spare = [&](const Action& action) {
    const Piece& unit = now.piece(*action.piece);
    return unit.kind == PieceKind::Militia &&
                   strength_in(now, side, *unit.hex()) > organisation::csp(now, unit.id)
               ? unit.strength
               : 0;
  };
  const auto militia = best_of(legal, ActionKind::Convert, to_spare);
  if (!militia || to_spare(*militia) == 0) {
    return std::nullopt;
  }
  const auto price = strategic::price_of_conversion(now, *militia->piece);
  return price && purse.affords(*price) ? militia : std::nullopt;
}

/// The greatest increase that can be fed, of cavalry where it is wanted.
std::optional<Action> augment(const Situation& now, Side side, const Army& army, const Purse& purse,
                              const Actions& legal) {
  const bool rides = lacks_cavalry(now, side, army);
  const auto increase = [&](const Action& action) {
    const Piece& division = now.piece(*action.piece);
    return division.kind == PieceKind::Cavalry && !rides ? 0 : action.number - division.strength;
  };
  const auto best = best_of(legal, ActionKind::Augment, increase);
  if (!best || increase(*best) == 0) {
    return std::nullopt;
  }
  const auto price = strategic::price_of_augmentation(now, *best->piece, best->number);
  return price && purse.affords(*price) ? best : std::nullopt;
}

/// Trains, then cavalry, as far as the army lacks them; else men, where they are cheapest.
std::optional<Action> start(const Situation& now, Side side, const Army& army, const Purse& purse,
                            const Actions& legal) {
  const bool rides = lacks_cavalry(now, side, army);
  const auto rank = [&](const Action& action) {
    const PieceKind kind = *action.unit;
    const auto price = strategic::price_of(now, side, kind, action.number);
    constexpr std::pair kNever{0, 0};
    if (kind == PieceKind::Militia) {
      return purse.feeds(*price) ? std::pair{2, action.number} : kNever;
    }
    if (!purse.affords(*price)) {
      return kNever;
    }
    if (kind == PieceKind::SupplyTrain && army.trains * kCspToTrain < army.all()) {
      return std::pair{4, 0};
    }
    if (kind == PieceKind::Cavalry && rides) {
      return std::pair{3, action.number};
    }
    return kind == PieceKind::Infantry ? std::pair{1, action.number} : kNever;
  };
  const auto best = best_of(legal, ActionKind::StartUnit, rank);
  return best && rank(*best).first > 0 ? best : std::nullopt;
}

/// Personnel Points are lost at the end [23.3], supply is not: first what uses them.
std::optional<Action> produce(const Situation& now, Side side, const Actions& legal) {
  const Army army = army_of(now, side);
  const Purse purse{now, side, army};
  if (auto raised = augment(now, side, army, purse, legal)) {
    return raised;
  }
  if (auto begun = start(now, side, army, purse, legal)) {
    return begun;
  }
  return convert(now, side, purse, legal);
}

/// Partisans where there is a railroad to cut [26.10].
std::optional<Action> deploy(const Situation& now, Side side, const Actions& legal) {
  const auto placed = best_of(legal, ActionKind::Deploy, [&](const Action& action) {
    const bool partisans = now.piece(*action.piece).kind == PieceKind::Partisan;
    return std::pair{partisans && now.map().has_rail(*action.hex),
                     strength_in(now, side, *action.hex)};
  });
  return placed ? placed : best_of(legal, ActionKind::Launch, [](const Action&) { return 0; });
}

/// Only Departments that do not work are moved; best where they are.
std::optional<Action> relocate(const Situation& now, const Actions& legal) {
  Actions failed;
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(failed), [&](const Action& action) {
    return action.kind == ActionKind::Relocate &&
           now.piece(*action.piece).activity.has(state::Status::Neutralised);
  });
  return best_of(failed, ActionKind::Relocate, [&](const Action& action) {
    return -board::distance(*now.piece(*action.piece).hex(), *action.hex);
  });
}

std::optional<Action> place_headquarters(const Situation& now, Side side, const Actions& legal) {
  return best_of(legal, ActionKind::PlaceHeadquarters, [&](const Action& action) {
    return std::pair{*action.unit != PieceKind::CavalryCorpsHq,
                     strength_in(now, side, *action.hex)};
  });
}

std::optional<Action> largest(const Actions& legal, ActionKind kind) {
  return best_of(legal, kind, [](const Action& action) { return action.number; });
}

/// [21.60] A CSP that is added to a division costs half the Personnel Points of a new one: the
/// smallest division while the Departments lack such, else the largest counter.
std::optional<Action> form(const Situation& now, Side side, const Actions& legal) {
  const auto& sites = strategic::deployment_sites(now, side);
  const auto waits = [&](const Piece& piece) {
    const state::Away* const away = piece.away();
    const bool comes = away != nullptr && away->kind == state::AwayKind::Spiral;
    const bool there = piece.hex() != nullptr && base::contains(sites, *piece.hex());
    return piece.side == side && piece.kind == PieceKind::Infantry &&
           could_double(now.book(), piece.strength) && (comes || there);
  };
  const auto waiting = std::count_if(now.state.pieces.begin(), now.state.pieces.end(), waits);
  const bool lacks = waiting < kRecruitsOfDepartment * static_cast<std::ptrdiff_t>(sites.size());
  return best_of(legal, ActionKind::StartUnit, [&](const Action& action) {
    const bool grows = lacks && could_double(now.book(), action.number);
    return std::pair{grows, grows ? -action.number : action.number};
  });
}

}  // namespace

int strength_in(const Situation& now, Side side, board::HexId hex) {
  int sum = 0;
  for (const state::PieceId id : now.occupancy.pieces_in(hex)) {
    const Piece& piece = now.piece(id);
    if (piece.side == side && rulebook::is_ground_combat_unit(piece.kind)) {
      sum += organisation::csp(now, id);
    }
  }
  return sum;
}

std::optional<Action> choice_of_war(const Situation& now, Side side, const Actions& legal) {
  const state::Turn& turn = now.state.turn;
  if (turn.innermost<state::Conversion>() != nullptr) {
    return form(now, side, legal);
  }
  if (turn.innermost<state::SendingHome>() != nullptr) {
    return largest(legal, ActionKind::SendHome);
  }
  if (turn.innermost<state::Rising>() != nullptr) {
    return best_of(legal, ActionKind::PlaceArrival, [&](const Action& action) {
      return std::pair{action.number, strength_in(now, side, *action.hex)};
    });
  }
  if (!turn.pending.empty()) {
    return std::nullopt;
  }
  if (turn.stage == Stage::Blockade) {
    return largest(legal, ActionKind::BlockadePort);
  }
  if (turn.stage == Stage::Personnel) {
    return call(now, side, legal);
  }
  if (turn.stage == Stage::Initiation) {
    return produce(now, side, legal);
  }
  if (turn.stage == Stage::Deployment) {
    return deploy(now, side, legal);
  }
  if (turn.stage == Stage::Departments) {
    return relocate(now, legal);
  }
  if (turn.stage == Stage::Headquarters) {
    return place_headquarters(now, side, legal);
  }
  const bool free_use = now.state.war.politics_of(side).table_uses == 0;
  return turn.stage == Stage::Politics && free_use
             ? best_of(legal, ActionKind::TryPolitics, [](const Action&) { return 0; })
             : std::nullopt;
}

}  // namespace core::plan
