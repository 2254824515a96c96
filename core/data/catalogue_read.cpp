#include "core/data/catalogue_read.h"

#include "core/data/catalogue_query.h"
#include "core/data/seal.h"

namespace core::data {
namespace {

const std::filesystem::path& sealed(const std::filesystem::path& file) {
  check_seal(file);
  return file;
}

/// A row of text columns 0 to count - 1.
Row text_row(SQLite::Statement& row, std::size_t count) {
  Row result;
  result.cells.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    result.cells.emplace_back(text_of(row, static_cast<int>(i)));
  }
  return result;
}

}  // namespace

CatalogueReader::CatalogueReader(const std::filesystem::path& file)
    : file_{file}, database_{sealed(file).string(), SQLite::OPEN_READONLY} {}

RowTable CatalogueReader::read_towns() const {
  RowTable table{"town", town_columns(), {}};
  query(
      "SELECT name, state, hex, kind, population, supply_city_of, seaport, river_port, "
      "sea_location, latitude, longitude, line FROM town ORDER BY position",
      "", [&](auto& row) {
        Row& town = table.rows.emplace_back(text_row(row, town_columns().size()));
        town.key = town.cells[0] + " " + town.cells[1];
        town.origin = {"maps/towns.csv", row.getColumn(11).getInt()};
      });
  return table;
}

std::vector<ChartText> CatalogueReader::read_charts() const {
  std::vector<ChartText> charts;
  query("SELECT name, cited, unit, source, file, line FROM chart ORDER BY position", "",
        [&](auto& row) {
          ChartText& chart = charts.emplace_back();
          chart.table.name = text_of(row, 0);
          chart.cited = text_of(row, 1);
          chart.unit = text_of(row, 2);
          chart.source = text_of(row, 3);
          chart.origin = {std::string{text_of(row, 4)}, row.getColumn(5).getInt()};
        });
  query("SELECT chart, name FROM chart_column ORDER BY chart, position", "", [&](auto& row) {
    charts.at(static_cast<std::size_t>(row.getColumn(0).getInt()))
        .table.columns.emplace_back(text_of(row, 1));
  });
  query("SELECT chart, position, line, value FROM chart_cell ORDER BY chart, row, position", "",
        [&](auto& row) {
          ChartText& chart = charts.at(static_cast<std::size_t>(row.getColumn(0).getInt()));
          if (row.getColumn(1).getInt() == 0) {
            Row& fresh = chart.table.rows.emplace_back();
            fresh.key = text_of(row, 3);
            fresh.origin = {chart.origin.file, row.getColumn(2).getInt()};
          }
          chart.table.rows.back().cells.emplace_back(text_of(row, 3));
        });
  return charts;
}

ErrataText CatalogueReader::read_errata() const {
  ErrataText errata;
  query(
      "SELECT id, cited, kind, title, printed, corrected, state, module, section, note "
      "FROM erratum ORDER BY id",
      "", [&](auto& row) {
        const Row cells = text_row(row, 10);
        const auto& c = cells.cells;
        const auto state = parse_erratum_state(c[6]).value_or(ErratumState::Explained);
        const bool built = state != ErratumState::Switch || rulebook::is_published(c[0]);
        errata.items.push_back(
            {{"errata/items.csv", 0},
             {c[0], c[1], c[2], c[3], c[4], c[5], state, c[7], built, c[8], c[9]}});
      });
  query(
      "SELECT erratum, action, table_name, row_key, column_name, printed, corrected, setup, "
      "sequence, line FROM patch ORDER BY position",
      "", [&](auto& row) {
        const Row cells = text_row(row, 8);
        const auto& c = cells.cells;
        errata.patches.push_back(
            {{"errata/patches.csv", row.getColumn(9).getInt()},
             {c[0], row.getColumn(8).getInt(), c[1], c[2], c[3], c[4], c[5], c[6]},
             c[7]});
      });
  return errata;
}

std::vector<CaseText> CatalogueReader::read_cases() const {
  std::vector<CaseText> cases;
  query("SELECT number, kind, chapter, section, title, text FROM cases ORDER BY position", "",
        [&](auto& row) {
          const Row cells = text_row(row, 6);
          const auto& c = cells.cells;
          const auto kind = parse_case_kind(c[1]).value_or(CaseKind::Paragraph);
          cases.push_back({c[0], kind, c[2], c[3], c[4], c[5]});
        });
  return cases;
}

std::vector<std::string> CatalogueReader::setup_ids() const {
  std::vector<std::string> ids;
  query("SELECT id FROM setup ORDER BY id", "",
        [&](auto& row) { ids.emplace_back(text_of(row, 0)); });
  return ids;
}

RowTable CatalogueReader::read_scenarios() const {
  RowTable table{"scenario", scenario_columns(), {}};
  query(
      "SELECT title, sheets, cycle, start, union_track_end, confederate_track_end, briefing, id "
      "FROM setup ORDER BY id",
      "", [&](auto& row) {
        Row& setup = table.rows.emplace_back(text_row(row, scenario_columns().size()));
        setup.key = text_of(row, 7);
        setup.origin = {"scenarios/" + setup.key + "/scenario.txt", 1};
      });
  return table;
}

std::vector<TermText> CatalogueReader::read_term_rows(const std::string& setup) const {
  std::vector<TermText> terms;
  query("SELECT keyword, text, line FROM setup_term WHERE setup = ? ORDER BY position", setup,
        [&](auto& row) {
          terms.push_back({{"scenarios/" + setup + "/scenario.txt", row.getColumn(2).getInt()},
                           std::string{text_of(row, 0)},
                           std::string{text_of(row, 1)}});
        });
  return terms;
}

RowTable CatalogueReader::read_pieces(const std::string& setup) const {
  RowTable table{"piece", piece_columns(), {}};
  query(
      "SELECT setup, id, side, place, description, kind, value, name, stock, inside, commander, "
      "note, line FROM piece WHERE setup = ? ORDER BY position",
      setup, [&](auto& row) {
        Row& piece = table.rows.emplace_back(text_row(row, piece_columns().size()));
        piece.key = piece.cells[1];
        piece.origin = {"scenarios/" + setup + "/" + piece.cells[2] + ".sheet",
                        row.getColumn(12).getInt()};
      });
  return table;
}

RowTable CatalogueReader::read_track(const std::string& setup) const {
  RowTable table{"track", track_columns(), {}};
  query(
      "SELECT setup, id, side, after_gt, letter, amount, note, line FROM track WHERE setup = ? "
      "ORDER BY position",
      setup, [&](auto& row) {
        Row& step = table.rows.emplace_back(text_row(row, track_columns().size()));
        step.key = step.cells[1];
        step.origin = {"scenarios/" + setup + "/track.csv", row.getColumn(7).getInt()};
      });
  return table;
}

std::vector<ControlText> CatalogueReader::read_control(const std::string& setup) const {
  std::vector<ControlText> control;
  query("SELECT hex, controller, line FROM control WHERE setup = ? ORDER BY position", setup,
        [&](auto& row) {
          const Origin origin{"scenarios/" + setup + "/control.csv", row.getColumn(2).getInt()};
          const auto hex = board::HexId::parse(text_of(row, 0));
          if (!hex) {
            fail(origin, "hex", hex.error().reason);
          }
          control.push_back(
              {origin, {*hex}, {}, require_controller(origin, "controller", text_of(row, 1))});
        });
  return control;
}

}  // namespace core::data
