// Operations of forces in random positions of all set-ups: what is listed can be done, what an
// outlook tells comes so, a refusal is a refusal, and nothing hidden shows.
#include "core/game/undo.h"
#include "core/plan/menu.h"
#include "core/plan/planner.h"
#include "core/plan/undertake.h"
#include "core/strategic/opening.h"
#include "core/supply/memo.h"
#include "core/trial_play/random_play.h"
#include "core/trial_play/two_worlds.h"
#include "core/words/wording.h"
#include "tests/play/thin.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace {

using core::game::Game;
using core::plan::Force;
using core::plan::LaidBy;
using core::plan::Operations;
using core::plan::Planner;
using core::plan::Verb;
using core::rulebook::Secrecy;
using core::sequence::Action;
using core::state::PieceId;

class Moments : public testing::TestWithParam<std::tuple<std::string, Secrecy>> {
 protected:
  Moments() {
    core::rulebook::Switches switches;
    switches.secrecy = std::get<Secrecy>(GetParam());
    setup_ = tests::catalogue().open_setup(std::get<std::string>(GetParam()), switches);
  }

  /// Calls `look` at moments of random games in which forces can move.
  template <class Look>
  void each_moment(std::uint64_t games, const Look& look) {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      Game game{setup_.setting, core::strategic::opening_of(setup_.setting, setup_.state, seed)};
      core::trial_play::RandomPlayer player{seed};
      std::uint64_t next = random_() % 150;
      const std::uint64_t most = tests::kThin == 1 ? 60'000 : 12'000;
      for (std::uint64_t step = 0; step < most && !game.kinds().empty(); ++step) {
        const core::state::Turn& turn = game.state().turn;
        const bool free = turn.pending.empty() ||
                          turn.innermost<core::state::ForceMove>() != nullptr ||
                          turn.innermost<core::state::ShipMove>() != nullptr;
        if (step >= next && free && core::state::is_movement(turn.stage)) {
          SCOPED_TRACE("seed " + std::to_string(seed) + " step " + std::to_string(step));
          look(game);
          next = step + 1 + random_() % (tests::kThin == 1 ? 1000 : 8000);
          if (HasFailure()) {
            return;
          }
        }
        ASSERT_TRUE(game.act(player.choose(game)));
      }
    }
  }

  /// Some of the forces.
  std::vector<Force> some_forces(const Planner& planner) {
    std::vector<Force> some;
    for (const Force& force : planner.forces()) {
      if (random_() % 4 == 0) {
        some.push_back(force);
      }
    }
    return some;
  }

  core::data::OpenedSetup setup_;
  std::mt19937_64 random_{1863};
};

class HiddenThings : public Moments {};

std::string name_of(const Force& force, Verb verb) {
  return force.name + ": " + std::string{core::plan::row_of(verb).word};
}

/// What is certain of an outlook, done in the game itself.
void expect_as_told(Game game, const Force& force, Verb verb, const core::plan::Outlook& outlook,
                    bool open) {
  const Secrecy secrecy = game.situation().setting.switches.secrecy;
  for (std::size_t at = 0; at < outlook.orders.size(); ++at) {
    const auto happened = game.act(outlook.orders[at]);
    if (!happened && !open) {
      return;  // somebody is there who was not seen
    }
    ASSERT_TRUE(happened) << name_of(force, verb) << ", order " << at << ": "
                          << happened.error().reason;
    const bool last = at + 1 == outlook.orders.size();
    if (open && !last) {
      ASSERT_FALSE(core::game::any_stops_undo(*happened, secrecy)) << name_of(force, verb);
    }
  }
  if (verb == Verb::Raid && outlook.whole) {
    EXPECT_EQ(outlook.orders.back().kind, core::sequence::ActionKind::CutRail);
  }
  const auto laid = core::plan::row_of(verb).laid;
  const bool goes_there = laid == LaidBy::March || laid == LaidBy::Rail || laid == LaidBy::Ferry ||
                          laid == LaidBy::Land;
  const core::state::Piece& chief = game.state().piece(force.chief);
  if (open && outlook.whole && goes_there && outlook.end.aim.hex) {
    ASSERT_TRUE(chief.hex() != nullptr) << name_of(force, verb);
    EXPECT_EQ(*chief.hex(), *outlook.end.aim.hex) << name_of(force, verb);
    if (outlook.fed) {
      EXPECT_EQ(*outlook.fed, core::supply::in_chain(game.situation(), force.chief));
    }
  }
}

