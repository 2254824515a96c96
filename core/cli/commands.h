// The subcommands: each function adds its own to the command line.
#pragma once

#include "core/cli/context.h"

namespace CLI {
class App;
}

namespace core::cli {

/// `sumter map`: figures of the map; `map check`: whether its text sources fit together [3.1].
void add_map(CLI::App& app, Context& context);

/// `sumter hex`: everything about one hex [3.14], and who stands there.
void add_hex(CLI::App& app, Context& context);

/// `sumter scenario`: the set-ups [19.2]: list, show, check, diff, sheet, units.
void add_scenario(CLI::App& app, Context& context);

/// `sumter errata`: the published corrections: list, show.
void add_errata(CLI::App& app, Context& context);

/// `sumter case`: the text of a case of the rulebook.
void add_case(CLI::App& app, Context& context);

/// `sumter cases`: which cases are implemented and tested, and which are not.
void add_cases(CLI::App& app, Context& context);

/// `sumter zones`: ground zones of control [9.0] and naval ones [9.5].
void add_zones(CLI::App& app, Context& context);

/// `sumter war`: what a side knows of the war beside the map [20.0].
void add_war(CLI::App& app, Context& context);

/// `sumter supply`: who is in a chain of supply [17.0] and how, or why not.
void add_supply(CLI::App& app, Context& context);

/// `sumter referee`: orders tried in any position, and the case that allows or forbids each.
void add_referee(CLI::App& app, Context& context);

/// `sumter play`: a game at one keyboard, or from a pipe.
void add_play(CLI::App& app, Context& context);

/// `sumter setup`: any position of a saved game as a set-up file, and what is wrong in one.
void add_setup(CLI::App& app, Context& context);

/// `sumter replay`: a saved game told, and played again to see whether it comes out the same.
void add_replay(CLI::App& app, Context& context);

/// `sumter report`: the report of a saved game as an HTML page.
void add_report(CLI::App& app, Context& context);

/// `sumter assistant`: the book-keeping for people who play a battle with models.
void add_assistant(CLI::App& app, Context& context);

/// `sumter battle generate`: a naval battle on a table that cards and dice lay out [RC-081].
/// @param battle the command `battle`
void add_battle_generate(CLI::App& battle, Context& context);

/// `sumter battle`: the naval battles of the miniature table: list, show, generate, play, watch,
/// contest, replay.
void add_battle(CLI::App& app, Context& context);

/// `sumter river`: the solo river campaign.
void add_river(CLI::App& app, Context& context);

/// `sumter random`: random legal games, and whether all that must hold in them does.
void add_random(CLI::App& app, Context& context);

/// `sumter general war`: many games beside the real war.
/// @param general the command `general`
void add_general_war(CLI::App& general, Context& context);

/// `sumter general measure`: what a general has to reach, line by line.
/// @param general the command `general`
void add_general_measure(CLI::App& general, Context& context);

/// `sumter general tune`: the weights of a temperament tuned by games of the general with himself.
/// @param general the command `general`
void add_general_tune(CLI::App& general, Context& context);

/// `sumter general`: games between computer generals, problems for them, their reasons and advice:
/// play, ladder, solve, why, advise, war, measure, tune.
void add_general(CLI::App& app, Context& context);

}  // namespace core::cli
