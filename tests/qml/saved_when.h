// A campaign of players that fight until it comes to something, and its save. For the sources that
// make saves: its headers are too much for moc.
#pragma once

#include "core/game/game.h"

#include <QString>

#include <string>

namespace tests {

/// Plays East 64 between players that look for the Enemy, seed after seed, until a game is as
/// `wanted` has it, and saves it. The same choices are drawn whatever is secret.
/// @return whether it ever came to it
bool save_when(bool (*wanted)(core::game::Game&), const std::string& catalogue_file,
               const QString& file, const core::rulebook::Switches& switches);

}  // namespace tests
