#include "core/ai/belief.h"

#include "core/ai/weights.h"

#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

namespace core::ai {
namespace {

using board::Side;
using state::Piece;
using state::Situation;

/// CSP that a counter shows: 10 of "10-3", 5 of "(5)-1"; 0 for none.
int shown_strength(std::string_view value) {
  if (value.starts_with('(')) {
    value.remove_prefix(1);
  }
  int strength = 0;
  std::from_chars(value.data(), value.data() + value.size(), strength);
  return strength;
}

/// The HQ of the side in the hex, which hides what is with it.
const Piece* headquarters_with(const Situation& now, const Piece& troops) {
  for (const state::PieceId id : now.occupancy.pieces_with(troops)) {
    const Piece& piece = now.piece(id);
    if (piece.side == troops.side && rulebook::is_headquarters(piece.kind)) {
      return &piece;
    }
  }
  return nullptr;
}

/// What the fighting counter of a stack stands for that is in no battle, where it is shown.
void believe(const Situation& now, Piece& piece) {
  const Piece* const headquarters = headquarters_with(now, piece);
  // Who is supposed to lie in a fort below the counter that is shown bears its value.
  if (headquarters == nullptr && piece.kind == rulebook::PieceKind::Garrison && piece.inside &&
      !piece.value.empty() && !piece.value.str().starts_with('(')) {
    piece.strength = chart_number(now.book(), "general_beliefs", "garrison-below", "beneath");
    return;
  }
  const int shown = shown_strength(piece.value);
  const std::string_view top = headquarters != nullptr ? rulebook::name(headquarters->kind)
                               : shown == 0            ? "unseen"
                                                       : rulebook::name(piece.kind);
  piece.strength = shown + chart_number(now.book(), "general_beliefs", top, "beneath");
  piece.parenthesised = piece.value.str().starts_with('(');
}

/// Of a believed counter, the CSP that its headquarters is usually thought to hide; 0 without one.
int hidden_with(const Situation& now, const Piece& piece) {
  const Piece* const headquarters = headquarters_with(now, piece);
  return headquarters == nullptr ? 0
                                 : chart_number(now.book(), "general_beliefs",
                                                rulebook::name(headquarters->kind), "beneath");
}

/// [23.1] In a campaign armies grow beneath their counters: what a side of that strength has to
/// expect and does not see lies with the headquarters.
/// @param believed counters of the Enemy that are not shown
void believe_growth(const Situation& now, Side side, const std::vector<state::PieceId>& believed,
                    state::GameState& position) {
  int own = 0;
  int enemy = 0;
  int beneath = 0;
  for (const Piece& piece : position.pieces) {
    if (piece.away() == nullptr && rulebook::is_ground_combat_unit(piece.kind)) {
      (piece.side == side ? own : enemy) += piece.strength;
    }
  }
  for (const state::PieceId id : believed) {
    beneath += hidden_with(now, now.piece(id));
  }
  const int expected =
      own * chart_number(now.book(), "general_parity", board::name(side), "enemy") / kPerCent;
  if (expected <= enemy || beneath == 0) {
    return;
  }
  for (const state::PieceId id : believed) {
    position.pieces.at(id.value()).strength +=
        (expected - enemy) * hidden_with(now, now.piece(id)) / beneath;
  }
}

}  // namespace

plan::Surmise believed_by(game::Game& game, Side side) {
  plan::Surmise surmise = plan::surmised_by(game, side);
  rulebook::Setting setting = game.situation().setting;
  if (setting.switches.secrecy_in_force() == rulebook::Secrecy::Open) {
    return surmise;
  }
  state::GameState position = surmise.game.state();
  const Situation now = surmise.game.situation();
  std::vector<state::PieceId> believed;
  for (Piece& piece : position.pieces) {
    const bool hidden = piece.side != side && piece.away() == nullptr && piece.strength <= 1 &&
                        rulebook::is_ground_combat_unit(piece.kind);
    if (hidden) {
      believe(now, piece);
      believed.push_back(piece.id);
    }
  }
  if (setting.is_campaign()) {
    believe_growth(now, side, believed, position);
  }
  setting.switches.secrecy = rulebook::Secrecy::Open;
  setting.switches.options.set(rulebook::Option::DarkInformation, false);
  return {game::Game{setting, std::move(position), game::FirstStage::AsItStands},
          std::move(surmise.unseen)};
}

}  // namespace core::ai
