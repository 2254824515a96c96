// [3.1] The map's text sources with the line of every row (formats: maps/README.md).
#pragma once

#include "core/data/map_check.h"
#include "core/data/text_source.h"
#include "core/map/map.h"

#include <array>
#include <functional>

namespace core::data {

/// Collects faults while sources are read and checked.
class FaultList {
 public:
  void add(const Origin& origin, std::string reason, std::string column = {});

  /// Reads one file; what makes the whole of it unreadable is one fault, and the others are read
  /// on.
  void reading(const std::function<void()>& read);

  [[nodiscard]] const std::vector<MapFault>& all() const noexcept { return faults_; }

 private:
  std::vector<MapFault> faults_;
};

/// A picture of a sheet: one character a hex.
struct SheetPicture {
  std::string file;
  std::vector<TextLine> rows;  ///< row 01 first; `text` holds the characters alone
};

struct StateText {
  Origin origin;
  char letter{};
  map::State state;
};

struct SideText {
  Origin origin;
  board::HexSide side;
};

struct ReachText {
  Origin origin;
  bool navigable{};
  std::vector<SideText> sides;
};

struct HeadText {
  Origin origin;
  map::HeadOfNavigation head;
};

struct RiverText {
  Origin origin;
  std::string name;
  std::string from;
  Origin from_origin;
  std::string mouth;
  Origin mouth_origin;
  std::vector<ReachText> reaches;
  std::vector<HeadText> heads;

  /// All hexsides downstream, over the reaches.
  [[nodiscard]] std::vector<const SideText*> chain() const;
};

struct WaterSideText {
  Origin origin;
  map::MapSources::WaterSide row;
};

struct PassageText {
  Origin origin;
  map::Passage row;
};

struct StopText {
  Origin origin;
  map::LineStop stop;
};

/// A railroad or a road.
struct LineText {
  Origin origin;
  std::string name;
  map::RailOwner owner{};    ///< of a railroad
  std::string gauge_inches;  ///< of a railroad
  std::vector<StopText> stops;
};

struct CrossingText {
  Origin origin;
  map::MapSources::CrossingRow row;
  std::string kind;  ///< "rail-ferry", ...
};

struct TownText {
  Origin origin;
  map::Town town;
  std::string bank;  ///< "S:Tennessee", or empty
  std::string latitude;
  std::string longitude;
  std::string note;
};

struct AnomalyText {
  Origin origin;
  std::string id;
  std::string cited;
  std::string kind;
  std::string place;
  std::string place_2;
  std::string note;
};

struct AnchorText {
  Origin origin;
  std::string place;
  board::HexId hex;
};

struct RegionText {
  Origin origin;
  map::Region row;
};

struct OtherNameText {
  Origin origin;
  map::OtherName row;
};

struct MapText {
  std::array<SheetPicture, 3> terrain;
  std::array<SheetPicture, 3> state_pictures;
  std::vector<StateText> states;
  std::vector<RiverText> rivers;
  std::vector<WaterSideText> water;
  std::vector<PassageText> passages;
  std::vector<LineText> railroads;
  std::vector<LineText> roads;
  std::vector<CrossingText> crossings;
  std::vector<TownText> towns;
  std::vector<AnomalyText> anomalies;
  std::vector<AnchorText> anchors;
  std::vector<RegionText> regions;
  std::vector<OtherNameText> other_names;

  /// The terrain character of a hex; '\0' where the picture is too small.
  [[nodiscard]] char picture(board::HexId hex) const noexcept;
  [[nodiscard]] char state_letter(board::HexId hex) const noexcept;
  /// Line of the hex in the sheet picture.
  [[nodiscard]] Origin terrain_origin(board::HexId hex) const;
  [[nodiscard]] Origin state_origin(board::HexId hex) const;
};

/// Terrain of a picture character, and whether the hex is part water.
struct PictureTerrain {
  map::Terrain terrain{};
  bool coastal{};
};

[[nodiscard]] std::optional<PictureTerrain> terrain_of_picture(char c) noexcept;

/// "union", "confederate", "border", or empty for nobody, as towns.csv spells it [21.3].
[[nodiscard]] std::string_view name(map::SupplyCityOf owner) noexcept;
[[nodiscard]] std::optional<map::SupplyCityOf> parse_supply_city(std::string_view text) noexcept;

/// Reads all files of maps/; rows that cannot be read are faults and left out.
[[nodiscard]] MapText read_map_text(const std::filesystem::path& folder, FaultList& faults);

/// The parts of read_map_text(), one file or group of files each.
void read_pictures(const std::filesystem::path& folder, MapText& text, FaultList& faults);
void read_rivers(const std::filesystem::path& folder, MapText& text, FaultList& faults);
void read_lines_of_travel(const std::filesystem::path& folder, MapText& text, FaultList& faults);
void read_map_tables(const std::filesystem::path& folder, MapText& text, FaultList& faults);

/// The name of a file of the map as errors show it, "maps/rivers.txt".
[[nodiscard]] std::string shown_name(const std::filesystem::path& folder, std::string_view file);

/// The same rows as the map wants them; `text` must have passed the checks.
[[nodiscard]] map::MapSources to_sources(const MapText& text);

}  // namespace core::data
