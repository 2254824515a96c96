#include "core/cli/saved_game.h"

#include "core/base/hash.h"
#include "core/cli/position.h"
#include "core/data/text_source.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <chrono>

namespace core::cli {
namespace {

/// The day on which a game begins, for the player who looks for his save.
std::string today() {
  return fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::chrono::system_clock::now()));
}

rulebook::Switches switches_of(const game::Header& header) {
  rulebook::Switches switches;
  switches.errata = rulebook::ErrataSelection::as_printed();
  for (const std::string& rule : header.rules) {
    if (rule.starts_with('E')) {
      switches.errata.set(rule, true);
    }
  }
  for (std::size_t at = 0; at < rulebook::kOptionCount; ++at) {
    const auto option = static_cast<rulebook::Option>(at);
    const std::string name{rulebook::name(option)};
    switches.options.set(
        option, std::find(header.rules.begin(), header.rules.end(), name) != header.rules.end());
  }
  switches.secrecy = rulebook::parse_secrecy(header.secrecy).value_or(rulebook::Secrecy::Limited);
  return switches;
}

}  // namespace

game::Header header_of(Context& context, const data::OpenedSetup& opened, std::uint64_t seed) {
  const rulebook::Switches& switches = opened.setting.switches;
  game::Header header;
  header.program = "sumter " SUMTER_VERSION;
  header.scenario = opened.info.id;
  header.errata = switches.errata.text();
  header.options = switches.options.text();
  header.secrecy = rulebook::name(switches.secrecy);
  header.seed = seed;
  header.catalogue = base::hash_text(
      base::hash_of(data::read_text(context.catalogue_file, context.catalogue_file.string())));
  header.date = today();
  for (const data::Erratum& erratum : context.catalogue().errata()) {
    if (switches.errata.has(erratum.id)) {
      header.rules.push_back(erratum.id);
    }
  }
  for (std::size_t at = 0; at < rulebook::kOptionCount; ++at) {
    const auto option = static_cast<rulebook::Option>(at);
    if (switches.options.has(option)) {
      header.rules.emplace_back(rulebook::name(option));
    }
  }
  return header;
}

data::OpenedSetup open_saved(Context& context, const game::Journal& journal) {
  const rulebook::Switches switches = switches_of(journal.header());
  check_setup_name(context, journal.header().scenario, switches.errata);
  return context.catalogue().open_setup(journal.header().scenario, switches);
}

}  // namespace core::cli
