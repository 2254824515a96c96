// [3.24] [3.26] [6.56] Strength, and what becomes of it.
#include "core/organisation/strength.h"

#include "tests/support/going_on.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::organisation {
namespace {

using base::operator""_case;
using board::Side;
using rulebook::PieceKind;
using state::AwayKind;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using tests::GoingOn;
using tests::Ground;
using tests::hex;
using tests::Position;

TEST(Strength, Case_3_24_a_loss_takes_the_next_counter) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 8-3", "B2010");
  GoingOn game{position};

  lose_strength(game.record, unit, 1, "8.16"_case);

  EXPECT_EQ(game.at(unit).value, "7-3");
  EXPECT_EQ(game.at(unit).strength, 7);
}

TEST(Strength, Case_3_24_nine_points_need_two_counters_beside_each_other) {
  Position position{Ground{}.setting()};
  const PieceId hq = position.put(Side::Union, "army-hq", "B2010");
  const PieceId unit = position.put_inside(hq, "infantry 10-3");
  GoingOn game{position};
  game.record.set(unit, state::Status::Moved);
  state::Retreat retreat;
  retreat.units = {unit};
  game.record.begin(retreat);

  lose_strength(game.record, unit, 1, "8.16"_case);

  ASSERT_THAT(game.standing.state().pieces, SizeIs(3));
  const state::Piece& part = game.standing.state().pieces[2];
  EXPECT_EQ(game.at(unit).value, "8-3");
  EXPECT_EQ(part.value, "1-3");
  EXPECT_EQ(part.sheet_id, "P1.2");
  EXPECT_EQ(part.inside, hq) << "on the roster too";
  EXPECT_TRUE(part.activity.has(state::Status::Moved)) << "it keeps the flags";
  EXPECT_THAT(game.record.pending<state::Retreat>().units, ElementsAre(unit, part.id));
}

TEST(Strength, Case_3_26_the_largest_sum_the_free_counters_can_show) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Confederate, "militia 4-2", "B2010");
  for (int number = 0; number < 6; ++number) {
    position.put(Side::Confederate, "militia 3-2", "B2011");
  }
  for (int number = 0; number < 12; ++number) {
    position.put(Side::Confederate, "militia 1-2", "B2011");
  }
  GoingOn game{position};

  lose_strength(game.record, unit, 1, "8.16"_case);

  EXPECT_EQ(game.at(unit).value, "2-2") << "no 3-2 and no 1-2 is free: the rest is lost";
}

TEST(Strength, Erratum_E030_off_there_is_always_a_counter) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Confederate, "militia 4-2", "B2010");
  for (int number = 0; number < 6; ++number) {
    position.put(Side::Confederate, "militia 3-2", "B2011");
  }
  position.without("E030");
  GoingOn game{position};

  lose_strength(game.record, unit, 1, "8.16"_case);

  EXPECT_EQ(game.at(unit).value, "3-2");
}

TEST(Strength, Case_12_02_supply_of_a_lost_train_stays_in_the_hex) {
  Position position{Ground{}.setting()};
  const PieceId train = position.put(Side::Union, "train", "B2010", 7);
  GoingOn game{position};

  lose_strength(game.record, train, 1, "8.16"_case);

  EXPECT_NE(game.at(train).away(), nullptr);
  EXPECT_EQ(game.standing.state().ground_stock(hex("B2010")), 7);
}

TEST(Strength, Case_16_31_a_lost_headquarters_leaves_its_roster_and_supply) {
  Position position{Ground{}.setting()};
  const PieceId hq = position.put(Side::Union, "army-hq", "B2010", 12);
  const PieceId unit = position.put_inside(hq, "infantry 5-3");
  GoingOn game{position};

  destroy(game.record, hq, "10.33"_case);

  EXPECT_EQ(game.at(unit).inside, std::nullopt);
  EXPECT_EQ(game.at(unit).place, state::Place{hex("B2010")});
  EXPECT_EQ(game.standing.state().ground_stock(hex("B2010")), 12);
}

