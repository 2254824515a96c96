// `sumter play`: a game at one keyboard, or from a pipe.
#include "core/base/files.h"
#include "core/cli/commands.h"
#include "core/cli/game_options.h"
#include "core/cli/given_dice.h"
#include "core/cli/hot_seat.h"
#include "core/cli/proof_aside.h"
#include "core/cli/saved_game.h"
#include "core/cli/words.h"
#include "core/save/proof.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace core::cli {
namespace {

struct PlayOptions {
  GameOptions game;
  std::optional<std::uint64_t> seed;  ///< nothing: one is drawn
  std::string dice;
  std::string save;
  std::array<std::string, 2> generals;  ///< by Side; empty: a person
};

/// A damaged save goes on in a copy of what is good of it, and stays as it is.
save::Journal mended(const save::Journal& damaged, const std::string& file, std::string& greeting) {
  const std::string copy = file + ".mended";
  const std::string found = file + ": " + damaged.report().damage;
  if (base::is_there(copy)) {
    throw UserError{found + "; " + copy + " is already there: play that one, or move it away"};
  }
  greeting += found + "; the game continues in " + copy + "\n";
  return damaged.copy_to(copy);
}

/// What is asked for must be what the game of a save was begun with.
void require_same(const std::string& save, std::string_view what, const std::string& asked,
                  const std::string& begun) {
  if (asked != begun) {
    throw UserError{fmt::format("{} was begun with {} {}, not {}: a game that goes on keeps it",
                                save, what, begun, asked)};
  }
}

/// Options that contradict the game of a save are refused, not passed over.
void require_same(Context& context, const PlayOptions& options, const save::Header& header) {
  const GameOptions& asked = options.game;
  if (!asked.scenario.empty()) {
    const bool same = header.setup.empty()
                          ? header.scenario == asked.scenario
                          : header.setup == open_scenario(context, asked).file_text;
    if (!same) {
      throw UserError{fmt::format("{} is a game of {}, not of {}", options.save, header.scenario,
                                  asked.scenario)};
    }
  }
  const auto switches = parse_switches(context, asked.errata, asked.options, asked.secrecy);
  if (asked.says_errata) {
    require_same(options.save, "errata", switches.errata.text(), header.errata);
  }
  if (asked.says_options) {
    require_same(options.save, "options", switches.options.text(), header.options);
  }
  if (asked.says_secrecy) {
    require_same(options.save, "secrecy", asked.secrecy, header.secrecy);
  }
  if (options.seed) {
    require_same(options.save, "seed", std::to_string(*options.seed), std::to_string(header.seed));
  }
}

/// Seats the computer generals that are asked for.
/// @throws UserError for a word that names none
void seat_generals(HotSeat& game, const PlayOptions& options) {
  for (const board::Side side : board::kSides) {
    const std::string& text = options.generals.at(static_cast<std::size_t>(side));
    if (text.empty()) {
      continue;
    }
    game.seat(side, general_named("--" + std::string{board::name(side)}, text));
  }
}

/// The game of a save that is there already goes on.
void go_on(Context& context, const PlayOptions& options) {
  save::SavedGame game = open_game(context, options.save);
  save::Journal& journal = game.journal;
  require_same(context, options, journal.header());
  if (!options.dice.empty()) {
    const std::string begun = data::faces_text(journal.state_at(save::kBegin).dice.written());
    require_same(options.save, "dice", data::faces_text(parse_faces(options.dice)),
                 begun.empty() ? "of the seed" : begun);
  }
  std::string greeting;
  if (!journal.report().whole()) {
    journal = mended(journal, options.save, greeting);
  }
  greeting += fmt::format(
      "{} ({}) continues after {}, with the rules it was begun with. 'help' lists the commands.\n",
      game.opened.info.title, journal.file().string(), counted(journal.path().size(), "action"));
  if (const std::string doubt = save::doubt_of_position(game); !doubt.empty()) {
    greeting += "note: " + doubt + "\n";
  }
  const save::Header header = journal.header();
  ProofAside proof{open_game(context, journal.file())};
  HotSeat seats{context, save::Match{game.opened.setting, std::move(journal)}, header};
  seat_generals(seats, options);
  seats.play(greeting, &proof);
}

void play(Context& context, const PlayOptions& options) {
  if (!options.generals[0].empty() && !options.generals[1].empty()) {
    throw UserError{
        "--union and --confederate both name a general: sumter general play plays their game"};
  }
  if (!options.save.empty() && base::is_there(options.save)) {
    go_on(context, options);
    return;
  }
  if (options.game.scenario.empty()) {
    throw UserError{options.save.empty()
                        ? "name a scenario: sumter scenario list shows them"
                        : options.save +
                              ": there is no such file to continue; to begin a game "
                              "in it name a scenario"};
  }
  const std::uint64_t seed = options.seed ? *options.seed : draw_seed();
  const data::OpenedSetup opened = open_scenario(context, options.game);
  const std::vector<std::uint8_t> faces = parse_faces(options.dice);
  save::Match match{game::Game{opened.setting, save::begin_of(opened, seed, faces)},
                    opened.setting};
  const save::Header header = header_of(context, opened, seed);
  if (!options.save.empty()) {
    match.save_as(options.save, header);
  }
  const std::string greeting = fmt::format(
      "{} ({}), seed {}{}, errata {}, options {}, secrecy {}. 'help' lists the commands.\n",
      opened.info.title, opened.info.id, seed,
      faces.empty() ? std::string{} : " after the faces " + data::faces_text(faces),
      opened.setting.switches.errata.text(), opened.setting.switches.options.text(),
      rulebook::name(opened.setting.switches.secrecy_in_force()));
  HotSeat seats{context, std::move(match), header};
  seat_generals(seats, options);
  seats.play(greeting);
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
  CLI::App* const command = app.add_subcommand(
      "play", "A game for two at one keyboard, against a computer general, or from a pipe");
  command->fallthrough();
  const auto options = std::make_shared<PlayOptions>();
  add_game_options(*command, options->game)->required(false);
  command
      ->add_option("--secrecy", options->game.secrecy,
                   "What a side sees of the Enemy [0.5]: open, limited (the default, unless a "
                   "set-up file says otherwise) or dark")
      ->option_text("LEVEL");
  add_seed(*command, options->seed, "Seed of the dice; one is drawn and told when none is named");
  add_dice(*command, options->dice,
           "The first faces that are rolled, 3,5,1, as you have rolled them; then the seed");
  command
      ->add_option("--save", options->save,
                   "Saves every order at once in this file, or continues the game in it; then no "
                   "SCENARIO is needed")
      ->option_text("FILE");
  for (const board::Side side : board::kSides) {
    command
        ->add_option(fmt::format("--{}", board::name(side)),
                     options->generals.at(static_cast<std::size_t>(side)),
                     fmt::format("A computer general plays the {}: recruit, regular or veteran, "
                                 "with a temperament behind ':'; the save keeps who sits where",
                                 title(side)))
        ->option_text("LEVEL");
  }
  command->callback([&context, options, command] {
    note_given(*command, options->game);
    play(context, *options);
  });
}

}  // namespace core::cli
