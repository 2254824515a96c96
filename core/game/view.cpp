#include "core/game/view.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace core::game {
namespace {

using board::Side;
using rulebook::PieceKind;
using rulebook::Secrecy;
using state::GameState;
using state::Piece;

/// The order of a stack from the top: ships and HQs hide what is with them, then the strongest.
auto from_top(const Piece& piece) {
  const int rank = rulebook::is_headquarters(piece.kind)         ? 0
                   : rulebook::is_ground_combat_unit(piece.kind) ? 1
                   : rulebook::is_ship(piece.kind)               ? 1
                                                                 : 2;
  return std::make_tuple(rank, -piece.strength, piece.id);
}

bool fights(const state::Battle& battle, state::PieceId piece) {
  const auto has = [&](const std::vector<state::PieceId>& list) {
    return std::find(list.begin(), list.end(), piece) != list.end();
  };
  return has(battle.attackers) || has(battle.defenders) || has(battle.ships[0]) ||
         has(battle.ships[1]);
}

class Sightings {
 public:
  Sightings(Secrecy secrecy, const GameState& state) : secrecy_{secrecy} {
    const state::Battle* battle = battle_in(state);
    battle_ = battle != nullptr && are_strengths_shown(secrecy, *battle) ? battle : nullptr;
  }

  void see(const Piece& piece) {
    if (piece.away() != nullptr) {
      return;
    }
    if (lies_open(piece.kind) && secrecy_ != Secrecy::Dark) {
      markers_.push_back({piece.place, piece.kind, piece.value, piece.name, {}});
      return;
    }
    Stack& stack = stacks_[piece.place];
    if (stack.top == nullptr || from_top(piece) < from_top(*stack.top)) {
      stack.top = &piece;
    }
    if (battle_ != nullptr && fights(*battle_, piece.id)) {
      stack.fighting = stack.fighting.value_or(0) + piece.strength;
    }
  }

  [[nodiscard]] std::vector<Sighting> all() const {
    std::vector<Sighting> result;
    for (const auto& [place, stack] : stacks_) {
      Sighting sighting{place, {}, {}, {}, stack.fighting};
      if (secrecy_ != Secrecy::Dark) {
        sighting.kind = stack.top->kind;
        sighting.value = stack.top->value;
        sighting.name = stack.top->name;
      }
      result.push_back(sighting);
    }
    result.insert(result.end(), markers_.begin(), markers_.end());
    return result;
  }

 private:
  struct Stack {
    const Piece* top{};
    std::optional<int> fighting;
  };

  Secrecy secrecy_;
  const state::Battle* battle_{};
  std::map<state::Place, Stack> stacks_;
  std::vector<Sighting> markers_;
};

std::optional<BattleView> battle_view(const GameState& state, Side side) {
  const state::Battle* battle = battle_in(state);
  if (battle == nullptr) {
    return std::nullopt;
  }
  BattleView view{battle->kind, battle->step, battle->attacker, battle->target, {}};
  for (const Side of : board::kSides) {
    const int chit = +battle->chit[static_cast<std::size_t>(of)];
    if (chit >= 0 && (of == side || are_chits_shown(*battle))) {
      view.chit[static_cast<std::size_t>(of)] = chit;
    }
  }
  return view;
}

}  // namespace

bool operator==(const SideView& one, const SideView& other) = default;

bool lies_open(PieceKind kind) noexcept {
  return kind == PieceKind::Department || kind == PieceKind::Base || rulebook::is_fort(kind) ||
         kind == PieceKind::Entrenchment || rulebook::is_rail_marker(kind);
}

const state::Battle* battle_in(const GameState& state) noexcept {
  for (auto decision = state.turn.pending.rbegin(); decision != state.turn.pending.rend();
       ++decision) {
    if (const auto* battle = std::get_if<state::Battle>(&*decision)) {
      return battle;
    }
  }
  return nullptr;
}

bool are_chits_shown(const state::Battle& battle) noexcept {
  return battle.chit[0] >= 0 && battle.chit[1] >= 0;
}

bool are_strengths_shown(Secrecy secrecy, const state::Battle& battle) noexcept {
  return secrecy != Secrecy::Dark || are_chits_shown(battle);
}

SideView view_for(const rulebook::Setting& setting, const GameState& state, Side side) {
  const Secrecy secrecy = setting.switches.secrecy_in_force();
  SideView view;
  view.side = side;
  view.cycle = state.cycle;
  view.game_turn = state.turn.game_turn;
  view.stage = state.turn.stage;
  view.acting = state.turn.acting;
  view.first_player = state.turn.first_player;
  view.chit = state.turn.chit;
  view.commands = state.turn.commands;
  view.control = state.control;
  view.home = state.home;
  view.rail = state.rail;
  for (const state::GroundStock& stock : state.ground) {
    if (secrecy == Secrecy::Open || state.controller(stock.hex) == side) {
      view.ground.push_back(stock);
    }
  }
  view.treasury = state.treasury_of(side);
  if (secrecy == Secrecy::Open) {
    view.enemy_treasury = state.treasury_of(board::enemy_of(side));
  }
  Sightings sightings{secrecy, state};
  for (const Piece& piece : state.pieces) {
    if (piece.side == side) {
      view.own.push_back(piece);
      continue;
    }
    sightings.see(piece);
    if (secrecy == Secrecy::Open) {
      view.open.push_back(piece);
    }
  }
  view.enemy = sightings.all();
  view.battle = battle_view(state, side);
  return view;
}

}  // namespace core::game
