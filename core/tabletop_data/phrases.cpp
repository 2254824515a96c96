#include "core/tabletop_data/phrases.h"

#include "core/table/units.h"
#include "core/tabletop_data/naval_facts.h"

namespace core::tabletop_data {

using data::fail;
using data::Origin;
using data::parse_int;
using data::require_decimal;
using data::split;
using data::trim;

namespace {

constexpr std::string_view kDash = "–";
constexpr std::string_view kMinus = "−";

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

/// Takes the digits at the front of a text away.
std::optional<int> take_number(std::string_view& text) {
  std::size_t length = 0;
  while (length < text.size() && is_digit(text[length])) {
    ++length;
  }
  const auto number = parse_int(text.substr(0, length));
  text.remove_prefix(length);
  return number;
}

}  // namespace

std::optional<std::array<int, 3>> match_phrase(std::string_view pattern, std::string_view text) {
  std::array<std::optional<int>, 3> found;
  while (!pattern.empty()) {
    const bool hole = pattern.size() >= 3 && pattern[0] == '{' && pattern[2] == '}';
    if (!hole) {
      if (text.empty() || text.front() != pattern.front()) {
        return std::nullopt;
      }
      pattern.remove_prefix(1);
      text.remove_prefix(1);
      continue;
    }
    auto& kept = found.at(static_cast<std::size_t>(pattern[1] - 'a'));
    const auto number = take_number(text);
    if (!number || (kept && *kept != *number)) {
      return std::nullopt;
    }
    kept = number;
    pattern.remove_prefix(3);
  }
  if (!text.empty()) {
    return std::nullopt;
  }
  return std::array<int, 3>{found[0].value_or(0), found[1].value_or(0), found[2].value_or(0)};
}

FaceRange read_faces(const Origin& origin, const std::string& column, std::string_view text) {
  std::string_view rest = trim(text);
  const auto lowest = take_number(rest);
  if (lowest && rest.empty()) {
    return {*lowest, *lowest};
  }
  if (lowest && rest == "+") {
    return {*lowest, std::nullopt};
  }
  if (lowest && rest.substr(0, kDash.size()) == kDash) {
    rest.remove_prefix(kDash.size());
    const auto highest = take_number(rest);
    if (highest && rest.empty() && *highest > *lowest) {
      return {*lowest, highest};
    }
  }
  fail(origin, column, "'" + std::string{text} + "' is not written 3, 1–2 or 7+");
}

std::int64_t read_inches(const Origin& origin, const std::string& column, std::string_view text) {
  if (text.empty() || text.back() != '"') {
    fail(origin, column, "'" + std::string{text} + "' is no distance in inches");
  }
  text.remove_suffix(1);
  if (text.find('/') != std::string_view::npos) {
    const auto parts = split(text, '/');
    const auto part = parse_int(parts.front());
    const auto whole = parts.size() == 2 ? parse_int(parts.back()) : std::nullopt;
    if (!part || !whole || *part < 1 || *whole < 1) {
      fail(origin, column, "'" + std::string{text} + "' is no fraction of an inch");
    }
    return table::Inches::ratio(*part, *whole).ticks();
  }
  constexpr int kPlaces = 4;
  return require_decimal(origin, column, text, kPlaces);
}

int read_signed(const Origin& origin, const std::string& column, std::string_view text) {
  int sign = 1;
  if (text.starts_with('+')) {
    text.remove_prefix(1);
  } else if (text.starts_with(kMinus)) {
    text.remove_prefix(kMinus.size());
    sign = -1;
  }
  const auto number = parse_int(text);
  if (!number) {
    fail(origin, column, "'" + std::string{text} + "' is no number with its sign");
  }
  return sign * *number;
}

}  // namespace core::tabletop_data
