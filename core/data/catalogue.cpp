#include "core/data/catalogue.h"

#include "core/data/differences.h"
#include "core/data/languages.h"
#include "core/data/phase_begun.h"
#include "core/data/position_proof.h"
#include "core/data/printed_book.h"
#include "core/data/setup_head.h"
#include "core/organisation/leader_pool.h"

#include <algorithm>
#include <utility>

namespace core::data {

namespace {

/// The terms of a position that names none: its cycle, on the whole map, with nothing to win.
rulebook::Scenario scenario_of_its_own(const SetupInfo& info) {
  rulebook::Scenario scenario;
  scenario.id = kOwnScenario;
  scenario.title = info.title;
  scenario.sheets = info.sheets;
  scenario.first_cycle = info.cycle;
  scenario.last_game_turn = rulebook::kGameTurnsOfCycle;
  return scenario;
}

/// The terms that a position names.
rulebook::Scenario named_scenario(const CatalogueReader& reader, const ErrataText& errata,
                                  const SheetText& sheet, const rulebook::Setting& setting) {
  const auto& [origin, id] = *sheet.scenario;
  const auto ids = reader.setup_ids();
  if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
    fail(origin, "scenario",
         "'" + id + "' is not " + one_of(std::vector<std::string_view>{ids.begin(), ids.end()}));
  }
  return *load_scenario(reader, errata, id, setting);
}

/// The cycle of a position is one of its scenario's.
void check_cycle(const SheetText& sheet, const Origin& file, const rulebook::Scenario& scenario) {
  if (*sheet.cycle < scenario.first_cycle || scenario.last_cycle() < *sheet.cycle) {
    fail(sheet.scenario ? sheet.scenario->first : file, "scenario",
         "the cycle " + sheet.cycle->text() + " is none of " + scenario.id + ", which goes from " +
             scenario.first_cycle.text() + " to " + scenario.last_cycle().text());
  }
}

}  // namespace

struct Catalogue::Contents {
  Contents(const std::filesystem::path& file, rulebook::Language spoken, rulebook::Naming calls)
      : reader{file}, errata{reader.read_errata()}, language{spoken}, naming{calls} {
    if (language != rulebook::Language::English) {
      charts = reader.read_charts();
      put_into(charts, language);
    }
  }

  /// Title and briefing in the language of the catalogue.
  void speak(SetupInfo& info) const {
    const ChartText* const chart = find_chart(charts, "scenarios");
    replace_text(chart, info.id, "title", info.title);
    replace_text(chart, info.id, "briefing", info.briefing);
  }

  /// A position file as it stands on the map; not yet in the sequence of play.
  /// @param has_terms a position that names no scenario has terms of its own.
  [[nodiscard]] OpenedSetup open(const SheetText& sheet, const std::filesystem::path& file,
                                 const rulebook::Setting& setting, bool has_terms) const {
    OpenedSetup opened;
    opened.info.id = file.stem().string();
    opened.info.title = sheet.head.title.empty() ? opened.info.id : sheet.head.title;
    opened.info.briefing = sheet.head.briefing;
    opened.info.sheets = {board::Sheet::A, board::Sheet::B, board::Sheet::C};
    opened.info.cycle = *sheet.cycle;
    opened.setting = setting;
    if (sheet.scenario || has_terms || !sheet.head.terms.empty()) {
      give_terms(sheet, {file.string(), 0}, opened);
    }
    SetupRows rows{sheet.pieces, *sheet.cycle, sheet.control, sheet.home, sheet.cuts, {}, true};
    for (const ActivityText& status : sheet.turn.activity) {
      if (status.out) {
        rows.away.insert(status.piece);
      }
    }
    opened.state = build_state(rows, opened.setting, {}, OnWrongPlace::Fail, opened.remarks);
    return opened;
  }

  void give_terms(const SheetText& sheet, const Origin& file, OpenedSetup& opened) const {
    rulebook::Scenario named = sheet.scenario
                                   ? named_scenario(reader, errata, sheet, opened.setting)
                                   : scenario_of_its_own(opened.info);
    const auto scenario = std::make_shared<const rulebook::Scenario>(
        with_own_terms(std::move(named), sheet.head, file, opened.setting));
    check_cycle(sheet, file, *scenario);
    opened.info.sheets = scenario->sheets;
    if (!scenario->campaign) {
      opened.info.ends_after_gt = scenario->last_game_turn;
    }
    opened.setting.scenario = scenario;
    opened.setting.map = played_on(opened.setting.map, opened.info.sheets);
  }

  /// The last one is kept: map and rulebook are the same for the same errata.
  [[nodiscard]] rulebook::Setting setting_of(const rulebook::Switches& switches) const {
    if (!kept || kept->switches.errata != switches.errata) {
      kept = make_setting(reader, errata.patches, switches, language);
    }
    rulebook::Setting setting = *kept;
    setting.switches = switches;
    setting.naming = naming;
    return setting;
  }

  /// The same in the sequence of play, proved.
  [[nodiscard]] OpenedSetup open_in_play(const SheetText& sheet, const std::string& file,
                                         const rulebook::Setting& setting) const {
    OpenedSetup opened = open(sheet, file, setting, true);
    apply_turn(sheet.turn, {file, 0}, opened.setting, opened.state, sheet.head.whole);
    apply_kept(sheet.kept, opened.setting, opened.state);
    if (!sheet.head.whole && sheet.scenario) {
      organisation::fill_leader_pools(opened.setting, opened.state);
    }
    if (!sheet.head.whole) {
      work_out_phase(opened.setting, opened.state);
    }
    prove_position(sheet, file, opened);
    return opened;
  }

