#include "core/ai/week.h"

#include "core/ai/fleet.h"
#include "core/ai/line.h"
#include "core/ai/moods.h"
#include "core/ai/supplies.h"
#include "core/combat/targets.h"
#include "core/movement/march_distances.h"
#include "core/state/finding.h"
#include "core/supply/forecast.h"
#include "core/supply/memo.h"
#include "core/territory/hex_control.h"
#include "core/water/transport.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::ai {
namespace {

using board::HexId;
using plan::Verb;
using state::PieceId;

/// How many other moves of a force a reason names.
constexpr std::size_t kOthersTold = 3;

/// Whether one of the pieces is in the force; none are in every one.
bool has_any(const state::Situation& now, const plan::Force& force,
             const std::vector<PieceId>& pieces) {
  return pieces.empty() || std::any_of(pieces.begin(), pieces.end(), [&](PieceId id) {
           return std::any_of(force.pieces.begin(), force.pieces.end(), [&](PieceId member) {
             return id == member || is_within(now.state, id, member);
           });
         });
}

/// What the one has more than the other.
Terms beside(const Terms& one, const Terms& other) {
  Terms terms = one;
  for (std::size_t at = 0; at < terms.size(); ++at) {
    terms.at(at) -= other.at(at);
  }
  return terms;
}

}  // namespace

Week::Week(Seat& seat, const Appraisal& appraisal, Country& country, const std::atomic<bool>* hurry)
    : seat_{seat},
      now_{seat.seen()},
      appraisal_{appraisal},
      country_{country},
      weights_{appraisal.weights()},
      forces_{field_forces(now_, seat.planner().forces())},
      parties_{parties_of(now_, forces_)},
      columns_{columns_of(now_, forces_)},
      hurry_{hurry} {
  if (weights_.water != 0) {
    const std::vector<Party> afloat = parties_afloat(now_, seat.planner().forces());
    parties_.insert(parties_.end(), afloat.begin(), afloat.end());
    std::copy_if(
        seat.planner().forces().begin(), seat.planner().forces().end(), std::back_inserter(fleets_),
        [&](const plan::Force& force) {
          return force.kind == plan::ForceKind::Warships ||
                 (force.kind == plan::ForceKind::Transports && are_free(now_, force.pieces));
        });
  }
  give_missions(now_, appraisal_, country_, parties_);
  if (weights_.water != 0) {
    crossings_ = crossings_of(now_, appraisal_, country_, parties_);
  }
}

bool Week::can_act(const Party& party) {
  if (named_.contains(party.force->chief)) {
    return false;
  }
  if (party.afloat) {  // whom the landing has to energise its outlook tells
    return now_.state.turn.stage == state::Stage::CommandSegment;
  }
  const auto energiser = seat_.planner().energiser(*party.force);
  return energiser && seat_.is_legal(energiser->order());
}

void Week::rate(std::vector<Rated>& rated, Verb verb, const plan::End& end, const Terms& terms) {
  rated.push_back({verb, end, terms, sum_of(terms)});
  ++plays_;
}

void Week::rate_ways(const Party& party, Verb verb, std::vector<Rated>& rated) {
  const board::Side enemy = board::enemy_of(appraisal_.side());
  const plan::Operations ways = seat_.planner().operations(*party.force, verb);
  if (ways.ends.empty()) {
    return;
  }
  const Terms stays = worth_at(party, party.hex);
  const Worth leaves = party.afloat ? 0 : appraisal_.cost_of_leaving(party.hex, party.strength);
  const bool on_net = supply::chain_of(now_, appraisal_.side())
                          .railheads()[static_cast<std::size_t>(party.hex.ordinal())];
  for (const plan::End& end : ways.ends) {
    const HexId hex = *end.aim.hex;
    if (is_neutral(hex)) {
      continue;
    }
    const bool empty = appraisal_.strength(enemy, hex).defence == 0;
    Terms brings = beside(worth_at(party, hex, on_net && end.rails), stays);
    of(brings, Term::Prize) = empty ? appraisal_.prize_for(hex, party.strength.defence) : 0;
    of(brings, Term::Cut) = verb == Verb::Raid ? worth_of_cut(hex) : 0;
    const Worth worth = sum_of(brings);
    of(brings, Term::Haste) = worth_of_haste(party, end, worth) - worth;
    of(brings, Term::Leaving) = hex == party.hex ? 0 : -leaves;
    rate(rated, verb, end, brings);
  }
}

