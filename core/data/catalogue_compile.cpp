// Text to catalogue: read, check, write, open again, prove, rename.
#include "core/data/catalogue.h"
#include "core/data/languages.h"
#include "core/data/map_checks.h"
#include "core/data/printed_book.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <system_error>

namespace core::data {
namespace {

CatalogueText read_sources(const std::filesystem::path& source) {
  CatalogueText text;
  FaultList faults;
  text.map = read_map_text(source / "maps", faults);
  run_map_checks(text.map, faults);
  if (!faults.all().empty()) {
    const MapFault& first = faults.all().front();
    throw base::DataError{first.file, first.row, first.column, first.reason};
  }
  text.charts = read_charts(source / "docs" / "rules", "docs/rules");
  text.cases = parse_cases(read_lines(source / kRulebookFile, std::string{kRulebookFile}),
                           std::string{kRulebookFile});
  text.books = read_rule_books(source);
  text.scenarios = read_scenarios(source / "scenarios", "scenarios");
  text.errata = read_errata(source / "errata", "errata");
  text.naval = read_naval_text(source);
  const std::string field = "scenarios/" + std::string{name(BattleFolder::Field)};
  text.field_battles = read_battle_files(source / field, field);
  return text;
}

/// The printed tables of the whole book, for finding out what each patch concerns.
RowTables printed_tables(const CatalogueReader& reader, std::vector<ChartText>& charts) {
  RowTables tables = shared_tables(reader, charts);
  RowTable pieces{"piece", piece_columns(), {}};
  RowTable track{"track", track_columns(), {}};
  for (const std::string& setup : reader.setup_ids()) {
    for (Row& row : reader.read_pieces(setup).rows) {
      pieces.rows.push_back(std::move(row));
    }
    for (Row& row : reader.read_track(setup).rows) {
      track.rows.push_back(std::move(row));
    }
  }
  tables.emplace("piece", std::move(pieces));
  tables.emplace("track", std::move(track));
  tables.emplace("scenario", reader.read_scenarios());
  return tables;
}

void name_setups(CatalogueText& text) {
  RowTables printed;
  printed["piece"] = {"piece", piece_columns(), {}};
  printed["track"] = {"track", track_columns(), {}};
  for (const ScenarioText& scenario : text.scenarios) {
    auto& pieces = printed["piece"].rows;
    auto& track = printed["track"].rows;
    pieces.insert(pieces.end(), scenario.pieces.begin(), scenario.pieces.end());
    track.insert(track.end(), scenario.track.begin(), scenario.track.end());
  }
  for (PatchText& patch : text.errata.patches) {
    patch.setup = setup_of(patch, printed);
  }
}

/// A printed place that is none of the map may stand only where errata move or strike every piece.
void check_wrong_places(const CatalogueText& text) {
  std::set<std::string> mended;
  for (const PatchText& patch : text.errata.patches) {
    if (patch.row.table == "piece" && (patch.row.column.empty() || patch.row.column == "place")) {
      mended.insert(patch.row.key);
    }
  }
  for (const ScenarioText& scenario : text.scenarios) {
    for (const WrongPlace& place : scenario.wrong_places) {
      const bool all_mended =
          std::all_of(place.pieces.begin(), place.pieces.end(),
                      [&](const std::string& id) { return mended.count(id) != 0; });
      if (place.pieces.empty() || !all_mended) {
        fail(place.origin, "place", place.reason);
      }
    }
  }
}

/// What charts, set-ups and errata say of a case leads somewhere.
void check_cited_cases(const CatalogueText& text) {
  std::set<std::string> numbers;
  for (const CaseText& each : text.cases) {
    numbers.insert(each.number);
  }
  const auto require = [&](const Origin& origin, const char* column, const std::string& cited) {
    if (!numbers.contains(case_number(cited))) {
      fail(origin, column, "the rulebook has no case " + cited);
    }
  };
  for (const ChartText& chart : text.charts) {
    if (chart.origin.file == kRulebookFile) {
      require(chart.origin, "case", chart.cited);
    }
  }
  for (const ScenarioText& scenario : text.scenarios) {
    for (const TermText& term : scenario.terms) {
      if (term.keyword == "rule") {
        require(term.origin, "rule", term.text);
      }
    }
  }
  for (const ErratumText& erratum : text.errata.items) {
    require(erratum.origin, "case", erratum.row.cited);
  }
}

/// Every row of a chart without an English one is of something that there is.
void check_keys(const ChartText* chart, const std::set<std::string>& known) {
  for (const Row& row : chart == nullptr ? std::vector<Row>{} : chart->table.rows) {
    if (!known.contains(row.key)) {
      fail(row.origin, chart->table.columns.front(), "there is no '" + row.key + "'");
    }
  }
}

/// Every chart in another language fits the English one.
void check_languages(const CatalogueText& text) {
  std::set<std::string> setups;
  for (const ScenarioText& scenario : text.scenarios) {
    setups.insert(scenario.id);
  }
  std::set<std::string> errata;
  for (const ErratumText& erratum : text.errata.items) {
    errata.insert(erratum.row.id);
  }
  const auto ids_of = [](const std::vector<BattleText>& battles) {
    std::set<std::string> ids;
    std::ranges::transform(battles, std::inserter(ids, ids.end()), &BattleText::id);
    return ids;
  };
  std::map<base::Book, std::set<std::string>> options;
  for (const RuleBook& book : text.books) {
    for (const OptionText& option : options_of(book)) {
      options[book.book].insert(option.name);
    }
  }
  for (const rulebook::Language language : languages_in(text.charts)) {
    std::vector<ChartText> spoken = text.charts;
    put_into(spoken, language);
    check_keys(find_chart(spoken, "scenarios"), setups);
    check_keys(find_chart(spoken, "errata"), errata);
    check_keys(find_chart(spoken, "battles"), ids_of(text.naval.battles));
    check_keys(find_chart(spoken, "field_battles"), ids_of(text.field_battles));
    for (const BookFile& book : kBookFiles) {
      check_keys(find_chart(spoken, options_chart(book.book)), options[book.book]);
    }
  }
}

/// The rows that patches name, and no others: what the many selections below are tried on.
RowTables patched_rows(const RowTables& printed, const std::vector<PatchText>& patches) {
  std::map<std::string, std::set<std::string>> keys;
  for (const PatchText& patch : patches) {
    keys[patch.row.table].insert(patch.row.key);
  }
  RowTables tables;
  for (const auto& [name, table] : printed) {
    RowTable& slim = tables[name];
    slim = {table.name, table.columns, {}};
    const auto& wanted = keys[name];
    std::copy_if(table.rows.begin(), table.rows.end(), std::back_inserter(slim.rows),
                 [&](const Row& row) { return wanted.count(row.key) != 0; });
  }
  return tables;
}

/// Every patch finds its printed value: all together, each erratum alone, and all but each.
void prove_patches(const CatalogueReader& reader, const ErrataText& errata) {
  std::vector<ChartText> charts;
  const RowTables printed = patched_rows(printed_tables(reader, charts), errata.patches);
  const auto apply = [&](const rulebook::ErrataSelection& selection) {
    RowTables tables = printed;
    apply_patches(errata.patches, selection, tables);
  };
  apply(rulebook::ErrataSelection::corrected());
  for (const ErratumText& item : errata.items) {
    if (item.row.state != ErratumState::Data) {
      continue;
    }
    auto alone = rulebook::ErrataSelection::as_printed();
    alone.set(item.row.id, true);
    apply(alone);
    auto without = rulebook::ErrataSelection::corrected();
    without.set(item.row.id, false);
    apply(without);
  }
}

/// Corrected, every set-up stands without a remark; as printed, every set-up opens.
void prove_setups(const CatalogueReader& reader, const ErrataText& errata) {
  const rulebook::Switches corrected{};
  const rulebook::Switches printed{rulebook::ErrataSelection::as_printed()};
  const auto setting = make_setting(reader, errata.patches, corrected);
  const auto printed_setting = make_setting(reader, errata.patches, printed);
  for (const std::string& setup : reader.setup_ids()) {
    static_cast<void>(open_on(reader, errata, setup, setting, OnWrongPlace::Fail));
    static_cast<void>(open_on(reader, errata, setup, printed_setting, OnWrongPlace::Report));
  }
}

void prove(const std::filesystem::path& file) {
  const CatalogueReader reader{file};
  const ErrataText errata = reader.read_errata();
  prove_patches(reader, errata);
  prove_setups(reader, errata);
}

/// Removes the half-made file whatever happens.
class PartialFile {
 public:
  explicit PartialFile(std::filesystem::path path) : path_{std::move(path)} { remove(); }

  ~PartialFile() { remove(); }

  PartialFile(const PartialFile&) = delete;
  PartialFile& operator=(const PartialFile&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

 private:
  void remove() noexcept {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }

  std::filesystem::path path_;
};

}  // namespace

void compile_catalogue(const std::filesystem::path& source, const std::filesystem::path& target) {
  CatalogueText text = read_sources(source);
  name_setups(text);
  check_wrong_places(text);
  check_cited_cases(text);
  check_languages(text);
  const PartialFile partial{target.string() + ".partial"};
  write_catalogue(text, partial.path());
  prove(partial.path());
  std::error_code error;
  std::filesystem::rename(partial.path(), target, error);
  if (error) {
    fail({target.string(), 0}, "", "the catalogue cannot be put in place: " + error.message());
  }
}

}  // namespace core::data
