// `sumter play`: a game at one keyboard, or from a pipe.
#include "core/cli/commands.h"
#include "core/cli/game_options.h"
#include "core/cli/hot_seat.h"
#include "core/cli/saved_game.h"
#include "core/cli/words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <utility>

namespace core::cli {
namespace {

struct PlayOptions {
  GameOptions game;
  std::uint64_t seed{1};
  std::string save;
};

/// A damaged save goes on in a copy of what is good of it, and stays as it is.
save::Journal mended(Context& context, const save::Journal& damaged, const std::string& file) {
  const std::string copy = file + ".mended";
  const std::string found = file + ": " + damaged.report().damage;
  if (std::filesystem::exists(copy)) {
    throw UserError{found + "; " + copy + " is already there: play that one, or move it away"};
  }
  context.screen() << found << "; the game continues in " << copy << '\n';
  return damaged.copy_to(copy);
}

/// The game of a save that is there already goes on.
void go_on(Context& context, const PlayOptions& options) {
  save::Journal journal = open_journal(context, options.save);
  const bool same = journal.header().setup.empty()
                        ? journal.header().scenario == options.game.scenario
                        : journal.header().setup == open_scenario(context, options.game).file_text;
  if (!same) {
    throw UserError{fmt::format("{} is a game of {}, not of {}", options.save,
                                journal.header().scenario, options.game.scenario)};
  }
  const data::OpenedSetup opened = open_saved(context, journal);
  if (!journal.report().whole()) {
    journal = mended(context, journal, options.save);
  }
  context.screen() << fmt::format(
      "{} ({}) continues after {}, with the rules it was begun with. 'help' lists the commands.\n",
      opened.info.title, journal.file().string(), counted(journal.path().size(), "action"));
  const save::Header header = journal.header();
  HotSeat{context, save::Match{opened.setting, std::move(journal)}, header}.play();
}

void play(Context& context, const PlayOptions& options) {
  if (context.json) {
    throw UserError{"play answers in words only; referee answers in JSON"};
  }
  if (!options.save.empty() && std::filesystem::exists(options.save)) {
    go_on(context, options);
    return;
  }
  const data::OpenedSetup opened = open_scenario(context, options.game);
  save::Match match{game::Game{opened.setting, save::begin_of(opened, options.seed)},
                    opened.setting};
  const save::Header header = header_of(context, opened, options.seed);
  if (!options.save.empty()) {
    match.save_as(options.save, header);
  }
  context.screen() << fmt::format(
      "{} ({}), seed {}, errata {}, options {}, secrecy {}. 'help' lists the commands.\n",
      opened.info.title, opened.info.id, options.seed, opened.setting.switches.errata.text(),
      opened.setting.switches.options.text(),
      rulebook::name(opened.setting.switches.secrecy_in_force()));
  HotSeat{context, std::move(match), header}.play();
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
  CLI::App* const command =
      app.add_subcommand("play", "A game for two at one keyboard, or from a pipe");
  command->fallthrough();
  const auto options = std::make_shared<PlayOptions>();
  add_game_options(*command, options->game);
  command
      ->add_option("--secrecy", options->game.secrecy,
                   "What a side sees of the Enemy [0.5]: open, limited (the default, unless a "
                   "set-up file says otherwise) or dark")
      ->option_text("LEVEL");
  add_seed(*command, options->seed, "Seed of the dice; 1 by default");
  command
      ->add_option("--save", options->save,
                   "Saves every order at once in this file, or continues the game in it")
      ->option_text("FILE");
  command->callback([&context, options, command] {
    note_given(*command, options->game);
    play(context, *options);
  });
}

}  // namespace core::cli
