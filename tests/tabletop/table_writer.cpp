// Plays a battle or a campaign in a save, choices drawn from the legal ones, and prints after each
// how many orders there are, until it is killed.
#include "tests/tabletop/saved_tables.h"

#include <unistd.h>

#include <iostream>

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "usage: table_writer KIND FILE\n";
    return 2;
  }
  try {
    const auto table = tests::saved_table(arguments[1], arguments[2]);
    while (table->play()) {
      std::cout << table->length() << std::endl;  // NOLINT(performance-avoid-endl): at once
    }
    std::cout << table->length() << std::endl;  // NOLINT(performance-avoid-endl): it is over
    while (true) {
      ::pause();
    }
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
  }
  return 1;
}