std::vector<Intent> Week::attacks_without_wagons(const Party& party,
                                                 const std::vector<Rated>& rated) {
  std::vector<Intent> intents;
  plan::Force light = *party.force;
  std::erase_if(light.pieces, [&](PieceId id) {
    return id != light.chief && now_.piece(id).kind == rulebook::PieceKind::SupplyTrain;
  });
  if (light.pieces.size() == party.force->pieces.size() || party.strength.attack == 0) {
    return intents;
  }
  plan::Planner planner = seat_.planner_anew();
  for (const plan::End& end : planner.operations(light, Verb::Attack).ends) {
    const bool known = std::any_of(rated.begin(), rated.end(), [&](const Rated& one) {
      return one.verb == Verb::Attack && one.end.aim == end.aim;
    });
    if (!known && intents.empty()) {
      intents.push_back({{light, Verb::Attack, end.aim}, 0, {}});
    }
  }
  return intents;
}

void Week::add_attacks_by(const Party& party, Verb verb, std::vector<Rated>& rated) {
  if (weights_.water == 0 || party.strength.attack == 0) {
    return;
  }
  for (const plan::End& end : seat_.planner().operations(*party.force, verb).ends) {
    if (end.aim.hex) {
      rate(rated, verb, end, {});
    }
  }
}

void Week::rate_attacks(const Party& party, std::vector<Rated>& rated) {
  if (party.strength.attack == 0 || !party.led) {
    return;
  }
  const plan::Operations attacks = seat_.planner().operations(*party.force, Verb::Attack);
  std::size_t looked_at = 0;
  for (const plan::End& end : attacks.ends) {
    const int there = appraisal_.strength(board::enemy_of(appraisal_.side()), *end.aim.hex).defence;
    if (there > party.strength.attack || looked_at++ >= static_cast<std::size_t>(weights_.ends)) {
      continue;
    }
    const auto outlook = seat_.planner().outlook({*party.force, Verb::Attack, end.aim});
    if (outlook && outlook->battle) {
      Terms brings{};
      of(brings, Term::Battle) =
          worth_of_attack(now_, appraisal_, *outlook->battle, opened_by(*end.aim.hex));
      of(brings, Term::Caution) = -weights_.attack_margin;
      of(brings, Term::Haste) = -worth_of_losses(party, end.extra);
      rate(rated, Verb::Attack, end, brings);
    }
  }
}

std::vector<Week::Rated> Week::rated_for(const Party& party) {
  const Mood mood{weights_, now_, party.force->chief};
  std::vector<Rated> rated;
  if (party.afloat) {
    rate_ways(party, Verb::Land, rated);
    return rated;
  }
  rate_ways(party, Verb::March, rated);
  if (now_.state.turn.stage == state::Stage::CommandSegment) {
    rate_ways(party, Verb::Ride, rated);
  }
  if (weights_.water != 0 && now_.state.turn.stage == state::Stage::CommandSegment) {
    rate_ways(party, Verb::Ferry, rated);
    rate_ways(party, Verb::Land, rated);
  }
  if (weights_.cuts > 0 && is_mounted(party)) {
    rate_ways(party, Verb::Raid, rated);
  }
  rate_attacks(party, rated);
  return rated;
}

std::optional<Intent> Week::best_for(const Party& party) {
  return best_of(party, rated_for(party));
}

Reason Week::reason_of(const Party& party, const std::vector<Rated>& rated, std::size_t best) {
  Reason reason;
  if (party.mission) {
    reason.purpose = party.mission->purpose;
    reason.goal = party.mission->goal;
  }
  reason.terms = rated[best].terms;
  for (const Rated& other : rated) {
    if (reason.others.size() == kOthersTold) {
      break;
    }
    if (other.verb != rated[best].verb || other.end.aim != rated[best].end.aim) {
      reason.others.push_back({other.verb, *other.end.aim.hex, other.gain});
    }
  }
  return reason;
}

