// [19.37] [19.41] to [19.9] Who wins, at the thresholds of each scenario.
#include "core/strategic/victory.h"

#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

namespace core::strategic {
namespace {

using base::operator""_case;
using board::Side;

constexpr std::optional<Side> kDraw;

/// A scenario at its end, with all places in the hands of the side that scores nothing for them.
class End {
 public:
  explicit End(const std::string& id)
      : setting_{tests::real_setup(id).setting}, state_{tests::real_setup(id).state} {
    for (const rulebook::Objective& objective : setting_.scenario->objectives) {
      state_.control[static_cast<std::size_t>(objective.hex.ordinal())] =
          board::enemy_of(objective.side);
    }
  }

  /// The named towns are held by the side that scores for them.
  End& held(std::initializer_list<std::string_view> towns) {
    for (const std::string_view town : towns) {
      const auto& all = setting_.scenario->objectives;
      const auto found =
          std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.town == town; });
      EXPECT_NE(found, all.end()) << town;
      state_.control[static_cast<std::size_t>(found->hex.ordinal())] = found->side;
    }
    return *this;
  }

  End& lost(int union_points, int confederate_points) {
    state_.treasury[0].lost = union_points;
    state_.treasury[1].lost = confederate_points;
    return *this;
  }

  /// Takes Confederate combat units north of row 10 away.
  End& cleared() {
    for (state::Piece& piece : state_.pieces) {
      if (piece.side == Side::Confederate && rulebook::is_ground_combat_unit(piece.kind) &&
          piece.hex() != nullptr && piece.hex()->row() < 10) {
        piece.place = state::Away{};
      }
    }
    return *this;
  }

  /// Puts a piece of the Confederate into a hex.
  End& stands(std::string_view sheet_id, std::string_view hex) {
    const auto found =
        std::find_if(state_.pieces.begin(), state_.pieces.end(),
                     [&](const state::Piece& piece) { return piece.sheet_id == sheet_id; });
    EXPECT_NE(found, state_.pieces.end());
    found->place = tests::hex(hex);
    return *this;
  }

  [[nodiscard]] const state::GameState& state() const { return state_; }

  [[nodiscard]] Score score() const { return count_score(setting_, state_); }

 private:
  rulebook::Setting setting_;
  state::GameState state_;
};

TEST(Victory, Case_19_41_west_62_four_win_three_draw) {
  const auto four = End{"west-62"}.held({"Vicksburg MS", "Memphis TN", "Corinth MS"}).score();
  const auto three = End{"west-62"}.held({"Vicksburg MS", "Island No. 10 TN"}).score();
  const auto two = End{"west-62"}.held({"Nashville TN", "Memphis TN"}).score();

  EXPECT_EQ(four.total, 4);
  EXPECT_EQ(four.winner, Side::Union);
  EXPECT_EQ(three.total, 3);
  EXPECT_EQ(three.winner, kDraw);
  EXPECT_EQ(two.total, 2);
  EXPECT_EQ(two.winner, Side::Confederate);
  EXPECT_EQ(four.cited, "19.41"_case);
}

TEST(Victory, Case_19_5_east_62_what_the_confederate_takes_is_subtracted) {
  const auto won = End{"east-62"}.held({"Richmond VA"}).score();
  const auto draw = End{"east-62"}.held({"Richmond VA", "Hagerstown MD"}).score();
  const auto least = End{"east-62"}.held({"Norfolk VA", "Fredericksburg VA"}).score();
  const auto one =
      End{"east-62"}.held({"Norfolk VA", "Fredericksburg VA", "Harpers Ferry VA"}).score();
  const auto washington =
      End{"east-62"}
          .held({"Richmond VA", "Norfolk VA", "Fredericksburg VA", "Washington DC"})
          .score();

  EXPECT_EQ(won.winner, Side::Union);
  EXPECT_EQ(draw.total, 3);
  EXPECT_EQ(draw.winner, kDraw);
  EXPECT_EQ(least.winner, kDraw) << "2 still draw";
  EXPECT_EQ(one.winner, Side::Confederate);
  EXPECT_EQ(washington.total, 0);
  EXPECT_EQ(washington.winner, Side::Confederate);
}