  /// The same of a file that somebody has sent: what no check has foreseen is refused as well.
  [[nodiscard]] OpenedSetup open_sent(const SheetText& sheet, const std::string& file,
                                      const rulebook::Setting& setting) const {
    try {
      return open_in_play(sheet, file, setting);
    } catch (const base::DataError&) {
      throw;
    } catch (const std::exception& error) {
      fail({file, 0}, "", std::string{"unforeseen in the position: "} + error.what());
    }
  }

  /// What the scenario that a file names tells of itself, where the file does not.
  void complete(const SheetText& sheet, SetupInfo& info) const {
    for (const TermText& term : sheet.head.terms) {
      info.terms.push_back({term.keyword, term.text});
    }
    if (!sheet.scenario) {
      return;
    }
    const RowTable scenarios = reader.read_scenarios();
    const std::string& id = sheet.scenario->second;
    SetupInfo named =
        make_info(scenarios, scenarios.rows[scenarios.find(id).front()], reader.read_term_rows(id));
    info.start = named.start;
    if (info.terms.empty()) {
      info.terms = std::move(named.terms);
    }
  }

  /// The same errata in the shortest words: a save names every one of them.
  [[nodiscard]] rulebook::ErrataSelection briefly(const rulebook::ErrataSelection& chosen) const {
    auto from_all = rulebook::ErrataSelection::corrected();
    for (const ErratumText& item : errata.items) {
      if (!chosen.has(item.row.id)) {
        from_all.set(item.row.id, false);
      }
    }
    return from_all.text().size() < chosen.text().size() ? from_all : chosen;
  }

  CatalogueReader reader;
  ErrataText errata;
  rulebook::Language language;
  rulebook::Naming naming;
  std::vector<ChartText> charts;  ///< in that language; none in English
  mutable std::optional<rulebook::Setting> kept;
};

namespace {

SheetText with_cycle(SheetText sheet, const std::string& file) {
  if (!sheet.cycle) {
    fail({file, 0}, "cycle", "a position names its cycle: cycle 4/63");
  }
  return sheet;
}

SheetText read_position(const std::filesystem::path& file) {
  return with_cycle(read_sheet(file, file.string(), "", SheetForm::Position), file.string());
}

SheetText read_position(const SharedSetup& shared) {
  return with_cycle(read_sheet_text(shared.text, shared.name, "", SheetForm::Position),
                    shared.name);
}

rulebook::Switches switches_of(const SetupHead& head) {
  rulebook::Switches switches;
  if (head.errata) {
    switches.errata = head.errata->second;
  }
  if (head.options) {
    switches.options = *head.options;
  }
  switches.secrecy = head.secrecy.value_or(switches.secrecy);
  return switches;
}

}  // namespace

Catalogue::Catalogue(const std::filesystem::path& file, rulebook::Language language,
                     rulebook::Naming naming)
    : contents_{std::make_unique<Contents>(file, language, naming)} {}

Catalogue::~Catalogue() = default;
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;

rulebook::Setting Catalogue::load_setting(const rulebook::Switches& switches) const {
  return contents_->setting_of(switches);
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
  OpenedSetup opened = contents_->open(sheet, file, contents_->setting_of(switches), false);
  apply_statuses(sheet.turn, opened.setting, opened.state);
  return opened;
}

OpenedSetup Catalogue::open_game_position(const std::filesystem::path& file,
                                          const rulebook::Switches& switches) const {
  return contents_->open_in_play(read_position(file), file.string(),
                                 contents_->setting_of(switches));
}

OpenedSetup Catalogue::open_shared(const SharedSetup& shared,
                                   const std::optional<rulebook::Switches>& switches) const {
  const SheetText sheet = read_position(shared);
  OpenedSetup opened = contents_->open_sent(
      sheet, shared.name, contents_->setting_of(switches.value_or(switches_of(sheet.head))));
  contents_->complete(sheet, opened.info);
  opened.file_text = shared.text;
  return opened;
}

std::vector<base::DataError> Catalogue::faults_of(const SharedSetup& shared,
                                                  std::optional<OpenedSetup>* rest) const {
  std::optional<OpenedSetup> good;
  SheetText sheet;
  auto faults = all_faults(shared, [&](const SharedSetup& tried) {
    sheet = read_position(tried);
    good = contents_->open_sent(sheet, tried.name, contents_->setting_of(switches_of(sheet.head)));
  });
  if (good) {
    for (base::DataError& fault : limit_faults(sheet, shared.name, *good)) {
      faults.push_back(std::move(fault));
    }
    if (rest != nullptr) {
      *rest = std::move(good);
    }
  }
  return faults;
}

std::string Catalogue::write_setup(const SetupWords& words, const rulebook::Setting& setting,
                                   const state::GameState& state) const {
  const auto ids = contents_->reader.setup_ids();
  const std::string& id = setting.scenario->id;
  const auto base = std::find(ids.begin(), ids.end(), id) == ids.end()
                        ? nullptr
                        : load_scenario(contents_->reader, contents_->errata, id, setting);
  rulebook::Setting told = setting;
  told.switches.errata = contents_->briefly(setting.switches.errata);
  std::string text = setup_text(words, told, base.get(), state);
  static_cast<void>(open_shared({words.title, text}));  // nothing is written that cannot be read
  return text;
}

std::string Catalogue::digest_of_play() const { return contents_->reader.digest_of_play(); }

NavalText Catalogue::naval_text() const { return contents_->reader.read_naval(); }

std::vector<BattleText> Catalogue::battle_texts(BattleFolder folder) const {
  return contents_->reader.read_battles(folder);
}

const ChartText* Catalogue::spoken_chart(std::string_view name) const noexcept {
  return find_chart(contents_->charts, name);
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

std::vector<RuleBook> Catalogue::rule_books() const { return contents_->reader.read_rule_books(); }

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
