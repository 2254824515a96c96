// [17.12] Ways of transports over water. Private to this room.
#pragma once

#include "core/supply/edges.h"
#include "core/water/ship_waters.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/two_bit_color_map.hpp>
#include <boost/property_map/function_property_map.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

namespace core::supply {

inline constexpr int kFar = std::numeric_limits<int>::max() / 2;

/// Ships of one kind on the water of the map: where a supply link of theirs may lead and what it
/// costs.
class Waters {
 public:
  Waters(const View& view, rulebook::PieceKind ship)
      : view_{&view},
        ship_{ship},
        row_{view.book().ships.at(ship)},
        entry_(view.map().water_places().size(), kUnread) {}

  [[nodiscard]] int range() const noexcept { return row_.range; }

  [[nodiscard]] int dearest() const noexcept {
    return std::max(row_.river_place_cost, row_.sea_place_cost);
  }

  /// Points to enter a place; kFar where no link begins, ends or passes [9.52] [11.21].
  [[nodiscard]] int entry(std::size_t place) const {
    if (entry_[place] == kUnread) {
      entry_[place] = read(WaterPlaceId{static_cast<std::uint16_t>(place)});
    }
    return entry_[place];
  }

  [[nodiscard]] bool is_closed(WaterPlaceId id) const { return entry(id.value()) == kFar; }

  [[nodiscard]] const View& view() const noexcept { return *view_; }

 private:
  static constexpr int kUnread = -1;

  /// Points to enter a place; kFar where ships of the kind may not go [7.11] [7.12] [7.53], or an
  /// enemy warship or fort closes it.
  [[nodiscard]] int read(WaterPlaceId id) const {
    static constexpr Edge kEnter{.kind = EdgeKind::Water, .plain = true};
    const auto vertex = Graphs::water_vertex(id);
    const map::WaterPlace& place = view_->map().water_place(id);
    if (is_blocked(*view_, {vertex, vertex, &kEnter}) ||
        water::closed_to(view_->setting(), ship_, place)) {
      return kFar;
    }
    const bool river = place.is_river() || ship_ == rulebook::PieceKind::RiverTransport;
    return river ? row_.river_place_cost : row_.sea_place_cost;
  }

  const View* view_;
  rulebook::PieceKind ship_;
  rulebook::ShipRow row_;
  mutable std::vector<int> entry_;  ///< by water place; read when it is asked for
};

/// Water steps a transport of the kind may take, within its range, to a place it has not reached as
/// cheaply.
struct Passable {
  const Waters* waters{};
  const map::Graph* graph{};
  const std::vector<int>* spent{};
  const bool* ended{};  ///< what was looked for is found
  int limit{};

  bool operator()(const map::Graph::edge_descriptor& edge) const {
    const auto from = source(edge, *graph);
    const auto to = target(edge, *graph);
    const int behind = (*spent)[from] + waters->entry(to);
    if (*ended || behind > limit || behind >= (*spent)[to]) {
      return false;
    }
    // What else bars a step sits in the place entered and is in its entry; shoals and sandbars lie
    // between two places.
    const Edge& step = (*graph)[edge];
    return step.bar == map::LinkBar::None || !is_blocked(waters->view(), vertices(from, to, step));
  }

  [[nodiscard]] static EdgeStep vertices(std::size_t from, std::size_t to, const Edge& edge) {
    return {Graphs::water_vertex(WaterPlaceId{static_cast<std::uint16_t>(from)}),
            Graphs::water_vertex(WaterPlaceId{static_cast<std::uint16_t>(to)}), &edge};
  }
};

/// Ends a search once `stop` says so of a place whose distance is settled: from there on no step
/// leads further, and what is in the queue already is let go. A Boost search has no other way out
/// but an exception, which costs more than the few that are left.
template <class Stop>
class StopAt : public boost::default_dijkstra_visitor {
 public:
  StopAt(Stop& stop, const std::vector<int>& spent, bool& ended)
      : stop_{&stop}, spent_{&spent}, ended_{&ended} {}

  template <class Vertex, class AnyGraph>
  void examine_vertex(Vertex vertex, const AnyGraph&) const {
    *ended_ = *ended_ || (*stop_)(static_cast<std::uint32_t>(vertex), (*spent_)[vertex]);
  }

 private:
  Stop* stop_;
  const std::vector<int>* spent_;
  bool* ended_;
};

/// Distances over water from several places, and the way back.
struct WaterSearch {
  std::vector<int> spent;
  std::vector<std::uint32_t> before;

  /// @param stop ends the search early: bool(place, points spent to it).
  template <class Stop>
  WaterSearch(const Waters& waters, const std::vector<WaterPlaceId>& starts, int limit, Stop stop) {
    const map::Graph& graph = waters.view().map().graphs().water;
    spent.assign(num_vertices(graph), kFar);
    before.resize(num_vertices(graph));
    std::vector<std::uint32_t> from;
    for (const WaterPlaceId start : starts) {
      from.push_back(start.value());
      spent[from.back()] = 0;
      before[from.back()] = from.back();
    }
    bool ended = false;
    const boost::filtered_graph<map::Graph, Passable> open{
        graph, Passable{&waters, &graph, &spent, &ended, limit}};
    const auto weight = boost::make_function_property_map<map::Graph::edge_descriptor>(
        [&](const map::Graph::edge_descriptor& edge) { return waters.entry(target(edge, graph)); });
    const auto index = get(boost::vertex_index, graph);
    boost::dijkstra_shortest_paths_no_init(
        open, from.begin(), from.end(), boost::make_iterator_property_map(before.begin(), index),
        boost::make_iterator_property_map(spent.begin(), index), weight, index, std::less<>{},
        std::plus<>{}, 0, StopAt<Stop>{stop, spent, ended},
        boost::make_two_bit_color_map(num_vertices(graph), index));
  }

  /// The places from a start to `end`, both included.
  [[nodiscard]] std::vector<WaterPlaceId> way_to(WaterPlaceId end) const {
    std::vector<WaterPlaceId> way{end};
    for (std::uint32_t at = end.value(); before[at] != at; at = before[at]) {
      way.emplace_back(static_cast<std::uint16_t>(before[at]));
    }
    std::reverse(way.begin(), way.end());
    return way;
  }
};

}  // namespace core::supply