TEST(Strength, Case_7_25_a_ship_takes_its_load_with_it) {
  Position position{Ground{}.coastal("B2010").setting()};
  const PieceId ship = position.put(Side::Union, "naval-transport", "B2010");
  const PieceId train = position.put_inside(ship, "train", 4);
  const PieceId leader = position.put_inside(ship, "leader");
  GoingOn game{position};

  destroy(game.record, ship, "11.22"_case);

  EXPECT_NE(game.at(train).away(), nullptr);
  EXPECT_EQ(game.standing.state().ground_stock(hex("B2010")), 0);
  ASSERT_NE(game.at(leader).away(), nullptr);
  EXPECT_EQ(game.at(leader).away()->kind, AwayKind::Pool) << "a dead leader [22.5]";
}

TEST(Strength, Case_7_25_supply_in_the_hold_and_of_a_train_that_perishes_aboard_goes_down) {
  Position position{Ground{}.coastal("B2010").setting()};
  const PieceId ship = position.put(Side::Union, "naval-transport", "B2010", 3);
  const PieceId train = position.put_inside(ship, "train", 4);
  GoingOn game{position};

  lose_strength(game.record, train, 1, "12.17"_case);
  destroy(game.record, ship, "11.12"_case);

  EXPECT_EQ(game.standing.state().ground_stock(hex("B2010")), 0);
  int lost = 0;
  for (const state::Event& event : game.record.events()) {
    if (const auto* stock = std::get_if<state::StockChanged>(&event)) {
      EXPECT_EQ(stock->cited.text(), "7.25");
      lost += stock->by;
    }
  }
  EXPECT_EQ(lost, -7);
}

TEST(Strength, Case_13_11_an_entrenchment_disappears_with_the_last_unit) {
  Position position{Ground{}.setting()};
  const PieceId work = position.put(Side::Union, "entrenchment", "B2010");
  const PieceId first = position.put(Side::Union, "infantry 1-3", "B2010");
  const PieceId last = position.put(Side::Union, "infantry 1-3", "B2010");
  GoingOn game{position};

  destroy(game.record, first, "8.16"_case);
  EXPECT_EQ(game.at(work).away(), nullptr);
  destroy(game.record, last, "8.16"_case);
  EXPECT_NE(game.at(work).away(), nullptr);
}

TEST(Strength, Case_13_24_the_garrison_stays_when_the_fort_goes) {
  Position position{Ground{}.setting()};
  const PieceId fort = position.put(Side::Union, "fort", "B2010");
  const PieceId inside = position.put_inside(fort, "garrison (5)-1");
  GoingOn game{position};
  destroy(game.record, fort, "13.24"_case);
  EXPECT_EQ(game.at(inside).inside, std::nullopt);
  EXPECT_EQ(game.at(inside).hex()->label(), "B2010");
}

TEST(Weight, Table_6_56_weights) {
  Position position{Ground{}.setting()};
  const PieceId division = position.put(Side::Union, "infantry 10-3", "B2010");
  const PieceId empty_train = position.put(Side::Union, "train", "B2010");
  const PieceId train = position.put(Side::Union, "train", "B2010", 5);
  const PieceId siege = position.put(Side::Union, "siege-train", "B2010");
  const PieceId repair = position.put(Side::Union, "rail-repair", "B2010");
  const PieceId leader = position.put(Side::Union, "leader", "B2010");
  const PieceId empty_hq = position.put(Side::Union, "corps-hq-infantry", "B2010");
  const PieceId army = position.put(Side::Union, "army-hq", "B2010", 20);
  position.put_inside(army, "infantry 8-3");
  position.put_inside(army, "train", 2);
  GoingOn game{position};
  const Situation now = game.record.now();

  EXPECT_EQ(weight(now, division), 10);
  EXPECT_EQ(weight(now, empty_train), 1);
  EXPECT_EQ(weight(now, train), 6);
  EXPECT_EQ(weight(now, siege), 1);
  EXPECT_EQ(weight(now, repair), 1);
  EXPECT_EQ(weight(now, leader), 0);
  EXPECT_EQ(weight(now, empty_hq), 0);
  EXPECT_EQ(weight(now, army), 8 + 3 + 20);
  EXPECT_EQ(roster_csp(now, army), 9) << "a train has one point [3.21]";
}

}  // namespace
}  // namespace core::organisation
