// [26.13] [IC-441]-[IC-443] [RC-541]-[RC-543] Naval fights of the strategic game on the table.
#include "core/tabletop/fleet_battle.h"

#include "core/tabletop/battle_match.h"
#include "core/tabletop_study/battle_contest.h"
#include "core/tabletop_study/fleet_quick.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"
#include "tests/water/afloat.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

namespace core::tabletop {
namespace {

using board::Side;
using rulebook::Option;
using sequence::ActionKind;
using tests::Ground;
using tests::Position;

constexpr auto kHere = "B2911/B3010";
constexpr int kSeed = 5;

/// A river on which the Union is about to fight, with the option 26.13 in force.
struct Waters {
  explicit Waters(RuleSet rules = RuleSet::Ironclad) : position{setting(rules)} {}

  static rulebook::Setting setting(RuleSet rules) {
    Ground ground;
    tests::with_river(ground)
        .town("Cairo", "B2910", map::TownKind::City)
        .town("Memphis", "B2913", map::TownKind::City)
        .state("B2913", "VA")
        .state("B3013", "VA");
    rulebook::Setting made = ground.setting();
    made.switches.options.set(Option::NavalFightsOnTheTable, true);
    made.switches.options.set(Option::CoastalSetOnTheTable, rules == RuleSet::Coastal);
    return made;
  }

  /// The game waits for die or table.
  [[nodiscard]] game::Game game(Side acting = Side::Union) const {
    state::GameState state = position.state();
    state.turn.stage = state::Stage::NavalCombat;
    state.turn.acting = acting;
    return game::Game{position.setting(), std::move(state)};
  }

