// Runs command lines in this process, on the catalogue of the build.
#pragma once

#include "core/cli/context.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// What a run of `sumter` gave.
struct Outcome {
  int code{};
  std::string out;
  std::string err;

  [[nodiscard]] bool says(std::string_view text) const {
    return out.find(text) != std::string::npos;
  }
};

/// Runs `sumter` with these arguments, separated by spaces.
[[nodiscard]] Outcome sumter(const std::string& arguments);
/// The same, argument by argument.
[[nodiscard]] Outcome sumter(const std::vector<std::string>& arguments);

/// The same, with what is typed while it goes on.
[[nodiscard]] Outcome sumter_typed(const std::string& arguments, const std::string& typed);

/// The JSON of an answer; the run must have succeeded and complained of nothing.
[[nodiscard]] core::cli::Json json(const std::string& arguments);
/// The JSON of an answer that has found something: the exit code is 1.
[[nodiscard]] core::cli::Json json_of_findings(const std::string& arguments);

/// A file of the repository.
[[nodiscard]] std::filesystem::path source(const std::string& path);

[[nodiscard]] std::string read(const std::filesystem::path& file);

/// A file that is there while the object is.
class TemporaryFile {
 public:
  TemporaryFile(const std::string& name, const std::string& content);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

}  // namespace tests
