// What is saved is saved whole: core/state/archive.h lists every member of every struct it writes.
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <map>

namespace tests::house {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

using MembersByStruct = std::map<std::string, std::vector<std::string>>;

/// The data members of the structs of a header, by clang-format's layout: two blanks, a type, a
/// name, and no parenthesis.
MembersByStruct members_of(const std::string& header) {
  static const Pattern kStruct{R"(^struct (\w+) \{)"};
  static const Pattern kMember{R"(^  [\w:][\w:<>, ]* (\w+)(\{[^()]*\})?;)"};
  MembersByStruct structs;
  std::string name;
  std::string statement;
  for (const std::string& line : lines_of(without_comments(header, "//"))) {
    Match match;
    if (finds(line, match, kStruct)) {
      name = match[1];
      structs[name];
      statement.clear();
    } else if (line.starts_with("}")) {
      name.clear();
    } else if (!name.empty() && line.find_first_not_of(' ') != std::string::npos) {
      if (line.starts_with("      ") && !statement.empty()) {
        statement += line.substr(line.find_first_not_of(' ') - 1);  // a member on two lines
      } else {
        statement = line;
      }
      while (statement.ends_with(' ')) {
        statement.pop_back();
      }
      if (!statement.starts_with("  friend ") && !statement.starts_with("  return ") &&
          finds(statement, match, kMember)) {
        structs[name].push_back(match[1]);
      }
    }
  }
  return structs;
}

/// What archive.h writes of each struct: `value.member`.
MembersByStruct archived_by(const std::string& archive) {
  static const Pattern kFunction{R"(void serialize\(Archive& [^,]*, (\w+)& [^)]*\) \{([^}]*)\})"};
  static const Pattern kMember{R"(\b(?:value|cycle|cited)\.(\w+))"};
  MembersByStruct structs;
  for (const Match& at : matches(archive, kFunction)) {
    const std::string body = at[2];
    auto& members = structs[at[1]];
    for (const Match& member : matches(body, kMember)) {
      members.push_back(member[1]);
    }
  }
  return structs;
}

TEST(SavedMembers, are_read_from_a_header) {
  const auto structs = members_of(
      "struct Battle {\n  BattleKind kind{};\n  std::array<int, 2> loss{};  ///< by Side\n"
      "  std::optional<PieceId> leader;\n  std::array<std::int8_t, 2> chit{-1, -1};\n"
      "  std::uint8_t rail_hexes{};\n  BeganMove =\n      1U;\n"
      "  [[nodiscard]] int f() const { return 1; }\n"
      "  friend bool operator==(const Battle&, const Battle&) = default;\n};\n"
      "struct WorkEnded {};\n");

  EXPECT_THAT(structs.at("Battle"), ElementsAre("kind", "loss", "leader", "chit", "rail_hexes"));
  EXPECT_THAT(structs.at("WorkEnded"), IsEmpty());
}

TEST(SavedMembers, are_all_listed_in_the_archive) {
  const auto archived = archived_by(file_at("core/state/archive.h").text);
  int count = 0;
  for (const std::string header :
       {"core/state/activity.h", "core/state/event.h", "core/state/game_state.h",
        "core/state/place.h", "core/state/turn.h", "core/state/pending_decision.h",
        "core/rulebook/cycle.h", "core/base/case_ref.h"}) {
    for (const auto& [name, members] : members_of(file_at(header).text)) {
      const auto listed = archived.find(name);
      ASSERT_NE(listed, archived.end()) << header << ": archive.h does not write " << name;
      for (const std::string& member : members) {
        EXPECT_THAT(listed->second, Contains(member)) << header << ": " << name;
        ++count;
      }
    }
  }
  EXPECT_GT(count, 200);
}

}  // namespace
}  // namespace tests::house
