#include "core/data/chart_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core::data {
namespace {

constexpr std::string_view kMarker = "<!-- chart:";

std::string after(const Origin& origin, const std::string& part, std::string_view word) {
  if (part.rfind(word, 0) != 0) {
    fail(origin, "",
         "'" + part + "' should begin with '" + std::string{word} +
             "': a chart is marked <!-- chart: NAME | case C | unit: U | source: S -->");
  }
  return std::string{trim(std::string_view{part}.substr(word.size()))};
}

ChartText read_marker(const Origin& origin, std::string_view line) {
  const auto end = line.find("-->");
  if (end == std::string_view::npos) {
    fail(origin, "", "the marker of the chart is not closed by -->");
  }
  const auto parts = split(line.substr(4, end - 4), '|');
  if (parts.size() != 4) {
    fail(origin, "", "a chart is marked <!-- chart: NAME | case C | unit: U | source: S -->");
  }
  ChartText chart;
  chart.origin = origin;
  chart.table.name = after(origin, parts[0], "chart:");
  chart.cited = after(origin, parts[1], "case ");
  chart.unit = after(origin, parts[2], "unit:");
  chart.source = after(origin, parts[3], "source:");
  return chart;
}

std::vector<std::string> table_cells(const Origin& origin, std::string_view line) {
  line = trim(line);
  if (line.size() < 2 || line.front() != '|' || line.back() != '|') {
    fail(origin, "", "a row of a chart begins and ends with |");
  }
  return split(line.substr(1, line.size() - 2), '|');
}

bool is_ruler(std::string_view line) {
  return line.find('-') != std::string_view::npos &&
         line.find_first_not_of("|-: \t") == std::string_view::npos;
}

class ChartReader {
 public:
  explicit ChartReader(std::vector<TextLine> lines, std::string file)
      : lines_{std::move(lines)}, file_{std::move(file)} {}

  void read(std::vector<ChartText>& charts) {
    while (at_ < lines_.size()) {
      const std::string_view line = trim(lines_[at_].text);
      if (line.rfind(kMarker, 0) == 0) {
        charts.push_back(read_chart(line));
      } else {
        ++at_;
      }
    }
  }

 private:
  ChartText read_chart(std::string_view marker) {
    ChartText chart = read_marker(origin(), marker);
    for (++at_; at_ < lines_.size() && trim(lines_[at_].text).empty();) {
      ++at_;
    }
    if (!has_row()) {
      fail(chart.origin, "", "no table follows the marker of the chart " + chart.table.name);
    }
    chart.table.columns = table_cells(origin(), lines_[at_].text);
    check_columns(chart);
    ++at_;
    if (!has_row() || !is_ruler(lines_[at_].text)) {
      fail(chart.origin, "", "the chart " + chart.table.name + " has no |---| line");
    }
    for (++at_; has_row(); ++at_) {
      chart.table.rows.push_back(read_row(chart));
    }
    if (chart.table.rows.empty()) {
      fail(chart.origin, "", "the chart " + chart.table.name + " has no rows");
    }
    return chart;
  }

  Row read_row(const ChartText& chart) {
    Row row;
    row.origin = origin();
    row.cells = table_cells(row.origin, lines_[at_].text);
    if (row.cells.size() != chart.table.columns.size()) {
      fail(row.origin, chart.table.name,
           "the row has " + std::to_string(row.cells.size()) + " cells, not " +
               std::to_string(chart.table.columns.size()));
    }
    row.key = row.cells.front();
    return row;
  }

  void check_columns(const ChartText& chart) const {
    std::set<std::string> seen;
    for (const std::string& column : chart.table.columns) {
      if (!seen.insert(column).second) {
        fail(origin(), chart.table.name, "the column '" + column + "' stands twice");
      }
    }
  }

  [[nodiscard]] bool has_row() const {
    return at_ < lines_.size() && !lines_[at_].text.empty() && lines_[at_].text.front() == '|';
  }

  [[nodiscard]] Origin origin() const { return {file_, lines_[at_].number}; }

  std::vector<TextLine> lines_;
  std::string file_;
  std::size_t at_{};
};

}  // namespace

std::vector<ChartText> read_charts(const std::filesystem::path& docs, const std::string& shown) {
  if (!std::filesystem::is_directory(docs)) {
    fail({shown, 0}, "", "there is no such folder");
  }
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{docs}) {
    if (entry.path().extension() == ".md") {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<ChartText> charts;
  for (const auto& path : files) {
    const std::string name = shown + "/" + path.lexically_relative(docs).generic_string();
    ChartReader{read_lines(path, name), name}.read(charts);
  }
  std::set<std::string> names;
  for (const ChartText& chart : charts) {
    if (!names.insert(chart.table.name).second) {
      fail(chart.origin, chart.table.name, "a chart of this name stands in the rulebook already");
    }
  }
  return charts;
}

}  // namespace core::data
