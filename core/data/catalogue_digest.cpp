// What of the catalogue a game can hang on, as one digest.
#include "core/base/hash.h"
#include "core/data/catalogue_query.h"

#include <array>

namespace core::data {
namespace {

/// Tables and columns that say where something lies, what there is and how it is played. Left out
/// are sentences, what tells where a row is written, the miniature table, and yardsticks.
constexpr std::array<const char*, 22> kQueriesOfPlay{
    "SELECT letter, code, side, slave FROM state ORDER BY position",
    "SELECT ordinal, terrain, coastal, state FROM hex ORDER BY ordinal",
    "SELECT id, name, rises_from, mouth FROM river ORDER BY id",
    "SELECT river, reach, navigable, side FROM river_side ORDER BY river, position",
    "SELECT river, kind, corner FROM river_head ORDER BY river, position",
    "SELECT side, kind FROM water_side ORDER BY position",
    "SELECT hex_a, hex_b, kind FROM passage ORDER BY position",
    "SELECT id, owner, gauge FROM railroad ORDER BY id",
    "SELECT railroad, hex, stations FROM railroad_stop ORDER BY railroad, position",
    "SELECT road, hex, stations FROM road_stop ORDER BY road, position",
    "SELECT side, kind FROM crossing ORDER BY position",
    "SELECT name, state, hex, kind, supply_city_of, seaport, river_port, sea_location FROM town "
    "ORDER BY position",
    "SELECT id, kind, place, place_2 FROM anomaly ORDER BY position",
    "SELECT chart.name, row, chart_column.name, value FROM chart "
    "JOIN chart_column ON chart_column.chart = chart.position "
    "JOIN chart_cell ON chart_cell.chart = chart.position "
    "AND chart_cell.position = chart_column.position "
    "WHERE file IN ('docs/rules/strategic.md', 'docs/rules/general.md') "
    "AND chart.name <> 'general_reasons' AND chart_column.name <> 'meaning' "
    "ORDER BY chart.name, row, chart_column.position",
    "SELECT name FROM piece_kind ORDER BY name",
    "SELECT id, sheets, cycle, start, union_track_end, confederate_track_end FROM setup ORDER BY "
    "id",
    "SELECT setup, keyword, text FROM setup_term ORDER BY setup, position",
    "SELECT setup, id, side, place, kind, value, name, stock, inside, commander, note FROM piece "
    "ORDER BY position",
    "SELECT setup, hex, controller FROM control ORDER BY setup, position",
    "SELECT setup, id, side, after_gt, letter, amount FROM track ORDER BY position",
    "SELECT id, state FROM erratum ORDER BY id",
    "SELECT erratum, sequence, action, table_name, row_key, column_name, corrected, setup FROM "
    "patch ORDER BY position"};

}  // namespace

std::string CatalogueReader::digest_of_play() const {
  constexpr char kEndOfCell = '\x1f';
  constexpr char kEndOfRow = '\x1e';
  std::string text;
  for (const char* const each : kQueriesOfPlay) {
    query(each, "", [&](SQLite::Statement& row) {
      for (int column = 0; column < row.getColumnCount(); ++column) {
        text += text_of(row, column);
        text += kEndOfCell;
      }
      text += kEndOfRow;
    });
  }
  return base::hash_text(base::hash_of(text));
}

}  // namespace core::data
