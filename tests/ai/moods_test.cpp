// As in the war: the temper of each army is that of its commander.
#include "core/ai/moods.h"

#include "core/ai/general.h"
#include "core/data/setup_text.h"
#include "core/save/saves.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace core::ai {
namespace {

using sequence::ActionKind;

constexpr Temper kAsInTheWar{Level::Regular, Temperament::AsInTheWar};

data::OpenedSetup opened(const std::string& text) {
  const data::SharedSetup shared{"moods.position", text};
  rulebook::Switches switches = tests::catalogue().open_shared(shared).setting.switches;
  switches.secrecy = rulebook::Secrecy::Open;
  return tests::catalogue().open_shared(shared, switches);
}

state::PieceId piece(const state::Situation& now, std::string_view id) {
  const auto& pieces = now.state.pieces;
  return std::find_if(pieces.begin(), pieces.end(),
                      [&](const state::Piece& each) { return each.sheet_id == id; })
      ->id;
}

TEST(Moods, Case_10_01_a_leader_has_the_temper_of_his_ratings) {
  const auto& book = tests::book();
  EXPECT_EQ(temperament_of(book, 5, 3), Temperament::Bold);
  EXPECT_EQ(temperament_of(book, 4, 1), Temperament::Bold);
  EXPECT_EQ(temperament_of(book, 4, 0), Temperament::Steady);
  EXPECT_EQ(temperament_of(book, 3, 2), Temperament::Steady);
  EXPECT_EQ(temperament_of(book, 2, 2), Temperament::Cautious);
}

TEST(Moods, Case_10_12_a_force_has_the_temper_of_whoever_commands_it) {
  const data::OpenedSetup setup = opened(
      "cycle 6/62\nside union\nat B3404\n"
      "  U1 leader \"Grant\"\n  U2 infantry 10-3 span U1\n  U3 infantry 5-3\n"
      "at C2609\n  U4 army-hq commander \"McClellan\"\n  U5 leader \"McClellan\" in U4\n"
      "  U6 infantry 10-3 in U4\n  U7 army-hq\n");
  state::Standing standing{setup.setting, setup.state};
  const state::Situation now = standing.situation();
  const auto temperament = [&](const std::string& id) {
    return temperament_of_force(now, piece(now, id));
  };
  EXPECT_EQ(temperament("U1"), Temperament::Bold);
  EXPECT_EQ(temperament("U2"), Temperament::Bold);
  EXPECT_EQ(temperament("U3"), Temperament::Steady);
  EXPECT_EQ(temperament("U4"), Temperament::Cautious);
  EXPECT_EQ(temperament("U7"), Temperament::Steady);
}

TEST(Moods, weights_are_put_back) {
  const data::OpenedSetup setup =
      opened("cycle 6/62\nside union\nat B3404\n  U1 leader \"Grant\"\n  U2 infantry 10-3\n");
  state::Standing standing{setup.setting, setup.state};
  const state::Situation now = standing.situation();
  const state::PieceId grant = piece(now, "U1");
  const auto& book = now.book();
  const int steady = weights_of(book, {Level::Regular, Temperament::Steady}).least_odds;
  const int bold = weights_of(book, {Level::Regular, Temperament::Bold}).least_odds;
  ASSERT_NE(steady, bold);

  Weights weights = weights_of(book, kAsInTheWar);
  EXPECT_EQ(weights.least_odds, steady);
  {
    const Moods moods{book, kAsInTheWar, weights};
    {
      const Mood mood{weights, now, grant};
      EXPECT_EQ(weights.least_odds, bold);
      {
        const Mood of_all{weights};
        EXPECT_EQ(weights.least_odds, steady);
      }
      EXPECT_EQ(weights.least_odds, bold);
    }
    EXPECT_EQ(weights.least_odds, steady);
  }
  const Mood no_moods{weights, now, grant};
  EXPECT_EQ(weights.least_odds, steady);
}

/// What a general of that temperament does with an army beside one that is almost as strong.
ActionKind choice_of(const std::string& leader, Temperament temperament) {
  const data::OpenedSetup setup = opened(
      "cycle 6/62\nstage combat-initiative union\nchit union 5\nside union\nat B3404\n  U1 leader "
      "\"" +
      leader +
      "\"\n  U2 infantry 10-3\n  U3 depot stock 20\nside confederate\nat B3504\n"
      "  C1 infantry 8-3\n");
  game::Game game{setup.setting, save::begin_of(setup, 1)};
  return General{Temper{Level::Regular, temperament}}.choose(game).kind;
}

TEST(Moods, Case_8_31_bold_leaders_attack_where_cautious_ones_do_not) {
  ASSERT_NE(choice_of("Grant", Temperament::Bold), choice_of("Grant", Temperament::Cautious));
  EXPECT_EQ(choice_of("Grant", Temperament::AsInTheWar), choice_of("Grant", Temperament::Bold));
  EXPECT_EQ(choice_of("McClellan", Temperament::AsInTheWar),
            choice_of("McClellan", Temperament::Cautious));
}

}  // namespace
}  // namespace core::ai
