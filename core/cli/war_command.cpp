// `sumter war`: what a side knows of the war beside the map.
#include "core/cli/commands.h"
#include "core/cli/game_options.h"
#include "core/cli/position.h"
#include "core/cli/saved_game.h"
#include "core/cli/war_page.h"
#include "core/cli/words.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace core::cli {
namespace {

struct WarOptions {
  PositionOptions position;
  std::string side{"union"};
  std::string secrecy{"limited"};
  bool says_secrecy{};
  std::string save;
};

board::Side viewer_of(const std::string& text) {
  const std::vector<board::Side> sides = parse_sides(text);
  if (sides.size() != 1) {
    throw UserError{"say which side looks: --side union, or --side confederate"};
  }
  return sides.front();
}

/// The position of a save as it stands at the end of its line of play.
data::OpenedSetup open_head(Context& context, const std::string& file) {
  save::SavedGame game = open_to_read(context, file);
  game.opened.state = game.journal.state_at(game.journal.head());
  return std::move(game.opened);
}

/// A position file stands somewhere in the sequence of play; what a side sees of it is asked for.
data::OpenedSetup open_asked(Context& context, const WarOptions& options) {
  const auto switches =
      parse_switches(context, options.position.errata, "default", options.secrecy);
  if (!options.position.position.empty()) {
    return context.catalogue().open_game_position(options.position.position, switches);
  }
  data::OpenedSetup opened = open_position(context, options.position);
  opened.setting.switches.secrecy = switches.secrecy;
  return opened;
}

void war(Context& context, const WarOptions& options) {
  if (options.position.given() != options.save.empty()) {
    throw UserError{"name a position: --setup NAME, --position FILE or --save FILE"};
  }
  const board::Side viewer = viewer_of(options.side);
  if (!options.save.empty() && options.says_secrecy) {
    throw UserError{"--secrecy: a saved game keeps the secrecy it was begun with"};
  }
  data::OpenedSetup opened =
      options.save.empty() ? open_asked(context, options) : open_head(context, options.save);
  state::Standing standing{opened.setting, opened.state};
  const game::WarView view = game::war_of(standing.situation(), viewer);
  if (context.json) {
    Json body = describe(options.position, opened);
    body.update(war_json(standing.situation(), view));
    context.answer("war", std::move(body));
    return;
  }
  context.out << heading(options.position, opened) << war_page(standing.situation(), view);
}

}  // namespace

void add_war(CLI::App& app, Context& context) {
  CLI::App* const command = app.add_subcommand(
      "war", "The war beside the map as a side knows it: spiral, supply, men, politics, cycles");
  command->fallthrough();
  const auto options = std::make_shared<WarOptions>();
  options->position.ways = "--setup NAME or --save FILE";
  add_position_options(*command, options->position);
  command->add_option("--save", options->save, "A saved game, as it stands")->option_text("FILE");
  command->add_option("--side", options->side, "The side that looks: union or confederate")
      ->capture_default_str();
  command
      ->add_option("--secrecy", options->secrecy,
                   "What the side sees of the Enemy [0.5]: open, limited or dark")
      ->option_text("LEVEL")
      ->capture_default_str();
  command->callback([&context, options, command] {
    options->says_secrecy = command->count("--secrecy") > 0;
    war(context, *options);
  });
}

}  // namespace core::cli
