#include "core/command/supplied.h"

#include "core/organisation/strength.h"
#include "core/supply/chain_of_supply.h"

#include <memory>

namespace core::command {
namespace {

/// [17.02] SUP that a Train or Army HQ needs for each CSP in its hex.
constexpr int kPointsOfOneSupply = 30;

supply::Answer ask(const state::Situation& now, state::PieceId piece) {
  const board::Side side = now.piece(piece).side;
  return now.memo
      .get<supply::ChainOfSupply>(static_cast<int>(side),
                                  [&] {
                                    return std::make_shared<const supply::ChainOfSupply>(
                                        now.setting, now.state, side);
                                  })
      .ask(piece);
}

}  // namespace

bool is_in_chain(const state::Situation& now, state::PieceId piece) {
  return ask(now, piece).supplied();
}

bool may_act_on_chain(const state::Situation& now, state::PieceId id) {
  const supply::Answer answer = ask(now, id);
  if (!answer.supplied()) {
    return false;
  }
  const auto& supplied = std::get<supply::Supplied>(answer.verdict);
  if (supplied.source != supply::SourceKind::SupplyTrain &&
      supplied.source != supply::SourceKind::ArmyHq) {
    return true;
  }
  const state::Piece& piece = now.piece(id);
  if (piece.hex() == nullptr || *piece.hex() != supplied.at || !supplied.piece) {
    return false;
  }
  int points = 0;
  for (const state::PieceId other : now.occupancy.pieces_in(supplied.at)) {
    if (now.piece(other).side == piece.side) {
      points += organisation::csp(now, other);
    }
  }
  return now.piece(*supplied.piece).stock * kPointsOfOneSupply >= points;
}

}  // namespace core::command
