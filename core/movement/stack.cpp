#include "core/movement/stack.h"

#include "core/base/contains.h"

#include <algorithm>

namespace core::movement {

using base::operator""_case;
using state::ForceMove;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Situation;
using state::Status;

Ruling<> may_join(const Situation& now, const ForceMove& force, PieceId id) {
  if (!base::contains(force.stack, id)) {
    if (const auto mover = mover_of(now, force, id); !mover) {
      return refused(mover.error());
    }
  }
  return may_join_as_mover(now, force, id);
}

Ruling<> may_join_as_mover(const Situation& now, const ForceMove& force, PieceId id) {
  if (base::contains(force.stack, id)) {
    return refused(refusal("6.42"_case, "in-stack").of(id));
  }
  const Piece& piece = now.piece(id);
  for (const PieceId other : force.stack) {
    const Piece& member = now.piece(other);
    if (member.hex() != nullptr && !member.inside && member.place != piece.place) {
      return refused(refusal("6.42"_case, "stack-elsewhere").of(id).with(other).in(*member.hex()));
    }
  }
  return {};
}

Ruling<> may_leave(const ForceMove& force, PieceId id) {
  if (!base::contains(force.stack, id)) {
    return refused(refusal("6.42"_case, "not-in-stack").of(id));
  }
  return {};
}

void join(Record& record, PieceId piece) {
  auto force = record.pending<ForceMove>();
  force.stack.push_back(piece);
  std::sort(force.stack.begin(), force.stack.end());
  record.change_decision(std::move(force));
  record.tell({"stack-joined", "6.42"_case, record.piece(piece).side, piece, {}, {}, {}});
}

void leave(Record& record, PieceId piece) {
  auto force = record.pending<ForceMove>();
  std::erase(force.stack, piece);
  record.change_decision(std::move(force));
  record.tell({"stack-left", "6.42"_case, record.piece(piece).side, piece, {}, {}, {}});
}

Ruling<> may_part(const Situation& now, const ForceMove& force, const Mover& mover, HexId to) {
  if (now.in_force("E037"_erratum)) {
    return {};
  }
  for (const PieceId id : members(now, force)) {
    const Piece& piece = now.piece(id);
    const bool begun = piece.activity.has(Status::BeganMove) && piece.hex() != nullptr;
    if (begun && !base::contains(mover.all, id) && *piece.hex() != to) {
      return refused(
          refusal("6.43"_case, "must-stay-together").of(mover.heads.front()).with(id).in(to));
    }
  }
  return {};
}

}  // namespace core::movement
