// `sumter river`: the solo river campaign: list, code, play, watch, diary, brief, chart, forecast,
// compare; study and fit are beside it.
#include "core/base/files.h"
#include "core/cli/commands.h"
#include "core/cli/river_answers.h"
#include "core/cli/river_desk.h"
#include "core/cli/river_options.h"
#include "core/cli/saved_game.h"
#include "core/cli/table.h"
#include "core/cli/typed_orders.h"
#include "core/cli/words.h"
#include "core/river/begin_text.h"
#include "core/river/chart_picture.h"
#include "core/river/code.h"
#include "core/river/forecast.h"
#include "core/tabletop/river_diary.h"
#include "core/tabletop/river_words.h"
#include "core/tabletop_data/tabletop_catalogue.h"
#include "core/tabletop_study/river_svg.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <random>

namespace core::cli {
namespace {

// ---- list and code ----

void list_river(Context& context) {
  const river::Charts charts = context.tabletop().river_charts();
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
  TypedOrders orders{context, options.orders};
  const river::Charts charts = context.tabletop().river_charts();
  const bool goes_on = !options.save.empty() && base::is_there(options.save);
  tabletop::RiverMatch match = goes_on ? tabletop::RiverMatch::open(charts, options.save)
                                       : tabletop::RiverMatch{charts, begin_of(charts, options)};
  if (!options.save.empty() && !goes_on) {
    match.save_as(options.save, "");
  }
  tell_begin(context, options.begun, options.seed, goes_on ? options.save : "");
  for (const std::string& each : river::warnings_of(charts, match.setting().begin)) {
    context.screen() << "note: " << each << '\n';
  }
  RiverDesk desk{context, std::move(match), context.screen()};
  desk.play(orders.in(), orders.interactive());
  orders.note_refused(desk.refused());
  context.screen() << desk.result() << '\n';
}

void watch_river(Context& context, const RiverOptions& options) {
  const river::Charts charts = context.tabletop().river_charts();
  tabletop::RiverMatch match{charts, begin_of(charts, options)};
  if (!options.save.empty()) {
    match.save_as(options.save, "");
  }
  RiverDesk desk{context, std::move(match), context.out};
  const tabletop_study::TableBooks books = tabletop_study::table_books(context.catalogue());
  tabletop_study::TableDoor door{&books, encounters_in(options)};
  desk.watch(policy_in(options), door);
  context.out << '\n' << desk.vessels() << '\n' << desk.result() << '\n';
  if (door.fought() + door.fell_back() > 0) {
    context.out << fmt::format("{} on the table, {} by the fast resolution.\n",
                               counted(door.fought(), "encounter"), door.fell_back());
  }
}

/// A campaign that an answer is about: of a damaged save what is good of it, and that is told.
tabletop::RiverMatch open_campaign(Context& context, const std::string& file) {
  tabletop::RiverMatch match = tabletop::RiverMatch::open(context.tabletop().river_charts(), file);
  tell_damage(context, file, match.journal()->report());
  return match;
}

void write_diary(Context& context, const RiverOptions& options) {
  const tabletop::RiverMatch match = open_campaign(context, options.file);
  const auto book = context.catalogue().load_setting({}).rulebook;
  const auto diary = tabletop::diary_of(*book, match);
  context.out << (options.csv ? tabletop::diary_csv(diary) : tabletop::diary_text(diary));
}

/// [RR-501] Results of saved campaigns, those on one river beside each other.
/// [RR-483]
void write_chart(Context& context, const RiverOptions& options) {
  const tabletop::RiverMatch match = open_campaign(context, options.file);
  const auto book = context.catalogue().load_setting({}).rulebook;
  context.out << tabletop_study::chart_svg(
      river::picture_of(match.setting(), match.state()),
      tabletop_study::chart_labels(*book, match.setting(), match.state()));
}

void compare_rivers(Context& context, const RiverOptions& options) {
  const river::Charts charts = context.tabletop().river_charts();
  const auto book = context.catalogue().load_setting({}).rulebook;
  Table table{{"river", "save", "warships", ">turns", ">points", "result"}};
  Json rows = Json::array();
  std::vector<std::pair<std::string, tabletop::RiverMatch>> all;
  for (const std::string& file : options.files) {
    all.emplace_back(file, open_campaign(context, file));
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
    const std::string level = result ? tabletop::level_name(*book, result->level) : "in progress";
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

/// [RR-500] The campaign of a save, when one is named.
std::optional<tabletop::RiverMatch> saved_campaign(Context& context, const std::string& file) {
  return file.empty() ? std::nullopt : std::optional{open_campaign(context, file)};
}

/// [RR-T31] Of a campaign that is over there is nothing to tell.
std::vector<river::MeetingRow> forecast_rows(Context& context, const RiverOptions& options,
                                             const tabletop::RiverMatch* match) {
  if (match == nullptr) {
    return river::meeting_rows(context.tabletop().river_charts(), switches_of(options),
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
    table.row(
        {std::to_string(each.turn), per_cent(each.now), per_cent(each.met), per_cent(each.ruse)});
  }
  context.out << table.text();
  if (match) {
    const auto book = context.catalogue().load_setting({}).rulebook;
    context.out << '\n' << levels_text(*book, match->setting(), match->state());
  }
}

/// [RR-371]
void write_brief(Context& context, const RiverOptions& options) {
  const tabletop::RiverMatch match = open_campaign(context, options.file);
  const auto brief = tabletop::river_brief(match.setting(), match.state());
  if (!brief) {
    throw UserError{"there is no encounter to fight in '" + options.file + "' [RR-050]"};
  }
  const auto book = context.catalogue().load_setting({}).rulebook;
  if (context.json) {
    context.answer("river brief", brief_json(*book, match.setting(), match.state(), *brief));
    return;
  }
  context.out << tabletop::brief_text(*book, match.setting(), match.state(), *brief);
}

// ---- the command line ----

void add_policy(CLI::App& command, const ChosenRiver& options) {
  command
      .add_option("--policy", options->policy, "Who commands: cautious, steady, bold, reference")
      ->check(CLI::IsMember(policy_words()));
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
      add_command(*river, "play", "A campaign at the keyboard", played,
                  [&context](const RiverOptions& options) { play_river(context, options); });
  add_begin(play, played);
  note_begin(play, played->seed, played->begun, {"--code", "--flotilla", "--begin", "--option"});
  play.add_option("--save", played->save, "Continue this save, or begin it");
  play.add_option("--orders", played->orders, "Read the orders from this file");

  const auto watched = std::make_shared<RiverOptions>();
  CLI::App& watch =
      add_command(*river, "watch", "A campaign of an automatic commodore, told to its end", watched,
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
  add_command(*river, "brief", "The encounter of a saved campaign, to fight on a table of your own",
              briefed, [&context](const RiverOptions& options) { write_brief(context, options); })
      .add_option("FILE", briefed->file, "The save")
      ->required();

  const auto drawn = std::make_shared<RiverOptions>();
  add_command(*river, "chart", "The chart of a saved campaign, an SVG with the turns along it",
              drawn, [&context](const RiverOptions& options) { write_chart(context, options); })
      .add_option("FILE", drawn->file, "The save")
      ->required();

  const auto compared = std::make_shared<RiverOptions>();
  add_command(*river, "compare", "Results of saved campaigns, river by river", compared,
              [&context](const RiverOptions& options) { compare_rivers(context, options); })
      .add_option("FILE", compared->files, "The saves")
      ->required();

  add_forecast(*river, context);
  add_river_study(*river, context);
  add_river_fit(*river, context);
}

}  // namespace core::cli
