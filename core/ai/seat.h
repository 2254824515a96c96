// [0.5] The chair of a computer general: what his side may see, what it is asked, what is legal.
#pragma once

#include "core/game/battle_view.h"
#include "core/game/game.h"
#include "core/plan/planner.h"
#include "core/plan/surmise.h"

#include <memory>
#include <optional>
#include <vector>

namespace core::ai {

/// The one door between a general and a game. Whoever thinks for a side gets a Seat and no Game:
/// of the Enemy it holds what believed_by() makes of the side's view, and nothing
/// that is asked of it rolls a die that is still to fall. What is legal the game itself says.
class Seat {
 public:
  /// @pre the game asks somebody
  explicit Seat(game::Game game);

  [[nodiscard]] board::Side side() const noexcept { return question_.side; }

  /// The position as the side has to take it to be.
  [[nodiscard]] state::Situation seen() { return known_.game.situation(); }

  /// The same as a game, to play on in the mind. Its dice are not to be used.
  [[nodiscard]] const game::Game& known() const noexcept { return known_.game; }

  /// [0.5] Whether anything of the Enemy may be otherwise than it is believed.
  [[nodiscard]] bool guesses() {
    return game_.situation().setting.switches.secrecy_in_force() != rulebook::Secrecy::Open;
  }

  /// Every legal choice, in the order of the game.
  [[nodiscard]] const std::vector<sequence::Action>& legal() { return game_.legal(); }

  /// Every legal choice of one kind.
  [[nodiscard]] std::vector<sequence::Action> legal_of(sequence::ActionKind kind) {
    return game_.legal_of(kind);
  }

  [[nodiscard]] bool is_legal(const sequence::Action& action) {
    return game_.judge(action).has_value();
  }

  /// [8.15] The battle that goes on, as far as the side may know it.
  [[nodiscard]] std::optional<combat::BattleForecast> battle() {
    return game::forecast_for(game_.situation(), question_.side);
  }

  /// SUP that the side would have in its pool after a choice that rolls no die.
  [[nodiscard]] int pool_after(const sequence::Action& action) const;

  /// [5.21] The side's seat as if its Command Segment had come in this game-turn and it had so many
  /// direct commands.
  [[nodiscard]] Seat in_command_segment(int commands);

  /// The forces of the side and what they can do.
  [[nodiscard]] plan::Planner& planner();

  /// The same for whoever asks of forces that are not whole: a planner keeps what it has found of
  /// one by its chief.
  [[nodiscard]] plan::Planner planner_anew() { return plan::Planner{game_, known_}; }

  /// Lets planner() begin anew.
  void forget_plans() { planner_.reset(); }

 private:
  game::Game game_;
  game::Question question_;
  plan::Surmise known_;
  std::unique_ptr<plan::Planner> planner_;
};

}  // namespace core::ai
