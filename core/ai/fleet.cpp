#include "core/ai/fleet.h"

#include "core/ai/battle.h"
#include "core/naval/bombardment.h"
#include "core/naval/support.h"
#include "core/water/commanded_water.h"
#include "core/water/transport.h"

#include <algorithm>

namespace core::ai {
namespace {

using board::HexId;
using sequence::Action;
using sequence::ActionKind;
using state::PieceId;
using state::Situation;

/// Of a bombardment by these ships, over all faces of the die.
Worth worth_of_fire(const Situation& now, const Appraisal& appraisal, HexId fort,
                    const std::vector<PieceId>& ships) {
  const board::Side enemy = board::enemy_of(appraisal.side());
  if (!water::acts_against_ships(now, enemy, fort) || ships.empty()) {
    return 0;  // what is believed to lie there is no garrison
  }
  const auto results = naval::bombardment_results(now, fort, ships);
  const int garrison = water::garrison_csp(now, enemy, fort);
  Worth sum = 0;
  for (const rulebook::BombardmentResult& result : results) {
    sum += std::min(result.garrison_lost, garrison) * appraisal.csp_worth(enemy) -
           result.ships_lost * appraisal.weights().ship;
  }
  return sum / static_cast<int>(results.size());
}

/// Whether a party is sent to take the fort.
bool is_wanted(const std::vector<Party>& parties, HexId fort) {
  return std::any_of(parties.begin(), parties.end(), [&](const Party& party) {
    return party.mission && party.mission->purpose == Purpose::Take && party.mission->goal == fort;
  });
}

/// What softening the fort brings: losses now, and an easier storm for those who come for it.
Worth worth_of_bombarding(const Situation& now, const Appraisal& appraisal,
                          const std::vector<Party>& parties, HexId fort,
                          const std::vector<PieceId>& ships) {
  const Worth fire = worth_of_fire(now, appraisal, fort, ships);
  const Worth help =
      is_wanted(parties, fort) ? appraisal.prize(fort) * appraisal.weights().guns / kPerCent : 0;
  return fire + help;
}

/// [11.1] What ships bring against those of the Enemy in the water: as many of his as they are
/// stronger, and a way that is open again.
Worth worth_of_chase(const Situation& now, const Appraisal& appraisal,
                     const std::vector<PieceId>& ships, map::WaterPlaceId water) {
  const int own = naval::naval_strength(now, ships);
  std::vector<PieceId> enemies;
  Worth prizes = 0;
  const board::Side other = board::enemy_of(appraisal.side());
  for (const PieceId id : now.occupancy.pieces_of(other, state::PieceClass::Ship)) {
    if (water::place_of(now, id) == water) {
      enemies.push_back(id);
      prizes += appraisal.weights().ship;
    }
  }
  return 2 * share_of(prizes, own, naval::naval_strength(now, enemies)) - prizes;
}

/// Land at the water.
std::optional<HexId> shore_of(const map::Map& map, map::WaterPlaceId water) {
  const HexId hex = map.water_place(water).first_hex();
  if (map.hex(hex).is_land()) {
    return hex;
  }
  for (const board::Direction direction : board::kDirections) {
    const auto beside = map.beside(hex, direction);
    if (beside && map.hex(*beside).is_land()) {
      return beside;
    }
  }
  return std::nullopt;
}

}  // namespace

Worth worth_of_water(const Situation& now, const Appraisal& appraisal,
                     const std::vector<Party>& parties, const std::vector<PieceId>& ships,
                     map::WaterPlaceId water) {
  Worth best = 0;
  for (const HexId fort : water::forts_over(now, board::enemy_of(appraisal.side()), water)) {
    best = std::max(best, worth_of_bombarding(now, appraisal, parties, fort, ships));
  }
  return (best + worth_of_chase(now, appraisal, ships, water)) * appraisal.weights().promise /
         kPerCent;
}

std::optional<Action> choose_bombardment(Seat& seat, const Appraisal& appraisal,
                                         const std::vector<Party>& parties) {
  const Situation now = seat.seen();
  std::optional<Action> best;
  Worth most = 0;
  for (const Action& action : seat.legal_of(ActionKind::BombardFort)) {
    const Worth worth = worth_of_bombarding(now, appraisal, parties, *action.hex,
                                            naval::ships_before(now, *action.hex));
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

std::optional<Action> join_bombardment(Seat& seat) {
  if (seat.seen().state.turn.innermost<state::Bombardment>() == nullptr) {
    return std::nullopt;
  }
  const auto ships = seat.legal_of(ActionKind::JoinBombardment);
  return ships.empty() ? std::nullopt : std::optional{ships.front()};
}

std::optional<Action> choose_assault(Seat& seat, const Appraisal& appraisal) {
  const Situation now = seat.seen();
  std::optional<Action> best;
  Worth most = 0;
  for (const Action& action : seat.legal_of(ActionKind::Assault)) {
    const auto forecast = game::forecast_attack_for(now, seat.side(), *action.piece, *action.hex,
                                                    state::BattleKind::Amphibious);
    const Worth worth =
        forecast ? worth_of_attack(now, appraisal, *forecast) - appraisal.weights().attack_margin
                 : 0;
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

std::vector<Party> parties_afloat(const Situation& now, const std::vector<plan::Force>& forces) {
  std::vector<Party> parties;
  for (const plan::Force& force : forces) {
    const auto ship = now.state.transport_of(force.chief);
    const auto water = ship ? water::place_of(now, *ship) : std::nullopt;
    const auto shore = water ? shore_of(now.map(), *water) : std::nullopt;
    if (!shore) {
      continue;
    }
    Party party;
    party.force = &force;
    party.hex = *shore;
    party.afloat = true;
    for (const PieceId id : force.pieces) {
      if (!now.state.transport_of(id)) {
        continue;
      }
      party.strength += strength_of(now, id);
      take_along(now, id, party);
      for (const PieceId inner : now.occupancy.contents(now.state, id)) {
        take_along(now, inner, party);
      }
    }
    if (party.strength.defence > 0 && party.allowance > 0) {
      parties.push_back(party);
    }
  }
  return parties;
}

}  // namespace core::ai
