#include "core/supply/loading.h"

#include "core/base/contains.h"
#include "core/supply/memo.h"
#include "core/supply/pool.h"
#include "core/territory/besieged.h"
#include "core/water/transport.h"
#include "core/zones_of_control/naval_zones.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>

namespace core::supply {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Illegal;
using state::Piece;
using state::Record;
using state::Ruling;
using state::Situation;
using state::Stage;

constexpr int kSupplyOfOneLoad = 10;  // [7.26]

/// One way in which SUP may pass between a piece and something beside it.
struct Transfer {
  std::optional<PieceId> other;  ///< a Depot or Department; nothing for the ground
  std::optional<HexId> hex;      ///< of a ship: the ground of this hex
  HexId at;                      ///< where the SUP pass
  int most{};
};

/// Mostly there are few.
using Transfers = boost::container::small_vector<Transfer, 4>;

bool is_wagon(PieceKind kind) {
  return kind == PieceKind::SupplyTrain || kind == PieceKind::ArmyHq;
}

int room_in(const Situation& now, const Piece& piece) {
  if (rulebook::is_ship(piece.kind)) {
    const int weight = std::max(1, now.book().rail_weights.supply_point);
    return water::room_left(now, piece.id) / weight;
  }
  return now.book().unit_types[piece.kind].capacity.value_or(0) - piece.stock;
}

/// [5.28] In the move of a force only that loads: its wagons, while ships wait.
bool is_its_move(const state::Turn& turn, const Piece& piece) {
  if (turn.pending.empty()) {
    return true;
  }
  if (!is_wagon(piece.kind)) {
    return false;
  }
  const auto* const force = turn.innermost<state::ForceMove>();
  const auto has = [&](PieceId id) { return base::contains(force->units, id); };
  return force != nullptr && (has(piece.id) || (piece.inside && has(*piece.inside)));
}

/// Whether the piece is among those that may load now: of the acting side, on land, not besieged;
/// in the move of a force, of that force [5.28].
bool is_at_hand(const Situation& now, const Piece& piece) {
  if (piece.side != now.state.turn.acting || piece.hex() == nullptr ||
      !is_its_move(now.state.turn, piece)) {
    return false;
  }
  return !(piece.inside && now.state.transport_of(piece.id)) &&
         !territory::is_besieged_fort(now.occupancy, piece.side, *piece.hex());
}

/// [22.16] Whether the Department serves as a source.
bool functions(const Situation& now, const Piece& department) {
  return chain_of(now, department.side).functions(department.id);
}

/// SUP that the other piece gives, or takes.
int at_other(const Situation& now, const Piece& other, bool loading) {
  if (other.kind == PieceKind::Department) {
    const int pool =
        loading ? now.state.treasury_of(other.side).pool : room_in_pool(now, other.side);
    return pool > 0 && functions(now, other) ? pool : 0;
  }
  return loading ? other.stock : room_in(now, other);
}

/// Depots and Departments of the side in the hex, and the ground, with what they give or take.
/// @param most how many the piece could pass there; asked when there is something to pass.
template <class Most>
void add_transfers(const Situation& now, const Piece& piece, HexId hex, bool loading,
                   const Most& most, Transfers& result) {
  const bool distribution = now.state.turn.stage == Stage::Distribution;
  const bool afloat = rulebook::is_ship(piece.kind);
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    const Piece& other = now.piece(id);
    const bool gives = other.kind == PieceKind::Department ||
                       (other.kind == PieceKind::Depot && piece.kind != PieceKind::Depot);
    if (other.side != piece.side || !gives) {
      continue;
    }
    if (const int can = std::min(at_other(now, other, loading), most()); can > 0) {
      result.push_back({id, std::nullopt, hex, can});
    }
  }
  if (distribution || piece.kind == PieceKind::Depot) {
    return;
  }
  const int stock = loading ? now.state.ground_stock(hex) : 0;
  if (loading && (stock <= 0 || owner_of_ground(now, hex) != piece.side)) {
    return;
  }
  if (const int can = loading ? std::min(stock, most()) : most(); can > 0) {
    result.push_back({std::nullopt, afloat ? std::optional{hex} : std::nullopt, hex, can});
  }
}

