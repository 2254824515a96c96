// Proves the texts of the tabletop sets in a catalogue: sumter_tabletop_proof CATALOGUE.
#include "core/tabletop_data/tabletop_catalogue.h"

#include <cstdlib>
#include <exception>
#include <iostream>

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: sumter_tabletop_proof CATALOGUE\n"
                 "CATALOGUE is what sumter_catalogue has compiled\n";
    return EXIT_FAILURE;
  }
  try {
    core::tabletop_data::prove_texts(core::data::Catalogue{argv[1]});
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