std::optional<Intent> Week::best_of(const Party& party, std::vector<Rated> rated) {
  std::stable_sort(rated.begin(), rated.end(),
                   [](const Rated& one, const Rated& other) { return one.gain > other.gain; });
  for (std::size_t at = 0; at < std::min(rated.size(), static_cast<std::size_t>(weights_.ends));
       ++at) {
    const Rated& best = rated[at];
    if (best.gain < weights_.margin) {
      break;
    }
    plan::Operation operation{*party.force, best.verb, best.end.aim};
    const auto outlook = seat_.planner().outlook(operation);
    if (outlook && std::none_of(outlook->path.begin(), outlook->path.end(),
                                [&](HexId hex) { return is_neutral(hex); })) {
      return Intent{std::move(operation), best.gain, reason_of(party, rated, at)};
    }
  }
  return std::nullopt;
}

std::optional<Intent> Week::best_for_train(const Party& column) {
  std::vector<Rated> rated;
  const Terms stays = worth_of_train_at(column, column.hex);
  for (const Verb verb : {Verb::March, Verb::Ride}) {
    if (verb == Verb::Ride && now_.state.turn.stage != state::Stage::CommandSegment) {
      continue;
    }
    for (const plan::End& end : seat_.planner().operations(*column.force, verb).ends) {
      rate(rated, verb, end, beside(worth_of_train_at(column, *end.aim.hex), stays));
    }
  }
  return best_of(column, std::move(rated));
}

std::optional<Intent> Week::best_for_fleet(const plan::Force& fleet) {
  const Worth stays = worth_afloat(fleet, *water::place_of(now_, fleet.chief));
  Intent best{{fleet, Verb::Sail, {}}, weights_.margin, {}};
  bool found = false;
  int cost = 0;  // points of their range
  for (const plan::End& end : seat_.planner().operations(fleet, Verb::Sail).ends) {
    ++plays_;
    const Worth gain = end.aim.water ? worth_afloat(fleet, *end.aim.water) - stays : 0;
    if (gain > best.gain || (found && gain == best.gain && end.cost < cost)) {
      best.gain = gain;
      best.operation.aim = end.aim;
      cost = end.cost;
      found = true;
    }
  }
  of(best.reason.terms, Term::Promise) = best.gain;
  const auto outlook =
      found ? std::optional{seat_.planner().outlook(best.operation)} : std::nullopt;
  // Nobody runs past forts to wait for passengers.
  const bool can =
      outlook && *outlook && (fleet.kind == plan::ForceKind::Warships || (*outlook)->forts.empty());
  return can ? std::optional{std::move(best)} : std::nullopt;
}

std::optional<sequence::Action> Week::strike() {
  if (weights_.water == 0) {
    return std::nullopt;
  }
  if (const auto fires = choose_bombardment(seat_, appraisal_, parties_)) {
    return fires;
  }
  return choose_assault(seat_, appraisal_);
}

std::vector<std::pair<Worth, const Party*>> Week::hopeful(const std::vector<PieceId>& of) {
  std::vector<std::pair<Worth, const Party*>> hopes;
  for (const Party& column : columns_) {
    const Worth hope = has_any(now_, *column.force, of) ? hope_of_train(column) : 0;
    if (hope > weights_.margin && can_act(column)) {
      hopes.emplace_back(hope, &column);
    }
  }
  for (const Party& party : parties_) {
    const Worth hope = has_any(now_, *party.force, of) ? hope_of(party) : 0;
    if (hope > weights_.margin && can_act(party)) {
      hopes.emplace_back(hope, &party);
    }
  }
  std::stable_sort(hopes.begin(), hopes.end(),
                   [](const auto& one, const auto& other) { return one.first > other.first; });
  return hopes;
}

void Week::leave_out(const std::vector<PieceId>& chiefs) {
  named_.insert(chiefs.begin(), chiefs.end());
}

void Week::keep_to(const Theatre& theatre) {
  const auto is_out = [&](const plan::Force& force) {
    const HexId* const hex = now_.piece(force.chief).hex();
    const auto water = hex == nullptr ? water::place_of(now_, force.chief) : std::nullopt;
    return !(hex != nullptr && theatre.holds(*hex)) &&
           !(water && theatre.holds(now_.map().water_place(*water).first_hex()));
  };
  const std::array<const std::vector<plan::Force>*, 2> all{&seat_.planner().forces(), &forces_};
  for (const std::vector<plan::Force>* const forces : all) {
    for (const plan::Force& force : *forces) {
      if (is_out(force)) {
        named_.insert(force.chief);
      }
    }
  }
}

