#include "core/tabletop/table_words.h"

#include "core/rulebook/language.h"
#include "core/words/template_text.h"

#include <array>
#include <cstdlib>

namespace core::tabletop {
namespace {

using table::Inches;

std::string name_of(const std::optional<table::ShipId>& ship, const ShipNames& names) {
  return ship ? names(*ship) : std::string{};
}

std::string number_of(const std::optional<int>& number) {
  return number ? std::to_string(*number) : std::string{};
}

/// 105 tenths as "10.5", 60 as "6".
std::string tenths_text(const rulebook::Rulebook& book, int tenths) {
  constexpr int kTenths = 10;
  const int size = std::abs(tenths);
  std::string text = (tenths < 0 ? "-" : "") + std::to_string(size / kTenths);
  if (size % kTenths != 0) {
    text += rulebook::word(book, ".") + std::to_string(size % kTenths);
  }
  return text;
}

/// The charts of a page.
struct SentenceCharts {
  std::string_view refusals;
  std::string_view events;
};

/// The battle on land has a page of its own, docs/rules/field.md.
SentenceCharts charts_of(base::RuleId rule) noexcept {
  return rule.book == base::Book::FieldBattle ? SentenceCharts{"field_refusals", "field_events"}
                                              : SentenceCharts{"table_refusals", "table_events"};
}

/// The sentence of a chart, or a plain one with the key: wrong keys are found by a test of
/// tests/house/, not by a player.
std::string_view template_of(const rulebook::Rulebook& book, std::string_view chart,
                             std::string_view key) {
  const std::string_view found = words::sentence_under(book, chart, key);
  return found.empty() ? std::string_view{"{key} [{rule}]"} : found;
}

}  // namespace

std::string inches_text(const rulebook::Rulebook& book, Inches length, bool exact) {
  constexpr std::int64_t kHundredth = Inches::kTicks / 100;
  const std::int64_t ticks = std::abs(length.ticks());
  const std::int64_t shown =
      exact ? ticks : (ticks + kHundredth / 2) / kHundredth * kHundredth;  // halves up
  std::string text = std::to_string(shown / Inches::kTicks);
  if (const std::int64_t rest = shown % Inches::kTicks; rest != 0) {
    std::string digits = std::to_string(Inches::kTicks + rest).substr(1);
    digits.erase(digits.find_last_not_of('0') + 1);
    text += rulebook::word(book, ".") + digits;
  }
  return (length.ticks() < 0 && shown != 0 ? "-" : "") + text + "\"";
}

std::string sentence(const rulebook::Rulebook& book, const table::Refusal& refusal,
                     const ShipNames& names) {
  const bool alike =
      inches_text(book, refusal.need_inches) == inches_text(book, refusal.have_inches);
  const bool exact = alike && refusal.need_inches != refusal.have_inches;
  const words::Words words{{"key", std::string{refusal.key}},
                           {"ship", name_of(refusal.ship, names)},
                           {"unit", name_of(refusal.ship, names)},
                           {"other", name_of(refusal.other, names)},
                           {"gun", number_of(refusal.gun)},
                           {"need", std::to_string(refusal.need)},
                           {"have", std::to_string(refusal.have)},
                           {"need_tenths", tenths_text(book, refusal.need)},
                           {"have_tenths", tenths_text(book, refusal.have)},
                           {"need_inches", inches_text(book, refusal.need_inches, exact)},
                           {"have_inches", inches_text(book, refusal.have_inches, exact)},
                           {"rule", refusal.rule.text()}};
  return words::fill(template_of(book, charts_of(refusal.rule).refusals, refusal.key), words, "?");
}

std::string sentence(const rulebook::Rulebook& book, const table::Told& told,
                     const ShipNames& names, const words::Words& more) {
  constexpr std::array<std::string_view, 9> kNumbers{"1", "2", "3", "4", "5", "6", "7", "8", "9"};
  constexpr std::array<std::string_view, 9> kAbove{"+1", "+2", "+3", "+4", "+5",
                                                   "+6", "+7", "+8", "+9"};
  constexpr std::array<std::string_view, 9> kTenths{"tenths1", "tenths2", "tenths3",
                                                    "tenths4", "tenths5", "tenths6",
                                                    "tenths7", "tenths8", "tenths9"};
  words::Words words{{"key", told.key},
                     {"ship", name_of(told.ship, names)},
                     {"unit", name_of(told.ship, names)},
                     {"other", name_of(told.other, names)},
                     {"gun", number_of(told.gun)},
                     {"inches", told.inches ? inches_text(book, *told.inches) : std::string{}},
                     {"rule", told.rule.text()}};
  words.insert(words.end(), more.begin(), more.end());
  for (std::size_t at = 0; at < told.figures.size() && at < kNumbers.size(); ++at) {
    const std::string figure = std::to_string(told.figures[at]);
    words.emplace_back(kNumbers.at(at), figure);
    words.emplace_back(kAbove.at(at), told.figures[at] == 0 ? std::string{} : figure);
    words.emplace_back(kTenths.at(at), tenths_text(book, told.figures[at]));
  }
  return words::fill(template_of(book, charts_of(told.rule).events, told.key), words, "?");
}

}  // namespace core::tabletop