/// [7.26] Points of the ship's range for so many SUP through the hex; nothing: not there.
std::optional<int> range_for(const Situation& now, const Piece& ship, HexId hex, int number) {
  const auto water = water::place_of(now, ship.id);
  const auto points = now.book().embarkation.points(rulebook::EmbarkationLine::SupplyPoints,
                                                    water::port_kind(now, ship.side, hex, *water));
  const int loads = (number + kSupplyOfOneLoad - 1) / kSupplyOfOneLoad;
  return points ? std::optional{*points * loads} : std::nullopt;
}

/// [7.26] SUP that the ship can still pay for through the hex.
int most_by_range(const Situation& now, const Piece& ship, HexId hex) {
  const auto of_one = range_for(now, ship, hex, 1);
  const int left = now.book().unit_types[ship.kind].range.value_or(0) - ship.activity.spent;
  return of_one && left > 0 ? left / std::max(1, *of_one) * kSupplyOfOneLoad : 0;
}

/// [7.21] [7.27] [9.53] The shores at which the transport may load and land.
board::SideHexes shores(const Situation& now, const Piece& ship) {
  board::SideHexes result;
  const auto water = water::place_of(now, ship.id);
  const board::Side enemy = board::enemy_of(ship.side);
  if (!water || zones_of_control::is_enemy_water(now.setting, now.occupancy, ship.side, *water)) {
    return result;
  }
  for (const HexId hex : now.map().contiguous_land(*water)) {
    const state::HexOccupants& here = now.occupancy.at(hex);
    const bool besieged = territory::is_besieged_fort(now.occupancy, ship.side, hex);
    const bool held = here.garrison.has(enemy) && !here.open_combat.has(ship.side);
    if (!here.open_ground.has(enemy) && !besieged && !held) {
      result.push_back(hex);
    }
  }
  return result;
}

/// [7.26] The same of a ship: while no force moves.
bool is_transport_at_hand(const Situation& now, const Piece& ship) {
  return rulebook::is_transport(ship.kind) && ship.side == now.state.turn.acting &&
         ship.away() == nullptr && now.state.turn.pending.empty() &&
         !ship.activity.has(state::Status::Ferried);
}

Transfers transfers_of(const Situation& now, const Piece& piece, bool loading) {
  Transfers result;
  if (!loading && piece.stock <= 0) {
    return result;
  }
  const bool distribution = now.state.turn.stage == Stage::Distribution;
  const bool ashore = is_wagon(piece.kind) || (piece.kind == PieceKind::Depot && distribution);
  const bool may = ashore ? is_at_hand(now, piece) : is_transport_at_hand(now, piece);
  if (!may || (distribution && !(ashore && loading))) {
    return result;
  }
  const int most = loading ? room_in(now, piece) : piece.stock;
  if (most <= 0) {
    return result;
  }
  if (ashore) {
    add_transfers(
        now, piece, *piece.hex(), loading, [&] { return most; }, result);
    return result;
  }
  for (const HexId hex : shores(now, piece)) {
    const auto over_the_shore = [&] { return std::min(most, most_by_range(now, piece, hex)); };
    add_transfers(now, piece, hex, loading, over_the_shore, result);
  }
  return result;
}

/// Where the action would have SUP pass.
std::optional<HexId> place_meant(const Situation& now, const Piece& carrier, const Action& action) {
  const state::HexId* const of_other = action.other ? now.piece(*action.other).hex() : nullptr;
  if (of_other != nullptr) {
    return *of_other;
  }
  return action.hex || carrier.hex() == nullptr ? action.hex : std::optional{*carrier.hex()};
}

