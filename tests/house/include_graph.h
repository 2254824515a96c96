// Who includes whom: the sources held against the rooms of docs/architecture.md.
#pragma once

#include "tests/house/repository.h"

#include <set>
#include <string>
#include <vector>

namespace tests::house {

/// What section 2 of the architecture page lays down.
struct ArchitecturePage {
  std::vector<std::string> rooms;   ///< the folders of core/, from the lowest upward
  std::set<std::string> top_level;  ///< the names the top folder may hold
};

/// Reads the first fenced block of the section "2. Rooms": names at its left edge are the top level
/// (fields set apart by two spaces, up to the first that holds a space), the indented names below
/// `core/` that end in a slash are the rooms.
[[nodiscard]] ArchitecturePage read_architecture_page(const std::string& markdown);

/// Every breach of the page's rules, one sentence each, with the file that commits it.
///
/// @param sources the headers, sources and CMakeLists.txt of core/, by their path from the top
///        folder. A room is judged by its includes and by the `core::` libraries it links.
[[nodiscard]] std::vector<std::string> breaches(const ArchitecturePage& page,
                                                const std::vector<SourceFile>& sources);

}  // namespace tests::house
