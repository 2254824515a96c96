// `sumter river study` and `sumter river fit`: campaigns and battles by the thousand.
#include "core/base/fraction.h"
#include "core/cli/progress.h"
#include "core/cli/river_options.h"
#include "core/cli/table.h"
#include "core/river/forecast.h"
#include "core/tabletop/river_words.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/tabletop_study/river_fit.h"
#include "core/tabletop_study/river_picture.h"
#include "core/tabletop_study/river_study.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>

namespace core::cli {
namespace {

using tabletop_study::StudySeries;

constexpr int kMostGames = 1'000'000;
constexpr int kMostThreads = 64;

/// A flotilla and a policy of the study that is asked for.
struct AskedSeries {
  std::string flotilla;
  std::string policy;
};

std::vector<std::string> parts_of(const std::string& list) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t comma = 0; comma != std::string::npos; begin = comma + 1) {
    comma = list.find(',', begin);
    parts.push_back(list.substr(begin, comma - begin));
  }
  return parts;
}

std::vector<AskedSeries> asked_of(const RiverOptions& options) {
  std::vector<AskedSeries> all;
  for (const std::string& flotilla : parts_of(options.flotilla)) {
    for (const std::string& policy : options.policies) {
      all.push_back({flotilla, policy});
    }
  }
  return all;
}

/// What the flotilla is called: the letter of a sample, or the file that names it.
std::string flotilla_word(const RiverOptions& options, const AskedSeries& asked) {
  return options.begin.empty() ? asked.flotilla : options.begin;
}

Json series_json(const AskedSeries& asked, const std::string& flotilla,
                 const tabletop_study::RiverFigures& figures) {
  return {{"flotilla", flotilla},
          {"policy", asked.policy},
          {"games", figures.games},
          {"mean", figures.mean},
          {"deviation", figures.deviation},
          {"percentiles", figures.percentiles},
          {"levels", figures.levels},
          {"endings", figures.endings},
          {"met", figures.met},
          {"sunk", figures.sunk},
          {"captured", figures.captured},
          {"beaten", figures.beaten},
          {"turns", figures.turns},
          {"sections", figures.sections},
          {"destroyed", figures.destroyed},
          {"bypassed", figures.bypassed},
          {"lost", figures.lost},
          {"fought", figures.fought},
          {"fell_back", figures.fell_back},
          {"met_by", figures.met_by}};
}

std::string outcomes_csv(const RiverOptions& options, const std::vector<AskedSeries>& asked,
                         const std::vector<StudySeries>& series) {
  std::string text =
      "flotilla,policy,campaign,points,level,ending,met,sunk,captured,turns,sections,destroyed,"
      "bypassed,lost,fought,fell_back\n";
  for (std::size_t of = 0; of < series.size(); ++of) {
    for (std::size_t i = 0; i < series[of].outcomes.size(); ++i) {
      const tabletop_study::RiverOutcome& each = series[of].outcomes[i];
      text += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n",
                          flotilla_word(options, asked[of]), asked[of].policy, i + 1, each.points,
                          each.level ? std::to_string(static_cast<int>(*each.level)) : "",
                          static_cast<int>(each.ending), int{each.met}, int{each.sunk},
                          int{each.captured}, each.turns, each.sections, each.destroyed,
                          each.bypassed, int{each.lost}, each.fought, each.fell_back);
    }
  }
  return text;
}

/// A figure of every series, in a row.
using FigureText = std::function<std::string(const tabletop_study::RiverFigures&)>;

