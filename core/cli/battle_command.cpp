// `sumter battle`: the naval battles of the miniature table: list, show, play, watch, contest,
// replay.
#include "core/cli/commands.h"
#include "core/cli/table.h"
#include "core/cli/words.h"
#include "core/game/battle_record.h"
#include "core/game/table_words.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/order_text.h"
#include "core/ironclad/sequence.h"
#include "core/rulebook/setting.h"
#include "core/study/battle_contest.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <fstream>
#include <functional>
#include <memory>

namespace core::cli {
namespace {

using ironclad::Game;
using ironclad::Step;
using table::ShipId;

std::string_view step_words(Step step) {
  constexpr std::array<std::string_view, 7> kWords{"parties embark",
                                                   "the Union moves",
                                                   "fire after the Union's moves",
                                                   "the Confederate moves",
                                                   "fire after the Confederate's moves",
                                                   "boarding",
                                                   "the current"};
  return kWords.at(static_cast<std::size_t>(step));
}

std::string_view side_words(board::Side side) {
  return side == board::Side::Union ? "Union" : "Confederate";
}

/// A battle that is played here, and what is said of it.
class BattleDesk {
 public:
  BattleDesk(Context& context, game::BattleBegin begin, std::ostream& screen)
      : begin_{std::move(begin)},
        setting_{game::battle_setting(context.catalogue(), begin_)},
        rules_{context.catalogue().load_setting({})},
        game_{setting_, begin_.seed},
        screen_{&screen} {}

  [[nodiscard]] Game& game() noexcept { return game_; }

  [[nodiscard]] const ironclad::Setting& setting() const noexcept { return *setting_; }

  [[nodiscard]] const rulebook::Rulebook& book() const noexcept { return *rules_.rulebook; }

  /// Writes the orders to a file as they are given, each before the next is asked for.
  void record_to(const std::string& file) {
    if (std::filesystem::exists(file)) {
      throw UserError{"'" + file + "' exists already; a record is never written over another file"};
    }
    record_.open(file);
    record_ << game::record_head(begin_) << std::flush;
    if (!record_) {
      throw UserError{"'" + file + "' cannot be written"};
    }
  }

  void tell_opening() { tell(game_.opening()); }

  /// Makes a choice, or says which rule forbids it. Tells whether it was made.
  bool act(const ironclad::Action& action) {
    const std::string order = ironclad::order_text(*setting_, action);
    const auto done = game_.act(action);
    if (!done) {
      *screen_ << "refused: " << words(done.error()) << '\n';
      return false;
    }
    if (record_.is_open()) {
      record_ << order << '\n' << std::flush;
    }
    *screen_ << "> " << order << '\n';
    tell(*done);
    return true;
  }

  void tell(const std::vector<ironclad::Event>& events) {
    for (const ironclad::Event& event : events) {
      if (const auto* began = std::get_if<ironclad::StepBegan>(&event)) {
        *screen_ << fmt::format("\nTurn {}, step {}: {}\n", began->turn,
                                static_cast<int>(began->step), step_words(began->step));
      } else if (const auto* rolled = std::get_if<ironclad::Rolled>(&event)) {
        *screen_ << fmt::format("  {} rolls D{}: {} [{}]\n", side_words(rolled->by), rolled->sides,
                                rolled->face, rolled->why.text());
      } else if (const auto* told = std::get_if<table::Told>(&event)) {
        *screen_ << "  " << game::sentence(book(), *told, names()) << '\n';
      }
    }
  }

  [[nodiscard]] std::string words(const table::Refusal& why) const {
    return game::sentence(book(), why, names());
  }

  /// Every ship and what it has left.
  [[nodiscard]] std::string ships() const {
    Table lines{{"ship", "side", "x", "y", "heading", "knots", "armor", "speed", "midships",
                 "stack", "draft", "guns", "ram", "state"}};
    for (std::size_t i = 0; i < setting_->ships.size(); ++i) {
      const ironclad::Ship& ship = game_.state().ships[i];
      const auto figure = [](int number) { return std::to_string(number); };
      lines.row({setting_->ships[i].name.str(), std::string{side_words(ship.side)},
                 fmt::format("{:.2f}", ship.pose.at.x.decimal()),
                 fmt::format("{:.2f}", ship.pose.at.y.decimal()),
                 fmt::format("{:.0f}", ship.pose.heading.decimal()),
                 fmt::format("{:g}", ship.speed / 2.0), figure(ship.armor),
                 fmt::format("{:g}", ship.knots + ship.half_knots / 2.0), figure(ship.midships),
                 figure(ship.stack), figure(ship.draft),
                 figure(ironclad::boxes_left(ship, ironclad::Section::Gun)), figure(ship.ram),
                 state_words(ship)});
    }
    return lines.text();
  }

