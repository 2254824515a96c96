#include "core/study/war_table.h"

#include "core/study/war_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace core::study {
namespace {

using board::Side;

constexpr double kWholePerCent = 100;
constexpr const char* kBattles = "battles";
constexpr const char* kRefused = "orders refused";

std::optional<double> share(double part, double whole) {
  return whole > 0 ? std::optional{part / whole} : std::nullopt;
}

bool is_near(const WarGoals& goals, const WarPlace& place, int game_turn) {
  if (!place.fell) {
    return false;
  }
  const std::chrono::year_month_day day{*place.fell};
  // A day such as 31 February is counted on from the last of its month.
  const auto moved = [&](int months) {
    const auto there = day + std::chrono::months{months};
    return there.ok() ? std::chrono::sys_days{there}
                      : std::chrono::sys_days{there.year() / there.month() / std::chrono::last};
  };
  const auto fell = rulebook::first_day(goals.first_cycle, game_turn);
  return fell >= moved(-goals.bounds.months) && fell <= moved(goals.bounds.months);
}

PlaceSum place_of(const std::vector<WarGame>& games, const WarGoals& goals, std::size_t at) {
  constexpr int kNever = std::numeric_limits<int>::max();
  PlaceSum sum;
  std::vector<int> turns;
  for (const WarGame& game : games) {
    const PlaceFall& fall = game.falls.at(at);
    if (fall.asked) {
      ++sum.asked;
      sum.fallen += fall.game_turn > 0 ? 1 : 0;
      sum.held += fall.held ? 1 : 0;
      turns.push_back(fall.game_turn > 0 ? fall.game_turn : kNever);
    }
  }
  std::sort(turns.begin(), turns.end());
  if (!turns.empty() && turns[turns.size() / 2] != kNever) {
    sum.median = turns[turns.size() / 2];
    sum.near = is_near(goals, goals.places[at], *sum.median);
  }
  return sum;
}

void add_means(WarTable& table, const std::vector<WarGame>& games, const WarGoals& goals) {
  for (std::size_t year = 0; year < kYearsOfArms; ++year) {
    for (std::size_t side = 0; side < 2; ++side) {
      int seen = 0;
      int csp = 0;
      for (const WarGame& game : games) {
        if (const auto at = january_of(game, goals, year)) {
          ++seen;
          csp += game.strength.at(*at).at(side);
        }
      }
      table.strength.at(year).at(side) = share(csp, seen);
    }
  }
}

void add_use_of_arms(WarTable& table, const std::vector<WarGame>& games) {
  for (std::size_t arm = 0; arm < kArms.size(); ++arm) {
    for (std::size_t side = 0; side < 2; ++side) {
      int all = 0;
      int cycles = 0;
      for (std::size_t year = 0; year < kYearsOfArms; ++year) {
        int made = 0;
        int saw = 0;
        for (const WarGame& game : games) {
          made += game.arms.at(arm).at(side).at(year);
          saw += game.cycles.at(year) > 0 ? 1 : 0;
          cycles += game.cycles.at(year);
        }
        table.arms.at(arm).at(side).at(year) = share(made, saw);
        all += made;
      }
      table.a_year.at(arm).at(side) = share(all * rulebook::kCyclesOfYear, cycles);
    }
  }
}

void add_folly(WarTable& table, const std::vector<WarGame>& games) {
  for (std::size_t side = 0; side < 2; ++side) {
    int loss = 0;
    int poor = 0;
    int feedings = 0;
    int unfed = 0;
    int bare = 0;
    for (const WarGame& game : games) {
      loss += game.great_loss.at(side);
      table.attacks.at(side) += game.attacks.at(side);
      poor += game.poor.at(side);
      feedings += game.feedings.at(side);
      unfed += game.unfed.at(side);
      bare += game.bare.at(side);
    }
    constexpr double kTenths = 10;
    table.great_loss.at(side) = share(loss / kTenths, table.great_battles);
    table.poor.at(side) = share(kWholePerCent * poor, table.attacks.at(side));
    table.unfed.at(side) = share(unfed, feedings);
    table.bare.at(side) = share(bare, static_cast<double>(games.size())).value_or(0);
  }
}

std::string one_digit(const std::optional<double>& figure, std::string_view unit = "") {
  return figure ? fmt::format("{:.1f}{}", *figure, unit) : "-";
}

std::string side_word(std::size_t side) {
  return std::string{board::name(static_cast<Side>(side))};
}

std::string median_words(const WarGoals& goals, const PlaceSum& sum) {
  return sum.median ? day_text(rulebook::first_day(goals.first_cycle, *sum.median))
                    : "does not fall";
}

void add_game_lines(std::vector<WarLine>& lines, const WarTable& table, const WarGoals& goals) {
  const int draws = table.games - table.faults - table.won[0] - table.won[1];
  lines.push_back({"games", "games", "", std::to_string(table.games), "", {}, ""});
  lines.push_back(
      {"games", kRefused, "", std::to_string(table.faults), "0", table.faults == 0, ""});
  const auto won = share(kWholePerCent * table.won[0], table.games);
  lines.push_back(
      {"games", "won by the Union", "union", one_digit(won, " %"),
       fmt::format("{} to {} %", goals.bounds.wins_least, goals.bounds.wins_most),
       won ? std::optional{*won >= goals.bounds.wins_least && *won <= goals.bounds.wins_most}
           : std::nullopt,
       fmt::format("{} by the Union, {} by the Confederate, {} drawn", table.won[0], table.won[1],
                   draws)});
}

void add_place_lines(std::vector<WarLine>& lines, const WarTable& table, const WarGoals& goals) {
  int asked = 0;
  for (std::size_t at = 0; at < goals.places.size(); ++at) {
    const WarPlace& place = goals.places[at];
    const PlaceSum& sum = table.places.at(at);
    if (sum.asked == 0) {
      continue;
    }
    asked += place.fell ? 1 : 0;
    lines.push_back(
        {"places", place.title(), "", median_words(goals, sum),
         place.fell ? day_text(*place.fell) : "held",
         place.fell ? std::optional{sum.near} : std::nullopt,
         fmt::format("falls in {} of {}, held at the end in {}", sum.fallen, sum.asked, sum.held)});
  }
  if (asked > 0) {
    lines.push_back({"places", fmt::format("within {} months", goals.bounds.months), "",
                     fmt::format("{} of {}", table.near, asked),
                     fmt::format("{} places", goals.bounds.places),
                     table.near >= goals.bounds.places, ""});
  }
}

void add_strength_lines(std::vector<WarLine>& lines, const WarTable& table, const WarGoals& goals) {
  for (std::size_t year = 0; year < kYearsOfArms; ++year) {
    for (std::size_t side = 0; side < 2; ++side) {
      const auto& csp = table.strength.at(year).at(side);
      if (!csp) {
        continue;
      }
      const int war = goals.strengths.at(year).at(side);
      lines.push_back(
          {"strength", fmt::format("CSP, January {}", kFirstYearOfArms + static_cast<int>(year)),
           side_word(side), fmt::format("{:.0f}", *csp), std::to_string(war),
           std::abs(*csp - war) * kWholePerCent <= goals.bounds.strength * static_cast<double>(war),
           fmt::format("{:+.0f} %", (*csp / war - 1) * kWholePerCent)});
    }
  }
}

void add_battle_lines(std::vector<WarLine>& lines, const WarTable& table, const WarGoals& goals) {
  lines.push_back({kBattles,
                   fmt::format("of {} CSP on each side", goals.bounds.battle),
                   "",
                   std::to_string(table.great_battles),
                   "",
                   {},
                   ""});
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& loss = table.great_loss.at(side);
    lines.push_back(
        {kBattles, "mean loss in them", side_word(side), one_digit(loss, " %"),
         fmt::format("{} to {} %", goals.bounds.loss_least, goals.bounds.loss_most),
         loss ? std::optional{*loss >= goals.bounds.loss_least && *loss <= goals.bounds.loss_most}
              : std::nullopt,
         ""});
  }
}

