// [0.5] What a side reckons with before it gives an order.
#include "core/plan/surmise.h"

#include "core/game/shown.h"
#include "core/movement/reach.h"
#include "core/plan/itinerary.h"
#include "core/plan/voyage.h"
#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <set>
#include <string>

namespace core::plan {
namespace {

using board::HexId;
using board::Side;
using game::FirstStage;
using rulebook::Secrecy;
using sequence::Action;
using sequence::ActionKind;
using state::GameState;
using state::Piece;
using state::PieceId;
using state::Stage;
using tests::hex;

/// Clear land; the Union is in its Command Segment and in supply.
class Beside : public testing::Test {
 protected:
  Beside() : position{tests::Ground{}.setting()} {
    position.control_all(Side::Union);
    position.put(Side::Union, "depot", "B2010", 50);
    position.put(Side::Union, "garrison (5)-1", "B2010");
    unit = position.put(Side::Union, "cavalry 5-5", "B2010");
  }

  game::Game game(Secrecy secrecy) {
    rulebook::Setting setting = position.setting();
    setting.switches.secrecy = secrecy;
    return game::Game{setting, position.in(Stage::CommandSegment), FirstStage::Asked};
  }

  static void give(game::Game& game, const state::Ruling<Way>& way) {
    ASSERT_TRUE(way) << way.error().reason;
    for (const Action& order : way->actions) {
      const auto happened = game.act(order);
      ASSERT_TRUE(happened) << sequence::name(order.kind) << " " << happened.error().reason;
    }
  }

