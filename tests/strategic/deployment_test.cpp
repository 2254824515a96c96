// [21.6] [21.7] [21.8] What comes to the map: units, ships, Ironclads, Bases.
#include "core/strategic/deployment.h"

#include "tests/strategic/campaign_game.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using board::HexId;
using rulebook::Option;
using rulebook::PieceKind;
using rulebook::RollId;
using sequence::Action;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using state::Status;
using testing::IsEmpty;
using tests::CampaignGame;
using tests::hex;
using tests::kMobile;
using tests::kNewOrleans;
using tests::kWashington;

Action deploy_in(PieceId unit, std::string_view label) {
  return {ActionKind::Deploy, unit, {}, hex(label), {}, 0};
}

/// A campaign in 10/62 with units that are due now.
class DueUnits : public testing::Test {
 protected:
  PieceId due(Side side, std::string_view what, int in = 0, std::string_view site = kMobile) {
    const PieceId id = game_.position().put(side, what, site);
    state::GameState state = game_.position().state();
    constexpr std::int16_t kNow = 16;  // 10/62 counted from 7/61
    state.pieces[id.value()].place =
        state::Away{state::AwayKind::Spiral, static_cast<std::int16_t>(kNow + in), hex(site)};
    game_.position() = tests::Position{game_.position().setting(), std::move(state)};
    return id;
  }

  void begin(Side side, std::vector<std::uint8_t> dice = {}) {
    game_.begin(Stage::Deployment, side, std::move(dice));
  }

  [[nodiscard]] bool lies_face_down(PieceId ship) {
    return game_.state().piece(ship).is_fitting_out();
  }

  /// The water of the map that the label names.
  Action launch_at(PieceId ship, std::string_view label) {
    return {ActionKind::Launch, ship, {}, {}, game_.now().map().find_water(label), 0};
  }

  CampaignGame game_{"10/62"};
};

TEST_F(DueUnits, Case_21_61_the_union_spreads_each_type_evenly) {
  std::vector<PieceId> trains;
  trains.reserve(3);
  for (int count = 0; count < 3; ++count) {
    trains.push_back(due(Side::Union, "train"));
  }
  const PieceId infantry = due(Side::Union, "infantry 4-3");
  begin(Side::Union);

  ASSERT_EQ(game_.choose(deploy_in(trains[0], kWashington)), "");
  EXPECT_EQ(game_.choose(deploy_in(trains[1], kWashington)), "21.61 others-come-first");
  ASSERT_EQ(game_.choose(deploy_in(infantry, kWashington)), "");  // another type
  ASSERT_EQ(game_.choose(deploy_in(trains[1], "C2601")), "");
  EXPECT_EQ(*game_.state().piece(infantry).hex(), hex(kWashington));
}

TEST_F(DueUnits, Case_21_64_where_an_even_spread_is_not_possible_as_evenly_as_it_goes) {
  game_.clear_of(PieceKind::Department);
  game_.position().put(Side::Union, "department", kWashington);
  const PieceId first = due(Side::Union, "train");
  const PieceId second = due(Side::Union, "train");
  begin(Side::Union);

  ASSERT_EQ(game_.choose(deploy_in(first, kWashington)), "");
  EXPECT_EQ(game_.choose(deploy_in(second, kWashington)), "");
  EXPECT_FALSE(game_.state().piece(second).activity.span);  // in no span
}

TEST_F(DueUnits, Case_21_62_the_confederate_deploys_where_he_likes) {
  const PieceId first = due(Side::Confederate, "train");
  const PieceId second = due(Side::Confederate, "train");
  begin(Side::Confederate);

  ASSERT_EQ(game_.choose(deploy_in(first, kMobile)), "");
  EXPECT_EQ(game_.choose(deploy_in(second, kMobile)), "");
}

TEST_F(DueUnits, Case_21_62_only_at_a_functioning_department) {
  const PieceId unit = due(Side::Confederate, "infantry 4-3");
  begin(Side::Confederate);

  EXPECT_EQ(game_.choose(deploy_in(unit, "B5410")), "21.62 no-department-there");  // Atlanta
  // Little Rock has no rail path to a major city [22.13].
  EXPECT_EQ(game_.choose(deploy_in(unit, "B1704")), "21.62 no-department-there");
}

