#include "qml/table/table_look.h"

#include "qml/table/scheme_looks.h"

namespace tableview {

namespace {

SchemeLooks<TableLook> make_table_looks() {
  TableLook period;
  period.water = QColor{0xa9, 0xc5, 0xcf};
  period.deep_line = QColor{0x4d, 0x73, 0x88};
  period.shoal = QColor{0xcf, 0xdd, 0xc9};
  period.shoal_line = QColor{0x5f, 0x7c, 0x6a};
  period.land = QColor{0xf1, 0xe6, 0xc9};
  period.shore = QColor{0x7a, 0x5f, 0x3a};
  period.land_ink = QColor{0x6b, 0x4a, 0x36};
  period.obstruction = QColor{0x5d, 0x41, 0x28};
  period.mines = QColor{0x8c, 0x2f, 0x2f};
  period.edge = QColor{0x24, 0x1b, 0x12};
  period.ink = QColor{0x24, 0x1b, 0x12};
  period.halo = QColor{0xf6, 0xee, 0xdb};
  period.union_hull = QColor{0x1f, 0x38, 0x64};
  period.union_line = QColor{0xff, 0xff, 0xff};
  period.confederate_hull = QColor{0xb9, 0xb4, 0xa5};
  period.confederate_line = QColor{0x7a, 0x00, 0x19};
  period.deck = QColor{0xd8, 0xc3, 0x93};
  period.wreck = QColor{0x5a, 0x5a, 0x5a};
  period.selected = QColor{0x56, 0xb4, 0xe9};
  period.course = QColor{0xe6, 0x9f, 0x00};
  period.refused = QColor{0xc8, 0x33, 0x2b};
  period.arc = QColor{0xf0, 0xe4, 0x42};
  period.shot = QColor{0xc8, 0x33, 0x2b};

  TableLook contrast = period;
  contrast.water = QColor{0xbf, 0xe3, 0xf7};
  contrast.deep_line = QColor{0x00, 0x2f, 0x52};
  contrast.shoal = QColor{0xff, 0xff, 0xd0};
  contrast.shoal_line = QColor{0x00, 0x4f, 0x4f};
  contrast.land = QColor{0xff, 0xff, 0xff};
  contrast.shore = QColor{0x00, 0x00, 0x00};
  contrast.land_ink = QColor{0x3d, 0x24, 0x13};
  contrast.edge = QColor{0x00, 0x00, 0x00};
  contrast.ink = QColor{0x00, 0x00, 0x00};
  contrast.halo = QColor{0xff, 0xff, 0xff};
  contrast.union_hull = QColor{0x00, 0x1a, 0x57};
  contrast.confederate_hull = QColor{0xd9, 0xd9, 0xd9};
  contrast.confederate_line = QColor{0x8f, 0x00, 0x14};
  contrast.course = QColor{0xb0, 0x5c, 0x00};

  // Grey: told apart by lightness and by the lines alone.
  TableLook grey = contrast;
  make_grey({&grey.water, &grey.deep_line, &grey.shoal, &grey.shoal_line, &grey.land, &grey.shore,
             &grey.land_ink, &grey.obstruction, &grey.mines, &grey.union_hull,
             &grey.confederate_hull, &grey.confederate_line, &grey.deck, &grey.selected,
             &grey.course, &grey.refused, &grey.arc, &grey.shot});
  return {period, contrast, grey};
}

}  // namespace

const TableLook& table_look(int scheme) {
  static const auto kLooks = make_table_looks();
  return look_of(kLooks, scheme);
}

}  // namespace tableview
