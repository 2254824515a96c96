// The whole broadcast of a side against one bare search of the ground, in the same run.
#include "core/map/graphs.h"
#include "core/supply/chain_of_supply.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/property_map/function_property_map.hpp>

namespace {

using core::board::HexId;
using core::board::Side;

/// [17.6] What a ground step costs on the printed map, nothing being in the way.
int plain_cost(const core::rulebook::SupplyCosts& costs, const core::map::Edge& edge) {
  if (edge.road || edge.rail) {
    return costs.along_line;
  }
  const int terrain = *costs.terrain[static_cast<std::size_t>(edge.terrain)];
  return edge.side == core::map::SideKind::MinorRiver ? terrain + costs.minor_river : terrain;
}

/// One bare boost::dijkstra_shortest_paths from St. Louis over the unfiltered ground layer,
/// unpruned.
void BareDijkstra(benchmark::State& bench) {
  const auto& setup = tests::real_setup("west-63");
  const core::map::Map& map = *setup.setting.map;
  const core::map::Graph& graph = map.graphs().ground;
  const auto& costs = setup.setting.rulebook->supply_costs;
  const HexId start = map.town(*map.find_town("St. Louis")).hex;
  std::vector<int> distance(num_vertices(graph));
  std::vector<std::uint32_t> before(num_vertices(graph));
  const auto index = get(boost::vertex_index, graph);
  const auto weight = boost::make_function_property_map<core::map::Graph::edge_descriptor>(
      [&](const core::map::Graph::edge_descriptor& edge) {
        return plain_cost(costs, graph[edge]);
      });
  for (auto _ : bench) {
    boost::dijkstra_shortest_paths(
        graph, static_cast<std::uint32_t>(start.ordinal()),
        boost::predecessor_map(boost::make_iterator_property_map(before.begin(), index))
            .distance_map(boost::make_iterator_property_map(distance.begin(), index))
            .weight_map(weight));
    benchmark::DoNotOptimize(distance.data());
  }
}

BENCHMARK(BareDijkstra)->Unit(benchmark::kMicrosecond);

void Broadcast(benchmark::State& bench, const char* name, Side side) {
  const auto& setup = tests::real_setup(name);
  for (auto _ : bench) {
    const core::supply::ChainOfSupply chain{setup.setting, setup.state, side};
    benchmark::DoNotOptimize(chain.reach().data());
  }
}

BENCHMARK_CAPTURE(Broadcast, west_63_union, "west-63", Side::Union)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Broadcast, west_63_confederate, "west-63", Side::Confederate)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Broadcast, campaign_union, "campaign", Side::Union)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Broadcast, campaign_confederate, "campaign", Side::Confederate)
    ->Unit(benchmark::kMicrosecond);

}  // namespace
