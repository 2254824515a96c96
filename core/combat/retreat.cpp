#include "core/combat/retreat.h"

#include "core/base/contains.h"
#include "core/combat/retreat_hexes.h"
#include "core/combat/targets.h"
#include "core/fortification/works.h"
#include "core/movement/entry.h"
#include "core/organisation/headquarters.h"
#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/territory/besieged.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::contains;
using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::Piece;
using state::refusal;
using state::refused;

/// Whether the piece goes its own way: combat units, Supply Trains, HQs with such on the roster.
/// The others go with them [8.55].
bool is_unit(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  if (rulebook::is_headquarters(piece.kind)) {
    return organisation::roster_csp(now, id) > 0;
  }
  return rulebook::is_ground_combat_unit(piece.kind) || piece.kind == PieceKind::SupplyTrain;
}

/// What has still to leave: pieces of the list that stand on top in the hex by themselves.
bool is_still_here(const Situation& now, const Retreat& retreat, PieceId id) {
  const Piece& piece = now.piece(id);
  return piece.side == retreat.side && piece.hex() != nullptr && *piece.hex() == retreat.from &&
         !piece.inside;
}

bool any_unit_left(const Situation& now, const Retreat& retreat) {
  return std::any_of(retreat.units.begin(), retreat.units.end(),
                     [&](PieceId id) { return is_unit(now, id); });
}

/// Whether the piece is one that goes now: a unit by itself, an HQ with its roster, a unit of such
/// a roster; after all units those who go with them.
Ruling<> may_go_now(const Situation& now, const Retreat& retreat, PieceId id) {
  const Piece& piece = now.piece(id);
  const bool listed = contains(retreat.units, id);
  const bool rostered = piece.inside && contains(retreat.units, *piece.inside) &&
                        piece.kind != PieceKind::Leader && is_unit(now, id);
  if (!listed && !rostered) {
    return refused(refusal("8.51"_case, "not-retreating").of(id));
  }
  if (any_unit_left(now, retreat) && !is_unit(now, id)) {
    return refused(refusal("8.55"_case, "units-first").of(id));
  }
  return {};
}

/// [8.52] CSP that a piece takes into a fort.
int csp_inside(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  if (rulebook::is_ground_combat_unit(piece.kind)) {
    return piece.strength;
  }
  int sum = 0;
  for (const PieceId unit : organisation::roster(now.state, id)) {
    sum += rulebook::is_ground_combat_unit(now.piece(unit).kind) ? now.piece(unit).strength : 0;
  }
  return sum;
}

std::optional<PieceId> own_fort(const Situation& now, const Retreat& retreat) {
  return retreat.fort_open
             ? fortification::works_in(now.occupancy, now.state, retreat.side, retreat.from).fort
             : std::nullopt;
}

/// Whether the piece has any way out.
bool has_way(const Situation& now, const Retreat& retreat, PieceId id) {
  for (const board::Direction direction : board::kDirections) {
    const auto to = now.map().beside(retreat.from, direction);
    if (to && judge_retreat_to(now, retreat, id, *to)) {
      return true;
    }
  }
  const auto fort = own_fort(now, retreat);
  return fort && judge_retreat_inside(now, retreat, id, *fort);
}

/// [10.34] A leader who stands on the HQ appointed to him.
std::optional<PieceId> leader_on(const Situation& now, PieceId hq) {
  const auto leader = now.piece(hq).commander;
  return leader && rulebook::is_headquarters(now.piece(hq).kind) &&
                 organisation::has_commander(now.state, hq)
             ? leader
             : std::nullopt;
}

/// [10.34] Whether the HQ and its leader are left alone: all units are gone or dead.
bool is_staff_alone(const Situation& now, const Retreat& retreat, PieceId id) {
  return now.in_force("E064"_erratum) && retreat.reached.empty() && leader_on(now, id).has_value();
}

/// [8.53] A unit without a legal hex is eliminated.
void eliminate(Record& record, const Retreat& retreat, PieceId id) {
  const int csp = organisation::csp(record.now(), id);
  record.tell({"no-retreat", "8.53"_case, retreat.side, id, {}, retreat.from, {}});
  organisation::destroy(record, id, "8.53"_case);
  count_losses(record, retreat.side, csp);
}

/// [8.53] Leaders are captured, HQs, trains and the like lost, when no unit takes them along. When
/// all units were lost in the battle itself they wait for the Enemy [10.32] [10.33] [12.05].
void lose_follower(Record& record, const Retreat& retreat, PieceId id) {
  if (retreat.cause == "10.34"_case) {
    return;
  }
  const std::vector<PieceId> contents = record.state().contents(id);
  for (const PieceId inside : contents) {
    if (record.piece(inside).kind == PieceKind::Leader) {
      organisation::capture(record, inside, "8.53"_case);
    }
  }
  if (record.piece(id).kind == PieceKind::Leader) {
    organisation::capture(record, id, "8.53"_case);
  } else {
    organisation::destroy(record, id, "8.53"_case);
  }
}

