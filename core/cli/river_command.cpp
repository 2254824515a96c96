// `sumter river`: the solo river campaign: list, code, play, watch, diary, brief, forecast,
// study, fit, compare.
#include "core/cli/commands.h"
#include "core/cli/river_answers.h"
#include "core/cli/river_desk.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/game/river_diary.h"
#include "core/game/river_words.h"
#include "core/river/begin_text.h"
#include "core/river/code.h"
#include "core/river/forecast.h"
#include "core/study/river_fit.h"
#include "core/study/river_study.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>

namespace core::cli {
namespace {

constexpr double kInPerCent = 100;
constexpr int kMostGames = 1'000'000;
constexpr int kMostThreads = 64;

struct RiverOptions {
  std::string code;
  std::string flotilla{"A"};
  std::string begin;
  std::string policy{"steady"};
  std::string encounters{"quick"};
  std::string rules{"ironclad"};
  std::vector<std::string> options;
  std::uint64_t seed{1};
  int games{1000};
  int threads{1};
  int turns{30};
  int section{};
  int turn{1};
  bool tributary{};
  bool same_river{};
  bool printed_run{};
  bool progress{};
  bool csv{};
  std::string save;
  std::string orders;
  std::string file;
  std::string picture;
  std::vector<std::string> files;
};

using Chosen = std::shared_ptr<RiverOptions>;

std::string text_of_file(const std::string& file) {
  std::ifstream in{file, std::ios::binary};
  if (!in) {
    throw UserError{"'" + file + "' cannot be read"};
  }
  return {std::istreambuf_iterator<char>{in}, {}};
}

std::uint32_t river_of(const std::string& code) {
  const auto read = river::read_code(code);
  if (!read) {
    throw UserError{"the river's code: " + read.error()};
  }
  return *read;
}

river::Options switches_of(const RiverOptions& options, river::Options switches = {}) {
  for (const std::string& each : options.options) {
    const auto equals = each.find('=');
    const std::string value = equals == std::string::npos ? "" : each.substr(equals + 1);
    if (std::string fault = river::set_option(switches, each.substr(0, equals), value);
        !fault.empty()) {
      throw UserError{fault};
    }
  }
  return switches;
}

/// The begin of a file, or of a sample flotilla on a river by its code.
river::Begin begin_of(const river::Charts& charts, const RiverOptions& options) {
  river::Begin begin;
  if (!options.begin.empty()) {
    begin = river::read_begin(charts, text_of_file(options.begin), options.begin);
  } else {
    std::string letters;
    for (std::size_t i = 0; i < charts.flotillas.size(); ++i) {
      letters += static_cast<char>('A' + static_cast<char>(i));
    }
    const auto sample = letters.find(options.flotilla);
    if (options.flotilla.size() != 1 || sample == std::string::npos) {
      throw UserError{"'" + options.flotilla +
                      "' is no sample flotilla of table RR-T28; they are " + letters};
    }
    begin = river::sample_begin(charts, sample, 0, options.seed);
  }
  begin.river = options.code.empty() ? begin.river : river_of(options.code);
  begin.options = switches_of(options, begin.options);
  return begin;
}

// ---- list and code ----

void list_river(Context& context) {
  const river::Charts charts = context.catalogue().river_charts();
  Table flotillas{{"flotilla", "name", "warships"}};
  Json all = Json::array();
  for (std::size_t i = 0; i < charts.flotillas.size(); ++i) {
    std::string ships;
    Json ids = Json::array();
    for (const std::uint8_t type : charts.flotillas[i].warships) {
      ships += (ships.empty() ? "" : ", ") + charts.union_vessels.at(type).id;
      ids.push_back(charts.union_vessels.at(type).id);
    }
    const std::string letter{static_cast<char>('A' + static_cast<char>(i))};
    flotillas.row({letter, charts.flotillas[i].name, ships});
    all.push_back({{"flotilla", letter}, {"name", charts.flotillas[i].name}, {"warships", ids}});
  }
  if (context.json) {
    context.answer("river list", {{"flotillas", std::move(all)}});
    return;
  }
  Table vessels{{"vessel", "name", ">points", ">draught", ">knots"}};
  constexpr double kTenths = 10;
  for (const river::VesselType& each : charts.union_vessels) {
    vessels.row({each.id, each.name, std::to_string(each.points),
                 fmt::format("{:g}", each.draught / kTenths),
                 fmt::format("{:g}", each.knots / kTenths)});
  }
  context.out << flotillas.text() << '\n' << vessels.text();
}

void code_river(Context& context, const RiverOptions& options) {
  const std::uint32_t river =
      options.code.empty() ? std::random_device{}() : river_of(options.code);
  if (context.json) {
    context.answer("river code", {{"code", river::code_text(river)}, {"number", river}});
    return;
  }
  context.out << river::code_text(river) << '\n';
}

// ---- play ----

void play_river(Context& context, const RiverOptions& options) {
  const river::Charts charts = context.catalogue().river_charts();
  const bool goes_on = !options.save.empty() && std::filesystem::exists(options.save);
  game::RiverMatch match = goes_on ? game::RiverMatch::open(charts, options.save)
                                   : game::RiverMatch{charts, begin_of(charts, options)};
  if (!options.save.empty() && !goes_on) {
    match.save_as(options.save, "");
  }
  for (const std::string& each : river::warnings_of(charts, match.setting().begin)) {
    context.screen() << "note: " << each << '\n';
  }
  RiverDesk desk{context, std::move(match), context.screen()};
  std::ifstream file;
  if (!options.orders.empty()) {
    file.open(options.orders);
    if (!file) {
      throw UserError{"'" + options.orders + "' cannot be read"};
    }
  }
  desk.play(options.orders.empty() ? context.in() : file, context.interactive());
  context.screen() << desk.result() << '\n';
}

river::Policy policy_in(const RiverOptions& options) {
  return *river::policy_of(options.policy);  // the command line has checked it
}

study::Encounters encounters_in(const RiverOptions& options) {
  return *study::encounters_of(options.encounters);  // the command line has checked it
}

void watch_river(Context& context, const RiverOptions& options) {
  const river::Charts charts = context.catalogue().river_charts();
  game::RiverMatch match{charts, begin_of(charts, options)};
  if (!options.save.empty()) {
    match.save_as(options.save, "");
  }
  RiverDesk desk{context, std::move(match), context.out};
  const study::TableBooks books = study::table_books(context.catalogue());
  study::TableDoor door{&books, encounters_in(options)};
  desk.watch(policy_in(options), door);
  context.out << '\n' << desk.vessels() << '\n' << desk.result() << '\n';
  if (door.fought() + door.fell_back() > 0) {
    context.out << fmt::format("{} encounters on the table, {} by the fast resolution.\n",
                               door.fought(), door.fell_back());
  }
}

void write_diary(Context& context, const RiverOptions& options) {
  const game::RiverMatch match =
      game::RiverMatch::open(context.catalogue().river_charts(), options.file);
  const auto book = context.catalogue().load_setting({}).rulebook;
  const auto diary = game::diary_of(*book, match);
  context.out << (options.csv ? game::diary_csv(diary) : game::diary_text(diary));
}

/// [RR-501] Results of saved campaigns, those on one river beside each other.
void compare_rivers(Context& context, const RiverOptions& options) {
  const river::Charts charts = context.catalogue().river_charts();
  const auto book = context.catalogue().load_setting({}).rulebook;
  Table table{{"river", "save", "warships", ">turns", ">points", "result"}};
  Json rows = Json::array();
  std::vector<std::pair<std::string, game::RiverMatch>> all;
  for (const std::string& file : options.files) {
    all.emplace_back(file, game::RiverMatch::open(charts, file));
  }
  std::ranges::stable_sort(all, {},
                           [](const auto& each) { return each.second.setting().begin.river; });
  for (const auto& [file, match] : all) {
    std::string ships;
    for (const std::uint8_t type : match.setting().begin.warships) {
      ships += (ships.empty() ? "" : ", ") + charts.union_vessels.at(type).id;
    }
    const auto& result = match.state().result;
    const std::string code = river::code_text(match.setting().begin.river);
    const std::string level = result ? game::level_name(*book, result->level) : "goes on";
    table.row({code, file, ships, std::to_string(match.state().turn),
               std::to_string(match.state().points()), level});
    rows.push_back({{"river", code},
                    {"save", file},
                    {"turns", match.state().turn},
                    {"points", match.state().points()},
                    {"over", result.has_value()}});
  }
  if (context.json) {
    context.answer("river compare", {{"campaigns", std::move(rows)}});
    return;
  }
  context.out << table.text();
}

// ---- figures ----

std::string share(double value) { return fmt::format("{:.1f}", kInPerCent * value); }

/// [RR-500] The campaign of a save, when one is named.
std::optional<game::RiverMatch> saved_campaign(Context& context, const std::string& file) {
  return file.empty()
             ? std::nullopt
             : std::optional{game::RiverMatch::open(context.catalogue().river_charts(), file)};
}

/// [RR-T31] Of a campaign that is over there is nothing to tell.
std::vector<river::MeetingRow> forecast_rows(Context& context, const RiverOptions& options,
                                             const game::RiverMatch* match) {
  if (match == nullptr) {
    return river::meeting_rows(context.catalogue().river_charts(), switches_of(options),
                               {options.tributary, options.section, options.turn}, options.turns);
  }
  const river::Setting& setting = match->setting();
  return match->is_over() ? std::vector<river::MeetingRow>{}
                          : river::meeting_rows(setting.charts, setting.begin.options,
                                                reached_in(match->state()), options.turns);
}

void forecast_river(Context& context, const RiverOptions& options) {
  const auto match = saved_campaign(context, options.save);
  const auto rows = forecast_rows(context, options, match ? &*match : nullptr);
  if (context.json) {
    Json all = Json::array();
    for (const river::MeetingRow& each : rows) {
      all.push_back(
          {{"turn", each.turn}, {"now", each.now}, {"met", each.met}, {"ruse", each.ruse}});
    }
    Json answer{{"turns", std::move(all)}};
    if (match) {
      answer["levels"] = levels_json(match->setting(), match->state());
    }
    context.answer("river forecast", std::move(answer));
    return;
  }
  Table table{{">turn", ">ironclad now %", ">by then %", ">ruse by then %"}};
  for (const river::MeetingRow& each : rows) {
    table.row({std::to_string(each.turn), share(each.now), share(each.met), share(each.ruse)});
  }
  context.out << table.text();
  if (match) {
    const auto book = context.catalogue().load_setting({}).rulebook;
    context.out << '\n' << levels_text(*book, match->setting(), match->state());
  }
}

/// [RR-371]
void write_brief(Context& context, const RiverOptions& options) {
  const game::RiverMatch match =
      game::RiverMatch::open(context.catalogue().river_charts(), options.file);
  const auto brief = game::river_brief(match.setting(), match.state());
  if (!brief) {
    throw UserError{"no encounter goes on in '" + options.file + "' [RR-050]"};
  }
  const auto book = context.catalogue().load_setting({}).rulebook;
  if (context.json) {
    context.answer("river brief", brief_json(*book, match.setting(), match.state(), *brief));
    return;
  }
  context.out << game::brief_text(*book, match.setting(), match.state(), *brief);
}

Json figures_json(const study::RiverFigures& figures) {
  return {{"games", figures.games},
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

std::string outcomes_csv(const std::vector<study::RiverOutcome>& outcomes) {
  std::string text =
      "campaign,points,level,ending,met,sunk,captured,turns,sections,destroyed,"
      "bypassed,lost\n";
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const study::RiverOutcome& each = outcomes[i];
    text += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{}\n", i + 1, each.points,
                        static_cast<int>(each.level), static_cast<int>(each.ending), int{each.met},
                        int{each.sunk}, int{each.captured}, each.turns, each.sections,
                        each.destroyed, each.bypassed, int{each.lost});
  }
  return text;
}

void write_figures(Context& context, const study::RiverFigures& figures) {
  const auto book = context.catalogue().load_setting({}).rulebook;
  Table table{{"figure", ">value"}};
  const auto number = [](double value) { return fmt::format("{:.2f}", value); };
  table.row({"campaigns", std::to_string(figures.games)});
  table.row({"points, mean", number(figures.mean)});
  table.row({"standard deviation", number(figures.deviation)});
  table.row({"5, 25, 50, 75, 95 %",
             fmt::format("{} / {} / {} / {} / {}", figures.percentiles[0], figures.percentiles[1],
                         figures.percentiles[2], figures.percentiles[3], figures.percentiles[4])});
  for (std::size_t i = 0; i < figures.levels.size(); ++i) {
    table.row({game::level_name(*book, static_cast<river::Level>(i)) + ", %",
               share(figures.levels.at(i))});
  }
  for (std::size_t i = 0; i < figures.endings.size(); ++i) {
    table.row({"end: " + game::ending_name(*book, static_cast<river::Ending>(i)) + ", %",
               share(figures.endings.at(i))});
  }
  table.row({"ironclad met, %", share(figures.met)});
  table.row({"ironclad sunk, %", share(figures.sunk)});
  table.row({"ironclad captured, %", share(figures.captured)});
  table.row({"turns", number(figures.turns)});
  table.row({"sections", number(figures.sections)});
  table.row({"shore guns destroyed", number(figures.destroyed)});
  table.row({"shore guns bypassed", number(figures.bypassed)});
  table.row({"Union ships lost", number(figures.lost)});
  table.row({"encounters on the table", number(figures.fought)});
  table.row({"fought fast for want of a table", number(figures.fell_back)});
  context.out << table.text();
}

/// A line that fills up while the campaigns are played, for people.
study::StudyProgress progress_on(std::ostream& screen, int games) {
  constexpr int kSteps = 50;
  return [&screen, games, shown = std::make_shared<std::atomic<int>>(0)](int done) {
    const int step = done * kSteps / games;
    int before = shown->load();
    if (step > before && shown->compare_exchange_strong(before, step)) {
      screen << '\r' << '[' << std::string(static_cast<std::size_t>(step), '=')
             << std::string(static_cast<std::size_t>(kSteps - step), ' ') << "] " << done << " of "
             << games << (done == games ? "\n" : "") << std::flush;
    }
    return true;
  };
}

void study_river(Context& context, const RiverOptions& options) {
  study::RiverStudy wanted;
  wanted.charts = context.catalogue().river_charts();
  wanted.begin = begin_of(wanted.charts, options);
  wanted.policy = policy_in(options);
  wanted.games = options.games;
  wanted.threads = options.threads;
  wanted.same_river = options.same_river;
  wanted.printed_run = options.printed_run;
  wanted.encounters = encounters_in(options);
  if (wanted.encounters != study::Encounters::Quick) {
    wanted.books =
        std::make_shared<const study::TableBooks>(study::table_books(context.catalogue()));
  }
  const auto outcomes =
      study::play(wanted, context.interactive() ? progress_on(context.screen(), options.games)
                                                : study::StudyProgress{});
  const auto figures = study::figures_of(outcomes);
  if (context.json) {
    context.answer("river study", figures_json(figures));
  } else if (options.csv) {
    context.out << outcomes_csv(outcomes);
  } else {
    write_figures(context, figures);
  }
}

/// [RR-434]
std::string points_text(const study::FitMeans& means, const study::FitCell& cell) {
  return cell.battery > 0 ? fmt::format("{:.2f} guns", means.guns)
                          : fmt::format("{:.0f} %", means.sunk);
}

Json fit_json(const study::RiverFit& fit) {
  Json cells = Json::array();
  for (const study::FitRow& row : fit.rows) {
    cells.push_back({{"cell", study::name_of(row.cell)},
                     {"fights", row.table.fights},
                     {"undecided", row.table.undecided},
                     {"damage", {row.table.damage, row.quick.damage}},
                     {"guns", {row.table.guns, row.quick.guns}},
                     {"sunk", {row.table.sunk, row.quick.sunk}},
                     {"accepted", row.is_accepted()}});
  }
  const auto decimal = [](base::Fraction value) {
    return static_cast<double>(value.numerator()) / static_cast<double>(value.denominator());
  };
  return {{"union_points", decimal(fit.figures.union_points)},
          {"confederate_points", decimal(fit.figures.confederate_points)},
          {"points_per_gun", fit.figures.points_per_gun},
          {"error", fit.error},
          {"accepted", fit.is_accepted()},
          {"cells", std::move(cells)}};
}

void fit_river(Context& context, const RiverOptions& options) {
  const study::TableBooks books = study::table_books(context.catalogue());
  const auto rules = *game::rule_set_of(options.rules);  // the command line has checked it
  const auto told = [&](const study::FitRow& row) {
    if (context.interactive() || options.progress) {
      context.screen() << fmt::format("{}: {:.2f} s a fight\n", study::name_of(row.cell),
                                      row.table.seconds)
                       << std::flush;
    }
  };
  const study::RiverFit fit = study::fit(books, context.catalogue().river_charts(), rules,
                                         options.games, options.threads, told);
  const Json answer = fit_json(fit);
  if (context.json) {
    context.answer("river fit", answer);
    return;
  }
  Table table{{"cell", ">fights", ">undecided", ">damage %", ">fast %", ">silenced or sunk",
               ">fast", "accepted"}};
  for (const study::FitRow& row : fit.rows) {
    table.row({study::name_of(row.cell), std::to_string(row.table.fights),
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

// ---- the command line ----

CLI::App& add_command(CLI::App& river, const char* name, const char* help, const Chosen& options,
                      const std::function<void(const RiverOptions&)>& does) {
  CLI::App* const command = river.add_subcommand(name, help);
  command->fallthrough();
  command->callback([options, does] { does(*options); });
  return *command;
}

void add_switches(CLI::App& command, const Chosen& options) {
  command.add_option("--option", options->options,
                     "An option of table RR-T11, name=value; may be given several times");
}

void add_begin(CLI::App& command, const Chosen& options) {
  command.add_option("--code", options->code, "The river by its code; without it the first one");
  command.add_option("--flotilla", options->flotilla, "A sample of table RR-T28: A, B, C or D");
  command.add_option("--begin", options->begin,
                     "A file with river, flotilla and options, a line each");
  command.add_option("--seed", options->seed, "Of the commodore's dice");
  add_switches(command, options);
}

void add_policy(CLI::App& command, const Chosen& options) {
  std::vector<std::string> words;
  std::ranges::transform(river::kPolicies, std::back_inserter(words),
                         [](river::Policy each) { return std::string{river::word_of(each)}; });
  command
      .add_option("--policy", options->policy, "Who commands: cautious, steady, bold, reference")
      ->check(CLI::IsMember(words));
}

void add_encounters(CLI::App& command, const Chosen& options) {
  std::vector<std::string> words;
  words.reserve(study::kEncounters.size());
  for (const study::Encounters each : study::kEncounters) {
    words.emplace_back(study::word_of(each));
  }
  command
      .add_option("--encounters", options->encounters,
                  "By what encounters are fought [RR-030]: quick, or captains on the table under "
                  "ironclad or coastal")
      ->check(CLI::IsMember(words));
}

void add_study(CLI::App& river, Context& context) {
  const auto options = std::make_shared<RiverOptions>();
  CLI::App& command =
      add_command(river, "study", "Campaigns of an automatic commodore by the thousand", options,
                  [&context](const RiverOptions& chosen) { study_river(context, chosen); });
  add_begin(command, options);
  add_policy(command, options);
  add_encounters(command, options);
  command.add_option("--games", options->games, "How many")->check(CLI::Range(1, kMostGames));
  command.add_option("--threads", options->threads, "Campaigns at a time")
      ->check(CLI::Range(1, kMostThreads));
  command.add_flag("--same-river", options->same_river, "All on one river");
  command.add_flag("--printed-run", options->printed_run,
                   "As the book's figures were made: stores never run short [RR-440]");
  command.add_flag("--csv", options->csv, "A line for each campaign");
}

void add_fit(CLI::App& river, Context& context) {
  constexpr int kUsualFights = 500;
  const auto options = std::make_shared<RiverOptions>();
  options->games = kUsualFights;
  CLI::App& command =
      add_command(river, "fit", "The constants of the fast resolution, by battles on the table",
                  options, [&context](const RiverOptions& chosen) { fit_river(context, chosen); });
  command
      .add_option("--rules", options->rules, "Under which set captains fight: ironclad, coastal")
      ->check(CLI::IsMember({"ironclad", "coastal"}));
  command.add_option("--games", options->games, "Battles of each of the 36 cells")
      ->check(CLI::Range(1, kMostGames));
  command.add_option("--threads", options->threads, "Cells at a time")
      ->check(CLI::Range(1, kMostThreads));
  command.add_flag("--progress", options->progress, "Tell how long each cell took");
}

void add_forecast(CLI::App& river, Context& context) {
  const auto options = std::make_shared<RiverOptions>();
  CLI::App& command =
      add_command(river, "forecast", "When the ironclad will be met, by the tables", options,
                  [&context](const RiverOptions& chosen) { forecast_river(context, chosen); });
  add_switches(command, options);
  constexpr int kMostTurns = 200;
  command.add_option("--turn", options->turn, "In which the next section is entered")
      ->check(CLI::Range(1, kMostTurns));
  command.add_option("--sections", options->section, "That have been entered")
      ->check(CLI::Range(0, kMostTurns));
  command.add_option("--turns", options->turns, "How many to tell")
      ->check(CLI::Range(1, kMostTurns));
  command.add_flag("--tributary", options->tributary, "On a tributary");
  command
      .add_option("--save", options->save,
                  "From where this campaign stands, and the levels that are still within reach")
      ->excludes("--option", "--turn", "--sections", "--tributary");
}

}  // namespace

void add_river(CLI::App& app, Context& context) {
  CLI::App* const river = app.add_subcommand("river", "The solo river campaign, Red River Blues");
  river->fallthrough();
  river->require_subcommand(1);
  add_command(*river, "list", "Sample flotillas and vessels", std::make_shared<RiverOptions>(),
              [&context](const RiverOptions&) { list_river(context); });

  const auto coded = std::make_shared<RiverOptions>();
  add_command(*river, "code", "The code of a new river, or whether one is right", coded,
              [&context](const RiverOptions& options) { code_river(context, options); })
      .add_option("CODE", coded->code, "A code to check");

  const auto played = std::make_shared<RiverOptions>();
  CLI::App& play =
      add_command(*river, "play", "One at the keyboard", played,
                  [&context](const RiverOptions& options) { play_river(context, options); });
  add_begin(play, played);
  play.add_option("--save", played->save, "Go on with this save, or begin it");
  play.add_option("--orders", played->orders, "Read the orders from this file");

  const auto watched = std::make_shared<RiverOptions>();
  CLI::App& watch =
      add_command(*river, "watch", "One of an automatic commodore, told to its end", watched,
                  [&context](const RiverOptions& options) { watch_river(context, options); });
  add_begin(watch, watched);
  add_policy(watch, watched);
  add_encounters(watch, watched);
  watch.add_option("--save", watched->save, "Save it to this new file");

  const auto kept = std::make_shared<RiverOptions>();
  CLI::App& diary =
      add_command(*river, "diary", "The diary of a saved campaign", kept,
                  [&context](const RiverOptions& options) { write_diary(context, options); });
  diary.add_option("FILE", kept->file, "The save")->required();
  diary.add_flag("--csv", kept->csv, "With the columns of the record sheet");

  const auto briefed = std::make_shared<RiverOptions>();
  add_command(*river, "brief", "The encounter of a saved campaign, for a table of your own",
              briefed, [&context](const RiverOptions& options) { write_brief(context, options); })
      .add_option("FILE", briefed->file, "The save")
      ->required();

  const auto compared = std::make_shared<RiverOptions>();
  add_command(*river, "compare", "Results of saved campaigns, river by river", compared,
              [&context](const RiverOptions& options) { compare_rivers(context, options); })
      .add_option("FILE", compared->files, "The saves")
      ->required();

  add_forecast(*river, context);
  add_study(*river, context);
  add_fit(*river, context);
}

}  // namespace core::cli
