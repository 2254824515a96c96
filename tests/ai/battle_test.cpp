// What a general chooses in a battle.
#include "core/ai/general.h"
#include "core/data/setup_text.h"
#include "core/save/saves.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

namespace core::ai {
namespace {

using board::Side;
using rulebook::Secrecy;
using sequence::Action;
using sequence::ActionKind;

/// Grant beside Confederate cavalry at Corinth, about to roll for an attack.
class Attacked : public testing::Test {
 protected:
  /// The Union attacks with all it has; what the general of the Confederate says when his cavalry
  /// may evade.
  /// @param army    lines of the Union's units with Grant
  /// @param cavalry lines of the Confederate's
  static std::optional<ActionKind> answer(const std::string& army, const std::string& cavalry,
                                          Secrecy secrecy) {
    const data::SharedSetup shared{
        "corinth.position",
        "cycle 6/62\nstage combat-spans union\nchit union 1\nside union\nat B3404\n"
        "  U1 leader \"Grant\"\n  U2 depot stock 20\n" +
            army + "side confederate\nat B3504\n" + cavalry + "at B3506\n  C9 depot stock 20\n"};
    rulebook::Switches switches = tests::catalogue().open_shared(shared).setting.switches;
    switches.secrecy = secrecy;
    const data::OpenedSetup opened = tests::catalogue().open_shared(shared, switches);
    game::Game game{opened.setting, save::begin_of(opened, 1, {1, 1})};
    General general{Temper{Level::Regular}};
    for (auto asked = game.question(); asked && game.state().turn.acting == Side::Union;
         asked = game.question()) {
      const auto& legal = game.legal();
      const auto first = [&](ActionKind kind) {
        return std::find_if(legal.begin(), legal.end(),
                            [&](const Action& action) { return action.kind == kind; });
      };
      if (first(ActionKind::Evade) != legal.end()) {
        return general.choose(game).kind;
      }
      Action next = legal.front();
      for (const ActionKind kind : {ActionKind::Pass, ActionKind::AddAttacker, ActionKind::Attack,
                                    ActionKind::TryCombatInitiative}) {
        next = first(kind) != legal.end() ? *first(kind) : next;
      }
      if (!game.act(next)) {
        return std::nullopt;
      }
    }
    return std::nullopt;
  }
};

TEST_F(Attacked, Case_15_21_cavalry_evades_an_army_whether_its_odds_are_seen_or_not) {
  const std::string army = "  U3 infantry 10-3\n";
  const std::string cavalry = "  C1 cavalry 2-4\n";

  EXPECT_EQ(answer(army, cavalry, Secrecy::Open), ActionKind::Evade);
  EXPECT_EQ(answer(army, cavalry, Secrecy::Dark), ActionKind::Evade);
}

TEST_F(Attacked, Case_15_21_cavalry_stands_where_it_is_the_stronger) {
  const std::string army = "  U3 infantry 2-3\n";
  const std::string cavalry = "  C1 cavalry 5-4\n  C2 cavalry 5-4\n  C3 cavalry 4-4\n";

  EXPECT_EQ(answer(army, cavalry, Secrecy::Open), ActionKind::Pass);
  EXPECT_EQ(answer(army, cavalry, Secrecy::Dark), ActionKind::Pass);
}

}  // namespace
}  // namespace core::ai
