// `sumter battle`: the battles of the miniature table, naval ones by either rule set and those on
// land: list, show, play, watch, contest, replay.
#include "core/cli/battle_play.h"
#include "core/cli/commands.h"
#include "core/cli/field_figures.h"
#include "core/cli/table.h"
#include "core/tabletop_data/tabletop_catalogue.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace core::cli {
namespace {

using Options = std::shared_ptr<BattleOptions>;

constexpr const char* kWhoCommands =
    "Who commands the side: captain, or random; on land also recruit and veteran, by how well the "
    "computer plays";

std::ptrdiff_t units_of(const field::Battle& battle, board::Side side) {
  return std::ranges::count(battle.units, side, &field::BattleUnit::side);
}

void list_battles(Context& context) {
  const auto battles = context.tabletop().battles();
  const auto on_land = context.tabletop().field_battles();
  if (context.json) {
    Json all = Json::array();
    for (const table::Battle& battle : battles) {
      all.push_back({{"battle", battle.id.str()},
                     {"title", battle.title.str()},
                     {"turns", battle.turns},
                     {"ships", battle.ships.size()},
                     {"forts", battle.forts.size()}});
    }
    Json field = Json::array();
    for (const field::Battle& battle : on_land) {
      field.push_back({{"battle", battle.id.str()},
                       {"title", battle.title.str()},
                       {"moves", battle.moves},
                       {"union_units", units_of(battle, board::Side::Union)},
                       {"confederate_units", units_of(battle, board::Side::Confederate)}});
    }
    context.answer("battle list",
                   {{"battles", std::move(all)}, {"field_battles", std::move(field)}});
    return;
  }
  Table lines{{"battle", "title", "turns", "ships", "forts"}};
  for (const table::Battle& battle : battles) {
    lines.row({battle.id.str(), battle.title.str(), std::to_string(battle.turns),
               std::to_string(battle.ships.size()), std::to_string(battle.forts.size())});
  }
  Table field{{"battle on land", "title", "moves", "Union units", "Confederate units"}};
  for (const field::Battle& battle : on_land) {
    field.row({battle.id.str(), battle.title.str(), std::to_string(battle.moves),
               std::to_string(units_of(battle, board::Side::Union)),
               std::to_string(units_of(battle, board::Side::Confederate))});
  }
  context.out << lines.text() << '\n' << field.text();
}

/// A command about one battle, with what it does.
CLI::App& add_command(CLI::App& battle, Context& context, const char* name, const char* help,
                      const Options& options,
                      const std::function<void(const BattleOptions&)>& does) {
  CLI::App* const command = battle.add_subcommand(name, help);
  command->fallthrough();
  command->add_option("BATTLE", options->battle, "The battle, as `sumter battle list` names it")
      ->required();
  command
      ->add_option(
          "--rules", options->rules,
          "The rule set: field for a battle on land, else ironclad (the default) or coastal")
      ->check(CLI::IsMember({"ironclad", "coastal", "field"}));
  command->callback([&context, options, does] { does(with_rules(context, *options)); });
  return *command;
}

void add_begin(CLI::App& command, const Options& options) {
  command.add_option("--seed", options->seed, "Of the dice");
  command.add_option(
      "--option", options->options,
      "An option of table IC-T42, RC-T46 or FB-T39, name=value; may be given several times");
  command.add_option("--record", options->record, "Write the orders to this new file");
}

void add_commanders(CLI::App& command, const Options& options) {
  const CLI::IsMember known{{"captain", "random", "recruit", "veteran"}};
  command.add_option("--union", options->union_by, kWhoCommands)->check(known);
  command.add_option("--confederate", options->confederate_by, kWhoCommands)->check(known);
}

void add_contest(CLI::App& battle, Context& context) {
  const auto options = std::make_shared<BattleOptions>();
  CLI::App& command =
      add_command(battle, context, "contest",
                  "Many games of one battle between computer captains: which side wins", options,
                  [&context](const BattleOptions& chosen) { battle_contest(context, chosen); });
  command.add_option("--games", options->games, "How many")->check(CLI::Range(1, 100'000));
  command.add_option("--seed", options->seed, "Seed of the first game; the next game has the next");
  command.add_option("--threads", options->threads, "Games played at the same time")
      ->check(CLI::Range(1, 64));
  command.add_flag(
      "--mirrored", options->mirrored,
      "On land: play each seed twice, the commanders changing sides; shows which plays better");
  add_commanders(command, options);
}

void add_rates(CLI::App& battle, Context& context) {
  const auto options = std::make_shared<RatesOptions>();
  CLI::App& rates = *battle.add_subcommand(
      "rates", "On land: what fire and charges do when rolled for, beside what is reckoned");
  rates.fallthrough();
  rates.add_option("--times", options->times, "How often each is rolled for")
      ->check(CLI::Range(10, 1'000'000));
  rates.add_option("--seed", options->seed, "Seed of the first roll; the next roll has the next");
  rates.callback([&context, options] { show_rates(context, *options); });
}

void add_calibration(CLI::App& battle, Context& context) {
  const auto options = std::make_shared<CalibrationOptions>();
  CLI::App& command = *battle.add_subcommand(
      "calibrate",
      "On land: battles of the strategic game on the table, beside its combat tables [FB-558]");
  command.fallthrough();
  command.add_option("--games", options->games, "How many at each odds")
      ->check(CLI::Range(1, 100'000));
  command.add_option("--seed", options->seed, "Seed of the first game; the next game has the next");
  command.add_option("--threads", options->threads, "Games played at the same time")
      ->check(CLI::Range(1, 64));
  command.callback([&context, options] { show_calibration(context, *options); });
}

}  // namespace

void add_battle(CLI::App& app, Context& context) {
  CLI::App* const battle =
      app.add_subcommand("battle", "The battles of the miniature table, naval and on land");
  battle->fallthrough();
  battle->require_subcommand(1);
  battle->add_subcommand("list", "All battles")->fallthrough()->callback([&context] {
    list_battles(context);
  });
  add_command(*battle, context, "show",
              "Ground or water, ships or units, what it is won by, and history of one",
              std::make_shared<BattleOptions>(),
              [&context](const BattleOptions& options) { show_battle(context, options); });

  const auto watched = std::make_shared<BattleOptions>();
  CLI::App& watch = add_command(
      *battle, context, "watch", "One battle between computer captains, told to its end", watched,
      [&context](const BattleOptions& options) { watch_battle(context, options); });
  add_begin(watch, watched);
  add_commanders(watch, watched);

  const auto played = std::make_shared<BattleOptions>();
  CLI::App& play =
      add_command(*battle, context, "play", "One battle at the keyboard, both sides", played,
                  [&context](const BattleOptions& options) { play_battle(context, options); });
  add_begin(play, played);
  note_begin(play, played->seed, played->begun, {});
  play.add_option("--orders", played->file, "Read the orders from this file");

  add_contest(*battle, context);
  add_rates(*battle, context);
  add_calibration(*battle, context);
  add_battle_generate(*battle, context);

  const auto file = std::make_shared<std::string>();
  CLI::App* const again = battle->add_subcommand("replay", "Tells a recorded battle again");
  again->fallthrough();
  again->add_option("FILE", *file, "The record")->required();
  again->callback([&context, file] { replay_battle(context, *file); });
}

}  // namespace core::cli
