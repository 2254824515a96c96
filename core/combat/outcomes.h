// [8.15] Steps 5 to 10 before the die: what every face comes to, and how likely each result is.
#pragma once

#include "core/combat/forecast.h"
#include "core/organisation/leaders.h"

#include <array>
#include <optional>
#include <vector>

namespace core::combat {

/// What the players will have chosen when the die is rolled.
struct Assumed {
  std::array<int, 2> chit{};  ///< by Side
  bool defender_pays{true};   ///< if he has to, and can
  /// By Side: another leader than the one used now. Not one of `leaders`: as if it were the one.
  std::array<std::optional<PieceId>, 2> leader{};
  /// By Side: the combat rating of a leader who is not seen [0.5].
  std::array<int, 2> unseen_rating{};
};

/// What one row of the table comes to.
struct Outcome {
  int first_face{};  ///< of the die before it is changed; the last row holds several
  int last_face{};
  base::Fraction chance;
  TableReading reading;
  organisation::LossSplit defender;
  std::optional<Fate> fate;  ///< of the survivors; nothing when no combat unit can be left
  bool may_be_gone{};        ///< the defenders may be dead or leave, by force or choice
  bool may_hold{};           ///< they may be there still
  /// The attacker's losses if the defenders are there still, and if they are gone: they differ in
  /// an Amphibious Assault [7.24] only.
  std::array<int, 2> attacker_points{};
  std::array<organisation::LossSplit, 2> attacker{};

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// How a battle ends for sure, or that it is rolled for.
enum class Course : std::uint8_t {
  Rolled,
  Overrun,     ///< the defender is eliminated without a die [8.15]
  NoBattle,    ///< the attacker cannot pay for CRT 1 [8.15]
  NobodyLeft,  ///< nothing is left to attack [15.21]
};

/// Everything that may come of a battle.
struct Outcomes {
  Course course{};
  rulebook::Crt wanted{};              ///< by the chits
  std::optional<rulebook::Crt> table;  ///< that is used; nothing where no die is rolled
  std::array<int, 2> paid{};           ///< by Side: SUP
  bool defence_unpaid{};
  std::vector<Modifier> modifiers;  ///< of the die, in order, none of it 0
  int die_modifier{};               ///< their sum
  std::vector<Outcome> rows;        ///< in the order of the faces; their chances add up to 1
  std::array<base::Fraction, 2> expected_least{};  ///< by Side: points lost, by all choices left
  std::array<base::Fraction, 2> expected_most{};
  base::Fraction must_go;     ///< chance that the survivors must retreat or surrender
  base::Fraction may_stay;    ///< that they choose between staying and going
  base::Fraction eliminated;  ///< that no combat unit of the defence can be left
  std::vector<organisation::LeaderFate> leaders;  ///< [10.4] of each leader used

  friend bool operator==(const Outcomes&, const Outcomes&) = default;
};

/// What may come of a battle under the assumptions, exactly. Nothing when the odds are not known.
/// Where a side's means are not seen it is taken to be able to pay.
[[nodiscard]] std::optional<Outcomes> outcomes(const rulebook::Rulebook& book,
                                               const BattleForecast& battle,
                                               const Assumed& assumed);

/// "10/15*", as the table prints it.
[[nodiscard]] std::string text_of(const rulebook::CombatResult& cell);

}  // namespace core::combat