/// Takes those off the list who have left the hex. @return whether any had.
bool strike_gone(Record& record) {
  auto retreat = record.pending<Retreat>();
  const std::size_t before = retreat.units.size();
  const Situation now = record.now();
  std::erase_if(retreat.units, [&](PieceId id) { return !is_still_here(now, retreat, id); });
  if (retreat.units.size() == before) {
    return false;
  }
  record.change_decision(std::move(retreat));
  return true;
}

/// [8.53] Eliminates the first unit that has no way out, on the map or on a roster whose HQ has
/// none. @return whether there was one
bool eliminate_one(Record& record) {
  const auto retreat = record.pending<Retreat>();
  const Situation now = record.now();
  for (const PieceId id : retreat.units) {
    if (!is_unit(now, id) || has_way(now, retreat, id)) {
      continue;
    }
    if (!rulebook::is_headquarters(now.piece(id).kind)) {
      eliminate(record, retreat, id);
      return true;
    }
    for (const PieceId unit : organisation::roster(now.state, id)) {
      if (is_unit(now, unit) && !has_way(now, retreat, unit)) {
        eliminate(record, retreat, unit);
        return true;
      }
    }
  }
  return false;
}

/// Those who go with units and cannot. @return whether there was one
bool lose_one_follower(Record& record) {
  auto retreat = record.pending<Retreat>();
  const Situation now = record.now();
  for (const PieceId id : retreat.units) {
    if (!has_way(now, retreat, id)) {
      std::erase(retreat.units, id);
      record.change_decision(retreat);
      lose_follower(record, retreat, id);
      return true;
    }
  }
  return false;
}

/// What nobody needs to be asked: the only choice there is, or the only way of one who goes with
/// the units [8.55]; nothing where there is a choice.
std::optional<Action> without_choice(const Situation& now, const std::vector<Action>& legal) {
  if (legal.size() == 1) {
    return legal.front();
  }
  const auto found = std::find_if(legal.begin(), legal.end(), [&](const Action& action) {
    const auto ways = std::count_if(legal.begin(), legal.end(), [&](const Action& other) {
      return other.piece == action.piece;
    });
    return ways == 1 && !is_unit(now, *action.piece);
  });
  return found == legal.end() ? std::nullopt : std::optional{*found};
}

}  // namespace

const Retreat* retreat_going_on(const state::GameState& state) noexcept {
  return state.turn.innermost<Retreat>();
}

Retreat retreat_from(const Situation& now, Side side, HexId from, base::CaseRef cause) {
  Retreat retreat;
  retreat.side = side;
  retreat.from = from;
  retreat.cause = cause;
  retreat.fort_open = !territory::is_besieged_fort(now.occupancy, side, from) &&
                      now.occupancy.at(from).fort.has(side);
  for (const PieceId id : now.occupancy.pieces_in(from)) {
    const PieceKind kind = now.piece(id).kind;
    if ((rulebook::is_ground_unit(kind) || kind == PieceKind::Leader) &&
        is_still_here(now, retreat, id)) {
      retreat.units.push_back(id);
    }
  }
  std::sort(retreat.units.begin(), retreat.units.end());
  return retreat;
}

void begin_retreat(Record& record, Retreat retreat) {
  const std::vector<PieceId> units = retreat.units;
  for (const PieceId id : units) {
    if (record.piece(id).kind == PieceKind::Depot) {
      std::erase(retreat.units, id);
      organisation::destroy(record, id, "8.17"_case);
    }
  }
  record.begin(std::move(retreat));
}

void begin_retreat_of_staff(Record& record, Side side, HexId from) {
  Retreat retreat = retreat_from(record.now(), side, from, "10.34"_case);
  retreat.fort_open = false;
  std::erase_if(retreat.units,
                [&](PieceId id) { return !is_staff_alone(record.now(), retreat, id); });
  if (!retreat.units.empty()) {
    record.begin(std::move(retreat));
  }
}

Ruling<> judge_retreat_to(const Situation& now, const Retreat& retreat, PieceId id, HexId to) {
  if (const Ruling<> turn = may_go_now(now, retreat, id); !turn) {
    return turn;
  }
  const bool follows = !is_unit(now, id);
  if (follows && !is_staff_alone(now, retreat, id) &&
      std::find(retreat.reached.begin(), retreat.reached.end(), to) == retreat.reached.end()) {
    return refused(refusal("8.55"_case, "goes-with-units").of(id).in(to));
  }
  return may_retreat_to(now, id, retreat.from, to);
}

