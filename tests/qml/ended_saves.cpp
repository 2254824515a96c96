#include "tests/qml/ended_saves.h"

#include "core/data/catalogue.h"
#include "core/save/match.h"
#include "core/save/saves.h"
#include "core/strategic/opening.h"

#include <algorithm>
#include <vector>

namespace tests {

namespace {

/// To pass where that is legal, else the first choice.
core::game::Action idle_choice(const std::vector<core::game::Action>& legal) {
  const auto pass = std::find_if(legal.begin(), legal.end(), [](const auto& action) {
    return action.kind == core::sequence::ActionKind::Pass;
  });
  return pass != legal.end() ? *pass : legal.front();
}

}  // namespace

bool save_ended(const std::string& catalogue_file, const QString& file, const std::string& scenario,
                const std::string& secrecy, std::uint64_t seed) {
  const core::data::Catalogue catalogue{catalogue_file};
  core::rulebook::Switches switches;
  switches.secrecy = *core::rulebook::parse_secrecy(secrecy);
  const core::data::OpenedSetup opened = catalogue.open_setup(scenario, switches);
  core::save::Match match{core::game::Game{opened.setting, core::strategic::opening_of(
                                                               opened.setting, opened.state, seed)},
                          opened.setting};
  constexpr std::uint32_t kMostSteps = 20'000;
  while (match.question() && match.length() < kMostSteps) {
    if (!match.act(idle_choice(match.legal()))) {
      return false;
    }
  }
  match.save_as(file.toStdString(),
                core::save::header_of({catalogue, catalogue_file}, opened, seed, "2026-04-09"));
  return !match.question();
}

}  // namespace tests
