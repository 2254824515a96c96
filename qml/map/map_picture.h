// The ground prepared for painting: every line, patch and name of the map in scene coordinates.
#pragma once

#include "core/map/map.h"
#include "qml/map/geometry.h"
#include "qml/map/map_style.h"

#include <QColor>
#include <QPainterPath>
#include <QString>

#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace mapview {

/// Tile levels: pixels to a hex unit are kUnitPixels times the level's zoom.
inline constexpr std::array kLevels{0.25, 0.5, 1.0, 2.0, 4.0};
inline constexpr int kLevelCount = static_cast<int>(kLevels.size());
inline constexpr double kUnitPixels = 56;

/// An open line.
struct Stroke {
  QPolygonF line;
  QRectF box;
  double width{};
  QColor colour;
};

/// A text with its outline ready to fill.
struct Lettering {
  QPainterPath path;
  QRectF box;
  QColor ink;
  double halo{};  ///< width of the light border, in units
  double opacity{1};
};

/// What stands on a hex for a player to read.
struct TownMark {
  QPointF at;
  core::map::TownKind kind{};
};

/// A bridge or ferry: its line crosses the water.
struct CrossingMark {
  QPointF at;
  double angle{};  ///< degrees, along the way over the water
  bool rail{};
  core::map::Crossing kind{};
};

/// A piece of a road or railroad inside one hex.
struct Track : Stroke {
  int hex{};  ///< ordinal
};

/// Everything a tile is painted from. Made once for a map, then only read, by several threads.
struct MapPicture {
  MapPicture(const core::map::Map& map, const MapStyle& style);

  Region land;
  Region whole;  ///< the edge of the three sheets, along the hexes
  std::vector<std::pair<core::map::Terrain, Region>> terrain;
  std::vector<Stroke> coast;
  std::vector<Stroke> minor_rivers;
  std::vector<Stroke> navigable_rivers;
  std::vector<Stroke> narrows;  ///< inlets, estuaries and lake sides
  std::vector<Stroke> blocked;
  std::vector<Stroke> borders;
  std::vector<Stroke> sheet_borders;
  std::vector<Track> roads;
  std::vector<Track> rails;
  std::vector<CrossingMark> crossings;
  std::vector<TownMark> towns;
  std::array<std::vector<Lettering>, kLevelCount> letters;  ///< by level
  std::vector<core::map::Terrain> terrain_of;               ///< by ordinal

 private:
  void draw_ground(const core::map::Map& map, const MapStyle& style);
  void draw_rivers(const core::map::Map& map, const MapStyle& style);
  void draw_narrows(const core::map::Map& map, const MapStyle& style);
  void draw_borders(const core::map::Map& map, const MapStyle& style);
  void draw_lines(const core::map::Map& map, const MapStyle& style);
  void draw_towns(const core::map::Map& map);
  void letter(const core::map::Map& map, const MapStyle& style);
};

}  // namespace mapview
