// What is counted in games, and what many of them come to beside the war.
#include "core/study/war_game.h"

#include "core/save/saves.h"
#include "core/study/war_rows.h"
#include "core/study/war_table.h"
#include "tests/support/catalogue.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace core::study {
namespace {

using board::Side;
using namespace std::chrono_literals;

Contest contest_of(const char* setup, const char* ours, const char* theirs) {
  const data::OpenedSetup& opened = tests::real_setup(setup);
  Contest contest;
  contest.setting = opened.setting;
  contest.begin = [&opened](std::uint64_t seed) { return save::begin_of(opened, seed); };
  contest.players = {*parse_player(ours), *parse_player(theirs)};
  return contest;
}

WarGoals goals_of(const char* setup) { return war_goals_of(tests::real_setup(setup).setting); }

std::size_t place_named(const WarGoals& goals, const std::string& title) {
  const auto found = std::find_if(goals.places.begin(), goals.places.end(),
                                  [&](const auto& place) { return place.title() == title; });
  return static_cast<std::size_t>(found - goals.places.begin());
}

int in_all_years(const WarGame& game, Arm arm, std::size_t side) {
  const auto& years = game.arms.at(static_cast<std::size_t>(arm)).at(side);
  return std::accumulate(years.begin(), years.end(), 0);
}

TEST(WarGoals, are_those_of_the_charts) {
  const WarGoals goals = goals_of("campaign");
  EXPECT_TRUE(goals.campaign);
  EXPECT_EQ(goals.places.size(), 20U);
  EXPECT_EQ(std::count_if(goals.places.begin(), goals.places.end(),
                          [](const auto& place) { return place.fell.has_value(); }),
            19);
  const WarPlace& vicksburg = goals.places.at(place_named(goals, "Vicksburg MS"));
  EXPECT_EQ(vicksburg.hex.label(), "B2317");
  EXPECT_EQ(vicksburg.fell, std::chrono::sys_days{1863y / 7 / 4});
  EXPECT_FALSE(goals.places.at(place_named(goals, "Jackson MS")).fell);
  EXPECT_EQ(goals.strengths.front(), (std::array<int, 2>{480, 260}));
  EXPECT_EQ(goals.arms.at(static_cast<std::size_t>(Arm::Raids)).at(1), 20);
  EXPECT_FALSE(goals.arms.at(static_cast<std::size_t>(Arm::Attacks)).at(0));
  EXPECT_EQ(goals.bounds.loss_most, 28);
}

TEST(WarGames, count_what_was_done) {
  const Contest contest = contest_of("east-62", "random", "random");
  const WarGoals goals = goals_of("east-62");
  WarCounter counter{contest.setting, goals, game::Game{contest.setting, contest.begin(3)}.state()};
  int battles = 0;
  const PlayedGame played = play_game(contest, 3, [&](const MadeChoice& choice) {
    counter.hear(choice);
    for (const game::Event& event : choice.events) {
      if (const auto* roll = std::get_if<state::Rolled>(&event)) {
        battles += roll->id == rulebook::RollId::Battle ? 1 : 0;
      }
    }
  });
  const WarGame game = counter.finish(played);
  EXPECT_EQ(game.fault, "");
  EXPECT_EQ(game.seed, 3U);
  EXPECT_EQ(game.game_turns, contest.setting.scenario->last_game_turn);
  EXPECT_GE(game.attacks[0] + game.attacks[1], battles) << "overruns roll no die";
  EXPECT_GT(battles, 0);
  EXPECT_EQ(game.strength.size(),
            static_cast<std::size_t>(game.game_turns / rulebook::kGameTurnsOfCycle));
  EXPECT_EQ(std::accumulate(game.cycles.begin(), game.cycles.end(), 0),
            static_cast<int>(game.strength.size()));
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& choices = played.made.at(side);
    const auto of = [&](sequence::ActionKind kind) {
      return static_cast<int>(choices.at(static_cast<std::size_t>(kind)));
    };
    EXPECT_LE(game.poor.at(side), game.attacks.at(side));
    EXPECT_EQ(in_all_years(game, Arm::Attacks, side), game.attacks.at(side));
    EXPECT_EQ(in_all_years(game, Arm::RailMoves, side), of(sequence::ActionKind::Detrain));
    EXPECT_EQ(in_all_years(game, Arm::Depots, side), of(sequence::ActionKind::CreateDepot));
    EXPECT_LE(in_all_years(game, Arm::Raids, side), of(sequence::ActionKind::CutRail));
    EXPECT_GT(game.strength.front().at(side), 100);
    EXPECT_EQ(game.feedings.at(side), game.feedings.at(1 - side));
  }
}

