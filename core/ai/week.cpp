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

/// [15.0] Whether all who fight in it ride.
bool is_mounted(const state::Situation& now, const Party& party) {
  const auto rides = [&](PieceId id) {
    const rulebook::PieceKind kind = now.piece(id).kind;
    return !rulebook::is_ground_combat_unit(kind) || kind == rulebook::PieceKind::Cavalry;
  };
  return std::all_of(party.force->pieces.begin(), party.force->pieces.end(), [&](PieceId id) {
    const std::vector<PieceId> inner = now.occupancy.contents(now.state, id);
    return rides(id) && std::all_of(inner.begin(), inner.end(), rides);
  });
}

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

Worth Week::promise_of(const Party& party, HexId target, bool over_river) const {
  const board::Side enemy = board::enemy_of(appraisal_.side());
  const Strength there = appraisal_.strength(enemy, target);
  if (there.defence == 0) {
    return 0;
  }
  const rulebook::Factor across =
      now_.book().combat_effects[rulebook::CombatSituation::AcrossRiver].attack;
  const int attack = over_river ? party.strength.attack * across.numerator / across.denominator
                                : party.strength.attack;
  const int counts = there.defence * appraisal_.defence_factor(enemy, target) / kPerCent;
  // From equal strength on, up to what is sure.
  const int sure = std::max(1, weights_.sure_odds - kPerCent);
  const int beyond =
      kPerCent * std::clamp(kPerCent * attack / std::max(1, counts) - kPerCent, 0, sure) / sure;
  const Worth wins = appraisal_.csp_worth(enemy) * there.defence * weights_.toll / kPerCent +
                     appraisal_.prize(target);
  return wins * beyond / kPerCent * weights_.promise / kPerCent;
}

Worth Week::promise_at(const Party& party, HexId hex) const {
  if (party.strength.attack == 0 || !party.led) {
    return 0;
  }
  // [13.38] A fort below those who stand there is stormed from where they are.
  Worth best = promise_of(party, hex, false);
  for (const board::Direction direction : board::kDirections) {
    const auto target = now_.map().beside(hex, direction);
    const map::SideKind side = now_.map().side(hex, direction).kind;
    if (target && combat::is_attackable_across(side)) {
      best = std::max(best, promise_of(party, *target, combat::halves_attackers(side)));
    }
  }
  return best;
}

int Week::companions_of(const Party& party, HexId hex) {
  auto known = company_.find(party.force->chief);
  if (known == company_.end()) {
    std::vector<Post> beside;
    for (const Party& other : parties_) {
      if (other.force != party.force && other.mission && party.mission && !other.afloat &&
          other.mission->goal == party.mission->goal &&
          board::distance(other.hex, party.hex) <= 1 && can_act(other)) {
        beside.push_back({other.hex, other.strength});
      }
    }
    known = company_.emplace(party.force->chief, std::move(beside)).first;
  }
  int companions = 0;
  for (const Post& post : known->second) {
    companions += post.hex == hex ? 0 : post.strength.defence;
  }
  return companions * weights_.company / kPerCent;
}

