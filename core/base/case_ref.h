// A numbered case of the rulebook, its form checked while compiling.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::base {

/// The number of a case as printed: major, and the digits after the point (0 when there are none).
///
/// `"6.13"_case` is case 6.13, `"9.4"_case` the whole of 9.4. A literal of another form does not
/// compile.
struct CaseRef {
  std::uint8_t major{};
  std::uint8_t digits{};       ///< the digits after the point read as one number
  std::uint8_t digit_count{};  ///< how many digits were written after the point (0 to 2)

  friend constexpr auto operator<=>(CaseRef, CaseRef) noexcept = default;

  /// The case as printed, for example "6.13".
  [[nodiscard]] std::string text() const;

  /// Reads "6.13"; nothing for a text of another form.
  [[nodiscard]] static std::optional<CaseRef> parse(std::string_view text) noexcept;
};

inline namespace literals {
consteval CaseRef operator""_case(const char* text, std::size_t length) {
  CaseRef result{};
  std::size_t at = 0;
  while (at < length && text[at] >= '0' && text[at] <= '9') {
    result.major = static_cast<std::uint8_t>(result.major * 10 + (text[at] - '0'));
    ++at;
  }
  if (at == 0 || at > 2) {
    throw "a case starts with a number of one or two digits";
  }
  if (at == length) {
    return result;
  }
  if (text[at] != '.') {
    throw "a case is written major.minor";
  }
  ++at;
  const std::size_t first = at;
  while (at < length && text[at] >= '0' && text[at] <= '9') {
    result.digits = static_cast<std::uint8_t>(result.digits * 10 + (text[at] - '0'));
    ++at;
  }
  result.digit_count = static_cast<std::uint8_t>(at - first);
  if (at != length || result.digit_count == 0 || result.digit_count > 2) {
    throw "a case has one or two digits after the point";
  }
  return result;
}
}  // namespace literals

}  // namespace core::base
