#include "qml/models/board.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace models {

namespace {

using core::rulebook::PieceKind;
using core::state::Piece;

/// The order of a stack: leaders and headquarters, infantry, cavalry, militia, garrison, siege and
/// trains, ships, and below all the works and markers.
int rank(PieceKind kind) {
  switch (kind) {
    case PieceKind::ArmyHq:
      return 0;
    case PieceKind::InfantryCorpsHq:
    case PieceKind::CavalryCorpsHq:
      return 1;
    case PieceKind::Leader:
      return 2;
    case PieceKind::Infantry:
      return 3;
    case PieceKind::Cavalry:
      return 4;
    case PieceKind::Militia:
      return 5;
    case PieceKind::Garrison:
      return 6;
    case PieceKind::Partisan:
      return 7;
    case PieceKind::SiegeTrain:
      return 8;
    case PieceKind::SupplyTrain:
      return 9;
    case PieceKind::RailwayRepair:
      return 10;
    case PieceKind::Ironclad:
      return 11;
    case PieceKind::NavalFlotilla:
      return 12;
    case PieceKind::RiverFlotilla:
      return 13;
    case PieceKind::NavalTransport:
      return 14;
    case PieceKind::RiverTransport:
      return 15;
    case PieceKind::Fortress:
      return 16;
    case PieceKind::Fort:
      return 17;
    case PieceKind::Entrenchment:
      return 18;
    case PieceKind::Department:
      return 19;
    case PieceKind::Base:
      return 20;
    case PieceKind::Depot:
      return 21;
    case PieceKind::Railhead:
      return 22;
    case PieceKind::RailCut:
      return 23;
  }
  return 24;
}

auto order_of(const Piece& piece) {
  return std::tuple{rank(piece.kind), -piece.strength, piece.id};
}

/// The pieces of a place and a side, the highest first, each followed by what it holds.
void pile(const core::state::GameState& state, const std::vector<PieceId>& all,
          std::optional<PieceId> holder, std::vector<PieceId>& out) {
  std::vector<PieceId> level;
  for (const PieceId id : all) {
    const auto& inside = state.piece(id).inside;
    const bool held_here = inside && std::find(all.begin(), all.end(), *inside) != all.end();
    if (held_here ? inside == holder : !holder) {
      level.push_back(id);
    }
  }
  std::sort(level.begin(), level.end(), [&](PieceId a, PieceId b) {
    return order_of(state.piece(a)) < order_of(state.piece(b));
  });
  for (const PieceId id : level) {
    out.push_back(id);
    pile(state, all, id, out);
  }
}

core::game::Shown all_of(const core::data::OpenedSetup& opened) {
  return {opened.state, std::vector<bool>(opened.state.pieces.size(), false),
          opened.state.pieces.size()};
}

}  // namespace

Board::Board(const std::shared_ptr<const SetupInHand>& setup)
    : Board{setup, all_of(setup->opened)} {}

Board::Board(std::shared_ptr<const SetupInHand> setup, core::game::Shown shown)
    : setup_{std::move(setup)},
      shown_{std::move(shown)},
      occupancy_{*opened().setting.map, shown_.state},
      zones_{*opened().setting.map, shown_.state},
      stack_of_(shown_.state.pieces.size(), -1) {
  std::map<std::pair<core::state::Place, Side>, std::vector<PieceId>> places;
  for (const Piece& piece : state().pieces) {
    if (piece.away() == nullptr) {
      places[{piece.place, piece.side}].push_back(piece.id);
    }
  }
  for (const auto& [place, pieces] : places) {
    Stack stack{place.first, place.second, {}};
    pile(state(), pieces, std::nullopt, stack.pieces);
    for (const PieceId id : stack.pieces) {
      stack_of_[id.value()] = static_cast<int>(stacks_.size());
    }
    stacks_.push_back(std::move(stack));
  }
}

std::vector<int> Board::stacks_at(HexId hex) const {
  std::vector<int> in_hex;
  std::vector<int> beside;
  for (std::size_t at = 0; at < stacks_.size(); ++at) {
    if (const auto* place = std::get_if<HexId>(&stacks_[at].place)) {
      if (*place == hex) {
        in_hex.push_back(static_cast<int>(at));
      }
    } else if (std::get<core::board::HexSide>(stacks_[at].place).touches(hex)) {
      beside.push_back(static_cast<int>(at));
    }
  }
  in_hex.insert(in_hex.end(), beside.begin(), beside.end());
  return in_hex;
}

int Board::depth_of(PieceId piece) const {
  int depth = 0;
  for (auto inside = this->piece(piece).inside; inside; inside = this->piece(*inside).inside) {
    ++depth;
  }
  return depth;
}

int Board::strength_of(const Stack& stack) const {
  int sum = 0;
  for (const PieceId id : stack.pieces) {
    sum += piece(id).strength;
  }
  return sum;
}

SupplyBoard::SupplyBoard(core::rulebook::Setting setting,
                         std::shared_ptr<const core::state::GameState> position,
                         core::board::SideSet sides)
    : setting_{std::move(setting)},
      position_{std::move(position)},
      unsupplied_(position_->pieces.size(), false) {
  for (const Side side : core::board::kSides) {
    if (sides.has(side)) {
      chains_[static_cast<std::size_t>(side)] =
          std::make_unique<core::supply::ChainOfSupply>(setting_, *position_, side);
    }
  }
  for (const Piece& piece : position_->pieces) {
    const auto* chain = of(piece.side);
    if (chain != nullptr && piece.away() == nullptr &&
        core::rulebook::is_ground_combat_unit(piece.kind)) {
      const auto answer = chain->ask(piece.id);
      unsupplied_[piece.id.value()] = answer.needs_supply && !answer.supplied();
    }
  }
}

std::optional<HexId> hex_of(const core::state::Place& place) {
  if (const auto* hex = std::get_if<HexId>(&place)) {
    return *hex;
  }
  const auto* side = std::get_if<core::board::HexSide>(&place);
  return side != nullptr ? std::optional{side->first_hex()} : std::nullopt;
}

}  // namespace models
