// `sumter assistant`: the book-keeping for people who play a naval battle with models on a table of
// their own. They measure, the rules of the battle on screen judge, roll and mark.
#include "core/cli/assistant.h"
#include "core/cli/commands.h"
#include "core/cli/table.h"
#include "core/data/text_source.h"
#include "core/game/battle_journal.h"
#include "core/game/battle_record.h"
#include "core/rulebook/setting.h"
#include "core/table/order_line.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>

namespace core::cli {
namespace {

struct AssistantOptions {
  std::string rules{"ironclad"};
  std::string battle;
  std::string ships;
  std::uint64_t seed{1};
  std::vector<std::string> options;
  std::string save;
  std::string orders;
  bool own_dice{};

  [[nodiscard]] game::BattleBegin begin() const {
    game::BattleBegin begin;
    begin.battle =
        ships.empty() ? std::string{game::kOfModels} + battle : std::string{game::kOfShips} + ships;
    begin.seed = seed;
    begin.rules = game::rule_set_of(rules).value();
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

constexpr const char* kHelp =
    "  speed SHIP KNOTS ...          a ship's move; the model you steer yourself\n"
    "  fire SHIP [gun N ...] at SHIP range INCHES bearing DEGREES [from DEGREES]\n"
    "                                lays the guns that you name, or all that may fire; the "
    "bearing\n"
    "                                is clockwise from the firer's bow, 'from' from the target's\n"
    "  water SHIP shoal FEET, stakes, mines real or mines dummy\n"
    "                                the model has come into it: the program throws\n"
    "  ships                         all ships and what they have left\n"
    "  undo, redo                    back to the last die, your own dice too\n"
    "  dice own, dice program        who throws\n"
    "  orders                        what may be ordered besides\n"
    "  done                          the side has nothing more to say in this step\n"
    "  quit                          ends; with --save all is kept\n"
    "and every order of `sumter battle play`.\n";

/// The words of a line.
std::vector<std::string> words_of(const std::string& line) {
  std::istringstream in{line};
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    words.push_back(word);
  }
  return words;
}

std::string joined(const std::vector<std::string>& words, std::size_t from) {
  std::string text;
  for (std::size_t i = from; i < words.size(); ++i) {
    text += (text.empty() ? "" : " ") + words[i];
  }
  return text;
}

std::optional<int> whole(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional{number}
                                                                  : std::nullopt;
}

/// "4", "4.5", "-2" as half knots.
std::optional<int> half_knots_of(const std::string& text) {
  const bool half = text.ends_with(".5");
  const auto knots = whole(half ? text.substr(0, text.size() - 2) : text);
  if (!knots) {
    return std::nullopt;
  }
  const int more = half ? (text.front() == '-' ? -1 : 1) : 0;
  return *knots * 2 + more;
}

template <class Rules>
class Dialogue {
 public:
  using Match = game::BattleMatchOf<Rules>;
  using Action = typename Rules::Action;
  using Assistant = AssistantOf<Rules>;

  Dialogue(Context& context, Match match, bool own_dice)
      : context_{&context}, match_{std::move(match)}, own_dice_{own_dice} {}

  /// @param in lines to be understood; dice are asked for there too.
  void talk(std::istream& in) {
    in_ = &in;
    screen() << "'help' tells what can be said.\n";
    tell(0);
    std::string line;
    while (match_.asked()) {
      prompt();
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
      understand(order);
    }
    screen() << '\n' << Assistant::ships(match_);
    if (const auto& result = match_.state().result) {
      screen() << (result->winner ? fmt::format("{} victory\n", board::name(*result->winner))
                                  : std::string{"a draw\n"});
    }
  }

 private:
  std::ostream& screen() { return context_->screen(); }

  void prompt() {
    const std::string asks = Assistant::prompt(match_);
    if (asks != prompted_) {
      prompted_ = asks;
      screen() << "  " << asks << '\n';
    }
    if (context_->interactive()) {
      screen() << board::name(*match_.asked()) << "? " << std::flush;
    }
  }

