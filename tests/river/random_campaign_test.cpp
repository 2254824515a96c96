// Random legal campaigns: what must hold in every state, and the same campaign from the same dice.
#include "core/river/confederates.h"
#include "core/river/outlook.h"
#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <type_traits>
#include <variant>

namespace tests::river {
namespace {

using core::river::GunState;
using core::river::MountedGun;

constexpr int kMostTurns = 200;

using Chance = std::mt19937_64;

std::size_t below_many(Chance& chance, std::size_t many) { return chance() % many; }

bool one_in(Chance& chance, std::size_t many) { return below_many(chance, many) == 0; }

Begin random_begin(Chance& chance, std::size_t sample) {
  Begin begin = core::river::sample_begin(tested_charts(), sample,
                                          static_cast<std::uint32_t>(chance()), chance());
  for (const auto& [name, value] : core::river::named({}).texts({})) {
    const auto words = core::river::named({}).words(name);
    EXPECT_EQ(
        core::river::named(begin.options).set(begin.options, name, words.at(below_many(chance, 2))),
        "");
  }
  for (auto& each : begin.supply) {
    each.posture = static_cast<core::river::Posture>(below_many(chance, 3));
  }
  for (auto& each : begin.barges) {
    each = static_cast<std::uint8_t>(below_many(chance, 3));
  }
  EXPECT_EQ(core::river::fault_of(tested_charts(), begin), "");
  return begin;
}

bool ends_all(const Action& action) {
  const auto* const order = std::get_if<core::river::GiveOrder>(&action);
  return (order != nullptr && order->course == Course::Quit) ||
         std::holds_alternative<core::river::Burn>(action);
}

/// With this the turn, the encounter or the night goes on.
bool goes_on(const Action& action) {
  return std::holds_alternative<core::river::GiveOrder>(action) ||
         std::holds_alternative<core::river::FightOn>(action) ||
         std::holds_alternative<core::river::RunPast>(action) ||
         std::holds_alternative<core::river::BreakOff>(action) ||
         std::holds_alternative<core::river::EndDay>(action);
}

bool falls_back(const Action& action) {
  const auto* const order = std::get_if<core::river::GiveOrder>(&action);
  const auto* const night = std::get_if<core::river::EndDay>(&action);
  return (order != nullptr && order->course == Course::FallBack) ||
         (night != nullptr && night->drop > 0);
}

bool goes_up(const Action& action) {
  const auto* const order = std::get_if<core::river::GiveOrder>(&action);
  return order != nullptr && (order->course == Course::Advance || order->course == Course::Explore);
}

/// One of those offered: mostly such as go on, and up the river; seldom down it, very seldom Quit
/// and Burn.
Action random_choice(const std::vector<Action>& offered, Chance& chance) {
  const bool all = one_in(chance, 3);
  const bool quits = one_in(chance, 200);
  const bool retires = one_in(chance, 20);
  std::vector<Action> some = offered;
  std::erase_if(some, [&](const Action& each) {
    return (!all && !goes_on(each)) || (!retires && falls_back(each)) || (!quits && ends_all(each));
  });
  if (std::ranges::any_of(some, goes_up) && one_in(chance, 2)) {
    std::erase_if(some, [](const Action& each) { return !goes_up(each); });
  }
  const auto& from = some.empty() ? offered : some;
  return from.at(below_many(chance, from.size()));
}

int number_of(Chance& chance, int lowest, int highest) {
  const auto many = static_cast<std::uint64_t>(highest) - static_cast<std::uint64_t>(lowest) + 1;
  return lowest + static_cast<int>(chance() % many);
}

/// A report that names anybody, some of them twice.
Action wild_report(Chance& chance) {
  const auto number = [&chance](int lowest, int highest) {
    return number_of(chance, lowest, highest);
  };
  const auto small = [&] { return static_cast<std::uint8_t>(number(0, 3) / 2); };
  core::river::Report report;
  for (int i = number(0, 3); i > 0; --i) {
    core::river::VesselReport each;
    each.vessel = VesselId{small()};
    each.damage = static_cast<std::int16_t>(number(0, 30));
    each.guns_out = {small()};
    each.stack_hits = static_cast<std::int8_t>(number(0, 1));
    each.fired = {{small(), static_cast<std::int16_t>(number(0, 200))}};
    each.fate = static_cast<core::river::Fate>(number(0, 4) * number(0, 1));
    each.aground = one_in(chance, 4);
    report.vessels.push_back(each);
  }
  for (int i = number(0, 2); i > 0; --i) {
    report.batteries.push_back({small(), {small()}, one_in(chance, 2)});
  }
  for (int i = number(0, 2); i > 0; --i) {
    report.enemies.push_back({small(), static_cast<std::int16_t>(number(0, 60)),
                              static_cast<core::river::EnemyFate>(number(0, 4))});
  }
  report.outcome = static_cast<core::river::Outcome>(number(0, 2));
  return report;
}

/// Any choice at all, mostly one that is not legal.
Action wild_choice(Chance& chance) {
  const auto number = [&chance](int lowest, int highest) {
    return number_of(chance, lowest, highest);
  };
  const auto vessel = [&] { return VesselId{static_cast<std::uint8_t>(number(0, 5))}; };
  const auto group = [&] { return GroupId{static_cast<std::uint8_t>(number(0, 4))}; };
  const auto standing = [&] { return static_cast<Standing>(number(0, 4)); };
  const auto small = [&] { return static_cast<std::int8_t>(number(-1, 4)); };
  const auto what = [&]() -> std::optional<core::river::Scavenging> {
    return one_in(chance, 2) ? std::nullopt
                             : std::optional{core::river::Scavenging{
                                   static_cast<core::river::Scavenging::What>(number(0, 2)),
                                   static_cast<std::uint8_t>(number(0, 2))}};
  };
  switch (number(0, 13)) {
    case 0:
      return core::river::GiveOrder{static_cast<Course>(number(0, 3)), small(), what()};
    case 1:
      return core::river::SetStanding{group(), standing(), one_in(chance, 3), small(), what()};
    case 2:
      return core::river::Detach{{vessel(), vessel()}, standing()};
    case 3:
      return core::river::Rejoin{group()};
    case 4:
      return core::river::SetLine{{vessel(), vessel(), vessel(), vessel(), vessel()}};
    case 5:
      return core::river::MoveFuel{vessel(), vessel(), static_cast<std::int16_t>(number(0, 30))};
    case 6:
      return core::river::MoveRounds{vessel(), vessel(), static_cast<GunIndex>(number(0, 14)),
                                     static_cast<std::int16_t>(number(-1, 100))};
    case 7:
      return core::river::CastOff{vessel()};
    case 8:
      return core::river::PickUp{vessel()};
    case 9:
      return core::river::Tow{vessel(), vessel()};
    case 10:
      return core::river::LetGo{vessel()};
    case 11:
      return core::river::EndDay{small()};
    case 12:
      return wild_report(chance);
    default:
      return core::river::RunPast{};
  }
}

/// An encounter as it might have been fought on a table: all enemies are beaten.
Action won_on_a_table(const State& state) {
  core::river::Report report;
  const Section& section = *state.find_section(state.fight->at);
  for (const auto& each : state.fight->parts) {
    if (each.battery) {
      report.batteries.push_back({*each.battery, {}, true});
    }
  }
  for (std::size_t i = 0; i < section.enemies.size(); ++i) {
    if (core::river::is_active(section.enemies[i])) {
      report.enemies.push_back({static_cast<std::uint8_t>(i), 0, core::river::EnemyFate::Captured});
    }
  }
  return report;
}

std::string comes_back(const std::vector<MountedGun>& before, const std::vector<MountedGun>& after,
                       bool remounted) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    const bool back = after.at(i).state < before[i].state;
    if (back && (before[i].state == GunState::Gone || !remounted)) {
      return "a gun comes back that was out";
    }
  }
  return {};
}

