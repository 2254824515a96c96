#include "core/naval/naval_combat.h"

#include "core/naval/retreat.h"
#include "core/naval/support.h"
#include "core/organisation/losses.h"
#include "core/water/commanded_water.h"
#include "core/water/transport.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace core::naval {
namespace {

using base::operator""_case;
using rulebook::NavalResult;
using state::NavalBattle;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Status;

/// How far a NavalBattle has come.
enum class SeaStep : std::uint8_t {
  Roll,        ///< the odds, the die, and what follows at once
  AfterPrice,  ///< the winner of AX or DX has paid; are his transports still in company?
  AfterTable   ///< [26.13] both have lost their ships; `result` says who holds the water
};

constexpr std::uint8_t kNobodyHolds = 2;

bool is_ship_to_fight(const Piece& piece, Side side) {
  return piece.side == side && rulebook::is_ship(piece.kind) && !piece.is_fitting_out() &&
         !piece.activity.has(Status::FoughtAtSea);
}

bool is_to_be_fought(const Situation& now, WaterPlaceId place) {
  const Side acting = now.state.turn.acting;
  if (!now.occupancy.warships(place).has(acting) ||
      !now.occupancy.ships(place).has(board::enemy_of(acting))) {
    return false;
  }
  return naval_strength(now, ships_of_combat(now, acting, place)) > 0 &&
         !ships_of_combat(now, board::enemy_of(acting), place).empty();
}

std::vector<PieceId> transports_of(const Situation& now, const std::vector<PieceId>& ships) {
  std::vector<PieceId> result;
  std::copy_if(ships.begin(), ships.end(), std::back_inserter(result),
               [&](PieceId id) { return rulebook::is_transport(now.piece(id).kind); });
  return result;
}

void sink(Record& record, const std::vector<PieceId>& ships, state::CaseRef cited) {
  for (const PieceId ship : ships) {
    organisation::destroy(record, ship, cited);
  }
}

/// [11.12] The price of a victory: ships of at least half the strength of those who were
/// eliminated.
constexpr int price(int strength) { return (strength + 1) / 2; }

/// [11.22] The defender leaves water in which he was before this phase: the attacker's forts there
/// fire at those who are out of it. The attacker goes back the way he came.
void endure_forts(Record& record, Side side, const std::vector<PieceId>& gone, WaterPlaceId from) {
  const Side enemy = board::enemy_of(side);
  for (const HexId fort : water::forts_over(record.now(), enemy, from)) {
    std::vector<PieceId> passed;
    std::copy_if(gone.begin(), gone.end(), std::back_inserter(passed), [&](PieceId ship) {
      return !water::lies_under(record.now(), fort, *water::place_of(record.now(), ship));
    });
    if (!passed.empty()) {
      record.begin(state::Transit{fort, side, std::move(passed)});
    }
  }
}

/// What the die means to the two sides, from the side that the result is about.
struct Outcome {
  bool of_attacker{};  ///< the result begins with A
  bool eliminated{};   ///< E and X
  bool at_a_price{};   ///< X
};

Outcome outcome_of(NavalResult result) {
  switch (result) {
    case NavalResult::AE:
      return {true, true, false};
    case NavalResult::AX:
      return {true, true, true};
    case NavalResult::AR:
      return {true, false, false};
    case NavalResult::DR:
      return {false, false, false};
    case NavalResult::DX:
      return {false, true, true};
    case NavalResult::DE:
      return {false, true, false};
  }
  return {};
}

void roll_combat(Record& record, const NavalBattle& battle) {
  const Situation now = record.now();
  const Side attacker = now.state.turn.acting;
  const Side defender = board::enemy_of(attacker);
  const std::array<std::vector<PieceId>, 2> ships{ships_of_combat(now, attacker, battle.place),
                                                  ships_of_combat(now, defender, battle.place)};
  const std::array<int, 2> strength{naval_strength(now, ships[0]), naval_strength(now, ships[1])};
  const HexId hex = now.map().water_place(battle.place).first_hex();
  for (const auto& own : ships) {
    for (const PieceId ship : own) {
      record.set(ship, Status::FoughtAtSea);
    }
  }
  // [11.13] As printed transports alone are fought like other ships (erratum E068): their strength
  // of nothing makes the best odds of the chart.
  if (strength[1] == 0 && now.in_force("E068"_erratum)) {
    record.end_decision();
    record.tell({"transports-caught",
                 "11.13"_case,
                 attacker,
                 ships[0].front(),
                 ships[1].front(),
                 hex,
                 {static_cast<int>(ships[1].size()), battle.place.value()}});
    sink(record, ships[1], "11.13"_case);
    return;
  }
  const int ratio = rulebook::naval_ratio(strength[0], std::max(strength[1], 1));
  record.tell({"naval-odds",
               "11.11"_case,
               attacker,
               ships[0].front(),
               ships[1].front(),
               hex,
               {strength[0], strength[1], ratio, battle.place.value()}});
  const int die = record.roll(rulebook::RollId::Naval, attacker, "11.12"_case, {std::nullopt, hex});
  const NavalResult result = now.book().naval.combat.result(die, ratio);
  const Outcome outcome = outcome_of(result);
  const Side loser = outcome.of_attacker ? attacker : defender;
  const std::size_t lost = outcome.of_attacker ? 0 : 1;
  const std::size_t won = 1 - lost;
  record.tell({outcome.at_a_price   ? "naval-eliminated-at-a-price"
               : outcome.eliminated ? "naval-eliminated"
                                    : "naval-driven-off",
               "11.12"_case,
               loser,
               ships[lost].front(),
               std::nullopt,
               hex,
               {battle.place.value()}});
  if (!outcome.eliminated) {
    record.end_decision();
    const std::vector<PieceId> gone = leave_water(record, ships[lost], battle.place);
    if (loser == defender) {
      endure_forts(record, loser, gone, battle.place);
    }
    return;
  }
  NavalBattle next = battle;
  next.result = static_cast<std::uint8_t>(result);
  next.stage = static_cast<std::uint8_t>(SeaStep::AfterPrice);
  next.leaving = transports_of(now, ships[won]);
  if (outcome.at_a_price) {
    record.change_decision(std::move(next));
  } else {
    record.end_decision();
  }
  sink(record, ships[lost], "11.12"_case);
  if (outcome.at_a_price) {
    organisation::lose_ships(record, board::enemy_of(loser), ships[won], 0, price(strength[lost]),
                             "11.12"_case);
  }
}

/// [11.13] The winner's transports are lost if the price took the last warship of their company.
void finish_battle(Record& record, const NavalBattle& battle) {
  record.end_decision();
  if (battle.leaving.empty() || !record.now().in_force("E068"_erratum)) {
    return;
  }
  const Side side = record.piece(battle.leaving.front()).side;
  if (!record.now().occupancy.warships(battle.place).has(side)) {
    sink(record, battle.leaving, "11.13"_case);
  }
}

/// [26.13] [11.12] [11.13] Who does not hold the water leaves it; transports alone are lost.
void settle_table_fight(Record& record, const NavalBattle& battle) {
  record.end_decision();
  const Side attacker = record.state().turn.acting;
  if (battle.result != kNobodyHolds) {
    record.tell({"table-water-held",
                 "26.13"_case,
                 static_cast<Side>(battle.result),
                 {},
                 {},
                 record.now().map().water_place(battle.place).first_hex(),
                 {}});
  }
  for (const Side side : board::kSides) {
    if (battle.result == kNobodyHolds || battle.result == static_cast<std::uint8_t>(side)) {
      continue;
    }
    std::vector<PieceId> left;
    std::copy_if(battle.leaving.begin(), battle.leaving.end(), std::back_inserter(left),
                 [&](PieceId id) {
                   return record.piece(id).side == side && record.piece(id).away() == nullptr;
                 });
    if (left.empty()) {
      continue;
    }
    if (naval_strength(record.now(), left) == 0 && record.now().in_force("E068"_erratum)) {
      sink(record, left, "11.13"_case);
      continue;
    }
    const std::vector<PieceId> gone = leave_water(record, left, battle.place);
    if (side != attacker) {
      endure_forts(record, side, gone, battle.place);
    }
  }
}

}  // namespace

