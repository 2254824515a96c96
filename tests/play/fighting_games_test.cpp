// [4.0] Games of random players that look for the Enemy, by the corrected rules and as printed,
// with all that must hold checked on the way; and games with each erratum switched off alone.
#include "core/base/data_error.h"
#include "core/strategic/opening.h"
#include "core/trial_play/gathering.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"
#include "tests/support/whole.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace {

using core::game::Game;
using core::rulebook::ErrataSelection;
using core::rulebook::Option;
using core::rulebook::Switches;
using core::sequence::ActionKind;
using core::trial_play::Players;
using core::trial_play::RandomGame;
using core::trial_play::RandomLimits;

constexpr std::uint64_t kCheckEvery = 20;

/// Three of four games begin where rare fights are near; of the campaign, whose armies are small at
/// first, all do.
bool is_gathered(const std::string& scenario, std::uint64_t seed) {
  return seed % 4 != 0 || scenario == "campaign";
}

RandomGame play(const std::string& scenario, const Switches& switches, std::uint64_t seed,
                const RandomLimits& limits) {
  core::data::OpenedSetup setup = tests::catalogue().open_setup(scenario, switches);
  if (is_gathered(scenario, seed)) {
    core::trial_play::gather(setup.setting, setup.state, seed);
  }
  Game game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
  return core::trial_play::play_random_game(game, seed, limits);
}

/// Every other game as printed, in every third the table decides fights [26.13] to [26.15], and in
/// two of three Emancipation may be proclaimed [26.6].
Switches switches_of(std::uint64_t game) {
  Switches switches;
  if (game % 2 == 1) {
    switches.errata = ErrataSelection::as_printed();
  }
  switches.options.set(Option::Emancipation, game % 3 != 0);
  if (game % 3 == 2) {
    switches.options.set(Option::NavalFightsOnTheTable, true);
    switches.options.set(Option::CoastalSetOnTheTable, game % 4 < 2);
    switches.options.set(Option::BattlesOnTheTable, true);
  }
  return switches;
}

/// How many games of a scenario; SUMTER_RANDOM_GAMES asks for another number: 200 are the full run.
std::uint64_t games_wanted(const std::string& scenario) {
  if (const char* const asked = std::getenv("SUMTER_RANDOM_GAMES")) {
    return std::strtoull(asked, nullptr, 10);
  }
  if (!tests::whole()) {
    return tests::watched() ? 2 : 5;
  }
  return scenario == "campaign" ? 6 : 24;
}

class FightingGames : public testing::TestWithParam<std::string> {};

TEST_P(FightingGames, Case_4_0_give_orders_of_every_kind_and_never_break_an_invariant) {
  const std::uint64_t games = games_wanted(GetParam());
  const std::uint64_t most_steps = tests::whole() ? 10'000'000 : tests::watched() ? 300 : 600;
  std::array<std::uint32_t, core::sequence::kActionKindCount> made{};
  for (std::uint64_t game = 0; game < games; ++game) {
    const RandomGame result = play(GetParam(), switches_of(game), game + 1861,
                                   {most_steps, kCheckEvery, Players::Fighting});
    EXPECT_EQ(result.fault, "") << "game " << game << ", step " << result.steps;
    EXPECT_TRUE(result.finished || !tests::whole());
    for (std::size_t kind = 0; kind < made.size(); ++kind) {
      made[kind] += result.made[kind];
    }
  }
  const auto count = [&](ActionKind kind) { return made[static_cast<std::size_t>(kind)]; };
  for (std::size_t kind = 0; kind < made.size(); ++kind) {
    RecordProperty(std::string{core::sequence::name(static_cast<ActionKind>(kind))},
                   std::to_string(made[kind]));
  }
  EXPECT_GT(count(ActionKind::March), 0U);
  constexpr std::uint64_t kEnough = 20;  // of a few campaigns chance leaves out what it likes
  if (!tests::whole() || games < kEnough) {
    return;
  }
  // Fifty times in two hundred games: that many are the full run.
  const auto often = static_cast<std::uint32_t>(std::max<std::uint64_t>(1, games * 50 / 200));
  for (const ActionKind kind : {ActionKind::Attack,      ActionKind::AttackFromMarch,
                                ActionKind::AddAttacker, ActionKind::Withhold,
                                ActionKind::ChooseChit,  ActionKind::UseLeader,
                                ActionKind::PaySupply,   ActionKind::LosePoint,
                                ActionKind::RetreatTo,   ActionKind::Advance,
                                ActionKind::Sail,        ActionKind::CutRail,
                                ActionKind::CreateDepot, ActionKind::Embark,
                                ActionKind::Disembark,   ActionKind::BombardFort,
                                ActionKind::FightAtSea,  ActionKind::EnterFort,
                                ActionKind::Assault,     ActionKind::SiegeAssault}) {
    EXPECT_GE(count(kind), often) << core::sequence::name(kind);
  }
  // So rare, 53 to 120 times in two hundred games of some scenario, that fewer games may by chance
  // have less than their share.
  constexpr std::uint64_t kFullRun = 200;
  const bool full = games >= kFullRun;
  for (const ActionKind kind :
       {ActionKind::ConductSieges, ActionKind::SiegeBombard, ActionKind::LiftNothing,
        ActionKind::ReplaceFort, ActionKind::RemoveFort, ActionKind::RetreatInside,
        ActionKind::Stay, ActionKind::LoseShip}) {
    EXPECT_GE(count(kind), full ? often : 1U) << core::sequence::name(kind);
  }
  // What a scenario has no use for, as production outside the campaign, never comes up.
  for (std::size_t at = 0; full && at < made.size(); ++at) {
    EXPECT_TRUE(made[at] == 0 || made[at] >= often)
        << core::sequence::name(static_cast<ActionKind>(at)) << ": " << made[at];
  }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, FightingGames, testing::ValuesIn(tests::setup_names()),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// Scenarios in turn, so that all of them see errata switched off.
const std::string& scenario_of(std::size_t number) {
  return tests::setup_names()[number % tests::setup_names().size()];
}

TEST(ErrataOff, Case_0_2_each_alone_leaves_a_game_that_holds_together) {
  const std::uint64_t most_steps = tests::whole() ? 4000 : tests::watched() ? 60 : 250;
  std::size_t number = 0;
  for (const core::data::Erratum& erratum : tests::catalogue().errata()) {
    if (constexpr std::size_t kOneIn = 7; tests::watched() && number % kOneIn != 0) {
      ++number;
      continue;
    }
    Switches switches;
    switches.errata.set(erratum.id, false);
    const std::string& scenario = scenario_of(number++);
    SCOPED_TRACE(scenario + " without " + erratum.id);
    try {
      const RandomGame result =
          play(scenario, switches, number, {most_steps, kCheckEvery, Players::Fighting});
      EXPECT_EQ(result.fault, "") << "step " << result.steps;
    } catch (const core::base::DataError& error) {
      // Two of them belong together: the refusal says what to ask for.
      EXPECT_THAT(std::string{error.reason()}, testing::HasSubstr("-" + erratum.id));
    }
  }
  EXPECT_EQ(number, 105U);
}

}  // namespace
