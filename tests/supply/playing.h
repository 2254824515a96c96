// A position in play: choices of this room are judged, made, and what follows happens.
#pragma once

#include "core/fortification/desk.h"
#include "core/organisation/desk.h"
#include "core/supply/desk.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

namespace tests {

using core::base::operator""_case;

/// Plays the rooms of supply, forts and losses on a position; the dice are given.
class Playing {
 public:
  Playing(const Position& position, core::state::Stage stage, core::board::Side acting,
          std::vector<std::uint8_t> faces = {})
      : standing_{position.setting(), begin(position, stage, acting, std::move(faces))},
        record_{standing_} {
    go_on();
  }

  /// @param state as it is when it is played: what needs no player happens at once.
  Playing(const core::rulebook::Setting& setting, core::state::GameState state)
      : standing_{setting, std::move(state)}, record_{standing_} {
    go_on();
  }

  Playing(const Playing&) = delete;
  Playing& operator=(const Playing&) = delete;
  Playing(Playing&&) = delete;
  Playing& operator=(Playing&&) = delete;
  ~Playing() = default;

  /// The position as a stage begins; `change` may be applied to it before it is played.
  static core::state::GameState begin(const Position& position, core::state::Stage stage,
                                      core::board::Side acting, std::vector<std::uint8_t> faces) {
    core::state::GameState state = position.state();
    state.turn.stage = stage;
    state.turn.acting = acting;
    state.turn.game_turn = 1;
    state.dice = core::base::Dice{0, std::move(faces)};
    return state;
  }

  [[nodiscard]] core::state::Situation now() { return standing_.situation(); }

  [[nodiscard]] const core::state::GameState& state() const { return standing_.state(); }

  [[nodiscard]] core::state::Record& record() { return record_; }

  /// Lets happen whatever needs no player.
  void go_on() {
    while (core::supply::proceed(record_) == core::sequence::Progress::WentOn ||
           core::fortification::proceed(record_) == core::sequence::Progress::WentOn ||
           core::organisation::proceed(record_) == core::sequence::Progress::WentOn) {
    }
  }

  [[nodiscard]] core::state::Ruling<> judge(const core::sequence::Action& action) {
    if (!core::sequence::is_asked(state().turn, action.kind)) {
      return core::state::refused(core::state::refusal("4.1"_case, "out-of-phase"));
    }
    const auto room = room_of(action.kind);
    return room == 0   ? core::supply::judge(now(), action)
           : room == 1 ? core::fortification::judge(now(), action)
                       : core::organisation::judge(now(), action);
  }

  /// Makes a legal choice and goes on.
  void act(const core::sequence::Action& action) {
    if (const auto ruling = judge(action); !ruling) {
      throw std::logic_error(std::string{"refused: "} + std::string{ruling.error().reason});
    }
    const auto room = room_of(action.kind);
    if (room == 0) {
      core::supply::act(record_, action);
    } else if (room == 1) {
      core::fortification::act(record_, action);
    } else {
      core::organisation::act(record_, action);
    }
    go_on();
  }

  /// "13.21", or nothing when the choice is legal.
  [[nodiscard]] std::string refusal(const core::sequence::Action& action) {
    const auto ruling = judge(action);
    return ruling ? "" : ruling.error().cited.text();
  }

  [[nodiscard]] std::vector<core::sequence::Action> legal() {
    core::sequence::Choices actions;
    core::supply::offer(now(), actions);
    core::fortification::offer(now(), actions);
    return actions.list();
  }

  [[nodiscard]] bool offers(const core::sequence::Action& action) {
    const auto actions = legal();
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  }

  /// How many choices of a kind are offered.
  [[nodiscard]] int count(core::sequence::ActionKind kind) {
    const auto actions = legal();
    return static_cast<int>(std::count_if(actions.begin(), actions.end(),
                                          [&](const auto& action) { return action.kind == kind; }));
  }

  [[nodiscard]] int csp(core::board::Side side) const {
    int points = 0;
    for (const auto& piece : state().pieces) {
      points += piece.side == side && piece.away() == nullptr ? piece.strength : 0;
    }
    return points;
  }

 private:
  static int room_of(core::sequence::ActionKind kind) {
    using K = core::sequence::ActionKind;
    if (kind >= K::CreateDepot && kind <= K::FeedLanding) {
      return 0;
    }
    if (kind == K::PaySupply || kind == K::RefuseSupply || kind == K::RepairRail) {
      return 0;
    }
    const bool fort = (kind >= K::ConductSieges && kind <= K::ReplaceFort) ||
                      kind == K::EnterFort || kind == K::LeaveFort;
    return fort ? 1 : 2;
  }

  core::state::Standing standing_;
  core::state::Record record_;
};

/// An action of a kind; members follow in the order of Action.
inline core::sequence::Action choose(core::sequence::ActionKind kind,
                                     std::optional<core::state::PieceId> piece = {},
                                     std::optional<core::state::PieceId> other = {},
                                     std::optional<core::board::HexId> hex = {}, int number = 0) {
  return {kind, piece, other, hex, {}, number};
}

}  // namespace tests
