#include "core/cli/game_options.h"

#include "core/base/files.h"
#include "core/cli/position.h"
#include "core/cli/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <random>
#include <utility>

namespace core::cli {

ai::Temper general_named(const std::string& option, const std::string& text) {
  const auto temper = ai::parse_temper(text);
  if (!temper) {
    throw UserError{option + " " + text +
                    ": a general is recruit, regular or veteran, with ':' and cautious, steady, "
                    "bold or as-in-the-war"};
  }
  return *temper;
}

CLI::Option* takes_whole_number(CLI::Option* option) {
  return option->check([](const std::string& text) {
    const bool digits = !text.empty() && std::all_of(text.begin(), text.end(), [](char each) {
      return each >= '0' && each <= '9';
    });
    std::uint64_t number{};
    const bool fits =
        std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{};
    return digits && fits ? std::string{}
                          : "'" + text + "' is no whole number from 0 to 18446744073709551615";
  });
}

std::uint64_t draw_seed() { return std::random_device{}(); }

void note_begin(CLI::App& command, std::uint64_t& seed, TableBegin& begin,
                std::vector<std::string> says) {
  says.emplace_back("--seed");
  command.parse_complete_callback([&command, &seed, &begin, says = std::move(says)] {
    std::vector<std::string> given;
    std::copy_if(says.begin(), says.end(), std::back_inserter(given),
                 [&](const std::string& each) { return command.count(each) > 0; });
    begin.given = join(given);
    begin.drew_seed = command.count("--seed") == 0;
    if (begin.drew_seed) {
      seed = draw_seed();
    }
  });
}

void tell_begin(Context& context, const TableBegin& begin, std::uint64_t seed,
                const std::string& save_that_goes_on) {
  if (!save_that_goes_on.empty()) {
    if (!begin.given.empty()) {
      context.screen() << "note: " << save_that_goes_on << " goes on as it was begun; "
                       << begin.given
                       << (begin.given.find(',') == std::string::npos ? " is" : " are")
                       << " ignored\n";
    }
  } else if (begin.drew_seed) {
    context.screen() << "The seed of the dice is " << seed << ".\n";
  }
}

void add_seed(CLI::App& app, std::uint64_t& seed, const std::string& help) {
  takes_whole_number(app.add_option("--seed", seed, help)->option_text("N"));
}

void add_seed(CLI::App& app, std::optional<std::uint64_t>& seed, const std::string& help) {
  takes_whole_number(app.add_option("--seed", seed, help)->option_text("N"));
}

void add_rules_option(CLI::App& app, std::string& options) {
  app.add_option("--options", options,
                 "Optional rules [26.0], as changes to those that are on by the chart: "
                 "26.1,26.4,-26.9")
      ->option_text("LIST");
}

CLI::Option* add_game_options(CLI::App& app, GameOptions& options) {
  CLI::Option* const scenario = app.add_option(
      "SCENARIO", options.scenario, "A set-up (sumter scenario list), or the file of one");
  scenario->required();
  add_errata_option(app, options.errata);
  add_rules_option(app, options.options);
  return scenario;
}

rulebook::Switches parse_switches(Context& context, const std::string& errata,
                                  const std::string& options, const std::string& secrecy) {
  rulebook::Switches switches;
  switches.errata = parse_errata(context, errata);
  const auto selection = rulebook::OptionSelection::parse(options);
  if (!selection) {
    throw UserError{"--options " + options + ": " + selection.error()};
  }
  switches.options = *selection;
  const auto level = rulebook::parse_secrecy(secrecy);
  if (!level) {
    throw UserError{"--secrecy " + secrecy + ": it is open, limited or dark [0.5]"};
  }
  switches.secrecy = *level;
  return switches;
}

void note_given(const CLI::App& app, GameOptions& options) {
  options.says_errata = app.count("--errata") > 0;
  options.says_options = app.count("--options") > 0;
  const CLI::Option* const secrecy = app.get_option_no_throw("--secrecy");  // not of every command
  options.says_secrecy = secrecy != nullptr && secrecy->count() > 0;
}

namespace {

/// Names of set-ups are plain words; a path or an ending makes it a file.
bool names_a_file(Context& context, const std::string& scenario,
                  const rulebook::ErrataSelection& errata) {
  if (scenario.find_first_of("./\\") != std::string::npos) {
    return true;
  }
  const auto setups = context.catalogue().setups(errata);
  return base::is_there(scenario) &&
         std::none_of(setups.begin(), setups.end(),
                      [&](const data::SetupInfo& each) { return each.id == scenario; });
}

/// A set-up file with the errata, options and secrecy that it names, but for those that were asked
/// for.
data::OpenedSetup open_file(Context& context, const GameOptions& options,
                            const rulebook::Switches& asked) {
  const data::SharedSetup shared = data::read_shared_setup(options.scenario);
  data::OpenedSetup opened = context.catalogue().open_shared(shared);
  rulebook::Switches switches = opened.setting.switches;
  if (options.says_secrecy) {
    switches.secrecy = asked.secrecy;
  }
  if (options.says_errata) {
    switches.errata = asked.errata;
  }
  if (options.says_options) {
    switches.options = asked.options;
  }
  return context.catalogue().open_shared(shared, switches);
}

}  // namespace

data::OpenedSetup open_scenario(Context& context, const GameOptions& options) {
  const auto switches = parse_switches(context, options.errata, options.options, options.secrecy);
  if (switches.secrecy == rulebook::Secrecy::Open &&
      switches.secrecy_in_force() != rulebook::Secrecy::Open) {
    throw UserError{"--secrecy open contradicts option 26.3, by which the game is dark [0.5]"};
  }
  if (names_a_file(context, options.scenario, switches.errata)) {
    return open_file(context, options, switches);
  }
  check_setup_name(context, options.scenario, switches.errata);
  return context.catalogue().open_setup(options.scenario, switches);
}

}  // namespace core::cli
