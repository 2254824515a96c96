// A game as people play it: the three verbs, what has been done so far, and its save.
#pragma once

#include "core/game/game.h"
#include "core/save/journal.h"
#include "core/words/log.h"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::save {

/// Lines of the log that were told before others.
struct EarlierLog {
  std::uint32_t from{};  ///< how many actions of the line of play had been done before the first
  std::vector<words::LogLine> lines;
};

/// A game at a table. Every action is in the save, if there is one, before anybody hears of it.
///
/// What a choice costs does not grow with the game, nor does opening a save, but for its actions
/// that are checked: of what is long past the save tells when it is asked.
///
/// Functions that write to the save throw base::DataError when that fails; nothing has happened
/// then.
class Match {
 public:
  /// A game that is not saved yet.
  /// @param game the position in which it goes on; its opening() is the begin of the log.
  explicit Match(game::Game game, rulebook::Setting setting);

  /// A saved game goes on at the head of its journal. The log of its game-turn is made again.
  Match(rulebook::Setting setting, Journal journal);

  // ---- the verbs ----

  [[nodiscard]] std::optional<game::Question> question() { return game_.question(); }

  [[nodiscard]] const std::vector<sequence::Action>& legal() { return game_.legal(); }

  [[nodiscard]] state::Ruling<> judge(const sequence::Action& action) {
    return game_.judge(action);
  }

  /// Makes a choice. Refused means nothing changed; else the number of its first line in log().
  /// @param by who gives it, as game::Game::act().
  /// @param operation the bracket() of the operation that it is a step of; empty: it is a choice by
  ///                  itself
  /// @param remark what its side notes of it, and keeps to itself while the game lasts
  state::Ruling<std::size_t> act(sequence::Action action, std::optional<board::Side> by = {},
                                 std::string_view operation = {}, std::string_view remark = {});

  // ---- who plays ----

  /// kPerson, or whoever has sat down last.
  [[nodiscard]] const std::string& sitter(board::Side side) const noexcept {
    return sitters_[static_cast<std::size_t>(side)];
  }

  /// Somebody sits down: he plays the side from now on, in every line of play.
  void seat(board::Side side, std::string_view sitter);

  /// Who made the `action`th of the line of play, from 1.
  [[nodiscard]] board::Side side_of(std::uint32_t action) const { return line_.at(action - 1).by; }

  /// What was noted of the `action`th of the line of play, from 1; empty: nothing.
  [[nodiscard]] std::string remark_of(std::uint32_t action) const;
  /// Which of the line of play, from 1, is the side's last one; nothing when it has made none.
  [[nodiscard]] std::optional<std::uint32_t> last_of(board::Side side) const noexcept;

  // ---- operations: choices that were one order, and are taken back as one ----

  /// What marks the choices of an operation that begins now: its words after a number that no other
  /// operation of this line of play has.
  /// @param words as `do` in the terminal takes them, `march "II Corps" C2308`, or the kind of the
  ///              first choice
  [[nodiscard]] std::string bracket(std::string_view words) const;
  /// The words in a bracket.
  [[nodiscard]] static std::string_view words_in(std::string_view bracket);

  /// The bracket of the `action`th of the line of play, from 1; empty: none.
  [[nodiscard]] std::string_view operation_of(std::uint32_t action) const {
    return line_.at(action - 1).operation;
  }

  /// How many choices the order has that was given last, whether they can be taken back or not; 0
  /// when there is none.
  [[nodiscard]] std::uint32_t last_order() const;
  /// The same of the order that was taken back last, as far as it can be done again.
  [[nodiscard]] std::uint32_t undone_order() const;
  /// How many orders the last `actions` are.
  [[nodiscard]] std::uint32_t orders_in(std::uint32_t actions) const;

  [[nodiscard]] const GameState& state() const noexcept { return game_.state(); }

  [[nodiscard]] state::Situation situation() { return game_.situation(); }

  [[nodiscard]] const rulebook::Setting& setting() const noexcept { return setting_; }

  /// The game itself, to be copied for a look ahead.
  [[nodiscard]] const game::Game& game() const noexcept { return game_; }

  // ---- back and forth ----

  /// How many actions the line of play holds up to now.
  [[nodiscard]] std::uint32_t length() const noexcept {
    return static_cast<std::uint32_t>(line_.size());
  }

