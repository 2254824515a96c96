#include "core/movement/rail_works.h"

namespace core::movement {

using base::operator""_case;
using rulebook::PieceKind;
using rulebook::StepKind;
using state::ForceMove;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Situation;
using state::Status;

namespace {

constexpr int kPointsToMend = 1;  // [18.31]

/// Refused: who is not of the force, has had his move, or is not at work on the ground.
Ruling<> may_work(const Situation& now, const ForceMove& force, const Piece& piece) {
  const auto headquarters =
      piece.inside ? now.state.headquarters_of(piece.id) : std::optional<PieceId>{};
  if (piece.hex() == nullptr || force.ending ||
      !(is_member(force, piece) || (headquarters && is_member(force, now.piece(*headquarters))))) {
    return refused(refusal("5.27"_case, "not-energised").of(piece.id));
  }
  if (piece.activity.has(Status::Moved)) {
    return refused(refusal("5.25"_case, "has-moved").of(piece.id));
  }
  if (piece.activity.has(Status::Dropped)) {
    return refused(refusal("3.25"_case, "dropped").of(piece.id));
  }
  if (const auto ship = now.state.transport_of(piece.id)) {
    return refused(refusal("7.22"_case, "aboard").of(piece.id).with(*ship));
  }
  if (const auto fort = now.state.fort_of(piece.id)) {
    return refused(refusal("13.13"_case, "in-fort").of(piece.id).with(*fort));
  }
  if (piece.activity.has(Status::Entrained)) {
    return refused(refusal("6.54"_case, "entrained").of(piece.id));
  }
  return {};
}

}  // namespace

int work_points(const Situation& now, PieceId unit) {
  const Piece& piece = now.piece(unit);
  return allowance(now, unit) + piece.activity.extra - piece.activity.spent;
}

Ruling<int> price_of_cut(const Situation& now, PieceId unit) {
  const Piece& piece = now.piece(unit);
  // [26.10] Partisans are parenthesised and may.
  const bool able = !piece.parenthesised || piece.kind == rulebook::PieceKind::Partisan;
  if (!rulebook::is_ground_combat_unit(piece.kind) || !able || piece.strength <= 0) {
    return refused(refusal("18.21"_case, "cannot-cut").of(unit));
  }
  Hindrance own;
  own.add(now.book().unit_types[piece.kind].move_class, piece.kind);
  const auto cost = cost_of(now.book().movement_costs, own, StepKind::DestroyRail);
  return cost ? Ruling<int>{*cost} : refused(refusal("18.21"_case, "cannot-cut").of(unit));
}

Ruling<int> may_cut(const Situation& now, const ForceMove& force, PieceId unit) {
  const Piece& piece = now.piece(unit);
  const Ruling<int> price = price_of_cut(now, unit);
  if (!price) {
    return price;
  }
  if (const auto works = may_work(now, force, piece); !works) {
    return refused(works.error());
  }
  const HexId hex = *piece.hex();
  if (!now.map().has_rail(hex)) {
    return refused(refusal("18.21"_case, "no-railroad").of(unit).in(hex));
  }
  if (now.state.rail.is_cut(hex)) {
    return refused(refusal("18.23"_case, "cut-already").of(unit).in(hex));
  }
  if (*price > work_points(now, unit)) {
    return refused(refusal("18.21"_case, "work-points-short")
                       .of(unit)
                       .figures(*price, work_points(now, unit)));
  }
  return price;
}

void cut(Record& record, PieceId unit, int cost) {
  record.apply(state::PointsSpent{unit, cost, 0, 0, 0});
  record.apply(state::RailCutSet{*record.piece(unit).hex(), true, "18.21"_case});
}

Ruling<> may_mend(const Situation& now, const ForceMove& force, PieceId unit) {
  const Piece& piece = now.piece(unit);
  if (piece.kind != PieceKind::RailwayRepair) {
    return refused(refusal("18.32"_case, "cannot-mend").of(unit));
  }
  if (const auto works = may_work(now, force, piece); !works) {
    return works;
  }
  if (!now.state.rail.is_cut(*piece.hex())) {
    return refused(refusal("18.31"_case, "nothing-to-mend").of(unit).in(*piece.hex()));
  }
  if (piece.activity.has(Status::RepairedTwice)) {
    return refused(refusal("18.31"_case, "mended-twice").of(unit));
  }
  if (work_points(now, unit) < kPointsToMend) {
    return refused(refusal("18.31"_case, "work-points-short")
                       .of(unit)
                       .figures(kPointsToMend, work_points(now, unit)));
  }
  return {};
}

void mend(Record& record, PieceId unit) {
  record.apply(state::PointsSpent{unit, kPointsToMend, 0, 0, 0});
  record.set(unit, record.piece(unit).activity.has(Status::Repaired) ? Status::RepairedTwice
                                                                     : Status::Repaired);
  record.apply(state::RailCutSet{*record.piece(unit).hex(), false, "18.31"_case});
}

}  // namespace core::movement