  [[nodiscard]] std::string result() const {
    const auto& result = game_.state().result;
    if (!result) {
      return "the battle goes on";
    }
    if (!result->winner) {
      return fmt::format("a draw after {} turns", game_.state().turn);
    }
    return fmt::format("{} {}victory after {} turns", side_words(*result->winner),
                       result->greater ? "greater " : "", game_.state().turn);
  }

 private:
  [[nodiscard]] game::ShipNames names() const {
    return [this](ShipId ship) { return game::name_in(*setting_, ship); };
  }

  [[nodiscard]] static std::string state_words(const ironclad::Ship& ship) {
    switch (ship.fate) {
      case ironclad::Fate::Sunk:
        return "sunk";
      case ironclad::Fate::Destroyed:
        return "destroyed";
      case ironclad::Fate::Left:
        return "left";
      case ironclad::Fate::Prize:
        return "taken";
      case ironclad::Fate::Afloat:
        break;
    }
    std::vector<std::string> words;
    const auto add = [&](bool so, const char* word) {
      if (so) {
        words.emplace_back(word);
      }
    };
    add(ship.aground != ironclad::Aground::No, "aground");
    add(ship.anchored, "at anchor");
    add(ship.moored, "moored");
    add(!ship.steam, "no steam");
    add(ship.jam != ironclad::Jam::None, "rudder jammed");
    add(ship.engines_out != 0, "engines out");
    add(ship.melee, "in melee");
    return join(words);
  }

  game::BattleBegin begin_;
  std::shared_ptr<const ironclad::Setting> setting_;
  rulebook::Setting rules_;
  Game game_;
  std::ostream* screen_;
  std::ofstream record_;
};

void list_battles(Context& context) {
  const auto battles = context.catalogue().battles();
  if (context.json) {
    Json all = Json::array();
    for (const table::Battle& battle : battles) {
      all.push_back({{"battle", battle.id.str()},
                     {"title", battle.title.str()},
                     {"turns", battle.turns},
                     {"ships", battle.ships.size()},
                     {"forts", battle.forts.size()}});
    }
    context.answer("battle list", {{"battles", std::move(all)}});
    return;
  }
  Table lines{{"battle", "title", "turns", "ships", "forts"}};
  for (const table::Battle& battle : battles) {
    lines.row({battle.id.str(), battle.title.str(), std::to_string(battle.turns),
               std::to_string(battle.ships.size()), std::to_string(battle.forts.size())});
  }
  context.out << lines.text();
}

void show_battle(Context& context, const std::string& id) {
  const table::Battle battle = context.catalogue().open_battle(id);
  BattleDesk desk{context, {id, 1, {}}, context.out};
  context.out << battle.title.str() << '\n'
              << fmt::format("{:g} by {:g} inches, {} turns, {} feet deep, current {} knots\n\n",
                             battle.width.decimal(), battle.depth.decimal(), battle.turns,
                             battle.feet, battle.current)
              << desk.ships();
  for (const table::BattleFort& fort : battle.forts) {
    context.out << "fort: " << fort.name.str() << '\n';
  }
  context.out << '\n';
  for (const std::string& line : wrap(battle.history, Table::kWidth)) {
    context.out << line << '\n';
  }
}

struct BattleOptions {
  std::string battle;
  std::uint64_t seed{1};
  std::vector<std::string> options;
  std::string record;
  std::string file;
  std::string union_by{"captain"};
  std::string confederate_by{"captain"};

