#include "core/data/catalogue_write.h"

#include "core/data/battle_store.h"
#include "core/data/catalogue_rules.h"
#include "core/data/catalogue_schema.h"
#include "core/data/naval_store.h"
#include "core/data/our_file.h"
#include "core/data/seal.h"
#include "core/data/table_writer.h"
#include "core/rulebook/piece_kind.h"

namespace core::data {
namespace {

std::string side_name(const std::optional<board::Side>& side) {
  return side ? std::string{board::name(*side)} : "none";
}

std::string line_by_line(const std::vector<std::string>& stations) {
  std::string text;
  for (const std::string& station : stations) {
    text += (text.empty() ? "" : "\n") + station;
  }
  return text;
}

void write_hexes(SQLite::Database& db, const MapText& text) {
  TableWriter states{db, "state", 6};
  for (std::size_t i = 0; i < text.states.size(); ++i) {
    const StateText& each = text.states[i];
    states.row(each.origin, static_cast<int>(i), std::string(1, each.letter), each.state.code,
               each.state.name, side_name(each.state.side), each.state.slave ? 1 : 0);
  }
  TableWriter hexes{db, "hex", 5};
  for (const map::Hex& hex : to_sources(text).hexes) {
    std::optional<int> state;
    if (hex.state) {
      state = hex.state->value();
    }
    hexes.row(text.terrain_origin(hex.id), hex.id.ordinal(), hex.id.label(), map::name(hex.terrain),
              hex.coastal ? 1 : 0, state);
  }
}

void write_rivers(SQLite::Database& db, const MapText& text) {
  TableWriter rivers{db, "river", 4};
  TableWriter sides{db, "river_side", 5};
  TableWriter heads{db, "river_head", 4};
  int id = 0;
  for (const RiverText& river : text.rivers) {
    rivers.row(river.origin, id, river.name, river.from, river.mouth);
    int position = 0;
    int number = 0;
    for (const ReachText& reach : river.reaches) {
      for (const SideText& side : reach.sides) {
        sides.row(side.origin, id, position++, number, reach.navigable ? 1 : 0, side.side.label());
      }
      ++number;
    }
    position = 0;
    for (const HeadText& each : river.heads) {
      const auto kind = each.head.kind;
      heads.row(each.origin, id, position++,
                std::string_view{kind == map::HeadKind::Head     ? "head"
                                 : kind == map::HeadKind::Shoals ? "shoals"
                                                                 : "sandbar"},
                each.head.corner.label());
    }
    ++id;
  }
}

void write_water(SQLite::Database& db, const MapText& text) {
  TableWriter sides{db, "water_side", 4};
  int position = 0;
  for (const WaterSideText& each : text.water) {
    sides.row(each.origin, position++, each.row.side.label(), map::name(each.row.kind),
              each.row.name);
  }
  TableWriter passages{db, "passage", 5};
  position = 0;
  for (const PassageText& each : text.passages) {
    passages.row(each.origin, position++, each.row.a.label(), each.row.b.label(), each.row.kind,
                 each.row.name);
  }
  TableWriter crossings{db, "crossing", 4};
  position = 0;
  for (const CrossingText& each : text.crossings) {
    crossings.row(each.origin, position++, each.row.side.label(), each.kind, each.row.name);
  }
}

void write_stops(TableWriter& stops, int id, const LineText& line) {
  int position = 0;
  for (const StopText& stop : line.stops) {
    stops.row(stop.origin, id, position++, stop.stop.hex.label(), line_by_line(stop.stop.stations));
  }
}

void write_lines(SQLite::Database& db, const MapText& text) {
  TableWriter railroads{db, "railroad", 4};
  TableWriter railroad_stops{db, "railroad_stop", 4};
  int id = 0;
  for (const LineText& line : text.railroads) {
    railroads.row(line.origin, id, line.name, map::name(line.owner), line.gauge_inches);
    write_stops(railroad_stops, id++, line);
  }
  TableWriter roads{db, "road", 2};
  TableWriter road_stops{db, "road_stop", 4};
  id = 0;
  for (const LineText& line : text.roads) {
    roads.row(line.origin, id, line.name);
    write_stops(road_stops, id++, line);
  }
}

void write_places(SQLite::Database& db, const MapText& text) {
  TableWriter towns{db, "town", 13};
  int position = 0;
  for (const TownText& each : text.towns) {
    const map::Town& town = each.town;
    towns.row(each.origin, position++, town.name, town.state, town.hex.label(),
              map::name(town.kind),
              town.population ? std::to_string(*town.population) : std::string{},
              name(town.supply_city_of), std::string_view{town.seaport ? "1" : "0"},
              std::string_view{town.river_port ? "1" : "0"},
              town.sea_location ? town.sea_location->label() : std::string{}, each.latitude,
              each.longitude, each.origin.line);
  }
  TableWriter anomalies{db, "anomaly", 6};
  position = 0;
  for (const AnomalyText& each : text.anomalies) {
    anomalies.row(each.origin, position++, each.id, each.cited, each.kind, each.place,
                  each.place_2);
  }
  TableWriter regions{db, "region", 6};
  position = 0;
  for (const RegionText& each : text.regions) {
    regions.row(each.origin, position++, each.row.name, each.row.kind, each.row.hex.label(),
                each.row.angle_degrees, each.row.size);
  }
  TableWriter names{db, "other_name", 5};
  position = 0;
  for (const OtherNameText& each : text.other_names) {
    names.row(each.origin, position++, each.row.name, each.row.state, each.row.hex.label(),
              each.row.note);
  }
}

void write_charts(SQLite::Database& db, const std::vector<ChartText>& charts) {
  TableWriter headlines{db, "chart", 7};
  TableWriter columns{db, "chart_column", 3};
  TableWriter cells{db, "chart_cell", 5};
  int id = 0;
  for (const ChartText& chart : charts) {
    headlines.row(chart.origin, id, chart.table.name, chart.cited, chart.unit, chart.source,
                  chart.origin.file, chart.origin.line);
    for (std::size_t i = 0; i < chart.table.columns.size(); ++i) {
      columns.row(chart.origin, id, static_cast<int>(i), chart.table.columns[i]);
    }
    for (std::size_t r = 0; r < chart.table.rows.size(); ++r) {
      const Row& row = chart.table.rows[r];
      for (std::size_t i = 0; i < row.cells.size(); ++i) {
        cells.row(row.origin, id, static_cast<int>(r), static_cast<int>(i), row.origin.line,
                  row.cells[i]);
      }
    }
    ++id;
  }
}

void write_kinds(SQLite::Database& db) {
  TableWriter kinds{db, "piece_kind", 1};
  for (int i = 0; i < rulebook::kPieceKindCount; ++i) {
    kinds.row({}, rulebook::name(static_cast<rulebook::PieceKind>(i)));
  }
}

void write_cases(SQLite::Database& db, const CatalogueText& text) {
  TableWriter cases{db, "cases", 7};
  int position = 0;
  for (const CaseText& each : text.cases) {
    cases.row({std::string{kRulebookFile}, 0}, position++, each.number, name(each.kind),
              each.chapter, each.section, each.title, each.text);
  }
}

void write_scenarios(SQLite::Database& db, const std::vector<ScenarioText>& scenarios) {
  TableWriter setups{db, "setup", 8};
  TableWriter terms{db, "setup_term", 5};
  TableWriter pieces{db, "piece", 14};
  TableWriter control{db, "control", 5};
  TableWriter track{db, "track", 9};
  int piece = 0;
  int step = 0;
  for (const ScenarioText& scenario : scenarios) {
    const auto& cells = scenario.row.cells;
    setups.row(scenario.row.origin, scenario.id, cells[0], cells[1], cells[2], cells[3], cells[4],
               cells[5], cells[6]);
    int position = 0;
    for (const TermText& term : scenario.terms) {
      terms.row(term.origin, scenario.id, position++, term.keyword, term.text, term.origin.line);
    }
    for (const Row& row : scenario.pieces) {
      const auto& c = row.cells;
      pieces.row(row.origin, piece++, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9],
                 c[10], c[11], row.origin.line);
    }
    position = 0;
    for (const ControlRow& row : scenario.control) {
      control.row(row.origin, scenario.id, position++, row.hex, row.controller, row.origin.line);
    }
    for (const Row& row : scenario.track) {
      const auto& c = row.cells;
      track.row(row.origin, step++, c[0], c[1], c[2], c[3], c[4], c[5], c[6], row.origin.line);
    }
  }
}

void write_errata(SQLite::Database& db, const ErrataText& errata) {
  TableWriter items{db, "erratum", 10};
  for (const ErratumText& each : errata.items) {
    const Erratum& row = each.row;
    items.row(each.origin, row.id, row.cited, row.kind, row.title, row.printed, row.corrected,
              name(row.state), row.module, row.section, row.note);
  }
  TableWriter patches{db, "patch", 11};
  int position = 0;
  for (const PatchText& each : errata.patches) {
    const Patch& row = each.row;
    patches.row(each.origin, position++, row.erratum, row.sequence, row.action, row.table, row.key,
                row.column, row.printed, row.corrected, each.setup, each.origin.line);
  }
}

void write_tables(SQLite::Database& db, const CatalogueText& text) {
  db.exec(std::string{catalogue_schema()});
  TableWriter{db, "meta", 2}.row({}, std::string_view{"seal"}, open_seal());
  write_hexes(db, text.map);
  write_rivers(db, text.map);
  write_water(db, text.map);
  write_lines(db, text.map);
  write_places(db, text.map);
  write_charts(db, text.charts);
  write_kinds(db);
  write_cases(db, text);
  write_rule_books(db, text);
  write_scenarios(db, text.scenarios);
  write_errata(db, text.errata);
  write_naval(db, text.naval);
  write_battles(
      db, {{BattleFolder::Naval, text.naval.battles}, {BattleFolder::Field, text.field_battles}});
}

}  // namespace

void write_catalogue(const CatalogueText& text, const std::filesystem::path& file) {
  try {
    SQLite::Database db{file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    db.exec("PRAGMA application_id = " + std::to_string(kCatalogueId));
    db.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion));
    db.exec("PRAGMA journal_mode = OFF");
    db.exec("PRAGMA synchronous = OFF");
    db.exec("PRAGMA foreign_keys = ON");
    SQLite::Transaction transaction{db};
    write_tables(db, text);
    transaction.commit();
  } catch (const SQLite::Exception& error) {
    fail({file.string(), 0}, "", std::string{"the catalogue cannot be written: "} + error.what());
  }
  close_seal(file);
}

}  // namespace core::data
