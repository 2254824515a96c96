#include "core/ai/week_plans.h"

#include "core/ai/battle.h"
#include "core/ai/week.h"
#include "core/base/contains.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace core::ai {
namespace {

using board::HexId;
using board::Side;
using state::PieceId;
using state::Situation;

/// As near to an Enemy a force must be to attack him in this Player-Turn, in hexes.
constexpr int kBesideHim = 2;

/// So many aims are tried as the one that counts for more.
constexpr std::size_t kAxes = 2;

WeekPlan named(WeekPlan plan, PlanKind kind, HexId hex) {
  plan.name = {kind, {}, hex};
  return plan;
}

/// The attack of the side's forces that are led and near enough to the hex.
int attack_near(const std::vector<Party>& parties, HexId hex) {
  int attack = 0;
  for (const Party& party : parties) {
    const bool near = party.led && board::distance(party.hex, hex) <= kBesideHim;
    attack += near ? party.strength.attack : 0;
  }
  return attack;
}

class Planning {
 public:
  Planning(Seat& seat, const WeekPlan& now, const Appraisal& appraisal, Country& country)
      : seat_{seat},
        now_{seat.seen()},
        appraisal_{appraisal},
        country_{country},
        week_{seat, appraisal, country},
        plain_{now} {
    plans_.push_back(now);
  }

  std::vector<WeekPlan> run() {
    add_stand();
    add_tempers();
    const std::vector<HexId> targets = targets_near();
    for (const HexId target : targets) {
      add_target(target);
    }
    for (const HexId target : targets) {
      add_traps(target);
    }
    add_orders();
    add_axes();
    const auto most = static_cast<std::size_t>(appraisal_.weights().plans);
    if (plans_.size() > most) {
      plans_.resize(most);
    }
    return std::move(plans_);
  }

 private:
  void add_stand() {
    WeekPlan plan = named(plain_, PlanKind::Stand, {});
    plan.stands = true;
    plans_.push_back(std::move(plan));
  }

  void add_tempers() {
    for (const Temperament temperament :
         {Temperament::Cautious, Temperament::Steady, Temperament::Bold}) {
      const bool own =
          temperament == plain_.temperament ||
          (temperament == Temperament::Steady && plain_.temperament == Temperament::AsInTheWar);
      if (!own) {
        WeekPlan plan = named(plain_, PlanKind::Temper, {});
        plan.name.temperament = temperament;
        plan.temperament = temperament;
        plans_.push_back(std::move(plan));
      }
    }
  }