  [[nodiscard]] game::BattleBegin begin() const {
    game::BattleBegin begin{battle, seed, {}};
    for (const std::string& each : options) {
      const auto equals = each.find('=');
      if (equals == std::string::npos) {
        throw UserError{"an option is written name=value, for example fire_each_step=on"};
      }
      begin.options.emplace_back(each.substr(0, equals), each.substr(equals + 1));
    }
    return begin;
  }
};

/// Two computer captains fight a battle that is told line by line.
void watch(Context& context, const BattleOptions& options) {
  BattleDesk desk{context, options.begin(), context.out};
  if (!options.record.empty()) {
    desk.record_to(options.record);
  }
  desk.tell_opening();
  base::Dice chance{~options.seed};
  const auto setting = std::make_shared<const ironclad::Setting>(desk.setting());
  std::array<ironclad::Captain, 2> captains;
  while (const auto side = desk.game().asked()) {
    const std::string& by = *side == board::Side::Union ? options.union_by : options.confederate_by;
    const ironclad::View view = ironclad::seen_by(setting, desk.game().state(), *side);
    if (!desk.act(by == "captain" ? captains.at(static_cast<std::size_t>(*side)).choose(view)
                                  : ironclad::random_choice(view, chance))) {
      throw UserError{"a captain's choice was refused: this is a fault of the program"};
    }
  }
  context.out << '\n' << desk.ships() << '\n' << desk.result() << '\n';
}

constexpr std::size_t kOfferedShown = 40;

void offer(const BattleDesk& desk, const Game& game, std::ostream& screen) {
  const auto offered = game.offered();
  for (std::size_t i = 0; i < std::min(offered.size(), kOfferedShown); ++i) {
    screen << "  " << ironclad::order_text(desk.setting(), offered[i]) << '\n';
  }
  if (offered.size() > kOfferedShown) {
    screen << fmt::format("  and {} more\n", offered.size() - kOfferedShown);
  }
}

void play(Context& context, const BattleOptions& options) {
  std::ostream& screen = context.screen();
  BattleDesk desk{context, options.begin(), screen};
  if (!options.record.empty()) {
    desk.record_to(options.record);
  }
  screen << "Orders as 'move USS-Monitor speed 1 straight 1'; '?' lists some, 'ships' shows all, "
            "'quit' ends.\n";
  desk.tell_opening();
  std::ifstream file;
  if (!options.file.empty()) {
    file.open(options.file);
    if (!file) {
      throw UserError{"'" + options.file + "' cannot be read"};
    }
  }
  std::istream& in = options.file.empty() ? context.in() : file;
  std::string line;
  while (desk.game().asked()) {
    if (context.interactive()) {
      screen << side_words(*desk.game().asked()) << "? " << std::flush;
    }
    if (!std::getline(in, line)) {
      break;
    }
    const std::string order{data::trim(line)};
    if (order.empty() || order.front() == '#') {
      continue;
    }
    if (order == "quit") {
      break;
    }
    if (order == "?") {
      offer(desk, desk.game(), screen);
    } else if (order == "ships") {
      screen << desk.ships();
    } else if (const auto action =
                   ironclad::read_order(desk.setting(), desk.game().asked(), order)) {
      (void)desk.act(*action);
    } else {
      screen << "not understood: " << action.error() << '\n';
    }
  }
  screen << desk.result() << '\n';
}

void replay(Context& context, const std::string& file) {
  const rulebook::Setting rules = context.catalogue().load_setting({});
  const auto record = game::read_record(context.catalogue(), *rules.rulebook, file,
                                        std::filesystem::path{file}.filename().string());
  std::ostringstream said;
  BattleDesk desk{context, record.begin, said};
  desk.tell_opening();
  for (const ironclad::Action& action : record.actions) {
    (void)desk.act(action);
  }
  if (!context.json) {
    context.out << said.str() << '\n' << desk.ships() << '\n' << desk.result() << '\n';
    return;
  }
  const auto& result = desk.game().state().result;
  context.answer(
      "battle replay",
      {{"battle", record.begin.battle},
       {"seed", record.begin.seed},
       {"orders", record.actions.size()},
       {"turn", desk.game().state().turn},
       {"over", result.has_value()},
       {"winner", result && result->winner ? Json(board::name(*result->winner)) : Json(nullptr)}});
}

constexpr const char* kWhoCommands = "Who commands the side: captain, or random by chance";

CLI::IsMember commanders() { return CLI::IsMember({"captain", "random"}); }

struct ContestOptions {
  std::string battle;
  int games{200};
  std::uint64_t seed{1};
  int threads{2};
  std::string union_by{"captain"};
  std::string confederate_by{"captain"};
};

study::Commander commander(const std::string& name) {
  return name == "random" ? study::Commander::Chance : study::Commander::Captain;
}

void contest(Context& context, const ContestOptions& options) {
  study::BattleContest contest;
  contest.setting = game::battle_setting(context.catalogue(), {options.battle, 0, {}});
  contest.commanders = {commander(options.union_by), commander(options.confederate_by)};
  contest.games = options.games;
  contest.first_seed = options.seed;
  contest.threads = options.threads;
  const study::ContestResult result = study::play(contest);
  if (context.json) {
    context.answer("battle contest", {{"battle", options.battle},
                                      {"games", result.games()},
                                      {"union", result.wins[0]},
                                      {"confederate", result.wins[1]},
                                      {"drawn", result.drawn},
                                      {"turns", result.turns},
                                      {"choices", result.choices}});
    return;
  }
  Table lines{{"battle", "Union by", "Confederate by", "games", "Union", "Confederate", "drawn",
               "turns a game"}};
  lines.row(
      {options.battle, options.union_by, options.confederate_by, std::to_string(result.games()),
       std::to_string(result.wins[0]), std::to_string(result.wins[1]), std::to_string(result.drawn),
       fmt::format("{:.1f}",
                   result.games() > 0 ? static_cast<double>(result.turns) / result.games() : 0.0)});
  context.out << lines.text();
}

void add_contest(CLI::App& battle, Context& context) {
  const auto options = std::make_shared<ContestOptions>();
  CLI::App* const contest_command =
      battle.add_subcommand("contest", "Many games of one between computer captains: who wins");
  contest_command->fallthrough();
  contest_command
      ->add_option("BATTLE", options->battle, "The battle, as `sumter battle list` names it")
      ->required();
  contest_command->add_option("--games", options->games, "How many")->check(CLI::Range(1, 100'000));
  contest_command->add_option("--seed", options->seed, "Of the first game; the next has the next");
  contest_command->add_option("--threads", options->threads, "Games at a time")
      ->check(CLI::Range(1, 64));
  contest_command->add_option("--union", options->union_by, kWhoCommands)->check(commanders());
  contest_command->add_option("--confederate", options->confederate_by, kWhoCommands)
      ->check(commanders());
  contest_command->callback([&context, options] { contest(context, *options); });
}

void add_begin(CLI::App& command, const std::shared_ptr<BattleOptions>& options) {
  command.add_option("BATTLE", options->battle, "The battle, as `sumter battle list` names it")
      ->required();
  command.add_option("--seed", options->seed, "Of the dice");
  command.add_option("--option", options->options,
                     "An option of table IC-T42, name=value; may be given several times");
  command.add_option("--record", options->record, "Write the orders to this new file");
}

}  // namespace

void add_battle(CLI::App& app, Context& context) {
  CLI::App* const battle = app.add_subcommand("battle", "The naval battles of the miniature table");
  battle->fallthrough();
  battle->require_subcommand(1);
  battle->add_subcommand("list", "All battles")->fallthrough()->callback([&context] {
    list_battles(context);
  });
  const auto shown = std::make_shared<std::string>();
  CLI::App* const show = battle->add_subcommand("show", "Water, ships and history of one");
  show->fallthrough();
  show->add_option("BATTLE", *shown, "The battle, as `sumter battle list` names it")->required();
  show->callback([&context, shown] { show_battle(context, *shown); });

  const auto watched = std::make_shared<BattleOptions>();
  CLI::App* const by_captains =
      battle->add_subcommand("watch", "One between computer captains, told to its end");
  by_captains->fallthrough();
  add_begin(*by_captains, watched);
  by_captains->add_option("--union", watched->union_by, kWhoCommands)->check(commanders());
  by_captains->add_option("--confederate", watched->confederate_by, kWhoCommands)
      ->check(commanders());
  by_captains->callback([&context, watched] { watch(context, *watched); });

  const auto played = std::make_shared<BattleOptions>();
  CLI::App* const by_hand = battle->add_subcommand("play", "One at the keyboard, both sides");
  by_hand->fallthrough();
  add_begin(*by_hand, played);
  by_hand->add_option("--orders", played->file, "Read the orders from this file");
  by_hand->callback([&context, played] { play(context, *played); });

  add_contest(*battle, context);
  add_battle_generate(*battle, context);

  const auto file = std::make_shared<std::string>();
  CLI::App* const again = battle->add_subcommand("replay", "A record told again");
  again->fallthrough();
  again->add_option("FILE", *file, "The record")->required();
  again->callback([&context, file] { replay(context, *file); });
}

}  // namespace core::cli
