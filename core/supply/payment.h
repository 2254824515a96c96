// [12.15] [12.21] What supply is paid from.
#pragma once

#include "core/sequence/action.h"
#include "core/state/record.h"
#include "core/supply/chain_of_supply.h"

#include <vector>

namespace core::supply {

/// How a source pays.
enum class PayBy : std::uint8_t {
  Stock,       ///< a Depot, train, Army HQ or ship gives of what it holds
  Ground,      ///< SUP on the ground of a hex of those who are paid [12.04]
  Department,  ///< from the pool through a Department in range, without RP [12.15]
  Rail,        ///< from the pool along the rail net, 1 RP per 5 SUP or part [12.15]
  Water        ///< from the pool by the link of a transport [17.12]
};

/// One source that a force or a battle can be paid from.
struct PaySource {
  PayBy by{};
  std::optional<PieceId> piece;  ///< whose stock, which Department, which transport
  std::optional<HexId> hex;      ///< of the Ground
  int available{};               ///< SUP it can give now
  int cost{};                    ///< [17.6] supply movement points from it
  bool over_rail{};              ///< Rail, and Water with a net behind its landing place

  /// How a player names it in PaySupply: `piece`, or the `hex` of the ground, or neither for Rail.
  [[nodiscard]] sequence::Action action() const;
};

using PaySources = std::vector<PaySource>;

/// [12.21] What can pay for the units of one side in a battle: everything in range of the hex of
/// one of them, nearest first; never the pool directly. Besieged units have what is inside [13.39].
[[nodiscard]] PaySources battle_sources(const state::Situation& now, Side side,
                                        const std::vector<PieceId>& units);

/// [12.15] What can pay for a force, nearest first: as 12.21, and the pool by rail and water.
/// `units` are all in one place. Off the map it is what they carry [12.17], aboard also what is in
/// the same water [7.23].
[[nodiscard]] PaySources maintenance_sources(const state::Situation& now, Side side,
                                             const std::vector<PieceId>& units);

/// [12.15] What can pay for works of the side in the hex [13.51]: as for a force there.
[[nodiscard]] PaySources sources_of_hex(const state::Situation& now, Side side, HexId hex);

/// [17.21] Length of rail is free. SUP that the sources can give together: several may draw from
/// the same pool and the same RP.
[[nodiscard]] int payable(const state::Situation& now, Side side, const PaySources& sources);

/// The source that a PaySupply names, or null.
[[nodiscard]] const PaySource* named_by(const PaySources& sources,
                                        const sequence::Action& action) noexcept;

/// [12.15] SUP of the pool that one rail point carries.
inline constexpr int kSupplyOfOneRailPoint = 5;

/// [12.15] [R3] Rail points for SUP of the pool that go over the rail net.
[[nodiscard]] constexpr int rail_points_for(int supply) noexcept {
  return (supply + kSupplyOfOneRailPoint - 1) / kSupplyOfOneRailPoint;
}

/// Takes `points` SUP, at most what is available, from the source with all that costs.
void pay(state::Record& record, Side side, const PaySource& source, int points, CaseRef cited);

}  // namespace core::supply
