// [FB-521] [FB-538] Plans of the computer in a field battle's file.
#include "core/tabletop_data/field_lines.h"

namespace core::tabletop_data {

using data::require_decimal;

namespace {

using field::Plan;

constexpr int kPerCent = 100;
constexpr int kMostMoves = 99;

std::optional<Plan>& plan_of(FieldDraft& draft, board::Side side) {
  return draft.battle.plans.at(static_cast<std::size_t>(side));
}

void read_fallback(BattleLine& line, const field::Battle& battle, Plan& plan) {
  plan.fallback_from = field_place(line, battle);
  line.require("to");
  plan.fallback_to = field_place(line, battle);
}

int tenths(BattleLine& line) {
  return require_decimal(line.origin(), line.keyword(), line.word("a ratio"), 1);
}

void read_mark(BattleLine& line, const field::Battle& battle, Plan& plan) {
  if (line.take("defend-from")) {
    plan.defend_from = field_move(line, battle);
  } else if (line.take("reserve-one-in")) {
    plan.reserve_one_in = line.number("a number of units, 0 for no reserve", 0, kMostMoves);
  } else if (line.take("skirmish-moves")) {
    plan.skirmish_moves = field_move(line, battle);
  } else if (line.take("stop-at-losses")) {
    plan.stop_at_losses = line.number("per cent", 1, kPerCent);
  } else if (line.take("unit-stops-at")) {
    plan.unit_stops_at = line.number("per cent", 1, kPerCent);
  } else if (line.take("second-wave-after")) {
    plan.second_wave_after = field_move(line, battle);
  } else if (line.take("charge-ratio")) {
    plan.charge_ratio = tenths(line);
  } else if (line.take("burns")) {
    plan.burns = true;
  } else if (line.take("off-by")) {
    plan.off_by = field_move(line, battle);
  } else if (line.take("fallback")) {
    read_fallback(line, battle, plan);
  } else {
    line.fault("'" + std::string{line.peek()} + "' is no mark of a plan");
  }
}

}  // namespace

void read_field_plan(BattleLine& line, FieldDraft& draft) {
  std::optional<Plan>& plan = plan_of(draft, line.side());
  if (plan) {
    line.fault("the plan of that side stands twice [FB-538]");
  }
  Plan fresh;
  fresh.stance = static_cast<field::Stance>(line.one_of_words("a stance", field::kStances));
  while (!line.at_end()) {
    read_mark(line, draft.battle, fresh);
  }
  plan = std::move(fresh);
}

void read_field_goal(BattleLine& line, FieldDraft& draft) {
  constexpr int kMostWeight = 10;  // [FB-521]
  std::optional<Plan>& plan = plan_of(draft, line.side());
  if (!plan) {
    line.fault("a goal of which plan? A line 'plan' comes first [FB-538]");
  }
  field::PlanGoal goal;
  goal.name = line.name("the goal's name");
  goal.weight = line.number("a weight", 1, kMostWeight);
  line.require("at");
  goal.at = field_place(line, draft.battle);
  goal.to = line.take("to") ? field_place(line, draft.battle) : goal.at;
  if (line.take("until")) {
    goal.until_move = field_move(line, draft.battle);
  }
  line.require_end();
  plan->goals.push_back(goal);
}

}  // namespace core::tabletop_data
