// Positions in the language of the game.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <initializer_list>
#include <string_view>

namespace tests {

/// A position on a map: pieces are put, control and cuts are set, then `state()` is asked.
///
/// Control begins as the side of each hex's state; hexes with ground combat units of one side are
/// theirs.
class Position {
 public:
  explicit Position(core::rulebook::Setting setting, std::string_view cycle = "7/62");
  /// Starts from an existing position, for changing it.
  Position(core::rulebook::Setting setting, core::state::GameState state);

  /// Puts a piece: "infantry 10-3", "garrison (5)-1", "depot", ... at a hex or hexside; gives its
  /// id.
  core::state::PieceId put(core::board::Side side, std::string_view what, std::string_view place,
                           int stock = 0);
  core::state::PieceId put_inside(core::state::PieceId container, std::string_view what,
                                  int stock = 0);
  Position& control(core::state::Controller side, std::initializer_list<std::string_view> hexes);
  Position& control_all(core::state::Controller side);
  Position& cut(std::string_view hex);
  Position& repair(core::board::HexId hex);
  /// Plays without an erratum, as printed.
  Position& without(std::string_view erratum);
  /// Takes pieces, and what is inside them, off the map.
  Position& take_away(const std::vector<core::state::PieceId>& pieces);

  [[nodiscard]] const core::rulebook::Setting& setting() const { return setting_; }

  /// The position with its rail nets brought up to date as at a set-up [18.11].
  [[nodiscard]] core::state::GameState state() const;

  /// The same in a segment or phase of the Union, who plays first in the first game-turn, with
  /// chits taken and a treasury full enough for what a test orders.
  [[nodiscard]] core::state::GameState in(core::state::Stage stage) const;

 private:
  core::rulebook::Setting setting_;
  core::state::GameState state_;
};

}  // namespace tests
