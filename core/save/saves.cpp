#include "core/save/saves.h"

#include "core/base/hash.h"
#include "core/data/text_source.h"
#include "core/game/game.h"
#include "core/save/journal_schema.h"
#include "core/save/sound_position.h"
#include "core/strategic/opening.h"

#include <algorithm>
#include <utility>

namespace core::save {
namespace {

rulebook::Switches switches_of(const Header& header) {
  rulebook::Switches switches;
  switches.errata = rulebook::ErrataSelection::as_printed();
  for (const std::string& rule : header.rules) {
    if (const auto erratum = rulebook::Erratum::parse(rule)) {
      switches.errata.set(*erratum, true);
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

std::string hash_of_catalogue(const Library& library) {
  return base::hash_text(base::hash_of(data::read_bytes(library.file, library.file.string())));
}

}  // namespace

std::string program_version() { return "sumter " SUMTER_VERSION; }

Header header_of(const Library& library, const data::OpenedSetup& opened, std::uint64_t seed,
                 const std::string& date) {
  const rulebook::Switches& switches = opened.setting.switches;
  Header header;
  header.program = program_version();
  header.scenario = opened.file_text.empty() ? opened.info.id : opened.info.title;
  header.setup = opened.file_text;
  header.errata = switches.errata.text();
  header.options = switches.options.text();
  header.secrecy = rulebook::name(switches.secrecy);
  header.seed = seed;
  header.catalogue = hash_of_catalogue(library);
  header.date = date;
  for (const data::Erratum& erratum : library.catalogue.errata()) {
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

GameState begin_of(const data::OpenedSetup& opened, std::uint64_t seed,
                   std::vector<std::uint8_t> faces) {
  if (opened.file_text.empty()) {
    return strategic::opening_of(opened.setting, opened.state, seed, std::move(faces));
  }
  GameState state = opened.state;
  state.dice = base::Dice{seed, std::move(faces)};
  return state;
}

data::OpenedSetup open_saved(const Library& library, const Header& header) {
  if (!header.setup.empty()) {
    return library.catalogue.open_shared({header.scenario, header.setup}, switches_of(header));
  }
  return library.catalogue.open_setup(header.scenario, switches_of(header));
}

SavedGame open_game(const Library& library, const std::filesystem::path& file) {
  const std::string catalogue = hash_of_catalogue(library);
  const auto begin_again = [](const data::OpenedSetup& opened, const Header& header,
                              std::vector<std::uint8_t> faces) {
    return game::Game{opened.setting, begin_of(opened, header.seed, std::move(faces))}.state();
  };
  Journal journal = Journal::open(file, [&](const Header& header, const auto& faces) {
    if (header.catalogue != catalogue) {
      data::fail({file.string(), 1}, "snapshot",
                 "the save is damaged: the position at the beginning, which only " +
                     header.program + " with its catalogue could rebuild");
    }
    return begin_again(open_saved(library, header), header, faces);
  });
  const Header& header = journal.header();
  data::OpenedSetup opened = open_saved(library, header);
  opened.setting.begun_before = begun_before(journal.version());
  const std::string fault = what_leads_nowhere(journal.state_at(journal.head()),
                                               opened.setting.map->water_places().size());
  if (!fault.empty()) {
    data::fail({file.string(), static_cast<int>(journal.head().value())}, "action",
               "the position after it is none of this game: " + fault);
  }
  std::optional<GameState> begin;
  if (header.catalogue == catalogue) {
    begin = begin_again(opened, header, journal.state_at(kBegin).dice.written());
  }
  return {std::move(journal), std::move(opened), std::move(begin)};
}

}  // namespace core::save