bool waits_for_die(const NavalBattle& battle) noexcept {
  return static_cast<SeaStep>(battle.stage) == SeaStep::Roll;
}

std::vector<PieceId> ships_of_combat(const Situation& now, Side side, WaterPlaceId place) {
  std::vector<PieceId> result;
  for (const PieceId id : now.occupancy.pieces_at(place)) {
    if (is_ship_to_fight(now.piece(id), side)) {
      result.push_back(id);
    }
  }
  return result;
}

void decide_at_sea(Record& record, const LostAtSea& attacker, const LostAtSea& defender,
                   std::optional<Side> holder) {
  NavalBattle next = record.pending<NavalBattle>();
  const Side side = record.state().turn.acting;
  for (const Side each : board::kSides) {
    for (const PieceId ship : ships_of_combat(record.now(), each, next.place)) {
      record.set(ship, Status::FoughtAtSea);
      next.leaving.push_back(ship);
    }
  }
  next.stage = static_cast<std::uint8_t>(SeaStep::AfterTable);
  next.result = holder ? static_cast<std::uint8_t>(*holder) : kNobodyHolds;
  record.change_decision(std::move(next));
  if (attacker.ships > 0) {
    organisation::lose_ships(record, side, attacker.warships, attacker.ships, 0, "26.13"_case);
  }
  if (defender.ships > 0) {
    organisation::lose_ships(record, board::enemy_of(side), defender.warships, defender.ships, 0,
                             "26.13"_case);
  }
}

