// A numbered rule of one of the tactical rulebooks, its form checked while compiling.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::base {

/// The tactical rulebooks, docs/rules/ironclad.md, coastal.md, red-river.md and field-battle.md.
enum class Book : std::uint8_t { Ironclad, Coastal, RedRiver, FieldBattle };

inline constexpr std::array<std::string_view, 4> kBookLetters{"IC", "RC", "RR", "FB"};

/// The id of a rule as the rulebooks print it, IC-131: ids are never reused.
///
/// Written "IC-131" with `_rule` behind it; a literal of another form does not compile.
struct RuleId {
  Book book{};
  std::uint16_t number{};

  friend constexpr auto operator<=>(RuleId, RuleId) noexcept = default;

  /// As printed, "IC-131".
  [[nodiscard]] std::string text() const;

  /// Reads "IC-131"; nothing for a text of another form.
  [[nodiscard]] static constexpr std::optional<RuleId> parse(std::string_view text) noexcept {
    constexpr std::size_t kLength = 6;
    if (text.size() != kLength || text[2] != '-') {
      return std::nullopt;
    }
    for (std::size_t book = 0; book < kBookLetters.size(); ++book) {
      if (text.substr(0, 2) != kBookLetters[book]) {
        continue;
      }
      RuleId id{static_cast<Book>(book), 0};
      for (const char digit : text.substr(3)) {
        if (digit < '0' || digit > '9') {
          return std::nullopt;
        }
        id.number = static_cast<std::uint16_t>(id.number * 10 + (digit - '0'));
      }
      return id;
    }
    return std::nullopt;
  }
};

inline namespace literals {
consteval RuleId operator""_rule(const char* text, std::size_t length) {
  const auto id = RuleId::parse({text, length});
  if (!id) {
    throw "a rule is written IC-131, RC-131, RR-131 or FB-131";
  }
  return *id;
}
}  // namespace literals

}  // namespace core::base