TEST_P(Moments, what_is_listed_can_be_done_and_comes_as_told) {
  int told = 0;
  int refused = 0;
  const bool open = std::get<Secrecy>(GetParam()) == Secrecy::Open;
  each_moment(tests::kThin == 1 ? 3 : 1, [&](Game& game) {
    Planner planner{game};
    for (const Force& force : some_forces(planner)) {
      for (const Verb verb : core::plan::verbs()) {
        const Operations operations = planner.operations(force, verb);
        ASSERT_TRUE(operations.ends.empty() == operations.refusal.has_value())
            << name_of(force, verb);
        if (operations.ends.empty()) {
          ++refused;
          continue;
        }
        const auto& end = operations.ends[random_() % operations.ends.size()];
        const auto outlook = planner.outlook({force, verb, end.aim});
        ASSERT_TRUE(outlook) << name_of(force, verb) << ": " << outlook.error().reason;
        ASSERT_FALSE(outlook->orders.empty());
        if (core::plan::row_of(verb).laid != LaidBy::Choice && verb != Verb::Attack) {
          EXPECT_EQ(outlook->end.cost, end.cost) << name_of(force, verb);
        }
        expect_as_told(game, force, verb, *outlook, open);
        ++told;
      }
    }
  });
  EXPECT_GT(told, tests::kThin == 1 ? 300 : 5);
  EXPECT_GT(refused, 30);
}

TEST_P(Moments, a_menu_is_short_in_one_order_and_says_what_comes_or_why_not) {
  int lines_that_do = 0;
  each_moment(1, [&](Game& game) {
    Planner planner{game};
    for (const Force& force : some_forces(planner)) {
      if (tests::watched() && random_() % 4 != 0) {
        continue;  // slower by far
      }
      const std::vector<core::plan::MenuLine> lines = core::plan::menu_of(planner, force);
      EXPECT_FALSE(lines.empty()) << force.name;
      EXPECT_LE(lines.size(), core::plan::kMostMenuLines) << force.name;
      const bool in_order =
          std::ranges::is_sorted(lines, std::less<>{}, [](const core::plan::MenuLine& line) {
            return std::pair{core::plan::row_of(line.operations.verb).group, line.operations.verb};
          });
      EXPECT_TRUE(in_order) << force.name;
      for (const core::plan::MenuLine& line : lines) {
        const Verb verb = line.operations.verb;
        ASSERT_EQ(line.operations.ends.empty(), line.operations.refusal.has_value());
        EXPECT_EQ(line.outlook.has_value(), line.operations.ends.size() == 1)
            << name_of(force, verb);
        EXPECT_EQ(line.operations.ends.size(), planner.operations(force, verb).ends.size());
        lines_that_do += line.operations.ends.empty() ? 0 : 1;
      }
    }
  });
  EXPECT_GT(lines_that_do, tests::watched() ? 0 : 10);
}

TEST_P(Moments, what_is_listed_at_once_is_what_a_force_by_itself_is_told) {
  int compared = 0;
  each_moment(tests::kThin == 1 ? 4 : 1, [&](Game& game) {
    Planner planner{game};
    for (const Force& force : some_forces(planner)) {
      for (const auto& [verb, going] : {std::pair{Verb::March, core::plan::Going::March},
                                        std::pair{Verb::Ride, core::plan::Going::Rail}}) {
        const Operations listed = planner.operations(force, verb);
        if (listed.ends.empty()) {
          continue;
        }
        const auto way = planner.outlook({force, verb, listed.ends.front().aim});
        ASSERT_TRUE(way) << name_of(force, verb) << ": " << way.error().reason;
        const core::plan::Itinerary alone{game, way->goes, going};
        ASSERT_FALSE(alone.refusal()) << name_of(force, verb) << ": " << alone.refusal()->reason;
        ASSERT_EQ(alone.destinations().size(), listed.ends.size()) << name_of(force, verb);
        for (std::size_t at = 0; at < listed.ends.size(); ++at) {
          EXPECT_EQ(alone.destinations()[at].hex, *listed.ends[at].aim.hex);
          EXPECT_EQ(alone.destinations()[at].cost, listed.ends[at].cost);
        }
        ++compared;
      }
    }
  });
  EXPECT_GT(compared, tests::kThin == 1 ? 0 : -1);
}