  tests::Position position;
  PieceId unit;
};

TEST_F(Beside, Case_0_5_a_headquarters_is_supposed_to_have_troops) {
  position.put(Side::Confederate, "corps-hq-infantry", "B2012");
  game::Game with = game(Secrecy::Limited);
  const Itinerary march{with, {unit}, Going::March};

  const auto beside = march.to(hex("B2011"));
  ASSERT_TRUE(beside);
  EXPECT_TRUE(beside->ends);
  const auto refused = march.to(hex("B2012"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().reason, "unseen-in-hex");
  EXPECT_EQ(refused.error().cited.text(), "0.5");

  game::Game open = game(Secrecy::Open);
  EXPECT_FALSE(Itinerary(open, {unit}, Going::March).to(hex("B2011"))->ends);
  EXPECT_TRUE(Itinerary(open, {unit}, Going::March).to(hex("B2012")));
}

TEST_F(Beside, Case_6_21_whoever_was_not_stopped_beside_it_knows_that_nobody_fights_there) {
  position.put(Side::Confederate, "corps-hq-infantry", "B2012");
  game::Game play = game(Secrecy::Limited);
  give(play, Itinerary(play, {unit}, Going::March).to(hex("B2011")));

  const Itinerary on{play, {unit}, Going::March};

  ASSERT_FALSE(on.refusal());
  const auto past = on.to(hex("B2112"));
  ASSERT_TRUE(past) << past.error().reason;
  EXPECT_FALSE(past->ends);
  EXPECT_TRUE(on.to(hex("B2012"))) << "the headquarters is alone: it can be driven away";
}

TEST_F(Beside, Case_6_21_whoever_was_stopped_beside_it_stays) {
  const auto hq = position.put(Side::Confederate, "corps-hq-infantry", "B2012");
  position.put_inside(hq, "infantry 10-3");
  game::Game play = game(Secrecy::Limited);
  give(play, Itinerary(play, {unit}, Going::March).to(hex("B2011")));

  EXPECT_TRUE(play.state().piece(unit).activity.has(state::Status::Stopped));
  EXPECT_TRUE(surmised_by(play, Side::Union).unseen == std::vector{hex("B2012")});
}

TEST_F(Beside, Case_0_5_in_the_dark_a_Depot_may_be_an_army) {
  position.put(Side::Confederate, "depot", "B2012");
  game::Game play = game(Secrecy::Dark);
  const Itinerary march{play, {unit}, Going::March};

  EXPECT_TRUE(march.to(hex("B2011"))->ends);
  EXPECT_EQ(march.to(hex("B2012")).error().reason, "unseen-in-hex");
  game::Game seen = game(Secrecy::Limited);
  EXPECT_FALSE(Itinerary(seen, {unit}, Going::March).to(hex("B2011"))->ends);
}

TEST_F(Beside, Case_0_5_while_all_lies_open_it_is_the_game) {
  position.put(Side::Confederate, "corps-hq-infantry", "B2012");
  const game::Game play = game(Secrecy::Open);
  const Surmise surmise = surmised_by(play, Side::Union);
  EXPECT_EQ(surmise.game.state(), play.state());
  EXPECT_TRUE(surmise.unseen.empty());
}

/// Plays a real set-up by chance, and looks at it whenever a force could move.
void wander(const std::string& setup, Secrecy secrecy,
            const std::function<void(game::Game&)>& look) {
  const auto& opened = tests::real_setup(setup);
  rulebook::Setting setting = opened.setting;
  setting.switches.secrecy = secrecy;
  game::Game game{setting, strategic::opening_of(opened.setting, opened.state, 31)};
  std::mt19937 chance{31};
  for (int step = 0; step < 1200 && !game.legal().empty(); ++step) {
    const Stage stage = game.state().turn.stage;
    if (stage == Stage::CommandSegment || stage == Stage::InitiativeSegment) {
      look(game);
    }
    const auto& legal = game.legal();
    ASSERT_TRUE(game.act(legal[chance() % legal.size()]));
  }
}

/// The same position with nobody of the Enemy where nobody of him is seen.
GameState without_hidden(const game::Game& game, const rulebook::Setting& setting, Side side) {
  GameState state = game.state();
  const GameState seen = game::shown_to(setting, state, side).state;
  for (Piece& piece : state.pieces) {
    if (piece.side == side || piece.away() != nullptr) {
      continue;
    }
    const Piece before = piece;
    piece.place = state::Away{};
    piece.inside.reset();
    const auto points_to = [&](const Piece& it) {
      return it.inside == piece.id || it.commander == piece.id;
    };
    const bool needed = std::any_of(state.pieces.begin(), state.pieces.end(), points_to);
    if (needed || game::shown_to(setting, state, side).state != seen) {
      piece = before;
    }
  }
  return state;
}

std::vector<PieceId> movers(const game::Game& game, Side side) {
  std::vector<PieceId> result;
  for (const Piece& piece : game.state().pieces) {
    if (piece.side == side && piece.hex() != nullptr && !piece.inside &&
        rulebook::is_land_mover(piece.kind)) {
      result.push_back(piece.id);
    }
  }
  return result;
}

std::set<HexId> hexes_of(const movement::Reach& reach) {
  std::set<HexId> result;
  for (const auto& there : reach.destinations) {
    result.insert(there.hex);
  }
  return result;
}

TEST(Surmise, Case_0_5_nobody_who_is_not_seen_changes_a_reach) {
  for (const Secrecy secrecy : {Secrecy::Limited, Secrecy::Dark}) {
    int same = 0;
    int told = 0;  // reaches in the real positions that differ: what would have been told
    int turn = 0;
    for (const std::string setup : {"east-62", "west-63"}) {
      wander(setup, secrecy, [&](game::Game& game) {
        const state::Turn& now = game.state().turn;
        const bool commands = now.stage == Stage::CommandSegment && now.pending.empty();
        if (!commands || ++turn % 16 != 0) {  // whoever is in supply may be commanded
          return;
        }
        const rulebook::Setting setting = game.situation().setting;
        const Side side = game.question()->side;
        game::Game other{setting, without_hidden(game, setting, side), FirstStage::AsItStands};
        for (const PieceId piece : movers(game, side)) {
          for (const Going going : {Going::March, Going::Rail}) {
            const Itinerary one{game, {piece}, going};
            const Itinerary two{other, {piece}, going};
            if (one.refusal() || two.refusal()) {
              continue;  // who is in supply, and may be commanded, the game says
            }
            ++same;
            ASSERT_EQ(one.destinations().size(), two.destinations().size());
            for (std::size_t at = 0; at < one.destinations().size(); ++at) {
              const auto& a = one.destinations()[at];
              const auto& b = two.destinations()[at];
              EXPECT_TRUE(a.hex == b.hex && a.cost == b.cost && a.ends == b.ends)
                  << a.hex.label() << " " << b.hex.label();
            }
            told += hexes_of(movement::reach(game.situation(), piece)) !=
                            hexes_of(movement::reach(other.situation(), piece))
                        ? 1
                        : 0;
          }
        }
      });
    }
    EXPECT_GT(same, 100);
    EXPECT_GT(told, 0);
  }
}

/// Gives the orders of a march to a hex of the reach in the game itself.
void follow(const game::Game& game, PieceId piece, std::mt19937& chance, int& arrived, int& ended) {
  const Itinerary march{game, {piece}, Going::March};
  if (march.refusal() || march.destinations().empty()) {
    return;
  }
  const HexId goal = march.destinations()[chance() % march.destinations().size()].hex;
  const auto way = march.to(goal);
  ASSERT_TRUE(way) << goal.label() << " " << way.error().reason;
  if (way->initiative) {
    return;
  }
  game::Game trial = game;
  for (const Action& order : way->actions) {
    const auto happened = trial.act(order);
    if (!happened) {
      EXPECT_EQ(order.kind, ActionKind::March) << happened.error().reason;
      ++ended;
      return;
    }
  }
  arrived += way->rolled || *trial.state().piece(piece).hex() == goal ? 1 : 0;
}

TEST(Surmise, Case_0_5_orders_arrive_or_are_ended_by_who_was_not_seen) {
  for (const Secrecy secrecy : {Secrecy::Limited, Secrecy::Dark}) {
    int arrived = 0;
    int ended = 0;
    std::mt19937 chance{32};
    for (const std::string setup : {"east-62", "west-63"}) {
      wander(setup, secrecy, [&](game::Game& game) {
        const auto all = movers(game, game.question()->side);
        for (int tries = 0; tries < 3; ++tries) {
          follow(game, all[chance() % all.size()], chance, arrived, ended);
        }
      });
    }
    EXPECT_GT(arrived, 100);
    EXPECT_LT(ended, arrived / 20) << "most of what is seen is as it seems";
  }
}

TEST(Surmise, Case_0_5_ships_see_no_ships_that_are_not_seen) {
  int same = 0;
  int turn = 0;
  wander("west-63", Secrecy::Dark, [&](game::Game& game) {
    if (++turn % 150 != 0) {
      return;
    }
    const rulebook::Setting setting = game.situation().setting;
    const Side side = game.question()->side;
    game::Game other{setting, without_hidden(game, setting, side), FirstStage::AsItStands};
    for (const Piece& piece : game.state().pieces) {
      if (piece.side != side || !rulebook::is_ship(piece.kind)) {
        continue;
      }
      const Voyage one{game, {piece.id}};
      const Voyage two{other, {piece.id}};
      ASSERT_EQ(one.refusal().has_value(), two.refusal().has_value());
      ASSERT_EQ(one.places().size(), two.places().size());
      for (std::size_t at = 0; at < one.places().size(); ++at) {
        EXPECT_EQ(one.places()[at].place, two.places()[at].place);
        EXPECT_EQ(one.places()[at].ends, two.places()[at].ends);
        ++same;
      }
    }
  });
  EXPECT_GT(same, 50);
}

}  // namespace
}  // namespace core::plan
