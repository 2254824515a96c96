// Saved games for pictures: a set-up where its first direct commands are given, and a battle of
// the miniature table.
#pragma once

#include <QString>

#include <optional>
#include <string>

namespace tests {

/// Whom a picture shows, and where.
struct Subject {
  QString piece;  ///< its sheet id
  QString hex;
};

/// Passes until a side gives commands in a set-up, and saves the game.
/// @return the headquarters or leader with most pieces about it that may be given one; nothing: it
///         never came to that.
std::optional<Subject> save_commands(const std::string& catalogue_file, const QString& file,
                                     const std::string& setup);

/// The hex of the battle that a saved game stands in; empty when it stands in none.
QString place_of_battle(const std::string& catalogue_file, const QString& file);

/// Fights Hampton Roads by the Coastal rules until guns have fired and plots are written, each ship
/// straight at the nearest enemy, and saves that.
/// @return the name of a ship to look at; empty: it never came to that.
QString save_table(const std::string& catalogue_file, const QString& file);

}  // namespace tests
