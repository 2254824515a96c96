#include "core/ai/appraisal.h"

#include "core/ai/calls.h"
#include "core/combat/odds.h"
#include "core/fortification/works.h"
#include "core/supply/memo.h"
#include "core/territory/besieged.h"
#include "core/territory/hex_control.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>

namespace core::ai {
namespace {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::Piece;
using state::PieceId;

Strength strength_alone(const Piece& piece) {
  return rulebook::is_ground_combat_unit(piece.kind)
             ? Strength{piece.parenthesised ? 0 : piece.strength, piece.strength}
             : Strength{};
}

}  // namespace

Worth share_of(Worth worth, std::int64_t own, std::int64_t enemy) noexcept {
  return own == 0 ? 0 : static_cast<Worth>(worth * own * own / (own * own + enemy * enemy));
}

Strength strength_of(const state::Situation& now, PieceId id) {
  Strength strength = strength_alone(now.piece(id));
  for (const PieceId inner : now.occupancy.contents(now.state, id)) {
    strength += strength_alone(now.piece(inner));
  }
  return strength;
}

Appraisal::Appraisal(const state::Situation& now, Side side, const Country& country,
                     const Weights& weights)
    : now_{now},
      side_{side},
      country_{&country},
      weights_{&weights},
      threat_(now.map().hexes().size()),
      later_(now.map().hexes().size()) {
  count(Side::Union);
  count(Side::Confederate);
  weigh_armies();
  spread_threat();
  delays_ = count_delays({});
}

std::vector<std::int16_t> Appraisal::delays_without(HexId hex) const { return count_delays(hex); }

std::vector<std::int16_t> Appraisal::count_delays(std::optional<HexId> but) const {
  std::vector<std::int16_t> delays(now_.map().hexes().size());
  for (const map::Hex& hex : now_.map().hexes()) {
    if (territory::is_neutral(now_.setting, now_.state, hex.id)) {
      delays[at(hex.id)] = static_cast<std::int16_t>(weights_->in_the_way);
    }
  }
  // Whoever leaves the railroads leaves his supply behind: along them he takes it along [18.12]. In
  // a scenario there is seldom time to go round by them.
  const auto& chain = supply::chain_of(now_, side_);
  for (const map::Hex& hex : now_.map().hexes()) {
    if (now_.setting.is_campaign() && hex.is_land() && !now_.map().has_rail(hex.id) &&
        !chain.reaches_without_wagons(hex.id)) {
      std::int16_t& delay = delays[at(hex.id)];
      delay = static_cast<std::int16_t>(delay + weights_->unfed_way);
    }
  }
  const Side enemy = board::enemy_of(side_);
  for (const Post& post : posts(enemy)) {
    if (post.hex == but) {
      continue;
    }
    delays[at(post.hex)] = static_cast<std::int16_t>(weights_->in_the_way);
    if (!now_.occupancy.at(post.hex).open_combat.has(enemy)) {
      continue;  // who is inside a fort stops nobody who goes past
    }
    for (const board::Direction direction : board::kDirections) {
      const auto beside = now_.map().beside(post.hex, direction);
      if (beside && can_walk(now_.map(), post.hex, direction) &&
          delays[at(*beside)] < weights_->beside_them) {
        delays[at(*beside)] = static_cast<std::int16_t>(weights_->beside_them);
      }
    }
  }
  return delays;
}

void Appraisal::count(Side side) {
  std::vector<Strength>& here = here_[index(side)];
  here.resize(now_.map().hexes().size());
  for (const PieceId id : now_.occupancy.pieces_of(side, state::PieceClass::CombatUnit)) {
    const Piece& piece = now_.piece(id);
    if (const HexId* const hex = piece.hex(); hex != nullptr && !now_.state.transport_of(id)) {
      here[at(*hex)] += strength_alone(piece);
    }
  }
  for (const map::Hex& hex : now_.map().hexes()) {
    if (here[at(hex.id)].defence > 0) {
      posts_[index(side)].push_back({hex.id, here[at(hex.id)]});
    }
  }
}

void Appraisal::weigh_armies() {
  std::array<int, 2> total{};
  for (const Side side : board::kSides) {
    for (const Post& post : posts_[index(side)]) {
      total[index(side)] += post.strength.defence;
    }
  }
  // Where armies are large, and grow again, a CSP is a smaller part of the war.
  const int both = std::max(total[0] + total[1], 2 * weights_->army);
  // Who is lost is replaced, as long as men can be called: few are those of whom few are to come.
  std::array<int, 2> men{};
  for (const Side side : board::kSides) {
    men[index(side)] = total[index(side)] + men_to_come(now_, side);
  }
  for (const Side side : board::kSides) {
    const int small =
        country_->csp_worth(side) - (side == side_ ? 0 : weights_->own_csp - weights_->enemy_csp);
    const int base = small * 2 * weights_->army / std::max(1, both);
    const int ratio = kPerCent * (men[0] + men[1]) / std::max(1, 2 * men[index(side)]);
    csp_[index(side)] =
        base * std::clamp(ratio, kPerCent - weights_->scarcity, kPerCent + weights_->scarcity) /
        kPerCent;
  }
}

void Appraisal::spread_threat() {
  std::vector<int> met(now_.map().hexes().size(), -1);
  int number = 0;
  for (const Post& post : posts_[index(board::enemy_of(side_))]) {
    if (post.strength.attack == 0) {
      continue;
    }
    // Ring after ring around the post, where people can walk.
    std::vector<HexId> ring{post.hex};
    met[at(post.hex)] = ++number;
    for (int away = 0; away <= 2 * weights_->march_hexes; ++away) {
      std::vector<HexId> next;
      for (const HexId hex : ring) {
        (away <= weights_->march_hexes ? threat_ : later_)[at(hex)] += post.strength.attack;
        for (const HexId beside : country_->walks_from(hex)) {
          if (met[at(beside)] != number) {
            met[at(beside)] = number;
            next.push_back(beside);
          }
        }
      }
      ring = std::move(next);
    }
  }
}

int Appraisal::defence_factor(Side side, HexId hex) const {
  const state::HexOccupants& here = now_.occupancy.at(hex);
  int die = 0;  // of terrain and city the lowest counts, works add up
  for (const auto ground : combat::ground_of(now_, hex)) {
    die = std::min(die, now_.book().combat_effects[ground].die);
  }
  if (fortification::works_in(now_.occupancy, now_.state, side, hex).entrenchment) {
    die += now_.book().combat_effects[rulebook::CombatSituation::Entrenchment].die;
  }
  int factor = kPerCent - die * weights_->die;
  if (here.garrison.has(side)) {
    for (const PieceId id : now_.occupancy.pieces_in(hex)) {
      const Piece& piece = now_.piece(id);
      if (piece.side == side && rulebook::is_fort(piece.kind)) {
        factor = std::max(factor, kPerCent * now_.book().forts.at(piece.kind).multiplier);
      }
    }
  }
  return factor;
}

int Appraisal::enemies_near(HexId hex) const noexcept {
  return std::max(0, threat(hex) - strength(board::enemy_of(side_), hex).attack);
}

Worth Appraisal::risk_in(HexId hex, Strength force, int together) const {
  const int enemies = threat(hex);
  const int own = together * defence_factor(side_, hex) / kPerCent;
  if (enemies <= own || force.defence == 0) {
    return 0;
  }
  // Twice its strength puts `exposure` at stake, three times and more twice that.
  const int beyond = std::min(2 * kPerCent, kPerCent * (enemies - own) / std::max(1, own));
  return csp_worth(side_) * force.defence * weights_->exposure / kPerCent * beyond / kPerCent;
}

Worth Appraisal::stores_in(HexId hex, Side owner) const {
  Worth worth = 0;
  for (const PieceId id : now_.occupancy.pieces_in(hex)) {
    const Piece& piece = now_.piece(id);
    const bool stores = piece.kind == PieceKind::Depot || piece.kind == PieceKind::SupplyTrain;
    if (piece.side == owner && stores) {
      worth += weights_->stock * (piece.stock + 1);
    }
  }
  return worth;
}

Worth Appraisal::prize(HexId hex) const {
  const Worth stores = stores_in(hex, board::enemy_of(side_));
  // [25.43] Who breaks the neutrality of Kentucky drives it to the Enemy.
  const bool takes = !territory::controls(now_.state, side_, hex) &&
                     !territory::is_neutral(now_.setting, now_.state, hex);
  return takes ? country_->worth_of(hex) + stores : stores;
}

Worth Appraisal::prize_for(HexId hex, int csp) const {
  return csp == 0 ? 0 : prize(hex) * csp / (csp + enemies_near(hex));
}

Worth Appraisal::keep(HexId hex) const {
  return stores_in(hex, side_) +
         (territory::controls(now_.state, side_, hex) ? country_->worth_of(hex) : 0);
}

int Appraisal::lure(HexId hex) const {
  const Worth worth = keep(hex);
  Worth most = std::max(worth, 1);
  for (const HexId goal : country_->goals()) {
    if (country_->worth_of(goal) > most && threat(goal) > 0 &&
        board::distance(goal, hex) <= 2 * weights_->march_hexes &&
        territory::controls(now_.state, side_, goal)) {
      most = country_->worth_of(goal);
    }
  }
  return kPerCent * worth / most;
}

Worth Appraisal::kept(HexId hex, int defence) const {
  // Twice the threat is share_of() four fifths.
  const Worth worth = keep(hex);
  return std::min(worth, share_of(worth, defence, threat(hex)) * 5 / 4);
}

Worth Appraisal::cost_of_leaving(HexId hex, Strength leaving) const {
  const int enemies = threat(hex);
  if (enemies == 0 || !territory::controls(now_.state, side_, hex)) {
    return 0;
  }
  const int before = strength(side_, hex).defence;
  return (kept(hex, before) - kept(hex, std::max(0, before - leaving.defence))) * lure(hex) /
         kPerCent;
}

bool Appraisal::would_be_fed_in(HexId hex) const {
  const auto& chain = supply::chain_of(now_, side_);
  if (chain.reaches_without_wagons(hex)) {
    return true;
  }
  const bool closed = now_.occupancy.at(hex).open_combat.empty() &&
                      zones_of_control::is_enemy_zone(now_, side_, hex);
  return closed && std::any_of(board::kDirections.begin(), board::kDirections.end(),
                               [&](board::Direction direction) {
                                 const auto beside = now_.map().beside(hex, direction);
                                 return beside && can_walk(now_.map(), hex, direction) &&
                                        chain.reaches_without_wagons(*beside);
                               });
}

Worth Appraisal::hunger_in(HexId hex, Strength force, int wagons) const {
  if (force.defence == 0 || would_be_fed_in(hex)) {
    return 0;
  }
  const int need = need_of(force.defence);
  const int lacks = std::max(0, need - wagons);
  const int game_turn = now_.state.turn.game_turn;
  const int weeks = (rulebook::kGameTurnsOfCycle - game_turn % rulebook::kGameTurnsOfCycle) %
                    rulebook::kGameTurnsOfCycle;
  int worth =
      csp_worth(side_) * force.defence * weights_->unfed / kPerCent * lacks / std::max(1, need);
  for (int week = 0; week < weeks; ++week) {
    worth = worth * weights_->week / kPerCent;
  }
  return worth;
}

int Appraisal::need_of(int csp) const {
  const rulebook::SupplyTables& tables = now_.book().supply;
  return csp == 0 ? 0 : tables.consumption(kMeanDie, std::min(csp, tables.largest_force()));
}

Worth Appraisal::siege_hunger_in(HexId hex, int stock) const {
  if (!now_.occupancy.at(hex).garrison.has(side_) || threat_later(hex) == 0) {
    return 0;
  }
  int inside = 0;
  int csp = 0;
  for (const PieceId id : now_.occupancy.pieces_in(hex)) {
    const Piece& piece = now_.piece(id);
    if (piece.side == side_ && (rulebook::is_fort(piece.kind) || now_.state.fort_of(id))) {
      inside += piece.stock;
      csp += strength_alone(piece).defence;
    }
  }
  // As much as it eats while a siege lasts that is worth one.
  const int wanted = weights_->siege * need_of(csp);
  const int helps = std::clamp(wanted - inside, 0, stock);
  const Worth at_stake = csp_worth(side_) * csp + country_->worth_of(hex);
  return at_stake * weights_->unfed / kPerCent * helps / std::max(1, wanted);
}

Worth Appraisal::quarry(HexId hex) const noexcept {
  return csp_worth(board::enemy_of(side_)) * strength(board::enemy_of(side_), hex).defence *
         weights_->quarry / kPerCent;
}

Worth Appraisal::besieged(HexId hex) const {
  if (!territory::is_besieged_fort(now_.occupancy, side_, hex)) {
    return 0;
  }
  return csp_worth(side_) * strength(side_, hex).defence + country_->worth_of(hex);
}

}  // namespace core::ai
