#include "qml/river/river_look.h"

#include "qml/table/scheme_looks.h"

namespace riverview {

namespace {

tableview::SchemeLooks<RiverLook> make_river_looks() {
  RiverLook period;
  period.paper = QColor{0xf4, 0xea, 0xd0};
  period.edge = QColor{0x5a, 0x46, 0x2c};
  period.water = QColor{0xbb, 0xcf, 0xd0};
  period.bank = QColor{0x3a, 0x2c, 0x1c};
  period.ink = QColor{0x24, 0x1b, 0x12};
  period.faint = QColor{0x66, 0x58, 0x42};
  period.woods = QColor{0x48, 0x60, 0x3a};
  period.marsh = QColor{0x3f, 0x73, 0x70};
  period.town = QColor{0x8c, 0x2f, 0x2f};
  period.battery = QColor{0x7a, 0x00, 0x19};
  period.silent = QColor{0x85, 0x75, 0x4f};
  period.union_hull = QColor{0x1f, 0x38, 0x64};
  period.union_ink = QColor{0xff, 0xff, 0xff};
  period.confederate_hull = QColor{0xb9, 0xb4, 0xa5};
  period.confederate_line = QColor{0x7a, 0x00, 0x19};
  period.wreck = QColor{0x24, 0x1b, 0x12};
  period.doubt = QColor{0x6b, 0x47, 0x00};
  period.chosen = QColor{0x1f, 0x66, 0x99};

  RiverLook contrast = period;
  contrast.paper = QColor{0xff, 0xff, 0xff};
  contrast.edge = QColor{0x00, 0x00, 0x00};
  contrast.water = QColor{0xbf, 0xe3, 0xf7};
  contrast.bank = QColor{0x00, 0x00, 0x00};
  contrast.ink = QColor{0x00, 0x00, 0x00};
  contrast.faint = QColor{0x33, 0x33, 0x33};
  contrast.woods = QColor{0x1d, 0x4a, 0x12};
  contrast.marsh = QColor{0x00, 0x4f, 0x4f};
  contrast.town = QColor{0x7a, 0x00, 0x00};
  contrast.battery = QColor{0x8f, 0x00, 0x14};
  contrast.silent = QColor{0x4a, 0x4a, 0x4a};
  contrast.union_hull = QColor{0x00, 0x1a, 0x57};
  contrast.confederate_hull = QColor{0xd9, 0xd9, 0xd9};
  contrast.confederate_line = QColor{0x8f, 0x00, 0x14};
  contrast.wreck = QColor{0x00, 0x00, 0x00};
  contrast.doubt = QColor{0x4a, 0x30, 0x00};
  contrast.chosen = QColor{0x00, 0x3e, 0x99};

  // Grey: told apart by lightness and by the signs alone.
  RiverLook grey = contrast;
  tableview::make_grey({&grey.water, &grey.woods, &grey.marsh, &grey.town, &grey.battery,
                        &grey.silent, &grey.union_hull, &grey.confederate_hull,
                        &grey.confederate_line, &grey.doubt, &grey.chosen});
  return {period, contrast, grey};
}

}  // namespace

const RiverLook& river_look(int scheme) {
  static const auto kLooks = make_river_looks();
  return tableview::look_of(kLooks, scheme);
}

}  // namespace riverview
