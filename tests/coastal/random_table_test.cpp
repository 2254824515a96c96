// [RC-081]-[RC-088] [RC-095] [IC-022] Tables laid out by cards and dice.
#include "core/coastal/random_table.h"

#include "core/tabletop_data/battle_text.h"
#include "core/tabletop_data/battle_write.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace tests::coastal {
namespace {

using core::coastal::Feature;
using core::coastal::FleetShip;
using core::coastal::LaidTable;
using core::coastal::lay_table;
using core::coastal::TableChoices;
using core::coastal::WaterKind;
using core::table::BattleArea;
using core::table::GroundKind;
using core::table::Heading;

TableChoices on_water(WaterKind kind) {
  TableChoices made;
  made.kind = kind;
  return made;
}

LaidTable laid_table(const TableChoices& made, std::uint64_t seed) {
  auto table = lay_table(facts(), charts(), made, seed);
  if (!table && table.error().key == "no-ship-floats") {
    return laid_table(made, seed + 1'000);
  }
  EXPECT_TRUE(table) << seed << " " << table.error().rule.text() << " " << table.error().key;
  return table ? std::move(*table) : LaidTable{};
}

std::string why_not_laid(const TableChoices& made, std::uint64_t seed) {
  const auto table = lay_table(facts(), charts(), made, seed);
  return table ? std::string{} : table.error().rule.text() + " " + std::string{table.error().key};
}

/// The first seed from which what is asked for holds.
template <class Holds>
std::uint64_t seed_where(const TableChoices& made, Holds holds) {
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    const auto table = lay_table(facts(), charts(), made, seed);
    if (table && holds(*table)) {
      return seed;
    }
  }
  ADD_FAILURE() << "no such table";
  return 0;
}

std::size_t areas_of(const LaidTable& table, GroundKind kind) {
  return static_cast<std::size_t>(std::ranges::count(table.battle.areas, kind, &BattleArea::kind));
}

const BattleArea* area_named(const LaidTable& table, std::string_view name) {
  const auto found = std::ranges::find_if(
      table.battle.areas, [&](const BattleArea& each) { return each.name == name; });
  return found == table.battle.areas.end() ? nullptr : &*found;
}

Inches inches_of(int whole) { return Inches::of(whole); }

TEST(RandomTable, RC_081_river_or_estuary_of_six_squares_with_a_feature_each) {
  const LaidTable river = laid_table(on_water(WaterKind::River), 7);
  const LaidTable estuary = laid_table(on_water(WaterKind::Estuary), 7);
  EXPECT_EQ(river.battle.width, inches_of(48));
  EXPECT_EQ(river.battle.depth, inches_of(72));
  const auto all = [](const LaidTable& table) {
    return std::set<Feature>{table.features.begin(), table.features.end()};
  };
  EXPECT_EQ(all(river), (std::set{Feature::ShoreFort, Feature::Town, Feature::Port,
                                  Feature::Islands, Feature::StraightBars, Feature::CurvedBars}));
  EXPECT_TRUE(all(estuary).contains(Feature::IslandFort));
  EXPECT_EQ(estuary.battle.id, "estuary-7");
}

TEST(RandomTable, RC_081_the_same_seed_and_choices_give_the_same_table) {
  for (const auto kind : {WaterKind::River, WaterKind::Estuary}) {
    const LaidTable once = laid_table(on_water(kind), 11);
    const LaidTable again = laid_table(on_water(kind), 11);
    EXPECT_EQ(core::tabletop_data::write_battle(once.battle, facts()),
              core::tabletop_data::write_battle(again.battle, facts()));
    EXPECT_EQ(once.dice, again.dice);
    EXPECT_NE(core::tabletop_data::write_battle(once.battle, facts()),
              core::tabletop_data::write_battle(laid_table(on_water(kind), 12).battle, facts()));
  }
}

TEST(RandomTable, RC_083_the_higher_die_picks_the_ends_and_the_confederates_are_upstream) {
  TableChoices made = on_water(WaterKind::River);
  const LaidTable above = laid_table(made, 3);
  made.upstream_above = false;
  const LaidTable below = laid_table(made, 3);
  EXPECT_EQ(above.ends_by, below.ends_by);
  const auto last = [](const LaidTable& table) {
    std::size_t at = 0;
    while (table.dice.at(at).face == table.dice.at(at + 1).face) {
      at += 2;
    }
    return at;
  }(above);
  EXPECT_EQ(above.dice.at(last).why.text(), "RC-083");
  EXPECT_EQ(above.ends_by,
            above.dice.at(last).face > above.dice.at(last + 1).face ? kUnion : kConfederate);
  EXPECT_EQ(above.battle.current_to, Heading::degrees(180));
  EXPECT_EQ(below.battle.current_to, Heading::degrees(0));
  for (const auto& ship : above.battle.ships) {
    EXPECT_EQ(ship.pose.at.y > inches_of(36), ship.side == kConfederate);
  }
  for (const auto& ship : below.battle.ships) {
    EXPECT_EQ(ship.pose.at.y < inches_of(36), ship.side == kConfederate);
  }
}

/// How many islands and bars there are, and how many of them a bank touches.
std::array<int, 2> islands_and_bars(const TableChoices& made, std::uint64_t seed) {
  std::array<int, 2> count{};
  const LaidTable table = laid_table(made, seed);
  for (const BattleArea& each : table.battle.areas) {
    if (each.name.str().find("island") == std::string::npos && each.kind != GroundKind::Shoal) {
      continue;
    }
    const core::table::Box box = core::table::box_of(each.polygon);
    const bool ashore = box.low.x <= Inches::of(1) || box.high.x >= Inches::of(47);
    ++count[0];
    count[1] += ashore ? 1 : 0;
  }
  return count;
}

TEST(RandomTable, RC_084_islands_and_bars_lie_in_the_water) {
  int in_all = 0;
  int ashore_before = 0;
  for (const WaterKind kind : {WaterKind::River, WaterKind::Estuary}) {
    TableChoices before = on_water(kind);
    before.begun_before = core::table::begun_before(1);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      const auto [count, ashore] = islands_and_bars(on_water(kind), seed);
      EXPECT_EQ(ashore, 0) << "seed " << seed;
      in_all += count;
      ashore_before += islands_and_bars(before, seed)[1];
    }
  }
  EXPECT_GT(in_all, 80);
  EXPECT_GT(ashore_before, 5) << "tables of the first edition lie as they lay";
}

