// Private to this room: how the tables of docs/rules/field-battle.md write inches, bands and
// scores.
#pragma once

#include "core/data/chart_cells.h"
#include "core/table/units.h"

namespace core::tabletop_data {

/// A length in a column of inches: "6", "0.75", "7½".
[[nodiscard]] table::Inches read_length(const data::Origin& origin, const std::string& column,
                                        std::string_view text);

struct InchBand {
  table::Inches from;
  table::Inches to;
};

/// "0–5½", `36–48"`: above the first, up to and with the second.
[[nodiscard]] InchBand read_band(const data::Origin& origin, const std::string& column,
                                 std::string_view text);

/// The same, which must begin where another has ended.
[[nodiscard]] InchBand read_band_after(table::Inches before, const data::Origin& origin,
                                       const std::string& column, std::string_view text);

/// The least face of a score that goes on to 6: 4 of "4–6", 6 of "6".
[[nodiscard]] int read_least_face(const data::Origin& origin, const std::string& column,
                                  std::string_view text);

/// The numbers of a cell that is written as `pattern` of match_phrase().
[[nodiscard]] std::array<int, 3> numbers_in(const data::ChartCells& cells, const data::Row& row,
                                            const std::string& column, std::string_view pattern);

/// Row `at` of a table whose rows stand in a known order.
[[nodiscard]] const data::Row& row_at(const data::ChartCells& cells, std::size_t at,
                                      std::string_view key);

}  // namespace core::tabletop_data
