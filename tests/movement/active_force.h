// A force that is moving, for tests of the room of movement.
#pragma once

#include "core/movement/desk.h"
#include "core/organisation/desk.h"
#include "core/sequence/action.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace tests {

using core::board::HexId;
using core::board::Side;
using core::sequence::Action;
using core::sequence::ActionKind;
using core::state::PieceId;

/// The side's Movement Phase, and one force in it that moves: the units given, the first its head.
class ActiveForce {
 public:
  ActiveForce(const Position& position, Side side, std::vector<PieceId> units,
              std::vector<std::uint8_t> dice = {})
      : standing_{position.setting(),
                  moving(position.state(), side, std::move(units), std::move(dice))},
        record_{standing_} {}

  [[nodiscard]] core::state::Situation now() { return standing_.situation(); }

  [[nodiscard]] const core::state::GameState& state() const { return standing_.state(); }

  [[nodiscard]] const core::state::Piece& piece(PieceId id) const { return state().piece(id); }

  [[nodiscard]] core::state::Record& record() { return record_; }

  [[nodiscard]] core::state::Ruling<> judge(const Action& action) {
    return core::movement::judge(now(), action);
  }

  /// Does it if it is legal, and lets happen what follows.
  core::state::Ruling<> act(const Action& action) {
    const auto ruling = core::movement::attempt(record_, action);
    if (ruling) {
      run();
    }
    return ruling;
  }

  core::state::Ruling<> march(PieceId piece, std::string_view to) {
    return act({ActionKind::March, piece, {}, hex(to), {}, 0});
  }

  core::state::Ruling<> ride(PieceId piece, std::string_view to) {
    return act({ActionKind::RideRail, piece, {}, hex(to), {}, 0});
  }

  core::state::Ruling<> act(ActionKind kind, PieceId piece, int number = 0) {
    return act({kind, piece, {}, {}, {}, number});
  }

  /// The player is done with the force.
  core::state::Ruling<> pass() { return act({ActionKind::Pass, {}, {}, {}, {}, 0}); }

  [[nodiscard]] bool stands_in(PieceId id, std::string_view label) const {
    return piece(id).hex() != nullptr && *piece(id).hex() == hex(label);
  }

  /// Choices of the room that are offered now.
  [[nodiscard]] std::vector<Action> offered() {
    core::sequence::Choices legal;
    core::movement::offer(now(), legal);
    return legal.list();
  }

  [[nodiscard]] bool is_offered(const Action& action) {
    const auto all = offered();
    return std::find(all.begin(), all.end(), action) != all.end();
  }

 private:
  static core::state::GameState moving(core::state::GameState state, Side side,
                                       std::vector<PieceId> units, std::vector<std::uint8_t> dice) {
    state.turn.stage = core::state::Stage::CommandSegment;
    state.turn.acting = side;
    state.turn.first_player = side;
    state.turn.game_turn = 1;
    state.dice = core::base::Dice{0, std::move(dice)};
    const PieceId head = units.front();
    core::state::apply(state, core::state::ForceEnergised{head, units});
    state.turn.pending.emplace_back(core::state::ForceMove{head, true, std::move(units), {}});
    return state;
  }

  void run() {
    using core::sequence::Progress;
    while (!state().turn.pending.empty()) {
      const bool force =
          std::holds_alternative<core::state::ForceMove>(state().turn.pending.back());
      const bool losses =
          std::holds_alternative<core::state::LossShare>(state().turn.pending.back());
      if (!force && !losses) {
        return;
      }
      if ((force ? core::movement::proceed(record_) : core::organisation::proceed(record_)) ==
          Progress::Asks) {
        return;
      }
    }
  }

  core::state::Standing standing_;
  core::state::Record record_;
};

}  // namespace tests