TEST_F(DueUnits, Case_21_63_finished_units_wait_without_cost) {
  const PieceId unit = due(Side::Union, "infantry 4-3", -3);
  const PieceId later = due(Side::Union, "infantry 4-3", 1);
  begin(Side::Union);

  EXPECT_EQ(game_.choose(deploy_in(later, kWashington)), "21.43 not-due 1 0");
  const int pool = game_.pool_of(Side::Union);
  ASSERT_EQ(game_.pass(), "");
  EXPECT_EQ(game_.pool_of(Side::Union), pool);
  EXPECT_NE(game_.state().piece(unit).away(), nullptr);
}

/// Washington is besieged: a garrison in its fort, Enemies on top.
class BesiegedWashington : public DueUnits {
 protected:
  BesiegedWashington() {
    std::vector<PieceId> gone;
    for (const state::Piece& piece : game_.position().state().pieces) {
      const bool there = piece.hex() != nullptr && *piece.hex() == hex(kWashington);
      if (there && piece.kind != PieceKind::Department) {
        gone.push_back(piece.id);
      }
    }
    game_.position().take_away(gone);
    const PieceId fort = game_.position().put(Side::Union, "fort", kWashington);
    game_.position().put_inside(fort, "garrison (5)-1");
    game_.position().put(Side::Confederate, "infantry 10-3", kWashington);
    game_.position().control(Side::Union, {kWashington});
    unit_ = due(Side::Union, "train");
  }

  PieceId unit_;
};

TEST_F(BesiegedWashington, Case_21_61_the_department_must_be_unbesieged) {
  begin(Side::Union);

  EXPECT_EQ(game_.choose(deploy_in(unit_, kWashington)), "21.61 no-department-there");
}

TEST_F(BesiegedWashington, Erratum_E087_as_printed_a_besieged_department_receives) {
  game_.without("E087").without("E090");
  begin(Side::Union);

  EXPECT_EQ(game_.choose(deploy_in(unit_, kWashington)), "");
  EXPECT_TRUE(game_.state().fort_of(unit_)) << "the Enemy is on top [13.14]";
}

TEST_F(BesiegedWashington, Case_13_24_nobody_comes_to_works_that_are_shot_away) {
  state::GameState shot = game_.position().state();
  for (state::Piece& piece : shot.pieces) {
    if (piece.kind == PieceKind::Fort && piece.hex() != nullptr &&
        *piece.hex() == hex(kWashington)) {
      piece.activity.bits |= static_cast<std::uint32_t>(state::Status::Razed);
    }
  }
  game_.position() = tests::Position{game_.position().setting(), std::move(shot)};
  game_.without("E087").without("E090");
  begin(Side::Union);

  EXPECT_EQ(game_.choose(deploy_in(unit_, kWashington)), "21.61 no-department-there");
}

TEST_F(BesiegedWashington, Case_13_21_who_comes_to_a_besieged_fort_finds_room_or_does_not_come) {
  const PieceId army = due(Side::Union, "infantry 10-3");
  game_.without("E087").without("E090");
  begin(Side::Union);

  const std::string refused = game_.choose(deploy_in(army, kWashington));
  EXPECT_TRUE(refused.starts_with("13.21 fort-is-full 10 ")) << refused;
}

TEST_F(BesiegedWashington, Erratum_E087_nobody_comes_to_a_besieged_department_whatever_its_room) {
  const PieceId army = due(Side::Union, "infantry 10-3");
  begin(Side::Union);

  EXPECT_EQ(game_.choose(deploy_in(army, kWashington)), "21.61 no-department-there");
}