TEST(Victory, Case_19_6_west_63_five_win_four_draw) {
  const auto five = End{"west-63"}.held({"Vicksburg MS", "Chattanooga TN"}).score();
  const auto four = End{"west-63"}.held({"Vicksburg MS", "Knoxville TN"}).score();
  const auto three = End{"west-63"}.held({"Vicksburg MS"}).score();

  EXPECT_EQ(five.winner, Side::Union);
  EXPECT_EQ(four.winner, kDraw);
  EXPECT_EQ(three.winner, Side::Confederate);
}

TEST(Victory, Case_19_71_east_63_the_higher_total_wins_by_two) {
  const auto union_two = End{"east-63"}.cleared().score();
  EXPECT_EQ(union_two.total, 2);
  EXPECT_EQ(union_two.winner, Side::Union);

  const auto one_more = End{"east-63"}.cleared().held({"Harrisburg PA"}).score();
  EXPECT_EQ(one_more.total, 1);
  EXPECT_EQ(one_more.winner, kDraw);

  const auto confederate =
      End{"east-63"}.cleared().held({"Harrisburg PA", "Gettysburg PA", "Baltimore MD"}).lost(15, 0);
  EXPECT_EQ(confederate.score().total, -2);
  EXPECT_EQ(confederate.score().winner, Side::Confederate);
}

TEST(Victory, Case_19_71_a_point_for_every_full_fifteen_lost_beyond_the_confederate_loss) {
  const auto losses = [](int lost, int own) {
    return End{"east-63"}.lost(lost, own).score().lines.back().points;
  };

  EXPECT_EQ(losses(44, 30), 0);
  EXPECT_EQ(losses(45, 30), 1);
  EXPECT_EQ(losses(59, 30), 1);
  EXPECT_EQ(losses(60, 30), 2);
  EXPECT_EQ(losses(10, 30), 0) << "a smaller loss takes nothing away";
}

TEST(Victory, Case_19_71_north_of_row_10_are_the_rows_1_to_9) {
  End end{"east-63"};
  end.cleared();
  const auto unit = std::find_if(
      end.state().pieces.begin(), end.state().pieces.end(), [](const state::Piece& piece) {
        return piece.side == Side::Confederate && piece.kind == rulebook::PieceKind::Infantry;
      });
  const std::string id = unit->sheet_id;
  const auto cleared = [](const End& at) { return at.score().lines[6].points; };

  EXPECT_EQ(cleared(end.stands(id, "C1910")), 2);
  EXPECT_EQ(cleared(end.stands(id, "C1909")), 0);
}

TEST(Victory, Case_19_8_west_64_four_win_three_draw_and_nashville_costs) {
  EXPECT_EQ(End{"west-64"}.held({"Atlanta GA"}).score().winner, Side::Union);
  EXPECT_EQ(End{"west-64"}.held({"Mobile AL", "Rome GA"}).score().winner, kDraw);
  EXPECT_EQ(End{"west-64"}.held({"Mobile AL"}).score().winner, Side::Confederate);
  EXPECT_EQ(End{"west-64"}.held({"Atlanta GA", "Nashville TN"}).score().total, 0);
  EXPECT_EQ(End{"west-64"}.held({"Atlanta GA", "Chattanooga TN"}).score().total, 1);
}

TEST(Victory, Case_19_9_east_64_losses_count_beyond_twice_the_confederate_loss) {
  EXPECT_EQ(End{"east-64"}.held({"Richmond VA"}).score().winner, Side::Union);
  EXPECT_EQ(End{"east-64"}.held({"Richmond VA"}).lost(40, 10).score().total, 4);
  EXPECT_EQ(End{"east-64"}.held({"Richmond VA"}).lost(40, 10).score().winner, kDraw);
  EXPECT_EQ(End{"east-64"}.held({"Richmond VA"}).lost(39, 10).score().total, 5);
  EXPECT_EQ(End{"east-64"}.held({"Petersburg VA", "Lynchburg VA"}).score().winner, kDraw);
  EXPECT_EQ(End{"east-64"}.held({"Petersburg VA"}).score().winner, Side::Confederate);
  EXPECT_EQ(End{"east-64"}.held({"Richmond VA", "Washington DC"}).score().total, 0);
}

