// [8.4] Lines behind rivers.
#include "core/ai/line.h"

#include "core/data/setup_text.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace core::ai {
namespace {

using board::HexId;
using board::Side;
using tests::hex;

/// Bowling Green behind the Green, over which three bridges lead.
class Lines : public testing::Test {
 protected:
  /// @param lines of the Confederate's units before the town
  void begin(const std::string& cycle, const std::string& lines) {
    opened_.emplace(tests::catalogue().open_shared(
        {"line.position", "cycle " + cycle +
                              "\nobjective union 1 Bowling Green KY\nunion-wins 3\n"
                              "stage command-segment confederate\ncontrol state:KY union\n"
                              "control A4719 A4819 A4720 A4820 A4619 A4620 A4520 A4420 A4721 A4621 "
                              "A4521 A4421 A4821 A4920 confederate\n"
                              "side union\nat A4817\n  U1 leader \"Buell\"\n  U2 infantry 10-3\n"
                              "  U3 infantry 8-3\n  U4 depot stock 25\nat A4918\n  U5 infantry "
                              "5-3\nside confederate\nat A4520\n"
                              "  C3 depot stock 15\n  C4 garrison (5)-1\n" +
                              lines}));
    standing_.emplace(opened_->setting, opened_->state);
  }

  std::vector<HexId> line(std::size_t most) {
    const state::Situation now = standing_->situation();
    const Weights weights = weights_of(now.book(), Temper{});
    Country country{now, weights};
    return line_before(now, Appraisal{now, Side::Confederate, country, weights}, hex("A4520"),
                       most);
  }

  /// Where the mission of the unit leads it.
  std::optional<Mission> mission_of(std::string_view id) {
    const state::Situation now = standing_->situation();
    const Weights weights = weights_of(now.book(), Temper{});
    Country country{now, weights};
    const Appraisal appraisal{now, Side::Confederate, country, weights};
    const auto forces = field_forces(now, plan::forces_of(now, Side::Confederate));
    std::vector<Party> parties = parties_of(now, forces);
    give_missions(now, appraisal, country, parties);
    const auto found = std::find_if(parties.begin(), parties.end(), [&](const Party& party) {
      return now.piece(party.force->chief).sheet_id == id;
    });
    return found != parties.end() ? found->mission : std::nullopt;
  }

 private:
  std::optional<data::OpenedSetup> opened_;
  std::optional<state::Standing> standing_;
};

constexpr const char* kTwoBrigades = "at A4619\n  C1 infantry 5-3\nat A4720\n  C2 infantry 4-3\n";

TEST_F(Lines, Case_6_14_in_winter_three_bridges_are_the_whole_line) {
  begin("2/62", kTwoBrigades);
  EXPECT_EQ(line(3), (std::vector{hex("A4519"), hex("A4719"), hex("A4819")}));
  EXPECT_TRUE(line(2).empty());
}

TEST_F(Lines, Case_6_14_in_summer_a_minor_river_is_no_line) {
  begin("6/62", kTwoBrigades);
  EXPECT_TRUE(line(3).empty());
}

TEST_F(Lines, whoever_is_over_the_river_already_is_not_kept_away) {
  begin("2/62", std::string{kTwoBrigades} + "side union\nat A4820\n  U9 infantry 5-3\n");
  EXPECT_TRUE(line(3).empty());
}

TEST_F(Lines, Case_8_4_brigades_stand_behind_the_bridges) {
  begin("2/62", kTwoBrigades);
  const auto first = mission_of("C1");
  const auto second = mission_of("C2");
  ASSERT_TRUE(first && second);
  EXPECT_TRUE(first->behind_river);
  EXPECT_TRUE(second->behind_river);
  EXPECT_EQ(first->goal, hex("A4520"));
  EXPECT_EQ(first->toward, hex("A4719"));
  EXPECT_EQ(second->toward, hex("A4819"));
}

TEST_F(Lines, one_brigade_for_three_bridges_stays_with_the_town) {
  begin("2/62", "at A4619\n  C1 infantry 5-3\n");
  const auto only = mission_of("C1");
  ASSERT_TRUE(only);
  EXPECT_FALSE(only->behind_river);
  EXPECT_EQ(only->toward, hex("A4520"));
}

}  // namespace
}  // namespace core::ai
