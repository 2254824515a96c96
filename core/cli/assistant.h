// What the two rule sets do each in its own way for people who play with models. Private to this
// room.
#pragma once

#include "core/game/battle_match.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core::cli {

/// A set as the assistant speaks it: AssistantOf<Rules>.
template <class Rules>
struct AssistantOf;

template <>
struct AssistantOf<game::IroncladRules> {
  using Match = game::BattleMatch;
  using WriteDice = ironclad::WriteDice;

  /// A step of the turn, by its number.
  [[nodiscard]] static std::string_view step(std::uint8_t number);
  /// What is asked for now, and the words for it.
  [[nodiscard]] static std::string prompt(const Match& match);
  /// Every ship and fort, and what they have left.
  [[nodiscard]] static std::string ships(const Match& match);
  /// The order for a move at so many half knots; people steer for themselves.
  /// @param words that follow in the order
  [[nodiscard]] static std::string move(const Match& match, table::ShipId ship, int half_knots,
                                        const std::string& words);
  /// How a shot is reckoned, step by step.
  [[nodiscard]] static std::string reckoning(const Match& match, const ironclad::Action& action);
};

template <>
struct AssistantOf<game::CoastalRules> {
  using Match = game::CoastalMatch;
  using WriteDice = coastal::WriteDice;

  [[nodiscard]] static std::string_view step(std::uint8_t number);
  [[nodiscard]] static std::string prompt(const Match& match);
  [[nodiscard]] static std::string ships(const Match& match);
  [[nodiscard]] static std::string move(const Match& match, table::ShipId ship, int half_knots,
                                        const std::string& words);
  [[nodiscard]] static std::string reckoning(const Match& match, const coastal::Action& action);
};

}  // namespace core::cli