Ruling<> judge_retreat_inside(const Situation& now, const Retreat& retreat, PieceId id,
                              PieceId fort) {
  if (const Ruling<> turn = may_go_now(now, retreat, id); !turn) {
    return turn;
  }
  if (own_fort(now, retreat) != fort) {
    return refused(refusal("8.52"_case, "no-fort-open").of(id).with(fort).in(retreat.from));
  }
  const bool follows = !is_unit(now, id);
  if (follows && std::find(retreat.reached.begin(), retreat.reached.end(), retreat.from) ==
                     retreat.reached.end()) {
    return refused(refusal("8.55"_case, "goes-with-units").of(id).in(retreat.from));
  }
  const int room = fortification::capacity(now.book(), now.piece(fort).kind) -
                   fortification::strength_inside(now, fort);
  const int need = csp_inside(now, id);
  if (need > room) {
    return refused(refusal("8.52"_case, "fort-full").of(id).with(fort).figures(need, room));
  }
  return {};
}

/// [10.34] The HQ that is meant when its leader is named.
std::optional<PieceId> staff_of(const Situation& now, std::optional<PieceId> named) {
  const auto outer = named ? now.piece(*named).inside : std::nullopt;
  return outer && leader_on(now, *outer) == named ? outer : named;
}

Ruling<> judge_stay_behind(const Situation& now, const Retreat& retreat,
                           std::optional<PieceId> named) {
  const auto id = staff_of(now, named);
  const bool may_stay = !any_unit_left(now, retreat) &&
                        std::any_of(retreat.units.begin(), retreat.units.end(), [&](PieceId staff) {
                          return (!id || staff == *id) && is_staff_alone(now, retreat, staff);
                        });
  return may_stay
             ? Ruling<>{}
             : refused(refusal("8.51"_case, "has-to-retreat").of(id.value_or(retreat.units[0])));
}

void offer_retreat(const Situation& now, const Retreat& retreat, sequence::Choices& legal) {
  const auto fort = own_fort(now, retreat);
  const auto offer = [&](PieceId id) {
    for (const board::Direction direction : board::kDirections) {
      const auto to = now.map().beside(retreat.from, direction);
      if (to && judge_retreat_to(now, retreat, id, *to)) {
        legal.add({ActionKind::RetreatTo, id, {}, *to, {}, 0});
      }
    }
    if (fort && judge_retreat_inside(now, retreat, id, *fort)) {
      legal.add({ActionKind::RetreatInside, id, *fort, {}, {}, 0});
    }
  };
  for (const PieceId id : retreat.units) {
    offer(id);
    if (rulebook::is_headquarters(now.piece(id).kind)) {
      for (const PieceId unit : organisation::roster(now.state, id)) {
        offer(unit);
      }
    }
    if (judge_stay_behind(now, retreat, id)) {
      legal.add({ActionKind::Stay, id, {}, {}, {}, 0});
    }
  }
}

void act_retreat(Record& record, const Action& action) {
  auto retreat = record.pending<Retreat>();
  if (action.kind == ActionKind::Stay) {
    const auto named = staff_of(record.now(), action.piece);
    std::erase_if(retreat.units, [&](PieceId id) {
      return named ? id == *named : is_staff_alone(record.now(), retreat, id);
    });
    record.change_decision(std::move(retreat));
    return;
  }
  const PieceId id = *action.piece;
  std::erase(retreat.units, id);
  const HexId to = action.kind == ActionKind::RetreatTo ? *action.hex : retreat.from;
  const bool leads =
      record.setting().begun_before.staff_follows || !is_staff_alone(record.now(), retreat, id);
  if (leads && !contains(retreat.reached, to)) {
    retreat.reached.push_back(to);
  }
  const base::CaseRef cause = retreat.cause;
  record.change_decision(std::move(retreat));
  if (action.kind == ActionKind::RetreatInside) {
    record.move(id, to, action.other, "8.52"_case);
  } else {
    movement::enter(record, id, to, cause);
  }
}

Progress proceed_retreat(Record& record) {
  if (strike_gone(record)) {
    return Progress::WentOn;
  }
  const auto& retreat = record.pending<Retreat>();
  if (retreat.units.empty()) {
    record.end_decision();
    return Progress::WentOn;
  }
  const bool lost =
      any_unit_left(record.now(), retreat) ? eliminate_one(record) : lose_one_follower(record);
  if (lost) {
    return Progress::WentOn;
  }
  sequence::Choices legal;
  offer_retreat(record.now(), record.pending<Retreat>(), legal);
  if (const auto only = without_choice(record.now(), legal.list())) {
    act_retreat(record, *only);
    return Progress::WentOn;
  }
  return Progress::Asks;
}

}  // namespace core::combat
