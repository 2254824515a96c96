// Orders of the Coastal set as lines of text, table RC-T02.
#include "core/coastal/order_text.h"

#include "tests/coastal/battles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace tests::coastal {
namespace {

using core::coastal::EndPhase;
using core::coastal::GiveOrder;
using core::coastal::order_text;
using core::coastal::read_order;
using core::coastal::Task;
using core::coastal::WritePlot;
using testing::HasSubstr;

Action read(const Setting& setting, std::string_view line) {
  const auto order = read_order(setting, kUnion, line);
  EXPECT_TRUE(order) << line << ": " << order.error();
  return order ? *order : Action{EndPhase{kConfederate}};
}

std::string fault(const Setting& setting, std::string_view line) {
  const auto order = read_order(setting, kUnion, line);
  EXPECT_FALSE(order) << line;
  return order ? std::string{} : order.error();
}

/// Whether the forms of the orders say that it may come now.
bool is_told_of(const Game& game, std::string_view text) {
  const auto forms = core::coastal::order_forms(game.setting());
  return std::ranges::any_of(forms, [&](const core::table::OrderForm& form) {
    return text.substr(0, text.find(' ')) == form.word() && may_come(game.state(), form);
  });
}

TEST(CoastalOrderText, RC_T02_each_choice_of_random_battles_reads_back_to_itself) {
  std::set<std::size_t> kinds;
  for (const char* const id : {"hampton-roads", "plum-point-bend", "vicksburg", "fort-henry"}) {
    Game game{battle(id), 11};
    std::mt19937_64 chance{11};
    for (int choice = 0; choice < 150 && game.asked(); ++choice) {
      const auto offered = game.offered();
      for (const Action& action : offered) {
        const std::string text = order_text(game.setting(), action);
        const auto again = read_order(game.setting(), game.asked(), text);
        ASSERT_TRUE(again) << id << ": " << text << ": " << again.error();
        ASSERT_TRUE(*again == action) << id << ": " << text;
        ASSERT_TRUE(is_told_of(game, text)) << id << ": " << text;
        kinds.insert(action.index());
      }
      ASSERT_TRUE(game.act(offered.at(chance() % offered.size())));
    }
  }
  EXPECT_GT(kinds.size(), 3U);
}

TEST(CoastalOrderText, RC_T02_what_is_typed_is_written_alike) {
  const auto setting = battle("hampton-roads");
  const char* const all_at_once =
      "plot USS-Monitor speed 2 tug USS-Minnesota ashore spar turret 1 port fire 2 gun 1 at "
      "CSS-Virginia gun 2 at CSS-Virginia straight 2";
  for (const char* const line : {"plot USS-Monitor speed 4.5 straight 2 right 2.5 radius 3.5",
                                 "plot USS-Monitor speed 0",
                                 "plot CSS-Virginia speed 4 ram USS-Minnesota straight 4",
                                 "plot CSS-Virginia speed -1 astern straight 1",
                                 all_at_once,
                                 "plot USS-Monitor speed 0 drop-anchor",
                                 "plot USS-Monitor speed 0 weigh",
                                 "plot USS-Monitor speed 0 cast-off",
                                 "plot USS-Monitor speed 0 pass-line line USS-Minnesota",
                                 "plot USS-Monitor speed 0 let-go",
                                 "order USS-Monitor attack",
                                 "order USS-Monitor close CSS-Virginia",
                                 "order USS-Monitor course 92.5 speed 4",
                                 "order USS-Monitor hold",
                                 "shift USS-Monitor reserve to gun 2",
                                 "shift USS-Monitor gun 1 to engine",
                                 "shift USS-Monitor engine to boiler",
                                 "repair USS-Monitor 2",
                                 "serve USS-Monitor gun 2",
                                 "serve USS-Monitor none",
                                 "lay USS-Monitor gun 1 at CSS-Virginia",
                                 "unlay USS-Monitor gun 1 at CSS-Virginia",
                                 "board CSS-Virginia USS-Monitor parties 3",
                                 "done confederate"}) {
    EXPECT_EQ(order_text(*setting, read(*setting, line)), line);
  }
  const auto before_fort = battle("fort-henry");
  for (const char* const line :
       {"land USS-Essex Fort-Henry parties 2", "light USS-Essex", "order USS-Essex land Fort-Henry",
        "fleet-order union engage", "fleet-order union pass 90", "fleet-order confederate hold",
        "fleet-order union seize Fort-Henry", "discard union 7",
        "strand USS-Essex x 30 y 12.5 heading 90", "plot USS-Essex speed 0 dock",
        "plot USS-Essex speed 0 undock", "plot USS-Essex speed 2 raise-balloon straight 2",
        "plot USS-Essex speed 0 lower-balloon", "plot USS-Essex speed 0 release"}) {
    EXPECT_EQ(order_text(*before_fort, read(*before_fort, line)), line);
  }
  EXPECT_THAT(fault(*before_fort, "land USS-Essex USS-Cincinnati parties 1"),
              HasSubstr("no party lands on a ship"));
  const auto shot = std::get<core::coastal::LayGun>(
                        read(*battle("fort-henry"), "lay Fort-Henry gun 3 at USS-Essex"))
                        .shot;
  EXPECT_TRUE(shot.from_fort);
  EXPECT_EQ(shot.gun, 2);
  EXPECT_FALSE(shot.at_fort);
}

TEST(CoastalOrderText, RC_043_a_plot_and_an_order_are_read_word_by_word) {
  const auto setting = battle("hampton-roads");
  const auto plot = std::get<WritePlot>(
      read(*setting, "  PLOT uss-monitor speed 3 FIRE 4 gun 2 at css-virginia straight 3"));
  EXPECT_EQ(plot.plot.speed, Inches::of(3));
  EXPECT_EQ(plot.plot.fire.quarter, 4);
  ASSERT_EQ(plot.plot.fire.shots.size(), 1U);
  EXPECT_EQ(plot.plot.fire.shots[0].gun, 1);
  EXPECT_EQ(plot.plot.fire.shots[0].ship, plot.ship);
  const auto order =
      std::get<GiveOrder>(read(*setting, "order USS-Monitor course 45 speed 2.25")).order;
  EXPECT_EQ(order.task, Task::Course);
  EXPECT_EQ(order.speed, Inches::ratio(9, 4));
  EXPECT_EQ(std::get<EndPhase>(read(*setting, "done")).side, kUnion);
}

TEST(CoastalOrderText, RC_T02_what_cannot_be_understood_is_said) {
  const auto setting = battle("hampton-roads");
  EXPECT_THAT(fault(*setting, " "), HasSubstr("an order is missing"));
  EXPECT_THAT(fault(*setting, "move USS-Monitor"), HasSubstr("there are plot, order"));
  EXPECT_THAT(fault(*setting, "repair USS-Cairo 1"), HasSubstr("there are USS-Minnesota"));
  EXPECT_THAT(fault(*setting, "repair USS-Monitor 0"), HasSubstr("from 1"));
  EXPECT_THAT(fault(*setting, "repair USS-Monitor 1 2"), HasSubstr("'2' is too much"));
  EXPECT_THAT(fault(*setting, "plot USS-Monitor 4"), HasSubstr("'speed' is meant stands '4'"));
  EXPECT_THAT(fault(*setting, "plot USS-Monitor speed fast"), HasSubstr("'fast' is no speed"));
  EXPECT_THAT(fault(*setting, "plot USS-Monitor speed 4 turret 2 port"),
              HasSubstr("'1' is meant stands '2'"));
  EXPECT_THAT(fault(*setting, "plot USS-Monitor speed 4 turret 1 up"),
              HasSubstr("ahead, starboard"));
  EXPECT_THAT(fault(*setting, "plot USS-Monitor speed 4 fire 1 gun 1 CSS-Virginia"),
              HasSubstr("'at' is meant"));
  EXPECT_THAT(fault(*setting, "order USS-Monitor rest"), HasSubstr("attack, close"));
  EXPECT_THAT(fault(*setting, "shift USS-Monitor galley to gun 1"), HasSubstr("engine, boiler"));
  EXPECT_THAT(fault(*setting, "board CSS-Virginia USS-Monitor parties many"),
              HasSubstr("a number of parties"));
}

}  // namespace
}  // namespace tests::coastal
