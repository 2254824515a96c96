// [FB-492] [FB-495]-[FB-511] [FB-555] The scenarios' own rules and who has won.
#include "core/field/victory.h"

#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/orders.h"
#include "core/field/upkeep.h"
#include "core/table/trigonometry.h"
#include "tests/field/battles.h"
#include "tests/field/heard.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::base::operator""_rule;
using core::field::Condition;
using core::field::Fate;
using core::field::Figure;
using core::field::Result;
using core::field::Where;

UnitId named(const State& state, std::string_view name) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (state.units[i].name == name) {
      return core::field::unit_id(i);
    }
  }
  throw std::logic_error{"no such unit"};
}

/// A battle of the catalogue as a table on which a test changes things.
struct Staged {
  std::shared_ptr<const Setting> setting;
  State state;
  Record record{*setting, state};

  explicit Staged(std::string_view id) : setting{battle(id)}, state{begin(*setting, 1)} {}

  Unit& unit(std::string_view name) { return state.units.at(named(state, name).value()); }

  void put(std::string_view name, double x, double y) {
    Unit& now = unit(name);
    now.where = Where::OnTable;
    now.pose.at = at(x, y);
    stand(setting->charts, now);
  }

  void kill(core::board::Side side, int men) {
    for (Unit& each : state.units) {
      for (Figure& figure : each.figures) {
        if (each.side == side && figure.present() && !is_officer(figure.kind) && men > 0) {
          figure.fate = Fate::Killed;
          --men;
        }
      }
    }
  }

  [[nodiscard]] Result result() const { return result_of(*setting, state, true).value(); }
};

TEST(FieldVictory, FB_492_losses_count_killed_dispersed_surrendered_and_fled) {
  Table table{{foot("1st", kUs, 20, 20, 0), foot("2nd", kUs, 40, 20, 0),
               foot("3rd", kUs, 60, 20, 0), foot("4th", kUs, 80, 20, 0)}};
  table.lose(kFirst, 5);
  table.set(kSecond, [](Unit& unit) { unit.where = Where::Dispersed; });
  table.set(kThird, [](Unit& unit) { unit.where = Where::Surrendered; });
  table.set(kFourth, [](Unit& unit) { unit.where = Where::Left; });
  const auto losses = losses_of(table.state(), kUs);
  EXPECT_EQ(losses.began, 96);
  EXPECT_EQ(losses.killed, 5);
  EXPECT_EQ(losses.scattered, 24);
  EXPECT_EQ(losses.captured, 24);
  EXPECT_EQ(losses.all(), 53);
}

// ---- S1 ----

TEST(FieldVictory, FB_495_a_formed_good_union_unit_south_of_the_stream_wins) {
  Staged s1{"blackburns-ford"};
  s1.put("3rd Michigan", 42, 22);
  s1.unit("3rd Michigan").formation = Formation::Column;
  dress(s1.setting->charts, s1.unit("3rd Michigan"), Formation::Column, 4);
  EXPECT_EQ(s1.result().winner, kUs);
  s1.unit("3rd Michigan").bad = 1;
  const Result bad = s1.result();
  EXPECT_FALSE(bad.winner == kUs && bad.grade == s1.setting->battle.outcomes[0].grade);
}

TEST(FieldVictory, FB_495_few_union_losses_are_a_reconnaissance_and_many_a_defeat) {
  Staged s1{"blackburns-ford"};
  const Result few = s1.result();
  EXPECT_EQ(few.winner, kUs);
  s1.kill(kUs, 60);
  EXPECT_EQ(s1.result().winner, kThem);
}

TEST(FieldVictory, FB_496_who_lies_deep_in_the_woods_is_hidden_until_an_enemy_comes) {
  Staged s1{"blackburns-ford"};
  hide_at_start(s1.record);
  int hidden = 0;
  for (const Unit& unit : s1.state.units) {
    EXPECT_FALSE(unit.hidden && unit.side == kUs);
    hidden += unit.hidden ? 1 : 0;
  }
  EXPECT_GE(hidden, 1) << "somebody lies more than two inches inside";
  for (Unit& unit : s1.state.units) {
    if (unit.hidden) {
      unit.now.fired = true;
    }
  }
  reveal(s1.record);
  for (const Unit& unit : s1.state.units) {
    EXPECT_FALSE(unit.hidden) << unit.name.str();
  }
}

