// [27.0] [28.0] The registers of rolls and decisions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace core::rulebook {

/// [27.0] Every random draw in the game; the log writes it with its id [0.4].
enum class RollId : std::uint8_t {
  Chit,
  InitM,  ///< initiative in the Initiative Segment
  InitC,  ///< initiative in the Combat Initiative Segment
  InitX,  ///< initiative for an Attack from March or an Amphibious Assault
  FMarch,
  Battle,
  Leader,
  Out,  ///< cycles that a wounded or captured leader is out
  Capture,
  Naval,
  Transit,
  Bombard,
  Siege,
  Consume,
  Attrit,
  Blockade,
  Ironclad,
  Hq,
  Pick,
  Demob,
  Kentucky,
  Politics,
  Partisans
};

inline constexpr std::size_t kRollIdCount = 23;

/// "CHIT", "INIT-M", ... as the register prints it.
[[nodiscard]] std::string_view name(RollId roll) noexcept;

/// [28.0] Every decision of a player, D01 to D31; docs/rules/strategic.md says what each is about.
enum class DecisionId : std::uint8_t {
  D01,
  D02,
  D03,
  D04,
  D05,
  D06,
  D07,
  D08,
  D09,
  D10,
  D11,
  D12,
  D13,
  D14,
  D15,
  D16,
  D17,
  D18,
  D19,
  D20,
  D21,
  D22,
  D23,
  D24,
  D25,
  D26,
  D27,
  D28,
  D29,
  D30,
  D31
};

inline constexpr std::size_t kDecisionIdCount = 31;

/// "D01" to "D31".
[[nodiscard]] std::string_view name(DecisionId decision) noexcept;

}  // namespace core::rulebook
