// Builds the catalogue: sumter_catalogue SOURCE TARGET.
#include "core/data/case_report.h"
#include "core/data/catalogue.h"

#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

constexpr std::string_view kUsage =
    "usage: sumter_catalogue SOURCE TARGET\n"
    "       sumter_catalogue --evidence SOURCE FILE\n"
    "SOURCE holds maps/, scenarios/, errata/ and docs/; TARGET is the catalogue\n"
    "--evidence writes which sources cite and prove each case: SOURCE/evidence.csv is read where\n"
    "SOURCE has no core/\n";

void write_evidence(const std::string& source, const std::string& target) {
  std::ofstream out{target, std::ios::binary};
  out << core::data::evidence_text(core::data::gather_evidence(source));
  if (!out.flush()) {
    throw std::runtime_error{target + ": cannot be written"};
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
  const bool asks = arguments.size() == 1 && arguments[0] == "--help";
  const bool evidence = arguments.size() == 3 && arguments[0] == "--evidence";
  if (asks) {
    std::cout << kUsage;
    return EXIT_SUCCESS;
  }
  if (!evidence && (arguments.size() != 2 || arguments[0].starts_with("--"))) {
    std::cerr << kUsage;
    return EXIT_FAILURE;
  }
  try {
    if (evidence) {
      write_evidence(arguments[1], arguments[2]);
    } else {
      core::data::compile_catalogue(arguments[0], arguments[1]);
    }
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
