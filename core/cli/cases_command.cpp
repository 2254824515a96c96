// `sumter cases`: how far the cases of the rulebook, or the rules of a tactical book, are built.
#include "core/cli/commands.h"
#include "core/cli/table.h"
#include "core/cli/words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

namespace core::cli {
namespace {

using data::CaseState;
using data::CaseStatus;

constexpr std::array kStates{CaseState::Tested, CaseState::Implemented, CaseState::Open,
                             CaseState::Excluded};

constexpr std::string_view kStrategic = "strategic";

struct CasesOptions {
  std::string book{kStrategic};
  std::string chapter;
  std::string state;

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

std::vector<CaseStatus> report_of(Context& context, const CasesOptions& options) {
  return options.is_strategic() ? context.catalogue().case_report()
                                : context.catalogue().rule_report(book_of(options).book);
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

std::vector<CaseStatus> selected(Context& context, const CasesOptions& options) {
  std::vector<CaseStatus> cases = report_of(context, options);
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
    const auto wanted = data::parse_case_state(options.state);
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

/// The heading of a chapter without its number; empty when there is none.
std::string title_of(Context& context, const CasesOptions& options, const std::string& chapter) {
  if (options.is_strategic()) {
    const auto text = context.catalogue().case_text(chapter);
    return text ? text->title : "";
  }
  for (const data::RuleBook& book : context.catalogue().rule_books()) {
    for (const data::RuleText& rule : book.rules) {
      if (book.book == book_of(options).book && rule.section.starts_with(chapter + ". ")) {
        return rule.section.substr(chapter.size() + 2);
      }
    }
  }
  return "";
}

void write_chapters(Context& context, const CasesOptions& options,
                    const std::vector<CaseStatus>& cases) {
  Table table{{"chapter", ">tested", ">implemented only", ">open", ">excluded", ""}};
  for (const std::string& chapter : chapters_of(cases)) {
    std::vector<CaseStatus> own;
    std::copy_if(cases.begin(), cases.end(), std::back_inserter(own),
                 [&](const CaseStatus& each) { return each.chapter == chapter; });
    std::vector<std::string> cells{chapter};
    for (const int number : count(own)) {
      cells.push_back(std::to_string(number));
    }
    cells.push_back(title_of(context, options, chapter));
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

void report(Context& context, const CasesOptions& options) {
  const std::vector<CaseStatus> cases = selected(context, options);
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
    write_chapters(context, options, cases);
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
  command->footer(
      "tested: code and tests cite it. implemented: only code does. open, excluded: rows of\n"
      "docs/rules/cases.csv, or of rules.csv.");
  command->callback([&context, options] { report(context, *options); });
}

}  // namespace core::cli
