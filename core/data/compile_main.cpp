// Builds the catalogue: sumter_catalogue SOURCE TARGET.
#include "core/data/catalogue.h"

#include <cstdlib>
#include <exception>
#include <iostream>

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: sumter_catalogue SOURCE TARGET\n"
                 "SOURCE holds maps/, scenarios/, errata/ and docs/; TARGET is the catalogue\n";
    return EXIT_FAILURE;
  }
  try {
    core::data::compile_catalogue(argv[1], argv[2]);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
