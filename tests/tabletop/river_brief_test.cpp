// [RR-371] The brief of an encounter of the river campaign.
#include "core/tabletop/river_brief.h"

#include "tests/river/fights.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::tabletop {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using tests::river::battery_of_line;
using tests::river::enemy_like;
using tests::river::Foes;
using tests::river::gun;
using tests::river::hidden;
using tests::river::in_fight;
using tests::river::kLeader;
using tests::river::kSecond;
using tests::river::mined;
using tests::river::Position;
using tests::river::section_of;

const rulebook::Rulebook& german_brief() {
  static const data::Catalogue kCatalogue{tests::catalogue_file(), rulebook::Language::German};
  static const rulebook::Setting kSetting = kCatalogue.load_setting({});
  return *kSetting.rulebook;
}

RiverBrief brief_of(const river::Game& game) {
  auto brief = river_brief(game.setting(), game.state());
  EXPECT_TRUE(brief);
  return brief.value_or(RiverBrief{});
}

std::string text_of(const river::Game& game) {
  return brief_text(tests::book(), game.setting(), game.state(), brief_of(game));
}

const Foes kHiddenBattery{.batteries = {mined(hidden(battery_of_line(3)))}};
const Foes kGunboat{.enemies = {enemy_like("gunboat")}, .torpedo_craft = 2, .consorts = 3};

TEST(RiverBrief, RR_371_there_is_none_without_an_encounter) {
  const river::Game game = tests::river::in_orders();
  EXPECT_FALSE(river_brief(game.setting(), game.state()));
}

TEST(RiverBrief, RR_371_the_ground_is_told) {
  Position position;
  position.edit = [](river::State& state) {
    auto& here = section_of(state, 1);
    here.terrain = river::Terrain::Bluffs;
    here.cliffs = river::Cliffs::Right;
    here.narrowing = river::Narrowing::Island;
    here.crossing = river::CrossingPoint::Bridge;
    here.towns.push_back({river::Hand::Left, {}});
  };
  EXPECT_THAT(text_of(in_fight(kHiddenBattery, position)),
              AllOf(HasSubstr("Encounter in section 1: bluffs [RR-371]."),
                    HasSubstr("Cliffs flank the right bank."),
                    HasSubstr("as wide as the main river usually is"), HasSubstr("An island"),
                    HasSubstr("The current runs at 1.25 knots."), HasSubstr("A bridge"),
                    HasSubstr("A town lies on the left bank."), HasSubstr("It is day.")));
}

TEST(RiverBrief, RR_371_vessels_stand_in_line_order_with_damage_guns_rounds_and_conditions) {
  Position position;
  position.edit = [](river::State& state) {
    std::swap(state.line.at(0), state.line.at(1));
    river::Vessel& cairo = state.vessels.front();
    cairo.damage = cairo.damage_ever = 12;
    cairo.guns.front().state = river::GunState::KnockedOut;
    cairo.guns.at(1).suspect = true;
    cairo.rudder = river::Rudder::NoPortHelm;
    cairo.stack_hits = 1;
    cairo.modifier = -1;
    cairo.barges = {10, 4};
    for (auto& each : cairo.rounds) {
      each.count = each.gun == gun("42R") ? std::int16_t{7} : each.count;
    }
  };
  const river::Game game = in_fight(kGunboat, position);
  const RiverBrief brief = brief_of(game);
  ASSERT_EQ(brief.union_vessels.size(), 5U);
  EXPECT_EQ(brief.union_vessels[0].vessel, kSecond);
  EXPECT_EQ(brief.union_vessels[1].vessel, kLeader);
  EXPECT_THAT(text_of(game),
              AllOf(HasSubstr("USS Cairo: damage 12 of 51; 6 knots; "),
                    HasSubstr("2 of 3 × 42-pdr rifle (7 rounds), 1 in doubt"),
                    HasSubstr("; cannot turn to port; smokestack hit 1 time; bad food: her dice "
                              "count 1 less; 2 barges in tow"),
                    HasSubstr("supply steamer 2, without guns, in the rear: damage 0 of 30")));
}

TEST(RiverBrief, RR_371_who_cannot_steam_is_told) {
  Position position;
  position.edit = [](river::State& state) {
    state.vessels[0].ground = river::Ground::Major;
    state.vessels[1].laid_up_to = 20;
    state.vessels[2].fuel = 0;
  };
  const river::Game game = in_fight(kGunboat, position);
  EXPECT_TRUE(brief_of(game).union_vessels[0].aground);
  EXPECT_TRUE(brief_of(game).union_vessels[1].laid_up);
  EXPECT_TRUE(brief_of(game).union_vessels[2].no_fuel);
  EXPECT_THAT(text_of(game), AllOf(HasSubstr("; aground"), HasSubstr("; laid up with"),
                                   HasSubstr("; at anchor without fuel")));
}

