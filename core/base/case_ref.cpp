#include "core/base/case_ref.h"

#include <charconv>

namespace core::base {
namespace {

/// A number of one or two digits.
std::optional<std::uint8_t> short_number(std::string_view text) noexcept {
  std::uint8_t value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.size() > 2 || error != std::errc{} || end != text.data() + text.size()) {
    return std::nullopt;
  }
  return value;
}

}  // namespace

std::string CaseRef::text() const {
  std::string result = std::to_string(major);
  if (digit_count > 0) {
    std::string tail = std::to_string(digits);
    tail.insert(0, digit_count > tail.size() ? digit_count - tail.size() : 0, '0');
    result += "." + tail;
  }
  return result;
}

std::optional<CaseRef> CaseRef::parse(std::string_view text) noexcept {
  const auto point = text.find('.');
  const bool divided = point != std::string_view::npos;
  const auto major = short_number(text.substr(0, point));
  const auto tail = divided ? text.substr(point + 1) : std::string_view{};
  const auto digits = divided ? short_number(tail) : std::optional<std::uint8_t>{std::uint8_t{0}};
  if (!major || !digits) {
    return std::nullopt;
  }
  return CaseRef{*major, *digits, static_cast<std::uint8_t>(tail.size())};
}

}  // namespace core::base
