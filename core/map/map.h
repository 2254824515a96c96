// [3.1] The map: three sheets as one immutable table of hexes, hexsides, lines, towns and water.
#pragma once

#include "core/base/strong_id.h"
#include "core/board/hex_id.h"
#include "core/board/hexside.h"
#include "core/board/side.h"
#include "core/map/terrain.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::map {

using board::Direction;
using board::HexId;
using board::HexSide;
using board::Side;

using TownId = base::StrongId<struct TownTag, std::uint16_t>;
using RiverId = base::StrongId<struct RiverTag, std::uint16_t>;
using RailroadId = base::StrongId<struct RailroadTag, std::uint16_t>;
using RoadId = base::StrongId<struct RoadTag, std::uint16_t>;
using StateIndex = base::StrongId<struct StateTag, std::uint8_t>;
/// A place where ships stand [3.15]; dense from 0.
using WaterPlaceId = base::StrongId<struct WaterPlaceTag, std::uint16_t>;

/// A state of 1861 (Virginia undivided).
struct State {
  std::string code;          ///< "VA"
  std::string name;          ///< "Virginia"
  std::optional<Side> side;  ///< whose it is when the war begins; nothing for Kentucky, Missouri,
                             ///< the Indian Territory
  bool slave{};              ///< [26.10] one of the fifteen slave states
};

/// One hexside as seen from a hex.
struct Hexside {
  SideKind kind{SideKind::Plain};
  std::optional<RiverId> river;
  Crossing road_crossing{Crossing::None};  ///< only for sides that stop ground units; a road over a
                                           ///< minor river has its bridge
  Crossing rail_crossing{Crossing::None};
  bool road{};  ///< a road runs through this side
  bool rail{};  ///< a railroad runs through this side
};

struct Hex {
  HexId id;
  Terrain terrain{Terrain::Clear};
  bool coastal{};                   ///< land hex that is part water: ships may stand in it [3.15]
  std::optional<StateIndex> state;  ///< nothing for all-water hexes
  std::array<Hexside, 6> sides{};   ///< in the order of board::kDirections
  std::array<std::int16_t, 6> neighbours{};  ///< ordinals of the adjacent hexes; -1 off the map,
                                             ///< and off the sheets that are played on [19.11]

  [[nodiscard]] bool is_land() const noexcept { return !is_all_water(terrain); }

  [[nodiscard]] const Hexside& side(Direction direction) const noexcept {
    return sides[static_cast<std::size_t>(direction)];
  }
};

enum class TownKind : std::uint8_t { Town, MinorTown, City, MajorCity, Fort };

[[nodiscard]] std::string_view name(TownKind kind) noexcept;
[[nodiscard]] std::optional<TownKind> parse_town_kind(std::string_view text) noexcept;

/// Whose income a supply city counts for [21.2] [21.3].
enum class SupplyCityOf : std::uint8_t { Nobody, Union, Confederate, Border };

struct Town {
  std::string name;
  std::string state;  ///< code
  HexId hex;
  TownKind kind{TownKind::Town};
  std::optional<int> population;  ///< inhabitants in 1860
  SupplyCityOf supply_city_of{SupplyCityOf::Nobody};
  bool seaport{};
  bool river_port{};
  std::optional<HexId>
      sea_location;  ///< for a seaport the water hex from which it is blockaded [24.11]

  /// [3.16] "City" includes the major ones.
  [[nodiscard]] bool is_city() const noexcept {
    return kind == TownKind::City || kind == TownKind::MajorCity;
  }
};

enum class RailOwner : std::uint8_t { Union, Confederate, Kentucky, Missouri };

[[nodiscard]] std::string_view name(RailOwner owner) noexcept;
[[nodiscard]] std::optional<RailOwner> parse_rail_owner(std::string_view text) noexcept;

/// A hex of a line in travelling order, and the stations in it.
struct LineStop {
  HexId hex;
  std::vector<std::string> stations;
};

