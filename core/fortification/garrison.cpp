#include "core/fortification/garrison.h"

#include "core/fortification/works.h"
#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/territory/besieged.h"

#include <algorithm>
#include <memory>

namespace core::fortification {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::Record;
using state::Ruling;
using state::Situation;
using state::Status;

bool is_of_force(const state::ForceMove& force, PieceId piece) {
  return std::find(force.units.begin(), force.units.end(), piece) != force.units.end();
}

/// [13.12] CSP that the piece brings: its own and those of its roster.
int brings(const Situation& now, PieceId piece) {
  if (rulebook::is_headquarters(now.piece(piece).kind)) {
    return organisation::roster_csp(now, piece);
  }
  return rulebook::is_ground_combat_unit(now.piece(piece).kind) ? organisation::csp(now, piece) : 0;
}

/// Who stands at forts of a side, kept while the board stays as it is.
struct AtForts {
  std::vector<PieceId> pieces;
};

std::vector<PieceId> look_at_forts(const Situation& now, board::Side side) {
  std::vector<PieceId> result;
  for (const PieceId fort : now.occupancy.pieces_of(side, state::PieceClass::Fort)) {
    for (const PieceId id : now.occupancy.pieces_with(now.piece(fort))) {
      const Piece& piece = now.piece(id);
      if (piece.side == side && rulebook::is_land_mover(piece.kind)) {
        result.push_back(id);
      }
    }
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

/// The land pieces of the acting side in hexes of its forts, by id.
const std::vector<PieceId>& pieces_at_forts(const Situation& now) {
  const board::Side side = now.state.turn.acting;
  return now.memo
      .get<AtForts>(
          static_cast<int>(side),
          [&] { return std::make_shared<const AtForts>(AtForts{look_at_forts(now, side)}); })
      .pieces;
}

Ruling<> is_at_hand(const Situation& now, const Piece& piece) {
  if (piece.side != now.state.turn.acting) {
    return state::refused(state::refusal("13.13"_case, "not-your-piece").of(piece.id));
  }
  if (const auto* force = now.state.turn.innermost<state::ForceMove>();
      force != nullptr && !is_of_force(*force, piece.id)) {
    return state::refused(state::refusal("5.28"_case, "another-force-moves").of(piece.id));
  }
  return {};
}

/// [13.13] Whether the piece may go inside, if there is room.
Ruling<> may_go_inside(const Situation& now, PieceId id, PieceId fort_id) {
  const Piece& piece = now.piece(id);
  const Piece& fort = now.piece(fort_id);
  if (const Ruling<> at_hand = is_at_hand(now, piece); !at_hand) {
    return at_hand;
  }
  const bool standing = rulebook::is_fort(fort.kind) && !fort.activity.has(Status::Razed);
  if (!standing || fort.side != piece.side || piece.hex() == nullptr || piece.place != fort.place) {
    return state::refused(state::refusal("13.13"_case, "no-such-fort").of(id).with(fort_id));
  }
  if (piece.inside || !rulebook::is_land_mover(piece.kind) ||
      piece.activity.has(Status::Entrained)) {
    return state::refused(state::refusal("13.13"_case, "does-not-go-inside").of(id).with(fort_id));
  }
  const HexId hex = *piece.hex();
  if (territory::is_besieged_fort(now.occupancy, piece.side, hex)) {
    return state::refused(state::refusal("13.39"_case, "fort-is-besieged").of(id).in(hex));
  }
  return {};
}

/// [13.21] CSP for which there is room.
int room_inside(const Situation& now, PieceId fort) {
  return std::max(0, capacity(now.book(), now.piece(fort).kind) - strength_inside(now, fort));
}

}  // namespace

Ruling<> may_enter_fort(const Situation& now, PieceId id, PieceId fort) {
  if (const Ruling<> inside = may_go_inside(now, id, fort); !inside) {
    return inside;
  }
  const int adds = brings(now, id);
  const int room = room_inside(now, fort);
  if (adds > room) {
    return state::refused(state::refusal("13.21"_case, "fort-is-full")
                              .of(id)
                              .with(fort)
                              .in(*now.piece(id).hex())
                              .figures(adds, room));
  }
  return {};
}

Ruling<> may_leave_fort(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  if (const Ruling<> at_hand = is_at_hand(now, piece); !at_hand) {
    return at_hand;
  }
  if (!piece.inside || !rulebook::is_fort(now.piece(*piece.inside).kind)) {
    return state::refused(state::refusal("13.13"_case, "not-inside-a-fort").of(id));
  }
  const HexId hex = *piece.hex();
  if (territory::is_besieged_fort(now.occupancy, piece.side, hex)) {
    return state::refused(state::refusal("13.32"_case, "besieged-may-not-move").of(id).in(hex));
  }
  if (now.occupancy.at(hex).open_ground.has(board::enemy_of(piece.side))) {
    return state::refused(state::refusal("13.14"_case, "enemy-stands-over-fort").of(id).in(hex));
  }
  if (!piece.activity.has(Status::Energised)) {
    return state::refused(state::refusal("5.27"_case, "leaves-fort-by-command").of(id));
  }
  return {};
}

void enter_fort(Record& record, PieceId piece, PieceId fort) {
  record.move(piece, record.piece(fort).place, fort, "13.13"_case);
}

void leave_fort(Record& record, PieceId piece) {
  record.move(piece, record.piece(piece).place, std::nullopt, "13.13"_case);
  organisation::come_to(record, record.piece(piece).side, *record.piece(piece).hex());
}

void offer_entering(const Situation& now, sequence::Choices& legal) {
  const auto* const force = now.state.turn.innermost<state::ForceMove>();
  // Those in one hex are asked one after another: what concerns their fort is looked up once.
  std::optional<HexId> hex;
  std::optional<PieceId> fort;
  std::optional<int> room;
  const auto try_piece = [&](const Piece& piece) {
    const bool beside_a_fort = legal.wants(ActionKind::EnterFort) &&
                               piece.side == now.state.turn.acting && !piece.inside &&
                               piece.hex() != nullptr && rulebook::is_land_mover(piece.kind) &&
                               now.occupancy.at(*piece.hex()).fort.has(piece.side);
    if (!beside_a_fort) {
      return;
    }
    if (hex != *piece.hex()) {
      hex = *piece.hex();
      fort = works_in(now.occupancy, now.state, piece.side, *hex).fort;
      room.reset();
    }
    if (!fort || !may_go_inside(now, piece.id, *fort)) {
      return;
    }
    if (!room) {
      room = room_inside(now, *fort);
    }
    if (brings(now, piece.id) <= *room) {
      legal.add({ActionKind::EnterFort, piece.id, *fort, {}, {}, 0});
    }
  };
  if (force != nullptr) {
    for (const PieceId id : force->units) {
      try_piece(now.piece(id));
    }
    return;
  }
  for (const PieceId id : pieces_at_forts(now)) {
    try_piece(now.piece(id));
  }
}

void offer_leaving(const Situation& now, sequence::Choices& legal) {
  const auto* const force = now.state.turn.innermost<state::ForceMove>();
  const auto try_piece = [&](const Piece& piece) {
    if (legal.wants(ActionKind::LeaveFort) && piece.side == now.state.turn.acting && piece.inside &&
        may_leave_fort(now, piece.id)) {
      legal.add({ActionKind::LeaveFort, piece.id, {}, {}, {}, 0});
    }
  };
  if (force != nullptr) {
    for (const PieceId id : force->units) {
      try_piece(now.piece(id));
    }
    return;
  }
  for (const PieceId id : pieces_at_forts(now)) {
    try_piece(now.piece(id));
  }
}

}  // namespace core::fortification
