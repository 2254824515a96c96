#include "core/data/setup_proof.h"

#include "core/fortification/works.h"
#include "core/organisation/counters.h"
#include "core/organisation/headquarters.h"
#include "core/rulebook/chart.h"
#include "core/water/ship_waters.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace core::data {
namespace {

using namespace base::literals;
using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::Finding;
using state::GameState;
using state::label;
using state::Piece;
using state::PieceId;

template <class Wanted>
std::size_t count_pieces(const GameState& state, Wanted wanted) {
  return static_cast<std::size_t>(std::count_if(state.pieces.begin(), state.pieces.end(), wanted));
}

std::string at_place(const Piece& piece) {
  return state::title(piece) + " in " + label(piece.place);
}

/// Whether the piece is aboard a ship, at any depth. Leaders may be aboard warships too [10.31].
bool is_aboard(const GameState& state, const Piece& piece) {
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& ship) {
    return rulebook::is_ship(ship.kind) && state::is_within(state, piece.id, ship.id);
  });
}

/// [3.13] [19.21] Rows that could not be set up, and pieces off the sheets that the set-up uses.
SetupCheck check_places(const OpenedSetup& setup) {
  SetupCheck check{"places on the map of the set-up",
                   "3.13"_case,
                   setup.state.pieces.size() + setup.remarks.size(),
                   {}};
  for (const SetupRemark& remark : setup.remarks) {
    check.findings.push_back({"3.13"_case, remark.key, remark.text});
  }
  const std::vector<board::Sheet>& sheets = setup.info.sheets;
  for (const Piece& piece : setup.state.pieces) {
    if (piece.away() != nullptr) {
      continue;
    }
    const auto on_a_sheet = [&](HexId hex) {
      return std::find(sheets.begin(), sheets.end(), hex.sheet()) != sheets.end();
    };
    const bool on = piece.hex() != nullptr
                        ? on_a_sheet(*piece.hex())
                        : std::ranges::any_of(piece.river()->hexes(), on_a_sheet);
    if (!sheets.empty() && !on) {
      check.findings.push_back(
          {"19.21"_case, piece.sheet_id, at_place(piece) + ": the set-up does not use this sheet"});
    }
  }
  return check;
}

std::optional<Finding> fault_of_place(const OpenedSetup& setup, const Piece& piece) {
  const map::Map& map = *setup.setting.map;
  const bool ship = rulebook::is_ship(piece.kind);
  if (ship || is_aboard(setup.state, piece)) {
    const auto water = piece.hex() != nullptr ? map.water_of(*piece.hex())
                                              : map.water_of(std::get<board::HexSide>(piece.place));
    if (!water) {
      return Finding{"3.15"_case, piece.sheet_id, at_place(piece) + ": ships do not stand there"};
    }
    return std::nullopt;
  }
  if (piece.hex() == nullptr) {
    return Finding{"3.14"_case, piece.sheet_id,
                   at_place(piece) + ": only ships stand on a hexside"};
  }
  if (!map.hex(*piece.hex()).is_land()) {
    return Finding{"6.12"_case, piece.sheet_id, at_place(piece) + ": the hex is all water"};
  }
  return std::nullopt;
}

/// [3.14] [3.15] Land pieces on land, ships on water.
SetupCheck check_ground(const OpenedSetup& setup) {
  SetupCheck check{
      "land pieces on land, ships on water", "3.15"_case, setup.state.pieces.size(), {}};
  for (const Piece& piece : setup.state.pieces) {
    if (piece.away() != nullptr) {
      continue;
    }
    if (auto fault = fault_of_place(setup, piece)) {
      check.findings.push_back(std::move(*fault));
    }
  }
  return check;
}

std::optional<Finding> fault_of_ship(const rulebook::Setting& setting, const Piece& ship) {
  const map::Map& map = *setting.map;
  const auto place = ship.hex() != nullptr ? map.water_of(*ship.hex())
                                           : map.water_of(std::get<board::HexSide>(ship.place));
  if (!place) {
    return std::nullopt;  // told by the check of land and water
  }
  const auto closed = water::closed_to(setting, ship.kind, map.water_place(*place));
  if (!closed) {
    return std::nullopt;
  }
  return Finding{*closed, ship.sheet_id,
                 at_place(ship) + (*closed == "7.53"_case
                                       ? ": naval types do not come into the closed lake"
                                       : ": river types stay in rivers and near their mouths")};
}

