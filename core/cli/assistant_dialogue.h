// What people with models say to the assistant and how it answers, whatever the set: orders, dice,
// taking back. Private to this room.
#pragma once

#include "core/cli/assistant.h"
#include "core/cli/assistant_dice.h"
#include "core/cli/battle_help.h"
#include "core/cli/context.h"
#include "core/cli/words.h"
#include "core/data/text_source.h"
#include "core/rulebook/rulebook.h"
#include "core/tabletop/table_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::cli {

/// The words of a line.
[[nodiscard]] std::vector<std::string> words_of(const std::string& line);

/// Words from one on, with blanks between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::size_t from);

/// A whole number, or nothing.
[[nodiscard]] std::optional<int> whole(const std::string& text);

template <class Rules>
class Dialogue {
 public:
  using Match = tabletop::BattleMatchOf<Rules>;
  using Action = typename Rules::Action;
  using Event = typename Rules::Event;
  using Assistant = AssistantOf<Rules>;
  using Book = std::shared_ptr<const rulebook::Rulebook>;

  /// @param book has the sentences.
  Dialogue(Context& context, Match match, Book book, bool own_dice)
      : context_{&context},
        match_{std::move(match)},
        book_{std::move(book)},
        own_dice_{own_dice},
        heard_{words_of_all()} {}

  virtual ~Dialogue() = default;
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;

