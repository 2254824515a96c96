// [3.1] The proof that the text sources of the map fit together.
#pragma once

#include "core/map/map.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core::data {

/// One fault of the map's text sources.
struct MapFault {
  std::string file;
  int row{};           ///< line, from 1
  std::string column;  ///< of a CSV file; empty when the whole row is meant
  std::string reason;
};

/// What `sumter map check` reports.
struct MapReport {
  std::vector<MapFault> faults;
  std::vector<std::string> figures;  ///< "5888 hexes", "978 navigable hexsides", ...
};

/// Reads and checks maps/ in full: never stops at the first fault unless a file cannot be read as
/// its format.
[[nodiscard]] MapReport check_map(const std::filesystem::path& maps_folder);

/// Reads maps/ and hands it to the map. @throws base::DataError for the first fault.
[[nodiscard]] map::MapSources read_map(const std::filesystem::path& maps_folder);

}  // namespace core::data