void add_arms_lines(std::vector<WarLine>& lines, const WarTable& table, const WarGoals& goals) {
  for (std::size_t arm = 0; arm < kArms.size(); ++arm) {
    for (std::size_t side = 0; side < 2; ++side) {
      const auto& figure = table.a_year.at(arm).at(side);
      const auto& wanted = goals.arms.at(arm).at(side);
      std::string years;
      for (std::size_t year = 0; year < kYearsOfArms; ++year) {
        if (const auto& each = table.arms.at(arm).at(side).at(year)) {
          years += fmt::format("{}{}: {:.1f}", years.empty() ? "" : ", ",
                               kFirstYearOfArms + static_cast<int>(year), *each);
        }
      }
      if (figure && *figure == 0) {
        years = "never done";
      }
      lines.push_back({"arms", std::string{kArms.at(arm)}, side_word(side), one_digit(figure),
                       wanted ? std::to_string(*wanted) : "",
                       wanted && figure ? std::optional{*figure >= *wanted} : std::nullopt, years});
    }
  }
}

void add_folly_lines(std::vector<WarLine>& lines, const WarTable& table, const WarGoals& goals) {
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& poor = table.poor.at(side);
    lines.push_back({"folly", "poor attacks", side_word(side), one_digit(poor, " %"),
                     fmt::format("under {} %", goals.bounds.poor),
                     poor ? std::optional{*poor < goals.bounds.poor} : std::nullopt,
                     fmt::format("of {} attacks", table.attacks.at(side))});
  }
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& unfed = table.unfed.at(side);
    lines.push_back({"folly", "forces unfed a cycle", side_word(side), one_digit(unfed),
                     fmt::format("under {}", goals.bounds.unfed),
                     unfed ? std::optional{*unfed < goals.bounds.unfed} : std::nullopt, ""});
  }
  for (std::size_t side = 0; side < 2; ++side) {
    lines.push_back({"folly", "weeks with a bare capital", side_word(side),
                     one_digit(table.bare.at(side)), "0", table.bare.at(side) == 0, ""});
  }
}

}  // namespace