Terms Week::worth_at(const Party& party, HexId hex, bool brings_rails) {
  const bool here = hex == party.hex;
  const bool at_post = party.mission && party.mission->behind_river && hex == party.mission->toward;
  const int there = appraisal_.strength(appraisal_.side(), hex).defence +
                    (here ? 0 : party.strength.defence + companions_of(party, hex));
  const int together = at_post ? counts_across(now_, there) : there;
  Terms worth{};
  if (!party.afloat || !here) {
    of(worth, Term::Promise) = promise_at(party, hex);
    of(worth, Term::Danger) = -appraisal_.risk_in(hex, party.strength, together);
    of(worth, Term::Hunger) =
        brings_rails ? 0 : -appraisal_.hunger_in(hex, party.strength, party.wagons);
  }
  if (party.mission) {
    const Mission& mission = *party.mission;
    int distance = country_.ways_round(
        now_, mission.toward, appraisal_.delays())[static_cast<std::size_t>(hex.ordinal())];
    if (mission.by_sea && here) {
      distance = std::min(distance, weights_.by_sea);
    }
    if (distance != movement::kNoMarch) {
      of(worth, Term::Aim) = mission.worth * party.strength.defence /
                             std::max(1, mission.committed) *
                             worth_later(weights_, distance, party.allowance) / kPerCent;
    }
    // [5.21] Whom nobody feeds there nobody commands: the aim is farther off than it looks.
    if (of(worth, Term::Hunger) < 0 && hex != mission.goal) {
      of(worth, Term::Aim) -= of(worth, Term::Aim) * weights_.isolation / kPerCent;
    }
  }
  return worth;
}

Terms Week::worth_of_train_at(const Party& column, HexId hex) const {
  const board::Side side = appraisal_.side();
  const Strength there = appraisal_.strength(side, hex);
  const int guards = there.defence * appraisal_.defence_factor(side, hex) / kPerCent;
  Terms worth{};
  of(worth, Term::Feeds) = appraisal_.hunger_in(hex, there, 0) -
                           appraisal_.hunger_in(hex, there, column.wagons) +
                           appraisal_.siege_hunger_in(hex, column.wagons);
  if (appraisal_.threat(hex) > guards) {
    of(worth, Term::Danger) = -weights_.stock * (column.wagons + weights_.train);
  }
  return worth;
}

Worth Week::worth_of_losses(const Party& party, int extra) const {
  int lost = 0;  // per cent, over the faces of the die
  for (int die = 1; extra > 0 && die <= supply::kFaces; ++die) {
    lost += now_.book().forced_march.percent(die, extra, rulebook::MarchEnd::Elsewhere);
  }
  return appraisal_.csp_worth(appraisal_.side()) * party.strength.defence * lost / supply::kFaces /
         kPerCent;
}

Worth Week::worth_of_haste(const Party& party, const plan::End& end, Worth worth) const {
  if (end.extra == 0 || worth <= 0) {
    return worth;
  }
  const HexId hex = *end.aim.hex;
  const Worth tired = worth_of_losses(party, end.extra);
  // Who could be there first makes it a matter of haste.
  const int threat = appraisal_.threat(hex);
  const int hurry = threat >= party.strength.defence
                        ? kPerCent
                        : (kPerCent - weights_.week) * threat / party.strength.defence;
  const Worth sooner = worth * hurry / kPerCent;
  return sooner - weights_.haste * tired / kPerCent;
}

Worth Week::worth_of_cut(HexId hex) {
  const Mood of_all{weights_};
  const board::Side enemy = board::enemy_of(appraisal_.side());
  const auto at = static_cast<std::size_t>(hex.ordinal());
  if (!now_.state.rail.net[at].has(enemy) || now_.state.rail.is_cut(hex)) {
    return 0;
  }
  const auto known = cuts_.find(hex);
  if (known != cuts_.end() || cuts_.size() >= static_cast<std::size_t>(weights_.cuts)) {
    return known != cuts_.end() ? known->second : 0;
  }
  state::GameState cut = now_.state;
  cut.rail.cut[at] = true;
  const supply::ChainOfSupply after{now_.setting, cut, enemy};
  const auto& before = supply::chain_of(now_, enemy);
  Worth worth = 0;
  for (const Post& post : appraisal_.posts(enemy)) {
    if (before.reaches_without_wagons(post.hex) && !after.reaches_without_wagons(post.hex)) {
      worth += appraisal_.csp_worth(board::enemy_of(appraisal_.side())) * post.strength.defence *
               weights_.cut / kPerCent;
    }
  }
  return cuts_.emplace(hex, worth).first->second;
}

