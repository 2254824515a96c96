// [5.2] [6.0] [7.0] What may be forgotten in a Movement Phase.
#include "core/base/contains.h"
#include "core/command/commands.h"
#include "core/movement/forced_march.h"
#include "core/movement/march.h"
#include "core/plan/reminder_list.h"
#include "core/supply/rail_repair.h"
#include "core/water/ship_waters.h"
#include "core/water/transport.h"
#include "core/water/water_links.h"

#include <algorithm>

namespace core::plan {
namespace {

using base::operator""_case;
using board::HexId;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Situation;
using state::Stage;
using state::Status;

bool is_between_forces(const ReminderList& list) {
  return list.is_in(Stage::CommandSegment) || list.is_in(Stage::InitiativeSegment);
}

/// [5.21] Commands that are left, leaders and HQs first; [5.27] as printed some move without one.
void remind_of_commands(ReminderList& list) {
  if (!list.is_in(Stage::CommandSegment)) {
    return;
  }
  const Situation& now = list.now();
  Reminder commands{"5.21"_case, "commands-left", {}, {}, {}, {}};
  Reminder free{"5.27"_case, "moves-without-command", {}, {}, {}, {}};
  for (const bool first : {true, false}) {
    for (const Action& choice : list.legal()) {
      if (choice.kind != ActionKind::Command) {
        continue;
      }
      const rulebook::PieceKind kind = now.piece(*choice.piece).kind;
      const bool leads = kind == rulebook::PieceKind::Leader || rulebook::is_headquarters(kind);
      if (leads == first) {
        add_choice(command::needs_no_command(now, *choice.piece) ? free : commands, choice);
      }
    }
  }
  commands.figures = {command::commands_left(now, list.side()),
                      static_cast<int>(commands.choices.size())};
  list.add(std::move(commands));
  list.add(std::move(free));
}

/// [5.27] [18.31] A Railway Repair unit on a cut that nobody has set to work.
void remind_of_repairs(ReminderList& list) {
  if (!is_between_forces(list)) {
    return;
  }
  const Situation& now = list.now();
  Reminder reminder{"5.27"_case, "repair-not-ordered", {}, {}, {}, {}};
  for (const PieceId id : now.occupancy.pieces_of(list.side(), state::PieceClass::RailwayRepair)) {
    const HexId* const hex = now.piece(id).hex();
    if (hex == nullptr || !now.state.rail.is_cut(*hex) || !supply::has_supply_to_mend(now, id)) {
      continue;
    }
    if (const Action* const choice = list.energising_one_of({id})) {
      name_piece(reminder, id);
      name_hex(reminder, *hex);
      reminder.choices.push_back(*choice);
    }
  }
  list.add(std::move(reminder));
}

/// Game-turns of this cycle that are left, the present one counted.
int game_turns_left(const state::Turn& turn) {
  int left = 1;
  for (int game_turn = turn.game_turn; !rulebook::ends_cycle(game_turn); ++game_turn) {
    ++left;
  }
  return left;
}

/// Whether a way over water leads from the place to the sea in the cycle, however long.
bool reaches_the_sea(const Situation& now, rulebook::Cycle cycle, map::WaterPlaceId from) {
  std::vector<map::WaterPlaceId> places{from};
  std::vector<bool> seen(now.map().water_places().size());
  seen[from.value()] = true;
  for (std::size_t at = 0; at < places.size(); ++at) {
    if (!now.map().water_place(places[at]).is_river()) {
      return true;
    }
    for (const auto& [to, bar] : water::steps_from(now.map(), places[at])) {
      if (!water::barred(now.setting, cycle, bar) && !seen[to.value()]) {
        seen[to.value()] = true;
        places.push_back(to);
      }
    }
  }
  return false;
}

/// [7.51] Ships above the shoals, while they are open.
void remind_of_shoals(ReminderList& list) {
  const Situation& now = list.now();
  const rulebook::Cycle cycle = now.state.cycle;
  const bool open = !water::barred(now.setting, cycle, map::LinkBar::Shoals);
  if (!is_between_forces(list) || !open ||
      !water::barred(now.setting, cycle.next(), map::LinkBar::Shoals)) {
    return;
  }
  Reminder reminder{"7.51"_case, "shoals-will-close", {}, {}, {game_turns_left(now.state.turn)},
                    {}};
  for (const Action& choice : list.legal()) {
    if (choice.kind != ActionKind::Sail) {
      continue;
    }
    const map::WaterPlaceId here = *water::place_of(now, *choice.piece);
    if (reaches_the_sea(now, cycle, here) && !reaches_the_sea(now, cycle.next(), here)) {
      add_choice(reminder, choice);
    }
  }
  list.add(std::move(reminder));
}

/// [6.14] In the last Game-Turn before winter: who can still go where winter lets nobody pass.
void remind_of_winter(ReminderList& list) {
  const Situation& now = list.now();
  const rulebook::Cycle next = now.state.cycle.next();
  if (!is_between_forces(list) || now.state.cycle.is_winter() || !next.is_winter() ||
      !rulebook::ends_cycle(now.state.turn.game_turn)) {
    return;
  }
  state::GameState later = now.state;
  later.cycle = next;
  state::Standing winter{now.setting, std::move(later)};
  Reminder reminder{"6.14"_case, "winter-comes", {}, {}, {}, {}};
  for (const Energising& each : list.energising()) {
    const PieceId head = each.units.front();
    const HexId* const hex = now.piece(head).hex();
    if (hex == nullptr || now.state.transport_of(head)) {
      continue;
    }
    const bool loses_a_way = std::any_of(
        board::kDirections.begin(), board::kDirections.end(), [&](board::Direction direction) {
          const auto to = now.map().beside(*hex, direction);
          return to && movement::may_enter(now, head, *hex, *to) &&
                 !movement::may_enter(winter.situation(), head, *hex, *to);
        });
    if (loses_a_way) {
      add_choice(reminder, each.choice);
    }
  }
  list.add(std::move(reminder));
}

/// [17.11] Before a Strategic Turn: transports that could carry no supply in it as they are.
void remind_of_transports(ReminderList& list) {
  const Situation& now = list.now();
  if (!is_between_forces(list) || !rulebook::ends_cycle(now.state.turn.game_turn)) {
    return;
  }
  Reminder reminder{"17.11"_case, "transports-loaded", {}, {}, {}, {}};
  for (const PieceId id : now.occupancy.pieces_of(list.side(), state::PieceClass::Ship)) {
    const Piece& ship = now.piece(id);
    if (!rulebook::is_transport(ship.kind)) {
      continue;
    }
    const std::vector<PieceId> cargo = now.occupancy.contents(now.state, id);
    const Action* const landing = cargo.empty() ? nullptr : list.energising_one_of(cargo);
    if (landing != nullptr) {
      name_piece(reminder, id);
      reminder.choices.push_back(*landing);
    }
    for (const Action& choice : list.legal()) {
      if (choice.kind == ActionKind::UnloadSupply && choice.piece == id && ship.stock > 0) {
        add_choice(reminder, choice);
      }
    }
  }
  list.add(std::move(reminder));
}

bool is_a_move(ActionKind kind) {
  return kind == ActionKind::March || kind == ActionKind::Entrain || kind == ActionKind::RideRail ||
         kind == ActionKind::Ferry || kind == ActionKind::RoundTheBay;
}

/// [5.29] [6.31] Units of the force on the move that have not moved, or not as far as they said.
void remind_of_force(ReminderList& list) {
  const Situation& now = list.now();
  if (movement::active_force(now.state) == nullptr) {
    return;
  }
  Reminder idle{"5.29"_case, "force-not-moved", {}, {}, {}, {}};
  Reminder march{"6.31"_case, "forced-march-unused", {}, {}, {}, {}};
  for (const Action& choice : list.legal()) {
    if (!is_a_move(choice.kind) || !choice.piece) {
      continue;
    }
    const state::Activity& activity = now.piece(*choice.piece).activity;
    const bool said_more = choice.kind == ActionKind::March && activity.extra > 0 &&
                           !movement::has_force_marched(now, *choice.piece);
    Reminder* const reminder = said_more                          ? &march
                               : !activity.has(Status::BeganMove) ? &idle
                                                                  : nullptr;
    if (reminder != nullptr && !base::contains(reminder->pieces, *choice.piece)) {
      add_choice(*reminder, choice);
    }
  }
  list.add(std::move(idle));
  list.add(std::move(march));
}

}  // namespace

void remind_of_movement(ReminderList& list) {
  remind_of_commands(list);
  remind_of_repairs(list);
  remind_of_shoals(list);
  remind_of_winter(list);
  remind_of_transports(list);
  remind_of_force(list);
}

}  // namespace core::plan
