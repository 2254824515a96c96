#include "core/ai/belief.h"

#include "core/ai/country.h"
#include "core/ai/weights.h"
#include "core/strategic/victory.h"

#include <charconv>
#include <map>
#include <string>
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

/// Where an Enemy is thought to keep what is not seen of him.
class Haunts {
 public:
  explicit Haunts(const Situation& now) : now_{now} {
    for (const strategic::ScoreLine& line : strategic::count_score(now.setting, now.state).lines) {
      if (line.hex) {
        places_[*line.hex] += beneath("objective");
      }
    }
    for (const map::Town& town : now.map().towns()) {
      if (is_capital(now.book(), town)) {
        places_[town.hex] += beneath("capital");
      }
    }
  }

  /// The share of a believed counter: what its headquarters usually hides, and what its place is
  /// worth.
  [[nodiscard]] int share_of(const Piece& piece) const {
    const Piece* const headquarters = headquarters_with(now_, piece);
    const auto place = piece.hex() != nullptr ? places_.find(*piece.hex()) : places_.end();
    return (headquarters != nullptr ? beneath(rulebook::name(headquarters->kind)) : 0) +
           (place != places_.end() ? place->second : 0);
  }

 private:
  [[nodiscard]] int beneath(std::string_view row) const {
    return chart_number(now_.book(), "general_beliefs", row, "beneath");
  }

  Situation now_;
  std::map<board::HexId, int> places_;
};

/// [23.1] In a campaign armies grow beneath their counters: what a side of that strength has to
/// expect and does not see lies with the headquarters, and at the places that count.
/// @param believed counters of the Enemy that are not shown
void believe_growth(const Situation& now, Side side, const std::vector<state::PieceId>& believed,
                    state::GameState& position) {
  int enemy = 0;
  for (const Piece& piece : position.pieces) {
    if (piece.side != side && piece.away() == nullptr &&
        rulebook::is_ground_combat_unit(piece.kind)) {
      enemy += piece.strength;
    }
  }
  const Haunts haunts{now};
  int shares = 0;
  for (const state::PieceId id : believed) {
    shares += haunts.share_of(now.piece(id));
  }
  const std::string year = std::to_string(now.state.cycle.year);
  const int expected =
      chart_number(now.book(), "general_expected", year, board::name(board::enemy_of(side)));
  if (expected <= enemy || shares == 0) {
    return;
  }
  for (const state::PieceId id : believed) {
    position.pieces.at(id.value()).strength +=
        (expected - enemy) * haunts.share_of(now.piece(id)) / shares;
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
