#include "core/data/map_anomalies.h"

namespace core::data {

bool add_anomaly(std::string_view kind, std::string_view place, std::string_view place_2,
                 map::Anomalies& anomalies) {
  // A supply origin or yard is a city by name, its hex in the second column; all others begin with
  // a hex.
  const bool by_name = kind == "supply-origin" || kind == "union-yard";
  const auto hex = board::HexId::parse(by_name ? place_2 : place);
  if (!hex) {
    return false;
  }
  if (kind == "closed-lake") {
    anomalies.closed_lake.push_back(*hex);
  } else if (kind == "off-map-march") {
    const auto entry = board::HexId::parse(place_2);
    if (!entry) {
      return false;
    }
    anomalies.off_map_march = {*hex, *entry};
  } else if (kind == "florida-exit" || kind == "florida-entry") {
    auto& list =
        hex->sheet() == board::Sheet::C ? anomalies.florida_atlantic : anomalies.florida_gulf;
    if (list.empty() || list.back() != *hex) {
      list.push_back(*hex);
    }
  } else if (kind == "union-naval-entry") {
    anomalies.union_naval_entry = *hex;
  } else if (kind == "supply-edge") {
    anomalies.supply_edges.push_back(*hex);
  } else if (kind == "supply-origin") {
    anomalies.supply_origin_cities.push_back(*hex);
  } else if (kind == "union-yard") {
    anomalies.union_yards.push_back(*hex);
  } else {
    return false;
  }
  return true;
}

}  // namespace core::data