struct Railroad {
  std::string name;
  RailOwner owner{RailOwner::Union};
  std::string gauge_inches;  ///< as in the source, "56.5"
  std::vector<LineStop> stops;
};

struct Road {
  std::string name;
  std::vector<LineStop> stops;
};

/// A stretch of a river; hexsides in order downstream.
struct Reach {
  bool navigable{};
  std::vector<HexSide> sides;
};

/// Why ships do not, or not always, pass a corner of a river.
enum class HeadKind : std::uint8_t {
  Head,    ///< head of navigation, never passed
  Shoals,  ///< passed only in the fourth cycle of a year [7.51]
  Sandbar  ///< closes a bayou at the sea, never passed [7.52]
};

/// What lies on the link between two water places.
enum class LinkBar : std::uint8_t { None, Shoals, Sandbar };

struct HeadOfNavigation {
  HeadKind kind{HeadKind::Head};
  board::Corner corner;
};

struct River {
  std::string name;
  std::string from;   ///< the river it leaves, empty for one with a source of its own
  std::string mouth;  ///< another river, or "sea", "lake", "edge", "none"
  std::vector<Reach> reaches;
  std::vector<HeadOfNavigation> heads;
};

/// A pair of hexes between whose waters ships pass, apart from two sea hexes, which are always
/// open.
struct Passage {
  HexId a;
  HexId b;
  std::string kind;
  std::string name;
};

/// What readers call a hex besides its towns, a battlefield or a place without a row of its own:
/// "Shiloh". No rule reads it. Source: maps/other_names.csv.
struct OtherName {
  std::string name;
  std::string state;  ///< code
  HexId hex;
  std::string note;  ///< "battle of 6 to 7 April 1862", or empty
};

/// A text drawn on the map.
struct Region {
  std::string name;
  std::string kind;
  HexId hex;
  int angle_degrees{};
  int size{};
};

/// Places the rules treat by name.
struct Anomalies {
  std::vector<HexId> closed_lake;  ///< [7.53] no Naval Flotillas or Naval Transports
  std::optional<std::pair<HexId, HexId>>
      off_map_march;                        ///< [7.54] Galveston and the hex of re-entry
  std::vector<HexId> florida_atlantic;      ///< [7.41] where ships leave and enter on sheet C
  std::vector<HexId> florida_gulf;          ///< [7.41] the same on sheet B
  std::optional<HexId> union_naval_entry;   ///< [17.01] C3901
  std::vector<HexId> supply_edges;          ///< [17.01] rail hexes of the northern or eastern edge
  std::vector<HexId> supply_origin_cities;  ///< [17.01] Philadelphia ... Springfield
  std::vector<HexId> union_yards;           ///< [21.61] St. Louis, Cincinnati, Pittsburgh
};

/// A place where ships stand: the water of a sea, lake or coastal hex, or a navigable hexside.
struct WaterPlace {
  std::optional<HexId> hex;      ///< a water hex, or
  std::optional<HexSide> side;   ///< a navigable river hexside
  std::optional<RiverId> river;  ///< of a hexside
  bool closed_lake{};            ///< [7.53]
  bool near_mouth{};  ///< water hex within 2 of a river mouth: river types may use it [7.12]

  [[nodiscard]] bool is_river() const noexcept { return side.has_value(); }

  [[nodiscard]] std::string label() const { return hex ? hex->label() : side->label(); }

  /// Its hex, or the first of its hexside: where people look for it.
  [[nodiscard]] HexId first_hex() const noexcept { return hex ? *hex : side->first_hex(); }
};

/// Two water places that touch [3.15].
struct WaterLink {
  WaterPlaceId a;
  WaterPlaceId b;
  LinkBar bar{};  ///< [7.51] [7.52]
};

