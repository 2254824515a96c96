// Printed against corrected, patch by patch.
#pragma once

#include "core/data/catalogue_read.h"

namespace core::data {

/// What the data errata change in a set-up, towns and charts included, in the order of the errata.
[[nodiscard]] std::vector<Difference> find_differences(const CatalogueReader& reader,
                                                       const ErrataText& errata,
                                                       const std::string& setup);

}  // namespace core::data
