// Builds the catalogue: sumter_catalogue SOURCE TARGET.
#include "core/data/catalogue.h"

#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view kUsage =
    "usage: sumter_catalogue SOURCE TARGET\n"
    "SOURCE holds maps/, scenarios/, errata/ and docs/; TARGET is the catalogue\n";

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  if (arguments.size() == 1 && arguments[0] == "--help") {
    std::cout << kUsage;
    return EXIT_SUCCESS;
  }
  if (arguments.size() != 2 || arguments[0].starts_with("--")) {
    std::cerr << kUsage;
    return EXIT_FAILURE;
  }
  try {
    core::data::compile_catalogue(arguments[0], arguments[1]);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
