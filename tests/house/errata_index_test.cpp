// docs/rules/errata-index.md against errata/items.csv: a row of each erratum, of its kind, and
// their count.
#include "core/data/csv.h"
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <map>

namespace tests::house {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

/// Id and kind of each erratum.
std::map<std::string, std::string> kinds_of_items() {
  const std::string shown{"errata/items.csv"};
  const auto items = core::data::read_csv(top_folder() / shown, shown,
                                          {"id", "case", "kind", "title", "printed", "corrected",
                                           "state", "module", "section", "note"});
  std::map<std::string, std::string> kinds;
  for (const core::data::CsvRow& row : items.rows) {
    kinds.emplace(items.cell(row, "id"), items.cell(row, "kind"));
  }
  return kinds;
}

/// The same as the index has it, and what it counts of each kind.
struct Index {
  std::map<std::string, std::string> kinds;
  std::map<std::string, std::size_t> count;
  std::size_t all{};
};

Index index_of(const std::string& page) {
  static const Pattern row{R"(\| (E\d{3}) \| [^|]* \| ([a-z-]+) \|.*)"};
  static const Pattern count{R"(\| ([a-z-]+) \| (\d+) \|)"};
  static const Pattern all{R"(\| \*\*all\*\* \| \*\*(\d+)\*\* \|)"};
  Index index;
  for (const std::string& line : lines_of(page)) {
    Match found;
    if (is_whole(line, found, row)) {
      index.kinds.emplace(found[1], found[2]);
    } else if (is_whole(line, found, count)) {
      index.count.emplace(found[1], std::stoul(found[2]));
    } else if (is_whole(line, found, all)) {
      index.all = std::stoul(found[1]);
    }
  }
  return index;
}

/// What is missing on the page, or wrong.
std::vector<std::string> faults(const std::map<std::string, std::string>& items,
                                const Index& index) {
  std::vector<std::string> found;
  std::map<std::string, std::size_t> count;
  for (const auto& [id, kind] : items) {
    ++count[kind];
    const auto at = index.kinds.find(id);
    if (at == index.kinds.end()) {
      found.push_back(id + " has no row");
    } else if (at->second != kind) {
      found.push_back(id + " is " + kind + ", not " + at->second);
    }
  }
  if (index.count != count) {
    found.emplace_back("the count of a kind is wrong");
  }
  if (index.all != items.size()) {
    found.emplace_back("the count of all is wrong");
  }
  return found;
}

TEST(ErrataIndex, has_a_row_of_every_erratum_and_counts_them) {
  const auto items = kinds_of_items();
  EXPECT_GE(items.size(), 105U);

  EXPECT_THAT(faults(items, index_of(file_at("docs/rules/errata-index.md").text)), IsEmpty());
}

TEST(ErrataIndex, a_row_that_is_missing_and_one_of_another_kind_are_told) {
  const Index index = index_of("| E001 | 12.12 | note | … |\n| note | 1 |\n| **all** | **1** |\n");
  EXPECT_THAT(faults({{"E001", "note"}}, index), IsEmpty());

  EXPECT_THAT(faults({{"E001", "rule-new"}}, index), SizeIs(2));
  EXPECT_THAT(faults({{"E001", "note"}, {"E002", "note"}}, index), SizeIs(3));
}

}  // namespace
}  // namespace tests::house
