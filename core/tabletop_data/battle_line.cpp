#include "core/tabletop_data/battle_line.h"

namespace core::tabletop_data {

using data::fail;
using data::Origin;
using data::require_decimal;
using data::require_int_within;
using data::trim;

namespace {

bool stands_alone(char c) noexcept { return c == '(' || c == ')' || c == ','; }

bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\r'; }

}  // namespace

BattleLine::BattleLine(Origin origin, std::string_view text) : origin_{std::move(origin)} {
  text = trim(text);
  const auto blank = std::min(text.find_first_of(" \t"), text.size());
  keyword_ = text.substr(0, blank);
  rest_ = trim(text.substr(blank));
  for (std::size_t at = 0; at < rest_.size();) {
    if (is_blank(rest_[at])) {
      ++at;
    } else if (rest_[at] == '"') {
      const auto end = rest_.find('"', at + 1);
      if (end == std::string::npos) {
        fault("a quote is not closed");
      }
      words_.push_back({rest_.substr(at + 1, end - at - 1), true});
      at = end + 1;
    } else if (stands_alone(rest_[at])) {
      words_.push_back({rest_.substr(at++, 1), false});
    } else {
      const auto begin = at;
      while (at < rest_.size() && !is_blank(rest_[at]) && !stands_alone(rest_[at]) &&
             rest_[at] != '"') {
        ++at;
      }
      words_.push_back({rest_.substr(begin, at - begin), false});
    }
  }
}

void BattleLine::fault(std::string reason) const { fail(origin_, keyword_, std::move(reason)); }

bool BattleLine::take(std::string_view word) {
  if (at_end() || words_[at_].quoted || words_[at_].text != word) {
    return false;
  }
  ++at_;
  return true;
}

void BattleLine::require(std::string_view word) {
  if (!take(word)) {
    fault("'" + std::string{word} + "' should stand " +
          (at_end() ? "at the end" : "before '" + words_[at_].text + "'"));
  }
}

void BattleLine::require_end() const {
  if (!at_end()) {
    fault("'" + words_[at_].text + "' is not expected here");
  }
}

const BattleLine::Token& BattleLine::next(std::string_view what) {
  if (at_end()) {
    fault("the line ends before " + std::string{what});
  }
  return words_[at_++];
}

std::string BattleLine::word(std::string_view what) {
  const Token& token = next(what);
  if (token.quoted) {
    fault("\"" + token.text + "\" stands where " + std::string{what} + " should");
  }
  return token.text;
}

std::string BattleLine::name(std::string_view what) {
  const Token& token = next(what);
  if (!token.quoted || token.text.empty()) {
    fault("'" + token.text + "' stands where " + std::string{what} + " in quotes should");
  }
  return token.text;
}

int BattleLine::number(std::string_view what, int least, int most) {
  return require_int_within(origin_, keyword_, word(what), least, most);
}

table::Inches BattleLine::inches(std::string_view what) {
  return table::Inches::of_ticks(require_decimal(origin_, keyword_, word(what), kInchPlaces));
}

table::Feet BattleLine::feet(std::string_view what) {
  constexpr int kMost = 9'990;  // tenths
  const int tenths = require_decimal(origin_, keyword_, word(what), 1);
  if (tenths < 0 || tenths > kMost) {
    fault("a depth is between 0 and 999 feet");
  }
  return table::Feet::of_tenths(tenths);
}

table::Heading BattleLine::heading() {
  constexpr int kMost = 359;
  return table::Heading::degrees(number("a heading in degrees", 0, kMost));
}

table::Point BattleLine::point() {
  require("(");
  table::Point point;
  point.x = inches("x");
  require(",");
  point.y = inches("y");
  require(")");
  return point;
}

board::Side BattleLine::side() {
  const std::string text = word("a side");
  const auto side = board::parse_side(text);
  if (!side) {
    fault("'" + text + "' is not 'union' or 'confederate'");
  }
  return *side;
}

}  // namespace core::tabletop_data