std::vector<std::pair<std::string, FigureText>> figure_rows(const rulebook::Rulebook& book) {
  const auto number = [](double value) { return fmt::format("{:.2f}", value); };
  std::vector<std::pair<std::string, FigureText>> rows{
      {"campaigns",
       [](const tabletop_study::RiverFigures& of) { return std::to_string(of.games); }},
      {"points, mean",
       [number](const tabletop_study::RiverFigures& of) { return number(of.mean); }},
      {"standard deviation",
       [number](const tabletop_study::RiverFigures& of) { return number(of.deviation); }},
      {"5, 25, 50, 75, 95 %", [](const tabletop_study::RiverFigures& of) {
         return fmt::format("{}", fmt::join(of.percentiles, " / "));
       }}};
  for (std::size_t i = 0; i < river::kLevels; ++i) {
    rows.emplace_back(
        tabletop::level_name(book, static_cast<river::Level>(i)) + ", %",
        [i](const tabletop_study::RiverFigures& of) { return per_cent(of.levels.at(i)); });
  }
  for (std::size_t i = 0; i < tabletop_study::RiverFigures{}.endings.size(); ++i) {
    rows.emplace_back(
        "end: " + tabletop::ending_name(book, static_cast<river::Ending>(i)) + ", %",
        [i](const tabletop_study::RiverFigures& of) { return per_cent(of.endings.at(i)); });
  }
  const std::array<std::pair<const char*, double tabletop_study::RiverFigures::*>, 3> shares{
      {{"ironclad met, %", &tabletop_study::RiverFigures::met},
       {"ironclad sunk, %", &tabletop_study::RiverFigures::sunk},
       {"ironclad captured, %", &tabletop_study::RiverFigures::captured}}};
  for (const auto& [name, value] : shares) {
    rows.emplace_back(name, [value = value](const tabletop_study::RiverFigures& of) {
      return per_cent(of.*value);
    });
  }
  const std::array<std::pair<const char*, double tabletop_study::RiverFigures::*>, 7> means{
      {{"turns", &tabletop_study::RiverFigures::turns},
       {"sections", &tabletop_study::RiverFigures::sections},
       {"shore guns destroyed", &tabletop_study::RiverFigures::destroyed},
       {"shore guns bypassed", &tabletop_study::RiverFigures::bypassed},
       {"Union ships lost", &tabletop_study::RiverFigures::lost},
       {"encounters on the table", &tabletop_study::RiverFigures::fought},
       {"fought fast for want of a table", &tabletop_study::RiverFigures::fell_back}}};
  for (const auto& [name, value] : means) {
    rows.emplace_back(name, [value = value, number](const tabletop_study::RiverFigures& of) {
      return number(of.*value);
    });
  }
  return rows;
}

/// [RR-434] "fast resolution by the set hand."
std::string constants_line(const tabletop_study::RiverStudy& wanted) {
  const river::QuickFigures& quick =
      wanted.charts.quick.at(static_cast<std::size_t>(wanted.begin.options.constants));
  return fmt::format(
      "fast resolution by the set '{}': K_US {:.2f}, K_CS {:.2f}, {} points a gun [RR-434]\n",
      river::named(river::Options{})
          .words("qf_constants")
          .at(static_cast<std::size_t>(wanted.begin.options.constants)),
      river::decimal(quick.union_points), river::decimal(quick.confederate_points),
      quick.points_per_gun);
}

void write_figures(Context& context, const std::vector<StudySeries>& series) {
  std::vector<std::string> heads{"figure"};
  for (const StudySeries& each : series) {
    heads.push_back(">" + each.name);
  }
  Table table{heads};
  for (const auto& [name, text_of] : figure_rows(*context.catalogue().load_setting({}).rulebook)) {
    std::vector<std::string> row{name};
    for (const StudySeries& each : series) {
      row.push_back(text_of(each.figures));
    }
    table.row(row);
  }
  context.out << table.text();
}

tabletop_study::RiverStudy study_of(Context& context, const RiverOptions& options,
                                    const AskedSeries& asked) {
  tabletop_study::RiverStudy wanted;
  wanted.charts = context.tabletop().river_charts();
  RiverOptions one = options;
  one.flotilla = asked.flotilla;
  wanted.begin = begin_of(wanted.charts, one);
  wanted.policy = *river::policy_of(asked.policy);  // the command line has checked it
  wanted.games = options.games;
  wanted.threads = options.threads;
  wanted.same_river = options.same_river;
  wanted.printed_run = options.printed_run;
  wanted.encounters = encounters_in(options);
  if (wanted.encounters != tabletop_study::Encounters::Quick) {
    wanted.books = std::make_shared<const tabletop_study::TableBooks>(
        tabletop_study::table_books(context.catalogue()));
  }
  return wanted;
}

