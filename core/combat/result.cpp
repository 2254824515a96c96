#include "core/combat/result.h"

#include "core/combat/odds.h"
#include "core/combat/retreat.h"
#include "core/combat/table_reading.h"
#include "core/fortification/sieges.h"
#include "core/organisation/leaders.h"
#include "core/organisation/losses.h"
#include "core/organisation/strength.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using state::Piece;

/// Parts of the step Resolve.
enum Part : std::uint8_t {
  Roll,
  DefenderLost,
  AttackerLoses,
  AttackerLost,
  Over,
  RollAtLast,        ///< [26.15] not on the table
  ToldDefenderLost,  ///< [26.15] the same parts of a battle on the table
  ToldAttackerLoses
};

/// Takes a side's loss off its units and ships [8.16].
void lose(Record& record, Side side, int points) {
  const auto battle = record.pending<Battle>();
  const std::vector<PieceId>& units = side == battle.attacker ? battle.attackers : battle.defenders;
  const std::vector<PieceId>& ships = battle.ships[index(side)];
  if (points <= 0) {
    return;
  }
  if (ships.empty()) {
    organisation::share_losses(record, side, units, points, "8.16"_case);
  } else {
    organisation::share_mixed_losses(record, side, units, ships, points, "8.16"_case);
  }
}

/// [26.15] The same of a battle on the table, where no ships stood [FB-551].
void lose_on_ground(Record& record, Side side, int points) {
  const auto battle = record.pending<Battle>();
  if (points > 0) {
    organisation::share_losses(record, side,
                               side == battle.attacker ? battle.attackers : battle.defenders,
                               points, "8.16"_case);
  }
}

/// [8.15] Step 9: the leaders whose chits were used, the attacker's first.
void roll_for_leaders(Record& record) {
  const auto battle = record.pending<Battle>();
  for (const Side side : {battle.attacker, board::enemy_of(battle.attacker)}) {
    const auto leader = battle.leader[index(side)];
    if (leader && record.piece(*leader).away() == nullptr) {
      organisation::leader_casualty(record, *leader, table_of(battle));
    }
  }
}

/// [8.17] When all others are wiped out, trains and Depots of theirs are destroyed. Those inside an
/// emptied fort come out of it, as the Enemy will find them; not so while those who are left of the
/// Enemy on top of it could find nobody.
void wipe_out(Record& record, base::CaseRef cited) {
  const auto battle = record.pending<Battle>();
  const Side side = board::enemy_of(battle.attacker);
  std::vector<PieceId> rest = battle.defenders;
  rest.insert(rest.end(), battle.withheld.begin(), battle.withheld.end());
  for (const PieceId id : rest) {
    const int csp = organisation::csp(record.now(), id);
    organisation::destroy(record, id, cited);
    count_losses(record, side, csp);
  }
  const state::HexOccupants& here = record.now().occupancy.at(battle.target);
  const bool enemy_is_helpless =
      here.open_ground.has(battle.attacker) && !here.open_combat.has(battle.attacker);
  if (here.garrison.has(side) || here.open_combat.has(side) || enemy_is_helpless) {
    return;
  }
  std::vector<PieceId> inside;
  for (const PieceId id : record.now().occupancy.pieces_in(battle.target)) {
    const Piece& piece = record.piece(id);
    if (piece.side == side && piece.inside && rulebook::is_fort(record.piece(*piece.inside).kind)) {
      inside.push_back(id);
    }
  }
  for (const PieceId id : inside) {
    record.move(id, battle.target, std::nullopt, "13.15"_case);
  }
}

/// [13.36] The besieged whose works are gone surrender.
void surrender(Record& record) {
  const auto battle = record.pending<Battle>();
  const PieceId fort = *record.state().fort_of(battle.defenders.front());
  const int csp = csp_of(record.now(), battle.defenders) + csp_of(record.now(), battle.withheld);
  fortification::surrender(record, fort, "13.36"_case);
  count_losses(record, board::enemy_of(battle.attacker), csp);
}

