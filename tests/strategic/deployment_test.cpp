// [21.6] [21.7] [21.8] [22.1] [22.2] [22.6] What comes to the map, and what goes.
#include "core/strategic/deployment.h"

#include "core/strategic/departments.h"
#include "core/strategic/headquarters.h"
#include "core/strategic/sending_home.h"
#include "core/supply/memo.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using rulebook::Option;
using rulebook::RollId;
using sequence::Action;
using sequence::ActionKind;
using state::Deed;
using state::Stage;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::CampaignGame;
using tests::hex;
using tests::kMobile;
using tests::kNewOrleans;
using tests::kRichmond;
using tests::kWashington;

Action deploy_in(PieceId unit, std::string_view label) {
  return {ActionKind::Deploy, unit, {}, hex(label), {}, 0};
}

Action place_hq(PieceKind kind, std::string_view label) {
  return {ActionKind::PlaceHeadquarters, {}, {}, hex(label), {}, 0, kind};
}

Action relocate_to(PieceId department, std::string_view label) {
  return {ActionKind::Relocate, department, {}, hex(label), {}, 0};
}

Action home(PieceId unit, int points) { return {ActionKind::SendHome, unit, {}, {}, {}, points}; }

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
  EXPECT_FALSE(game_.state().piece(second).deeds.span);  // in no span
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
    state.pieces[ship.value()].deeds.bits |= static_cast<std::uint32_t>(Deed::FaceDown);
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

class DepartmentsSegment : public testing::Test {
 protected:
  DepartmentsSegment() { game_.clear_of(PieceKind::Ironclad); }

  PieceId department(Side side, std::string_view label) {
    for (const state::Piece& piece : game_.position().state().pieces) {
      if (piece.kind == PieceKind::Department && piece.side == side && piece.hex() != nullptr &&
          *piece.hex() == hex(label)) {
        return piece.id;
      }
    }
    throw std::invalid_argument{"no Department there"};
  }

  /// From the segment before, in which nothing is due: Departments are tested when one begins.
  void begin(Side side) { game_.begin(Stage::Deployment, side); }

  CampaignGame game_{"10/62"};
};

TEST_F(DepartmentsSegment, Case_22_15_one_department_a_cycle_to_a_city_that_meets_the_criteria) {
  const PieceId moved = department(Side::Union, "C2601");
  const PieceId other = department(Side::Union, "C3402");
  begin(Side::Union);

  EXPECT_EQ(game_.choose(relocate_to(moved, "C2516")), "22.12 city-not-controlled");
  EXPECT_EQ(game_.choose(relocate_to(moved, "C2405")), "22.11 no-city-there");
  EXPECT_EQ(game_.choose(relocate_to(moved, "C2601")), "22.16 department-works");
  EXPECT_EQ(game_.choose(relocate_to(moved, kWashington)), "22.15 department-there-already");
  ASSERT_EQ(game_.choose(relocate_to(moved, "C1201")), "");  // Pittsburgh

  EXPECT_EQ(*game_.state().piece(moved).hex(), hex("C1201"));
  EXPECT_EQ(may_relocate(game_.now(), other, hex("C2806")).error().reason, "relocated-already");
  EXPECT_FALSE(deploys(game_.now(), moved));  // nothing is deployed there in this cycle
}

TEST_F(DepartmentsSegment, Case_22_15_not_beside_a_hex_of_the_enemy) {
  const PieceId moved = department(Side::Union, "C2601");
  game_.clear_of(PieceKind::Infantry).clear_of(PieceKind::Cavalry);
  game_.position().control(Side::Confederate, {"C1202"});  // beside Pittsburgh
  begin(Side::Union);

  EXPECT_EQ(game_.choose(relocate_to(moved, "C1201")), "22.15 enemy-hex-beside");
}

TEST_F(DepartmentsSegment, Case_22_14_a_union_department_stops_when_confederates_are_near) {
  const PieceId near = department(Side::Union, "C2601");
  game_.position().put(Side::Confederate, "cavalry 2-4", "C2602");
  begin(Side::Union);

  EXPECT_TRUE(game_.state().piece(near).deeds.has(Deed::Neutralised));
  EXPECT_FALSE(deploys(game_.now(), near));
  EXPECT_FALSE(supply::chain_of(game_.now(), Side::Union).functions(near));
  EXPECT_EQ(game_.choose(relocate_to(near, "C2601")), "22.12 enemy-beside-city");
  EXPECT_EQ(game_.choose(relocate_to(near, "C1201")), "");
  EXPECT_FALSE(game_.state().piece(near).deeds.has(Deed::Neutralised));
}

TEST_F(DepartmentsSegment, Case_22_14_a_confederate_one_goes_on_while_unbesieged_and_unoccupied) {
  const PieceId near = department(Side::Confederate, tests::kNashville);
  game_.position().put(Side::Union, "cavalry 2-4", "A4325");
  begin(Side::Confederate);

  EXPECT_FALSE(game_.state().piece(near).deeds.has(Deed::Neutralised));
  EXPECT_TRUE(supply::chain_of(game_.now(), Side::Confederate).functions(near));
}

