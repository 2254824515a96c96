#include "core/organisation/company.h"

namespace core::organisation {
namespace {

/// Those of one head, and when they were looked up.
struct Company {
  std::uint32_t version{};
  bool known{};
  std::vector<state::PieceId> pieces;
};

}  // namespace

const std::vector<state::PieceId>& energised_with(const state::Situation& now, board::Side side,
                                                  state::PieceId head) {
  auto& company = now.memo.own<Company>(int{head.value()} * 2 + static_cast<int>(side));
  if (company.known && company.version == now.memo.companies()) {
    return company.pieces;
  }
  company.version = now.memo.companies();
  company.known = true;
  company.pieces.clear();
  for (const state::PieceId id : now.occupancy.pieces_of(side, state::PieceClass::LandMover)) {
    if (now.piece(id).activity.energiser == head) {
      company.pieces.push_back(id);
    }
  }
  return company.pieces;
}

}  // namespace core::organisation
