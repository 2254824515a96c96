// The catalogue: one SQLite file compiled from maps/, scenarios/, errata/ and the charts of docs/.
#pragma once

#include "core/base/data_error.h"
#include "core/coastal/charts.h"
#include "core/data/case_report.h"
#include "core/data/rule_text.h"
#include "core/data/setup_faults.h"
#include "core/data/setup_text.h"
#include "core/field/battle.h"
#include "core/field/charts.h"
#include "core/ironclad/charts.h"
#include "core/river/charts.h"
#include "core/rulebook/setting.h"
#include "core/rulebook/tongue.h"
#include "core/state/game_state.h"
#include "core/table/battle.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

/// Compiles the text sources under `source` (a folder with maps/, scenarios/, errata/, docs/) into
/// the SQLite file `target`.
///
/// Every table is checked; the file appears only when all of it is right.
/// @throws base::DataError for the first wrong row: file, row, column, reason.
void compile_catalogue(const std::filesystem::path& source, const std::filesystem::path& target);

/// How an erratum is enforced.
enum class ErratumState : std::uint8_t { Data, Switch, Explained };

/// One row of the published errata.
struct Erratum {
  std::string id;     ///< "E004"
  std::string cited;  ///< case or chart, "12.12"
  std::string kind;   ///< "deployment-move", ...
  std::string title;  ///< what it changes
  std::string printed;
  std::string corrected;
  ErratumState state{};
  std::string module;  ///< room under core/
  bool built{};        ///< false while the rule that it changes is not built yet
  std::string section;
  std::string note;
};

/// One changed cell or row.
struct Patch {
  std::string erratum;
  int sequence{};
  std::string action;  ///< "set", "insert", "delete"
  std::string table;
  std::string key;
  std::string column;
  std::string printed;
  std::string corrected;
};

/// A line of scenario.txt beside the single cells, as it is written: a pool, an objective, a rule
/// of this set-up only. Typed: rulebook::Scenario.
struct SetupTerm {
  std::string keyword;  ///< "pool", "objective", "rule", ...
  std::string text;     ///< the rest of the line, "union 2 Vicksburg MS"
};

/// What is known of a set-up before it is opened.
struct SetupInfo {
  std::string id;  ///< "west-63"
  std::string title;
  std::vector<board::Sheet> sheets;
  rulebook::Cycle cycle;
  std::string start;                 ///< "26 March 1863"
  std::optional<int> ends_after_gt;  ///< with the selected errata; nothing for the campaign's 200
  std::string briefing;
  std::vector<SetupTerm> terms;  ///< in the order of scenario.txt
};

/// How a piece or other row of a set-up differs between the printed chart and the corrected one.
enum class DifferenceKind : std::uint8_t { Moved, Added, Deleted, Changed };

struct Difference {
  DifferenceKind kind{};
  std::string erratum;
  std::string cited;
  std::string table;  ///< "piece", "track", "scenario", "town", or a chart
  std::string key;    ///< sheet id, track id, ...
  std::string what;   ///< "cavalry 4-4 Grierson"
  std::optional<board::Side> side;
  std::string column;
  std::string printed;  ///< for a piece's place the label as printed, also one off the map
  std::string corrected;
};

/// A row that could not be set up as it stands, with the reason (a printed hex off the map, a piece
/// at sea ...).
struct SetupRemark {
  std::string key;
  std::string text;
};

/// A set-up, opened: everything that is needed to look at it.
struct OpenedSetup {
  SetupInfo info;
  rulebook::Setting setting;  ///< with the scenario's terms; a position may name none
  state::GameState state;
  std::vector<SetupRemark> remarks;
  /// The file of a set-up from a game, whose position stands in the sequence of play already; empty
  /// for those of the catalogue.
  std::string file_text;
};

/// A catalogue open for reading. Not shared between threads.
class Catalogue {
 public:
  /// @param tongue the language of the sentences in the rulebooks that it makes.
  /// @throws base::DataError when the file is missing, cut short, not a catalogue or of another
  /// version.
  explicit Catalogue(const std::filesystem::path& file,
                     rulebook::Tongue tongue = rulebook::Tongue::English);
  ~Catalogue();
  Catalogue(Catalogue&&) noexcept;
  Catalogue& operator=(Catalogue&&) noexcept;

  /// Map and charts with the selected errata applied.
  /// @throws base::DataError when the selected errata do not fit together.
  [[nodiscard]] rulebook::Setting load_setting(const rulebook::Switches& switches) const;

  [[nodiscard]] std::vector<SetupInfo> setups(const rulebook::ErrataSelection& errata) const;

  /// @throws base::DataError for an unknown name, or when the selected errata do not fit together:
  /// two Depots of a side in a hex [17.53], a patch whose row another one removed ...
  [[nodiscard]] OpenedSetup open_setup(std::string_view id,
                                       const rulebook::Switches& switches) const;

