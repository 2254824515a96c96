// The program `sumter`.
#include "core/cli/run.h"
#include "core/evidence/case_report.h"

#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <string>
#include <system_error>
#include <vector>

int main(int count, char** values) {
  const std::vector<std::string> arguments(values + (count > 0 ? 1 : 0), values + count);
  std::error_code ignored;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
  const auto share = program.parent_path().parent_path() / "share/sumter";
  // Where the sources are at hand, theirs; else those that are installed.
  const bool at_hand = std::filesystem::exists("maps/sheet-a.txt", ignored) ||
                       !std::filesystem::is_directory(share / "maps", ignored);
  const core::cli::Surroundings surroundings{
      share / "sumter.catalogue", at_hand ? "maps" : share / "maps", &std::cin,
      ::isatty(STDIN_FILENO) != 0,
      core::evidence::find_sources(program.parent_path()).value_or("")};
  const int code = core::cli::run(arguments, surroundings, std::cout, std::cerr);
  std::cout.flush();
  if (!std::cout) {
    std::cerr << "sumter: the answer could not be written\n";
    return core::cli::kError;
  }
  return code;
}
