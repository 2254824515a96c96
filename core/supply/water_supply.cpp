#include "core/supply/water_supply.h"

#include "core/supply/edges.h"
#include "core/supply/sources.h"
#include "core/supply/water_search.h"

#include <algorithm>
#include <map>
#include <optional>

namespace core::supply {
namespace {

using rulebook::PieceKind;

constexpr int kOpenCoastLoad = 5;  // [17.12]

/// The water a ship is in; nothing off the map.
std::optional<WaterPlaceId> place_of(const map::Map& map, const state::Piece& ship) {
  if (const HexId* hex = ship.hex()) {
    return map.water_of(*hex);
  }
  return ship.river() != nullptr ? map.water_of(*ship.river()) : std::nullopt;
}

/// Empty transports of a kind on open water, by id [17.11]. As printed (erratum E079) one that has
/// carried something since the last Strategic Turn is none.
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
        piece.stock > 0 ||
        (piece.activity.has(state::Status::Laden) && !waters.view().in_force("E079"_erratum))) {
      continue;
    }
    const auto place = place_of(waters.view().map(), piece);
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
      : view_{&view}, loading_(loading_hexes(view)), landings_(view.map().water_places().size()) {
    std::erase_if(loading_,
                  [&](HexId hex) { return !on_net[static_cast<std::size_t>(hex.ordinal())]; });
    find_landings(on_net);
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
    const WaterSearch from_load{waters, loading_places(waters), waters.range(),
                                UntilAll{transports, landings_.size()}};
    const std::vector<int> ashore = way_ashore(waters, from_load, transports);
    std::map<WaterPlaceId, ChainOfSupply::WaterLink> at_place;  // transports there do the same
    for (const auto& [id, place] : transports) {
      auto [known, is_new] = at_place.try_emplace(place);
      if (is_new) {
        known->second = link(waters, from_load, ashore, place);
      }
      result.push_back(known->second);
      result.back().transport = id;
      result.back().ship = kind;
    }
  }

  /// [17.12] Every landing place within the range of each transport that `may_feed`; the ways are
  /// left out.
  template <class MayFeed>
  void add_all(PieceKind kind, const MayFeed& may_feed,
               std::vector<ChainOfSupply::WaterLink>& result) const {
    if (!view_->book().ships.contains(kind)) {
      return;
    }
    const Waters waters{*view_, kind};
    auto transports = empty_transports(waters, kind);
    std::erase_if(transports, [&](const auto& transport) { return !may_feed(transport.first); });
    if (transports.empty()) {
      return;
    }
    const WaterSearch from_load{waters, loading_places(waters), waters.range(),
                                UntilAll{transports, landings_.size()}};
    std::map<WaterPlaceId, std::vector<ChainOfSupply::WaterLink>> at_place;
    for (const auto& [id, place] : transports) {
      auto [known, is_new] = at_place.try_emplace(place);
      if (is_new && from_load.spent[place.value()] < kFar) {
        known->second = links_through(waters, from_load, place);
      }
      for (ChainOfSupply::WaterLink& link : known->second) {
        link.transport = id;
        link.ship = kind;
        result.push_back(link);
      }
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
        landings_in_order_.emplace_back(hex, water);
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
      std::vector<int> nowhere(landings_.size(), kFar);
      return nowhere;
    }
    return WaterSearch{waters, places, most + waters.dearest(),
                       UntilAll{transports, landings_.size()}}
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

  /// The links to every landing place that a transport at the place can reach, by hex number,
  /// without their ways.
  [[nodiscard]] std::vector<ChainOfSupply::WaterLink> links_through(const Waters& waters,
                                                                    const WaterSearch& from_load,
                                                                    WaterPlaceId place) const {
    const int left = waters.range() - from_load.spent[place.value()];
    const WaterSearch on{waters, {place}, left, [](std::uint32_t, int) { return false; }};
    std::map<HexId, WaterPlaceId> ends;
    for (const auto& [hex, water] : landings_in_order_) {
      if (on.spent[water.value()] >= kFar) {
        continue;
      }
      const auto [known, is_new] = ends.try_emplace(hex, water);
      if (!is_new && on.spent[water.value()] < on.spent[known->second.value()]) {
        known->second = water;
      }
    }
    const HexId loading = *loading_at(*view_, from_load.way_to(place).front(), loading_);
    std::vector<ChainOfSupply::WaterLink> result;
    for (const auto& [hex, water] : ends) {
      ChainOfSupply::WaterLink link;
      link.loading = loading;
      link.landing = hex;
      link.capacity = landing_capacity(view_->map(), hex, water);
      result.push_back(std::move(link));
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
  std::vector<HexId> loading_;                                     ///< in the order of labels
  std::vector<std::optional<HexId>> landings_;                     ///< by water place
  std::vector<std::pair<HexId, WaterPlaceId>> landings_in_order_;  ///< all of them, some twice
};

}  // namespace

std::vector<HexId> loading_hexes(const View& view) {
  std::vector<HexId> result;
  const auto allow = [&](HexId hex) {
    if (view.map().is_played(hex) && !view.map().water_touching(hex).empty() &&
        !view.hex(hex.ordinal(), kEnemyOccupied)) {
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

std::vector<ChainOfSupply::WaterLink> possible_links(const View& view,
                                                     const std::vector<bool>& on_net) {
  const auto may_feed = [&](PieceId transport) {
    const auto& fed = view.state().landings;
    return std::none_of(fed.begin(), fed.end(), [&](const state::FedLanding& landing) {
      return landing.side == view.side() && landing.transport == transport;
    });
  };
  std::vector<ChainOfSupply::WaterLink> result;
  const Links links{view, on_net};
  links.add_all(PieceKind::NavalTransport, may_feed, result);
  links.add_all(PieceKind::RiverTransport, may_feed, result);
  std::stable_sort(result.begin(), result.end(), [](const auto& left, const auto& right) {
    return left.transport < right.transport;
  });
  return result;
}

int landing_capacity(const map::Map& map, HexId hex, WaterPlaceId water) noexcept {
  return map.water_place(water).is_river() || map.has_seaport(hex) ? kMostLanded : kOpenCoastLoad;
}

}  // namespace core::supply
