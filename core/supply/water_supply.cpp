#include "core/supply/water_supply.h"

#include "core/supply/edges.h"
#include "core/supply/siege.h"
#include "core/supply/sources.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <boost/property_map/function_property_map.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>

namespace core::supply {
namespace {

using rulebook::PieceKind;

constexpr int kFar = std::numeric_limits<int>::max() / 2;
constexpr int kLoad = 10;          // [17.12]
constexpr int kOpenCoastLoad = 5;  // [17.12]

/// Ships of one kind on the water of the map: where they may go and what it costs.
class Waters {
 public:
  Waters(const View& view, PieceKind ship)
      : view_{&view}, ship_{ship}, row_{view.book().ships.at(ship)} {}

  [[nodiscard]] int range() const noexcept { return row_.range; }

  /// Points to enter a place; nothing where ships of the kind may not go [7.11] [7.12] [7.53].
  [[nodiscard]] std::optional<int> cost(WaterPlaceId id) const {
    const map::WaterPlace& place = view_->map().water_place(id);
    if (place.is_river()) {
      return row_.river_place_cost;
    }
    if (ship_ == PieceKind::RiverTransport) {
      return place.near_mouth ? std::optional<int>{row_.river_place_cost} : std::nullopt;
    }
    return place.closed_lake ? std::nullopt : std::optional<int>{row_.sea_place_cost};
  }

  /// [9.52] [11.21] Places where a supply link may not even begin or end.
  [[nodiscard]] bool is_closed(WaterPlaceId id) const {
    return view_->water(id.value(), kEnemyWarship) || view_->water(id.value(), kEnemyFort) ||
           !cost(id);
  }

  [[nodiscard]] const View& view() const noexcept { return *view_; }

 private:
  const View* view_;
  PieceKind ship_;
  rulebook::ShipRow row_;
};

/// Water steps a transport of the kind may take, within its range.
struct Passable {
  const Waters* waters{};
  const map::Graph* graph{};
  const std::vector<int>* spent{};
  int limit{};

  bool operator()(const map::Graph::edge_descriptor& edge) const {
    const EdgeStep step{static_cast<std::uint32_t>(source(edge, *graph)),
                        static_cast<std::uint32_t>(target(edge, *graph)), &(*graph)[edge]};
    if (step.edge->kind != EdgeKind::Water) {
      return false;
    }
    const auto cost = waters->cost(Graphs::place(step.to));
    return cost && (*spent)[step.from] + *cost <= limit &&
           !is_blocked(waters->view(), checks_of(EdgeKind::Water), step);
  }
};

struct Enough {};

/// Stops a search once `wanted` says so of a place whose distance is settled.
class StopAt : public boost::default_dijkstra_visitor {
 public:
  explicit StopAt(const std::function<bool(std::uint32_t)>& wanted) : wanted_{&wanted} {}

  template <class Vertex, class AnyGraph>
  void examine_vertex(Vertex vertex, const AnyGraph&) const {
    if (*wanted_ && (*wanted_)(static_cast<std::uint32_t>(vertex))) {
      throw Enough{};  // the only way out of a Boost search
    }
  }

 private:
  const std::function<bool(std::uint32_t)>* wanted_;
};

/// Distances over water from several places, and the way back.
struct WaterSearch {
  std::vector<int> spent;
  std::vector<std::uint32_t> before;

  WaterSearch(const Waters& waters, const std::vector<WaterPlaceId>& starts, int limit,
              const std::function<bool(std::uint32_t)>& wanted = {}) {
    const map::Graph& graph = waters.view().map().graphs().layered;
    spent.assign(num_vertices(graph), kFar);
    before.resize(num_vertices(graph));
    std::vector<std::uint32_t> from;
    for (const WaterPlaceId start : starts) {
      from.push_back(Graphs::water_vertex(start));
      spent[from.back()] = 0;
      before[from.back()] = from.back();
    }
    const boost::filtered_graph<map::Graph, Passable> open{
        graph, Passable{&waters, &graph, &spent, limit}};
    const auto weight = boost::make_function_property_map<map::Graph::edge_descriptor>(
        [&](const map::Graph::edge_descriptor& edge) {
          return waters.cost(Graphs::place(static_cast<std::uint32_t>(target(edge, graph))))
              .value_or(kFar);
        });
    const auto index = get(boost::vertex_index, graph);
    std::vector<boost::default_color_type> colours(num_vertices(graph), boost::white_color);
    try {
      boost::dijkstra_shortest_paths_no_init(
          open, from.begin(), from.end(), boost::make_iterator_property_map(before.begin(), index),
          boost::make_iterator_property_map(spent.begin(), index), weight, index, std::less<>{},
          boost::closed_plus<int>{kFar}, 0, StopAt{wanted},
          boost::make_iterator_property_map(colours.begin(), index));
    } catch (const Enough&) {
      return;
    }
  }

