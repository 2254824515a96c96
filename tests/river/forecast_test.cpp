// [RR-500]-[RR-508] The figures that the specification prints.
#include "core/river/forecast.h"

#include "tests/river/bends.h"
#include "tests/river/long_run.h"
#include "tests/river/river_charts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace core::river {
namespace {

using base::Fraction;
using testing::ElementsAre;
using tests::river::kAllHeadings;
using tests::river::tested_charts;

constexpr double kFourDigits = 0.00005 + 1e-12;
constexpr double kSixDigits = 0.0000005 + 1e-12;

constexpr std::array kAllColumns{Column::Open, Column::BluffsNarrows, Column::Wooded,
                                 Column::Marshes, Column::Shallows};

Options turns_completed() {
  Options options;
  options.turns_completed = true;
  return options;
}

Options printed_roll_9() {
  Options options;
  options.printed_roll_9 = true;
  return options;
}

struct PrintedMeeting {
  int turn;
  double now;  ///< m = t
  double met;
  double ruse;
  double met_less_1;  ///< m = t - 1
  double ruse_less_1;
};

// clang-format off
constexpr std::array<PrintedMeeting, 30> kPrintedMeetings{{
    {1, 0.0100, 0.010000, 0, 0, 0},
    {2, 0.0200, 0.029800, 0, 0.010000, 0},
    {3, 0.0300, 0.058906, 0, 0.029800, 0},
    {4, 0.0400, 0.096550, 0, 0.058906, 0},
    {5, 0.0500, 0.141722, 0, 0.096550, 0},
    {6, 0.0600, 0.193219, 0, 0.141722, 0},
    {7, 0.0700, 0.249694, 0, 0.193219, 0},
    {8, 0.0800, 0.309718, 0, 0.249694, 0},
    {9, 0.0900, 0.371843, 0, 0.309718, 0},
    {10, 0.1000, 0.434659, 0, 0.371843, 0},
    {11, 0.1100, 0.496847, 0, 0.434659, 0},
    {12, 0.1200, 0.557225, 0, 0.496847, 0},
    {13, 0.1300, 0.614786, 0, 0.557225, 0},
    {14, 0.1400, 0.668716, 0, 0.614786, 0},
    {15, 0.1500, 0.718408, 0, 0.668716, 0},
    {16, 0.1600, 0.763463, 0, 0.718408, 0},
    {17, 0.1700, 0.803674, 0, 0.763463, 0},
    {18, 0.1800, 0.839013, 0, 0.803674, 0},
    {19, 0.1900, 0.869600, 0, 0.839013, 0},
    {20, 0.2000, 0.895680, 0, 0.869600, 0},
    {21, 0.2800, 0.924890, 0.000939, 0.904808, 0.001304},
    {22, 0.2900, 0.946400, 0.001532, 0.931097, 0.002149},
    {23, 0.3000, 0.962020, 0.001897, 0.950456, 0.002683},
    {24, 0.3100, 0.973206, 0.002113, 0.964514, 0.003011},
    {25, 0.3200, 0.981104, 0.002237, 0.974581, 0.003206},
    {26, 0.3300, 0.986601, 0.002303, 0.981689, 0.003317},
    {27, 0.3400, 0.990374, 0.002337, 0.986637, 0.003377},
    {28, 0.3500, 0.992925, 0.002351, 0.990032, 0.003407},
    {29, 0.3600, 0.994626, 0.002356, 0.992329, 0.003420},
    {30, 0.3700, 0.995743, 0.002356, 0.993859, 0.003424}}};

// clang-format on

TEST(Forecast, RR_T31_the_chance_of_meeting_the_ironclad) {
  const auto rows = meeting_rows(tested_charts(), {}, {}, 30);
  const auto less_1 = meeting_rows(tested_charts(), turns_completed(), {}, 30);
  ASSERT_EQ(rows.size(), kPrintedMeetings.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const PrintedMeeting& printed = kPrintedMeetings.at(i);
    EXPECT_EQ(rows[i].turn, printed.turn);
    EXPECT_NEAR(rows[i].now, printed.now, kFourDigits) << printed.turn;
    EXPECT_NEAR(rows[i].met, printed.met, kSixDigits) << printed.turn;
    EXPECT_NEAR(rows[i].ruse, printed.ruse, kSixDigits) << printed.turn;
    EXPECT_NEAR(less_1[i].met, printed.met_less_1, kSixDigits) << printed.turn;
    EXPECT_NEAR(less_1[i].ruse, printed.ruse_less_1, kSixDigits) << printed.turn;
  }
}

TEST(Forecast, RR_T31_its_limits_medians_and_means) {
  const MeetingSummary summary = meeting_summary(tested_charts(), {}, {});
  EXPECT_NEAR(summary.met, 0.997644, kSixDigits);
  EXPECT_NEAR(summary.ruse, 0.002356, kSixDigits);
  EXPECT_EQ(summary.median_turn, 12);
  EXPECT_NEAR(summary.mean_turn, 12.1111, kFourDigits);
  const MeetingSummary less_1 = meeting_summary(tested_charts(), turns_completed(), {});
  EXPECT_NEAR(less_1.met, 0.996576, kSixDigits);
  EXPECT_NEAR(less_1.ruse, 0.003424, kSixDigits);
  EXPECT_EQ(less_1.median_turn, 13);
  EXPECT_NEAR(less_1.mean_turn, 13.0772, kFourDigits);
}

TEST(Forecast, RR_E37_the_chance_of_a_meeting_by_turn_10) {
  EXPECT_NEAR(meeting_rows(tested_charts(), {}, {}, 10).back().met, 0.434659, kSixDigits);
}

TEST(Forecast, RR_502_up_to_section_20_the_ironclad_comes_with_t_in_100) {
  for (int turn = 1; turn <= 20; ++turn) {
    const SectionChances chances = section_chances(tested_charts(), {false, turn}, turn);
    EXPECT_EQ(chances.ironclad, Fraction(turn, 100));
    EXPECT_EQ(chances.ruse, 0);
  }
}

TEST(Forecast, RR_502_from_section_21_one_section_in_ten_is_Shallows) {
  for (int m = 0; m <= 40; ++m) {
    const SectionChances chances = section_chances(tested_charts(), {false, 21}, m);
    const Fraction no_ironclad{std::max(0, 30 - m), 100};
    EXPECT_EQ(chances.ironclad,
              Fraction(9, 10) * Fraction(m, 100) + Fraction(1, 10) * (1 - no_ironclad));
    EXPECT_EQ(chances.ruse, Fraction(1, 10) * no_ironclad);
  }
}

TEST(Forecast, RR_503_with_the_turns_completed_all_comes_a_turn_later) {
  const auto rows = meeting_rows(tested_charts(), {}, {}, 20);
  const auto less_1 = meeting_rows(tested_charts(), turns_completed(), {}, 20);
  EXPECT_EQ(less_1.front().met, 0);
  for (std::size_t i = 1; i < rows.size(); ++i) {
    EXPECT_DOUBLE_EQ(less_1[i].met, rows[i - 1].met);
  }
}

TEST(Forecast, RR_504_each_turn_moves_a_point_from_Nothing_to_the_ironclad) {
  for (const Column column : kAllColumns) {
    const Find giver = column == Column::Shallows ? Find::HeavyGunboat : Find::Nothing;
    const FindShares start = find_shares(tested_charts(), column, 0);
    for (int m = 1; m <= 30; ++m) {
      const FindShares shares = find_shares(tested_charts(), column, m);
      EXPECT_EQ(shares.ironclad(), start.ironclad() + Fraction(m, 100));
      EXPECT_EQ(shares.of(giver), start.of(giver) - Fraction(m, 100));
      for (std::size_t find = 0; find < kFinds; ++find) {
        const auto each = static_cast<Find>(find);
        if (each != giver && each != Find::Ironclad && each != Find::UnderConstruction) {
          EXPECT_EQ(shares.of(each), start.of(each));
        }
      }
    }
  }
}

/// Nothing, shore battery, hidden battery, bridge or ferry, town, gunboat, heavy gunboat, ironclad
/// results: in the order of the printed tables, in per cent.
std::array<double, 8> in_per_cent(const FindShares& shares) {
  const std::array fractions{shares.of(Find::Nothing),       shares.of(Find::ShoreBattery),
                             shares.of(Find::HiddenBattery), shares.of(Find::BridgeOrFerry),
                             shares.of(Find::Town),          shares.of(Find::Gunboat),
                             shares.of(Find::HeavyGunboat),  shares.ironclad()};
  std::array<double, 8> per_cent{};
  std::ranges::transform(fractions, per_cent.begin(),
                         [](Fraction share) { return decimal(share * 100); });
  return per_cent;
}

TEST(Forecast, RR_T32_shares_of_encounters_in_sections_1_to_20) {
  const std::vector<std::pair<int, std::array<double, 8>>> printed{
      {0, {52, 13, 9.5, 7, 3.5, 5, 10, 0}},   {1, {51, 13, 9.5, 7, 3.5, 5, 10, 1}},
      {5, {47, 13, 9.5, 7, 3.5, 5, 10, 5}},   {10, {42, 13, 9.5, 7, 3.5, 5, 10, 10}},
      {15, {37, 13, 9.5, 7, 3.5, 5, 10, 15}}, {20, {32, 13, 9.5, 7, 3.5, 5, 10, 20}}};
  for (const auto& [m, shares] : printed) {
    EXPECT_EQ(in_per_cent(find_shares(tested_charts(), NewSection{false, 1}, m)), shares) << m;
    EXPECT_EQ(in_per_cent(find_shares(tested_charts(), NewSection{false, 20}, m)), shares) << m;
  }
}

TEST(Forecast, RR_T33_shares_of_encounters_by_column) {
  const std::vector<std::pair<Column, std::array<double, 8>>> printed{
      {Column::Open, {50, 10, 10, 10, 5, 5, 10, 0}},
      {Column::Wooded, {50, 10, 10, 10, 5, 5, 10, 0}},
      {Column::BluffsNarrows, {50, 30, 5, 0, 0, 5, 10, 0}},
      {Column::Marshes, {70, 0, 15, 0, 0, 5, 10, 0}},
      {Column::Shallows, {0, 0, 0, 0, 0, 0, 30, 70}}};
  for (const auto& [column, shares] : printed) {
    EXPECT_EQ(in_per_cent(find_shares(tested_charts(), column, 0)), shares);
  }
}

TEST(Forecast, RR_T33_what_comes_with_the_ironclad_of_the_Shallows) {
  using enum Find;
  EXPECT_THAT(encounter_shares(tested_charts(), Column::Shallows, 0),
              ElementsAre(EncounterShare{{HeavyGunboat, Nothing}, {30, 100}},
                          EncounterShare{{Ironclad, ShoreBattery}, {20, 100}},
                          EncounterShare{{Ironclad, HiddenBattery}, {10, 100}},
                          EncounterShare{{Ironclad, BridgeOrFerry}, {10, 100}},
                          EncounterShare{{UnderConstruction, Nothing}, {10, 100}},
                          EncounterShare{{Ironclad, Nothing}, {10, 100}},
                          EncounterShare{{Ironclad, Gunboat}, {10, 100}}));
}

TEST(Forecast, RR_142_over_100_it_is_always_the_ironclad) {
  for (const Column column : kAllColumns) {
    EXPECT_EQ(find_shares(tested_charts(), column, 100).ironclad(), 1);
  }
}

TEST(Forecast, RR_505_long_run_shares_of_headings) {
  EXPECT_THAT(long_run_headings(tested_charts(), {}),
              ElementsAre(Fraction(104, 427), Fraction(10, 61), Fraction(60, 427), Fraction(9, 122),
                          Fraction(10, 61), Fraction(60, 427), Fraction(9, 122)));
}

TEST(Forecast, RR_505_as_printed_the_river_drifts_South) {
  const HeadingShares shares = long_run_headings(tested_charts(), printed_roll_9());
  const std::array printed{0.2443, 0.1582, 0.1419, 0.0711, 0.1463, 0.1644, 0.0739};
  for (std::size_t i = 0; i < kHeadings; ++i) {
    EXPECT_NEAR(decimal(shares.at(i)), printed.at(i), kFourDigits) << i;
  }
  EXPECT_LT(mean_places(tested_charts(), printed_roll_9(), 20).back().north, -1);
}

TEST(Forecast, RR_505_the_long_run_shares_stay_as_they_are) {
  for (const Options& options : {Options{}, printed_roll_9()}) {
    const HeadingShares shares = long_run_headings(tested_charts(), options);
    HeadingShares after{};
    for (const Heading before : kAllHeadings) {
      const HeadingShares next = next_headings(tested_charts(), options, before);
      for (std::size_t i = 0; i < kHeadings; ++i) {
        after.at(i) += shares.at(static_cast<std::size_t>(before)) * next.at(i);
      }
    }
    EXPECT_EQ(after, shares);
    EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), Fraction{}), 1);
  }
}

