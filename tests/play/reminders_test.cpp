// [4.1] [12.1] Random games: what is said before a pass can be done, tells no secret, and the
// forecast of supply comes true.
#include "core/game/reminders.h"

#include "core/game/game.h"
#include "core/game/template_text.h"
#include "core/strategic/opening.h"
#include "core/study/random_play.h"
#include "core/supply/forecast.h"
#include "core/supply/maintenance.h"
#include "tests/play/two_worlds.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace {

using core::board::Side;
using core::game::Game;
using core::game::Reminder;
using core::sequence::Action;
using core::sequence::ActionKind;
using core::state::Stage;
using core::supply::FeedPlan;
using core::supply::Forecast;

class RemindersInPlay : public testing::TestWithParam<std::string> {
 protected:
  static Game begin(std::uint64_t seed) {
    const core::data::OpenedSetup& setup = tests::real_setup(GetParam());
    return {setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
  }

  static bool may_pass(Game& game) {
    return std::any_of(game.legal().begin(), game.legal().end(),
                       [](const Action& action) { return action.kind == ActionKind::Pass; });
  }
};

/// What is wrong with a reminder; empty when nothing is.
std::string fault_of(Game& game, const Reminder& reminder, Side side) {
  const auto& legal = game.legal();
  for (const Action& choice : reminder.choices) {
    if (std::find(legal.begin(), legal.end(), choice) == legal.end()) {
      return "names a choice that is not legal: " + std::string{core::sequence::name(choice.kind)};
    }
  }
  for (const core::state::PieceId piece : reminder.pieces) {
    if (game.state().piece(piece).side != side) {
      return "names a piece of the Enemy";
    }
  }
  const std::string text = core::game::sentence(game.situation(), reminder);
  if (text.find('{') != std::string::npos || text.find("  ") != std::string::npos ||
      !text.ends_with("[" + reminder.cited.text() + "].")) {
    return "reads: " + text;
  }
  return {};
}

TEST_P(RemindersInPlay, Case_4_1_before_each_pass_what_can_still_be_done_is_legal) {
  std::set<std::string> said;
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Game game = begin(seed);
    core::study::RandomPlayer player{seed};
    for (int step = 0; step < 20'000 && !game.legal().empty(); ++step) {
      const bool maintains = game.state().turn.stage == Stage::Maintenance;
      if (may_pass(game) ? step % 5 == 0 : maintains && step % 7 == 0) {
        const Side side = game.question()->side;
        for (const Reminder& reminder :
             core::game::reminders(game.situation(), side, game.legal())) {
          EXPECT_EQ(fault_of(game, reminder, side), "")
              << reminder.key << ", seed " << seed << " step " << step;
          said.insert(std::string{reminder.key});
        }
        EXPECT_TRUE(core::game::reminders(game.situation(), core::board::enemy_of(side)).empty());
        ++asked;
      }
      ASSERT_TRUE(game.act(player.choose(game.legal())).has_value());
    }
  }
  EXPECT_GT(asked, 500);
  EXPECT_GT(said.size(), 12U);
  for (const std::string& key : said) {
    RecordProperty(key, 1);
  }
}

/// Follows the program in a Maintenance that goes on; gives SUP paid and CSP left unsupplied.
struct Followed {
  std::vector<std::uint8_t> faces;
  int consumed{};
  std::vector<core::state::PieceId> unsupplied;
};

