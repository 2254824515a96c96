// `sumter play --save` and `sumter replay`: saved games.
#include "core/save/journal_schema.h"
#include "tests/cli/running.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;

/// A name for a save that is not there yet, and is gone afterwards.
class SavePlace {
 public:
  explicit SavePlace(const std::string& name) : file_{name, ""} { remove(); }

  SavePlace(const SavePlace&) = delete;
  SavePlace& operator=(const SavePlace&) = delete;

  ~SavePlace() { remove(); }

  [[nodiscard]] std::string path() const { return file_.path(); }

 private:
  void remove() const {
    for (const char* end : {"", "-wal", "-shm"}) {
      std::error_code ignored;
      std::filesystem::remove(file_.path() + end, ignored);
    }
  }

  TemporaryFile file_;
};

/// The first order that the last table of legal ones gives as an example; empty without one.
std::string first_example(const std::string& told) {
  const auto table = told.rfind("for example\n");
  if (table == std::string::npos) {
    return {};
  }
  const auto row = told.find('\n', table) + 1;
  const std::string line = told.substr(row, told.find('\n', row) - row);
  static const std::regex kRow{R"(\S+\s+\d+\s+([^;]*?)( \.\.\.)?(;.*)?)"};
  std::smatch match;
  return std::regex_match(line, match, kRow) ? match[1].str() : std::string{};
}

/// A save as the program of a version has written it.
struct OldSave {
  std::string file;
  std::string scenario;
  int version{};
  int actions{};
  int game_turn{};
  int snapshots{};
};

/// Every version that was ever written is here, for ever.
class OldSaves : public testing::TestWithParam<OldSave> {
 protected:
  /// A copy that may be written.
  static void copy_to(const SavePlace& place) {
    std::filesystem::copy_file(source("tests/golden/saves/" + GetParam().file), place.path());
  }

  static int version_of(const SavePlace& place) {
    const SQLite::Database file{place.path(), SQLite::OPEN_READONLY};
    SQLite::Statement row{file, "PRAGMA user_version"};
    return row.executeStep() ? row.getColumn(0).getInt() : 0;
  }
};

TEST_P(OldSaves, open_and_are_proved) {
  const OldSave& save = GetParam();
  const SavePlace place{save.file};
  copy_to(place);

  const Outcome run = sumter("replay " + place.path() + " --verify");

  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(version_of(place), save.version);
  EXPECT_THAT(run.out, HasSubstr(std::to_string(save.actions) + " actions in 1 branch, game-turn " +
                                 std::to_string(save.game_turn)));
  EXPECT_THAT(run.out, HasSubstr(std::to_string(save.snapshots) + " snapshots, and " +
                                 std::to_string(save.actions) + " played again by the rules"));
}

TEST_P(OldSaves, go_on_in_their_own_form) {
  const OldSave& save = GetParam();
  const SavePlace place{"goes-on-" + save.file};
  copy_to(place);
  const Outcome asked =
      sumter_typed("play " + save.scenario + " --save " + place.path(), "legal\n");
  const std::string order = first_example(asked.out);

  const Outcome played =
      sumter_typed("play " + save.scenario + " --save " + place.path(), order + "\n");
  const Outcome proved = sumter("replay " + place.path() + " --verify");

  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_EQ(proved.code, 0) << proved.err;
  EXPECT_THAT(proved.out, HasSubstr(std::to_string(save.actions + 1) + " actions in 1 branch"));
  EXPECT_EQ(version_of(place), save.version);
}

INSTANTIATE_TEST_SUITE_P(
    Versions, OldSaves,
    testing::Values(OldSave{"west-62-version-1.sumter", "west-62", 1, 330, 3, 3},
                    OldSave{"campaign-version-2.sumter", "campaign", 2, 900, 5, 5},
                    OldSave{"campaign-version-3.sumter", "campaign", 3, 900, 5, 5},
                    OldSave{"campaign-version-4.sumter", "campaign", 4, 1000, 4, 4},
                    OldSave{"west-64-version-5.sumter", "west-64", 5, 1700, 2, 2},
                    OldSave{"east-63-version-6.sumter", "east-63", 6, 700, 5, 5},
                    OldSave{"campaign-version-7.sumter", "campaign", 7, 582, 5, 5}),
    [](const auto& each) {
      return each.param.scenario.substr(0, 4) + "_version_" + std::to_string(each.param.version);
    });

TEST(SavesOfEveryVersion, are_kept_from_the_first_to_the_last_before_this) {
  for (int version = core::save::kOldestJournal; version < core::save::kJournalVersion; ++version) {
    const std::string mark = "-version-" + std::to_string(version) + ".sumter";
    const std::filesystem::directory_iterator files{source("tests/golden/saves")};
    EXPECT_TRUE(std::any_of(begin(files), end(files),
                            [&](const auto& each) { return each.path().string().ends_with(mark); }))
        << "what landed with version " << version << " has no save";
  }
}

