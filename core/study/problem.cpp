#include "core/study/problem.h"

#include "core/base/data_error.h"
#include "core/game/orders.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace core::study {
namespace {

using board::Side;
using state::GameState;

/// A line of the file with those that go on with it.
struct Line {
  int row{};
  std::string key;
  std::string text;
};

std::string trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t begin = text.find_first_not_of(kBlank);
  return begin == std::string_view::npos
             ? std::string{}
             : std::string{text.substr(begin, text.find_last_not_of(kBlank) - begin + 1)};
}

class Reader {
 public:
  Reader(std::string file, std::string_view text, const state::Situation& now)
      : file_{std::move(file)}, now_{now} {
    split(text);
  }

  Problem read() {
    Problem problem;
    problem.title = only("title").text;
    read_level(problem);
    read_side(problem);
    read_span(problem);
    const Line& seeds = only("seeds");
    problem.seeds = number(seeds, seeds.text);
    if (problem.seeds < 1) {
      fail(seeds.row, "seeds", "a problem is played with one seed at least");
    }
    for (const Line& line : lines_) {
      if (line.key == "expect" || line.key == "avoid") {
        problem.demands.push_back(demand(line));
      } else if (line.key == "why") {
        problem.why = line.text;
      } else if (!is_known(line.key)) {
        fail(line.row, line.key, "this is no line of a problem");
      }
    }
    if (problem.demands.empty()) {
      fail(0, "expect", "nothing is expected and nothing avoided");
    }
    return problem;
  }

 private:
  [[noreturn]] void fail(int row, std::string_view column, std::string reason) const {
    throw base::DataError{file_, row, std::string{column}, std::move(reason)};
  }

  static bool is_known(std::string_view key) {
    constexpr std::array<std::string_view, 5> kKnown{"title", "level", "side", "play", "seeds"};
    return std::find(kKnown.begin(), kKnown.end(), key) != kKnown.end();
  }

  void split(std::string_view text) {
    int row = 0;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      ++row;
      if (trimmed(line).empty() || line.front() == '#') {
        continue;
      }
      if (line.front() == ' ' || line.front() == '\t') {
        if (lines_.empty()) {
          fail(row, "", "a line that goes on with another one stands first");
        }
        lines_.back().text += " " + trimmed(line);
        continue;
      }
      const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
      lines_.push_back({row, std::string{line.substr(0, blank)}, trimmed(line.substr(blank))});
    }
  }

  [[nodiscard]] const Line& only(std::string_view key) const {
    const auto is_it = [&](const Line& line) { return line.key == key; };
    const auto found = std::find_if(lines_.begin(), lines_.end(), is_it);
    if (found == lines_.end()) {
      fail(0, key, "the line is missing");
    }
    if (const auto twice = std::find_if(found + 1, lines_.end(), is_it); twice != lines_.end()) {
      fail(twice->row, key, "the line stands twice");
    }
    return *found;
  }

  [[nodiscard]] int number(const Line& line, std::string_view text) const {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) {
      fail(line.row, line.key, "'" + std::string{text} + "' is no whole number");
    }
    return value;
  }

  void read_level(Problem& problem) const {
    const Line& line = only("level");
    const auto temper = ai::parse_temper(line.text);
    if (!temper || line.text.find(':') != std::string::npos) {
      fail(line.row, line.key, "'" + line.text + "' is no level: recruit, regular or veteran");
    }
    problem.level = temper->level;
  }

  void read_side(Problem& problem) const {
    const Line& line = only("side");
    const auto side = board::parse_side(line.text);
    if (!side) {
      fail(line.row, line.key, "'" + line.text + "' is no side: union or confederate");
    }
    problem.side = *side;
  }

  void read_span(Problem& problem) const {
    const Line& line = only("play");
    const auto length = parse_length(line.text);
    if (!length) {
      fail(line.row, line.key, "'" + line.text + "' is none of: " + std::string{kLengths});
    }
    problem.length = *length;
  }

  /// "control C2627 confederate >= 0.95"
  [[nodiscard]] Demand demand(const Line& line) const {
    const bool avoid = line.key == "avoid";
    const std::string_view sign = avoid ? "<=" : ">=";
    const std::size_t at = line.text.rfind(sign);
    if (at == std::string::npos) {
      fail(line.row, line.key, "the share of the games is missing: " + std::string{sign} + " 0.9");
    }
    auto condition = Condition::parse(trimmed(std::string_view{line.text}.substr(0, at)), now_);
    if (!condition) {
      fail(line.row, line.key, condition.error());
    }
    return {*condition, avoid,
            share(line, trimmed(std::string_view{line.text}.substr(at + sign.size())))};
  }

  /// "0.95" in thousandths.
  [[nodiscard]] int share(const Line& line, const std::string& text) const {
    double value = -1;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || value < 0 || value > 1) {
      fail(line.row, line.key, "'" + text + "' is no share of the games: 0 to 1");
    }
    return static_cast<int>(std::lround(value * 1000));
  }

  std::string file_;
  const state::Situation& now_;
  std::vector<Line> lines_;
};

}  // namespace

