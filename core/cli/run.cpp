#include "core/cli/run.h"

#include "core/cli/commands.h"
#include "core/cli/context.h"
#include "core/cli/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <ostream>
#include <vector>

namespace core::cli {
namespace {

/// An error is one line, also where a library speaks in several; what a file holds besides letters
/// does nothing to the terminal.
std::string one_line(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) {
    text.pop_back();
  }
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::replace_if(
      text.begin(), text.end(), [](char each) { return (each >= 0 && each < ' ') || each == 127; },
      '?');
  return text;
}

void build(CLI::App& app, Context& context) {
  app.set_version_flag("--version", "sumter " SUMTER_VERSION);
  app.fallthrough();
  app.require_subcommand(1);
  app.failure_message([](const CLI::App*, const CLI::Error& error) -> std::string {
    return std::string{error.what()} + "\n";
  });
  app.add_flag("--json", context.json, "Answer in JSON (docs/json.md describes each field)");
  app.add_option(
         "--catalogue", context.catalogue_file,
         "The compiled catalogue (default: share/sumter/sumter.catalogue beside the program)")
      ->option_text("FILE");
  app.footer(
      "Exit code: 0 answered, 1 a check found faults, 2 the question could not be answered.");
  add_map(app, context);
  add_hex(app, context);
  add_scenario(app, context);
  add_errata(app, context);
  add_case(app, context);
  add_cases(app, context);
  add_zones(app, context);
  add_war(app, context);
  add_supply(app, context);
  add_referee(app, context);
  add_play(app, context);
  add_setup(app, context);
  add_replay(app, context);
  add_report(app, context);
  add_assistant(app, context);
  add_battle(app, context);
  add_river(app, context);
  add_random(app, context);
  add_general(app, context);
}

/// What CLI11 says; where it only misses a subcommand, the word that should have been one.
std::string explain(const CLI::App& app, const CLI::ParseError& error) {
  const std::vector<std::string> words = app.remaining(true);
  if (dynamic_cast<const CLI::RequiredError*>(&error) == nullptr || words.empty()) {
    return one_line(error.what());
  }
  const CLI::App* command = &app;
  while (!command->get_subcommands().empty()) {
    command = command->get_subcommands().front();
  }
  std::vector<std::string> names;
  for (const CLI::App* const each :
       command->get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(each->get_name());
  }
  if (names.empty()) {
    return one_line(error.what());
  }
  return unknown("subcommand of " + command->get_name(), words.front(), names) + " (" +
         join(names) + ")";
}

}  // namespace

int run(std::span<const std::string> arguments, const Surroundings& surroundings, std::ostream& out,
        std::ostream& err) {
  Context context{surroundings, out, err};
  CLI::App app{"Sumter: the American Civil War at the strategic scale", "sumter"};
  build(app, context);
  try {
    // CLI11 takes its arguments from the back.
    app.parse(std::vector<std::string>{arguments.rbegin(), arguments.rend()});
  } catch (const CLI::Success& success) {  // --help, --version
    return app.exit(success, out, err);
  } catch (const CLI::ParseError& error) {
    err << "sumter: " << explain(app, error) << '\n';
    return kError;
  } catch (const std::exception& error) {
    err << "sumter: " << one_line(error.what()) << '\n';
    return kError;
  }
  out << context.out.str();
  return context.exit_code;
}

}  // namespace core::cli
