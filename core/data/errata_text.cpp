#include "core/data/errata_text.h"

#include "core/data/csv.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace core::data {
namespace {

constexpr std::array<std::string_view, 3> kStates{"data", "switch", "explained"};

const std::vector<std::string_view>& kinds() {
  static const std::vector<std::string_view> all{
      "table-cell", "deployment-move", "deployment-add", "deployment-delete", "track-text",
      "city-add",   "rule-new",        "rule-revised",   "rule-explained",    "counter-mix",
      "note"};
  return all;
}

void require_choice(const Origin& origin, const std::string& column, const std::string& text,
                    const std::vector<std::string_view>& choices) {
  if (std::find(choices.begin(), choices.end(), text) == choices.end()) {
    fail(origin, column, "'" + text + "' is not " + one_of(choices));
  }
}

bool is_erratum_id(std::string_view id) {
  return id.size() == 4 && id[0] == 'E' &&
         id.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

ErratumText read_item(const CsvTable& table, const CsvRow& row) {
  const auto cell = [&](std::string_view column) { return table.cell(row, column); };
  if (!is_erratum_id(cell("id"))) {
    fail(row.origin, "id", "'" + cell("id") + "' is not of the form E004");
  }
  require_choice(row.origin, "kind", cell("kind"), kinds());
  const auto state = parse_erratum_state(cell("state"));
  if (!state) {
    fail(row.origin, "state",
         "'" + cell("state") + "' is not " + one_of({"data", "switch", "explained"}));
  }
  if (state == ErratumState::Explained && cell("kind") != "rule-explained" &&
      cell("kind") != "note") {
    fail(
        row.origin, "state",
        "only errata of the kinds rule-explained and note may be 'explained', not " + cell("kind"));
  }
  for (const char* needed : {"case", "title", "printed", "corrected", "module"}) {
    if (cell(needed).empty()) {
      fail(row.origin, needed, "the cell is empty");
    }
  }
  const bool built = state != ErratumState::Switch || rulebook::is_published(cell("id"));
  return {row.origin,
          {cell("id"), cell("case"), cell("kind"), cell("title"), cell("printed"),
           cell("corrected"), *state, cell("module"), built, cell("section"), cell("note")}};
}

PatchText read_patch(const CsvTable& table, const CsvRow& row) {
  const auto cell = [&](std::string_view column) { return table.cell(row, column); };
  require_choice(row.origin, "action", cell("action"), {"set", "insert", "delete"});
  for (const char* needed : {"table", "key"}) {
    if (cell(needed).empty()) {
      fail(row.origin, needed, "the cell is empty");
    }
  }
  if (cell("action") == "set" && cell("column").empty()) {
    fail(row.origin, "column", "a 'set' names the column it changes");
  }
  return {row.origin,
          {cell("erratum"), require_int(row.origin, "seq", cell("seq")), cell("action"),
           cell("table"), cell("key"), cell("column"), cell("printed"), cell("corrected")},
          {}};
}

void check_items(const std::vector<ErratumText>& items) {
  std::map<std::string, int> lines;
  for (const ErratumText& item : items) {
    const auto [before, fresh] = lines.emplace(item.row.id, item.origin.line);
    if (!fresh) {
      fail(item.origin, "id",
           item.row.id + " has a row already (line " + std::to_string(before->second) + ")");
    }
  }
}

void check_patches(const ErrataText& errata) {
  std::map<std::string, const ErratumText*> items;
  for (const ErratumText& item : errata.items) {
    items.emplace(item.row.id, &item);
  }
  std::set<std::pair<std::string, int>> seen;
  std::set<std::string> patched;
  for (const PatchText& patch : errata.patches) {
    const auto item = items.find(patch.row.erratum);
    if (item == items.end()) {
      fail(patch.origin, "erratum", "'" + patch.row.erratum + "' is no row of items.csv");
    }
    if (item->second->row.state != ErratumState::Data) {
      fail(patch.origin, "erratum",
           patch.row.erratum + " is not a data erratum: its state is '" +
               std::string{name(item->second->row.state)} + "'");
    }
    if (!seen.emplace(patch.row.erratum, patch.row.sequence).second) {
      fail(patch.origin, "seq",
           patch.row.erratum + " has a patch " + std::to_string(patch.row.sequence) + " already");
    }
    patched.insert(patch.row.erratum);
  }
  for (const ErratumText& item : errata.items) {
    if (item.row.state == ErratumState::Data && patched.count(item.row.id) == 0) {
      fail(item.origin, "state", item.row.id + " is a data erratum without a row in patches.csv");
    }
  }
}

}  // namespace

std::string_view name(ErratumState state) noexcept {
  return kStates.at(static_cast<std::size_t>(state));
}

std::optional<ErratumState> parse_erratum_state(std::string_view text) noexcept {
  const auto at = std::find(kStates.begin(), kStates.end(), text);
  if (at == kStates.end()) {
    return std::nullopt;
  }
  return static_cast<ErratumState>(at - kStates.begin());
}

ErrataText read_errata(const std::filesystem::path& folder, const std::string& shown) {
  ErrataText errata;
  const CsvTable items = read_csv(folder / "items.csv", shown + "/items.csv",
                                  {"id", "case", "kind", "title", "printed", "corrected", "state",
                                   "module", "section", "note"});
  for (const CsvRow& row : items.rows) {
    errata.items.push_back(read_item(items, row));
  }
  const CsvTable patches =
      read_csv(folder / "patches.csv", shown + "/patches.csv",
               {"erratum", "seq", "action", "table", "key", "column", "printed", "corrected"});
  for (const CsvRow& row : patches.rows) {
    errata.patches.push_back(read_patch(patches, row));
  }
  check_items(errata.items);
  check_patches(errata);
  return errata;
}

}  // namespace core::data