TEST(RandomTable, RC_084_an_island_that_is_put_into_a_bank_is_refused) {
  TableChoices made = on_water(WaterKind::River);
  const std::uint64_t seed = seed_where(made, [](const LaidTable& table) {
    return table.features.front() == core::coastal::Feature::Islands;
  });
  const LaidTable table = laid_table(made, seed);
  const core::table::Box square =
      core::table::box_of(square_of(charts(), 1, table.water.downstream));
  const Inches half = Inches::of(3);
  made.places.front() = core::coastal::FeaturePlace{
      {square.low.x == Inches{} ? square.low.x + half : square.high.x - half,
       (square.low.y + square.high.y) / 2},
      true};
  EXPECT_EQ(why_not_laid(made, seed), "RC-084 lies-ashore");
}

TEST(RandomTable, RC_084_cards_lie_in_order_and_the_higher_die_places_each_in_its_square) {
  TableChoices made = on_water(WaterKind::River);
  const LaidTable table = laid_table(made, 5);
  const auto throws =
      std::ranges::count_if(table.dice, [](const auto& die) { return die.why.text() == "RC-084"; });
  EXPECT_GE(throws, 12) << "two dice a square";
  const auto square = static_cast<std::size_t>(std::ranges::find(table.features, Feature::Islands) -
                                               table.features.begin());
  const auto rectangle =
      core::coastal::square_of(charts(), static_cast<int>(square) + 1, Heading::degrees(180));
  const auto box = core::table::box_of(rectangle);
  const core::table::Point middle{box.low.x + inches_of(12), box.low.y + inches_of(12)};
  made.places.at(square) = core::coastal::FeaturePlace{middle, false};
  const LaidTable placed = laid_table(made, 5);
  const BattleArea* const inlet = area_named(placed, "inlet");
  ASSERT_NE(inlet, nullptr);
  EXPECT_TRUE(core::table::contains(inlet->polygon, middle));
  for (const char* const island : {"island 1", "island 2"}) {
    ASSERT_NE(area_named(placed, island), nullptr);
    for (const auto& corner : area_named(placed, island)->polygon) {
      EXPECT_TRUE(core::table::contains(rectangle, corner)) << island;
    }
  }
  made.places.at(square) = core::coastal::FeaturePlace{{box.low.x, box.low.y}, false};
  EXPECT_EQ(why_not_laid(made, 5), "RC-084 beyond-its-square");
}

