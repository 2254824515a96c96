#include "core/ai/seat.h"

#include "core/ai/belief.h"

#include <stdexcept>
#include <utility>

namespace core::ai {
namespace {

game::Question asked_in(game::Game& game) {
  const auto question = game.question();
  if (!question) {
    throw std::logic_error("a general is asked, and the game is over");
  }
  return *question;
}

}  // namespace

Seat::Seat(game::Game game)
    : game_{std::move(game)},
      question_{asked_in(game_)},
      known_{believed_by(game_, question_.side)} {}

int Seat::pool_after(const sequence::Action& action) const {
  game::Game tried = game_;
  static_cast<void>(tried.act(action));
  return tried.state().treasury_of(question_.side).pool;
}

Seat Seat::in_command_segment(int commands) {
  state::GameState ahead = game_.state();
  const auto own = static_cast<std::size_t>(question_.side);
  ahead.turn.stage = state::Stage::CommandSegment;
  ahead.turn.acting = question_.side;
  ahead.turn.first_player = question_.side;
  ahead.turn.chit.at(own) = commands;
  ahead.turn.commands.at(own) = 0;
  ahead.turn.step = 0;
  return Seat{
      game::Game{known_.game.situation().setting, std::move(ahead), game::FirstStage::Asked}};
}

plan::Planner& Seat::planner() {
  if (planner_ == nullptr) {
    planner_ = std::make_unique<plan::Planner>(game_, known_);
  }
  return *planner_;
}

}  // namespace core::ai
