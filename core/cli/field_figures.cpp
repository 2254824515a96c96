#include "core/cli/field_figures.h"

#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/tabletop_study/field_calibration.h"
#include "core/tabletop_study/field_contest.h"
#include "core/tabletop_study/field_rates.h"

#include <fmt/format.h>

#include <map>

namespace core::cli {
namespace {

using board::Side;

constexpr double kWholePerCent = 100;

std::string spread_text(const tabletop_study::Spread& spread) {
  return fmt::format("{:.1f} ± {:.1f}", spread.mean, spread.deviation);
}

/// "1.2", of what the first side lost for one of the second.
std::string ratio_text(double first, double second) {
  return second > 0 ? fmt::format("{:.2f}", first / second) : "-";
}

template <class Value>
const Value& of(const std::array<Value, 2>& both, Side side) {
  return both.at(static_cast<std::size_t>(side));
}

std::string in_the_war(const field::Battle& battle, Side side) {
  return battle.historical && battle.historical->winner == side ? "won" : "";
}

std::string men_lost(const field::Battle& battle, Side side) {
  const auto lost = battle.historical ? of(battle.historical->lost, side) : std::nullopt;
  return lost ? std::to_string(*lost) : "-";
}

std::string war_ratio(const field::Battle& battle) {
  if (!battle.historical) {
    return "-";
  }
  const auto north = of(battle.historical->lost, Side::Union);
  const auto south = of(battle.historical->lost, Side::Confederate);
  return north && south ? ratio_text(*north, *south) : "-";
}

/// Strength of the lists in rank and file, to compare losses of sides that are not alike.
double mean_lost(const std::vector<tabletop_study::FieldGame>& games, Side side) {
  double all = 0;
  for (const tabletop_study::FieldGame& game : games) {
    all += game.of(side).losses.all();
  }
  return all / static_cast<double>(games.size());
}

void tell_games(Context& context, const BattleOptions& options, const field::Battle& battle,
                const std::vector<tabletop_study::FieldGame>& games) {
  const tabletop_study::FieldFigures figures = figures_of(games);
  const tabletop_study::ContestResult& all = figures.result;
  const auto share = [&](int count) {
    return fmt::format("{:.1f}", kWholePerCent * count / static_cast<double>(games.size()));
  };
  Table lines{{"", ">Union", ">Confederate", ">drawn"}};
  lines.row({"commanded by", options.union_by, options.confederate_by, ""});
  lines.row({"games won", std::to_string(all.wins[0]), std::to_string(all.wins[1]),
             std::to_string(all.drawn)});
  lines.row({"per cent", share(all.wins[0]), share(all.wins[1]), share(all.drawn)});
  lines.row({"in the war", in_the_war(battle, Side::Union), in_the_war(battle, Side::Confederate),
             battle.historical && !battle.historical->winner ? "drawn" : ""});
  lines.row({"rank and file lost, per cent", spread_text(figures.lost[0]),
             spread_text(figures.lost[1]), ""});
  lines.row({"of it killed", spread_text(figures.killed[0]), spread_text(figures.killed[1]), ""});
  const double north = mean_lost(games, Side::Union);
  const double south = mean_lost(games, Side::Confederate);
  lines.row({"figures lost", fmt::format("{:.1f}", north), fmt::format("{:.1f}", south), ""});
  lines.row({"for one of the other side", ratio_text(north, south), ratio_text(south, north), ""});
  lines.row({"men lost in the war", men_lost(battle, Side::Union),
             men_lost(battle, Side::Confederate), ""});
  lines.row({"for one of the other side", war_ratio(battle), "", ""});
  context.out << fmt::format("{}: {}, {:.1f} moves a game\n\n", battle.title.str(),
                             counted(games.size(), "game"),
                             static_cast<double>(all.turns) / static_cast<double>(games.size()))
              << lines.text() << '\n';

  std::map<std::string, int> grades;
  for (const tabletop_study::FieldGame& game : games) {
    ++grades[(game.winner ? std::string{board::name(*game.winner)} + ": " : "drawn: ") +
             game.grade];
  }
  Table ends{{"how it ended", ">games", ">per cent"}};
  for (const auto& [grade, count] : grades) {
    ends.row({grade, std::to_string(count), share(count)});
  }
  context.out << ends.text()
              << fmt::format(
                     "\nChoices that were not legal: {} of {}. Longest that a unit with an order "
                     "to attack stood idle out of range: {} [FB-537]\n",
                     figures.refused, all.choices, counted(figures.idle, "move"));
}

Json side_json(const tabletop_study::FieldFigures& figures, Side side) {
  return {{"won", of(figures.result.wins, side)},
          {"lost_per_cent", of(figures.lost, side).mean},
          {"lost_deviation", of(figures.lost, side).deviation},
          {"killed_per_cent", of(figures.killed, side).mean}};
}

void answer_games(Context& context, const BattleOptions& options,
                  const std::vector<tabletop_study::FieldGame>& games) {
  const tabletop_study::FieldFigures figures = figures_of(games);
  context.answer("battle contest", {{"battle", options.battle},
                                    {"rules", options.rules},
                                    {"games", figures.result.games()},
                                    {"union", figures.result.wins[0]},
                                    {"confederate", figures.result.wins[1]},
                                    {"drawn", figures.result.drawn},
                                    {"turns", figures.result.turns},
                                    {"choices", figures.result.choices},
                                    {"refused", figures.refused},
                                    {"idle", figures.idle},
                                    {"sides",
                                     {{"union", side_json(figures, Side::Union)},
                                      {"confederate", side_json(figures, Side::Confederate)}}}});
}

void mirrored_contest(Context& context, const BattleOptions& options,
                      const tabletop_study::FieldContest& contest) {
  const tabletop_study::Mirrored all =
      play_mirrored(contest.setting, contest.commanders[0], contest.commanders[1], contest.games,
                    contest.first_seed, contest.threads);
  if (context.json) {
    context.answer("battle contest", {{"battle", options.battle},
                                      {"rules", options.rules},
                                      {"first", options.union_by},
                                      {"second", options.confederate_by},
                                      {"pairs", all.pairs},
                                      {"first_pairs", all.better},
                                      {"second_pairs", all.worse},
                                      {"first_games", all.games_won},
                                      {"second_games", all.games_lost},
                                      {"refused", all.refused},
                                      {"idle", all.idle}});
    return;
  }
  Table lines{{"battle", "commander", ">pairs won", ">per cent", ">single games won"}};
  const auto row = [&](const std::string& by, int pairs, int games) {
    lines.row({options.battle, by, std::to_string(pairs),
               fmt::format("{:.1f}", kWholePerCent * pairs / all.pairs), std::to_string(games)});
  };
  row(options.union_by, all.better, all.games_won);
  row(options.confederate_by, all.worse, all.games_lost);
  context.out << lines.text()
              << fmt::format(
                     "\n{} pairs: each seed is played twice, each commander having either side "
                     "once. A pair is won by more games, else by strength kept against strength "
                     "left to the enemy [FB-537].\n",
                     all.pairs);
}

}  // namespace

void field_contest(Context& context, const BattleOptions& options,
                   const tabletop_study::FieldContest& contest) {
  if (options.mirrored) {
    mirrored_contest(context, options, contest);
    return;
  }
  const auto games = play_fields(contest);
  if (context.json) {
    answer_games(context, options, games);
  } else {
    tell_games(context, options, contest.setting->battle, games);
  }
}

void show_calibration(Context& context, const CalibrationOptions& options) {
  const rulebook::Setting rules = context.catalogue().load_setting({});
  const tabletop_study::Calibration all =
      tabletop_study::calibrate(context.tabletop().field_charts(), *rules.rulebook, options.games,
                                options.seed, options.threads);
  constexpr std::array<std::string_view, 3> kTables{"skirmish", "battle", "great battle"};
  const auto table_word = [&](rulebook::Crt table) {
    return std::string{kTables.at(static_cast<std::size_t>(table))};
  };
  if (context.json) {
    Json fits = Json::array();
    for (const tabletop_study::CalibratedFit& each : all.fits) {
      fits.push_back({{"moves", each.length},
                      {"table", table_word(each.table)},
                      {"share", each.share},
                      {"off_loss", each.off_loss},
                      {"off_won", each.off_won},
                      {"off_loss_as_set", each.as_set}});
    }
    context.answer("battle calibrate", {{"games", options.games}, {"fits", std::move(fits)}});
    return;
  }
  Table lines{{"odds", "", ">attacker lost", ">defender lost", ">attacker won"}};
  const auto per_cent = [](double value) { return fmt::format("{:.1f}", value); };
  for (const tabletop_study::CalibratedRow& row : all.rows) {
    const std::string odds = fmt::format("{} : {}", row.odds.attacker, row.odds.defender);
    for (std::size_t i = 0; i < row.table.size(); ++i) {
      const tabletop_study::TableMeans& means = row.table.at(i);
      lines.row({odds, fmt::format("table, {} moves", tabletop_study::kCalibratedLengths.at(i)),
                 per_cent(means.lost[0].in_points(tabletop_study::kShareOfKilled)),
                 per_cent(means.lost[1].in_points(tabletop_study::kShareOfKilled)),
                 per_cent(means.won)});
    }
    for (const rulebook::Crt table : rulebook::kCrts) {
      const tabletop_study::StrategicMeans& means =
          row.strategic.at(static_cast<std::size_t>(table));
      lines.row({odds, "combat table: " + table_word(table), per_cent(means.lost[0]),
                 per_cent(means.lost[1]), per_cent(means.won)});
    }
  }
  Table fits{{"moves", "combat table", ">best share of the killed", ">losses off",
              fmt::format(">with {:.1f}", tabletop_study::kShareOfKilled), ">wins off"}};
  for (const tabletop_study::CalibratedFit& each : all.fits) {
    fits.row({std::to_string(each.length), table_word(each.table),
              fmt::format("{:.2f}", each.share), per_cent(each.off_loss), per_cent(each.as_set),
              per_cent(each.off_won)});
  }
  context.out << lines.text() << '\n'
              << fits.text()
              << fmt::format(
                     "\nPer cent of strength points and of battles; {} battles at each odds in "
                     "clear ground [FB-558]. The combat tables [8.15] with the die unchanged; the "
                     "attacker has won when the defender must retreat.\n",
                     options.games);
}

void show_rates(Context& context, const RatesOptions& options) {
  const auto rates =
      tabletop_study::field_rates(context.tabletop().field_charts(), options.times, options.seed);
  if (context.json) {
    Json rows = Json::array();
    for (const tabletop_study::FieldRate& each : rates) {
      rows.push_back({{"what", each.what},
                      {"counts", each.counts},
                      {"thrown", each.thrown},
                      {"error", each.error},
                      {"reckoned", each.reckoned ? Json(*each.reckoned) : Json(nullptr)}});
    }
    context.answer("battle rates",
                   {{"times", options.times}, {"seed", options.seed}, {"rates", std::move(rows)}});
    return;
  }
  Table lines{{"what", "", ">rolled", ">reckoned", ">men an hour"}};
  for (const tabletop_study::FieldRate& each : rates) {
    const double hour = each.thrown * tabletop_study::kMovesInHour * tabletop_study::kMenInFigure;
    lines.row({each.what, each.counts, fmt::format("{:.2f} ± {:.2f}", each.thrown, each.error),
               each.reckoned ? fmt::format("{:.2f}", *each.reckoned) : "",
               each.each_move ? fmt::format("{:.0f}", hour) : ""});
  }
  context.out << lines.text()
              << fmt::format(
                     "\nMean of {} rolls each, with its standard error; reckoned by the chances of "
                     "the rules [FB-010]. An hour is {} moves and a figure {} men [FB-002], the "
                     "target always made good.\n",
                     options.times, tabletop_study::kMovesInHour, tabletop_study::kMenInFigure);
}

}  // namespace core::cli