  /// The same on a setting that is loaded already: its errata are used.
  [[nodiscard]] OpenedSetup open_setup_on(std::string_view id,
                                          const rulebook::Setting& setting) const;

  /// The same from a position file (scenarios/README.md), on the corrected or selected map.
  [[nodiscard]] OpenedSetup open_position(const std::filesystem::path& file,
                                          const rulebook::Switches& switches) const;

  /// The same as a position to go on from: it stands somewhere in the sequence of play [4.0]. Where
  /// the file names no scenario, it is a game of its own that ends with the cycle.
  [[nodiscard]] OpenedSetup open_game_position(const std::filesystem::path& file,
                                               const rulebook::Switches& switches) const;

  /// The same from a file that somebody shared: a position file, or a set-up written by
  /// write_setup(). Reads text, runs nothing.
  /// @param switches errata and options; without them those of the file.
  /// @throws base::DataError for the first thing that is wrong, with its line and case.
  [[nodiscard]] OpenedSetup open_shared(
      const SharedSetup& shared, const std::optional<rulebook::Switches>& switches = {}) const;

  /// All for which open_shared() refuses a file.
  /// @param rest is set to what is left without the lines that are wrong, if that can be opened.
  [[nodiscard]] std::vector<base::DataError> faults_of(
      const SharedSetup& shared, std::optional<OpenedSetup>* rest = nullptr) const;

  /// The file that open_shared() reads back to as_setup(state).
  /// @throws base::DataError for words of which no file can be made: a title without a letter or of
  ///         more than 80, control characters.
  /// @pre why_no_setup(state) is None
  [[nodiscard]] std::string write_setup(const SetupWords& words, const rulebook::Setting& setting,
                                        const state::GameState& state) const;

  /// [IC-381] [RC-481] Guns, ships and forts of the two naval sets.
  [[nodiscard]] table::Facts naval_facts() const;

  /// [IC-T01]-[IC-T28] The tables of the Ironclad set, and the defaults of its options.
  [[nodiscard]] ironclad::Charts ironclad_charts() const;

  /// [RC-T03]-[RC-T31] The tables of the Coastal set, and the defaults of its options.
  [[nodiscard]] coastal::Charts coastal_charts() const;

  /// [RR-T01]-[RR-T30] The tables of the river campaign.
  [[nodiscard]] river::Charts river_charts() const;

  /// [FB-T01]-[FB-T26] The tables of the battle on land, and the defaults of its options.
  [[nodiscard]] field::Charts field_charts() const;

  /// [IC-401] [RC-501] The scenarios of the miniature table, as they stand in the folder; what
  /// readers see of them in the language of the catalogue.
  [[nodiscard]] std::vector<table::Battle> battles() const;

  /// @throws base::DataError for an unknown name.
  [[nodiscard]] table::Battle open_battle(std::string_view id) const;

  /// Puts what readers see of a battle into the language of the catalogue: title, history, the
  /// names of ground and forts. Orders call all by the same names in every language.
  void speak(table::Battle& battle) const;

  /// [FB-490] The scenarios of the field battle, likewise.
  [[nodiscard]] std::vector<field::Battle> field_battles() const;

  /// @throws base::DataError for an unknown name.
  [[nodiscard]] field::Battle open_field_battle(std::string_view id) const;

  /// The same for a field battle: title, history, grades of outcomes and goals, the names of all
  /// but generals. Orders call troops, houses and stores by the same names in every language.
  void speak(field::Battle& battle) const;

  /// A word of the miniature table in the language of the catalogue; itself where that has none.
  [[nodiscard]] std::string table_word(std::string_view english) const;

  /// [IC-T42] [RC-T46] [RR-T11] [FB-T39] The options of a tactical set or of the river campaign,
  /// their meanings in the language of the catalogue.
  [[nodiscard]] std::vector<OptionText> table_options(base::Book book) const;

  /// All cases of the rulebook, in its order.
  [[nodiscard]] std::vector<CaseText> cases() const;

  /// The text of a case, "6.13", "8.0" or "8"; nothing when the rulebook has no such case.
  [[nodiscard]] std::optional<CaseText> case_text(std::string_view number) const;

  /// How far the cases of chapters 3 to 19 are built, as the sources were when the catalogue was
  /// compiled.
  [[nodiscard]] std::vector<CaseStatus> case_report() const;

  /// The tactical rulebooks, in the order of kBookFiles; in English.
  [[nodiscard]] std::vector<RuleBook> rule_books() const;

  /// How far the rules of one of them are built, likewise.
  [[nodiscard]] std::vector<CaseStatus> rule_report(base::Book book) const;

  [[nodiscard]] std::vector<Erratum> errata() const;
  [[nodiscard]] std::vector<Patch> patches() const;

  /// Printed against corrected for a set-up, in the order of the errata.
  [[nodiscard]] std::vector<Difference> differences(std::string_view setup) const;

 private:
  struct Contents;
  std::unique_ptr<Contents> contents_;
};

}  // namespace core::data
