// The catalogue: one SQLite file compiled from maps/, scenarios/, errata/ and the charts of docs/.
#pragma once

#include "core/base/data_error.h"
#include "core/data/battle_files.h"
#include "core/data/case_text.h"
#include "core/data/rule_text.h"
#include "core/data/setup_faults.h"
#include "core/data/setup_text.h"
#include "core/rulebook/language.h"
#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::data {

struct ChartText;
struct NavalText;

/// Compiles the text sources under `source` (a folder with maps/, scenarios/, errata/, docs/) into
/// the SQLite file `target`.
///
/// Every table of the strategic game is checked; the file appears only when all of it is right. The
/// texts of the tactical sets are stored as they are written: tabletop_data::prove_texts() reads
/// them.
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
  /// @param language the language of the sentences in the rulebooks that it makes.
  /// @param naming how the sentences of its settings call pieces.
  /// @throws base::DataError when the file is missing, cut short, not a catalogue or of another
  /// version.
  explicit Catalogue(const std::filesystem::path& file,
                     rulebook::Language language = rulebook::Language::English,
                     rulebook::Naming naming = rulebook::Naming::ById);
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

  /// [IC-381] [RC-481] Lists, tables and battles of the two naval sets, tables of the river
  /// campaign and of the battle on land, as they are written; tabletop_data::TabletopCatalogue
  /// reads them.
  [[nodiscard]] NavalText naval_text() const;

  /// [IC-401] [RC-501] [FB-490] The battles of a folder, likewise.
  [[nodiscard]] std::vector<BattleText> battle_texts(BattleFolder folder) const;

  /// What a chart says in the language of the catalogue: `battles`, `field_words` ...
  /// [languages.h]; null in English, and where there is none of the name. It lives as long as the
  /// catalogue.
  [[nodiscard]] const ChartText* spoken_chart(std::string_view name) const noexcept;

  /// All cases of the rulebook, in its order.
  [[nodiscard]] std::vector<CaseText> cases() const;

  /// The text of a case, "6.13", "8.0" or "8"; nothing when the rulebook has no such case.
  [[nodiscard]] std::optional<CaseText> case_text(std::string_view number) const;

  /// The tactical rulebooks, in the order of kBookFiles; in English.
  [[nodiscard]] std::vector<RuleBook> rule_books() const;

  /// 16 hexadecimal digits that change with map, charts, set-ups and errata: with what a game of
  /// the strategic game can hang on, and not with sentences, with the miniature table or with
  /// where a row stands.
  [[nodiscard]] std::string digest_of_play() const;

  [[nodiscard]] std::vector<Erratum> errata() const;
  [[nodiscard]] std::vector<Patch> patches() const;

  /// Printed against corrected for a set-up, in the order of the errata.
  [[nodiscard]] std::vector<Difference> differences(std::string_view setup) const;

 private:
  struct Contents;
  std::unique_ptr<Contents> contents_;
};

}  // namespace core::data
