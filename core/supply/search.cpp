#include "core/supply/search.h"

namespace core::supply {

std::vector<std::uint32_t> Search::plant() {
  std::vector<std::uint32_t> starts;
  for (std::size_t at = 0; at < seeds_.size(); ++at) {
    const Seed& seed = seeds_[at];
    if (spent_[seed.vertex] == kUnreached) {
      starts.push_back(seed.vertex);
    }
    if (seed.start < spent_[seed.vertex]) {
      spent_[seed.vertex] = seed.start;
      before_[seed.vertex] = seed.vertex;
      seed_of_[seed.vertex] = static_cast<std::int32_t>(at);
    }
  }
  return starts;
}

Route Search::route_to(std::uint32_t vertex) const {
  Route route;
  while (before_[vertex] != vertex) {
    const std::uint32_t from = before_[vertex];
    const auto [first, last] = out_edges(from, *graph_);
    // Two edges of different kinds never join the same two vertices: the layers keep them apart.
    const auto edge = std::find_if(first, last, [&](const map::Graph::edge_descriptor& candidate) {
      return target(candidate, *graph_) == vertex;
    });
    route.steps.push_back({from, vertex, &(*graph_)[*edge]});
    vertex = from;
  }
  std::reverse(route.steps.begin(), route.steps.end());
  route.seed = seed_at(vertex);
  return route;
}

}  // namespace core::supply
