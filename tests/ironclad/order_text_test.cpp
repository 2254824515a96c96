// Orders as lines of text, S20 of table IC-T39, and the options of table IC-T42.
#include "core/ironclad/order_text.h"

#include "tests/ironclad/battles.h"
#include "tests/support/tabletop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace tests::ironclad {
namespace {

using core::board::Side;
using core::ironclad::Action;
using core::ironclad::CrossOff;
using core::ironclad::EndStep;
using core::ironclad::LayGun;
using core::ironclad::MoveShip;
using core::ironclad::Options;
using core::ironclad::order_text;
using core::ironclad::read_order;
using core::ironclad::Section;
using core::ironclad::TargetKind;
using core::table::Heading;
using core::table::Inches;
using testing::HasSubstr;

Action read(const Setting& setting, std::string_view line) {
  const auto order = read_order(setting, Side::Union, line);
  EXPECT_TRUE(order) << line << ": " << order.error();
  return order ? *order : Action{EndStep{Side::Confederate}};
}

std::string fault(const Setting& setting, std::string_view line) {
  const auto order = read_order(setting, Side::Union, line);
  EXPECT_FALSE(order) << line;
  return order ? std::string{} : order.error();
}

/// Whether the forms of the orders say that it may come now.
bool is_told_of(const Game& game, std::string_view text) {
  const auto forms = core::ironclad::order_forms(game.setting());
  return std::ranges::any_of(forms, [&](const core::table::OrderForm& form) {
    return text.substr(0, text.find(' ')) == form.word() && may_come(game.state(), form);
  });
}

TEST(OrderText, IC_T39_each_choice_of_random_battles_reads_back_to_itself) {
  std::set<std::size_t> kinds;
  for (const auto& each : tabletop().battles()) {
    Game game{made_up(each), 11};
    std::mt19937_64 chance{11};
    for (int choice = 0; choice < 250 && game.asked(); ++choice) {
      for (const Action& action : game.offered()) {
        const std::string text = order_text(game.setting(), action);
        const auto again = read_order(game.setting(), game.asked(), text);
        ASSERT_TRUE(again) << each.id << ": " << text << ": " << again.error();
        ASSERT_TRUE(*again == action) << each.id << ": " << text;
        ASSERT_TRUE(is_told_of(game, text)) << each.id << ": " << text;
        kinds.insert(action.index());
      }
      ASSERT_TRUE(game.act(chosen(game, chance())));
    }
  }
  EXPECT_GT(kinds.size(), 5U);
}

TEST(OrderText, IC_064_a_move_is_read_word_by_word) {
  const auto setting = battle("hampton-roads");
  const auto move = std::get<MoveShip>(
      read(*setting, "move USS-Monitor speed 4.5 straight 2 right 2.5 radius 1.7501"));
  EXPECT_EQ(move.speed, 9);
  EXPECT_FALSE(move.coast);
  EXPECT_EQ(move.legs,
            (core::table::Path{core::table::straight(Inches::of(2)),
                               core::table::right(Inches::ratio(5, 2), Inches::of_ticks(17'501))}));

  const auto back =
      std::get<MoveShip>(read(*setting,
                              "  MOVE uss-monitor speed -0.5 coast ashore tug CSS-Virginia"
                              " astern straight 0.0001 pivot 135.25 left 1 radius 2"));
  EXPECT_EQ(back.speed, -1);
  EXPECT_TRUE(back.coast);
  EXPECT_TRUE(back.ashore);
  EXPECT_TRUE(back.tug);
  EXPECT_EQ(back.legs,
            (core::table::Path{core::table::astern(core::table::straight(Inches::of_ticks(1))),
                               core::table::pivot(Heading::of(135'250)),
                               core::table::left(Inches::of(1), Inches::of(2))}));
  EXPECT_TRUE(read(*setting, order_text(*setting, back)) == Action{back});
}

TEST(OrderText, IC_062_guns_of_ships_and_forts_are_counted_from_one) {
  const auto setting = battle("fort-henry");
  const auto at_fort =
      std::get<LayGun>(read(*setting, "lay USS-Essex gun 2 at Fort-Henry gun 4")).shot;
  EXPECT_FALSE(at_fort.from_fort);
  EXPECT_EQ(at_fort.gun, 1);
  EXPECT_EQ(at_fort.target.kind, TargetKind::FortGun);
  EXPECT_EQ(at_fort.target.gun, 3);
  const auto from_fort = std::get<LayGun>(read(*setting, "lay Fort-Henry gun 3 at USS-Essex")).shot;
  EXPECT_TRUE(from_fort.from_fort);
  EXPECT_EQ(from_fort.gun, 2);
  EXPECT_EQ(from_fort.target.kind, TargetKind::Ship);
  for (const std::string line :
       {"lay USS-Essex gun 1 at boarders-on USS-Cincinnati", "embark USS-Essex",
        "unlay USS-Essex gun 1 at melee-of USS-Cincinnati", "anchor USS-Essex",
        "line USS-Essex USS-Cincinnati", "let-go USS-Essex", "grapple USS-Essex USS-Cincinnati",
        "waterline USS-Essex guns", "waterline USS-Essex draft", "cross-off USS-Essex half-knot",
        "cross-off USS-Essex gun 3", "done confederate",
        "move USS-Essex speed 0 drift 90.5 for 1.25"}) {
    EXPECT_EQ(order_text(*setting, read(*setting, line)), line);
  }
  const auto box = std::get<CrossOff>(read(*setting, "cross-off USS-Essex ram"));
  EXPECT_EQ(box.section, Section::Ram);
  EXPECT_TRUE(read(*setting, "done") == Action{EndStep{Side::Union}});
}

TEST(OrderText, IC_T39_what_cannot_be_understood_is_said_in_a_sentence) {
  const auto setting = battle("hampton-roads");
  EXPECT_THAT(fault(*setting, "  "), HasSubstr("an order is missing"));
  EXPECT_THAT(fault(*setting, "sail USS-Monitor"), HasSubstr("'sail' is no order"));
  EXPECT_THAT(fault(*setting, "anchor USS-Cairo"), HasSubstr("there are USS-Minnesota"));
  EXPECT_THAT(fault(*setting, "anchor USS-Monitor now"), HasSubstr("'now' is too much"));
  EXPECT_THAT(fault(*setting, "move USS-Monitor 4"), HasSubstr("'speed' is meant stands '4'"));
  EXPECT_THAT(fault(*setting, "move USS-Monitor speed 4.3"), HasSubstr("'4.3' is no speed"));
  EXPECT_THAT(fault(*setting, "move USS-Monitor speed 4 straight 1.00001"),
              HasSubstr("four digits"));
  for (const char* wrong : {"-1", "1e3", "", "nan", "99999999999999999999", "1001", "1.", ".5"}) {
    EXPECT_FALSE(
        fault(*setting, std::string{"move USS-Monitor speed 4 straight "} + wrong).empty());
  }
  EXPECT_THAT(fault(*setting, "move USS-Monitor speed 4 left 1 radius 0"),
              HasSubstr("more than 0"));
  EXPECT_THAT(fault(*setting, "lay USS-Monitor gun 0 at CSS-Virginia"), HasSubstr("from 1"));
  EXPECT_THAT(fault(*setting, "lay USS-Monitor gun 1 at Fort-Henry"), HasSubstr("ship or fort"));
}

TEST(OrderText, IC_T42_options_are_set_by_the_names_of_the_table) {
  const Options defaults = charts().options;
  Options options = defaults;
  for (const auto& [name, value] : named(defaults).texts(defaults)) {
    EXPECT_EQ(named(options).set(options, name, value), "") << name;
  }
  EXPECT_TRUE(options == defaults);
  EXPECT_EQ(named(options).set(options, "fire_each_step", "on"), "");
  EXPECT_EQ(named(options).set(options, "table_scale", "2"), "");
  EXPECT_TRUE(options.fire_each_step);
  EXPECT_EQ(named(defaults).changed(options, defaults),
            (std::vector<core::table::OptionText>{{"table_scale", "2"}, {"fire_each_step", "on"}}));
  const Options before = options;
  EXPECT_THAT(named(options).set(options, "table_scale", "0"), HasSubstr("from 1 to"));
  EXPECT_THAT(named(options).set(options, "combine_fire", "yes"), HasSubstr("'off' or 'on'"));
  EXPECT_THAT(named(options).set(options, "weather", "on"), HasSubstr("port_arc_deg"));
  EXPECT_TRUE(options == before);
}

}  // namespace
}  // namespace tests::ironclad
