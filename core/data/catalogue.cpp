#include "core/data/catalogue.h"

#include "core/data/differences.h"
#include "core/data/position_proof.h"
#include "core/data/printed_book.h"
#include "core/data/tongues.h"

#include <algorithm>
#include <utility>

namespace core::data {

namespace {

/// The terms that a position names; its cycle is one of the scenario's.
std::shared_ptr<const rulebook::Scenario> scenario_of_position(const CatalogueReader& reader,
                                                               const ErrataText& errata,
                                                               const SheetText& sheet,
                                                               const rulebook::Setting& setting) {
  const auto& [origin, id] = *sheet.scenario;
  const auto ids = reader.setup_ids();
  if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
    fail(origin, "scenario",
         "'" + id + "' is not " + one_of(std::vector<std::string_view>{ids.begin(), ids.end()}));
  }
  auto scenario = load_scenario(reader, errata, id, setting);
  if (*sheet.cycle < scenario->first_cycle || scenario->last_cycle() < *sheet.cycle) {
    fail(origin, "scenario",
         "the cycle " + sheet.cycle->text() + " is none of " + id + ", which goes from " +
             scenario->first_cycle.text() + " to " + scenario->last_cycle().text());
  }
  return scenario;
}

}  // namespace

struct Catalogue::Contents {
  Contents(const std::filesystem::path& file, rulebook::Tongue spoken)
      : reader{file}, errata{reader.read_errata()}, tongue{spoken} {
    if (tongue != rulebook::Tongue::English) {
      charts = reader.read_charts();
      put_into(charts, tongue);
    }
  }

  /// Title and briefing in the language of the catalogue.
  void speak(SetupInfo& info) const {
    const ChartText* const chart = find_chart(charts, "scenarios");
    replace_text(chart, info.id, "title", info.title);
    replace_text(chart, info.id, "briefing", info.briefing);
  }

  /// A position file as it stands on the map; not yet in the sequence of play.
  [[nodiscard]] OpenedSetup open(const SheetText& sheet, const std::filesystem::path& file,
                                 const rulebook::Switches& switches) const {
    OpenedSetup opened;
    opened.info.id = file.stem().string();
    opened.info.title = opened.info.id;
    opened.info.sheets = {board::Sheet::A, board::Sheet::B, board::Sheet::C};
    opened.info.cycle = *sheet.cycle;
    opened.setting = make_setting(reader, errata.patches, switches, tongue);
    if (sheet.scenario) {
      opened.setting.scenario = scenario_of_position(reader, errata, sheet, opened.setting);
      opened.info.sheets = opened.setting.scenario->sheets;
      opened.setting.map = played_on(opened.setting.map, opened.info.sheets);
    }
    const SetupRows rows{sheet.pieces, *sheet.cycle, sheet.control, sheet.home, sheet.cuts, true};
    opened.state = build_state(rows, opened.setting, {}, OnWrongPlace::Fail, opened.remarks);
    return opened;
  }

  CatalogueReader reader;
  ErrataText errata;
  rulebook::Tongue tongue;
  std::vector<ChartText> charts;  ///< in that language; none in English
};

namespace {

SheetText read_position(const std::filesystem::path& file) {
  SheetText sheet = read_sheet(file, file.string(), "", SheetForm::Position);
  if (!sheet.cycle) {
    fail({file.string(), 0}, "cycle", "a position names its cycle: cycle 4/63");
  }
  return sheet;
}

/// The terms of a position that names none: its cycle, on the whole map, with nothing to win.
std::shared_ptr<const rulebook::Scenario> scenario_of_its_own(const OpenedSetup& opened) {
  rulebook::Scenario scenario;
  scenario.id = "position";  // none that the charts know
  scenario.title = opened.info.title;
  scenario.sheets = opened.info.sheets;
  scenario.first_cycle = opened.state.cycle;
  scenario.last_game_turn = rulebook::kGameTurnsOfCycle;
  return std::make_shared<const rulebook::Scenario>(std::move(scenario));
}

}  // namespace

