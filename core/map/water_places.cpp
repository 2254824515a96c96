// [3.15] Water places and the links between them.
#include "core/map/map.h"

#include <algorithm>
#include <map>
#include <set>

namespace core::map {
namespace {

bool is_water_hex(const Hex& hex) { return !hex.is_land() || hex.coastal; }

/// The corner at which the last hexside of a river ends: the one it does not share with the hexside
/// before.
std::vector<board::Corner> mouth_corners(const River& river) {
  std::vector<HexSide> chain;
  for (const Reach& reach : river.reaches) {
    chain.insert(chain.end(), reach.sides.begin(), reach.sides.end());
  }
  const auto ends = chain.back().corners();
  std::vector<board::Corner> result{ends.begin(), ends.end()};
  if (chain.size() > 1) {
    const auto before = chain[chain.size() - 2].corners();
    std::erase_if(result, [&](const board::Corner& corner) {
      return std::find(before.begin(), before.end(), corner) != before.end();
    });
  }
  return result;
}

/// [7.52] Whether a bar closes the river at its mouth, towards all water of the coast.
bool is_barred(const River& river) {
  const auto corners = mouth_corners(river);
  return std::any_of(river.heads.begin(), river.heads.end(), [&](const HeadOfNavigation& head) {
    return head.kind == HeadKind::Sandbar &&
           std::find(corners.begin(), corners.end(), head.corner) != corners.end();
  });
}

/// The water hexes a river opens to at its mouth [3.15]: those at the end of its last hexside or on
/// its edge.
std::set<HexId> water_at_mouth(const Map& map, const River& river) {
  std::set<HexId> result;
  if (river.reaches.empty() || !river.reaches.back().navigable ||
      (river.mouth != "sea" && river.mouth != "lake")) {
    return result;
  }
  const auto corners = mouth_corners(river);
  const board::SideHexes last = river.reaches.back().sides.back().hexes();
  std::vector<HexId> near{last.begin(), last.end()};
  for (const board::Corner& corner : corners) {
    const auto around = corner.hexes();
    near.insert(near.end(), around.begin(), around.end());
  }
  std::copy_if(near.begin(), near.end(), std::inserter(result, result.end()),
               [&](HexId id) { return is_water_hex(map.hex(id)); });
  return result;
}

}  // namespace

void Map::find_water_places() {
  const auto count = sources_.hexes.size();
  water_of_hex_.assign(count, std::nullopt);
  water_of_side_.assign(count, {});
  water_touching_.assign(count, {});
  const auto add = [this](WaterPlace place) {
    water_places_.push_back(place);
    return WaterPlaceId{static_cast<std::uint16_t>(water_places_.size() - 1)};
  };

  for (const Hex& hex : sources_.hexes) {
    if (is_water_hex(hex)) {
      const auto& closed = sources_.anomalies.closed_lake;
      const bool is_closed = std::find(closed.begin(), closed.end(), hex.id) != closed.end();
      const auto id = add({hex.id, std::nullopt, std::nullopt, is_closed, false});
      water_of_hex_[static_cast<std::size_t>(hex.id.ordinal())] = id;
      if (hex.is_land()) {
        water_touching_[static_cast<std::size_t>(hex.id.ordinal())].push_back(id);
      }
    }
  }

  std::map<board::Corner, std::vector<WaterPlaceId>> at_corner;
  std::map<board::Corner, HeadKind> heads;
  for (std::size_t index = 0; index < sources_.rivers.size(); ++index) {
    const River& river = sources_.rivers[index];
    for (const HeadOfNavigation& head : river.heads) {
      heads.emplace(head.corner, head.kind);
    }
    for (const Reach& reach : river.reaches) {
      for (const HexSide& side : reach.sides) {
        if (!reach.navigable) {
          continue;
        }
        const auto id =
            add({std::nullopt, side, RiverId{static_cast<std::uint16_t>(index)}, false, false});
        for (const HexId hex : side.hexes()) {
          const auto ordinal = static_cast<std::size_t>(hex.ordinal());
          for (const Direction direction : board::kDirections) {
            if (HexSide{hex, direction} == side) {
              water_of_side_[ordinal][static_cast<std::size_t>(direction)] = id;
            }
          }
          if (sources_.hexes[ordinal].is_land()) {
            water_touching_[ordinal].push_back(id);
          }
        }
        for (const board::Corner& corner : side.corners()) {
          at_corner[corner].push_back(id);
        }
      }
    }
  }

  std::map<std::pair<WaterPlaceId, WaterPlaceId>, LinkBar> links;
  const auto link = [&](WaterPlaceId a, WaterPlaceId b, LinkBar bar) {
    links.emplace(std::minmax(a, b), bar);
  };
  for (const Hex& hex : sources_.hexes) {
    for (const Direction direction : {Direction::N, Direction::NE, Direction::SE}) {
      const auto other = hex.id.neighbour(direction);
      if (other && hex.terrain == Terrain::Sea && this->hex(*other).terrain == Terrain::Sea &&
          hex.side(direction).kind != SideKind::Blocked) {
        link(*water_of(hex.id), *water_of(*other), LinkBar::None);
      }
    }
  }
  for (const Passage& passage : sources_.passages) {
    const auto a = water_of(passage.a);
    const auto b = water_of(passage.b);
    if (a && b) {
      link(*a, *b, LinkBar::None);
    }
  }
  for (const auto& [corner, places] : at_corner) {
    const auto head = heads.find(corner);
    if (head != heads.end() && head->second == HeadKind::Head) {
      continue;  // [3.15] a head of navigation removes the links it stands on
    }
    const LinkBar bar = head == heads.end()                ? LinkBar::None
                        : head->second == HeadKind::Shoals ? LinkBar::Shoals
                                                           : LinkBar::Sandbar;
    for (std::size_t one = 0; one < places.size(); ++one) {
      for (std::size_t two = one + 1; two < places.size(); ++two) {
        link(places[one], places[two], bar);
      }
    }
  }
  std::set<WaterPlaceId> mouths;
  for (const River& river : sources_.rivers) {
    for (const HexId hex : water_at_mouth(*this, river)) {
      const auto water = *water_of(hex);
      const bool barred = is_barred(river);
      link(*water_of(river.reaches.back().sides.back()), water,
           barred ? LinkBar::Sandbar : LinkBar::None);
      if (!barred) {
        mouths.insert(water);
      }
    }
  }
  for (const auto& [pair, bar] : links) {
    water_links_.push_back({pair.first, pair.second, bar});
  }

  // [7.12] River types may use the bays and coastal hexes within 2 of a river mouth.
  std::set<WaterPlaceId> near = mouths;
  for (int ring = 0; ring < 2; ++ring) {
    const std::set<WaterPlaceId> inner = near;
    for (const WaterLink& touching : water_links_) {
      if (touching.bar != LinkBar::Sandbar &&
          (inner.contains(touching.a) || inner.contains(touching.b))) {
        near.insert({touching.a, touching.b});
      }
    }
  }
  for (const WaterPlaceId id : near) {
    water_places_[id.value()].near_mouth = !water_places_[id.value()].is_river();
  }
  std::erase_if(water_links_, [this](const WaterLink& touching) {
    return !is_played(touching.a) || !is_played(touching.b);
  });
}

std::optional<WaterPlaceId> Map::water_of(HexId hex) const noexcept {
  return water_of_hex_[static_cast<std::size_t>(hex.ordinal())];
}

std::optional<WaterPlaceId> Map::water_of(const HexSide& side) const noexcept {
  const auto [hex, direction] = side.seen_from_a_hex();
  return water_of(hex, direction);
}

std::optional<WaterPlaceId> Map::water_of(HexId hex, Direction direction) const noexcept {
  return water_of_side_[static_cast<std::size_t>(hex.ordinal())]
                       [static_cast<std::size_t>(direction)];
}

board::SideHexes Map::contiguous_land(WaterPlaceId id) const {
  const WaterPlace& place = water_place(id);
  board::SideHexes result;
  const auto add = [&](HexId hex) {
    if (this->hex(hex).is_land() && is_played(hex)) {
      result.push_back(hex);
    }
  };
  if (place.hex) {
    add(*place.hex);
  } else {
    std::ranges::for_each(place.side->hexes(), add);
  }
  return result;
}

std::span<const WaterPlaceId> Map::water_touching(HexId hex) const noexcept {
  return water_touching_[static_cast<std::size_t>(hex.ordinal())];
}

std::optional<WaterPlaceId> Map::find_water(std::string_view label) const {
  if (const auto hex = HexId::parse(label)) {
    return water_of(*hex);
  }
  if (const auto side = HexSide::parse(label)) {
    return water_of(*side);
  }
  return std::nullopt;
}

}  // namespace core::map