Followed follow(Game& game, Side side) {
  Followed result;
  const auto note = [&](const std::vector<core::state::Event>& events) {
    for (const auto& event : events) {
      if (const auto* rolled = std::get_if<core::state::Rolled>(&event)) {
        if (rolled->id == core::rulebook::RollId::Consume) {
          result.faces.push_back(static_cast<std::uint8_t>(rolled->face));
        }
      } else if (const auto* deed = std::get_if<core::state::DeedSet>(&event)) {
        if (deed->deed == core::state::Deed::Unsupplied && deed->on) {
          result.unsupplied.push_back(deed->piece);
        }
      } else if (const auto* stock = std::get_if<core::state::StockChanged>(&event)) {
        result.consumed -= stock->by;
      } else if (const auto* ground = std::get_if<core::state::GroundChanged>(&event)) {
        result.consumed -= ground->by;
      } else if (const auto* pool = std::get_if<core::state::PoolChanged>(&event)) {
        result.consumed -= pool->by;
      } else if (const auto* stage = std::get_if<core::state::StageBegan>(&event)) {
        if (stage->stage == Stage::Attrition) {
          return;  // what is lost there is no matter here
        }
      }
    }
  };
  while (game.state().turn.stage == Stage::Maintenance && game.state().turn.acting == side) {
    const auto choice = core::supply::default_choice(game.situation());
    const auto happened = game.act(*choice);
    EXPECT_TRUE(happened.has_value());
    note(*happened);
  }
  return result;
}

TEST_P(RemindersInPlay, Case_12_11_the_forecast_with_the_dice_that_fall_comes_true) {
  int compared = 0;
  for (std::uint64_t seed = 11; seed <= 13; ++seed) {
    Game game = begin(seed);
    core::study::RandomPlayer player{seed};
    for (int step = 0; step < 60'000 && !game.legal().empty(); ++step) {
      const core::state::Turn& turn = game.state().turn;
      if (turn.stage != Stage::Maintenance || !turn.work.empty()) {
        ASSERT_TRUE(game.act(player.choose(game.legal())).has_value());
        continue;
      }
      const Side side = turn.acting;
      Game other = game;
      const auto before = game.state().purse_of(side);
      const Followed happened = follow(game, side);
      const Forecast told = core::supply::forecast_with(other.situation(), side, happened.faces);
      std::vector<core::state::PieceId> unsupplied;
      for (const FeedPlan& plan : told.forces) {
        if (plan.unsupplied) {
          unsupplied.insert(unsupplied.end(), plan.force.units.begin(), plan.force.units.end());
        }
        EXPECT_EQ(plan.unsupplied, plan.owed > plan.within_reach);
      }
      ASSERT_EQ(told.forces.size(), happened.faces.size()) << "seed " << seed << " step " << step;
      EXPECT_EQ(told.consumed, happened.consumed) << "seed " << seed << " step " << step;
      EXPECT_EQ(unsupplied, happened.unsupplied);
      EXPECT_EQ(told.before, before);
      for (const auto& stock : told.stocks) {
        EXPECT_EQ(stock.before, other.state().piece(stock.piece).stock);
      }
      ++compared;
    }
  }
  EXPECT_GT(compared, 10);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, RemindersInPlay,
                         testing::Values("east-62", "west-62", "east-63", "west-63", "east-64",
                                         "west-64"),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// Two worlds that differ in what the side may not see.
class RemindersInTwoWorlds : public testing::TestWithParam<std::string> {};

TEST_P(RemindersInTwoWorlds, Case_0_5_reminders_are_alike_whatever_is_hidden_in_the_enemys_stacks) {
  core::rulebook::Switches switches;
  switches.secrecy = core::rulebook::Secrecy::Limited;
  const core::data::OpenedSetup setup = tests::catalogue().open_setup(GetParam(), switches);
  std::mt19937_64 random{1864};
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Game game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
    core::study::RandomPlayer player{seed};
    for (int step = 0; step < 6'000 && !game.legal().empty(); ++step) {
      if (step % 23 == 0 && game.state().turn.work.empty()) {
        const Side reader = game.question()->side;
        core::state::Standing there{
            setup.setting, tests::changed_secretly(setup.setting, game.state(), reader, random)};
        const auto here = core::game::reminders(game.situation(), reader);
        ASSERT_EQ(here, core::game::reminders(there.situation(), reader))
            << "seed " << seed << " step " << step << " stage "
            << core::state::name(game.state().turn.stage);
        compared += here.empty() ? 0 : 1;
      }
      ASSERT_TRUE(game.act(player.choose(game.legal())).has_value());
    }
  }
  EXPECT_GT(compared, 100);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, RemindersInTwoWorlds,
                         testing::Values("east-62", "west-62", "west-63"),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