TEST(Forecast, RR_506_mean_easting_after_so_many_sections) {
  const std::vector<MeanPlace> places = mean_places(tested_charts(), {}, 20);
  ASSERT_EQ(places.size(), 20U);
  const std::vector<std::pair<std::size_t, double>> printed{
      {1, 3.822}, {2, 6.418}, {5, 12.611}, {10, 22.480}, {20, 42.195}};
  for (const auto& [sections, east] : printed) {
    EXPECT_NEAR(places[sections - 1].east, east, 0.0005) << sections;
    EXPECT_NEAR(places[sections - 1].north, 0, 1e-9) << sections;
  }
}

TEST(Forecast, RR_507_lengths_of_tributaries) {
  EXPECT_THAT(tributary_lengths(tested_charts()),
              ElementsAre(Fraction(30, 100), Fraction(35, 100), Fraction(245, 1000),
                          Fraction(945, 10000), Fraction(105, 10000)));
  EXPECT_EQ(mean_tributary_length(tested_charts()), Fraction(21655, 10000));
}

TEST(Forecast, RR_507_a_tributary_joins_in_one_section_of_ten) {
  EXPECT_EQ(tributary_chance(tested_charts(), 1), Fraction(10, 100));
  EXPECT_EQ(tributary_chance(tested_charts(), 20), Fraction(10, 100));
  EXPECT_EQ(tributary_chance(tested_charts(), 21), Fraction(9, 100));
}

