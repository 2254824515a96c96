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
  /// @param graph  the layered graph, or one layer of it whose vertices are numbered from `first`.
  /// @param weight what a step costs: int(const EdgeStep&, int spent before it), above zero;
  ///               kUnreached for one that is never taken.
  /// @param open   whether a step may be taken that leads nearer: bool(const EdgeStep&, int spent
  ///               behind it).
  template <class Weight, class Open>
  Search(const map::Graph& graph, std::uint32_t first, std::vector<Seed> seeds,
         const Weight& weight, const Open& open);

  /// The same where every step costs one and all seeds start at nothing: a flood, vertex by vertex.
  template <class Open>
  Search(const map::Graph& graph, std::uint32_t first, std::vector<Seed> seeds, const Open& open);

  [[nodiscard]] bool reached(std::uint32_t vertex) const noexcept {
    return spent(vertex) < kUnreached;
  }

  [[nodiscard]] int spent(std::uint32_t vertex) const noexcept { return spent_[vertex - first_]; }

  /// The vertex before a reached one on its way; itself where the way begins.
  [[nodiscard]] std::uint32_t before(std::uint32_t vertex) const noexcept {
    return before_[vertex - first_] + first_;
  }

  /// The way to a reached vertex. Among ways of the same weight each vertex is entered from the
  /// smallest hex number.
  [[nodiscard]] Route route_to(std::uint32_t vertex) const;

 private:
  /// Takes, of two ways of the same weight, the one from the smaller vertex: layers are numbered in
  /// the order of the hex labels. Steps that lead nowhere nearer are never shown to the search, so
  /// what it does not relax is as near.
  struct SmallestLabel : boost::default_dijkstra_visitor {
    SmallestLabel(std::vector<std::uint32_t>& from, const map::Graph& in)
        : before{&from}, graph{&in} {}

    template <class EdgeDescriptor, class AnyGraph>
    void edge_not_relaxed(const EdgeDescriptor& edge, const AnyGraph&) const {
      const auto from = static_cast<std::uint32_t>(source(edge, *graph));
      const auto to = static_cast<std::uint32_t>(target(edge, *graph));
      if (from < (*before)[to] && (*before)[to] != to) {
        (*before)[to] = from;
      }
    }

    std::vector<std::uint32_t>* before;
    const map::Graph* graph;
  };

  /// The steps worth a look: open ones to a vertex that is reached no nearer otherwise. The search
  /// takes each step as soon as it is found, so the weight found with it is kept for it.
  template <class Weight, class Open>
  struct UsefulSteps {
    const Search* search{};
    const Weight* weight{};
    const Open* open{};
    int* found{};

    bool operator()(const map::Graph::edge_descriptor& edge) const {
      const map::Graph& graph = *search->graph_;
      const auto from = static_cast<std::uint32_t>(source(edge, graph));
      const auto to = static_cast<std::uint32_t>(target(edge, graph));
      const int spent = search->spent_[from];
      const int there = search->spent_[to];
      if (there <= spent) {
        return false;
      }
      const EdgeStep step{from + search->first_, to + search->first_, &graph[edge]};
      *found = (*weight)(step, spent);
      return *found < kUnreached && spent + *found <= there && (*open)(step, spent + *found);
    }
  };

  /// Takes the step from one vertex to another if it leads no farther than any other; puts down
  /// where it leads first.
  void flood_over(std::uint32_t from, std::uint32_t to, std::vector<std::uint32_t>& reached);

  /// Places the seeds. Gives the vertices, each once.
  std::vector<std::uint32_t> plant();

  /// The seed a way begins with: of those at the vertex the first with the smallest start.
  [[nodiscard]] const Seed& seed_at(std::uint32_t vertex) const noexcept;

  const map::Graph* graph_;
  std::uint32_t first_;
  std::vector<Seed> seeds_;
  std::vector<int> spent_;
  std::vector<std::uint32_t> before_;
};

template <class Weight, class Open>
Search::Search(const map::Graph& graph, std::uint32_t first, std::vector<Seed> seeds,
               const Weight& weight, const Open& open)
    : graph_{&graph},
      first_{first},
      seeds_{std::move(seeds)},
      spent_(num_vertices(graph), kUnreached),
      before_(num_vertices(graph), 0) {
  const std::vector<std::uint32_t> starts = plant();
  int found = 0;
  using Useful = UsefulSteps<Weight, Open>;
  const boost::filtered_graph<map::Graph, Useful> ways{graph, Useful{this, &weight, &open, &found}};
  const auto weights = boost::make_function_property_map<map::Graph::edge_descriptor>(
      [&found](const map::Graph::edge_descriptor&) { return found; });
  const auto index = get(boost::vertex_index, graph);
  std::vector<boost::default_color_type> colours(num_vertices(graph), boost::white_color);
  boost::dijkstra_shortest_paths_no_init(
      ways, starts.begin(), starts.end(), boost::make_iterator_property_map(before_.begin(), index),
      boost::make_iterator_property_map(spent_.begin(), index), weights, index, std::less<>{},
      std::plus<>{}, 0, SmallestLabel{before_, graph},
      boost::make_iterator_property_map(colours.begin(), index));
}

template <class Open>
Search::Search(const map::Graph& graph, std::uint32_t first, std::vector<Seed> seeds,
               const Open& open)
    : graph_{&graph},
      first_{first},
      seeds_{std::move(seeds)},
      spent_(num_vertices(graph), kUnreached),
      before_(num_vertices(graph), 0) {
  std::vector<std::uint32_t> reached = plant();
  for (std::size_t next = 0; next < reached.size(); ++next) {  // which grows on the way
    const std::uint32_t from = reached[next];
    const auto [begin, end] = out_edges(from, graph);
    std::for_each(begin, end, [&](const map::Graph::edge_descriptor& edge) {
      const auto to = static_cast<std::uint32_t>(target(edge, graph));
      const EdgeStep step{from + first_, to + first_, &graph[edge]};
      if (spent_[to] > spent_[from] && open(step)) {
        flood_over(from, to, reached);
      }
    });
  }
}

}  // namespace core::supply
