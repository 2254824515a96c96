#include "core/study/measures.h"

#include "core/base/data_error.h"
#include "core/base/hash.h"
#include "core/rulebook/chart.h"
#include "core/study/measure_parts.h"
#include "core/study/pairs.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace core::study {
namespace {

using rulebook::Secrecy;

constexpr std::string_view kLadder = "ladder-";

PlayerName general_of(ai::Level level) {
  return {PlayerName::Kind::General, {level, ai::Temperament::Steady}};
}

std::string word_of(ai::Level level) {
  return std::string{ai::kLevels.at(static_cast<std::size_t>(level))};
}

Sample game_of(const std::string& setup, const PlayerName& ours, const PlayerName& theirs,
               int trials) {
  return {TrialKind::Game, setup, {ours, theirs}, Secrecy::Limited, trials};
}

/// Both games of the pairs of a level and the one below it.
std::array<Sample, 2> pairs_of(const std::string& setup, ai::Level level, int trials) {
  const PlayerName first = general_of(level);
  const PlayerName second = general_of(static_cast<ai::Level>(static_cast<int>(level) - 1));
  return {game_of(setup, first, second, trials), game_of(setup, second, first, trials)};
}

/// The line of the ladder of a level above the recruit.
std::string ladder_of(ai::Level level) { return std::string{kLadder} + word_of(level); }

Sample wars_of(int trials) {
  const PlayerName regular = general_of(ai::Level::Regular);
  return {TrialKind::War, std::string{kCampaign}, {regular, regular}, Secrecy::Limited, trials};
}

std::vector<Sample> samples_of_refusals(const Ground& ground, const rulebook::Rulebook& book) {
  std::vector<Sample> samples;
  for (const std::string& setup : ground.scenarios) {
    for (const ai::Level level : {ai::Level::Regular, ai::Level::Veteran}) {
      const int pairs = measure_cell(book, ladder_of(level), "trials").value_or(0);
      for (Sample& each : pairs_of(setup, level, pairs)) {
        samples.push_back(std::move(each));
      }
    }
    samples.push_back({TrialKind::Mixed,
                       setup,
                       {},
                       Secrecy::Limited,
                       measure_cell(book, "refused", "trials").value_or(0)});
  }
  samples.push_back(wars_of(measure_cell(book, "refused-campaigns", "trials").value_or(0)));
  return samples;
}

std::vector<Figure> figures_of_refusals(const Reckoning& of) {
  std::vector<std::string> setups = of.ground.scenarios;
  setups.emplace_back(kCampaign);
  std::vector<Figure> figures;
  for (const std::string& setup : setups) {
    std::int64_t faults = 0;
    int games = 0;
    std::string said;
    for (const Sample& sample : of.line.samples) {
      if (sample.setup == setup) {
        for (const TrialResult& result : of.results(sample)) {
          ++games;
          faults += result.of("fault");
          said = said.empty() && result.of("fault") > 0 ? sample.name() + ": " + result.said : said;
        }
      }
    }
    const char* const row = setup == kCampaign ? "refused-campaigns" : "refused";
    figures.push_back(of.figure(setup, row, faults, 1, games));
    figures.back().note = said;
  }
  return figures;
}

std::vector<Sample> samples_of_worlds(int trials) {
  return {{TrialKind::Worlds, "", {}, Secrecy::Limited, trials},
          {TrialKind::Worlds, "", {}, Secrecy::Dark, trials}};
}

std::vector<Figure> figures_of_worlds(const Reckoning& of) {
  std::vector<Figure> figures;
  for (const Sample& sample : of.line.samples) {
    std::int64_t compared = 0;
    std::int64_t differ = 0;
    std::int64_t same = 0;
    std::string said;
    for (const TrialResult& result : of.results(sample)) {
      compared += result.of("compared");
      differ += result.of("differ");
      same += result.of("same");
      said = said.empty() ? result.said : said;
    }
    const auto games = static_cast<int>(of.results(sample).size());
    figures.push_back(of.figure(std::string{rulebook::name(sample.secrecy)}, "worlds", 100 * same,
                                compared, games));
    figures.back().note = std::to_string(compared) + " positions, " + std::to_string(differ) +
                          " with something hidden that differs" + (said.empty() ? "" : "; " + said);
  }
  return figures;
}

std::vector<Sample> samples_of_again(const Ground& ground, int trials) {
  std::vector<Sample> samples;
  const auto add = [&](const std::string& setup, ai::Level level) {
    const PlayerName player = general_of(level);
    samples.push_back({TrialKind::Again, setup, {player, player}, Secrecy::Limited, trials});
  };
  for (const std::string& setup : ground.scenarios) {
    add(setup, ai::Level::Regular);
  }
  add(std::string{kCampaign}, ai::Level::Regular);
  add(ground.scenarios.front(), ai::Level::Veteran);
  return samples;
}

std::vector<Figure> figures_of_again(const Reckoning& of) {
  std::vector<Figure> figures;
  for (const Sample& sample : of.line.samples) {
    const auto& results = of.results(sample);
    std::int64_t same = 0;
    std::vector<std::string> said;
    for (const TrialResult& result : results) {
      same += result.of("same");
      said.push_back(result.said);
    }
    const auto games = static_cast<std::int64_t>(results.size());
    figures.push_back(of.figure(sample.setup + " " + text_of(sample.players.front()), "again",
                                100 * same, games, static_cast<int>(games)));
    figures.back().note = listed(said);
  }
  return figures;
}

std::vector<Sample> samples_of_ladder(const Ground& ground, ai::Level level, int trials) {
  std::vector<Sample> samples;
  for (const std::string& setup : ground.scenarios) {
    for (Sample& each : pairs_of(setup, level, trials)) {
      samples.push_back(std::move(each));
    }
  }
  return samples;
}

Ending ending_told(const TrialResult& result) {
  const std::int64_t won = result.of("won");
  return {won == 0  ? std::nullopt
          : won > 0 ? std::optional{board::Side::Union}
                    : std::optional{board::Side::Confederate},
          static_cast<int>(result.of("total"))};
}

Figure figure_of_rung(const Reckoning& of, const std::string& setup, std::string_view row,
                      const Rung& rung, int games) {
  Figure figure = of.figure(setup, row, std::int64_t{100} * rung.ahead, rung.decided(), games);
  figure.note = std::to_string(rung.ahead) + " of " + std::to_string(rung.decided()) +
                " decided pairs; games won " + std::to_string(rung.won) + ", lost " +
                std::to_string(rung.lost) + ", drawn " + std::to_string(rung.drawn);
  return figure;
}

std::vector<Figure> figures_of_ladder(const Reckoning& of) {
  std::vector<Figure> figures(1);
  Rung all;
  int games = 0;
  for (std::size_t at = 0; at + 1 < of.line.samples.size(); at += 2) {
    const auto& as_union = of.results(of.line.samples[at]);
    const auto& as_confederate = of.results(of.line.samples[at + 1]);
    Rung rung;
    const std::size_t pairs = std::min(as_union.size(), as_confederate.size());
    for (std::size_t pair = 0; pair < pairs; ++pair) {
      rung.add(ending_told(as_union[pair]), ending_told(as_confederate[pair]));
      all.add(ending_told(as_union[pair]), ending_told(as_confederate[pair]));
    }
    const int played = 2 * static_cast<int>(pairs);
    games += played;
    figures.push_back(
        figure_of_rung(of, of.line.samples[at].setup, "ladder-scenario", rung, played));
  }
  figures.front() = figure_of_rung(of, "all", of.line.name, all, games);
  return figures;
}

std::vector<Sample> samples_of_problems(const Ground& ground) {
  std::vector<Sample> samples;
  for (const auto& [name, at] : ground.problems) {
    for (auto level = static_cast<std::size_t>(at.problem.level); level < ai::kLevels.size();
         ++level) {
      samples.push_back({TrialKind::Problem,
                         name,
                         {general_of(static_cast<ai::Level>(level)), PlayerName{}},
                         Secrecy::Open,
                         at.problem.seeds});
    }
  }
  return samples;
}

bool is_solved(const Problem& problem, const std::vector<TrialResult>& results) {
  std::vector<ProblemGame> games;
  for (const TrialResult& result : results) {
    ProblemGame game;
    for (std::size_t demand = 0; demand < problem.demands.size(); ++demand) {
      game.held.push_back((result.of("held") >> demand & 1) != 0);
    }
    game.refused = result.of("fault") > 0 ? result.said : "";
    games.push_back(std::move(game));
  }
  return !games.empty() && solution_of(problem, games).solved();
}

std::vector<Figure> figures_of_problems(const Reckoning& of) {
  std::vector<Figure> figures;
  for (std::size_t level = 0; level < ai::kLevels.size(); ++level) {
    int solved = 0;
    int runs = 0;
    int games = 0;
    std::vector<std::string> failed;
    for (const Sample& sample : of.line.samples) {
      const Problem& problem = of.ground.problems.at(sample.setup).problem;
      if (static_cast<std::size_t>(problem.level) == level) {
        const bool is = is_solved(problem, of.results(sample));
        ++runs;
        solved += is ? 1 : 0;
        games += static_cast<int>(of.results(sample).size());
        if (!is) {
          failed.push_back(sample.setup + " " + text_of(sample.players.front()));
        }
      }
    }
    const std::string word{ai::kLevels.at(level)};
    figures.push_back(of.figure(word, "problems-" + word, std::int64_t{100} * solved, runs, games));
    figures.back().note = std::to_string(solved) + " of " + std::to_string(runs) + " solved" +
                          (failed.empty() ? "" : "; not: " + listed(failed));
  }
  return figures;
}

Sample clock_of(ai::Level level, const rulebook::Rulebook& book) {
  const PlayerName player = general_of(level);
  return {TrialKind::Clock,
          std::string{kCampaign},
          {player, player},
          Secrecy::Limited,
          measure_cell(book, "longest-" + word_of(level), "trials").value_or(0)};
}

std::vector<Sample> samples_of_time(const rulebook::Rulebook& book) {
  return {clock_of(ai::Level::Recruit, book), clock_of(ai::Level::Regular, book),
          clock_of(ai::Level::Veteran, book)};
}

std::vector<Figure> figures_of_time(const Reckoning& of) {
  constexpr std::int64_t kMicroseconds = 1000;  // of a millisecond
  std::vector<Figure> figures;
  for (const Sample& sample : of.line.samples) {
    const std::string word = text_of(sample.players.front());
    std::int64_t longest = 0;
    std::int64_t sum = 0;
    std::int64_t turns = 0;
    for (const TrialResult& result : of.results(sample)) {
      longest = std::max(longest, result.of("longest"));
      sum += result.of("sum");
      turns += result.of("player-turns");
    }
    const auto games = static_cast<int>(of.results(sample).size());
    figures.push_back(
        of.figure(word + " longest", "longest-" + word, longest, kMicroseconds, games));
    figures.push_back(of.figure(word + " mean", "mean-" + word, sum, kMicroseconds * turns, games));
    figures.back().note = std::to_string(turns) + " Player-Turns";
  }
  return figures;
}

std::vector<Figure> figures_of_weeks(const Reckoning& of) {
  constexpr std::int64_t kMicroseconds = 1'000'000;  // of a second
  constexpr std::int64_t kWeeks = 200;
  const auto& results = of.results(of.line.samples.front());
  std::int64_t all = 0;
  std::int64_t turns = 0;
  for (const TrialResult& result : results) {
    all += result.of("all");
    turns += result.of("turns");
  }
  return {of.figure("200 weeks", "weeks", kWeeks * all, kMicroseconds * turns,
                    static_cast<int>(results.size()))};
}

/// How the figures of a line are reckoned.
struct LineRow {
  std::string_view name;
  std::string_view what;
  std::vector<Figure> (*figures)(const Reckoning&);
  std::string_view elsewhere;
};

constexpr std::array<LineRow, 14> kLines{
    {{"refused", "orders refused, decisions not made", figures_of_refusals, ""},
     {"worlds", "the same orders in two worlds that differ in what is hidden [0.5]",
      figures_of_worlds, ""},
     {"again", "the same seed, the same game, on one thread or two", figures_of_again, ""},
     {"attack", "recruit and regular attack random and standing players", figures_of_attack, ""},
     {"defence", "recruit and regular keep what random players cannot take", figures_of_defence,
      ""},
     {"ladder-regular", "regular against recruit", figures_of_ladder, ""},
     {"ladder-veteran", "veteran against regular", figures_of_ladder, ""},
     {"problems", "problems, by the level that they name", figures_of_problems, ""},
     {"time", "time of a Player-Turn", figures_of_time, ""},
     {"weeks", "time of 200 weeks", figures_of_weeks, ""},
     {"arms", "use of arms, a year from 1862 on", figures_of_arms, ""},
     {"folly", "folly in campaigns", figures_of_folly, ""},
     {"history", "campaigns beside the war", figures_of_history, ""},
     {"window", "frames of the window while he thinks; the same games sanitized", nullptr,
      "sumter-window --setup west-63 --measure-frames; ./check --all"}}};

const LineRow& row_of(std::string_view name) {
  const auto* const found = std::find_if(kLines.begin(), kLines.end(),
                                         [&](const LineRow& row) { return row.name == name; });
  if (found == kLines.end()) {
    throw std::invalid_argument("there is no line " + std::string{name});
  }
  return *found;
}

std::vector<Sample> samples_of(std::string_view name, const Ground& ground,
                               const rulebook::Rulebook& book) {
  const auto trials = [&](std::string_view row) {
    return measure_cell(book, row, "trials").value_or(0);
  };
  if (name == "refused") {
    return samples_of_refusals(ground, book);
  }
  if (name == "worlds") {
    return samples_of_worlds(trials(name));
  }
  if (name == "again") {
    return samples_of_again(ground, trials(name));
  }
  if (name == "attack") {
    return samples_of_attack(ground, trials(name));
  }
  if (name == "defence") {
    return samples_of_defence(ground, trials(name));
  }
  if (name.starts_with(kLadder)) {
    const auto level =
        name == ladder_of(ai::Level::Regular) ? ai::Level::Regular : ai::Level::Veteran;
    return samples_of_ladder(ground, level, trials(name));
  }
  if (name == "problems") {
    return samples_of_problems(ground);
  }
  if (name == "time") {
    return samples_of_time(book);
  }
  if (name == "weeks") {
    return {clock_of(ai::Level::Regular, book)};
  }
  if (name == "history") {
    return {wars_of(trials("wars"))};
  }
  return name == "arms" || name == "folly" ? std::vector{wars_of(trials("arms"))}
                                           : std::vector<Sample>{};
}

}  // namespace

