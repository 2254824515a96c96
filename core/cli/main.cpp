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
  const core::cli::Surroundings surroundings{
      program.parent_path().parent_path() / "share/sumter/sumter.catalogue", "maps", &std::cin,
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