/// [7.12] [7.53] Ships in waters of their type.
SetupCheck check_ships(const OpenedSetup& setup) {
  const auto ship = [](const Piece& piece) {
    return rulebook::is_ship(piece.kind) && piece.away() == nullptr;
  };
  SetupCheck check{
      "ships in waters of their type", "7.12"_case, count_pieces(setup.state, ship), {}};
  for (const Piece& piece : setup.state.pieces) {
    if (ship(piece)) {
      if (auto fault = fault_of_ship(setup.setting, piece)) {
        check.findings.push_back(std::move(*fault));
      }
    }
  }
  return check;
}

/// Weight of a piece on its own, without what it holds [3.21] [6.56]; nothing when it cannot be
/// carried.
std::optional<int> weight(const rulebook::Rulebook& rulebook, const Piece& piece) {
  const std::string& cell =
      rulebook::chart_cell(rulebook, "unit_types", name(piece.kind), "weight");
  const int stock =
      piece.stock * rulebook::chart_figure(rulebook, "rail_weights", "SUP", "weight").value_or(0);
  if (cell == "strength") {
    return piece.strength + stock;
  }
  const auto figure = rulebook::chart_figure(rulebook, "unit_types", name(piece.kind), "weight");
  return figure ? std::optional{*figure + stock} : std::nullopt;
}

/// [10.31] Whether a warship will do: for leaders and empty HQs.
bool goes_by_warship(const GameState& state, const Piece& piece) {
  return piece.kind == PieceKind::Leader ||
         (rulebook::is_headquarters(piece.kind) && piece.stock == 0 &&
          organisation::roster(state, piece.id).empty());
}

std::optional<Finding> fault_aboard(const GameState& state, const Piece& piece, const Piece& ship,
                                    const rulebook::Rulebook& rulebook) {
  const std::string what = at_place(piece) + " aboard " + at_place(ship);
  const bool carries = rulebook::is_transport(ship.kind) || goes_by_warship(state, piece);
  if (!carries || !weight(rulebook, piece)) {
    return Finding{"7.21"_case, piece.sheet_id, what + ": such a ship does not carry it"};
  }
  if (piece.side != ship.side || piece.place != ship.place) {
    return Finding{"7.21"_case, piece.sheet_id,
                   what + ": the ship is of the other side or in another place"};
  }
  return std::nullopt;
}

std::optional<Finding> fault_of_load(const OpenedSetup& setup, const Piece& ship) {
  const rulebook::Rulebook& rulebook = *setup.setting.rulebook;
  int load =
      ship.stock * rulebook::chart_figure(rulebook, "rail_weights", "SUP", "weight").value_or(0);
  for (const Piece& piece : setup.state.pieces) {
    if (state::is_within(setup.state, piece.id, ship.id)) {
      load += weight(rulebook, piece).value_or(0);
    }
  }
  const auto limit = rulebook::chart_figure(rulebook, "unit_types", name(ship.kind), "capacity");
  if (limit && load > *limit) {
    return Finding{"7.21"_case, ship.sheet_id,
                   at_place(ship) + " carries weight " + std::to_string(load) + ", it may carry " +
                       std::to_string(*limit)};
  }
  return std::nullopt;
}

/// [7.21] What is aboard, and how much.
SetupCheck check_loads(const OpenedSetup& setup) {
  const auto ship = [](const Piece& piece) { return rulebook::is_ship(piece.kind); };
  SetupCheck check{"loads of ships", "7.21"_case, count_pieces(setup.state, ship), {}};
  for (const Piece& piece : setup.state.pieces) {
    const Piece* const outer = piece.inside ? &setup.state.piece(*piece.inside) : nullptr;
    if (outer != nullptr && ship(*outer)) {
      if (auto fault = fault_aboard(setup.state, piece, *outer, *setup.setting.rulebook)) {
        check.findings.push_back(std::move(*fault));
      }
    }
    if (ship(piece)) {
      if (auto fault = fault_of_load(setup, piece)) {
        check.findings.push_back(std::move(*fault));
      }
    }
  }
  return check;
}

