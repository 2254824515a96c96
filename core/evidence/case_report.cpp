#include "core/evidence/case_report.h"

#include "core/data/csv.h"
#include "core/evidence/citations.h"

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

namespace core::evidence {

using data::CaseText;
using data::CsvRow;
using data::CsvTable;
using data::fail;
using data::one_of;
using data::parse_int;
using data::read_csv;
using data::read_text;
using data::RuleBook;
using data::RuleText;

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> kStates{"tested", "implemented", "open", "excluded"};
constexpr int kFirstChapter = 3;
constexpr int kLastChapter = 26;

/// The room of the table says which rules ask for its geometry, and holds none of them itself.
constexpr std::string_view kNoRulesIn = "core/table/";

/// Calls `each(path from the top folder, text)` for every C++ file of a folder.
template <class Each>
void for_each_source(const fs::path& source, const char* folder, const Each& each) {
  if (!fs::is_directory(source / folder)) {
    return;
  }
  for (const auto& entry : fs::recursive_directory_iterator{source / folder}) {
    const auto ending = entry.path().extension();
    if (entry.is_regular_file() && (ending == ".h" || ending == ".cpp" || ending == ".inc")) {
      const std::string shown = entry.path().lexically_relative(source).generic_string();
      each(shown, read_text(entry.path(), shown));
    }
  }
}

bool is_proved(const CaseEvidence& evidence, const std::string& number) {
  const auto found = evidence.find(number);
  return found != evidence.end() && !found->second.code.empty() && !found->second.tests.empty();
}

const CaseRow* find_row(const std::vector<CaseRow>& list, const std::string& number) {
  const auto found = std::find_if(list.begin(), list.end(),
                                  [&](const CaseRow& row) { return row.number == number; });
  return found == list.end() ? nullptr : &*found;
}

std::vector<CaseRow> listed(const fs::path& source, std::string_view list, const char* head) {
  return read_case_list(source / list, std::string{list}, head);
}

CaseState state_of(const CaseSources& sources, const CaseRow* row) {
  if (row != nullptr && row->state == CaseState::Excluded) {
    return CaseState::Excluded;
  }
  if (sources.code.empty()) {
    return CaseState::Open;
  }
  return sources.tests.empty() ? CaseState::Implemented : CaseState::Tested;
}

}  // namespace

std::string_view name(CaseState state) noexcept { return kStates[static_cast<std::size_t>(state)]; }

std::optional<CaseState> parse_case_state(std::string_view text) noexcept {
  const auto* const found = std::find(kStates.begin(), kStates.end(), text);
  return found == kStates.end() ? std::nullopt
                                : std::optional{static_cast<CaseState>(found - kStates.begin())};
}

CaseEvidence gather_evidence(const fs::path& source) {
  CaseEvidence evidence;
  for_each_source(source, "core", [&](const std::string& file, const std::string& text) {
    const auto count = [&](const std::vector<Citation>& cited) {
      for (const Citation& citation : cited) {
        if (citation.form != CitationForm::Test) {
          evidence[citation.number].code.insert(file);
        }
      }
    };
    count(cited_cases(text));
    if (!file.starts_with(kNoRulesIn)) {
      count(cited_rules(text));
    }
  });
  for_each_source(source, "tests", [&](const std::string& file, const std::string& text) {
    if (file.starts_with("tests/house/")) {
      return;
    }
    for (const Citation& citation : cited_cases(text)) {
      if (citation.form != CitationForm::Literal) {
        evidence[citation.number].tests.insert(file);
      }
    }
    for (const Citation& citation : cited_rules(text)) {
      if (citation.form == CitationForm::Test) {  // in sentences that tests expect, rules abound
        evidence[citation.number].tests.insert(file);
      }
    }
  });
  return evidence;
}

std::vector<CaseRow> read_case_list(const fs::path& file, const std::string& shown,
                                    const std::string& head) {
  const CsvTable table = read_csv(file, shown, {head, "state", "reason"});
  std::vector<CaseRow> list;
  for (const CsvRow& row : table.rows) {
    const auto state = parse_case_state(row.cells[1]);
    if (state != CaseState::Open && state != CaseState::Excluded) {
      fail(row.origin, "state", "'" + row.cells[1] + "' is not " + one_of({"open", "excluded"}));
    }
    if (state == CaseState::Excluded && row.cells[2].empty()) {
      fail(row.origin, "reason", "an excluded " + head + " says why there is nothing to build");
    }
    if (const CaseRow* const before = find_row(list, row.cells[0])) {
      fail(row.origin, head,
           "the " + head + " " + row.cells[0] + " has a row already (line " +
               std::to_string(before->origin.line) + ")");
    }
    list.push_back({row.origin, row.cells[0], *state, row.cells[2]});
  }
  return list;
}

bool is_reported(const CaseText& text) {
  const auto chapter = parse_int(std::string_view{text.chapter}.substr(0, text.chapter.find('.')));
  return chapter && *chapter >= kFirstChapter && *chapter <= kLastChapter && !text.text.empty();
}

