#include "core/study/war_goals.h"

#include "core/base/data_error.h"
#include "core/rulebook/chart.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace core::study {
namespace {

using std::chrono::sys_days;

constexpr std::array<std::pair<std::string_view, int WarBounds::*>, 10> kBounds{
    {{"wins-least", &WarBounds::wins_least},
     {"wins-most", &WarBounds::wins_most},
     {"months", &WarBounds::months},
     {"places", &WarBounds::places},
     {"battle", &WarBounds::battle},
     {"loss-least", &WarBounds::loss_least},
     {"loss-most", &WarBounds::loss_most},
     {"strength", &WarBounds::strength},
     {"poor", &WarBounds::poor},
     {"unfed", &WarBounds::unfed}}};

[[noreturn]] void wrong_cell(std::string_view chart, const std::string& row,
                             const std::string& what) {
  throw base::DataError{"rulebook", 0, std::string{chart}, row + ": " + what};
}

int figure_in(const rulebook::Rulebook& book, std::string_view chart, const std::string& row,
              std::string_view column) {
  const auto figure = rulebook::chart_figure(book, chart, row, column);
  if (!figure) {
    wrong_cell(chart, row, std::string{column} + " is no whole number");
  }
  return *figure;
}

/// "1862-02-16"
std::optional<sys_days> day_in(std::string_view text) {
  std::array<int, 3> parts{};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const auto read = std::from_chars(at, end, parts.at(part));
    if (read.ec != std::errc{} || (part < 2 && (read.ptr == end || *read.ptr != '-'))) {
      return std::nullopt;
    }
    at = part < 2 ? read.ptr + 1 : read.ptr;
  }
  const std::chrono::year_month_day day{std::chrono::year{parts[0]},
                                        std::chrono::month{static_cast<unsigned>(parts[1])},
                                        std::chrono::day{static_cast<unsigned>(parts[2])}};
  return at == end && day.ok() ? std::optional<sys_days>{day} : std::nullopt;
}

std::vector<WarPlace> places_in(const rulebook::Setting& setting) {
  constexpr std::string_view kChart = "war_places";
  const rulebook::Chart* const chart = setting.rulebook->find_chart(kChart);
  if (chart == nullptr) {
    wrong_cell(kChart, "all", "there is no chart of this name");
  }
  std::vector<WarPlace> places;
  for (const auto& row : chart->rows) {
    WarPlace place{row.at(0), row.at(1), {}, day_in(row.at(2)), row.at(3)};
    const auto towns = setting.map->towns();
    const auto town = std::find_if(towns.begin(), towns.end(), [&](const map::Town& each) {
      return each.name == place.town && each.state == place.state;
    });
    if (town == towns.end()) {
      wrong_cell(kChart, place.title(), "there is no such town");
    }
    if (!place.fell && row.at(2) != "held") {
      wrong_cell(kChart, place.title(), "'" + row.at(2) + "' is no day and not 'held'");
    }
    place.hex = town->hex;
    places.push_back(std::move(place));
  }
  return places;
}

}  // namespace

WarGoals war_goals_of(const rulebook::Setting& setting) {
  const rulebook::Rulebook& book = *setting.rulebook;
  constexpr std::array<std::string_view, 2> kSidesOfChart{"union", "confederate"};
  WarGoals goals;
  goals.first_cycle =
      setting.scenario != nullptr ? setting.scenario->first_cycle : rulebook::kCampaignStart;
  goals.campaign = setting.is_campaign();
  goals.places = places_in(setting);
  for (std::size_t year = 0; year < kYearsOfArms; ++year) {
    for (std::size_t side = 0; side < 2; ++side) {
      goals.strengths.at(year).at(side) = figure_in(
          book, "war_strengths", std::to_string(kFirstYearOfArms + static_cast<int>(year)),
          kSidesOfChart.at(side));
    }
  }
  for (std::size_t arm = 0; arm < kArms.size(); ++arm) {
    for (std::size_t side = 0; side < 2; ++side) {
      goals.arms.at(arm).at(side) =
          rulebook::chart_figure(book, "war_arms", kArms.at(arm), kSidesOfChart.at(side));
    }
  }
  for (const auto& [row, member] : kBounds) {
    goals.bounds.*member = figure_in(book, "war_bounds", std::string{row}, "figure");
  }
  return goals;
}

}  // namespace core::study
