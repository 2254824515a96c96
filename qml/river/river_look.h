// Colours of the chart of the river in each scheme of the window.
#pragma once

#include <QColor>

namespace riverview {

struct RiverLook {
  QColor paper;
  QColor edge;   ///< neat line round the sheet
  QColor water;  ///< a wash
  QColor bank;   ///< its ink
  QColor ink;
  QColor faint;  ///< figures beside the track
  QColor woods;
  QColor marsh;
  QColor town;
  QColor battery;  ///< guns that can fire
  QColor silent;
  QColor union_hull;
  QColor union_ink;
  QColor confederate_hull;
  QColor confederate_line;
  QColor wreck;
  QColor doubt;
  QColor chosen;  ///< the section that is looked at
};

/// @param scheme as Preferences::schemeIndex counts: period, high contrast, grey.
[[nodiscard]] const RiverLook& river_look(int scheme);

}  // namespace riverview
