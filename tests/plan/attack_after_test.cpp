// [14.12] What an attack from the march would take where a way ends.
#include "core/plan/attack_after.h"

#include "core/combat/from_march.h"
#include "core/plan/itinerary.h"
#include "core/strategic/opening.h"
#include "core/words/wording.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

namespace core::plan {
namespace {

using board::HexId;
using sequence::ActionKind;
using state::Piece;
using state::PieceId;
using state::Stage;

/// How often each came.
struct Seen {
  int possible{};
  int too_dear{};
  int refused{};
  int hinted{};
};

/// [14.11] Why no leader of the force attacks the hex; nothing when one may.
std::optional<state::Illegal> judged(game::Game& game, HexId target) {
  std::optional<state::Illegal> why;
  for (const Piece& piece : game.state().pieces) {
    if (piece.kind != rulebook::PieceKind::Leader || piece.side != game.question()->side) {
      continue;
    }
    const auto ruling = game.judge({ActionKind::AttackFromMarch, piece.id, {}, target, {}, 0});
    if (ruling) {
      return std::nullopt;
    }
    if (!why || ruling.error().cited.text() == "14.12") {
      why = ruling.error();
    }
  }
  return why;
}

/// [14.12] Whether one of those who came with the headquarters has the points; others of the force
/// may stand elsewhere.
bool somebody_may_join(game::Game& game, const Piece& headquarters, HexId target) {
  const auto& pieces = game.state().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return piece.inside == headquarters.id && rulebook::is_ground_combat_unit(piece.kind) &&
           combat::may_attack_from_march(game.situation(), piece.id, target);
  });
}

/// Goes each way that no die decides, and asks the game there.
void compare_ways(game::Game& game, const Piece& headquarters, Seen& seen) {
  const Itinerary march{game, {headquarters.id}, Going::March};
  for (const auto& there : march.destinations()) {
    const auto way = march.to(there.hex);
    if (!way || way->rolled || way->extra > 0) {
      continue;
    }
    const std::vector<AttackAfter> attacks = march.attacks_after(*way);
    if (attacks.empty()) {
      continue;
    }
    game::Game gone = game;
    for (const sequence::Action& order : way->actions) {
      ASSERT_TRUE(gone.act(order));
    }
    for (const AttackAfter& attack : attacks) {
      EXPECT_EQ(attack.from, there.hex);
      if (attack.left < attack.cost) {
        ++seen.too_dear;
        EXPECT_FALSE(somebody_may_join(gone, headquarters, attack.target))
            << attack.from.label() << " on " << attack.target.label();
        continue;
      }
      const auto why = judged(gone, attack.target);
      ++(why ? seen.refused : seen.possible);
      EXPECT_NE(why ? why->cited.text() : "", "14.12")
          << attack.from.label() << " on " << attack.target.label() << ": " << attack.cost << " of "
          << attack.left;
    }
  }
}

/// What is said of a hex with Enemies names an attack that would be legal there, if it says so.
void compare_refusals(game::Game& game, const Piece& headquarters, Seen& seen) {
  const Itinerary march{game, {headquarters.id}, Going::March};
  for (const Piece& enemy : game.state().pieces) {
    if (enemy.side == headquarters.side || enemy.hex() == nullptr) {
      continue;
    }
    const auto way = march.to(*enemy.hex());
    if (way || way.error().hint != "attack-instead") {
      continue;
    }
    ++seen.hinted;
    const auto refused = way.error();
    EXPECT_GE(refused.most, refused.more);
    EXPECT_NE(words::sentence(game.situation(), refused).find("[14.12]"), std::string::npos);
    const bool stands = *headquarters.hex() == *refused.from;
    EXPECT_TRUE(stands || march.to(*refused.from)) << refused.from->label();
  }
}

TEST(AttackAfter, Case_14_12_what_is_told_before_the_march_is_so_after_it) {
  Seen seen;
  for (const std::string setup : {"east-62", "west-63", "east-64"}) {
    const auto& opened = tests::real_setup(setup);
    rulebook::Setting setting = opened.setting;
    setting.switches.secrecy = rulebook::Secrecy::Open;
    game::Game game{setting, strategic::opening_of(opened.setting, opened.state, 7)};
    std::mt19937 chance{7};
    for (int step = 0; step < 4000 && !game.legal().empty(); ++step) {
      const state::GameState& state = game.state();
      const bool looks = state.turn.stage == Stage::CommandSegment && chance() % 8 == 0;
      for (std::size_t at = 0; looks && at < state.pieces.size(); ++at) {
        const Piece& piece = state.pieces[at];
        if (piece.side == state.turn.acting && piece.hex() != nullptr && !piece.inside &&
            rulebook::is_headquarters(piece.kind)) {
          compare_ways(game, piece, seen);
          compare_refusals(game, piece, seen);
        }
      }
      const auto& legal = game.legal();
      ASSERT_TRUE(game.act(legal[chance() % legal.size()]));
    }
  }
  EXPECT_GT(seen.possible, 5);
  EXPECT_GT(seen.too_dear, 5);
  EXPECT_GT(seen.hinted, 5);
}

}  // namespace
}  // namespace core::plan
