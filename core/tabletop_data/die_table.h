// Private to this room: tables whose rows or cells are faces of a die.
#pragma once

#include "core/data/chart_cells.h"
#include "core/table/die_table.h"
#include "core/tabletop_data/phrases.h"

#include <bitset>
#include <tuple>

namespace core::tabletop_data {

/// Fills a table of all faces of a die, each once.
/// @tparam Results holds the values by faces as its array `faces`.
template <class Value, class Results = table::D6Table<Value>>
class DieFiller {
 public:
  explicit DieFiller(const data::ChartCells& table) : table_{&table} {}

  void put(const data::Origin& origin, const std::string& column, std::string_view faces,
           const Value& value) {
    const FaceRange range = read_faces(origin, column, faces);
    const int highest = range.highest.value_or(kSides);
    if (range.lowest < 1 || highest > kSides) {
      data::fail(origin, column,
                 "'" + std::string{faces} + "' are no faces of a D" + std::to_string(kSides));
    }
    for (int face = range.lowest; face <= highest; ++face) {
      const auto at = static_cast<std::size_t>(face - 1);
      if (filled_[at]) {
        data::fail(origin, column, "the face " + std::to_string(face) + " has two results");
      }
      filled_.set(at);
      result_.faces[at] = value;
    }
  }

  [[nodiscard]] const Results& done() const {
    if (!filled_.all()) {
      table_->fault("", "a face of the die has no result");
    }
    return result_;
  }

 private:
  static constexpr std::size_t kFaces = std::tuple_size_v<decltype(Results::faces)>;
  static constexpr int kSides = static_cast<int>(kFaces);

  const data::ChartCells* table_;
  std::bitset<kFaces> filled_;
  Results result_;
};

/// The faces in the first column, the results in another.
/// @param read makes a value of (row, text of the cell)
template <class Value, class Results = table::D6Table<Value>, class Read>
Results read_die(const data::ChartCells& table, const std::string& column, Read read) {
  DieFiller<Value, Results> filler{table};
  for (const data::Row& row : table.rows()) {
    filler.put(row.origin, table.columns().front(), row.key, read(row, table.text(row, column)));
  }
  return filler.done();
}

/// A cell of faces and results, `1–3, 4 speed hits; 4–6, ...`.
/// @param mark between faces and result, ", " or ": "
template <class Value, class Read>
table::D6Table<Value> read_die_cell(const data::ChartCells& table, const data::Row& row,
                                    const std::string& column, std::string_view cell,
                                    std::string_view mark, Read read) {
  DieFiller<Value> filler{table};
  for (const std::string& part : data::split(cell, ';')) {
    const auto at = part.find(mark);
    if (at == std::string::npos) {
      data::fail(row.origin, column,
                 "'" + part + "' is not written FACES" + std::string{mark} + "RESULT");
    }
    filler.put(row.origin, column, std::string_view{part}.substr(0, at),
               read(row, std::string_view{part}.substr(at + mark.size())));
  }
  return filler.done();
}

}  // namespace core::tabletop_data
