#include "core/command/commands.h"

#include "core/organisation/headquarters.h"
#include "core/supply/memo.h"

#include <algorithm>

namespace core::command {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using state::Activity;
using state::Piece;
using state::refusal;
using state::refused;
using state::Status;

/// [5.25] [3.25] It has been energised in this phase, or came into being too late for it.
bool had_its_chance(const Activity& activity) noexcept {
  return activity.has(Status::Energised) || activity.has(Status::Moved) ||
         activity.has(Status::Dropped);
}

/// Adds the leader, his HQ and what his span holds; leaders in it bring theirs [10.13].
void add_force(const Situation& now, PieceId leader, std::vector<PieceId>& force) {
  const auto add = [&](PieceId id) {
    const bool listed = std::find(force.begin(), force.end(), id) != force.end();
    if (!listed && !had_its_chance(now.piece(id).activity)) {
      force.push_back(id);
      return true;
    }
    return false;
  };
  if (!add(leader)) {
    return;
  }
  if (const std::optional<PieceId> hq = headquarters_commanded(now, leader)) {
    add(*hq);
  }
  for (const PieceId id : in_span(now, leader)) {
    const Piece& piece = now.piece(id);
    if (piece.kind == PieceKind::Leader) {
      add_force(now, id, force);
    } else if (!organisation::is_on_roster(now.state, piece)) {
      add(id);
    }
  }
}

/// [16.16] Whether a unit on the roster may not be taken along when its HQ moves.
bool must_stay_behind(const Piece& unit, const Piece& hq) noexcept {
  return had_its_chance(unit.activity) ||
         (unit.activity.span && unit.activity.span != hq.commander);
}

}  // namespace

int commands_left(const Situation& now, board::Side side) noexcept {
  const auto at = static_cast<std::size_t>(side);
  return now.state.turn.chit[at] - now.state.turn.commands[at];
}

bool needs_no_command(const Situation& now, PieceId id) noexcept {
  const Piece& piece = now.piece(id);
  if (rulebook::is_ship(piece.kind)) {
    return true;
  }
  if (now.in_force("E032"_erratum)) {
    return false;
  }
  if (piece.kind == PieceKind::Leader) {
    return !headquarters_commanded(now, id) && in_span(now, id).empty();
  }
  return piece.kind == PieceKind::SupplyTrain || piece.kind == PieceKind::SiegeTrain ||
         piece.kind == PieceKind::RailwayRepair;
}

Ruling<> may_command(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  const board::Side side = now.state.turn.acting;
  if (piece.side != side || piece.away() != nullptr) {
    return refused(refusal("5.21"_case, "not-yours-to-command").of(id));
  }
  if (rulebook::is_ship(piece.kind)) {
    return refused(refusal("5.27"_case, "ships-need-no-command").of(id));
  }
  if (!rulebook::is_land_mover(piece.kind)) {
    return refused(refusal("3.21"_case, "never-commanded").of(id));
  }
  if (organisation::is_on_roster(now.state, piece)) {
    return refused(refusal("5.21"_case, "command-its-headquarters").of(id).with(*piece.inside));
  }
  if (rulebook::is_headquarters(piece.kind) && organisation::has_commander(now.state, id)) {
    return refused(refusal("5.21"_case, "command-its-commander").of(id).with(*piece.commander));
  }
  if (had_its_chance(piece.activity)) {
    return refused(
        refusal(piece.activity.has(Status::Dropped) ? "3.25"_case : "5.25"_case,
                piece.activity.has(Status::Dropped) ? "came-after-command" : "had-its-move")
            .of(id));
  }
  if (needs_no_command(now, id)) {
    return {};
  }
  const auto at = static_cast<std::size_t>(side);
  if (commands_left(now, side) <= 0) {
    return refused(refusal("5.21"_case, "no-command-left")
                       .of(id)
                       .figures(now.state.turn.commands[at] + 1, now.state.turn.chit[at]));
  }
  if (!supply::may_act_on_chain(now, id)) {
    return refused(refusal("5.21"_case, "command-out-of-supply").of(id));
  }
  return {};
}

void offer_commands(const Situation& now, sequence::Choices& legal) {
  if (commands_left(now, now.state.turn.acting) <= 0 && now.in_force("E032"_erratum)) {
    return;  // whatever moves without a command is a ship
  }
  for (const PieceId id :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::LandMover)) {
    if (!legal.wants(sequence::ActionKind::Command)) {
      return;
    }
    const Piece& piece = now.piece(id);
    // Most pieces fail here: no refusal is written for them.
    if (!had_its_chance(piece.activity) && !organisation::is_on_roster(now.state, piece) &&
        may_command(now, id)) {
      legal.add({sequence::ActionKind::Command, id, {}, {}, {}, 0});
    }
  }
}

void command(Record& record, PieceId piece) {
  if (!needs_no_command(record.now(), piece)) {
    record.apply(state::CommandGiven{record.piece(piece).side, piece});
  }
  energise(record, piece);
  begin_to_move(record, piece, true);
}

std::vector<PieceId> force_of(const Situation& now, PieceId head) {
  std::vector<PieceId> force;
  if (now.piece(head).kind == PieceKind::Leader) {
    add_force(now, head, force);
  } else {
    force.push_back(head);
  }
  return force;
}

void energise(Record& record, PieceId head) {
  const std::vector<PieceId> force = force_of(record.now(), head);
  std::vector<PieceId> all = force;
  for (const PieceId id : force) {
    const Piece hq = record.piece(id);
    if (!rulebook::is_headquarters(hq.kind)) {
      continue;
    }
    for (const PieceId unit : organisation::roster(record.state(), id)) {
      if (must_stay_behind(record.piece(unit), hq)) {
        record.move(unit, hq.place, hq.inside, "16.16"_case);
      } else {
        all.push_back(unit);
      }
    }
    if (hq.commander && record.piece(*hq.commander).place == hq.place &&
        record.piece(*hq.commander).inside != id) {
      record.move(*hq.commander, hq.place, id, "10.16"_case);
    }
  }
  record.apply(state::ForceEnergised{head, std::move(all)});
}

bool may_begin_now(const Situation& now, PieceId leader) noexcept {
  const Activity& activity = now.piece(leader).activity;
  return !now.in_force("E033"_erratum) && activity.has(Status::Energised) &&
         activity.energiser == leader && !activity.has(Status::Moved) &&
         !activity.has(Status::BeganMove);
}

void begin_to_move(Record& record, PieceId head, bool by_command) {
  state::ForceMove decision;
  decision.head = head;
  decision.by_command = by_command;
  for (const Piece& piece : record.state().pieces) {
    if (piece.activity.energiser == head && piece.activity.has(Status::Energised) &&
        !organisation::is_on_roster(record.state(), piece)) {
      decision.units.push_back(piece.id);
    }
  }
  record.begin(std::move(decision));
}

}  // namespace core::command