void study_river(Context& context, const RiverOptions& options) {
  const auto book = context.catalogue().load_setting({}).rulebook;
  const std::vector<AskedSeries> asked = asked_of(options);
  std::vector<tabletop_study::RiverStudy>
      wanted;  // what is wrong is said before the first one is played
  std::ranges::transform(asked, std::back_inserter(wanted),
                         [&](const AskedSeries& each) { return study_of(context, options, each); });
  std::vector<StudySeries> series;
  for (std::size_t i = 0; i < asked.size(); ++i) {
    StudySeries one;
    one.name =
        tabletop_study::series_name(*book, flotilla_word(options, asked[i]), wanted[i].policy);
    const bool shown = context.interactive() || options.progress;
    one.outcomes = tabletop_study::play(
        wanted[i], shown ? progress_on(context.aside(), one.name, options.games)
                         : tabletop_study::StudyProgress{});
    one.figures = tabletop_study::figures_of(one.outcomes);
    series.push_back(std::move(one));
  }
  if (context.json) {
    Json all = Json::array();
    for (std::size_t i = 0; i < asked.size(); ++i) {
      all.push_back(series_json(asked[i], flotilla_word(options, asked[i]), series[i].figures));
    }
    context.answer("river study", {{"series", std::move(all)}});
  } else if (options.csv) {
    context.out << outcomes_csv(options, asked, series);
  } else if (options.svg) {
    context.out << tabletop_study::study_svg(*book, wanted.front().charts,
                                             wanted.front().begin.options, series);
  } else {
    write_figures(context, series);
    context.out << constants_line(wanted.front());
  }
}

/// [RR-434]
std::string points_text(const tabletop_study::FitMeans& means,
                        const tabletop_study::FitCell& cell) {
  return cell.battery > 0 ? fmt::format("{:.2f} guns", means.guns)
                          : fmt::format("{:.0f} %", means.sunk);
}

Json fit_json(const tabletop_study::RiverFit& fit) {
  Json cells = Json::array();
  for (const tabletop_study::FitRow& row : fit.rows) {
    cells.push_back({{"cell", tabletop_study::name_of(row.cell)},
                     {"fights", row.table.fights},
                     {"undecided", row.table.undecided},
                     {"damage", {row.table.damage, row.quick.damage}},
                     {"guns", {row.table.guns, row.quick.guns}},
                     {"sunk", {row.table.sunk, row.quick.sunk}},
                     {"accepted", row.is_accepted()}});
  }
  return {{"union_points", river::decimal(fit.figures.union_points)},
          {"confederate_points", river::decimal(fit.figures.confederate_points)},
          {"points_per_gun", fit.figures.points_per_gun},
          {"error", fit.error},
          {"accepted", fit.is_accepted()},
          {"cells", std::move(cells)}};
}

std::vector<tabletop_study::FitCell> cells_of(const RiverOptions& options) {
  std::vector<tabletop_study::FitCell> cells = tabletop_study::fit_cells();
  const std::vector<std::string> letters = parts_of(options.flotilla);
  std::erase_if(cells, [&](const tabletop_study::FitCell& each) {
    return std::ranges::find(letters, tabletop_study::name_of(each).substr(0, 1)) == letters.end();
  });
  return cells;
}