  void understand(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    const std::string& verb = words.front();
    if (verb == "help" || verb == "?") {
      screen() << kHelp;
    } else if (verb == "ships") {
      screen() << Assistant::ships(match_);
    } else if (verb == "orders") {
      offer();
    } else if (verb == "undo") {
      undo();
    } else if (verb == "redo") {
      redo();
    } else if (line == "dice own" || line == "dice program") {
      own_dice_ = line == "dice own";
      screen() << (own_dice_ ? "You throw, and say what came.\n" : "The program throws.\n");
    } else if (verb == "speed") {
      move(words);
    } else if (verb == "fire") {
      fire(words);
    } else {
      order(line);
    }
  }

  void offer() {
    for (const Action& action : match_.offered()) {
      screen() << "  " << order_text(match_.setting(), action) << '\n';
    }
  }

  /// Gives an order in the words of the set. Tells whether it was carried out.
  bool order(const std::string& text) {
    const auto action = read_order(match_.setting(), match_.asked(), text);
    if (!action) {
      screen() << "not understood: " << action.error() << '\n';
      return false;
    }
    return give(*action);
  }

  bool give(const Action& action) {
    if (const auto judged = match_.judge(action); !judged) {
      screen() << "refused: " << match_.sentence(judged.error()) << '\n';
      return false;
    }
    const std::size_t lines = match_.log().size();
    screen() << "> " << order_text(match_.setting(), action) << '\n';
    if (own_dice_) {
      const auto faces = ask_dice(action);
      if (!faces) {
        screen() << "taken back\n";
        return false;
      }
      if (!faces->empty()) {
        (void)match_.act(typename Assistant::WriteDice{*faces});
      }
    }
    (void)match_.act(action);
    screen() << Assistant::reckoning(match_, action);
    tell(lines);
    return true;
  }

  /// Asks for every die that the action needs, one after the other, as each shows which is next.
  /// Nothing when the people think better of it.
  std::optional<std::vector<std::uint8_t>> ask_dice(const Action& action) {
    std::vector<std::uint8_t> faces;
    for (;;) {
      typename Rules::Game trial = match_.game();
      if (!faces.empty()) {
        (void)trial.act(typename Assistant::WriteDice{faces});
      }
      const auto done = trial.act(action);
      std::vector<game::BattleRoll> rolls;
      for (const auto& event : *done) {
        if (const auto roll = Rules::roll(match_.setting(), event)) {
          rolls.push_back(*roll);
        }
      }
      if (rolls.size() <= faces.size()) {
        return faces;
      }
      const auto face = ask(rolls[faces.size()]);
      if (!face) {
        return std::nullopt;
      }
      faces.push_back(*face);
    }
  }

  std::optional<std::uint8_t> ask(const game::BattleRoll& roll) {
    constexpr int kTen = 10;
    for (;;) {
      screen() << fmt::format("  {} throws a D{}{} [{}]: ", board::name(roll.by), roll.sides,
                              roll.ship ? " for " + match_.name_of(*roll.ship) : std::string{},
                              roll.why.text())
               << std::flush;
      std::string line;
      if (!std::getline(*in_, line)) {
        return std::nullopt;
      }
      const std::string text{data::trim(line)};
      if (text == "undo") {
        return std::nullopt;
      }
      const auto face = whole(text);
      // The face 0 of a D10 is a ten [IC-003].
      const int shown = face && *face == 0 && roll.sides == kTen ? kTen : face.value_or(0);
      if (shown >= 1 && shown <= roll.sides) {
        screen() << '\n';
        return static_cast<std::uint8_t>(shown);
      }
      screen() << fmt::format("\n'{}' is no face of a D{}; 'undo' takes the order back\n", text,
                              roll.sides);
    }
  }

  void move(const std::vector<std::string>& words) {
    constexpr std::size_t kLeast = 3;
    const auto speed = words.size() >= kLeast ? half_knots_of(words[2]) : std::nullopt;
    if (!speed) {
      screen() << "not understood: say 'speed USS-Monitor 4'\n";
      return;
    }
    const auto ship = ship_of(words[1]);
    if (ship) {
      (void)order(Assistant::move(match_, *ship, *speed, joined(words, kLeast)));
    }
  }

