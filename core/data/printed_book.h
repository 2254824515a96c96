// What a catalogue holds, opened with a selection of errata.
#pragma once

#include "core/data/catalogue_read.h"
#include "core/data/setup_build.h"

namespace core::data {

/// Puts the charts among the other tables, so that patches find them, and takes them back.
void lend_charts(std::vector<ChartText>& charts, RowTables& tables);
void take_back_charts(std::vector<ChartText>& charts, RowTables& tables);

/// Towns and charts: what all set-ups share.
[[nodiscard]] RowTables shared_tables(const CatalogueReader& reader,
                                      std::vector<ChartText>& charts);

/// Map and rulebook with the selected errata; its sentences in a language.
[[nodiscard]] rulebook::Setting make_setting(
    const CatalogueReader& reader, const std::vector<PatchText>& patches,
    const rulebook::Switches& switches, rulebook::Language language = rulebook::Language::English);

/// Pieces, track and scenario row of one set-up, as printed.
[[nodiscard]] RowTables setup_tables(const CatalogueReader& reader, const std::string& setup);

/// The patches that concern a set-up; with an empty name those of towns and charts.
[[nodiscard]] std::vector<PatchText> patches_of(const std::vector<PatchText>& patches,
                                                std::string_view setup);

/// The headline of a set-up from its scenario row.
[[nodiscard]] SetupInfo make_info(const RowTable& scenarios, const Row& row,
                                  const std::vector<TermText>& terms);

/// [19.11] The map as it is played on: nothing leads off the sheets.
[[nodiscard]] std::shared_ptr<const map::Map> played_on(const std::shared_ptr<const map::Map>& map,
                                                        const std::vector<board::Sheet>& sheets);

/// A set-up on the sheets of a map that it uses.
[[nodiscard]] OpenedSetup open_on(const CatalogueReader& reader, const ErrataText& errata,
                                  const std::string& setup, const rulebook::Setting& setting,
                                  OnWrongPlace on_wrong_place);

/// The terms of a set-up alone, for a position that names it.
[[nodiscard]] std::shared_ptr<const rulebook::Scenario> load_scenario(
    const CatalogueReader& reader, const ErrataText& errata, const std::string& setup,
    const rulebook::Setting& setting);

}  // namespace core::data
