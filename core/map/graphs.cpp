#include "core/map/graphs.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace core::map {
namespace {

class Draft {
 public:
  void add(std::uint32_t from, std::uint32_t to, const Edge& edge) {
    drafted_.push_back({from, to, edge});
  }

  /// Edges in order of their ends, so that searches meet hexes in the order of their labels; edges
  /// of the same ends in the order in which they came.
  [[nodiscard]] Graph build(std::size_t vertices) {
    const std::vector<const Drafted*> order = in_order(vertices);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
    std::vector<Edge> edges;
    ends.reserve(order.size());
    edges.reserve(order.size());
    for (const Drafted* const each : order) {
      ends.emplace_back(each->from, each->to);
      edges.push_back(each->edge);
    }
    return Graph{boost::edges_are_sorted, ends.begin(), ends.end(), edges.begin(),
                 static_cast<std::uint32_t>(vertices)};
  }

 private:
  struct Drafted {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    Edge edge;
  };

  /// A vertex has a dozen edges at most: each edge goes to the place of its vertex, and only there
  /// they are sorted.
  [[nodiscard]] std::vector<const Drafted*> in_order(std::size_t vertices) const {
    std::vector<std::size_t> next(vertices + 1, 0);
    for (const Drafted& each : drafted_) {
      ++next[each.from + 1];
    }
    std::partial_sum(next.begin(), next.end(), next.begin());
    const std::vector<std::size_t> begins = next;
    std::vector<const Drafted*> order(drafted_.size());
    for (const Drafted& each : drafted_) {
      order[next[each.from]++] = &each;
    }
    for (std::size_t vertex = 0; vertex < vertices; ++vertex) {
      const auto at = [&](std::size_t index) {
        return order.begin() + static_cast<std::ptrdiff_t>(index);
      };
      std::sort(at(begins[vertex]), at(begins[vertex + 1]),
                [](const Drafted* one, const Drafted* two) {
                  return one->to != two->to ? one->to < two->to : one < two;
                });
    }
    return order;
  }

  std::vector<Drafted> drafted_;
};

/// The water places a ground or rail step crosses: the river on the side, or the two waters of a
/// narrow passage.
void add_water(const Map& map, const Hex& hex, const Hex& other, Direction direction, Edge& edge) {
  if (const auto river = map.water_of(hex.id, direction)) {
    edge.water = river->value();
  }
  if (is_narrow_water(edge.side)) {
    const auto one = map.water_of(hex.id);
    const auto two = map.water_of(other.id);
    edge.water = one ? one->value() : kNoWater;
    edge.other_water = two ? two->value() : kNoWater;
  }
}

void add_land_edges(const Map& map, Draft& ground, Draft& entries, Draft& rail, Draft& layered) {
  for (const Hex& hex : map.hexes()) {
    if (!map.is_played(hex.id)) {
      continue;
    }
    for (const Direction direction : board::kDirections) {
      const int to = hex.neighbours[static_cast<std::size_t>(direction)];
      if (to < 0 || !hex.is_land() || !map.hex(to).is_land()) {
        continue;
      }
      const Hex& other = map.hex(to);
      const Hexside& side = hex.side(direction);
      Edge edge;
      edge.kind = EdgeKind::Ground;
      edge.terrain = other.terrain;
      edge.side = side.kind;
      const bool needs_bridge = stops_ground(side.kind);
      edge.road = side.road && (!needs_bridge || side.road_crossing == Crossing::Bridge);
      edge.rail = side.rail && (!needs_bridge || side.rail_crossing == Crossing::Bridge);
      add_water(map, hex, other, direction, edge);
      edge.plain = !needs_bridge && edge.water == kNoWater;
      const auto from = Graphs::ground_vertex(hex.id.ordinal());
      ground.add(from, Graphs::ground_vertex(to), edge);
      entries.add(Graphs::ground_vertex(to), from, edge);
      layered.add(from, Graphs::ground_vertex(to), edge);
      if (side.rail && (!needs_bridge || side.rail_crossing != Crossing::None)) {
        edge.kind = EdgeKind::Rail;
        edge.rail_ferry = needs_bridge && side.rail_crossing == Crossing::Ferry;
        rail.add(Graphs::ground_vertex(hex.id.ordinal()), Graphs::ground_vertex(to), edge);
        layered.add(Graphs::rail_vertex(hex.id.ordinal()), Graphs::rail_vertex(to), edge);
      }
    }
    const int ordinal = hex.id.ordinal();
    if (map.has_rail(hex.id)) {
      layered.add(Graphs::rail_vertex(ordinal), Graphs::ground_vertex(ordinal),
                  {EdgeKind::Broadcast});
    }
    for (const WaterPlaceId water : map.water_touching(hex.id)) {
      layered.add(Graphs::ground_vertex(ordinal), Graphs::water_vertex(water), {EdgeKind::Embark});
      layered.add(Graphs::water_vertex(water), Graphs::ground_vertex(ordinal), {EdgeKind::Land});
      if (map.has_rail(hex.id)) {
        layered.add(Graphs::rail_vertex(ordinal), Graphs::water_vertex(water), {EdgeKind::Load});
        layered.add(Graphs::water_vertex(water), Graphs::rail_vertex(ordinal),
                    {EdgeKind::LandRail});
      }
    }
  }
}

void note_rails(const Map& map, Graphs& graphs) {
  for (const Hex& hex : map.hexes()) {
    if (map.has_rail(hex.id)) {
      graphs.rail_hexes.push_back(static_cast<std::uint16_t>(hex.id.ordinal()));
    }
  }
  for (const std::uint16_t hex : graphs.rail_hexes) {
    const auto [begin, end] = out_edges(std::uint32_t{hex}, graphs.rail);
    if (std::any_of(begin, end, [&](const auto& edge) { return graphs.rail[edge].rail_ferry; })) {
      graphs.ferry_hexes.push_back(hex);
    }
  }
}

void note_banks(const Map& map, Graphs& graphs) {
  graphs.banks.resize(map.water_places().size());
  const auto [begin, end] = edges(graphs.ground);
  std::for_each(begin, end, [&](const auto& edge) {
    const Edge& step = graphs.ground[edge];
    for (const std::uint16_t place : {step.water, step.other_water}) {
      if (place != kNoWater) {
        graphs.banks[place].push_back(static_cast<std::uint16_t>(source(edge, graphs.ground)));
      }
    }
  });
}

}  // namespace

std::unique_ptr<const Graphs> build_graphs(const Map& map) {
  Draft ground;
  Draft entries;
  Draft rail;
  Draft water;
  Draft layered;
  add_land_edges(map, ground, entries, rail, layered);
  for (const WaterLink& link : map.water_links()) {
    Edge edge;
    edge.kind = EdgeKind::Water;
    edge.bar = link.bar;
    edge.plain = link.bar == LinkBar::None;
    for (const auto& [from, to] : {std::pair{link.a, link.b}, std::pair{link.b, link.a}}) {
      water.add(from.value(), to.value(), edge);
      layered.add(Graphs::water_vertex(from), Graphs::water_vertex(to), edge);
    }
  }
  const auto hexes = static_cast<std::size_t>(board::kHexCount);
  auto graphs = std::make_unique<Graphs>();
  graphs->ground = ground.build(hexes);
  graphs->entries = entries.build(hexes);
  graphs->rail = rail.build(hexes);
  graphs->water = water.build(map.water_places().size());
  graphs->layered = layered.build(2 * hexes + map.water_places().size());
  note_rails(map, *graphs);
  note_banks(map, *graphs);
  return graphs;
}

}  // namespace core::map
