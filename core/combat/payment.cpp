#include "core/combat/payment.h"

#include "core/combat/odds.h"
#include "core/supply/payment.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace core::combat {
namespace {

using base::operator""_case;
using rulebook::Crt;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::refusal;
using state::refused;

/// [12.21] SUP that those who stand in the same hexes can have, kept while the board does not
/// change.
struct Payable {
  int points{-1};  ///< not reckoned yet
  std::uint32_t board{};
  std::uint32_t stocks{};
};

/// The hexes of the units, at most two, the side, and whether they are inside a fort, as a number;
/// nothing for units afloat or in more hexes.
std::optional<int> key_of(const Situation& now, Side side, const std::vector<PieceId>& units) {
  constexpr int kNoHex = board::kHexCount;
  int first = kNoHex;
  int second = kNoHex;
  bool inside = false;
  for (const PieceId id : units) {
    const HexId* const hex = now.piece(id).hex();
    if (hex == nullptr || now.state.transport_of(id)) {
      return std::nullopt;
    }
    inside = inside || now.state.fort_of(id);
    const int at = hex->ordinal();
    if (first == kNoHex || first == at) {
      first = at;
    } else if (second == kNoHex || second == at) {
      second = at;
    } else {
      return std::nullopt;
    }
  }
  const int hexes = std::min(first, second) * (kNoHex + 1) + std::max(first, second);
  return (hexes * 2 + static_cast<int>(side)) * 2 + (inside ? 1 : 0);
}

Side payer(const Battle& battle) noexcept {
  return battle.step == BattleStep::AttackersSupply ? battle.attacker
                                                    : board::enemy_of(battle.attacker);
}

const std::vector<PieceId>& units_of_payer(const Battle& battle) noexcept {
  return battle.step == BattleStep::AttackersSupply ? battle.attackers : battle.defenders;
}

supply::PaySources sources(const Situation& now, const Battle& battle) {
  return supply::battle_sources(now, payer(battle), units_of_payer(battle));
}

/// [12.22] SUP that the defender needs on the table of the battle.
int defence_cost(const Situation& now, const Battle& battle) {
  return table_costs(now, battle,
                     board::enemy_of(battle.attacker))[static_cast<std::size_t>(table_of(battle))];
}

/// [12.22] The attacker has paid; the defender is asked next.
void begin_defence(Record& record) {
  note_attack(record);
  auto battle = record.pending<Battle>();
  battle.step = BattleStep::DefendersSupply;
  battle.owed = defence_cost(record.now(), battle);
  record.change_decision(std::move(battle));
}

void resolve_next(Record& record, bool unpaid) {
  auto battle = record.pending<Battle>();
  battle.defence_unpaid = unpaid;
  battle.owed = 0;
  battle.stage = 0;
  battle.step = BattleStep::Resolve;
  record.change_decision(std::move(battle));
}

void pay_from(Record& record, const supply::PaySource& source) {
  auto battle = record.pending<Battle>();
  const int points = std::min(battle.owed, source.available);
  const Side side = payer(battle);
  supply::pay(record, side, source, points, "12.21"_case);
  battle.owed -= points;
  record.change_decision(std::move(battle));
}

Progress proceed_attacker(Record& record) {
  const auto& battle = record.pending<Battle>();
  if (battle.owed == 0) {
    begin_defence(record);
    return Progress::WentOn;
  }
  const supply::PaySources from = sources(record.now(), battle);
  if (from.size() > 1) {
    return Progress::Asks;
  }
  pay_from(record, from.front());
  return Progress::WentOn;
}

Progress proceed_defender(Record& record) {
  const auto& battle = record.pending<Battle>();
  const Situation now = record.now();
  if (battle.owed > 0 && supply::payable(now, payer(battle), sources(now, battle)) >= battle.owed) {
    return Progress::Asks;
  }
  resolve_next(record, fights_unpaid(battle.owed, false));  // nothing is owed, or he cannot
  return Progress::WentOn;
}

}  // namespace

bool needs_supply(BattleKind kind) noexcept {
  return kind != BattleKind::Amphibious && kind != BattleKind::SiegeAssault;
}

TableCosts table_costs(const Situation& now, const Battle& battle, Side side) {
  TableCosts costs{};
  if (!needs_supply(battle.kind)) {
    return costs;
  }
  const rulebook::CombatSupply& chart = now.book().combat_supply;
  const bool attacks = side == battle.attacker;
  const int csp = csp_of(now, attacks ? battle.attackers : battle.defenders);
  for (const Crt crt : rulebook::kCrts) {
    costs[static_cast<std::size_t>(crt)] =
        attacks ? chart.attacker(crt, csp) : chart.defender(crt, csp);
  }
  return costs;
}