void fit_river(Context& context, const RiverOptions& options) {
  const tabletop_study::TableBooks books = tabletop_study::table_books(context.catalogue());
  const auto rules = *tabletop::rule_set_of(options.rules);  // the command line has checked it
  const auto told = [&](const tabletop_study::FitRow& row) {
    if (context.interactive() || options.progress) {
      context.aside() << fmt::format(
                             "{}: {} fights, {} undecided, damage {:.2f} %, {}, {:.2f} s a fight\n",
                             tabletop_study::name_of(row.cell), row.table.fights,
                             row.table.undecided, row.table.damage,
                             points_text(row.table, row.cell), row.table.seconds)
                      << std::flush;
    }
  };
  const tabletop_study::RiverFit fit = tabletop_study::fit(
      books, context.tabletop().river_charts(), rules, cells_of(options),
      {options.battery_games > 0 ? options.battery_games : options.games, options.games},
      options.threads, told);
  const Json answer = fit_json(fit);
  if (context.json) {
    context.answer("river fit", answer);
    return;
  }
  Table table{{"cell", ">fights", ">undecided", ">damage %", ">fast %", ">silenced or sunk",
               ">fast", "accepted"}};
  for (const tabletop_study::FitRow& row : fit.rows) {
    table.row({tabletop_study::name_of(row.cell), std::to_string(row.table.fights),
               std::to_string(row.table.undecided), fmt::format("{:.1f}", row.table.damage),
               fmt::format("{:.1f}", row.quick.damage), points_text(row.table, row.cell),
               points_text(row.quick, row.cell), row.is_accepted() ? "yes" : "no"});
  }
  context.out << table.text()
              << fmt::format("K_US {}, K_CS {}, {} points a gun; sum of squares {:.1f}; {}\n",
                             answer["union_points"].get<double>(),
                             answer["confederate_points"].get<double>(), fit.figures.points_per_gun,
                             fit.error,
                             fit.is_accepted() ? "accepted [RR-434]" : "not accepted [RR-434]");
}

}  // namespace

// ---- the command line ----

void add_river_study(CLI::App& river, Context& context) {
  const auto options = std::make_shared<RiverOptions>();
  CLI::App& command = add_command(
      river, "study",
      "Campaigns of automatic commodores by the thousand; --flotilla A,B sets them beside each "
      "other",
      options, [&context](const RiverOptions& chosen) { study_river(context, chosen); });
  add_begin(command, options);
  command.add_option("--policy", options->policies, "Commanders, separated by commas")
      ->delimiter(',')
      ->check(CLI::IsMember(policy_words()));
  add_encounters(command, options);
  command.add_option("--games", options->games, "How many")->check(CLI::Range(1, kMostGames));
  command.add_option("--threads", options->threads, "Campaigns at a time")
      ->check(CLI::Range(1, kMostThreads));
  command.add_flag("--same-river", options->same_river, "All on one river");
  command.add_flag("--printed-run", options->printed_run,
                   "As the book's figures were made: stores never run short [RR-440]");
  CLI::Option* const csv = command.add_flag("--csv", options->csv, "A line for each campaign");
  command.add_flag("--svg", options->svg, "The picture: points, levels, when the ironclad was met")
      ->excludes(csv);
  command.add_flag("--progress", options->progress,
                   "Show progress, even when the output is not a terminal");
}

void add_river_fit(CLI::App& river, Context& context) {
  constexpr int kUsualFights = 500;
  constexpr const char* kFitted = "A,B,C";
  const auto options = std::make_shared<RiverOptions>();
  options->games = kUsualFights;
  options->flotilla = kFitted;
  CLI::App& command =
      add_command(river, "fit", "The constants of the fast resolution, by battles on the table",
                  options, [&context](const RiverOptions& chosen) { fit_river(context, chosen); });
  command
      .add_option("--rules", options->rules, "Under which set captains fight: ironclad, coastal")
      ->check(CLI::IsMember({"ironclad", "coastal"}));
  command
      .add_option("--flotilla", options->flotilla,
                  "Flotillas whose cells, separated by commas: A, B, C")
      ->check(CLI::IsMember({"A", "B", "C", "A,B", "A,C", "B,C", "A,B,C"}));
  command.add_option("--games", options->games, "Battles of each cell, of which a flotilla has 12")
      ->check(CLI::Range(1, kMostGames));
  command
      .add_option("--battery-games", options->battery_games,
                  "Battles of each cell of a battery, if not as many")
      ->check(CLI::Range(1, kMostGames));
  command.add_option("--threads", options->threads, "Cells at a time")
      ->check(CLI::Range(1, kMostThreads));
  command.add_flag("--progress", options->progress, "Tell how long each cell took");
}

}  // namespace core::cli
