// `sumter general war`: many games between computer generals beside the real war.
#include "core/base/hash.h"
#include "core/cli/code_digest.h"
#include "core/cli/commands.h"
#include "core/cli/general_options.h"
#include "core/cli/general_war_files.h"
#include "core/cli/progress.h"
#include "core/cli/saved_game.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/save/state_hash.h"
#include "core/study/war_page.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <limits>
#include <memory>

namespace core::cli {
namespace {

struct GeneralWarOptions {
  GameOptions game;
  std::string players[2]{"regular", "regular"};
  int games{1};
  std::uint64_t seed{1};
  int threads{1};
  std::string into;
  bool progress{};
};

WarTerms terms_of(Context& context, const data::OpenedSetup& opened,
                  const study::Contest& contest) {
  const save::Header header = header_of(context, opened, 0);
  return {{"program", header.program},
          {"code", std::string{code_digest()}},
          {"charts", header.catalogue},
          {"set-up", header.scenario},
          {"position", base::hash_text(save::state_hash(opened.state))},
          {"errata", header.errata},
          {"options", header.options},
          {"secrecy", header.secrecy},
          {"union", study::text_of(contest.players[0])},
          {"confederate", study::text_of(contest.players[1])}};
}

/// The seeds that are still to be played.
std::vector<std::uint64_t> seeds_left(const GeneralWarOptions& options, const WarFolder& folder) {
  const auto games = static_cast<std::uint64_t>(options.games);
  if (options.seed > std::numeric_limits<std::uint64_t>::max() - games) {
    throw UserError{
        fmt::format("--seed {}: there are no {} seeds from there on", options.seed, options.games)};
  }
  std::vector<std::uint64_t> seeds;
  for (std::uint64_t seed = options.seed; seed < options.seed + games; ++seed) {
    if (!folder.holds(seed)) {
      seeds.push_back(seed);
    }
  }
  return seeds;
}

Json number_or_null(const std::optional<double>& figure) {
  return figure ? Json(*figure) : Json(nullptr);
}

Json sides_json(const auto& of) {
  Json json = Json::object();
  for (const board::Side side : board::kSides) {
    json[std::string{board::name(side)}] = of(static_cast<std::size_t>(side));
  }
  return json;
}

Json places_json(const study::WarTable& table, const study::WarGoals& goals) {
  Json places = Json::array();
  for (std::size_t at = 0; at < goals.places.size(); ++at) {
    const study::WarPlace& place = goals.places[at];
    const study::PlaceSum& sum = table.places[at];
    if (sum.asked == 0) {
      continue;
    }
    const auto median =
        sum.median ? Json(study::day_text(rulebook::first_day(goals.first_cycle, *sum.median)))
                   : Json(nullptr);
    places.push_back({{"place", place.title()},
                      {"hex", place.hex.label()},
                      {"war", place.fell ? Json(study::day_text(*place.fell)) : Json(nullptr)},
                      {"median", median},
                      {"game_turn", sum.median ? Json(*sum.median) : Json(nullptr)},
                      {"near", place.fell ? Json(sum.near) : Json(nullptr)},
                      {"asked", sum.asked},
                      {"fell", sum.fallen},
                      {"held", sum.held}});
  }
  return places;
}

Json arms_json(const study::WarTable& table, const study::WarGoals& goals) {
  Json arms = Json::array();
  for (std::size_t arm = 0; arm < study::kArms.size(); ++arm) {
    arms.push_back({{"kind", study::kArms.at(arm)},
                    {"sides", sides_json([&](std::size_t side) -> Json {
                       Json years = Json::object();
                       for (std::size_t year = 0; year < study::kYearsOfArms; ++year) {
                         years[std::to_string(study::kFirstYearOfArms + static_cast<int>(year))] =
                             number_or_null(table.arms.at(arm).at(side).at(year));
                       }
                       const auto& wanted = goals.arms.at(arm).at(side);
                       return {{"years", std::move(years)},
                               {"a_year", number_or_null(table.a_year.at(arm).at(side))},
                               {"wanted", wanted ? Json(*wanted) : Json(nullptr)}};
                     })}});
  }
  return arms;
}

Json strength_json(const study::WarTable& table, const study::WarGoals& goals) {
  Json strength = Json::array();
  for (std::size_t year = 0; year < study::kYearsOfArms; ++year) {
    strength.push_back({{"january", study::kFirstYearOfArms + static_cast<int>(year)},
                        {"sides", sides_json([&](std::size_t side) -> Json {
                           return {{"csp", number_or_null(table.strength.at(year).at(side))},
                                   {"war", goals.strengths.at(year).at(side)}};
                         })}});
  }
  return strength;
}

Json table_json(const study::WarTable& table, const study::WarGoals& goals) {
  return {{"games", table.games},
          {"won", sides_json([&](std::size_t side) { return Json(table.won.at(side)); })},
          {"places", places_json(table, goals)},
          {"near", table.near},
          {"strength", strength_json(table, goals)},
          {"battles", {{"great", table.great_battles}, {"loss", sides_json([&](std::size_t side) {
                                                          return number_or_null(
                                                              table.great_loss.at(side));
                                                        })}}},
          {"arms", arms_json(table, goals)},
          {"folly", sides_json([&](std::size_t side) -> Json {
             return {{"attacks", table.attacks.at(side)},
                     {"poor", number_or_null(table.poor.at(side))},
                     {"unfed", number_or_null(table.unfed.at(side))},
                     {"bare", table.bare.at(side)}};
           })},
          {"faults", table.said}};
}

/// The lines of the table, a block for each group.
std::string tables_text(const std::vector<study::WarLine>& lines) {
  std::string text;
  for (std::size_t from = 0; from < lines.size();) {
    Table table{{lines[from].group, "side", ">games", ">wanted", "like it", ""}};
    std::size_t at = from;
    for (; at < lines.size() && lines[at].group == lines[from].group; ++at) {
      const study::WarLine& line = lines[at];
      table.row({line.what, line.side, line.figure, line.wanted,
                 line.met ? yes_no(*line.met) : std::string{}, line.note});
    }
    text += table.text() + "\n";
    from = at;
  }
  return text;
}

void play_the_war(Context& context, const GeneralWarOptions& options) {
  const data::OpenedSetup opened = open_scenario(context, options.game);
  study::Contest contest = contest_of(opened);
  contest.players = {player_named("--union", options.players[0]),
                     player_named("--confederate", options.players[1])};
  contest.threads = options.threads;
  const study::WarGoals goals = study::war_goals_of(opened.setting);
  const WarTerms terms = terms_of(context, opened, contest);
  WarFolder folder{options.into, terms, goals};
  const std::vector<std::uint64_t> seeds = seeds_left(options, folder);

  const bool shown = (context.interactive() || options.progress) && !seeds.empty();
  const auto progress =
      progress_on(context.aside(), opened.info.title, std::max(1, static_cast<int>(seeds.size())));
  int finished = 0;
  study::play_wars(contest, goals, seeds, [&](const study::WarGame& game) {
    folder.add(game);
    ++finished;
    if (shown) {
      progress(finished);
    }
  });

  const study::WarTable table = study::war_table_of(folder.games(), goals);
  const std::vector<study::WarLine> lines = study::lines_of(table, goals);
  folder.finish(lines, study::war_page({opened.setting, opened.info.title, terms, folder.games()},
                                       table, goals));
  context.exit_code = table.faults == 0 ? kFine : kFindings;
  if (context.json) {
    Json answer{{"scenario", options.game.scenario},
                {"union", study::text_of(contest.players[0])},
                {"confederate", study::text_of(contest.players[1])},
                {"into", options.into},
                {"played", seeds.size()}};
    answer.update(table_json(table, goals));
    context.answer("general war", std::move(answer));
    return;
  }
  context.out << fmt::format("{}: {} against {}, {}, {} of them played now\n\n", opened.info.title,
                             study::text_of(contest.players[0]), study::text_of(contest.players[1]),
                             counted(table.games, "game"), seeds.size())
              << tables_text(lines);
  for (const std::string& fault : table.said) {
    context.out << "refused: " << fault << '\n';
  }
  context.out << fmt::format("the games, this table and a page with pictures: {}\n", options.into);
}

}  // namespace

void add_general_war(CLI::App& general, Context& context) {
  const auto options = std::make_shared<GeneralWarOptions>();
  options->game.scenario = "campaign";
  CLI::App& command = *general.add_subcommand(
      "war",
      "Many games between two players, beside the real war: when places fell, strengths, use of "
      "arms, folly; exit code 1 when an order was refused");
  command.fallthrough();
  add_game_options(command, options->game)->required(false)->capture_default_str();
  add_secrecy(command, options->game);
  add_players(command, options->players);
  command.add_option("--games", options->games, "How many; 1 by default")
      ->option_text("N")
      ->check(CLI::Range(1, 10'000));
  add_seed(command, options->seed,
           "Seed of the first game's dice; the next games have the next seeds");
  add_threads(command, options->threads);
  command
      .add_option("--into", options->into,
                  "The folder for games.csv, war.csv and war.html; games that are in it already "
                  "are not played again")
      ->option_text("DIR")
      ->required();
  command.add_flag("--progress", options->progress,
                   "Show progress, even when the output is not a terminal");
  command.callback([&context, options, &command] {
    note_given(command, options->game);
    play_the_war(context, *options);
  });
}

}  // namespace core::cli
