// What the commands of `sumter general` are told alike: players, secrecy, threads.
#pragma once

#include "core/cli/game_options.h"
#include "core/data/catalogue.h"
#include "core/study/contest.h"

#include <string>
#include <string_view>

namespace core::cli {

/// Who may play, as the help tells it.
inline constexpr std::string_view kPlayers =
    "a general (recruit, regular or veteran, with ':' and cautious, steady, bold or "
    "as-in-the-war), random, standing or still";

/// @throws UserError for a word that names nobody
[[nodiscard]] study::PlayerName player_named(const std::string& option, const std::string& text);

/// A contest of the set-up, without players.
/// @param opened must outlive it
[[nodiscard]] study::Contest contest_of(const data::OpenedSetup& opened);

/// Adds --union and --confederate.
/// @param players by Side, with the default in them
void add_players(CLI::App& command, std::string (&players)[2]);
void add_secrecy(CLI::App& command, GameOptions& options);
void add_threads(CLI::App& command, int& threads);

}  // namespace core::cli
