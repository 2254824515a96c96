// [errata/items.csv] The published corrections by their ids, checked while compiling.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::rulebook {

/// A correction: `"E034"_erratum` in a rule, whose id must be a row of errata/items.csv; else it
/// does not compile.
struct Erratum {
  std::uint16_t number{};  ///< 34 of E034

  friend constexpr auto operator<=>(Erratum, Erratum) noexcept = default;

  /// "E034".
  [[nodiscard]] std::string text() const;

  /// Reads "E034", published or not; nothing for a text of another form.
  [[nodiscard]] static constexpr std::optional<Erratum> parse(std::string_view text) noexcept {
    Erratum result;
    if (text.size() != 4 || text.front() != 'E') {
      return std::nullopt;
    }
    for (const char digit : text.substr(1)) {
      if (digit < '0' || digit > '9') {
        return std::nullopt;
      }
      result.number = static_cast<std::uint16_t>(result.number * 10 + (digit - '0'));
    }
    return result;
  }
};

/// Who applies a correction: the rule that asks for it, the rows of errata/patches.csv, or no one
/// because it only explains.
enum class AppliedBy : std::uint8_t { Rule, Data, Reader };

struct Publication {
  std::string_view id;
  AppliedBy by{};
};

/// The rows of errata/items.csv, in its order; written when the build is configured.
inline constexpr auto kPublished = std::to_array<Publication>({
#include "errata_published.inc"
});

/// Whether errata/items.csv has a row of this id. The answer is no address: under the sanitizers
/// GCC does not take the comparison of one with null for a constant.
[[nodiscard]] constexpr bool is_published(std::string_view id) noexcept {
  return std::ranges::any_of(kPublished, [&](const Publication& each) { return each.id == id; });
}

inline namespace literals {
consteval Erratum operator""_erratum(const char* text, std::size_t length) {
  const std::string_view id{text, length};
  if (!is_published(id)) {
    throw "no row of errata/items.csv has this id";
  }
  return *Erratum::parse(id);
}
}  // namespace literals

}  // namespace core::rulebook

namespace core {
using rulebook::operator""_erratum;  // in every room
}  // namespace core