/// [8.15] Step 10: what the defender has to do, or may.
/// @param part of the step Resolve that follows when he has done it
void settle(Record& record, Part part) {
  const auto& battle = record.pending<Battle>();
  const Situation now = record.now();
  const Side side = board::enemy_of(battle.attacker);
  const HexId target = battle.target;
  const bool survivors =
      std::any_of(battle.defenders.begin(), battle.defenders.end(),
                  [&](PieceId id) { return rulebook::is_ground_combat_unit(now.piece(id).kind); });
  const bool star = battle.star;
  if (!survivors) {
    go_to(record, BattleStep::Retreat, part);
    wipe_out(record, "8.17"_case);
    begin_retreat_of_staff(record, side, target);
    return;
  }
  switch (fate_of(stand_of(now, battle), star)) {
    case Fate::Holds:
      go_to(record, BattleStep::Retreat, part);
      return;
    case Fate::Surrenders:
      go_to(record, BattleStep::Retreat, part);
      surrender(record);
      return;
    case Fate::MayStay:
      go_to(record, BattleStep::Stay, part);
      return;
    case Fate::Retreats:
      go_to(record, BattleStep::Retreat, part);
      begin_retreat(record, retreat_from(record.now(), side, target, "8.51"_case));
      return;
  }
}

/// Counts what a side has lost on the ground since `owed` was set to its CSP [19.71].
void count_ground_loss(Record& record, Side side) {
  auto battle = record.pending<Battle>();
  const int left =
      csp_of(record.now(), side == battle.attacker ? battle.attackers : battle.defenders);
  const int lost = battle.owed - left;
  battle.owed = 0;
  record.change_decision(std::move(battle));
  count_losses(record, side, lost);
}

/// Makes `part` the next one, with the CSP of the side that is about to lose.
void expect_loss(Record& record, Side side, Part part) {
  auto battle = record.pending<Battle>();
  battle.stage = part;
  battle.owed = csp_of(record.now(), side == battle.attacker ? battle.attackers : battle.defenders);
  record.change_decision(std::move(battle));
}

void attacker_loses(Record& record) {
  const auto side = record.pending<Battle>().attacker;
  expect_loss(record, side, Part::AttackerLost);
  const auto battle = record.pending<Battle>();
  const bool gone = have_defenders_gone(record.now(), battle);
  lose(record, side,
       multiplied_loss(battle.loss[index(side)], factor_of_loss(record.now(), battle, gone),
                       battle.strength[index(side)]));
}

/// [8.19] Where a side loses less than the percentage says, for the Enemy is too weak.
void tell_of_ceiling(Record& record, Side side, const TableReading& reading) {
  const auto& battle = record.pending<Battle>();
  const std::size_t own = index(side);
  if (reading.points[own] > reading.ceiling[own]) {
    record.tell({"loss-ceiling",
                 "8.19"_case,
                 side,
                 {},
                 {},
                 battle.target,
                 {reading.points[own], rulebook::ceiling_percent(table_of(battle)),
                  battle.strength[index(board::enemy_of(side))], reading.ceiling[own]}});
  }
}

}  // namespace

void roll_battle(Record& record) {
  auto battle = record.pending<Battle>();
  const Side defender = board::enemy_of(battle.attacker);
  const int face = record.roll(rulebook::RollId::Battle, battle.attacker, "8.15"_case,
                               {battle.commander, battle.target});
  int die = face;
  for (const Modifier& modifier : modifiers_of(record.now(), battle)) {
    die += modifier.amount;
    record.tell({modifier.reason,
                 modifier.cited,
                 battle.attacker,
                 modifier.leader,
                 {},
                 battle.target,
                 {modifier.amount}});
  }
  const TableReading reading =
      read_table(record.now().book(),
                 {table_of(battle), battle.percentage, battle.attacker, battle.strength}, die);
  battle.loss = reading.loss;
  battle.star = reading.cell.retreat;
  record.change_decision(battle);
  if (reading.row != die) {
    record.tell(
        {"die-off-table", "8.15"_case, battle.attacker, {}, {}, battle.target, {die, reading.row}});
  }
  record.tell(
      {battle.star ? "battle-result-retreat" : "battle-result",
       "8.15"_case,
       battle.attacker,
       {},
       {},
       battle.target,
       {reading.row, reading.cell.attacker, reading.cell.defender,
        battle.loss[index(battle.attacker)], battle.loss[index(defender)], face, die - face}});
  tell_of_ceiling(record, battle.attacker, reading);
  tell_of_ceiling(record, defender, reading);
}

