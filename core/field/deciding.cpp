// Private to this room.
#include "core/field/deciding.h"

#include "core/field/brigade_task.h"
#include "core/field/charge.h"
#include "core/field/detachments.h"
#include "core/field/firing.h"
#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/gun_action.h"
#include "core/field/losses.h"
#include "core/field/movement.h"
#include "core/field/musketry.h"
#include "core/field/orders.h"
#include "core/field/prospect.h"
#include "core/field/victory.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

constexpr int kMils = 1000;

}  // namespace

std::optional<Action> Deciding::choice_of(UnitId id, const std::optional<Order>& wanted) const {
  switch (state_.step) {
    case Step::Orders:
      return order_for(id, wanted);
    case Step::Charges:
      return charge_of(id);
    case Step::Answers:
      return answer_of(id);
    case Step::Movement:
      return move_of(id);
    case Step::Artillery:
      return laying_of(id);
    case Step::Musketry: {
      const auto volleys = volleys_of(id);
      return volleys.empty() ? std::nullopt : std::optional{volleys.front().action};
    }
    case Step::Melee:
      break;
  }
  return std::nullopt;
}

std::optional<Action> Deciding::order_for(UnitId id, const std::optional<Order>& wanted) const {
  const Unit& unit = state_.unit(id);
  if (!wanted || !unit.on_table() || unit.broken || is_like(unit.order, *wanted) ||
      !is_due(id, *wanted)) {
    return std::nullopt;
  }
  for (const Courier& each : state_.couriers) {
    if (each.to == id && is_like(each.order, *wanted)) {
      return std::nullopt;
    }
  }
  std::optional<GiveOrder> best;
  std::int64_t least = 0;
  for (std::size_t i = 0; i < state_.generals.size(); ++i) {
    const General& general = state_.generals[i];
    const GiveOrder choice{GeneralId{static_cast<std::uint8_t>(i)}, id, *wanted};
    if (general.side != mind_.side || !judge(setting_, state_, choice)) {
      continue;
    }
    const std::int64_t off = table::distance_squared(general.at, unit.pose.at);
    if (!best || off < least) {
      best = choice;
      least = off;
    }
  }
  return best ? std::optional<Action>{*best} : std::nullopt;
}

std::optional<Action> Deciding::charge_of(UnitId id) const {
  const Unit& unit = state_.unit(id);
  if (unit.side != mind_.side || unit.now.charge || !is_in_hand(unit) ||
      mind_.temper == Temper::Wary) {
    return std::nullopt;
  }
  const auto targets = charge_targets(setting_, state_, id);
  if (targets.empty()) {
    return std::nullopt;
  }
  const Appraisal appraisal{setting_, state_, mind_.side};
  const Exchange here = appraisal.exchange(id, unit, !is_mounted(unit));
  std::optional<UnitId> best;
  int most = 3 * (here.inflicted - here.suffered) - 4 * appraisal.risk(id, here.suffered);
  most = std::max(most, 0);
  for (const UnitId target : targets) {
    if (const auto worth = worth_of_charge(appraisal, id, target); worth && *worth > most) {
      most = *worth;
      best = target;
    }
  }
  return best ? std::optional<Action>{DeclareCharge{id, best}} : std::nullopt;
}

std::optional<int> Deciding::worth_of_charge(const Appraisal& appraisal, UnitId id,
                                             UnitId target) const {
  const Unit& unit = state_.unit(id);
  const bool horse = is_mounted(unit);
  const int noise = noise_of(mind_, id, 500 + target.value());
  if (horse && !appraisal.is_prey_of_horse(unit, target) && noise < 2 * kMils) {
    return std::nullopt;
  }
  // Raiders are not there to fight: only who sleeps, or is in the way of what they came for.
  const Unit& enemy = state_.unit(target);
  if (mind_.posture.stance == Stance::Raid && !enemy.asleep && enemy.bad == 0 &&
      !(unit.order.at && table::within(enemy.pose.at, *unit.order.at, Inches::of(9)))) {
    return std::nullopt;
  }
  const int ratio = appraisal.charge_ratio(unit, target);
  constexpr int kWanted = 1300;
  const int least = mind_.plan->charge_ratio && !horse ? *mind_.plan->charge_ratio * 100 : kMils;
  if (ratio + noise / 6 < std::max(least, kMils)) {
    return std::nullopt;
  }
  const ChargeWay way = charge_way(setting_, state_, id, target);
  const Inches full = horse ? Inches::of(18) : Inches::of(6);
  const int far = way.length > full ? kMils / 5 : 0;
  return 6 * (ratio - kWanted - far) + noise;
}

