// Appends numbered actions to a journal and prints each number once it is safe, until it is killed.
#include "core/base/data_error.h"
#include "core/save/journal.h"
#include "tests/save/made_up_game.h"

#include <cstdio>
#include <filesystem>
#include <iostream>

namespace {

/// Goes on with the file for ever; the test kills it.
void play(const std::filesystem::path& file) {
  using core::save::Journal;
  Journal journal = std::filesystem::exists(file)
                        ? Journal::open(file)
                        : Journal::create(file, tests::made_up_header(), tests::made_up_position());
  tests::MadeUpGame game{journal.state_at(journal.head())};
  while (true) {
    const int number = static_cast<int>(journal.size()) + 1;
    game.play_into(journal, number);
    std::cout << number << std::endl;  // NOLINT(performance-avoid-endl): acknowledged at once
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: journal_writer FILE\n";
    return 2;
  }
  try {
    play(arguments[1]);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
  }
  return 1;
}