void resolve(Record& record) {
  const auto& battle = record.pending<Battle>();
  const Side attacker = battle.attacker;
  const Side defender = board::enemy_of(attacker);
  const bool from_ships = battle.kind == BattleKind::Amphibious;
  switch (static_cast<Part>(battle.stage)) {
    case Part::Roll:
    case Part::RollAtLast:
      roll_battle(record);
      expect_loss(record, defender, Part::DefenderLost);
      lose(record, defender, record.pending<Battle>().loss[index(defender)]);
      return;
    case Part::DefenderLost:
      count_ground_loss(record, defender);
      if (from_ships) {
        settle(record, Part::AttackerLoses);
      } else {
        go_to(record, BattleStep::Resolve, Part::AttackerLoses);
      }
      return;
    case Part::AttackerLoses:
      attacker_loses(record);
      return;
    case Part::ToldDefenderLost:
      count_ground_loss(record, defender);
      go_to(record, BattleStep::Resolve, Part::ToldAttackerLoses);
      return;
    case Part::ToldAttackerLoses:
      expect_loss(record, attacker, Part::AttackerLost);
      lose_on_ground(record, attacker, record.pending<Battle>().loss[index(attacker)]);
      return;
    case Part::AttackerLost:
      count_ground_loss(record, attacker);
      roll_for_leaders(record);
      if (from_ships) {
        go_to(record, BattleStep::Advance);
      } else {
        settle(record, Part::Over);
      }
      return;
    case Part::Over:
      go_to(record, BattleStep::Advance);
      return;
  }
}

void resolve_by_die(Record& record) { go_to(record, BattleStep::Resolve, Part::RollAtLast); }

void resolve_as_told(Record& record, int attacker, int defender, bool attacker_won) {
  auto battle = record.pending<Battle>();
  const Side enemy = board::enemy_of(battle.attacker);
  battle.loss[index(battle.attacker)] = attacker;
  battle.loss[index(enemy)] = defender;
  battle.star = attacker_won;
  battle.step = BattleStep::Resolve;
  record.change_decision(std::move(battle));
  expect_loss(record, enemy, Part::ToldDefenderLost);
  lose_on_ground(record, enemy, defender);
}

void overrun(Record& record) {
  const auto battle = record.pending<Battle>();
  record.tell({"overrun",
               "8.15"_case,
               battle.attacker,
               battle.commander,
               {},
               battle.target,
               {battle.percentage}});
  go_to(record, BattleStep::Retreat, Part::Over);
  wipe_out(record, "8.15"_case);
  begin_retreat_of_staff(record, board::enemy_of(battle.attacker), battle.target);
}

void after_retreat(Record& record) {
  const auto part = static_cast<Part>(record.pending<Battle>().stage);
  if (part == Part::AttackerLoses) {
    go_to(record, BattleStep::Resolve, part);
  } else {
    go_to(record, BattleStep::Advance);
  }
}

bool have_defenders_gone(const Situation& now, const Battle& battle) {
  const Side side = board::enemy_of(battle.attacker);
  const state::HexOccupants& here = now.occupancy.at(battle.target);
  return !here.open_combat.has(side) && !(battle.storms && here.garrison.has(side));
}

}  // namespace core::combat
