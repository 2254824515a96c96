#include "core/cli/general_options.h"

#include "core/save/saves.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace core::cli {

study::PlayerName player_named(const std::string& option, const std::string& text) {
  const auto name = study::parse_player(text);
  if (!name) {
    throw UserError{fmt::format("{} {}: it is {}", option, text, kPlayers)};
  }
  return *name;
}

study::Contest contest_of(const data::OpenedSetup& opened) {
  study::Contest contest;
  contest.setting = opened.setting;
  contest.begin = [&opened](std::uint64_t seed) { return save::begin_of(opened, seed); };
  return contest;
}

void add_players(CLI::App& command, std::string (&players)[2]) {
  command.add_option("--union", players[0], fmt::format("Who plays the Union: {}", kPlayers))
      ->option_text("PLAYER")
      ->capture_default_str();
  command.add_option("--confederate", players[1], "Who plays the Confederate, likewise")
      ->option_text("PLAYER")
      ->capture_default_str();
}

void add_secrecy(CLI::App& command, GameOptions& options) {
  command
      .add_option("--secrecy", options.secrecy,
                  "What the generals see of each other [0.5]: open, limited or dark")
      ->option_text("LEVEL")
      ->capture_default_str();
}

void add_threads(CLI::App& command, int& threads) {
  command.add_option("--threads", threads, "Games played at the same time; 1 by default")
      ->check(CLI::Range(1, 64))
      ->option_text("N");
}

}  // namespace core::cli