std::optional<Action> Deciding::answer_of(UnitId id) const {
  const Unit& unit = state_.unit(id);
  if (unit.side != mind_.side || unit.now.charge || unit.now.evades) {
    return std::nullopt;
  }
  const Appraisal appraisal{setting_, state_, mind_.side};
  for (std::size_t i = 0; i < state_.units.size(); ++i) {
    const auto& charge = state_.units[i].now.charge;
    if (!charge || charge->counter || charge->target != id) {
      continue;
    }
    const Countercharge counter{id, unit_id(i)};
    constexpr int kOutnumbers = 900;
    if (appraisal.charge_ratio(unit, unit_id(i)) >= kOutnumbers &&
        judge(setting_, state_, counter)) {
      return Action{counter};
    }
    const FallBack back{id};
    if (judge(setting_, state_, back)) {
      return Action{back};
    }
  }
  return std::nullopt;
}

std::optional<Action> Deciding::move_of(UnitId id) const {
  const Unit& unit = state_.unit(id);
  if (unit.side != mind_.side || unit.now.written || unit.now.charge || unit.now.evades ||
      !may_be_ordered(setting_, state_, id)) {
    return std::nullopt;
  }
  if (auto out = detachment_of(id)) {
    return out;
  }
  const auto all = thoughts(id);
  if (all.empty()) {
    return std::nullopt;
  }
  return Action{all.front().move};
}

std::vector<UnitIdea> Deciding::thoughts(UnitId id) const {
  const Unit& unit = state_.unit(id);
  return unit.muster.type == TroopType::Battery ? gun_ideas_of(mind_, id) : ideas_of(mind_, id);
}

std::optional<Action> Deciding::detachment_of(UnitId id) const {
  constexpr int kFull = 24;
  constexpr int kEight = 8;
  const Unit& unit = state_.unit(id);
  if (mind_.posture.stance != Stance::Attack || unit.muster.type != TroopType::Infantry ||
      unit.detachment || men_of(unit) < kFull || unit.order.kind != OrderKind::Attack) {
    return std::nullopt;
  }
  int regiments = 0;
  int out = 0;
  bool even = false;
  for (std::size_t i = 0; i < state_.units.size(); ++i) {
    const Unit& other = state_.units[i];
    if (other.side != mind_.side || other.muster.type != TroopType::Infantry ||
        other.brigade != unit.brigade || !other.on_table()) {
      continue;
    }
    if (other.detachment) {
      ++out;
      continue;
    }
    if (unit_id(i) == id) {
      even = regiments % 2 == 0;
    }
    ++regiments;
  }
  if (!even || out * 2 >= regiments) {
    return std::nullopt;
  }
  const Appraisal appraisal{setting_, state_, mind_.side};
  const Exchange here = appraisal.exchange(id, unit, false);
  if (!here.nearest || here.off < Inches::of(26) || here.off > Inches::of(40)) {
    return std::nullopt;
  }
  const SendDetachment choice{id, kEight, Formation::Open};
  return judge(setting_, state_, choice) ? std::optional<Action>{choice} : std::nullopt;
}

std::optional<Action> Deciding::ride_of(GeneralId id) const {
  const General& general = state_.general(id);
  if (general.side != mind_.side || !general.alive || general.where != Where::OnTable ||
      general.tied || general.rides_to) {
    return std::nullopt;
  }
  const auto legal = [&](const Ride& choice) {
    return judge(setting_, state_, choice) ? std::optional<Action>{choice} : std::nullopt;
  };
  if (const auto bad = worst_unit(id)) {
    return legal({id, state_.unit(*bad).pose.at, bad});
  }
  if (general.with) {
    return std::nullopt;
  }
  if (const auto headless = without_colonel(id)) {
    return legal({id, state_.unit(*headless).pose.at, headless});
  }
  const auto middle = middle_of_brigade(id);
  constexpr Inches kBehind = Inches::of(6);
  if (!middle) {
    return std::nullopt;
  }
  const Point at = behind(setting_, mind_.side, *middle, kBehind);
  if (table::within(at, general.at, Inches::of(3))) {
    return std::nullopt;
  }
  const Inches edge = Inches::of(1);
  return legal({id,
                {std::clamp(at.x, edge, setting_.battle.width - edge),
                 std::clamp(at.y, edge, setting_.battle.depth - edge)},
                std::nullopt});
}

std::optional<Action> Deciding::laying_of(UnitId id) const {
  const Unit& unit = state_.unit(id);
  if (unit.side != mind_.side || !unit.on_table()) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < unit.guns.size(); ++i) {
    const auto gun = static_cast<std::uint8_t>(i);
    const bool laid = std::ranges::any_of(
        state_.laid, [&](const Laying& each) { return each.unit == id && each.gun == gun; });
    if (laid) {
      continue;
    }
    if (const auto best = best_laying(mind_, id, gun, mind_.counter_battery)) {
      return Action{LayGun{best->laying}};
    }
  }
  return std::nullopt;
}

