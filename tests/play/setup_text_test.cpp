// [19.2] [0.4] Any position of a game, written as a set-up and read again, is the same position.
#include "core/data/setup_text.h"

#include "core/data/setup_limits.h"
#include "core/game/game.h"
#include "core/game/orders.h"
#include "core/strategic/opening.h"
#include "core/trial_play/gathering.h"
#include "core/trial_play/invariants.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

namespace {

using core::data::OpenedSetup;
using core::game::Game;
using core::state::GameState;
using core::state::Piece;

OpenedSetup read_back(const std::string& text) {
  return tests::catalogue().open_shared({"back.setup", text});
}

std::string written(const core::rulebook::Setting& setting, const GameState& state) {
  return tests::catalogue().write_setup({"A week of it", "One.\nTwo, with \"#\"."}, setting, state);
}

/// The orders that are legal, by the ids that files know.
std::set<std::string> legal_orders(Game& game) {
  std::set<std::string> orders;
  for (const core::game::Action& action : game.legal()) {
    orders.insert(core::game::order_text(game.situation().setting, game.state(), action));
  }
  return orders;
}

std::string words_of(const Piece& piece) {
  return piece.sheet_id.str() + " " + std::string{core::rulebook::name(piece.kind)} + " " +
         piece.value.str() + " " + core::state::label(piece.place) + " activity " +
         std::to_string(piece.activity.bits) + " spent " + std::to_string(piece.activity.spent) +
         " extra " + std::to_string(piece.activity.extra) + " carried " +
         std::to_string(piece.activity.carried) + " rail " +
         std::to_string(piece.activity.rail_hexes) + " stock " + std::to_string(piece.stock);
}

std::string words_of(const core::state::Turn& turn) {
  return "turn " + std::to_string(turn.game_turn) + " " +
         std::string{core::state::name(turn.stage)} + " chits " + std::to_string(turn.chit[0]) +
         " " + std::to_string(turn.chit[1]) + " commands " + std::to_string(turn.commands[0]) +
         " " + std::to_string(turn.commands[1]) + " step " + std::to_string(turn.step) +
         (turn.union_restricted ? " restricted" : "");
}

/// Where two positions differ, for whoever has to find out why.
std::string difference(const GameState& a, const GameState& b) {
  if (a.pieces.size() != b.pieces.size()) {
    return "pieces " + std::to_string(a.pieces.size()) + " and " + std::to_string(b.pieces.size());
  }
  for (std::size_t at = 0; at < a.pieces.size(); ++at) {
    if (a.pieces[at] != b.pieces[at]) {
      return words_of(a.pieces[at]) + " | " + words_of(b.pieces[at]);
    }
  }
  const std::array<std::pair<bool, const char*>, 14> parts{
      {{a.cycle == b.cycle, "cycle"},
       {a.control == b.control, "control"},
       {a.home == b.home, "home"},
       {a.rail == b.rail, "rail"},
       {a.turn == b.turn, "turn"},
       {a.dice == b.dice, "dice"},
       {a.treasury == b.treasury, "treasury"},
       {a.ground == b.ground, "ground"},
       {a.buildings == b.buildings, "buildings"},
       {a.landings == b.landings, "landings"},
       {a.ferries == b.ferries, "ferries"},
       {a.waiting == b.waiting, "waiting"},
       {a.changed_hands == b.changed_hands, "changed hands"},
       {a.war == b.war, "war"}}};
  for (const auto& [same, name] : parts) {
    if (!same) {
      return std::string{name} + ": " + words_of(a.turn) + " | " + words_of(b.turn);
    }
  }
  return {};
}

/// What a set-up does not keep: the dice, pieces that are gone for good, markers of repaired cuts
/// and numbers of pieces.
void expect_nothing_lost(const GameState& state, const GameState& kept) {
  const auto stays = [&](const Piece& piece) {
    if (piece.kind == core::rulebook::PieceKind::RailCut && piece.hex() != nullptr) {
      return state.rail.is_cut(*piece.hex());
    }
    return piece.is_in_play() || piece.kind == core::rulebook::PieceKind::Leader ||
           piece.activity.has(core::state::Status::Razed);
  };
  for (const Piece& piece : state.pieces) {
    if (!stays(piece)) {
      continue;
    }
    const Piece* const same = kept.find(piece.sheet_id);
    ASSERT_NE(same, nullptr) << words_of(piece);
    EXPECT_EQ(words_of(*same), words_of(piece));
    ASSERT_EQ(same->inside.has_value(), piece.inside.has_value()) << words_of(piece);
    if (piece.inside) {
      EXPECT_EQ(kept.piece(*same->inside).sheet_id, state.piece(*piece.inside).sheet_id);
    }
  }
  EXPECT_TRUE(state.control == kept.control && state.home == kept.home && state.rail == kept.rail &&
              state.treasury == kept.treasury && state.turn == kept.turn);
}

/// Writes the position of a game, reads it back and holds one against the other; the game that
/// goes on from the file offers the same choices.
void expect_round_trip(Game& game) {
  const core::rulebook::Setting& setting = game.situation().setting;
  const GameState kept = core::data::as_setup(game.state());
  expect_nothing_lost(game.state(), kept);
  const std::string text = written(setting, game.state());
  OpenedSetup opened;
  try {
    opened = read_back(text);
  } catch (const core::base::DataError& error) {
    const auto lines = core::data::lines_of(text);
    FAIL() << error.what() << "\n"
           << (error.row() > 0 ? lines.at(static_cast<std::size_t>(error.row() - 1)).text : "");
  }
  ASSERT_EQ(difference(kept, opened.state), "");
  ASSERT_TRUE(kept == opened.state);
  EXPECT_EQ(opened.setting.switches.errata, setting.switches.errata);
  EXPECT_EQ(opened.setting.scenario->last_game_turn, setting.scenario->last_game_turn);
  EXPECT_EQ(written(opened.setting, opened.state), text);
  // What a game comes to passes no limit of the lint.
  for (const core::data::SetupCheck& check : core::data::check_limits(opened)) {
    EXPECT_TRUE(check.findings.empty()) << check.findings.front().text;
  }
  Game again{opened.setting, opened.state};
  EXPECT_EQ(core::trial_play::broken_invariant(again.situation()), "");
  EXPECT_EQ(again.question(), game.question());
  EXPECT_EQ(legal_orders(again), legal_orders(game));
}

class SetupText : public testing::TestWithParam<std::string> {};

TEST_P(SetupText, Case_19_2_every_position_between_two_works_reads_back_the_same) {
  int looked_at = 0;
  const std::uint64_t games = tests::whole() ? 8 : 2;
  const std::uint64_t moments = tests::whole()     ? 300
                                : tests::watched() ? 8
                                                   : 24;  // most games are over before
  for (std::uint64_t seed = 41; seed < 41 + games; ++seed) {
    OpenedSetup setup = tests::real_setup(GetParam());
    if (seed % 4 >= 2) {
      core::trial_play::gather(setup.setting, setup.state, seed);
    }
    Game game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
    const std::uint64_t steps = GetParam() == "campaign" ? 997 : 311;
    OpenedSetup before_any_choice = setup;
    before_any_choice.state = core::strategic::opening_of(setup.setting, setup.state, seed);
    EXPECT_TRUE(core::data::as_setup(before_any_choice.state) ==
                read_back(written(setup.setting, before_any_choice.state)).state);
    for (std::uint64_t part = 0; part < moments && !game.legal().empty(); ++part) {
      const auto players =
          seed % 2 == 0 ? core::trial_play::Players::Fighting : core::trial_play::Players::Random;
      static_cast<void>(
          core::trial_play::play_random_game(game, seed + part, {steps + part, 0, players}));
      for (std::uint64_t more = 0;
           core::data::why_no_setup(game.state()) == core::data::NoSetup::InWork; ++more) {
        static_cast<void>(core::trial_play::play_random_game(game, seed + more, {1, 0}));
      }
      if (core::data::why_no_setup(game.state()) == core::data::NoSetup::None) {
        expect_round_trip(game);
        ++looked_at;
      }
      if (HasFatalFailure()) {
        FAIL() << "seed " << seed << " part " << part << " game-turn "
               << game.state().turn.game_turn << " " << core::state::name(game.state().turn.stage);
      }
    }
  }
  EXPECT_GT(looked_at, 10);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, SetupText, testing::ValuesIn(tests::setup_names()),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
