#include "core/tabletop_study/fleet_quick.h"

#include "core/tabletop_study/captain_choice.h"

#include <algorithm>
#include <array>

namespace core::tabletop_study {
namespace {

template <class Rules>
std::vector<QuickRun> fight_all(const data::Catalogue& catalogue,
                                const tabletop::FleetBattle& battle, int runs) {
  const auto setting = tabletop::setting_of<Rules>(catalogue, battle);
  std::vector<QuickRun> all;
  for (int i = 0; i < runs; ++i) {
    const auto seed = static_cast<std::uint64_t>(battle.seed) + static_cast<std::uint64_t>(i);
    typename Rules::Game game{setting, seed};
    std::array<typename Rules::Captain, 2> captains;
    while (const auto side = game.asked()) {
      const auto view = seen_by(setting, game.state(), *side);
      act_for_computer(game, captains.at(static_cast<std::size_t>(*side)).choose(view));
    }
    all.push_back({seed, Rules::moment(game.state()).turn,
                   tabletop::outcome_of<Rules>(battle, *setting, game.state())});
  }
  return all;
}

int median_number(const std::vector<QuickRun>& runs, int tabletop::FleetOutcome::*number) {
  std::vector<int> all;
  all.reserve(runs.size());
  for (const QuickRun& run : runs) {
    all.push_back(run.outcome.*number);
  }
  std::ranges::sort(all);
  return all.at((all.size() - 1) / 2);
}

}  // namespace

tabletop::FleetOutcome median_of(const std::vector<QuickRun>& runs, board::Side owner) {
  tabletop::FleetOutcome median;
  median.ships = median_number(runs, &tabletop::FleetOutcome::ships);
  median.enemies = median_number(runs, &tabletop::FleetOutcome::enemies);
  median.garrison = median_number(runs, &tabletop::FleetOutcome::garrison);
  const auto held = [&](board::Side side) {
    return std::ranges::count_if(runs,
                                 [&](const QuickRun& run) { return run.outcome.holder == side; });
  };
  const board::Side other = board::enemy_of(owner);
  median.holder = held(other) > held(owner) ? other : owner;
  return median;
}

QuickAnswer quick_answer(const data::Catalogue& catalogue, const tabletop::FleetBattle& battle,
                         int runs) {
  QuickAnswer answer;
  answer.runs = battle.rules == tabletop::RuleSet::Ironclad
                    ? fight_all<tabletop::IroncladRules>(catalogue, battle, runs)
                    : fight_all<tabletop::CoastalRules>(catalogue, battle, runs);
  answer.median = median_of(answer.runs, board::enemy_of(battle.mover));
  return answer;
}

}  // namespace core::tabletop_study
