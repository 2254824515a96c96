#include "core/tabletop_data/field_cells.h"

#include "core/tabletop_data/naval_facts.h"
#include "core/tabletop_data/phrases.h"

namespace core::tabletop_data {

using data::ChartCells;
using data::fail;
using data::Origin;
using data::require_decimal;
using data::require_int;
using data::Row;

using table::Inches;

Inches read_length(const Origin& origin, const std::string& column, std::string_view text) {
  constexpr std::array<std::string_view, 3> kQuarters{"¼", "½", "¾"};
  for (std::size_t i = 0; i < kQuarters.size(); ++i) {
    if (text.ends_with(kQuarters.at(i))) {
      text.remove_suffix(kQuarters.at(i).size());
      const int whole = text.empty() ? 0 : require_int(origin, column, text);
      return Inches::of(whole) + Inches::ratio(static_cast<int>(i) + 1, 4);
    }
  }
  constexpr int kPlaces = 4;
  return Inches::of_ticks(require_decimal(origin, column, text, kPlaces));
}

InchBand read_band(const Origin& origin, const std::string& column, std::string_view text) {
  constexpr std::string_view kUpTo = "–";
  const std::string_view bare = text.ends_with('"') ? text.substr(0, text.size() - 1) : text;
  const auto dash = bare.find(kUpTo);
  if (dash == std::string_view::npos) {
    fail(origin, column, "'" + std::string{text} + "' is no band of inches");
  }
  const InchBand band{read_length(origin, column, bare.substr(0, dash)),
                      read_length(origin, column, bare.substr(dash + kUpTo.size()))};
  if (band.to <= band.from) {
    fail(origin, column, "'" + std::string{text} + "' ends before it begins");
  }
  return band;
}

InchBand read_band_after(Inches before, const Origin& origin, const std::string& column,
                         std::string_view text) {
  const InchBand band = read_band(origin, column, text);
  if (band.from != before) {
    fail(origin, column, "the band does not begin where the one before ends");
  }
  return band;
}

int read_least_face(const Origin& origin, const std::string& column, std::string_view text) {
  constexpr int kSix = 6;
  const FaceRange faces = read_faces(origin, column, text);
  if (faces.lowest < 1 || faces.highest != kSix) {
    fail(origin, column, "'" + std::string{text} + "' is no score that goes on to 6");
  }
  return faces.lowest;
}

std::array<int, 3> numbers_in(const ChartCells& cells, const Row& row, const std::string& column,
                              std::string_view pattern) {
  const auto numbers = match_phrase(pattern, cells.text(row, column));
  if (!numbers) {
    fail(row.origin, column, "the cell is not written '" + std::string{pattern} + "'");
  }
  return *numbers;
}

const Row& row_at(const ChartCells& cells, std::size_t at, std::string_view key) {
  if (at >= cells.rows().size()) {
    cells.fault("", "the chart has no row '" + std::string{key} + "'");
  }
  const Row& row = cells.rows()[at];
  if (row.key != key) {
    fail(row.origin, cells.columns().front(),
         "'" + row.key + "' stands where '" + std::string{key} + "' should");
  }
  return row;
}

}  // namespace core::tabletop_data