/// Why the ship passes no SUP over that shore.
std::optional<Illegal> fault_of_shore(const Situation& now, const Piece& ship, HexId hex,
                                      const Action& action) {
  const auto water = water::place_of(now, ship.id);
  if (territory::is_besieged_fort(now.occupancy, ship.side, hex)) {
    const CaseRef cited = now.in_force("E042"_erratum) ? "7.27"_case : "13.39"_case;
    return state::refusal(cited, "no-supply-for-besieged").of(ship.id).in(hex);
  }
  if (water && zones_of_control::is_enemy_water(now.setting, now.occupancy, ship.side, *water)) {
    return state::refusal("9.53"_case, "enemy-warship-in-water").of(ship.id).in(hex);
  }
  const auto cost = water ? range_for(now, ship, hex, std::max(1, action.number)) : std::nullopt;
  const int range = now.book().unit_types[ship.kind].range.value_or(0) - ship.activity.spent;
  if (cost && *cost > range && base::contains(shores(now, ship), hex)) {
    return state::refusal("7.26"_case, "ship-range-short").with(ship.id).figures(*cost, range);
  }
  return std::nullopt;
}

/// Why the carrier passes no SUP at all in this way.
Illegal why_none_pass(const Situation& now, const Piece& carrier, const Action& action,
                      CaseRef cited) {
  const bool afloat = rulebook::is_transport(carrier.kind);
  const auto hex = place_meant(now, carrier, action);
  if (!now.state.turn.pending.empty() && !(is_wagon(carrier.kind) && is_at_hand(now, carrier))) {
    return state::refusal("5.28"_case, "another-force-moves").of(carrier.id);
  }
  if (afloat && carrier.activity.has(state::Status::Ferried)) {
    return state::refusal("7.31"_case, "ship-has-ferried").of(carrier.id);
  }
  if (afloat && hex) {
    if (const auto fault = fault_of_shore(now, carrier, *hex, action)) {
      return *fault;
    }
  }
  if (!afloat && hex && territory::is_besieged_fort(now.occupancy, carrier.side, *hex)) {
    return state::refusal("13.32"_case, "no-supply-for-besieged").of(carrier.id).in(*hex);
  }
  if (action.other && now.piece(*action.other).kind == PieceKind::Department &&
      !functions(now, now.piece(*action.other))) {
    return state::refusal("22.16"_case, "no-department-there").in(hex.value_or(HexId{}));
  }
  const Illegal illegal = state::refusal(cited, "no-supply-passes").of(carrier.id);
  return action.other ? illegal.with(*action.other) : illegal;
}

Ruling<> may_transfer(const Situation& now, const Action& action, bool loading) {
  const CaseRef cited = loading && !action.other ? "12.04"_case : "17.32"_case;
  if (!action.piece) {
    return state::refused(state::refusal(cited, "no-supply-passes"));
  }
  const Piece& carrier = now.piece(*action.piece);
  if (loading && is_wagon(carrier.kind) && is_at_hand(now, carrier) && room_in(now, carrier) <= 0) {
    return state::refused(
        state::refusal(carrier.kind == PieceKind::ArmyHq ? "16.31"_case : "17.41"_case,
                       "carrier-is-full")
            .of(carrier.id)
            .figures(action.number, carrier.stock));
  }
  const Transfers ways = transfers_of(now, carrier, loading);
  const auto way = std::find_if(ways.begin(), ways.end(), [&](const Transfer& transfer) {
    return transfer.other == action.other && transfer.hex == action.hex;
  });
  if (way == ways.end()) {
    return state::refused(why_none_pass(now, carrier, action, cited));
  }
  if (action.number < 1 || action.number > way->most) {
    auto illegal =
        state::refusal(cited, "supply-number").of(*action.piece).figures(action.number, way->most);
    illegal.least = 1;
    illegal.most = way->most;
    return state::refused(illegal);
  }
  return {};
}

void offer_transfers(const Situation& now, ActionKind kind, sequence::Choices& legal) {
  const bool loading = kind == ActionKind::LoadSupply;
  const state::Turn& turn = now.state.turn;
  const bool force_moves = turn.innermost<state::ForceMove>() != nullptr;
  if (!turn.pending.empty() && !force_moves) {
    return;  // [5.28]
  }
  for (const PieceId id :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::Carrier)) {
    if (!legal.wants(kind)) {
      return;
    }
    const Piece& piece = now.piece(id);
    // Most carriers fail here.
    if ((!loading && piece.stock <= 0) || (force_moves && !is_its_move(turn, piece))) {
      continue;
    }
    for (const Transfer& way : transfers_of(now, piece, loading)) {
      Action action{kind, piece.id, way.other, way.hex, {}, 0};
      while (++action.number <= way.most) {
        legal.add(action);
      }
    }
  }
}

