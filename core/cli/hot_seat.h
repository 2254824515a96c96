// A text game: two players at one keyboard, or a script on a pipe.
#pragma once

#include "core/cli/context.h"
#include "core/game/game.h"
#include "core/game/journal.h"

#include <array>
#include <deque>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::cli {

/// Asks, reads a line, answers, until the game, the input or the player's patience ends. A wrong
/// line is answered with a sentence and changes nothing.
class HotSeat {
 public:
  /// @param game the game that goes on; its opening() is told.
  /// @param header what a save of it knows.
  HotSeat(Context& context, const data::OpenedSetup& opened, game::Game game, game::Header header);

  /// Writes every action to a save from now on.
  /// @param journal whose head is the position of the game.
  void keep(game::Journal journal) { journal_ = std::move(journal); }

  void play();

 private:
  /// A choice that was made, and by whom.
  struct Done {
    game::Action action;
    board::Side by{};
  };

  /// An event in the words for each side; nothing for a side that may not read it [0.5].
  struct LogLine {
    std::array<std::optional<std::string>, 2> text;

    [[nodiscard]] const std::optional<std::string>& to(board::Side side) const {
      return text[static_cast<std::size_t>(side)];
    }
  };

  using Words = std::vector<std::string>;

  /// A command that is no order.
  struct Command {
    std::string_view word;
    std::string_view shape;  ///< what follows it
    std::string_view help;
    void (HotSeat::*run)(const Words&);
  };

  [[nodiscard]] static const std::vector<Command>& commands();
  [[nodiscard]] const Command* find_command(std::string_view word) const;

  /// Tells whose decision it is when that has changed; false when the game is over.
  bool ask();
  /// Reads a line; false at the end of the input.
  bool read(std::string& line);
  void answer(const std::string& line);
  void order(const std::string& line);
  void act(const game::Action& choice);
  /// Puts one of the events into the log.
  /// @param now the position after it.
  void note(const state::Situation& now, const std::vector<state::Event>& events, std::size_t at,
            const std::string& was);
  /// Puts what an order did into the log, each event as the position stood after it.
  void note_all(const state::GameState& before, const std::vector<state::Event>& events);
  /// The save. @throws UserError when there is none.
  game::Journal& saved();
  /// Plays on from the head of the save, after it was moved; `told` says how.
  void play_from_head(const std::string& told);
  void tell_new(std::size_t from, board::Side side);
  void tell_end();

  void help(const Words& words);
  void legal(const Words& words);
  void show(const Words& words);
  void where(const Words& words);
  void log(const Words& words);
  void undo(const Words& words);
  void save(const Words& words);
  void branches(const Words& words);
  void branch(const Words& words);
  void switch_branch(const Words& words);
  void case_text(const Words& words);
  void why(const Words& words);
  void quit(const Words& words);

  Context& context_;
  rulebook::Setting setting_;
  game::Game game_;
  std::istream& in_;
  std::ostream& out_;
  board::Side side_{};  ///< who decides
  std::string asked_;   ///< the question told last
  std::vector<LogLine> log_;
  state::GameState begin_;         ///< at the first decision
  std::vector<Done> done_;         ///< since then
  std::deque<game::Game> before_;  ///< before each action that can be taken back
  std::optional<state::Illegal> refused_;
  game::Header header_;
  std::optional<game::Journal> journal_;
  bool over_{};
};

}  // namespace core::cli
