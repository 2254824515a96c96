// Saved games in which a naval fight waits for the die or the table [26.13], for the tests of the
// door to it. What makes them is apart from the tests: its headers are too much for moc.
#pragma once

#include <QString>

#include <string>

namespace tests {

/// West 62 with a Union and a Confederate flotilla in one water before Columbus, at the Union's
/// naval combat.
/// @param coastal by which rule set it is fought on the table [26.14]
/// @param secrecy "open", "limited" or "dark"
void save_before_fight(const std::string& catalogue_file, const QString& file, bool coastal,
                       const std::string& secrecy);

}  // namespace tests