std::optional<Finding> fault_inside(const GameState& state, const Piece& piece) {
  if (state::is_within(state, piece.id, piece.id)) {
    return Finding{"16.11"_case, piece.sheet_id, state::title(piece) + " is inside itself"};
  }
  const Piece& outer = state.piece(*piece.inside);
  if (!rulebook::is_fort(outer.kind) && !rulebook::is_headquarters(outer.kind) &&
      !rulebook::is_ship(outer.kind)) {
    return Finding{"16.11"_case, piece.sheet_id,
                   state::title(piece) + " in " + state::title(outer) +
                       ": only forts, HQs and ships hold pieces"};
  }
  // Units and leaders of an HQ, the fort's and the ship's own checks name other faults.
  if (piece.kind == PieceKind::Leader && rulebook::is_headquarters(outer.kind) &&
      (piece.side != outer.side || piece.place != outer.place)) {
    return Finding{"16.11"_case, piece.sheet_id,
                   at_place(piece) + " on " + at_place(outer) +
                       ": the HQ is of the other side or in another place"};
  }
  return std::nullopt;
}

/// [16.11] [13.13] What is inside what.
SetupCheck check_inside(const OpenedSetup& setup) {
  SetupCheck check{
      "what is inside what", "16.11"_case,
      count_pieces(setup.state, [](const Piece& piece) { return piece.inside.has_value(); }),
      fortification::check_inside(setup.state)};
  for (const Piece& piece : setup.state.pieces) {
    if (piece.inside) {
      if (auto fault = fault_inside(setup.state, piece)) {
        check.findings.push_back(std::move(*fault));
      }
    }
  }
  return check;
}

/// [16.31] [17.41] [17.51] Supply points held. Forts hold any number inside, transports by weight
/// [7.21]; other pieces none.
SetupCheck check_stocks(const OpenedSetup& setup) {
  SetupCheck check{"supply points held",
                   "17.51"_case,
                   count_pieces(setup.state, [](const Piece& piece) { return piece.stock != 0; }),
                   {}};
  const auto& limits = setup.setting.rulebook->stock_limits;
  for (const Piece& piece : setup.state.pieces) {
    if (piece.stock == 0 || rulebook::is_fort(piece.kind) || rulebook::is_transport(piece.kind)) {
      continue;
    }
    const auto row = limits.find(piece.kind);
    const int limit = row == limits.end() ? 0 : row->second;
    if (piece.stock < 0 || piece.stock > limit) {
      const auto cited = piece.kind == PieceKind::ArmyHq        ? "16.31"_case
                         : piece.kind == PieceKind::SupplyTrain ? "17.41"_case
                                                                : "17.51"_case;
      check.findings.push_back({cited, piece.sheet_id,
                                at_place(piece) + " holds " + std::to_string(piece.stock) +
                                    " SUP, it may hold " + std::to_string(limit)});
    }
  }
  return check;
}

/// [17.53]
SetupCheck check_depots(const OpenedSetup& setup) {
  const auto depot = [](const Piece& piece) {
    return piece.kind == PieceKind::Depot && piece.away() == nullptr;
  };
  SetupCheck check{"one Depot a side and hex", "17.53"_case, count_pieces(setup.state, depot), {}};
  std::map<std::pair<state::Place, Side>, const Piece*> seen;
  for (const Piece& piece : setup.state.pieces) {
    if (depot(piece) && !seen.try_emplace({piece.place, piece.side}, &piece).second) {
      check.findings.push_back({"17.53"_case, piece.sheet_id,
                                at_place(piece) + ": the side has another Depot in the hex, " +
                                    seen.at({piece.place, piece.side})->sheet_id});
    }
  }
  return check;
}

/// [22.11]
SetupCheck check_departments(const OpenedSetup& setup) {
  const auto department = [](const Piece& piece) { return piece.kind == PieceKind::Department; };
  SetupCheck check{
      "Departments in cities", "22.11"_case, count_pieces(setup.state, department), {}};
  for (const Piece& piece : setup.state.pieces) {
    if (department(piece) &&
        (piece.hex() == nullptr || !setup.setting.map->has_city(*piece.hex()))) {
      check.findings.push_back(
          {"22.11"_case, piece.sheet_id, at_place(piece) + ": there is no city"});
    }
  }
  return check;
}

std::string held_by(state::Controller controller) {
  if (!controller) {
    return "neither side";
  }
  return *controller == Side::Union ? "the Union" : "the Confederacy";
}

