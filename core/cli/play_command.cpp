// `sumter play`: a game at one keyboard, or from a pipe.
#include "core/cli/commands.h"
#include "core/cli/game_options.h"
#include "core/cli/hot_seat.h"
#include "core/strategic/opening.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <utility>

namespace core::cli {
namespace {

struct PlayOptions {
  GameOptions game;
  std::uint64_t seed{1};
};

void play(Context& context, const PlayOptions& options) {
  if (context.json) {
    throw UserError{"play answers in words only; referee answers in JSON"};
  }
  const data::OpenedSetup opened = open_scenario(context, options.game);
  game::Game game{opened.setting,
                  strategic::opening_of(opened.setting, opened.state, options.seed)};
  context.screen() << fmt::format(
      "{} ({}), seed {}, errata {}, options {}, secrecy {}. 'help' lists the commands.\n",
      opened.info.title, opened.info.id, options.seed, opened.setting.switches.errata.text(),
      opened.setting.switches.options.text(),
      rulebook::name(opened.setting.switches.secrecy_in_force()));
  HotSeat{context, opened, std::move(game)}.play();
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
                   "What a side sees of the Enemy [0.5]: open, limited (so when nothing is said) "
                   "or dark")
      ->option_text("LEVEL");
  command->add_option("--seed", options->seed, "Seed of the dice; 1 when nothing is said")
      ->option_text("N");
  command->callback([&context, options] { play(context, *options); });
}

}  // namespace core::cli
