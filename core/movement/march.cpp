#include "core/movement/march.h"

#include "core/movement/entry.h"
#include "core/movement/forced_march.h"
#include "core/movement/restrictions.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>

namespace core::movement {

using base::operator""_case;
using board::Direction;
using rulebook::StepKind;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Situation;
using state::Status;

namespace {

Ruling<Direction> direction_of(const Situation& now, HexId from, HexId to) {
  if (const auto direction = now.map().direction(from, to)) {
    return *direction;
  }
  return refused(refusal("6.11"_case, "not-adjacent").in(to).coming_from(from));
}

/// Any ground piece or leader of the Enemy in the hex, on top or inside.
bool is_any_enemy(const Situation& now, Side enemy, HexId hex) {
  const state::PieceList here = now.occupancy.pieces_in(hex);
  return std::any_of(here.begin(), here.end(), [&](PieceId id) {
    const Piece& piece = now.piece(id);
    return piece.side == enemy &&
           (rulebook::is_ground_unit(piece.kind) || piece.kind == rulebook::PieceKind::Leader) &&
           !now.state.transport_of(id);
  });
}

/// [6.13] Too few points; the nearest legal way is a forced march if one is long enough.
state::Illegal points_short(const Situation& now, const Mover& mover, HexId to, int cost) {
  state::Illegal short_of = refusal("6.13"_case, "points-short")
                                .of(mover.slowest)
                                .in(to)
                                .coming_from(mover.at)
                                .figures(cost, mover.left);
  const int more = cost - mover.left;
  if (more > mover.could_add) {
    return short_of;
  }
  short_of.hint = "forced-march";
  short_of.more = more;
  const auto [least, most] = loss_of_forced_march(now, mover.side, more, to);
  short_of.least = least;
  short_of.most = most;
  return short_of;
}

}  // namespace

Ruling<int> cost_of_step_from(const Situation& now, PieceId piece, HexId from, HexId to,
                              StepFor what) {
  const auto direction = direction_of(now, from, to);
  if (!direction) {
    return refused(direction.error());
  }
  const Mover mover = together(now, Pieces{piece});
  return terrain_cost(now, mover.hindrance, now.map().hex(from), *direction, what);
}

Ruling<int> cost_of_step(const Situation& now, PieceId piece, HexId to, StepFor what) {
  return cost_of_step_from(now, piece, *now.piece(piece).hex(), to, what);
}

int points_left(const Situation& now, PieceId piece) {
  return std::max(together(now, Pieces{piece}).left, 0);
}

Ruling<> may_stand_in(const Situation& now, Side side, bool combat, HexId to) {
  const Side enemy = board::enemy_of(side);
  const state::HexOccupants& there = now.occupancy.at(to);
  const auto closed = [&](base::CaseRef cited, std::string_view reason) {
    return refused(refusal(cited, reason).in(to));
  };
  // [6.41] How much of the side's own strength is there does not matter.
  if (there.open_combat.has(enemy)) {
    return closed("6.15"_case, "enemy-in-hex");
  }
  if (there.garrison.has(enemy) && there.open_ground.has(enemy)) {
    return closed("13.14"_case, "enemy-on-top");
  }
  if (combat || there.open_combat.has(side)) {
    return {};
  }
  // [10.32] [12.05] [13.14] Only a ground combat unit deals with what is there.
  if (is_any_enemy(now, enemy, to)) {
    return closed("6.15"_case, "needs-combat-unit");
  }
  return {};
}

Ruling<> may_enter(const Situation& now, PieceId piece, HexId from, HexId to) {
  const Mover mover = together(now, Pieces{piece});
  const auto direction = direction_of(now, from, to);
  if (!direction) {
    return refused(direction.error());
  }
  if (const auto cost = terrain_cost(now, mover.hindrance, now.map().hex(from), *direction);
      !cost) {
    return refused(cost.error().of(piece));
  }
  return may_stand_in(now, mover.side, mover.combat, to);
}

Ruling<int> step_price(const Situation& now, const Mover& mover, const map::Hex& from,
                       Direction direction, Zones zones) {
  const auto& costs = now.book().movement_costs;
  auto cost = terrain_cost(now, mover.hindrance, from, direction);
  if (!cost) {
    return refused(cost.error().of(mover.heads.front()));
  }
  const HexId to = now.map().hex(from.neighbours[static_cast<std::size_t>(direction)]).id;
  if (const auto bound = may_go_to(now, mover.all, to); !bound) {
    return refused(bound.error());
  }
  if (zones.from && zones.to && !now.in_force("E035"_erratum)) {
    return refused(
        refusal("6.24"_case, "zone-to-zone").of(mover.heads.front()).in(to).coming_from(from.id));
  }
  if (const auto open = may_stand_in(now, mover.side, mover.combat, to); !open) {
    return refused(open.error().of(mover.heads.front()));
  }
  if (zones.from) {
    *cost += cost_of(costs, mover.hindrance, StepKind::LeaveZone).value_or(0);
  }
  if (zones.to) {
    *cost += cost_of(costs, mover.hindrance, StepKind::EnterZone).value_or(0);
  }
  return cost;
}

Ruling<Step> may_step(const Situation& now, const Mover& mover, HexId to) {
  const auto direction = direction_of(now, mover.at, to);
  if (!direction) {
    return refused(direction.error().of(mover.heads.front()));
  }
  if (mover.entrained) {
    return refused(refusal("6.54"_case, "entrained").of(mover.heads.front()));
  }
  if (mover.stopped) {
    return refused(refusal("6.21"_case, "stopped").of(mover.heads.front()).in(mover.at));
  }
  const Zones zones{zones_of_control::is_enemy_zone(now, mover.side, mover.at),
                    zones_of_control::is_enemy_zone(now, mover.side, to)};
  if (zones.from && mover.began) {
    // [6.21] Whoever came into a zone by another way than a march has come to its end there.
    return refused(refusal("6.21"_case, "stopped").of(mover.heads.front()).in(mover.at));
  }
  const auto cost = step_price(now, mover, now.map().hex(mover.at), *direction, zones);
  if (!cost) {
    return refused(cost.error());
  }
  if (*cost <= mover.left) {
    return Step{*cost, *cost};
  }
  // [6.13] As printed one adjacent hex was everyone's right, as the whole of his move.
  const bool unspent = std::all_of(mover.all.begin(), mover.all.end(),
                                   [&](PieceId id) { return now.piece(id).activity.spent == 0; });
  if (!mover.began && unspent && mover.left > 0 && !now.in_force("E034"_erratum)) {
    return Step{*cost, mover.left};
  }
  return refused(points_short(now, mover, to, *cost));
}

void step(Record& record, const Mover& mover, HexId to, Step price) {
  for (const PieceId id : mover.all) {
    record.apply(state::PointsSpent{id, price.pays, 0, 0, 0});
  }
  for (const PieceId id : mover.heads) {
    enter(record, id, to, "6.11"_case);
  }
}

}  // namespace core::movement
