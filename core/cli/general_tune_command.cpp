// `sumter general tune`: the weights of a temperament tuned by games of the general with himself.
#include "core/cli/commands.h"
#include "core/cli/general_ground.h"
#include "core/cli/general_options.h"
#include "core/cli/progress.h"
#include "core/cli/tune_files.h"
#include "core/cli/words.h"
#include "core/save/saves.h"
#include "core/trial_play/on_threads.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <list>
#include <map>
#include <memory>
#include <mutex>

namespace core::cli {
namespace {

struct TuneOptions {
  std::string general{"regular"};
  std::vector<std::string> weights;
  std::vector<std::string> setups;
  std::uint64_t seed{1};
  int candidates{8};
  int pairs{6};
  int budget{1000};
  int held_out{30};
  int threads{1};
  std::string into;
  bool progress{};
};

study::TuneTerms tune_terms_of(Context& context, const TuneOptions& options) {
  study::TuneTerms terms;
  terms.temper = general_named("--general", options.general);
  std::vector<std::string> names;
  for (const std::string_view name : ai::weight_names()) {
    names.emplace_back(name);
  }
  for (const std::string& weight : options.weights) {
    if (std::find(names.begin(), names.end(), weight) == names.end()) {
      throw UserError{unknown("weight of the chart general_weights", weight, names)};
    }
  }
  terms.weights = options.weights.empty() ? names : options.weights;
  terms.setups = options.setups.empty() ? scenarios_of(context) : options.setups;
  terms.seed = options.seed;
  terms.candidates = options.candidates;
  terms.pairs = options.pairs;
  terms.budget = options.budget;
  terms.held_out = options.held_out;
  if (study::games_of_generation(terms) > terms.budget) {
    throw UserError{fmt::format("--budget {}: a generation takes {}", terms.budget,
                                counted(study::games_of_generation(terms), "game"))};
  }
  return terms;
}

/// The set-ups of a race, open as long as it lives.
class Courses {
 public:
  Courses(Context& context, const std::vector<std::string>& setups) {
    for (const std::string& setup : setups) {
      GameOptions options;
      options.scenario = setup;
      opened_.push_back(open_scenario(context, options));
      contests_[setup] = contest_of(opened_.back());
    }
  }

  [[nodiscard]] const rulebook::Rulebook& book() const { return *opened_.front().setting.rulebook; }

  [[nodiscard]] study::TuneEnding play(const study::TuneGame& game,
                                       const ai::Temper& temper) const {
    study::Contest contest = contests_.at(game.setup);
    const auto own = static_cast<std::size_t>(game.side);
    contest.players.at(own) = {study::PlayerName::Kind::General, temper, game.candidates};
    contest.players.at(1 - own) = {study::PlayerName::Kind::General, temper, game.champions};
    try {
      const study::PlayedGame played = study::play_game(contest, game.seed);
      return {{played.score.winner, played.score.total}, played.fault};
    } catch (const std::exception& error) {
      return {{}, std::string{"it failed: "} + error.what()};
    }
  }

