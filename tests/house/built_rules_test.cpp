// The errata that change a rule are those that a room asks for and a test proves.
#include "core/rulebook/erratum.h"
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <set>

namespace tests::house {
namespace {

using Ids = std::set<std::string>;

/// What the first group of the pattern finds in the C++ sources of a folder.
Ids ids_in(const std::string& folder, const Pattern& pattern) {
  Ids ids;
  for (const SourceFile& file : files_under(folder, {".h", ".cpp"})) {
    if (file.path.starts_with("tests/house/")) {
      continue;
    }
    for (const Match& at : matches(file.text, pattern)) {
      ids.insert(at[1]);
    }
  }
  return ids;
}

Ids published_as(core::rulebook::AppliedBy by) {
  Ids ids;
  for (const auto& row : core::rulebook::kPublished) {
    if (row.by == by) {
      ids.emplace(row.id);
    }
  }
  return ids;
}

TEST(BuiltRules, are_asked_by_a_room_and_have_a_test_of_their_name) {
  static const Pattern kAsked{R"re("(E\d{3})"_erratum)re"};
  static const Pattern kTested{R"(\bErratum_(E\d{3})_)"};
  const Ids asked = ids_in("core", kAsked);
  const Ids tested = ids_in("tests", kTested);

  EXPECT_EQ(published_as(core::rulebook::AppliedBy::Rule), asked);
  EXPECT_THAT(tested, testing::IsSupersetOf(asked));
}

TEST(BuiltRules, are_asked_by_their_checked_ids_alone) {
  const Ids rooms = ids_in("core", Pattern{R"re((?:in_force|has)\("(E\d{3})"\))re"});
  EXPECT_THAT(rooms, testing::IsEmpty());
}

}  // namespace
}  // namespace tests::house
