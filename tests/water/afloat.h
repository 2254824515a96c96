// A moment at sea: a position in play, choices said aloud, dice known before.
#pragma once

#include "core/game/game.h"
#include "core/game/rooms.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tests {

using core::base::operator""_case;
using core::board::Side;
using core::sequence::Action;
using core::sequence::ActionKind;
using core::state::PieceId;
using core::state::Stage;
using core::state::Status;

/// Play from a position on, at a stage of the acting side's; `dice` are the faces that fall.
class Afloat {
 public:
  explicit Afloat(const Position& position, std::vector<std::uint8_t> dice = {},
                  Stage stage = Stage::CommandSegment, Side acting = Side::Union)
      : standing_{position.setting(), begun(position, std::move(dice), stage, acting)},
        record_{standing_} {}

  /// A force of the acting side begins to move.
  Afloat& force(const std::vector<PieceId>& units) {
    record_.begin(core::state::ForceMove{units.front(), true, units, {}, false, false});
    record_.apply(core::state::ForceEnergised{units.front(), units});
    return *this;
  }

  [[nodiscard]] core::state::Situation now() { return standing_.situation(); }

  [[nodiscard]] core::state::Record& record() { return record_; }

  [[nodiscard]] const core::state::Piece& piece(PieceId id) const {
    return standing_.state().piece(id);
  }

  [[nodiscard]] bool is_lost(PieceId id) const { return piece(id).away() != nullptr; }

  [[nodiscard]] std::string at(PieceId id) const { return label(piece(id).place); }

  /// The case that forbids the choice; empty when it is legal.
  [[nodiscard]] std::string forbids(const Action& action) {
    const auto ruling = core::game::judge(now(), action);
    return ruling ? "" : ruling.error().cited.text();
  }

  /// The refusal of a choice that is not legal.
  [[nodiscard]] core::state::Illegal refusal_of(const Action& action) {
    return core::game::judge(now(), action).error();
  }

  /// Makes a legal choice, and lets happen what follows without another one.
  void say(const Action& action) {
    auto ruling = core::game::judge(now(), action);
    if (ruling) {
      ruling = core::game::room_of(turn(), action.kind)->attempt(record_, action);
    }
    ASSERT_TRUE(ruling) << core::sequence::name(action.kind) << " is forbidden by "
                        << ruling.error().cited.text() << " " << ruling.error().reason;
    run();
  }

  /// Lets happen what needs no player.
  void run() {
    while (!turn().pending.empty() || turn().stage == Stage::NavalCombat) {
      if (core::game::room_now(turn())->proceed(record_) == core::sequence::Progress::Asks) {
        return;
      }
    }
  }

  [[nodiscard]] const core::state::Turn& turn() const { return standing_.state().turn; }

  template <class Work>
  [[nodiscard]] bool goes_on() const {
    return !turn().pending.empty() && std::holds_alternative<Work>(turn().pending.back());
  }

  /// Whether a choice is offered; every choice that is must be legal.
  [[nodiscard]] bool offers(const Action& action) {
    std::vector<Action> legal;
    core::game::offer(now(), legal);
    for (const Action& each : legal) {
      EXPECT_EQ(forbids(each), "") << core::sequence::name(each.kind);
    }
    return std::find(legal.begin(), legal.end(), action) != legal.end();
  }

  [[nodiscard]] int rolls() const {
    int count = 0;
    for (const auto& event : record_.events()) {
      count += std::holds_alternative<core::state::Rolled>(event) ? 1 : 0;
    }
    return count;
  }

  // ---- choices ----

  [[nodiscard]] Action sail(PieceId ship) const { return {ActionKind::Sail, ship, {}, {}, {}, 0}; }

  [[nodiscard]] Action sail(PieceId ship, std::string_view to) {
    return {ActionKind::Sail, ship, {}, {}, now().map().find_water(to), 0};
  }

  [[nodiscard]] Action join(PieceId ship) const {
    return {ActionKind::JoinGroup, ship, {}, {}, {}, 0};
  }

  [[nodiscard]] Action pass() const { return {ActionKind::Pass, {}, {}, {}, {}, 0}; }

  [[nodiscard]] Action embark(PieceId unit, PieceId ship) const {
    return {ActionKind::Embark, unit, ship, {}, {}, 0};
  }

  [[nodiscard]] Action disembark(PieceId unit, std::string_view to) const {
    return {ActionKind::Disembark, unit, {}, hex(to), {}, 0};
  }

  [[nodiscard]] Action ferry(PieceId unit, PieceId ship, std::string_view to) const {
    return {ActionKind::Ferry, unit, ship, hex(to), {}, 0};
  }

  [[nodiscard]] Action florida(PieceId ship, std::string_view back) const {
    return {ActionKind::RoundFlorida, ship, {}, hex(back), {}, 0};
  }

  [[nodiscard]] Action bombard(std::string_view fort) const {
    return {ActionKind::BombardFort, {}, {}, hex(fort), {}, 0};
  }

  [[nodiscard]] Action fight(std::string_view at) {
    return {ActionKind::FightAtSea, {}, {}, {}, now().map().find_water(at), 0};
  }

  /// Sets out with the ship and sails from place to place.
  void sail_along(PieceId ship, std::initializer_list<std::string_view> places) {
    say(sail(ship));
    for (const std::string_view to : places) {
      say(sail(ship, to));
    }
  }

 private:
  static core::state::GameState begun(const Position& position, std::vector<std::uint8_t> dice,
                                      Stage stage, Side acting) {
    core::state::GameState state = position.state();
    state.turn.game_turn = 1;
    state.turn.stage = stage;
    state.turn.acting = acting;
    state.turn.first_player = Side::Union;
    state.dice = core::base::Dice{0, std::move(dice)};
    return state;
  }

  core::state::Standing standing_;
  core::state::Record record_;
};

/// The banks are columns 29 and 30; seven hexsides downstream.
inline Ground& with_river(Ground& ground) {
  return ground.river("great", true,
                      {"B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011", "B2912/B3012",
                       "B2913/B3012", "B2913/B3013"});
}

/// Open sea in column 20 of sheet B, from a row down to row 34.
inline Ground& with_sea(Ground& ground, int from_row = 20) {
  for (int row = from_row; row <= 34; ++row) {
    ground.terrain("B20" + std::to_string(row), core::map::Terrain::Sea);
  }
  return ground;
}

}  // namespace tests
