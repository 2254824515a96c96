// [5.13] Whether a chit is drawn for the commands of the week.
#include "core/ai/chit.h"

#include "core/data/setup_text.h"
#include "core/save/saves.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

namespace core::ai {
namespace {

using sequence::ActionKind;

TEST(Chit, Case_5_13_the_option_is_taken_where_more_commands_bring_no_more) {
  const std::vector<int> of_62{1, 2, 3, 4, 5};
  EXPECT_TRUE(is_option_better({100, 90}, of_62, 2));
  EXPECT_TRUE(is_option_better({100}, of_62, 2));
  EXPECT_TRUE(is_option_better({}, of_62, 2));
}

TEST(Chit, Case_5_13_a_chit_is_drawn_where_each_command_brings_much) {
  const std::vector<int> of_62{1, 2, 3, 4, 5};
  EXPECT_FALSE(is_option_better({100, 100, 100, 100, 100}, of_62, 2));
  EXPECT_FALSE(is_option_better({100, 90, 80, 70, 60}, of_62, 2));
}

TEST(Chit, Case_5_12_who_is_sure_of_two_does_not_draw_from_nought_to_three) {
  EXPECT_TRUE(is_option_better({100, 100}, {0, 1, 2, 3}, 2));
  EXPECT_TRUE(is_option_better({100, 100, 100, 100}, {0, 1, 2, 3}, 2));
}

class ChitOfWeek : public testing::Test {
 protected:
  void begin(const std::string& confederates) {
    opened_.emplace(tests::catalogue().open_shared(
        {"chit.position",
         "cycle 10/62\nstage initiative confederate\nside union\nat B3504\n  U1 depot stock 5\n"
         "side confederate\nat C2516\n  C9 depot stock 30\n" +
             confederates}));
  }

  std::vector<Worth> commands() {
    Seat seat{game()};
    const state::Situation now = seat.seen();
    const Weights weights = weights_of(now.book(), Temper{Level::Regular});
    Country country{now, weights};
    return worth_of_commands(seat, country, weights, 5);
  }

  std::optional<ActionKind> choice() {
    Seat seat{game()};
    const state::Situation now = seat.seen();
    const Weights weights = weights_of(now.book(), Temper{Level::Regular});
    Country country{now, weights};
    const auto chosen = choose_chit(seat, country, weights);
    return chosen ? std::optional{chosen->kind} : std::nullopt;
  }

 private:
  [[nodiscard]] game::Game game() const {
    return game::Game{opened_->setting, save::begin_of(*opened_, 1)};
  }

  std::optional<data::OpenedSetup> opened_;
};

/// Depots of the Enemy that stand alone beside brigades, far from each other.
constexpr const char* kPrizes =
    "side union\nat C2410\n  U2 depot stock 20\nat C2819\n  U3 depot stock 20\n"
    "at C2219\n  U4 depot stock 20\nat C2620\n  U5 depot stock 20\n"
    "side confederate\nat C2411\n  C1 infantry 3-3\nat C2818\n  C2 infantry 3-3\n"
    "at C2218\n  C3 infantry 3-3\nat C2619\n  C4 infantry 3-3\n";

TEST_F(ChitOfWeek, Case_5_21_each_force_with_something_to_do_wants_a_command) {
  begin(kPrizes);
  const auto worth = commands();
  EXPECT_GE(worth.size(), 4U);
  EXPECT_TRUE(std::is_sorted(worth.rbegin(), worth.rend()));
}

TEST_F(ChitOfWeek, Case_5_13_where_four_wait_for_commands_the_mean_is_better_than_two) {
  begin(kPrizes);
  EXPECT_EQ(choice(), ActionKind::DrawChit);
}

TEST_F(ChitOfWeek, Case_5_13_where_nobody_waits_the_option_does) {
  begin("");
  EXPECT_EQ(choice(), ActionKind::TakeOptionChit);
}

}  // namespace
}  // namespace core::ai