  /// The places from a start to `end`, both included.
  [[nodiscard]] std::vector<WaterPlaceId> way_to(WaterPlaceId end) const {
    std::vector<WaterPlaceId> way{end};
    for (std::uint32_t at = Graphs::water_vertex(end); before[at] != at; at = before[at]) {
      way.push_back(Graphs::place(before[at]));
    }
    std::reverse(way.begin(), way.end());
    return way;
  }
};

/// Empty transports of a kind on open water, by id [17.11].
std::vector<std::pair<PieceId, WaterPlaceId>> empty_transports(const Waters& waters,
                                                               PieceKind kind) {
  const GameState& state = waters.view().state();
  std::vector<bool> laden(state.pieces.size(), false);
  for (const state::Piece& piece : state.pieces) {
    if (piece.inside) {
      laden[piece.inside->value()] = true;
    }
  }
  std::vector<std::pair<PieceId, WaterPlaceId>> result;
  for (const state::Piece& piece : state.pieces) {
    if (piece.side != waters.view().side() || piece.kind != kind || laden[piece.id.value()] ||
        piece.stock > 0) {
      continue;
    }
    const auto place = piece.hex() != nullptr
                           ? waters.view().map().water_of(*piece.hex())
                           : waters.view().map().water_of(std::get<board::HexSide>(piece.place));
    if (place && !waters.is_closed(*place)) {
      result.emplace_back(piece.id, *place);
    }
  }
  return result;
}

/// The best landing hex at a water place: own pieces, off the net, nothing in the way; the smallest
/// label.
std::optional<HexId> landing_at(const View& view, WaterPlaceId water,
                                const std::vector<bool>& on_net) {
  std::optional<HexId> best;
  for (const HexId hex : view.map().contiguous_land(water)) {
    const EdgeStep step{Graphs::water_vertex(water), Graphs::ground_vertex(hex.ordinal()), nullptr};
    if (view.hex(hex.ordinal(), kOwnLand) && !on_net[static_cast<std::size_t>(hex.ordinal())] &&
        !is_blocked(view, landing_checks(), step) && besiegers_of_fort(view, hex).empty() &&
        (!best || hex < *best)) {
      best = hex;
    }
  }
  return best;
}

/// The hex on which the pool is loaded for a water place: the smallest label that may load there.
std::optional<HexId> loading_at(const View& view, WaterPlaceId water,
                                const std::vector<bool>& loading) {
  for (const HexId hex : view.map().contiguous_land(water)) {
    if (loading[static_cast<std::size_t>(hex.ordinal())]) {
      return hex;
    }
  }
  return view.map().water_place(water).hex;
}

class Links {
 public:
  Links(const View& view, const std::vector<bool>& on_net)
      : view_{&view}, on_net_{&on_net}, loading_(loading_hexes(view)) {
    for (std::size_t at = 0; at < loading_.size(); ++at) {
      loading_[at] = loading_[at] && on_net[at];
    }
  }

  void add(PieceKind kind, std::vector<ChainOfSupply::WaterLink>& result) const {
    if (!view_->book().ships.contains(kind)) {
      return;
    }
    const Waters waters{*view_, kind};
    const auto transports = empty_transports(waters, kind);
    if (transports.empty()) {
      return;
    }
    const auto starts = loading_places(waters);
    std::size_t open = transports.size();
    std::vector<bool> waiting(view_->map().water_places().size(), false);
    for (const auto& [id, place] : transports) {
      open -= waiting[place.value()] ? 1U : 0U;
      waiting[place.value()] = true;
    }
    const WaterSearch from_load{waters, starts, waters.range(), [&](std::uint32_t vertex) {
                                  const std::size_t at = Graphs::place(vertex).value();
                                  open -= waiting[at] ? 1U : 0U;
                                  return open == 0;
                                }};
    for (const auto& [id, place] : transports) {
      result.push_back(link(waters, from_load, id, place));
    }
  }