/// Everything that is needed to make a Map; filled by the loader.
struct MapSources {
  std::vector<Hex> hexes;  ///< all kHexCount, in the order of HexId::ordinal(); neighbours and
                           ///< sides may be unset
  std::vector<State> states;
  std::vector<Town> towns;
  std::vector<Railroad> railroads;
  std::vector<Road> roads;
  std::vector<River> rivers;
  std::vector<Passage> passages;
  std::vector<Region> regions;
  std::vector<OtherName> other_names;
  Anomalies anomalies;

  /// Water hexsides that are not rivers; coasts and lakeshores follow from the terrain.
  struct WaterSide {
    HexSide side;
    SideKind kind{};
    std::string name;
  };

  std::vector<WaterSide> water_sides;

  /// Bridges and ferries over navigable or narrow water.
  struct CrossingRow {
    HexSide side;
    bool rail{};
    Crossing crossing{};
    std::string name;
  };

  std::vector<CrossingRow> crossings;

  std::array<bool, 3> played{true, true, true};  ///< [19.11] by board::Sheet: whether it is used
};

struct Graphs;
struct LaterGraphs;

/// The ground of the game. Built once, then constant; safe to read from several threads. (Its
/// graphs are built when they are first asked for: a map that is only looked at needs none.)
class Map {
 public:
  /// Assembles hexsides and water places. `sources` must have passed the map check.
  explicit Map(MapSources sources);
  ~Map();
  Map(Map&&) noexcept;
  Map& operator=(Map&&) noexcept;
  Map(const Map&) = delete;
  Map& operator=(const Map&) = delete;

  /// [19.11] The same map of which only some sheets are played on: nothing leads to the others.
  [[nodiscard]] Map on_sheets(std::span<const board::Sheet> sheets) const;

  /// [19.11] Whether the hex lies on a sheet that is played on.
  [[nodiscard]] bool is_played(HexId hex) const noexcept {
    return sources_.played[static_cast<std::size_t>(hex.sheet())];
  }

  /// [19.11] A river hexside is, if one of its banks is.
  [[nodiscard]] bool is_played(WaterPlaceId place) const noexcept;

  /// [3.12] The hex that lies beside another one, if it can be played on.
  [[nodiscard]] std::optional<HexId> beside(HexId hex, Direction direction) const noexcept {
    const int other = this->hex(hex).neighbours[static_cast<std::size_t>(direction)];
    return other >= 0 ? std::optional{this->hex(other).id} : std::nullopt;
  }

  /// [3.12] In which direction a hex lies beside another one, if both can be played on.
  [[nodiscard]] std::optional<Direction> direction(HexId from, HexId to) const noexcept;

  [[nodiscard]] std::span<const Hex> hexes() const noexcept { return sources_.hexes; }

  [[nodiscard]] const Hex& hex(HexId id) const noexcept {
    return sources_.hexes[static_cast<std::size_t>(id.ordinal())];
  }

  [[nodiscard]] const Hex& hex(int ordinal) const noexcept {
    return sources_.hexes[static_cast<std::size_t>(ordinal)];
  }

  /// The hexside between two adjacent hexes on the map.
  [[nodiscard]] const Hexside& side(HexId hex, Direction direction) const noexcept {
    return this->hex(hex).side(direction);
  }

  /// The table row of a hexside, from whichever hex of it is on the map.
  [[nodiscard]] const Hexside& side(const HexSide& side) const;

  [[nodiscard]] std::span<const State> states() const noexcept { return sources_.states; }

  [[nodiscard]] const State* state_of(HexId hex) const noexcept;

  [[nodiscard]] std::span<const Town> towns() const noexcept { return sources_.towns; }

  [[nodiscard]] const Town& town(TownId id) const { return sources_.towns.at(id.value()); }

