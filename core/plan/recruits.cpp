#include "core/plan/recruits.h"

#include "core/strategic/departments.h"
#include "core/strategic/personnel.h"
#include "core/strategic/production.h"

namespace core::plan {

using rulebook::PieceKind;
using state::Piece;
using state::PieceId;

bool could_double(const rulebook::Rulebook& book, int csp) {
  const rulebook::UnitType& infantry = book.unit_types[PieceKind::Infantry];
  return !infantry.is_brigade(csp) && 2 * csp <= infantry.largest_strength();
}

std::vector<PieceId> recruits_of(const state::Situation& now, board::Side side) {
  std::vector<PieceId> recruits;
  if (!now.setting.is_campaign()) {
    return recruits;
  }
  const int largest = now.book().unit_types[PieceKind::Infantry].largest_strength();
  int men = strategic::points_of_call(now, side, 1);
  for (const board::HexId site : strategic::deployment_sites(now, side)) {
    const Piece* weakest = nullptr;
    for (const PieceId id : now.occupancy.pieces_in(site)) {
      const Piece& piece = now.piece(id);
      const bool grows = piece.side == side && piece.kind == PieceKind::Infantry && !piece.inside &&
                         could_double(now.book(), piece.strength);
      if (grows && (weakest == nullptr || piece.strength < weakest->strength)) {
        weakest = &piece;
      }
    }
    const auto price = weakest != nullptr
                           ? strategic::price_of_augmentation(now, weakest->id, largest)
                           : std::nullopt;
    if (price && men > 0) {
      recruits.push_back(weakest->id);
      men -= price->personnel;
    }
  }
  return recruits;
}

}  // namespace core::plan