std::vector<Theatre> Week::theatres(int most, int radius) {
  std::vector<Theatre> theatres;
  for (const auto& hopes : hopeful({})) {
    const Party* const party = hopes.second;
    const bool known = std::any_of(theatres.begin(), theatres.end(), [&](const Theatre& theatre) {
      return theatre.holds(party->hex);
    });
    if (!known && party->strength.defence > 0 && theatres.size() < static_cast<std::size_t>(most)) {
      theatres.push_back({party->hex, radius});
    }
  }
  return theatres;
}

std::vector<std::vector<Intent>> Week::alternatives(const Theatre& theatre, int forces, int each) {
  std::vector<std::vector<Intent>> all;
  for (const auto& hopes : hopeful({})) {
    const Party* const party = hopes.second;
    if (all.size() == static_cast<std::size_t>(forces)) {
      break;
    }
    if (party->strength.defence == 0 || !theatre.holds(party->hex)) {
      continue;  // a train follows others
    }
    std::vector<Rated> rated = rated_for(*party);
    for (const Verb verb : {Verb::Assault, Verb::LandAttack}) {
      add_attacks_by(*party, verb, rated);
    }
    std::stable_sort(rated.begin(), rated.end(),
                     [](const Rated& one, const Rated& other) { return one.gain > other.gain; });
    std::vector<Intent>& intents = all.emplace_back();
    const auto add = [&](const Rated& one) {
      plan::Operation operation{*party->force, one.verb, one.end.aim};
      if (seat_.planner().outlook(operation)) {
        intents.push_back({std::move(operation), one.gain, {}});
      }
    };
    for (Intent& intent : attacks_without_wagons(*party, rated)) {
      intents.push_back(std::move(intent));
    }
    // Half of them attacks as far as there are any, the rest moves.
    for (const bool fights : {true, false}) {
      const std::size_t until =
          fights ? static_cast<std::size_t>(each) / 2 : static_cast<std::size_t>(each);
      for (const Rated& one : rated) {
        if (intents.size() >= until) {
          break;
        }
        if ((plan::row_of(one.verb).group == plan::VerbGroup::Fight) == fights) {
          add(one);
        }
      }
    }
  }
  return all;
}

std::optional<Intent> Week::next(const std::vector<PieceId>& of) {
  std::optional<Intent> best;
  for (const plan::Force& fleet : fleets_) {
    // Ships go before those who come by water.
    if (has_any(now_, fleet, of) && hope_of_fleet(fleet) > weights_.margin) {
      named_.insert(fleet.chief);
      if (auto intent = best_for_fleet(fleet)) {
        return intent;
      }
    }
  }
  const auto hopes = hopeful(of);
  int found = 0;  // who has something to do
  for (std::size_t at = 0; at < std::min(hopes.size(), static_cast<std::size_t>(weights_.looks));
       ++at) {
    const bool hurries = at > 0 && hurry_ != nullptr && *hurry_;
    if (hurries || found == weights_.forces || (best && hopes[at].first <= best->gain)) {
      break;
    }
    const Party& party = *hopes[at].second;
    auto intent = party.strength.defence > 0 ? best_for(party) : best_for_train(party);
    found += intent ? 1 : 0;
    if (intent && (!best || intent->gain > best->gain)) {
      best = std::move(intent);
    }
  }
  if (best) {
    named_.insert(best->operation.force.chief);
  }
  return best;
}

std::optional<sequence::Action> Week::supply() {
  return choose_supply(seat_, appraisal_, country_, parties_);
}

std::optional<sequence::Action> Week::send_out() {
  return choose_distribution(seat_, appraisal_, country_, parties_);
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
    const Mood mood{weights_, now_, party.force->chief};
    std::vector<Rated> rated;
    rate_attacks(party, rated);
    const auto best = std::max_element(
        rated.begin(), rated.end(),
        [](const Rated& one, const Rated& other) { return one.gain < other.gain; });
    if (best != rated.end() && best->gain > 0) {
      return Intent{{*party.force, best->verb, best->end.aim},
                    best->gain,
                    reason_of(party, rated, static_cast<std::size_t>(best - rated.begin()))};
    }
  }
  return std::nullopt;
}

}  // namespace core::ai
