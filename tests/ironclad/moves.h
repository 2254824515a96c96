// What the tests of movement share: a battle in a movement step with logs as a test writes them,
// and refusals as one line of text.
#pragma once

#include "core/ironclad/movement.h"
#include "core/ironclad/speed.h"
#include "tests/ironclad/battles.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace tests::ironclad {

using core::board::Side;
using core::ironclad::Action;
using core::ironclad::EndStep;
using core::ironclad::kKnot;
using core::ironclad::MoveShip;
using core::ironclad::State;
using core::ironclad::Step;
using core::table::Inches;
using core::table::Path;

using Edit = std::function<void(State&)>;

[[nodiscard]] inline ShipId ship(int index) { return ShipId{static_cast<std::uint8_t>(index)}; }

/// The ship of a battle that bears the name.
[[nodiscard]] inline ShipId named(const Setting& setting, std::string_view name) {
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    if (setting.ships[i].name.str() == name) {
      return ship(static_cast<int>(i));
    }
  }
  ADD_FAILURE() << name;
  return {};
}

/// A battle in the first movement step of a side, with what a test writes into the logs first.
[[nodiscard]] inline Game moving(const std::shared_ptr<const Setting>& setting, Side side,
                                 std::vector<std::uint8_t> dice = {}, const Edit& edit = {}) {
  constexpr std::uint64_t kSeed = 7;
  State state = core::ironclad::begin(*setting, kSeed, std::move(dice));
  state.step = side == Side::Union ? Step::UnionMoves : Step::ConfederateMoves;
  if (edit) {
    edit(state);
  }
  return {setting, state};
}

[[nodiscard]] inline Game moving(const std::vector<Placed>& ships,
                                 std::vector<std::uint8_t> dice = {}, const Edit& edit = {}) {
  return moving(made_up(ships), ships.front().side, std::move(dice), edit);
}

/// One Union ship in the middle of open water, heading to the right.
[[nodiscard]] inline Game alone(std::string_view card, int knots, const Edit& edit = {}) {
  return moving({{card, Side::Union, 36, 24, 90, knots}}, {}, edit);
}

/// A move of so many whole knots, straight on unless a path is given.
[[nodiscard]] inline MoveShip run(ShipId who, int knots, Path legs = {}) {
  MoveShip move;
  move.ship = who;
  move.speed = knots * kKnot;
  if (legs.empty() && knots > 0) {
    legs = {core::table::straight(Inches::of(knots))};
  } else if (legs.empty() && knots < 0) {
    legs = {core::table::astern(core::table::straight(Inches::of(-knots)))};
  }
  move.legs = std::move(legs);
  return move;
}

/// "" when the choice is made, else rule, key and the figures of inches: "IC-082 too-much-faster
/// 3/4". What is refused changes nothing.
[[nodiscard]] inline std::string refusal_of(Game& game, const Action& action) {
  const State before = game.state();
  const auto done = game.act(action);
  if (done) {
    EXPECT_EQ(broken(game), "");
    return {};
  }
  EXPECT_TRUE(game.state() == before) << "[IC-005] refused means nothing changed";
  const auto& why = done.error();
  std::string text = why.rule.text() + " " + std::string{why.key};
  const auto figure = [](Inches length) {
    std::string digits = std::to_string(length.decimal());
    digits.erase(digits.find_last_not_of('0') + 1);
    return digits.back() == '.' ? digits.substr(0, digits.size() - 1) : digits;
  };
  if (why.need_inches != Inches{} || why.have_inches != Inches{}) {
    text += " " + figure(why.need_inches) + "/" + figure(why.have_inches);
  }
  return text;
}

/// Ends the step, and those that follow until it is the side's movement step. Fire steps pass
/// without a shot.
inline void to_next_moves(Game& game, Side side) {
  constexpr int kStepsOfATurn = 6;  // two of fire are ended by both sides
  for (int ended = 0; ended < kStepsOfATurn; ++ended) {
    ASSERT_TRUE(game.asked());
    ASSERT_TRUE(game.act(EndStep{*game.asked()})) << ended;
    if (is_movement(game.state().step) && mover_in(game.state().step) == side) {
      return;
    }
  }
}

[[nodiscard]] inline const core::ironclad::Ship& log_of(const Game& game, int index) {
  return game.state().ship(ship(index));
}

/// How far a ship's last move went, in ten-thousandths of an inch.
[[nodiscard]] inline std::int64_t run_of(const Game& game, int index) {
  return log_of(game, index).run.ticks();
}

/// Whether an event of the last choice tells this.
[[nodiscard]] inline bool tells(const std::vector<core::ironclad::Event>& events,
                                std::string_view key) {
  for (const auto& event : events) {
    const auto* const told = std::get_if<core::table::Told>(&event);
    if (told != nullptr && told->key == key) {
      return true;
    }
  }
  return false;
}

}  // namespace tests::ironclad