  std::optional<table::ShipId> ship_of(const std::string& name) {
    for (std::size_t i = 0; i < match_.setting().ships.size(); ++i) {
      const table::ShipId id{static_cast<std::uint8_t>(i)};
      if (table::alike(order_name(match_.setting(), id), name)) {
        return id;
      }
    }
    screen() << fmt::format("not understood: '{}' is no ship of this battle\n", name);
    return std::nullopt;
  }

  /// How many guns a ship or fort has, as orders name it; 0 for an unknown one.
  [[nodiscard]] std::size_t guns_of(const std::string& name) const {
    const auto& setting = match_.setting();
    for (std::size_t i = 0; i < setting.ships.size(); ++i) {
      if (table::alike(order_name(setting, table::ShipId{static_cast<std::uint8_t>(i)}), name)) {
        return match_.state().ships[i].guns.size();
      }
    }
    for (std::size_t i = 0; i < setting.forts.size(); ++i) {
      if (table::alike(order_name(setting, table::FortId{static_cast<std::uint8_t>(i)}), name)) {
        return match_.state().forts[i].guns.size();
      }
    }
    return 0;
  }

  /// `fire SHIP [gun N ...] at ...`: one order of the set for each gun.
  void fire(const std::vector<std::string>& words) {
    const auto at = std::ranges::find(words, "at");
    if (words.size() < 2 || at == words.end()) {
      screen() << "not understood: say 'fire USS-Monitor at CSS-Virginia range 6 bearing 90'\n";
      return;
    }
    const std::size_t carried = guns_of(words[1]);
    if (carried == 0) {
      screen() << fmt::format("not understood: '{}' is no ship or fort with guns\n", words[1]);
      return;
    }
    std::vector<int> guns;
    for (std::size_t i = 2; i < static_cast<std::size_t>(at - words.begin()); ++i) {
      if (words[i] == "gun" || words[i] == "guns" || words[i] == "all") {
        continue;
      }
      const auto gun = whole(words[i]);
      if (!gun) {
        screen() << fmt::format("not understood: '{}' is no number of a gun\n", words[i]);
        return;
      }
      guns.push_back(*gun);
    }
    const std::string rest = joined(words, static_cast<std::size_t>(at - words.begin()));
    if (!guns.empty()) {
      for (const int gun : guns) {
        (void)order(fmt::format("lay {} gun {} {}", words[1], gun, rest));
      }
      return;
    }
    fire_all(words[1], carried, rest);
  }

  /// All guns that may fire; why not, where none may.
  void fire_all(const std::string& name, std::size_t carried, const std::string& rest) {
    std::vector<table::Refusal> refusals;
    std::map<std::pair<base::RuleId, std::string_view>, int> more;
    bool any = false;
    for (std::size_t gun = 1; gun <= carried; ++gun) {
      const auto action = read_order(match_.setting(), match_.asked(),
                                     fmt::format("lay {} gun {} {}", name, gun, rest));
      if (!action) {
        screen() << "not understood: " << action.error() << '\n';
        return;
      }
      if (const auto judged = match_.judge(*action); !judged) {
        // Guns that may not for one reason are told of once.
        if (more[{judged.error().rule, judged.error().key}]++ == 0) {
          refusals.push_back(judged.error());
        }
        continue;
      }
      any = give(*action) || any;
    }
    for (const table::Refusal& refusal : refusals) {
      const int others = more[{refusal.rule, refusal.key}] - 1;
      screen() << (any ? "  not: " : "refused: ") << match_.sentence(refusal)
               << (others == 0 ? "\n" : fmt::format(" So {} more.\n", others));
    }
  }

  void undo() {
    if (match_.undo_depth() == 0) {
      screen() << "there is nothing to take back: the program has thrown a die\n";
      return;
    }
    match_.undo();
    // The dice that were thrown for it go with it.
    while (match_.undo_depth() > 0 && writes_dice(match_.action_at(match_.length()))) {
      match_.undo();
    }
    screen() << "taken back\n";
  }