/// Takes SUP from one side of the transfer and gives them to the other.
void transfer(Record& record, const Action& action, int sign, CaseRef cited) {
  const Piece piece = record.piece(*action.piece);
  HexId at;
  if (action.other) {
    at = *record.piece(*action.other).hex();
  } else {
    at = action.hex ? *action.hex : *piece.hex();
  }
  if (rulebook::is_ship(piece.kind)) {
    state::PointsSpent spent;
    spent.piece = piece.id;
    spent.movement = range_for(record.now(), piece, at, action.number).value_or(0);
    record.apply(spent);
  }
  const int by = sign * action.number;
  if (!action.other) {
    record.apply(state::GroundChanged{at, -by, cited});
  } else if (record.piece(*action.other).kind == PieceKind::Department) {
    record.apply(state::PoolChanged{piece.side, -by, cited});
  } else {
    record.apply(state::StockChanged{*action.other, -by, cited});
  }
  record.apply(state::StockChanged{piece.id, by, cited});
}

/// [12.03] SUP that the action could destroy.
int destructible(const Situation& now, const Action& action) {
  const Side side = now.state.turn.acting;
  if (action.piece) {
    const Piece& piece = now.piece(*action.piece);
    return piece.side == side &&
                   !(piece.away() != nullptr && piece.away()->kind == state::AwayKind::Unused)
               ? piece.stock
               : 0;
  }
  if (action.hex) {
    return owner_of_ground(now, *action.hex) == side ? now.state.ground_stock(*action.hex) : 0;
  }
  return now.state.treasury_of(side).pool;
}

void offer_numbers(const Situation& now, Action action, sequence::Choices& legal) {
  if (!legal.wants(action.kind)) {
    return;
  }
  const int most = destructible(now, action);
  for (action.number = 1; action.number <= most; ++action.number) {
    legal.add(action);
  }
}

}  // namespace

Ruling<> may_load(const Situation& now, const Action& action) {
  return may_transfer(now, action, true);
}

void load(Record& record, const Action& action) {
  transfer(record, action, 1, action.other ? "17.32"_case : "12.04"_case);
}

Ruling<> may_unload(const Situation& now, const Action& action) {
  return may_transfer(now, action, false);
}

void unload(Record& record, const Action& action) { transfer(record, action, -1, "17.32"_case); }

Ruling<> may_destroy(const Situation& now, const Action& action) {
  const int most = destructible(now, action);
  if (action.number < 1 || action.number > most) {
    auto illegal = state::refusal("12.03"_case, "supply-to-destroy").figures(action.number, most);
    illegal.piece = action.piece;
    illegal.at = action.hex;
    illegal.least = 1;
    illegal.most = most;
    return state::refused(illegal);
  }
  return {};
}

void destroy_supply(Record& record, const Action& action) {
  if (action.piece) {
    record.apply(state::StockChanged{*action.piece, -action.number, "12.03"_case});
  } else if (action.hex) {
    record.apply(state::GroundChanged{*action.hex, -action.number, "12.03"_case});
  } else {
    record.apply(state::PoolChanged{record.state().turn.acting, -action.number, "12.03"_case});
  }
}

void offer_loading(const Situation& now, sequence::Choices& legal) {
  offer_transfers(now, ActionKind::LoadSupply, legal);
}

void offer_unloading(const Situation& now, sequence::Choices& legal) {
  offer_transfers(now, ActionKind::UnloadSupply, legal);
}

void offer_destruction(const Situation& now, sequence::Choices& legal) {
  Action action;
  action.kind = ActionKind::DestroySupply;
  offer_numbers(now, action, legal);
  for (const state::GroundStock& ground : now.state.ground) {
    action.hex = ground.hex;
    offer_numbers(now, action, legal);
  }
  action.hex = std::nullopt;
  for (const Piece& piece : now.state.pieces) {
    if (piece.stock > 0) {
      action.piece = piece.id;
      offer_numbers(now, action, legal);
    }
  }
}

}  // namespace core::supply