TEST(Victory, Case_19_37_every_line_says_what_it_counts) {
  const Score score = End{"west-63"}.held({"Vicksburg MS"}).score();

  ASSERT_EQ(score.lines.size(), 5U);
  EXPECT_EQ(score.lines[0].key, "place-held");
  EXPECT_EQ(score.lines[0].town, "Vicksburg MS");
  EXPECT_EQ(score.lines[0].holder, Side::Union);
  EXPECT_EQ(score.lines[0].worth, 3);
  EXPECT_EQ(score.lines[0].points, 3);
  EXPECT_EQ(score.lines[1].key, "place-not-held");
  EXPECT_EQ(score.lines[1].holder, Side::Confederate);
  EXPECT_EQ(score.lines[1].points, 0);
}

TEST(Victory, Case_19_37_what_a_side_is_short_of) {
  const auto of = [](const End& end, Side side) { return shortfall_of(end.score(), side); };
  const End two = End{"west-62"}.held({"Nashville TN", "Memphis TN"});
  EXPECT_EQ(of(two, Side::Union), (Shortfall{1, 2}));
  EXPECT_EQ(of(two, Side::Confederate), (Shortfall{0, 0}));

  const End three = End{"west-62"}.held({"Vicksburg MS", "Memphis TN"});
  EXPECT_EQ(of(three, Side::Union), (Shortfall{0, 1}));
  EXPECT_EQ(of(three, Side::Confederate), (Shortfall{0, 1}));

  const End four = End{"west-62"}.held({"Vicksburg MS", "Memphis TN", "Corinth MS"});
  EXPECT_EQ(of(four, Side::Union), (Shortfall{0, 0}));
  EXPECT_EQ(of(four, Side::Confederate), (Shortfall{1, 2}));
}

TEST(Victory, Case_19_71_with_a_margin_both_sides_are_short_of_it) {
  const auto of = [](const End& end, Side side) { return shortfall_of(end.score(), side); };
  const End ahead = End{"east-63"}.cleared();
  EXPECT_EQ(of(ahead, Side::Union), (Shortfall{0, 0}));
  EXPECT_EQ(of(ahead, Side::Confederate), (Shortfall{1, 4}));

  const End level = End{"east-63"}.cleared().held({"Harrisburg PA", "Gettysburg PA"});
  EXPECT_EQ(of(level, Side::Union), (Shortfall{0, 2}));
  EXPECT_EQ(of(level, Side::Confederate), (Shortfall{0, 2}));
}

TEST(Victory, Case_25_6_where_nothing_draws_only_the_victory_is_short) {
  const Score score = End{"campaign"}.held({"Nashville TN", "Memphis TN"}).score();

  EXPECT_EQ(shortfall_of(score, Side::Union), (Shortfall{3, 3}));
  EXPECT_EQ(score.winner, Side::Confederate);
}

// Whoever is short of nothing has won, and nobody else.
TEST(Victory, Case_19_37_who_is_short_of_nothing_wins) {
  for (const std::string& id : tests::setup_names()) {
    Score score = End{id}.score();
    for (int union_points = 0; union_points < 14; ++union_points) {
      score.lines = {ScoreLine{"place-held", Side::Union, union_points, union_points},
                     ScoreLine{"place-held", Side::Confederate, 6, 6}};
      add_up(score);
      for (const Side side : board::kSides) {
        const Shortfall shortfall = shortfall_of(score, side);
        EXPECT_EQ(shortfall.victory == 0, score.winner == side) << id << " " << union_points;
        EXPECT_EQ(shortfall.draw == 0, score.winner == side || !score.winner)
            << id << " " << union_points;
      }
    }
  }
}

}  // namespace
}  // namespace core::strategic