 private:
  [[nodiscard]] std::vector<WaterPlaceId> loading_places(const Waters& waters) const {
    std::vector<WaterPlaceId> result;
    for (std::size_t at = 0; at < loading_.size(); ++at) {
      if (!loading_[at]) {
        continue;
      }
      for (const WaterPlaceId water :
           view_->map().water_touching(HexId::from_ordinal(static_cast<int>(at)))) {
        if (!waters.is_closed(water)) {
          result.push_back(water);
        }
      }
    }
    if (const auto entry = naval_entry(*view_); entry && !waters.is_closed(*entry)) {
      result.push_back(*entry);
    }
    return result;
  }

  [[nodiscard]] ChainOfSupply::WaterLink link(const Waters& waters, const WaterSearch& from_load,
                                              PieceId id, WaterPlaceId place) const {
    ChainOfSupply::WaterLink result;
    result.transport = id;
    const int spent = from_load.spent[Graphs::water_vertex(place)];
    if (spent >= kFar) {
      return result;
    }
    std::optional<WaterPlaceId> end;
    const WaterSearch onwards{waters, {place}, waters.range() - spent, [&](std::uint32_t vertex) {
                                if (landing_at(*view_, Graphs::place(vertex), *on_net_)) {
                                  end = Graphs::place(vertex);
                                }
                                return end.has_value();
                              }};
    auto way = from_load.way_to(place);
    result.loading = *loading_at(*view_, way.front(), loading_);
    result.way.push_back({Mode::Load, way.front(), 0});
    if (end) {
      const auto rest = onwards.way_to(*end);
      way.insert(way.end(), rest.begin() + 1, rest.end());
      result.landing = landing_at(*view_, *end, *on_net_);
      result.capacity = landing_capacity(view_->map(), *result.landing, *end);
    }
    for (std::size_t at = 1; at < way.size(); ++at) {
      result.way.push_back({Mode::Water, way[at], 0});
    }
    if (end) {
      result.way.push_back({Mode::Land, *result.landing, 0});
    }
    return result;
  }

  const View* view_;
  const std::vector<bool>* on_net_;
  std::vector<bool> loading_;
};

}  // namespace

std::vector<bool> loading_hexes(const View& view) {
  std::vector<bool> result(view.map().hexes().size(), false);
  const auto allow = [&](HexId hex) {
    if (!view.map().water_touching(hex).empty() && !view.hex(hex.ordinal(), kEnemyOccupied)) {
      result[static_cast<std::size_t>(hex.ordinal())] = besiegers_of_fort(view, hex).empty();
    }
  };
  for (const map::Town& town : view.map().towns()) {
    if (town.seaport) {
      allow(town.hex);
    }
  }
  for (const Origin& origin : rail_origins(view)) {
    if (origin.faults.empty()) {
      allow(origin.hex);
    }
  }
  for (const state::Piece& piece : view.state().pieces) {
    if (piece.side == view.side() && piece.hex() != nullptr &&
        (piece.kind == PieceKind::Department || piece.kind == PieceKind::Depot)) {
      allow(*piece.hex());
    }
  }
  return result;
}

std::vector<ChainOfSupply::WaterLink> water_links(const View& view,
                                                  const std::vector<bool>& on_net) {
  std::vector<ChainOfSupply::WaterLink> result;
  const Links links{view, on_net};
  links.add(PieceKind::NavalTransport, result);
  links.add(PieceKind::RiverTransport, result);
  std::sort(result.begin(), result.end(),
            [](const auto& left, const auto& right) { return left.transport < right.transport; });
  return result;
}

int landing_capacity(const map::Map& map, HexId hex, WaterPlaceId water) noexcept {
  return map.water_place(water).is_river() || map.has_seaport(hex) ? kLoad : kOpenCoastLoad;
}

}  // namespace core::supply
