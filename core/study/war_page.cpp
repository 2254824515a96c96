#include "core/study/war_page.h"

#include "core/report/page_frame.h"
#include "core/report/report_curves.h"
#include "core/report/report_maps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace core::study {
namespace {

using report::escaped;

/// The drawing of falls, in the units of its viewBox: a row for each place.
constexpr int kFallsWidth = 960;
constexpr int kNames = 150;
constexpr int kRow = 24;
constexpr int kHead = 26;

/// Weeks that the axis of the falls shows, from the first game-turn on.
int weeks_shown(const WarPage& page, const WarGoals& goals) {
  int weeks = 1;
  for (const WarGame& game : page.games) {
    weeks = std::max(weeks, game.game_turns);
  }
  for (const WarPlace& place : goals.places) {
    if (place.fell && page.setting.is_campaign()) {
      const auto days = *place.fell - rulebook::first_day(goals.first_cycle, 1);
      weeks = std::max(weeks, static_cast<int>(days.count() / 7) + 1);
    }
  }
  return weeks;
}

double x_of(double week, int weeks) {
  return kNames + week / std::max(weeks, 1) * (kFallsWidth - kNames - 12);
}

double week_of(const WarGoals& goals, std::chrono::sys_days day) {
  constexpr double kDays = 7;
  return static_cast<double>((day - rulebook::first_day(goals.first_cycle, 1)).count()) / kDays;
}

std::string years_of(const WarGoals& goals, int weeks, int height) {
  std::string grid;
  for (int week = 0; week < weeks; week += rulebook::kGameTurnsOfCycle) {
    const rulebook::Cycle cycle = rulebook::cycle_of(goals.first_cycle, week + 1);
    if (cycle.number == 1) {
      const double x = x_of(week, weeks);
      grid += fmt::format(
          R"(<path class="grid" d="M{:.1f} {}V{}"/><text class="axis" x="{:.1f}" y="16">{}</text>)",
          x, kHead, height, x + 2, int{cycle.year});
    }
  }
  return grid;
}

std::string falls_of_place(const WarPage& page, const WarGoals& goals, const WarTable& table,
                           std::size_t at, int weeks, int y) {
  std::string row =
      fmt::format(R"(<text class="axis" x="4" y="{}">{}</text><path class="grid" d="M{} {}H{}"/>)",
                  y + 4, escaped(goals.places[at].title()), kNames, y, kFallsWidth);
  for (const WarGame& game : page.games) {
    if (const int turn = game.falls.at(at).game_turn; turn > 0) {
      row += fmt::format(R"(<circle class="game" cx="{:.1f}" cy="{}" r="4"/>)",
                         x_of(turn - 1, weeks), y);
    }
  }
  if (const auto& median = table.places.at(at).median) {
    row +=
        fmt::format(R"(<path class="median" d="M{:.1f} {}v16"/>)", x_of(*median - 1, weeks), y - 8);
  }
  const auto& fell = goals.places[at].fell;
  const double week = fell ? week_of(goals, *fell) : -1;
  if (week >= 0 && week <= weeks) {
    row += fmt::format(R"(<path class="war" d="M{:.1f} {}l6 7l-6 7l-6 -7z"/>)", x_of(week, weeks),
                       y - 7);
  }
  return row;
}

std::string falls_figure(const WarPage& page, const WarTable& table, const WarGoals& goals) {
  std::vector<std::size_t> shown;
  for (std::size_t at = 0; at < goals.places.size(); ++at) {
    if (table.places.at(at).asked > 0) {
      shown.push_back(at);
    }
  }
  if (shown.empty()) {
    return "<p>No place that is measured lies on this map in Confederate hands.</p>\n";
  }
  const int weeks = weeks_shown(page, goals);
  const int height = kHead + kRow * static_cast<int>(shown.size());
  std::string figure = fmt::format(
      R"(<p class="key">A dot is a game, the bar the game in the middle, the diamond the war.</p><figure class="falls"><svg viewBox="0 0 {} {}" role="img" aria-label="When places fell; the table tells the same">)",
      kFallsWidth, height);
  figure += years_of(goals, weeks, height);
  int y = kHead + kRow / 2;
  for (const std::size_t at : shown) {
    figure += falls_of_place(page, goals, table, at, weeks, y);
    y += kRow;
  }
  return figure + "</svg></figure>\n";
}

/// "+3", "-2", "never", "held": months between the war's day and the games'.
std::string months_apart(const WarGoals& goals, const WarPlace& place, const PlaceSum& sum) {
  if (!sum.median) {
    return place.fell ? "never" : "held";
  }
  const auto fell = rulebook::first_day(goals.first_cycle, *sum.median);
  if (!place.fell) {
    return day_text(fell);
  }
  constexpr double kDaysOfMonth = 30.44;
  const double months = static_cast<double>((fell - *place.fell).count()) / kDaysOfMonth;
  return fmt::format("{:+.0f}", std::round(months) + 0.0);
}

/// Whether the words above the ring of a hex would meet the ring or the words of another one.
bool has_words_in_the_way(board::HexId hex, board::HexId other) {
  constexpr int kColumns = 8;
  constexpr int kRows = 2;
  const board::GridPoint at = hex.grid();
  const board::GridPoint there = other.grid();
  const bool is_above = there.row < at.row || (there.row == at.row && there.column < at.column);
  return is_above && std::abs(at.column - there.column) <= kColumns && at.row - there.row <= kRows;
}

std::string falls_map(const WarPage& page, const WarTable& table, const WarGoals& goals) {
  std::vector<report::PlaceMark> marks;
  for (std::size_t at = 0; at < goals.places.size(); ++at) {
    const WarPlace& place = goals.places[at];
    const PlaceSum& sum = table.places.at(at);
    if (sum.asked > 0) {
      const bool like = place.fell ? sum.near : !sum.median;
      marks.push_back({place.hex,
                       escaped(fmt::format("{} {}", place.town, months_apart(goals, place, sum))),
                       fmt::format("goal {}", like         ? "near"
                                              : sum.median ? "off"
                                                           : "never")});
    }
  }
  for (report::PlaceMark& mark : marks) {
    mark.below = std::any_of(marks.begin(), marks.end(), [&](const report::PlaceMark& other) {
      return has_words_in_the_way(mark.hex, other.hex);
    });
  }
  return "<p class=\"key\">Months after (+) or before the war's date, in the game in the middle. "
         "Full and green: near it; brown: not; hollow: it does not fall.</p>\n" +
         report::map_definitions(*page.setting.map) +
         report::map_of_places(*page.setting.map, "When places fell, beside the war", marks);
}

/// Mean strengths of the games that come to each cycle.
std::string strength_curve(const WarPage& page, const WarGoals& goals) {
  std::size_t most = 0;
  for (const WarGame& game : page.games) {
    most = std::max(most, game.strength.size());
  }
  std::vector<report::CurvePoint> points;
  for (std::size_t at = 0; at < most; ++at) {
    std::array<int, 2> sum{};
    int games = 0;
    for (const WarGame& game : page.games) {
      if (at < game.strength.size()) {
        ++games;
        sum[0] += game.strength[at][0];
        sum[1] += game.strength[at][1];
      }
    }
    const int turn = static_cast<int>(at) * rulebook::kGameTurnsOfCycle + 1;
    report::CurvePoint point{{turn, rulebook::cycle_of(goals.first_cycle, turn)}, {}};
    point.sides[0].strength = sum[0] / games;
    point.sides[1].strength = sum[1] / games;
    points.push_back(point);
  }
  const report::Curve strength{"curve-strength",
                               [](const report::SideCurve& side) { return side.strength; }};
  return "<p class=\"key\">Means of the games that come to each cycle. Union: full line, square; "
         "Confederate: broken line, ring.</p>\n<div class=\"curves\">\n" +
         report::curve_figure(report::ReportText{page.setting}, points, strength) + "</div>\n";
}

std::string table_of(const std::vector<WarLine>& lines) {
  std::string table =
      "<table><thead><tr><th>what</th><th>side</th><th class=\"n\">games</th><th class=\"n\">war, "
      "or wanted</th><th>like it</th><th>besides</th></tr></thead><tbody>\n";
  for (const WarLine& line : lines) {
    table += fmt::format(
        R"(<tr><th scope="row">{}: {}</th><td>{}</td><td class="n">{}</td><td class="n">{}</td><td>{}</td><td>{}</td></tr>)"
        "\n",
        line.group, escaped(line.what), line.side, escaped(line.figure), escaped(line.wanted),
        line.met ? *line.met ? "yes" : "no" : "", escaped(line.note));
  }
  return table + "</tbody></table>\n";
}

}  // namespace

std::string war_page(const WarPage& page, const WarTable& table, const WarGoals& goals) {
  std::string text = report::page_begin("en", "War by generals: " + escaped(page.title));
  text += "<p class=\"sub\">War by generals</p>\n<h1>" + escaped(page.title) + "</h1>\n<dl>\n";
  for (const auto& [name, what] : page.played) {
    text += "<dt>" + escaped(name) + "</dt><dd>" + escaped(what) + "</dd>\n";
  }
  text += "</dl>\n";
  text += report::page_section("When places fell", falls_figure(page, table, goals));
  text += report::page_section("On the map", falls_map(page, table, goals));
  text += report::page_section("Strength", strength_curve(page, goals));
  text += report::page_section("Beside the war", table_of(lines_of(table, goals)));
  return text + std::string{report::kPageEnd};
}

}  // namespace core::study
