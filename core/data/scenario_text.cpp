#include "core/data/scenario_text.h"

#include "core/board/hex_id.h"
#include "core/data/battle_files.h"
#include "core/data/csv.h"
#include "core/data/sheet_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace core::data {
namespace {

constexpr std::array<std::string_view, 9> kTerms{"pool",      "leader-pool", "rule",
                                                 "objective", "clear",       "losses",
                                                 "margin",    "union-wins",  "union-draws"};

class ScenarioReader {
 public:
  explicit ScenarioReader(ScenarioText& scenario) : scenario_{scenario} {
    scenario_.row.cells.assign(scenario_columns().size(), "");
  }

  void line(const Origin& origin, std::string_view text) {
    if (in_briefing_) {
      briefing(origin, text);
      return;
    }
    const auto content = trim(without_comment(text, '#'));
    if (content.empty()) {
      return;
    }
    const auto end = content.find_first_of(" \t");
    const std::string word{content.substr(0, end)};
    const auto rest =
        end == std::string_view::npos ? std::string_view{} : trim(content.substr(end));
    if (word == "briefing") {
      in_briefing_ = true;
    } else if (rest.empty()) {
      fail(origin, word, "nothing follows '" + word + "'");
    } else if (auto* cell = find_cell(word)) {
      set(origin, word, *cell, rest);
    } else if (std::find(kTerms.begin(), kTerms.end(), word) != kTerms.end()) {
      scenario_.terms.push_back({origin, word, std::string{rest}});
    } else {
      fail(origin, "", "'" + word + "' is no keyword of scenario.txt (scenarios/README.md)");
    }
  }

  void finish(const Origin& file) {
    for (const std::string_view needed : {"title", "sheets", "cycle", "start", "briefing"}) {
      if (find_cell(needed)->empty()) {
        fail(file, std::string{needed}, "the line '" + std::string{needed} + "' is missing");
      }
    }
  }

 private:
  std::string* find_cell(std::string_view word) {
    const auto& columns = scenario_columns();
    const auto at = std::find(columns.begin(), columns.end(), word);
    return at == columns.end()
               ? nullptr
               : &scenario_.row.cells[static_cast<std::size_t>(at - columns.begin())];
  }

  void set(const Origin& origin, const std::string& word, std::string& cell,
           std::string_view rest) {
    if (!cell.empty()) {
      fail(origin, word, "given twice");
    }
    if (word == "cycle" && !rulebook::Cycle::parse(rest)) {
      fail(origin, word, "'" + std::string{rest} + "' is not a cycle of 7/61 to 4/65");
    }
    if (word == "sheets") {
      check_sheets(origin, rest);
    }
    if (word.find("track-end") != std::string::npos) {
      static_cast<void>(require_int(origin, word, rest));
    }
    cell = rest;
  }

  static void check_sheets(const Origin& origin, std::string_view text) {
    for (const std::string& sheet : words(text)) {
      if (sheet != "A" && sheet != "B" && sheet != "C") {
        fail(origin, "sheets", "'" + sheet + "' is not a sheet of the map: A, B or C");
      }
    }
  }

  void briefing(const Origin& origin, std::string_view text) {
    std::string& cell = *find_cell("briefing");
    if (trim(text).empty()) {
      new_paragraph_ = true;
      return;
    }
    if (text.front() != ' ' && text.front() != '\t') {
      fail(origin, "briefing", "the briefing is indented and goes to the end of the file");
    }
    cell += (cell.empty() ? "" : new_paragraph_ ? "\n" : " ") + std::string{trim(text)};
    new_paragraph_ = false;
  }