/// The first legal order of each of some decisions, one after the other.
std::string first_orders(int count) {
  std::string lines;
  for (int at = 0; at < count; ++at) {
    const Outcome run = sumter_typed("play west-63 --seed 5", lines + "legal\n");
    const std::string order = first_example(run.out);
    if (order.empty()) {
      return lines;
    }
    lines += order + "\n";
  }
  return lines;
}

TEST(Replay, a_game_has_several_lines_of_play_that_can_each_be_gone_on_with) {
  const SavePlace save{"lines.game"};
  const std::string played = "play west-63 --seed 5 --save " + save.path();
  const std::string orders = first_orders(3);
  const Outcome run = sumter_typed(
      played, orders + "branch what-if 1\nbranches\n" + orders.substr(orders.find('\n') + 1) +
                  "switch main\nbranch what-if\nbranch other 9\nbranch third 0\nswitch no-such\n"
                  "branches\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("the line what-if begins after 1 order\n"),
                             HasSubstr("    main, 3 orders\n  * what-if, 1 order\n"),
                             HasSubstr("the line main continues\n"),
                             HasSubstr("'9' is no number of orders: this line has 3\n"),
                             HasSubstr("    main, 3 orders\n    what-if, 3 orders\n"
                                       "  * third, 0 orders\n")));
  // The save goes on with the line that was played last, and all of them come out the same.
  EXPECT_TRUE(sumter_typed(played, "").says("continues after 0 actions"));
  EXPECT_TRUE(sumter_typed(played, "switch what-if\n").says("the line what-if continues"));
  EXPECT_TRUE(sumter_typed(played, "").says("continues after 3 actions"));
  EXPECT_TRUE(json("replay " + save.path() + " --verify")["proof"]["ok"].get<bool>());
}

TEST(Replay, a_line_of_play_needs_a_save) {
  EXPECT_TRUE(sumter_typed("play west-63", "branches\nbranch a\nswitch main\n")
                  .says("lines of play are kept in a save: save FILE first"));
}

TEST(Replay, a_saved_game_is_told_and_comes_out_the_same) {
  const SavePlace save{"told.game"};
  const std::string orders = first_orders(4);
  ASSERT_EQ(sumter_typed("play west-63 --seed 5 --save " + save.path(), orders).code, 0);

  const auto told = json("replay " + save.path() + " --verify --events");
  EXPECT_EQ(told["header"]["scenario"], "west-63");
  EXPECT_EQ(told["header"]["seed"], 5);
  EXPECT_EQ(told["actions"].get<std::size_t>(), told["line"].size());
  EXPECT_TRUE(told["proof"]["ok"].get<bool>()) << told["proof"];
  EXPECT_EQ(told["proof"]["played"], told["actions"]);
  EXPECT_EQ(told["actions"].get<std::size_t>(),
            static_cast<std::size_t>(std::count(orders.begin(), orders.end(), '\n')));
}

TEST(Replay, a_game_goes_on_where_it_was_left) {
  const SavePlace save{"goes-on.game"};
  const std::string orders = first_orders(3);
  const std::string all = "play west-63 --seed 5 --save " + save.path();
  for (std::size_t at = 0; at < orders.size();) {
    const std::size_t end = orders.find('\n', at) + 1;
    ASSERT_EQ(sumter_typed(all, orders.substr(at, end - at)).code, 0);
    at = end;
  }
  const SavePlace other{"at-once.game"};
  (void)sumter_typed("play west-63 --seed 5 --save " + other.path(), orders);
  EXPECT_EQ(json("replay " + save.path())["digest"], json("replay " + other.path())["digest"]);
}

TEST(Replay, a_game_saved_late_has_every_order) {
  const SavePlace save{"late.game"};
  const std::string orders = first_orders(3);
  const Outcome run =
      sumter_typed("play west-63 --seed 5", orders + "save " + save.path() + "\nsave\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("saved in"), HasSubstr("every order is saved in")));
  EXPECT_TRUE(json("replay " + save.path() + " --verify")["proof"]["ok"].get<bool>());
}

TEST(Replay, a_save_of_another_scenario_is_not_played_on) {
  const SavePlace save{"west.game"};
  ASSERT_EQ(sumter_typed("play west-63 --save " + save.path(), "").code, 0);
  const Outcome run = sumter_typed("play east-63 --save " + save.path(), "");
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("a game of west-63"));
}