Problem parse_problem(const std::string& file, std::string_view text, const state::Situation& now) {
  return Reader{file, text, now}.read();
}

bool Solution::solved() const noexcept {
  return refused.empty() &&
         std::all_of(demands.begin(), demands.end(), [](const Met& met) { return met.is_met; });
}

ProblemGame play_problem(const Problem& problem, const PlayerName& name,
                         const rulebook::Setting& setting,
                         const std::function<GameState(std::uint64_t seed)>& begin,
                         std::uint64_t seed) {
  ProblemGame played;
  game::Game game{setting, begin(seed)};
  Player player{name, seed};
  Deeds deeds;
  SpanClock clock{problem.length, problem.side, game.state().turn};
  for (auto asked = game.question(); asked && !clock.is_over(game.state().turn);
       asked = game.question()) {
    const bool own = asked->side == problem.side;
    const game::Action action = own ? player.choose(game) : StillPlayer::choose(game);
    if (own && sequence::begins_attack(action.kind) && action.hex) {
      deeds.attacked.insert(*action.hex);
    }
    if (!game.act(action)) {
      played.refused = game::order_text(setting, game.state(), action);
      return played;
    }
  }
  for (const Demand& demand : problem.demands) {
    played.held.push_back(demand.condition.holds(game.situation(), deeds));
  }
  return played;
}

Solution solution_of(const Problem& problem, const std::vector<ProblemGame>& games) {
  Solution solution;
  solution.demands.resize(problem.demands.size());
  for (const ProblemGame& game : games) {
    if (!game.refused.empty()) {
      solution.refused = game.refused;
      return solution;
    }
    ++solution.games;
    for (std::size_t at = 0; at < problem.demands.size(); ++at) {
      solution.demands[at].held += game.held.at(at) ? 1 : 0;
    }
  }
  for (std::size_t at = 0; at < problem.demands.size(); ++at) {
    const Demand& demand = problem.demands[at];
    const int share = solution.demands[at].held * 1000;
    const int bound = demand.per_thousand * solution.games;
    solution.demands[at].is_met = demand.avoid ? share <= bound : share >= bound;
  }
  return solution;
}

Solution solve(const Problem& problem, const PlayerName& name, const rulebook::Setting& setting,
               const std::function<GameState(std::uint64_t seed)>& begin) {
  std::vector<ProblemGame> games;
  for (int seed = 1; seed <= problem.seeds; ++seed) {
    games.push_back(play_problem(problem, name, setting, begin, static_cast<std::uint64_t>(seed)));
    if (!games.back().refused.empty()) {
      break;
    }
  }
  return solution_of(problem, games);
}

}  // namespace core::study
