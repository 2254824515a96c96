#include "core/supply/water_supply.h"

#include "core/supply/edges.h"
#include "core/supply/sources.h"
#include "core/water/ship_waters.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <boost/property_map/function_property_map.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <optional>

namespace core::supply {
namespace {

using rulebook::PieceKind;

constexpr int kFar = std::numeric_limits<int>::max() / 2;
constexpr int kLoad = 10;          // [17.12]
constexpr int kOpenCoastLoad = 5;  // [17.12]

/// Ships of one kind on the water of the map: where a supply link of theirs may lead and what it
/// costs.
class Waters {
 public:
  /// @param open the places a link may lead through, whatever the ship [9.52] [11.21].
  Waters(const View& view, PieceKind ship, const std::vector<bool>& open)
      : view_{&view}, row_{view.book().ships.at(ship)}, entry_(open.size(), kFar) {
    for (std::size_t at = 0; at < entry_.size(); ++at) {
      if (open[at]) {
        entry_[at] = cost(view.map().water_places()[at], ship);
      }
    }
  }

  [[nodiscard]] int range() const noexcept { return row_.range; }

  [[nodiscard]] int dearest() const noexcept {
    return std::max(row_.river_place_cost, row_.sea_place_cost);
  }

  /// Points to enter a place; kFar where no link begins, ends or passes [9.52] [11.21].
  [[nodiscard]] int entry(std::size_t place) const noexcept { return entry_[place]; }

  [[nodiscard]] bool is_closed(WaterPlaceId id) const noexcept {
    return entry_[id.value()] == kFar;
  }

  [[nodiscard]] const View& view() const noexcept { return *view_; }

 private:
  /// Points to enter a place; kFar where ships of the kind may not go [7.11] [7.12] [7.53].
  [[nodiscard]] int cost(const map::WaterPlace& place, PieceKind ship) const {
    if (water::closed_to(view_->setting(), ship, place)) {
      return kFar;
    }
    const bool river = place.is_river() || ship == PieceKind::RiverTransport;
    return river ? row_.river_place_cost : row_.sea_place_cost;
  }

  const View* view_;
  rulebook::ShipRow row_;
  std::vector<int> entry_;
};

/// Water steps a transport of the kind may take, within its range, to a place it has not reached as
/// cheaply.
struct Passable {
  const Waters* waters{};
  const map::Graph* graph{};
  const std::vector<int>* spent{};
  int limit{};

