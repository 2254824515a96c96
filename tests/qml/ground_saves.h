// Saved games in which a battle in the open waits for the die or the table [26.15], for the tests
// of the door to it. What makes them is apart from the tests: its headers are too much for moc.
#pragma once

#include <QString>

#include <string>

namespace tests {

/// East 64, played by chance until the Union attacks a small force in the open and is asked.
/// @return whether it came to that
bool save_before_table_battle(const std::string& catalogue_file, const QString& file);

}  // namespace tests