TEST(Forecast, RR_508_batteries_and_bridges) {
  const DefenceFigures figures = defence_figures(tested_charts());
  EXPECT_EQ(figures.battery_guns, Fraction(40, 9));
  EXPECT_EQ(figures.mine, Fraction(1, 10));
  EXPECT_EQ(figures.bridge_batteries, 2);
  EXPECT_NEAR(decimal(figures.bridge_guns), 8.889, 0.0005);
}

TEST(Forecast, RR_508_sections_with_some_result) {
  EXPECT_EQ(expected_results(tested_charts(), {}, 5), Fraction(255, 100));
  EXPECT_EQ(expected_results(tested_charts(), {}, 10), Fraction(535, 100));
  EXPECT_EQ(expected_results(tested_charts(), {}, 20), Fraction(1170, 100));
}

TEST(Forecast, RR_500_the_next_section_and_the_next_five_from_where_the_flotilla_stands) {
  // Nine sections in eleven turns, so far: the next is the tenth, in turn 12.
  const MeetingOutlook outlook = meeting_outlook(tested_charts(), {}, {false, 9, 12});
  EXPECT_DOUBLE_EQ(outlook.next, 0.12);
  EXPECT_DOUBLE_EQ(outlook.within_five, 1 - 0.88 * 0.87 * 0.86 * 0.85 * 0.84);
  EXPECT_DOUBLE_EQ(meeting_outlook(tested_charts(), turns_completed(), {false, 9, 12}).next, 0.11);
}

