#include "core/cli/river_options.h"

#include "core/data/text_source.h"
#include "core/river/begin_text.h"
#include "core/river/code.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace core::cli {
namespace {}  // namespace

std::uint32_t river_of(const std::string& code) {
  const auto read = river::read_code(code);
  if (!read) {
    throw UserError{"the river's code: " + read.error()};
  }
  return *read;
}

river::Options switches_of(const RiverOptions& options, river::Options switches) {
  for (const std::string& each : options.options) {
    const auto equals = each.find('=');
    const std::string value = equals == std::string::npos ? "" : each.substr(equals + 1);
    if (std::string fault = river::named(switches).set(switches, each.substr(0, equals), value);
        !fault.empty()) {
      throw UserError{fault};
    }
  }
  return switches;
}

/// The begin of a file, or of a sample flotilla on a river by its code.
river::Begin begin_of(const river::Charts& charts, const RiverOptions& options) {
  river::Begin begin;
  if (!options.begin.empty()) {
    begin = river::read_begin(charts, data::read_text(options.begin, options.begin), options.begin);
  } else {
    std::string letters;
    for (std::size_t i = 0; i < charts.flotillas.size(); ++i) {
      letters += static_cast<char>('A' + static_cast<char>(i));
    }
    const auto sample = letters.find(options.flotilla);
    if (options.flotilla.size() != 1 || sample == std::string::npos) {
      throw UserError{"'" + options.flotilla +
                      "' is no sample flotilla of table RR-T28; they are " + letters};
    }
    begin = river::sample_begin(charts, sample, 0, options.seed);
  }
  begin.river = options.code.empty() ? begin.river : river_of(options.code);
  begin.options = switches_of(options, begin.options);
  return begin;
}

river::Policy policy_in(const RiverOptions& options) {
  return *river::policy_of(options.policy);  // the command line has checked it
}

tabletop_study::Encounters encounters_in(const RiverOptions& options) {
  return *tabletop_study::encounters_of(options.encounters);  // the command line has checked it
}

std::string per_cent(double share) {
  constexpr double kHundred = 100;
  return fmt::format("{:.1f}", kHundred * share);
}

CLI::App& add_command(CLI::App& river, const char* name, const char* help,
                      const ChosenRiver& options,
                      const std::function<void(const RiverOptions&)>& does) {
  CLI::App* const command = river.add_subcommand(name, help);
  command->fallthrough();
  command->callback([options, does] { does(*options); });
  return *command;
}

void add_switches(CLI::App& command, const ChosenRiver& options) {
  command.add_option("--option", options->options,
                     "An option of table RR-T11, name=value; may be given several times");
}

void add_begin(CLI::App& command, const ChosenRiver& options) {
  command.add_option("--code", options->code, "The river by its code; without it the first one");
  command.add_option("--flotilla", options->flotilla, "A sample of table RR-T28: A, B, C or D");
  command.add_option("--begin", options->begin,
                     "A file with river, flotilla and options, a line each");
  command.add_option("--seed", options->seed, "Seed of the commodore's dice");
  add_switches(command, options);
}

void add_encounters(CLI::App& command, const ChosenRiver& options) {
  std::vector<std::string> words;
  std::ranges::transform(
      tabletop_study::kEncounters, std::back_inserter(words),
      [](tabletop_study::Encounters each) { return std::string{tabletop_study::word_of(each)}; });
  command
      .add_option("--encounters", options->encounters,
                  "How encounters are fought [RR-030]: quick, or captains on the table under "
                  "ironclad or coastal")
      ->check(CLI::IsMember(words));
}

std::vector<std::string> policy_words() {
  std::vector<std::string> words;
  std::ranges::transform(river::kPolicies, std::back_inserter(words),
                         [](river::Policy each) { return std::string{river::word_of(each)}; });
  return words;
}

}  // namespace core::cli
