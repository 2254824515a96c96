#include "core/data/printed_book.h"

#include "core/data/languages.h"
#include "core/data/rulebook_tables.h"
#include "core/data/setup_terms.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace core::data {
namespace {

/// The tables of a set-up with the errata of the setting.
RowTables corrected_tables(const CatalogueReader& reader, const ErrataText& errata,
                           const std::string& setup, const rulebook::Setting& setting) {
  RowTables tables = setup_tables(reader, setup);
  apply_patches(patches_of(errata.patches, setup), setting.switches.errata, tables);
  return tables;
}

std::shared_ptr<const rulebook::Scenario> terms_of(const RowTables& tables,
                                                   const std::vector<TermText>& terms,
                                                   const rulebook::Setting& setting) {
  const RowTable& scenarios = tables.find("scenario")->second;
  return std::make_shared<const rulebook::Scenario>(make_scenario(
      TermRows{scenarios, scenarios.rows.front(), terms, tables.find("track")->second}, setting));
}

}  // namespace

void lend_charts(std::vector<ChartText>& charts, RowTables& tables) {
  for (ChartText& chart : charts) {
    const std::string name = chart.table.name;
    tables.insert_or_assign(name, std::move(chart.table));
    chart.table = {name, {}, {}};
  }
}

void take_back_charts(std::vector<ChartText>& charts, RowTables& tables) {
  for (ChartText& chart : charts) {
    chart.table = std::move(tables.find(chart.table.name)->second);
  }
}

RowTables shared_tables(const CatalogueReader& reader, std::vector<ChartText>& charts) {
  charts = reader.read_charts();
  RowTables tables;
  tables.emplace("town", reader.read_towns());
  lend_charts(charts, tables);
  return tables;
}

rulebook::Setting make_setting(const CatalogueReader& reader, const std::vector<PatchText>& patches,
                               const rulebook::Switches& switches, rulebook::Language language) {
  std::vector<ChartText> charts;
  RowTables tables = shared_tables(reader, charts);
  apply_patches(patches_of(patches, ""), switches.errata, tables);
  auto sources = reader.read_map();
  sources.towns = make_towns(tables.find("town")->second);
  take_back_charts(charts, tables);
  put_into(charts, language);
  return {std::make_shared<const map::Map>(std::move(sources)),
          std::make_shared<const rulebook::Rulebook>(make_rulebook(charts)), switches};
}

RowTables setup_tables(const CatalogueReader& reader, const std::string& setup) {
  RowTables tables;
  tables.emplace("piece", reader.read_pieces(setup));
  tables.emplace("track", reader.read_track(setup));
  RowTable scenarios = reader.read_scenarios();
  const auto at = scenarios.find(setup);
  if (at.empty()) {
    std::string known;
    for (const Row& row : scenarios.rows) {
      known += (known.empty() ? "" : ", ") + row.key;
    }
    fail({"scenarios", 0}, "", "there is no set-up '" + setup + "'; there are " + known);
  }
  scenarios.rows = {scenarios.rows[at.front()]};
  tables.emplace("scenario", std::move(scenarios));
  return tables;
}

std::vector<PatchText> patches_of(const std::vector<PatchText>& patches, std::string_view setup) {
  std::vector<PatchText> result;
  for (const PatchText& patch : patches) {
    if (patch.setup == setup) {
      result.push_back(patch);
    }
  }
  return result;
}

SetupInfo make_info(const RowTable& scenarios, const Row& row, const std::vector<TermText>& terms) {
  const auto cell = [&](std::string_view column) -> const std::string& {
    return scenarios.cell(row, column);
  };
  SetupInfo info;
  info.id = row.key;
  info.title = cell("title");
  info.sheets = parse_sheets(cell("sheets"));
  info.cycle = first_cycle(scenarios, row);
  info.start = cell("start");
  info.ends_after_gt = track_end(scenarios, row);
  info.briefing = cell("briefing");
  for (const TermText& term : terms) {
    info.terms.push_back({term.keyword, term.text});
  }
  return info;
}

std::shared_ptr<const map::Map> played_on(const std::shared_ptr<const map::Map>& map,
                                          const std::vector<board::Sheet>& sheets) {
  const bool whole = std::all_of(map->hexes().begin(), map->hexes().end(), [&](const auto& hex) {
    return std::find(sheets.begin(), sheets.end(), hex.id.sheet()) != sheets.end();
  });
  return whole ? map : std::make_shared<const map::Map>(map->on_sheets(sheets));
}

OpenedSetup open_on(const CatalogueReader& reader, const ErrataText& errata,
                    const std::string& setup, const rulebook::Setting& setting,
                    OnWrongPlace on_wrong_place) {
  RowTables tables = corrected_tables(reader, errata, setup, setting);
  const RowTable& scenarios = tables.find("scenario")->second;
  const auto terms = reader.read_term_rows(setup);
  OpenedSetup opened;
  opened.info = make_info(scenarios, scenarios.rows.front(), terms);
  opened.setting = setting;
  opened.setting.map = played_on(setting.map, opened.info.sheets);
  opened.setting.scenario = terms_of(tables, terms, setting);
  const SetupRows rows{std::move(tables.find("piece")->second),
                       opened.info.cycle,
                       reader.read_control(setup),
                       {},
                       {},
                       {},
                       false};
  opened.state = build_state(rows, opened.setting, errata.patches, on_wrong_place, opened.remarks);
  return opened;
}

std::shared_ptr<const rulebook::Scenario> load_scenario(const CatalogueReader& reader,
                                                        const ErrataText& errata,
                                                        const std::string& setup,
                                                        const rulebook::Setting& setting) {
  return terms_of(corrected_tables(reader, errata, setup, setting), reader.read_term_rows(setup),
                  setting);
}

}  // namespace core::data
