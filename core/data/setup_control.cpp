// [3.23] [3.28] Who holds each hex when a position begins.
#include "core/data/setup_build.h"
#include "core/territory/hex_control.h"

#include <algorithm>

namespace core::data {
namespace {

std::size_t index_of(board::HexId hex) { return static_cast<std::size_t>(hex.ordinal()); }

void apply_states(const std::string& word, const std::vector<ControlText>& lines,
                  const map::Map& map, std::vector<state::Controller>& control) {
  for (const ControlText& line : lines) {
    if (line.state.empty()) {
      continue;
    }
    const auto states = map.states();
    if (std::none_of(states.begin(), states.end(),
                     [&](const map::State& each) { return each.code == line.state; })) {
      fail(line.origin, word, "there is no state '" + line.state + "'");
    }
    for (const map::Hex& hex : map.hexes()) {
      const map::State* state = map.state_of(hex.id);
      if (state != nullptr && state->code == line.state) {
        control[index_of(hex.id)] = line.controller;
      }
    }
  }
}

void apply_hexes(const std::vector<ControlText>& lines, const map::Map& map,
                 std::vector<state::Controller>& control) {
  for (const ControlText& line : lines) {
    for (const board::HexId hex : line.hexes) {
      if (!map.hex(hex).is_land()) {
        fail(line.origin, "hex", hex.label() + " is all water: neither side controls it [3.23]");
      }
      control[index_of(hex)] = line.controller;
    }
  }
}

/// Hexes with ground combat units of one side belong to that side.
void apply_units(const std::vector<state::Piece>& pieces, const map::Map& map,
                 std::vector<state::Controller>& control) {
  std::vector<board::SideSet> there(control.size());
  for (const state::Piece& piece : pieces) {
    if (rulebook::is_ground_combat_unit(piece.kind) && piece.hex() != nullptr &&
        map.hex(*piece.hex()).is_land()) {
      there[index_of(*piece.hex())].insert(piece.side);
    }
  }
  for (std::size_t i = 0; i < there.size(); ++i) {
    for (const board::Side side : board::kSides) {
      if (there[i] == board::SideSet{side}) {
        control[i] = side;
      }
    }
  }
}

/// [3.28] A garrison inside holds the hex of its fort, whoever stands outside.
void apply_garrisons(const std::vector<state::Piece>& pieces,
                     std::vector<state::Controller>& control) {
  for (const state::Piece& piece : pieces) {
    if (!rulebook::is_ground_combat_unit(piece.kind) || !piece.inside || piece.hex() == nullptr) {
      continue;
    }
    const state::Piece* holder = &pieces[piece.inside->value()];
    while (!rulebook::is_fort(holder->kind) && holder->inside) {
      holder = &pieces[holder->inside->value()];
    }
    if (rulebook::is_fort(holder->kind)) {
      control[index_of(*piece.hex())] = piece.side;
    }
  }
}

}  // namespace

std::vector<state::Controller> control_at_start(const SetupRows& rows, const map::Map& map,
                                                const std::vector<state::Piece>& pieces) {
  std::vector<state::Controller> control(static_cast<std::size_t>(board::kHexCount));
  for (const map::Hex& hex : map.hexes()) {
    control[index_of(hex.id)] = territory::holder_by_state(map, hex.id);
  }
  apply_states("control", rows.control, map, control);
  if (rows.units_control_their_hex) {
    // What a position says of a hex holds, whatever stands there: in the course of a phase it may.
    apply_units(pieces, map, control);
    apply_garrisons(pieces, control);
  }
  apply_hexes(rows.control, map, control);
  if (!rows.units_control_their_hex) {
    apply_garrisons(pieces, control);
  }
  return control;
}

std::vector<state::Controller> home_at_start(const SetupRows& rows, const map::Map& map,
                                             std::vector<state::Controller> control) {
  apply_states("home", rows.home, map, control);
  apply_hexes(rows.home, map, control);
  return control;
}

}  // namespace core::data
