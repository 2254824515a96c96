#include "core/field/sequence.h"

#include "core/field/bring_in.h"
#include "core/field/burning.h"
#include "core/field/charge.h"
#include "core/field/detachments.h"
#include "core/field/firing.h"
#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/guns.h"
#include "core/field/houses.h"
#include "core/field/melee.h"
#include "core/field/morale.h"
#include "core/field/movement.h"
#include "core/field/musketry.h"
#include "core/field/orders.h"
#include "core/field/upkeep.h"
#include "core/field/victory.h"

#include <algorithm>

namespace core::field {
namespace {

void enter(Record& record, Step step);

/// Whether a side has anything to decide in a step; where it has not it is done.
bool has_choice(const Setting& setting, const State& state, Step step, Side side) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    const UnitId id = unit_id(i);
    if (unit.side != side || !unit.on_table()) {
      continue;
    }
    switch (step) {
      case Step::Charges:
        if (!charge_targets(setting, state, id).empty()) {
          return true;
        }
        break;
      case Step::Movement:
        if (may_be_ordered(setting, state, id)) {
          return true;
        }
        break;
      case Step::Artillery:
        for (std::size_t gun = 0; gun < unit.guns.size(); ++gun) {
          if (judge_gun(setting, state, id, static_cast<std::uint8_t>(gun))) {
            return true;
          }
        }
        break;
      case Step::Musketry:
        if (!targets_of(setting, state, id).empty()) {
          return true;
        }
        break;
      case Step::Orders:
      case Step::Answers:
      case Step::Melee:
        break;
    }
  }
  const bool general = std::ranges::any_of(state.generals, [&](const General& each) {
    return each.side == side && each.alive && each.where == Where::OnTable;
  });
  switch (step) {
    case Step::Orders:  // [FB-053] people with models set right where they stand
      return setting.battle.by_models || (general && !has_free_orders(setting));
    case Step::Answers:
      return may_answer(setting, state, side);
    case Step::Movement:
      return general;
    case Step::Charges:
    case Step::Artillery:
    case Step::Musketry:
    case Step::Melee:
      return false;
  }
  return false;
}

/// What a move forgets of the one before.
void forget(Record& record) {
  // [FB-167] [FB-212] Guns are laid and muskets aimed for one move.
  if (!record.state().laid.empty() || !record.state().volleys.empty()) {
    record.apply(FireWritten{});
  }
  const auto before = static_cast<std::int16_t>(record.state().move - 1);
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    record.change(unit_id(i), [&](Unit& unit) {
      unit.now = {};
      unit.halted = unit.halted_next;
      unit.halted_next = false;
      std::erase_if(unit.fire_losses, [&](const FireLoss& loss) { return loss.move < before; });
    });
  }
  for (std::size_t i = 0; i < record.state().generals.size(); ++i) {
    record.change(GeneralId{static_cast<std::uint8_t>(i)}, [](General& general) {
      general.rides_to.reset();
      general.joins.reset();
      general.orders_given = 0;
    });
  }
}

void begin_move(Record& record, std::int16_t move) {
  record.apply(StepBegan{move, Step::Orders});
  forget(record);
  deliver_orders(record);
  wake_by_dice(record);
  enter(record, Step::Orders);
}

void end_move(Record& record) {
  // Phase 9.
  apply_half_rule(record);
  test_extended_lines(record);
  test_all(record);
  rejoin(record);
  // Phase 10.
  smoulder(record);
  burn_stores(record);
  look_after_guns(record);
  wake_by_alarm(record);
  reveal(record);
  rest_horses(record);
  rest_units(record);
  tick_rallies(record);
  close_ranks(record);
  part_detachments(record);
  const bool over = record.state().move >= record.setting().battle.moves;
  if (const auto result = result_of(record.setting(), record.state(), over)) {
    record.apply(Ended{*result});
    return;
  }
  begin_move(record, static_cast<std::int16_t>(record.state().move + 1));
}

/// What happens when both sides have written what a step asks.
void leave(Record& record, Step step) {
  switch (step) {
    case Step::Orders:
      enter(record, Step::Charges);
      return;
    case Step::Charges:
      test_before_charging(record);
      enter(record, Step::Answers);
      return;
    case Step::Answers:
      start_charges(record);
      clear_burning(record);
      make_compulsory_moves(record);
      bring_arrivals(record);
      enter(record, Step::Movement);
      return;
    case Step::Movement:
      // [FB-072] Fire is judged from where all stand afterwards, the closing volley apart.
      make_moves(record);
      go_through_fords(record);
      make_rides(record);
      send_couriers_on(record);
      reveal(record);
      bring_charges_home(record);
      join_melees(record);
      enter(record, Step::Artillery);
      return;
    case Step::Artillery:
      resolve_artillery(record);
      enter(record, Step::Musketry);
      return;
    case Step::Musketry:
      resolve_musketry(record);
      enter(record, Step::Melee);
      return;
    case Step::Melee:
      end_move(record);
      return;
  }
}

void enter(Record& record, Step step) {
  if (record.state().step != step) {
    record.apply(StepBegan{record.state().move, step});
  }
  if (step == Step::Melee) {
    go_on_with_melees(record);
    return;
  }
  for (const Side side : board::kSides) {
    if (!has_choice(record.setting(), record.state(), step, side)) {
      record.apply(SideDone{side});
    }
  }
  if (!asked(record.state())) {
    leave(record, step);
  }
}

}  // namespace

std::optional<Side> asked(const State& state) noexcept {
  if (state.result) {
    return std::nullopt;
  }
  if (state.step == Step::Melee) {
    return state.bringing ? std::optional{state.bringing->side} : std::nullopt;
  }
  for (const Side side : board::kSides) {
    if (!state.done.at(static_cast<std::size_t>(side))) {
      return side;
    }
  }
  return std::nullopt;
}

void open(Record& record) {
  hide_at_start(record);
  begin_move(record, 1);
}

void end_step(Record& record, Side side) {
  const Step step = record.state().step;
  if (step == Step::Melee) {
    pass(record, side);
    go_on_with_melees(record);
    return;
  }
  record.apply(SideDone{side});
  if (!asked(record.state())) {
    leave(record, step);
  }
}

void go_on_with_melees(Record& record) {
  fight_melees(record);
  if (!record.state().bringing) {
    leave(record, Step::Melee);
  }
}

}  // namespace core::field
