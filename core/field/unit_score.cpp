// Private to this room.
#include "core/field/unit_score.h"

#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/field/traffic.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

constexpr std::int32_t kStraightAhead = 30 * Heading::kDegree;
constexpr std::int32_t kFacesIt = 45 * Heading::kDegree;
constexpr Inches kFordAhead = Inches::of(12);
constexpr Inches kFires = Inches::of(4);  // [FB-091]
constexpr Inches kAtPlace = Inches::of(2);
constexpr Inches kTooNear = Inches::of(1);
constexpr Inches kSoonInRange = Inches::of(27);

/// [FB-525] The weights.
constexpr int kKills = 3;
constexpr int kCoverWeight = 2 * kMilli;
constexpr int kSupportWeight = 3 * kMilli / 2;
constexpr int kRisk = 4;
constexpr int kChargeWeight = 6;
constexpr int kFlank = kMilli / 2;

/// Whether the battle is won by formed troops.
bool counts_formed(const Setting& setting, Side side) {
  for (const Outcome& outcome : setting.battle.outcomes) {
    for (const Condition& condition : outcome.all) {
      const auto* const stands = std::get_if<StandsNear>(&condition.is);
      const auto* const line = std::get_if<LineGivenUp>(&condition.is);
      if ((stands != nullptr && stands->side == side && !stands->in_part) ||
          (line != nullptr && line->side == side)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

UnitScore::UnitScore(const Mind& mind, UnitId id)
    : mind_{mind},
      setting_{*mind.setting},
      state_{*mind.state},
      id_{id},
      unit_{mind.state->unit(id)},
      appraisal_{setting_, *mind.planned, mind.side},
      place_{place_of(mind, id)},
      urge_{urge_of(mind, id)},
      formed_counts_{counts_formed(setting_, mind.side)} {
  if (place_) {
    way_ = &mind.ways->to(setting_, state_, mover_of(unit_), *place_);
    before_ = way_->from(unit_.pose.at);
  }
  here_ = appraisal_.exchange(id, unit_, true);
}

bool UnitScore::runs_into_enemy(const Unit& then, int& contact) const {
  for (const UnitId enemy : enemies_met(setting_, *mind_.planned, id_, then, kTooNear)) {
    const int worth = worth_of_contact(enemy);
    if (worth <= 0) {
      return true;
    }
    contact = std::max(contact, worth);
  }
  return false;
}

bool UnitScore::is_in_the_way(const MoveUnit& move, const Unit& then, int& contact) const {
  return runs_into_enemy(then, contact) ||
         !is_way_free(setting_, state_, *mind_.planned, move, then);
}

int UnitScore::worth_of_contact(UnitId enemy) const {
  const Unit& other = state_.unit(enemy);
  if (!is_formed(unit_) || !is_in_hand(unit_) || !may_charge_like(unit_.order.kind)) {
    return 0;
  }
  if (!other.guns.empty() && men_of(other) == 0) {
    return 3 * kMilli;
  }
  constexpr int kWalks = 715;  // 15/21 of a charge
  constexpr int kWanted = 1500;
  const int ratio = appraisal_.charge_ratio(unit_, enemy) * kWalks / kMilli;
  return ratio >= kWanted ? (ratio - kWanted) * kChargeWeight / 2 : 0;
}

bool UnitScore::may_charge_like(OrderKind kind) {
  return kind == OrderKind::Attack || kind == OrderKind::Raid;
}

ScoreParts UnitScore::scored(const Unit& then, Inches moved, const MoveUnit& move, int row) const {
  const bool draws =
      std::ranges::any_of(move.legs, [](const Leg& leg) { return leg.kind == LegKind::Mount; });
  const bool fires = moved <= kFires && !is_mounted(then) && !draws && !unit_.halted;
  const Exchange exchange =
      move.legs.empty() && fires ? here_ : appraisal_.exchange(id_, then, fires);
  ScoreParts parts;
  // A raid lives by its speed: who stops to be careful is shot at all the longer.
  const bool rides = unit_.order.kind == OrderKind::Raid && is_mounted(then);
  int suffered = rides ? exchange.suffered / 3 : exchange.suffered;
  suffered = mind_.temper == Temper::Bold ? suffered / 2 : suffered;
  parts.fire = kKills * (exchange.inflicted - suffered);
  parts.objective = gained(then, move);
  parts.cover = exchange.covered && exchange.off <= Inches::of(36) ? kCoverWeight : 0;
  const bool threatened = exchange.nearest && exchange.off <= Inches::of(24);
  parts.support = threatened && appraisal_.supported(id_, then) ? kSupportWeight : 0;
  parts.risk = -kRisk * (appraisal_.risk(id_, suffered) + (exchange.flanked ? kFlank : 0));
  parts.order = in_order(then, exchange, row);
  parts.charge = readiness_to_charge(then);
  return parts;
}

int UnitScore::gained(const Unit& then, const MoveUnit& move) const {
  if (way_ == nullptr || !before_) {
    return 0;
  }
  auto after = way_->from(then.pose.at);
  int share = 1;
  if (!move.legs.empty() && move.legs.back().kind == LegKind::Ford) {
    const auto ford = way_->ford_within(then.pose.at, kFordAhead);
    if (!ford) {
      return -kMilli;
    }
    after = way_->from(ford->beyond);
    share = 2;  // it takes two moves
  }
  if (!move.legs.empty() && move.legs.back().kind == LegKind::Off) {
    return 5 * kMilli;
  }
  if (!after) {
    return -kMilli;
  }
  const Inches there = unit_.order.kind == OrderKind::Raid ? kAtPlace / 4 : kAtPlace;
  if (*before_ <= there && *after <= there) {
    return 0;
  }
  const std::int64_t inches = (*before_ - *after).ticks() / share;
  return static_cast<int>(inches * urge_ / Inches::of(6).ticks());
}

int UnitScore::in_order(const Unit& then, const Exchange& exchange, int row) const {
  int sum = then.formation != unit_.formation ? -kMilli / 2 : 0;
  if (unit_.hidden && (row != 1)) {
    sum -= 2 * kMilli;  // [FB-496]
  }
  constexpr Inches kSoon = Inches::of(36);
  if (!exchange.nearest || exchange.off > kSoon) {
    return sum;
  }
  const Unit& enemy = state_.unit(*exchange.nearest);
  const std::int32_t turn =
      table::angle_between(then.pose.heading, table::bearing(then.pose.at, enemy.pose.at));
  const bool foot = !is_mounted(then) && then.guns.empty();
  if (foot && then.formation == Formation::Line && turn <= kFacesIt &&
      exchange.off <= kSoonInRange) {
    sum += kMilli / 2;
  }
  if (foot && then.muster.type == TroopType::Infantry && !then.detachment &&
      is_open(then.formation) && formed_counts_ && !is_housed(then)) {
    const bool soon = state_.move + 4 >= setting_.battle.moves;
    sum -= soon ? 4 * kMilli : kMilli;
  }
  if (is_mounted(then) && unit_.order.kind != OrderKind::Raid) {
    sum -= keeps_off(then);
  }
  return sum;
}

int UnitScore::keeps_off(const Unit& then) const {
  int sum = 0;
  for (const UnitId id : appraisal_.enemies()) {
    const Unit& enemy = state_.unit(id);
    if (enemy.muster.type != TroopType::Infantry || !is_formed(enemy) || enemy.asleep ||
        appraisal_.is_prey_of_horse(then, id)) {
      continue;
    }
    const Inches keep = enemy.muster.arm == Arm::RifledMusket ? Inches::of(24) : Inches::of(18);
    if (table::within(enemy.pose.at, then.pose.at, keep)) {
      sum += 2 * kMilli;
    }
  }
  return std::min(sum, 4 * kMilli);
}

int UnitScore::readiness_to_charge(const Unit& then) const {
  const bool horse = is_mounted(then);
  if (!may_charge_like(unit_.order.kind) || unit_.bad > 0 ||
      (!horse && then.formation != Formation::Column) || !is_formed(then)) {
    return 0;
  }
  const int least = mind_.plan->charge_ratio ? *mind_.plan->charge_ratio * 100 : 1300;
  const Inches reach = charge_rate_of(setting_, then) - Inches::of(1);
  int best = 0;
  for (const UnitId id : appraisal_.enemies()) {
    const auto at = nearest_man(state_.unit(id), then.pose.at);
    if (!at || !table::within(then.pose.at, *at, reach) ||
        table::angle_between(then.pose.heading, table::bearing(then.pose.at, *at)) >
            kStraightAhead ||
        (horse && !appraisal_.is_prey_of_horse(then, id)) || is_beside_the_raid(id)) {
      continue;
    }
    best = std::max(best, appraisal_.charge_ratio(then, id) - least);
  }
  return std::min(best, 2 * kMilli) * kChargeWeight / 2;
}

bool UnitScore::is_beside_the_raid(UnitId enemy) const {
  return mind_.posture.stance == Stance::Raid && !state_.unit(enemy).asleep && place_ &&
         !table::within(state_.unit(enemy).pose.at, *place_, Inches::of(9));
}

}  // namespace core::field
