// [0.5] The report of a saved game: its figures and its page.
#pragma once

#include "core/report/figures.h"
#include "core/save/saves.h"

#include <filesystem>
#include <string>

namespace core::report {

struct Report {
  save::Header header;
  Figures figures;  ///< `reader` is who was asked for, or nothing where nothing is hidden
  std::string page;
  std::string damage;  ///< of a damaged save: what, and up to where the report goes

  /// "union" or "confederate"; empty where it tells everything.
  [[nodiscard]] std::string side() const;
};

/// Reads the save and makes the report of the line of play that it stands on, in the language of
/// the catalogue.
/// @param asked for whom; it counts only while the game goes on and hides something
/// @throws base::DataError when the save is missing or no save, and when the game hides
///         something and nobody is asked for
[[nodiscard]] Report report_of(const save::Library& library, const std::filesystem::path& save,
                               Reader asked);

}  // namespace core::report
