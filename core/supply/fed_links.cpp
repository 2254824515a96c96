// [17.13] The landing places that were fed, for the rest of the cycle.
#include "core/supply/water_search.h"
#include "core/supply/water_supply.h"

#include <algorithm>
#include <map>

namespace core::supply {
namespace {

using state::FedLanding;

/// The water places from which the hex is loaded: those that touch it, or the hex itself at sea.
std::vector<WaterPlaceId> waters_at(const map::Map& map, HexId hex) {
  const auto touching = map.water_touching(hex);
  std::vector<WaterPlaceId> places{touching.begin(), touching.end()};
  if (const auto own = map.water_of(hex); places.empty() && own) {
    places.push_back(*own);
  }
  return places;
}

/// The way that is free now, within the range of the ship; empty when there is none.
std::vector<WaterPlaceId> free_way(const Waters& waters, const FedLanding& fed) {
  const map::Map& map = waters.view().map();
  std::vector<WaterPlaceId> starts = waters_at(map, fed.loading);
  std::erase_if(starts, [&](WaterPlaceId place) { return waters.is_closed(place); });
  if (starts.empty()) {
    return {};
  }
  const auto ends = map.water_touching(fed.landing);
  std::optional<WaterPlaceId> end;
  const WaterSearch search{waters, starts, waters.range(), [&](std::uint32_t vertex, int) {
                             const WaterPlaceId place{static_cast<std::uint16_t>(vertex)};
                             if (std::find(ends.begin(), ends.end(), place) != ends.end()) {
                               end = place;
                             }
                             return end.has_value();
                           }};
  return end ? search.way_to(*end) : std::vector<WaterPlaceId>{};
}

}  // namespace

bool offers_default_links(const View& view) noexcept {
  return view.state().turn.stage == state::Stage::SetUp;
}

std::vector<ChainOfSupply::WaterLink> fed_links(const View& view) {
  std::vector<ChainOfSupply::WaterLink> result;
  const auto& landings = view.state().landings;
  if (std::none_of(landings.begin(), landings.end(),
                   [&](const FedLanding& fed) { return fed.side == view.side(); })) {
    return result;
  }
  std::map<rulebook::PieceKind, Waters> waters;
  for (const FedLanding& fed : landings) {
    if (fed.side != view.side()) {
      continue;
    }
    ChainOfSupply::WaterLink link;
    link.transport = fed.transport;
    link.ship = fed.kind;
    link.loading = fed.loading;
    const std::uint32_t ashore = Graphs::ground_vertex(fed.landing.ordinal());
    if (!is_blocked(view, landing_checks(), {ashore, ashore, nullptr})) {
      const auto way = free_way(waters.try_emplace(fed.kind, view, fed.kind).first->second, fed);
      for (const WaterPlaceId place : way) {
        link.way.push_back({link.way.empty() ? Mode::Load : Mode::Water, place, 0});
      }
      if (!way.empty()) {
        link.landing = fed.landing;
        link.capacity =
            std::max(0, landing_capacity(view.map(), fed.landing, way.back()) - fed.used);
        link.way.push_back({Mode::Land, fed.landing, 0});
      }
    }
    result.push_back(std::move(link));
  }
  std::sort(result.begin(), result.end(),
            [](const auto& left, const auto& right) { return left.transport < right.transport; });
  return result;
}

}  // namespace core::supply
