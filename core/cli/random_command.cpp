// `sumter random`: random legal games, and whether all that must hold in them does.
#include "core/base/hash.h"
#include "core/cli/commands.h"
#include "core/cli/game_options.h"
#include "core/cli/saved_game.h"
#include "core/cli/saving.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/game/orders.h"
#include "core/save/saves.h"
#include "core/save/state_hash.h"
#include "core/strategic/victory.h"
#include "core/trial_play/gathering.h"
#include "core/trial_play/random_play.h"
#include "core/words/score_words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace core::cli {
namespace {

struct RandomOptions {
  GameOptions game;
  std::uint64_t games{1};
  std::uint64_t seed{1};
  trial_play::RandomLimits limits;
  bool stand_still{};
  bool fight{};
  bool gathered{};
  std::string save;
};

/// One game that was played.
struct Played {
  std::uint64_t seed{};
  trial_play::RandomGame game;
  std::string stage;  ///< where it stopped
  std::string digest;
  std::string score;  ///< of a finished game: who has won
  std::optional<board::Side> winner;
  std::vector<std::string> orders;  ///< the last ones, as order files spell them
};

Played play(const data::OpenedSetup& opened, std::uint64_t seed,
            const trial_play::RandomLimits& limits, Saving* saving) {
  Played played;
  played.seed = seed;
  std::optional<game::Game> game;
  try {
    game.emplace(opened.setting, save::begin_of(opened, seed));
  } catch (const std::logic_error& error) {  // our own mistake, before the first decision
    played.game.fault = std::string{"the engine failed: "} + error.what();
    return played;
  }
  trial_play::Witness witness;
  if (saving != nullptr) {
    saving->begin(*game);
    witness = std::ref(*saving);
  }
  played.game = trial_play::play_random_game(*game, seed, limits, witness);
  const state::Turn& turn = game->state().turn;
  played.stage = fmt::format("{} {}", state::name(turn.stage), board::name(turn.acting));
  played.digest = base::hash_text(save::state_hash(game->state()));
  if (played.game.finished) {
    const strategic::Score score = strategic::count_score(opened.setting, game->state());
    played.score = words::result_words(opened.setting, score);
    played.winner = score.winner;
  }
  for (const game::Action& action : played.game.last) {
    played.orders.push_back(game::order_text(opened.setting, game->state(), action));
  }
  return played;
}

Json course_json(const trial_play::RandomGame& game) {
  Json course = Json::array();
  for (const trial_play::CoursePoint& point : game.course) {
    Json sides = Json::object();
    for (const board::Side side : board::kSides) {
      const trial_play::CourseSide& of = point.sides.at(static_cast<std::size_t>(side));
      sides[std::string{board::name(side)}] = {{"on_map", of.on_map}, {"on_spiral", of.on_spiral},
                                               {"pool", of.pool},     {"income", of.income},
                                               {"cities", of.cities}, {"political", of.political}};
    }
    course.push_back({{"cycle", point.cycle.text()}, {"sides", std::move(sides)}});
  }
  return course;
}

/// How often each kind of order was given.
Json orders_json(const trial_play::RandomGame& game) {
  Json orders = Json::object();
  for (std::size_t kind = 0; kind < sequence::kActionKindCount; ++kind) {
    if (game.made.at(kind) > 0) {
      orders[std::string{sequence::kActionKinds.at(kind).word}] = game.made.at(kind);
    }
  }
  return orders;
}

Json played_json(const Played& played) {
  const bool fault = !played.game.fault.empty();
  return {{"seed", played.seed},
          {"steps", played.game.steps},
          {"game_turns", played.game.game_turns},
          {"stage", played.stage},
          {"finished", played.game.finished},
          {"score", played.game.finished ? Json(played.score) : Json(nullptr)},
          {"winner", played.winner ? Json(board::name(*played.winner)) : Json(nullptr)},
          {"digest", played.digest},
          {"course", course_json(played.game)},
          {"orders", orders_json(played.game)},
          {"fault", fault ? Json(played.game.fault) : Json(nullptr)},
          {"last_orders", fault ? Json(played.orders) : Json::array()}};
}

/// The course of a campaign, a row a cycle.
void write_course(Context& context, const Played& played) {
  if (played.game.course.empty()) {
    return;
  }
  context.out << fmt::format("\ncourse of the campaign of seed {}\n", played.seed);
  Table table{{"cycle", ">U map", ">U spiral", ">U pool", ">U income", ">U cities", ">U POL",
               ">C map", ">C spiral", ">C pool", ">C income", ">C cities", ">C POL"}};
  for (const trial_play::CoursePoint& point : played.game.course) {
    std::vector<std::string> row{point.cycle.text()};
    for (const trial_play::CourseSide& side : point.sides) {
      for (const int figure :
           {side.on_map, side.on_spiral, side.pool, side.income, side.cities, side.political}) {
        row.push_back(std::to_string(figure));
      }
    }
    table.row(row);
  }
  context.out << table.text();
}

void write_fault(Context& context, const Played& played) {
  context.out << fmt::format("\ngame of seed {} broke at step {} (game-turn {}, {}):\n  {}\n",
                             played.seed, played.game.steps, played.game.game_turns, played.stage,
                             played.game.fault);
  context.out << "its last orders, the newest below:\n";
  for (const std::string& order : played.orders) {
    context.out << "  " << order << '\n';
  }
}

void write(Context& context, const std::vector<Played>& all, std::uint64_t steps, double seconds) {
  Table table{{"seed", ">steps", ">game-turns", "position", "ended"}};
  for (const Played& played : all) {
    table.row({std::to_string(played.seed), std::to_string(played.game.steps),
               std::to_string(played.game.game_turns), played.digest,
               played.game.finished        ? played.score
               : played.game.fault.empty() ? played.stage
                                           : "BROKEN"});
  }
  context.out << table.text();
  context.out << fmt::format("{}, {}, {:.0f} steps a second\n", counted(all.size(), "game"),
                             counted(steps, "step"),
                             static_cast<double>(steps) / std::max(seconds, 1e-9));
  if (all.size() == 1) {
    write_course(context, all.front());
  }
  if (!all.empty() && !all.back().game.fault.empty()) {
    write_fault(context, all.back());
  }
}

/// The set-up of the game with the seed, as the position file that a save of it holds.
data::OpenedSetup gathered(Context& context, const data::OpenedSetup& opened, std::uint64_t seed) {
  data::OpenedSetup placed = opened;
  trial_play::gather(placed.setting, placed.state, seed);
  const state::GameState first = save::begin_of(placed, seed);
  const std::string title = fmt::format("{}, gathered by seed {}", opened.info.title, seed);
  return context.catalogue().open_shared(
      {"gathered.setup",
       context.catalogue().write_setup({title, opened.info.briefing}, placed.setting, first)});
}

/// How the games are played.
/// @throws UserError when options contradict each other.
trial_play::RandomLimits limits_of(const RandomOptions& options) {
  if (options.stand_still && options.fight) {
    throw UserError{"--stand-still and --fight contradict each other"};
  }
  trial_play::RandomLimits limits = options.limits;
  if (options.stand_still) {
    limits.players = trial_play::Players::Standing;
  } else if (options.fight) {
    limits.players = trial_play::Players::Fighting;
  }
  return limits;
}

void random(Context& context, const RandomOptions& options) {
  const trial_play::RandomLimits limits = limits_of(options);
  const data::OpenedSetup opened = open_scenario(context, options.game);
  std::optional<Saving> saving;
  if (!options.save.empty()) {
    if (options.games != 1) {
      throw UserError{"--save keeps one game; --games asks for " + std::to_string(options.games)};
    }
    saving.emplace(
        options.save,
        header_of(context, options.gathered ? gathered(context, opened, options.seed) : opened,
                  options.seed));
  }
  std::vector<Played> all;
  std::uint64_t steps = 0;
  const auto begin = std::chrono::steady_clock::now();
  for (std::uint64_t number = 0; number < options.games; ++number) {
    const std::uint64_t seed = options.seed + number;
    all.push_back(play(options.gathered ? gathered(context, opened, seed) : opened, seed, limits,
                       saving ? &*saving : nullptr));
    steps += all.back().game.steps;
    if (!all.back().game.fault.empty()) {
      context.exit_code = kFindings;
      break;
    }
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  if (!context.json) {
    write(context, all, steps, seconds.count());
    return;
  }
  Json games = Json::array();
  for (const Played& played : all) {
    games.push_back(played_json(played));
  }
  context.answer("random", {{"scenario", options.game.scenario},
                            {"errata", opened.setting.switches.errata.text()},
                            {"options", opened.setting.switches.options.text()},
                            {"gathered", options.gathered},
                            {"ok", context.exit_code == kFine},
                            {"steps", steps},
                            {"seconds", seconds.count()},
                            {"games", std::move(games)}});
}

}  // namespace

void add_random(CLI::App& app, Context& context) {
  CLI::App* const command =
      app.add_subcommand("random",
                         "Plays random legal games and checks that all that must hold does; exit "
                         "code 1 at the first game that breaks");
  command->fallthrough();
  const auto options = std::make_shared<RandomOptions>();
  add_game_options(*command, options->game);
  command->add_option("--games", options->games, "How many games; 1 by default")
      ->option_text("N")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}));
  add_seed(*command, options->seed,
           "Seed of the first game's dice and players; the next games have the next seeds");
  command->add_flag("--stand-still", options->stand_still,
                    "No side moves or attacks, and staffs spend what their sides get: checks that "
                    "the economy is sound");
  command->add_flag("--fight", options->fight,
                    "Both sides look for the Enemy: battles, sieges, landings and naval fights");
  command
      ->add_option_function<std::string>(
          "--staff",
          [options](const std::string& side) {
            options->limits.staffs =
                side == "both" ? board::SideSet::both() : board::SideSet{*board::parse_side(side)};
          },
          "Whose Strategic Turn is left to the staff: union, confederate or both")
      ->option_text("SIDE")
      ->check(CLI::IsMember({"union", "confederate", "both"}));
  takes_whole_number(
      command
          ->add_option("--check-every", options->limits.check_every,
                       "Steps between two checks of the position; 0 for none, 1 by default")
          ->option_text("K"));
  takes_whole_number(
      command
          ->add_option("--steps", options->limits.most_steps, "Steps after which a game is stopped")
          ->option_text("N"));
  command
      ->add_option("--save", options->save,
                   "Save the game in this new file, to open, replay and continue")
      ->option_text("FILE");
  command->add_flag("--gathered", options->gathered,
                    "Forces of both sides stand where sieges, landings and naval fights begin");
  command->callback([&context, options, command] {
    note_given(*command, options->game);
    random(context, *options);
  });
}

}  // namespace core::cli
