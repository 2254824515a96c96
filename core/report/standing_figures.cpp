#include "core/report/standing_figures.h"

#include "core/game/shown.h"
#include "core/game/view.h"

#include <algorithm>
#include <utility>

namespace core::report {
namespace {

using board::Side;
using state::GameState;
using state::Piece;

/// SUP of a side on the map: in its pieces, and on the ground that it controls.
int forward_supply(const GameState& state, Side side) {
  int points = 0;
  for (const Piece& piece : state.pieces) {
    points += piece.side == side && piece.away() == nullptr ? piece.stock : 0;
  }
  for (const state::GroundStock& stock : state.ground) {
    points += state.controller(stock.hex) == side ? stock.points : 0;
  }
  return points;
}

int strength_on_map(const GameState& state, Side side) {
  int points = 0;
  for (const Piece& piece : state.pieces) {
    points += piece.side == side ? counted_strength(piece) : 0;
  }
  return points;
}

/// Whether a counter of the Enemy that is seen may be an army: not works, markers and ships.
bool may_be_army(const Piece& sighted) {
  return !game::lies_open(sighted.kind) && !rulebook::is_ship(sighted.kind);
}

using Armies = std::map<std::pair<board::HexId, Side>, std::optional<int>>;

void add_sightings(const game::Shown& shown, Armies& armies) {
  for (std::size_t at = shown.first_sighting; at < shown.state.pieces.size(); ++at) {
    const Piece& piece = shown.state.pieces[at];
    if (piece.hex() != nullptr && (shown.unknown[at] || may_be_army(piece))) {
      armies.try_emplace({*piece.hex(), piece.side}, std::nullopt);
    }
  }
}

}  // namespace

int counted_strength(const Piece& piece) noexcept {
  const state::Away* const away = piece.away();
  const bool is_out = away != nullptr && (away->kind == state::AwayKind::Unused ||
                                          away->kind == state::AwayKind::Spiral);
  return !is_out && rulebook::is_ground_combat_unit(piece.kind) ? piece.strength : 0;
}

std::array<SideCurve, 2> curve_of(const rulebook::Setting& setting, const GameState& state,
                                  Reader reader) {
  std::array<SideCurve, 2> sides;
  const strategic::Score score =
      setting.scenario != nullptr ? strategic::count_score(setting, state) : strategic::Score{};
  for (const Side side : board::kSides) {
    SideCurve& curve = sides.at(static_cast<std::size_t>(side));
    if (!reader || *reader == side) {
      curve.strength = strength_on_map(state, side);
      curve.pool = state.treasury_of(side).pool;
      curve.forward = forward_supply(state, side);
    }
    curve.lost = state.treasury_of(side).lost;
    curve.objectives = static_cast<int>(
        std::count_if(score.lines.begin(), score.lines.end(),
                      [&](const auto& line) { return line.hex && line.holder == side; }));
    curve.political = state.war.politics_of(side).points;
  }
  return sides;
}

MapShot shot_of(const rulebook::Setting& setting, const GameState& state, Reader reader) {
  MapShot shot;
  Armies armies;
  for (const Piece& piece : state.pieces) {
    const int csp = piece.hex() != nullptr ? counted_strength(piece) : 0;
    if (csp > 0 && (!reader || *reader == piece.side)) {
      std::optional<int>& sum = armies[{*piece.hex(), piece.side}];
      sum = sum.value_or(0) + csp;
    }
  }
  shot.control = state.control;
  if (reader) {
    game::Shown shown = game::shown_to(setting, state, *reader);
    add_sightings(shown, armies);
    shot.control = std::move(shown.state.control);
  }
  for (const auto& [where, csp] : armies) {
    shot.armies.push_back({where.first, where.second, csp});
  }
  return shot;
}

}  // namespace core::report