  Position position;
};

std::vector<std::string> names_of(const FleetBattle& battle, const FleetUnit& unit) {
  std::vector<std::string> names;
  for (const table::ShipId ship : unit.ships) {
    names.push_back(battle.battle.ships.at(ship.value()).name.str());
  }
  return names;
}

const FleetUnit& unit_of(const FleetBattle& battle, state::PieceId piece) {
  for (const FleetUnit& unit : battle.units) {
    if (unit.piece == piece) {
      return unit;
    }
  }
  throw std::logic_error{"the piece has no ships"};
}

template <class Rules>
FleetOutcome fought(const FleetBattle& battle, std::uint64_t seed) {
  const auto setting = setting_of<Rules>(tests::catalogue(), battle);
  typename Rules::Game game{setting, seed};
  std::array<typename Rules::Captain, 2> captains;
  while (const auto side = game.asked()) {
    const auto view = seen_by(setting, game.state(), *side);
    EXPECT_TRUE(game.act(captains.at(static_cast<std::size_t>(*side)).choose(view)));
  }
  return outcome_of<Rules>(battle, *setting, game.state());
}

TEST(FleetBattle, Case_26_14_RC_545_the_option_picks_the_rule_set) {
  EXPECT_EQ(rule_set_of(Waters::setting(RuleSet::Ironclad)), RuleSet::Ironclad);
  EXPECT_EQ(rule_set_of(Waters::setting(RuleSet::Coastal)), RuleSet::Coastal);
}

TEST(FleetBattle, IC_441_RC_545_units_become_ships_of_their_rosters) {
  for (const RuleSet rules : kNavalSets) {
    Waters waters{rules};
    const auto flotilla = waters.position.put(Side::Union, "river-flotilla", kHere);
    const auto ironclad = waters.position.put(Side::Union, "ironclad", kHere);
    waters.position.put(Side::Union, "river-transport", kHere);
    const auto enemy = waters.position.put(Side::Confederate, "river-flotilla", kHere);
    game::Game game = waters.game();

    const auto battle = fleet_battle(tests::catalogue(), game.situation(), kSeed);

    ASSERT_TRUE(battle) << battle.error();
    EXPECT_EQ(battle->rules, rules);
    EXPECT_EQ(battle->units.size(), 3U);  // transports stay away
    EXPECT_EQ(unit_of(*battle, flotilla).strength, 10);
    EXPECT_EQ(names_of(*battle, unit_of(*battle, ironclad)),
              std::vector<std::string>{"USS Benton"});
    const auto ships = names_of(*battle, unit_of(*battle, enemy));
    ASSERT_FALSE(ships.empty());
    EXPECT_EQ(ships.front(), "CSS General Bragg");
    for (const FleetUnit& unit : battle->units) {
      for (const table::ShipId ship : unit.ships) {
        EXPECT_EQ(battle->battle.ships.at(ship.value()).side, unit.side);
        EXPECT_FALSE(battle->battle.ships.at(ship.value()).captured);
      }
    }
    EXPECT_TRUE(battle->battle.forts.empty());
    EXPECT_EQ(battle->battle.turns, rules == RuleSet::Ironclad ? 25 : 24);
  }
}

/// Whoever meets whom: what the captains choose is legal, and the fight comes to an end.
TEST(FleetBattle, IC_444_RC_544_captains_choose_what_the_rules_allow_in_any_fight) {
  constexpr std::array kKinds{"river-flotilla", "ironclad"};
  constexpr int kFights = 3;
  constexpr int kRuns = 1;
  for (const RuleSet rules : kNavalSets) {
    for (int fight = 0; fight < kFights; ++fight) {
      Waters waters{rules};
      for (const Side side : board::kSides) {
        const int units = side == Side::Union ? 1 + fight % 3 : 1 + fight / 3 % 2;
        for (int unit = 0; unit < units; ++unit) {
          waters.position.put(side, kKinds.at(static_cast<std::size_t>(fight + unit) % 2), kHere);
        }
      }
      game::Game game = waters.game();
      const auto battle = fleet_battle(tests::catalogue(), game.situation(), kSeed + fight);
      ASSERT_TRUE(battle) << battle.error();
      EXPECT_NO_THROW({
        const auto answer = tabletop_study::quick_answer(tests::catalogue(), *battle, kRuns);
        EXPECT_EQ(answer.runs.size(), static_cast<std::size_t>(kRuns));
      }) << word_of(rules)
         << ", fight " << fight;
    }
  }
}

TEST(FleetBattle, IC_442_RC_542_the_owner_of_the_hex_lies_upstream_whoever_it_is) {
  for (const Side acting : board::kSides) {
    Waters waters;
    waters.position.put(Side::Union, "river-flotilla", kHere);
    waters.position.put(Side::Confederate, "river-flotilla", kHere);
    game::Game game = waters.game(acting);
    const auto battle = fleet_battle(tests::catalogue(), game.situation(), kSeed);
    ASSERT_TRUE(battle) << battle.error();
    for (const table::BattleShip& ship : battle->battle.ships) {
      const bool upper = ship.pose.at.y > battle->battle.depth / 2;
      EXPECT_EQ(upper, ship.side != acting) << ship.name.str();
    }
    const auto cards = table::rules_of<table::ObjectiveCards>(battle->battle);
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards[0].confederate_end == table::Edge::Top, acting == Side::Union);
  }
}

/// How many islands and bars of ten fights touch a bank, in a game begun before or not.
int ashore(bool begun_before) {
  Waters waters;
  waters.position.put(Side::Union, "river-flotilla", kHere);
  waters.position.put(Side::Confederate, "river-flotilla", kHere);
  rulebook::Setting setting = waters.position.setting();
  setting.begun_before.old_tables = begun_before;
  game::Game game{setting, waters.game().state()};
  int count = 0;
  for (int seed = 1; seed <= 10; ++seed) {
    const auto battle = fleet_battle(tests::catalogue(), game.situation(), seed);
    EXPECT_TRUE(battle) << battle.error();
    for (const table::BattleArea& each : battle->battle.areas) {
      const bool in_water =
          each.name.str().starts_with("island") || each.kind == table::GroundKind::Shoal;
      const table::Box box = table::box_of(each.polygon);
      count += in_water && (box.low.x <= table::Inches::of(1) ||
                            box.high.x >= battle->battle.width - table::Inches::of(1))
                   ? 1
                   : 0;
    }
  }
  return count;
}

TEST(FleetBattle, Case_26_13_RC_084_tables_of_a_game_begun_before_lie_as_they_lay) {
  EXPECT_EQ(ashore(false), 0);
  EXPECT_GT(ashore(true), 0);
}

/// The save of the fight goes by it: whoever goes on in another language finds it.
TEST(FleetBattle, IC_442_RC_542_a_fight_begins_the_same_in_every_language) {
  const data::Catalogue german{tests::catalogue_file(), rulebook::Language::German};
  Waters waters;
  waters.position.put(Side::Union, "river-flotilla", kHere);
  waters.position.put(Side::Confederate, "river-flotilla", kHere);
  game::Game game = waters.game();

  const auto spoken = fleet_battle(german, game.situation(), kSeed);
  const auto plain = fleet_battle(tests::catalogue(), game.situation(), kSeed);

  ASSERT_TRUE(spoken && plain);
  EXPECT_EQ(begin_of(german, *spoken).battle, begin_of(tests::catalogue(), *plain).battle);
  const auto setting = setting_of<IroncladRules>(german, *spoken);
  EXPECT_EQ(setting->battle.title,
            "Ausgewürfelter Fluss, Startzahl " + std::to_string(spoken->seed));
}

TEST(FleetBattle, IC_442_RC_542_without_a_fight_there_is_no_battle) {
  Waters waters;
  waters.position.put(Side::Union, "river-flotilla", kHere);
  game::Game game{waters.position.setting(), waters.position.in(state::Stage::CommandSegment)};
  EXPECT_FALSE(fleet_battle(tests::catalogue(), game.situation(), kSeed));
}

TEST(FleetBattle, IC_441_RC_545_the_save_of_a_fight_is_opened_by_its_own_battle_alone) {
  Waters waters{RuleSet::Coastal};
  waters.position.put(Side::Union, "river-flotilla", kHere);
  waters.position.put(Side::Confederate, "river-flotilla", kHere);
  game::Game game = waters.game();
  const auto battle = fleet_battle(tests::catalogue(), game.situation(), kSeed);
  ASSERT_TRUE(battle) << battle.error();
  const BattleBegin begin = begin_of(tests::catalogue(), *battle);
  EXPECT_TRUE(begin.battle.starts_with("fight-"));
  const auto setting = setting_of<CoastalRules>(tests::catalogue(), *battle);
  const auto words = waters.position.setting().rulebook;
  const auto file = std::filesystem::temp_directory_path() /
                    ("sumter-fight-" + std::to_string(getpid()) + ".fight");
  CoastalMatch match{setting, begin, words};
  match.save_as(file, "2026-11-25");
  coastal::Captain captain;
  const auto view = seen_by(setting, match.state(), *match.asked());
  ASSERT_TRUE(match.act(captain.choose(view)));

  EXPECT_EQ(CoastalMatch::open(setting, begin, words, file).state(), match.state());
  BattleBegin other = begin;
  other.battle += "-2";
  EXPECT_THROW((void)CoastalMatch::open(setting, other, words, file), base::DataError);
  std::filesystem::remove(file);
}

TEST(FleetBattle, Case_26_13_a_fight_on_the_table_of_which_nothing_is_told_is_the_same_battle) {
  Waters waters;
  waters.position.put(Side::Union, "river-flotilla", kHere);
  waters.position.put(Side::Confederate, "river-flotilla", kHere);
  game::Game game = waters.game();
  const auto before = fleet_battle(tests::catalogue(), game.situation(), kSeed);
  ASSERT_TRUE(game.act({ActionKind::FightOnTable, {}, {}, {}, {}, 0}));
  const auto battle = fleet_battle(tests::catalogue(), game.situation(), kSeed);
  ASSERT_TRUE(before && battle);
  EXPECT_EQ(begin_of(tests::catalogue(), *battle), begin_of(tests::catalogue(), *before));

  const auto orders = report_of(game, {1, 0, 0, Side::Confederate}, kSeed);

  ASSERT_EQ(orders.size(), 3U);  // both losses and who holds the water
  EXPECT_EQ(orders.front().kind, ActionKind::ReportFight);
  ASSERT_TRUE(game.act(orders.front()));
  EXPECT_FALSE(fleet_battle(tests::catalogue(), game.situation(), kSeed));
}

TEST(FleetBattle, IC_443_RC_543_a_battle_of_captains_comes_back_as_a_legal_report) {
  for (const RuleSet rules : kNavalSets) {
    Waters waters{rules};
    waters.position.put(Side::Union, "river-flotilla", kHere);
    waters.position.put(Side::Union, "ironclad", kHere);
    waters.position.put(Side::Confederate, "river-flotilla", kHere);
    game::Game game = waters.game();
    const auto battle = fleet_battle(tests::catalogue(), game.situation(), kSeed);
    ASSERT_TRUE(battle) << battle.error();

    const FleetOutcome outcome = rules == RuleSet::Ironclad ? fought<IroncladRules>(*battle, 3)
                                                            : fought<CoastalRules>(*battle, 3);
    const auto orders = report_of(game, outcome, battle->seed);

    ASSERT_EQ(orders.size(), 4U);
    EXPECT_EQ(orders.front().kind, ActionKind::FightOnTable);
    EXPECT_EQ(orders.front().number, battle->seed);
    for (const sequence::Action& order : orders) {
      ASSERT_TRUE(game.act(order));
    }
    EXPECT_EQ(game.state().turn.innermost<state::TableFight>(), nullptr);
  }
}

TEST(FleetBattle, IC_443_a_unit_whose_ships_are_all_lost_is_lost_and_twenty_points_are_one) {
  Waters waters;
  const auto first = waters.position.put(Side::Union, "river-flotilla", kHere);
  waters.position.put(Side::Union, "ironclad", kHere);
  waters.position.put(Side::Confederate, "river-flotilla", kHere);
  game::Game game = waters.game();
  const auto battle = fleet_battle(tests::catalogue(), game.situation(), kSeed);
  ASSERT_TRUE(battle) << battle.error();
  const auto setting = setting_of<IroncladRules>(tests::catalogue(), *battle);
  ironclad::State state = ironclad::begin(*setting, 1);
  EXPECT_EQ(outcome_of<IroncladRules>(*battle, *setting, state).ships, 0);

  // A flotilla of 10, sunk whole: less than 20 points, and lost all the same.
  for (const table::ShipId ship : unit_of(*battle, first).ships) {
    state.ships.at(ship.value()).fate = ironclad::Fate::Sunk;
  }
  EXPECT_EQ(outcome_of<IroncladRules>(*battle, *setting, state).ships, 1);

  for (ironclad::Ship& ship : state.ships) {
    ship.fate = ironclad::Fate::Sunk;
  }
  const FleetOutcome all = outcome_of<IroncladRules>(*battle, *setting, state);
  EXPECT_EQ(all.ships, 2);
  EXPECT_EQ(all.enemies, 1);
  EXPECT_EQ(all.holder, Side::Confederate);  // with nothing left who was there before
}

TEST(FleetBattle, Case_26_13_more_than_the_die_could_cost_is_reported_as_the_most) {
  Waters waters;
  waters.position.put(Side::Union, "river-flotilla", kHere);
  waters.position.put(Side::Confederate, "river-flotilla", kHere);
  const game::Game game = waters.game();

  const auto orders = report_of(game, {7, 0, 0, Side::Union}, 0);

  ASSERT_EQ(orders.size(), 4U);
  EXPECT_EQ(orders[1].number, 1);
  EXPECT_EQ(orders[3].number, 1);  // only the Confederate has a warship left
}

}  // namespace
}  // namespace core::tabletop
