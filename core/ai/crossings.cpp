#include "core/ai/crossings.h"

#include "core/base/contains.h"
#include "core/movement/march_distances.h"
#include "core/water/ferry.h"
#include "core/water/transport.h"

#include <algorithm>

namespace core::ai {
namespace {

using board::HexId;
using map::WaterPlaceId;
using state::PieceId;
using state::Situation;

int weight_of(const Situation& now, const Party& party) {
  int weight = 0;
  for (const PieceId id : party.force->pieces) {
    if (now.piece(id).place == now.piece(party.force->chief).place && !now.piece(id).inside) {
      weight += water::load_of(now, id).value_or(0);
    }
  }
  return weight;
}

/// Points of weight that ships of the side ferry there, but for some of them.
int ferried_there(const Situation& now, board::Side side, WaterPlaceId water,
                  const std::vector<PieceId>& but) {
  int points = 0;
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::Ship)) {
    if (!base::contains(but, id) && water::place_of(now, id) == water && water::is_empty(now, id)) {
      points += water::ferry_capacity(now, id);
    }
  }
  return points;
}

/// What a step over water brings the party; 0 where its way does not lead over it.
struct Step {
  std::optional<HexId> to;
  Worth worth{};
};

Step best_crossing(const Situation& now, const Appraisal& appraisal, const Party& party,
                   const std::vector<std::int16_t>& way) {
  const auto left = [&](HexId hex) { return way[static_cast<std::size_t>(hex.ordinal())]; };
  Step best;
  int nearest = left(party.hex);
  for (const board::Direction direction : board::kDirections) {
    const auto beside = now.map().beside(party.hex, direction);
    if (!beside || left(*beside) >= nearest) {
      continue;
    }
    nearest = left(*beside);
    const bool by_ship = !water::ferry_waters(now, party.hex, direction).empty() &&
                         !can_walk(now.map(), party.hex, direction);
    best.to = by_ship ? beside : std::nullopt;
  }
  // The way leads over the water only where that is what it was reckoned with: round it may be
  // shorter, and where nobody can land it has to go round.
  const Weights& weights = appraisal.weights();
  if (best.to) {
    const int delay =
        left(*best.to) == 0 ? 0 : appraisal.delays()[static_cast<std::size_t>(best.to->ordinal())];
    if (left(party.hex) != left(*best.to) + weights.by_ship + delay) {
      best.to.reset();
    }
  }
  if (best.to) {
    const Mission& mission = *party.mission;
    const auto later = [&](HexId hex) { return worth_later(weights, left(hex), party.allowance); };
    best.worth = mission.worth * party.strength.defence / std::max(1, mission.committed) *
                 (later(*best.to) - later(party.hex)) / kPerCent;
  }
  return best;
}

}  // namespace

std::vector<Crossing> crossings_of(const Situation& now, const Appraisal& appraisal,
                                   Country& country, const std::vector<Party>& parties) {
  std::vector<Crossing> crossings;
  for (const Party& party : parties) {
    if (!party.mission || party.afloat) {
      continue;
    }
    if (party.mission->by_sea) {
      const Weights& weights = appraisal.weights();
      const int sooner = worth_later(weights, 0, party.allowance) -
                         worth_later(weights, weights.by_sea, party.allowance);
      for (const WaterPlaceId water : now.map().water_touching(party.hex)) {
        crossings.push_back({water, weight_of(now, party),
                             party.mission->worth * party.strength.defence /
                                 std::max(1, party.mission->committed) * sooner / kPerCent});
      }
      continue;
    }
    const Step step = best_crossing(
        now, appraisal, party, country.ways_round(now, party.mission->toward, appraisal.delays()));
    if (step.worth <= 0) {
      continue;
    }
    const auto direction = now.map().direction(party.hex, *step.to);
    for (const WaterPlaceId water : water::ferry_waters(now, party.hex, *direction)) {
      crossings.push_back({water, weight_of(now, party), step.worth});
    }
  }
  return crossings;
}

Worth worth_of_ferry(const Situation& now, const Appraisal& appraisal,
                     const std::vector<Crossing>& crossings, const std::vector<PieceId>& ships,
                     WaterPlaceId water) {
  int points = 0;
  for (const PieceId ship : ships) {
    points += water::ferry_capacity(now, ship);
  }
  Worth best = 0;
  for (const Crossing& crossing : crossings) {
    const int lacks = crossing.weight - ferried_there(now, appraisal.side(), crossing.water, ships);
    if (lacks <= 0) {
      continue;
    }
    const int away = board::distance(now.map().water_place(water).first_hex(),
                                     now.map().water_place(crossing.water).first_hex());
    const Worth there = crossing.worth * std::min(points, lacks) / lacks;
    // Who is not there comes a week later at best.
    const int week = appraisal.weights().sea_hexes;
    const int near =
        worth_later(appraisal.weights(), water == crossing.water ? 0 : week + away, week);
    best = std::max(best, there * near / kPerCent);
  }
  return best;
}

bool are_free(const Situation& now, const std::vector<PieceId>& ships) {
  return std::all_of(ships.begin(), ships.end(), [&](PieceId id) {
    return rulebook::is_ship(now.piece(id).kind) && water::is_empty(now, id);
  });
}

}  // namespace core::ai
