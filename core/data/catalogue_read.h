// The tables of the catalogue as printed rows and map sources.
#pragma once

#include "core/data/catalogue_write.h"
#include "core/data/sheet_text.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace core::data {

/// A sealed catalogue open for reading.
class CatalogueReader {
 public:
  /// @throws base::DataError as check_seal().
  explicit CatalogueReader(const std::filesystem::path& file);

  /// Everything of the map but the towns, which errata change.
  [[nodiscard]] map::MapSources read_map() const;
  [[nodiscard]] RowTable read_towns() const;
  [[nodiscard]] std::vector<ChartText> read_charts() const;
  [[nodiscard]] ErrataText read_errata() const;

  /// The cases of the rulebook in its order.
  [[nodiscard]] std::vector<CaseText> read_cases() const;

  /// Lists, tables and battles of the two naval sets, tables of the river campaign.
  [[nodiscard]] NavalText read_naval() const;

  /// The battles of a folder, in the order of their files.
  [[nodiscard]] std::vector<BattleText> read_battles(BattleFolder folder) const;

  /// The tactical rulebooks, in the order of kBookFiles.
  [[nodiscard]] std::vector<RuleBook> read_rule_books() const;

  /// Catalogue::digest_of_play()
  [[nodiscard]] std::string digest_of_play() const;

  [[nodiscard]] std::vector<std::string> setup_ids() const;
  /// The table "scenario": one row a set-up.
  [[nodiscard]] RowTable read_scenarios() const;
  [[nodiscard]] std::vector<TermText> read_term_rows(const std::string& setup) const;
  /// The rows of one set-up.
  [[nodiscard]] RowTable read_pieces(const std::string& setup) const;
  [[nodiscard]] RowTable read_track(const std::string& setup) const;
  [[nodiscard]] std::vector<ControlText> read_control(const std::string& setup) const;

 private:
  /// Calls `each` for every row; SQLite's own errors become DataError.
  template <class Each>
  void query(const std::string& sql, const std::string& parameter, const Each& each) const;

  void read_hexes(map::MapSources& sources) const;
  void read_rivers(map::MapSources& sources) const;
  void read_water(map::MapSources& sources) const;
  void read_lines(map::MapSources& sources) const;

  std::filesystem::path file_;
  SQLite::Database database_;
};

/// Towns with the types the map wants.
[[nodiscard]] std::vector<map::Town> make_towns(const RowTable& towns);

}  // namespace core::data