/// [3.23] [3.28] Hexes with ground combat units belong to their side, fort hexes to the garrison's.
SetupCheck check_control(const OpenedSetup& setup) {
  SetupCheck check{"control of occupied hexes", "3.23"_case, 0, {}};
  const state::Occupancy occupancy{*setup.setting.map, setup.state};
  for (const map::Hex& hex : setup.setting.map->hexes()) {
    const state::HexOccupants& here = occupancy.at(hex.id);
    const board::SideSet holders = here.garrison.empty() ? here.open_combat : here.garrison;
    if (holders.empty()) {
      continue;
    }
    ++check.examined;
    const state::Controller holder = setup.state.controller(hex.id);
    if (!holder || !holders.has(*holder)) {
      check.findings.push_back({here.garrison.empty() ? "3.23"_case : "3.28"_case, "",
                                hex.id.label() + " is held by " + held_by(holder) + ", but " +
                                    (holders.has(Side::Union) ? "Union" : "Confederate") +
                                    (here.garrison.empty() ? " combat units stand in it"
                                                           : " units are inside its fort")});
    }
  }
  return check;
}

/// [18.14] [18.23] Railheads and cuts on railroads.
SetupCheck check_rail_markers(const OpenedSetup& setup) {
  SetupCheck check{"railheads and cuts on railroads", "18.14"_case, 0, {}};
  const map::Map& map = *setup.setting.map;
  for (const map::Hex& hex : map.hexes()) {
    const auto ordinal = static_cast<std::size_t>(hex.id.ordinal());
    const bool cut = setup.state.rail.cut[ordinal];
    const bool railhead = !setup.state.rail.railhead[ordinal].empty();
    if (!cut && !railhead) {
      continue;
    }
    ++check.examined;
    if (!map.has_rail(hex.id)) {
      check.findings.push_back({cut ? "18.23"_case : "18.14"_case, "",
                                std::string{cut ? "a cut" : "a railhead"} + " in " +
                                    hex.id.label() + ": no railroad runs there"});
    }
  }
  return check;
}

}  // namespace

std::vector<SetupCheck> check_setup(const OpenedSetup& setup) {
  const rulebook::Setting& setting = setup.setting;
  const GameState& state = setup.state;
  const auto of = [&](auto wanted) { return count_pieces(state, wanted); };
  const auto with_kind = [&](PieceKind kind) {
    return of([=](const Piece& piece) { return piece.kind == kind; });
  };
  const std::size_t headquarters =
      of([](const Piece& piece) { return rulebook::is_headquarters(piece.kind); });
  const std::size_t forts = of([](const Piece& piece) { return rulebook::is_fort(piece.kind); });
  const std::size_t ground =
      of([](const Piece& piece) { return rulebook::is_ground_unit(piece.kind); });

  std::vector<SetupCheck> checks;
  checks.push_back(check_places(setup));
  checks.push_back(check_ground(setup));
  checks.push_back(check_ships(setup));
  checks.push_back({"counter mix", "3.26"_case, organisation::counter_mix(setting, state).size(),
                    organisation::check_counter_mix(setting, state)});
  checks.push_back({"leaders", "10.01"_case, with_kind(PieceKind::Leader),
                    organisation::check_leaders(setting, state)});
  checks.push_back({"rosters of headquarters", "16.22"_case, headquarters,
                    organisation::check_rosters(setting, state)});
  checks.push_back({"commanders of headquarters", "10.18"_case, headquarters,
                    organisation::check_commanders(setting, state)});
  checks.push_back(check_inside(setup));
  checks.push_back(
      {"capacity of forts", "13.12"_case, forts, fortification::check_capacity(setting, state)});
  checks.push_back({"Entrenchments manned", "13.11"_case, with_kind(PieceKind::Entrenchment),
                    fortification::check_entrenchments(state)});
  checks.push_back({"no hex shared but at a fort", "13.14"_case, ground,
                    fortification::check_shared_hexes(setting, state)});
  checks.push_back(check_loads(setup));
  checks.push_back(check_stocks(setup));
  checks.push_back(check_depots(setup));
  checks.push_back(check_departments(setup));
  checks.push_back(check_control(setup));
  checks.push_back(check_rail_markers(setup));
  return checks;
}

}  // namespace core::data
