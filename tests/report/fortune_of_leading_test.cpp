// [10.3] [22.2] [22.3] [22.6] [25.45] What rolls are worth that bring or take leaders, headquarters
// and militia, against hand calculations.
#include "core/organisation/leaders.h"
#include "core/report/figures.h"
#include "core/report/luck.h"
#include "core/strategic/leader_pick.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace core::report {
namespace {

using board::Side;
using rulebook::PieceKind;
using rulebook::RollId;
using state::Stage;
using testing::DoubleNear;
using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::CampaignGame;
using tests::hex;
using tests::kRichmond;
using tests::kWashington;

constexpr double kNear = 1e-9;

std::vector<RollFigures> rolls_of(const rulebook::Setting& setting, const state::GameState& begin,
                                  const std::vector<state::Event>& events, RollId id,
                                  Reader reader = std::nullopt) {
  Gatherer gatherer{setting, begin, reader};
  gatherer.add(events);
  std::vector<RollFigures> found;
  for (RollFigures& roll : gatherer.finish().rolls) {
    if (roll.id == id) {
      found.push_back(std::move(roll));
    }
  }
  return found;
}

std::vector<RollFigures> rolls_of(CampaignGame& game, RollId id, Reader reader = std::nullopt) {
  return rolls_of(game.now().setting, game.begun(), game.events(), id, reader);
}

std::vector<double> net_of(const Worth& worth) {
  std::vector<double> all;
  for (const FaceWorth& face : worth.faces) {
    all.push_back(face.net());
  }
  return all;
}

/// The only ground combat units of the Union are of 10 and 2 CSP: 6 on average, so that to lead one
/// unit is worth 10 % of 6, 0.6 points.
CampaignGame of_six(std::string_view cycle) {
  CampaignGame game{cycle};
  for (const PieceKind kind :
       {PieceKind::Infantry, PieceKind::Cavalry, PieceKind::Militia, PieceKind::Garrison}) {
    game.clear_of(kind);
  }
  game.position().put(Side::Union, "infantry 10-3", kWashington);
  game.position().put(Side::Union, "militia 2-2", kWashington);
  game.position().put(Side::Confederate, "infantry 10-3", kRichmond);
  return game;
}

/// The worked example of 22.22, four corps and no army; a corps of the Union has 3 units, an
/// army 4.
TEST(FortuneOfHeadquarters, Case_22_22_both_dice_are_one_draw_and_an_hq_counts_a_full_roster) {
  CampaignGame game = of_six("10/61");
  game.clear_of(PieceKind::InfantryCorpsHq).clear_of(PieceKind::CavalryCorpsHq);
  game.clear_of(PieceKind::ArmyHq);
  game.begin(Stage::Headquarters, Side::Union, {1, 4, 5});

  const auto found = rolls_of(game, RollId::Hq);

  ASSERT_EQ(found.size(), 2U) << "the second die of the corps is no roll of its own";
  const Worth& corps = found[0].worth;
  EXPECT_EQ(corps.measure, Measure::Points);
  ASSERT_EQ(corps.faces.size(), 36U);
  const std::vector<double> of_corps = net_of(corps);
  // A corps HQ counts 3 x 0.6 = 1.8: with a 1 once to six times, else nothing.
  for (std::size_t pair = 0; pair < 36; ++pair) {
    EXPECT_NEAR(of_corps[pair], pair < 6 ? 1.8 * static_cast<double>(pair + 1) : 0, kNear) << pair;
  }
  EXPECT_EQ(corps.face, 3U);
  EXPECT_NEAR(corps.mean(), 1.8 * 21 / 36, kNear);
  EXPECT_NEAR(corps.luck(), 7.2 - 1.05, kNear);
  EXPECT_NE(found[0].told.find("4 Corps HQs"), std::string::npos) << found[0].told;
  // An army HQ counts 4 x 0.6 = 2.4.
  EXPECT_NEAR(found[1].worth.luck(), -2.4 * 21 / 36, kNear);
  EXPECT_THAT(decisive(found, 10), ElementsAre(0, 1));
}

TEST(FortuneOfHeadquarters, Case_3_26_what_the_mix_does_not_hold_counts_nothing) {
  CampaignGame game = of_six("10/61");
  game.clear_of(PieceKind::InfantryCorpsHq).clear_of(PieceKind::CavalryCorpsHq);
  game.clear_of(PieceKind::ArmyHq);
  for (int army = 0; army < 6; ++army) {  // of 8
    game.position().put(Side::Union, "army-hq", kWashington);
  }
  game.begin(Stage::Headquarters, Side::Union, {2, 3});

  const auto found = rolls_of(game, RollId::Hq);

  ASSERT_EQ(found.size(), 2U);
  const std::vector<double> armies = net_of(found[1].worth);
  EXPECT_THAT(
      std::vector<double>(armies.begin(), armies.begin() + 7),
      ElementsAre(DoubleNear(2.4, kNear), DoubleNear(4.8, kNear), DoubleNear(4.8, kNear),
                  DoubleNear(4.8, kNear), DoubleNear(4.8, kNear), DoubleNear(4.8, kNear), 0));
}

TEST(FortuneOfHeadquarters, Erratum_E091_as_printed_there_is_one_die) {
  CampaignGame game = of_six("10/61");
  game.clear_of(PieceKind::InfantryCorpsHq).clear_of(PieceKind::CavalryCorpsHq);
  game.clear_of(PieceKind::ArmyHq).without("E091");
  game.begin(Stage::Headquarters, Side::Union, {1, 5});

  const auto found = rolls_of(game, RollId::Hq);

  ASSERT_EQ(found.size(), 2U);
  EXPECT_THAT(net_of(found[0].worth), ElementsAre(DoubleNear(1.8, kNear), 0, 0, 0, 0, 0));
  EXPECT_NEAR(found[0].worth.luck(), 1.8 - 0.3, kNear);
}

/// [22.31] Spans as Appendix A has them, typed again.
TEST(FortuneOfPick, Case_22_31_how_many_and_who) {
  const std::map<std::string, int> spans{{"Grant", 4}, {"Lyon", 1}, {"Buell", 3}, {"Burnside", 2}};
  CampaignGame game = of_six("10/61");
  game.begin(Stage::LeaderPick, Side::Union, {3, 2, 3});
  state::GameState begin = game.begun();
  std::vector<std::string> pool;
  for (state::Piece& piece : begin.pieces) {
    if (piece.kind == PieceKind::Leader && piece.side == Side::Union) {
      const bool in = spans.contains(piece.name);
      piece.place = state::Away{in ? state::AwayKind::Pool : state::AwayKind::Unused, 0, {}};
      if (in) {
        pool.push_back(piece.name);
      }
    }
  }
  ASSERT_EQ(pool.size(), spans.size());
  const auto worth = [&](std::size_t at) { return 0.6 * spans.at(pool.at(at)); };
  state::Standing standing{game.now().setting, begin};
  state::Record record{standing};
  ASSERT_EQ(strategic::pick_leaders(record, Side::Union).size(), 2U);

  const auto found = rolls_of(game.now().setting, begin, record.events(), RollId::Pick);

  ASSERT_EQ(found.size(), 3U);
  // 4 + 1 + 3 + 2 = 10: 2.5 units on average, 1.5 points a leader.
  EXPECT_THAT(net_of(found[0].worth),
              ElementsAre(DoubleNear(1.5, kNear), DoubleNear(1.5, kNear), DoubleNear(3, kNear),
                          DoubleNear(3, kNear), DoubleNear(4.5, kNear), DoubleNear(4.5, kNear)));
  EXPECT_NEAR(found[0].worth.luck(), 0, kNear) << "a 3 is the average";
  EXPECT_THAT(net_of(found[1].worth),
              ElementsAre(DoubleNear(worth(0), kNear), DoubleNear(worth(1), kNear),
                          DoubleNear(worth(2), kNear), DoubleNear(worth(3), kNear)));
  EXPECT_NEAR(found[1].worth.luck(), worth(1) - 1.5, kNear);
  EXPECT_NE(found[1].told.find(pool.at(1)), std::string::npos) << found[1].told;
  // Of the three that are left the third is the fourth of the pool.
  EXPECT_THAT(net_of(found[2].worth),
              ElementsAre(DoubleNear(worth(0), kNear), DoubleNear(worth(2), kNear),
                          DoubleNear(worth(3), kNear)));
  EXPECT_NE(found[2].told.find(pool.at(3)), std::string::npos) << found[2].told;
}

/// The worked example of 22.6: of 15 CSP 8 go on a 1 or 2.
TEST(FortuneOfMilitia, Case_22_6_half_of_15_is_8_on_two_faces) {
  CampaignGame game{"13/61"};
  game.clear_of(PieceKind::Militia);
  for (const char* const value : {"4-2", "4-2", "3-2", "2-2", "2-2"}) {
    game.position().put(Side::Union, "militia " + std::string{value}, kWashington);
  }
  game.begin(Stage::Demobilisation, Side::Union, {2});

  const auto found = rolls_of(game, RollId::Demob);

  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(net_of(found[0].worth), ElementsAre(-8, -8, 0, 0, 0, 0));
  EXPECT_NEAR(found[0].worth.luck(), -8 + 16.0 / 6, kNear);
  EXPECT_NE(found[0].told.find("8 CSP"), std::string::npos) << found[0].told;
  const auto own = rolls_of(game, RollId::Demob, Side::Union);
  EXPECT_EQ(own.at(0).worth.measure, Measure::Points);
  const auto others = rolls_of(game, RollId::Demob, Side::Confederate);
  EXPECT_EQ(others.at(0).worth.measure, Measure::None) << "[0.5] what militia he has is hidden";
}

TEST(FortuneOfMilitia, Case_25_45_ten_rise_for_one_or_the_other) {
  CampaignGame game{"13/61"};
  game.clear_of(PieceKind::Militia).begin(Stage::Politics, Side::Union, {6});

  const auto found = rolls_of(game, RollId::Kentucky);

  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(net_of(found[0].worth), ElementsAre(10, 10, 10, 10, 10, -10));
  EXPECT_NEAR(found[0].worth.luck(), -10 - 40.0 / 6, kNear);
}

/// A leader of span 2 and three units of 4, 4 and 1 CSP: 3 on average, so that he is worth 0.6.
class FortuneOfCapture : public testing::Test {
 protected:
  std::vector<RollFigures> met(bool with_units, std::vector<std::uint8_t> dice) {
    tests::Position position{tests::Ground{}.setting()};
    const state::PieceId leader = position.put(Side::Union, "leader", "B2010");
    position.put(Side::Union, "infantry 4-3", with_units ? "B2013" : "B2010");
    if (with_units) {
      position.put(Side::Union, "infantry 4-3", "B2013");
      position.put(Side::Union, "infantry 1-3", "B2014");
    }
    state::GameState begin = position.state();
    begin.pieces[leader.value()].name = "Burnside";
    if (!with_units) {
      begin.pieces.back().place = state::Away{state::AwayKind::Galveston, 1, {}};
    }
    begin.dice = base::Dice{0, std::move(dice)};
    state::Standing standing{position.setting(), begin};
    state::Record record{standing};
    organisation::enemy_enters(record, Side::Confederate, hex("B2010"));
    return rolls_of(position.setting(), begin, record.events(), RollId::Capture);
  }
};

TEST_F(FortuneOfCapture, Case_10_32_half_of_the_faces_cost_the_leader) {
  const auto found = met(true, {3, 4});

  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(net_of(found[0].worth), ElementsAre(DoubleNear(-0.6, kNear), DoubleNear(-0.6, kNear),
                                                  DoubleNear(-0.6, kNear), 0, 0, 0));
  EXPECT_NEAR(found[0].worth.luck(), -0.3, kNear);
  EXPECT_NE(found[0].told.find("Burnside"), std::string::npos) << found[0].told;
}

TEST_F(FortuneOfCapture, Case_10_32_without_a_refuge_no_luck_is_in_the_roll) {
  const auto found = met(false, {6, 4});

  ASSERT_EQ(found.size(), 1U);
  // One unit of 4 CSP on its way: he is worth 0.8, and every face costs him.
  EXPECT_THAT(net_of(found[0].worth), Each(DoubleNear(-0.8, kNear)));
  EXPECT_NEAR(found[0].worth.luck(), 0, kNear);
}

}  // namespace
}  // namespace core::report