TEST_F(DueUnits, Case_21_61_union_ships_are_launched_at_the_naval_entry_and_the_river_yards) {
  const PieceId naval = due(Side::Union, "naval-flotilla");
  const PieceId river = due(Side::Union, "river-flotilla");
  const PieceId ironclad = due(Side::Union, "ironclad");
  begin(Side::Union, {6});

  EXPECT_EQ(game_.choose(deploy_in(naval, kWashington)), "21.61 ships-are-launched");
  EXPECT_EQ(game_.choose(launch_at(naval, "C3018")), "21.61 no-yard-there");
  ASSERT_EQ(game_.choose(launch_at(naval, "C3901")), "");
  EXPECT_EQ(game_.choose(launch_at(river, "C3901")),
            "21.61 no-yard-there");  // no sea for it [7.12]
  const auto yards = waters_to_launch(game_.now(), river);
  ASSERT_FALSE(yards.empty());
  for (const WaterPlaceId yard : yards) {
    EXPECT_TRUE(game_.now().map().water_place(yard).is_river());
  }
  ASSERT_EQ(game_.choose({ActionKind::Launch, river, {}, {}, yards.front(), 0}), "");
  ASSERT_EQ(game_.choose(launch_at(ironclad, "C3901")), "");
  EXPECT_FALSE(lies_face_down(naval));
  EXPECT_TRUE(lies_face_down(ironclad));
}

TEST_F(DueUnits, Case_21_62_confederate_river_ships_come_to_ports_and_river_cities) {
  const PieceId river = due(Side::Confederate, "river-flotilla");
  begin(Side::Confederate);
  std::vector<std::string> labels;
  for (const WaterPlaceId water : waters_to_launch(game_.now(), river)) {
    for (const HexId bank : game_.now().map().contiguous_land(water)) {
      labels.push_back(bank.label());
    }
  }

  EXPECT_THAT(labels, testing::Contains(tests::kNashville));
  EXPECT_THAT(labels, testing::Contains(kNewOrleans));
  EXPECT_THAT(labels, testing::Not(testing::Contains("A2811")));  // St. Louis is the Union's
}

// ---- [21.7] Ironclads ----

TEST_F(DueUnits, Case_21_72_a_due_ironclad_lies_face_down_at_its_site) {
  const PieceId ironclad = due(Side::Confederate, "ironclad", 0, kMobile);
  begin(Side::Confederate, {6});
  const auto waters = waters_to_launch(game_.now(), ironclad);
  ASSERT_FALSE(waters.empty());
  for (const WaterPlaceId water : waters) {
    const auto banks = game_.now().map().contiguous_land(water);
    EXPECT_THAT(banks, testing::Contains(hex(kMobile)));
  }

  ASSERT_EQ(game_.choose({ActionKind::Launch, ironclad, {}, {}, waters.front(), 0}), "");

  EXPECT_TRUE(lies_face_down(ironclad));
  EXPECT_THAT(game_.state().war.fitting, testing::SizeIs(1));
  // It is no ship yet: neither a warship in its water, nor to be met there.
  EXPECT_FALSE(game_.now().occupancy.warships(waters.front()).has(Side::Confederate));
}

/// Rolls for an Ironclad of the side that is launched now.
class FittingOutShip : public DueUnits {
 protected:
  void launch_and_roll(Side side, std::vector<std::uint8_t> dice) {
    ship_ = due(side, "ironclad", 0, kMobile);
    begin(side, std::move(dice));
    const auto waters = waters_to_launch(game_.now(), ship_);
    ASSERT_EQ(game_.choose({ActionKind::Launch, ship_, {}, {}, waters.front(), 0}), "");
    if (game_.stage() == Stage::Deployment) {
      ASSERT_EQ(game_.pass(), "");
    }
  }

  PieceId ship_;
};

TEST_F(FittingOutShip, Case_21_73_the_union_finishes_on_1_or_2_at_once) {
  launch_and_roll(Side::Union, {2});

  EXPECT_EQ(game_.rolls(RollId::Ironclad).front(), 2);
  EXPECT_FALSE(lies_face_down(ship_));
  EXPECT_THAT(game_.state().war.fitting, IsEmpty());
}

TEST_F(FittingOutShip, Case_21_73_the_confederate_on_1_only) {
  launch_and_roll(Side::Confederate, {2});

  EXPECT_TRUE(lies_face_down(ship_));
}

