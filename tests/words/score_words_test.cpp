// [19.37] [0.5] The score in sentences, and what a side may know of it.
#include "core/words/score_words.h"

#include "core/game/shown_score.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

namespace core::words {
namespace {

using board::Side;
using rulebook::Secrecy;
using strategic::Score;

const rulebook::Setting& setting_of(const std::string& id) { return tests::real_setup(id).setting; }

/// The score of a set-up in which a side holds the first places that count for it.
Score held_of(const rulebook::Setting& setting, state::GameState state, Side side, int most) {
  for (const rulebook::Objective& objective : setting.scenario->objectives) {
    const bool held = objective.side == side && most-- > 0;
    state.control[static_cast<std::size_t>(objective.hex.ordinal())] =
        held ? side : board::enemy_of(objective.side);
  }
  return strategic::count_score(setting, state);
}

Score held(const std::string& id, Side side, int most) {
  return held_of(setting_of(id), tests::real_setup(id).state, side, most);
}

TEST(ScoreWords, Case_19_37_the_result_says_what_wins_and_what_draws) {
  EXPECT_EQ(result_words(setting_of("west-63"), held("west-63", Side::Union, 1)),
            "Confederate victory: the Union has 3 points, 5 win, 4 draw [19.6].");
  EXPECT_EQ(result_words(setting_of("west-62"), held("west-62", Side::Union, 3)),
            "A draw: the Union has 3 points, 4 win, 3 draw [19.41].");
  EXPECT_EQ(result_words(setting_of("west-62"), held("west-62", Side::Union, 1)),
            "Confederate victory: the Union has 1 point, 4 win, 3 draw [19.41].");
  EXPECT_EQ(result_words(setting_of("campaign"), held("campaign", Side::Union, 5)),
            "Union victory: the Union has 5 points, 5 win [25.6].");
}

TEST(ScoreWords, Case_19_5_a_total_below_nothing_has_its_sign) {
  Score score = held("east-62", Side::Confederate, 0);
  score.lines.push_back({"place-held", Side::Confederate, 1, 1});
  strategic::add_up(score);

  EXPECT_EQ(result_words(setting_of("east-62"), score),
            "Confederate victory: the Union has -1 point, 4 win, 2 draw [19.5].");
}

TEST(ScoreWords, Case_19_71_with_a_margin_both_totals_are_told) {
  Score score = held("east-63", Side::Confederate, 3);
  EXPECT_EQ(result_words(setting_of("east-63"), score),
            "A draw: Union 2, Confederate 3; a difference of 2 wins [19.71].");

  score = held("east-63", Side::Confederate, 4);
  EXPECT_EQ(result_words(setting_of("east-63"), score),
            "Confederate victory: Union 2, Confederate 8; a difference of 2 wins [19.71].");
}

TEST(ScoreWords, Case_19_37_a_line_says_what_is_held) {
  const rulebook::Setting& setting = setting_of("west-63");
  const Score score = held("west-63", Side::Union, 1);

  EXPECT_EQ(sentence(setting, score.lines[0]), "Vicksburg MS, B2317, is controlled by the Union.");
  EXPECT_EQ(sentence(setting, score.lines[1]).find(", is not controlled by the Union."),
            std::string{"Jackson MS, B2317"}.size());
}

TEST(ScoreWords, Case_19_71_a_line_says_what_was_lost_and_what_is_cleared) {
  const rulebook::Setting& setting = setting_of("east-63");
  state::GameState state = tests::real_setup("east-63").state;
  state.treasury[0].lost = 40;
  state.treasury[1].lost = 9;
  const Score score = strategic::count_score(setting, state);

  EXPECT_EQ(sentence(setting, score.lines.back()),
            "Union losses 40, Confederate losses 9: 31 beyond them; 1 point for every full 15.");
  const auto& cleared = score.lines[score.lines.size() - 2];
  EXPECT_EQ(sentence(setting, cleared), "Confederate combat units north of row 10: " +
                                            std::to_string(cleared.figures.at(1)) + ".");

  const Score twice = strategic::count_score(setting_of("east-64"), [] {
    state::GameState later = tests::real_setup("east-64").state;
    later.treasury[0].lost = 40;
    later.treasury[1].lost = 9;
    return later;
  }());
  EXPECT_EQ(sentence(setting_of("east-64"), twice.lines.back()),
            "Union losses 40, Confederate losses 9: 22 beyond 2 times as many; 1 point for every "
            "full 20.");
}

TEST(ScoreWords, Case_19_37_what_a_side_is_short_of_is_told) {
  const rulebook::Setting& setting = setting_of("west-62");
  const Score two = held("west-62", Side::Union, 2);
  EXPECT_EQ(shortfall_words(setting, two, Side::Union),
            "Union: 1 point short of a draw, 2 short of victory [19.41].");
  EXPECT_EQ(shortfall_words(setting, two, Side::Confederate),
            "Confederate: wins if nothing changes [19.41].");
  EXPECT_EQ(shortfall_words(setting, held("west-62", Side::Union, 3), Side::Confederate),
            "Confederate: 1 point short of victory [19.41].");
  EXPECT_EQ(shortfall_words(setting_of("campaign"), held("campaign", Side::Union, 2), Side::Union),
            "Union: 3 points short of victory [25.6].");
}

TEST(ScoreWords, Case_0_4_in_german_every_sentence_is_german) {
  const data::Catalogue german{tests::catalogue_file(), rulebook::Language::German};
  const data::OpenedSetup west = german.open_setup("west-62", {});
  const Score two = held_of(west.setting, west.state, Side::Union, 2);

  EXPECT_EQ(result_words(west.setting, two),
            "Sieg der Konföderation: Die Union hat 2 Punkte, 4 siegen, 3 sind unentschieden "
            "[19.41].");
  EXPECT_EQ(sentence(west.setting, two.lines[0]), "Die Union kontrolliert Nashville TN, A4324.");
  EXPECT_EQ(shortfall_words(west.setting, two, Side::Union),
            "Union: Zum Unentschieden fehlt 1 Punkt, zum Sieg 2 [19.41].");
}

// ---- what a side may know ----

data::OpenedSetup east_63(Secrecy secrecy) {
  rulebook::Switches switches;
  switches.secrecy = secrecy;
  return tests::catalogue().open_setup("east-63", switches);
}

const strategic::ScoreLine& cleared_in(const Score& score) {
  return *std::find_if(score.lines.begin(), score.lines.end(),
                       [](const auto& line) { return line.key.starts_with("cleared"); });
}

TEST(ShownScore, Case_0_5_units_that_are_hidden_are_counted_for_their_owner_only) {
  for (const Secrecy secrecy : {Secrecy::Limited, Secrecy::Dark}) {
    const auto setup = east_63(secrecy);
    const Score ours = game::shown_score(setup.setting, setup.state, Side::Union);
    EXPECT_FALSE(cleared_in(ours).known);
    EXPECT_EQ(sentence(setup.setting, cleared_in(ours)),
              "Confederate combat units north of row 10: counted when the game is over.");
    EXPECT_TRUE(cleared_in(game::shown_score(setup.setting, setup.state, Side::Confederate)).known);
  }
  const auto open = east_63(Secrecy::Open);
  EXPECT_TRUE(cleared_in(game::shown_score(open.setting, open.state, Side::Union)).known);
}

TEST(ShownScore, Case_0_5_when_the_game_is_over_everything_is_counted) {
  auto setup = east_63(Secrecy::Dark);
  setup.state.turn.stage = state::Stage::Over;

  const Score all = game::shown_score(setup.setting, setup.state, Side::Union);

  EXPECT_TRUE(cleared_in(all).known);
  EXPECT_EQ(all.total, strategic::count_score(setup.setting, setup.state).total);
}

// Two worlds that differ only in what the Union does not see: it reads the same.
TEST(ShownScore, Case_0_5_where_hidden_units_stand_changes_nothing) {
  const auto setup = east_63(Secrecy::Limited);
  state::GameState raided = setup.state;
  const auto raider =
      std::find_if(raided.pieces.begin(), raided.pieces.end(), [](const state::Piece& piece) {
        return piece.side == Side::Confederate && piece.kind == rulebook::PieceKind::Cavalry &&
               piece.hex() != nullptr;
      });
  ASSERT_NE(raider, raided.pieces.end());
  raider->place = *board::HexId::parse("C1909");
  ASSERT_NE(strategic::count_score(setup.setting, setup.state).total,
            strategic::count_score(setup.setting, raided).total);

  const Score here = game::shown_score(setup.setting, setup.state, Side::Union);
  const Score there = game::shown_score(setup.setting, raided, Side::Union);

  EXPECT_EQ(here.total, there.total);
  EXPECT_EQ(here.winner, there.winner);
  for (std::size_t at = 0; at < here.lines.size(); ++at) {
    EXPECT_EQ(sentence(setup.setting, here.lines[at]), sentence(setup.setting, there.lines[at]));
    EXPECT_EQ(here.lines[at].points, there.lines[at].points);
  }
}

}  // namespace
}  // namespace core::words
