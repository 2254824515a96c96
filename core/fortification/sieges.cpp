#include "core/fortification/sieges.h"

#include "core/movement/entry.h"
#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/territory/besieged.h"

#include <algorithm>

namespace core::fortification {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using state::Piece;
using state::Record;
using state::Situation;
using state::Status;

bool is_fort_on_map(const Piece& piece) {
  return rulebook::is_fort(piece.kind) && piece.hex() != nullptr;
}

/// [13.42] [3.28] The Enemy on top has the place.
void capture(Record& record, PieceId fort, Side captor) {
  const HexId hex = *record.piece(fort).hex();
  const bool stands = works_stand(record.now(), fort);
  record.tell({"fort-captured", "13.42"_case, captor, fort, std::nullopt, hex, {}});
  organisation::empty_out(record, fort, "13.42"_case);
  organisation::enemy_enters(record, captor, hex);
  movement::take_hex(record, captor, hex);
  if (!stands) {
    record.eliminate(fort, "13.42"_case);
  } else if (record.now().in_force("E073"_erratum)) {
    record.begin(state::FortTaken{fort, captor});
  }
}

/// [13.31] Nobody besieges those whose works are gone: they stand in the open.
void stand_in_the_open(Record& record, PieceId fort) {
  const Side owner = record.piece(fort).side;
  const HexId hex = *record.piece(fort).hex();
  organisation::empty_out(record, fort, "13.31"_case);
  record.eliminate(fort, "13.31"_case);
  organisation::enemy_enters(record, owner, hex);
}

bool settle(Record& record, PieceId fort) {
  const Piece& piece = record.piece(fort);
  const Side enemy = board::enemy_of(piece.side);
  const state::HexOccupants& here = record.now().occupancy.at(*piece.hex());
  const bool razed = piece.activity.has(Status::Razed);
  if (!here.garrison.has(piece.side)) {
    const bool left_alone = here.open_combat.has(enemy) && !here.open_combat.has(piece.side);
    if (left_alone && (razed || record.now().in_force("E073"_erratum) ||
                       !organisation::directly_inside(record.state(), fort).empty())) {
      capture(record, fort, enemy);
      return true;
    }
    if (left_alone && record.state().controller(*piece.hex()) != enemy) {
      const HexId hex = *piece.hex();
      organisation::enemy_enters(record, enemy, hex);  // [10.33] who came out of them
      movement::take_hex(record, enemy, hex);          // [3.23] the works are nothing to him
      return true;
    }
    if (razed) {
      stand_in_the_open(record, fort);
      return true;
    }
    return false;
  }
  if (razed && !here.open_combat.has(enemy)) {
    stand_in_the_open(record, fort);
    return true;
  }
  return false;
}

}  // namespace

std::vector<PieceId> sieges_of(const Situation& now, Side besieger) {
  std::vector<PieceId> result;
  for (const PieceId id :
       now.occupancy.pieces_of(board::enemy_of(besieger), state::PieceClass::Fort)) {
    const Piece& fort = now.piece(id);
    if (is_fort_on_map(fort) &&
        territory::is_besieged_fort(now.occupancy, fort.side, *fort.hex())) {
      result.push_back(id);
    }
  }
  std::sort(result.begin(), result.end(),
            [&](PieceId a, PieceId b) { return *now.piece(a).hex() < *now.piece(b).hex(); });
  return result;
}

std::optional<PieceId> besieged_fort(const Situation& now, Side owner, HexId hex) {
  if (!territory::is_besieged_fort(now.occupancy, owner, hex)) {
    return std::nullopt;
  }
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    if (now.piece(id).side == owner && rulebook::is_fort(now.piece(id).kind)) {
      return id;
    }
  }
  return std::nullopt;
}

bool works_stand(const Situation& now, PieceId fort) {
  const Piece& piece = now.piece(fort);
  return is_fort_on_map(piece) && !piece.activity.has(Status::Razed);
}

void reduce_works(Record& record, PieceId fort, CaseRef cited) {
  const Piece before = record.piece(fort);
  const bool to_a_fort =
      before.kind == PieceKind::Fortress &&
      organisation::free_counters(record.now(), before.side, PieceKind::Fort, 0) > 0;
  record.tell({"works-reduced",
               cited,
               before.side,
               fort,
               std::nullopt,
               *before.hex(),
               {to_a_fort ? 1 : 0}});
  if (to_a_fort) {
    record.apply(state::PieceChanged{fort, PieceKind::Fort, 0, before.value, cited});
  } else {
    record.set(fort, Status::Razed);
  }
}

void surrender(Record& record, PieceId fort, CaseRef cited) {
  const Piece before = record.piece(fort);
  const HexId hex = *before.hex();
  record.tell({"garrison-surrenders", cited, before.side, fort, std::nullopt, hex, {}});
  for (const PieceId id : record.state().contents(fort)) {
    if (record.piece(id).kind == PieceKind::Leader) {
      organisation::capture(record, id, cited);
    }
  }
  // Units first, then what carried them: an HQ sets down whom it holds.
  for (const PieceId id : record.state().contents(fort)) {
    if (rulebook::is_ground_combat_unit(record.piece(id).kind)) {
      organisation::destroy(record, id, cited);
    }
  }
  for (const PieceId id : record.state().contents(fort)) {
    organisation::destroy(record, id, cited);
  }
  capture(record, fort, board::enemy_of(before.side));
}

bool settle_sieges(Record& record) {
  const state::Occupancy& occupancy = record.now().occupancy;
  for (const Side side : board::kSides) {
    for (const PieceId fort : occupancy.pieces_of(side, state::PieceClass::Fort)) {
      if (is_fort_on_map(record.piece(fort)) && settle(record, fort)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace core::fortification