std::string day_text(std::chrono::sys_days day) {
  const std::chrono::year_month_day date{day};
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

WarTable war_table_of(const std::vector<WarGame>& games, const WarGoals& goals) {
  WarTable table;
  table.games = static_cast<int>(games.size());
  for (const WarGame& game : games) {
    if (!game.fault.empty()) {
      ++table.faults;
      table.said.push_back(fmt::format("seed {}: {}", game.seed, game.fault));
    }
    if (game.winner) {
      ++table.won.at(static_cast<std::size_t>(*game.winner));
    }
    table.great_battles += game.great_battles;
  }
  for (std::size_t at = 0; at < goals.places.size(); ++at) {
    table.places.push_back(place_of(games, goals, at));
    table.near += table.places.back().near ? 1 : 0;
  }
  add_means(table, games, goals);
  add_use_of_arms(table, games);
  add_folly(table, games);
  return table;
}

std::vector<WarLine> lines_of(const WarTable& table, const WarGoals& goals) {
  std::vector<WarLine> lines;
  add_game_lines(lines, table, goals);
  add_place_lines(lines, table, goals);
  add_strength_lines(lines, table, goals);
  add_battle_lines(lines, table, goals);
  add_arms_lines(lines, table, goals);
  if (!goals.campaign) {
    // A part of the war is shown beside the whole and not judged by it.
    for (WarLine& line : lines) {
      if (line.group != kBattles && line.what != kRefused) {
        line.met.reset();
      }
    }
  }
  add_folly_lines(lines, table, goals);
  return lines;
}

}  // namespace core::study
