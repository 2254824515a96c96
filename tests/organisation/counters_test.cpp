// [3.26] [10.01] [22.31] Counter mix and leaders.
#include "core/organisation/counters.h"

#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::organisation {
namespace {

using base::operator""_case;
using board::Side;
using tests::Ground;
using tests::Position;

/// Forts enough to reach the 20 of the Confederate mix, and `more` above it.
Position forts(int more) {
  Position position{Ground{}.setting()};
  for (int number = 0; number < 20 + more; ++number) {
    position.put(Side::Confederate, "fort", "B2010");
  }
  return position;
}

state::GameState with_leader(Position& position, Side side, const std::string& name) {
  const auto leader = position.put(side, "leader", "B2010");
  auto state = position.state();
  state.pieces[leader.value()].name = name;
  return state;
}

TEST(CounterMix, Case_3_26_use_is_counted_by_side_kind_and_value) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "infantry 10-3", "B2010");
  position.put(Side::Union, "infantry 10-3", "B2011");
  position.put(Side::Confederate, "infantry 10-3", "B2020");

  const auto uses = counter_mix(position.setting(), position.state());

  const auto of = [&](Side side) {
    return *std::find_if(uses.begin(), uses.end(), [&](const MixUse& use) {
      return use.side == side && use.value == "10-3";
    });
  };
  EXPECT_EQ(of(Side::Union).in_play, 2);
  EXPECT_EQ(of(Side::Union).limit, 40);
  EXPECT_EQ(of(Side::Confederate).in_play, 1);
  EXPECT_EQ(of(Side::Confederate).limit, 20);
}

TEST(CounterMix, Case_3_26_the_last_counter_may_be_used) {
  const Position position = forts(0);
  EXPECT_TRUE(check_counter_mix(position.setting(), position.state()).empty());
}

TEST(CounterMix, Case_3_26_one_counter_too_many_is_found_with_its_figures) {
  const Position position = forts(1);

  const auto findings = check_counter_mix(position.setting(), position.state());

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "3.26"_case);
  EXPECT_EQ(findings[0].text, "Confederate fort: 21 in play, 20 exist");
  EXPECT_EQ(findings[0].sheet_id, position.state().pieces.back().sheet_id);
}

TEST(CounterMix, Erratum_E030_as_printed_the_counters_set_no_limit) {
  const Position position = forts(1);
  auto printed = position.setting();
  printed.switches.errata.set("E030", false);

  EXPECT_TRUE(check_counter_mix(printed, position.state()).empty());
}

/// Every counter of Appendix B, of a side.
std::vector<std::pair<Side, rulebook::MixRow>> appendix_b() {
  std::vector<std::pair<Side, rulebook::MixRow>> rows;
  const auto setting = Ground{}.setting();
  for (const Side side : board::kSides) {
    for (const rulebook::MixRow& row : setting.rulebook->mix) {
      if (!rulebook::is_rail_marker(row.kind)) {
        rows.emplace_back(side, row);
      }
    }
  }
  return rows;
}

TEST(CounterMix, Table_3_26_each_counter_of_appendix_B_at_its_limit_and_one_above) {
  const auto rows = appendix_b();
  ASSERT_GT(rows.size(), 60U);
  for (const auto& [side, row] : rows) {
    Position position{Ground{}.setting()};
    const int limit = row.count[static_cast<std::size_t>(side)];
    const std::string what =
        std::string{rulebook::name(row.kind)} + (row.value.empty() ? "" : " " + row.value);
    for (int number = 0; number < limit; ++number) {
      position.put(side, what, "B2010");
    }
    EXPECT_TRUE(check_counter_mix(position.setting(), position.state()).empty()) << what;

    const auto over = position.put(side, what, "B2010");
    const auto findings = check_counter_mix(position.setting(), position.state());
    ASSERT_EQ(findings.size(), 1U) << what;
    EXPECT_EQ(findings[0].cited, "3.26"_case) << what;
    EXPECT_EQ(findings[0].sheet_id, position.state().piece(over).sheet_id) << what;
  }
}

TEST(CounterMix, Case_3_26_a_value_that_was_never_printed_is_found) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "infantry 9-3", "B2010");

  const auto findings = check_counter_mix(position.setting(), position.state());

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].text, "Union infantry 9-3 in B2010: there is no such counter");
}

TEST(CounterMix, Case_3_26_rail_markers_have_no_limit) {
  Position position{Ground{}.setting()};
  for (int number = 0; number < 60; ++number) {
    position.put(Side::Union, "rail-cut", "B2010");
  }
  EXPECT_TRUE(check_counter_mix(position.setting(), position.state()).empty());
}

TEST(Leaders, Case_10_01_a_leader_of_the_roster_may_be_in_play) {
  Position position{Ground{}.setting(), "4/63"};
  EXPECT_TRUE(
      check_leaders(position.setting(), with_leader(position, Side::Union, "Grant")).empty());
}

TEST(Leaders, Case_10_01_a_name_that_is_not_in_appendix_a_is_found) {
  Position position{Ground{}.setting(), "4/63"};
  const auto findings =
      check_leaders(position.setting(), with_leader(position, Side::Confederate, "Grant"));
  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "10.01"_case);
}

TEST(Leaders, Case_22_31_a_leader_does_not_come_before_his_year) {
  Position early{Ground{}.setting(), "7/61"};
  const auto findings =
      check_leaders(early.setting(), with_leader(early, Side::Confederate, "R. E. Lee"));
  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].cited, "22.31"_case);

  Position later{Ground{}.setting(), "1/62"};
  EXPECT_TRUE(
      check_leaders(later.setting(), with_leader(later, Side::Confederate, "R. E. Lee")).empty());
}

TEST(Leaders, Table_10_01_each_leader_of_appendix_A_comes_in_his_year_and_on_his_side) {
  const auto setting = Ground{}.setting();
  ASSERT_GT(setting.rulebook->leaders.size(), 90U);
  for (const rulebook::LeaderRow& row : setting.rulebook->leaders) {
    Position then{setting,
                  (row.from_year == 1861 ? "7/" : "1/") + std::to_string(row.from_year % 100)};
    EXPECT_TRUE(check_leaders(setting, with_leader(then, row.side, row.name)).empty()) << row.name;

    if (row.from_year > 1861) {
      Position before{setting, "13/" + std::to_string(row.from_year % 100 - 1)};
      const auto early = check_leaders(setting, with_leader(before, row.side, row.name));
      ASSERT_EQ(early.size(), 1U) << row.name;
      EXPECT_EQ(early[0].cited, "22.31"_case) << row.name;
    }

    const Side other = board::enemy_of(row.side);
    if (setting.rulebook->find_leader(other, row.name) == nullptr) {
      Position wrong{setting, "4/65"};
      const auto stranger = check_leaders(setting, with_leader(wrong, other, row.name));
      ASSERT_EQ(stranger.size(), 1U) << row.name;
      EXPECT_EQ(stranger[0].cited, "10.01"_case) << row.name;
    }
  }
}

TEST(Leaders, Case_10_01_a_leader_stands_in_one_place) {
  Position position{Ground{}.setting(), "4/63"};
  const auto first = position.put(Side::Union, "leader", "B2012");
  auto state = with_leader(position, Side::Union, "Grant");
  state.pieces[first.value()].name = "Grant";

  const auto findings = check_leaders(position.setting(), state);

  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(findings[0].text, "Union leader Grant stands twice, in B2012 and in B2010");
}

}  // namespace
}  // namespace core::organisation
