// [7.4] [7.5] [17.01] Rows of anomalies.csv as the map keeps them.
#pragma once

#include "core/map/map.h"

#include <string_view>

namespace core::data {

/// Adds a row; returns false when the kind or a hex label is not understood.
bool add_anomaly(std::string_view kind, std::string_view place, std::string_view place_2,
                 map::Anomalies& anomalies);

}  // namespace core::data
