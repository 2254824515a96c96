// `sumter assistant`: the book-keeping for people who play a naval battle with models on a table of
// their own. They measure, the rules of the battle on screen judge, roll and mark.
#include "core/cli/assistant.h"
#include "core/cli/assistant_orders.h"
#include "core/cli/battle_help.h"
#include "core/cli/commands.h"
#include "core/cli/gun_list.h"
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
    while (match_.asked() && !quits_) {
      prompt();
      if (!std::getline(in, line)) {
        break;
      }
      const std::string order{data::trim(line)};
      if (order.empty() || order.front() == '#') {
        continue;
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

  /// A word of the assistant, and who hears it.
  struct Word {
    OwnWord word;
    void (Dialogue::*hear)(const std::vector<std::string>&);
  };

  /// All of them. What is understood and what the help tells both come from here.
  static const std::vector<Word>& heard() {
    static const std::vector<Word> kHeard{
        {{{Assistant::kSpeed, Assistant::kSpeedDoes}, Assistant::kMove}, &Dialogue::move},
        {{{"fire SHIP [gun N ...] at TARGET range INCHES bearing DEGREES [from DEGREES]",
           "lays the guns that you name, or all that may fire; the bearing is clockwise from the "
           "firer's bow, 'from' from the target's"},
          "lay"},
         &Dialogue::fire},
        {{{"ships [SHIP]", "all ships, or one, and what they have left; what each gun is"}, ""},
         &Dialogue::ships},
        {{{"orders [all]", "what may be ordered now, by whom; 'all' lists single orders"}, ""},
         &Dialogue::offer},
        {{{"undo",
           "takes an order back, of a 'fire' all guns; down to the last die, your own dice too"},
          ""},
         &Dialogue::undo},
        {{{"redo", "does again what was taken back"}, ""}, &Dialogue::redo},
        {{{"dice own|program", "who throws"}, ""}, &Dialogue::dice},
        {{{"help", "these lines"}, ""}, &Dialogue::help},
        {{{"?", "the same"}, ""}, &Dialogue::help},
        {{{"quit", "ends; with --save all is kept"}, ""}, &Dialogue::quit}};
    return kHeard;
  }

  static const std::vector<OwnWord>& own_words() {
    static const std::vector<OwnWord> kWords = [] {
      std::vector<OwnWord> words;
      for (const Word& each : heard()) {
        words.push_back(each.word);
      }
      return words;
    }();
    return kWords;
  }

  [[nodiscard]] Vocabulary words_now() const {
    return vocabulary(match_.setting(), match_.state(), own_words());
  }

  void understand(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    const auto word = std::ranges::find_if(heard(), [&](const Word& each) {
      return table::alike(each.word.form.word(), words.front());
    });
    if (word != heard().end()) {
      (this->*word->hear)(words);
    } else if (has_word(order_forms(match_.setting()), words.front())) {
      order(line);
    } else {
      screen() << not_a_word(words_now(), words.front());
    }
  }

  void help(const std::vector<std::string>& /*words*/) { screen() << help_text(words_now()); }

  void quit(const std::vector<std::string>& /*words*/) { quits_ = true; }

  /// `dice own`, `dice program`; else the order of the set, which writes faces.
  void dice(const std::vector<std::string>& words) {
    const std::string who = joined(words, 1);
    if (who != "own" && who != "program") {
      order(joined(words, 0));
      return;
    }
    own_dice_ = who == "own";
    screen() << (own_dice_ ? "You throw, and say what came.\n" : "The program throws.\n");
  }

  /// All ships, or the one that is named, with what their guns are.
  void ships(const std::vector<std::string>& words) {
    if (words.size() == 1) {
      screen() << Assistant::ships(match_) << '\n';
    } else if (guns_of(words[1]) == std::nullopt) {
      screen() << fmt::format("not understood: '{}' is no ship or fort of this battle\n", words[1]);
      return;
    }
    const auto& setting = match_.setting();
    const auto show = [&](auto id, const std::string& title) {
      if (words.size() == 1 || table::alike(order_name(setting, id), words[1])) {
        screen() << guns_line(title, Assistant::guns(match_, id));
      }
    };
    for (std::size_t i = 0; i < setting.ships.size(); ++i) {
      show(table::ShipId{static_cast<std::uint8_t>(i)}, setting.ships[i].name.str());
    }
    for (std::size_t i = 0; i < setting.forts.size(); ++i) {
      show(table::FortId{static_cast<std::uint8_t>(i)}, setting.forts[i].name.str());
    }
  }

  void offer(const std::vector<std::string>& words) {
    if (words.size() == 1) {
      screen() << OrdersNow<Rules>{match_, own_words()}.text();
      return;
    }
    if (joined(words, 1) != "all") {
      screen() << "not understood: say 'orders' or 'orders all'\n";
      return;
    }
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
    const std::size_t before = match_.length();
    screen() << "> " << order_text(match_.setting(), action) << '\n';
    if (own_dice_) {
      const auto faces = ask_dice(action);
      if (!faces) {
        screen() << "taken back: " << order_text(match_.setting(), action) << '\n';
        return false;
      }
      if (!faces->empty()) {
        (void)match_.act(typename Assistant::WriteDice{*faces});
      }
    }
    (void)match_.act(action);
    // What had been taken back is gone now.
    std::erase_if(volleys_, [&](const Volley& each) { return each.last > before; });
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

  /// How many guns a ship or fort has, as orders name it; nothing for an unknown one.
  [[nodiscard]] std::optional<std::size_t> guns_of(const std::string& name) const {
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
    return std::nullopt;
  }

  /// `fire SHIP [gun N ...] at ...`: one order of the set for each gun.
  void fire(const std::vector<std::string>& words) {
    const auto at = std::ranges::find(words, "at");
    if (words.size() < 2 || at == words.end()) {
      screen() << "not understood: say 'fire USS-Monitor at CSS-Virginia range 6 bearing 90'\n";
      return;
    }
    const std::size_t carried = guns_of(words[1]).value_or(0);
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
    const std::size_t before = match_.length();
    for (const int gun : guns) {
      (void)order(fmt::format("lay {} gun {} {}", words[1], gun, rest));
    }
    if (guns.empty()) {
      fire_all(words[1], carried, rest);
    }
    if (match_.length() > before) {
      volleys_.push_back({before, match_.length()});
    }
  }

  /// All guns that may fire; why not, where none may.
  void fire_all(const std::string& name, std::size_t carried, const std::string& rest) {
    struct Silent {
      table::Refusal refusal;
      std::vector<int> others;  ///< guns that may not for the same reason
    };

    std::vector<Silent> silent;
    bool any = false;
    for (std::size_t gun = 1; gun <= carried; ++gun) {
      const auto action = read_order(match_.setting(), match_.asked(),
                                     fmt::format("lay {} gun {} {}", name, gun, rest));
      if (!action) {
        screen() << "not understood: " << action.error() << '\n';
        return;
      }
      if (const auto judged = match_.judge(*action); !judged) {
        const auto same = std::ranges::find_if(silent, [&](const Silent& each) {
          return each.refusal.rule == judged.error().rule && each.refusal.key == judged.error().key;
        });
        if (same == silent.end()) {
          silent.push_back({judged.error(), {}});
        } else {
          same->others.push_back(static_cast<int>(gun));
        }
        continue;
      }
      any = give(*action) || any;
    }
    for (const Silent& each : silent) {
      screen() << (any ? "  not: " : "refused: ") << match_.sentence(each.refusal);
      if (!each.others.empty()) {
        screen() << fmt::format(" The same holds for {} {}.",
                                each.others.size() == 1 ? "gun" : "guns",
                                number_ranges(each.others));
      }
      screen() << '\n';
    }
  }

  void undo(const std::vector<std::string>& /*words*/) {
    if (match_.undo_depth() == 0) {
      screen() << (match_.length() == 0
                       ? "there is nothing to take back: nothing has been ordered yet\n"
                       : "there is nothing to take back: the program has thrown a die\n");
      return;
    }
    const auto volley = std::ranges::find(volleys_, match_.length(), &Volley::last);
    const std::size_t first = volley != volleys_.end() ? volley->first : match_.length() - 1;
    do {
      const std::string text = order_text(match_.setting(), match_.action_at(match_.length()));
      match_.undo();
      // The dice that were thrown for it go with it.
      while (match_.undo_depth() > 0 && writes_dice(match_.action_at(match_.length()))) {
        match_.undo();
      }
      screen() << "taken back: " << text << '\n';
    } while (match_.length() > first && match_.undo_depth() > 0);
  }

  void redo(const std::vector<std::string>& /*words*/) {
    if (match_.redo_depth() == 0) {
      screen() << "there is nothing to do again\n";
      return;
    }
    const auto volley = std::ranges::find(volleys_, match_.length(), &Volley::first);
    const std::size_t last = volley != volleys_.end() ? volley->last : match_.length() + 1;
    do {
      const std::size_t lines = match_.log().size();
      match_.redo();
      while (match_.redo_depth() > 0 && writes_dice(match_.action_at(match_.length()))) {
        match_.redo();
      }
      screen() << "> " << order_text(match_.setting(), match_.action_at(match_.length())) << '\n';
      tell(lines);
    } while (match_.length() < last && match_.redo_depth() > 0);
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

  /// Guns that one `fire` laid: the orders after `first`, up to `last`.
  struct Volley {
    std::size_t first{};
    std::size_t last{};
  };

  Context* context_;
  Match match_;
  bool own_dice_;
  std::vector<Volley> volleys_;
  std::istream* in_{};
  std::string prompted_;
  bool quits_{};
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