  void redo() {
    if (match_.redo_depth() == 0) {
      screen() << "there is nothing to do again\n";
      return;
    }
    const std::size_t lines = match_.log().size();
    match_.redo();
    while (match_.redo_depth() > 0 && writes_dice(match_.action_at(match_.length()))) {
      match_.redo();
    }
    screen() << "> " << order_text(match_.setting(), match_.action_at(match_.length())) << '\n';
    tell(lines);
  }

  static bool writes_dice(const Action& action) {
    return std::holds_alternative<typename Assistant::WriteDice>(action);
  }

  /// The lines of the log from one on.
  void tell(std::size_t from) {
    for (std::size_t i = from; i < match_.log().size(); ++i) {
      const game::BattleLine& line = match_.log()[i];
      switch (line.kind) {
        case game::BattleLine::Kind::Step:
          screen() << fmt::format("\nTurn {}, {}\n", line.when.turn,
                                  Assistant::step(line.when.step));
          break;
        case game::BattleLine::Kind::Roll:
          screen() << fmt::format(
              "  {} rolls D{}: {}{} [{}]\n", board::name(line.by), line.sides, line.face,
              line.ship ? " for " + match_.name_of(*line.ship) : std::string{}, line.rule.text());
          break;
        case game::BattleLine::Kind::Told:
          // Two people at one table hear both.
          screen() << "  " << line.text[0].value_or(line.text[1].value_or(std::string{})) << '\n';
          break;
      }
    }
  }

  Context* context_;
  Match match_;
  bool own_dice_;
  std::istream* in_{};
  std::string prompted_;
};

template <class Rules>
void assist(Context& context, const AssistantOptions& options, const game::BattleBegin& begin) {
  using Match = game::BattleMatchOf<Rules>;
  const auto words = context.catalogue().load_setting({}).rulebook;
  const bool goes_on = !options.save.empty() && std::filesystem::exists(options.save);
  Match match = goes_on
                    ? Match::open(context.catalogue(), words, options.save)
                    : Match{game::battle_setting<Rules>(context.catalogue(), begin), begin, words};
  if (!options.save.empty() && !goes_on) {
    match.save_as(options.save, "");
  }
  Dialogue<Rules> dialogue{context, std::move(match), options.own_dice};
  if (options.orders.empty()) {
    dialogue.talk(context.in());
    return;
  }
  std::ifstream file{options.orders};
  if (!file) {
    throw UserError{"'" + options.orders + "' cannot be read"};
  }
  dialogue.talk(file);
}

void assist(Context& context, const AssistantOptions& options) {
  game::BattleBegin begin;
  if (!options.save.empty() && std::filesystem::exists(options.save)) {
    begin = game::BattleJournal::peek(options.save).begin;
  } else {
    if (options.battle.empty() == options.ships.empty()) {
      throw UserError{"name a --battle or the --ships, one of them"};
    }
    begin = options.begin();
  }
  if (begin.rules == game::RuleSet::Ironclad) {
    assist<game::IroncladRules>(context, options, begin);
  } else {
    assist<game::CoastalRules>(context, options, begin);
  }
}

}  // namespace

void add_assistant(CLI::App& app, Context& context) {
  const auto options = std::make_shared<AssistantOptions>();
  CLI::App* const command = app.add_subcommand(
      "assistant", "Keeps the books of a naval battle with models on a table of your own");
  command->fallthrough();
  command->add_option("--rules", options->rules, "The set of rules")
      ->check(CLI::IsMember({"ironclad", "coastal"}));
  command->add_option("--battle", options->battle,
                      "With the ships of this battle, as `sumter battle list` names it");
  command->add_option("--ships", options->ships,
                      "With these vessels, by commas, as scenarios/naval/vessels.csv names them");
  command->add_option("--seed", options->seed, "Of the dice that the program throws");
  command->add_option("--option", options->options,
                      "An option of table IC-T42 or RC-T46, name=value; several times");
  command->add_option("--save", options->save,
                      "Keep everything in this file; one that is there is gone on with");
  command->add_option("--orders", options->orders, "Read what is said from this file");
  command->add_flag("--own-dice", options->own_dice, "You throw the dice, and are asked for each");
  command->callback([&context, options] { assist(context, *options); });
}

}  // namespace core::cli