// ---- S2 ----

TEST(FieldVictory, FB_500_twenty_inches_of_the_road_given_up) {
  Staged s2{"hornets-nest"};
  EXPECT_EQ(s2.result().winner, kUs);
  for (const auto* const name : {"2nd Iowa", "7th Iowa", "12th Iowa"}) {
    s2.put(name, 30, 55);
  }
  EXPECT_EQ(s2.result().winner, kThem);
}

TEST(FieldVictory, FB_500_four_broken_union_regiments) {
  Staged s2{"hornets-nest"};
  s2.unit("2nd Iowa").where = Where::Dispersed;
  s2.unit("7th Iowa").where = Where::Surrendered;
  s2.unit("12th Iowa").broken = true;
  EXPECT_FALSE(holds(*s2.setting, s2.state, Condition{core::field::InfantryBroken{kUs, 4}, false}));
  for (Figure& figure : s2.unit("8th Iowa").figures) {
    figure.fate = &figure - s2.unit("8th Iowa").figures.data() < 15 ? Fate::Killed : figure.fate;
  }
  EXPECT_TRUE(holds(*s2.setting, s2.state, Condition{core::field::InfantryBroken{kUs, 4}, false}));
}

// ---- S3 ----

TEST(FieldVictory, FB_505_sleepers_wake_on_five_and_act_in_the_following_move) {
  Staged s3{"holly-springs"};
  const UnitId sleeper = named(s3.state, "62nd Illinois");
  ASSERT_TRUE(s3.state.unit(sleeper).asleep);
  s3.state.dice.write_down({4, 4, 4, 4});
  wake_by_dice(s3.record);
  EXPECT_TRUE(s3.state.unit(sleeper).asleep);
  s3.state.dice.write_down({5, 5, 5, 5});
  wake_by_dice(s3.record);
  EXPECT_FALSE(s3.state.unit(sleeper).asleep);
  EXPECT_TRUE(s3.state.unit(sleeper).halted);
}

TEST(FieldVictory, FB_505_an_enemy_within_twelve_inches_wakes_them) {
  Staged s3{"holly-springs"};
  s3.put("3rd Texas Cavalry", 40, 24);
  wake_by_alarm(s3.record);
  EXPECT_FALSE(s3.unit("62nd Illinois").asleep);
}

TEST(FieldVictory, FB_506_three_raiders_at_a_dump_burn_it_on_four) {
  Staged s3{"holly-springs"};
  for (Unit& unit : s3.state.units) {
    if (unit.side == kUs) {
      unit.where = Where::Left;
    }
  }
  const Point dump = s3.setting->battle.stores.at(0).at;
  s3.put("3rd Texas Cavalry", dump.x.decimal(), dump.y.decimal() - 1.8);
  s3.unit("3rd Texas Cavalry").pose.heading = Heading{};
  stand(s3.setting->charts, s3.unit("3rd Texas Cavalry"));
  s3.state.dice.write_down({3});
  burn_stores(s3.record);
  EXPECT_FALSE(s3.state.stores[0].burning);
  s3.state.dice.write_down({4});
  burn_stores(s3.record);
  EXPECT_TRUE(s3.state.stores[0].burning);
}

TEST(FieldVictory, FB_506_nobody_burns_with_an_enemy_within_six_inches) {
  Staged s3{"holly-springs"};
  const Point dump = s3.setting->battle.stores.at(0).at;
  s3.put("3rd Texas Cavalry", dump.x.decimal(), dump.y.decimal() - 1.8);
  s3.put("62nd Illinois", dump.x.decimal(), dump.y.decimal() + 6);
  const auto thrown = s3.state.dice.made();
  burn_stores(s3.record);
  EXPECT_EQ(s3.state.dice.made(), thrown);
}

