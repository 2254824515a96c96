// [19.3] Set-ups from games: what such a file says of itself, and terms of its own (format:
// scenarios/README.md).
#pragma once

#include "core/data/scenario_term.h"
#include "core/rulebook/setting.h"
#include "core/rulebook/switches.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::data {

/// The lines of a position file that say what kind of set-up it is.
struct SetupHead {
  bool whole{};          ///< "setup 1": nothing is left to defaults, all is told
  std::string title;     ///< empty when none is given
  std::string briefing;  ///< paragraphs, one a line
  std::optional<std::pair<Origin, rulebook::ErrataSelection>> errata;
  std::optional<rulebook::OptionSelection> options;
  std::optional<rulebook::Secrecy> secrecy;
  std::vector<TermText> terms;  ///< of its own: in the place of those of the scenario
  bool new_paragraph{};         ///< the last line was an empty `briefing`
};

/// The id of the terms of a position that names no scenario; none that the charts know.
inline constexpr std::string_view kOwnScenario = "position";

/// Whether a line that begins with this word is one of them.
[[nodiscard]] bool is_head_word(std::string_view word) noexcept;

/// Whether it is one of what is counted at the end, or of the rules.
[[nodiscard]] bool is_victory_word(std::string_view word) noexcept;

/// Reads such a line.
/// @param raw all that follows the word, for free text; `rest` the same without a comment.
/// @throws base::DataError for what is none of the form, or is given twice.
void read_head_line(const Origin& origin, std::string_view word, std::string_view raw,
                    std::string_view rest, SetupHead& head);

/// The terms of a scenario with those of the file in their place: its length, its reinforcements,
/// what is counted at its end, its rules.
/// @param file for what only all lines together can tell.
/// @throws base::DataError for the first line that cannot be understood.
[[nodiscard]] rulebook::Scenario with_own_terms(rulebook::Scenario scenario, const SetupHead& head,
                                                const Origin& file,
                                                const rulebook::Setting& setting);

/// The lines that with_own_terms() reads back, of what differs from `base`; all of them without
/// one.
[[nodiscard]] std::string own_terms_text(const rulebook::Scenario& scenario,
                                         const rulebook::Scenario* base);

/// Its lines for what is counted at the end, for its track, its rules, each as a file tells it.
[[nodiscard]] std::string totals_text(const rulebook::Scenario& scenario);
[[nodiscard]] std::string track_text(const rulebook::Scenario& scenario);
[[nodiscard]] std::string rules_text(const rulebook::Scenario& scenario);

/// The `briefing` lines of paragraphs, one a line.
[[nodiscard]] std::string briefing_text(std::string_view briefing);

}  // namespace core::data