TEST(RandomTable, RC_085_sizes_of_islands_bars_forts_and_piers) {
  std::set<std::int64_t> channels;
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    const LaidTable table = laid_table(on_water(WaterKind::River), seed);
    ASSERT_NE(area_named(table, "inlet"), nullptr);
    const auto inlet = core::table::box_of(area_named(table, "inlet")->polygon);
    const auto wide = (inlet.high.x - inlet.low.x).ticks() / Inches::kTicks;
    const auto tall = (inlet.high.y - inlet.low.y).ticks() / Inches::kTicks;
    EXPECT_TRUE(wide == 5 || tall == 4);
    channels.insert(tall == 4 && area_named(table, "island 1")->polygon.front().y ==
                                     area_named(table, "island 2")->polygon.front().y
                        ? wide
                        : tall);
    const auto bar = core::table::box_of(area_named(table, "straight bar 1")->polygon);
    EXPECT_EQ((bar.high.x - bar.low.x) + (bar.high.y - bar.low.y), inches_of(7)) << "6 by 1";
    const auto pier = core::table::box_of(area_named(table, "pier")->polygon);
    EXPECT_EQ(pier.high.x - pier.low.x, inches_of(2));
    EXPECT_EQ(pier.high.y - pier.low.y, Inches::ratio(1, 2));
    const int feet = area_named(table, "curved bar 2")->feet->tenths();
    EXPECT_TRUE(feet >= 10 && feet <= 60) << "a die of feet";
    EXPECT_FALSE(core::table::fault_of(area_named(table, "curved bar 1")->polygon));
  }
  EXPECT_EQ(channels, (std::set<std::int64_t>{4, 5, 6}));
}

TEST(RandomTable, RC_086_a_fort_costs_the_confederates_a_ship_unless_they_refuse_it) {
  TableChoices made = on_water(WaterKind::River);
  const LaidTable with = laid_table(made, 9);
  made.fort_refused = true;
  const LaidTable without = laid_table(made, 9);
  const auto ships = [](const LaidTable& table, Side side) {
    return std::ranges::count(table.battle.ships, side, &core::table::BattleShip::side);
  };
  EXPECT_EQ(with.battle.forts.size(), 1U);
  EXPECT_TRUE(without.battle.forts.empty());
  EXPECT_EQ(area_named(without, "fort ground"), nullptr) << "the square is open water";
  EXPECT_EQ(ships(with, kConfederate), ships(without, kConfederate) - 1);
  EXPECT_EQ(ships(with, kUnion), ships(without, kUnion));
  made.fort_refused = false;
  made.fleets[1] = {FleetShip{*facts().find_vessel("css-david"), {}, true, {}, {}}};
  EXPECT_EQ(why_not_laid(made, 9), "RC-086 fort-costs-a-ship");
}

TEST(RandomTable, RC_087_the_higher_die_lays_one_real_field_and_one_dummy_in_a_river) {
  TableChoices made = on_water(WaterKind::River);
  std::set<Side> by;
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    const LaidTable table = laid_table(made, seed);
    by.insert(table.mines_by);
    EXPECT_EQ(areas_of(table, GroundKind::RealMines), 1U);
    EXPECT_EQ(areas_of(table, GroundKind::DummyMines), 1U);
    EXPECT_EQ(core::table::mines_laid_by(table.battle), table.mines_by);
    const auto field = core::table::box_of(area_named(table, "minefield 1")->polygon);
    EXPECT_EQ(field.high.x - field.low.x, inches_of(4));
    EXPECT_EQ(field.high.y - field.low.y, inches_of(4));
  }
  EXPECT_EQ(by.size(), 2U) << "either side may win the die";
  made.confederate_mines = true;
  for (std::uint64_t seed = 1; seed < 10; ++seed) {
    EXPECT_EQ(laid_table(made, seed).mines_by, kConfederate);
  }
  made.mines = {{at(24, 36), true}, {at(30, 36), true}};
  EXPECT_EQ(why_not_laid(made, 1), "RC-087 not-so-many-fields");
  made.mines = {{at(24, 3), true}, {at(30, 36), false}};
  EXPECT_EQ(why_not_laid(made, 1), "RC-087 no-water-for-mines");
}