TEST_F(DepartmentsSegment, Case_22_16_one_that_failed_waits_for_its_relocation_to_its_own_hex) {
  const PieceId failed = department(Side::Union, "C2601");
  state::GameState state = game_.position().state();
  state.pieces[failed.value()].deeds.bits |= static_cast<std::uint32_t>(Deed::Neutralised);
  game_.position() = tests::Position{game_.position().setting(), std::move(state)};
  begin(Side::Union);

  EXPECT_FALSE(deploys(game_.now(), failed));
  EXPECT_FALSE(supply::chain_of(game_.now(), Side::Union).functions(failed));
  ASSERT_EQ(game_.choose(relocate_to(failed, "C2601")), "");
  EXPECT_FALSE(game_.state().piece(failed).deeds.has(Deed::Neutralised));
  EXPECT_TRUE(supply::chain_of(game_.now(), Side::Union).functions(failed));
  EXPECT_FALSE(deploys(game_.now(), failed));  // not in this cycle
}

TEST_F(DepartmentsSegment, Case_26_12_with_the_option_it_works_again_at_once) {
  const PieceId near = department(Side::Union, "C2601");
  game_.with(Option::DepartmentsReopenAtOnce);
  game_.position().put(Side::Confederate, "cavalry 2-4", "C2602");
  begin(Side::Union);

  EXPECT_FALSE(game_.state().piece(near).deeds.has(Deed::Neutralised));
  EXPECT_FALSE(deploys(game_.now(), near));
}

TEST_F(DepartmentsSegment, Erratum_E090_as_printed_nothing_is_neutralised) {
  const PieceId near = department(Side::Union, "C2601");
  game_.without("E090");
  game_.position().put(Side::Confederate, "cavalry 2-4", "C2602");
  begin(Side::Union);

  EXPECT_FALSE(game_.state().piece(near).deeds.has(Deed::Neutralised));
}

// ---- [22.2] Headquarters ----

class HeadquartersSegment : public testing::Test {
 protected:
  HeadquartersSegment() {
    game_.clear_of(PieceKind::InfantryCorpsHq).clear_of(PieceKind::CavalryCorpsHq);
    game_.clear_of(PieceKind::ArmyHq);
  }

  [[nodiscard]] const state::DueHeadquarters& due() const {
    return game_.state().war.headquarters[0];
  }

  CampaignGame game_{"10/61"};
};

/// The worked example of 22.22.
TEST_F(HeadquartersSegment, Case_22_22_example_four_corps_and_no_army) {
  game_.begin(Stage::Headquarters, Side::Union, {1, 4, 5});

  EXPECT_THAT(game_.rolls(RollId::Hq), ElementsAre(1, 4, 5));
  EXPECT_EQ(due().corps, 4);
  EXPECT_EQ(due().armies, 0);
  EXPECT_EQ(game_.choose(place_hq(PieceKind::ArmyHq, kWashington)), "22.22 no-headquarters-due");
  EXPECT_EQ(game_.choose(place_hq(PieceKind::InfantryCorpsHq, kRichmond)),
            "22.22 no-department-there");
  ASSERT_EQ(game_.choose(place_hq(PieceKind::InfantryCorpsHq, kWashington)), "");
  ASSERT_EQ(game_.choose(place_hq(PieceKind::CavalryCorpsHq, kWashington)), "");  // his choice
  EXPECT_EQ(due().corps, 2);
  EXPECT_EQ(game_.pass(), "4.1 out-of-phase");  // all are placed
}

TEST_F(HeadquartersSegment, Case_22_21_no_word_no_roll) {
  CampaignGame game{"7/61"};
  game.begin(Stage::Headquarters, Side::Union, {1, 4});

  EXPECT_THAT(game.rolls(RollId::Hq), IsEmpty());
}

TEST_F(HeadquartersSegment, Case_22_22_what_the_mix_does_not_hold_is_lost) {
  for (int count = 0; count < 7; ++count) {
    game_.position().put(Side::Union, "army-hq", kWashington);
  }
  game_.begin(Stage::Headquarters, Side::Union, {2, 1, 3});

  EXPECT_EQ(due().armies, 1);  // of three: the mix holds eight
}

TEST_F(HeadquartersSegment, Erratum_E091_as_printed_a_1_brings_one) {
  game_.without("E091").begin(Stage::Headquarters, Side::Union, {1, 2});

  EXPECT_THAT(game_.rolls(RollId::Hq), ElementsAre(1, 2));
  EXPECT_EQ(due().corps, 1);
}

TEST_F(HeadquartersSegment, Erratum_E015_as_printed_the_union_track_has_no_sign) {
  game_.without("E015").begin(Stage::Headquarters, Side::Union, {1, 4, 5});

  EXPECT_THAT(game_.rolls(RollId::Hq), IsEmpty());
}

