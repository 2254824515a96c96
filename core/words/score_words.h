// [19.37] The score in sentences; they stand in docs/rules/score.md.
#pragma once

#include "core/strategic/victory.h"

#include <string>

namespace core::words {

/// "Vicksburg MS, C2513, is controlled by the Union."
[[nodiscard]] std::string sentence(const rulebook::Setting& setting,
                                   const strategic::ScoreLine& line);

/// "Union victory: the Union has 5 points, 4 win, 3 draw [19.41]."
[[nodiscard]] std::string result_words(const rulebook::Setting& setting,
                                       const strategic::Score& score);

/// What a side is short of: "Union: 1 point short of a draw, 2 of the victory [19.41]."
[[nodiscard]] std::string shortfall_words(const rulebook::Setting& setting,
                                          const strategic::Score& score, board::Side side);

}  // namespace core::words
