// [7.0] [11.0] Ships of the real set-ups sail at random: whatever is offered is legal, whatever is
// legal can be done, and every voyage and battle comes to an end.
#include "tests/support/catalogue.h"
#include "tests/water/afloat.h"

#include <cstdint>
#include <random>

namespace core::naval {
namespace {

using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::Stage;
using tests::Side;

bool is_of_the_sea(ActionKind kind) {
  return (kind >= ActionKind::Sail && kind <= ActionKind::JoinBombardment) ||
         kind == ActionKind::FightAtSea || kind == ActionKind::LoseShip ||
         kind == ActionKind::LosePoint || kind == ActionKind::Pass ||
         kind == ActionKind::FightOnTable || kind == ActionKind::ReportFight;
}

/// A set-up whose ships move and fight by chance; everything else stands still.
class RandomSeas {
 public:
  RandomSeas(const std::string& setup, std::uint32_t seed, bool forts_must_be_attacked,
             bool on_the_table = false)
      : random_{seed},
        standing_{setting_of(setup, forts_must_be_attacked, on_the_table),
                  tests::real_setup(setup).state},
        record_{standing_} {}

  void play(int game_turns) {
    for (int game_turn = 1; game_turn <= game_turns; ++game_turn) {
      record_.apply(state::GameTurnBegan{game_turn, now().state.cycle});
      for (const Side side : board::kSides) {
        record_.apply(state::StageBegan{Stage::CommandSegment, side});
        decide_while_asked();
        record_.apply(state::StageBegan{Stage::NavalCombat, side});
        decide_while_asked();
      }
    }
  }

  [[nodiscard]] int decisions() const { return decisions_; }

 private:
  static rulebook::Setting setting_of(const std::string& setup, bool forts_must_be_attacked,
                                      bool on_the_table) {
    rulebook::Setting setting = tests::real_setup(setup).setting;
    setting.switches.options.set(rulebook::Option::ShipsMustAttackForts, forts_must_be_attacked);
    setting.switches.options.set(rulebook::Option::NavalFightsOnTheTable, on_the_table);
    return setting;
  }

  state::Situation now() { return standing_.situation(); }

  void run() {
    const state::Turn& turn = standing_.state().turn;
    while (!turn.pending.empty() || turn.stage == Stage::NavalCombat) {
      if (!turn.pending.empty() && std::holds_alternative<state::FortTaken>(turn.pending.back())) {
        record_.end_decision();  // what becomes of the fort is decided on land
        continue;
      }
      if (game::room_now(turn)->proceed(record_) == sequence::Progress::Asks) {
        return;
      }
    }
  }

  void decide_while_asked() {
    for (run();; run()) {
      core::sequence::Choices offered;
      for (const game::Room* room : {game::room_of(now().state.turn, ActionKind::Sail),
                                     game::room_of(now().state.turn, ActionKind::FightAtSea),
                                     game::room_of(now().state.turn, ActionKind::LoseShip)}) {
        room->offer(now(), offered);
      }
      std::vector<Action> legal = offered.list();
      std::erase_if(legal, [](const Action& action) { return !is_of_the_sea(action.kind); });
      if (legal.empty()) {
        ASSERT_TRUE(now().state.turn.pending.empty());
        return;
      }
      const Action chosen =
          legal[std::uniform_int_distribution<std::size_t>{0, legal.size() - 1}(random_)];
      auto ruling = game::judge(now(), chosen);
      if (ruling) {
        ruling = game::room_of(now().state.turn, chosen.kind)->attempt(record_, chosen);
      }
      ASSERT_TRUE(ruling) << sequence::name(chosen.kind) << ruling.error().reason;
      ++decisions_;
    }
  }

  std::mt19937 random_;
  state::Standing standing_;
  state::Record record_;
  int decisions_{};
};

class SeasOf : public testing::TestWithParam<const char*> {};

TEST_P(SeasOf, Case_11_14_every_voyage_and_battle_comes_to_an_end) {
  for (const bool forts_must_be_attacked : {false, true}) {
    RandomSeas seas{GetParam(), 11, forts_must_be_attacked};
    seas.play(6);
    EXPECT_GT(seas.decisions(), 0);
  }
}

TEST_P(SeasOf, Case_26_13_every_fight_on_the_table_comes_to_an_end) {
  RandomSeas seas{GetParam(), 12, false, true};
  seas.play(6);
  EXPECT_GT(seas.decisions(), 0);
}

INSTANTIATE_TEST_SUITE_P(SetUps, SeasOf, testing::Values("campaign", "east-62", "west-62"));

}  // namespace
}  // namespace core::naval
