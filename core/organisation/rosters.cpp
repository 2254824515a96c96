#include "core/organisation/rosters.h"

#include "core/organisation/strength.h"

#include <algorithm>

namespace core::organisation {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Deed;
using state::Piece;
using state::PieceClass;
using state::refusal;
using state::refused;
using state::Ruling;
using state::Situation;
using state::Stage;

/// [16.16] As printed rosters change only in the Consolidation step (erratum E077).
Ruling<> is_time_for_exchange(const Situation& now) {
  if (now.in_force("E077") || now.state.turn.stage == Stage::Consolidation) {
    return {};
  }
  return refused(refusal("16.16"_case, "exchange-in-consolidation-only"));
}

bool is_on_roster(const Situation& now, const Piece& piece) noexcept {
  return piece.kind != PieceKind::Leader && piece.inside &&
         rulebook::is_headquarters(now.piece(*piece.inside).kind);
}

const rulebook::RosterRow* row_of(const Situation& now, const Piece& hq) {
  const auto row = now.book().rosters.find({hq.side, hq.kind});
  return row == now.book().rosters.end() ? nullptr : &row->second;
}

/// [16.21] [16.23] [15.11] [15.12] What may be on the roster of a headquarters of this kind.
Ruling<> is_kind_for(const Situation& now, const Piece& unit, const Piece& hq,
                     const rulebook::RosterRow* row) {
  if (!is_rosterable(unit.kind)) {
    return refused(refusal("16.23"_case, "never-rostered").of(unit.id));
  }
  if (row == nullptr) {
    return {};
  }
  const bool cavalry = unit.kind == PieceKind::Cavalry;
  if (row->cavalry_only && !cavalry) {
    return refused(refusal("15.11"_case, "cavalry-corps-only").of(unit.id).with(hq.id));
  }
  if (row->no_cavalry && cavalry) {
    return refused(refusal("15.12"_case, "no-cavalry-in-corps").of(unit.id).with(hq.id));
  }
  if (row->no_cavalry && unit.kind != PieceKind::Infantry && !now.in_force("E078")) {
    return refused(refusal("16.21"_case, "infantry-to-the-letter").of(unit.id).with(hq.id));
  }
  return {};
}

/// [16.23] One hex, and both inside the same fort, aboard the same ship, or neither.
bool are_together(const Situation& now, const Piece& unit, const Piece& hq) {
  if (unit.inside == hq.inside) {
    return unit.place == hq.place;
  }
  return unit.place == hq.place && now.state.fort_of(unit.id) == now.state.fort_of(hq.id) &&
         now.state.transport_of(unit.id) == now.state.transport_of(hq.id);
}

/// [16.16] While a force is moving no unit joins it that was not energised with it.
Ruling<> may_join_force(const Situation& now, const Piece& unit, const Piece& hq) {
  if (now.state.turn.work.empty()) {
    return {};
  }
  const auto* const force = std::get_if<state::ForceMove>(&now.state.turn.work.back());
  if (force == nullptr || hq.deeds.energiser != force->head) {
    return {};
  }
  if (!unit.deeds.has(Deed::Energised) || unit.deeds.energiser != force->head ||
      unit.deeds.has(Deed::Dropped)) {
    return refused(refusal("16.16"_case, "not-of-the-force").of(unit.id).with(hq.id));
  }
  return {};
}

/// [10.11] [5.29] What a span holds stays in it for the phase: only under the same leader may it
/// change its place. While spans are declared they give way.
Ruling<> may_change_command(const Situation& now, const Piece& unit, const Piece& hq) {
  const Stage stage = now.state.turn.stage;
  const bool open = stage == Stage::MovementSpans || stage == Stage::CombatSpans;
  if (open || !unit.deeds.span || unit.deeds.span == hq.commander) {
    return {};
  }
  return refused(refusal("10.11"_case, "stays-in-its-span").of(unit.id).with(*unit.deeds.span));
}

/// Whether a unit of the side may go on the roster, if there is room.
Ruling<> fits(const Situation& now, const Piece& unit, const Piece& hq,
              const rulebook::RosterRow* row) {
  if (unit.inside == hq.id) {
    return refused(refusal("16.16"_case, "on-that-roster").of(unit.id).with(hq.id));
  }
  if (const Ruling<> kind = is_kind_for(now, unit, hq, row); !kind) {
    return kind;
  }
  if (!are_together(now, unit, hq)) {
    return refused(refusal("16.23"_case, "not-in-one-hex").of(unit.id).with(hq.id));
  }
  if (const Ruling<> force = may_join_force(now, unit, hq); !force) {
    return force;
  }
  return may_change_command(now, unit, hq);
}

/// [16.11] Units on the roster stand where the HQ stands.
int roster_length(const Situation& now, const Piece& hq) {
  const state::PieceList here = now.occupancy.pieces_with(hq);
  return static_cast<int>(std::count_if(here.begin(), here.end(), [&](PieceId id) {
    const Piece& piece = now.piece(id);
    return piece.inside == hq.id && piece.kind != PieceKind::Leader;
  }));
}

}  // namespace

