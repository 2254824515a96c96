// [23.0] Calls, Personnel Points, [26.6] Emancipation.
#include "core/strategic/personnel.h"

#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using rulebook::Option;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using testing::ElementsAre;
using tests::CampaignGame;

Action call(int number) { return {ActionKind::MakeCall, {}, {}, {}, {}, number}; }

constexpr int kV2 = 1;
constexpr int kV3 = 2;
constexpr int kD1 = 3;
constexpr int kD2 = 4;

/// The figures of the rulebook typed again: call, its seven months, what the Enemy gains.
struct CallOfBook {
  Call call;
  std::array<int, 7> points;
  int political;
};

void expect_chart(Side side, const std::vector<CallOfBook>& rows) {
  for (const CallOfBook& row : rows) {
    const rulebook::CallRow& found = tests::book().calls[side][row.call];
    EXPECT_EQ(found.points, row.points) << rulebook::name(row.call);
    EXPECT_EQ(found.political, row.political) << rulebook::name(row.call);
  }
}

TEST(Personnel, Table_23_11_calls_of_the_union) {
  expect_chart(Side::Union, {{Call::V1, {100, 90, 80, 70, 60, 50, 10}, 0},
                             {Call::V2, {90, 80, 70, 60, 50, 10, 10}, 1},
                             {Call::V3, {40, 30, 20, 10, 10, 10, 10}, 2},
                             {Call::D1, {110, 80, 60, 40, 30, 20, 10}, 2},
                             {Call::D2, {60, 50, 40, 30, 20, 10, 10}, 3},
                             {Call::D3, {50, 40, 30, 20, 10, 10, 10}, 4}});
}

TEST(Personnel, Table_23_12_calls_of_the_confederate) {
  expect_chart(Side::Confederate, {{Call::V1, {80, 70, 60, 50, 40, 30, 10}, 0},
                                   {Call::V2, {50, 40, 30, 20, 10, 5, 5}, 1},
                                   {Call::V3, {30, 20, 10, 5, 5, 5, 5}, 2},
                                   {Call::D1, {50, 40, 30, 20, 10, 10, 10}, 2},
                                   {Call::D2, {30, 20, 10, 10, 5, 5, 5}, 3},
                                   {Call::D3, {20, 10, 5, 5, 5, 5, 5}, 4}});
}

TEST(Personnel, Case_20_1_both_first_calls_are_in_force_and_in_month_1) {
  CampaignGame game;
  game.begin(Stage::SupplyPoints, Side::Union);

  EXPECT_EQ(game.stage(), Stage::Initiation);  // nothing to decide before
  EXPECT_EQ(game.personnel_of(Side::Union), 100);
  EXPECT_EQ(game.politics_of(Side::Union), 0);
  EXPECT_EQ(game.politics_of(Side::Confederate), 0);
}

TEST(Personnel, Case_23_11_after_the_seventh_month_the_last_column_goes_on) {
  CampaignGame game{"10/62"};
  game.call(Side::Union, "V1", 15).begin(Stage::SupplyPoints, Side::Union);

  EXPECT_EQ(month_of_call(game.now(), Side::Union), 15);
  EXPECT_EQ(points_of_call(game.now(), Side::Union), 10);
}

TEST(Personnel, Case_23_21_a_call_replaces_the_present_one_and_the_enemy_gains) {
  CampaignGame game{"11/61"};
  game.begin(Stage::Personnel, Side::Union);

  EXPECT_EQ(game.choose(call(kV2)), "");

  EXPECT_EQ(game.stage(), Stage::Initiation);
  EXPECT_EQ(game.personnel_of(Side::Union), 90);  // month 1 of V2
  EXPECT_EQ(game.politics_of(Side::Confederate), 1);
  EXPECT_EQ(game.politics_of(Side::Union), 0);
}

TEST(Personnel, Case_23_21_four_cycles_lie_between_two_calls) {
  CampaignGame game{"10/61"};  // month 4 of the first call: three have passed
  game.begin(Stage::Initiation, Side::Union);

  EXPECT_FALSE(may_call(game.now(), Side::Union, Call::V2));
  const auto early = may_call(game.now(), Side::Union, Call::V2).error();
  EXPECT_EQ(early.reason, "call-too-early");
  EXPECT_EQ(early.need, 4);
  EXPECT_EQ(early.have, 3);
  CampaignGame later{"11/61"};
  later.begin(Stage::Personnel, Side::Union);
  EXPECT_EQ(later.stage(), Stage::Personnel);
}

TEST(Personnel, Case_23_21_volunteers_go_in_order_and_may_be_skipped) {
  CampaignGame game{"10/62"};
  game.begin(Stage::Personnel, Side::Union);

  EXPECT_EQ(game.choose(call(kV3)), "23.21 call-out-of-order");
  EXPECT_EQ(game.choose(call(kD2)), "23.21 call-out-of-order");
  EXPECT_EQ(game.choose(call(0)), "23.21 call-made");
  EXPECT_EQ(game.choose(call(6)), "23.21 no-such-call");
  EXPECT_EQ(game.choose(call(kD1)), "");  // V2 and V3 are skipped
  EXPECT_EQ(game.personnel_of(Side::Union), 110);
}