  /// Enemies who could be attacked in the Combat Phase, those first against whom there is most.
  [[nodiscard]] std::vector<HexId> targets_near() const {
    const Side enemy = board::enemy_of(appraisal_.side());
    std::vector<std::pair<int, HexId>> targets;
    for (const Post& post : appraisal_.posts(enemy)) {
      const int attack = attack_near(week_.parties(), post.hex);
      const int counts =
          post.strength.defence * appraisal_.defence_factor(enemy, post.hex) / kPerCent;
      const int odds = kPerCent * attack / std::max(1, counts);
      if (odds >= appraisal_.weights().least_odds) {
        targets.emplace_back(std::min(odds, appraisal_.weights().sure_odds), post.hex);
      }
    }
    std::stable_sort(targets.begin(), targets.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    std::vector<HexId> hexes;
    for (const auto& [odds, hex] : targets) {
      if (hexes.size() < static_cast<std::size_t>(appraisal_.weights().targets)) {
        hexes.push_back(hex);
      }
    }
    return hexes;
  }

  void add_target(HexId target) {
    WeekPlan plan = named(plain_, PlanKind::Target, target);
    plan.target = target;
    plans_.push_back(std::move(plan));
  }

  /// [8.52] Where a defender could go from the hex, and the side does not stand; those first where
  /// no zone of the side bars the way [9.32].
  [[nodiscard]] std::vector<HexId> ways_out(HexId from) const {
    const Side own = appraisal_.side();
    std::vector<HexId> ways;
    for (const board::Direction direction : board::kDirections) {
      const auto beside = now_.map().beside(from, direction);
      if (beside && can_walk(now_.map(), from, direction) &&
          appraisal_.strength(own, *beside).defence == 0) {
        ways.push_back(*beside);
      }
    }
    std::stable_partition(ways.begin(), ways.end(), [&](HexId hex) {
      return !zones_of_control::is_enemy_zone(now_, board::enemy_of(own), hex);
    });
    return ways;
  }

  /// For each way out of the hex a plan in which the weakest who can march there closes it. The
  /// strongest of all is kept for the attack.
  void add_traps(HexId target) {
    std::vector<const Party*> near;
    for (const Party& party : week_.parties()) {
      if (!party.afloat && board::distance(party.hex, target) <= party.allowance) {
        near.push_back(&party);
      }
    }
    std::stable_sort(near.begin(), near.end(), [](const Party* one, const Party* other) {
      return std::tuple{one->led, one->strength.attack} <
             std::tuple{other->led, other->strength.attack};
    });
    if (near.empty()) {
      return;
    }
    near.pop_back();
    for (const HexId way : ways_out(target)) {
      for (const Party* party : near) {
        if (auto march = march_to(*party, way)) {
          WeekPlan plan = named(plain_, PlanKind::Trap, target);
          plan.target = target;
          plan.first.push_back(*std::move(march));
          plans_.push_back(std::move(plan));
          break;
        }
      }
    }
  }

  /// Without forcing the march.
  [[nodiscard]] std::optional<plan::Operation> march_to(const Party& party, HexId hex) const {
    const plan::Operations ways = seat_.planner().operations(*party.force, plan::Verb::March);
    const auto end = std::find_if(ways.ends.begin(), ways.ends.end(), [&](const plan::End& each) {
      return each.aim.hex == hex && each.extra == 0;
    });
    return end != ways.ends.end()
               ? std::optional{plan::Operation{*party.force, plan::Verb::March, end->aim}}
               : std::nullopt;
  }

  void add_orders() {
    const Weights& weights = appraisal_.weights();
    const auto all = week_.alternatives(weights.critical, weights.others);
    for (const auto& intents : all) {
      if (!intents.empty()) {
        add_stay(intents.front().operation.force);
      }
    }
    // The best of each force first.
    for (std::size_t rank = 0; rank < static_cast<std::size_t>(weights.others); ++rank) {
      for (const auto& intents : all) {
        if (rank < intents.size()) {
          add_order(intents[rank].operation);
        }
      }
    }
  }

  void add_stay(const plan::Force& force) {
    const HexId* const hex = now_.piece(force.chief).hex();
    if (hex != nullptr) {
      WeekPlan plan = named(plain_, PlanKind::Stay, *hex);
      plan.stay.push_back(force.chief);
      plans_.push_back(std::move(plan));
    }
  }

  void add_order(const plan::Operation& operation) {
    WeekPlan plan = named(plain_, PlanKind::Order, *operation.aim.hex);
    plan.first.push_back(operation);
    plans_.push_back(std::move(plan));
  }

  /// Aims that many are sent to, or few.
  void add_axes() {
    std::vector<std::pair<int, HexId>> aims;
    for (const Party& party : week_.parties()) {
      if (!party.mission) {
        continue;
      }
      const HexId goal = party.mission->goal;
      const auto known = std::find_if(aims.begin(), aims.end(),
                                      [&](const auto& aim) { return aim.second == goal; });
      if (known == aims.end()) {
        aims.emplace_back(party.strength.attack, goal);
      } else {
        known->first += party.strength.attack;
      }
    }
    std::stable_sort(aims.begin(), aims.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    for (std::size_t at = 0; at < std::min(kAxes, aims.size()); ++at) {
      WeekPlan plan = named(plain_, PlanKind::Axis, aims[at].second);
      plan.axis = aims[at].second;
      plans_.push_back(std::move(plan));
    }
  }

  Seat& seat_;
  Situation now_;
  const Appraisal& appraisal_;
  Country& country_;
  Week week_;
  const WeekPlan& plain_;
  std::vector<WeekPlan> plans_;
};

bool has_chief(const WeekPlan& plan, PieceId chief) {
  return base::contains(plan.stay, chief) ||
         std::any_of(plan.first.begin(), plan.first.end(), [&](const plan::Operation& operation) {
           return operation.force.chief == chief;
         });
}

}  // namespace

std::vector<WeekPlan> plans_of_movement(Seat& seat, const WeekPlan& now, const Appraisal& appraisal,
                                        Country& country) {
  return Planning{seat, now, appraisal, country}.run();
}

std::vector<WeekPlan> plans_of_battles(Seat& seat, const WeekPlan& now,
                                       const Appraisal& appraisal) {
  std::vector<WeekPlan> plans{now};
  plans.front().settled = true;
  const std::vector<HexId> targets = attackable(seat);
  if (targets.empty()) {
    return plans;
  }
  WeekPlan stands = named(plans.front(), PlanKind::Stand, {});
  stands.stands = true;
  stands.target.reset();
  plans.push_back(std::move(stands));
  for (const HexId target : targets) {
    if (plans.size() < static_cast<std::size_t>(appraisal.weights().plans)) {
      WeekPlan plan = named(plans.front(), PlanKind::Target, target);
      plan.stands = false;
      plan.target = target;
      plans.push_back(std::move(plan));
    }
  }
  return plans;
}

std::optional<WeekPlan> joined(const WeekPlan& one, const WeekPlan& other) {
  const bool plain = one.name.kind == PlanKind::Plain || other.name.kind == PlanKind::Plain;
  const bool tempers = one.name.kind == PlanKind::Temper && other.name.kind == PlanKind::Temper;
  const bool fights = (one.target && other.stands) || (one.stands && other.target);
  const bool targets = one.target && other.target && one.target != other.target;
  const bool axes = one.axis && other.axis && one.axis != other.axis;
  const bool chiefs =
      std::any_of(other.stay.begin(), other.stay.end(),
                  [&](PieceId chief) { return has_chief(one, chief); }) ||
      std::any_of(other.first.begin(), other.first.end(), [&](const plan::Operation& operation) {
        return has_chief(one, operation.force.chief);
      });
  if (plain || tempers || fights || targets || axes || chiefs || one.name == other.name) {
    return std::nullopt;
  }
  WeekPlan both = one;
  both.temperament = one.name.kind == PlanKind::Temper ? one.temperament : other.temperament;
  both.axis = one.axis ? one.axis : other.axis;
  both.first.insert(both.first.end(), other.first.begin(), other.first.end());
  both.stay.insert(both.stay.end(), other.stay.begin(), other.stay.end());
  both.target = one.target ? one.target : other.target;
  both.stands = one.stands || other.stands;
  return both;
}

}  // namespace core::ai
