#include "core/trial_play/invariants.h"

#include "core/base/contains.h"
#include "core/fortification/works.h"
#include "core/organisation/counters.h"
#include "core/supply/memo.h"
#include "core/supply/pool.h"
#include "core/water/ship_waters.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace core::trial_play {
namespace {

using board::Side;
using rulebook::PieceKind;
using state::GameState;
using state::Piece;
using state::Situation;

std::string about(const Piece& piece, const std::string& what) {
  return piece.sheet_id.str() + " (" + std::string{rulebook::name(piece.kind)} + " " +
         piece.value.str() + ") at " + state::label(piece.place) + " " + what;
}

/// A piece and what holds it are one place, one side, and both on the map.
std::string holding_fault(const GameState& state, const Piece& piece) {
  if (!piece.inside) {
    return {};
  }
  const Piece& outer = state.piece(*piece.inside);
  if (!rulebook::may_hold(outer.kind)) {
    return about(piece, "is inside what holds nothing");
  }
  if (outer.place != piece.place) {
    return about(piece, "is inside a piece that stands elsewhere, at " + state::label(outer.place));
  }
  return outer.side != piece.side ? about(piece, "is inside a piece of the Enemy") : std::string{};
}

/// [6.12] [7.12] Each in its element, and on the sheets that are played on [19.11].
std::string element_fault(const Situation& now, const Piece& piece) {
  if (piece.away() != nullptr || rulebook::is_rail_marker(piece.kind)) {
    return {};
  }
  if (piece.hex() != nullptr && !now.map().is_played(*piece.hex())) {
    return about(piece, "is off the sheets of the scenario");
  }
  if (rulebook::is_ship(piece.kind)) {
    const auto water = piece.hex() != nullptr ? now.map().water_of(*piece.hex())
                                              : now.map().water_of(*piece.river());
    if (!water) {
      return about(piece, "is a ship on dry land");
    }
    return water::closed_to(now.setting, piece.kind, now.map().water_place(*water))
               ? about(piece, "is a ship in water that is closed to it")
               : std::string{};
  }
  if (piece.activity.has(state::Status::Entrained) &&
      (piece.hex() == nullptr || !now.map().has_rail(*piece.hex()))) {
    return about(piece, "is entrained and on no railroad");
  }
  const bool aboard = piece.inside && now.state.transport_of(piece.id).has_value();
  if (aboard) {
    return {};
  }
  return piece.hex() == nullptr || !now.map().hex(*piece.hex()).is_land()
             ? about(piece, "is on land in no land hex")
             : std::string{};
}

std::string figures_fault(const Situation& now, const Piece& piece) {
  if (piece.strength < 0 || piece.stock < 0) {
    return about(piece, "has a figure below zero");
  }
  if (piece.away() == nullptr && rulebook::is_ground_combat_unit(piece.kind) &&
      piece.strength == 0) {
    return about(piece, "is a combat unit without strength");
  }
  const auto limit = now.book().stock_limits.find(piece.kind);
  if (limit != now.book().stock_limits.end() && piece.stock > limit->second) {
    return about(piece, "holds " + std::to_string(piece.stock) + " supply points of at most " +
                            std::to_string(limit->second));
  }
  return {};
}

/// [3.26] No more counters than there are.
std::string mix_fault(const Situation& now) {
  if (!now.in_force("E030"_erratum)) {
    return {};
  }
  std::array<std::map<std::pair<PieceKind, std::string>, int>, 2> used;
  for (const Piece& piece : now.state.pieces) {
    // [13.24] The counter of works that are shot away is free again.
    if (piece.is_in_play() && piece.kind != PieceKind::Leader &&
        !rulebook::is_rail_marker(piece.kind)) {
      ++used[static_cast<std::size_t>(piece.side)][{piece.kind, piece.value.str()}];
    }
  }
  for (const Side side : board::kSides) {
    for (const auto& [counter, count] : used[static_cast<std::size_t>(side)]) {
      const auto* row = now.book().find_mix(counter.first, counter.second);
      const int limit = row != nullptr ? row->count[static_cast<std::size_t>(side)] : 0;
      if (count > limit) {
        return std::string{board::name(side)} + " has " + std::to_string(count) + " counters " +
               std::string{rulebook::name(counter.first)} + " " + counter.second + " of " +
               std::to_string(limit);
      }
    }
  }
  return {};
}

/// [13.14] Both sides in a hex only about a fort; [11.12] in a water place only until the Combat
/// Phase has settled it.
std::string sharing_fault(const Situation& now) {
  for (const Piece& piece : now.state.pieces) {
    if (piece.hex() != nullptr && !fortification::may_share(now.occupancy, *piece.hex()) &&
        rulebook::is_ground_unit(piece.kind)) {
      return about(piece, "shares its hex with the Enemy");
    }
  }
  const state::Stage stage = now.state.turn.stage;
  // [11.11] As printed nobody has to fight at sea.
  if (now.in_force("E067"_erratum) && state::is_combat(stage) &&
      stage > state::Stage::NavalCombat) {
    for (std::size_t at = 0; at < now.map().water_places().size(); ++at) {
      const map::WaterPlaceId place{static_cast<std::uint16_t>(at)};
      if (now.occupancy.warships(place) == board::SideSet::both()) {
        return "both sides have warships at " + now.map().water_place(place).label() +
               " after the Naval Combat Segment";
      }
    }
  }
  return {};
}

std::string index_fault(const Situation& now) {
  const state::Occupancy fresh{now.map(), now.state};
  for (int at = 0; at < board::kHexCount; ++at) {
    if (!(fresh.at(at) == now.occupancy.at(at))) {
      return "the index does not know who stands in " + board::HexId::from_ordinal(at).label();
    }
  }
  for (const Side side : board::kSides) {
    for (std::size_t at = 0; at < state::kPieceClassCount; ++at) {
      const auto of = static_cast<state::PieceClass>(at);
      if (fresh.pieces_of(side, of) != now.occupancy.pieces_of(side, of)) {
        return "the index does not know all pieces of a class of the " +
               std::string{board::name(side)};
      }
    }
    for (int at = 0; at < rulebook::kPieceKindCount * static_cast<int>(state::kStrengths); ++at) {
      const auto kind = static_cast<PieceKind>(at % rulebook::kPieceKindCount);
      const int strength = at / rulebook::kPieceKindCount;
      if (fresh.in_play(side, kind, strength) != now.occupancy.in_play(side, kind, strength)) {
        return "the index does not know how many counters " + std::string{rulebook::name(kind)} +
               " the " + std::string{board::name(side)} + " has in play";
      }
    }
  }
  return {};
}

/// [17.05] The chains of supply that are kept between questions feed whom fresh ones feed.
std::string chain_fault(const Situation& now) {
  for (const Side side : board::kSides) {
    const supply::ChainOfSupply& kept = supply::chain_of(now, side);
    const supply::ChainOfSupply fresh{now.setting, now.state, side};
    // Makes the whole broadcast, which then answers for the fresh one; the kept one looks back.
    static_cast<void>(fresh.reach());
    if (kept.railheads() != fresh.railheads()) {
      return "the chain of supply kept for " + std::string{board::name(side)} +
             " has other railheads than the position";
    }
    for (const Piece& piece : now.state.pieces) {
      if (piece.side == side && kept.feeds(piece.id) != fresh.feeds(piece.id)) {
        return about(piece,
                     "is fed by the chain of supply kept and not by the position's, or the "
                     "other way round");
      }
    }
  }
  return {};
}

/// [21.0] to [25.0] The figures of a campaign within their bounds, and what they name there.
std::string war_fault(const Situation& now) {
  const state::War& war = now.state.war;
  for (const Side side : board::kSides) {
    const std::string who{board::name(side)};
    const auto at = static_cast<std::size_t>(side);
    if (war.manpower[at].points < 0 || war.politics[at].points < 0) {
      return who + " has Personnel or Political Points below zero";
    }
    if (now.state.treasury_of(side).pool > supply::kFullPool && now.setting.is_campaign()) {
      return who + " has more than the pool holds";
    }
    if (war.headquarters[at].corps < 0 || war.headquarters[at].armies < 0) {
      return who + " has headquarters below zero due";
    }
    if (war.relocated[at] && now.piece(*war.relocated[at]).kind != PieceKind::Department) {
      return who + " has relocated what is no Department";
    }
  }
  for (const state::FittingOut& fitting : war.fitting) {
    const Piece& ship = now.piece(fitting.ship);
    if (ship.kind != PieceKind::Ironclad || ship.away() != nullptr || !ship.is_fitting_out()) {
      return about(ship, "is said to be fitting out");
    }
  }
  for (const Piece& piece : now.state.pieces) {
    const bool fitting =
        std::any_of(war.fitting.begin(), war.fitting.end(),
                    [&](const state::FittingOut& each) { return each.ship == piece.id; });
    if (piece.is_fitting_out() && !fitting) {
      return about(piece, "is face down and not fitting out");
    }
  }
  return {};
}

std::string treasury_fault(const Situation& now) {
  const GameState& state = now.state;
  for (const Side side : board::kSides) {
    const state::Treasury& treasury = state.treasury_of(side);
    if (treasury.pool < 0 || treasury.rail_points < 0) {
      return std::string{board::name(side)} + " has a treasury below zero";
    }
  }
  for (const state::GroundStock& stock : state.ground) {
    if (stock.points <= 0) {
      return "supply points below one lie in " + stock.hex.label();
    }
    if (!now.map().hex(stock.hex).is_land()) {
      return "supply points lie in the sea at " + stock.hex.label();
    }
  }
  return {};
}

/// Whoever types a name means one counter; those without one are called by their number.
std::string names_fault(const state::GameState& state) {
  std::set<std::string_view> seen;
  for (const Piece& piece : state.pieces) {
    const std::string& name = piece.sheet_id.str();
    if (!name.empty() && !seen.insert(name).second) {
      return "two counters have the name " + name;
    }
  }
  return {};
}

}  // namespace

