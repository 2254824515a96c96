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

plan::Planner& Seat::planner() {
  if (planner_ == nullptr) {
    planner_ = std::make_unique<plan::Planner>(game_, known_);
  }
  return *planner_;
}

}  // namespace core::ai