std::optional<int> measure_cell(const rulebook::Rulebook& book, std::string_view row,
                                std::string_view column) {
  return rulebook::chart_figure(book, "measures", row, column);
}

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : ", ") + word;
  }
  return text;
}

Figure Reckoning::figure(std::string of, std::string_view row, std::int64_t part,
                         std::int64_t whole, int games) const {
  Figure figure;
  figure.line = line.name;
  figure.of = std::move(of);
  figure.games = games;
  if (whole > 0) {
    figure.value = part * kThousandths / whole;
  }
  if (!row.empty()) {
    const auto bound = [&](std::string_view column) -> std::optional<std::int64_t> {
      const auto cell = measure_cell(book, row, column);
      return cell ? std::optional{*cell * kThousandths} : std::nullopt;
    };
    figure.wanted = {bound("least"), bound("most"), false};
    figure.unit = rulebook::chart_cell(book, "measures", row, "unit");
  }
  return figure;
}

Measures::Measures(const Ground& ground, const rulebook::Rulebook& book)
    : ground_{&ground}, book_{&book} {
  for (const LineRow& row : kLines) {
    lines_.push_back({std::string{row.name}, std::string{row.what},
                      samples_of(row.name, ground, book), std::string{row.elsewhere}});
  }
}

std::vector<Figure> Measures::figures_of(const Measure& line, const ResultsOf& results) const {
  const LineRow& row = row_of(line.name);
  return row.figures != nullptr ? row.figures({*ground_, *book_, line, results})
                                : std::vector<Figure>{};
}

std::string Measures::fingerprint_of(const Measure& line) const {
  std::string text;
  for (const Sample& sample : line.samples) {
    text += study::fingerprint_of(sample, *ground_);
  }
  // Without games every bound is there: what is wanted is a part of what is measured.
  const std::vector<TrialResult> none;
  for (const Figure& figure :
       figures_of(line, [&](const Sample&) -> const std::vector<TrialResult>& { return none; })) {
    text += "|" + figure.of + "|" + text_of(figure.wanted);
  }
  return base::hash_text(base::hash_of(text));
}

}  // namespace core::study
