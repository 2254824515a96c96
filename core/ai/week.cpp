#include "core/ai/week.h"

#include "core/combat/targets.h"
#include "core/movement/march_distances.h"

#include <algorithm>

namespace core::ai {
namespace {

using board::HexId;
using plan::Verb;
using state::PieceId;

/// So many of a force's ends are looked at closely.
constexpr std::size_t kLookedAt = 3;

/// So many forces are thought through for each order: those that may gain most.
constexpr std::size_t kThoughtThrough = 6;

bool has_leader(const state::Situation& now, const plan::Force& force) {
  return std::any_of(force.pieces.begin(), force.pieces.end(), [&](PieceId id) {
    const std::vector<PieceId> inner = now.occupancy.contents(now.state, id);
    const auto leads = [&](PieceId each) {
      return now.piece(each).kind == rulebook::PieceKind::Leader;
    };
    return leads(id) || std::any_of(inner.begin(), inner.end(), leads);
  });
}

}  // namespace

Week::Week(Seat& seat, const Appraisal& appraisal, Country& country, const Weights& weights,
           const std::set<PieceId>& spent)
    : seat_{seat},
      now_{seat.seen()},
      appraisal_{appraisal},
      country_{country},
      weights_{weights},
      spent_{spent},
      parties_{parties_of(now_, seat.planner().forces())} {
  give_missions(now_, appraisal_, country_, weights_, parties_);
}

bool Week::can_act(const Party& party) {
  if (spent_.contains(party.force->chief)) {
    return false;
  }
  const auto energiser = seat_.planner().energiser(*party.force);
  return energiser && seat_.is_legal(energiser->order());
}

Worth Week::promise_at(const Party& party, HexId hex) const {
  const board::Side enemy = board::enemy_of(appraisal_.side());
  if (party.strength.attack == 0 || !has_leader(now_, *party.force)) {
    return 0;
  }
  Worth best = 0;
  for (const board::Direction direction : board::kDirections) {
    const auto target = now_.map().beside(hex, direction);
    if (!target || !combat::is_attackable_across(now_.map().side(hex, direction).kind)) {
      continue;
    }
    const Strength there = appraisal_.strength(enemy, *target);
    if (there.defence == 0) {
      continue;
    }
    const bool over_river = combat::halves_attackers(now_.map().side(hex, direction).kind);
    const int attack = over_river ? party.strength.attack / 2 : party.strength.attack;
    const int counts = there.defence * appraisal_.defence_factor(enemy, *target) / kPerCent;
    // From equal strength on, up to four to one.
    const int beyond =
        std::clamp(kPerCent * attack / std::max(1, counts) - kPerCent, 0, 3 * kPerCent) / 3;
    best = std::max(best, (weights_.enemy_csp * there.defence / 4 + appraisal_.prize(*target)) *
                              beyond / kPerCent * weights_.promise / kPerCent);
  }
  return best;
}

Worth Week::worth_at(const Party& party, HexId hex) {
  const bool here = hex == party.hex;
  const int together =
      appraisal_.strength(appraisal_.side(), hex).defence + (here ? 0 : party.strength.defence);
  Worth worth = promise_at(party, hex) - appraisal_.risk_in(hex, party.strength, together) -
                appraisal_.hunger_in(hex, party.strength);
  if (party.mission) {
    const Mission& mission = *party.mission;
    const int distance =
        country_.distances(now_, mission.goal)[static_cast<std::size_t>(hex.ordinal())];
    if (distance != movement::kNoMarch) {
      worth += mission.worth * party.strength.defence / std::max(1, mission.committed) *
               worth_later(weights_, distance, party.allowance) / kPerCent;
    }
  }
  return worth;
}

Worth Week::hope_of(const Party& party) {
  Worth hope = appraisal_.risk_in(party.hex, party.strength,
                                  appraisal_.strength(appraisal_.side(), party.hex).defence) +
               appraisal_.hunger_in(party.hex, party.strength) +
               weights_.enemy_csp * party.strength.attack / 4;
  if (party.mission) {
    hope += party.mission->worth * party.strength.defence / std::max(1, party.mission->committed);
  }
  return hope;
}

void Week::rate_ways(const Party& party, Verb verb, std::vector<Rated>& rated) {
  const board::Side enemy = board::enemy_of(appraisal_.side());
  const plan::Operations ways = seat_.planner().operations(*party.force, verb);
  if (ways.ends.empty()) {
    return;
  }
  const Worth stays = worth_at(party, party.hex);
  const Worth leaves = appraisal_.cost_of_leaving(party.hex, party.strength);
  for (const plan::End& end : ways.ends) {
    const HexId hex = *end.aim.hex;
    const bool empty = appraisal_.strength(enemy, hex).defence == 0;
    // [6.32] A forced march costs men: as much is put at stake as a hundredth of them a point.
    const Worth tired =
        end.extra * country_.csp_worth(appraisal_.side()) * party.strength.defence / 20;
    rated.push_back(
        {verb, end,
         worth_at(party, hex) + (empty ? appraisal_.prize(hex) : 0) - stays - leaves - tired});
  }
}

void Week::rate_attacks(const Party& party, std::vector<Rated>& rated) {
  if (party.strength.attack == 0 || !has_leader(now_, *party.force)) {
    return;
  }
  const plan::Operations attacks = seat_.planner().operations(*party.force, Verb::Attack);
  std::size_t looked_at = 0;
  for (const plan::End& end : attacks.ends) {
    const int there = appraisal_.strength(board::enemy_of(appraisal_.side()), *end.aim.hex).defence;
    if (there > party.strength.attack || looked_at++ >= kLookedAt) {
      continue;
    }
    const auto outlook = seat_.planner().outlook({*party.force, Verb::Attack, end.aim});
    if (outlook && outlook->battle) {
      const Worth gain = worth_of_attack(now_, appraisal_, country_, weights_, *outlook->battle);
      rated.push_back({Verb::Attack, end, gain - weights_.attack_margin});
    }
  }
}

std::optional<Intent> Week::best_for(const Party& party) {
  std::vector<Rated> rated;
  rate_ways(party, Verb::March, rated);
  if (now_.state.turn.stage == state::Stage::CommandSegment) {
    rate_ways(party, Verb::Ride, rated);
  }
  rate_attacks(party, rated);
  std::stable_sort(rated.begin(), rated.end(),
                   [](const Rated& one, const Rated& other) { return one.gain > other.gain; });
  for (std::size_t at = 0; at < std::min(rated.size(), kLookedAt); ++at) {
    const Rated& best = rated[at];
    if (best.gain < weights_.margin) {
      break;
    }
    plan::Operation operation{*party.force, best.verb, best.end.aim};
    if (seat_.planner().outlook(operation)) {
      return Intent{std::move(operation), party.mission, best.gain};
    }
  }
  return std::nullopt;
}

std::optional<Intent> Week::next() {
  std::vector<std::pair<Worth, const Party*>> hopes;
  for (const Party& party : parties_) {
    const Worth hope = hope_of(party);
    if (hope > weights_.margin && can_act(party)) {
      hopes.emplace_back(hope, &party);
    }
  }
  std::stable_sort(hopes.begin(), hopes.end(),
                   [](const auto& one, const auto& other) { return one.first > other.first; });
  std::optional<Intent> best;
  for (std::size_t at = 0; at < std::min(hopes.size(), kThoughtThrough); ++at) {
    if (best && hopes[at].first <= best->gain) {
      break;
    }
    auto intent = best_for(*hopes[at].second);
    if (intent && (!best || intent->gain > best->gain)) {
      best = std::move(intent);
    }
  }
  return best;
}

std::optional<Intent> Week::go_on() {
  const auto* const move = now_.state.turn.innermost<state::ForceMove>();
  if (move == nullptr) {
    return std::nullopt;
  }
  for (const Party& party : parties_) {
    const bool moves = party.force->chief == move->head;
    if (!moves) {
      continue;
    }
    std::vector<Rated> rated;
    rate_attacks(party, rated);
    for (const Rated& each : rated) {
      if (each.gain > 0) {
        return Intent{{*party.force, each.verb, each.end.aim}, party.mission, each.gain};
      }
    }
  }
  return std::nullopt;
}

}  // namespace core::ai
