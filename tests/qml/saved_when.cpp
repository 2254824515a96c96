#include "tests/qml/saved_when.h"

#include "core/data/catalogue.h"
#include "core/save/match.h"
#include "core/save/saves.h"
#include "core/strategic/opening.h"
#include "core/trial_play/fighter.h"

#include <cstdint>
#include <map>
#include <vector>

namespace tests {

bool save_when(bool (*wanted)(core::game::Game&), const std::string& catalogue_file,
               const QString& file, const core::rulebook::Switches& switches) {
  const core::data::Catalogue catalogue{catalogue_file};
  const core::data::OpenedSetup opened = catalogue.open_setup("east-64", switches);
  constexpr std::size_t kMostSteps = 4000;
  constexpr std::uint64_t kFirstSeed = 2;
  constexpr std::uint64_t kSeeds = 300;
  // The same game is found again at once, for another secrecy.
  static std::map<bool (*)(core::game::Game&), std::uint64_t> seeds;
  for (std::uint64_t& seed = seeds.try_emplace(wanted, kFirstSeed).first->second; seed < kSeeds;
       ++seed) {
    const core::game::Game opening{opened.setting,
                                   core::strategic::opening_of(opened.setting, opened.state, seed)};
    core::game::Game game = opening;
    core::trial_play::Fighter player{seed};
    std::vector<core::game::Action> played;
    while (played.size() < kMostSteps && !game.kinds().empty()) {
      if (wanted(game)) {
        core::save::Match match{opening, opened.setting};
        for (const auto& action : played) {
          match.act(action).value();
        }
        match.save_as(file.toStdString(), core::save::header_of({catalogue, catalogue_file}, opened,
                                                                seed, "2026-04-09"));
        return true;
      }
      played.push_back(player.choose(game));
      game.act(played.back()).value();
    }
  }
  return false;
}

}  // namespace tests
