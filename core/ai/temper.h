// Who a computer general is: how far he thinks, and how he weighs risk.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::ai {

/// How far he thinks. No level has other rules, dice or knowledge.
enum class Level : std::uint8_t { Recruit, Regular, Veteran };

inline constexpr std::array<std::string_view, 3> kLevels{"recruit", "regular", "veteran"};

/// How he weighs risk against time; AsInTheWar takes it from the ratings of each army's commander.
enum class Temperament : std::uint8_t { Cautious, Steady, Bold, AsInTheWar };

inline constexpr std::array<std::string_view, 4> kTemperaments{"cautious", "steady", "bold",
                                                               "as-in-the-war"};

/// The word of a general as commands take it: "regular", "veteran:bold".
struct Temper {
  Level level{};
  Temperament temperament{Temperament::Steady};

  friend bool operator==(const Temper&, const Temper&) = default;
};

[[nodiscard]] std::optional<Temper> parse_temper(std::string_view text) noexcept;
[[nodiscard]] std::string text_of(const Temper& temper);

}  // namespace core::ai
