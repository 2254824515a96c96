// Private to this room: [RC-084] [RC-085] the shapes that lie in the squares of a table.
#pragma once

#include "core/coastal/random_table.h"

namespace core::coastal {

/// What a card lays into its square.
struct LaidFeature {
  std::vector<table::BattleArea> areas;
  std::optional<table::BattleBuildings> buildings;
  std::optional<table::Point> fort;  ///< the middle of its footprint
  table::Heading facing;
};

/// [RC-085] The land along both long sides.
[[nodiscard]] std::vector<table::BattleArea> banks();

/// @param rectangle of the square
/// @param feet of the bars, as the dice gave them
/// @param channel [RC-085] inches between the islands
[[nodiscard]] LaidFeature laid_feature(Feature feature, const FeaturePlace& place,
                                       const table::Polygon& rectangle, std::array<int, 2> feet,
                                       int channel);

/// [RC-084] Whether all of it lies in its square.
[[nodiscard]] bool fits(const LaidFeature& feature, const table::Polygon& rectangle);

/// Whether what belongs in the water lies there: islands and bars off the banks. The ground of a
/// shore fort, a town or a port lies at its bank.
[[nodiscard]] bool lies_in_water(Feature kind, const LaidFeature& feature);

}  // namespace core::coastal
