// `sumter case`: the text of a case of the rulebook, or of a rule of a tactical book.
#include "core/base/letters.h"
#include "core/cli/case_page.h"
#include "core/cli/commands.h"
#include "core/cli/markdown.h"
#include "core/cli/rule_page.h"
#include "core/cli/table.h"
#include "core/cli/words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <sstream>

namespace core::cli {
namespace {

using data::CaseText;

/// "the rulebook has no case 6.18; the nearest are 6.17 and 6.2", or what is spelled like a word
/// that is no number.
std::string no_such_case(const std::string& text, const std::vector<CaseText>& cases) {
  std::vector<std::string> numbers;
  for (const CaseText& each : cases) {
    if (base::is_digit(each.number.front())) {  // not an appendix
      numbers.push_back(each.number);
    }
  }
  std::stable_sort(numbers.begin(), numbers.end(), data::comes_before);
  if (text.empty() || !base::is_digit(text.front())) {
    return unknown("case", text, numbers) +
           " (a case is written 6.13, a chapter 6.0, a rule IC-163)";
  }
  const auto after =
      std::lower_bound(numbers.begin(), numbers.end(), data::case_number(text), data::comes_before);
  std::vector<std::string> near;
  if (after != numbers.begin()) {
    near.push_back(*std::prev(after));
  }
  if (after != numbers.end()) {
    near.push_back(*after);
  }
  return fmt::format("the rulebook has no case {}; the nearest {} {}", text,
                     near.size() == 1 ? "is" : "are", join(near, " and "));
}

const CaseText& find_case(const std::vector<CaseText>& cases, const std::string& text) {
  const auto found = std::find_if(cases.begin(), cases.end(), [&](const CaseText& each) {
    return each.number == data::case_number(text);
  });
  if (found == cases.end()) {
    throw UserError{no_such_case(text, cases)};
  }
  return *found;
}

/// The cases right below a heading.
std::vector<CaseText> cases_under(const std::vector<CaseText>& cases, const CaseText& heading) {
  std::vector<CaseText> under;
  std::copy_if(cases.begin(), cases.end(), std::back_inserter(under),
               [&](const CaseText& each) { return each.section == heading.number; });
  return under;
}

/// The errata that belong to the case.
std::vector<std::string> errata_of(Context& context, const std::string& number) {
  std::vector<std::string> ids;
  for (const data::Erratum& erratum : context.catalogue().errata()) {
    if (data::case_number(erratum.cited) == number) {
      ids.push_back(erratum.id);
    }
  }
  return ids;
}

/// What stands for a title where there is none.
std::string first_sentence(const std::string& text) {
  std::string sentence = plain(text.substr(0, text.find("\n\n")));
  std::replace(sentence.begin(), sentence.end(), '\n', ' ');
  const auto end = sentence.find(". ");
  return end == std::string::npos ? sentence : sentence.substr(0, end + 1);
}

/// "6.0 Ground movement, 6.1 Restrictions": where the case stands.
std::string place_of(const std::vector<CaseText>& cases, const CaseText& found) {
  std::vector<std::string> places;
  for (const std::string& number : {found.chapter, found.section}) {
    if (!number.empty() && number != found.number) {
      const std::string place = number + " " + find_case(cases, number).title;
      if (places.empty() || places.back() != place) {
        places.push_back(place);
      }
    }
  }
  return join(places);
}

std::string page_of(Context& context, const std::vector<CaseText>& cases, const CaseText& found) {
  std::ostringstream out;
  const std::string place = place_of(cases, found);
  const bool heading = found.kind == data::CaseKind::Section;  // other titles begin the text
  out << "[" << found.number << "]" << (heading ? " " + found.title : "")
      << (place.empty() ? "" : "  (" + place + ")") << '\n';
  if (!found.text.empty()) {
    out << '\n' << readable(found.text);
  }
  Table under{{"", ""}};
  for (const CaseText& each : cases_under(cases, found)) {
    under.row({each.number, each.title.empty() ? first_sentence(each.text) : each.title});
  }
  if (!under.empty()) {
    out << '\n' << under.body();
  }
  const auto errata = errata_of(context, found.number);
  if (!errata.empty()) {
    out << "\nerrata: " << join(errata) << '\n';
  }
  return out.str();
}

void show_case(Context& context, const std::string& text) {
  if (const auto id = data::parse_item_id(text)) {
    show_item(context, *id);
    return;
  }
  const auto cases = context.catalogue().cases();
  const CaseText& found = find_case(cases, text);
  if (!context.json) {
    context.out << page_of(context, cases, found);
    return;
  }
  Json under = Json::array();
  for (const CaseText& each : cases_under(cases, found)) {
    under.push_back({{"case", each.number}, {"title", each.title}});
  }
  context.answer("case", {{"case", found.number},
                          {"kind", name(found.kind)},
                          {"chapter", found.chapter},
                          {"section", found.section.empty() ? Json(nullptr) : Json(found.section)},
                          {"title", found.title},
                          {"text", found.text},
                          {"cases", std::move(under)},
                          {"errata", errata_of(context, found.number)}});
}

}  // namespace

std::string case_page(Context& context, const std::string& number) {
  if (const auto id = data::parse_item_id(number)) {
    return item_page(context, *id);
  }
  const auto cases = context.catalogue().cases();
  return page_of(context, cases, find_case(cases, number));
}

void add_case(CLI::App& app, Context& context) {
  CLI::App* const command = app.add_subcommand("case", "The text of a case or rule");
  command->fallthrough();
  const auto number = std::make_shared<std::string>();
  command
      ->add_option("NUMBER", *number,
                   "The case, for example 6.13; 6.2 or 6.0 for a heading; a rule, table or "
                   "example of a tactical book: IC-163, IC-T10, IC-E05")
      ->required();
  command->callback([&context, number] { show_case(context, *number); });
}

}  // namespace core::cli
