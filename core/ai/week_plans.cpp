#include "core/ai/week_plans.h"

#include "core/base/contains.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core::ai {
namespace {

using board::HexId;
using board::Side;
using state::PieceId;

/// As near to an Enemy a force must be to attack him in this Player-Turn, in hexes.
constexpr int kBesideHim = 2;

/// So many aims are tried as the one that counts for more.
constexpr std::size_t kAxes = 2;

WeekPlan named(WeekPlan plan, PlanKind kind, HexId hex) {
  plan.name = {kind, {}, hex};
  return plan;
}

WeekPlan with_order(const WeekPlan& now, const plan::Operation& operation) {
  WeekPlan plan = named(now, PlanKind::Order, *operation.aim.hex);
  plan.first.push_back(operation);
  return plan;
}

WeekPlan with_target(const WeekPlan& now, PlanKind kind, HexId target) {
  WeekPlan plan = named(now, kind, target);
  std::erase(plan.spared, target);
  if (!base::contains(plan.targets, target)) {
    plan.targets.push_back(target);
  }
  return plan;
}

WeekPlan without(const WeekPlan& now, HexId target) {
  WeekPlan plan = named(now, PlanKind::Spare, target);
  std::erase(plan.targets, target);
  plan.spared.push_back(target);
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

bool has_chief(const WeekPlan& plan, PieceId chief) {
  return base::contains(plan.stay, chief) ||
         std::any_of(plan.first.begin(), plan.first.end(), [&](const plan::Operation& operation) {
           return operation.force.chief == chief;
         });
}

/// Aims of the parties, those to which most are sent first.
std::vector<HexId> aims_of(const std::vector<Party>& parties) {
  std::vector<std::pair<int, HexId>> aims;
  for (const Party& party : parties) {
    if (!party.mission) {
      continue;
    }
    const HexId goal = party.mission->goal;
    const auto known =
        std::find_if(aims.begin(), aims.end(), [&](const auto& aim) { return aim.second == goal; });
    if (known == aims.end()) {
      aims.emplace_back(party.strength.attack, goal);
    } else {
      known->first += party.strength.attack;
    }
  }
  std::stable_sort(aims.begin(), aims.end(),
                   [](const auto& one, const auto& other) { return one.first > other.first; });
  std::vector<HexId> hexes;
  for (const auto& [sent, hex] : aims) {
    hexes.push_back(hex);
  }
  return hexes;
}

}  // namespace

std::vector<WeekPlan> Planning::of_war(const WeekPlan& now) const {
  std::vector<WeekPlan> plans{now};
  for (const Temperament temperament :
       {Temperament::Cautious, Temperament::Steady, Temperament::Bold}) {
    const bool own = temperament == now.temperament || (temperament == Temperament::Steady &&
                                                        now.temperament == Temperament::AsInTheWar);
    if (!own) {
      WeekPlan plan = named(now, PlanKind::Temper, {});
      plan.name.temperament = temperament;
      plan.temperament = temperament;
      plans.push_back(std::move(plan));
    }
  }
  const std::vector<HexId> aims = aims_of(week_.parties());
  for (std::size_t at = 0; at < std::min(kAxes, aims.size()); ++at) {
    WeekPlan plan = named(now, PlanKind::Axis, aims[at]);
    plan.axis = aims[at];
    plans.push_back(std::move(plan));
  }
  return plans;
}

std::vector<Theatre> Planning::theatres() {
  return week_.theatres(appraisal_.weights().theatres, appraisal_.weights().radius);
}

std::vector<WeekPlan> Planning::of_theatre(const Theatre& theatre, const WeekPlan& now) {
  const Weights& weights = appraisal_.weights();
  auto all = week_.alternatives(theatre, weights.critical, weights.others);
  std::erase_if(all, [&](const auto& intents) {
    return intents.empty() || has_chief(now, intents.front().operation.force.chief);
  });
  std::vector<WeekPlan> plans{now};
  // What is most often better comes first: there may be no work for all.
  const auto add_orders = [&](std::size_t rank) {
    for (const auto& intents : all) {
      if (rank < intents.size()) {
        plans.push_back(with_order(now, intents[rank].operation));
      }
    }
  };
  add_orders(0);
  const std::vector<HexId> targets = targets_in(theatre);
  for (const HexId target : targets) {
    plans.push_back(with_attackers(with_target(now, PlanKind::Target, target), target));
    add_traps(target, now, plans);
  }
  for (const auto& intents : all) {
    const PieceId chief = intents.front().operation.force.chief;
    if (const HexId* const hex = now_.piece(chief).hex()) {
      plans.push_back(named(now, PlanKind::Stay, *hex));
      plans.back().stay.push_back(chief);
    }
  }
  for (std::size_t rank = 1; rank < static_cast<std::size_t>(weights.others); ++rank) {
    add_orders(rank);
  }
  for (const HexId target : targets) {
    plans.push_back(without(now, target));
  }
  plans.resize(std::min(plans.size(), static_cast<std::size_t>(weights.plans)));
  return plans;
}

std::vector<HexId> Planning::targets_in(const Theatre& theatre) const {
  const Side enemy = board::enemy_of(appraisal_.side());
  std::vector<std::pair<int, HexId>> targets;
  for (const Post& post : appraisal_.posts(enemy)) {
    const int attack = theatre.holds(post.hex) ? attack_near(week_.parties(), post.hex) : 0;
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

std::vector<HexId> Planning::ways_out(HexId from) const {
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

WeekPlan Planning::with_attackers(WeekPlan plan, HexId target) const {
  for (const Party& party : week_.parties()) {
    const PieceId chief = party.force->chief;
    if (party.led && board::distance(party.hex, target) == 1 && !has_chief(plan, chief)) {
      plan.stay.push_back(chief);
    }
  }
  return plan;
}

void Planning::add_traps(HexId target, const WeekPlan& now, std::vector<WeekPlan>& plans) {
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
      const auto march = has_chief(now, party->force->chief) ? std::nullopt : march_to(*party, way);
      if (march) {
        WeekPlan plan = with_target(now, PlanKind::Trap, target);
        plan.first.push_back(*march);
        plans.push_back(with_attackers(std::move(plan), target));
        break;
      }
    }
  }
}

std::optional<plan::Operation> Planning::march_to(const Party& party, HexId hex) {
  const plan::Operations ways = seat_.planner().operations(*party.force, plan::Verb::March);
  const auto end = std::find_if(ways.ends.begin(), ways.ends.end(), [&](const plan::End& each) {
    return each.aim.hex == hex && each.extra == 0;
  });
  return end != ways.ends.end()
             ? std::optional{plan::Operation{*party.force, plan::Verb::March, end->aim}}
             : std::nullopt;
}

std::vector<WeekPlan> plans_against(HexId target, const WeekPlan& now) {
  std::vector<WeekPlan> plans{now};
  plans.push_back(without(now, target));
  if (!base::contains(now.targets, target)) {
    plans.push_back(with_target(now, PlanKind::Target, target));
  }
  return plans;
}

std::optional<WeekPlan> joined(const WeekPlan& now, const WeekPlan& one, const WeekPlan& other) {
  WeekPlan both = one;
  for (std::size_t at = now.first.size(); at < other.first.size(); ++at) {
    if (has_chief(one, other.first[at].force.chief)) {
      return std::nullopt;
    }
    both.first.push_back(other.first[at]);
  }
  for (std::size_t at = now.stay.size(); at < other.stay.size(); ++at) {
    if (has_chief(one, other.stay[at])) {
      return std::nullopt;
    }
    both.stay.push_back(other.stay[at]);
  }
  const auto add = [](std::vector<HexId>& hexes, const std::vector<HexId>& more) {
    for (const HexId hex : more) {
      if (!base::contains(hexes, hex)) {
        hexes.push_back(hex);
      }
    }
  };
  add(both.targets, other.targets);
  add(both.spared, other.spared);
  const bool torn = std::any_of(both.targets.begin(), both.targets.end(),
                                [&](HexId hex) { return base::contains(both.spared, hex); });
  const bool more = both.first.size() > one.first.size() || both.stay.size() > one.stay.size() ||
                    both.targets.size() > one.targets.size() ||
                    both.spared.size() > one.spared.size();
  return torn || !more ? std::nullopt : std::optional{both};
}

}  // namespace core::ai
