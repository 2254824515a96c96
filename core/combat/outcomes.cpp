#include "core/combat/outcomes.h"

#include <algorithm>
#include <string>

namespace core::combat {
namespace {

using organisation::LossSplit;
using organisation::Survival;

/// [0.4] Faces of the die BATTLE.
constexpr int kFaces = 6;

/// Places of a pair by what became of the defenders.
constexpr std::size_t kHolding = 0;
constexpr std::size_t kGone = 1;

/// What the leader adds whom the side uses; nothing without one.
std::optional<Modifier> modifier_of(const BattleForecast& battle, const Assumed& assumed,
                                    Side side) {
  const ForceForecast& force = battle.force[index(side)];
  if (force.leaders.empty()) {
    const int rating = assumed.unseen_rating[index(side)];
    return force.is_whole ? std::nullopt
                          : std::optional{modifier_of_rating(rating, side == battle.attacker, {})};
  }
  const auto named = std::find_if(
      force.leaders.begin(), force.leaders.end(),
      [&](const LeaderChoice& each) { return each.leader == assumed.leader[index(side)]; });
  return (named != force.leaders.end() ? *named : force.leaders.front()).modifier;
}

/// Fixes the table and what both pay for it; false when there is no battle.
bool fix_course(const BattleForecast& battle, const Assumed& assumed, Outcomes& result) {
  const ForceForecast& attack = battle.attack();
  const ForceForecast& defence = battle.defence();
  const std::size_t attacker = index(battle.attacker);
  const std::size_t defender = 1 - attacker;
  result.wanted = rulebook::crt_of_intensity(assumed.chit[attacker] + assumed.chit[defender]);
  const int wanted = static_cast<int>(result.wanted) + 1;
  const int table = battle.table ? *battle.table
                    : attack.costs && attack.payable
                        ? table_paid_for(result.wanted, *attack.costs, *attack.payable)
                        : wanted;
  if (table == 0) {
    result.course = Course::NoBattle;
    return false;
  }
  const auto row = static_cast<std::size_t>(table) - 1;
  result.table = rulebook::kCrts[row];
  result.paid[attacker] = attack.costs ? (*attack.costs)[row] : 0;
  // [12.22] What nobody needs nobody leaves unpaid.
  const int owed = defence.costs ? (*defence.costs)[row] : 0;
  const bool pays = (assumed.defender_pays || battle.has_to_pay) &&
                    (!defence.payable || *defence.payable >= owed);
  result.defence_unpaid = fights_unpaid(owed, pays);
  result.paid[defender] = result.defence_unpaid ? 0 : owed;
  return true;
}

/// All that changes the die, in order.
void fix_modifiers(const BattleForecast& battle, const Assumed& assumed, Outcomes& result) {
  const auto add = [&](const Modifier& modifier) {
    if (modifier.amount != 0) {
      result.modifiers.push_back(modifier);
      result.die_modifier += modifier.amount;
    }
  };
  for (const Side side : {battle.attacker, board::enemy_of(battle.attacker)}) {
    if (const auto modifier = modifier_of(battle, assumed, side)) {
      add(*modifier);
    }
  }
  for (const Modifier& modifier : battle.modifiers) {
    add(modifier);
  }
  if (result.defence_unpaid) {
    add(battle.unpaid);
  }
}

/// How a loss of a side falls. Of a side that is not seen only the sum is known.
LossSplit split_of(const BattleForecast& battle, const ForceForecast& force, int points) {
  if (force.is_whole) {
    return organisation::split_loss(battle.loss_rules, force.bearers, points);
  }
  LossSplit split{points, points, 0, Survival::Some, false};
  if (points >= force.unmodified.value_or(0)) {
    split.combat_units = Survival::None;
  }
  return split;
}

/// What one reading of the table does to both sides.
Outcome outcome_of(const BattleForecast& battle, const TableReading& reading) {
  const Side attacker = battle.attacker;
  const Side defender = board::enemy_of(attacker);
  Outcome outcome;
  outcome.reading = reading;
  outcome.defender = split_of(battle, battle.defence(), reading.loss[index(defender)]);
  const Survival left = outcome.defender.combat_units;
  const Fate fate = fate_of(battle.stand, reading.cell.retreat);
  if (left != Survival::None) {
    outcome.fate = fate;
  }
  const bool may_be_there = fate == Fate::Holds || fate == Fate::MayStay;
  outcome.may_hold = left != Survival::None && may_be_there;
  outcome.may_be_gone = left != Survival::Some || fate != Fate::Holds;
  for (const std::size_t place : {kHolding, kGone}) {
    outcome.attacker_points[place] =
        multiplied_loss(reading.loss[index(attacker)], battle.factor_of_loss[place],
                        battle.attack().unmodified.value_or(0));
    outcome.attacker[place] = split_of(battle, battle.attack(), outcome.attacker_points[place]);
  }
  return outcome;
}

/// Adds a row to what is expected.
void count(const BattleForecast& battle, const Outcome& row, Outcomes& result) {
  const std::size_t attacker = index(battle.attacker);
  const std::size_t defender = 1 - attacker;
  const int lost = row.reading.loss[defender];
  result.expected_least[defender] += row.chance * lost;
  result.expected_most[defender] += row.chance * lost;
  const int held = row.attacker_points[row.may_hold ? kHolding : kGone];
  const int gone = row.attacker_points[row.may_be_gone ? kGone : kHolding];
  result.expected_least[attacker] += row.chance * std::min(held, gone);
  result.expected_most[attacker] += row.chance * std::max(held, gone);
  if (!row.fate) {
    result.eliminated += row.chance;
  } else if (*row.fate == Fate::MayStay) {
    result.may_stay += row.chance;
  } else if (*row.fate != Fate::Holds) {
    result.must_go += row.chance;
  }
}

void roll_all(const rulebook::Rulebook& book, const BattleForecast& battle, Outcomes& result) {
  BattleRoll roll;
  roll.table = *result.table;
  roll.percentage = battle.odds->percentage;
  roll.attacker = battle.attacker;
  for (const Side side : board::kSides) {
    roll.strength[index(side)] = battle.force[index(side)].unmodified.value_or(0);
  }
  for (int face = 1; face <= kFaces; ++face) {
    const TableReading reading = read_table(book, roll, face + result.die_modifier);
    if (result.rows.empty() || !(result.rows.back().reading == reading)) {
      result.rows.push_back(outcome_of(battle, reading));
      result.rows.back().first_face = face;
    }
    result.rows.back().last_face = face;
    result.rows.back().chance += base::Fraction{1, kFaces};
  }
  for (const Outcome& row : result.rows) {
    count(battle, row, result);
  }
}

}  // namespace

std::optional<Outcomes> outcomes(const rulebook::Rulebook& book, const BattleForecast& battle,
                                 const Assumed& assumed) {
  Outcomes result;
  if (battle.nobody_left) {
    result.course = Course::NobodyLeft;
    return result;
  }
  if (!battle.odds) {
    return std::nullopt;
  }
  if (battle.odds->overrun) {
    // Ships that support are not lost with those whom they covered.
    const int lost = battle.defence().unmodified.value_or(0) - battle.defence().naval_added;
    const std::size_t defender = index(board::enemy_of(battle.attacker));
    result.course = Course::Overrun;
    result.eliminated = 1;
    result.expected_least[defender] = result.expected_most[defender] = lost;
    return result;
  }
  if (!fix_course(battle, assumed, result)) {
    return result;
  }
  fix_modifiers(battle, assumed, result);
  roll_all(book, battle, result);
  result.leaders = organisation::leader_fates(book, *result.table);
  return result;
}

std::string text_of(const rulebook::CombatResult& cell) {
  return std::to_string(cell.attacker) + '/' + std::to_string(cell.defender) +
         (cell.retreat ? "*" : "");
}

}  // namespace core::combat