TEST(WarGames, are_the_same_on_one_thread_or_two) {
  Contest contest = contest_of("east-63", "random", "still");
  const WarGoals goals = goals_of("east-63");
  const auto played = [&](int threads) {
    contest.threads = threads;
    std::map<std::uint64_t, WarGame> games;
    play_wars(contest, goals, {40, 41, 42},
              [&](const WarGame& game) { games.emplace(game.seed, game); });
    return games;
  };
  const auto alone = played(1);
  EXPECT_EQ(alone.size(), 3U);
  EXPECT_EQ(alone, played(2));
}

/// Tells a counter that a game-turn begins.
void begin_week(WarCounter& counter, int game_turn, rulebook::Cycle cycle) {
  const std::vector<game::Event> events{state::GameTurnBegan{game_turn, cycle}};
  const game::Action none = sequence::passing();
  const game::GameState after;
  counter.hear({none, Side::Union, events, after});
}

TEST(WarGames, Case_3_23_a_place_falls_when_control_first_passes) {
  const data::OpenedSetup& opened = tests::real_setup("campaign");
  const WarGoals goals = goals_of("campaign");
  const std::size_t nashville = place_named(goals, "Nashville TN");
  const board::HexId hex = goals.places.at(nashville).hex;
  WarCounter counter{opened.setting, goals, opened.state};
  const auto pass = [&](Side to) {
    const std::vector<game::Event> events{state::ControlPassed{hex, to}};
    const game::Action none = sequence::passing();
    counter.hear({none, to, events, opened.state});
  };
  begin_week(counter, 35, {1862, 3});
  pass(Side::Union);
  begin_week(counter, 60, {1862, 9});
  pass(Side::Confederate);
  begin_week(counter, 70, {1862, 11});
  pass(Side::Union);
  pass(Side::Confederate);
  const WarGame game = counter.finish({});
  EXPECT_EQ(game.falls.at(nashville), (PlaceFall{true, 35, false}));
  EXPECT_EQ(game.falls.at(place_named(goals, "Richmond VA")), (PlaceFall{true, 0, false}));
}

TEST(WarGames, Case_25_2_a_capital_is_bare_while_nobody_is_in_it_and_an_enemy_is_near) {
  const auto bare_weeks = [](const char* enemy, bool guarded) {
    tests::Position position{tests::real_setup("campaign").setting};
    position.put(Side::Confederate, "infantry 10-3", enemy);
    if (guarded) {
      position.put(Side::Union, "infantry 1-3", "C2608");  // Washington
    }
    const WarGoals goals = war_goals_of(position.setting());
    WarCounter counter{position.setting(), goals, position.state()};
    begin_week(counter, 5, {1861, 8});
    return counter.finish({}).bare;
  };
  EXPECT_EQ(bare_weeks("C2609", false), (std::array<int, 2>{1, 0})) << "from Alexandria";
  EXPECT_EQ(bare_weeks("C2609", true), (std::array<int, 2>{0, 0}));
  EXPECT_EQ(bare_weeks("C1145", false), (std::array<int, 2>{0, 0})) << "too far away";
}

/// A battle of 40 Union CSP against Confederates in C2408, told to a counter by its events: its die
/// and losses, and before its end what else happens.
WarGame fought(int confederates, int percentage, const std::vector<game::Event>& besides = {}) {
  tests::Position position{tests::real_setup("campaign").setting, "7/62"};
  state::Battle battle;
  battle.attacker = Side::Union;
  battle.target = *board::HexId::parse("C2408");
  battle.attackers = {position.put(Side::Union, "infantry 10-3", "C2508")};
  battle.defenders = {position.put(Side::Confederate, "infantry 10-3", "C2408")};
  const WarGoals goals = war_goals_of(position.setting());
  WarCounter counter{position.setting(), goals, position.state()};
  std::vector<game::Event> events{state::DecisionBegan{battle}};
  battle.percentage = percentage;
  battle.strength = {40, confederates};
  battle.table = 1;
  battle.chit = {0, 0};
  events.emplace_back(state::DecisionChanged{battle});
  events.emplace_back(
      state::Rolled{rulebook::RollId::Battle, Side::Union, 6, 3, {}, {}, battle.target});
  events.emplace_back(
      state::Told{"battle-result", {}, Side::Union, {}, {}, battle.target, {3, 0, 0, 8, 5, 3, 0}});
  events.emplace_back(state::LossesCounted{Side::Union, 8});
  events.emplace_back(state::LossesCounted{Side::Confederate, 5});
  events.insert(events.end(), besides.begin(), besides.end());
  events.emplace_back(state::DecisionEnded{});
  const game::Action none = sequence::passing();
  const game::GameState after;
  counter.hear({none, Side::Union, events, after});
  return counter.finish({});
}

