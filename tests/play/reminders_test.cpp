// [4.1] [12.1] Random games: what is said before a pass can be done, tells no secret, and the
// forecast of supply comes true.
#include "core/plan/reminders.h"

#include "core/game/game.h"
#include "core/strategic/opening.h"
#include "core/supply/forecast.h"
#include "core/supply/maintenance.h"
#include "core/trial_play/random_play.h"
#include "core/trial_play/two_worlds.h"
#include "tests/play/thin.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <tuple>

namespace {

using core::board::Side;
using core::game::Game;
using core::plan::Reminder;
using core::sequence::Action;
using core::sequence::ActionKind;
using core::state::Stage;
using core::supply::FeedPlan;
using core::supply::Forecast;

class RemindersInPlay : public testing::TestWithParam<std::string> {
 protected:
  /// A scenario; with "-printed" behind it without any erratum.
  static Game begin(std::uint64_t seed) {
    constexpr std::string_view kPrinted = "-printed";
    std::string scenario = GetParam();
    core::rulebook::Switches switches;
    if (scenario.ends_with(kPrinted)) {
      scenario.resize(scenario.size() - kPrinted.size());
      switches.errata = core::rulebook::ErrataSelection::as_printed();
    }
    const core::data::OpenedSetup setup = tests::catalogue().open_setup(scenario, switches);
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
  const std::string text = core::plan::sentence(game.situation(), reminder);
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
    core::trial_play::RandomPlayer player{seed};
    for (int step = 0; step < 20'000 && !game.legal().empty(); ++step) {
      const bool maintains = game.state().turn.stage == Stage::Maintenance;
      if (may_pass(game) ? step % (5 * tests::kThin) == 0
                         : maintains && step % (7 * tests::kThin) == 0) {
        const Side side = game.question()->side;
        for (const Reminder& reminder :
             core::plan::reminders(game.situation(), side, game.legal())) {
          EXPECT_EQ(fault_of(game, reminder, side), "")
              << reminder.key << ", seed " << seed << " step " << step;
          said.insert(std::string{reminder.key});
        }
        EXPECT_TRUE(core::plan::reminders(game.situation(), core::board::enemy_of(side)).empty());
        ++asked;
      }
      ASSERT_TRUE(game.act(player.choose(game.legal())).has_value());
    }
  }
  EXPECT_GT(asked, 500 / tests::kThin);
  EXPECT_GT(said.size(), tests::kThin == 1 ? 12U : 6U);
  for (const std::string& key : said) {
    RecordProperty(key, 1);
  }
}

/// What happens in a Maintenance that is left to the program.
struct Followed {
  std::vector<std::uint8_t> faces;
  int consumed{};
  std::vector<core::state::PieceId> unsupplied;
  std::map<core::state::PieceId, int> taken;  ///< SUP from each stock
  int from_pool{};
  int rail_points{};

