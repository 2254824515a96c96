#include "core/movement/force.h"

#include "core/movement/forced_march.h"
#include "core/movement/mover.h"
#include "core/movement/restrictions.h"
#include "core/movement/round_the_bay.h"

#include <algorithm>
#include <vector>

namespace core::movement {

using base::operator""_case;
using sequence::Progress;
using state::ForceMove;
using state::Piece;
using state::Record;
using state::Situation;
using state::Status;

namespace {

constexpr int kFirstSouthernRow = 13;  // [19.74]

/// Every piece of the force with what is on its rosters, wherever they are now.
std::vector<PieceId> whole_force(const Situation& now, const ForceMove& force) {
  const Pieces own = members(now, force);
  std::vector<PieceId> result{own.begin(), own.end()};
  for (const Piece& piece : now.state.pieces) {
    if (piece.inside && rulebook::is_headquarters(now.piece(*piece.inside).kind) &&
        std::find(own.begin(), own.end(), *piece.inside) != own.end() &&
        std::find(own.begin(), own.end(), piece.id) == own.end()) {
      result.push_back(piece.id);
    }
  }
  return result;
}

void finish(Record& record, const ForceMove& force) {
  for (const PieceId id : whole_force(record.now(), force)) {
    if (!record.piece(id).activity.has(Status::Moved)) {
      record.set(id, Status::Moved);
    }
    // [6.58] As printed nothing tells of units that stay on the railroad: they are off it for
    // nothing, and pay again to entrain.
    if (record.piece(id).activity.has(Status::Entrained) &&
        !record.now().in_force("E039"_erratum)) {
      record.set(id, Status::Entrained, false);
    }
  }
  record.end_decision();
}

/// [19.74] Who begins the scenario where the restriction would not let him go.
void note_southern_units(Record& record) {
  const Situation now = record.now();
  for (const Piece& piece : now.state.pieces) {
    if (piece.side == Side::Union && rulebook::is_ground_unit(piece.kind) &&
        piece.hex() != nullptr && piece.hex()->row() >= kFirstSouthernRow &&
        !piece.activity.has(Status::BeganSouth)) {
      record.set(piece.id, Status::BeganSouth);
    }
  }
}

}  // namespace

void end_force(Record& record) {
  auto force = record.pending<ForceMove>();
  force.ending = true;
  force.stack.clear();
  record.change_decision(std::move(force));
}

Progress proceed_force(Record& record) {
  const auto force = record.pending<ForceMove>();
  if (!force.ending) {
    if (!members(record.now(), force).empty()) {
      return Progress::Asks;
    }
    end_force(record);
    return Progress::WentOn;
  }
  if (!roll_next_group(record)) {
    finish(record, force);
  }
  return Progress::WentOn;
}

void test_restriction(Record& record) {
  const Situation now = record.now();
  const state::Turn& turn = now.state.turn;
  const auto& scenario = now.setting.scenario;
  if (scenario == nullptr || !scenario->has_rule("19.74"_case)) {
    return;
  }
  if (turn.game_turn == 1 && turn.acting == turn.first_player) {
    note_southern_units(record);
  }
  const bool holds = union_is_restricted(record.now());
  if (turn.acting == Side::Union && holds != turn.union_restricted) {
    record.apply(state::RestrictionTested{holds});
  }
}

void begin_phase(Record& record) {
  test_restriction(record);
  return_round_the_bay(record);
}

}  // namespace core::movement