TEST(WarGames, Case_8_15_an_attack_is_poor_that_costs_more_than_it_takes_and_brings_no_hex) {
  const WarGame poor = fought(25, 30);
  EXPECT_EQ(poor.attacks, (std::array<int, 2>{1, 0}));
  EXPECT_EQ(poor.poor, (std::array<int, 2>{1, 0}));
  EXPECT_EQ(in_all_years(poor, Arm::Attacks, 0), 1);

  const std::vector<game::Event> takes{
      state::ControlPassed{*board::HexId::parse("C2408"), Side::Union}};
  EXPECT_EQ(fought(25, 30, takes).poor, (std::array<int, 2>{0, 0}));
  EXPECT_EQ(fought(25, 500).poor, (std::array<int, 2>{0, 0})) << "the table favours it";
}

TEST(WarGames, Case_8_15_a_battle_is_great_with_twenty_csp_on_each_side) {
  const WarGame great = fought(20, 200);
  EXPECT_EQ(great.great_battles, 1);
  EXPECT_EQ(great.great_loss, (std::array<int, 2>{200, 250})) << "tenths of a per cent";
  EXPECT_EQ(fought(19, 200).great_battles, 0);
}

TEST(WarGames, Case_13_31_a_siege_is_counted_once_when_it_begins) {
  tests::Position position{tests::real_setup("campaign").setting, "7/62"};
  const auto fort = position.put(Side::Confederate, "fort", "C2408");
  position.put_inside(fort, "infantry 5-3");
  const auto army = position.put(Side::Union, "infantry 10-3", "C2508");
  const WarGoals goals = war_goals_of(position.setting());
  WarCounter counter{position.setting(), goals, position.state()};
  const auto come = [&](const char* hex) {
    const std::vector<game::Event> events{
        state::PieceMoved{army, *board::HexId::parse(hex), {}, {}},
        state::StageBegan{state::Stage::Battles, Side::Union},
        state::StageBegan{state::Stage::SupplyDestruction, Side::Union}};
    const game::Action none = sequence::passing();
    const game::GameState after;
    counter.hear({none, Side::Union, events, after});
  };
  come("C2508");
  come("C2408");
  come("C2408");
  come("C2508");
  come("C2408");
  const WarGame game = counter.finish({});
  EXPECT_EQ(in_all_years(game, Arm::Sieges, 0), 2) << "raised and begun again";
  EXPECT_EQ(in_all_years(game, Arm::Sieges, 1), 0);
}

WarGame made_up(std::uint64_t seed, const WarGoals& goals) {
  WarGame game;
  game.seed = seed;
  game.game_turns = 200;
  game.winner = Side::Confederate;
  game.result = "Confederate victory, \"for once\"";
  game.falls.assign(goals.places.size(), {true, 0, false});
  game.strength.assign(50, {400, 300});
  game.cycles = {13, 13, 13, 4};
  return game;
}

TEST(WarRows, are_read_as_they_are_written) {
  const WarGoals goals = goals_of("campaign");
  WarGame game = made_up(7, goals);
  game.falls[3] = {true, 44, true};
  game.falls[5].asked = false;
  game.total = -4;
  game.arms.at(2).at(1).at(3) = 17;
  const std::vector<std::string> cells = war_cells(game, goals);
  ASSERT_EQ(cells.size(), war_columns(goals).size());
  EXPECT_EQ(read_war_game(cells, goals), game);
  EXPECT_EQ(csv_line({"a", "b \"c\"", "d,e"}), "a,\"b \"\"c\"\"\",\"d,e\"\n");
}

