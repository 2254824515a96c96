// `sumter cases`: how far the cases of the rulebook are built.
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

struct CasesOptions {
  std::string chapter;
  std::string state;
};

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
  std::vector<CaseStatus> cases = context.catalogue().case_report();
  if (!options.chapter.empty()) {
    const auto chapters = chapters_of(cases);
    const std::string wanted = data::case_number(options.chapter);
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
      throw UserError{unknown("state of a case", options.state, names) + " (" + join(names) + ")"};
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

void write_chapters(Context& context, const std::vector<CaseStatus>& cases) {
  Table table{{"chapter", ">tested", ">implemented only", ">open", ">excluded", ""}};
  for (const std::string& chapter : chapters_of(cases)) {
    std::vector<CaseStatus> own;
    std::copy_if(cases.begin(), cases.end(), std::back_inserter(own),
                 [&](const CaseStatus& each) { return each.chapter == chapter; });
    std::vector<std::string> cells{chapter};
    for (const int number : count(own)) {
      cells.push_back(std::to_string(number));
    }
    const auto text = context.catalogue().case_text(chapter);
    cells.push_back(text ? text->title : "");
    table.row(std::move(cells));
  }
  context.out << table.text();
}

void write_cases(Context& context, const std::vector<CaseStatus>& cases) {
  Table table{{"case", "state", "title, and why it is excluded"}};
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
    context.answer(
        "cases",
        {{"count", cases.size()}, {"totals", totals_json(totals)}, {"cases", std::move(rows)}});
    return;
  }
  if (options.chapter.empty() && options.state.empty()) {
    write_chapters(context, cases);
  } else if (!cases.empty()) {
    write_cases(context, cases);
  }
  context.out << fmt::format(
      "{}: {} implemented and tested, {} implemented only, {} open, {} excluded\n",
      counted(cases.size(), "case"), totals[0], totals[1], totals[2], totals[3]);
}

}  // namespace

void add_cases(CLI::App& app, Context& context) {
  CLI::App* const command =
      app.add_subcommand("cases", "How far the cases of chapters 3 to 26 are built");
  command->fallthrough();
  const auto options = std::make_shared<CasesOptions>();
  command->add_option("--chapter", options->chapter, "The cases of one chapter, one line each")
      ->option_text("NUMBER");
  command
      ->add_option("--state", options->state,
                   "Only this state: tested, implemented (only), open or excluded")
      ->option_text("STATE");
  command->footer(
      "tested: code and tests cite it. implemented: only code does. open, excluded: rows of\n"
      "docs/rules/cases.csv.");
  command->callback([&context, options] { report(context, *options); });
}

}  // namespace core::cli
