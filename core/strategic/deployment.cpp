#include "core/strategic/deployment.h"

#include "core/fortification/sieges.h"
#include "core/fortification/works.h"
#include "core/movement/entry.h"
#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/strategic/campaign.h"
#include "core/strategic/departments.h"
#include "core/strategic/partisans.h"
#include "core/supply/memo.h"
#include "core/territory/hex_control.h"
#include "core/water/ship_waters.h"

#include <algorithm>
#include <array>
#include <climits>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::Option;
using rulebook::RollId;
using sequence::Action;
using sequence::ActionKind;
using state::AwayKind;
using state::Piece;
using state::Ruling;
using state::Status;

/// [21.73] The highest d6 with which an Ironclad is finished, by Side.
constexpr std::array<int, 2> kFinished{2, 1};
/// [26.9] The cycle of its fitting out in which it is finished without a roll.
constexpr int kLastCycle = 6;

bool is_due(const Situation& now, const Piece& piece) {
  return piece.away() != nullptr && piece.away()->kind == AwayKind::Spiral &&
         piece.away()->until <= organisation::cycle_number(now);
}

int deployed_at(const Situation& now, HexId hex, PieceKind kind) {
  const auto& list = now.state.war.deployed;
  const auto found = std::find_if(list.begin(), list.end(), [&](const state::Deployed& each) {
    return each.hex == hex && each.kind == kind;
  });
  return found == list.end() ? 0 : found->count;
}

/// [21.61] Only the sites that have received the fewest of the kind.
std::vector<HexId> spread_evenly(const Situation& now, PieceKind kind, std::vector<HexId> sites) {
  int fewest = INT_MAX;
  for (const HexId site : sites) {
    fewest = std::min(fewest, deployed_at(now, site, kind));
  }
  std::erase_if(sites, [&](HexId site) { return deployed_at(now, site, kind) > fewest; });
  return sites;
}

/// [13.14] Whether the Enemy stands on top of the fort of the hex.
bool is_held_on_top(const Situation& now, Side side, HexId hex) {
  return now.occupancy.at(hex).open_ground.has(board::enemy_of(side)) &&
         !now.setting.begun_before.comes_among_enemies;
}

/// [13.13] The besieged fort that those go into who come new while he does; none whose works are
/// shot away [13.24].
std::optional<PieceId> fort_below(const Situation& now, Side side, HexId hex) {
  const auto fort =
      is_held_on_top(now, side, hex) ? fortification::besieged_fort(now, side, hex) : std::nullopt;
  return fort && fortification::works_stand(now, *fort) ? fort : std::nullopt;
}

/// [13.21] The CSP that the unit brings, and the room that is left for it.
std::pair<int, int> points_and_room(const Situation& now, const Piece& unit, PieceId fort) {
  const int room = fortification::capacity(now.book(), now.piece(fort).kind) -
                   fortification::strength_inside(now, fort);
  return {rulebook::is_ground_combat_unit(unit.kind) ? unit.strength : 0, std::max(room, 0)};
}

/// [21.61] As printed (E087) a Union Department that is besieged, and nothing else, receives too.
std::vector<HexId> sites_of(const Situation& now, Side side) {
  std::vector<HexId> sites = deployment_sites(now, side);
  if (side == Side::Confederate || now.in_force("E087"_erratum)) {
    return sites;
  }
  for (const Piece& piece : now.state.pieces) {
    if (piece.kind == PieceKind::Department && piece.side == side && piece.hex() != nullptr &&
        !piece.activity.has(Status::Neutralised) &&
        territory::controls(now.state, side, *piece.hex()) &&
        supply::chain_of(now, side).is_besieged(*piece.hex()) &&
        (!is_held_on_top(now, side, *piece.hex()) || fort_below(now, side, *piece.hex()))) {
      sites.push_back(*piece.hex());
    }
  }
  std::sort(sites.begin(), sites.end());
  sites.erase(std::unique(sites.begin(), sites.end()), sites.end());
  return sites;
}