TEST(FieldVictory, FB_507_points_of_the_raiders) {
  Staged s3{"holly-springs"};
  for (Unit& unit : s3.state.units) {
    if (unit.side == kThem) {
      unit.where = Where::Left;
    }
  }
  EXPECT_EQ(points_of(*s3.setting, s3.state, kThem), 0);
  EXPECT_EQ(s3.result().winner, kUs);
  for (auto& store : s3.state.stores) {
    store.burning = true;
  }
  // Six dumps of 3 and two trains of 2.
  EXPECT_EQ(points_of(*s3.setting, s3.state, kThem), 22);
  EXPECT_EQ(s3.result().winner, kThem);
  s3.kill(kUs, 7);
  EXPECT_EQ(points_of(*s3.setting, s3.state, kThem), 24) << "one for three figures";
  s3.unit("3rd Texas Cavalry").where = Where::OnTable;
  EXPECT_EQ(points_of(*s3.setting, s3.state, kThem), 21) << "three for each unit still there";
}

TEST(FieldVictory, FB_507_FB_492_raiders_who_run_are_lost) {
  Staged s3{"holly-springs"};
  for (Unit& unit : s3.state.units) {
    unit.where = unit.side == kThem ? Where::Left : unit.where;
  }
  s3.unit("3rd Texas Cavalry").where = Where::Fled;
  // Twelve men and three officers.
  EXPECT_EQ(points_of(*s3.setting, s3.state, kThem), -5);
  s3.unit("3rd Texas Cavalry").where = Where::Dispersed;
  EXPECT_EQ(points_of(*s3.setting, s3.state, kThem), -5);
}

TEST(FieldVictory, FB_555_somebody_of_any_unit_with_good_morale_is_enough) {
  Battle battle = open_field({foot("1st", kUs, 40, 20, 0), foot("2nd", kThem, 40, 50, 180)});
  core::field::StandsNear near;
  near.side = kUs;
  near.at = at(40, 31.5);
  near.within = Inches::of(12);
  core::field::Outcome there;
  there.winner = kUs;
  there.all = {{near, false}};
  battle.outcomes = {there};
  Table whole{battle};
  EXPECT_FALSE(result_of(whole.setting(), whole.state(), true)->winner) << "officers stand behind";
  near.in_part = true;
  battle.outcomes[0].all = {{near, false}};
  Table part{battle};
  EXPECT_EQ(result_of(part.setting(), part.state(), true)->winner, kUs);
  part.set(kFirst, [](Unit& unit) { unit.formation = Formation::Open; });
  EXPECT_EQ(result_of(part.setting(), part.state(), true)->winner, kUs);
  part.set(kFirst, [](Unit& unit) { unit.bad = 1; });
  EXPECT_FALSE(result_of(part.setting(), part.state(), true)->winner);
}

// ---- S4 ----

TEST(FieldVictory, FB_510_in_the_first_move_only_the_confederate_guns_act) {
  Staged s4{"brawners-farm"};
  const auto ordered = [&](std::string_view name) {
    return may_be_ordered(*s4.setting, s4.state, named(s4.state, name)).has_value();
  };
  EXPECT_FALSE(ordered("6th Wisconsin"));
  EXPECT_FALSE(ordered("2nd Virginia"));
  EXPECT_TRUE(ordered("Wooding's battery"));
  s4.state.move = 2;
  EXPECT_TRUE(ordered("6th Wisconsin"));
}

TEST(FieldVictory, FB_510_in_it_no_general_rides_or_orders) {
  Staged s4{"brawners-farm"};
  const core::field::Ride ride{GeneralId{0}, at(40, 20), std::nullopt};
  const core::field::GiveOrder order{GeneralId{0},
                                     named(s4.state, "6th Wisconsin"),
                                     {core::field::OrderKind::Hold, {}, {}, {}, {}}};
  const auto no_ride = judge(*s4.setting, s4.state, ride);
  ASSERT_FALSE(no_ride);
  EXPECT_EQ(no_ride.error().rule, "FB-510"_rule);
  const auto no_order = judge(*s4.setting, s4.state, order);
  ASSERT_FALSE(no_order);
  EXPECT_EQ(no_order.error().rule, "FB-510"_rule);
  s4.state.move = 2;
  EXPECT_TRUE(judge(*s4.setting, s4.state, ride));
  EXPECT_TRUE(judge(*s4.setting, s4.state, order));
}

