// The `sumter` command: questions put to map, charts, set-ups and supply from a shell.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <span>
#include <string>

namespace core::cli {

/// Where the command looks for what it is not told.
struct Surroundings {
  std::filesystem::path catalogue;  ///< the compiled catalogue
  std::filesystem::path maps;       ///< the text sources of the map, for `map check`
  std::istream* in{};               ///< what is typed while `play` goes on; null for nothing
  bool interactive{};               ///< a person types it, and sees it on the screen
  std::filesystem::path sources{};  ///< the project's sources, for `cases`; empty: there are none
};

/// What a run of the command ends with.
enum ExitCode : int {
  kFine = 0,      ///< the question is answered
  kFindings = 1,  ///< a check found faults; they are the answer
  kError = 2      ///< the question could not be answered; one line on `err`, nothing on `out`
};

/// Runs one command line.
///
/// @param arguments without the program's name.
/// @return an ExitCode.
[[nodiscard]] int run(std::span<const std::string> arguments, const Surroundings& surroundings,
                      std::ostream& out, std::ostream& err);

}  // namespace core::cli