std::vector<WaterPlaceId> places_to_fight(const Situation& now) {
  std::vector<WaterPlaceId> result;
  for (const PieceId ship :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::Ship)) {
    if (!rulebook::is_warship(now.piece(ship).kind)) {
      continue;
    }
    const auto place = water::place_of(now, ship);
    if (place && is_to_be_fought(now, *place)) {
      result.push_back(*place);
    }
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

state::Ruling<> may_fight(const Situation& now, std::optional<WaterPlaceId> place) {
  if (!place) {
    if (now.in_force("E067"_erratum)) {
      return refused(refusal("11.11"_case, "must-fight"));
    }
    return places_to_fight(now).empty() ? refused(refusal("11.14"_case, "nobody-to-fight"))
                                        : state::Ruling<>{};
  }
  if (place->value() >= now.map().water_places().size() || !is_to_be_fought(now, *place)) {
    return refused(refusal("11.14"_case, "nobody-to-fight"));
  }
  return {};
}

void fight(Record& record, std::optional<WaterPlaceId> place) {
  if (place) {
    record.begin(NavalBattle{*place, 0, 0, {}});
    return;
  }
  for (const WaterPlaceId left : places_to_fight(record.now())) {
    for (const PieceId ship : ships_of_combat(record.now(), record.state().turn.acting, left)) {
      record.set(ship, Status::FoughtAtSea);
    }
  }
}

bool begin_only_combat(Record& record) {
  const Situation now = record.now();
  if (!now.in_force("E067"_erratum)) {
    return false;
  }
  const std::vector<WaterPlaceId> places = places_to_fight(now);
  if (places.size() != 1) {
    return false;
  }
  fight(record, places.front());
  return true;
}

void go_on_fighting(Record& record) {
  const auto battle = record.pending<NavalBattle>();
  if (static_cast<SeaStep>(battle.stage) == SeaStep::Roll) {
    roll_combat(record, battle);
  } else if (static_cast<SeaStep>(battle.stage) == SeaStep::AfterTable) {
    settle_table_fight(record, battle);
  } else {
    finish_battle(record, battle);
  }
}

}  // namespace core::naval
