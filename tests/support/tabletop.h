// The texts of the tabletop sets in the compiled catalogue.
#pragma once

#include "core/tabletop_data/tabletop_catalogue.h"

namespace tests {

/// Those of catalogue().
[[nodiscard]] const core::tabletop_data::TabletopCatalogue& tabletop();

}  // namespace tests
