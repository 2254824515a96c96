// [IC-381] [RC-481] The text of the two naval sets: the lists and battles of scenarios/naval/, and
// the tables of their rulebooks and of those of the river campaign and the battle on land.
#pragma once

#include "core/data/battle_files.h"
#include "core/data/chart_text.h"

namespace core::data {

inline constexpr std::string_view kIroncladBook = "docs/rules/ironclad.md";
inline constexpr std::string_view kCoastalBook = "docs/rules/coastal.md";
inline constexpr std::string_view kRiverBook = "docs/rules/red-river.md";
inline constexpr std::string_view kFieldBook = "docs/rules/field-battle.md";

struct NavalText {
  std::vector<ChartText> lists;     ///< "guns", "classes", "vessels", "forts", "rosters", ...
  std::vector<ChartText> tables;    ///< "IC-T01" ... "FB-T39"
  std::vector<BattleText> battles;  ///< in the order of the file names

  /// @pre there is a list of the name
  [[nodiscard]] const ChartText& list(std::string_view name) const;
};

/// Columns of a list. @pre there is a list of the name
[[nodiscard]] const std::vector<std::string>& naval_columns(std::string_view list);

/// Reads lists, battles and tables of the repository at `source`.
/// @throws base::DataError for a list with another header, a table of another form or twice.
[[nodiscard]] NavalText read_naval_text(const std::filesystem::path& source);

/// The tables of a tactical rulebook, each right after `**Table IC-T10 — Title**`.
[[nodiscard]] std::vector<ChartText> read_book_tables(const std::filesystem::path& book,
                                                      const std::string& shown);

}  // namespace core::data