TEST(Replay, what_is_no_save_is_one_sentence) {
  const TemporaryFile text{"text.game", "no save at all"};
  const TemporaryFile empty{"empty.game", ""};
  for (const std::string& file : {std::string{"nowhere.game"}, std::string{"/"}, text.path(),
                                  empty.path(), source("README.md").string()}) {
    const Outcome run = sumter("replay " + file + " --verify");
    EXPECT_EQ(run.code, 2) << file;
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
}

TEST(Replay, a_begin_that_is_damaged_is_made_anew_from_the_scenario_and_the_seed) {
  const SavePlace save{"begin.game"};
  const SavePlace copy{"begin.game.mended"};
  const std::string play = "play west-63 --save " + save.path();
  ASSERT_EQ(sumter_typed(play + " --seed 5", first_orders(3)).code, 0);
  SQLite::Database{save.path(), SQLite::OPEN_READWRITE}.exec(
      "UPDATE snapshot SET state = zeroblob(3) WHERE action = 0");

  const Outcome run = sumter_typed(play, "");
  EXPECT_THAT(run.out, AllOf(HasSubstr("the position at the beginning, which is made anew"),
                             HasSubstr("continues after 3 actions")));
  EXPECT_EQ(sumter("replay " + copy.path() + " --verify").code, 0);
}

TEST(Replay, play_goes_on_in_a_copy_of_a_damaged_save) {
  const SavePlace save{"to-damage.game"};
  const SavePlace copy{"to-damage.game.mended"};
  const std::string play = "play west-63 --save " + save.path();
  ASSERT_EQ(sumter_typed(play + " --seed 5", first_orders(4)).code, 0);
  SQLite::Database{save.path(), SQLite::OPEN_READWRITE}.exec(
      "UPDATE action SET events = zeroblob(3) WHERE id = (SELECT max(id) FROM action)");
  const std::string damaged = read(save.path());

  const Outcome run = sumter_typed(play, "");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      AllOf(HasSubstr("the save is damaged at action 4"), HasSubstr("opened up to action 3"),
            HasSubstr("continues in " + copy.path()), HasSubstr("continues after 3 actions")));
  EXPECT_EQ(read(save.path()), damaged) << "the damaged file stays as it is";
  EXPECT_EQ(sumter("replay " + copy.path() + " --verify").code, 0);

  const Outcome again = sumter_typed(play, "");
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("is already there"));
}

TEST(Replay, answers_about_a_damaged_save_say_so) {
  const SavePlace save{"to-read.game"};
  const SavePlace setup{"to-read.setup"};
  const SavePlace report{"to-read.html"};
  ASSERT_EQ(sumter_typed("play west-63 --seed 5 --save " + save.path(), first_orders(4)).code, 0);
  SQLite::Database{save.path(), SQLite::OPEN_READWRITE}.exec(
      "UPDATE action SET events = zeroblob(3) WHERE id = (SELECT max(id) FROM action)");
  for (const std::string& line :
       {"war --side union --save " + save.path(),
        "setup save " + save.path() + " --out " + setup.path(),
        "report " + save.path() + " --side union --out " + report.path()}) {
    const Outcome run = sumter(line);
    EXPECT_EQ(run.code, 0) << line << run.err;
    EXPECT_THAT(run.err, AllOf(HasSubstr("note: " + save.path()), HasSubstr("damaged at action 4"),
                               HasSubstr("opened up to action 3")))
        << line;
  }
}

TEST(Replay, answers_about_a_damaged_river_campaign_say_so) {
  const SavePlace save{"to-read.river"};
  ASSERT_EQ(sumter("river watch --seed 3 --save " + save.path()).code, 0);
  SQLite::Database{save.path(), SQLite::OPEN_READWRITE}.exec(
      "UPDATE orders SET text = 'hold' WHERE id = 3");
  for (const std::string line : {"diary ", "chart ", "compare ", "forecast --save "}) {
    const Outcome run = sumter("river " + line + save.path());
    EXPECT_EQ(run.code, 0) << line << run.err;
    EXPECT_THAT(run.err, AllOf(HasSubstr("note: " + save.path()), HasSubstr("damaged at order 3"),
                               HasSubstr("opened up to order 2")))
        << line;
  }
}

TEST(Replay, a_damaged_save_says_so) {
  const SavePlace save{"damaged.game"};
  ASSERT_EQ(sumter_typed("play west-63 --save " + save.path(), "").code, 0);
  const std::string whole = read(save.path());
  for (const std::size_t part : {1UL, 30UL, 60UL, 95UL}) {
    const TemporaryFile cut{"cut.game", whole.substr(0, whole.size() * part / 100)};
    const Outcome run = sumter("replay " + cut.path() + " --verify");
    EXPECT_NE(run.code, 0) << part;
  }
}

}  // namespace
}  // namespace tests