  ScenarioText& scenario_;
  bool in_briefing_{};
  bool new_paragraph_{};
};

void read_scenario_file(const std::filesystem::path& path, const std::string& shown,
                        ScenarioText& scenario) {
  ScenarioReader reader{scenario};
  scenario.row.key = scenario.id;
  scenario.row.origin = {shown, 1};
  for (const TextLine& line : read_lines(path, shown)) {
    reader.line({shown, line.number}, line.text);
  }
  reader.finish({shown, 0});
}

void read_control(const std::filesystem::path& path, const std::string& shown,
                  ScenarioText& scenario) {
  const CsvTable table = read_csv(path, shown, {"hex", "controller", "region", "note"});
  std::map<std::string, int> lines;
  for (const CsvRow& row : table.rows) {
    const auto hex = board::HexId::parse(row.cells[0]);
    if (!hex) {
      fail(row.origin, "hex", hex.error().reason);
    }
    static_cast<void>(require_controller(row.origin, "controller", row.cells[1]));
    const auto [before, fresh] = lines.emplace(hex->label(), row.origin.line);
    if (!fresh) {
      fail(row.origin, "hex",
           hex->label() + " has a row already (line " + std::to_string(before->second) + ")");
    }
    scenario.control.push_back(
        {row.origin, hex->label(), row.cells[1], row.cells[2], row.cells[3]});
  }
}

void read_track(const std::filesystem::path& path, const std::string& shown,
                ScenarioText& scenario) {
  const CsvTable table =
      read_csv(path, shown, {"id", "side", "after_gt", "letter", "amount", "note"});
  for (const CsvRow& row : table.rows) {
    if (!board::parse_side(row.cells[1])) {
      fail(row.origin, "side", "'" + row.cells[1] + "' is not 'union' or 'confederate'");
    }
    if (require_int(row.origin, "after_gt", row.cells[2]) < 1) {
      fail(row.origin, "after_gt", "game-turns are counted from 1");
    }
    if (row.cells[3].size() != 1 ||
        std::string_view{"icmgt"}.find(row.cells[3]) == std::string_view::npos) {
      fail(row.origin, "letter",
           "'" + row.cells[3] + "' is not " + one_of({"i", "c", "m", "g", "t"}) + " [19.33]");
    }
    if (require_int(row.origin, "amount", row.cells[4]) == 0) {
      fail(row.origin, "amount", "nothing arrives and nothing leaves");
    }
    Row result;
    result.key = row.cells[0];
    result.origin = row.origin;
    result.cells = row.cells;
    result.cells.insert(result.cells.begin(), scenario.id);
    scenario.track.push_back(std::move(result));
  }
}

/// Stable ids are never used twice, in no set-up.
void check_ids(const std::vector<ScenarioText>& scenarios) {
  std::map<std::string, Origin> seen;
  for (const ScenarioText& scenario : scenarios) {
    for (const auto* rows : {&scenario.pieces, &scenario.track}) {
      for (const Row& row : *rows) {
        const auto [before, fresh] = seen.emplace(row.key, row.origin);
        if (!fresh) {
          fail(row.origin, "id",
               "the id " + row.key + " is used twice (" + before->second.file + ":" +
                   std::to_string(before->second.line) + ")");
        }
      }
    }
  }
}

ScenarioText read_scenario(const std::filesystem::path& folder, const std::string& shown) {
  ScenarioText scenario;
  scenario.id = folder.filename().string();
  const auto name = [&](const char* file) { return shown + "/" + file; };
  read_scenario_file(folder / "scenario.txt", name("scenario.txt"), scenario);
  for (const char* file : {"union.sheet", "confederate.sheet"}) {
    auto sheet = read_sheet(folder / file, name(file), scenario.id, SheetForm::Setup);
    for (Row& row : sheet.pieces.rows) {
      scenario.pieces.push_back(std::move(row));
    }
    for (WrongPlace& place : sheet.wrong_places) {
      scenario.wrong_places.push_back(std::move(place));
    }
  }
  read_control(folder / "control.csv", name("control.csv"), scenario);
  read_track(folder / "track.csv", name("track.csv"), scenario);
  return scenario;
}

}  // namespace

std::vector<ScenarioText> read_scenarios(const std::filesystem::path& folder,
                                         const std::string& shown) {
  if (!std::filesystem::is_directory(folder)) {
    fail({shown, 0}, "", "there is no such folder");
  }
  std::vector<std::filesystem::path> folders;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    const std::string name = entry.path().filename().string();
    const bool battles = std::ranges::find(kBattleFolders, name) != kBattleFolders.end();
    if (entry.is_directory() && !battles) {
      folders.push_back(entry.path());
    }
  }
  std::sort(folders.begin(), folders.end());
  std::vector<ScenarioText> scenarios;
  scenarios.reserve(folders.size());
  for (const auto& each : folders) {
    scenarios.push_back(read_scenario(each, shown + "/" + each.filename().string()));
  }
  check_ids(scenarios);
  return scenarios;
}

}  // namespace core::data