Catalogue::Catalogue(const std::filesystem::path& file, rulebook::Tongue tongue)
    : contents_{std::make_unique<Contents>(file, tongue)} {}

Catalogue::~Catalogue() = default;
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;

rulebook::Setting Catalogue::load_setting(const rulebook::Switches& switches) const {
  return make_setting(contents_->reader, contents_->errata.patches, switches, contents_->tongue);
}

std::vector<SetupInfo> Catalogue::setups(const rulebook::ErrataSelection& errata) const {
  const CatalogueReader& reader = contents_->reader;
  std::vector<SetupInfo> result;
  RowTables tables;
  tables.emplace("scenario", reader.read_scenarios());
  for (const PatchText& patch : contents_->errata.patches) {
    if (patch.row.table == "scenario" && errata.has(patch.row.erratum)) {
      apply_patch(patch, tables);
    }
  }
  const RowTable& scenarios = tables.find("scenario")->second;
  for (const Row& row : scenarios.rows) {
    result.push_back(make_info(scenarios, row, reader.read_term_rows(row.key)));
    contents_->speak(result.back());
  }
  return result;
}

OpenedSetup Catalogue::open_setup(std::string_view id, const rulebook::Switches& switches) const {
  return open_setup_on(id, load_setting(switches));
}

OpenedSetup Catalogue::open_setup_on(std::string_view id, const rulebook::Setting& setting) const {
  OpenedSetup opened =
      open_on(contents_->reader, contents_->errata, std::string{id}, setting, OnWrongPlace::Report);
  contents_->speak(opened.info);
  return opened;
}

OpenedSetup Catalogue::open_position(const std::filesystem::path& file,
                                     const rulebook::Switches& switches) const {
  const SheetText sheet = read_position(file);
  OpenedSetup opened = contents_->open(sheet, file, switches);
  apply_deeds(sheet.turn, opened.setting, opened.state);
  return opened;
}

OpenedSetup Catalogue::open_game_position(const std::filesystem::path& file,
                                          const rulebook::Switches& switches) const {
  const SheetText sheet = read_position(file);
  OpenedSetup opened = contents_->open(sheet, file, switches);
  if (!opened.setting.scenario) {
    opened.setting.scenario = scenario_of_its_own(opened);
  }
  apply_turn(sheet.turn, {file.string(), 0}, opened.setting, opened.state);
  prove_position(sheet, file.string(), opened);
  return opened;
}

std::vector<CaseText> Catalogue::cases() const {
  std::vector<CaseText> cases = contents_->reader.read_cases();
  if (!contents_->charts.empty()) {
    // [26.0] Of the rulebook only the options are there in another language.
    for (CaseText& each : cases) {
      if (each.kind == CaseKind::Option) {
        replace_text(find_chart(contents_->charts, "options"), each.number, "option", each.text);
      }
    }
  }
  return cases;
}

std::optional<CaseText> Catalogue::case_text(std::string_view number) const {
  auto cases = contents_->reader.read_cases();
  const auto found = std::find_if(cases.begin(), cases.end(), [&](const CaseText& each) {
    return each.number == case_number(number);
  });
  return found == cases.end() ? std::nullopt : std::optional{std::move(*found)};
}

std::vector<CaseStatus> Catalogue::case_report() const {
  const CatalogueReader& reader = contents_->reader;
  return report_cases(reader.read_cases(), reader.read_evidence(), reader.read_case_rows());
}

std::vector<Erratum> Catalogue::errata() const {
  std::vector<Erratum> result;
  for (const ErratumText& item : contents_->errata.items) {
    Erratum& erratum = result.emplace_back(item.row);
    replace_text(find_chart(contents_->charts, "errata"), erratum.id, "title", erratum.title);
  }
  return result;
}

std::vector<Patch> Catalogue::patches() const {
  std::vector<Patch> result;
  for (const PatchText& patch : contents_->errata.patches) {
    result.push_back(patch.row);
  }
  return result;
}

std::vector<Difference> Catalogue::differences(std::string_view setup) const {
  return find_differences(contents_->reader, contents_->errata, std::string{setup});
}

}  // namespace core::data
