// [19.74] [26.2] [26.4] Who must stay where.
#include "core/movement/restrictions.h"

#include "core/movement/force.h"
#include "tests/movement/active_force.h"

#include <gtest/gtest.h>

#include <memory>

namespace core::movement {
namespace {

using base::operator""_case;
using rulebook::Option;
using tests::ActiveForce;
using tests::Ground;
using tests::hex;
using tests::Position;

rulebook::Setting east_63() {
  rulebook::Setting setting = Ground{}.setting();
  auto scenario = std::make_shared<rulebook::Scenario>();
  scenario->rules = {"19.74"_case};
  setting.scenario = scenario;
  return setting;
}

/// The position with names for some of its leaders.
Position named(const Position& position, PieceId leader, const char* name) {
  state::GameState state = position.state();
  state.pieces.at(leader.value()).name = name;
  return Position{position.setting(), std::move(state)};
}

/// A Union unit north of row 13, one that begins in it, and Lee.
struct EastOf63 {
  explicit EastOf63(const char* lee_stands) : position{east_63(), "5/63"} {
    north = position.put(Side::Union, "infantry 10-3", "C2012");
    south = position.put(Side::Union, "infantry 10-3", "C2213");
    lee = position.put(Side::Confederate, "leader", lee_stands);
  }

  [[nodiscard]] ActiveForce force() const {
    ActiveForce result{named(position, lee, "R. E. Lee"), Side::Union, {north, south}};
    begin_phase(result.record());
    return result;
  }

  Position position;
  PieceId north{0};
  PieceId south{0};
  PieceId lee{0};
};

TEST(Restrictions, Case_19_74_while_Lee_is_above_row_12_the_Union_stays_north_of_row_13) {
  const EastOf63 east{"C1011"};
  ActiveForce force = east.force();

  const auto refused = force.march(east.north, "C2013");
  EXPECT_EQ(refused.error().cited, "19.74"_case);
  EXPECT_TRUE(force.march(east.north, "C2011"));
  EXPECT_TRUE(force.march(east.south, "C2214"));  // it began there
}

TEST(Restrictions, Case_19_74_in_row_12_or_off_the_map_Lee_does_not_restrict) {
  const EastOf63 east{"C1012"};
  ActiveForce force = east.force();

  EXPECT_TRUE(force.march(east.north, "C2013"));
}

TEST(Restrictions, Case_19_74_is_tested_when_the_Movement_Phase_begins) {
  const EastOf63 east{"C1011"};
  ActiveForce force = east.force();
  force.record().move(east.lee, hex("C1015"), {}, "8.51"_case);

  EXPECT_FALSE(force.march(east.north, "C2013"));
}

TEST(Restrictions, Erratum_E082_as_printed_the_restriction_never_ends) {
  EastOf63 east{"C1015"};
  east.position.without("E082");
  ActiveForce force = east.force();

  EXPECT_EQ(force.march(east.north, "C2013").error().cited, "19.74"_case);
}

/// A leader on the border of sections B and C, with an option in force.
struct OnTheBorder {
  OnTheBorder(Side side, const char* name, const char* stands, Option option,
              const char* cycle = "7/62")
      : position{setting(option), cycle} {
    leader = position.put(side, "leader", stands);
    position = named(position, leader, name);
  }

  static rulebook::Setting setting(Option option) {
    rulebook::Setting result = Ground{}.setting();
    result.switches.options.set(option, true);
    return result;
  }

  [[nodiscard]] state::Ruling<> march(std::string_view to) const {
    return ActiveForce{position, position.state().piece(leader).side, {leader}}.march(leader, to);
  }

  Position position;
  PieceId leader{0};
};

TEST(Restrictions, Case_26_4_with_the_option_Lee_stays_on_Map_C) {
  const OnTheBorder lee{Side::Confederate, "R. E. Lee", "C0110", Option::LeeInTheEast};
  const auto refused = lee.march("A6210");
  EXPECT_EQ(refused.error().cited, "26.4"_case);
  EXPECT_TRUE(lee.march("C0111"));

  const OnTheBorder other{Side::Confederate, "Jackson", "C0110", Option::LeeInTheEast};
  EXPECT_TRUE(other.march("A6210"));
}

TEST(Restrictions, Erratum_E102_as_printed_Lee_is_bound_to_Map_A) {
  OnTheBorder lee{Side::Confederate, "R. E. Lee", "C0110", Option::LeeInTheEast};
  lee.position.without("E102");
  EXPECT_TRUE(lee.march("A6210"));

  OnTheBorder there{Side::Confederate, "R. E. Lee", "A6210", Option::LeeInTheEast};
  there.position.without("E102");
  EXPECT_EQ(there.march("C0110").error().cited, "26.4"_case);
}

TEST(Restrictions, Case_26_2_with_the_option_Grant_stays_on_A_and_B_until_1_64) {
  const OnTheBorder grant{Side::Union, "Grant", "A6210", Option::GrantInTheWest};
  EXPECT_EQ(grant.march("C0110").error().cited, "26.2"_case);

  const OnTheBorder later{Side::Union, "Grant", "A6210", Option::GrantInTheWest, "1/64"};
  EXPECT_TRUE(later.march("C0110"));
}

}  // namespace
}  // namespace core::movement