TEST_F(HeadquartersSegment, Erratum_E020_as_printed_the_confederate_track_has_no_sign) {
  game_.without("E020").begin(Stage::Headquarters, Side::Confederate, {1, 4, 5});

  EXPECT_THAT(game_.rolls(RollId::Hq), IsEmpty());
}

TEST_F(HeadquartersSegment, Case_22_17_without_a_department_they_wait) {
  game_.clear_of(PieceKind::Department);
  game_.begin(Stage::Headquarters, Side::Union, {1, 4, 5});

  EXPECT_EQ(due().corps, 4);
  EXPECT_NE(game_.stage(), Stage::Headquarters);
}

// ---- [22.6] [26.11] who goes ----

class Demobilisation : public testing::Test {
 protected:
  Demobilisation() {
    game_.clear_of(PieceKind::Militia);
    for (const char* const value : {"4-2", "4-2", "3-2", "2-2", "2-2"}) {
      units_.push_back(
          game_.position().put(Side::Union, "militia " + std::string{value}, kWashington));
    }
  }

  void begin(int face) {
    game_.begin(Stage::Demobilisation, Side::Union, {static_cast<std::uint8_t>(face)});
  }

  [[nodiscard]] int owed() const {
    const auto* const work = game_.state().turn.innermost<state::SendingHome>();
    return work == nullptr ? 0 : work->points;
  }

  CampaignGame game_{"13/61"};
  std::vector<PieceId> units_;
};

/// The worked example of 22.6: 15 CSP, a 2, 8 go.
TEST_F(Demobilisation, Case_22_6_example_half_of_15_is_8) {
  begin(2);
  EXPECT_EQ(owed(), 8);

  EXPECT_EQ(game_.choose(home(units_[0], 5)), "22.6 too-many-home 5 4");
  ASSERT_EQ(game_.choose(home(units_[0], 4)), "");
  ASSERT_EQ(game_.choose(home(units_[1], 4)), "");

  EXPECT_EQ(owed(), 0);
  EXPECT_NE(game_.state().piece(units_[0]).away(), nullptr);
  EXPECT_EQ(game_.state().piece(units_[2]).strength, 3);
}

TEST_F(Demobilisation, Case_22_6_a_unit_may_give_a_part) {
  begin(1);
  ASSERT_EQ(game_.choose(home(units_[2], 1)), "");

  EXPECT_EQ(owed(), 7);
  EXPECT_EQ(game_.state().piece(units_[2]).strength, 2);
}

TEST_F(Demobilisation, Case_22_6_on_3_to_6_nobody_goes) {
  begin(3);

  EXPECT_THAT(game_.rolls(RollId::Demob), ElementsAre(3));
  EXPECT_EQ(owed(), 0);
}

TEST_F(Demobilisation, Erratum_E096_as_printed_the_fraction_is_dropped) {
  game_.without("E096");
  begin(2);

  EXPECT_EQ(owed(), 7);
}

TEST_F(Demobilisation, Case_22_6_only_where_the_track_says_so) {
  CampaignGame game{"12/61"};
  game.begin(Stage::Demobilisation, Side::Union, {1});

  EXPECT_THAT(game.rolls(RollId::Demob), IsEmpty());
}

TEST(Desertion, Case_26_11_one_percent_for_each_of_the_five_cities) {
  CampaignGame game{"2/64"};
  game.clear_of(PieceKind::Infantry).clear_of(PieceKind::Cavalry).clear_of(PieceKind::Militia);
  for (int count = 0; count < 15; ++count) {
    game.position().put(Side::Confederate, "infantry 10-3", kRichmond);
  }
  game.position().control(Side::Union, {tests::kNashville, "B2802"});
  game.begin(Stage::AnnualEvents, Side::Confederate);

  EXPECT_EQ(deserting(game.now()), 3);  // 2 % of 150
  const auto* const work = game.state().turn.innermost<state::SendingHome>();
  ASSERT_NE(work, nullptr);
  EXPECT_EQ(work->points, 3);
  EXPECT_EQ(game.game().question()->side, Side::Confederate);
  EXPECT_EQ(game.game().question()->decision, rulebook::DecisionId::D26);
}

TEST(Desertion, Case_26_11_from_1864_on_and_as_an_option) {
  CampaignGame early{"13/63"};
  early.position().control(Side::Union, {tests::kNashville, "B2802"});
  early.begin(Stage::Initiation, Side::Confederate);
  EXPECT_EQ(deserting(early.now()), 0);
  CampaignGame off{"2/64"};
  off.with(Option::Desertion, false);
  off.position().control(Side::Union, {tests::kNashville, "B2802"});
  off.begin(Stage::Initiation, Side::Confederate);
  EXPECT_EQ(deserting(off.now()), 0);
}

}  // namespace
}  // namespace core::strategic
