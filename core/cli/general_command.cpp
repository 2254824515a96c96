// `sumter general`: games between computer generals, the ladder of their levels, and problems.
#include "core/cli/commands.h"
#include "core/cli/general_options.h"
#include "core/cli/reasons_page.h"
#include "core/cli/saved_game.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/save/saves.h"
#include "core/study/pairs.h"
#include "core/study/problem.h"
#include "core/study/seated_general.h"
#include "core/words/score_words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

namespace core::cli {
namespace {

using board::Side;
using study::PlayerName;

// ---- general play ----

struct GeneralsOptions {
  GameOptions game;
  std::string players[2]{"regular", "regular"};
  std::uint64_t seed{1};
  std::string save;
};

Json orders_json(const study::PlayedGame& game, Side side) {
  Json orders = Json::object();
  const auto& made = game.made.at(static_cast<std::size_t>(side));
  for (std::size_t kind = 0; kind < made.size(); ++kind) {
    if (made.at(kind) > 0) {
      orders[std::string{sequence::kActionKinds.at(kind).word}] = made.at(kind);
    }
  }
  return orders;
}

/// How often each side gave each kind of order.
std::string orders_table(const study::PlayedGame& game) {
  Table table{{"order", ">Union", ">Confederate"}};
  for (std::size_t kind = 0; kind < sequence::kActionKindCount; ++kind) {
    const auto made = [&](std::size_t side) { return game.made.at(side).at(kind); };
    if (made(0) + made(1) > 0) {
      table.row({std::string{sequence::kActionKinds.at(kind).word}, std::to_string(made(0)),
                 std::to_string(made(1))});
    }
  }
  return table.text();
}

void play_generals(Context& context, const GeneralsOptions& options) {
  const data::OpenedSetup opened = open_scenario(context, options.game);
  study::Contest contest = contest_of(opened);
  contest.players = {player_named("--union", options.players[0]),
                     player_named("--confederate", options.players[1])};
  std::optional<save::Match> match;
  study::Hearer hearer;
  if (!options.save.empty()) {
    match.emplace(game::Game{opened.setting, contest.begin(options.seed)}, opened.setting);
    match->save_as(options.save, header_of(context, opened, options.seed));
    for (const Side side : board::kSides) {
      const PlayerName& player = contest.players.at(static_cast<std::size_t>(side));
      if (player.kind == PlayerName::Kind::General) {
        match->seat(side, study::text_of(study::Sitter{player.temper, save::program_version()}));
      }
    }
    hearer = [&match](const study::MadeChoice& made) {
      const ai::Note note = made.note != nullptr ? *made.note : ai::Note{};
      auto order = study::order_of(match->situation(), made.action, note);
      if (made.note == nullptr) {
        order.note.clear();
      }
      study::give(*match, made.by, order).value();
    };
  }
  const study::PlayedGame game = study::play_game(contest, options.seed, hearer);
  context.exit_code = game.fault.empty() ? kFine : kFindings;
  const std::string result = game.fault.empty() ? words::result_words(opened.setting, game.score)
                                                : "stopped: " + game.fault;
  if (context.json) {
    context.answer(
        "general play",
        {{"scenario", options.game.scenario},
         {"union", study::text_of(contest.players[0])},
         {"confederate", study::text_of(contest.players[1])},
         {"seed", options.seed},
         {"game_turns", game.game_turns},
         {"total", game.score.total},
         {"winner", game.score.winner ? Json(board::name(*game.score.winner)) : Json(nullptr)},
         {"lost", {{"union", game.score.lost[0]}, {"confederate", game.score.lost[1]}}},
         {"orders",
          {{"union", orders_json(game, Side::Union)},
           {"confederate", orders_json(game, Side::Confederate)}}},
         {"fault", game.fault.empty() ? Json(nullptr) : Json(game.fault)}});
    return;
  }
  context.out << fmt::format(
      "{}: {} against {}, seed {}\n{}\nCSP lost in battle: Union {}, "
      "Confederate {}\n\n{}",
      opened.info.title, study::text_of(contest.players[0]), study::text_of(contest.players[1]),
      options.seed, result, game.score.lost[0], game.score.lost[1], orders_table(game));
}

void add_play_of_generals(CLI::App& general, Context& context) {
  const auto options = std::make_shared<GeneralsOptions>();
  CLI::App& command = *general.add_subcommand(
      "play", "One game between two players that nobody sits at, to its end");
  command.fallthrough();
  add_game_options(command, options->game);
  add_secrecy(command, options->game);
  add_players(command, options->players);
  add_seed(command, options->seed, "Seed of the dice; 1 by default");
  command.add_option("--save", options->save, "Save the game in this new file")
      ->option_text("FILE");
  command.callback([&context, options, &command] {
    note_given(command, options->game);
    play_generals(context, *options);
  });
}

// ---- general ladder ----

struct LadderOptions {
  GameOptions game;
  std::string first{"regular"};
  std::string second{"recruit"};
  int pairs{20};
  std::uint64_t seed{1};
  int threads{1};
};

void ladder(Context& context, const LadderOptions& options) {
  const PlayerName first = player_named("--first", options.first);
  const PlayerName second = player_named("--second", options.second);
  const data::OpenedSetup opened = open_scenario(context, options.game);
  study::Contest contest = contest_of(opened);
  contest.first_seed = options.seed;
  contest.games = options.pairs;
  contest.threads = options.threads;
  const study::Rung rung = study::rung_of(contest, first, second);
  context.exit_code = rung.fault.empty() ? kFine : kFindings;
  const int decided = rung.ahead + rung.behind;
  if (context.json) {
    context.answer("general ladder",
                   {{"scenario", options.game.scenario},
                    {"first", study::text_of(first)},
                    {"second", study::text_of(second)},
                    {"pairs", options.pairs},
                    {"won", rung.won},
                    {"lost", rung.lost},
                    {"drawn", rung.drawn},
                    {"pairs_ahead", rung.ahead},
                    {"pairs_behind", rung.behind},
                    {"fault", rung.fault.empty() ? Json(nullptr) : Json(rung.fault)}});
    return;
  }
  context.out << fmt::format(
      "{}: {} against {}, {} with sides changed and common dice\n"
      "games won {}, lost {}, drawn {}; pairs ahead {}, behind {}{}\n",
      opened.info.title, study::text_of(first), study::text_of(second),
      counted(static_cast<std::uint64_t>(options.pairs), "pair"), rung.won, rung.lost, rung.drawn,
      rung.ahead, rung.behind,
      decided > 0 ? fmt::format(" ({} % of the decided ones)", 100 * rung.ahead / decided) : "");
  if (!rung.fault.empty()) {
    context.out << "refused: " << rung.fault << '\n';
  }
}

void add_ladder(CLI::App& general, Context& context) {
  const auto options = std::make_shared<LadderOptions>();
  CLI::App& command = *general.add_subcommand(
      "ladder", "Pairs of games between two players, who change sides with the same dice");
  command.fallthrough();
  add_game_options(command, options->game);
  add_secrecy(command, options->game);
  command.add_option("--first", options->first, fmt::format("Who is measured: {}", kPlayers))
      ->option_text("PLAYER")
      ->capture_default_str();
  command.add_option("--second", options->second, "Against whom, likewise")
      ->option_text("PLAYER")
      ->capture_default_str();
  command.add_option("--pairs", options->pairs, "How many pairs; 20 by default")
      ->option_text("N")
      ->check(CLI::Range(1, 10'000));
  add_seed(command, options->seed, "Seed of the first pair's dice; the next pair has the next");
  add_threads(command, options->threads);
  command.callback([&context, options, &command] {
    note_given(command, options->game);
    ladder(context, *options);
  });
}

// ---- general solve ----

struct SolveOptions {
  std::vector<std::string> files;
  std::string level;
};

/// The position that belongs to a problem, with open secrecy as problems are played.
data::OpenedSetup position_of(Context& context, const std::string& problem) {
  GameOptions options;
  options.scenario = std::filesystem::path{problem}.replace_extension(".position").string();
  options.secrecy = "open";
  options.says_secrecy = true;
  return open_scenario(context, options);
}

/// One problem with one level.
struct TriedProblem {
  std::string file;
  study::Problem problem;
  ai::Level level{};
  study::Solution solution;
};

Json tried_problem_json(const TriedProblem& tried) {
  Json demands = Json::array();
  for (std::size_t at = 0; at < tried.problem.demands.size(); ++at) {
    const study::Demand& demand = tried.problem.demands[at];
    const study::Met& met = tried.solution.demands[at];
    demands.push_back({{"condition", demand.condition.text()},
                       {"avoid", demand.avoid},
                       {"per_thousand", demand.per_thousand},
                       {"held", met.held},
                       {"met", met.is_met}});
  }
  return {
      {"file", tried.file},
      {"level", ai::kLevels.at(static_cast<std::size_t>(tried.level))},
      {"solved", tried.solution.solved()},
      {"games", tried.solution.games},
      {"demands", std::move(demands)},
      {"refused", tried.solution.refused.empty() ? Json(nullptr) : Json(tried.solution.refused)}};
}

void write_tried(Context& context, const TriedProblem& tried) {
  context.out << fmt::format(
      "{} {}: {}\n", tried.solution.solved() ? "solved" : "FAILED",
      ai::kLevels.at(static_cast<std::size_t>(tried.level)),
      std::filesystem::path{tried.file}.stem().string() + ", " + tried.problem.title);
  if (!tried.solution.refused.empty()) {
    context.out << "  an order was refused: " << tried.solution.refused << '\n';
  }
  for (std::size_t at = 0; at < tried.problem.demands.size(); ++at) {
    const study::Demand& demand = tried.problem.demands[at];
    const study::Met& met = tried.solution.demands[at];
    if (!met.is_met) {
      context.out << fmt::format("  {} {}: {} of {}, wanted {} {}.{} %\n",
                                 demand.avoid ? "avoid" : "expect", demand.condition.text(),
                                 met.held,
                                 counted(static_cast<std::uint64_t>(tried.solution.games), "game"),
                                 demand.avoid ? "at most" : "at least", demand.per_thousand / 10,
                                 demand.per_thousand % 10);
    }
  }
}

void solve(Context& context, const SolveOptions& options) {
  std::optional<ai::Temper> only;
  if (!options.level.empty()) {
    only = ai::parse_temper(options.level);
    if (!only) {
      throw UserError{"--level " + options.level +
                      ": it is recruit, regular or veteran, with ':' and a temperament"};
    }
  }
  Json all = Json::array();
  int solved = 0;
  int count = 0;
  for (const std::string& file : options.files) {
    const data::OpenedSetup opened = position_of(context, file);
    state::Standing standing{opened.setting, opened.state};
    const study::Problem problem =
        study::parse_problem(file, data::read_text(file, file), standing.situation());
    for (std::size_t at = 0; at < ai::kLevels.size(); ++at) {
      const auto level = static_cast<ai::Level>(at);
      if (only ? only->level != level : level < problem.level) {
        continue;
      }
      const ai::Temper temper{level, only ? only->temperament : ai::Temperament::Steady};
      const TriedProblem tried{
          file, problem, level,
          study::solve(problem, {PlayerName::Kind::General, temper}, opened.setting,
                       [&](std::uint64_t seed) { return save::begin_of(opened, seed); })};
      ++count;
      solved += tried.solution.solved() ? 1 : 0;
      if (context.json) {
        all.push_back(tried_problem_json(tried));
      } else {
        write_tried(context, tried);
      }
    }
  }
  context.exit_code = solved == count ? kFine : kFindings;
  if (context.json) {
    context.answer("general solve",
                   {{"solved", solved}, {"problems", count}, {"tried", std::move(all)}});
    return;
  }
  context.out << fmt::format("solved {} of {}\n", solved, count);
}

void add_solve(CLI::App& general, Context& context) {
  const auto options = std::make_shared<SolveOptions>();
  CLI::App& command = *general.add_subcommand(
      "solve",
      "Problems for a general, by the level that each names and those above; exit code 1 when one "
      "fails");
  command.fallthrough();
  command.add_option("FILE", options->files, "NAME.problem; NAME.position lies beside it")
      ->required();
  command.add_option("--level", options->level, "By this level alone, whatever the problem names")
      ->option_text("LEVEL");
  command.callback([&context, options] { solve(context, *options); });
}

// ---- general why ----

struct WhyOptions {
  std::string file;
  int orders{20};
};

void tell_why(Context& context, const WhyOptions& options) {
  save::SavedGame game = open_game(context, options.file);
  save::Match match{game.opened.setting, std::move(game.journal)};
  if (study::keeps_reasons(match)) {
    throw UserError{options.file +
                    ": a general keeps his reasons to himself until the game is over [0.5]"};
  }
  const auto most = static_cast<std::size_t>(options.orders);
  if (context.json) {
    context.answer("general why", {{"save", options.file}, {"orders", reasons_json(match, most)}});
    return;
  }
  context.out << reasons_page(match, most);
}

// ---- general advise ----

struct AdviseOptions {
  std::string file;
  std::string general{"regular"};
  int orders{6};
};

void tell_advice(Context& context, const AdviseOptions& options) {
  const ai::Temper temper = general_named("--general", options.general);
  save::SavedGame game = open_game(context, options.file);
  save::Match match{game.opened.setting, std::move(game.journal)};
  const auto question = match.question();
  if (!question) {
    throw UserError{options.file + ": the game is over"};
  }
  const auto most = static_cast<std::size_t>(options.orders);
  if (context.json) {
    context.answer("general advise", {{"save", options.file},
                                      {"side", board::name(question->side)},
                                      {"advice", advice_json(match, temper, most)},
                                      {"fears", fears_json(match, temper, most)}});
    return;
  }
  context.out << advice_page(match, temper, most) << fears_page(match, temper, most);
}

void add_advise(CLI::App& general, Context& context) {
  const auto options = std::make_shared<AdviseOptions>();
  CLI::App& command = *general.add_subcommand(
      "advise",
      "What a general would do and fear in the place of whoever is asked in a saved game, and why");
  command.fallthrough();
  command.add_option("SAVE", options->file, "A saved game")->required();
  command
      .add_option("--general", options->general,
                  "Who advises: recruit, regular or veteran, with a temperament behind ':'")
      ->option_text("LEVEL")
      ->capture_default_str();
  command.add_option("--orders", options->orders, "So many orders at most; 6 by default")
      ->check(CLI::Range(1, 100))
      ->option_text("N");
  command.callback([&context, options] { tell_advice(context, *options); });
}

void add_why(CLI::App& general, Context& context) {
  const auto options = std::make_shared<WhyOptions>();
  CLI::App& command = *general.add_subcommand(
      "why", "Why generals gave their orders in a game that is over, or that hides nothing");
  command.fallthrough();
  command.add_option("SAVE", options->file, "A saved game")->required();
  command.add_option("--orders", options->orders, "So many of the last ones; 20 by default")
      ->check(CLI::Range(1, 100'000))
      ->option_text("N");
  command.callback([&context, options] { tell_why(context, *options); });
}

}  // namespace

void add_general(CLI::App& app, Context& context) {
  CLI::App& general = *app.add_subcommand(
      "general",
      "Computer generals: games between them, the ladder of their levels, problems, whole wars, "
      "measures, tuning");
  general.fallthrough();
  general.require_subcommand(1);
  add_play_of_generals(general, context);
  add_ladder(general, context);
  add_solve(general, context);
  add_why(general, context);
  add_advise(general, context);
  add_general_war(general, context);
  add_general_measure(general, context);
  add_general_tune(general, context);
}

}  // namespace core::cli
