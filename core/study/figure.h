// A figure that was measured, what is wanted of it, and both in words.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::study {

/// What figures are reckoned in: 1,000 are one per cent, second, game ...
inline constexpr std::int64_t kThousandths = 1000;

/// Between what a figure should lie, in thousandths; nothing of both: no figure is wanted.
struct Wanted {
  std::optional<std::int64_t> least;
  std::optional<std::int64_t> most;
  bool under{};  ///< less than `most`

  friend bool operator==(const Wanted&, const Wanted&) = default;
};

/// "at least 95", "at most 0", "under 2", "35 to 65", or empty
[[nodiscard]] std::string text_of(const Wanted& wanted);
[[nodiscard]] std::optional<Wanted> parse_wanted(std::string_view text);

/// "72.5": as many decimals as are needed, three at most.
[[nodiscard]] std::string decimal_text(std::int64_t thousandths);
[[nodiscard]] std::optional<std::int64_t> parse_decimal(std::string_view text);

/// A figure that was measured.
struct Figure {
  std::string line;                   ///< the measure: "attack"
  std::string of;                     ///< of what: "recruit random west-63 union"
  std::optional<std::int64_t> value;  ///< thousandths; nothing: nothing came of it
  Wanted wanted;
  std::string unit;  ///< "per cent", "games", "ms"
  int games{};       ///< trials that it is made of
  std::string note;

  /// Nothing where none is wanted, or nothing came of it.
  [[nodiscard]] std::optional<bool> reached() const;

  friend bool operator==(const Figure&, const Figure&) = default;
};

}  // namespace core::study
