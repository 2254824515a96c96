// [19.3] The terms of a set-up from its rows: length, pools, track, objectives, rules.
#pragma once

#include "core/data/scenario_text.h"
#include "core/rulebook/setting.h"

namespace core::data {

/// The rows that a scenario's terms are read from, with the selected errata applied.
struct TermRows {
  const RowTable& scenarios;
  const Row& scenario;  ///< a row of `scenarios`
  const std::vector<TermText>& terms;
  const RowTable& track;
};

/// The typed terms; map and charts of `setting` resolve towns, leaders and the campaign's end.
/// @throws base::DataError for the first row that cannot be understood or misses its town, leader
/// or sheet.
[[nodiscard]] rulebook::Scenario make_scenario(const TermRows& rows,
                                               const rulebook::Setting& setting);

/// [19.37] Puts rules and what is counted at the end in the place of those that the terms hold, as
/// far as the lines tell of them: lines of scenario.txt.
/// @param file for what only all lines together can tell.
/// @throws base::DataError for the first line that cannot be understood.
void replace_terms(const std::vector<TermText>& lines, const Origin& file,
                   const rulebook::Setting& setting, rulebook::Scenario& scenario);

/// [19.33] An entry of the track from its cells.
/// @throws base::DataError for a side, letter, game-turn or amount that is none.
[[nodiscard]] rulebook::Reinforcement make_reinforcement(const RowTable& table, const Row& row);

/// The sheets of "A B".
[[nodiscard]] std::vector<board::Sheet> parse_sheets(std::string_view text);

/// [19.36] The game-turn after which the tracks end the scenario: the Union track's word comes
/// first when both speak. Nothing for the campaign, of which neither speaks.
[[nodiscard]] std::optional<int> track_end(const RowTable& scenarios, const Row& scenario);

/// The first cycle of a set-up.
[[nodiscard]] rulebook::Cycle first_cycle(const RowTable& scenarios, const Row& scenario);

}  // namespace core::data
