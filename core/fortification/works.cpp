#include "core/fortification/works.h"

#include <algorithm>
#include <string>

namespace core::fortification {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using state::Finding;
using state::label;
using state::Piece;

/// The first open ground piece of the side in the hex, for the sentence of a finding.
const Piece* first_open(const state::Occupancy& occupancy, const GameState& state, Side side,
                        HexId hex) {
  for (const PieceId id : occupancy.pieces_in(hex)) {
    const Piece& piece = state.piece(id);
    if (piece.side == side && rulebook::is_ground_unit(piece.kind) && !state.fort_of(id) &&
        !state.transport_of(id)) {
      return &piece;
    }
  }
  return nullptr;
}

/// [13.13] Whoever could walk in, and a Depot that was made there.
bool may_be_inside(PieceKind kind) {
  return rulebook::is_ground_unit(kind) || kind == PieceKind::Leader;
}

std::optional<std::string> fault_inside(const Piece& piece, const Piece& fort) {
  const std::string what = state::title(piece) + " in " + state::title(fort);
  if (!may_be_inside(piece.kind)) {
    return what + ": pieces of this kind do not go into a fort";
  }
  if (piece.side != fort.side) {
    return what + ": the fort is the Enemy's";
  }
  if (piece.place != fort.place) {
    return what + ": it stands in " + label(piece.place) + ", the fort in " + label(fort.place);
  }
  return std::nullopt;
}

}  // namespace

Works works_in(const state::Occupancy& occupancy, const GameState& state, Side side, HexId hex) {
  Works works;
  for (const PieceId id : occupancy.pieces_in(hex)) {
    const Piece& piece = state.piece(id);
    if (piece.side != side) {
      continue;
    }
    if (rulebook::is_fort(piece.kind) && !piece.activity.has(state::Status::Razed) && !works.fort) {
      works.fort = id;
    } else if (piece.kind == PieceKind::Entrenchment && !works.entrenchment) {
      works.entrenchment = id;
    }
  }
  return works;
}

int capacity(const rulebook::Rulebook& rulebook, PieceKind work) {
  const auto row = rulebook.forts.find(work);
  return row == rulebook.forts.end() ? 0 : row->second.capacity;
}

namespace {

int strength_within(const GameState& state, const Piece& piece, PieceId fort) {
  const bool counts =
      rulebook::is_ground_combat_unit(piece.kind) && state::is_within(state, piece.id, fort);
  return counts ? piece.strength : 0;
}

}  // namespace

int strength_inside(const GameState& state, PieceId fort) {
  int strength = 0;
  for (const Piece& piece : state.pieces) {
    strength += strength_within(state, piece, fort);
  }
  return strength;
}

int strength_inside(const state::Situation& now, PieceId fort) {
  int strength = 0;
  for (const PieceId id : now.occupancy.pieces_with(now.piece(fort))) {
    strength += strength_within(now.state, now.piece(id), fort);
  }
  return strength;
}

bool may_share(const state::Occupancy& occupancy, HexId hex) noexcept {
  const state::HexOccupants& here = occupancy.at(hex);
  return here.open_ground != board::SideSet::both() && here.garrison != board::SideSet::both();
}

std::vector<Finding> check_capacity(const Setting& setting, const GameState& state) {
  std::vector<Finding> findings;
  for (const Piece& fort : state.pieces) {
    if (!rulebook::is_fort(fort.kind) || fort.activity.has(state::Status::Razed)) {
      continue;  // [13.24] those inside stay, even above capacity
    }
    const int held = strength_inside(state, fort.id);
    const int limit = capacity(*setting.rulebook, fort.kind);
    if (held > limit) {
      findings.push_back({"13.12"_case, fort.sheet_id,
                          state::title(fort) + " in " + label(fort.place) + " holds " +
                              std::to_string(held) + " CSP, its capacity is " +
                              std::to_string(limit)});
    }
  }
  return findings;
}

std::vector<Finding> check_inside(const GameState& state) {
  std::vector<Finding> findings;
  for (const Piece& piece : state.pieces) {
    if (!piece.inside || !rulebook::is_fort(state.piece(*piece.inside).kind)) {
      continue;
    }
    if (auto fault = fault_inside(piece, state.piece(*piece.inside))) {
      findings.push_back({"13.13"_case, piece.sheet_id, std::move(*fault)});
    }
  }
  return findings;
}

bool is_manned(const GameState& state, const Piece& work) {
  return std::any_of(state.pieces.begin(), state.pieces.end(), [&](const Piece& piece) {
    return rulebook::is_ground_combat_unit(piece.kind) && piece.side == work.side &&
           piece.place == work.place && !state.transport_of(piece.id);
  });
}

std::vector<Finding> check_entrenchments(const GameState& state) {
  std::vector<Finding> findings;
  for (const Piece& work : state.pieces) {
    if (work.kind != PieceKind::Entrenchment || work.away() != nullptr) {
      continue;
    }
    if (!is_manned(state, work)) {
      findings.push_back({"13.11"_case, work.sheet_id,
                          state::title(work) + " in " + label(work.place) +
                              " has no Friendly combat unit in its hex"});
    }
  }
  return findings;
}

std::vector<Finding> check_shared_hexes(const Setting& setting, const GameState& state) {
  const state::Occupancy occupancy{*setting.map, state};
  std::vector<Finding> findings;
  for (const map::Hex& hex : setting.map->hexes()) {
    if (may_share(occupancy, hex.id)) {
      continue;
    }
    const Piece* const ours = first_open(occupancy, state, Side::Union, hex.id);
    const Piece* const theirs = first_open(occupancy, state, Side::Confederate, hex.id);
    findings.push_back({"13.14"_case, ours != nullptr ? ours->sheet_id : "",
                        "both sides stand in " + hex.id.label() +
                            (ours != nullptr && theirs != nullptr
                                 ? ", outside a fort: Union " + state::title(*ours) +
                                       ", Confederate " + state::title(*theirs)
                                 : ", each inside a fort")});
  }
  return findings;
}

}  // namespace core::fortification
