#include "core/water/florida.h"

#include "core/water/sailing.h"

#include <algorithm>

namespace core::water {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::ActionKind;
using state::AwayKind;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Status;

/// [7.41] A ship that leaves in Game-Turn n is off the map in n + 1 and enters in n + 2.
constexpr int kGameTurnsAway = 2;

using Edge = std::vector<HexId>;

bool holds(const Edge& edge, HexId hex) {
  return std::find(edge.begin(), edge.end(), hex) != edge.end();
}

/// The edge to which a ship that stands in the hex goes; null where none leaves the map.
const Edge* edge_beyond(const Situation& now, HexId hex) {
  const map::Anomalies& anomalies = now.map().anomalies();
  if (holds(anomalies.florida_atlantic, hex)) {
    return &anomalies.florida_gulf;
  }
  return holds(anomalies.florida_gulf, hex) ? &anomalies.florida_atlantic : nullptr;
}

/// The edge that the hex belongs to.
const Edge& edge_of(const Situation& now, HexId hex) {
  const map::Anomalies& anomalies = now.map().anomalies();
  return holds(anomalies.florida_gulf, hex) ? anomalies.florida_gulf : anomalies.florida_atlantic;
}

bool is_naval_type(PieceKind kind) {
  return kind == PieceKind::NavalFlotilla || kind == PieceKind::NavalTransport;
}

/// [7.16]
bool is_kept_out(const Situation& now, const Piece& ship, HexId hex) {
  return rulebook::is_transport(ship.kind) && now.in_force("E041"_erratum) &&
         now.occupancy.warships(*now.map().water_of(hex)).has(board::enemy_of(ship.side));
}

/// The first place of entry from the one named on, round the edge, that is open to the ship.
std::optional<HexId> entry(const Situation& now, const Piece& ship, HexId named) {
  const Edge& edge = edge_of(now, named);
  const auto at = std::find(edge.begin(), edge.end(), named);
  Edge order(at, edge.end());
  order.insert(order.end(), edge.begin(), at);
  const auto open = std::find_if(order.begin(), order.end(), [&](HexId hex) {
    return now.map().water_of(hex).has_value() && !is_kept_out(now, ship, hex);
  });
  return open != order.end() ? std::optional{*open} : std::nullopt;
}

/// What is asked of the ship, wherever it wants to come back.
state::Ruling<> may_leave_map(const Situation& now, PieceId ship) {
  const Piece& piece = now.piece(ship);
  if (!is_naval_type(piece.kind) || piece.side != now.state.turn.acting) {
    return refused(refusal("7.41"_case, "no-naval-type").of(ship));
  }
  if (moving_force(now.state) != nullptr) {
    return refused(refusal("7.41"_case, "florida-with-force").of(ship));
  }
  if (piece.hex() == nullptr || edge_beyond(now, *piece.hex()) == nullptr) {
    return refused(refusal("7.41"_case, "not-at-florida").of(ship));
  }
  if (piece.activity.has(Status::Stopped)) {
    return refused(refusal("7.13"_case, "ship-met-enemy").of(ship));
  }
  if (range_left(now, ship) < 1) {
    return refused(refusal("7.41"_case, "no-range-for-florida").of(ship).figures(1, 0));
  }
  return {};
}

}  // namespace

state::Ruling<> may_round_florida(const Situation& now, PieceId ship, HexId back) {
  const auto leaves = may_leave_map(now, ship);
  if (!leaves) {
    return leaves;
  }
  if (!holds(*edge_beyond(now, *now.piece(ship).hex()), back)) {
    return refused(refusal("7.41"_case, "no-entry-there").of(ship).in(back));
  }
  return {};
}

void round_florida(Record& record, PieceId ship, HexId back) {
  const auto until = static_cast<std::int16_t>(record.state().turn.game_turn + kGameTurnsAway);
  record.move(ship, state::Away{AwayKind::Florida, until, back}, std::nullopt, "7.41"_case);
}

void offer_florida(const Situation& now, sequence::Choices& legal) {
  const map::Anomalies& anomalies = now.map().anomalies();
  for (const Edge* edge : {&anomalies.florida_gulf, &anomalies.florida_atlantic}) {
    for (const HexId hex : *edge) {
      const auto place = now.map().water_of(hex);
      if (!place || !now.occupancy.ships(*place).has(now.state.turn.acting)) {
        continue;
      }
      for (const PieceId ship : now.occupancy.pieces_at(*place)) {
        if (!may_leave_map(now, ship)) {
          continue;
        }
        for (const HexId back : *edge_beyond(now, hex)) {
          legal.add({ActionKind::RoundFlorida, ship, {}, back, {}, 0});
        }
      }
    }
  }
}

void come_back(Record& record) {
  const state::Turn& turn = record.state().turn;
  for (std::size_t at = 0; at < record.state().pieces.size(); ++at) {
    const Piece& piece = record.state().pieces[at];
    const state::Away* away = piece.away();
    if (away == nullptr || away->kind != AwayKind::Florida || away->until > turn.game_turn ||
        piece.side != turn.acting || !rulebook::is_ship(piece.kind)) {
      continue;
    }
    const auto to = entry(record.now(), piece, away->back);
    if (!to) {
      continue;
    }
    const PieceId ship = piece.id;
    const Side enemy = board::enemy_of(piece.side);
    record.move(ship, *to, std::nullopt, "7.41"_case);
    const WaterPlaceId place = *record.now().map().water_of(*to);
    if (record.now().occupancy.ships(place).has(enemy) && record.now().in_force("E067"_erratum)) {
      record.set(ship, Status::Stopped);  // [7.13]
    }
  }
}

void note_positions(Record& record) {
  for (std::size_t at = 0; at < record.state().pieces.size(); ++at) {
    const Piece& piece = record.state().pieces[at];
    if (piece.side != record.state().turn.acting || !piece.inside || piece.away() != nullptr ||
        (!rulebook::is_ground_unit(piece.kind) && piece.kind != PieceKind::Leader)) {
      continue;
    }
    const auto ship = record.state().transport_of(piece.id);
    if (ship && rulebook::is_transport(record.piece(*ship).kind)) {
      record.set(piece.id, Status::InPosition);
    }
  }
}

}  // namespace core::water