  /// [0.4] How many actions can be taken back now: down to the last roll or revealed secret.
  [[nodiscard]] std::uint32_t undo_depth() const noexcept;
  /// Of these, how many one side has taken last without the other one between.
  [[nodiscard]] std::uint32_t undo_depth_of(Side side) const noexcept;

  /// How many actions that were taken back can be done again.
  [[nodiscard]] std::uint32_t redo_depth() const noexcept {
    return static_cast<std::uint32_t>(undone_.size());
  }

  /// Takes the last `actions` back. @pre at most undo_depth()
  void undo(std::uint32_t actions = 1);

  /// Does again what was taken back last. @pre redo_depth() > 0
  void redo();

  /// The position after the first `actions` of the line of play.
  /// @pre actions <= length()
  [[nodiscard]] GameState state_after(std::uint32_t actions) const;

  /// What was done as the `action`th of the line of play, from 1.
  [[nodiscard]] sequence::Action action_at(std::uint32_t action) const;

  /// The lines of the log up to now, of the actions after the first log_from(); of what was taken
  /// back there are none.
  [[nodiscard]] const std::vector<words::LogLine>& log() const noexcept { return log_; }

  /// How many actions had been done before the first line of log(): 0, but for a save that was
  /// opened.
  [[nodiscard]] std::uint32_t log_from() const noexcept { return log_from_; }

  /// Makes the lines again that were told of actions up to the first `until`, back to where their
  /// game-turn began.
  /// @pre 0 < until <= length(), and there is a save
  [[nodiscard]] EarlierLog earlier_log(std::uint32_t until) const;

  /// Counts up when something that had happened happens no more: it was taken back, or another line
  /// of play goes on. Who keeps what he knows of the past looks anew then.
  [[nodiscard]] std::uint32_t rewrites() const noexcept { return rewrites_; }

  // ---- the save ----

  [[nodiscard]] const Journal* journal() const noexcept { return journal_ ? &*journal_ : nullptr; }

  /// Writes what was done, and every action from now on, to a new file.
  /// @throws base::DataError also when the file exists already.
  void save_as(const std::filesystem::path& file, const Header& header);

  /// What is to be told of the save since this was asked last, a sentence each.
  [[nodiscard]] std::vector<std::string> take_notices();

  /// Sees at the end that the save is where it was (Journal::end()).
  void end();

  /// Begins another line of play after the first `actions`, and plays it on. The error is a
  /// sentence: the name is empty or taken, or there is no save.
  [[nodiscard]] tl::expected<void, std::string> branch(std::string_view name,
                                                       std::uint32_t actions);

  /// Plays another line on. The error is a sentence: there is no such line, or no save.
  [[nodiscard]] tl::expected<void, std::string> switch_to(std::string_view name);

 private:
  struct Done {
    ActionId id;  ///< in the save, if there is one
    Side by{};
    bool stops_undo{};
    std::optional<sequence::Action> action;  ///< nothing: the save tells
    std::string operation;                   ///< the bracket; empty: none
    std::string remark;                      ///< unless the save tells
  };

  struct Undone {
    sequence::Action action;
    std::string operation;
    std::string remark;
  };

  void play_from_head();
  void stand_at(GameState position);
  /// The log goes on after these lines.
  void take_up(EarlierLog log);
  /// How many actions had been done when the game-turn of the action `until` began.
  [[nodiscard]] std::uint32_t begin_of_game_turn(std::uint32_t until) const;

  [[nodiscard]] ActionId id_after(std::uint32_t actions) const {
    return actions == 0 ? kBegin : line_[actions - 1].id;
  }

  [[nodiscard]] std::size_t most_kept() const noexcept;

  rulebook::Setting setting_;
  game::Game game_;
  std::optional<GameState> begin_;  ///< at the first decision, unless the save tells it
  std::vector<Done> line_;
  std::vector<Undone> undone_;    ///< taken back; the last one is done again first
  std::deque<GameState> before_;  ///< before the last actions, as far as they are kept
  std::vector<words::LogLine> log_;
  std::uint32_t log_from_{};
  std::uint32_t rewrites_{};
  words::Narrator narrator_;
  std::optional<Journal> journal_;
  std::array<std::string, 2> sitters_{std::string{kPerson}, std::string{kPerson}};  ///< by Side
};

}  // namespace core::save
