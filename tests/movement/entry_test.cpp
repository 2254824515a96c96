// [3.23] [13.11] [13.15] [18.12] What follows when ground units come into a hex.
#include "core/movement/entry.h"

#include "core/territory/besieged.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::movement {
namespace {

using base::operator""_case;
using board::SideSet;
using map::RailOwner;
using state::Status;
using tests::Ground;
using tests::hex;
using tests::Position;

/// A position in the Union's Movement Phase, in which things happen.
struct Course {
  explicit Course(const Position& position)
      : standing{position.setting(), in_movement(position.state())}, record{standing} {}

  static state::GameState in_movement(state::GameState state) {
    state.turn.stage = state::Stage::CommandSegment;
    state.turn.acting = Side::Union;
    return state;
  }

  void enter(PieceId piece, std::string_view to) {
    movement::enter(record, piece, hex(to), "6.11"_case);
  }

  [[nodiscard]] const state::GameState& now() const { return standing.state(); }

  [[nodiscard]] bool is_off_map(PieceId id) const { return now().piece(id).away() != nullptr; }

  state::Standing standing;
  state::Record record;
};

Position confederate_ground(const Ground& ground = {}) {
  Position position{ground.setting()};
  position.control_all(Side::Confederate);
  return position;
}

TEST(Entry, Case_3_23_control_passes_the_moment_a_combat_unit_enters) {
  Position position = confederate_ground();
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  Course course{position};

  course.enter(unit, "B2803");

  EXPECT_EQ(course.now().controller(hex("B2803")), Side::Union);
  EXPECT_EQ(course.now().controller_before(hex("B2803")), Side::Confederate);
  EXPECT_EQ(*course.now().piece(unit).hex(), hex("B2803"));
}

TEST(Entry, Case_3_23_leaders_trains_and_empty_headquarters_take_no_hex) {
  for (const char* what : {"leader", "train", "siege-train", "army-hq"}) {
    Position position = confederate_ground();
    const PieceId unit = position.put(Side::Union, what, "B2802");
    Course course{position};

    course.enter(unit, "B2803");

    EXPECT_EQ(course.now().controller(hex("B2803")), Side::Confederate) << what;
  }
}

TEST(Entry, Case_16_11_a_headquarters_takes_the_hex_with_its_roster) {
  Position position = confederate_ground();
  const PieceId headquarters = position.put(Side::Union, "corps-hq-infantry", "B2802");
  const PieceId unit = position.put_inside(headquarters, "infantry 10-3");
  Course course{position};

  course.enter(headquarters, "B2803");

  EXPECT_EQ(course.now().controller(hex("B2803")), Side::Union);
  EXPECT_EQ(*course.now().piece(unit).hex(), hex("B2803"));
  EXPECT_TRUE(course.now().piece(unit).activity.has(Status::BeganMove));
}

TEST(Entry, Case_3_28_a_garrison_inside_keeps_the_hex) {
  Position position = confederate_ground();
  const PieceId fort = position.put(Side::Confederate, "fort", "B2803");
  position.put_inside(fort, "garrison (5)-1");
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  Course course{position};

  course.enter(unit, "B2803");

  EXPECT_EQ(course.now().controller(hex("B2803")), Side::Confederate);
  EXPECT_TRUE(
      territory::is_besieged_fort(course.record.now().occupancy, Side::Confederate, hex("B2803")));
  EXPECT_TRUE(course.now().piece(unit).activity.has(Status::Stopped));  // [13.14]
  EXPECT_TRUE(course.now().turn.pending.empty());
}

TEST(Entry, Case_13_31_a_parenthesised_unit_on_top_besieges_nothing) {
  Position position = confederate_ground();
  const PieceId fort = position.put(Side::Confederate, "fort", "B2803");
  position.put_inside(fort, "garrison (5)-1");
  position.put(Side::Union, "garrison (3)-1", "B2803");
  Course course{position};

  EXPECT_FALSE(
      territory::is_besieged_fort(course.record.now().occupancy, Side::Confederate, hex("B2803")));
}

TEST(Entry, Case_13_15_an_empty_fort_is_walked_into_once) {
  Position position = confederate_ground();
  const PieceId fort = position.put(Side::Confederate, "fortress", "B2803");
  const PieceId first = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId second = position.put(Side::Union, "infantry 6-3", "B2802");
  Course course{position};

  course.enter(first, "B2803");
  course.enter(second, "B2803");

  ASSERT_EQ(course.now().turn.pending.size(), 1U);
  EXPECT_EQ(course.record.pending<state::FortTaken>(), (state::FortTaken{fort, Side::Union}));
  EXPECT_EQ(course.now().controller(hex("B2803")), Side::Union);
}

TEST(Entry, Case_13_11_an_entrenchment_falls_to_the_Enemy_and_goes_when_its_units_leave) {
  Position position = confederate_ground();
  const PieceId theirs = position.put(Side::Confederate, "entrenchment", "B2803");
  const PieceId ours = position.put(Side::Union, "entrenchment", "B2802");
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId brigade = position.put(Side::Union, "infantry 1-3", "B2802");
  Course course{position};

  course.enter(unit, "B2803");
  EXPECT_TRUE(course.is_off_map(theirs));
  EXPECT_FALSE(course.is_off_map(ours));

  course.enter(brigade, "B2803");
  EXPECT_TRUE(course.is_off_map(ours));
}

TEST(Entry, Case_21_82_a_Base_is_removed_when_the_Enemy_controls_its_hex) {
  Position position = confederate_ground();
  const PieceId base = position.put(Side::Confederate, "base", "B2803");
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  Course course{position};

  course.enter(unit, "B2803");

  EXPECT_TRUE(course.is_off_map(base));
}

TEST(Entry, Case_12_05_a_train_alone_is_destroyed_and_its_points_stay) {
  Position position = confederate_ground();
  const PieceId train = position.put(Side::Confederate, "train", "B2803", 4);
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  Course course{position};

  course.enter(unit, "B2803");

  EXPECT_TRUE(course.is_off_map(train));
  EXPECT_EQ(course.now().ground_stock(hex("B2803")), 4);
}

TEST(Entry, Case_13_15_what_is_left_in_an_empty_fort_is_met_like_pieces_alone) {
  Position position = confederate_ground();
  const PieceId fort = position.put(Side::Confederate, "fort", "B2803");
  const PieceId train = position.put_inside(fort, "train", 4);
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  Course course{position};

  course.enter(unit, "B2803");

  EXPECT_TRUE(course.is_off_map(train));
  EXPECT_EQ(course.record.pending<state::FortTaken>().fort, fort);
}

TEST(Entry, Case_13_51_unpaid_works_are_lost_when_the_Enemy_enters) {
  Position position = confederate_ground();
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  Course course{position};
  course.record.apply(
      state::BuildingPaid{hex("B2803"), Side::Confederate, rulebook::PieceKind::Fort, 10});

  course.enter(unit, "B2803");

  EXPECT_TRUE(course.now().buildings.empty());
}

TEST(Entry, Case_18_12_a_march_along_rails_from_the_own_net_adds_the_hexes_to_it) {
  Ground ground;
  ground.railroad(RailOwner::Confederate, {"B2801", "B2802", "B2803", "B2804"});
  Position position = confederate_ground(ground);
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  Course course{position};
  const auto net = [&](std::string_view label) {
    return course.now().rail.net[static_cast<std::size_t>(hex(label).ordinal())];
  };
  ASSERT_EQ(net("B2802"), SideSet{Side::Union});

  course.enter(unit, "B2803");

  EXPECT_EQ(net("B2803"), SideSet{Side::Union});
  EXPECT_EQ(net("B2804"), SideSet{Side::Confederate});
}

TEST(Entry, Case_18_12_a_cut_or_a_march_off_the_rails_adds_nothing) {
  Ground ground;
  ground.railroad(RailOwner::Confederate, {"B2801", "B2802", "B2803", "B2804"});
  Position position = confederate_ground(ground);
  position.cut("B2803");
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId other = position.put(Side::Union, "infantry 10-3", "B2904");
  Course course{position};

  course.enter(unit, "B2803");
  course.enter(other, "B2804");

  for (const char* label : {"B2803", "B2804"}) {
    EXPECT_EQ(course.now().rail.net[static_cast<std::size_t>(hex(label).ordinal())],
              SideSet{Side::Confederate})
        << label;
  }
}

TEST(Entry, Case_18_12_Case_18_15_over_a_bridge_beside_a_rail_ferry_the_net_goes_on) {
  const auto crossed = [](bool before, bool bridge) {
    Ground ground;
    ground.railroad(RailOwner::Confederate, {"B2802", "B2803"})
        .river("River", true, {"B2802/B2803"}, "sea")
        .rail_ferry("B2802/B2803");
    if (bridge) {
      ground.road_bridge("B2802/B2803");
    }
    rulebook::Setting setting = ground.setting();
    setting.begun_before.stops_at_ferries = before;
    Position position{setting, "1/62"};
    position.control(Side::Confederate, {"B2803"});
    const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
    Course course{position};
    course.enter(unit, "B2803");
    return course.now().rail.net[static_cast<std::size_t>(hex("B2803").ordinal())];
  };

  EXPECT_EQ(crossed(false, true), SideSet{Side::Union});
  EXPECT_EQ(crossed(false, false), SideSet{Side::Confederate});  // by ship
  EXPECT_EQ(crossed(true, true), SideSet{Side::Confederate});
}

TEST(Entry, Case_6_21_who_enters_an_Enemy_zone_has_come_to_the_end_of_his_move) {
  Position position = confederate_ground();
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId free = position.put(Side::Union, "infantry 10-3", "B2902");
  position.put(Side::Confederate, "militia 1-2", "B2804");
  Course course{position};

  course.enter(unit, "B2803");
  course.enter(free, "B3001");

  EXPECT_TRUE(course.now().piece(unit).activity.has(Status::Stopped));
  EXPECT_FALSE(course.now().piece(free).activity.has(Status::Stopped));
  EXPECT_TRUE(course.now().piece(free).activity.has(Status::BeganMove));
}

}  // namespace
}  // namespace core::movement
