#include "tests/command/command_game.h"

#include "tests/support/ground.h"

#include <stdexcept>

namespace tests {

using core::sequence::Action;
using core::sequence::ActionKind;
using core::state::PieceId;

CommandGame::CommandGame(core::board::Side side, std::string_view cycle)
    : side_{side}, setting_{Ground{}.setting()}, position_{setting_, cycle} {
  position_.put(side, "depot", "B2010", 10);
}

PieceId CommandGame::leader(std::string_view name, std::string_view place,
                            std::optional<PieceId> headquarters) {
  const PieceId id = headquarters ? position_.put_inside(*headquarters, "leader")
                                  : position_.put(side_, "leader", place);
  names_.emplace_back(id, name);
  if (headquarters) {
    commanders_.emplace_back(*headquarters, id);
  }
  return id;
}

PieceId CommandGame::put(std::string_view what, std::string_view place, int stock) {
  return position_.put(side_, what, place, stock);
}

PieceId CommandGame::put_inside(PieceId container, std::string_view what) {
  return position_.put_inside(container, what);
}

void CommandGame::begin(core::state::Stage stage, std::vector<std::uint8_t> faces, int chit) {
  core::state::GameState state = position_.state();
  for (const auto& [id, name] : names_) {
    state.pieces[id.value()].name = name;
  }
  for (const auto& [headquarters, leader] : commanders_) {
    state.pieces[headquarters.value()].commander = leader;
  }
  state.turn.stage = stage;
  state.turn.acting = side_;
  state.turn.game_turn = 1;
  state.turn.chit = {chit, chit};
  state.dice = core::base::Dice{0, std::move(faces)};
  standing_.emplace(setting_, std::move(state));
  record_.emplace(*standing_);
}

core::state::Ruling<> CommandGame::judge(ActionKind kind, std::optional<PieceId> piece,
                                         std::optional<PieceId> other) {
  return core::command::judge(now(), {kind, piece, other, {}, {}, 0});
}

void CommandGame::act(ActionKind kind, std::optional<PieceId> piece, std::optional<PieceId> other) {
  const Action action{kind, piece, other, {}, {}, 0};
  if (const auto ruling = core::command::judge(now(), action); !ruling) {
    throw std::logic_error{std::string{ruling.error().reason}};
  }
  core::command::act(*record_, action);
}

void CommandGame::proceed() {
  while (core::command::proceed(*record_) == core::sequence::Progress::WentOn) {
  }
}

std::vector<Action> CommandGame::offered() {
  core::sequence::Choices legal;
  core::command::offer(now(), legal);
  return legal.list();
}

}  // namespace tests
