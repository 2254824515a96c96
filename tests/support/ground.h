// A map made for a test: the three sheets all clear land, and what the test puts on them.
#pragma once

#include "core/map/map.h"
#include "core/rulebook/setting.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace tests {

[[nodiscard]] core::board::HexId hex(std::string_view label);
[[nodiscard]] core::board::HexSide side(std::string_view label);

/// Builds a map hex by hex; the charts are those of the real game.
class Ground {
 public:
  Ground();

  Ground& terrain(std::string_view hex, core::map::Terrain terrain);
  Ground& coastal(std::string_view hex);
  Ground& state(std::string_view hex, std::string_view code);
  /// A river by its hexsides downstream; `mouth` is "sea" or the name of another river.
  Ground& river(std::string_view name, bool navigable,
                std::initializer_list<std::string_view> sides, std::string_view mouth = "none");
  Ground& head(std::string_view river, core::map::HeadKind kind, std::string_view corner);
  Ground& inlet(std::string_view side);
  Ground& lake_side(std::string_view side);
  Ground& road(std::initializer_list<std::string_view> hexes);
  Ground& railroad(core::map::RailOwner owner, std::initializer_list<std::string_view> hexes);
  Ground& road_bridge(std::string_view side);
  Ground& rail_bridge(std::string_view side);
  Ground& rail_ferry(std::string_view side);
  Ground& passage(std::string_view a, std::string_view b);
  Ground& town(std::string_view name, std::string_view hex, core::map::TownKind kind,
               bool seaport = false);
  Ground& naval_entry(std::string_view hex);
  Ground& supply_edge(std::string_view hex);
  Ground& origin_city(std::string_view hex);

  [[nodiscard]] core::rulebook::Setting setting() const;

 private:
  core::map::Hex& at(std::string_view hex);

  core::map::MapSources sources_;
};

}  // namespace tests
