// docs/json.md is what the command answers.
#include "tests/cli/running.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

namespace tests {
namespace {

/// A section of the page that describes a command: how it is asked, and its top-level fields.
struct Described {
  std::string command;
  std::string line;
  std::set<std::string> fields;
};

/// The names between back quotes in the first cell of a table's row.
void collect(const std::string& row, std::set<std::string>& fields) {
  const std::string cell = row.substr(0, row.find('|', 1));
  for (std::size_t at = cell.find('`'); at != std::string::npos; at = cell.find('`', at)) {
    const std::size_t end = cell.find('`', at + 1);
    fields.insert(cell.substr(at + 1, end - at - 1));
    at = end + 1;
  }
}

/// Sections whose first paragraph is a command line; only the first table of a section counts, the
/// others describe what is inside.
std::vector<Described> described() {
  std::istringstream page{read(source("docs/json.md"))};
  std::vector<Described> all;
  bool in_first_table = false;
  bool seen_table = false;
  std::string heading;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) {
      heading = line.substr(3);
      seen_table = in_first_table = false;
    } else if (line.starts_with("`sumter ")) {
      all.push_back({heading, line.substr(8, line.size() - 9), {}});
    } else if (line.starts_with("|") && !all.empty() && all.back().command == heading) {
      in_first_table = in_first_table || !seen_table;
      seen_table = true;
      if (in_first_table && line.starts_with("| `")) {
        collect(line, all.back().fields);
      }
    } else {
      in_first_table = false;
    }
  }
  return all;
}

TEST(JsonPage, describes_every_command) {
  std::set<std::string> commands;
  for (const Described& each : described()) {
    commands.insert(each.command);
  }
  const std::set<std::string> expected{"map",
                                       "map check",
                                       "hex",
                                       "scenario list",
                                       "scenario show",
                                       "scenario check",
                                       "scenario diff",
                                       "scenario sheet",
                                       "scenario units",
                                       "errata list",
                                       "errata show",
                                       "case",
                                       "cases",
                                       "zones",
                                       "war",
                                       "supply",
                                       "referee",
                                       "play",
                                       "replay",
                                       "report",
                                       "random",
                                       "general play",
                                       "general ladder",
                                       "general solve",
                                       "general why",
                                       "general advise",
                                       "general war",
                                       "general measure",
                                       "general tune",
                                       "battle list",
                                       "battle contest",
                                       "battle rates",
                                       "battle calibrate",
                                       "battle generate",
                                       "battle replay",
                                       "river list",
                                       "river code",
                                       "river forecast",
                                       "river brief",
                                       "river study",
                                       "river fit",
                                       "river compare"};
  EXPECT_EQ(commands, expected);
}

TEST(JsonPage, names_the_fields_of_every_answer) {
  std::filesystem::current_path(
      tests::places::sources());  // the page names files as from the top folder
  const TemporaryFile save{"example.game", ""};
  std::filesystem::remove(save.path());
  ASSERT_EQ(sumter_typed("play west-63 --save " + save.path(), "quit\n").code, 0);
  const TemporaryFile record{"example.battle-record", ""};
  std::filesystem::remove(record.path());
  ASSERT_EQ(sumter_typed("battle play plymouth --record " + record.path(), "quit\n").code, 0);
  const TemporaryFile river{"example.river", ""};
  std::filesystem::remove(river.path());
  ASSERT_EQ(sumter_typed("river play --seed 1 --save " + river.path(), "end\n").code, 0);
  const TemporaryFile encounter{"example-encounter.river", ""};
  std::filesystem::remove(encounter.path());
  ASSERT_EQ(sumter_typed("river play --seed 1 --save " + encounter.path(), "advance\nend\n").code,
            0);
  const TemporaryFile generals{"example-generals.game", ""};
  std::filesystem::remove(generals.path());
  ASSERT_EQ(
      sumter("general play east-63 --union recruit --confederate still --save " + generals.path())
          .code,
      0);
  const auto war = std::filesystem::temp_directory_path() / "sumter-example-war";
  std::filesystem::remove_all(war);
  const auto race = std::filesystem::temp_directory_path() / "sumter-example-race";
  std::filesystem::remove_all(race);
  const TemporaryFile figures{"example-figures.csv", ""};
  std::filesystem::remove(figures.path());
  for (Described each : described()) {
    for (const auto& [name, path] :
         {std::pair{std::string{"example.game"}, save.path()},
          std::pair{std::string{"example-generals.game"}, generals.path()},
          std::pair{std::string{"example.river"}, river.path()},
          std::pair{std::string{"example-encounter.river"}, encounter.path()},
          std::pair{std::string{"example-war"}, war.string()},
          std::pair{std::string{"example-race"}, race.string()},
          std::pair{std::string{"example-figures.csv"}, figures.path()},
          std::pair{std::string{"example.battle-record"}, record.path()}}) {
      if (const auto at = each.line.find(name); at != std::string::npos) {
        each.line.replace(at, name.size(), path);
      }
    }
    const Outcome run = sumter(each.line);
    ASSERT_EQ(run.code, 0) << each.line << ": " << run.err;
    // A game answers with a line at each prompt: the first of them is described.
    const bool is_played = each.command == "play";
    const auto answer =
        core::cli::Json::parse(is_played ? run.out.substr(0, run.out.find('\n')) : run.out);
    std::set<std::string> fields{"format", "command"};
    fields.insert(each.fields.begin(), each.fields.end());
    std::set<std::string> given;
    for (const auto& [name, value] : answer.items()) {
      given.insert(name);
    }
    EXPECT_EQ(given, fields) << each.line;
    EXPECT_EQ(answer["format"], core::cli::kJsonFormat);
    EXPECT_EQ(answer["command"].get<std::string>().rfind(each.command, 0), 0U);
  }
  std::filesystem::remove_all(war);
  std::filesystem::remove_all(race);
}

