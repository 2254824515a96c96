#include "core/strategic/kentucky.h"

#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/strategic/campaign.h"
#include "core/territory/hex_control.h"

#include <algorithm>
#include <optional>

namespace core::strategic {
namespace {

using namespace base::literals;
using state::Piece;
using state::Rising;

constexpr std::string_view kKentucky = "KY";
/// [25.43] Militia that rises, in CSP, and the most of it in one city.
constexpr int kRising = 10;
constexpr int kMostInCity = 4;
/// [25.45] When it is rolled for, and the highest d6 for the Union.
constexpr rulebook::Cycle kLastNeutral{1861, 13};
constexpr int kForTheUnion = 5;

bool lies_in_kentucky(const Situation& now, HexId hex) {
  const map::State* const state = now.map().state_of(hex);
  return state != nullptr && state->code == kKentucky;
}

/// Cities of Kentucky without Enemies of the side, in the order of their labels.
std::vector<HexId> cities_for(const Situation& now, Side side) {
  std::vector<HexId> cities;
  for (const map::Town& town : now.map().towns()) {
    const state::HexOccupants& here = now.occupancy.at(town.hex);
    const Side enemy = board::enemy_of(side);
    if (town.state == kKentucky && town.is_city() && now.map().is_played(town.hex) &&
        !here.open_ground.has(enemy) && !here.garrison.has(enemy)) {
      cities.push_back(town.hex);
    }
  }
  std::sort(cities.begin(), cities.end());
  cities.erase(std::unique(cities.begin(), cities.end()), cities.end());
  return cities;
}

int risen_in(const Rising& decision, HexId hex) {
  const auto at = std::find_if(decision.placed.begin(), decision.placed.end(),
                               [&](const state::Risen& each) { return each.hex == hex; });
  return at == decision.placed.end() ? 0 : at->points;
}

}  // namespace

bool is_kentucky_neutral(const Situation& now) {
  const rulebook::Scenario* const scenario = now.setting.scenario.get();
  return scenario != nullptr && scenario->has_rule("25.41"_case) && !now.state.war.kentucky;
}

bool violates_kentucky(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  const auto ship = now.state.transport_of(id);
  if (ship || rulebook::is_ship(piece.kind)) {
    if (now.in_force("E101"_erratum) || piece.river() == nullptr) {
      return false;
    }
    // [25.44] As printed: on a river along Kentucky, with troops aboard.
    const auto troops = now.occupancy.contents(now.state, ship.value_or(id));
    const bool carries = std::any_of(troops.begin(), troops.end(), [&](PieceId aboard) {
      return rulebook::is_ground_unit(now.piece(aboard).kind);
    });
    const auto banks = piece.river()->hexes();
    return carries && std::any_of(banks.begin(), banks.end(),
                                  [&](HexId bank) { return lies_in_kentucky(now, bank); });
  }
  return rulebook::is_ground_unit(piece.kind) && piece.hex() != nullptr &&
         lies_in_kentucky(now, *piece.hex());
}

void join_kentucky(Record& record, Side side, state::CaseRef cited) {
  record.apply(state::KentuckyJoined{side, cited});
  for (const map::Hex& hex : record.now().map().hexes()) {
    const Situation now = record.now();
    if (!hex.is_land() || !lies_in_kentucky(now, hex.id) || !now.map().is_played(hex.id)) {
      continue;
    }
    const bool occupied = now.occupancy.at(hex.id).open_combat.has(board::enemy_of(side));
    if (!occupied && now.state.controller(hex.id) != side) {
      record.apply(state::ControlPassed{hex.id, side});
    }
    if (now.map().has_rail(hex.id)) {
      const board::SideSet owner{occupied ? board::enemy_of(side) : side};
      if (record.state().rail.net[static_cast<std::size_t>(hex.id.ordinal())] != owner) {
        record.apply(state::NetChanged{hex.id, owner});
      }
    }
  }
  record.begin(Rising{side, kRising, {}});
}

void violate_kentucky(Record& record, Side violator) {
  const Side side = board::enemy_of(violator);
  record.apply(state::PoliticsChanged{side, record.now().book().politics.kentucky, "25.43"_case});
  join_kentucky(record, side, "25.43"_case);
}

void roll_for_kentucky(Record& record) {
  if (record.state().cycle != kLastNeutral || !is_kentucky_neutral(record.now())) {
    return;
  }
  const int face = record.roll(rulebook::RollId::Kentucky, Side::Union, "25.45"_case);
  join_kentucky(record, kentucky_goes_to(face), "25.45"_case);
}

Side kentucky_goes_to(int face) noexcept {
  return face <= kForTheUnion ? Side::Union : Side::Confederate;
}

int militia_to_rise(const Situation& now, Side side) {
  int counters = 0;
  for (const auto& value : now.book().mix_values[PieceKind::Militia]) {
    counters +=
        value.strength * std::min(kRising, organisation::free_counters(
                                               now, side, PieceKind::Militia, value.strength));
  }
  const auto cities = static_cast<int>(cities_for(now, side).size());
  return std::min({kRising, kMostInCity * cities, counters});
}

state::Ruling<> may_rise(const Situation& now, HexId hex, int points) {
  const auto& decision = std::get<Rising>(now.state.turn.pending.back());
  const std::vector<HexId> cities = cities_for(now, decision.side);
  if (!std::binary_search(cities.begin(), cities.end(), hex)) {
    return state::refused(state::refusal("25.43"_case, "no-kentucky-city").in(hex));
  }
  const int most = std::min(decision.points, kMostInCity - risen_in(decision, hex));
  if (points < 1 || points > most) {
    return state::refused(
        state::refusal("25.43"_case, "too-many-rise").in(hex).figures(points, most));
  }
  const auto& values = now.book().mix_values[PieceKind::Militia];
  const bool counter = std::any_of(values.begin(), values.end(),
                                   [&](const auto& value) { return value.strength == points; });
  if (!counter || organisation::free_counters(now, decision.side, PieceKind::Militia, points) < 1) {
    return state::refused(state::refusal("3.26"_case, "mix-exceeded").figures(1, 0));
  }
  return {};
}

void rise(Record& record, HexId hex, int points) {
  auto decision = record.pending<Rising>();
  Piece piece = new_counter(record.now(), decision.side, PieceKind::Militia, points);
  piece.id = record.free_id();
  piece.place = hex;
  record.apply(state::PieceCreated{piece, "25.43"_case, {}});
  decision.points -= points;
  const auto at = std::find_if(decision.placed.begin(), decision.placed.end(),
                               [&](const state::Risen& each) { return each.hex == hex; });
  if (at == decision.placed.end()) {
    decision.placed.push_back({hex, points});
  } else {
    at->points += points;
  }
  const Side side = decision.side;
  record.change_decision(std::move(decision));
  organisation::come_to(record, side, hex);
}

bool go_on_rising(Record& record) {
  sequence::Choices legal = sequence::Choices::any();
  offer_rising(record.now(), legal);
  if (legal.has_choice()) {
    return false;
  }
  const auto& decision = record.pending<Rising>();
  if (decision.points > 0) {
    record.tell({"militia-not-risen", "25.43"_case, decision.side, {}, {}, {}, {decision.points}});
  }
  record.end_decision();
  return true;
}

void offer_rising(const Situation& now, sequence::Choices& legal) {
  const auto& decision = std::get<Rising>(now.state.turn.pending.back());
  for (const HexId hex : cities_for(now, decision.side)) {
    for (int points = 1; points <= kMostInCity; ++points) {
      if (legal.wants(sequence::ActionKind::PlaceArrival) && may_rise(now, hex, points)) {
        legal.add({sequence::ActionKind::PlaceArrival, {}, {}, hex, {}, points});
      }
    }
  }
}

}  // namespace core::strategic
