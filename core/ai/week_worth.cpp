// What a move of a Movement Phase is worth, and about the most that one may be.
#include "core/ai/fleet.h"
#include "core/ai/line.h"
#include "core/ai/week.h"
#include "core/combat/targets.h"
#include "core/movement/march_distances.h"
#include "core/supply/forecast.h"
#include "core/supply/memo.h"
#include "core/territory/hex_control.h"
#include "core/water/transport.h"

#include <algorithm>

namespace core::ai {

using board::HexId;
using plan::Verb;
using state::PieceId;

bool Week::is_mounted(const Party& party) const {
  const auto rides = [&](PieceId id) {
    const rulebook::PieceKind kind = now_.piece(id).kind;
    return !rulebook::is_ground_combat_unit(kind) || kind == rulebook::PieceKind::Cavalry;
  };
  return std::all_of(party.force->pieces.begin(), party.force->pieces.end(), [&](PieceId id) {
    const std::vector<PieceId> inner = now_.occupancy.contents(now_.state, id);
    return rides(id) && std::all_of(inner.begin(), inner.end(), rides);
  });
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
  if (weights_.cuts > 0 && is_mounted(party)) {
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

}  // namespace core::ai
