#include "core/strategic/departments.h"

#include "core/supply/memo.h"

#include <algorithm>
#include <memory>

namespace core::strategic {
namespace {

using rulebook::PieceKind;
using state::Piece;

struct Sites {
  std::vector<HexId> hexes;
};

/// [22.13] A rail path to an unbesieged major city: the rail hex of the city is on the net of an
/// origin.
bool has_rail_to_origin(const Situation& now, Side side, HexId hex) {
  const auto sources = supply::chain_of(now, side).in_reach_of({hex});
  return std::any_of(sources.begin(), sources.end(), [&](const supply::SourceInReach& source) {
    return source.kind == supply::SourceKind::Railhead && source.over_rail && source.at == hex;
  });
}

}  // namespace

bool deploys(const Situation& now, PieceId id) {
  const Piece& department = now.piece(id);
  if (department.hex() == nullptr || department.deeds.has(state::Deed::Neutralised) ||
      !supply::chain_of(now, department.side).functions(id)) {
    return false;
  }
  return department.side == Side::Union ||
         has_rail_to_origin(now, Side::Confederate, *department.hex());
}

const std::vector<HexId>& deployment_sites(const Situation& now, Side side) {
  return now.memo
      .get<Sites>(static_cast<int>(side),
                  [&] {
                    auto sites = std::make_shared<Sites>();
                    for (const Piece& piece : now.state.pieces) {
                      if (piece.kind == PieceKind::Department && piece.side == side &&
                          deploys(now, piece.id)) {
                        sites->hexes.push_back(*piece.hex());
                      }
                    }
                    std::sort(sites->hexes.begin(), sites->hexes.end());
                    return std::shared_ptr<const Sites>{std::move(sites)};
                  })
      .hexes;
}

}  // namespace core::strategic
