// [8.16] Allocation of losses.
#include "core/organisation/losses.h"

#include "core/organisation/desk.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <string>

namespace core::organisation {
namespace {

using base::operator""_case;
using board::Side;
using sequence::Action;
using sequence::ActionKind;
using state::LossShare;
using state::ShipLoss;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using tests::Ground;
using tests::Position;

constexpr auto kSide = Side::Union;

/// Units of one side that lose together.
struct Losses {
  explicit Losses(const std::vector<std::string>& counters, std::string_view without = {})
      : position{Ground{}.setting()} {
    for (const std::string& counter : counters) {
      units.push_back(position.put(kSide, counter, "B2010"));
    }
    if (!without.empty()) {
      position.without(without);
    }
    standing.emplace(position.setting(), position.state());
    record.emplace(*standing);
  }

  void lose(int points) { share_losses(*record, kSide, units, points, "8.18"_case); }

  /// A choice of the owner, and what the engine does after it.
  void choose(PieceId piece, ActionKind kind = ActionKind::LosePoint) {
    const Action action{kind, piece, {}, {}, {}, 0};
    ASSERT_TRUE(judge(standing->situation(), action));
    act(*record, action);
    static_cast<void>(proceed(*record));
  }

  [[nodiscard]] std::vector<PieceId> offered() {
    sequence::Choices legal;
    offer(standing->situation(), legal);
    std::vector<PieceId> pieces;
    pieces.reserve(legal.list().size());
    for (const Action& action : legal.list()) {
      pieces.push_back(*action.piece);
    }
    return pieces;
  }

  [[nodiscard]] state::Ruling<> judged(PieceId piece) {
    return judge(standing->situation(), {ActionKind::LosePoint, piece, {}, {}, {}, 0});
  }

  /// The counters left, in the order of the pieces.
  [[nodiscard]] std::vector<std::string> left() const {
    std::vector<std::string> values;
    for (const state::Piece& piece : standing->state().pieces) {
      if (piece.away() == nullptr) {
        values.push_back(piece.value);
      }
    }
    return values;
  }

  [[nodiscard]] bool is_asking() const { return !standing->state().turn.pending.empty(); }

  Position position;
  std::vector<PieceId> units;
  std::optional<state::Standing> standing;
  std::optional<Record> record;
};

TEST(LossAllocation, Case_8_16_example_1_six_points_of_a_mixed_force) {
  Losses battle({"cavalry 4-4", "infantry 7-3", "militia 3-2", "garrison (5)-1", "garrison (5)-1"});

  battle.lose(6);

  ASSERT_TRUE(battle.is_asking());
  EXPECT_EQ(battle.record->pending<LossShare>().points, 2) << "four lost evenly, two are left";
  EXPECT_THAT(battle.offered(),
              ElementsAre(battle.units[0], battle.units[1], battle.units[2], battle.units[3]))
      << "all garrisons together are one participant";
  battle.choose(battle.units[2]);
  battle.choose(battle.units[3]);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), UnorderedElementsAre("3-4", "6-3", "1-2", "(5)-1", "(3)-1"));
}

TEST(LossAllocation, Case_8_16_any_garrison_stands_for_all_and_they_lose_one_point_together) {
  Losses battle({"cavalry 4-4", "infantry 7-3", "militia 3-2", "garrison (5)-1", "garrison (5)-1"});
  battle.lose(6);
  battle.choose(battle.units[4]);

  for (const PieceId garrison : {battle.units[3], battle.units[4]}) {
    const auto again = battle.judged(garrison);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().cited, "8.16"_case);
    EXPECT_EQ(again.error().reason, "one-point-for-all-garrisons");
  }
  battle.choose(battle.units[2]);
  EXPECT_THAT(battle.left(), UnorderedElementsAre("3-4", "6-3", "1-2", "(5)-1", "(3)-1"));
}

TEST(LossAllocation, Case_8_16_example_2_ships_and_divisions) {
  Losses battle({"infantry 10-3", "infantry 10-3", "infantry 10-3"});
  Position position = battle.position;
  std::vector<PieceId> ships;
  ships.reserve(3);
  for (int number = 0; number < 3; ++number) {
    ships.push_back(position.put(kSide, "naval-flotilla", "B2010"));
  }
  // Rosters tell the divisions apart, so that the owner has a choice.
  const PieceId hq = position.put(kSide, "army-hq", "B2010");
  state::GameState state = position.state();
  state.pieces[battle.units[1].value()].inside = hq;
  battle.standing.emplace(position.setting(), state);
  battle.record.emplace(*battle.standing);

  share_mixed_losses(*battle.record, kSide, battle.units, ships, 9, "8.18"_case);

  ASSERT_TRUE(battle.is_asking());
  EXPECT_EQ(battle.record->pending<LossShare>().points, 2) << "5 of 9 on the ground: one each";
  battle.choose(battle.units[0]);
  battle.choose(battle.units[1]);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), UnorderedElementsAre("8-3", "8-3", "8-3", "1-3", "", "", ""))
      << "8, 8 and 9 in two counters; two of three flotillas and the headquarters";
}