std::string broken_invariant(const Situation& now) {
  for (const Piece& piece : now.state.pieces) {
    if (piece.id.value() != static_cast<std::size_t>(&piece - now.state.pieces.data())) {
      return about(piece, "has the number of another piece");
    }
    for (std::string fault :
         {holding_fault(now.state, piece), element_fault(now, piece), figures_fault(now, piece)}) {
      if (!fault.empty()) {
        return fault;
      }
    }
  }
  for (std::string fault :
       {names_fault(now.state), treasury_fault(now), war_fault(now), mix_fault(now),
        sharing_fault(now), index_fault(now), chain_fault(now)}) {
    if (!fault.empty()) {
      return fault;
    }
  }
  return {};
}

namespace {

using base::operator""_case;

/// Cases by which SUP leave the game: gone down, destroyed, eaten, spent in battle, built with,
/// mended with, spent on production.
constexpr std::array kConsume{"7.25"_case,  "12.03"_case, "12.15"_case, "12.21"_case,
                              "13.51"_case, "18.31"_case, "21.52"_case, "21.60"_case,
                              "21.81"_case, "21.91"_case, "21.92"_case};
/// Cases by which they come into it.
constexpr std::array kBring{"19.33"_case, "19.34"_case, "21.21"_case, "21.22"_case,
                            "21.32"_case, "21.34"_case, "21.35"_case};

/// The SUP that events give and take, by case.
struct SupplyLedger {
  std::map<base::CaseRef, int> sums;

