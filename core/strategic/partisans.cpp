#include "core/strategic/partisans.h"

#include "core/organisation/leaders.h"
#include "core/strategic/campaign.h"
#include "core/territory/hex_control.h"

#include <algorithm>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using state::AwayKind;
using state::Piece;

constexpr base::CaseRef kPartisans = "26.10"_case;
/// [26.10] The highest d6 with which partisans rise.
constexpr int kHighestToRise = 1;

/// Whether a Union piece stands there on land, by itself or inside of a work or a headquarters.
bool is_ashore(const Situation& now, const Piece& piece) {
  return piece.side == Side::Union && !rulebook::is_ship(piece.kind) &&
         !rulebook::is_rail_marker(piece.kind) && !now.state.transport_of(piece.id);
}

/// A combat unit of the Union, a headquarters or a fort: whether those hold troops is not told.
bool is_guarded(const Situation& now, HexId hex) {
  const state::PieceList here = now.occupancy.pieces_in(hex);
  return std::any_of(here.begin(), here.end(), [&](PieceId id) {
    const Piece& piece = now.piece(id);
    return is_ashore(now, piece) &&
           (rulebook::is_ground_combat_unit(piece.kind) || rulebook::is_headquarters(piece.kind) ||
            rulebook::is_fort(piece.kind));
  });
}

bool is_guarded_within_one(const Situation& now, HexId hex) {
  return is_guarded(now, hex) || std::any_of(board::kDirections.begin(), board::kDirections.end(),
                                             [&](board::Direction direction) {
                                               const auto beside = now.map().beside(hex, direction);
                                               return beside && is_guarded(now, *beside);
                                             });
}

/// What speaks against the hex; the refusal is not yet about a cadre.
state::Ruling<> may_be_risen_in(const Situation& now, HexId hex) {
  const map::State* const state = now.map().state_of(hex);
  if (state == nullptr || !state->slave) {
    return state::refused(state::refusal(kPartisans, "no-slave-state").in(hex));
  }
  if (!territory::controls(now.state, Side::Union, hex)) {
    return state::refused(state::refusal(kPartisans, "union-does-not-hold").in(hex));
  }
  if (is_guarded_within_one(now, hex)) {
    return state::refused(state::refusal(kPartisans, "union-unit-near").in(hex));
  }
  const state::PieceList here = now.occupancy.pieces_in(hex);
  const bool occupied = std::any_of(here.begin(), here.end(),
                                    [&](PieceId id) { return is_ashore(now, now.piece(id)); });
  return occupied ? state::refused(state::refusal(kPartisans, "union-piece-there").in(hex))
                  : state::Ruling<>{};
}

}  // namespace

state::Ruling<> may_rise_in(const Situation& now, PieceId cadre, HexId hex) {
  state::Ruling<> ruling = may_be_risen_in(now, hex);
  if (!ruling) {
    ruling.error().piece = cadre;
  }
  return ruling;
}

std::vector<HexId> places_for_partisans(const Situation& now) {
  std::vector<HexId> places;
  for (const map::Hex& hex : now.map().hexes()) {
    if (hex.is_land() && now.map().is_played(hex.id) && may_be_risen_in(now, hex.id)) {
      places.push_back(hex.id);
    }
  }
  return places;
}

void roll_for_partisans(Record& record, Side side) {
  const int points = record.now().book().unit_types[PieceKind::Partisan].largest_strength();
  const bool rolls = side == Side::Confederate &&
                     record.setting().switches.options.has(rulebook::Option::Partisans) &&
                     record.now().occupancy.in_play(side, PieceKind::Partisan) == 0;
  if (!rolls) {
    return;
  }
  const int face = record.roll(rulebook::RollId::Partisans, side, kPartisans);
  const bool rise = face <= kHighestToRise;
  record.tell({rise ? "partisans-rise" : "no-partisans",
               kPartisans,
               side,
               {},
               {},
               {},
               {kHighestToRise, face}});
  if (!rise || places_for_partisans(record.now()).empty()) {
    return;
  }
  const auto now = static_cast<std::int16_t>(organisation::cycle_number(record.now()));
  Piece cadre = new_counter(record.now(), side, PieceKind::Partisan, points);
  cadre.id = record.free_id();
  cadre.place = state::Away{AwayKind::Spiral, now, {}};
  record.apply(state::PieceCreated{cadre, kPartisans, {}});
}

void disperse_partisans(Record& record, Side side) {
  const auto& pieces = record.state().pieces;
  const auto cadre = std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.kind == PieceKind::Partisan && piece.side == side && piece.away() != nullptr &&
           piece.away()->kind == AwayKind::Spiral;
  });
  if (cadre != pieces.end()) {
    record.eliminate(cadre->id, kPartisans);
  }
}

}  // namespace core::strategic
