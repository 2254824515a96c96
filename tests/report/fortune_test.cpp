// [0.4] What every face of a roll would have come to, against hand calculations.
#include "core/report/fortune.h"

#include "core/report/figures.h"
#include "core/supply/maintenance.h"
#include "tests/combat/fight.h"
#include "tests/supply/playing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::report {
namespace {

using testing::ElementsAre;
using tests::Fight;
using tests::Ground;
using tests::Side;

/// What the rolls of a kind were worth, as events led on from a position.
std::vector<Worth> worths(const rulebook::Setting& setting, const state::GameState& begin,
                          const std::vector<state::Event>& events, rulebook::RollId id) {
  Gatherer gatherer{setting, begin, std::nullopt};
  gatherer.add(events);
  std::vector<Worth> found;
  for (const RollFigures& roll : gatherer.finish().rolls) {
    if (roll.id == id) {
      found.push_back(roll.worth);
    }
  }
  return found;
}

std::vector<double> nets(const Worth& worth) {
  std::vector<double> all;
  for (const FaceWorth& face : worth.faces) {
    all.push_back(face.net());
  }
  return all;
}

/// Grant attacks with 40 CSP, fed by a depot, 20 CSP in the open: 200 %, of which he adds some to
/// the die.
class FortuneOfBattle : public testing::Test {
 protected:
  FortuneOfBattle() : fight_{Ground{}} {
    const auto corps = fight_.put(Side::Union, "corps-hq-infantry", "B3009");
    const auto grant = fight_.leader_on(corps, "Grant");
    const auto a = fight_.put_inside(corps, "infantry 10-3");
    const auto b = fight_.put_inside(corps, "infantry 10-3");
    const auto c = fight_.put_inside(corps, "infantry 10-3");
    const auto d = fight_.put_inside(corps, "infantry 10-3");
    fight_.put(Side::Union, "depot", "B3008", 40);
    fight_.put(Side::Confederate, "infantry 10-3", "B3010");
    fight_.put(Side::Confederate, "infantry 10-3", "B3010");
    fight_.ready(grant, {a, b, c, d});
    fight_.dice({4, 6, 1, 2, 3});
    begin_ = fight_.state();
    fight_.attack(grant, "B3010", {a, b, c, d});
    fight_.chit(0);
  }

  Fight fight_;
  state::GameState begin_;
};

TEST_F(FortuneOfBattle, Case_8_15_each_face_reads_the_column_of_the_odds) {
  const auto result = fight_.told("battle-result").empty() ? fight_.told("battle-result-retreat")
                                                           : fight_.told("battle-result");
  ASSERT_EQ(result.size(), 7U);
  const int modifier = result[6];
  // CRT 1, column 171-230, typed again: percent of the attacker and of the defender by die 0 to 7.
  const std::vector<std::pair<int, int>> column{{5, 5}, {5, 5},  {5, 5},  {5, 5},
                                                {5, 5}, {5, 10}, {5, 10}, {0, 10}};
  constexpr int kFirstStar = 4;  // "5/5*"
  std::vector<FaceWorth> expected;
  for (int face = 1; face <= 6; ++face) {
    const auto& [attacker, defender] =
        column.at(static_cast<std::size_t>(std::clamp(face + modifier, 0, 7)));
    // 5 % of 40 are 2, of 20 are 1; 10 % of 20 are 2.
    FaceWorth worth{20.0 * defender / 100, 40.0 * attacker / 100};
    worth.clears = face + modifier >= kFirstStar;
    expected.push_back(worth);
  }
  const auto found =
      worths(fight_.now().setting, begin_, fight_.events(), rulebook::RollId::Battle);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().measure, Measure::Points);
  EXPECT_EQ(found.front().faces, expected);
  EXPECT_EQ(found.front().face, static_cast<std::size_t>(result[5] - 1));
  double sum = 0;
  for (const FaceWorth& face : expected) {
    sum += face.gained - face.paid;
  }
  EXPECT_DOUBLE_EQ(found.front().mean(), sum / 6);
}