 private:
  std::list<data::OpenedSetup> opened_;
  std::map<std::string, study::Contest> contests_;
};

std::string rung_words(const study::Rung& rung) {
  return fmt::format("{} of {} decided pairs ahead; games won {}, lost {}, drawn {}{}", rung.ahead,
                     rung.decided(), rung.won, rung.lost, rung.drawn,
                     rung.fault.empty() ? "" : "; refused: " + rung.fault);
}

/// What came out, as weights.md has it behind its heading.
std::string tuned_text(const study::TuneTerms& terms, const study::Tuned& tuned,
                       const rulebook::Rulebook& book, const std::string& digest) {
  std::string text = fmt::format(
      "\n{}, code and charts {}\n{}, seed {}; {} a generation, {} in the first heat; {} in {}.\n",
      save::program_version(), digest, ai::text_of(terms.temper), terms.seed,
      counted(terms.candidates, "candidate"), counted(terms.pairs, "pair"),
      counted(tuned.games, "game"), counted(tuned.generations.size(), "generation"));
  text += fmt::format(
      "Set-ups: {}\n\nTheir dice have seeds from {} on, the pairs at the end from {}:\ngames that "
      "measure (seeds 1, 2 ...) and problems are not among them.\n\n",
      join(terms.setups), study::kFirstTuningSeed, study::kFirstHeldOutSeed);
  text += "| generation | best | last heat | champion |\n|---|---|---|---|\n";
  for (std::size_t at = 0; at < tuned.generations.size(); ++at) {
    const study::TuneGeneration& each = tuned.generations[at];
    text += fmt::format("| {} | {} | {} | {} |\n", at + 1, study::text_of(each.best),
                        rung_words(each.rung), yes_no(each.wins));
  }
  if (tuned.champion.empty()) {
    return text + "\nNothing was better than the chart.\n";
  }
  text += fmt::format("\nAgainst the chart, on dice that were held out: {}.\n\n",
                      rung_words(tuned.held_out));
  text += "Rows for the chart `general_weights`:\n\n";
  for (const ai::WeightChange& change : tuned.champion) {
    text += study::row_of_chart(book, terms.temper, change) + "\n";
  }
  return text;
}

Json rung_json(const study::Rung& rung) {
  return {{"won", rung.won},
          {"lost", rung.lost},
          {"drawn", rung.drawn},
          {"pairs_ahead", rung.ahead},
          {"pairs_behind", rung.behind},
          {"fault", rung.fault.empty() ? Json(nullptr) : Json(rung.fault)}};
}

Json changes_json(const ai::WeightChanges& changes) {
  Json json = Json::object();
  for (const ai::WeightChange& change : changes) {
    json[change.weight] = change.value;
  }
  return json;
}

Json tuned_json(const study::TuneTerms& terms, const study::Tuned& tuned,
                const rulebook::Rulebook& book) {
  Json generations = Json::array();
  for (const study::TuneGeneration& each : tuned.generations) {
    generations.push_back({{"best", changes_json(each.best)},
                           {"last_heat", rung_json(each.rung)},
                           {"champion", each.wins}});
  }
  Json rows = Json::array();
  for (const ai::WeightChange& change : tuned.champion) {
    rows.push_back(study::row_of_chart(book, terms.temper, change));
  }
  return {{"general", ai::text_of(terms.temper)},
          {"games", tuned.games},
          {"generations", std::move(generations)},
          {"weights", changes_json(tuned.champion)},
          {"rows", std::move(rows)},
          {"held_out", tuned.champion.empty() ? Json(nullptr) : rung_json(tuned.held_out)}};
}

void tune_weights(Context& context, const TuneOptions& options) {
  const study::TuneTerms terms = tune_terms_of(context, options);
  const Courses courses{context, terms.setups};
  const std::string digest = program_digest(context);
  TuneFolder folder{options.into,
                    {{"program", save::program_version()},
                     {"code and charts", digest},
                     {"general", ai::text_of(terms.temper)},
                     {"weights", join(terms.weights, " ")},
                     {"set-ups", join(terms.setups, " ")},
                     {"seed", std::to_string(terms.seed)},
                     {"candidates", std::to_string(terms.candidates)},
                     {"pairs", std::to_string(terms.pairs)}}};
  const bool shown = context.interactive() || options.progress;
  int now = 0;
  const auto plays = [&](const std::vector<study::TuneGame>& games) {
    std::vector<study::TuneEnding> endings(games.size());
    std::vector<std::size_t> open;
    for (std::size_t at = 0; at < games.size(); ++at) {
      if (const auto ending = folder.find(games[at])) {
        endings[at] = *ending;
      } else {
        open.push_back(at);
      }
    }
    const auto count = static_cast<int>(open.size());
    const auto progress = progress_on(
        context.aside(),
        fmt::format("generation {}, heat {}", games.front().generation, games.front().heat),
        std::max(1, count));
    std::mutex adding;
    int done = 0;
    trial_play::on_threads(options.threads, count, [&](int part) {
      const std::size_t at = open[static_cast<std::size_t>(part)];
      const study::TuneEnding ending = courses.play(games[at], terms.temper);
      const std::scoped_lock lock{adding};
      endings[at] = ending;
      folder.add(games[at], ending);
      ++done;
      return shown ? progress(done) : true;
    });
    now += count;
    return endings;
  };
  const study::Tuned tuned = study::tune(terms, courses.book(), plays);
  const std::string text = tuned_text(terms, tuned, courses.book(), digest);
  folder.finish(text);
  if (context.json) {
    Json answer{{"into", options.into}, {"played", now}};
    answer.update(tuned_json(terms, tuned, courses.book()));
    context.answer("general tune", std::move(answer));
    return;
  }
  context.out << text.substr(1)
              << fmt::format("\n{} played now; the games and this page: {}\n", counted(now, "game"),
                             options.into);
}

}  // namespace

void add_general_tune(CLI::App& general, Context& context) {
  const auto options = std::make_shared<TuneOptions>();
  CLI::App& command = *general.add_subcommand(
      "tune",
      "Weights of a general tuned by games against himself: of changed weights those stay that "
      "win a race; what comes out is printed as rows for the chart");
  command.fallthrough();
  command
      .add_option("--general", options->general,
                  "Whose weights: a level, and the temperament whose column is tuned behind ':'")
      ->option_text("LEVEL")
      ->capture_default_str();
  command
      .add_option("--weights", options->weights,
                  "Rows of the chart general_weights that may change, with commas between them; "
                  "all by default")
      ->delimiter(',')
      ->option_text("ROWS");
  command
      .add_option("--setups", options->setups,
                  "Set-ups that are played in turn, with commas between them; the six scenarios by "
                  "default")
      ->delimiter(',')
      ->option_text("SETUPS");
  add_seed(command, options->seed, "Seed of the changes and of the dice; 1 by default");
  command.add_option("--candidates", options->candidates, "How many a generation; 8 by default")
      ->check(CLI::Range(1, 64))
      ->option_text("N");
  command
      .add_option("--pairs", options->pairs,
                  "Pairs of games of each candidate in the first heat, twice as many in the next; "
                  "6 by default")
      ->check(CLI::Range(1, 1'000))
      ->option_text("N");
  command
      .add_option("--budget", options->budget,
                  "Games: no generation is begun that could need more than are left; 1000 by "
                  "default. With more of them the same command goes on")
      ->check(CLI::Range(1, 1'000'000))
      ->option_text("N");
  command
      .add_option("--held-out", options->held_out,
                  "Pairs of what comes out against the chart, with dice of their own; 30 by "
                  "default")
      ->check(CLI::Range(1, 10'000))
      ->option_text("N");
  add_threads(command, options->threads);
  command
      .add_option("--into", options->into,
                  "The folder for games.csv and weights.md; games that are in it already are not "
                  "played again")
      ->option_text("DIR")
      ->required();
  command.add_flag("--progress", options->progress,
                   "Show progress, even when the output is not a terminal");
  command.callback([&context, options] { tune_weights(context, *options); });
}

}  // namespace core::cli