TEST(Forecast, RR_500_beyond_section_20_the_Shallows_may_end_the_search) {
  const MeetingOutlook outlook = meeting_outlook(tested_charts(), {}, {false, 20, 21});
  EXPECT_DOUBLE_EQ(outlook.next, 0.28);
  const auto rows = meeting_rows(tested_charts(), {}, {false, 20, 21}, 5);
  EXPECT_DOUBLE_EQ(outlook.within_five, rows.back().met);
  EXPECT_LT(rows.back().met + rows.back().ruse, 1);
  EXPECT_GT(rows.back().ruse, 0);
}

TEST(Forecast, RR_500_RR_117_a_tributary_is_read_in_its_own_column_with_the_running_turn) {
  // Its first section: 3 in 10 Shallows, where 8 of 100 and the 70 below bring the ironclad.
  const SectionChances chances = section_chances(tested_charts(), {true, 1}, 8);
  EXPECT_EQ(chances.ironclad,
            Fraction(7, 10) * Fraction(8, 100) + Fraction(3, 10) * Fraction(78, 100));
  EXPECT_EQ(chances.ruse, Fraction(3, 10) * Fraction(22, 100));
  EXPECT_DOUBLE_EQ(meeting_outlook(tested_charts(), {}, {true, 0, 8}).next,
                   decimal(chances.ironclad));
  // No tributary has a sixth section: within five it has been met, or is not there.
  const auto rows = meeting_rows(tested_charts(), {}, {true, 0, 8}, 5);
  EXPECT_NEAR(rows.back().met + rows.back().ruse, 1, 1e-12);
}

TEST(Forecast, RR_T08_all_columns_of_new_sections_together_are_one) {
  for (const NewSection section :
       {NewSection{false, 1}, NewSection{false, 21}, NewSection{true, 1}, NewSection{true, 5}}) {
    const auto shares = column_shares(tested_charts(), section);
    EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), Fraction{}), 1);
  }
}

TEST(Forecast, RR_500_late_in_a_campaign_the_next_section_brings_it_for_sure) {
  const MeetingSummary summary = meeting_summary(tested_charts(), {}, {false, 30, 120});
  EXPECT_EQ(summary.met, 1);
  EXPECT_EQ(summary.median_turn, 120);
  EXPECT_EQ(summary.mean_turn, 120);
}

}  // namespace
}  // namespace core::river
