// Private to this room.
#include "core/field/foresight.h"

#include "core/field/appraisal.h"
#include "core/field/game.h"
#include "core/field/sequence.h"
#include "core/field/staff.h"
#include "core/field/victory.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>

namespace core::field {
namespace {

constexpr int kTimes = 8;  // [FB-534]
constexpr int kMovesAhead = 2;

/// The position before a side has written anything for this step.
State unwritten(const State& state, Side side) {
  State now = state;
  for (Unit& unit : now.units) {
    if (unit.side != side) {
      continue;
    }
    if (state.step == Step::Movement) {
      unit.now.legs.clear();
      unit.now.written = false;
      unit.now.battle_move = false;
    } else if (state.step == Step::Charges) {
      unit.now.charge.reset();
    }
  }
  for (General& general : now.generals) {
    if (general.side == side) {
      general.rides_to.reset();
      general.joins.reset();
    }
  }
  return now;
}

/// What the other side may be thought to have in writing: to attack whom it is nearest to, or to
/// hold its ground.
void guess_orders(const Setting& setting, State& state, Side other) {
  const Plan plan = plan_of(setting, other);
  if (plan.stance != Stance::Attack) {
    return;
  }
  for (Unit& unit : state.units) {
    if (unit.side != other || !unit.on_table() || !unit.guns.empty()) {
      continue;
    }
    std::optional<UnitId> nearest;
    std::int64_t least = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
      const std::int64_t off = table::distance_squared(state.units[i].pose.at, unit.pose.at);
      if (state.units[i].side != other && state.units[i].on_table() && (!nearest || off < least)) {
        nearest = unit_id(i);
        least = off;
      }
    }
    if (nearest) {
      unit.order = Order{OrderKind::Attack, state.unit(*nearest).pose.at, {}, {}, {}};
    }
  }
}

std::int64_t played_out(const View& view, const State& from, Side side, Temper temper,
                        std::uint64_t seed, const std::shared_ptr<Ways>& ways) {
  State start = from;
  start.dice = base::Dice{seed};
  Game game{view.setting, std::move(start)};
  Staff own{ways, 0, true};
  Staff other{ways, 0, true};
  const int until = from.move + kMovesAhead;
  while (const auto asked = game.asked()) {
    const State& state = game.state();
    if (state.move >= until && state.step == Step::Orders) {
      break;
    }
    const bool mine = *asked == side;
    const Temper now = mine && state.move == from.move ? temper : Temper::Steady;
    if (!game.act((mine ? own : other).choose(*view.setting, state, now)) &&
        !game.act(EndStep{*asked})) {
      break;
    }
  }
  return worth_of(*view.setting, game.state(), side, *ways);
}

std::int64_t strength_left(const Setting& setting, const State& state, Side side) {
  return strength_of(setting, state, side);
}

}  // namespace

std::int64_t worth_of(const Setting& setting, const State& state, Side side, Ways& ways) {
  constexpr int kPoint = 1500;
  constexpr int kEnds = 30'000;
  constexpr int kStands = 3'000;
  constexpr int kStandsLate = 12'000;
  constexpr int kGround = 300;
  const Side other = board::enemy_of(side);
  std::int64_t worth = strength_left(setting, state, side) - strength_left(setting, state, other);
  worth +=
      std::int64_t{points_of(setting, state, side) - points_of(setting, state, other)} * kPoint;
  const bool over = state.result.has_value();
  const auto ends = over ? state.result : result_of(setting, state, true);
  if (ends && ends->winner) {
    const int now =
        over ? kEnds
             : kStands + (kStandsLate - kStands) * state.move / std::max(1, setting.battle.moves);
    worth += *ends->winner == side ? now : -now;
  }
  const Plan plan = plan_of(setting, side);
  const Mind mind{
      &setting, &state, &state, side,          &plan, posture_of(setting, state, side, plan),
      &ways,    0,      true,   Temper::Steady};
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (unit.side != side || !is_in_hand(unit)) {
      continue;
    }
    if (const auto place = place_of(mind, unit_id(i))) {
      const auto far = ways.to(setting, state, Mover::LineInfantry, *place).from(unit.pose.at);
      worth -= far.value_or(Inches::of(60)).ticks() * kGround / Inches::of(6).ticks();
    }
  }
  return worth;
}

Temper Foresight::temper_for(const View& view) {
  const State& state = view.state;
  const Side side = *asked(state);
  const bool looks = state.step == Step::Charges || state.step == Step::Movement;
  if (!looks) {
    return Temper::Steady;
  }
  if (move_ == state.move && step_ == state.step && side_ == side) {
    return temper_;
  }
  move_ = state.move;
  step_ = state.step;
  side_ = side;
  State from = unwritten(state, side);
  guess_orders(*view.setting, from, board::enemy_of(side));
  std::array<std::int64_t, 3> sums{};
  for (const Temper temper : {Temper::Steady, Temper::Bold, Temper::Wary}) {
    for (int i = 0; i < kTimes; ++i) {
      const auto seed =
          static_cast<std::uint64_t>(state.move) * 1000 + static_cast<std::uint64_t>(i) + 77;
      sums.at(static_cast<std::size_t>(temper)) +=
          played_out(view, from, side, temper, seed, ways_);
    }
  }
  const auto best = std::ranges::max_element(sums) - sums.begin();
  temper_ = static_cast<Temper>(best);
  return temper_;
}

}  // namespace core::field
