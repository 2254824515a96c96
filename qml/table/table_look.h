// Colours of the miniature table in each scheme of the window.
#pragma once

#include <QColor>

namespace tableview {

struct TableLook {
  QColor water;
  QColor deep_line;  ///< waves and current arrows
  QColor shoal;
  QColor shoal_line;
  QColor land;
  QColor shore;
  QColor land_ink;
  QColor obstruction;
  QColor mines;
  QColor edge;
  QColor ink;
  QColor halo;  ///< behind words on water
  QColor union_hull;
  QColor union_line;
  QColor confederate_hull;
  QColor confederate_line;
  QColor deck;
  QColor wreck;
  QColor selected;
  QColor course;
  QColor refused;
  QColor arc;
  QColor shot;
};

/// @param scheme as Preferences::schemeIndex counts: period, high contrast, grey.
[[nodiscard]] const TableLook& table_look(int scheme);

}  // namespace tableview
