// A report on the disk: never half written, and never over what is no report.
#pragma once

#include <filesystem>
#include <string>

namespace core::report {

/// Writes the page to a file beside it and renames that: a reader finds the old report or the new
/// one. An older report is written over.
/// @throws base::DataError when something else than a report of ours lies there, or nothing can be
///         written; what was there is as before.
void write_report(const std::filesystem::path& file, const std::string& page);

/// Where the report of a save goes when nobody says otherwise: beside it, `game.sumter` becomes
/// `game-report.html`; for one side `game-report-union.html`.
/// @param side "union", "confederate" or empty
[[nodiscard]] std::filesystem::path report_beside(const std::filesystem::path& save,
                                                  const std::string& side);

}  // namespace core::report
