// [17.04] One multi-source search of the layered graph, for each question of the chain of supply.
// Private to this room.
#pragma once

#include "core/supply/edges.h"
#include "core/supply/view.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <boost/property_map/function_property_map.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace core::supply {

/// Weights of a search: supply movement points are scaled up, a rail hex or a water place counts
/// one, so that of two ways of the same cost the shorter one is taken and no step is free.
inline constexpr int kPoint = 4096;
/// A search that goes on where the rules stop counts obstacles apart from points: the points of a
/// way are the rest by this.
inline constexpr int kPointsApart = 512 * kPoint;
inline constexpr int kUnreached = std::numeric_limits<int>::max() / 2;

/// Where a search begins.
struct Seed {
  std::uint32_t vertex{};
  int start{};  ///< weight before the first step
  std::optional<SourceKind>
      source;  ///< a source on the ground; nothing for origins on the rail net and at sea
  std::optional<PieceId> piece;
  int range{};  ///< of a source on the ground
  std::vector<Obstacle> faults;
};

/// A way through the layered graph, from its seed to its end.
struct Route {
  const Seed* seed{};
  std::vector<EdgeStep> steps;
};

/// Distances from several seeds to every vertex within reach.
class Search {
 public:
  /// @param open   whether a step may be taken at all: bool(const EdgeStep&, int spent before it).
  /// @param weight what it costs: int(const EdgeStep&, int spent before it), above zero.
  template <class Open, class Weight>
  Search(const map::Graph& graph, std::vector<Seed> seeds, const Open& open, const Weight& weight);

  [[nodiscard]] bool reached(std::uint32_t vertex) const noexcept {
    return spent_[vertex] < kUnreached;
  }

  [[nodiscard]] int spent(std::uint32_t vertex) const noexcept { return spent_[vertex]; }

  [[nodiscard]] std::uint32_t before(std::uint32_t vertex) const noexcept {
    return before_[vertex];
  }

  /// The seed a vertex is, when its way begins there.
  [[nodiscard]] const Seed* seed_at(std::uint32_t vertex) const noexcept {
    const std::int32_t seed = seed_of_[vertex];
    return seed < 0 || before_[vertex] != vertex ? nullptr
                                                 : &seeds_[static_cast<std::size_t>(seed)];
  }

  /// The way to a reached vertex. Among ways of the same weight each vertex is entered from the
  /// smallest hex number.
  [[nodiscard]] Route route_to(std::uint32_t vertex) const;

 private:
  /// Takes, of two ways of the same weight, the one from the smaller vertex: layers are numbered in
  /// the order of the hex labels.
  template <class Weight>
  struct SmallestLabel : boost::default_dijkstra_visitor {
    SmallestLabel(const Weight& with, std::vector<int>& spent_so_far,
                  std::vector<std::uint32_t>& from, const map::Graph& in)
        : weight{&with}, spent{&spent_so_far}, before{&from}, graph{&in} {}

    template <class EdgeDescriptor, class AnyGraph>
    void edge_not_relaxed(const EdgeDescriptor& edge, const AnyGraph&) const {
      const auto from = static_cast<std::uint32_t>(source(edge, *graph));
      const auto to = static_cast<std::uint32_t>(target(edge, *graph));
      if (from < (*before)[to] && (*before)[to] != to &&
          (*spent)[from] + (*weight)(EdgeStep{from, to, &(*graph)[edge]}, (*spent)[from]) ==
              (*spent)[to]) {
        (*before)[to] = from;
      }
    }

    const Weight* weight;
    std::vector<int>* spent;
    std::vector<std::uint32_t>* before;
    const map::Graph* graph;
  };

  template <class Open>
  struct OpenSteps {
    const Open* open{};
    const map::Graph* graph{};
    const std::vector<int>* spent{};

    bool operator()(const map::Graph::edge_descriptor& edge) const {
      const auto from = static_cast<std::uint32_t>(source(edge, *graph));
      return (*open)(
          EdgeStep{from, static_cast<std::uint32_t>(target(edge, *graph)), &(*graph)[edge]},
          (*spent)[from]);
    }
  };

  /// Places the seeds; of seeds at one vertex the first with the smallest start counts. Gives the
  /// vertices.
  std::vector<std::uint32_t> plant();

  const map::Graph* graph_;
  std::vector<Seed> seeds_;
  std::vector<int> spent_;
  std::vector<std::uint32_t> before_;
  std::vector<std::int32_t> seed_of_;
};

template <class Open, class Weight>
Search::Search(const map::Graph& graph, std::vector<Seed> seeds, const Open& open,
               const Weight& weight)
    : graph_{&graph},
      seeds_{std::move(seeds)},
      spent_(num_vertices(graph), kUnreached),
      before_(num_vertices(graph), 0),
      seed_of_(num_vertices(graph), -1) {
  const std::vector<std::uint32_t> starts = plant();
  const boost::filtered_graph<map::Graph, OpenSteps<Open>> ways{
      graph, OpenSteps<Open>{&open, &graph, &spent_}};
  const auto weights = boost::make_function_property_map<map::Graph::edge_descriptor>(
      [&](const map::Graph::edge_descriptor& edge) {
        const auto from = static_cast<std::uint32_t>(source(edge, graph));
        const EdgeStep step{from, static_cast<std::uint32_t>(target(edge, graph)), &graph[edge]};
        return weight(step, spent_[from]);
      });
  const auto index = get(boost::vertex_index, graph);
  std::vector<boost::default_color_type> colours(num_vertices(graph), boost::white_color);
  boost::dijkstra_shortest_paths_no_init(
      ways, starts.begin(), starts.end(), boost::make_iterator_property_map(before_.begin(), index),
      boost::make_iterator_property_map(spent_.begin(), index), weights, index, std::less<>{},
      boost::closed_plus<int>{kUnreached}, 0, SmallestLabel<Weight>{weight, spent_, before_, graph},
      boost::make_iterator_property_map(colours.begin(), index));
}

}  // namespace core::supply