TEST(RiverBrief, RR_371_a_hidden_battery_with_a_mine_fires_first) {
  const river::Game game = in_fight(kHiddenBattery);
  EXPECT_EQ(brief_of(game).fires_first, 0);
  EXPECT_THAT(text_of(game),
              AllOf(HasSubstr("Battery 1, on the left bank: 4 × 32-pdr smoothbore, 2 × 30-pdr "
                              "rifle; hidden, abreast of the leading ship; a mine lies before it"),
                    HasSubstr("Battery 1 fires first")));
}

TEST(RiverBrief, RR_371_behind_its_fire_nobody_fires_first_and_rounds_are_told) {
  river::Game game = in_fight(kHiddenBattery);
  tests::river::act(game, tests::river::fight_on());
  EXPECT_FALSE(brief_of(game).fires_first);
  EXPECT_EQ(brief_of(game).rounds_fought, 0);
  tests::river::act(game, tests::river::fight_on());
  if (game.state().fight) {
    EXPECT_EQ(brief_of(game).rounds_fought, 1);
  }
}

TEST(RiverBrief, RR_371_confederate_vessels_and_their_company_are_told) {
  const river::Game game = in_fight(kGunboat);
  EXPECT_THAT(
      text_of(game),
      AllOf(HasSubstr("Vessel 1, a gunboat: damage 0 of 30; 6 knots; 1 × 32-pdr smoothbore"),
            HasSubstr("2 vessels with spar torpedoes"),
            HasSubstr("3 vessels without guns, which do not fight [RR-176]")));
}

TEST(RiverBrief, RR_171_RR_371_an_unfinished_ironclad_is_told_by_her_faces) {
  river::Enemy ironclad = enemy_like("arkansas");
  ironclad.unfinished = true;
  ironclad.half_face = {true, false, true, false};
  ironclad.guns.front().state = river::GunState::Gone;
  EXPECT_THAT(text_of(in_fight({.enemies = {ironclad}})),
              AllOf(HasSubstr("; under construction; half her armour at the bow; half her armour "
                              "to port"),
                    HasSubstr("1 × 9″ smoothbore"), HasSubstr("fight to the death [RR-169]")));
}

TEST(RiverBrief, RR_378_batteries_are_passed_vessels_are_not_and_an_ironclad_is_not_left) {
  const auto exits = [](const Foes& foes) { return brief_of(in_fight(foes)).exits; };
  EXPECT_TRUE(exits(kHiddenBattery).passes);
  EXPECT_TRUE(exits(kHiddenBattery).breaks_off);
  EXPECT_FALSE(exits(kGunboat).passes);
  EXPECT_TRUE(exits(kGunboat).breaks_off);
  EXPECT_FALSE(exits({.enemies = {enemy_like("arkansas")}}).passes);
  EXPECT_FALSE(exits({.enemies = {enemy_like("arkansas")}}).breaks_off);
}

TEST(RiverBrief, RR_226_who_drifts_can_only_pass) {
  Position position{.section = 3, .dice = {4}, .edit = [](river::State& state) {
                      for (river::Vessel& each : state.vessels) {
                        each.fuel = 0;
                      }
                      state.groups.front().half = true;
                      section_of(state, 2).batteries = {battery_of_line(1)};
                      section_of(state, 2).batteries.front().passed = true;
                    }};
  position.dice = {4, 4, 4, 4, 4};
  river::Game game = tests::river::in_orders(position);
  tests::river::act(game, river::GiveOrder{river::Course::Drift, 0, {}});
  ASSERT_EQ(game.state().step, river::Step::Encounter);
  EXPECT_TRUE(brief_of(game).exits.passes);
  EXPECT_FALSE(brief_of(game).exits.breaks_off);
  EXPECT_THAT(text_of(game), HasSubstr("The Union drifts down, without steam [RR-226]."));
}

TEST(RiverBrief, every_line_is_a_whole_sentence_in_german_too) {
  for (const Foes& foes : {kHiddenBattery, kGunboat}) {
    const river::Game game = in_fight(foes);
    for (const auto* const book : {&tests::book(), &german_brief()}) {
      const std::string text = brief_text(*book, game.setting(), game.state(), brief_of(game));
      EXPECT_THAT(text, AllOf(Not(HasSubstr("?")), Not(HasSubstr("{")), Not(HasSubstr("\n\n"))));
    }
  }
}

}  // namespace
}  // namespace core::tabletop
