#include "core/supply/rail_repair.h"

#include "core/movement/rail_works.h"
#include "core/supply/payment.h"

namespace core::supply {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using state::Record;
using state::Ruling;
using state::Situation;

namespace {

constexpr int kSupplyToMend = 1;  // [18.31]

/// What can pay for mending in the hex of the unit.
PaySources sources_to_mend(const Situation& now, PieceId unit) {
  const state::Piece& piece = now.piece(unit);
  PaySources sources = sources_of_hex(now, piece.side, *piece.hex());
  std::erase_if(sources, [](const PaySource& source) { return source.by == PayBy::Water; });
  return sources;
}

/// The choice of a unit and of the source that pays.
Action repair_from(PieceId unit, const PaySource& source) {
  return {ActionKind::RepairRail, unit, source.piece, source.hex, {}, 0};
}

const PaySource* source_named(const PaySources& sources, const Action& action) {
  Action payment = action;
  payment.piece = action.other;
  return named_by(sources, payment);
}

/// [18.31] Whether the unit may mend, its supply left aside.
Ruling<> may_mend_now(const Situation& now, PieceId unit) {
  const state::ForceMove* const force = movement::active_force(now.state);
  if (force == nullptr || force->ending) {
    return state::refused(state::refusal("4.1"_case, "out-of-phase"));
  }
  return movement::may_mend(now, *force, unit);
}

}  // namespace

Ruling<> may_repair_rail(const Situation& now, const Action& action) {
  if (!action.piece) {
    return state::refused(state::refusal("4.1"_case, "names-nothing"));
  }
  const PieceId unit = *action.piece;
  if (const Ruling<> mends = may_mend_now(now, unit); !mends) {
    return mends;
  }
  const PaySources sources = sources_to_mend(now, unit);
  const HexId hex = *now.piece(unit).hex();
  if (sources.empty()) {
    return state::refused(state::refusal("18.31"_case, "no-supply-to-mend").of(unit).in(hex));
  }
  if (source_named(sources, action) == nullptr) {
    return state::refused(state::refusal("18.31"_case, "no-source-to-mend").of(unit).in(hex));
  }
  return {};
}

bool has_supply_to_mend(const Situation& now, PieceId unit) {
  return !sources_to_mend(now, unit).empty();
}

void repair_rail(Record& record, const Action& action) {
  const PieceId unit = *action.piece;
  const PaySources sources = sources_to_mend(record.now(), unit);
  const PaySource source = *source_named(sources, action);
  movement::mend(record, unit);
  pay(record, record.piece(unit).side, source, kSupplyToMend, "18.31"_case);
}

void offer_rail_repairs(const Situation& now, sequence::Choices& legal) {
  for (const state::PieceId id :
       now.occupancy.pieces_of(now.state.turn.acting, state::PieceClass::RailwayRepair)) {
    if (!legal.wants(ActionKind::RepairRail)) {
      return;
    }
    const state::Piece& piece = now.piece(id);
    if (piece.hex() == nullptr || !now.state.rail.is_cut(*piece.hex()) ||
        !may_mend_now(now, piece.id)) {
      continue;
    }
    for (const PaySource& source : sources_to_mend(now, piece.id)) {
      legal.add(repair_from(piece.id, source));
    }
  }
}

}  // namespace core::supply
