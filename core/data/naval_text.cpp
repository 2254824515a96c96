#include "core/data/naval_text.h"

#include "core/data/csv.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace core::data {
namespace {

using Columns = std::map<std::string, std::vector<std::string>, std::less<>>;

const Columns& all_columns() {
  static const Columns columns{
      {"guns",
       {"id", "name", "brief", "type", "factor", "points", "fires", "may_burst", "bore_in"}},
      {"classes",
       {"id", "name", "examples", "ironclad", "turning", "pv_fraction", "radius_in", "ram_group"}},
      {"vessels", {"id",           "name",     "ships",        "side",         "type",
                   "class",        "drive",    "tons",         "length_ft",    "beam_ft",
                   "draft_ft",     "speed_kn", "crew",         "guns",         "sides",
                   "iron_in",      "ram",      "spar_torpedo", "small_target", "sloping",
                   "double_ender", "turning",  "radius_in",    "ram_group",    "remarks"}},
      {"forts",
       {"id", "name", "work", "width_in", "depth_in", "squares", "guns", "cpv", "remarks"}},
      {"rosters", {"unit", "side", "vessels"}},
      {"ironclads", {"unit", "side", "vessels"}}};
  return columns;
}

constexpr std::array<std::string_view, 6> kLists{"guns",  "classes", "vessels",
                                                 "forts", "rosters", "ironclads"};

ChartText read_list(const std::filesystem::path& folder, const std::string& shown,
                    std::string_view name) {
  const std::string file = std::string{name} + ".csv";
  ChartText list;
  list.origin = {shown + "/" + file, 0};
  list.table.name = name;
  list.table.columns = naval_columns(name);
  for (CsvRow& row : read_csv(folder / file, list.origin.file, list.table.columns).rows) {
    std::string key = row.cells.front();
    list.table.rows.push_back({std::move(key), std::move(row.cells), std::move(row.origin)});
  }
  return list;
}

constexpr std::string_view kHeading = "**Table ";

std::vector<std::string> cells_of(const Origin& origin, std::string_view line) {
  line = trim(line);
  if (line.size() < 2 || line.back() != '|') {
    fail(origin, "", "a row of a table begins and ends with |");
  }
  return split(line.substr(1, line.size() - 2), '|');
}

/// The table that begins at or after `at`, moved behind it.
ChartText read_table(const std::vector<TextLine>& lines, const std::string& shown,
                     std::size_t& at) {
  const std::string_view heading{lines[at].text};
  ChartText table;
  table.origin = {shown, lines[at].number};
  const auto name = heading.substr(kHeading.size());
  table.table.name = name.substr(0, name.find(' '));
  const auto is_row = [&] {
    return at < lines.size() && !lines[at].text.empty() && lines[at].text.front() == '|';
  };
  for (++at; at < lines.size() && trim(lines[at].text).empty();) {
    ++at;
  }
  if (!is_row()) {
    fail(table.origin, table.table.name, "no table follows its heading");
  }
  table.table.columns = cells_of({shown, lines[at].number}, lines[at].text);
  for (at += 2; is_row(); ++at) {  // below the |---| line
    Row row;
    row.origin = {shown, lines[at].number};
    row.cells = cells_of(row.origin, lines[at].text);
    if (row.cells.size() != table.table.columns.size()) {
      fail(row.origin, table.table.name,
           "the row has " + std::to_string(row.cells.size()) + " cells, not " +
               std::to_string(table.table.columns.size()));
    }
    row.key = row.cells.front();
    table.table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace

const ChartText& NavalText::list(std::string_view name) const {
  return *std::find_if(lists.begin(), lists.end(),
                       [&](const ChartText& each) { return each.table.name == name; });
}

const std::vector<std::string>& naval_columns(std::string_view list) {
  return all_columns().find(list)->second;
}

std::vector<ChartText> read_book_tables(const std::filesystem::path& book,
                                        const std::string& shown) {
  const std::vector<TextLine> lines = read_lines(book, shown);
  std::vector<ChartText> tables;
  std::set<std::string> names;
  for (std::size_t at = 0; at < lines.size();) {
    if (lines[at].text.rfind(kHeading, 0) != 0) {
      ++at;
      continue;
    }
    ChartText table = read_table(lines, shown, at);
    if (!names.insert(table.table.name).second) {
      fail(table.origin, table.table.name, "the table stands twice");
    }
    tables.push_back(std::move(table));
  }
  return tables;
}

NavalText read_naval_text(const std::filesystem::path& source) {
  const std::string shown = "scenarios/" + std::string{name(BattleFolder::Naval)};
  const auto folder = source / shown;
  NavalText text;
  for (const std::string_view name : kLists) {
    text.lists.push_back(read_list(folder, shown, name));
  }
  text.battles = read_battle_files(folder, shown);
  for (const std::string_view book : {kIroncladBook, kCoastalBook, kRiverBook, kFieldBook}) {
    auto tables = read_book_tables(source / book, std::string{book});
    std::move(tables.begin(), tables.end(), std::back_inserter(text.tables));
  }
  return text;
}

}  // namespace core::data