/// [21.81] Coastal hexes with enough infantry of the side and no Base of it yet.
std::vector<HexId> places_for_base(const Situation& now, Side side) {
  std::vector<std::pair<HexId, int>> infantry;
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::CombatUnit)) {
    const Piece& piece = now.piece(id);
    if (piece.kind != PieceKind::Infantry || piece.hex() == nullptr || now.state.transport_of(id)) {
      continue;
    }
    const auto at = std::find_if(infantry.begin(), infantry.end(),
                                 [&](const auto& each) { return each.first == *piece.hex(); });
    if (at == infantry.end()) {
      infantry.emplace_back(*piece.hex(), piece.strength);
    } else {
      at->second += piece.strength;
    }
  }
  const auto has_base = [&](HexId hex) {
    return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [&](const Piece& piece) {
      return piece.kind == PieceKind::Base && piece.side == side && piece.hex() != nullptr &&
             *piece.hex() == hex;
    });
  };
  std::vector<HexId> places;
  for (const auto& [hex, csp] : infantry) {
    if (csp >= now.book().base.infantry && now.map().hex(hex).coastal &&
        territory::controls(now.state, side, hex) && !has_base(hex)) {
      places.push_back(hex);
    }
  }
  std::sort(places.begin(), places.end());
  return places;
}

bool is_river_type(PieceKind kind) noexcept {
  return kind == PieceKind::RiverFlotilla || kind == PieceKind::RiverTransport;
}

/// The water of the hexes in which a ship of the kind can be at all [7.12] [7.53].
std::vector<WaterPlaceId> waters_of(const Situation& now, PieceKind kind,
                                    const std::vector<HexId>& hexes) {
  std::vector<WaterPlaceId> waters;
  const auto add = [&](WaterPlaceId place) {
    if (!water::closed_to(now.setting, kind, now.map().water_place(place))) {
      waters.push_back(place);
    }
  };
  for (const HexId hex : hexes) {
    const auto touching = now.map().water_touching(hex);
    std::for_each(touching.begin(), touching.end(), add);
    if (const auto own = now.map().water_of(hex)) {
      add(*own);
    }
  }
  std::sort(waters.begin(), waters.end());
  waters.erase(std::unique(waters.begin(), waters.end()), waters.end());
  return waters;
}

/// [21.61] The naval entry, and for other than naval types the river yards that the Union holds.
std::vector<HexId> union_yards(const Situation& now, PieceKind kind) {
  std::vector<HexId> hexes;
  const map::Anomalies& anomalies = now.map().anomalies();
  if (anomalies.union_naval_entry) {
    hexes.push_back(*anomalies.union_naval_entry);
  }
  if (is_river_type(kind) || kind == PieceKind::Ironclad) {
    for (const HexId yard : anomalies.union_yards) {
      if (territory::controls(now.state, Side::Union, yard) &&
          !supply::chain_of(now, Side::Union).is_besieged(yard)) {
        hexes.push_back(yard);
      }
    }
  }
  return hexes;
}

/// [21.62] Friendly seaports, for river types also Friendly cities on a navigable river.
std::vector<HexId> confederate_yards(const Situation& now, PieceKind kind) {
  std::vector<HexId> hexes;
  for (const map::Town& town : now.map().towns()) {
    const bool port = town.seaport || (is_river_type(kind) && town.is_city() && town.river_port);
    if (port && now.map().is_played(town.hex) &&
        territory::controls(now.state, Side::Confederate, town.hex) &&
        !supply::chain_of(now, Side::Confederate).is_besieged(town.hex)) {
      hexes.push_back(town.hex);
    }
  }
  return hexes;
}

/// [21.71] Where the Ironclad is being built; the Union's anywhere.
std::optional<HexId> site_of(const Piece& ship) {
  const bool named = ship.kind == PieceKind::Ironclad && ship.side == Side::Confederate;
  return named ? std::optional{ship.away()->back} : std::nullopt;
}

Ruling<> is_due_now(const Situation& now, PieceId unit) {
  const Piece& piece = now.piece(unit);
  if (piece.away() == nullptr || piece.away()->kind != AwayKind::Spiral) {
    return state::refused(state::refusal("21.61"_case, "not-on-spiral").of(unit));
  }
  if (!is_due(now, piece)) {
    return state::refused(state::refusal("21.43"_case, "not-due")
                              .of(unit)
                              .figures(piece.away()->until - organisation::cycle_number(now), 0));
  }
  return {};
}

