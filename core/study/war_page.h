// Many games beside the war as one HTML page: table, falls, map, curves.
#pragma once

#include "core/study/war_table.h"

#include <string>
#include <utility>
#include <vector>

namespace core::study {

/// What the games were, and what they came to.
struct WarPage {
  rulebook::Setting setting;
  std::string title;                                        ///< of the set-up
  std::vector<std::pair<std::string, std::string>> played;  ///< how: a name and what it is
  std::vector<WarGame> games;                               ///< at least one
};

/// One page that needs nothing else: drawings are inline, nothing is loaded, no script runs.
[[nodiscard]] std::string war_page(const WarPage& page, const WarTable& table,
                                   const WarGoals& goals);

}  // namespace core::study
