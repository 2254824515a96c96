// [26.15] Battles on the miniature table: what came of them is reported.
#include "core/combat/table_battle.h"

#include "core/organisation/strength.h"
#include "tests/combat/fight.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::combat {
namespace {

using rulebook::Option;
using tests::Action;
using tests::ActionKind;
using tests::Fight;
using tests::Ground;

Action on_table(int seed = 0) { return {ActionKind::BattleOnTable, {}, {}, {}, {}, seed}; }

Action told_so(int number) { return {ActionKind::ReportBattle, {}, {}, {}, {}, number}; }

constexpr int kUnionWins = 0;
constexpr int kConfederateWins = 1;

/// Grant's corps of 12 and 8 CSP at B3009 attacks a division of 14 at B3010; chits are chosen, and
/// supply is paid.
class TableBattles : public testing::Test {
 protected:
  explicit TableBattles(bool option = true) : fight_{Ground{}} {
    if (option) {
      fight_.with(Option::BattlesOnTheTable);
    }
    corps_ = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
    grant_ = fight_.leader_on(corps_, "Grant");
    first_ = fight_.put_inside(corps_, "infantry 12-3");
    second_ = fight_.put_inside(corps_, "infantry 8-3");
    fight_.put(Side::Union, "depot", "B3008", 20);
    enemy_ = fight_.put(Side::Confederate, "infantry 14-3", "B3010");
    fight_.ready(grant_, {first_, second_});
    fight_.dice({3, 3, 3});
  }

  Fight& at_die() { return fight_.attack(grant_, "B3010", {first_, second_}).chit(2); }

  Fight fight_;
  PieceId corps_, grant_, first_, second_, enemy_;
};

class WithoutTable : public TableBattles {
 protected:
  WithoutTable() : TableBattles{false} {}
};

TEST_F(WithoutTable, Case_26_15_without_the_option_the_die_falls_at_once) {
  at_die();
  EXPECT_EQ(fight_.facts("battle-result") + fight_.facts("battle-result-retreat"), 1);
  EXPECT_EQ(fight_.refused(on_table()), "4.1");
}

TEST_F(TableBattles, Case_26_15_the_attacker_is_asked_for_die_or_table) {
  at_die();
  EXPECT_EQ(fight_.rolls(), 0);
  ASSERT_TRUE(fight_.has_battle());
  EXPECT_EQ(decides(fight_.now()), Side::Union);
  EXPECT_TRUE(fight_.is_offered(tests::plain(ActionKind::Pass)));
  EXPECT_TRUE(fight_.is_offered(on_table()));
  EXPECT_EQ(fight_.refused(on_table(-1)), "26.15");
  EXPECT_EQ(fight_.refused(told_so(0)), "4.1") << "nothing goes on there yet";

  fight_.pass();
  EXPECT_EQ(fight_.facts("battle-result") + fight_.facts("battle-result-retreat"), 1);
}

TEST_F(TableBattles, Case_26_15_losses_are_told_shared_and_the_beaten_defender_retreats) {
  at_die().act(on_table(77));
  EXPECT_FALSE(fight_.is_offered(tests::plain(ActionKind::Pass)));
  EXPECT_EQ(decides(fight_.now()), Side::Union);
  fight_.act(told_so(4)).act(told_so(3)).act(told_so(kUnionWins));

  EXPECT_THAT(fight_.told("table-battle-won"), testing::ElementsAre(4, 3, 77));
  EXPECT_EQ(organisation::csp(fight_.now(), first_), 10) << "evenly [8.16]";
  EXPECT_EQ(organisation::csp(fight_.now(), second_), 6);
  EXPECT_EQ(fight_.strength_in(Side::Confederate, "B3010"), 11);
  EXPECT_EQ(fight_.facts("battle-result") + fight_.facts("battle-result-retreat"), 0);
  EXPECT_TRUE(fight_.is_offered(tests::go(ActionKind::RetreatTo, enemy_, "B3011")))
      << "as on * [8.51]";
}

TEST_F(TableBattles, Case_26_15_of_a_remainder_the_owner_chooses_who_bears_it) {
  at_die().act(on_table()).act(told_so(3)).act(told_so(0)).act(told_so(kConfederateWins));
  const auto* const share = fight_.state().turn.innermost<state::LossShare>();
  ASSERT_NE(share, nullptr);
  fight_.act(tests::of(ActionKind::LosePoint, second_));
  EXPECT_EQ(fight_.strength_in(Side::Union, "B3009"), 17);
  EXPECT_EQ(organisation::csp(fight_.now(), second_), 6);
  EXPECT_FALSE(fight_.has_battle()) << "the defender holds: nothing more is asked";
  EXPECT_EQ(fight_.where(enemy_), "B3010");
}

TEST_F(TableBattles, Case_26_15_no_side_loses_more_than_it_has_there) {
  at_die().act(on_table());
  EXPECT_EQ(fight_.refused(told_so(21)), "26.15");
  const auto attack = may_report_battle(fight_.now(), 21);
  ASSERT_FALSE(attack);
  EXPECT_EQ(attack.error().reason, "battle-cannot-cost-that");
  EXPECT_EQ(attack.error().need, 20);
  EXPECT_EQ(attack.error().have, 21);
  EXPECT_EQ(fight_.refused(told_so(-1)), "26.15");
  EXPECT_EQ(fight_.legal().size(), 21U);
  fight_.act(told_so(20));
  EXPECT_EQ(may_report_battle(fight_.now(), 15).error().need, 14);
  EXPECT_EQ(fight_.legal().size(), 15U);
}

TEST_F(TableBattles, Case_26_15_who_has_nothing_left_has_not_won) {
  at_die().act(on_table()).act(told_so(20)).act(told_so(1));
  EXPECT_EQ(may_report_battle(fight_.now(), kUnionWins).error().reason, "battle-not-won-so");
  fight_.act(told_so(kConfederateWins));
  EXPECT_EQ(fight_.strength_in(Side::Union, "B3009"), 0);
}

TEST_F(TableBattles, Case_26_15_when_neither_has_anything_left_the_defender_holds) {
  at_die().act(on_table()).act(told_so(20)).act(told_so(14));
  EXPECT_EQ(may_report_battle(fight_.now(), kUnionWins).error().reason, "battle-not-won-so");
  EXPECT_TRUE(may_report_battle(fight_.now(), kConfederateWins));
}

TEST_F(TableBattles, Case_26_15_a_defence_that_is_wiped_out_leaves_the_hex_to_the_attacker) {
  at_die().act(on_table()).act(told_so(1)).act(told_so(14));
  EXPECT_EQ(may_report_battle(fight_.now(), kConfederateWins).error().reason, "battle-not-won-so");
  fight_.act(told_so(kUnionWins));
  fight_.act(tests::of(ActionKind::LosePoint, first_));
  ASSERT_TRUE(fight_.has_battle());
  EXPECT_EQ(fight_.battle().step, BattleStep::Advance);
}

}  // namespace
}  // namespace core::combat
