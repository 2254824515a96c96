#include "tests/support/tabletop.h"

#include "tests/support/catalogue.h"

namespace tests {

const core::tabletop_data::TabletopCatalogue& tabletop() {
  static const core::tabletop_data::TabletopCatalogue view{catalogue()};
  return view;
}

}  // namespace tests
