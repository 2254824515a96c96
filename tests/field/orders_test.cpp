// [FB-028] [FB-073]-[FB-077] [FB-099] Written orders, generals and couriers.
#include "core/field/orders.h"

#include "core/field/game.h"
#include "core/field/movement.h"
#include "core/field/order_text.h"
#include "core/field/view.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::field {
namespace {

using core::field::BattleGeneral;
using core::field::GiveOrder;
using core::field::Order;
using core::field::OrderKind;

Battle commanded(double general_y, Order order) {
  Battle battle = open_field({foot("1st", kUs, 40, 30, 0), foot("2nd", kUs, 60, 30, 0),
                              foot("enemy", kThem, 40, 55, 180)});
  battle.units[0].order = order;
  battle.generals.push_back({"Brigadier", kUs, 0, at(40, general_y), std::nullopt, 0});
  return battle;
}

Table under_orders(const Battle& battle) { return Table{battle, {}, core::field::Options{}}; }

Order hold() { return {OrderKind::Hold, {}, {}, {}, {}}; }

std::string order_refusal(const core::table::Judged<>& judged) {
  return judged ? "" : judged.error().rule.text() + " " + std::string{judged.error().key};
}

TEST(FieldOrders, FB_073_FB_074_who_holds_does_not_leave_his_ground) {
  Table table = under_orders(commanded(25, hold()));
  EXPECT_EQ(order_refusal(judged(table, kFirst, {ahead(6)})), "FB-074 order-keeps-it-near");
  EXPECT_TRUE(judged(table, kFirst, {form(Formation::Column)}));
  EXPECT_TRUE(judged(table, kFirst, {face(180)}));
}

TEST(FieldOrders, FB_074_a_defender_keeps_within_six_inches_of_his_line) {
  Table table = under_orders(commanded(25, {OrderKind::Defend, at(30, 28), at(50, 28), {}, {}}));
  EXPECT_TRUE(judged(table, kFirst, {ahead(4)}));
  EXPECT_EQ(order_refusal(judged(table, kFirst, {ahead(5)})), "FB-074 order-keeps-it-near");
  EXPECT_TRUE(judged(table, kFirst, {back(3)})) << "he may give ground";
}

TEST(FieldOrders, FB_074_who_advances_does_not_go_elsewhere) {
  Table table = under_orders(commanded(25, {OrderKind::Advance, at(40, 50), {}, {}, {}}));
  EXPECT_TRUE(judged(table, kFirst, {ahead(6)}));
  Battle away = commanded(25, {OrderKind::Advance, at(40, 50), {}, {}, {}});
  away.units[0].formation = Formation::Column;
  away.units[0].pose.heading = Heading::degrees(180);
  Table back_table = under_orders(away);
  EXPECT_EQ(order_refusal(judged(back_table, kFirst, {ahead(7.5)})),
            "FB-074 order-leads-elsewhere");
}

TEST(FieldOrders, FB_074_support_stays_within_twelve_inches) {
  Table table = under_orders(commanded(25, {OrderKind::Support, {}, {}, kSecond, {}}));
  table.set(kFirst, [](Unit& unit) { unit.pose = {at(49, 30), Heading::degrees(270)}; });
  EXPECT_EQ(order_refusal(judged(table, kFirst, {ahead(6)})), "FB-074 order-keeps-it-near");
}

TEST(FieldOrders, FB_074_support_comes_within_six_inches_only_to_replace) {
  Table table = under_orders(commanded(25, {OrderKind::Support, {}, {}, kSecond, {}}));
  table.set(kFirst, [](Unit& unit) { unit.pose = {at(40, 20), Heading::degrees(90)}; });
  table.set(kSecond, [](Unit& unit) { unit.pose = {at(50, 20), Heading::degrees(90)}; });
  EXPECT_TRUE(judged(table, kFirst, {ahead(4)}));
  EXPECT_EQ(order_refusal(judged(table, kFirst, {ahead(4.5)})), "FB-074 supports-from-farther");
  table.set(kSecond, [](Unit& unit) { unit.bad = 1; });
  EXPECT_TRUE(judged(table, kFirst, {ahead(4.5)}));
}

TEST(FieldOrders, FB_074_skirmishers_keep_nine_inches_off_formed_enemies) {
  Battle battle = commanded(25, {OrderKind::Skirmish, {}, {}, {}, {}});
  battle.units[0].formation = Formation::Open;
  battle.units[2].pose.at = at(40, 43);
  Table table = under_orders(battle);
  EXPECT_TRUE(judged(table, kFirst, {ahead(4)}));
  EXPECT_EQ(order_refusal(judged(table, kFirst, {ahead(5)})), "FB-074 skirmishers-keep-off");
}

TEST(FieldOrders, FB_076_cover_within_six_inches_is_taken_without_an_order) {
  Battle battle = commanded(25, hold());
  battle.areas.push_back(
      {core::field::GroundKind::Woods, "wood", 0, core::table::rectangle(at(20, 32), at(80, 50))});
  Table table = under_orders(battle);
  EXPECT_TRUE(judged(table, kFirst, {ahead(4)}));
}

TEST(FieldOrders, FB_077_with_free_orders_nobody_asks) {
  Table table{commanded(25, hold())};
  EXPECT_TRUE(judged(table, kFirst, {ahead(6)}));
}

TEST(FieldOrders, FB_075_a_general_with_the_unit_changes_its_order_at_once) {
  Table table = under_orders(commanded(27.5, hold()));
  const GiveOrder order{GeneralId{0}, kFirst, {OrderKind::Advance, at(40, 50), {}, {}, {}}};
  ASSERT_TRUE(judge(table.setting(), table.state(), order));
  give_order(table.record(), order);
  EXPECT_EQ(table.unit(kFirst).order.kind, OrderKind::Advance);
  EXPECT_TRUE(table.state().couriers.empty());
}

TEST(FieldOrders, FB_075_a_courier_rides_eighteen_inches_and_the_order_holds_the_move_after) {
  Table table = under_orders(commanded(5, hold()));
  give_order(table.record(), {GeneralId{0}, kFirst, {OrderKind::Advance, at(40, 50), {}, {}, {}}});
  ASSERT_EQ(table.state().couriers.size(), 1U);
  send_couriers_on(table.record());
  EXPECT_EQ(table.state().couriers[0].at, at(40, 23));
  deliver_orders(table.record());
  EXPECT_EQ(table.unit(kFirst).order.kind, OrderKind::Hold);
  send_couriers_on(table.record());
  EXPECT_TRUE(table.state().couriers[0].arrived);
  EXPECT_EQ(table.unit(kFirst).order.kind, OrderKind::Hold);
  deliver_orders(table.record());
  EXPECT_EQ(table.unit(kFirst).order.kind, OrderKind::Advance);
  EXPECT_TRUE(table.state().couriers.empty());
}

TEST(FieldOrders, FB_554_couriers_that_arrive_at_once) {
  Battle battle = commanded(5, hold());
  battle.generals[0].couriers_at_once = 1;
  Table table = under_orders(battle);
  const Order order{OrderKind::Advance, at(40, 50), {}, {}, {}};
  give_order(table.record(), {GeneralId{0}, kFirst, order});
  give_order(table.record(), {GeneralId{0}, kSecond, order});
  EXPECT_EQ(table.unit(kFirst).order.kind, OrderKind::Advance);
  EXPECT_EQ(table.state().couriers.size(), 1U);
}

TEST(FieldOrders, FB_028_a_brigadier_commands_his_brigade_only) {
  Battle battle = commanded(25, hold());
  battle.brigades.push_back({"Third", {}, kUs});
  battle.units[1].brigade = 2;
  Table table = under_orders(battle);
  EXPECT_EQ(order_refusal(
                judge(table.setting(), table.state(), GiveOrder{GeneralId{0}, kSecond, hold()})),
            "FB-028 not-of-his-brigade");
  EXPECT_EQ(
      order_refusal(judge(table.setting(), table.state(), GiveOrder{GeneralId{0}, kThird, hold()})),
      "FB-075 not-yours");
}

TEST(FieldOrders, FB_074_orders_name_what_they_need) {
  Table table = under_orders(commanded(25, hold()));
  const auto refused = [&](Order order) {
    return order_refusal(
        judge(table.setting(), table.state(), GiveOrder{GeneralId{0}, kFirst, order}));
  };
  EXPECT_EQ(refused({OrderKind::Advance, {}, {}, {}, {}}), "FB-074 order-names-no-place");
  EXPECT_EQ(refused({OrderKind::Support, {}, {}, {}, {}}), "FB-074 order-names-no-unit");
  EXPECT_EQ(refused({OrderKind::Raid, at(1, 1), {}, {}, {}}), "FB-074 cavalry-raids");
}

TEST(FieldOrders, FB_099_generals_ride_eighteen_inches_and_nine_in_woods) {
  Battle battle = commanded(5, hold());
  Table table = under_orders(battle);
  ride(table.record(), {GeneralId{0}, at(40, 25), std::nullopt});
  make_rides(table.record());
  EXPECT_EQ(table.state().generals[0].at, at(40, 23));
  battle.areas.push_back(
      {core::field::GroundKind::Woods, "wood", 0, core::table::rectangle(at(20, 1), at(80, 59))});
  Table woods = under_orders(battle);
  ride(woods.record(), {GeneralId{0}, at(40, 25), std::nullopt});
  make_rides(woods.record());
  EXPECT_EQ(woods.state().generals[0].at, at(40, 14));
}

TEST(FieldOrders, FB_410_a_general_who_is_tied_rides_nowhere) {
  Table table = under_orders(commanded(25, hold()));
  table.state().generals[0].tied = true;
  EXPECT_EQ(order_refusal(judge(table.setting(), table.state(),
                                core::field::Ride{GeneralId{0}, at(10, 10), std::nullopt})),
            "FB-410 general-is-tied");
}

// ---- orders as text, and what the other side sees ----

TEST(FieldOrders, FB_490_every_order_reads_back_as_it_was_written) {
  const Table table{commanded(25, hold())};
  const auto& setting = table.setting();
  using namespace core::field;  // NOLINT: all kinds of choices
  Leg leave = other(LegKind::Leave);
  Leg dismount = other(LegKind::Mount);
  dismount.formation = Formation::Line;
  dismount.ranks = 2;
  Leg mount = other(LegKind::Mount);
  mount.formation = {};
  mount.ranks = 0;
  const std::vector<Action> all{
      GiveOrder{GeneralId{0}, kFirst, {OrderKind::Hold, {}, {}, {}, {}}},
      GiveOrder{GeneralId{0}, kFirst, {OrderKind::Defend, at(0, 46), at(84, 46), {}, {}}},
      GiveOrder{GeneralId{0}, kFirst, {OrderKind::Attack, {}, {}, kThird, {}}},
      GiveOrder{GeneralId{0}, kFirst, {OrderKind::Support, {}, {}, kSecond, {}}},
      GiveOrder{GeneralId{0}, kFirst, {OrderKind::Raid, at(40.5, 30), {}, {}, Edge::North}},
      DeclareCharge{kFirst, kThird},
      DeclareCharge{kFirst, std::nullopt},
      Countercharge{kThird, kFirst},
      core::field::FallBack{kThird},
      MoveUnit{kFirst, {ahead(4.5), ahead(3, -20), back(1), wheel(-30), face(90), face(180)}, true},
      MoveUnit{kFirst, {form(Formation::Line, 3), form(Formation::Open, 1)}, false},
      MoveUnit{kFirst, {dismount, mount}, false},
      MoveUnit{kFirst, {enter(1), leave, other(LegKind::Ford), other(LegKind::Off)}, false},
      SendDetachment{kFirst, 8, Formation::Open},
      Ride{GeneralId{0}, at(20, 30.25), std::nullopt},
      Ride{GeneralId{0}, at(20, 30), kFirst},
      LayGun{{kFirst, 1, ShotKind::Shell, at(20, 30)}},
      UnlayGun{kFirst, 0},
      FireVolley{{kFirst, std::nullopt, false}},
      FireVolley{{kFirst, kThird, true}},
      FireVolley{{kFirst, kThird, true, std::uint8_t{0}}},
      FireVolley{{kFirst, kThird, true, core::field::kGeneralFigure}},
      HoldFire{kFirst},
      BringIn{{{{kFirst, 3}, {kThird, 5}}, {{kFirst, 4}, {kThird, 5}}}},
      BringIn{{{{kFirst, 3}, {kThird, core::field::kGeneralFigure}}}},
      EndStep{kUs},
  };
  for (const Action& action : all) {
    const std::string line = order_text(setting, action);
    const auto again = read_order(setting, kUs, line);
    ASSERT_TRUE(again) << line << ": " << again.error();
    if (std::holds_alternative<MoveUnit>(action)) {
      EXPECT_EQ(order_text(setting, *again), line);
    } else {
      EXPECT_TRUE(*again == action) << line;
    }
  }
}

TEST(FieldOrders, FB_490_what_cannot_be_understood_is_said) {
  const Table table{commanded(25, hold())};
  const auto wrong = [&](std::string_view line) {
    const auto read = read_order(table.setting(), kUs, line);
    return read ? std::string{"understood"} : read.error();
  };
  EXPECT_NE(wrong("move 3rd ahead 2").find("'3rd' is no unit of this battle"), std::string::npos);
  EXPECT_NE(wrong("move 1st forward 2").find("'forward' is no part of a move"), std::string::npos);
  EXPECT_NE(wrong("dance").find("'dance' is no order"), std::string::npos);
  EXPECT_NE(wrong("move 1st ahead two").find("'two'"), std::string::npos);
  EXPECT_NE(wrong("fire 1st at 2nd officer 0").find("counted from 1"), std::string::npos);
  EXPECT_NE(wrong("bring 1st 0 to 2nd 3").find("counted from 1"), std::string::npos);
  EXPECT_NE(wrong("bring 1st 1 to 2nd 257").find("'257'"), std::string::npos);
}

TEST(FieldOrders, FB_490_saves_that_number_the_general_go_on) {
  const Table table{commanded(25, hold())};
  const auto read = read_order(table.setting(), kUs, "bring 1st 4 to 2nd 256");
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(order_text(table.setting(), *read), "bring 1st 4 to 2nd general");
}

TEST(FieldOrders, FB_520_a_view_has_neither_orders_nor_plans_of_the_other_side) {
  Battle battle = commanded(25, hold());
  battle.units[2].order = {OrderKind::Attack, {}, {}, kFirst, {}};
  battle.plans[1] = core::field::Plan{};
  auto setting = std::make_shared<Setting>(under_orders(battle).setting());
  core::field::Game game{setting, 3};
  const auto view = seen_by(setting, game.state(), kUs);
  EXPECT_EQ(view.state.unit(kThird).order, Order{});
  EXPECT_FALSE(view.setting->battle.plans[1]);
  EXPECT_EQ(view.state.dice, core::base::Dice{});
  EXPECT_EQ(seen_by(setting, game.state(), kThem).state.unit(kThird).order.kind, OrderKind::Attack);
}

TEST(FieldOrders, FB_074_the_ground_held_does_not_move_with_who_holds_it) {
  Table table = under_orders(commanded(25, hold()));
  EXPECT_TRUE(judged(table, kFirst, {ahead(5)}));
  table.set(kFirst, [](Unit& unit) { unit.pose.at = at(40, 35); });
  EXPECT_EQ(order_refusal(judged(table, kFirst, {ahead(2)})), "FB-074 order-keeps-it-near");
  EXPECT_TRUE(judged(table, kFirst, {back(2)}));
  table.set(kFirst, [](Unit& unit) { unit.pose.at = at(40, 10); });  // driven off
  EXPECT_TRUE(judged(table, kFirst, {face(180)}));
  EXPECT_TRUE(judged(table, kFirst, {ahead(6)}));
}

TEST(FieldOrders, FB_074_an_order_to_hold_is_for_the_ground_where_it_comes) {
  Table table = under_orders(commanded(27.5, {OrderKind::Advance, at(40, 50), {}, {}, {}}));
  const GiveOrder order{GeneralId{0}, kFirst, hold()};
  ASSERT_TRUE(judge(table.setting(), table.state(), order));
  give_order(table.record(), order);
  EXPECT_EQ(table.unit(kFirst).order.at, at(40, 30));
}

TEST(FieldOrders, FB_076_who_is_in_cover_takes_no_more_of_it) {
  Battle battle = commanded(25, hold());
  battle.units[0].formation = Formation::Column;
  battle.areas.push_back(
      {core::field::GroundKind::Woods, "wood", 0, core::table::rectangle(at(20, 20), at(80, 50))});
  Table table = under_orders(battle);
  EXPECT_TRUE(judged(table, kFirst, {ahead(3)}));
  EXPECT_EQ(order_refusal(judged(table, kFirst, {ahead(3.7)})), "FB-074 order-keeps-it-near");
}

TEST(FieldOrders, FB_074_skirmishers_keep_off_with_every_man) {
  Battle battle = commanded(25, {OrderKind::Skirmish, {}, {}, {}, {}});
  battle.units[0].formation = Formation::Open;
  battle.units[1].pose.at = at(10, 10);
  Table measure = under_orders(battle);
  Inches wing;
  for (const auto& figure : measure.unit(kFirst).figures) {
    wing = std::max(wing, figure.at.x);
  }
  battle.units[2].pose = {{wing + inches(10), inches(36)}, Heading::degrees(270)};
  Table table = under_orders(battle);
  EXPECT_EQ(order_refusal(judged(table, kFirst, {ahead(4, 30)})), "FB-074 skirmishers-keep-off");
}

}  // namespace
}  // namespace tests::field