  void operator()(const state::StockChanged& event) { sums[event.cited] += event.by; }

  void operator()(const state::GroundChanged& event) { sums[event.cited] += event.by; }

  void operator()(const state::PoolChanged& event) { sums[event.cited] += event.by; }

  void operator()(const state::IncomeCame& event) { sums[event.cited] += event.by; }

  void operator()(const state::PieceCreated& event) { sums[event.cited] += event.piece.stock; }

  template <class Other>
  void operator()(const Other& /*event*/) {}
};

}  // namespace

std::string supply_points_fault(int before, const std::vector<state::Event>& events,
                                const GameState& after) {
  SupplyLedger ledger;
  for (const state::Event& event : events) {
    std::visit(ledger, event);
  }
  int sum = before;
  for (const auto& [cited, by] : ledger.sums) {
    sum += by;
    const bool in_order = by == 0 || (by < 0 && base::contains(kConsume, cited)) ||
                          (by > 0 && base::contains(kBring, cited));
    if (!in_order) {
      return std::to_string(by) + " supply points came by " + cited.text() +
             ", which neither brings nor consumes any";
    }
  }
  if (const int there = supply_points(after); there != sum) {
    return "there are " + std::to_string(there) + " supply points where the events leave " +
           std::to_string(sum);
  }
  return {};
}

int supply_points(const GameState& state) {
  int sum = 0;
  for (const Piece& piece : state.pieces) {
    sum += piece.stock;
  }
  for (const state::GroundStock& stock : state.ground) {
    sum += stock.points;
  }
  for (const Side side : board::kSides) {
    sum += state.treasury_of(side).pool;
  }
  return sum;
}

}  // namespace core::trial_play
