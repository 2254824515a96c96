#include "core/data/differences.h"

#include "core/data/printed_book.h"

#include <algorithm>

namespace core::data {
namespace {

std::string join_words(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    text += part.empty() ? "" : (text.empty() ? "" : " ") + part;
  }
  return text;
}

/// A piece as a reader knows it: kind, value and name; for other tables the key.
std::string describe(const RowTable& table, const Row& row) {
  if (table.name == "piece") {
    return join_words({table.cell(row, "kind"), table.cell(row, "value"), table.cell(row, "name")});
  }
  if (table.name == "track") {
    return join_words(
        {table.cell(row, "amount"), table.cell(row, "letter"), table.cell(row, "note")});
  }
  if (table.name == "scenario") {
    return table.cell(row, "title");
  }
  return row.key;
}

DifferenceKind kind_of(const Patch& patch) {
  if (patch.column.empty()) {
    return patch.action == "insert" ? DifferenceKind::Added : DifferenceKind::Deleted;
  }
  return patch.column == "place" ? DifferenceKind::Moved : DifferenceKind::Changed;
}

const Row* find_row(const RowTables& tables, const Patch& patch) {
  const RowTable& table = tables.find(patch.table)->second;
  const auto rows = table.find(patch.key);
  return rows.empty() ? nullptr : &table.rows[rows.front()];
}

/// The difference that a patch makes between the tables before it and after it.
Difference difference_of(const PatchText& patch, const std::string& cited, const RowTables& before,
                         const RowTables& after) {
  const Patch& row = patch.row;
  Difference result;
  result.kind = kind_of(row);
  result.erratum = row.erratum;
  result.cited = cited;
  result.table = row.table;
  result.key = row.key;
  result.column = row.column;
  result.printed = row.printed;
  result.corrected = row.corrected;
  const RowTable& table = after.find(row.table)->second;
  const Row* old_row = find_row(before, row);
  const Row* new_row = find_row(after, row);
  const Row& shown = new_row != nullptr ? *new_row : *old_row;
  result.what = describe(table, shown);
  if (table.find_column("side")) {
    result.side = board::parse_side(table.cell(shown, "side"));
  }
  if (row.column.empty() && row.table == "piece") {
    // Of a whole piece the place is shown.
    result.column = "place";
    result.printed = old_row != nullptr ? table.cell(*old_row, "place") : "";
    result.corrected = new_row != nullptr ? table.cell(*new_row, "place") : "";
  } else if (row.column.empty()) {
    result.printed = old_row != nullptr ? join_words(old_row->cells) : "";
    result.corrected = new_row != nullptr ? join_words(new_row->cells) : "";
  }
  return result;
}

}  // namespace

std::vector<Difference> find_differences(const CatalogueReader& reader, const ErrataText& errata,
                                         const std::string& setup) {
  std::vector<ChartText> charts;
  RowTables tables = shared_tables(reader, charts);
  tables.merge(setup_tables(reader, setup));
  std::vector<Difference> result;
  for (const PatchText& patch : errata.patches) {
    if (!patch.setup.empty() && patch.setup != setup) {
      continue;
    }
    RowTables before;
    before.emplace(patch.row.table, tables.find(patch.row.table)->second);
    apply_patch(patch, tables);
    if (patch.row.printed == patch.row.corrected) {
      continue;  // the errata print a cell anew without changing it
    }
    const auto item =
        std::find_if(errata.items.begin(), errata.items.end(),
                     [&](const ErratumText& each) { return each.row.id == patch.row.erratum; });
    const std::string cited = item == errata.items.end() ? "" : item->row.cited;
    result.push_back(difference_of(patch, cited, before, tables));
  }
  return result;
}

}  // namespace core::data