  bool operator()(const map::Graph::edge_descriptor& edge) const {
    const auto from = source(edge, *graph);
    const auto to = target(edge, *graph);
    const int behind = (*spent)[from] + waters->entry(to);
    if (behind > limit || behind >= (*spent)[to]) {
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

struct Enough {};

/// Ends a search once `stop` says so of a place whose distance is settled.
template <class Stop>
class StopAt : public boost::default_dijkstra_visitor {
 public:
  StopAt(Stop& stop, const std::vector<int>& spent) : stop_{&stop}, spent_{&spent} {}

  template <class Vertex, class AnyGraph>
  void examine_vertex(Vertex vertex, const AnyGraph&) const {
    if ((*stop_)(static_cast<std::uint32_t>(vertex), (*spent_)[vertex])) {
      throw Enough{};  // the only way out of a Boost search
    }
  }

 private:
  Stop* stop_;
  const std::vector<int>* spent_;
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
    const boost::filtered_graph<map::Graph, Passable> open{
        graph, Passable{&waters, &graph, &spent, limit}};
    const auto weight = boost::make_function_property_map<map::Graph::edge_descriptor>(
        [&](const map::Graph::edge_descriptor& edge) { return waters.entry(target(edge, graph)); });
    const auto index = get(boost::vertex_index, graph);
    std::vector<boost::default_color_type> colours(num_vertices(graph), boost::white_color);
    try {
      boost::dijkstra_shortest_paths_no_init(
          open, from.begin(), from.end(), boost::make_iterator_property_map(before.begin(), index),
          boost::make_iterator_property_map(spent.begin(), index), weight, index, std::less<>{},
          std::plus<>{}, 0, StopAt<Stop>{stop, spent},
          boost::make_iterator_property_map(colours.begin(), index));
    } catch (const Enough&) {
      return;
    }
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

using Transports = std::vector<std::pair<PieceId, WaterPlaceId>>;

/// A search may end when the places of all transports are settled.
class UntilAll {
 public:
  UntilAll(const Transports& transports, std::size_t places) : waiting_(places, false) {
    for (const auto& [id, place] : transports) {
      open_ += waiting_[place.value()] ? 0U : 1U;
      waiting_[place.value()] = true;
    }
  }

  bool operator()(std::uint32_t place, int) {
    open_ -= waiting_[place] ? 1U : 0U;
    return open_ == 0;
  }

 private:
  std::vector<bool> waiting_;
  std::size_t open_{};
};

/// Whether SUP may be landed in the hex: own pieces, off the net, nothing in the way.
bool may_land(const View& view, HexId hex, const std::vector<bool>& on_net) {
  const std::uint32_t vertex = Graphs::ground_vertex(hex.ordinal());
  return view.hex(hex.ordinal(), kOwnLand) && !on_net[static_cast<std::size_t>(hex.ordinal())] &&
         !is_blocked(view, landing_checks(), {vertex, vertex, nullptr});
}

/// The hex on which the pool is loaded for a water place: the smallest label that may load there.
std::optional<HexId> loading_at(const View& view, WaterPlaceId water,
                                const std::vector<HexId>& loading) {
  for (const HexId hex : view.map().contiguous_land(water)) {
    if (std::binary_search(loading.begin(), loading.end(), hex)) {
      return hex;
    }
  }
  return view.map().water_place(water).hex;
}

class Links {
 public:
  Links(const View& view, const std::vector<bool>& on_net)
      : view_{&view},
        open_(view.map().water_places().size()),
        loading_(loading_hexes(view)),
        landings_(open_.size()) {
    for (std::size_t at = 0; at < open_.size(); ++at) {
      static constexpr Edge kEnter{.kind = EdgeKind::Water, .plain = true};
      const auto vertex = Graphs::water_vertex(WaterPlaceId{static_cast<std::uint16_t>(at)});
      open_[at] = !is_blocked(view, {vertex, vertex, &kEnter});
    }
    std::erase_if(loading_,
                  [&](HexId hex) { return !on_net[static_cast<std::size_t>(hex.ordinal())]; });
    find_landings(on_net);
  }

  void add(PieceKind kind, std::vector<ChainOfSupply::WaterLink>& result) const {
    if (!view_->book().ships.contains(kind)) {
      return;
    }
    const Waters waters{*view_, kind, open_};
    const auto transports = empty_transports(waters, kind);
    if (transports.empty()) {
      return;
    }
    const WaterSearch from_load{waters, loading_places(waters), waters.range(),
                                UntilAll{transports, open_.size()}};
    const std::vector<int> ashore = way_ashore(waters, from_load, transports);
    std::map<WaterPlaceId, ChainOfSupply::WaterLink> at_place;  // transports there do the same
    for (const auto& [id, place] : transports) {
      auto [known, is_new] = at_place.try_emplace(place);
      if (is_new) {
        known->second = link(waters, from_load, ashore, place);
      }
      result.push_back(known->second);
      result.back().transport = id;
    }
  }

 private:
  /// [17.13] By water place, the smallest label of the hexes that may be landed in.
  void find_landings(const std::vector<bool>& on_net) {
    for (const state::Piece& piece : view_->state().pieces) {
      if (piece.side != view_->side() || piece.hex() == nullptr) {
        continue;
      }
      const HexId hex = *piece.hex();
      const auto touching = view_->map().water_touching(hex);
      if (touching.empty() || !may_land(*view_, hex, on_net)) {
        continue;
      }
      for (const WaterPlaceId water : touching) {
        auto& here = landings_[water.value()];
        here = here ? std::min(*here, hex) : hex;
      }
    }
  }

  /// For each transport that must go on, no less than the points back to it from the nearest
  /// landing place, so that none looks for one out of its range; which is nearest, each finds for
  /// itself. kFar by water place where none is within reach.
  [[nodiscard]] std::vector<int> way_ashore(const Waters& waters, const WaterSearch& from_load,
                                            Transports transports) const {
    std::erase_if(transports, [&](const auto& transport) {
      const WaterPlaceId place = transport.second;
      return from_load.spent[place.value()] >= kFar || landings_[place.value()];
    });
    int most = 0;
    for (const auto& [id, place] : transports) {
      most = std::max(most, waters.range() - from_load.spent[place.value()]);
    }
    const auto places = landing_places(waters);
    if (transports.empty() || places.empty()) {
      std::vector<int> nowhere(open_.size(), kFar);
      return nowhere;
    }
    return WaterSearch{waters, places, most + waters.dearest(), UntilAll{transports, open_.size()}}
        .spent;
  }

  [[nodiscard]] std::vector<WaterPlaceId> loading_places(const Waters& waters) const {
    std::vector<WaterPlaceId> result;
    for (const HexId hex : loading_) {
      for (const WaterPlaceId water : view_->map().water_touching(hex)) {
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

  /// The link of a transport at the place, but for its name.
  [[nodiscard]] ChainOfSupply::WaterLink link(const Waters& waters, const WaterSearch& from_load,
                                              const std::vector<int>& ashore,
                                              WaterPlaceId place) const {
    ChainOfSupply::WaterLink result;
    const int spent = from_load.spent[place.value()];
    if (spent >= kFar) {
      return result;
    }
    auto way = from_load.way_to(place);
    result.landing = landings_[place.value()];
    const int left = waters.range() - spent;
    if (!result.landing && ashore[place.value()] <= left + waters.dearest()) {
      go_on(waters, left, way, result.landing);
    }
    result.loading = *loading_at(*view_, way.front(), loading_);
    result.way.push_back({Mode::Load, way.front(), 0});
    for (std::size_t at = 1; at < way.size(); ++at) {
      result.way.push_back({Mode::Water, way[at], 0});
    }
    if (result.landing) {
      result.capacity = landing_capacity(view_->map(), *result.landing, way.back());
      result.way.push_back({Mode::Land, *result.landing, 0});
    }
    return result;
  }

  /// Leads the way on from where the transport stands to the nearest landing place within the
  /// points left; of several as near, to the one with the smallest hex number.
  void go_on(const Waters& waters, int points, std::vector<WaterPlaceId>& way,
             std::optional<HexId>& landing) const {
    WaterPlaceId end;
    int nearest = kFar;
    const WaterSearch search{waters, {way.back()}, points, [&](std::uint32_t vertex, int spent) {
                               const auto here = landings_[vertex];
                               if (here && spent <= nearest && (!landing || *here < *landing)) {
                                 landing = here;
                                 nearest = spent;
                                 end = WaterPlaceId{static_cast<std::uint16_t>(vertex)};
                               }
                               return spent > nearest;
                             }};
    if (landing) {
      const auto rest = search.way_to(end);
      way.insert(way.end(), rest.begin() + 1, rest.end());
    }
  }

  [[nodiscard]] std::vector<WaterPlaceId> landing_places(const Waters& waters) const {
    std::vector<WaterPlaceId> result;
    for (std::size_t at = 0; at < landings_.size(); ++at) {
      const WaterPlaceId place{static_cast<std::uint16_t>(at)};
      if (landings_[at] && !waters.is_closed(place)) {
        result.push_back(place);
      }
    }
    return result;
  }

  const View* view_;
  std::vector<bool> open_;                      ///< by water place: no enemy closes it
  std::vector<HexId> loading_;                  ///< in the order of labels
  std::vector<std::optional<HexId>> landings_;  ///< by water place
};

}  // namespace

std::vector<HexId> loading_hexes(const View& view) {
  std::vector<HexId> result;
  const auto allow = [&](HexId hex) {
    if (!view.map().water_touching(hex).empty() && !view.hex(hex.ordinal(), kEnemyOccupied)) {
      result.push_back(hex);
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
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
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
