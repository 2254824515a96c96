#include "core/supply/search.h"

namespace core::supply {

std::vector<std::uint32_t> Search::plant() {
  std::vector<std::uint32_t> starts;
  starts.reserve(seeds_.size());
  for (const Seed& seed : seeds_) {
    const std::uint32_t vertex = seed.vertex - first_;
    if (spent_[vertex] == kUnreached) {
      starts.push_back(vertex);
    }
    if (seed.start < spent_[vertex]) {
      spent_[vertex] = seed.start;
      before_[vertex] = vertex;
    }
  }
  return starts;
}

void Search::flood_over(std::uint32_t from, std::uint32_t to, std::vector<std::uint32_t>& reached) {
  const int behind = spent_[from] + 1;
  if (spent_[to] == kUnreached) {
    spent_[to] = behind;
    before_[to] = from;
    reached.push_back(to);
  } else if (spent_[to] == behind && from < before_[to]) {
    before_[to] = from;  // of two ways as long the one from the smaller label
  }
}

const Seed& Search::seed_at(std::uint32_t vertex) const noexcept {
  return *std::find_if(seeds_.begin(), seeds_.end(), [&](const Seed& seed) {
    return seed.vertex == vertex && seed.start == spent(vertex);
  });
}

Route Search::route_to(std::uint32_t vertex) const {
  Route route;
  while (before(vertex) != vertex) {
    const std::uint32_t from = before(vertex);
    const auto [begin, end] = out_edges(from - first_, *graph_);
    // Two edges of different kinds never join the same two vertices: the layers keep them apart.
    const auto edge = std::find_if(begin, end, [&](const map::Graph::edge_descriptor& candidate) {
      return target(candidate, *graph_) == vertex - first_;
    });
    route.steps.push_back({from, vertex, &(*graph_)[*edge]});
    vertex = from;
  }
  std::reverse(route.steps.begin(), route.steps.end());
  route.seed = &seed_at(vertex);
  return route;
}

}  // namespace core::supply