TEST(RandomTable, RC_088_two_real_fields_and_two_dummies_in_an_estuary) {
  const LaidTable table = laid_table(on_water(WaterKind::Estuary), 2);
  EXPECT_EQ(areas_of(table, GroundKind::RealMines), 2U);
  EXPECT_EQ(areas_of(table, GroundKind::DummyMines), 2U);
  TableChoices made = on_water(WaterKind::Estuary);
  made.mines = {{at(24, 36), true}, {at(30, 36), false}};
  EXPECT_EQ(why_not_laid(made, 2), "RC-088 not-so-many-fields");
}

TEST(RandomTable, RC_095_each_side_within_six_inches_of_its_end_at_four_knots_at_most) {
  TableChoices made = on_water(WaterKind::River);
  const LaidTable table = laid_table(made, 4);
  for (const auto& ship : table.battle.ships) {
    const Inches from_end =
        ship.side == kConfederate ? table.battle.depth - ship.pose.at.y : ship.pose.at.y;
    EXPECT_LE(from_end, inches_of(6)) << ship.name.str();
    EXPECT_LE(ship.knots, 4) << ship.name.str();
  }
  const auto put = [&](int y, int knots) {
    FleetShip ship{*facts().find_vessel("uss-tyler"), {}, true, {}, {}};
    ship.pose = core::table::Pose{at(20, y), Heading::degrees(45)};
    ship.knots = knots;
    made.fleets[0] = {ship};
    return why_not_laid(made, seed_where(on_water(WaterKind::River), [](const LaidTable& deep) {
                          return deep.battle.feet >= 12;
                        }));
  };
  EXPECT_EQ(put(6, 4), "") << "any heading";
  EXPECT_EQ(put(7, 4), "RC-095 deploys-at-its-end");
  EXPECT_EQ(put(5, 5), "RC-095 deploys-too-fast");
}

TEST(RandomTable, RC_094_a_ship_that_draws_more_than_the_water_is_refused) {
  TableChoices made = on_water(WaterKind::River);
  const auto shallow =
      seed_where(made, [](const LaidTable& table) { return table.battle.feet <= 9; });
  made.fleets[0] = {FleetShip{*facts().find_vessel("uss-hartford-1864"), {}, true, {}, {}}};
  EXPECT_EQ(why_not_laid(made, shallow), "RC-094 draws-too-much");
}

TEST(RandomTable, RC_385_a_fort_has_a_die_of_guns_and_two_dice_of_men) {
  std::set<std::size_t> guns;
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    const LaidTable table = laid_table(on_water(WaterKind::River), seed);
    ASSERT_EQ(table.battle.works.size(), 1U);
    const auto& work = table.battle.works.front();
    std::vector<int> dice;
    for (const auto& die : table.dice) {
      if (die.why.text() == "RC-385") {
        dice.push_back(die.face);
      }
    }
    ASSERT_EQ(work.guns.size(), static_cast<std::size_t>(dice.at(0)));
    ASSERT_EQ(dice.size(), work.guns.size() + 3);
    EXPECT_EQ(work.crew, dice.at(1) + dice.at(2));
    guns.insert(work.guns.size());
    const Setting setting = core::coastal::make_setting(facts(), charts(), table.battle);
    const State state = core::coastal::begin(setting, 1);
    const auto manned =
        std::ranges::count(state.forts.front().guns, true, &core::coastal::GunState::manned);
    EXPECT_EQ(manned, std::min<std::int64_t>(work.crew, std::ssize(work.guns)))
        << "each gun needs a CPV";
  }
  EXPECT_EQ(guns, (std::set<std::size_t>{1, 2, 3, 4, 5, 6}));
}

/// [IC-401] What is written is read again.
TEST(RandomTable, IC_022_a_laid_table_is_a_battle_file) {
  for (const auto kind : {WaterKind::River, WaterKind::Estuary}) {
    for (std::uint64_t seed = 1; seed < 12; ++seed) {
      const LaidTable table = laid_table(on_water(kind), seed);
      const std::string text = core::tabletop_data::write_battle(table.battle, facts());
      core::data::BattleText file{table.battle.id.str(), "laid.battle", {}};
      int number = 0;
      for (const std::string& line : core::data::split(text, '\n')) {
        file.lines.push_back({++number, line});
      }
      const auto read = core::tabletop_data::make_battle(file, facts());
      EXPECT_EQ(core::tabletop_data::write_battle(read, facts()), text) << seed;
    }
  }
}

}  // namespace
}  // namespace tests::coastal
