// [RR-440] to [RR-445] The automatic commodore: policies that play by legal orders only.
#pragma once

#include "core/river/game.h"

#include <array>
#include <optional>
#include <string_view>

namespace core::river {

enum class Policy : std::uint8_t {
  Reference,  ///< [RR-440] that of the printed statistics
  Cautious,
  Steady,
  Bold
};

inline constexpr std::array kPolicies{Policy::Reference, Policy::Cautious, Policy::Steady,
                                      Policy::Bold};

/// "steady", as commands and studies write it.
[[nodiscard]] std::string_view word_of(Policy policy) noexcept;
[[nodiscard]] std::optional<Policy> policy_of(std::string_view word) noexcept;

/// The next choice of a policy. It looks at what the commodore can know, and at no die.
/// @pre the campaign is not over
[[nodiscard]] Action choice_of(const Game& game, Policy policy);

}  // namespace core::river
