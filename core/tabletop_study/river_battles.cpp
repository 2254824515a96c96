#include "core/tabletop_study/river_battles.h"

#include "core/tabletop_study/captain_choice.h"

#include <algorithm>

namespace core::tabletop_study {
namespace {

constexpr std::array<std::string_view, kEncounters.size()> kEncounterWords{"quick", "ironclad",
                                                                           "coastal"};

template <class Rules>
TableFight fight_by_captains(const tabletop::RiverBattle& battle,
                             const std::shared_ptr<const typename Rules::Setting>& setting,
                             const river::Setting& campaign, const river::State& before,
                             std::uint64_t seed) {
  typename Rules::Game game{setting, seed};
  std::array<typename Rules::Captain, 2> captains;
  tabletop::ShotBook shots{battle};
  while (const auto side = game.asked()) {
    const auto view = seen_by(setting, game.state(), *side);
    for (const auto& event :
         act_for_computer(game, captains.at(static_cast<std::size_t>(*side)).choose(view))) {
      shots.count(event);
    }
  }
  TableFight fought;
  fought.turns = Rules::moment(game.state()).turn;
  fought.report = report_of(battle, campaign, before, *setting, game.state(), shots);
  if (!fought.report) {
    fought.why = "it is not decided [RR-169]";
  }
  return fought;
}

}  // namespace

std::string_view word_of(Encounters encounters) noexcept {
  return kEncounterWords.at(static_cast<std::size_t>(encounters));
}

std::optional<Encounters> encounters_of(std::string_view word) noexcept {
  const auto* const found = std::ranges::find(kEncounterWords, word);
  return found == kEncounterWords.end()
             ? std::nullopt
             : std::optional{static_cast<Encounters>(found - kEncounterWords.begin())};
}

TableFight fight_on_table(const TableBooks& books, const river::Setting& setting,
                          const river::State& state, tabletop::RuleSet rules, std::uint64_t seed) {
  const auto battle = tabletop::river_battle(books.facts, books.ironclad, setting, state, rules);
  if (!battle) {
    return {{}, battle.error(), 0};
  }
  return rules == tabletop::RuleSet::Ironclad
             ? fight_by_captains<tabletop::IroncladRules>(
                   *battle, tabletop::setting_of(*battle, books.ironclad), setting, state, seed)
             : fight_by_captains<tabletop::CoastalRules>(
                   *battle, tabletop::setting_of(*battle, books.coastal), setting, state, seed);
}

std::uint64_t seed_of_fight(const river::Setting& setting, const river::State& state) {
  // Any constant serves that spreads the numbers; this one is 2^64 over the golden ratio.
  constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15ULL;
  std::uint64_t seed = setting.begin.seed;
  const auto add = [&seed](std::uint64_t number) { seed = (seed ^ number) * kSpread; };
  add(setting.begin.river);
  add(static_cast<std::uint64_t>(state.turn));
  add(state.dice.made());
  if (state.fight) {
    add(state.fight->at.branch);
    add(static_cast<std::uint64_t>(state.fight->at.section));
    add(state.fight->group.value());
  }
  return seed;
}

bool TableDoor::goes_on_trying(const river::Fight& fight) {
  constexpr int kTries = 3;
  return tries_[{fight.at.branch, fight.at.section, fight.group.value()}]++ < kTries;
}

std::optional<river::Report> TableDoor::report_for(const river::Game& game) {
  const river::State& state = game.state();
  if (state.step != river::Step::Encounter || !state.fight) {
    given_up_ = false;
    return std::nullopt;
  }
  if (encounters_ == Encounters::Quick || given_up_) {
    return std::nullopt;
  }
  const auto rules = encounters_ == Encounters::Ironclad ? tabletop::RuleSet::Ironclad
                                                         : tabletop::RuleSet::Coastal;
  if (goes_on_trying(*state.fight)) {
    TableFight fight =
        fight_on_table(*books_, game.setting(), state, rules, seed_of_fight(game.setting(), state));
    if (fight.report) {
      ++fought_;
      return std::move(fight.report);
    }
  }
  ++fell_back_;
  given_up_ = true;
  return std::nullopt;
}

}  // namespace core::tabletop_study
