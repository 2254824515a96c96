// [17.01] [17.02] [22.12] [22.13] What feeds a side: origins, Departments, Depots, trains, Army
// HQs. Private to this room.
#pragma once

#include "core/supply/view.h"

#include <optional>
#include <vector>

namespace core::supply {

/// A hex at which the pool of the side exists, or would but for its faults.
struct Origin {
  HexId hex;
  std::vector<Obstacle> faults;
};

/// [17.01] One of them, with its faults as they are now.
[[nodiscard]] Origin rail_origin(const View& view, HexId hex);

/// [17.01] The rail origins of the side, in the order of the rulebook.
[[nodiscard]] std::vector<Origin> rail_origins(const View& view);

/// [17.01] The water hex where the Union enters from the sea.
[[nodiscard]] std::optional<WaterPlaceId> naval_entry(const View& view);

/// A piece that broadcasts from its hex.
struct Source {
  SourceKind kind{};
  PieceId piece;
  HexId hex;
  int range{};
  std::vector<Obstacle> faults;  ///< why it does not broadcast; without its link to the net
  bool needs_link{};  ///< [22.12] a Union Department must be on the net or be reached by water
};

/// Departments, Depots, Supply Trains and Army HQs of the side on land, outside besieged forts.
/// @param before as they were some changes ago: what has not changed of them is taken from it.
[[nodiscard]] std::vector<Source> sources(const View& view, std::vector<Source> before = {});

/// [17.6]
[[nodiscard]] int range_of(const rulebook::SupplyRanges& ranges, SourceKind kind) noexcept;

}  // namespace core::supply
