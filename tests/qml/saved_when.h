// A campaign that chance plays until it comes to something, and its save. For the sources that make
// saves: its headers are too much for moc.
#pragma once

#include "core/game/game.h"

#include <QString>

#include <cstdint>
#include <string>

namespace tests {

/// Plays East 64 by random choices, seed after seed, until a game is as `wanted` has it, and saves
/// it. The same choices are drawn whatever is secret.
/// @param from the seed to begin with: where games of today come to it, there is nothing to look
///        for; when they do not any more, the next ones are tried.
/// @return whether it ever came to it
bool save_when(bool (*wanted)(core::game::Game&), const std::string& catalogue_file,
               const QString& file, const core::rulebook::Switches& switches,
               std::uint64_t from = 2);

}  // namespace tests
