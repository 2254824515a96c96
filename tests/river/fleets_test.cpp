// [RR-390]-[RR-392] [RR-460]-[RR-462] [RR-T28] The composition of a flotilla.
#include "core/river/quick.h"
#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <string_view>
#include <vector>

namespace tests::river {
namespace {

using core::base::Fraction;
using core::river::SetLine;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

/// A begin with these warships.
Begin with_warships(const std::vector<std::string_view>& ids) {
  Begin begin = flotilla();
  begin.warships.clear();
  for (const std::string_view each : ids) {
    begin.warships.push_back(tested_charts().find_union(each).value());
  }
  return begin;
}

std::string fault_in(const std::vector<std::string_view>& ids) {
  return fault_of(tested_charts(), with_warships(ids));
}

/// Fire of a sample's warships without damage, in mean batteries of table RR-T17.
Fraction fire_in_batteries(std::size_t sample) {
  const core::river::Charts& charts = tested_charts();
  const auto weight_of = [&charts](const std::vector<core::river::GunCount>& guns) {
    return std::accumulate(guns.begin(), guns.end(), 0, [&](int sum, const auto& each) {
      return sum + each.count * charts.guns.at(each.gun).weight;
    });
  };
  Fraction fire;
  for (const std::uint8_t each : flotilla(sample).warships) {
    const auto& type = charts.union_vessels.at(each);
    fire += Fraction{weight_of(type.guns)} * (type.turret ? Fraction{1} : Fraction{1, 2});
  }
  int all = 0;
  int lines = 0;
  for (const auto& each : charts.battery.faces) {
    all += weight_of(each);
    lines += each.empty() ? 0 : 1;
  }
  return fire * Fraction{lines, all};
}

std::string_view difficulty_in(std::size_t sample) {
  const Fraction fire = fire_in_batteries(sample);
  return fire < Fraction{2} ? "hard" : fire > Fraction{4} ? "comfortable" : "challenging";
}

TEST(River, RR_390_three_warships_of_the_list_are_legal) {
  EXPECT_EQ(fault_in({"cairo", "tyler", "marmora"}), "");
}

TEST(River, RR_390_two_or_four_warships_are_not) {
  EXPECT_EQ(fault_in({"cairo", "tyler"}), "a flotilla has three warships, not 2 [RR-390]");
  EXPECT_EQ(fault_in({"cairo", "tyler", "signal", "rattler"}),
            "a flotilla has three warships, not 4 [RR-390]");
}

TEST(River, RR_390_a_warship_is_taken_once_at_most) {
  EXPECT_THAT(fault_in({"cairo", "signal", "signal"}), HasSubstr("more than once [RR-390]"));
}

TEST(River, RR_390_a_supply_ship_is_no_warship) {
  EXPECT_THAT(fault_in({"cairo", "signal", "supply"}), HasSubstr("is no warship [RR-390]"));
}

TEST(River, RR_390_monitors_and_deep_ships_are_warned_about) {
  const auto warnings = warnings_of(tested_charts(), with_warships({"neosho", "benton", "signal"}));
  EXPECT_THAT(warnings, Contains(HasSubstr("is a monitor")));
  EXPECT_THAT(warnings, Contains(HasSubstr("is deep")));
  EXPECT_THAT(warnings_of(tested_charts(), flotilla()), IsEmpty());
}

TEST(River, RR_462_flotilla_d_repeats_one_ship_and_is_flagged) {
  const Begin joke = flotilla(kMonitors);
  EXPECT_EQ(fault_of(tested_charts(), joke), "");
  EXPECT_THAT(warnings_of(tested_charts(), joke), Contains(HasSubstr("[RR-462]")));
}

TEST(River, RR_391_the_line_is_changed_in_the_order_phase) {
  Game game = in_orders();
  act(game, SetLine{{kThird, kLeader, kSecond, kSupply, kSecondSupply}});
  EXPECT_EQ(game.state().line.front(), kThird);
}

TEST(River, RR_391_the_line_is_all_vessels_each_once) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, SetLine{{kThird, kLeader}}), "RR-391 not-the-line");
  EXPECT_EQ(refusal_of(game, SetLine{{kThird, kThird, kSecond, kSupply, kSecondSupply}}),
            "RR-391 not-the-line");
}

TEST(River, RR_245_supply_ships_form_the_rear_of_the_line) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, SetLine{{kSupply, kLeader, kSecond, kThird, kSecondSupply}}),
            "RR-245 supply-in-the-rear");
}

TEST(River, RR_392_the_label_is_fire_in_mean_batteries) {
  // 74.5 over the mean battery of 240 / 9.
  EXPECT_EQ(fire_in_batteries(kPorter), (Fraction{1341, 480}));
}

TEST(River, RR_392_RR_T28_labels_of_the_sample_flotillas) {
  EXPECT_EQ(difficulty_in(kPorter), "challenging");
  EXPECT_EQ(difficulty_in(kTimbers), "comfortable");
  EXPECT_EQ(difficulty_in(kMosquito), "hard");
}

TEST(River, RR_461_points_are_a_tenth_of_the_tons_half_up) {
  const auto points_of = [](std::string_view id) {
    return tested_charts().union_vessels.at(tested_charts().find_union(id).value()).points;
  };
  EXPECT_EQ(points_of("tyler"), 58);    // 575 tons
  EXPECT_EQ(points_of("rattler"), 17);  // 165
  EXPECT_EQ(points_of("cairo"), 51);    // 512
}

}  // namespace
}  // namespace tests::river
