#include "core/game/shown.h"

#include "core/game/view.h"

#include <cstdint>
#include <utility>

namespace core::game {
namespace {

using state::GameState;
using state::Piece;
using state::PieceId;

/// A counter of which nothing is known: on no map, in nobody's hand.
Piece unused(PieceId id, board::Side side) {
  Piece piece;
  piece.id = id;
  piece.side = side;
  piece.place = state::Away{};
  return piece;
}

Piece piece_of(const Sighting& sighting, PieceId id, board::Side side) {
  Piece piece;
  piece.id = id;
  piece.side = side;
  // What nobody knows exerts no zone: a marker lies there.
  piece.kind = sighting.kind.value_or(rulebook::PieceKind::Base);
  piece.value = sighting.value;
  piece.name = sighting.name;
  piece.strength = sighting.fighting.value_or(0);
  piece.place = sighting.place;
  return piece;
}

}  // namespace

Shown shown_to(const rulebook::Setting& setting, const GameState& state, board::Side side) {
  Shown shown;
  if (setting.switches.secrecy_in_force() == rulebook::Secrecy::Open) {
    shown.state = state;
    shown.state.dice = {};
    shown.state.turn.pending.clear();
    shown.unknown.assign(shown.state.pieces.size(), false);
    shown.first_sighting = shown.state.pieces.size();
    return shown;
  }
  const board::Side enemy = board::enemy_of(side);
  SideView view = view_for(setting, state, side);
  GameState& seen = shown.state;
  seen.cycle = view.cycle;
  seen.control = std::move(view.control);
  seen.home = std::move(view.home);
  seen.rail = std::move(view.rail);
  seen.turn.game_turn = view.game_turn;
  seen.turn.stage = view.stage;
  seen.turn.acting = view.acting;
  seen.turn.first_player = view.first_player;
  seen.turn.chit = view.chit;
  seen.turn.commands = view.commands;
  seen.ground = std::move(view.ground);
  seen.treasury[static_cast<std::size_t>(side)] = view.treasury;
  seen.pieces.reserve(state.pieces.size() + view.enemy.size());
  for (const Piece& piece : state.pieces) {
    seen.pieces.push_back(unused(piece.id, enemy));
  }
  for (Piece& piece : view.own) {
    const PieceId id = piece.id;
    seen.pieces[id.value()] = std::move(piece);
  }
  shown.unknown.assign(seen.pieces.size(), false);
  shown.first_sighting = seen.pieces.size();
  for (const Sighting& sighting : view.enemy) {
    const PieceId id{static_cast<std::uint16_t>(seen.pieces.size())};
    seen.pieces.push_back(piece_of(sighting, id, enemy));
    shown.unknown.push_back(!sighting.kind);
  }
  return shown;
}

}  // namespace core::game
