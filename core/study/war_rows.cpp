#include "core/study/war_rows.h"

#include "core/study/war_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <sstream>

namespace core::study {
namespace {

using board::Side;

/// A column: its name, what a game has in it, and how it is read back. A column without `read`
/// follows from others.
struct WarColumn {
  std::string name;
  std::function<std::string(const WarGame&)> write;
  std::function<bool(const std::string&, WarGame&)> read;
};

template <class Number>
bool read_number(const std::string& text, Number& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

/// A column of a figure of the game, which `of` finds.
template <class Of>
WarColumn of_figure(std::string name, Of of) {
  return {std::move(name), [of](const WarGame& game) { return std::to_string(of(game)); },
          [of](const std::string& text, WarGame& game) {
            return text != "-" && !text.starts_with("+") && read_number(text, of(game));
          }};
}

void add_head(std::vector<WarColumn>& columns) {
  columns.push_back(of_figure(
      "seed", [](auto& game) -> auto& { return game.seed; }));
  columns.push_back(of_figure(
      "game turns", [](auto& game) -> auto& { return game.game_turns; }));
  columns.push_back({"winner",
                     [](const WarGame& game) {
                       return game.winner ? std::string{board::name(*game.winner)} : "none";
                     },
                     [](const std::string& text, WarGame& game) {
                       game.winner = board::parse_side(text);
                       return game.winner.has_value() || text == "none";
                     }});
  columns.push_back(of_figure(
      "total", [](auto& game) -> auto& { return game.total; }));
  const auto add_text = [&](std::string name, std::string WarGame::*member) {
    columns.push_back({std::move(name), [member](const WarGame& game) { return game.*member; },
                       [member](const std::string& text, WarGame& game) {
                         game.*member = text;
                         return true;
                       }});
  };
  add_text("result", &WarGame::result);
  add_text("fault", &WarGame::fault);
}

void add_places(std::vector<WarColumn>& columns, const WarGoals& goals) {
  for (std::size_t at = 0; at < goals.places.size(); ++at) {
    const std::string title = goals.places[at].title();
    columns.push_back({title + " fell",
                       [at](const WarGame& game) {
                         const PlaceFall& fall = game.falls.at(at);
                         return fall.asked ? std::to_string(fall.game_turn) : "";
                       },
                       [at](const std::string& text, WarGame& game) {
                         PlaceFall& fall = game.falls.at(at);
                         fall.asked = !text.empty();
                         return text.empty() ||
                                (read_number(text, fall.game_turn) && fall.game_turn >= 0);
                       }});
    columns.push_back({title + " day",
                       [at, &goals](const WarGame& game) {
                         const PlaceFall& fall = game.falls.at(at);
                         return fall.game_turn > 0 ? day_text(rulebook::first_day(goals.first_cycle,
                                                                                  fall.game_turn))
                                                   : "";
                       },
                       {}});
    columns.push_back({title + " held",
                       [at](const WarGame& game) {
                         const PlaceFall& fall = game.falls.at(at);
                         return fall.asked ? std::string{fall.held ? "1" : "0"} : "";
                       },
                       [at](const std::string& text, WarGame& game) {
                         game.falls.at(at).held = text == "1";
                         return text.empty() || text == "0" || text == "1";
                       }});
  }
}

/// The figures of all cycles, between blanks.
bool read_series(const std::string& text, std::size_t side, WarGame& game) {
  std::istringstream words{text};
  std::size_t at = 0;
  for (std::string word; words >> word; ++at) {
    if (at == game.strength.size()) {
      game.strength.push_back({});
    }
    if (!read_number(word, game.strength[at].at(side))) {
      return false;
    }
  }
  return at > 0 && at == game.strength.size();
}

void add_strengths(std::vector<WarColumn>& columns, const WarGoals& goals) {
  for (const Side of : board::kSides) {
    const auto side = static_cast<std::size_t>(of);
    for (std::size_t year = 0; year < kYearsOfArms; ++year) {
      columns.push_back(
          {fmt::format("{} csp {}", board::name(of), kFirstYearOfArms + static_cast<int>(year)),
           [side, year, &goals](const WarGame& game) {
             const auto at = january_of(game, goals, year);
             return at ? std::to_string(game.strength.at(*at).at(side)) : "";
           },
           {}});
    }
    columns.push_back(
        {fmt::format("{} csp by cycle", board::name(of)),
         [side](const WarGame& game) {
           std::string text;
           for (const auto& each : game.strength) {
             text += (text.empty() ? "" : " ") + std::to_string(each.at(side));
           }
           return text;
         },
         [side](const std::string& text, WarGame& game) { return read_series(text, side, game); }});
  }
}

void add_figures(std::vector<WarColumn>& columns) {
  columns.push_back(of_figure(
      "great battles", [](auto& game) -> auto& { return game.great_battles; }));
  const std::array<std::pair<const char*, std::array<int, 2> WarGame::*>, 6> figures{
      {{"great loss", &WarGame::great_loss},
       {"attacks", &WarGame::attacks},
       {"poor attacks", &WarGame::poor},
       {"feedings", &WarGame::feedings},
       {"unfed", &WarGame::unfed},
       {"bare weeks", &WarGame::bare}}};
  for (const auto& [name, member] : figures) {
    for (const Side of : board::kSides) {
      const auto side = static_cast<std::size_t>(of);
      columns.push_back(of_figure(
          fmt::format("{} {}", board::name(of), name),
          [ side, member = member ](auto& game) -> auto& { return (game.*member).at(side); }));
    }
  }
}

void add_arms(std::vector<WarColumn>& columns) {
  for (std::size_t year = 0; year < kYearsOfArms; ++year) {
    const int shown = kFirstYearOfArms + static_cast<int>(year);
    columns.push_back(of_figure(
        fmt::format("cycles {}", shown), [year](auto& game) -> auto& {
          return game.cycles.at(year);
        }));
    for (const Side of : board::kSides) {
      const auto side = static_cast<std::size_t>(of);
      for (std::size_t arm = 0; arm < kArms.size(); ++arm) {
        columns.push_back(of_figure(
            fmt::format("{} {} {}", board::name(of), kArms.at(arm), shown),
            [ year, side,
              arm ](auto& game) -> auto& { return game.arms.at(arm).at(side).at(year); }));
      }
    }
  }
}

std::vector<WarColumn> all_columns(const WarGoals& goals) {
  std::vector<WarColumn> columns;
  add_head(columns);
  add_places(columns, goals);
  add_strengths(columns, goals);
  add_figures(columns);
  add_arms(columns);
  return columns;
}

}  // namespace

std::optional<std::size_t> january_of(const WarGame& game, const WarGoals& goals,
                                      std::size_t year) {
  const rulebook::Cycle january{
      static_cast<std::int16_t>(kFirstYearOfArms + static_cast<int>(year)), 1};
  if (january < goals.first_cycle) {
    return std::nullopt;
  }
  const auto at = static_cast<std::size_t>(
      (rulebook::first_game_turn(goals.first_cycle, january) - 1) / rulebook::kGameTurnsOfCycle);
  return at < game.strength.size() ? std::optional{at} : std::nullopt;
}

std::vector<std::string> war_columns(const WarGoals& goals) {
  std::vector<std::string> names;
  for (const WarColumn& column : all_columns(goals)) {
    names.push_back(column.name);
  }
  return names;
}

std::vector<std::string> war_cells(const WarGame& game, const WarGoals& goals) {
  std::vector<std::string> cells;
  for (const WarColumn& column : all_columns(goals)) {
    cells.push_back(column.write(game));
  }
  return cells;
}

tl::expected<WarGame, WrongCell> read_war_game(const std::vector<std::string>& cells,
                                               const WarGoals& goals) {
  const std::vector<WarColumn> columns = all_columns(goals);
  WarGame game;
  game.falls.resize(goals.places.size());
  for (std::size_t at = 0; at < columns.size(); ++at) {
    if (columns[at].read && !columns[at].read(cells.at(at), game)) {
      return tl::make_unexpected(
          WrongCell{columns[at].name, "'" + cells[at] + "' cannot stand there"});
    }
  }
  // What follows from other cells has to agree with them.
  for (std::size_t at = 0; at < columns.size(); ++at) {
    if (const std::string again = columns[at].write(game); again != cells.at(at)) {
      return tl::make_unexpected(
          WrongCell{columns[at].name, "'" + cells[at] +
                                          "' does not agree with the rest of the "
                                          "row: that says '" +
                                          again + "'"});
    }
  }
  return game;
}

std::string csv_line(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& cell : cells) {
    line += &cell == &cells.front() ? "" : ",";
    if (cell.find_first_of(",\"\n\r") == std::string::npos) {
      line += cell;
      continue;
    }
    line += '"';
    for (const char each : cell) {
      line += each == '"' ? "\"\"" : std::string{each};
    }
    line += '"';
  }
  return line + "\n";
}

std::optional<std::vector<std::string>> cells_of_line(std::string_view line) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char each = line[at];
    if (quoted && each == '"' && at + 1 < line.size() && line[at + 1] == '"') {
      cells.back() += '"';
      ++at;
    } else if (each == '"') {
      quoted = !quoted;
    } else if (each == ',' && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += each;
    }
  }
  return quoted ? std::nullopt : std::optional{std::move(cells)};
}

}  // namespace core::study
