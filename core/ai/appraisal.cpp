#include "core/ai/appraisal.h"

#include "core/combat/odds.h"
#include "core/fortification/works.h"
#include "core/supply/memo.h"
#include "core/territory/hex_control.h"

#include <algorithm>

namespace core::ai {
namespace {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::Piece;
using state::PieceId;

/// How far off Enemies are looked at who could come within a week: what infantry marches on a road.
constexpr int kWeekOfMarch = 3;

Strength strength_alone(const Piece& piece) {
  return rulebook::is_ground_combat_unit(piece.kind)
             ? Strength{piece.parenthesised ? 0 : piece.strength, piece.strength}
             : Strength{};
}

}  // namespace

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
      threat_(now.map().hexes().size()) {
  count(Side::Union);
  count(Side::Confederate);
  spread_threat();
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

void Appraisal::spread_threat() {
  for (const Post& post : posts_[index(board::enemy_of(side_))]) {
    if (post.strength.attack == 0) {
      continue;
    }
    // Ring after ring around the post.
    std::vector<HexId> ring{post.hex};
    std::vector<HexId> met{post.hex};
    for (int away = 0; away <= kWeekOfMarch; ++away) {
      const int share = std::min(kWeekOfMarch, kWeekOfMarch + 1 - away);
      std::vector<HexId> next;
      for (const HexId hex : ring) {
        threat_[at(hex)] += post.strength.attack * share / kWeekOfMarch;
        for (const board::Direction direction : board::kDirections) {
          const auto beside = now_.map().beside(hex, direction);
          if (beside && now_.map().hex(*beside).is_land() &&
              std::find(met.begin(), met.end(), *beside) == met.end()) {
            met.push_back(*beside);
            next.push_back(*beside);
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
  return country_->csp_worth(side_) * force.defence * weights_->exposure / kPerCent * beyond /
         kPerCent;
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
  return territory::controls(now_.state, side_, hex) ? stores : country_->worth_of(hex) + stores;
}

Worth Appraisal::keep(HexId hex) const {
  return stores_in(hex, side_) +
         (territory::controls(now_.state, side_, hex) ? country_->worth_of(hex) : 0);
}

Worth Appraisal::cost_of_leaving(HexId hex, Strength leaving) const {
  const int enemies = threat(hex);
  if (enemies == 0 || !territory::controls(now_.state, side_, hex)) {
    return 0;
  }
  const Worth worth = keep(hex);
  const int before = strength(side_, hex).defence;
  const int after = std::max(0, before - leaving.defence);
  // What x defenders keep against y: the share x / (x + y) of it.
  return worth * before / (before + enemies) - worth * after / (after + enemies);
}

Worth Appraisal::hunger_in(HexId hex, Strength force) const {
  const auto& reach = supply::chain_of(now_, side_).reach();
  return reach[at(hex)] >= 0
             ? 0
             : country_->csp_worth(side_) * force.defence * weights_->unfed / kPerCent;
}

}  // namespace core::ai
