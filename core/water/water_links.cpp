#include "core/water/water_links.h"

#include "core/map/graphs.h"

namespace core::water {

WaterSteps steps_from(const map::Map& map, map::WaterPlaceId place) {
  const map::Graph& graph = map.graphs().water;
  WaterSteps result;
  const auto [first, last] = out_edges(std::uint32_t{place.value()}, graph);
  for (auto edge = first; edge != last; ++edge) {
    const auto to = static_cast<std::uint16_t>(target(*edge, graph));
    result.push_back({map::WaterPlaceId{to}, graph[*edge].bar});
  }
  return result;
}

}  // namespace core::water
