#include "core/strategic/withdrawals.h"

#include "core/organisation/strength.h"
#include "core/supply/memo.h"

#include <algorithm>
#include <climits>

namespace core::strategic {
namespace {

using namespace base::literals;
using board::HexId;
using rulebook::PieceKind;
using state::Piece;

/// What a unit counts on the track: its CSP, a Supply Train one.
int points_of(const Piece& piece) noexcept {
  return rulebook::is_ground_combat_unit(piece.kind) ? piece.strength : 1;
}

bool is_of(const Piece& piece, const Withdrawal& due) noexcept {
  return piece.side == due.side && piece.kind == due.kind && piece.away() == nullptr;
}

/// Hexes from a place to the nearest Department of the side, functioning or not.
int hexes_to_department(const Situation& now, Side side, const Piece& unit) {
  const HexId from = unit.hex() != nullptr ? *unit.hex() : unit.river()->first_hex();
  int nearest = INT_MAX;
  for (const Piece& piece : now.state.pieces) {
    if (piece.side == side && piece.kind == PieceKind::Department && piece.hex() != nullptr) {
      nearest = std::min(nearest, board::distance(from.grid(), piece.hex()->grid()));
    }
  }
  return nearest;
}

std::vector<PieceId> nearest_to_department(const Situation& now, const Withdrawal& due) {
  std::vector<PieceId> nearest;
  int best = INT_MAX;
  for (const Piece& piece : now.state.pieces) {
    if (!is_of(piece, due)) {
      continue;
    }
    const int hexes = hexes_to_department(now, due.side, piece);
    if (hexes < best) {
      best = hexes;
      nearest.clear();
    }
    if (hexes == best) {
      nearest.push_back(piece.id);
    }
  }
  return nearest;
}

}  // namespace

std::vector<PieceId> withdrawable(const Situation& now, const Withdrawal& due) {
  std::vector<PieceId> units;
  for (const Piece& piece : now.state.pieces) {
    if (is_of(piece, due) && supply::may_act_on_chain(now, piece.id)) {
      units.push_back(piece.id);
    }
  }
  return units.empty() ? nearest_to_department(now, due) : units;
}

state::Ruling<> may_withdraw(const Situation& now, const Withdrawal& due, PieceId id) {
  const Piece& unit = now.piece(id);
  if (!is_of(unit, due)) {
    return state::refused(state::refusal("19.33"_case, "other-kind-is-due").of(id));
  }
  const std::vector<PieceId> units = withdrawable(now, due);
  if (std::find(units.begin(), units.end(), id) == units.end()) {
    return state::refused(state::refusal("19.33"_case, "others-go-first").of(id).with(units[0]));
  }
  return {};
}

void withdraw(Record& record, PieceId unit) {
  auto due = record.pending<Withdrawal>();
  const int points = std::min(due.points, points_of(record.piece(unit)));
  record.tell({"withdrawn", "19.33"_case, due.side, unit, {}, {}, {points}});
  if (rulebook::is_ground_combat_unit(due.kind)) {
    organisation::lose_strength(record, unit, points, "19.33"_case);
  } else {
    organisation::destroy(record, unit, "19.33"_case);
  }
  due.points -= points;
  record.change_decision(due);
}

bool go_on_withdrawing(Record& record) {
  const auto due = record.pending<Withdrawal>();
  if (due.points <= 0) {
    record.end_decision();
    return true;
  }
  const std::vector<PieceId> units = withdrawable(record.now(), due);
  if (units.empty()) {
    record.tell({"not-owed", "19.33"_case, due.side, {}, {}, {}, {due.points}});
    record.end_decision();
    return true;
  }
  int sum = 0;
  for (const PieceId unit : units) {
    sum += points_of(record.piece(unit));
  }
  if (units.size() == 1 || sum <= due.points) {
    withdraw(record, units.front());
    return true;
  }
  return false;
}

}  // namespace core::strategic