Worth Week::hope_of(const Party& party) {
  Worth hope = appraisal_.risk_in(party.hex, party.strength,
                                  appraisal_.strength(appraisal_.side(), party.hex).defence) +
               appraisal_.hunger_in(party.hex, party.strength, party.wagons) +
               appraisal_.csp_worth(board::enemy_of(appraisal_.side())) * party.strength.attack *
                   weights_.toll / kPerCent;
  if (weights_.cuts > 0 && is_mounted(now_, party)) {
    for (const Post& post : appraisal_.posts(board::enemy_of(appraisal_.side()))) {
      hope = std::max(hope, appraisal_.csp_worth(board::enemy_of(appraisal_.side())) *
                                post.strength.defence * weights_.cut / kPerCent);
    }
  }
  for (const HexId goal : country_.goals()) {
    if (board::distance(goal, party.hex) <= party.allowance) {
      hope = std::max(hope, appraisal_.prize(goal));
    }
  }
  if (party.mission) {
    hope += party.mission->worth * party.strength.defence / std::max(1, party.mission->committed);
  }
  return hope;
}

Worth Week::hope_of_train(const Party& column) const {
  Worth most = 0;
  for (const Post& post : appraisal_.posts(appraisal_.side())) {
    if (board::distance(column.hex, post.hex) <= weights_.wagon_hexes) {
      most = std::max(most, appraisal_.siege_hunger_in(post.hex, column.wagons) +
                                appraisal_.hunger_in(post.hex, post.strength, 0));
    }
  }
  return most + weights_.stock * (column.wagons + weights_.train);
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

bool Week::is_neutral(HexId hex) const {
  return territory::is_neutral(now_.setting, now_.state, hex);
}

Worth Week::opened_by(HexId enemies) {
  const Mood of_all{weights_};
  const auto known = opened_.find(enemies);
  return known != opened_.end() ? known->second
                                : opened_
                                      .emplace(enemies, worth_of_opening(now_, appraisal_, country_,
                                                                         parties_, enemies))
                                      .first->second;
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
  if (weights_.cuts > 0 && is_mounted(now_, party)) {
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

Worth Week::worth_afloat(const plan::Force& fleet, map::WaterPlaceId water) const {
  return fleet.kind == plan::ForceKind::Transports
             ? worth_of_ferry(now_, appraisal_, crossings_, fleet.pieces, water)
             : worth_of_water(now_, appraisal_, parties_, fleet.pieces, water);
}

Worth Week::hope_of_fleet(const plan::Force& fleet) const {
  const auto water = water::place_of(now_, fleet.chief);
  if (!water || now_.state.turn.stage != state::Stage::CommandSegment ||
      named_.contains(fleet.chief)) {
    return 0;
  }
  Worth hope = 0;
  if (fleet.kind == plan::ForceKind::Transports) {
    for (const Crossing& crossing : crossings_) {
      hope = std::max(hope, crossing.worth);
    }
    return hope;
  }
  const board::Side enemy = board::enemy_of(appraisal_.side());
  const HexId from = now_.map().water_place(*water).first_hex();
  for (const PieceId id : now_.occupancy.pieces_of(enemy, state::PieceClass::Ship)) {
    const auto there = water::place_of(now_, id);
    if (there &&
        board::distance(now_.map().water_place(*there).first_hex(), from) <= weights_.sea_hexes) {
      hope = std::max(hope, weights_.ship);
    }
  }
  for (const Post& post : appraisal_.posts(enemy)) {
    if (now_.occupancy.at(post.hex).garrison.has(enemy) &&
        board::distance(post.hex, from) <= weights_.sea_hexes) {
      hope = std::max(hope, appraisal_.csp_worth(enemy) * post.strength.defence +
                                appraisal_.prize(post.hex) * weights_.guns / kPerCent);
    }
  }
  return hope;
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
  for (const auto& [hope, party] : hopeful({})) {
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
  for (const auto& [hope, party] : hopeful({})) {
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