std::string forgotten_section(const Section& before, const Section& after) {
  if (before.heading != after.heading || before.bend != after.bend ||
      (before.entered && (!after.entered || before.terrain != after.terrain ||
                          before.tributary != after.tributary))) {
    return "a known section is another one";
  }
  for (std::size_t i = 0; i < before.batteries.size(); ++i) {
    if (std::string wrong = comes_back(before.batteries[i].guns, after.batteries.at(i).guns, false);
        !wrong.empty()) {
      return wrong;
    }
  }
  for (std::size_t i = 0; i < before.enemies.size(); ++i) {
    if (std::string wrong = comes_back(before.enemies[i].guns, after.enemies.at(i).guns, false);
        !wrong.empty()) {
      return wrong;
    }
  }
  return {};
}

/// What must hold between a state and the one after it.
std::string broken_step(const State& before, const State& after, const std::vector<Event>& events) {
  if (after.turn < before.turn || after.turn > before.turn + 1) {
    return "turns do not count up";
  }
  for (std::size_t i = 0; i < before.vessels.size(); ++i) {
    if (std::string wrong = comes_back(before.vessels[i].guns, after.vessels[i].guns,
                                       tells(events, "gun-remounted"));
        !wrong.empty()) {
      return wrong;
    }
  }
  for (std::size_t branch = 0; branch < before.branches.size(); ++branch) {
    const auto& sections = before.branches[branch].sections;
    for (std::size_t i = 0; i < sections.size(); ++i) {
      if (std::string wrong =
              forgotten_section(sections[i], after.branches.at(branch).sections.at(i));
          !wrong.empty()) {
        return wrong;
      }
    }
  }
  State again = before;
  for (const Event& each : events) {
    apply(again, each);
  }
  return again == after ? "" : "events do not lead from state to state";
}

