#include "core/combat/table_battle.h"

#include "core/combat/result.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using rulebook::Option;
using state::refusal;
using state::refused;
using state::TableBattle;

bool is_option_on(const Situation& now) {
  return now.setting.switches.options.has(Option::BattlesOnTheTable);
}

/// [26.15] Who can have won: who has something left; when neither has, the defender holds.
std::vector<int> possible_winners(const Situation& now, const Battle& battle,
                                  const TableBattle& told) {
  const Side defender = board::enemy_of(battle.attacker);
  const bool attacks = csp_of(now, battle.attackers) > told.attacker;
  const bool defends = csp_of(now, battle.defenders) > told.defender;
  std::vector<int> sides;
  if (attacks) {
    sides.push_back(static_cast<int>(battle.attacker));
  }
  if (defends || !attacks) {
    sides.push_back(static_cast<int>(defender));
  }
  std::ranges::sort(sides);
  return sides;
}

std::vector<int> counted_to(int most) {
  std::vector<int> numbers;
  for (int number = 0; number <= most; ++number) {
    numbers.push_back(number);
  }
  return numbers;
}

void settle_at_table(Record& record, const TableBattle& told, Side winner) {
  record.end_decision();
  const auto battle = record.pending<Battle>();
  record.tell({winner == battle.attacker ? "table-battle-won" : "table-battle-held",
               "26.15"_case,
               battle.attacker,
               battle.commander,
               {},
               battle.target,
               {told.attacker, told.defender, told.seed}});
  resolve_as_told(record, told.attacker, told.defender, winner == battle.attacker);
}

}  // namespace

bool is_for_table(const Situation& now, const Battle& battle) noexcept {
  const bool in_the_open = battle.kind == BattleKind::Attack || battle.kind == BattleKind::Sortie ||
                           battle.kind == BattleKind::FromMarch;
  return is_option_on(now) && in_the_open && !battle.storms && !battle.overrun;
}

bool asks_for_table(const Situation& now) {
  const Battle* const battle = battle_going_on(now.state);
  return battle != nullptr && battle->step == BattleStep::DieOrTable;
}

const Battle* battle_at_table(const state::GameState& state) noexcept {
  const auto& pending = state.turn.pending;
  const std::size_t above = state.turn.innermost<TableBattle>() != nullptr ? 1 : 0;
  if (pending.size() <= above) {
    return nullptr;
  }
  const auto* const battle = std::get_if<Battle>(&pending[pending.size() - 1 - above]);
  return battle != nullptr && battle->step == BattleStep::DieOrTable ? battle : nullptr;
}

bool is_battle_unreported(const state::GameState& state) noexcept {
  const auto* const told = state.turn.innermost<TableBattle>();
  return told != nullptr && told->step == static_cast<std::uint8_t>(BattleReportStep::Attacker);
}

Ruling<> may_go_to_table(const Situation& now, int seed) {
  if (!is_option_on(now)) {
    return refused(refusal("26.15"_case, "no-table-battles"));
  }
  if (!asks_for_table(now)) {
    return refused(refusal("26.15"_case, "no-battle-for-the-table"));
  }
  return seed >= 0 ? Ruling<>{}
                   : refused(refusal("26.15"_case, "no-seed-of-a-battle").figures(0, seed));
}

void go_to_table(Record& record, int seed) {
  const auto battle = record.pending<Battle>();
  record.begin(TableBattle{0, seed, 0, 0});
  record.tell({"table-battle-begins",
               "26.15"_case,
               battle.attacker,
               battle.commander,
               {},
               battle.target,
               {seed}});
}

void take_the_die(Record& record) { resolve_by_die(record); }

std::vector<int> battle_numbers(const Situation& now) {
  const auto& told = std::get<TableBattle>(now.state.turn.pending.back());
  const Battle* const battle = battle_at_table(now.state);
  if (battle == nullptr) {
    return {};
  }
  switch (static_cast<BattleReportStep>(told.step)) {
    case BattleReportStep::Attacker:
      return counted_to(csp_of(now, battle->attackers));
    case BattleReportStep::Defender:
      return counted_to(csp_of(now, battle->defenders));
    case BattleReportStep::Winner:
      return possible_winners(now, *battle, told);
  }
  return {};
}

Ruling<> may_report_battle(const Situation& now, int number) {
  const std::vector<int> able = battle_numbers(now);
  if (std::ranges::find(able, number) != able.end()) {
    return {};
  }
  const auto& told = std::get<TableBattle>(now.state.turn.pending.back());
  if (static_cast<BattleReportStep>(told.step) == BattleReportStep::Winner) {
    return refused(refusal("26.15"_case, "battle-not-won-so"));
  }
  return refused(refusal("26.15"_case, "battle-cannot-cost-that")
                     .figures(able.empty() ? 0 : able.back(), number));
}

void report_battle(Record& record, int number) {
  auto told = record.pending<TableBattle>();
  switch (static_cast<BattleReportStep>(told.step)) {
    case BattleReportStep::Attacker:
      told.attacker = number;
      break;
    case BattleReportStep::Defender:
      told.defender = number;
      break;
    case BattleReportStep::Winner:
      settle_at_table(record, told, static_cast<Side>(number));
      return;
  }
  ++told.step;
  record.change_decision(told);
}

}  // namespace core::combat
