// A river campaign as people play it: the verbs, what has been done and taken back, other lines of
// play, the diary's events, and the save.
#pragma once

#include "core/data/catalogue.h"
#include "core/river/game.h"
#include "core/tabletop/river_journal.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop {

/// A campaign in play. What is done and taken back is in the save, if there is one, before anybody
/// hears of it.
class RiverMatch {
 public:
  /// A campaign that is not saved yet.
  /// @throws base::DataError for a begin that river::fault_of() objects to.
  RiverMatch(const river::Charts& charts, const river::Begin& begin);

  /// Goes on with a save: plays all its orders again.
  /// @throws base::DataError for the first row that is wrong: file, row and reason.
  [[nodiscard]] static RiverMatch open(const river::Charts& charts,
                                       const std::filesystem::path& file);

  [[nodiscard]] const river::Setting& setting() const noexcept { return game_.setting(); }

  [[nodiscard]] const river::Game& game() const noexcept { return game_; }

  [[nodiscard]] const river::State& state() const noexcept { return game_.state(); }

  /// What happened before the first decision.
  [[nodiscard]] const std::vector<river::Event>& opening() const noexcept { return opening_; }

  // ---- the verbs ----

  [[nodiscard]] bool is_over() const noexcept { return game_.is_over(); }

  [[nodiscard]] std::vector<river::Action> offered() const { return game_.offered(); }

  [[nodiscard]] river::Judged<> judge(const river::Action& action) const {
    return game_.judge(action);
  }

  /// Makes a choice. Refused means nothing changed; else what happened.
  /// @throws base::DataError when the save cannot be written; nothing has happened then.
  river::Judged<std::vector<river::Event>> act(const river::Action& action);

  // ---- back and forth ----

  /// How many actions have been done.
  [[nodiscard]] std::uint32_t length() const noexcept {
    return static_cast<std::uint32_t>(done_.size());
  }

  /// [0.4] How many of them can be taken back now: down to the last roll or what was found.
  [[nodiscard]] std::uint32_t undo_depth() const noexcept;

  [[nodiscard]] std::uint32_t redo_depth() const noexcept {
    return static_cast<std::uint32_t>(undone_.size());
  }

  /// Takes the last action back.
  /// @pre undo_depth() > 0
  void undo();
  /// Does again what was taken back last.
  /// @pre redo_depth() > 0
  void redo();

  /// The state after the first `actions`.
  /// @pre actions <= length()
  [[nodiscard]] const river::State& state_after(std::uint32_t actions) const;

  /// What was done as the `action`th, from 1, and what came of it.
  [[nodiscard]] const river::Action& action_at(std::uint32_t action) const {
    return done_.at(action - 1).action;
  }

  [[nodiscard]] const std::vector<river::Event>& events_of(std::uint32_t action) const {
    return done_.at(action - 1).events;
  }

  // ---- other lines of play ----

  /// A line that was left for another one: its actions from the first on, as text.
  struct Line {
    std::uint32_t shared{};           ///< actions that the line which goes on has, too
    std::vector<std::string> orders;  ///< of the whole line
  };

  /// Goes on from after the first `actions` of the line in play, past rolls, too: for the student
  /// who asks what if. The line that was is kept; the dice of the same actions are the same.
  /// @pre actions <= length()
  void branch(std::uint32_t actions);

  /// Lines that were left, in the order in which they were.
  [[nodiscard]] const std::vector<Line>& lines() const noexcept { return lines_; }

  /// Takes up a line that was left, to its end; the one in play is kept instead.
  /// @pre line < lines().size()
  void take_up(std::size_t line);

  // ---- the save ----

  /// Nothing while the campaign is not saved.
  [[nodiscard]] const RiverJournal* journal() const noexcept {
    return journal_ ? &*journal_ : nullptr;
  }

  /// Writes what was done, and everything from now on, to a new file.
  /// @param date as the caller writes it.
  /// @throws base::DataError also when the file exists already.
  void save_as(const std::filesystem::path& file, const std::string& date);

  /// What is to be told of the save since this was asked last, a sentence each.
  [[nodiscard]] std::vector<std::string> take_notices();

  /// Sees at the end that the save is where it was (RowJournal::end()).
  void end();

 private:
  struct Done {
    river::Action action;
    bool stops_undo{};
    std::vector<river::Event> events;
    river::State before;
  };

  /// Plays a row of a save; empty, or why it cannot be.
  [[nodiscard]] std::string play(const std::string& row);
  /// Plays an order as text; the same.
  [[nodiscard]] std::string play_order(const std::string& text);
  void write(const std::string& row);
  /// The line in play is kept among the others.
  void keep_line(std::uint32_t shared);
  void go_back_to(std::uint32_t actions);
  [[nodiscard]] std::string text_of(std::uint32_t action) const;

  river::Game game_;
  std::vector<river::Event> opening_;
  std::vector<Done> done_;
  std::vector<river::Action> undone_;  ///< the last one is done again first
  std::vector<Line> lines_;
  std::optional<RiverJournal> journal_;
};

}  // namespace core::tabletop
