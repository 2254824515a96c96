// The options by which a game is begun: scenario, errata, optional rules, secrecy, dice.
#pragma once

#include "core/ai/temper.h"
#include "core/cli/context.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace core::cli {

/// What SCENARIO, --errata, --options and --secrecy say.
struct GameOptions {
  std::string scenario;
  std::string errata{"corrected"};
  std::string options{"default"};
  std::string secrecy{"limited"};
  bool says_errata{};   ///< --errata was given; else a set-up file says them
  bool says_options{};  ///< the same for --options
  bool says_secrecy{};  ///< the same for --secrecy
};

/// The general that an option names, as "regular:bold".
/// @throws UserError for a word that names none
[[nodiscard]] ai::Temper general_named(const std::string& option, const std::string& text);

/// Notes which of them were given.
void note_given(const CLI::App& app, GameOptions& options);

/// Adds SCENARIO, --errata and --options; gives SCENARIO.
CLI::Option* add_game_options(CLI::App& app, GameOptions& options);

/// Adds --options alone.
void add_rules_option(CLI::App& app, std::string& options);

/// Lets the option take nothing but digits: a sign would pass for a huge number.
CLI::Option* takes_whole_number(CLI::Option* option);

/// A seed for the dice of a game whose players name none. It is told, so that the game can be
/// played again.
[[nodiscard]] std::uint64_t draw_seed();

/// How a game of the table begins when its options are read.
struct TableBegin {
  bool drew_seed{};   ///< no --seed was given: one was drawn
  std::string given;  ///< options that say how it begins, as they were given: "--code, --seed"
};

/// Fills `begin` when the command's options have been read, and draws a seed where none is given.
/// @param says options besides --seed that say how it begins.
void note_begin(CLI::App& command, std::uint64_t& seed, TableBegin& begin,
                std::vector<std::string> says);

/// A drawn seed; that the game of a save goes on as it was begun, whatever was given.
void tell_begin(Context& context, const TableBegin& begin, std::uint64_t seed,
                const std::string& save_that_goes_on);

/// Adds --seed N.
void add_seed(CLI::App& app, std::uint64_t& seed, const std::string& help);
void add_seed(CLI::App& app, std::optional<std::uint64_t>& seed, const std::string& help);

/// Reads the three selections.
/// @throws UserError for a word that is none.
[[nodiscard]] rulebook::Switches parse_switches(Context& context, const std::string& errata,
                                                const std::string& options,
                                                const std::string& secrecy);

/// Opens the set-up that a game is played of: one of the catalogue, or a file.
/// @throws UserError when there is none of that name; base::DataError for a file with a fault.
[[nodiscard]] data::OpenedSetup open_scenario(Context& context, const GameOptions& options);

}  // namespace core::cli