TEST_F(FittingOutShip, Case_26_9_in_its_sixth_cycle_it_is_finished_without_a_roll) {
  const auto fitting = [&](int since, bool option) {
    CampaignGame game{"10/62"};
    game.with(Option::IroncladInSixthCycle, option);
    const PieceId ship = game.position().put(Side::Union, "ironclad", "C3901");
    state::GameState state = game.position().state();
    state.pieces[ship.value()].activity.bits |= static_cast<std::uint32_t>(Status::FaceDown);
    game.position() = tests::Position{game.position().setting(), std::move(state)};
    game.war().fitting.push_back({ship, hex("C3901"), static_cast<std::int16_t>(16 - since)});
    game.begin(Stage::Deployment, Side::Union, {6});
    return game.state().piece(ship).is_fitting_out();
  };
  EXPECT_TRUE(fitting(4, true));   // the fifth cycle: the 6 decides
  EXPECT_FALSE(fitting(5, true));  // the sixth
  EXPECT_TRUE(fitting(5, false));
}

/// An Ironclad on the stocks and one fitting out at Mobile, which Union troops enter.
class LostYard : public DueUnits {
 protected:
  void capture() {
    building_ = due(Side::Confederate, "ironclad", 3, kMobile);
    elsewhere_ = due(Side::Confederate, "ironclad", 3, kNewOrleans);
    begin(Side::Confederate);
    state::GameState state = game_.state();
    state::Standing standing{game_.now().setting, std::move(state)};
    Record record{standing};
    lose_yard(record, hex(kMobile));
    building_is_lost_ = record.piece(building_).away()->kind == state::AwayKind::Unused;
    elsewhere_is_lost_ = record.piece(elsewhere_).away()->kind == state::AwayKind::Unused;
  }

  PieceId building_;
  PieceId elsewhere_;
  bool building_is_lost_{};
  bool elsewhere_is_lost_{};
};

TEST_F(LostYard, Case_21_74_what_is_being_built_there_is_destroyed) {
  capture();

  EXPECT_TRUE(building_is_lost_);
  EXPECT_FALSE(elsewhere_is_lost_);
}

TEST_F(LostYard, Erratum_E088_as_printed_it_is_not) {
  game_.without("E088");
  capture();

  EXPECT_FALSE(building_is_lost_);
}

// ---- [21.8] Bases ----

TEST_F(DueUnits, Case_21_81_a_base_needs_five_points_of_infantry_in_a_coastal_hex) {
  const PieceId base = due(Side::Union, "base");
  game_.position().put(Side::Union, "infantry 3-3", "C3027");  // a coast of North Carolina
  game_.position().put(Side::Union, "infantry 10-3", kWashington);
  game_.position().put(Side::Union, "infantry 5-3", "C3029");  // Morehead City
  begin(Side::Union);

  EXPECT_EQ(game_.choose(deploy_in(base, "C3027")), "21.81 no-place-for-base");
  EXPECT_EQ(game_.choose(deploy_in(base, "C2601")), "21.81 no-place-for-base");
  ASSERT_EQ(game_.choose(deploy_in(base, "C3029")), "");
  EXPECT_EQ(*game_.state().piece(base).hex(), hex("C3029"));
}

TEST(Bases, Case_21_81_it_is_paid_for_in_the_initiation_segment_and_placed_in_the_same_cycle) {
  CampaignGame game{"10/62"};
  game.pool(Side::Union, 100).personnel(Side::Union, 10);
  game.position().put(Side::Union, "infantry 5-3", "C3029");
  game.begin(Stage::Initiation, Side::Union);
  ASSERT_EQ(game.choose({ActionKind::StartUnit, {}, {}, {}, {}, 1, PieceKind::Base}), "");
  EXPECT_EQ(game.pool_of(Side::Union), 70);
  EXPECT_EQ(game.personnel_of(Side::Union), 8);
  ASSERT_EQ(game.pass(), "");

  ASSERT_EQ(game.stage(), Stage::Deployment);
  const auto due = due_units(game.now(), Side::Union);
  ASSERT_THAT(due, testing::SizeIs(1));
  EXPECT_EQ(game.choose(deploy_in(due.front(), "C3029")), "");
}

// ---- [22.1] Departments ----

}  // namespace
}  // namespace core::strategic
