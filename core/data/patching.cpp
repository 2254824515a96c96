#include "core/data/patching.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core::data {
namespace {

/// Columns that printed rows may hold and a patch need not name: notes are ours, not the chart's.
bool is_own_note(std::string_view column) { return column == "note"; }

bool is_missing(const std::string& cell) { return cell.empty() || cell == "0"; }

nlohmann::json parse_row(const PatchText& patch, const std::string& column,
                         const std::string& text) {
  auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object()) {
    fail(patch.origin, column, "a whole row is written as a JSON object");
  }
  for (const auto& [key, value] : json.items()) {
    if (!value.is_string()) {
      fail(patch.origin, column, "the field '" + key + "' is not a text");
    }
  }
  return json;
}

RowTable& table_of(const PatchText& patch, RowTables& tables) {
  const auto table = tables.find(patch.row.table);
  if (table == tables.end()) {
    fail(patch.origin, "table",
         "'" + patch.row.table +
             "' is neither piece, track, scenario, town nor a chart of the rulebook");
  }
  return table->second;
}

std::size_t column_of(const PatchText& patch, const RowTable& table) {
  const auto column = table.find_column(patch.row.column);
  if (!column) {
    fail(patch.origin, "column", "'" + table.name + "' has no column '" + patch.row.column + "'");
  }
  return *column;
}

std::size_t row_of(const PatchText& patch, const RowTable& table) {
  const auto rows = table.find(patch.row.key);
  if (rows.size() != 1) {
    fail(patch.origin, "key",
         patch.row.erratum + " finds nothing: '" + table.name + "' has " +
             (rows.empty() ? "no" : "more than one") + " row '" + patch.row.key + "'");
  }
  return rows.front();
}

void require_printed(const PatchText& patch, const std::string& cell) {
  if (cell != patch.row.printed) {
    fail(patch.origin, "printed",
         patch.row.erratum + " finds nothing: " + patch.row.key + ", " + patch.row.column +
             " holds '" + cell + "', not '" + patch.row.printed + "'");
  }
}

void set_cell(const PatchText& patch, RowTable& table) {
  const std::size_t column = column_of(patch, table);
  std::string& cell = table.rows[row_of(patch, table)].cells[column];
  require_printed(patch, cell);
  cell = patch.row.corrected;
}

void insert_cell(const PatchText& patch, RowTable& table) {
  const std::size_t column = column_of(patch, table);
  std::string& cell = table.rows[row_of(patch, table)].cells[column];
  if (!is_missing(cell)) {
    fail(patch.origin, "column",
         patch.row.erratum + " would insert a value where " + patch.row.key + ", " +
             patch.row.column + " holds '" + cell + "'");
  }
  cell = patch.row.corrected;
}

void delete_cell(const PatchText& patch, RowTable& table) {
  const std::size_t column = column_of(patch, table);
  std::string& cell = table.rows[row_of(patch, table)].cells[column];
  require_printed(patch, cell);
  cell.clear();
}

/// Where an inserted row belongs: after the last row of its set-up and side with a smaller id,
/// else at the end of them, else at the end.
std::size_t place_for(const RowTable& table, const Row& row) {
  const auto setup = table.find_column("setup");
  const auto side = table.find_column("side");
  if (!setup || !side) {
    return table.rows.size();
  }
  const auto same = [&](const Row& other) {
    return other.cells[*setup] == row.cells[*setup] && other.cells[*side] == row.cells[*side];
  };
  std::optional<std::size_t> place;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    if (same(table.rows[i]) && (!place || table.rows[i].key < row.key)) {
      place = table.rows[i].key < row.key ? i + 1 : i;
    }
  }
  return place.value_or(table.rows.size());
}

void insert_row(const PatchText& patch, RowTable& table) {
  if (!table.find(patch.row.key).empty()) {
    fail(patch.origin, "key",
         patch.row.erratum + " would insert the row " + patch.row.key + " of '" + table.name +
             "', which is there already");
  }
  const auto json = parse_row(patch, "corrected", patch.row.corrected);
  Row row;
  row.key = patch.row.key;
  row.origin = patch.origin;
  row.cells.assign(table.columns.size(), "");
  for (const auto& [name, value] : json.items()) {
    const auto column = table.find_column(name);
    if (!column) {
      fail(patch.origin, "corrected", "'" + table.name + "' has no column '" + name + "'");
    }
    row.cells[*column] = value.get<std::string>();
  }
  const auto at = table.rows.begin() + static_cast<std::ptrdiff_t>(place_for(table, row));
  table.rows.insert(at, std::move(row));
}

void delete_row(const PatchText& patch, RowTable& table) {
  const std::size_t at = row_of(patch, table);
  const auto json = parse_row(patch, "printed", patch.row.printed);
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const std::string& column = table.columns[i];
    if (!json.contains(column) && !is_own_note(column)) {
      fail(patch.origin, "printed", "the field '" + column + "' is missing");
    }
    if (json.contains(column) && json[column].get<std::string>() != table.rows[at].cells[i]) {
      fail(patch.origin, "printed",
           patch.row.erratum + " finds nothing: " + patch.row.key + ", " + column + " holds '" +
               table.rows[at].cells[i] + "', not '" + json[column].get<std::string>() + "'");
    }
  }
  table.rows.erase(table.rows.begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace

void apply_patch(const PatchText& patch, RowTables& tables) {
  RowTable& table = table_of(patch, tables);
  const bool whole_row = patch.row.column.empty();
  if (patch.row.action == "set") {
    set_cell(patch, table);
  } else if (patch.row.action == "insert") {
    whole_row ? insert_row(patch, table) : insert_cell(patch, table);
  } else {
    whole_row ? delete_row(patch, table) : delete_cell(patch, table);
  }
}

void apply_patches(const std::vector<PatchText>& patches, const rulebook::ErrataSelection& errata,
                   RowTables& tables) {
  for (const PatchText& patch : patches) {
    if (errata.has(patch.row.erratum)) {
      apply_patch(patch, tables);
    }
  }
}

std::string setup_of(const PatchText& patch, const RowTables& printed) {
  if (patch.row.table == "scenario") {
    return patch.row.key;
  }
  if (patch.row.table != "piece" && patch.row.table != "track") {
    return {};
  }
  const RowTable& table = printed.find(patch.row.table)->second;
  const auto rows = table.find(patch.row.key);
  if (!rows.empty()) {
    return table.cell(table.rows[rows.front()], "setup");
  }
  if (patch.row.action != "insert") {
    fail(patch.origin, "key",
         patch.row.erratum + " finds nothing: '" + patch.row.table + "' has no row '" +
             patch.row.key + "'");
  }
  const auto json = parse_row(patch, "corrected", patch.row.corrected);
  if (!json.contains("setup")) {
    fail(patch.origin, "corrected", "the row does not name its set-up");
  }
  return json["setup"].get<std::string>();
}

}  // namespace core::data