TEST_F(FortuneOfBattle, Case_8_15_the_face_that_fell_is_worth_what_was_lost) {
  Gatherer gatherer{fight_.now().setting, begin_, std::nullopt};
  gatherer.add(fight_.events());
  const Figures figures = gatherer.finish();
  ASSERT_EQ(figures.battles.size(), 1U);
  const BattleFigures& battle = figures.battles.front();
  EXPECT_EQ(battle.attacker, Side::Union);
  EXPECT_THAT(battle.strength, ElementsAre(40, 20));
  EXPECT_EQ(battle.percentage, 200);
  EXPECT_EQ(battle.table, 1);
  const auto found =
      worths(fight_.now().setting, begin_, fight_.events(), rulebook::RollId::Battle);
  const FaceWorth& fell = found.front().faces.at(found.front().face);
  EXPECT_EQ(battle.lost[1], fell.gained);
  EXPECT_EQ(battle.lost[0], fell.paid);
}

TEST_F(FortuneOfBattle, Case_10_4_two_dice_of_a_leader_are_one_draw_of_thirty_six) {
  const auto found =
      worths(fight_.now().setting, begin_, fight_.events(), rulebook::RollId::Leader);
  ASSERT_EQ(found.size(), 1U) << "the second die is not measured again";
  EXPECT_EQ(found.front().measure, Measure::Success);
  EXPECT_EQ(found.front().faces.size(), 36U);
  EXPECT_EQ(found.front().face, (6U - 1) * 6 + (1 - 1)) << "he rolled 6 and 1";
}

/// 42 CSP of the Union on a railroad from the edge of the map.
class FortuneOfSupply : public testing::Test {
 protected:
  FortuneOfSupply() : position_{ground().setting()} {
    position_.control_all(Side::Union);
    first_ = position_.put(Side::Union, "infantry 10-3", "A1011");
    for (int at = 0; at < 3; ++at) {
      position_.put(Side::Union, "infantry 10-3", "A1011");
    }
    position_.put(Side::Union, "infantry 2-3", "A1011");
  }

  static Ground ground() {
    Ground ground;
    ground.supply_edge("A1010").railroad(map::RailOwner::Union, {"A1010", "A1011", "A1012"});
    return ground;
  }

  /// A figure of a chart of the rulebook as it is typed there.
  [[nodiscard]] int consumption(int die) const {
    return position_.setting().rulebook->supply.consumption(die, 42);
  }

  tests::Position position_;
  state::PieceId first_;
};

TEST_F(FortuneOfSupply, Case_12_12_consumption_is_paid_by_who_rolls) {
  auto begin = tests::Playing::begin(position_, state::Stage::Maintenance, Side::Union, {5});
  begin.treasury[0] = {50, 10, 0};
  tests::Playing playing{position_.setting(), begin};
  static_cast<void>(playing.record().take_events());
  const state::GameState before = playing.state();
  supply::maintain(playing.record(), {sequence::ActionKind::Maintain, first_, {}, {}, {}, 0});

  const auto found =
      worths(position_.setting(), before, playing.record().events(), rulebook::RollId::Consume);

  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().measure, Measure::Supply);
  // At home since the beginning, or one is added to the die [12.12].
  const int added = supply::is_at_home(
                        playing.now(), Side::Union,
                        supply::Force{*playing.state().piece(first_).hex(), false, 0, 42, {first_}})
                        ? 0
                        : 1;
  EXPECT_THAT(nets(found.front()), ElementsAre(-consumption(1 + added), -consumption(2 + added),
                                               -consumption(3 + added), -consumption(4 + added),
                                               -consumption(5 + added), -consumption(6 + added)));
}

TEST(FortuneNames, every_measure_but_none_has_a_name) {
  for (const Measure measure :
       {Measure::Points, Measure::Supply, Measure::Success, Measure::Chit, Measure::Cycles}) {
    EXPECT_FALSE(name(measure).empty());
  }
  EXPECT_TRUE(name(Measure::None).empty());
}

}  // namespace
}  // namespace core::report
