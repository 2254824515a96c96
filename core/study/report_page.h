// [0.5] The report of a game as one HTML page, to be read, printed and kept.
#pragma once

#include "core/data/catalogue.h"
#include "core/game/journal.h"
#include "core/study/figures.h"

#include <string>
#include <string_view>

namespace core::study {

/// By this a page is known as a report of ours: its first two lines.
inline constexpr std::string_view kReportMark = "<!DOCTYPE html>\n<!-- Sumter report -->\n";

/// One page that needs nothing else: drawings are inline, nothing is loaded, no script runs. In the
/// language of the set-up's rulebook.
/// @param opened the set-up of the game as it was begun
/// @param header of the save; while hides_something() its seed is not told
[[nodiscard]] std::string report_page(const data::OpenedSetup& opened, const game::Header& header,
                                      const Figures& figures);

}  // namespace core::study
