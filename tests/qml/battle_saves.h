// Saved games that stand before a battle or within it, for the tests of its dialog. What plays them
// is apart from the tests: its headers are too much for moc.
#pragma once

#include <QString>

#include <string>

namespace tests {

/// Where a game is to stand.
enum class BattleMoment {
  Attackers,  ///< two at least may join an attack that may use a chit and is no overrun
  Losses,     ///< a point at least of a loss in battle is shared by choice
  Proposal    ///< somebody may be attacked, and nothing has been begun
};

/// Plays East 64 by random choices until it stands there, and saves it. The same choices are drawn
/// whatever is secret.
/// @return whether it ever came to it
bool save_battle(const std::string& catalogue_file, const QString& file, const std::string& secrecy,
                 BattleMoment moment);

}  // namespace tests
