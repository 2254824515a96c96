// How far the cases of chapters 3 to 26 and the rules of the tactical books are built: cited by
// code, proved by tests, or listed in docs/rules/cases.csv or rules.csv with a reason. Asked of a
// folder of sources; no catalogue holds it.
#pragma once

#include "core/data/case_text.h"
#include "core/data/rule_text.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core::evidence {

/// The list of cases that are not implemented and tested, under the top folder of the sources.
inline constexpr std::string_view kCaseListFile = "docs/rules/cases.csv";

/// The same of the rules of all tactical books.
inline constexpr std::string_view kRuleListFile = "docs/rules/rules.csv";

/// What is known of a case; a case that code cites is "implemented", whether or not it is complete.
enum class CaseState : std::uint8_t {
  Tested,       ///< cited in core/ and by a test
  Implemented,  ///< cited in core/, by no test
  Open,         ///< not built yet
  Excluded      ///< nothing to build, for the reason in the list
};

/// The name of a state in answers: "tested", "implemented", "open", "excluded".
[[nodiscard]] std::string_view name(CaseState state) noexcept;
[[nodiscard]] std::optional<CaseState> parse_case_state(std::string_view text) noexcept;

/// The sources that cite a case or a rule, paths from the top folder.
struct CaseSources {
  std::set<std::string> code;   ///< under core/: `[6.33]` or `"6.33"_case`; a rule likewise, but
                                ///< not in core/table/, which serves rules and holds none
  std::set<std::string> tests;  ///< under tests/: `Case_6_33_`, `Table_6_33_` or `[6.33]`; a rule
                                ///< only by the name of a test
};

/// By data::CaseText::number, "6.33", and by the ids of the tactical books, "IC-131".
using CaseEvidence = std::map<std::string, CaseSources, std::less<>>;

/// Reads the C++ sources of core/ and tests/; tests/house/, whose examples are made up, is left
/// out. A folder that is not there gives no evidence.
[[nodiscard]] CaseEvidence gather_evidence(const std::filesystem::path& source);

/// A row of cases.csv or of rules.csv.
struct CaseRow {
  data::Origin origin;
  std::string number;
  CaseState state{};   ///< Open or Excluded
  std::string reason;  ///< of an excluded case: why there is nothing to build
};

/// Reads such a list. @throws base::DataError for a state that is none, a case that stands twice,
/// and an excluded case without a reason.
/// @param head the name of its first column, "case" or "rule".
[[nodiscard]] std::vector<CaseRow> read_case_list(const std::filesystem::path& file,
                                                  const std::string& shown,
                                                  const std::string& head = "case");

/// A case or rule of the report.
struct CaseStatus {
  std::string number;
  std::string chapter;  ///< of a rule the number of its section, "9"
  std::string title;
  CaseState state{};
  std::string reason;  ///< as in the list; may be empty
  CaseSources sources;
};

/// Whether the report holds the case: chapters 3 to 26, and not a heading that only its cases
/// follow.
[[nodiscard]] bool is_reported(const data::CaseText& text);

/// The cases of the report in the order of the book.
[[nodiscard]] std::vector<CaseStatus> report_cases(const std::vector<data::CaseText>& cases,
                                                   const CaseEvidence& evidence,
                                                   const std::vector<CaseRow>& list);

/// The rules of a tactical book in its order; the sources alone say which are done.
[[nodiscard]] std::vector<CaseStatus> report_rules(const data::RuleBook& book,
                                                   const CaseEvidence& evidence,
                                                   const std::vector<CaseRow>& list);

/// The report of a folder of sources.
struct Report {
  std::vector<CaseStatus> cases;
  std::map<std::string, std::string> chapters;  ///< their headings, by CaseStatus::chapter
};

/// Whether the folder holds sources that can be asked: code, tests, and the list of cases.
[[nodiscard]] bool holds_sources(const std::filesystem::path& folder);

/// The nearest folder at or above `start` that holds_sources(); nothing when there is none.
[[nodiscard]] std::optional<std::filesystem::path> find_sources(const std::filesystem::path& start);

/// The cases of the rulebook in these sources. @throws base::DataError for a page or a list that is
/// missing or wrong.
[[nodiscard]] Report report_of(const std::filesystem::path& source);

/// The rules of a tactical book in these sources, likewise; empty for a book that is not there.
[[nodiscard]] Report report_of(const std::filesystem::path& source, base::Book book);

/// What does not fit between the tactical books, sources and list, a sentence each, as
/// case_list_faults() has it.
[[nodiscard]] std::vector<std::string> rule_list_faults(const std::vector<data::RuleBook>& books,
                                                        const CaseEvidence& evidence,
                                                        const std::vector<CaseRow>& list);

/// The rows of the list whose rules are implemented and tested: those to be struck.
[[nodiscard]] std::vector<std::string> rows_to_strike(const CaseEvidence& evidence,
                                                      const std::vector<CaseRow>& list);

/// What does not fit between book, sources and list, a sentence each: a case that is neither
/// implemented and tested nor listed, a row of no case, a row whose case is both.
[[nodiscard]] std::vector<std::string> case_list_faults(const std::vector<data::CaseText>& cases,
                                                        const CaseEvidence& evidence,
                                                        const std::vector<CaseRow>& list);

}  // namespace core::evidence