TEST(Json, Case_17_6_an_answer_of_supply_adds_up) {
  const auto whole = json("supply --setup west-63");
  for (const auto& side : whole["sides"]) {
    for (const auto& answer : side["answers"]) {
      if (!answer["supplied"].get<bool>()) {
        EXPECT_FALSE(answer["obstacle"]["case"].get<std::string>().empty());
        EXPECT_FALSE(answer["obstacle"]["sentence"].get<std::string>().empty());
        continue;
      }
      int cost = 0;
      for (const auto& step : answer["path"]) {
        cost += step["cost"].get<int>();
      }
      EXPECT_EQ(cost, answer["cost"].get<int>()) << answer["piece"]["id"];
      EXPECT_LE(cost, answer["range"].get<int>()) << answer["piece"]["id"];
    }
  }
}

TEST(Json, the_summary_counts_the_answers) {
  const auto whole = json("supply --setup east-62");
  for (const auto& side : whole["sides"]) {
    int needing = 0;
    int fed = 0;
    for (const auto& answer : side["answers"]) {
      if (answer["needs_supply"].get<bool>()) {
        ++needing;
        fed += answer["supplied"].get<bool>() ? 1 : 0;
      }
    }
    EXPECT_EQ(side["summary"]["needing"], needing);
    EXPECT_EQ(side["summary"]["supplied"], fed);
    EXPECT_EQ(side["summary"]["unsupplied"], needing - fed);
  }
}

TEST(Json, Case_22_12_a_department_provides_supply_or_names_the_obstacle) {
  const auto whole = json("supply --setup west-63");
  for (const auto& side : whole["sides"]) {
    ASSERT_FALSE(side["departments"].empty());
    for (const auto& department : side["departments"]) {
      EXPECT_EQ(department["provides"].get<bool>(), department["obstacle"].is_null());
    }
  }
}

TEST(Json, Case_22_12_a_confederate_unit_next_to_a_union_department_stops_it) {
  const TemporaryFile file{"department.position",
                           "cycle 6/62\ncontrol B2802 union\nside union\nat B2802\n  department\n"
                           "side confederate\nat B2803\n  infantry 10-3\n"};
  const auto sides = json("supply --side union --position " + file.path())["sides"];
  const auto department = sides[0]["departments"][0];
  EXPECT_FALSE(department["provides"].get<bool>());
  EXPECT_EQ(department["obstacle"]["case"], "22.12");
}

TEST(Json, Case_22_13_a_department_of_the_war_cites_why_nothing_arrives) {
  const auto whole = json("war --setup campaign --side confederate");
  const auto& departments = whole["sides"][1]["known"]["departments"];
  ASSERT_FALSE(departments.empty());
  int without_rail = 0;
  for (const auto& department : departments) {
    EXPECT_EQ(department["why"] == "none", department["case"].is_null());
    if (department["why"] == "no-rail") {
      EXPECT_EQ(department["case"], "22.13");
      ++without_rail;
    }
  }
  EXPECT_EQ(without_rail, 1) << "Little Rock";
  EXPECT_TRUE(sumter("war --setup campaign --side confederate").says("no-rail [22.13]"));
}

TEST(Json, a_hexside_is_the_same_from_both_hexes) {
  const auto memphis = json("hex B2802");
  for (const auto& side : memphis["hexsides"]) {
    const auto other = json("hex " + side["hex"].get<std::string>());
    for (const auto& back : other["hexsides"]) {
      if (back["hex"] == "B2802") {
        EXPECT_EQ(back["kind"], side["kind"]);
        EXPECT_EQ(back["river"], side["river"]);
        EXPECT_EQ(back["rail"], side["rail"]);
      }
    }
  }
}

TEST(Json, faults_of_a_map_name_file_and_row) {
  const auto folder = std::filesystem::temp_directory_path() / "sumter-test-maps";
  std::filesystem::remove_all(folder);
  std::filesystem::copy(source("maps"), folder);
  {
    std::string towns = read(folder / "towns.csv");
    const auto second = towns.find('\n') + 1;
    towns.insert(second, "Nowhere,KY,Z9999,town,,,0,0,,,,,,,\n");
    const TemporaryFile keep{"towns", towns};
    std::filesystem::copy_file(keep.path(), folder / "towns.csv",
                               std::filesystem::copy_options::overwrite_existing);
  }
  const Outcome run = sumter("map check --json --maps " + folder.string());
  std::filesystem::remove_all(folder);

  ASSERT_EQ(run.code, 1) << run.err;
  const auto answer = core::cli::Json::parse(run.out);
  EXPECT_FALSE(answer["ok"].get<bool>());
  ASSERT_FALSE(answer["faults"].empty());
  EXPECT_NE(answer["faults"][0]["file"].get<std::string>().find("towns.csv"), std::string::npos);
  EXPECT_EQ(answer["faults"][0]["row"], 2);
}

}  // namespace
}  // namespace tests