  /// @return whether the Maintenance went on until then.
  bool note(const core::state::Event& event) {
    if (const auto* rolled = std::get_if<core::state::Rolled>(&event)) {
      faces.push_back(static_cast<std::uint8_t>(rolled->face));
    } else if (const auto* status = std::get_if<core::state::StatusSet>(&event)) {
      if (status->status == core::state::Status::Unsupplied && status->on) {
        unsupplied.push_back(status->piece);
      }
    } else if (const auto* stock = std::get_if<core::state::StockChanged>(&event)) {
      consumed -= stock->by;
      taken[stock->piece] -= stock->by;
    } else if (const auto* ground = std::get_if<core::state::GroundChanged>(&event)) {
      consumed -= ground->by;
    } else if (const auto* pool = std::get_if<core::state::PoolChanged>(&event)) {
      consumed -= pool->by;
      from_pool -= pool->by;
    } else if (const auto* rails = std::get_if<core::state::RailPointsChanged>(&event)) {
      rail_points -= rails->by;
    }
    return !std::holds_alternative<core::state::StageBegan>(event);
  }
};

Followed follow(Game& game, Side side) {
  Followed result;
  while (game.state().turn.stage == Stage::Maintenance && game.state().turn.acting == side) {
    const auto happened = game.act(*core::supply::default_choice(game.situation()));
    EXPECT_TRUE(happened.has_value());
    for (const auto& event : *happened) {
      if (!result.note(event)) {
        return result;
      }
    }
  }
  return result;
}

/// @param told for the same Maintenance, with the dice that fell.
void expect_true(const Forecast& told, const Followed& happened) {
  std::vector<core::state::PieceId> unsupplied;
  for (const FeedPlan& plan : told.forces) {
    if (plan.unsupplied) {
      unsupplied.insert(unsupplied.end(), plan.force.units.begin(), plan.force.units.end());
    }
    EXPECT_EQ(plan.unsupplied, plan.owed > plan.within_reach);
    int paid = 0;
    for (const auto& payment : plan.payments) {
      paid += payment.points;
    }
    EXPECT_EQ(paid, plan.unsupplied ? 0 : plan.owed);
  }
  EXPECT_EQ(told.forces.size(), happened.faces.size());
  EXPECT_EQ(told.consumed, happened.consumed);
  EXPECT_EQ(unsupplied, happened.unsupplied);
  EXPECT_EQ(told.before.pool - told.after.pool, happened.from_pool);
  EXPECT_EQ(told.before.rail_points - told.after.rail_points, happened.rail_points);
  for (const auto& stock : told.stocks) {
    const auto taken = happened.taken.find(stock.piece);
    EXPECT_EQ(stock.before - stock.after, taken == happened.taken.end() ? 0 : taken->second);
  }
}

TEST_P(RemindersInPlay, Case_12_11_the_forecast_with_the_dice_that_fall_comes_true) {
  int compared = 0;
  int fed_again = 0;
  for (std::uint64_t seed = 11; seed <= (tests::kThin == 1 ? 13U : 11U); ++seed) {
    Game game = begin(seed);
    core::trial_play::RandomPlayer player{seed};
    for (int step = 0; step < 60'000 && !game.legal().empty(); ++step) {
      const Action action = player.choose(game.legal());
      std::optional<Game> before;
      if (action.kind == ActionKind::Pass && game.state().turn.pending.empty() &&
          game.state().turn.stage >= Stage::LeaderPick &&
          game.state().turn.stage <= Stage::Distribution) {
        before = game;
      }
      ASSERT_TRUE(game.act(action).has_value());
      const core::state::Turn& turn = game.state().turn;
      if (!before || turn.stage != Stage::Maintenance || !turn.pending.empty()) {
        continue;
      }
      SCOPED_TRACE("seed " + std::to_string(seed) + " step " + std::to_string(step));
      const Side side = turn.acting;
      Game begun = game;
      Game followed = game;
      const Followed alone = follow(followed, side);
      expect_true(core::supply::forecast_with(begun.situation(), side, alone.faces), alone);

      // The same from before the Supply Phase, where transports feed again what they fed.
      for (const auto& landing :
           core::supply::forecast(before->situation(), side, core::supply::DiceFall::Even)
               .landings) {
        ASSERT_TRUE(
            begun.act({ActionKind::FeedLanding, landing.transport, {}, landing.landing, {}, 0})
                .has_value());
        ++fed_again;
      }
      const Followed again = follow(begun, side);
      expect_true(core::supply::forecast_with(before->situation(), side, again.faces), again);
      ++compared;
    }
  }
  EXPECT_GT(compared, tests::kThin == 1 ? 10 : 0);
  RecordProperty("fed_again", fed_again);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, RemindersInPlay,
                         testing::Values("east-62", "west-62", "east-63", "west-63", "east-64",
                                         "west-64", "west-63-printed"),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// Combat shows what was hidden.
bool is_fighting(const core::state::Turn& turn) {
  return std::any_of(turn.pending.begin(), turn.pending.end(),
                     [](const core::state::PendingDecision& work) {
                       return !std::holds_alternative<core::state::ForceMove>(work) &&
                              !std::holds_alternative<core::state::ShipMove>(work);
                     });
}

/// Two worlds that differ in what the side may not see.
class RemindersInTwoWorlds
    : public testing::TestWithParam<std::tuple<std::string, core::rulebook::Secrecy>> {};

TEST_P(RemindersInTwoWorlds, Case_0_5_reminders_are_alike_whatever_is_hidden_in_the_enemys_stacks) {
  const auto& [scenario, secrecy] = GetParam();
  core::rulebook::Switches switches;
  switches.secrecy = secrecy;
  const core::data::OpenedSetup setup = tests::catalogue().open_setup(scenario, switches);
  std::mt19937_64 random{1864};
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Game game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
    core::trial_play::RandomPlayer player{seed};
    for (int step = 0; step < 12'000 && !game.legal().empty(); ++step) {
      if (step % (151 * tests::kThin) == 0 && !is_fighting(game.state().turn)) {
        const Side reader = game.question()->side;
        core::state::Standing there{
            setup.setting,
            core::trial_play::changed_secretly(setup.setting, game.state(), reader, random)};
        const auto here = core::plan::reminders(game.situation(), reader);
        ASSERT_EQ(here, core::plan::reminders(there.situation(), reader))
            << "seed " << seed << " step " << step << " stage "
            << core::state::name(game.state().turn.stage);
        compared += here.empty() ? 0 : 1;
        const auto plan =
            core::supply::forecast(game.situation(), reader, core::supply::DiceFall::Most);
        const auto plan_there =
            core::supply::forecast(there.situation(), reader, core::supply::DiceFall::Most);
        ASSERT_EQ(plan.need_chances, plan_there.need_chances);
        ASSERT_EQ(plan.mean_loss, plan_there.mean_loss);
        ASSERT_EQ(plan.after, plan_there.after);
      }
      ASSERT_TRUE(game.act(player.choose(game.legal())).has_value());
    }
  }
  EXPECT_GT(compared, 40 / tests::kThin);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, RemindersInTwoWorlds,
                         testing::Combine(testing::Values("east-62", "west-62", "west-63"),
                                          testing::Values(core::rulebook::Secrecy::Limited,
                                                          core::rulebook::Secrecy::Dark)),
                         [](const auto& scenario) {
                           std::string name = std::get<0>(scenario.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           const bool dark =
                               std::get<1>(scenario.param) == core::rulebook::Secrecy::Dark;
                           return name + (dark ? "_dark" : "_limited");
                         });

}  // namespace
