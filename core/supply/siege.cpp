#include "core/supply/siege.h"

#include "core/supply/edges.h"
#include "core/territory/hex_control.h"

#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/two_bit_color_map.hpp>
#include <boost/pending/queue.hpp>

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace core::supply {

using base::operator""_case;

namespace {

/// Whether a step of an extended siege's way out is open: over land by 17.6 and over water by 9.5,
/// without regard to length or ships.
bool is_way_out(const View& view, const EdgeStep& step) {
  switch (step.edge->kind) {
    case EdgeKind::Water:
    case EdgeKind::Embark:
      return !is_blocked(view, open_water_checks(), step);
    case EdgeKind::Ground:
    case EdgeKind::Land:
      return !is_blocked(view, step);
    case EdgeKind::Rail:
    case EdgeKind::Broadcast:
    case EdgeKind::Load:
    case EdgeKind::LandRail:
      return false;
  }
  return false;
}

EdgeStep step_of(const map::Graph& graph, const map::Graph::edge_descriptor& edge) {
  return {static_cast<std::uint32_t>(source(edge, graph)),
          static_cast<std::uint32_t>(target(edge, graph)), &graph[edge]};
}

struct OpenSteps {
  const View* view{};
  const map::Graph* graph{};

  bool operator()(const map::Graph::edge_descriptor& edge) const {
    return is_way_out(*view, step_of(*graph, edge));
  }
};

/// Whether a way out that leads from `city` may end at the vertex.
bool is_other_city(const View& view, HexId city, std::uint32_t vertex) {
  if (!Graphs::is_ground(vertex)) {
    return false;
  }
  const HexId hex = HexId::from_ordinal(Graphs::ordinal(vertex));
  return hex != city && view.map().has_city(hex) &&
         territory::controls(view.state(), view.side(), hex);
}

struct Found {
  std::uint32_t vertex{};
};

using StepsTo = std::unordered_map<std::uint32_t, EdgeStep>;

class FindCity : public boost::default_bfs_visitor {
 public:
  FindCity(const View& view, HexId start, StepsTo& taken)
      : view_{&view}, start_{start}, taken_{&taken} {}

  template <class AnyGraph>
  void tree_edge(const map::Graph::edge_descriptor& edge, const AnyGraph& /*graph*/) const {
    const EdgeStep step = step_of(view_->map().graphs().layered, edge);
    taken_->emplace(step.to, step);
  }

  template <class Vertex, class AnyGraph>
  void discover_vertex(Vertex vertex, const AnyGraph& /*graph*/) const {
    const auto at = static_cast<std::uint32_t>(vertex);
    if (is_other_city(*view_, start_, at)) {
      throw Found{at};  // the only way out of a Boost search
    }
  }

 private:
  const View* view_;
  HexId start_;
  StepsTo* taken_;
};

/// The way from the hex to another city that the side controls; empty when there is none.
std::vector<EdgeStep> find_way_out(const View& view, HexId hex) {
  const map::Graph& graph = view.map().graphs().layered;
  const boost::filtered_graph<map::Graph, OpenSteps> ways{graph, OpenSteps{&view, &graph}};
  StepsTo taken;
  std::vector<EdgeStep> way;
  try {
    // A visit, not a search: a search first goes over every vertex of the map, and most ways out
    // are short.
    boost::queue<std::uint32_t> waiting;
    boost::breadth_first_visit(
        ways, Graphs::ground_vertex(hex.ordinal()), waiting, FindCity{view, hex, taken},
        boost::make_two_bit_color_map(num_vertices(graph), get(boost::vertex_index, graph)));
  } catch (const Found& found) {
    for (auto step = taken.find(found.vertex); step != taken.end();
         step = taken.find(step->second.from)) {
      way.push_back(step->second);
    }
    std::reverse(way.begin(), way.end());
  }
  return way;
}

/// A way that was found before is enough while it is open.
bool reaches_another_city(const View& view, HexId hex) {
  std::vector<WayOut>& known = view.ways_out();
  const auto old =
      std::find_if(known.begin(), known.end(), [&](const WayOut& way) { return way.city == hex; });
  if (old != known.end() && is_other_city(view, hex, old->steps.back().to) &&
      std::all_of(old->steps.begin(), old->steps.end(),
                  [&](const EdgeStep& step) { return is_way_out(view, step); })) {
    return true;
  }
  std::vector<EdgeStep> found = find_way_out(view, hex);
  const bool reaches = !found.empty();
  if (old != known.end()) {
    known.erase(old);
  }
  if (reaches) {
    known.push_back({hex, std::move(found)});
  }
  return reaches;
}

std::vector<PieceId> enemy_combat_units_beside(const View& view, HexId hex) {
  std::vector<PieceId> result;
  for (const board::Direction direction : board::kDirections) {
    const auto beside = view.map().beside(hex, direction);
    if (!beside || !view.occupancy().at(*beside).open_combat.has(view.enemy())) {
      continue;
    }
    for (const PieceId id : view.enemy_units_in(*beside)) {
      if (rulebook::is_ground_combat_unit(view.state().piece(id).kind) &&
          !view.state().fort_of(id)) {
        result.push_back(id);
      }
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

/// Whether the Enemy is in the hex or beside it: without him there is no siege.
bool is_enemy_at(const View& view, HexId hex) {
  const auto is_there = [&](int ordinal) {
    return ordinal >= 0 && view.hex(ordinal, kEnemyOccupied);
  };
  const auto& beside = view.map().hex(hex).neighbours;
  return is_there(hex.ordinal()) || std::any_of(beside.begin(), beside.end(), is_there);
}

}  // namespace

std::vector<PieceId> besiegers_of_fort(const View& view, HexId hex) {
  const state::HexOccupants& here = view.occupancy().at(hex);
  std::vector<PieceId> result;
  if (!here.garrison.has(view.side()) || !here.attackers.has(view.enemy())) {
    return result;
  }
  for (const PieceId id : view.enemy_units_in(hex)) {
    const state::Piece& piece = view.state().piece(id);
    if (rulebook::is_ground_combat_unit(piece.kind) && !piece.parenthesised &&
        !view.state().fort_of(id)) {
      result.push_back(id);
    }
  }
  return result;
}

std::optional<Obstacle> siege_of_city(const View& view, HexId hex) {
  if (!is_enemy_at(view, hex)) {
    return std::nullopt;
  }
  Obstacle siege{ObstacleKind::CityBesieged, "13.31"_case, hex, std::nullopt,
                 besiegers_of_fort(view, hex)};
  if (siege.culprits.empty()) {
    siege.cited = "13.33"_case;
    siege.culprits = enemy_combat_units_beside(view, hex);
    if (siege.culprits.empty() || reaches_another_city(view, hex)) {
      return std::nullopt;
    }
  }
  if (view.is_waived(siege)) {
    return std::nullopt;
  }
  return siege;
}

}  // namespace core::supply
