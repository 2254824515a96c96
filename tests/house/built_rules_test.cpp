// The errata whose rule is said to be built are those that a room asks for and a test proves.
#include "core/data/built_rules.h"

#include "core/data/csv.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <charconv>
#include <regex>
#include <set>

namespace tests::house {
namespace {

using Ids = std::set<std::string>;

constexpr int kLastChapterBuilt = 26;

/// What the first group of the pattern finds in the C++ sources of a folder.
Ids ids_in(const std::string& folder, const std::regex& pattern) {
  Ids ids;
  for (const SourceFile& file : files_under(folder, {".h", ".cpp"})) {
    if (file.path.starts_with("tests/house/")) {
      continue;
    }
    for (std::sregex_iterator at{file.text.begin(), file.text.end(), pattern};
         at != std::sregex_iterator{}; ++at) {
      ids.insert((*at)[1].str());
    }
  }
  return ids;
}

Ids listed_as_built() { return {core::data::kBuiltRules.begin(), core::data::kBuiltRules.end()}; }

TEST(BuiltRules, are_asked_by_a_room_and_have_a_test_of_their_name) {
  static const std::regex kAsked{R"re((?:in_force|has)\("(E\d{3})"\))re"};
  static const std::regex kTested{R"(\bErratum_(E\d{3})_)"};
  const Ids asked = ids_in("core", kAsked);
  const Ids tested = ids_in("tests", kTested);

  EXPECT_EQ(listed_as_built(), asked);
  EXPECT_THAT(tested, testing::IsSupersetOf(asked));
}

TEST(BuiltRules, of_chapters_3_to_26_every_rule_erratum_is_built) {
  const std::string shown = "errata/items.csv";
  const auto table = core::data::read_csv(top_folder() / shown, shown,
                                          {"id", "case", "kind", "title", "printed", "corrected",
                                           "state", "module", "section", "note"});
  const Ids built = listed_as_built();
  int switches = 0;
  for (const auto& row : table.rows) {
    const std::string& number = row.cells[1];
    int chapter = 0;
    std::from_chars(number.data(), number.data() + number.size(), chapter);
    if (row.cells[6] == "switch" && chapter >= 3 && chapter <= kLastChapterBuilt) {
      EXPECT_TRUE(built.contains(row.cells[0])) << row.cells[0] << " [" << number << "]";
      ++switches;
    }
  }
  EXPECT_GT(switches, 30);
}

}  // namespace
}  // namespace tests::house
