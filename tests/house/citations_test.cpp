// Every case and erratum that core/ and tests/ cite exists in our rulebook and our errata.
#include "core/evidence/citations.h"

#include "core/evidence/case_report.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <set>

namespace tests::house {
namespace {

using core::data::CaseText;
using core::evidence::Citation;
using core::evidence::cited_cases;
using core::evidence::cited_errata;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::SizeIs;

std::vector<SourceFile> cpp_of_core_and_tests() {
  auto files = files_under("core", {".h", ".cpp", ".inc"});
  for (SourceFile& file : files_under("tests", {".h", ".cpp"})) {
    if (!file.path.starts_with("tests/house/")) {  // its examples of citations are made up
      files.push_back(std::move(file));
    }
  }
  return files;
}

/// The ids of errata/items.csv.
std::set<std::string> ids_of_errata() {
  std::set<std::string> ids;
  for (const std::string& row : lines_of(file_at("errata/items.csv").text)) {
    ids.insert(row.substr(0, row.find(',')));
  }
  return ids;
}

/// The numbers of the cases that the rulebook prints.
std::set<std::string> cases_of_rulebook() {
  std::set<std::string> numbers;
  for (const CaseText& each : rulebook_cases()) {
    numbers.insert(each.number);
  }
  return numbers;
}

TEST(Citations, every_form_of_citation_is_found) {
  const auto number = [](const std::string& text) { return Field(&Citation::number, text); };

  EXPECT_THAT(cited_cases("// [6.33] + [6.34]\n\"8.1\"_case \"9\"_case\n"
                          "TEST(A, Case_6_35_b) Table_12_12_c values[1]\n"),
              ElementsAre(number("6.33"), number("6.34"), number("8.1"), number("9.0"),
                          number("6.35"), number("12.12")));
  EXPECT_THAT(cited_errata("// E034, Erratum_E035_stops\n"),
              ElementsAre(number("E034"), number("E035")));
}

TEST(Citations, what_only_looks_like_a_citation_is_none) {
  EXPECT_THAT(cited_cases("values[1] [1.] [.5] [123.4] [1.234] [6.33 \"8.1\" \"8.\"_case "
                          "\"\"_case \"123\"_case Case_6_ Case_6_355_ TableX_1_2_ [6.3"),
              IsEmpty());
  EXPECT_THAT(cited_errata("XE034 E0345 E03 E034x e034 E"), IsEmpty());
}

TEST(Citations, the_rulebook_holds_its_cases) {
  EXPECT_THAT(cases_of_rulebook(), IsSupersetOf({"3.11", "6.0", "6.13", "6.33", "9.4", "12.12",
                                                 "13.33", "17.1", "26.10", "27.0"}));
}

TEST(Citations, every_case_cited_in_core_and_tests_exists) {
  const auto cases = cases_of_rulebook();

  for (const SourceFile& file : cpp_of_core_and_tests()) {
    for (const Citation& citation : cited_cases(file.text)) {
      EXPECT_TRUE(cases.contains(citation.number))
          << file.path << ':' << citation.line << ": no case " << citation.number;
    }
  }
}

TEST(Citations, every_erratum_cited_in_core_and_tests_exists) {
  const auto ids = ids_of_errata();

  ASSERT_THAT(ids, Contains("E001"));
  for (const SourceFile& file : cpp_of_core_and_tests()) {
    for (const Citation& citation : cited_errata(file.text)) {
      const bool made_up = citation.number.starts_with("E9");  // for tests of what does not exist
      EXPECT_TRUE(ids.contains(citation.number) || (made_up && file.path.starts_with("tests/")))
          << file.path << ':' << citation.line << ": no erratum " << citation.number;
    }
  }
}

}  // namespace
}  // namespace tests::house
