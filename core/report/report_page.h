// [0.5] The report of a game as one HTML page, to be read, printed and kept.
#pragma once

#include "core/report/figures.h"
#include "core/save/journal.h"

#include <string>
#include <string_view>

namespace core::report {

/// The game that is reported.
struct ReportedGame {
  rulebook::Setting setting;  ///< as it was begun; its rulebook's language is the page's
  std::string title;          ///< of the set-up
  save::Header header;        ///< while hides_something() its seed is not told
};

/// One page that needs nothing else: drawings are inline, nothing is loaded, no script runs.
[[nodiscard]] std::string report_page(const ReportedGame& game, const Figures& figures);

}  // namespace core::report
