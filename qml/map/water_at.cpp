#include "qml/map/water_at.h"

#include <algorithm>
#include <cmath>

namespace mapview {

namespace {

using core::map::WaterPlaceId;

/// So near to a hexside, in units, its river is meant where the hex itself could be, too.
constexpr double kBesideLandingOrSea = 0.24;

double distance_to(const core::board::HexSide& side, QPointF point) {
  const auto ends = ends_of(side);
  const QPointF along = ends[1] - ends[0];
  const QPointF to = point - ends[0];
  const double part =
      std::clamp(QPointF::dotProduct(along, to) / QPointF::dotProduct(along, along), 0.0, 1.0);
  const QPointF away = to - along * part;
  return std::hypot(away.x(), away.y());
}

bool is_reachable(const models::SeaPlan& plan, WaterPlaceId place) {
  const auto& waters = plan.waters();
  return std::any_of(waters.begin(), waters.end(),
                     [&](const auto& there) { return there.place == place; });
}

}  // namespace

QPointF point_of(const core::map::Map& map, WaterPlaceId id) {
  const auto& place = map.water_place(id);
  return place.hex ? centre_of(*place.hex) : middle_of(*place.side);
}

std::optional<WaterPlaceId> water_near(const core::map::Map& map, QPointF scene) {
  const auto hex = hex_at(scene);
  if (!hex) {
    return std::nullopt;
  }
  std::optional<WaterPlaceId> nearest;
  double away = 0;
  for (const WaterPlaceId place : map.water_touching(*hex)) {
    const auto& water = map.water_place(place);
    const double it = water.is_river() ? distance_to(*water.side, scene) : 0;
    if (water.is_river() && (!nearest || it < away)) {
      nearest = place;
      away = it;
    }
  }
  const auto own = map.water_of(*hex);
  return nearest && (!own || away <= kBesideLandingOrSea) ? nearest : own;
}

std::optional<WaterPlaceId> water_at(const core::map::Map& map, const models::SeaPlan& plan,
                                     QPointF scene, bool hex_is_aim) {
  const auto hex = hex_at(scene);
  if (!plan.active() || !hex) {
    return std::nullopt;
  }
  std::optional<WaterPlaceId> nearest;
  double away = 0;
  for (const WaterPlaceId place : map.water_touching(*hex)) {
    if (!map.water_place(place).is_river()) {
      continue;
    }
    const double it =
        distance_to(*map.water_place(place).side, scene) + (is_reachable(plan, place) ? 0 : 1);
    if (!nearest || it < away) {
      nearest = place;
      away = it;
    }
  }
  const auto own = map.water_of(*hex);
  const bool hex_is_meant = own || hex_is_aim || plan.landings().contains(*hex);
  const double beside = away >= 1 ? away - 1 : away;
  if (nearest && (!hex_is_meant || beside <= kBesideLandingOrSea)) {
    return nearest;
  }
  return plan.landings().contains(*hex) ? std::nullopt : own;
}

}  // namespace mapview