  /// Towns of a hex, the highest rank first.
  [[nodiscard]] std::span<const TownId> towns_in(HexId hex) const noexcept;
  [[nodiscard]] bool has_city(HexId hex) const noexcept;
  [[nodiscard]] bool has_seaport(HexId hex) const noexcept;
  /// The town of the name; of several the one of the highest rank.
  [[nodiscard]] std::optional<TownId> find_town(std::string_view name) const noexcept;

  [[nodiscard]] std::span<const River> rivers() const noexcept { return sources_.rivers; }

  [[nodiscard]] const River& river(RiverId id) const { return sources_.rivers.at(id.value()); }

  [[nodiscard]] std::span<const Railroad> railroads() const noexcept { return sources_.railroads; }

  [[nodiscard]] std::span<const Road> roads() const noexcept { return sources_.roads; }

  [[nodiscard]] std::span<const Passage> passages() const noexcept { return sources_.passages; }

  [[nodiscard]] std::span<const Region> regions() const noexcept { return sources_.regions; }

  [[nodiscard]] std::span<const OtherName> other_names() const noexcept {
    return sources_.other_names;
  }

  [[nodiscard]] std::span<const MapSources::WaterSide> water_sides() const noexcept {
    return sources_.water_sides;
  }

  [[nodiscard]] std::span<const MapSources::CrossingRow> crossings() const noexcept {
    return sources_.crossings;
  }

  [[nodiscard]] const Anomalies& anomalies() const noexcept { return sources_.anomalies; }

  /// Whether any railroad runs through the hex.
  [[nodiscard]] bool has_rail(HexId hex) const noexcept;
  [[nodiscard]] bool has_road(HexId hex) const noexcept;
  /// The railroads through a hex, in the order of the source.
  [[nodiscard]] std::vector<RailroadId> railroads_in(HexId hex) const;

  [[nodiscard]] std::span<const WaterPlace> water_places() const noexcept { return water_places_; }

  [[nodiscard]] const WaterPlace& water_place(WaterPlaceId id) const {
    return water_places_[id.value()];
  }

  [[nodiscard]] std::span<const WaterLink> water_links() const noexcept { return water_links_; }

  [[nodiscard]] std::optional<WaterPlaceId> water_of(HexId hex) const noexcept;
  [[nodiscard]] std::optional<WaterPlaceId> water_of(const HexSide& side) const noexcept;
  /// The navigable river on a side of a hex.
  [[nodiscard]] std::optional<WaterPlaceId> water_of(HexId hex, Direction direction) const noexcept;
  /// [3.15] Land hexes a ship at the place touches: the two banks of a river hexside, or the
  /// coastal hex itself.
  [[nodiscard]] board::SideHexes contiguous_land(WaterPlaceId place) const;
  /// Water places a unit in the hex can embark at: its own coastal water and the navigable sides of
  /// the hex.
  [[nodiscard]] std::span<const WaterPlaceId> water_touching(HexId hex) const noexcept;
  /// The place of a label as a set-up sheet writes it: a hex or a hexside.
  [[nodiscard]] std::optional<WaterPlaceId> find_water(std::string_view label) const;

  /// The static Boost graphs; only map/, movement/, water/ and supply/ look inside
  /// (core/map/graphs.h).
  [[nodiscard]] const Graphs& graphs() const;

 private:
  void connect_hexes();
  void lay_rivers();
  void lay_water_sides();
  void lay_lines();
  void find_towns();
  void find_water_places();

  MapSources sources_;
  std::vector<std::vector<TownId>> towns_in_;
  std::vector<TownId> towns_by_name_;  ///< of one name the highest rank first
  std::vector<WaterPlace> water_places_;
  std::vector<WaterLink> water_links_;
  std::vector<std::optional<WaterPlaceId>> water_of_hex_;
  std::vector<std::array<std::optional<WaterPlaceId>, 6>> water_of_side_;
  std::vector<std::vector<WaterPlaceId>> water_touching_;
  std::unique_ptr<LaterGraphs> graphs_;
};

}  // namespace core::map
