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
  using UnlayGun = ironclad::UnlayGun;

  /// The order that 'speed' writes, and what may be said with it.
  static constexpr std::string_view kMove{"move"};
  static constexpr std::string_view kSpeed{
      "speed SHIP KNOTS [coast] [ashore] [tug SHIP] [meets SHIP angle DEGREES]"};
  static constexpr std::string_view kSpeedDoes{
      "a ship's move; the model you steer yourself, and 'meets' tells the contact that ends it"};

  /// A step of the turn, by its number.
  [[nodiscard]] static std::string_view step(std::uint8_t number);
  /// What is asked for now, and the words for it.
  [[nodiscard]] static std::string prompt(const Match& match);
  /// Every ship and fort, and what they have left.
  [[nodiscard]] static std::string ships(const Match& match);
  /// The guns of a ship or fort by their numbers, and which are lost.
  [[nodiscard]] static std::string guns(const Match& match, table::ShipId ship);
  [[nodiscard]] static std::string guns(const Match& match, table::FortId fort);
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
  using UnlayGun = coastal::UnlayGun;

  static constexpr std::string_view kMove{"plot"};
  static constexpr std::string_view kSpeed{
      "speed SHIP KNOTS [ram SHIP] [spar] [turret N QUARTER ...] ..."};
  static constexpr std::string_view kSpeedDoes{
      "a ship's plot; the model you steer yourself; behind it all that 'plot' has before its legs"};

  [[nodiscard]] static std::string_view step(std::uint8_t number);
  [[nodiscard]] static std::string prompt(const Match& match);
  [[nodiscard]] static std::string ships(const Match& match);
  [[nodiscard]] static std::string guns(const Match& match, table::ShipId ship);
  [[nodiscard]] static std::string guns(const Match& match, table::FortId fort);
  [[nodiscard]] static std::string move(const Match& match, table::ShipId ship, int half_knots,
                                        const std::string& words);
  [[nodiscard]] static std::string reckoning(const Match& match, const coastal::Action& action);
};

}  // namespace core::cli