std::vector<CaseStatus> report_cases(const std::vector<CaseText>& cases,
                                     const CaseEvidence& evidence,
                                     const std::vector<CaseRow>& list) {
  std::vector<CaseStatus> report;
  for (const CaseText& each : cases) {
    if (!is_reported(each)) {
      continue;
    }
    const auto found = evidence.find(each.number);
    CaseSources sources = found == evidence.end() ? CaseSources{} : found->second;
    const CaseRow* const row = find_row(list, each.number);
    const CaseState state = state_of(sources, row);
    report.push_back({each.number, each.chapter, each.title, state,
                      row == nullptr ? "" : row->reason, std::move(sources)});
  }
  return report;
}

std::vector<CaseStatus> report_rules(const RuleBook& book, const CaseEvidence& evidence,
                                     const std::vector<CaseRow>& list) {
  std::vector<CaseStatus> report;
  for (const RuleText& each : book.rules) {
    const std::string id = each.id.text();
    const auto found = evidence.find(id);
    CaseSources sources = found == evidence.end() ? CaseSources{} : found->second;
    const CaseRow* const row = find_row(list, id);
    const CaseState state = state_of(sources, row);
    report.push_back({id, each.section.substr(0, each.section.find('.')), each.title, state,
                      row == nullptr ? "" : row->reason, std::move(sources)});
  }
  return report;
}

bool holds_sources(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_regular_file(folder / kCaseListFile, ignored) &&
         fs::is_directory(folder / "core", ignored) && fs::is_directory(folder / "tests", ignored);
}

std::optional<fs::path> find_sources(const fs::path& start) {
  for (fs::path folder = start; !folder.empty(); folder = folder.parent_path()) {
    if (holds_sources(folder)) {
      return folder;
    }
    if (folder == folder.root_path()) {
      break;
    }
  }
  return std::nullopt;
}

Report report_of(const fs::path& source) {
  const std::string shown{data::kRulebookFile};
  const auto cases = data::parse_cases(data::read_lines(source / shown, shown), shown);
  Report report{report_cases(cases, gather_evidence(source), listed(source, kCaseListFile, "case")),
                {}};
  for (const CaseText& each : cases) {
    if (each.number == each.chapter) {
      report.chapters.emplace(each.chapter, each.title);
    }
  }
  return report;
}

Report report_of(const fs::path& source, base::Book book) {
  for (const RuleBook& each : data::read_rule_books(source)) {
    if (each.book != book) {
      continue;
    }
    Report report{
        report_rules(each, gather_evidence(source), listed(source, kRuleListFile, "rule")), {}};
    for (const RuleText& rule : each.rules) {
      const auto dot = rule.section.find(". ");
      if (dot != std::string::npos) {
        report.chapters.emplace(rule.section.substr(0, dot), rule.section.substr(dot + 2));
      }
    }
    return report;
  }
  return {};
}

std::vector<std::string> rule_list_faults(const std::vector<RuleBook>& books,
                                          const CaseEvidence& evidence,
                                          const std::vector<CaseRow>& list) {
  std::vector<std::string> faults;
  std::set<std::string> printed;
  for (const RuleBook& book : books) {
    for (const RuleText& each : book.rules) {
      const std::string id = each.id.text();
      printed.insert(id);
      if (find_row(list, id) == nullptr && !is_proved(evidence, id)) {
        faults.push_back("the rule " + id + " is neither implemented and tested nor a row of " +
                         std::string{kRuleListFile});
      }
    }
  }
  for (const CaseRow& row : list) {
    if (!printed.contains(row.number)) {
      faults.push_back(row.origin.file + ":" + std::to_string(row.origin.line) + ": " + row.number +
                       " is no rule of a tactical book");
    }
  }
  return faults;
}

std::vector<std::string> rows_to_strike(const CaseEvidence& evidence,
                                        const std::vector<CaseRow>& list) {
  std::vector<std::string> rows;
  for (const CaseRow& row : list) {
    if (is_proved(evidence, row.number)) {
      rows.push_back(row.number);
    }
  }
  return rows;
}

std::vector<std::string> case_list_faults(const std::vector<CaseText>& cases,
                                          const CaseEvidence& evidence,
                                          const std::vector<CaseRow>& list) {
  std::vector<std::string> faults;
  std::set<std::string> reported;
  for (const CaseText& each : cases) {
    if (!is_reported(each)) {
      continue;
    }
    reported.insert(each.number);
    if (find_row(list, each.number) == nullptr && !is_proved(evidence, each.number)) {
      faults.push_back("the case " + each.number +
                       " is neither implemented and tested nor a row of " +
                       std::string{kCaseListFile});
    }
  }
  for (const CaseRow& row : list) {
    const std::string at = row.origin.file + ":" + std::to_string(row.origin.line) + ": ";
    if (!reported.contains(row.number)) {
      faults.push_back(at + row.number + " is no case of chapters 3 to 26 with a text");
    } else if (is_proved(evidence, row.number)) {
      faults.push_back(at + row.number + " is implemented and tested: strike the row");
    }
  }
  return faults;
}

}  // namespace core::evidence
