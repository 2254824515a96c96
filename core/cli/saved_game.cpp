#include "core/cli/saved_game.h"

#include "core/base/hash.h"
#include "core/cli/position.h"
#include "core/data/text_source.h"
#include "core/game/game.h"
#include "core/strategic/opening.h"

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

std::string catalogue_hash(const Context& context) {
  return base::hash_text(
      base::hash_of(data::read_text(context.catalogue_file, context.catalogue_file.string())));
}

data::OpenedSetup setup_of(Context& context, const game::Header& header) {
  const rulebook::Switches switches = switches_of(header);
  check_setup_name(context, header.scenario, switches.errata);
  return context.catalogue().open_setup(header.scenario, switches);
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
  header.catalogue = catalogue_hash(context);
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
  return setup_of(context, journal.header());
}

game::Journal open_journal(Context& context, const std::filesystem::path& file) {
  return game::Journal::open(file, [&](const game::Header& header) {
    if (header.catalogue != catalogue_hash(context)) {
      data::fail({file.string(), 1}, "snapshot",
                 "the save is damaged: the position at the begin, which only " + header.program +
                     " with its catalogue could make anew");
    }
    const data::OpenedSetup opened = setup_of(context, header);
    const game::Game game{opened.setting,
                          strategic::opening_of(opened.setting, opened.state, header.seed)};
    return game.state();
  });
}

}  // namespace core::cli
