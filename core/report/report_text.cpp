#include "core/report/report_text.h"

#include "core/rulebook/chart.h"
#include "core/rulebook/language.h"
#include "core/words/place_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace core::report {
namespace {

constexpr std::string_view kChart = "report";

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (const char each : text) {
    switch (each) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      case '\'':
        result += "&#39;";
        break;
      default:
        result += each;
    }
  }
  return result;
}

ReportText::ReportText(rulebook::Setting setting) : setting_{std::move(setting)} {}

std::string ReportText::say(std::string_view key, const words::Words& words) const {
  return escaped(
      words::fill(rulebook::chart_cell(*setting_.rulebook, kChart, key, "sentence"), words));
}

std::string ReportText::word(std::string_view english) const {
  return escaped(rulebook::word(*setting_.rulebook, english));
}

std::string ReportText::side(board::Side side) const {
  return word(side == board::Side::Union ? "Union" : "Confederate");
}

std::string ReportText::day(When when) const {
  const std::chrono::year_month_day day{
      rulebook::first_day(setting_.scenario->first_cycle, when.game_turn)};
  const auto month = static_cast<unsigned>(day.month());
  const std::string name =
      rulebook::chart_cell(*setting_.rulebook, kChart, fmt::format("month-{}", month), "sentence");
  return say("day", {{"1", std::to_string(static_cast<unsigned>(day.day()))},
                     {"month", name},
                     {"2", std::to_string(static_cast<int>(day.year()))}});
}

std::string ReportText::when(When when) const {
  return say("week", {{"1", std::to_string(when.game_turn)}}) + ", " + day(when);
}

std::string ReportText::place(board::HexId hex) const {
  return escaped(words::hex_title(*setting_.map, hex));
}

std::string ReportText::roll(rulebook::RollId id) const {
  return escaped(
      rulebook::chart_cell(*setting_.rulebook, "roll_words", rulebook::name(id), "words"));
}

std::string ReportText::figure(double figure, int digits) const {
  std::string text = fmt::format("{:.{}f}", figure, digits);
  const std::string& point = rulebook::chart_cell(*setting_.rulebook, kChart, "point", "sentence");
  if (const auto at = text.find('.'); at != std::string::npos) {
    text.replace(at, 1, point);
  }
  const bool is_zero = text.find_first_of("123456789") == std::string::npos;
  if (text.starts_with('-')) {
    text.replace(0, 1, is_zero ? "" : "\u2212");
  }
  return text;
}

std::string ReportText::signed_figure(double figure, int digits) const {
  const std::string text = this->figure(figure, digits);
  const bool is_zero = text.find_first_of("123456789") == std::string::npos;
  return figure > 0 && !is_zero ? "+" + text : text;
}

std::string or_dash(std::optional<int> figure) {
  return figure ? std::to_string(*figure) : "\u2013";
}

}  // namespace core::report