TEST(Personnel, Case_23_21_the_first_draft_has_its_date) {
  CampaignGame winter{"13/61"};
  winter.begin(Stage::Personnel, Side::Confederate);
  EXPECT_EQ(winter.choose(call(kD1)), "23.21 draft-too-early 1 13");
  CampaignGame spring{"1/62"};
  spring.begin(Stage::Personnel, Side::Confederate);
  EXPECT_EQ(spring.choose(call(kD1)), "");
  CampaignGame june{"6/62"};
  june.begin(Stage::Personnel, Side::Union);
  EXPECT_EQ(june.choose(call(kD1)), "23.21 draft-too-early 7 6");
  CampaignGame july{"7/62"};
  july.begin(Stage::Personnel, Side::Union);
  EXPECT_EQ(july.choose(call(kD1)), "");
}

TEST(Personnel, Case_23_4_after_a_draft_no_more_volunteers) {
  CampaignGame game{"10/63"};
  game.call(Side::Union, "D1", 6);
  game.war().manpower[0].made = 0b1001;  // V1 and D1: V2 was skipped
  game.begin(Stage::Personnel, Side::Union);

  EXPECT_EQ(game.choose(call(kV2)), "23.4 no-volunteers-after-draft");
  EXPECT_EQ(game.choose(call(kD2)), "");
}

TEST(Personnel, Erratum_E098_as_printed_volunteers_come_after_a_draft) {
  CampaignGame game{"10/63"};
  game.without("E098").call(Side::Union, "D1", 6);
  game.war().manpower[0].made = 0b1001;
  game.begin(Stage::Personnel, Side::Union);

  EXPECT_EQ(game.choose(call(kV2)), "");
}

/// The worked example of 23.3: 2/64, the Union in the third month of its second draft.
class UseItOrLoseIt : public testing::Test {
 protected:
  UseItOrLoseIt() {
    game_.clear_of(PieceKind::Infantry).clear_of(PieceKind::Militia).clear_of(PieceKind::Garrison);
    three_ = game_.position().put(Side::Union, "infantry 3-3", "C2608");  // Washington
    four_ = game_.position().put(Side::Union, "infantry 4-3", "C2601");   // Harrisburg
    game_.call(Side::Union, "D2", 3).pool(Side::Union, 200);
  }

  void spend() {
    const auto start = [&](PieceKind kind, int csp) {
      return Action{ActionKind::StartUnit, {}, {}, {}, {}, csp, kind};
    };
    for (const int csp : {4, 4, 2}) {
      EXPECT_EQ(game_.choose(start(PieceKind::Militia, csp)), "");
    }
    EXPECT_EQ(game_.choose({ActionKind::Augment, three_, {}, {}, {}, 10}), "");
    EXPECT_EQ(game_.choose({ActionKind::Augment, four_, {}, {}, {}, 10}), "");
    EXPECT_EQ(game_.choose(start(PieceKind::Garrison, 5)), "");
  }

  CampaignGame game_{"2/64"};
  PieceId three_;
  PieceId four_;
};

TEST_F(UseItOrLoseIt, Case_23_3_example_38_of_40_points_are_used_and_2_lost) {
  game_.begin(Stage::Initiation, Side::Union);
  ASSERT_EQ(game_.personnel_of(Side::Union), 40);

  spend();
  EXPECT_EQ(game_.personnel_of(Side::Union), 2);
  EXPECT_EQ(game_.pool_of(Side::Union), 200 - 59);
  EXPECT_THAT(
      game_.spiral(Side::Union),
      testing::UnorderedElementsAre("militia 4 in 1", "militia 4 in 1", "militia 2 in 1",
                                    "infantry 10 in 4", "infantry 10 in 4", "garrison 5 in 2"));
  ASSERT_EQ(game_.pass(), "");

  EXPECT_EQ(game_.personnel_of(Side::Union), 0);
  EXPECT_EQ(game_.pool_of(Side::Union), 200 - 59);  // supply stays
}

TEST_F(UseItOrLoseIt, Erratum_E097_as_printed_unused_points_are_kept) {
  game_.without("E097");
  game_.begin(Stage::Initiation, Side::Union);
  spend();
  ASSERT_EQ(game_.pass(), "");

  EXPECT_EQ(game_.personnel_of(Side::Union), 2);
}

TEST(Emancipation, Case_26_6_brings_the_union_men_and_the_confederate_politics) {
  CampaignGame game{"2/63"};
  game.with(Option::Emancipation).call(Side::Union, "D1", 6).begin(Stage::Politics, Side::Union);
  ASSERT_EQ(game.stage(), Stage::Politics);
  EXPECT_EQ(points_of_call(game.now(), Side::Union), 20);

  EXPECT_EQ(game.choose({ActionKind::Emancipate, {}, {}, {}, {}, 0}), "");

  EXPECT_EQ(game.politics_of(Side::Confederate), 2);
  EXPECT_EQ(points_of_call(game.now(), Side::Union), 30);
  EXPECT_EQ(points_of_call(game.now(), Side::Union, 1), 10);  // the seventh month
  EXPECT_FALSE(may_emancipate(game.now(), Side::Union));
}

TEST(Emancipation, Case_26_6_is_an_option_from_1863_on) {
  CampaignGame off{"2/63"};
  off.begin(Stage::Initiation, Side::Union);
  EXPECT_EQ(may_emancipate(off.now(), Side::Union).error().reason, "no-emancipation");
  CampaignGame early{"13/62"};
  early.with(Option::Emancipation).begin(Stage::Initiation, Side::Union);
  EXPECT_EQ(may_emancipate(early.now(), Side::Union).error().reason, "emancipation-too-early");
  EXPECT_EQ(may_emancipate(early.now(), Side::Confederate).error().reason, "no-emancipation");
}

}  // namespace
}  // namespace core::strategic
