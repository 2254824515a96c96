// The order of the pieces in a set-up from a game, and who is left out.
#include "core/data/setup_text.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace core::data {
namespace {

using state::GameState;
using state::Piece;
using state::PieceId;

bool is_eliminated(const Piece& piece) {
  return piece.away() != nullptr && piece.away()->kind == state::AwayKind::Unused;
}

/// [18.31] The marker of a cut that has been repaired.
bool is_repaired(const GameState& state, const Piece& piece) {
  return piece.kind == rulebook::PieceKind::RailCut && piece.hex() != nullptr &&
         !state.rail.is_cut(*piece.hex());
}

/// Pieces that another one, or something that a game keeps, speaks of.
std::set<PieceId> spoken_of(const GameState& state) {
  std::set<PieceId> ids;
  const auto add = [&](const std::optional<PieceId>& id) {
    if (id) {
      ids.insert(*id);
    }
  };
  for (const Piece& piece : state.pieces) {
    add(piece.commander);
    add(piece.activity.span);
    add(piece.activity.energiser);
  }
  for (const state::FedLanding& fed : state.landings) {
    ids.insert(fed.transport);
  }
  for (const state::FittingOut& fitting : state.war.fitting) {
    ids.insert(fitting.ship);
  }
  for (const auto& department : state.war.relocated) {
    add(department);
  }
  return ids;
}

/// Side, then the map, then the places in the order of their labels. In a place the numbers keep
/// their order: the first unit of a force speaks for it.
auto place_key(const Piece& piece) {
  const state::Away* const away = piece.away();
  return std::tuple{
      piece.side, away != nullptr,
      away != nullptr ? std::to_string(static_cast<int>(away->kind)) : state::label(piece.place),
      piece.id};
}

/// What stays, in its new order.
std::vector<const Piece*> ordered(const GameState& state) {
  const std::set<PieceId> spoken = spoken_of(state);
  std::vector<const Piece*> order;
  for (const Piece& piece : state.pieces) {
    const bool leader = piece.kind == rulebook::PieceKind::Leader;
    const bool stays = !is_eliminated(piece) && !is_repaired(state, piece);
    if (stays || leader || spoken.count(piece.id) != 0) {
      order.push_back(&piece);
    }
  }
  std::sort(order.begin(), order.end(),
            [](const Piece* a, const Piece* b) { return place_key(*a) < place_key(*b); });
  return order;
}

/// Gives the pieces their new numbers, everywhere.
class Renumbering {
 public:
  Renumbering(std::size_t count, const std::vector<const Piece*>& order) : to_(count) {
    for (std::size_t at = 0; at < order.size(); ++at) {
      to_[order[at]->id.value()] = PieceId{static_cast<std::uint16_t>(at)};
    }
  }

  void change(PieceId& id) const { id = to_[id.value()]; }

  void change(std::optional<PieceId>& id) const {
    if (id) {
      change(*id);
    }
  }

  void change(Piece& piece) const {
    change(piece.id);
    change(piece.inside);
    change(piece.commander);
    change(piece.activity.span);
    change(piece.activity.energiser);
  }

 private:
  std::vector<PieceId> to_;
};

/// A piece without an id in its file is called after its line there; '#' begins a comment.
void give_id(Piece& piece) {
  const std::string& id = piece.sheet_id;
  if (id.front() == '#') {
    piece.sheet_id = "P" + id.substr(1);
  }
}

}  // namespace

state::GameState as_setup(const state::GameState& state) {
  const std::vector<const Piece*> order = ordered(state);
  const Renumbering numbers{state.pieces.size(), order};
  GameState result = state;
  result.dice = {};
  result.pieces.clear();
  for (const Piece* piece : order) {
    Piece& kept = result.pieces.emplace_back(*piece);
    numbers.change(kept);
    give_id(kept);
    if (is_eliminated(kept)) {
      kept.place = state::Away{};
    }
  }
  for (state::FedLanding& fed : result.landings) {
    numbers.change(fed.transport);
  }
  for (state::FittingOut& fitting : result.war.fitting) {
    numbers.change(fitting.ship);
  }
  for (auto& department : result.war.relocated) {
    numbers.change(department);
  }
  return result;
}

}  // namespace core::data