base::CaseRef case_of_deployment(const Piece& piece) {
  if (piece.kind == PieceKind::Base) {
    return "21.81"_case;
  }
  if (piece.kind == PieceKind::Partisan) {
    return "26.10"_case;
  }
  return piece.side == Side::Union ? "21.61"_case : "21.62"_case;
}

void finish(Record& record, const state::FittingOut& fitting) {
  record.apply(state::FittingChanged{fitting, false});
  record.set(fitting.ship, Status::FaceDown, false);
}

}  // namespace

std::vector<PieceId> due_units(const Situation& now, Side side) {
  std::vector<PieceId> due;
  for (const Piece& piece : now.state.pieces) {
    if (piece.side == side && is_due(now, piece)) {
      due.push_back(piece.id);
    }
  }
  return due;
}

std::vector<HexId> places_to_deploy(const Situation& now, PieceId unit) {
  const Piece& piece = now.piece(unit);
  if (rulebook::is_ship(piece.kind)) {
    return {};
  }
  if (piece.kind == PieceKind::Base) {
    return places_for_base(now, piece.side);
  }
  if (piece.kind == PieceKind::Partisan) {
    return places_for_partisans(now);
  }
  std::vector<HexId> sites = sites_of(now, piece.side);
  std::erase_if(sites, [&](HexId hex) {
    const auto fort = fort_below(now, piece.side, hex);
    const auto [points, room] = fort ? points_and_room(now, piece, *fort) : std::pair{0, 0};
    return points > room;
  });
  return piece.side == Side::Union ? spread_evenly(now, piece.kind, sites) : sites;
}

std::vector<WaterPlaceId> waters_to_launch(const Situation& now, PieceId ship) {
  const Piece& piece = now.piece(ship);
  if (!rulebook::is_ship(piece.kind)) {
    return {};
  }
  if (const auto site = site_of(piece)) {
    return waters_of(now, piece.kind, {*site});
  }
  return waters_of(now, piece.kind,
                   piece.side == Side::Union ? union_yards(now, piece.kind)
                                             : confederate_yards(now, piece.kind));
}

Ruling<> may_deploy(const Situation& now, PieceId unit, HexId hex) {
  if (const Ruling<> due = is_due_now(now, unit); !due) {
    return due;
  }
  const Piece& piece = now.piece(unit);
  if (piece.kind == PieceKind::Partisan) {
    return may_rise_in(now, unit, hex);
  }
  const std::vector<HexId> places = places_to_deploy(now, unit);
  if (std::binary_search(places.begin(), places.end(), hex)) {
    return {};
  }
  const auto no = [&](base::CaseRef cited, std::string_view reason) {
    return state::refused(state::refusal(cited, reason).of(unit).in(hex));
  };
  if (rulebook::is_ship(piece.kind)) {
    return no(case_of_deployment(piece), "ships-are-launched");
  }
  if (piece.kind == PieceKind::Base) {
    return no("21.81"_case, "no-place-for-base");
  }
  const std::vector<HexId> sites = sites_of(now, piece.side);
  const bool is_site = std::binary_search(sites.begin(), sites.end(), hex);
  if (const auto fort = is_site ? fort_below(now, piece.side, hex) : std::nullopt) {
    if (const auto [points, room] = points_and_room(now, piece, *fort); points > room) {
      return state::refused(state::refusal("13.21"_case, "fort-is-full")
                                .of(unit)
                                .with(*fort)
                                .in(hex)
                                .figures(points, room));
    }
  }
  return is_site ? no("21.61"_case, "others-come-first")
                 : no(case_of_deployment(piece), "no-department-there");
}

