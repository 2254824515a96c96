// The small drawings that tell terrain apart without colour: trees, hachures, peaks, reeds.
#pragma once

#include "core/board/hex_id.h"
#include "core/map/terrain.h"
#include "qml/map/map_style.h"

#include <QPainter>

namespace mapview {

/// Draws the symbols of one hex at their places, which are the same in every run and at every
/// level; fewer at low levels.
void paint_terrain_symbols(QPainter& painter, const MapStyle& style, core::map::Terrain terrain,
                           core::board::HexId hex, int level);

}  // namespace mapview