std::vector<Hint> Deciding::volleys_of(UnitId id) const {
  std::vector<Hint> all;
  const Unit& unit = state_.unit(id);
  const bool written =
      std::ranges::any_of(state_.volleys, [&](const Volley& each) { return each.unit == id; });
  if (unit.side != mind_.side || !unit.on_table() || written) {
    return all;
  }
  const auto targets = targets_of(setting_, state_, id);
  if (targets.empty()) {
    return all;
  }
  const Appraisal appraisal{setting_, state_, mind_.side};
  int what = 2000;
  const auto add = [&](const Volley& volley, int value) {
    if (judge_volley(setting_, state_, volley)) {
      ScoreParts parts;
      parts.fire = 3 * value;
      parts.noise = noise_of(mind_, id, what++);
      all.push_back({FireVolley{volley}, 1, parts});
    }
  };
  add({id, std::nullopt, false}, expected({id, std::nullopt, false}));
  constexpr std::size_t kMost = 4;
  for (std::size_t i = 0; i < targets.size() && i < kMost; ++i) {
    add({id, targets[i], false}, expected({id, targets[i], false}));
    if (is_open(unit.formation)) {
      add({id, targets[i], true}, expected({id, targets[i], true}));
    }
  }
  std::ranges::stable_sort(
      all, [](const Hint& a, const Hint& b) { return a.parts.total() > b.parts.total(); });
  return all;
}

int Deciding::expected(const Volley& volley) const {
  constexpr int kOfficer = 3;
  const MusketProspect prospect = prospect_of(setting_, state_, volley);
  return static_cast<int>(prospect.men.value + kOfficer * prospect.officers.value);
}

bool Deciding::is_due(UnitId id, const Order& wanted) const {
  const Unit& unit = state_.unit(id);
  if (is_task_move(state_.move) || mind_.posture.retires || mind_.posture.stance == Stance::Raid ||
      has_just_come(id)) {
    return true;
  }
  const bool attacks = unit.order.kind == OrderKind::Attack;
  const bool supports = unit.order.kind == OrderKind::Support;
  const bool supported = supports && unit.order.target && state_.has(*unit.order.target) &&
                         state_.unit(*unit.order.target).where <= Where::OnTable;
  const bool stays = wanted.kind == OrderKind::Defend || mind_.posture.stance == Stance::Defend;
  return (attacks && stays) || (supports && !supported) ||
         (unit.order.kind == OrderKind::Advance && wanted.kind != OrderKind::Advance);
}

bool Deciding::has_just_come(UnitId id) const {
  constexpr int kMoves = 2;
  if (id.value() >= setting_.battle.units.size()) {
    return true;  // a detachment made in play has its regiment's order
  }
  const auto& arrival = setting_.battle.units[id.value()].arrival;
  return arrival && state_.move <= arrival->move + kMoves;
}

bool Deciding::enemy_formed_near(Point at, Inches within) const {
  return std::ranges::any_of(state_.units, [&](const Unit& enemy) {
    if (enemy.side == mind_.side || !enemy.on_table() || enemy.hidden || !is_formed(enemy)) {
      return false;
    }
    const auto man = nearest_man(enemy, at);
    return man && table::within(*man, at, within);
  });
}

std::optional<UnitId> Deciding::worst_unit(GeneralId id) const {
  const General& general = state_.general(id);
  std::optional<UnitId> best;
  int most = 0;
  for (std::size_t i = 0; i < state_.units.size(); ++i) {
    const Unit& unit = state_.units[i];
    if (unit.side != mind_.side || !unit.on_table() || unit.bad == 0 || unit.broken ||
        unit.rallies || at_half(unit) || !may_join(state_, id, unit_id(i)) ||
        !table::within(unit.pose.at, general.at, Inches::of(18)) ||
        enemy_formed_near(unit.pose.at, Inches::of(9))) {
      continue;
    }
    const int strength = strength_of(setting_, state_, unit_id(i)) + 1;
    if (strength > most) {
      most = strength;
      best = unit_id(i);
    }
  }
  return best;
}

std::optional<UnitId> Deciding::without_colonel(GeneralId id) const {
  for (std::size_t i = 0; i < state_.units.size(); ++i) {
    const Unit& unit = state_.units[i];
    if (unit.side != mind_.side || !is_good(unit) || unit.detachment || !commands(id, unit) ||
        unit.muster.type != TroopType::Infantry || !may_join(state_, id, unit_id(i)) ||
        unit.general || !table::within(unit.pose.at, state_.general(id).at, Inches::of(18))) {
      continue;
    }
    const bool colonel = std::ranges::any_of(unit.figures, [](const Figure& figure) {
      return figure.present() && figure.kind == FigureKind::Colonel;
    });
    if (!colonel && unit.command > 2 && enemy_formed_near(unit.pose.at, Inches::of(24))) {
      return unit_id(i);
    }
  }
  return std::nullopt;
}

bool Deciding::commands(GeneralId id, const Unit& unit) const {
  const auto& brigade = setting_.battle.generals.at(id.value()).brigade;
  return !brigade || *brigade == unit.brigade;
}

std::optional<Point> Deciding::middle_of_brigade(GeneralId id) const {
  Point sum;
  std::int64_t count = 0;
  for (const Unit& unit : state_.units) {
    if (unit.side == mind_.side && unit.on_table() && !unit.broken && commands(id, unit)) {
      sum = sum + unit.pose.at;
      ++count;
    }
  }
  return count > 0 ? std::optional{Point{sum.x / count, sum.y / count}} : std::nullopt;
}

}  // namespace core::field
