// What is measured of generals: trials, and what their results come to.
#include "core/study/measures.h"

#include "core/save/saves.h"
#include "core/study/war_rows.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace core::study {
namespace {

using rulebook::Secrecy;

constexpr std::array kScenarios{"east-62", "east-63", "east-64", "west-62", "west-63", "west-64"};

Contest contest_on(const std::string& setup) {
  const data::OpenedSetup& opened = tests::real_setup(setup);
  Contest contest;
  contest.setting = opened.setting;
  contest.begin = [&opened](std::uint64_t seed) { return save::begin_of(opened, seed); };
  return contest;
}

/// All set-ups, with a clock that goes one millisecond each time it is looked at.
Ground ground_with_all() {
  Ground ground;
  for (const char* const setup : kScenarios) {
    ground.scenarios.emplace_back(setup);
    ground.setups[{setup, Secrecy::Limited}] = contest_on(setup);
  }
  const std::string campaign{kCampaign};
  ground.setups[{campaign, Secrecy::Limited}] = contest_on(campaign);
  ground.goals = war_goals_of(tests::real_setup("campaign").setting);
  ground.positions = 1;
  ground.program = "code";
  ground.clock = [time = std::make_shared<std::int64_t>(0)] { return *time += 1000; };
  return ground;
}

const rulebook::Rulebook& real_book() { return *tests::real_setup("campaign").setting.rulebook; }

PlayerName named(const char* text) { return *parse_player(text); }

Sample game_between(const char* setup, const char* ours, const char* theirs) {
  return {TrialKind::Game, setup, {named(ours), named(theirs)}, Secrecy::Limited, 1};
}

TEST(Figures, are_read_as_they_are_written) {
  for (const char* const text : {"0", "12", "-3", "0.5", "72.125", "-0.001"}) {
    const auto value = parse_decimal(text);
    ASSERT_TRUE(value) << text;
    EXPECT_EQ(decimal_text(*value), text);
  }
  for (const char* const text : {"", "-", "1.", "1.0", ".5", "1.2345", "+1", "1e3", "00", "-0"}) {
    EXPECT_FALSE(parse_decimal(text)) << text;
  }
  for (const char* const text : {"", "at least 95", "at most 0", "under 2", "35 to 65"}) {
    const auto wanted = parse_wanted(text);
    ASSERT_TRUE(wanted) << text;
    EXPECT_EQ(text_of(*wanted), text);
  }
  for (const char* const text : {"95", "at least", "at least many", "1 to", "over 3"}) {
    EXPECT_FALSE(parse_wanted(text)) << text;
  }
}

TEST(Figures, are_reached_at_the_bound_and_under_it_where_they_are_to_be_under) {
  const auto reached = [](std::int64_t value, const char* wanted) {
    return Figure{"line", "of", value, *parse_wanted(wanted), "", 1, ""}.reached();
  };
  EXPECT_EQ(reached(95'000, "at least 95"), true);
  EXPECT_EQ(reached(94'999, "at least 95"), false);
  EXPECT_EQ(reached(2000, "under 2"), false);
  EXPECT_EQ(reached(2000, "at most 2"), true);
  EXPECT_EQ(reached(65'001, "35 to 65"), false);
  EXPECT_EQ(reached(1, ""), std::nullopt);
  const Figure none{"line", "of", {}, *parse_wanted("at most 0"), "", 0, ""};
  EXPECT_EQ(none.reached(), std::nullopt) << "nothing came of it";
}

TEST(Trials, results_are_read_as_they_are_written) {
  const TrialResult result{{{"total", -3}, {"won", 0}}, "march U1 : B2802, \"now\""};
  EXPECT_EQ(text_of(result), "total=-3 won=0 : march U1 : B2802, \"now\"");
  EXPECT_EQ(parse_result(text_of(result)), result);
  EXPECT_EQ(parse_result("won=1"), (TrialResult{{{"won", 1}}, ""}));
  EXPECT_EQ(parse_result("won=one").error(), "'won=one' is no figure of a trial");
  EXPECT_EQ(parse_result("won=1 won=2").error(), "'won=2' is no figure of a trial");
  EXPECT_FALSE(parse_result(""));
}

TEST(Trials, Case_19_37_a_game_tells_its_result_and_who_holds_the_places) {
  const Ground ground = ground_with_all();
  const Sample still = game_between("west-63", "still", "still");
  EXPECT_EQ(still.name(), "game west-63 still still");
  const TrialResult result = play_trial(still, 1, ground);
  EXPECT_EQ(result.of("won"), -1) << "nobody moves: the Confederate keeps all";
  EXPECT_EQ(result.of("fault"), 0);
  EXPECT_EQ(result.of("union"), 0);
  EXPECT_EQ(result.of("confederate-holds"), 0b11111);
  EXPECT_EQ(result.of("turns"), tests::real_setup("west-63").setting.scenario->last_game_turn);
  EXPECT_EQ(fault_of(still, result, ground), "");
  TrialResult cut = result;
  cut.figures.erase("turns");
  EXPECT_EQ(fault_of(still, cut, ground), "the figure turns is missing");
}

TEST(Trials, of_a_game_that_is_played_again_are_the_same_three_times) {
  const Ground ground = ground_with_all();
  Sample again = game_between("east-63", "random", "still");
  again.kind = TrialKind::Again;
  const TrialResult result = play_trial(again, 3, ground);
  EXPECT_EQ(result.of("same"), 1) << result.said;
  EXPECT_EQ(result, play_trial(again, 3, ground));
  EXPECT_NE(result.said, play_trial(again, 4, ground).said);
}

TEST(Trials, Case_0_5_of_two_worlds_compare_orders) {
  const Ground ground = ground_with_all();
  const Sample worlds{TrialKind::Worlds, "", {}, Secrecy::Limited, 1};
  EXPECT_EQ(worlds.name(), "worlds limited");
  const TrialResult result = play_trial(worlds, 1, ground);
  EXPECT_EQ(result.of("compared"), 1) << result.said;
  EXPECT_EQ(result.of("same"), 1) << result.said;
}

TEST(Trials, on_the_clock_take_the_time_of_player_turns) {
  const Ground ground = ground_with_all();
  Sample clock = game_between("east-63", "still", "still");
  clock.kind = TrialKind::Clock;
  const TrialResult result = play_trial(clock, 1, ground);
  EXPECT_GT(result.of("player-turns"), 0);
  EXPECT_LE(result.of("player-turns"), 2 * result.of("turns"));
  EXPECT_GE(result.of("longest") * result.of("player-turns"), result.of("sum"));
  EXPECT_GE(result.of("all"), result.of("sum"));
  EXPECT_EQ(result.of("sum") % 1000, 0) << "each choice takes one look at the clock";
}

TEST(Trials, have_another_fingerprint_when_what_they_measure_changes) {
  Ground ground = ground_with_all();
  const Sample game = game_between("east-63", "recruit", "still");
  Sample war = game_between("campaign", "regular", "regular");
  war.kind = TrialKind::War;
  const std::string of_game = fingerprint_of(game, ground);
  const std::string of_war = fingerprint_of(war, ground);
  EXPECT_NE(of_game, fingerprint_of(game_between("east-63", "regular", "still"), ground));
  ground.goal_charts = "other";
  EXPECT_EQ(fingerprint_of(game, ground), of_game) << "it does not look at the war's figures";
  EXPECT_NE(fingerprint_of(war, ground), of_war);
  ground.program = "other code";
  EXPECT_NE(fingerprint_of(game, ground), of_game);
}

/// Measures of results that the test makes up.
class MadeUp {
 public:
  MadeUp() : ground_{ground_with_all()}, measures_{ground_, real_book()} {}

  [[nodiscard]] const Measure& line(const std::string& name) const {
    const auto& lines = measures_.lines();
    return *std::find_if(lines.begin(), lines.end(),
                         [&](const Measure& each) { return each.name == name; });
  }

  [[nodiscard]] const Ground& ground() const { return ground_; }

  [[nodiscard]] const Measures& measures() const { return measures_; }

  /// So many trials of each sample, told what its n-th is.
  template <class Of>
  std::map<std::string, Figure> figures(const std::string& name, int trials, const Of& of) const {
    std::map<std::string, std::vector<TrialResult>> results;
    for (const Sample& sample : line(name).samples) {
      for (int number = 1; number <= trials; ++number) {
        results[sample.name()].push_back(of(sample, number));
      }
    }
    std::map<std::string, Figure> figures;
    for (const Figure& figure : measures_.figures_of(
             line(name), [&](const Sample& sample) -> const std::vector<TrialResult>& {
               return results[sample.name()];
             })) {
      figures.emplace(figure.of, figure);
    }
    return figures;
  }

 private:
  Ground ground_;
  Measures measures_;
};

TEST(Measures, are_those_of_the_table) {
  const MadeUp made;
  std::vector<std::string> names;
  for (const Measure& line : made.measures().lines()) {
    names.push_back(line.name);
    EXPECT_EQ(line.samples.empty(), !line.elsewhere.empty() || line.name == "problems")
        << line.name;
  }
  EXPECT_EQ(names, (std::vector<std::string>{"refused", "worlds", "again", "attack", "defence",
                                             "ladder-regular", "ladder-veteran", "problems", "time",
                                             "weeks", "arms", "folly", "history", "window"}));
  int games = 0;
  for (const Sample& sample : made.line("refused").samples) {
    games += sample.setup == "west-63" ? sample.trials : 0;
  }
  EXPECT_EQ(games, 100) << "of each scenario";
}

TEST(Measures, of_the_ladder_count_pairs_with_sides_changed) {
  const MadeUp made;
  // Whoever is the Union has a point more where the number is even, and the regular has one more
  // in West 63.
  const auto figures = made.figures("ladder-regular", 4, [](const Sample& sample, int number) {
    const bool regular = sample.players.front() == named("regular");
    const int more = sample.setup == "west-63" ? (regular ? 1 : -1) : 0;
    return TrialResult{{{"total", more + (number % 2 == 0 ? 1 : 0)}, {"won", -1}}, ""};
  });
  EXPECT_EQ(figures.at("west-63").value, 100'000);
  EXPECT_EQ(figures.at("west-63").games, 8);
  EXPECT_EQ(figures.at("east-62").value, std::nullopt) << "no pair is decided";
  EXPECT_EQ(figures.at("all").value, 100'000);
  EXPECT_EQ(text_of(figures.at("all").wanted), "at least 70");
  EXPECT_EQ(text_of(figures.at("west-63").wanted), "at least 50");
}

TEST(Measures, of_attacks_count_wins_and_name_the_points_that_can_be_had) {
  const MadeUp made;
  const auto figures = made.figures("attack", 2, [](const Sample&, int number) {
    return TrialResult{{{"won", number == 1 ? 1 : -1}, {"union", 4}, {"confederate", 0}}, ""};
  });
  const Figure& wins = figures.at("recruit random west-63 union wins");
  EXPECT_EQ(wins.value, 50'000);
  EXPECT_EQ(wins.reached(), false);
  const Figure& points = figures.at("recruit random west-63 union points");
  EXPECT_EQ(points.value, 50'000);
  EXPECT_EQ(points.note,
            "of 8: Vicksburg MS 3, Jackson MS 1, Port Hudson LA 1, Chattanooga TN 2, Knoxville TN "
            "1");
  EXPECT_EQ(points.reached(), std::nullopt) << "the terms allow a win: that is wanted";
  EXPECT_FALSE(figures.contains("recruit random west-63 confederate wins"))
      << "he wins as it is set up";
  EXPECT_TRUE(figures.contains("regular still east-63 confederate wins"));
}

TEST(Measures, of_defence_ask_for_what_the_opponent_cannot_take_from_who_stands_still) {
  const MadeUp made;
  // Places of West 63: Vicksburg, Jackson, Port Hudson, Chattanooga, Knoxville. Chance takes
  // Knoxville from who stands still, in one of two games.
  const auto figures = made.figures("defence", 2, [](const Sample& sample, int number) {
    const bool yardstick = sample.players[1].kind == PlayerName::Kind::Still;
    return TrialResult{{{"confederate-holds", !yardstick    ? 0b00111
                                              : number == 1 ? 0b11111
                                                            : 0b01111}},
                       ""};
  });
  const Figure& random = figures.at("regular random west-63 confederate");
  EXPECT_EQ(random.note, "Vicksburg MS, Jackson MS, Port Hudson LA, Chattanooga TN");
  EXPECT_EQ(random.value, 75'000);
  EXPECT_EQ(random.reached(), false);
}

TEST(Measures, of_refusals_name_the_first) {
  const MadeUp made;
  const auto figures = made.figures("refused", 3, [](const Sample& sample, int number) {
    const bool fault = sample.kind == TrialKind::Mixed && sample.setup == "east-64" && number == 2;
    return TrialResult{{{"fault", fault ? 1 : 0}}, fault ? "march U1: no [6.11]" : ""};
  });
  EXPECT_EQ(figures.at("east-64").value, 1000);
  EXPECT_EQ(figures.at("east-64").games, 15);
  EXPECT_EQ(figures.at("east-64").note, "mixed east-64: march U1: no [6.11]");
  EXPECT_EQ(figures.at("campaign").reached(), true);
}

TEST(Measures, of_time_are_in_milliseconds_and_seconds) {
  const MadeUp made;
  const auto clock = [](const Sample&, int) {
    return TrialResult{{{"longest", 250'400},
                        {"sum", 4'000'000},
                        {"player-turns", 400},
                        {"all", 30'000'000},
                        {"turns", 100}},
                       ""};
  };
  const auto time = made.figures("time", 1, clock);
  EXPECT_EQ(time.at("recruit longest").value, 250'400);
  EXPECT_EQ(time.at("recruit longest").reached(), false);
  EXPECT_EQ(time.at("recruit mean").value, 10'000);
  EXPECT_EQ(made.figures("weeks", 1, clock).at("200 weeks").value, 60'000);
}

TEST(Measures, of_wars_are_those_of_the_war_table) {
  const MadeUp made;
  const auto war = [&](const Sample&, int number) {
    WarGame game;
    game.seed = static_cast<std::uint64_t>(number);
    game.game_turns = 200;
    game.winner = number == 1 ? board::Side::Union : board::Side::Confederate;
    game.result = "over";
    game.falls.assign(made.ground().goals.places.size(), {true, 0, false});
    game.strength.assign(50, {480, 260});
    game.cycles = {13, 13, 13, 4};
    game.attacks = {100, 50};
    game.poor = {2, 0};
    std::string row = csv_line(war_cells(game, made.ground().goals));
    row.pop_back();
    return TrialResult{{{"fault", 0}}, row};
  };
  const auto history = made.figures("history", 2, war);
  EXPECT_EQ(history.at("union wins").value, 50'000);
  EXPECT_EQ(history.at("union wins").reached(), true);
  EXPECT_EQ(history.at("union CSP, January 1862").value, 480'000);
  EXPECT_EQ(text_of(history.at("union CSP, January 1862").wanted), "384 to 576");
  const auto folly = made.figures("folly", 2, war);
  EXPECT_EQ(folly.at("union poor attacks").value, 2000);
  EXPECT_EQ(folly.at("union poor attacks").reached(), false) << "it has to be under two";
  EXPECT_EQ(made.figures("arms", 2, war).at("union raids").note, "never done");
}

TEST(Measures, have_another_fingerprint_with_other_games_and_other_bounds) {
  const MadeUp made;
  const std::string before = made.measures().fingerprint_of(made.line("ladder-regular"));
  EXPECT_EQ(before, MadeUp{}.measures().fingerprint_of(MadeUp{}.line("ladder-regular")));
  rulebook::Rulebook book = real_book();
  const auto chart = std::find_if(book.charts.begin(), book.charts.end(),
                                  [](const auto& each) { return each.name == "measures"; });
  ASSERT_NE(chart, book.charts.end());
  for (auto& row : chart->rows) {
    row[1] = row[0] == "ladder-regular" ? "80" : row[1];
  }
  const Measures other{made.ground(), book};
  EXPECT_NE(before, other.fingerprint_of(made.line("ladder-regular")));
  EXPECT_EQ(made.measures().fingerprint_of(made.line("ladder-veteran")),
            other.fingerprint_of(made.line("ladder-veteran")));
}

}  // namespace
}  // namespace core::study