TEST_P(Moments, a_refusal_is_a_refusal) {
  int refused = 0;
  each_moment(1, [&](Game& game) {
    Planner planner{game};
    for (const Force& force : some_forces(planner)) {
      for (const Verb verb : core::plan::verbs()) {
        core::plan::Operation operation{force, verb, {}};
        operation.aim.hex = core::board::HexId::from_ordinal(
            static_cast<int>(random_() % static_cast<unsigned>(core::board::kHexCount)));
        const auto outlook = planner.outlook(operation);
        if (outlook) {
          continue;
        }
        // Whatever a sentence names is there: no word is missing in it.
        const std::string told = core::words::sentence(game.situation(), outlook.error());
        EXPECT_THAT(told, testing::Not(testing::ContainsRegex("  | ,| \\.|\\{")))
            << outlook.error().reason;
        Game here = game;
        const auto done = core::plan::undertake(
            operation, [&] { return here; },
            [&](const Action& choice) -> core::state::Ruling<> {
              const auto happened = here.act(choice);
              return happened ? core::state::Ruling<>{} : core::state::refused(happened.error());
            });
        ASSERT_TRUE(done.failed) << name_of(force, verb);
        EXPECT_EQ(done.choices, 0U) << name_of(force, verb);
        EXPECT_TRUE(here.state() == game.state());
        ++refused;
      }
    }
  });
  EXPECT_GT(refused, 30);
}

TEST_P(HiddenThings, Case_0_5_operations_are_the_same_whatever_is_hidden) {
  int compared = 0;
  each_moment(tests::kThin == 1 ? 2 : 1, [&](Game& game) {
    Planner planner{game};
    Game changed{
        setup_.setting,
        core::trial_play::changed_secretly(setup_.setting, game.state(), planner.side(), random_),
        core::game::FirstStage::AsItStands};
    Planner there{changed};
    for (const Force& force : some_forces(planner)) {
      for (const Verb verb : core::plan::verbs()) {
        const Operations here = planner.operations(force, verb);
        const Operations other = there.operations(force, verb);
        ASSERT_EQ(here.ends, other.ends) << name_of(force, verb);
        if (here.refusal) {
          ASSERT_TRUE(other.refusal);
          EXPECT_EQ(here.refusal->reason, other.refusal->reason) << name_of(force, verb);
        }
        if (!here.ends.empty()) {
          const auto& end = here.ends[random_() % here.ends.size()];
          const auto outlook = planner.outlook({force, verb, end.aim});
          const auto outlook_there = there.outlook({force, verb, end.aim});
          ASSERT_TRUE(outlook) << name_of(force, verb) << ": " << outlook.error().reason;
          ASSERT_TRUE(outlook_there)
              << name_of(force, verb) << ": " << outlook_there.error().reason;
          EXPECT_EQ(outlook->orders, outlook_there->orders) << name_of(force, verb);
          EXPECT_EQ(outlook->whole, outlook_there->whole) << name_of(force, verb);
          EXPECT_EQ(outlook->enemies_beside, outlook_there->enemies_beside);
        }
        ++compared;
      }
    }
  });
  EXPECT_GT(compared, 30);
}

std::string name_of_moments(const testing::TestParamInfo<std::tuple<std::string, Secrecy>>& each) {
  std::string name = std::get<std::string>(each.param);
  std::replace(name.begin(), name.end(), '-', '_');
  return name + (std::get<Secrecy>(each.param) == Secrecy::Open ? "_open" : "_limited");
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Moments,
                         testing::Combine(testing::ValuesIn(tests::setup_names()),
                                          testing::Values(Secrecy::Open, Secrecy::Limited)),
                         name_of_moments);

INSTANTIATE_TEST_SUITE_P(Scenarios, HiddenThings,
                         testing::Combine(testing::ValuesIn(tests::setup_names()),
                                          testing::Values(Secrecy::Limited)),
                         name_of_moments);

}  // namespace