TEST(FieldVictory, FB_511_the_farm_broken_infantry_and_guns_count) {
  Staged s4{"brawners-farm"};
  EXPECT_EQ(points_of(*s4.setting, s4.state, kThem), 0);
  EXPECT_FALSE(s4.result().winner);
  for (core::field::Section& section : s4.state.sections) {
    section.held_by = kThem;
  }
  EXPECT_EQ(points_of(*s4.setting, s4.state, kThem), 10);
  EXPECT_EQ(s4.result().winner, kThem);
  s4.unit("2nd Virginia").broken = true;
  EXPECT_EQ(points_of(*s4.setting, s4.state, kUs), 5);
  EXPECT_FALSE(s4.result().winner) << "a lead of five is a draw";
  s4.unit("Wooding's battery").guns[0].taken_by = kUs;
  EXPECT_EQ(points_of(*s4.setting, s4.state, kUs), 8);
}

// ---- FB-226 and the like, phase 10 ----

TEST(FieldVictory, FB_226_formed_enemies_take_a_gun_without_gunners) {
  Table table{{battery("guns", kUs, 40, 20, 0), foot("1st", kThem, 40, 20.45, 180)}};
  table.set(kFirst, [](Unit& unit) {
    for (Figure& figure : unit.figures) {
      figure.fate = figure.kind == core::field::FigureKind::Gunner ? Fate::Killed : figure.fate;
    }
  });
  table.set(kSecond, [](Unit& unit) { unit.pose.at = at(40, 20.45); });
  look_after_guns(table.record());
  EXPECT_EQ(table.unit(kFirst).guns[0].taken_by, kThem);
}

TEST(FieldVictory, FB_226_its_own_side_takes_a_gun_back) {
  Table table{{battery("guns", kUs, 40, 20, 0), foot("1st", kUs, 40, 20.45, 180)}};
  table.set(kFirst, [](Unit& unit) {
    for (Figure& figure : unit.figures) {
      figure.fate = figure.kind == core::field::FigureKind::Gunner ? Fate::Killed : figure.fate;
    }
    unit.guns[0].taken_by = kThem;
  });
  table.set(kSecond, [](Unit& unit) { unit.pose.at = at(40, 20.45); });
  look_after_guns(table.record());
  EXPECT_FALSE(table.unit(kFirst).guns[0].taken_by);
  EXPECT_EQ(heard(table.record(), "gun-taken-back").size(), 1U);
}

TEST(FieldVictory, FB_226_gunners_of_the_other_gun_man_it_again) {
  Table table{{battery("guns", kUs, 40, 20, 0)}};
  table.set(kFirst, [](Unit& unit) {
    for (Figure& figure : unit.figures) {
      figure.fate = figure.kind == core::field::FigureKind::Gunner && figure.gun == 0 ? Fate::Killed
                                                                                      : figure.fate;
    }
  });
  look_after_guns(table.record());
  EXPECT_EQ(gunners_of(table.unit(kFirst), 0), 1);
}

TEST(FieldVictory, FB_356_a_move_of_rest_is_one_less) {
  Table table{{foot("1st", kUs, 40, 20, 0)}};
  table.set(kFirst, [](Unit& unit) { unit.resting = 2; });
  const auto judged_now = judged(table, kFirst, {ahead(3)});
  ASSERT_FALSE(judged_now);
  EXPECT_EQ(judged_now.error().rule, "FB-356"_rule);
  rest_units(table.record());
  EXPECT_EQ(table.unit(kFirst).resting, 1);
}

TEST(FieldVictory, FB_522_strength_is_men_times_quality) {
  Table table{{foot("1st", kUs, 20, 20, 0), foot("2nd", kUs, 40, 20, 0, Arm::SmoothboreMusket),
               horse("3rd", kUs, 60, 20, 0), battery("guns", kUs, 80, 20, 0)}};
  const auto strength = [&](UnitId unit) {
    return strength_of(table.setting(), table.state(), unit);
  };
  EXPECT_EQ(strength(kFirst), 24'000);
  EXPECT_EQ(strength(kSecond), 19'200);
  EXPECT_EQ(strength(kThird), 14'400);
  EXPECT_EQ(strength(kFourth), 16'000);
}

}  // namespace
}  // namespace tests::field
