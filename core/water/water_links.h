// [3.15] The water places that ships reach in one step.
#pragma once

#include "core/map/map.h"

#include <boost/container/small_vector.hpp>

namespace core::water {

/// A water place linked to another, and what lies between the two.
struct WaterStep {
  map::WaterPlaceId to;
  map::LinkBar bar{};
};

using WaterSteps = boost::container::small_vector<WaterStep, 12>;

/// [3.15] All places linked to one, by their numbers.
[[nodiscard]] WaterSteps steps_from(const map::Map& map, map::WaterPlaceId place);

}  // namespace core::water
