// The sentences of the charts in another language.
#pragma once

#include "core/base/rule_id.h"
#include "core/data/chart_text.h"
#include "core/rulebook/language.h"

namespace core::data {

/// Puts the charts into another language: the cells of a chart `de.NAME` take the place of those
/// of the chart NAME, by the key of the row and the name of the column. `en.words`, `de.words`
/// [language.h], `de.scenarios` (titles and briefings by set-up), `de.errata` (titles by erratum),
/// `de.battles` (titles and histories by battle), `de.battle_words` (names and words of the
/// miniature table), `de.ironclad_options`, `de.coastal_options` and `de.river_options` (their
/// meanings by option), `de.field_battles` and `de.field_words` (the same of the field battle)
/// replace no chart and become charts themselves. What has no cell there stays
/// English; charts of other languages go.
/// @throws base::DataError when a chart `de.NAME` has no chart NAME, or a row or column that it has
///         not; and for a language that has no chart at all.
void put_into(std::vector<ChartText>& charts, rulebook::Language language);

/// The chart of that name, or null.
[[nodiscard]] const ChartText* find_chart(const std::vector<ChartText>& charts,
                                          std::string_view name) noexcept;

/// Replaces a text by what a chart says under a key; leaves it where the chart says nothing.
/// @param chart null: there is none.
void replace_text(const ChartText* chart, std::string_view key, std::string_view column,
                  std::string& text);

/// Replaces the name of something on the miniature table by what a chart `battle_words` says of it;
/// a number at its end stays: "island 2" goes by "island".
void replace_name(const ChartText* words, std::string& name);

/// The name of the chart that holds the meanings of the options of a rulebook in another language;
/// empty for a book that the catalogue does not hold.
[[nodiscard]] std::string_view options_chart(base::Book book) noexcept;

/// The languages of which there are charts, English among them.
[[nodiscard]] std::vector<rulebook::Language> languages_in(const std::vector<ChartText>& charts);

}  // namespace core::data