int table_paid_for(Crt wanted, const TableCosts& costs, int have) noexcept {
  int table = static_cast<int>(wanted) + 1;
  while (table > 0 && costs[static_cast<std::size_t>(table) - 1] > have) {
    --table;
  }
  return table;
}

int payable_now(const Situation& now, Side side, const std::vector<PieceId>& units) {
  return supply::payable(now, side, supply::battle_sources(now, side, units));
}

int payable_for(const Situation& now, Side side, const std::vector<PieceId>& units) {
  const auto reckon = [&] { return payable_now(now, side, units); };
  // Sources hang on the hexes of the units [12.21]; a list of attackers asks again and again.
  const auto key = key_of(now, side, units);
  if (!key) {
    return reckon();
  }
  // A stock that falls and does not run out changes nothing on the board, but what can be paid.
  auto& kept = now.memo.own<Payable>(*key);
  if (kept.points < 0 || kept.board != now.memo.version() || kept.stocks != now.memo.stocks()) {
    kept = {reckon(), now.memo.version(), now.memo.stocks()};
  }
  return kept.points;
}

void fix_table(Record& record) {
  auto battle = record.pending<Battle>();
  const Situation now = record.now();
  const int attack = +battle.chit[index(battle.attacker)];  // + makes a number of the small type
  const int defence = +battle.chit[index(board::enemy_of(battle.attacker))];
  const Crt wanted = rulebook::crt_of_intensity(attack + defence);
  const TableCosts costs = table_costs(now, battle, battle.attacker);
  const int have =
      needs_supply(battle.kind) ? payable_for(now, battle.attacker, battle.attackers) : 0;
  const int table = table_paid_for(wanted, costs, have);
  record.tell({"battle-chits",
               "8.15"_case,
               battle.attacker,
               battle.leader[index(battle.attacker)],
               battle.leader[index(board::enemy_of(battle.attacker))],
               battle.target,
               {attack, defence, static_cast<int>(wanted) + 1, table}});
  if (table == 0) {
    record.tell({"no-battle-without-supply",
                 "8.15"_case,
                 battle.attacker,
                 battle.commander,
                 {},
                 battle.target,
                 {}});
    record.end_decision();
    return;
  }
  battle.table = static_cast<std::uint8_t>(table);
  battle.owed = costs[static_cast<std::size_t>(table) - 1];
  battle.step = BattleStep::AttackersSupply;
  record.change_decision(std::move(battle));
}

Ruling<> judge_payment(const Situation& now, const Battle& battle, const Action& action) {
  const supply::PaySources from = sources(now, battle);
  if (supply::named_by(from, action) == nullptr) {
    state::Illegal why = refusal("12.21"_case, "no-source-for-battle");
    why.piece = action.piece;
    why.at = action.hex;
    return refused(why);
  }
  return {};
}

Ruling<> judge_refusal(const Situation& now, const Battle& battle) {
  if (battle.step != BattleStep::DefendersSupply) {
    return refused(refusal("12.21"_case, "attacker-pays"));
  }
  const int cost = defence_cost(now, battle);
  return battle.owed == cost
             ? Ruling<>{}
             : refused(refusal("12.22"_case, "paid-in-part").figures(cost, cost - battle.owed));
}

void offer_payment(const Situation& now, const Battle& battle, sequence::Choices& legal) {
  for (const supply::PaySource& source : sources(now, battle)) {
    legal.add(source.action());
  }
  if (judge_refusal(now, battle)) {
    legal.add({ActionKind::RefuseSupply, {}, {}, {}, {}, 0});
  }
}

void act_payment(Record& record, const Action& action) {
  const auto& battle = record.pending<Battle>();
  if (action.kind == ActionKind::RefuseSupply) {
    resolve_next(record, true);
    return;
  }
  const supply::PaySources from = sources(record.now(), battle);
  if (const supply::PaySource* const source = supply::named_by(from, action)) {
    pay_from(record, *source);
  }
}

Progress proceed_payment(Record& record) {
  return record.pending<Battle>().step == BattleStep::AttackersSupply ? proceed_attacker(record)
                                                                      : proceed_defender(record);
}

}  // namespace core::combat
