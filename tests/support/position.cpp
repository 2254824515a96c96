#include "tests/support/position.h"

#include "core/movement/rail_net.h"
#include "core/territory/hex_control.h"
#include "tests/support/ground.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace tests {

using core::board::HexId;
using core::board::Side;
using core::rulebook::PieceKind;
using core::state::Piece;
using core::state::PieceId;

namespace {

/// "(5)-1": strength 5, parenthesised, movement 1.
void read_value(std::string_view value, Piece& piece) {
  piece.value = value;
  piece.parenthesised = value.starts_with('(');
  std::string digits{value};
  std::erase_if(digits, [](char c) { return c == '(' || c == ')'; });
  const auto dash = digits.find('-');
  std::from_chars(digits.data(), digits.data() + dash, piece.strength);
  std::from_chars(digits.data() + dash + 1, digits.data() + digits.size(), piece.movement);
}

}  // namespace

Position::Position(core::rulebook::Setting setting, std::string_view cycle)
    : setting_{std::move(setting)} {
  state_.cycle = core::rulebook::Cycle::parse(cycle).value();
  const auto count = setting_.map->hexes().size();
  state_.control.resize(count);
  for (std::size_t at = 0; at < count; ++at) {
    state_.control[at] =
        core::territory::holder_by_state(*setting_.map, HexId::from_ordinal(static_cast<int>(at)));
  }
  state_.home = state_.control;
  state_.rail.cut.resize(count);
  state_.rail.railhead.resize(count);
}

Position::Position(core::rulebook::Setting setting, core::state::GameState state)
    : setting_{std::move(setting)}, state_{std::move(state)} {}

PieceId Position::put(Side side, std::string_view what, std::string_view place, int stock) {
  Piece piece;
  piece.id = PieceId{static_cast<std::uint16_t>(state_.pieces.size())};
  piece.sheet_id = "P" + std::to_string(piece.id.value());
  piece.side = side;
  const auto space = what.find(' ');
  const auto kind = core::rulebook::parse_piece_kind(what.substr(0, space));
  if (!kind) {
    throw std::invalid_argument{"no kind of piece: " + std::string{what}};
  }
  piece.kind = *kind;
  if (space != std::string_view::npos) {
    read_value(what.substr(space + 1), piece);
  }
  piece.stock = stock;
  if (place.find('/') == std::string_view::npos) {
    const HexId at = hex(place);
    piece.place = at;
    if (core::rulebook::is_ground_combat_unit(*kind)) {
      state_.control[static_cast<std::size_t>(at.ordinal())] = side;
    }
    if (*kind == PieceKind::Railhead) {
      state_.rail.railhead[static_cast<std::size_t>(at.ordinal())].insert(side);
    }
  } else {
    piece.place = tests::side(place);
  }
  state_.pieces.push_back(piece);
  return state_.pieces.back().id;
}

PieceId Position::put_inside(PieceId container, std::string_view what, int stock) {
  const Piece outer = state_.piece(container);
  const PieceId id = put(outer.side, what, core::state::label(outer.place), stock);
  state_.pieces.back().inside = container;
  return id;
}

Position& Position::control(core::state::Controller side,
                            std::initializer_list<std::string_view> hexes) {
  for (const std::string_view label : hexes) {
    state_.control[static_cast<std::size_t>(hex(label).ordinal())] = side;
  }
  return *this;
}

Position& Position::control_all(core::state::Controller side) {
  std::fill(state_.control.begin(), state_.control.end(), side);
  state_.home = state_.control;
  return *this;
}

Position& Position::cut(std::string_view label) {
  state_.rail.cut[static_cast<std::size_t>(hex(label).ordinal())] = true;
  return *this;
}

Position& Position::repair(HexId hex) {
  state_.rail.cut[static_cast<std::size_t>(hex.ordinal())] = false;
  return *this;
}

Position& Position::without(std::string_view erratum) {
  setting_.switches.errata.set(erratum, false);
  return *this;
}

Position& Position::take_away(const std::vector<PieceId>& pieces) {
  std::vector<bool> gone(state_.pieces.size());
  for (const PieceId id : pieces) {
    gone[id.value()] = true;
  }
  for (bool more = true; more;) {
    more = false;
    for (const Piece& piece : state_.pieces) {
      if (!gone[piece.id.value()] && piece.inside && gone[piece.inside->value()]) {
        gone[piece.id.value()] = more = true;
      }
    }
  }
  std::vector<std::uint16_t> renamed(state_.pieces.size());
  std::vector<Piece> left;
  for (const Piece& piece : state_.pieces) {
    if (!gone[piece.id.value()]) {
      renamed[piece.id.value()] = static_cast<std::uint16_t>(left.size());
      left.push_back(piece);
    }
  }
  for (Piece& piece : left) {
    piece.id = PieceId{renamed[piece.id.value()]};
    if (piece.inside) {
      piece.inside = PieceId{renamed[piece.inside->value()]};
    }
    if (piece.commander) {
      piece.commander = gone[piece.commander->value()]
                            ? std::nullopt
                            : std::optional{PieceId{renamed[piece.commander->value()]}};
    }
  }
  state_.pieces = std::move(left);
  return *this;
}

core::state::GameState Position::state() const {
  core::state::GameState result = state_;
  result.rail.net = core::movement::net_at_start(*setting_.map, result);
  return result;
}

core::state::GameState Position::in(core::state::Stage stage) const {
  core::state::GameState result = state();
  result.turn.stage = stage;
  result.turn.acting = core::board::Side::Union;
  result.turn.first_player = core::board::Side::Union;
  result.turn.game_turn = 1;
  result.turn.step = 1;
  result.turn.chit = {3, 2};
  result.treasury[0] = {50, 10, 0};
  return result;
}

}  // namespace tests
