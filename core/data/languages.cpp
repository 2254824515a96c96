#include "core/data/languages.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace core::data {
namespace {

using rulebook::Language;

/// Charts that replace no other one: words in sentences, and what the text sources say outside
/// charts.
constexpr std::array<std::string_view, 11> kAlone{
    "words",           "scenarios",     "errata",       "battles",
    "battle_words",    "field_battles", "field_words",  "ironclad_options",
    "coastal_options", "river_options", "field_options"};

/// "de.events" of the chart "events".
std::string prefix_of(Language language) { return std::string{rulebook::name(language)} + "."; }

bool is_translated(const ChartText& chart) {
  const auto dot = chart.table.name.find('.');
  return dot != std::string::npos &&
         rulebook::language_of(chart.table.name.substr(0, dot)).has_value();
}

void replace_cells(const ChartText& foreign, RowTable& plain) {
  const std::string of = "the chart " + plain.name + " has no ";
  for (std::size_t column = 1; column < foreign.table.columns.size(); ++column) {
    const std::string& header = foreign.table.columns[column];
    const auto at = plain.find_column(header);
    if (!at) {
      fail(foreign.origin, header, of + "column '" + header + "'");
    }
    for (const Row& row : foreign.table.rows) {
      const auto rows = plain.find(row.key);
      if (rows.empty()) {
        fail(row.origin, foreign.table.columns.front(), of + "row '" + row.key + "'");
      }
      plain.rows[rows.front()].cells.at(*at) = row.cells.at(column);
    }
  }
}

}  // namespace

void put_into(std::vector<ChartText>& charts, Language language) {
  const auto first = std::stable_partition(
      charts.begin(), charts.end(), [](const ChartText& chart) { return !is_translated(chart); });
  const std::vector<ChartText> translated{std::make_move_iterator(first),
                                          std::make_move_iterator(charts.end())};
  charts.erase(first, charts.end());
  const std::string prefix = prefix_of(language);
  bool any = language == Language::English;
  for (const ChartText& foreign : translated) {
    if (!foreign.table.name.starts_with(prefix)) {
      continue;
    }
    any = true;
    const std::string name = foreign.table.name.substr(prefix.size());
    if (std::find(kAlone.begin(), kAlone.end(), name) != kAlone.end()) {
      charts.push_back(foreign);
      charts.back().table.name = name;
      continue;
    }
    const auto plain = std::find_if(charts.begin(), charts.end(), [&](const ChartText& chart) {
      return chart.table.name == name;
    });
    if (plain == charts.end()) {
      fail(foreign.origin, foreign.table.name, "there is no chart " + name);
    }
    replace_cells(foreign, plain->table);
  }
  if (!any) {
    fail({"docs/rules", 0}, "",
         "no chart is in the language '" + std::string{rulebook::name(language)} + "'");
  }
}

const ChartText* find_chart(const std::vector<ChartText>& charts, std::string_view name) noexcept {
  const auto found = std::find_if(charts.begin(), charts.end(),
                                  [&](const ChartText& chart) { return chart.table.name == name; });
  return found == charts.end() ? nullptr : &*found;
}

void replace_text(const ChartText* chart, std::string_view key, std::string_view column,
                  std::string& text) {
  if (chart == nullptr) {
    return;
  }
  const auto rows = chart->table.find(key);
  const auto at = chart->table.find_column(column);
  if (!rows.empty() && at) {
    text = chart->table.rows[rows.front()].cells.at(*at);
  }
}

void replace_name(const ChartText* words, std::string& name) {
  const std::size_t letters = name.find_last_not_of("0123456789");
  const bool numbered =
      letters != std::string::npos && letters + 1 < name.size() && name[letters] == ' ';
  const std::string number = numbered ? name.substr(letters) : "";
  std::string bare = name.substr(0, name.size() - number.size());
  if (words != nullptr) {
    replace_text(words, bare, words->table.columns.back(), bare);
    name = bare + number;
  }
}

std::string_view options_chart(base::Book book) noexcept {
  switch (book) {
    case base::Book::Ironclad:
      return "ironclad_options";
    case base::Book::Coastal:
      return "coastal_options";
    case base::Book::RedRiver:
      return "river_options";
    case base::Book::FieldBattle:
      return "field_options";
  }
  return "";
}

std::vector<Language> languages_in(const std::vector<ChartText>& charts) {
  std::vector<Language> found{Language::English};
  for (const ChartText& chart : charts) {
    if (is_translated(chart)) {
      const Language language = *rulebook::language_of(chart.table.name.substr(0, 2));
      if (std::find(found.begin(), found.end(), language) == found.end()) {
        found.push_back(language);
      }
    }
  }
  return found;
}

}  // namespace core::data