Ruling<> may_be_appointed(const Situation& now, PieceId leader, PieceId headquarters) {
  const Piece& piece = now.piece(leader);
  const Piece& hq = now.piece(headquarters);
  const rulebook::LeaderRow* const row =
      piece.kind == PieceKind::Leader ? now.book().find_leader(piece.side, piece.name) : nullptr;
  if (row == nullptr || piece.side != hq.side || !rulebook::is_headquarters(hq.kind)) {
    return refused(refusal("10.16"_case, "no-leader-for-it").of(leader).with(headquarters));
  }
  const int need = now.book().command_stars[hq.kind].value_or(0);
  if (row->stars < need) {
    return refused(refusal("10.18"_case, "rank-too-low")
                       .of(leader)
                       .with(headquarters)
                       .figures(need, row->stars));
  }
  if (row->cavalry && hq.kind != PieceKind::CavalryCorpsHq && !now.in_force("E063")) {
    return refused(refusal("10.2"_case, "cavalry-leader-to-the-letter").of(leader).with(hq.id));
  }
  return {};
}

Ruling<> may_enrol(const Situation& now, PieceId id, PieceId headquarters) {
  const Piece& unit = now.piece(id);
  const Piece& hq = now.piece(headquarters);
  const board::Side side = now.state.turn.acting;
  if (!rulebook::is_headquarters(hq.kind) || hq.side != side || unit.side != side ||
      unit.away() != nullptr || hq.away() != nullptr) {
    return refused(refusal("16.16"_case, "no-exchange-with").of(id).with(headquarters));
  }
  if (const Ruling<> time = is_time_for_exchange(now); !time) {
    return time;
  }
  if (const Ruling<> fit = fits(now, unit, hq, row_of(now, hq)); !fit) {
    return fit;
  }
  const int size = roster_size(now.book(), hq.side, hq.kind);
  const int length = roster_length(now, hq);
  if (length >= size) {
    return refused(refusal("16.22"_case, "roster-is-full")
                       .of(id)
                       .with(headquarters)
                       .figures(length + 1, size));
  }
  return {};
}

Ruling<> may_detach(const Situation& now, PieceId id) {
  const Piece& unit = now.piece(id);
  if (unit.side != now.state.turn.acting || unit.away() != nullptr || !is_on_roster(now, unit)) {
    return refused(refusal("16.16"_case, "on-no-roster").of(id));
  }
  return is_time_for_exchange(now);
}

void enrol(state::Record& record, PieceId unit, PieceId headquarters) {
  const Piece& hq = record.piece(headquarters);
  const std::optional<PieceId> span = record.piece(unit).deeds.span;
  if (span && span != hq.commander) {
    record.happen(state::SpanDeclared{unit, std::nullopt});
  }
  record.move(unit, hq.place, headquarters, "16.16"_case);
}

void detach(state::Record& record, PieceId unit) {
  const Piece& hq = record.piece(*record.piece(unit).inside);
  record.move(unit, hq.place, hq.inside, "16.16"_case);
}

void offer_exchanges(const Situation& now, std::vector<Action>& legal) {
  if (!is_time_for_exchange(now)) {
    return;
  }
  const board::Side side = now.state.turn.acting;
  for (const PieceId id_of_hq : now.occupancy.pieces_of(side, PieceClass::Headquarters)) {
    const Piece& hq = now.piece(id_of_hq);
    const rulebook::RosterRow* const row = row_of(now, hq);
    const bool room = row != nullptr && roster_length(now, hq) < row->units;
    for (const PieceId id : now.occupancy.pieces_with(hq)) {
      const Piece& unit = now.piece(id);
      if (unit.side != side || !is_rosterable(unit.kind)) {
        continue;
      }
      if (unit.inside == hq.id) {
        if (may_detach(now, id)) {
          legal.push_back({ActionKind::Detach, id, {}, {}, {}, 0});
        }
      } else if (room && fits(now, unit, hq, row)) {
        legal.push_back({ActionKind::Enrol, id, hq.id, {}, {}, 0});
      }
    }
  }
}

void trim_rosters(state::Record& record, board::Side side) {
  std::vector<PieceId> headquarters;
  for (const Piece& piece : record.state().pieces) {
    if (piece.side == side && rulebook::is_headquarters(piece.kind) && piece.away() == nullptr) {
      headquarters.push_back(piece.id);
    }
  }
  for (const PieceId hq : headquarters) {
    std::vector<PieceId> units = roster(record.state(), hq);
    const Situation now = record.now();
    std::stable_sort(units.begin(), units.end(),
                     [&](PieceId a, PieceId b) { return csp(now, a) > csp(now, b); });
    const auto size =
        static_cast<std::size_t>(roster_size(now.book(), side, record.piece(hq).kind));
    for (std::size_t at = size; at < units.size(); ++at) {
      record.move(units[at], record.piece(hq).place, record.piece(hq).inside, "16.22"_case);
    }
  }
}

}  // namespace core::organisation