TEST(LossAllocation, Case_8_16_units_that_are_alike_leave_no_choice) {
  Losses battle({"infantry 10-3", "infantry 10-3", "infantry 10-3"});
  battle.lose(5);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), UnorderedElementsAre("8-3", "8-3", "8-3", "1-3"));
}

TEST(LossAllocation, Case_8_16_a_participant_at_0_drops_out) {
  Losses battle({"infantry 10-3", "infantry 1-3"});
  battle.lose(5);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), ElementsAre("6-3"));
}

TEST(LossAllocation, Case_8_16_at_most_one_point_of_the_remainder_each) {
  Losses battle({"infantry 10-3", "infantry 8-3", "militia 4-2"});
  battle.lose(2);
  battle.choose(battle.units[0]);

  const auto again = battle.judged(battle.units[0]);

  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().cited, "8.16"_case);
  EXPECT_EQ(again.error().reason, "one-point-each");
  EXPECT_THAT(battle.offered(), ElementsAre(battle.units[1], battle.units[2]));
}

TEST(LossAllocation, Case_8_16_who_took_no_part_loses_nothing) {
  Losses battle({"infantry 10-3", "infantry 8-3", "infantry 6-3"});
  const PieceId bystander = battle.units.back();
  battle.units.pop_back();
  battle.lose(1);

  const auto ruling = battle.judged(bystander);

  ASSERT_FALSE(ruling);
  EXPECT_EQ(ruling.error().reason, "took-no-part");
}

TEST(LossAllocation, Case_8_16_more_than_there_is_takes_all) {
  Losses battle({"infantry 3-3", "garrison (2)-1"});
  battle.lose(9);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), IsEmpty());
}

TEST(LossAllocation, Erratum_E049_off_the_owner_chooses_every_point) {
  Losses battle({"infantry 10-3", "militia 4-2"}, "E049");
  battle.lose(3);
  EXPECT_EQ(battle.record->pending<LossShare>().points, 3);
  for (int point = 0; point < 3; ++point) {
    battle.choose(battle.units[1]);
  }
  EXPECT_THAT(battle.left(), ElementsAre("10-3", "1-2"));
}

TEST(LossAllocation, Erratum_E049_on_two_points_fall_evenly) {
  Losses battle({"infantry 10-3", "militia 4-2"});
  battle.lose(2);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), UnorderedElementsAre("8-3", "1-3", "3-2"));
}

TEST(LossAllocation, Erratum_E050_off_the_owner_lets_a_ship_pay_for_all) {
  Losses battle({"infantry 10-3", "naval-flotilla"}, "E050");
  share_mixed_losses(*battle.record, kSide, {battle.units[0]}, {battle.units[1]}, 9, "8.18"_case);
  ASSERT_TRUE(battle.is_asking());
  battle.choose(battle.units[1]);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), ElementsAre("10-3"));
}

TEST(LossAllocation, Erratum_E050_on_half_rounded_up_falls_on_the_ground) {
  Losses battle({"infantry 10-3", "naval-flotilla"});
  share_mixed_losses(*battle.record, kSide, {battle.units[0]}, {battle.units[1]}, 9, "8.18"_case);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), ElementsAre("5-3"));
}

TEST(ShipLosses, Case_11_12_the_owner_chooses_until_the_strength_is_reached) {
  Losses battle({"ironclad", "naval-flotilla", "river-flotilla", "naval-transport"});
  lose_ships(*battle.record, kSide, battle.units, 0, 25, "11.12"_case);

  ASSERT_TRUE(battle.is_asking());
  EXPECT_THAT(battle.offered(), ElementsAre(battle.units[0], battle.units[1], battle.units[2]))
      << "a transport has no naval strength";
  battle.choose(battle.units[1], ActionKind::LoseShip);
  EXPECT_TRUE(battle.is_asking()) << "20 of 25";
  battle.choose(battle.units[2], ActionKind::LoseShip);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_EQ(battle.left().size(), 2);
}

TEST(ShipLosses, Case_11_22_a_number_of_ships_takes_transports_too) {
  Losses battle({"naval-flotilla", "naval-transport"});
  lose_ships(*battle.record, kSide, battle.units, 1, 0, "11.22"_case);
  EXPECT_THAT(battle.offered(), ElementsAre(battle.units[0], battle.units[1]));
  battle.choose(battle.units[1], ActionKind::LoseShip);
  EXPECT_FALSE(battle.is_asking());
}

TEST(ShipLosses, Case_11_14_a_loss_larger_than_the_ships_takes_all_of_them) {
  Losses battle({"naval-flotilla", "naval-transport"});
  lose_ships(*battle.record, kSide, battle.units, 3, 0, "11.22"_case);
  EXPECT_FALSE(battle.is_asking());
  EXPECT_THAT(battle.left(), IsEmpty());
}

}  // namespace
}  // namespace core::organisation
