// [26.0] Optional rules, [0.5] how much a player sees of the Enemy.
#pragma once

#include <tl/expected.hpp>

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::rulebook {

/// [26.0] The optional rules in the order of the chart.
enum class Option : std::uint8_t {
  SecondWind,               ///< [26.1]
  GrantInTheWest,           ///< [26.2]
  DarkInformation,          ///< [26.3]
  LeeInTheEast,             ///< [26.4]
  ShipsMustAttackForts,     ///< [26.5]
  Emancipation,             ///< [26.6]
  TheDeadStayDead,          ///< [26.7]
  BurnsideSpanOne,          ///< [26.8]
  IroncladInSixthCycle,     ///< [26.9]
  Partisans,                ///< [26.10]
  Desertion,                ///< [26.11]
  DepartmentsReopenAtOnce,  ///< [26.12]
  NavalFightsOnTheTable,    ///< [26.13]
  CoastalSetOnTheTable,     ///< [26.14]
  BattlesOnTheTable,        ///< [26.15]
};

inline constexpr std::size_t kOptionCount = 15;

/// "26.1" to "26.15", as the chart prints it.
[[nodiscard]] std::string_view name(Option option) noexcept;
[[nodiscard]] std::optional<Option> parse_option(std::string_view text) noexcept;

/// Which optional rules are played; to begin with those that are on by the chart, 26.9 and 26.11.
///
/// Written as changes to that: `26.1,26.4,-26.9`, or `default`.
class OptionSelection {
 public:
  /// [26.0] The default column of the chart.
  OptionSelection() noexcept;

  /// Reads a selection as a user writes it; the error is a sentence.
  [[nodiscard]] static tl::expected<OptionSelection, std::string> parse(std::string_view text);

  [[nodiscard]] bool has(Option option) const noexcept {
    return on_[static_cast<std::size_t>(option)];
  }

  void set(Option option, bool on) noexcept { on_[static_cast<std::size_t>(option)] = on; }

  /// The shortest text that parse() reads back to the same selection.
  [[nodiscard]] std::string text() const;

  friend bool operator==(const OptionSelection&, const OptionSelection&) = default;

 private:
  std::bitset<kOptionCount> on_;
};

/// [0.5] What a player sees of the Enemy; the order is from most to least.
enum class Secrecy : std::uint8_t {
  Open,     ///< everything
  Limited,  ///< the top counter of a stack; full strength only in a battle
  Dark      ///< only that a hex is occupied [26.3]
};

/// "open", "limited", "dark".
[[nodiscard]] std::string_view name(Secrecy secrecy) noexcept;
[[nodiscard]] std::optional<Secrecy> parse_secrecy(std::string_view text) noexcept;

}  // namespace core::rulebook
