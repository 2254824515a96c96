// What the rule sets do each in its own way for people who play with models. Private to this room.
#pragma once

#include "core/cli/battle_help.h"
#include "core/cli/battle_words.h"
#include "core/tabletop/battle_match.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core::cli {

/// A set as the assistant speaks it: AssistantOf<Rules>.
template <class Rules>
struct AssistantOf;

template <>
struct AssistantOf<tabletop::IroncladRules> {
  using Match = tabletop::BattleMatch;
  using WriteDice = ironclad::WriteDice;
  using UnlayGun = ironclad::UnlayGun;

  static constexpr std::string_view kTurn{"Turn"};
  static constexpr std::string_view kUndoes{
      "takes back an order, or all guns of a 'fire'; down to the last die, your own dice too"};
  static constexpr bool kTellsBetweenDice = false;

  /// The order that 'speed' writes, and what may be said with it.
  static constexpr std::string_view kMove{"move"};
  static constexpr std::string_view kSpeed{
      "speed SHIP KNOTS [coast] [ashore] [tug SHIP] [meets SHIP angle DEGREES]"};
  static constexpr std::string_view kSpeedDoes{
      "a ship's move; you move the model yourself, and 'meets' names the contact that ends it"};

  /// A step of the turn, by its number.
  [[nodiscard]] static std::string_view step(std::uint8_t number);
  /// What is asked for now, and the words for it.
  [[nodiscard]] static std::string prompt(const Match& match);
  /// Every ship and fort, and what they have left.
  [[nodiscard]] static std::string roster(const Match& match);
  /// The guns of a ship or fort by their numbers, and which are lost.
  [[nodiscard]] static std::string guns(const Match& match, table::ShipId ship);
  [[nodiscard]] static std::string guns(const Match& match, table::FortId fort);
  /// The order for a move at so many half knots; people steer for themselves.
  /// @param words that follow in the order
  [[nodiscard]] static std::string move(const Match& match, table::ShipId ship, int half_knots,
                                        const std::string& words);
  /// How a shot is reckoned, step by step.
  [[nodiscard]] static std::string reckoning(const Match& match, const ironclad::Action& action);

  [[nodiscard]] static std::string legend() { return naval_legend(); }

  /// What the people have to change on their table; the naval sets have no more than they tell.
  [[nodiscard]] static std::string for_the_table(const Match& /*match*/) { return {}; }
};

template <>
struct AssistantOf<tabletop::CoastalRules> {
  using Match = tabletop::CoastalMatch;
  using WriteDice = coastal::WriteDice;
  using UnlayGun = coastal::UnlayGun;

  static constexpr std::string_view kTurn{"Turn"};
  static constexpr std::string_view kUndoes{
      "takes back an order, or all guns of a 'fire'; down to the last die, your own dice too"};
  static constexpr bool kTellsBetweenDice = false;

  static constexpr std::string_view kMove{"plot"};
  static constexpr std::string_view kSpeed{
      "speed SHIP KNOTS [ram SHIP] [spar] [turret N QUARTER ...] ..."};
  static constexpr std::string_view kSpeedDoes{
      "a ship's plot; you move the model yourself; after it all that 'plot' has before its legs"};

  [[nodiscard]] static std::string_view step(std::uint8_t number);
  [[nodiscard]] static std::string prompt(const Match& match);
  [[nodiscard]] static std::string roster(const Match& match);
  [[nodiscard]] static std::string guns(const Match& match, table::ShipId ship);
  [[nodiscard]] static std::string guns(const Match& match, table::FortId fort);
  [[nodiscard]] static std::string move(const Match& match, table::ShipId ship, int half_knots,
                                        const std::string& words);
  [[nodiscard]] static std::string reckoning(const Match& match, const coastal::Action& action);

  [[nodiscard]] static std::string legend() { return naval_legend(); }

  /// What the people have to change on their table; the naval sets have no more than they tell.
  [[nodiscard]] static std::string for_the_table(const Match& /*match*/) { return {}; }
};

template <>
struct AssistantOf<tabletop::FieldRules> {
  using Match = tabletop::FieldMatch;
  using WriteDice = field::WriteDice;

  static constexpr std::string_view kTurn{"Move"};
  static constexpr std::string_view kUndoes{
      "takes back an order, down to the last die of the program; your own dice too"};
  /// A step ends with many dice: what comes of each is told before the next is asked for.
  static constexpr bool kTellsBetweenDice = true;

  [[nodiscard]] static std::string_view step(std::uint8_t number);
  [[nodiscard]] static std::string prompt(const Match& match);
  /// Every unit, general and house, and what they have left.
  [[nodiscard]] static std::string roster(const Match& match);
  [[nodiscard]] static std::string legend();
  /// A unit with all its figures, guns and morale.
  [[nodiscard]] static std::string card(const Match& match, field::UnitId unit);
  /// How an order is reckoned: range, who fires, what is taken from the dice, what may come of it.
  [[nodiscard]] static std::string reckoning(const Match& match, const field::Action& action);
  /// Who fights whom in the melees, with what; where men are brought in, of that melee.
  [[nodiscard]] static std::string combats(const Match& match);
  /// After the last order: which figures are taken off, and where the units stand that have moved.
  [[nodiscard]] static std::string for_the_table(const Match& match);
};

}  // namespace core::cli
