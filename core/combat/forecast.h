// [8.0] A battle explained before the die: who takes part and what he counts, the odds, what
// changes the die, what it costs, and whether it begins at all. What the die then comes to is in
// outcomes.h.
#pragma once

#include "core/combat/payment.h"
#include "core/combat/table_reading.h"
#include "core/command/initiative.h"
#include "core/organisation/loss_forecast.h"

#include <array>
#include <optional>
#include <vector>

namespace core::combat {

/// A piece with CSP that takes part.
struct Fighter {
  PieceId piece;
  int csp{};                            ///< unmodified: what losses are taken of
  std::vector<StrengthEffect> effects;  ///< why it counts otherwise, in order
  base::Fraction counts;                ///< with what it goes into A or D

  friend bool operator==(const Fighter&, const Fighter&) = default;
};

/// [11.31] A warship that supports.
struct Supporter {
  PieceId ship;
  int strength{};  ///< naval strength

  friend bool operator==(const Supporter&, const Supporter&) = default;
};

/// [8.15] A leader whose chit a side may use.
struct LeaderChoice {
  PieceId leader;
  int highest_chit{};
  Modifier modifier;  ///< what he adds to the die

  friend bool operator==(const LeaderChoice&, const LeaderChoice&) = default;
};

/// One side of a battle. Whoever forecasts for a player leaves out what he may not see [0.5]; in a
/// forecast of everything `is_whole` holds and nothing is left out.
struct ForceForecast {
  bool is_whole{true};
  std::vector<Fighter> fighters;
  std::vector<Supporter> ships;
  int naval_strength{};           ///< of the ships together
  int naval_added{};              ///< what of it is added: at most once or twice the CSP [11.31]
  std::optional<int> unmodified;  ///< CSP and the naval strength added: what losses are taken of
  std::optional<base::Fraction> exact;  ///< A or D before it is rounded [0.3]
  std::optional<int> total;             ///< A or D
  organisation::Bearers bearers;        ///< among whom losses are shared [8.16]
  std::vector<LeaderChoice> leaders;    ///< the one used first; none: it has chit 0
  int highest_chit{};       ///< with the leader used; of an unseen leader the most it may be
  std::optional<int> chit;  ///< once it is chosen
  std::optional<TableCosts> costs;  ///< [12.22] SUP by table
  std::optional<int> payable;       ///< [12.21] SUP that it can have, with what it has paid

  friend bool operator==(const ForceForecast&, const ForceForecast&) = default;
};

/// [8.15] Step 4.
struct OddsForecast {
  int percentage{};
  std::size_t column{};        ///< 0 to 7
  int lowest{};                ///< percentages of the column
  std::optional<int> highest;  ///< nothing: without end
  std::optional<int> more;     ///< points of A that are missing for the next column; nothing: none
  bool overrun{};              ///< no chits, no supply, no die [14.14]
  bool is_fixed{};  ///< told to both; before that ships, trains and cavalry may change it

  friend bool operator==(const OddsForecast&, const OddsForecast&) = default;
};

/// [8.31] [8.33] [14.14] Whether the attack begins.
struct Beginning {
  /// 1 when nothing has to be rolled any more; nothing when the roll is the Enemy's and not seen.
  std::optional<base::Fraction> chance{base::Fraction{1}};
  std::optional<command::InitiativeChance> roll;  ///< the roll that is to be made, if there is one
  bool unless_overrun{};                          ///< an overrun is not rolled for

  friend bool operator==(const Beginning&, const Beginning&) = default;
};

/// A battle before its die is rolled.
struct BattleForecast {
  BattleKind kind{};
  state::BattleStep step{};
  Side attacker{};
  HexId target;
  std::optional<PieceId> commander;    ///< who leads the attack
  std::array<ForceForecast, 2> force;  ///< by Side
  std::optional<OddsForecast> odds;    ///< nothing while one side is empty, or not seen
  std::vector<Modifier> modifiers;     ///< of the die, in order; those of the leaders not
  Modifier unpaid;                     ///< what is added if the defender fights unpaid
  bool needs_supply{};                 ///< [12.21]
  bool has_to_pay{};         ///< the defender has paid a part: he cannot refuse any more [12.22]
  std::optional<int> table;  ///< 1 to 3, once it is fixed
  Beginning beginning;
  bool nobody_left{};                  ///< [15.21] no combat unit is left to attack
  organisation::LossRules loss_rules;  ///< how losses are shared
  Stand stand;                         ///< what a "*" asks of the defenders
  std::array<int, 2>
      factor_of_loss{};  ///< of the attacker's points: defenders there still, or gone

  [[nodiscard]] const ForceForecast& attack() const { return force[index(attacker)]; }

  [[nodiscard]] const ForceForecast& defence() const {
    return force[index(board::enemy_of(attacker))];
  }

  friend bool operator==(const BattleForecast&, const BattleForecast&) = default;
};

/// The battle as it stands, all of it. Nothing once its die is rolled: what follows is no forecast.
/// @param battle one of those in turn.pending, or one that was only planned
[[nodiscard]] std::optional<BattleForecast> forecast(const Situation& now, const Battle& battle);

/// An attack that is only being thought of: planned_attack() and its forecast. In the Combat Phase
/// a leader who has still to roll [8.31] is forecast as if he had succeeded, and `beginning` says
/// how likely that is.
[[nodiscard]] Ruling<BattleForecast> forecast_attack(const Situation& now, PieceId leader,
                                                     HexId target, BattleKind kind,
                                                     const std::vector<PieceId>& units = {});

/// [8.15] Step 4: the column of a percentage and what is missing for the next one.
/// @param attack A, and `defence` D
[[nodiscard]] OddsForecast odds_forecast(const rulebook::Rulebook& book, int percentage,
                                         std::optional<int> attack, std::optional<int> defence);

}  // namespace core::combat
