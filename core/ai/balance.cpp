#include "core/ai/balance.h"

#include "core/ai/missions.h"
#include "core/movement/march_distances.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace core::ai {
namespace {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::Piece;
using state::Situation;

constexpr std::size_t index_of(Side side) noexcept { return static_cast<std::size_t>(side); }

/// [19.36] Weeks that are left to be played after this one.
int weeks_left(const Situation& then) {
  return then.setting.scenario == nullptr
             ? 0
             : std::max(0, then.setting.scenario->last_game_turn - then.state.turn.game_turn);
}

/// Per cent of a force's CSP that count at a place so many movement points away, by points.
std::vector<int> by_distance(const Situation& then, const Weights& weights) {
  const int on_foot =
      std::max(1, then.book().unit_types[PieceKind::Infantry].land_movement.value_or(1));
  const int weeks = std::min(weights.horizon, weeks_left(then) + 1);
  std::vector<int> counts(static_cast<std::size_t>(weeks * on_foot) + 1);
  for (std::size_t points = 0; points < counts.size(); ++points) {
    counts[points] = worth_later(weights, static_cast<int>(points), on_foot);
  }
  return counts;
}

/// CSP of a side that count at a place.
struct Reach {
  std::int64_t attack{};
  std::int64_t defence{};  ///< of those who do not stand in it
};

Reach reach_of(const Appraisal& eyes, Side side, HexId place,
               const std::vector<std::int16_t>& distances, const std::vector<int>& counts) {
  Reach reach;
  for (const Post& post : eyes.posts(side)) {
    const std::int16_t points = distances[static_cast<std::size_t>(post.hex.ordinal())];
    if (points == movement::kNoMarch || static_cast<std::size_t>(points) >= counts.size()) {
      continue;
    }
    const int counted = counts[static_cast<std::size_t>(points)];
    reach.attack += std::int64_t{post.strength.attack} * counted;
    reach.defence += post.hex == place ? 0 : std::int64_t{post.strength.attack} * counted;
  }
  return {reach.attack / kPerCent, reach.defence / kPerCent};
}

}  // namespace

Balance::Balance(const Situation& root, Side side, Country& country, const Weights& weights)
    : side_{side}, country_{&country}, weights_{&weights} {
  const Appraisal eyes{root, side, country, weights};
  for (const Side each : board::kSides) {
    csp_.at(index_of(each)) = eyes.csp_worth(each);
  }
}

Worth Balance::means_of(const Situation& then, Side side) const {
  Worth worth = 0;
  for (const Piece& piece : then.state.pieces) {
    if (piece.side != side || piece.away() != nullptr) {
      continue;
    }
    if (rulebook::is_ground_combat_unit(piece.kind)) {
      worth += csp_.at(index_of(side)) * piece.strength;
    } else if (rulebook::is_ship(piece.kind)) {
      worth += weights_->ship;
    } else if (piece.kind == PieceKind::SupplyTrain) {
      worth += weights_->stock * weights_->train;
    }
    worth += weights_->stock * piece.stock;
  }
  return worth;
}

Worth Balance::places_of(const Situation& then, Side side) const {
  Worth worth = 0;
  for (const HexId goal : country_->goals()) {
    worth += territory::controls(then.state, side, goal) ? country_->worth_of(goal) : 0;
  }
  return worth;
}

Worth Balance::prospects_of(const Situation& then, const Appraisal& eyes) {
  const Side side = eyes.side();
  const Side enemy = board::enemy_of(side);
  const std::vector<int> counts = by_distance(then, *weights_);
  Worth worth = 0;
  for (const HexId goal : country_->goals()) {
    if (territory::controls(then.state, side, goal) ||
        territory::is_neutral(then.setting, then.state, goal)) {
      continue;
    }
    const auto& distances = country_->distances(then, goal);
    const Reach own = reach_of(eyes, side, goal, distances, counts);
    if (own.attack == 0) {
      continue;
    }
    const Reach other = reach_of(eyes, enemy, goal, distances, counts);
    const std::int64_t wanted = std::int64_t{eyes.strength(enemy, goal).defence} *
                                    eyes.defence_factor(enemy, goal) / kPerCent +
                                other.defence / 2 + 1;
    worth += share_of(country_->worth_of(goal), own.attack, wanted * weights_->need / kPerCent);
  }
  return worth * weights_->prospect / kPerCent;
}

Worth Balance::dangers_of(const Situation& then, const Appraisal& eyes) const {
  const auto wagons_in = [&](HexId hex) {
    int wagons = 0;
    for (const state::PieceId id : then.occupancy.pieces_in(hex)) {
      const Piece& piece = then.piece(id);
      wagons += piece.side == eyes.side() && piece.kind == PieceKind::SupplyTrain ? piece.stock : 0;
    }
    return wagons;
  };
  Worth worth = 0;
  for (const Post& post : eyes.posts(eyes.side())) {
    const Worth risk =
        eyes.risk_in(post.hex, post.strength, post.strength.defence) + eyes.besieged(post.hex);
    worth += risk * weights_->dread / kPerCent +
             eyes.hunger_in(post.hex, post.strength, wagons_in(post.hex));
  }
  return worth;
}

Worth Balance::of(const Situation& then) {
  const Side enemy = board::enemy_of(side_);
  Worth worth = means_of(then, side_) - means_of(then, enemy) + places_of(then, side_);
  if (then.state.turn.stage == state::Stage::Over) {
    return worth;
  }
  const Appraisal own_eyes{then, side_, *country_, *weights_};
  const Appraisal enemy_eyes{then, enemy, *country_, *weights_};
  worth += prospects_of(then, own_eyes) - prospects_of(then, enemy_eyes);
  worth += dangers_of(then, enemy_eyes) - dangers_of(then, own_eyes);
  return worth;
}

}  // namespace core::ai
