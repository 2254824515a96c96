// [0.5] What a side may see.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <array>
#include <optional>
#include <vector>

namespace core::game {

/// Pieces of the Enemy in one place, as far as the setting of secrecy shows them.
struct Sighting {
  state::Place place;
  /// OPEN and LIMITED: the kind of the top counter. DARK: nothing, only that the place is occupied.
  std::optional<rulebook::PieceKind> kind;
  base::InternedText value;  ///< what that counter shows, "10-3"
  base::InternedText name;   ///< what else is printed on it
  /// CSP and naval strength of all that fight in the battle that goes on, once they are shown.
  std::optional<int> fighting;

  friend bool operator==(const Sighting&, const Sighting&) = default;
};

/// A battle as one side sees it: the Enemy's chit is there when both are.
struct BattleView {
  state::BattleKind kind{};
  state::BattleStep step{};
  board::Side attacker{};
  board::HexId target;
  std::array<std::optional<int>, 2> chit;  ///< by Side

  friend bool operator==(const BattleView&, const BattleView&) = default;
};

/// A position as a side may see it. What is hidden is not in it: no field of a hidden piece, no
/// treasury of the Enemy, no seed of the dice.
struct SideView {
  board::Side side{};
  rulebook::Cycle cycle;
  int game_turn{};
  state::Stage stage{};
  board::Side acting{};
  board::Side first_player{};
  std::array<int, 2> chit{};  ///< [5.11] drawn openly
  std::array<int, 2> commands{};
  std::vector<state::Controller> control;
  std::vector<state::Controller> home;
  state::RailState rail;
  std::vector<state::GroundStock> ground;  ///< SUP that lie in hexes the side controls
  std::vector<state::Piece> own;           ///< every piece of the side, on the map or off it
  std::vector<state::Piece> open;          ///< OPEN: every piece of the Enemy
  std::vector<Sighting> enemy;             ///< by place; works and markers each, units by stack
  state::Treasury treasury;                ///< the side's
  std::optional<state::Treasury> enemy_treasury;  ///< OPEN only
  std::optional<BattleView> battle;               ///< the one that goes on

  friend bool operator==(const SideView& one, const SideView& other);
};

/// Whether a counter of the kind is never under others: works, Departments and rail markers lie on
/// the map for all to see while secrecy is LIMITED; units are stacked.
[[nodiscard]] bool lies_open(rulebook::PieceKind kind) noexcept;

/// The battle that goes on, innermost or beneath others; null when there is none.
[[nodiscard]] const state::Battle* battle_in(const state::GameState& state) noexcept;

/// [8.15] Whether both chits are there.
[[nodiscard]] bool are_chits_shown(const state::Battle& battle) noexcept;

/// [0.5] LIMITED shows the strength of units in a battle, DARK only after the chits.
[[nodiscard]] bool are_strengths_shown(rulebook::Secrecy secrecy,
                                       const state::Battle& battle) noexcept;

/// [0.5] The view of a side under the setting's secrecy.
[[nodiscard]] SideView view_for(const rulebook::Setting& setting, const state::GameState& state,
                                board::Side side);

}  // namespace core::game
