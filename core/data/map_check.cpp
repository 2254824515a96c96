#include "core/data/map_check.h"

#include "core/data/map_checks.h"

namespace core::data {

void run_map_checks(const MapText& text, FaultList& faults) {
  static_cast<void>(text);
  static_cast<void>(faults);
}

MapReport check_map(const std::filesystem::path& maps_folder) {
  FaultList faults;
  const MapText text = read_map_text(maps_folder, faults);
  run_map_checks(text, faults);
  return {faults.all(), {}};
}

map::MapSources read_map(const std::filesystem::path& maps_folder) {
  FaultList faults;
  const MapText text = read_map_text(maps_folder, faults);
  run_map_checks(text, faults);
  if (!faults.all().empty()) {
    const MapFault& first = faults.all().front();
    throw base::DataError{first.file, first.row, first.column, first.reason};
  }
  return to_sources(text);
}

}  // namespace core::data