void deploy(Record& record, PieceId unit, HexId hex) {
  const Piece before = record.piece(unit);
  record.move(unit, hex, fort_below(record.now(), before.side, hex), case_of_deployment(before));
  record.apply(state::UnitDeployed{hex, before.kind});
  if (before.kind == PieceKind::Partisan) {
    movement::take_hex(record, before.side, hex);  // the Union's until now
  }
  organisation::come_to(record, before.side, hex);
}

Ruling<> may_launch(const Situation& now, PieceId ship, WaterPlaceId water) {
  if (const Ruling<> due = is_due_now(now, ship); !due) {
    return due;
  }
  const std::vector<WaterPlaceId> waters = waters_to_launch(now, ship);
  if (!std::binary_search(waters.begin(), waters.end(), water)) {
    return state::refused(state::refusal(case_of_deployment(now.piece(ship)), "no-yard-there")
                              .of(ship)
                              .in_water(water)
                              .in(now.map().water_place(water).first_hex()));
  }
  return {};
}

void launch(Record& record, PieceId ship, WaterPlaceId water) {
  const Piece before = record.piece(ship);
  const map::WaterPlace& place = record.now().map().water_place(water);
  const state::Place to = place.hex ? state::Place{*place.hex} : state::Place{*place.side};
  record.move(ship, to, std::nullopt, case_of_deployment(before));
  if (before.kind == PieceKind::Ironclad) {
    const auto now = static_cast<std::int16_t>(organisation::cycle_number(record.now()));
    record.set(ship, Status::FaceDown);
    record.apply(
        state::FittingChanged{{ship, site_of(before).value_or(place.first_hex()), now}, true});
  }
}

void offer_deployment(const Situation& now, sequence::Choices& legal) {
  for (const PieceId unit : due_units(now, now.state.turn.acting)) {
    if (!legal.wants_any_of(ActionKind::Deploy, ActionKind::Launch)) {
      return;
    }
    for (const HexId hex : places_to_deploy(now, unit)) {
      legal.add({ActionKind::Deploy, unit, {}, hex, {}, 0});
    }
    for (const WaterPlaceId water : waters_to_launch(now, unit)) {
      legal.add({ActionKind::Launch, unit, {}, {}, water, 0});
    }
  }
}

void fit_out(Record& record, Side side) {
  const std::vector<state::FittingOut> all = record.state().war.fitting;
  for (const state::FittingOut& fitting : all) {
    if (record.piece(fitting.ship).side != side) {
      continue;
    }
    const int cycles = organisation::cycle_number(record.now()) - fitting.since + 1;
    if (record.setting().switches.options.has(Option::IroncladInSixthCycle) &&
        cycles >= kLastCycle) {
      record.tell({"ironclad-in-time", "26.9"_case, side, fitting.ship, {}, {}, {cycles}});
      finish(record, fitting);
      continue;
    }
    const int highest = kFinished.at(static_cast<std::size_t>(side));
    const int face = record.roll(RollId::Ironclad, side, "21.73"_case, {fitting.ship, {}});
    const bool done = face <= highest;
    record.tell({done ? "ironclad-finished" : "ironclad-unfinished",
                 "21.73"_case,
                 side,
                 fitting.ship,
                 {},
                 {},
                 {highest, face}});
    if (done) {
      finish(record, fitting);
    }
  }
}

void lose_yard(Record& record, HexId hex) {
  if (!record.now().in_force("E088"_erratum)) {
    return;
  }
  const std::vector<state::FittingOut> all = record.state().war.fitting;
  for (const state::FittingOut& fitting : all) {
    if (fitting.site == hex && record.piece(fitting.ship).side == Side::Confederate) {
      record.apply(state::FittingChanged{fitting, false});
      record.eliminate(fitting.ship, "21.74"_case);
    }
  }
  std::vector<PieceId> unfinished;
  for (const Piece& piece : record.state().pieces) {
    const state::Away* const away = piece.away();
    if (piece.kind == PieceKind::Ironclad && piece.side == Side::Confederate && away != nullptr &&
        away->kind == AwayKind::Spiral && away->back == hex) {
      unfinished.push_back(piece.id);
    }
  }
  for (const PieceId ship : unfinished) {
    record.eliminate(ship, "21.74"_case);
  }
}

}  // namespace core::strategic
