// [IC-401] [RC-501] The eight scenarios as both sets play them.
#include "core/tabletop_data/battle_text.h"

#include "core/table/objective.h"
#include "core/tabletop_data/battle_write.h"
#include "core/tabletop_data/naval_facts.h"
#include "tests/data/sources.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

namespace core::tabletop_data {
namespace {

using data::BattleText;
using data::ChartText;
using data::kCoastalBook;
using data::kIroncladBook;
using data::read_book_tables;
using data::require_decimal;
using data::RowTable;
using data::split;
using table::Battle;
using table::Inches;
using table::ShipFact;
using table::ShipId;

const table::Facts& lists() {
  static const table::Facts kFacts = tests::tabletop().naval_facts();
  return kFacts;
}

Battle battle(const char* id) { return tests::tabletop().open_battle(id); }

ShipId ship(const Battle& battle, std::string_view name) {
  for (std::size_t i = 0; i < battle.ships.size(); ++i) {
    if (battle.ships[i].name == name) {
      return ShipId{static_cast<std::uint8_t>(i)};
    }
  }
  ADD_FAILURE() << "no ship " << name;
  return {};
}

const table::BattleShip& the(const Battle& battle, std::string_view name) {
  return battle.ships.at(ship(battle, name).value());
}

Inches tenths(int count) { return Inches::ratio(count, 10); }

/// The forces table of a rulebook against the ships of the battle, row by row.
void expect_forces(const char* id, std::string_view book, const char* name) {
  SCOPED_TRACE(id);
  const Battle opened = battle(id);
  const auto tables = read_book_tables(tests::data::repository() / book, std::string{book});
  const auto found = std::find_if(tables.begin(), tables.end(),
                                  [&](const ChartText& each) { return each.table.name == name; });
  ASSERT_NE(found, tables.end());
  const RowTable& forces = found->table;
  ASSERT_EQ(forces.rows.size(), opened.ships.size());
  for (std::size_t i = 0; i < forces.rows.size(); ++i) {
    const table::BattleShip& ship = opened.ships[i];
    SCOPED_TRACE(ship.name.str());
    const auto cell = [&](const char* column) { return forces.cell(forces.rows[i], column); };
    const auto number = [&](const char* column) {
      return Inches::of_ticks(require_decimal({name, 0}, column, cell(column), 4));
    };
    EXPECT_EQ(cell("Vessel").substr(0, cell("Vessel").find(" (")), ship.name.str());
    EXPECT_EQ(cell("Side"), ship.side == board::Side::Union ? "Union" : "Confederate");
    EXPECT_EQ(cell("Card"), lists().vessel(ship.card).name.str());
    EXPECT_EQ(number("x"), ship.pose.at.x);
    EXPECT_EQ(number("y"), ship.pose.at.y);
    EXPECT_EQ(cell("Heading"), std::to_string(ship.pose.heading.thousandths() / 1000));
    EXPECT_EQ(cell("Speed"), std::to_string(ship.knots));
  }
}

TEST(Battle, IC_T35_IC_T38_forces_as_the_rulebook_prints_them) {
  expect_forces("hampton-roads", kIroncladBook, "IC-T35");
  expect_forces("plum-point-bend", kIroncladBook, "IC-T36");
  expect_forces("vicksburg", kIroncladBook, "IC-T37");
  expect_forces("fort-henry", kIroncladBook, "IC-T38");
}

TEST(Battle, RC_T39_RC_T42_forces_as_the_rulebook_prints_them) {
  expect_forces("mobile-bay", kCoastalBook, "RC-T39");
  expect_forces("plymouth", kCoastalBook, "RC-T40");
  expect_forces("fort-donelson", kCoastalBook, "RC-T41");
  expect_forces("drewrys-bluff", kCoastalBook, "RC-T42");
}

TEST(Battle, IC_401_RC_501_all_eight_tables) {
  struct Printed {
    const char* id;
    int width, depth, feet, current, to, turns;
    std::size_t areas, forts;
  };

  const std::vector<Printed> all{{"drewrys-bluff", 48, 36, 16, 1, 270, 24, 3, 1},
                                 {"fort-donelson", 60, 36, 30, 2, 270, 20, 2, 1},
                                 {"fort-henry", 60, 36, 30, 2, 270, 25, 3, 1},
                                 {"hampton-roads", 72, 48, 30, 0, 0, 30, 5, 0},
                                 {"mobile-bay", 72, 72, 30, 2, 0, 30, 7, 2},
                                 {"plum-point-bend", 72, 36, 24, 4, 90, 20, 3, 0},
                                 {"plymouth", 60, 36, 14, 2, 90, 16, 2, 0},
                                 {"vicksburg", 84, 36, 40, 3, 90, 30, 2, 0}};
  const auto battles = tests::tabletop().battles();
  ASSERT_EQ(battles.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Battle& opened = battles[i];
    SCOPED_TRACE(all[i].id);
    EXPECT_EQ(opened.id, all[i].id);
    EXPECT_FALSE(opened.title.empty());
    EXPECT_FALSE(opened.history.empty());
    EXPECT_EQ(opened.width, Inches::of(all[i].width));
    EXPECT_EQ(opened.depth, Inches::of(all[i].depth));
    EXPECT_EQ(opened.feet, all[i].feet);
    EXPECT_EQ(opened.current, all[i].current);
    EXPECT_EQ(opened.current_to, table::Heading::degrees(all[i].to));
    EXPECT_EQ(opened.turns, all[i].turns);
    EXPECT_EQ(opened.areas.size(), all[i].areas);
    EXPECT_EQ(opened.forts.size(), all[i].forts);
    EXPECT_FALSE(opened.objectives.empty());
    EXPECT_EQ(opened.visibility.has_value(), opened.id == "plymouth");
  }
  EXPECT_THROW(static_cast<void>(tests::tabletop().open_battle("mobile")), base::DataError);
}

/// The one fact of a condition about one ship.
void expect_fact(const table::Condition& condition, ShipId of, std::vector<ShipFact> facts) {
  const auto& meets = std::get<table::ShipsMeet>(condition.is);
  EXPECT_EQ(meets.ships, std::vector{of});
  EXPECT_TRUE(meets.at_least);
  EXPECT_EQ(meets.count, 1);
  ASSERT_EQ(meets.any.size(), facts.size());
  for (std::size_t i = 0; i < facts.size(); ++i) {
    EXPECT_EQ(meets.any[i].fact, facts[i]);
  }
}

TEST(Battle, IC_401_scenario_a) {
  const Battle opened = battle("hampton-roads");
  EXPECT_TRUE(the(opened, "USS Minnesota").aground_for_good);
  ASSERT_EQ(the(opened, "CSS Virginia").crossed_off.size(), 1U);
  EXPECT_EQ(the(opened, "CSS Virginia").crossed_off[0].section, table::Section::Ram);
  EXPECT_EQ(table::rules_of<table::OneTarget>(opened).at(0).ship, ship(opened, "USS Monitor"));
  EXPECT_EQ(opened.areas[3].name, "middle ground");
  EXPECT_EQ(opened.areas[3].kind, table::GroundKind::Shoal);
  EXPECT_EQ(opened.areas[3].feet, table::Feet::of(14));
  const std::vector<table::Point> corners{{Inches::of(24), Inches::of(33)},
                                          {Inches::of(48), Inches::of(33)},
                                          {Inches::of(50), Inches::of(43)},
                                          {Inches::of(22), Inches::of(43)}};
  EXPECT_EQ(opened.areas[3].polygon, corners);

  ASSERT_EQ(opened.objectives.size(), 2U);
  const table::Objective& first = opened.objectives[0];
  EXPECT_EQ(first.winner, board::Side::Confederate);
  EXPECT_FALSE(first.at_end);
  const auto& parts = std::get<table::AllOf>(first.when.is).parts;
  ASSERT_EQ(parts.size(), 2U);
  expect_fact(parts[0], ship(opened, "USS Minnesota"), {ShipFact::GunsGone, ShipFact::BlownUp});
  expect_fact(parts[1], ship(opened, "CSS Virginia"), {ShipFact::Afloat});
  const auto& second = std::get<table::AllOf>(opened.objectives[1].when.is).parts;
  ASSERT_EQ(second.size(), 2U);
  EXPECT_TRUE(std::holds_alternative<table::NoneOf>(second[1].is));
}

TEST(Battle, IC_401_scenario_b) {
  const Battle opened = battle("plum-point-bend");
  EXPECT_EQ(the(opened, "USS Cincinnati").steam_from, 3);
  EXPECT_TRUE(the(opened, "USS Cincinnati").moored);
  EXPECT_EQ(the(opened, "USS Benton").steam_from, 4);
  EXPECT_TRUE(the(opened, "CSS Little Rebel").flag);
  const auto parties = table::rules_of<table::BoardingParties>(opened);
  ASSERT_EQ(parties.size(), 1U);
  EXPECT_EQ(parties[0].side, board::Side::Confederate);
  EXPECT_EQ(parties[0].count, 0);
  const auto wooden = table::rules_of<table::WoodenWhenRammed>(opened);
  ASSERT_EQ(wooden.size(), 1U);
  EXPECT_EQ(wooden[0].cards,
            (std::vector{*lists().find_vessel("city-class"), *lists().find_vessel("uss-benton")}));
  const table::Objective& first = opened.objectives.at(0);
  EXPECT_TRUE(first.at_end);
  const auto& parts = std::get<table::AllOf>(first.when.is).parts;
  const auto& ironclads = std::get<table::ShipsMeet>(parts.at(0).is);
  EXPECT_EQ(ironclads.ships.size(), 6U) << "all but the mortar scow";
  EXPECT_EQ(ironclads.count, 2);
  const auto& rams = std::get<table::ShipsMeet>(parts.at(1).is);
  EXPECT_EQ(rams.ships.size(), 8U);
  EXPECT_FALSE(rams.at_least);
  EXPECT_EQ(rams.count, 2);
}

TEST(Battle, IC_401_scenario_c) {
  const Battle opened = battle("vicksburg");
  const table::BattleShip& arkansas = the(opened, "CSS Arkansas");
  EXPECT_EQ(arkansas.most_knots, 3);
  ASSERT_EQ(arkansas.crossed_off.size(), 2U);
  EXPECT_EQ(arkansas.crossed_off[0].count, std::nullopt) << "the stack";
  EXPECT_EQ(arkansas.crossed_off[1].section, table::Section::Speed);
  EXPECT_EQ(arkansas.crossed_off[1].count, 3);
  const table::BattleShip& hartford = the(opened, "USS Hartford");
  EXPECT_TRUE(hartford.anchored);
  ASSERT_TRUE(hartford.steam_by_die);
  EXPECT_EQ(hartford.steam_by_die->face, 6);
  EXPECT_EQ(hartford.steam_by_die->from_turn, 4);
  EXPECT_TRUE(the(opened, "USS General Bragg").captured);
  EXPECT_EQ(the(opened, "USS General Bragg").moves_from, 6);
  EXPECT_TRUE(opened.objectives.at(0).greater);
  EXPECT_FALSE(opened.objectives.at(1).greater);
  const auto& leaves = std::get<table::ShipsMeet>(opened.objectives.at(1).when.is);
  EXPECT_EQ(leaves.any,
            (std::vector<table::ShipTest>{{ShipFact::Withdrawn, table::Edge::Right, Inches{}}}));
}

TEST(Battle, IC_401_scenario_d) {
  const Battle opened = battle("fort-henry");
  EXPECT_EQ(opened.forts.at(0).facing, table::Heading::degrees(330));
  EXPECT_EQ(opened.forts.at(0).side, board::Side::Confederate);
  const auto bows = table::rules_of<table::BowsOn>(opened);
  ASSERT_EQ(bows.size(), 1U);
  EXPECT_EQ(bows[0].ships.size(), 4U) << "no timberclad";
  EXPECT_EQ(bows[0].heading, table::Heading::degrees(90));
  EXPECT_EQ(bows[0].most, 45'000);
  const auto bursts = table::rules_of<table::GunBursts>(opened);
  ASSERT_EQ(bursts.size(), 1U);
  EXPECT_EQ(std::get<table::FortId>(bursts[0].owner), table::FortId{0});
  EXPECT_EQ(bursts[0].gun, *lists().find_gun("60lb-r"));
  EXPECT_EQ(bursts[0].face, 1);
  EXPECT_EQ(bursts[0].sides, 10);
  EXPECT_EQ(bursts[0].from_firing, 3);
  const auto& fort = std::get<table::FortMeets>(opened.objectives.at(0).when.is);
  EXPECT_EQ(fort.any, (std::vector<table::FortTest>{{table::FortFact::WhiteFlag, 0},
                                                    {table::FortFact::GunsAtMost, 2}}));
}

TEST(Battle, RC_501_scenario_e) {
  const Battle opened = battle("mobile-bay");
  EXPECT_EQ(the(opened, "USS Tecumseh").captain, table::Character::Reckless);
  EXPECT_EQ(the(opened, "CSS Tennessee").captain, table::Character::Reckless);
  EXPECT_EQ(the(opened, "USS Brooklyn").captain, std::nullopt) << "thrown for";
  EXPECT_EQ(the(opened, "USS Hartford").lashed_to, ship(opened, "USS Metacomet"));
  EXPECT_EQ(the(opened, "USS Port Royal").lashed_to, ship(opened, "USS Richmond"));
  EXPECT_EQ(opened.areas.at(3).kind, table::GroundKind::RealMines);
  EXPECT_EQ(opened.areas.at(5).kind, table::GroundKind::DummyMines);
  EXPECT_EQ(opened.areas.at(6).kind, table::GroundKind::Stakes);
  const auto& parts = std::get<table::AllOf>(opened.objectives.at(0).when.is).parts;
  ASSERT_EQ(parts.size(), 3U);
  const auto& above = std::get<table::ShipsMeet>(parts[1].is);
  EXPECT_EQ(above.ships.size(), 8U) << "without the Hartford";
  EXPECT_EQ(above.count, 3);
  EXPECT_EQ(above.any, (std::vector<table::ShipTest>{{ShipFact::YAbove, {}, Inches::of(60)}}));
  expect_fact(parts[2], ship(opened, "CSS Tennessee"),
              {ShipFact::Sunk, ShipFact::Captured, ShipFact::Abandoned});
  EXPECT_EQ(std::get<table::AnyOf>(opened.objectives.at(1).when.is).parts.size(), 2U);
}

TEST(Battle, RC_501_scenario_f) {
  const Battle opened = battle("plymouth");
  EXPECT_EQ(opened.visibility, Inches::of(12));
  const table::BattleShip& miami = the(opened, "USS Miami");
  ASSERT_TRUE(miami.chained);
  EXPECT_EQ(miami.chained->to, ship(opened, "USS Southfield"));
  EXPECT_EQ(miami.chained->least, Inches::of(2));
  EXPECT_EQ(miami.chained->most, Inches::of(4));
  EXPECT_EQ(table::rules_of<table::BanksHeld>(opened).at(0).side, board::Side::Confederate);
  const auto& ends = std::get<table::AllOf>(opened.objectives.at(0).when.is).parts;
  const auto& double_enders = std::get<table::ShipsMeet>(ends.at(0).is);
  EXPECT_EQ(double_enders.ships,
            (std::vector{ship(opened, "USS Miami"), ship(opened, "USS Southfield")}));
  // "or" between a fact and two facts in brackets, the turn among them.
  const auto& parts = std::get<table::AnyOf>(opened.objectives.at(1).when.is).parts;
  ASSERT_EQ(parts.size(), 2U);
  const auto& back = std::get<table::AllOf>(parts[1].is).parts;
  EXPECT_EQ(std::get<table::AfterTurn>(back.at(0).is).turn, 6);
  EXPECT_EQ(std::get<table::ShipsMeet>(back.at(1).is).any,
            (std::vector<table::ShipTest>{{ShipFact::XBelow, {}, Inches::of(6)}}));
}

TEST(Battle, RC_501_scenario_g) {
  const Battle opened = battle("fort-donelson");
  const auto overshoot = table::rules_of<table::FortOvershoot>(opened);
  ASSERT_EQ(overshoot.size(), 1U);
  EXPECT_EQ(overshoot[0].within, Inches::of(6));
  EXPECT_EQ(overshoot[0].modifier, -1);
  EXPECT_EQ(table::rules_of<table::MayDropBack>(opened).at(0).side, board::Side::Union);
  const auto& lost = std::get<table::ShipsMeet>(opened.objectives.at(1).when.is);
  EXPECT_EQ(lost.count, 3);
  EXPECT_EQ(lost.ships.size(), 4U);
  EXPECT_EQ(lost.any.size(), 4U);
}

TEST(Battle, RC_501_scenario_h) {
  const Battle opened = battle("drewrys-bluff");
  EXPECT_TRUE(the(opened, "USS Galena").spring);
  EXPECT_TRUE(the(opened, "USS Galena").anchored);
  EXPECT_EQ(opened.areas.at(2).kind, table::GroundKind::Obstruction);
  EXPECT_EQ(opened.areas.at(2).polygon.at(1), (table::Point{tenths(366), tenths(113)}));
  const auto reach = table::rules_of<table::CannotReachFort>(opened);
  ASSERT_EQ(reach.size(), 2U);
  EXPECT_EQ(reach[0].gun, std::nullopt) << "all guns of the Monitor";
  EXPECT_EQ(reach[1].gun, *lists().find_gun("100lb-r"));
  EXPECT_EQ(reach[1].within, Inches::of(9));
  const auto pits = table::rules_of<table::RiflePits>(opened);
  ASSERT_EQ(pits.size(), 1U);
  EXPECT_EQ(pits[0].area, 1U);
  EXPECT_EQ(pits[0].face, 6);
  EXPECT_EQ(pits[0].crew, 1);
  const auto bursts = table::rules_of<table::GunBursts>(opened);
  ASSERT_EQ(bursts.size(), 1U);
  EXPECT_EQ(std::get<ShipId>(bursts[0].owner), ship(opened, "USRC Naugatuck"));
}

/// A battle of which only what is written here is so.
struct Told {
  std::vector<std::pair<ShipId, table::ShipTest>> ships;
  std::vector<table::FortTest> forts;
  int now{1};

  [[nodiscard]] bool is(ShipId ship, const table::ShipTest& test) const {
    return std::find(ships.begin(), ships.end(), std::pair{ship, test}) != ships.end();
  }

  [[nodiscard]] bool is(table::FortId /*fort*/, const table::FortTest& test) const {
    return std::find(forts.begin(), forts.end(), test) != forts.end();
  }

  [[nodiscard]] int turn() const { return now; }
};

TEST(Objective, IC_401_RC_501_the_first_that_holds_decides) {
  const Battle vicksburg = battle("vicksburg");
  const ShipId arkansas = ship(vicksburg, "CSS Arkansas");
  Told told;
  EXPECT_EQ(table::decided_by(vicksburg, told, true), nullptr) << "drawn";
  told.ships.push_back({arkansas, {ShipFact::Withdrawn, table::Edge::Left, {}}});
  EXPECT_EQ(table::decided_by(vicksburg, told, true), nullptr) << "by the wrong edge";
  told.ships.push_back({arkansas, {ShipFact::Withdrawn, table::Edge::Right, {}}});
  EXPECT_EQ(table::decided_by(vicksburg, told, false), &vicksburg.objectives[1]);
  told.ships.push_back({ship(vicksburg, "USS Oneida"), {ShipFact::SideGunsGone, {}, {}}});
  EXPECT_EQ(table::decided_by(vicksburg, told, false), &vicksburg.objectives[0]) << "greater";
  told = {};
  told.ships.push_back({arkansas, {ShipFact::Captured, {}, {}}});
  EXPECT_EQ(table::decided_by(vicksburg, told, false)->winner, board::Side::Union);
}

TEST(Objective, IC_401_counted_and_only_at_the_end) {
  const Battle bend = battle("plum-point-bend");
  Told told;
  EXPECT_EQ(table::decided_by(bend, told, false), nullptr) << "at the end only";
  EXPECT_EQ(table::decided_by(bend, told, true)->winner, board::Side::Union) << "no ironclad lost";
  told.ships.push_back({ship(bend, "USS Cincinnati"), {ShipFact::Sunk, {}, {}}});
  told.ships.push_back({ship(bend, "USS Cincinnati"), {ShipFact::Lost, {}, {}}});
  EXPECT_EQ(table::decided_by(bend, told, true), nullptr) << "one";
  told.ships.push_back({ship(bend, "USS Mound City"), {ShipFact::Aground, {}, {}}});
  ASSERT_NE(table::decided_by(bend, told, true), nullptr);
  EXPECT_EQ(table::decided_by(bend, told, true)->winner, board::Side::Confederate) << "two";
  for (const char* const ram : {"CSS General Bragg", "CSS General Sumter", "CSS Little Rebel"}) {
    told.ships.push_back({ship(bend, ram), {ShipFact::Lost, {}, {}}});
  }
  EXPECT_EQ(table::decided_by(bend, told, true), nullptr) << "three rams are too many";
  told.ships.push_back({ship(bend, "CSS Colonel Lovell"), {ShipFact::Lost, {}, {}}});
  EXPECT_EQ(table::decided_by(bend, told, true)->winner, board::Side::Union) << "four";
}

TEST(Objective, RC_501_turns_brackets_and_forts) {
  const Battle plymouth = battle("plymouth");
  Told told;
  told.ships.push_back({ship(plymouth, "CSS Albemarle"), {ShipFact::XBelow, {}, Inches::of(6)}});
  told.now = 6;
  EXPECT_EQ(table::decided_by(plymouth, told, false), nullptr) << "not after move 6 yet";
  told.now = 7;
  EXPECT_EQ(table::decided_by(plymouth, told, false)->winner, board::Side::Union);

  const Battle roads = battle("hampton-roads");
  told = {};
  told.ships.push_back({ship(roads, "CSS Virginia"), {ShipFact::Sunk, {}, {}}});
  EXPECT_EQ(table::decided_by(roads, told, false)->winner, board::Side::Union);
  told.ships.push_back({ship(roads, "USS Minnesota"), {ShipFact::GunsGone, {}, {}}});
  EXPECT_EQ(table::decided_by(roads, told, false), nullptr) << "both lost what they fought for";

  const Battle henry = battle("fort-henry");
  told = {};
  told.forts.push_back({table::FortFact::GunsAtMost, 2});
  EXPECT_EQ(table::decided_by(henry, told, false)->winner, board::Side::Union);
}

/// A small battle with lines added.
BattleText small(const std::vector<std::string>& more) {
  BattleText text{"small", "small.battle", {}};
  std::vector<std::string> lines{"title Small", "table 48 by 72",
                                 "depth 12",    "current 0",
                                 "length 24",   "land \"bank\" (0, 0) (6, 0) (6, 72) (0, 72)"};
  lines.insert(lines.end(), more.begin(), more.end());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    text.lines.push_back({static_cast<int>(i) + 1, lines[i]});
  }
  return text;
}

std::string fault_in(const std::vector<std::string>& more) {
  try {
    static_cast<void>(make_battle(small(more), lists()));
  } catch (const base::DataError& error) {
    return error.what();
  }
  return {};
}

TEST(Battle, RC_085_RC_385_lanes_works_buildings_piers_chains_and_water_are_read) {
  const Battle read = make_battle(
      small(
          {"lane 3 towards 180 (0, 0) (24, 0) (24, 72) (0, 72)",
           "pier \"pier\" (6, 30) (8, 30) (8, 30.5) (6, 30.5)",
           "chain \"chain\" (10, 40) (30, 40) (30, 40.2) (10, 40.2)",
           "water \"square 3\" 12.5 feet (20, 20) (40, 20) (40, 40) (20, 40)",
           "water \"inlet\" (20, 20) (24, 20) (24, 24)",
           "work bastion \"The bastion\" masonry 3 by 2 crew 7 gun 8in-sb in 1 gun 7in-r in 6",
           "fort \"Bastion\" confederate bastion at (3, 20) facing 90",
           "buildings \"Harbour\" port confederate at (3, 30) 3 by 2", "side confederate",
           "ship \"Raft\" css-teaser at (30, 60) heading 0 speed 0 fire-ship balloon boxes armor 2",
           "rule objective-cards confederate-end top union 7 5 confederate 7",
           "rule mines-laid-by union", "rule current 4 towards 0 from 10"}),
      lists());
  ASSERT_EQ(read.lanes.size(), 1U);
  EXPECT_EQ(read.lanes[0].knots, 3);
  EXPECT_EQ(read.areas.at(1).kind, table::GroundKind::Pier);
  EXPECT_EQ(read.areas.at(3).feet, table::Feet::of_tenths(125));
  EXPECT_FALSE(read.areas.at(4).feet);
  ASSERT_EQ(read.works.size(), 1U);
  EXPECT_EQ(read.works[0].crew, 7);
  EXPECT_EQ(read.works[0].guns.at(1).square, 6);
  EXPECT_EQ(read.forts.at(0).card.value(), lists().forts.size());
  EXPECT_TRUE(read.buildings.at(0).port);
  EXPECT_TRUE(read.ships.at(0).fire_ship && read.ships.at(0).balloon);
  EXPECT_EQ(read.ships.at(0).boxes.at(0).count, 2);
  const auto cards = table::rules_of<table::ObjectiveCards>(read);
  EXPECT_EQ(cards.at(0).given[0], (std::vector{7, 5}));
  EXPECT_EQ(table::mines_laid_by(read), board::Side::Union);
  EXPECT_EQ(table::rules_of<table::CurrentChanges>(read).at(0).knots, 4);
}

/// What the river campaign needs of a battle, as anybody may write it.
std::vector<std::string> of_the_river() {
  const std::string rounds = " die-modifier -1 rounds 8in-sb 60 rounds 32lb-sb 0";
  return {R"(real-mines "mine" (28, 28) (30, 28) (30, 30) (28, 30))",
          R"(obstruction "bridge" (24, 50) (48, 50) (48, 51) (24, 51))",
          R"(fort "Henry" confederate fort-henry at (3, 20) facing 90)",
          R"(fort "Heiman" confederate fort-henry at (3, 40) facing 90)",
          "side union",
          R"(ship "Tyler" uss-tyler at (30, 60) heading 0 speed 0)" + rounds,
          R"(rule masked "Heiman" until y-above=33/aground level)",
          R"(rule suspect-gun "Tyler" 2 on 3)",
          R"(rule helm "Tyler" no-port)",
          R"(rule kept-by "bridge" "Henry" "Heiman")",
          R"(rule kept-by "mine" "Henry")",
          R"(rule one-mine "mine")"};
}

TEST(Battle, RR_146_RR_150_RR_153_RR_382_RR_383_rounds_dice_and_what_hangs_on_forts_are_read) {
  const Battle read = make_battle(small(of_the_river()), lists());
  const table::BattleShip& tyler = read.ships.at(0);
  EXPECT_EQ(tyler.die_modifier, -1);
  ASSERT_EQ(tyler.magazines.size(), 2U);
  EXPECT_EQ(tyler.magazines[0].gun, lists().find_gun("8in-sb"));
  EXPECT_EQ(tyler.magazines[0].rounds, 60);
  EXPECT_EQ(tyler.magazines[1].rounds, 0);
  const auto masked = table::rules_of<table::MaskedFort>(read);
  ASSERT_EQ(masked.size(), 1U);
  EXPECT_EQ(masked[0].fort, table::FortId{1});
  EXPECT_EQ(masked[0].until, (std::vector<table::ShipTest>{{ShipFact::YAbove, {}, Inches::of(33)},
                                                           {ShipFact::Aground, {}, {}}}));
  EXPECT_TRUE(masked[0].level);
  const auto suspect = table::rules_of<table::SuspectGun>(read).at(0);
  EXPECT_EQ(suspect.gun, 1U);
  EXPECT_EQ(suspect.face, 3);
  const auto helm = table::rules_of<table::HelmJammed>(read).at(0);
  EXPECT_TRUE(helm.port && !helm.starboard);
  const auto kept = table::rules_of<table::KeptByForts>(read);
  ASSERT_EQ(kept.size(), 2U);
  EXPECT_EQ(read.areas.at(kept[0].area).name, "bridge");
  EXPECT_EQ(kept[0].forts, (std::vector{table::FortId{0}, table::FortId{1}}));
  EXPECT_EQ(table::rules_of<table::OneMine>(read).at(0).area, kept[1].area);

  const std::string text = write_battle(read, lists());
  for (const std::string& line : of_the_river()) {
    const bool stands = line.starts_with("rule ") || line.starts_with("ship ");
    EXPECT_TRUE(!stands || text.find(line) != std::string::npos) << line << "\n" << text;
  }
}

TEST(Battle, RR_383_rounds_are_of_guns_that_she_has_and_stand_once) {
  const std::string ship = R"(ship "Tyler" uss-tyler at (30, 60) heading 0 speed 0 rounds )";
  EXPECT_NE(fault_in({"side union", ship + "9in-sb 30"}).find("no such gun"), std::string::npos);
  EXPECT_NE(fault_in({"side union", ship + "8in-sb 30 rounds 8in-sb 3"}).find("twice"),
            std::string::npos);
  EXPECT_NE(fault_in({"side union", ship + "8in-sb -1"}).find("-1"), std::string::npos);
  EXPECT_NE(fault_in({R"(rule one-mine "nowhere")"}).find("nowhere"), std::string::npos);
}

TEST(Battle, RR_122_RR_130_a_gun_in_doubt_and_a_rudder_are_of_a_ship_that_has_them) {
  const std::string tyler = R"(ship "Tyler" uss-tyler at (30, 60) heading 0 speed 0)";
  EXPECT_NE(fault_in({"side union", tyler, R"(rule suspect-gun "Tyler" 99 on 3)"}).find("99"),
            std::string::npos);
  EXPECT_NE(fault_in({"side union", tyler, R"(rule suspect-gun "Tyler" 1 on 7)"}).find('7'),
            std::string::npos);
  EXPECT_NE(fault_in({"side union", tyler, R"(rule helm "Tyler" no-astern)"}).find("ahead-only"),
            std::string::npos);
}

TEST(Battle, RC_085_what_is_wrong_names_line_and_reason) {
  EXPECT_NE(fault_in({"buildings \"Town\" town union at (30, 30) 3 by 2"}).find("on land"),
            std::string::npos);
  EXPECT_NE(
      fault_in({"work w \"W\" masonry 3 by 2 crew 7 gun 8in-sb in 7"}).find("7 is not from 1 to 6"),
      std::string::npos);
  EXPECT_NE(fault_in({"work w \"W\" marble 3 by 2 crew 7"}).find("marble"), std::string::npos);
  EXPECT_NE(fault_in({"lane 3 towards 180 (0, 0) (80, 0) (24, 72)"}).find("off the table"),
            std::string::npos);
  EXPECT_NE(fault_in({"side union",
                      "ship \"A\" uss-monitor at (30, 60) heading 0 speed 0 steam-by-die 6 of 10 "
                      "from 4"})
                .find("'10'"),
            std::string::npos)
      << "the D6 is the die of both sets";
  EXPECT_NE(fault_in({"rule objective-cards confederate-end up"}).find("up"), std::string::npos);
  EXPECT_NE(fault_in({"side union",
                      "ship \"A\" uss-tyler at (30, 60) heading 0 speed 0 boxes "
                      "armor 2 boxes armor 3"})
                .find("twice"),
            std::string::npos);
  EXPECT_NE(fault_in({"side confederate",
                      "ship \"A\" confederate-steam-launch at (30, 60) heading 0 speed 0 boxes "
                      "guns 2"})
                .find("no gun"),
            std::string::npos);
}

TEST(Battle, IC_401_what_is_written_is_read_again) {
  for (const char* const id : {"hampton-roads", "plum-point-bend", "vicksburg", "fort-henry",
                               "mobile-bay", "plymouth", "fort-donelson", "drewrys-bluff"}) {
    const std::string text = write_battle(battle(id), lists());
    BattleText file{id, "written.battle", {}};
    for (const std::string& line : split(text, '\n')) {
      file.lines.push_back({static_cast<int>(file.lines.size()) + 1, line});
    }
    EXPECT_EQ(write_battle(make_battle(file, lists()), lists()), text) << id;
  }
}

}  // namespace
}  // namespace core::tabletop_data