std::string where_in(const State& state) {
  return "turn " + std::to_string(state.turn) + " step " +
         std::to_string(static_cast<int>(state.step)) + " section " +
         std::to_string(state.main().at.section);
}

/// One choice of a random campaign. @return what is wrong
std::string go_randomly(Game& game, Chance& chance, std::vector<Action>& choices) {
  const auto offered = game.offered();
  if (offered.empty()) {
    return "nothing is offered";
  }
  const bool fights = game.state().fight.has_value();
  const Action action = fights && one_in(chance, 4)    ? wild_report(chance)
                        : one_in(chance, 8)            ? wild_choice(chance)
                        : fights && one_in(chance, 12) ? won_on_a_table(game.state())
                                                       : random_choice(offered, chance);
  const State before = game.state();
  const bool legal = game.judge(action).has_value();
  const auto events = game.act(action);
  if (legal != events.has_value()) {
    return "judged otherwise than done";
  }
  if (!events) {
    return game.state() == before ? "" : "what is refused changes the state";
  }
  choices.push_back(action);
  if (std::string wrong = broken(game.setting(), game.state()); !wrong.empty()) {
    return wrong;
  }
  return broken_step(before, game.state(), *events);
}

/// [RR-500] What was told at a moment of what the campaign may still come to.
struct ToldOutlook {
  std::int16_t turn{};
  core::river::LevelOutlook outlook;
};

bool holds(const core::river::Bounds& bounds, int total) {
  return bounds.worst.value_or(total) <= total && total <= bounds.best.value_or(total);
}

/// @return what is wrong with the first moment at which something else was told than came
std::string broken_outlook(const std::vector<ToldOutlook>& all, const State& end) {
  const int total = end.result->points;
  for (const ToldOutlook& each : all) {
    const bool right = holds(each.outlook.final, total) &&
                       (each.turn < end.turn || holds(each.outlook.this_turn, total)) &&
                       (!each.outlook.last_turn || each.turn == end.turn);
    if (!right) {
      return "in turn " + std::to_string(each.turn) + " a total of " + std::to_string(total) +
             " in turn " + std::to_string(end.turn) + " was told to be out of reach";
    }
  }
  return {};
}

/// Plays a campaign by chance to its end, or for so many turns.
Game play_randomly(const Begin& begin, std::uint64_t seed, std::vector<Action>& choices) {
  Game game{setting_of(begin)};
  Chance chance{seed};
  std::vector<ToldOutlook> told;
  while (!game.is_over() && game.state().turn <= kMostTurns) {
    told.push_back({game.state().turn, level_outlook(game.setting(), game.state())});
    const std::string wrong = go_randomly(game, chance, choices);
    EXPECT_EQ(wrong, "") << "seed " << seed << ' ' << where_in(game.state()) << " choice "
                         << choices.size() << " of kind "
                         << (choices.empty() ? 0 : choices.back().index());
    if (!wrong.empty()) {
      return game;
    }
  }
  EXPECT_EQ(game.is_over() ? broken_outlook(told, game.state()) : "", "") << "seed " << seed;
  return game;
}

class RandomCampaign : public ::testing::TestWithParam<std::size_t> {};

TEST_P(
    RandomCampaign,
    RR_063_RR_484_RR_500_invariants_and_bounds_hold_and_the_choices_make_the_same_campaign_again) {
  constexpr std::uint64_t kCampaigns = 150;
  for (std::uint64_t i = 1; i <= kCampaigns; ++i) {
    const std::uint64_t seed = 1000 * (GetParam() + 1) + i;
    Chance chance{~seed};
    const Begin begin = random_begin(chance, GetParam());
    std::vector<Action> choices;
    const Game game = play_randomly(begin, seed, choices);
    if (HasFailure()) {
      return;
    }
    EXPECT_TRUE(game.is_over() || game.state().turn > kMostTurns);
    EXPECT_EQ(game.offered().empty(), game.is_over());
    Game again{setting_of(begin)};
    for (const Action& each : choices) {
      act(again, each);
    }
    EXPECT_TRUE(again.state() == game.state()) << "seed " << seed;
  }
}

INSTANTIATE_TEST_SUITE_P(All, RandomCampaign,
                         ::testing::Values(kPorter, kTimbers, kMosquito, kMonitors));

}  // namespace
}  // namespace tests::river
