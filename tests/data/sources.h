// Text sources of the repository for tests: a compiled catalogue, and copies with one fault each.
#pragma once

#include "core/data/catalogue.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tests::data {

/// The text sources of this repository.
[[nodiscard]] std::filesystem::path repository();

/// A folder of this test run; removed when the program ends.
[[nodiscard]] std::filesystem::path scratch(std::string_view name);

/// The same, holding these bytes.
[[nodiscard]] std::filesystem::path scratch(std::string_view name, std::string_view bytes);

/// The catalogue that the build compiled from the repository's sources.
[[nodiscard]] const std::filesystem::path& catalogue_file();

/// The same, opened once.
[[nodiscard]] const core::data::Catalogue& catalogue();

/// A copy of the text sources in which one text of one file is another. Files that do not change
/// are links.
class Mutant {
 public:
  /// @param file    under the repository, "maps/rivers.txt".
  /// @param folders what to copy of the repository.
  Mutant(std::string_view file, std::string_view from, std::string_view to,
         const std::vector<std::string>& folders = {"maps", "scenarios", "errata", "docs/rules"});
  ~Mutant();
  Mutant(const Mutant&) = delete;
  Mutant& operator=(const Mutant&) = delete;

  [[nodiscard]] const std::filesystem::path& root() const noexcept { return root_; }

  /// The line on which the changed text begins.
  [[nodiscard]] int line() const noexcept { return line_; }

  /// The line of a file of the copy on which `text` first begins; 0 when it is not there.
  [[nodiscard]] int line_of(std::string_view file, std::string_view text) const;

  /// Whether the text to change was found exactly once.
  [[nodiscard]] bool found_once() const noexcept { return found_once_; }

 private:
  std::filesystem::path root_;
  int line_{};
  bool found_once_{};
};

}  // namespace tests::data
