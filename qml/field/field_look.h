// Colours of a battle on land in each scheme of the window.
#pragma once

#include <QColor>

#include <array>

namespace fieldview {

struct FieldLook {
  QColor ground;
  QColor hill;        ///< of the highest level
  QColor slope_line;  ///< contours, and the marks of their slope strips
  QColor woods;
  QColor leaf;
  QColor scenic;
  QColor scenic_line;
  QColor swamp;
  QColor water;
  QColor water_line;
  QColor road;
  QColor road_line;
  QColor wall;
  QColor earthwork;
  QColor fence;
  QColor house;
  QColor house_line;
  QColor ruin;
  QColor flame;
  QColor store;
  QColor ink;
  QColor halo;
  QColor edge;
  QColor union_coat;
  QColor union_line;
  QColor confederate_coat;
  QColor confederate_line;
  QColor horse;
  QColor gun;
  QColor selected;
  QColor ghost;
  QColor refused;
  QColor arc;
  QColor reach;
  QColor fallen;
  std::array<QColor, 4> stick;  ///< black, white, yellow, green
};

/// @param scheme as Preferences::schemeIndex counts: period, high contrast, grey.
[[nodiscard]] const FieldLook& field_look(int scheme);

}  // namespace fieldview
