// A save of each kind that the tabletop sets have, played by chance: for tests that kill, copy and
// damage them.
#pragma once

#include "core/save/open_report.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace tests {

class SavedTable {
 public:
  SavedTable() = default;
  virtual ~SavedTable() = default;
  SavedTable(const SavedTable&) = delete;
  SavedTable& operator=(const SavedTable&) = delete;

  /// Makes a choice; false when it is over.
  virtual bool play() = 0;

  [[nodiscard]] virtual std::uint32_t length() const = 0;
  [[nodiscard]] virtual const core::save::OpenReport& report() const = 0;
};

/// A battle of either naval set, one with models, as the assistant keeps it, one on land, a river
/// campaign.
inline constexpr std::array<std::string_view, 5> kSavedTables{"ironclad", "coastal", "models",
                                                              "field", "river"};

/// Opens the save, or begins one.
/// @throws core::base::DataError as the program would.
[[nodiscard]] std::unique_ptr<SavedTable> saved_table(std::string_view kind,
                                                      const std::filesystem::path& file);

}  // namespace tests
