#include "core/supply/distribution.h"

#include "core/supply/forces.h"
#include "core/supply/memo.h"
#include "core/supply/payment.h"

#include <algorithm>
#include <memory>

namespace core::supply {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::Record;
using state::Ruling;
using state::Situation;
using state::Stage;

/// Every link that could be made now, kept while the board stays as it is.
struct PossibleLinks {
  std::vector<ChainOfSupply::WaterLink> links;
};

const std::vector<ChainOfSupply::WaterLink>& possible_links(const Situation& now, Side side) {
  const auto make = [&] {
    return std::make_shared<const PossibleLinks>(
        PossibleLinks{chain_of(now, side).possible_links()});
  };
  // Ships and what is aboard are all that it looks at beside the chain, and chains look at both.
  return now.memo.get<PossibleLinks>(static_cast<int>(side), make, state::Memo::HangsOn::Supply)
      .links;
}

/// [17.31] Depots, Supply Trains and Army HQs on land, not besieged.
bool receives(const Situation& now, const Piece& piece) {
  if (piece.kind != PieceKind::Depot && piece.kind != PieceKind::SupplyTrain &&
      piece.kind != PieceKind::ArmyHq) {
    return false;
  }
  if (piece.side != now.state.turn.acting || piece.hex() == nullptr ||
      (piece.inside && now.state.transport_of(piece.id))) {
    return false;
  }
  const state::HexOccupants& here = now.occupancy.at(*piece.hex());
  return !(here.garrison.has(piece.side) && here.attackers.has(board::enemy_of(piece.side)));
}

/// The ways by which the pool comes to a hex: along rails to the net itself or within railhead
/// range of it, and by transports; not through Departments, which load in their hex [17.31].
PaySources ways_to(const Situation& now, Side side, HexId hex) {
  PaySources sources = sources_of_hex(now, side, hex);
  const int range = now.book().supply_ranges.railhead;
  std::erase_if(sources, [&](const PaySource& source) {
    return (source.by != PayBy::Rail && source.by != PayBy::Water) || source.cost > range;
  });
  return sources;
}

const PaySource* way_named(const PaySources& ways, const Action& action) {
  const auto found = std::find_if(ways.begin(), ways.end(),
                                  [&](const PaySource& way) { return way.piece == action.other; });
  return found == ways.end() ? nullptr : &*found;
}

int wagon_room(const Situation& now, const Piece& piece) {
  return now.book().unit_types[piece.kind].capacity.value_or(0) - piece.stock;
}

bool is_feeding_time(const Situation& now) {
  return now.state.turn.stage == Stage::Distribution ||
         !forces_to_maintain(now, now.state.turn.acting).empty();
}

}  // namespace

Ruling<> may_distribute(const Situation& now, const Action& action) {
  if (!action.piece || !receives(now, now.piece(*action.piece))) {
    auto illegal = state::refusal("17.31"_case, "receives-no-supply");
    return state::refused(action.piece ? illegal.of(*action.piece) : illegal);
  }
  const Piece& piece = now.piece(*action.piece);
  const PaySources ways = ways_to(now, piece.side, *piece.hex());
  const PaySource* way = way_named(ways, action);
  if (way == nullptr) {
    auto illegal = state::refusal("17.31"_case, action.other ? "no-link-here" : "no-rail-here")
                       .of(piece.id)
                       .in(*piece.hex());
    return state::refused(action.other ? illegal.with(*action.other) : illegal);
  }
  const int most = std::min(way->available, wagon_room(now, piece));
  if (action.number < 1 || action.number > most) {
    auto illegal =
        state::refusal("17.31"_case, "supply-number").of(piece.id).figures(action.number, most);
    illegal.least = 1;
    illegal.most = most;
    return state::refused(illegal);
  }
  return {};
}

void distribute(Record& record, const Action& action) {
  const Piece& piece = record.piece(*action.piece);
  const Side side = piece.side;
  const PaySources ways = ways_to(record.now(), side, *piece.hex());
  const PaySource way = *way_named(ways, action);
  pay(record, side, way, action.number, "17.31"_case);
  record.apply(state::StockChanged{*action.piece, action.number, "17.31"_case});
}

Ruling<> may_feed(const Situation& now, const Action& action) {
  if (!is_feeding_time(now)) {
    return state::refused(state::refusal("17.13"_case, "all-maintained"));
  }
  const auto& links = possible_links(now, now.state.turn.acting);
  const bool possible = std::any_of(links.begin(), links.end(), [&](const auto& link) {
    return action.piece == link.transport && action.hex == link.landing;
  });
  if (!possible) {
    auto illegal = state::refusal("17.12"_case, "no-such-landing");
    if (action.piece) {
      illegal = illegal.of(*action.piece);
    }
    return state::refused(action.hex ? illegal.in(*action.hex) : illegal);
  }
  return {};
}

void feed(Record& record, const Action& action) {
  const Side side = record.state().turn.acting;
  const auto& links = possible_links(record.now(), side);
  const auto link = std::find_if(links.begin(), links.end(), [&](const auto& candidate) {
    return action.piece == candidate.transport && action.hex == candidate.landing;
  });
  record.apply(
      state::LandingFed{{side, link->transport, link->ship, link->loading, *link->landing, 0}});
}

std::vector<Delivery> open_deliveries(const Situation& now) {
  std::vector<Delivery> open;
  for (const Piece& piece : now.state.pieces) {
    const int room = receives(now, piece) ? wagon_room(now, piece) : 0;
    if (room <= 0) {
      continue;
    }
    for (const PaySource& way : ways_to(now, piece.side, *piece.hex())) {
      open.push_back({piece.id, way.piece, std::min(way.available, room)});
    }
  }
  return open;
}

void offer_distribution(const Situation& now, sequence::Choices& legal) {
  for (const Delivery& delivery : open_deliveries(now)) {
    for (int number = 1; number <= delivery.most; ++number) {
      legal.add({ActionKind::Distribute, delivery.to, delivery.by, {}, {}, number});
    }
  }
}

void offer_landings(const Situation& now, sequence::Choices& legal) {
  if (!is_feeding_time(now)) {
    return;
  }
  for (const ChainOfSupply::WaterLink& link : possible_links(now, now.state.turn.acting)) {
    legal.add({ActionKind::FeedLanding, link.transport, {}, link.landing, {}, 0});
  }
}

}  // namespace core::supply