TEST(WarRows, with_a_wrong_cell_name_its_column) {
  const WarGoals goals = goals_of("campaign");
  const std::vector<std::string> columns = war_columns(goals);
  const auto wrong = [&](const std::string& column, const std::string& cell) {
    std::vector<std::string> cells = war_cells(made_up(7, goals), goals);
    const auto at = std::find(columns.begin(), columns.end(), column);
    EXPECT_NE(at, columns.end()) << column;
    cells.at(static_cast<std::size_t>(at - columns.begin())) = cell;
    const auto game = read_war_game(cells, goals);
    return game ? "nothing" : game.error().column + ": " + game.error().reason;
  };
  EXPECT_EQ(wrong("seed", "-1"), "seed: '-1' cannot stand there");
  EXPECT_EQ(wrong("winner", "nobody"), "winner: 'nobody' cannot stand there");
  EXPECT_EQ(wrong("Nashville TN fell", "soon"), "Nashville TN fell: 'soon' cannot stand there");
  EXPECT_EQ(wrong("union csp 1863", "12"),
            "union csp 1863: '12' does not agree with the rest of the row: that says '400'");
  EXPECT_EQ(wrong("confederate csp by cycle", "300 300"),
            "confederate csp by cycle: '300 300' cannot stand there")
      << "the Union's are fifty";
}

TEST(WarTables, count_a_place_that_does_not_fall_as_later_than_any) {
  const WarGoals goals = goals_of("campaign");
  const std::size_t vicksburg = place_named(goals, "Vicksburg MS");
  const auto median_of = [&](std::vector<int> turns) {
    std::vector<WarGame> games;
    for (const int turn : turns) {
      games.push_back(made_up(games.size(), goals));
      games.back().falls.at(vicksburg).game_turn = turn;
    }
    return war_table_of(games, goals).places.at(vicksburg);
  };
  // 4 July 1863 lies in the week that is game-turn 107.
  const PlaceSum like_the_war = median_of({0, 107, 20});
  EXPECT_EQ(like_the_war.median, 107);
  EXPECT_TRUE(like_the_war.near);
  EXPECT_EQ(like_the_war.fallen, 2);
  EXPECT_TRUE(median_of({70}).near);
  EXPECT_FALSE(median_of({66}).near) << "more than nine months too early";
  EXPECT_TRUE(median_of({145}).near);
  EXPECT_FALSE(median_of({148}).near) << "more than nine months too late";
  EXPECT_EQ(median_of({0, 107}).median, std::nullopt) << "of two the later";
}

TEST(WarTables, tell_means_and_what_is_like_the_war) {
  const WarGoals goals = goals_of("campaign");
  std::vector<WarGame> games{made_up(1, goals), made_up(2, goals)};
  games[0].winner = Side::Union;
  games[0].arms.at(static_cast<std::size_t>(Arm::Raids)).at(1) = {43, 0, 0, 0};
  games[1].strength.assign(8, {500, 300});
  games[1].cycles = {1, 0, 0, 0};
  games[1].fault = "march U1 B2802: it is not there [6.11]";
  const WarTable table = war_table_of(games, goals);
  EXPECT_EQ(table.won, (std::array<int, 2>{1, 1}));
  EXPECT_EQ(table.faults, 1);
  EXPECT_EQ(table.said,
            (std::vector<std::string>{"seed 2: march U1 B2802: it is not there [6.11]"}));
  EXPECT_EQ(table.strength.at(0).at(0), 450.0);
  EXPECT_EQ(table.strength.at(1).at(0), 400.0) << "one game came to January 1863";
  EXPECT_EQ(table.arms.at(static_cast<std::size_t>(Arm::Raids)).at(1).at(0), 21.5);
  EXPECT_DOUBLE_EQ(*table.a_year.at(static_cast<std::size_t>(Arm::Raids)).at(1), 43 * 13 / 44.0);

  const std::vector<WarLine> lines = lines_of(table, goals);
  const auto line_of = [&](const std::string& what, const std::string& side) {
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const WarLine& line) {
      return line.what == what && line.side == side;
    });
    EXPECT_NE(found, lines.end()) << what;
    return *found;
  };
  EXPECT_EQ(line_of("won by the Union", "union").met, true);
  EXPECT_EQ(line_of("raids", "confederate").met, false);
  EXPECT_EQ(line_of("CSP, January 1862", "union").note, "-6 %");
  EXPECT_EQ(line_of("orders refused", "").met, false);
}

}  // namespace
}  // namespace core::study
