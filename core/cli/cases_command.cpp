// `sumter cases`: how far the cases of the rulebook, or the rules of a tactical book, are built.
#include "core/cli/commands.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/evidence/case_report.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

namespace core::cli {
namespace {

using evidence::CaseState;
using evidence::CaseStatus;
using evidence::Report;

constexpr std::array kStates{CaseState::Tested, CaseState::Implemented, CaseState::Open,
                             CaseState::Excluded};

constexpr std::string_view kStrategic = "strategic";

struct CasesOptions {
  std::string book{kStrategic};
  std::string chapter;
  std::string state;
  std::string sources;  ///< the folder that is asked; empty: there is none here

  [[nodiscard]] bool is_strategic() const { return book == kStrategic; }
};

/// "case" or "rule".
std::string_view what_of(const CasesOptions& options) {
  return options.is_strategic() ? "case" : "rule";
}

const data::BookFile& book_of(const CasesOptions& options) {
  std::vector<std::string> names{std::string{kStrategic}};
  for (const data::BookFile& each : data::kBookFiles) {
    if (each.name == options.book) {
      return each;
    }
    names.emplace_back(each.name);
  }
  throw UserError{unknown("rulebook", options.book, names) + " (" + join(names) + ")"};
}

Report read_report(const CasesOptions& options) {
  if (options.sources.empty()) {
    throw UserError{
        "the sources say which cases are tested, and there are none beside this program: name the "
        "folder of a checkout, sumter cases --sources FOLDER"};
  }
  if (!evidence::holds_sources(options.sources)) {
    throw UserError{"the folder " + options.sources +
                    " holds no sources of the game: core/, tests/ and " +
                    std::string{evidence::kCaseListFile} + " are not all there"};
  }
  return options.is_strategic() ? evidence::report_of(options.sources)
                                : evidence::report_of(options.sources, book_of(options).book);
}

/// How many cases are in each state, in the order of kStates.
using Totals = std::array<int, kStates.size()>;

Totals count(const std::vector<CaseStatus>& cases) {
  Totals totals{};
  for (const CaseStatus& each : cases) {
    ++totals[static_cast<std::size_t>(each.state)];
  }
  return totals;
}

/// The chapters of the report, in its order.
std::vector<std::string> chapters_of(const std::vector<CaseStatus>& cases) {
  std::vector<std::string> chapters;
  for (const CaseStatus& each : cases) {
    if (chapters.empty() || chapters.back() != each.chapter) {
      chapters.push_back(each.chapter);
    }
  }
  return chapters;
}

/// The cases of a report that the options ask for.
std::vector<CaseStatus> selected(std::vector<CaseStatus> cases, const CasesOptions& options) {
  if (!options.chapter.empty()) {
    const auto chapters = chapters_of(cases);
    const std::string wanted =
        options.is_strategic() ? data::case_number(options.chapter) : options.chapter;
    if (std::find(chapters.begin(), chapters.end(), wanted) == chapters.end()) {
      throw UserError{unknown("chapter of the report", options.chapter, chapters) + " (" +
                      join(chapters) + ")"};
    }
    std::erase_if(cases, [&](const CaseStatus& each) { return each.chapter != wanted; });
  }
  if (!options.state.empty()) {
    const auto wanted = evidence::parse_case_state(options.state);
    if (!wanted) {
      std::vector<std::string> names;
      names.reserve(kStates.size());
      for (const CaseState state : kStates) {
        names.emplace_back(name(state));
      }
      throw UserError{
          unknown(fmt::format("state of a {}", what_of(options)), options.state, names) + " (" +
          join(names) + ")"};
    }
    std::erase_if(cases, [&](const CaseStatus& each) { return each.state != *wanted; });
  }
  return cases;
}

Json status_json(const CaseStatus& status) {
  return {{"case", status.number},        {"chapter", status.chapter},
          {"title", status.title},        {"state", name(status.state)},
          {"reason", status.reason},      {"code", status.sources.code},
          {"tests", status.sources.tests}};
}

Json totals_json(const Totals& totals) {
  Json result = Json::object();
  for (const CaseState state : kStates) {
    result[std::string{name(state)}] = totals[static_cast<std::size_t>(state)];
  }
  return result;
}

void write_chapters(Context& context, const Report& report, const std::vector<CaseStatus>& cases) {
  Table table{{"chapter", ">tested", ">implemented only", ">open", ">excluded", ""}};
  for (const std::string& chapter : chapters_of(cases)) {
    std::vector<CaseStatus> own;
    std::copy_if(cases.begin(), cases.end(), std::back_inserter(own),
                 [&](const CaseStatus& each) { return each.chapter == chapter; });
    std::vector<std::string> cells{chapter};
    for (const int number : count(own)) {
      cells.push_back(std::to_string(number));
    }
    const auto title = report.chapters.find(chapter);
    cells.push_back(title == report.chapters.end() ? "" : title->second);
    table.row(std::move(cells));
  }
  context.out << table.text();
}

void write_cases(Context& context, const CasesOptions& options,
                 const std::vector<CaseStatus>& cases) {
  Table table{{std::string{what_of(options)}, "state", "title, and why it is excluded"}};
  for (const CaseStatus& each : cases) {
    const std::string gap = each.title.empty() || each.reason.empty() ? "" : ": ";
    table.row({each.number, std::string{name(each.state)}, each.title + gap + each.reason});
  }
  context.out << table.text();
}

void answer(Context& context, const CasesOptions& options) {
  const Report report = read_report(options);
  const std::vector<CaseStatus> cases = selected(report.cases, options);
  const Totals totals = count(cases);
  if (context.json) {
    Json rows = Json::array();
    for (const CaseStatus& each : cases) {
      rows.push_back(status_json(each));
    }
    context.answer("cases", {{"book", options.book},
                             {"count", cases.size()},
                             {"totals", totals_json(totals)},
                             {"cases", std::move(rows)}});
    return;
  }
  if (options.chapter.empty() && options.state.empty()) {
    write_chapters(context, report, cases);
  } else if (!cases.empty()) {
    write_cases(context, options, cases);
  }
  context.out << fmt::format(
      "{}: {} implemented and tested, {} implemented only, {} open, {} excluded\n",
      counted(cases.size(), what_of(options)), totals[0], totals[1], totals[2], totals[3]);
}

}  // namespace

void add_cases(CLI::App& app, Context& context) {
  CLI::App* const command =
      app.add_subcommand("cases",
                         "How far the cases of chapters 3 to 26, or the rules of a "
                         "tactical book, are built");
  command->fallthrough();
  const auto options = std::make_shared<CasesOptions>();
  options->sources = context.surroundings().sources.string();
  command
      ->add_option("--book", options->book,
                   "The rulebook: strategic (the default), ironclad, coastal, red-river or "
                   "field-battle")
      ->option_text("NAME");
  command->add_option("--chapter", options->chapter, "The cases of one chapter, one line each")
      ->option_text("NUMBER");
  command
      ->add_option("--state", options->state,
                   "Only this state: tested, implemented (only), open or excluded")
      ->option_text("STATE");
  command
      ->add_option("--sources", options->sources,
                   "The folder of the project's sources that is asked; where it is not named, the "
                   "checkout in which the program was built")
      ->option_text("FOLDER");
  command->footer(
      "tested: code and tests cite it. implemented: only code does. open, excluded: rows of\n"
      "docs/rules/cases.csv, or of rules.csv.");
  command->callback([&context, options] { answer(context, *options); });
}

}  // namespace core::cli