  /// @param in lines to be understood; dice are asked for there too.
  void talk(std::istream& in) {
    in_ = &in;
    screen() << "'help' lists what you can say.\n";
    tell(0);
    tell_notices(screen(), match_);
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
      tell_notices(screen(), match_);
    }
    end_match(screen(), match_);
    screen() << '\n' << Assistant::roster(match_);
    if (const auto& result = match_.state().result) {
      screen() << (result->winner ? fmt::format("{} victory\n", board::name(*result->winner))
                                  : std::string{"a draw\n"});
    }
  }

  /// Whether something was refused, or not understood.
  [[nodiscard]] bool refused() const noexcept { return refused_; }

 protected:
  using Words = std::vector<std::string>;

  /// A word of the assistant, and who hears it.
  struct Word {
    OwnWord word;
    std::function<void(const Words&)> hear;
  };

  /// Orders that were given together are taken back together: those after `first`, up to `last`.
  struct Together {
    std::size_t first{};
    std::size_t last{};
  };

  /// Words of the set, heard before those of all sets.
  void hear_first(std::vector<Word> words) {
    heard_.insert(heard_.begin(), std::make_move_iterator(words.begin()),
                  std::make_move_iterator(words.end()));
  }

  /// What may be ordered now, a line for each kind.
  [[nodiscard]] virtual std::string orders_now() const = 0;

  std::ostream& screen() { return context_->screen(); }

  /// Where it is said that something was not understood, or is not done.
  std::ostream& refuse() {
    refused_ = true;
    return screen();
  }

  [[nodiscard]] const Match& match() const noexcept { return match_; }

  [[nodiscard]] std::vector<OwnWord> own_words() const {
    std::vector<OwnWord> words;
    for (const Word& each : heard_) {
      words.push_back(each.word);
    }
    return words;
  }

  void keep_together(Together orders) { together_.push_back(orders); }

  /// Gives an order in the words of the set. Tells whether it was carried out.
  bool order(const std::string& text) {
    const auto action = read_order(match_.setting(), match_.asked(), text);
    if (!action) {
      refuse() << "not understood: " << action.error() << '\n';
      return false;
    }
    return give(*action);
  }

  bool give(const Action& action) {
    if (const auto judged = match_.judge(action); !judged) {
      refuse() << "refused: " << match_.sentence(judged.error()) << '\n';
      return false;
    }
    std::size_t lines = match_.log().size();
    const std::size_t before = match_.length();
    screen() << "> " << order_text(match_.setting(), action) << '\n';
    if (own_dice_) {
      const auto faces = ask_dice(action, lines);
      if (!faces) {
        refused_ = refused_ || !*in_;  // the lines ended before its dice
        screen() << "taken back: " << order_text(match_.setting(), action) << '\n';
        return false;
      }
      if (!faces->empty()) {
        (void)match_.act(typename Assistant::WriteDice{*faces});
      }
    }
    (void)match_.act(action);
    // What had been taken back is gone now.
    std::erase_if(together_, [&](const Together& each) { return each.last > before; });
    screen() << Assistant::reckoning(match_, action);
    tell(lines);
    screen() << Assistant::for_the_table(match_);
    return true;
  }

 private:
  using Faces = std::vector<std::uint8_t>;

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

  /// All that is heard in every set. What is understood and what the help tells both come from
  /// here.
  [[nodiscard]] std::vector<Word> words_of_all() {
    return {{{{"orders [all]",
               "what may be ordered now, and for which ship or unit; 'all' lists single orders"},
              ""},
             [this](const Words& words) { offer(words); }},
            {{{"undo", Assistant::kUndoes}, ""}, [this](const Words& /*words*/) { undo(); }},
            {{{"redo", "does again what was taken back"}, ""},
             [this](const Words& /*words*/) { redo(); }},
            {{{"dice own|program", "who rolls"}, ""}, [this](const Words& words) { dice(words); }},
            {{{"help", "these lines"}, ""}, [this](const Words& /*words*/) { help(); }},
            {{{"?", "the same"}, ""}, [this](const Words& /*words*/) { help(); }},
            {{{"quit", "ends; with --save everything is saved"}, ""},
             [this](const Words& /*words*/) { quits_ = true; }}};
  }

  [[nodiscard]] Vocabulary words_now() const {
    return vocabulary(match_.setting(), match_.state(), own_words());
  }

  void understand(const std::string& line) {
    const Words words = words_of(line);
    const auto word = std::ranges::find_if(heard_, [&](const Word& each) {
      return table::alike(each.word.form.word(), words.front());
    });
    if (word != heard_.end()) {
      word->hear(words);
    } else if (has_word(order_forms(match_.setting()), words.front())) {
      order(line);
    } else {
      refuse() << not_a_word(words_now(), words.front());
    }
  }

  void help() { screen() << help_text(words_now(), Assistant::legend()); }

  /// `dice own`, `dice program`; else the order of the set, which writes faces.
  void dice(const Words& words) {
    const std::string who = joined(words, 1);
    if (who != "own" && who != "program") {
      order(joined(words, 0));
      return;
    }
    own_dice_ = who == "own";
    screen() << (own_dice_ ? "You roll, and enter the result.\n" : "The program rolls.\n");
  }

  void offer(const Words& words) {
    if (words.size() == 1) {
      screen() << orders_now();
      return;
    }
    if (joined(words, 1) != "all") {
      refuse() << "not understood: say 'orders' or 'orders all'\n";
      return;
    }
    for (const Action& action : match_.offered()) {
      screen() << "  " << order_text(match_.setting(), action) << '\n';
    }
  }

  /// Asks for every die that the action needs, one after the other, as each shows which is next.
  /// Nothing when the people think better of it.
  /// @param lines of the log that have been told; what a set tells between the dice is added.
  std::optional<Faces> ask_dice(const Action& action, std::size_t& lines) {
    Faces faces;
    const std::size_t before = lines;
    for (;;) {
      typename Rules::Game trial = match_.game();
      if (!faces.empty()) {
        (void)trial.act(typename Assistant::WriteDice{faces});
      }
      const auto done = trial.act(action);
      const auto next = next_die(trial, *done, faces.size(), before, lines);
      if (!next) {
        return faces;
      }
      const auto face = ask(*next);
      if (!face) {
        return std::nullopt;
      }
      faces.push_back(*face);
    }
  }

  /// The die after so many, or nothing. Tells on the way what has happened for certain.
  /// @param before,lines of the log, before the action and told so far
  std::optional<tabletop::BattleRoll> next_die(const typename Rules::Game& trial,
                                               const std::vector<Event>& events, std::size_t thrown,
                                               std::size_t before, std::size_t& lines) {
    std::size_t rolls = 0;
    std::size_t line = before;
    for (const Event& event : events) {
      const auto roll = Rules::roll(match_.setting(), event);
      const auto began = Rules::began(event);
      const auto* const told = std::get_if<table::Told>(&event);
      if (roll && rolls++ == thrown) {
        return roll;
      }
      if (!Assistant::kTellsBetweenDice || (!roll && !began && told == nullptr)) {
        continue;
      }
      if (++line <= lines) {
        continue;
      }
      lines = line;
      if (began) {
        tell_step(*began);
      } else if (told != nullptr) {
        screen() << "  " << tabletop::sentence(*book_, *told, [&](table::ModelId model) {
          return Rules::name_of(match_.setting(), trial.state(), model);
        }) << '\n';
      }
    }
    return std::nullopt;
  }

  std::optional<std::uint8_t> ask(const tabletop::BattleRoll& roll) {
    // Where the die is part of the tale and nobody sees what is typed, it is written down.
    return ask_face(
        *context_, *in_,
        {roll, roll.ship ? match_.name_of(*roll.ship) : std::string{}, "takes the order back",
         Assistant::kTellsBetweenDice && !context_->interactive()},
        refused_);
  }

  void undo() {
    if (match_.undo_depth() == 0) {
      refuse() << (match_.length() == 0
                       ? "there is nothing to take back: nothing has been ordered yet\n"
                       : "there is nothing to take back: the program has rolled a die\n");
      return;
    }
    const auto orders = std::ranges::find(together_, match_.length(), &Together::last);
    const std::size_t first = orders != together_.end() ? orders->first : match_.length() - 1;
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

  void redo() {
    if (match_.redo_depth() == 0) {
      refuse() << "there is nothing to redo\n";
      return;
    }
    const auto orders = std::ranges::find(together_, match_.length(), &Together::first);
    const std::size_t last = orders != together_.end() ? orders->last : match_.length() + 1;
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

  void tell_step(tabletop::BattleMoment when) {
    screen() << fmt::format("\n{} {}, {}\n", Assistant::kTurn, when.turn,
                            Assistant::step(when.step));
  }

  /// The lines of the log from one on.
  void tell(std::size_t from) {
    for (std::size_t i = from; i < match_.log().size(); ++i) {
      const tabletop::BattleLine& line = match_.log()[i];
      switch (line.kind) {
        case tabletop::BattleLine::Kind::Step:
          tell_step(line.when);
          break;
        case tabletop::BattleLine::Kind::Roll:
          screen() << fmt::format(
              "  {} rolls D{}: {}{} [{}]\n", board::name(line.by), line.sides, line.face,
              line.ship ? " for " + match_.name_of(*line.ship) : std::string{}, line.rule.text());
          break;
        case tabletop::BattleLine::Kind::Told:
          // Two people at one table hear both.
          screen() << "  " << line.text[0].value_or(line.text[1].value_or(std::string{})) << '\n';
          break;
      }
    }
  }

  Context* context_;
  Match match_;
  Book book_;
  bool own_dice_;
  std::vector<Word> heard_;
  std::vector<Together> together_;
  std::istream* in_{};
  std::string prompted_;
  bool quits_{};
  bool refused_{};
};

}  // namespace core::cli
