#include "qml/field/field_look.h"

#include "qml/table/scheme_looks.h"

namespace fieldview {

namespace {

tableview::SchemeLooks<FieldLook> make_field_looks() {
  FieldLook period;
  period.ground = QColor{0xdd, 0xd9, 0xb0};
  period.hill = QColor{0xc2, 0xa8, 0x78};
  period.slope_line = QColor{0x8a, 0x69, 0x3e};
  period.woods = QColor{0xa9, 0xbf, 0x8b};
  period.leaf = QColor{0x5c, 0x7d, 0x4a};
  period.scenic = QColor{0xcf, 0xd0, 0x94};
  period.scenic_line = QColor{0x93, 0x92, 0x51};
  period.swamp = QColor{0xb5, 0xc7, 0xb2};
  period.water = QColor{0x9f, 0xc1, 0xcf};
  period.water_line = QColor{0x4d, 0x73, 0x88};
  period.road = QColor{0xee, 0xe2, 0xc2};
  period.road_line = QColor{0x9a, 0x7f, 0x55};
  period.wall = QColor{0x6d, 0x6a, 0x66};
  period.earthwork = QColor{0x8f, 0x62, 0x36};
  period.fence = QColor{0x7c, 0x55, 0x30};
  period.house = QColor{0xd0, 0x9d, 0x7e};
  period.house_line = QColor{0x5b, 0x33, 0x20};
  period.ruin = QColor{0x87, 0x80, 0x78};
  period.flame = QColor{0xd9, 0x4a, 0x1e};
  period.store = QColor{0xc7, 0xa0, 0x4e};
  period.ink = QColor{0x24, 0x1b, 0x12};
  period.halo = QColor{0xf6, 0xee, 0xdb};
  period.edge = QColor{0x24, 0x1b, 0x12};
  period.union_coat = QColor{0x1f, 0x38, 0x64};
  period.union_line = QColor{0xff, 0xff, 0xff};
  period.confederate_coat = QColor{0xc4, 0xbe, 0xac};
  period.confederate_line = QColor{0x7a, 0x00, 0x19};
  period.horse = QColor{0x6b, 0x46, 0x2a};
  period.gun = QColor{0x3a, 0x35, 0x30};
  period.selected = QColor{0x00, 0x72, 0xb2};
  period.ghost = QColor{0xb8, 0x6e, 0x00};
  period.refused = QColor{0xc8, 0x33, 0x2b};
  period.arc = QColor{0xc2, 0x7a, 0x10};
  period.reach = QColor{0x00, 0x72, 0xb2};
  period.fallen = QColor{0xa8, 0x1c, 0x1c};
  period.stick = {QColor{0x22, 0x22, 0x22}, QColor{0xf7, 0xf5, 0xee}, QColor{0xe9, 0xc9, 0x2f},
                  QColor{0x3f, 0x8f, 0x4a}};

  FieldLook contrast = period;
  contrast.ground = QColor{0xff, 0xff, 0xff};
  contrast.hill = QColor{0xe6, 0xcf, 0xa8};
  contrast.slope_line = QColor{0x5a, 0x36, 0x0a};
  contrast.woods = QColor{0xcf, 0xe8, 0xb8};
  contrast.leaf = QColor{0x17, 0x4a, 0x10};
  contrast.scenic = QColor{0xff, 0xff, 0xd0};
  contrast.water = QColor{0xbf, 0xe3, 0xf7};
  contrast.water_line = QColor{0x00, 0x2f, 0x52};
  contrast.ink = QColor{0x00, 0x00, 0x00};
  contrast.halo = QColor{0xff, 0xff, 0xff};
  contrast.edge = QColor{0x00, 0x00, 0x00};
  contrast.union_coat = QColor{0x00, 0x1a, 0x57};
  contrast.confederate_coat = QColor{0xe2, 0xe2, 0xe2};
  contrast.confederate_line = QColor{0x8f, 0x00, 0x14};
  contrast.ghost = QColor{0x8a, 0x40, 0x00};

  // Grey: told apart by lightness and by the lines alone.
  FieldLook grey = contrast;
  tableview::make_grey({&grey.ground,
                        &grey.hill,
                        &grey.slope_line,
                        &grey.woods,
                        &grey.leaf,
                        &grey.scenic,
                        &grey.scenic_line,
                        &grey.swamp,
                        &grey.water,
                        &grey.water_line,
                        &grey.road,
                        &grey.road_line,
                        &grey.wall,
                        &grey.earthwork,
                        &grey.fence,
                        &grey.house,
                        &grey.house_line,
                        &grey.ruin,
                        &grey.flame,
                        &grey.store,
                        &grey.union_coat,
                        &grey.confederate_coat,
                        &grey.confederate_line,
                        &grey.horse,
                        &grey.gun,
                        &grey.selected,
                        &grey.ghost,
                        &grey.refused,
                        &grey.arc,
                        &grey.reach,
                        &grey.fallen,
                        &grey.stick[2],
                        &grey.stick[3]});
  return {period, contrast, grey};
}

}  // namespace

const FieldLook& field_look(int scheme) {
  static const auto kLooks = make_field_looks();
  return tableview::look_of(kLooks, scheme);
}

}  // namespace fieldview
