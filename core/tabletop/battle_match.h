// A battle of the miniature table as people play it: the verbs, what has been done and taken back,
// the log, and the save.
#pragma once

#include "core/rulebook/rulebook.h"
#include "core/tabletop/battle_journal.h"
#include "core/tabletop/battle_record.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop {

/// A line of the log of a battle.
struct BattleLine {
  enum class Kind : std::uint8_t { Step, Roll, Told };
  Kind kind{};
  /// The sentence of a fact, empty for a step or a roll, which the reader's program words; nothing
  /// for a side that may not know of it [IC-005] [IC-023].
  std::array<std::optional<std::string>, 2> text;
  base::RuleId rule;                   ///< of a roll why it was thrown; none of a step
  std::optional<table::ModelId> ship;  ///< or fort, or body of troops
  BattleMoment when;
  board::Side by{};      ///< of a roll
  std::uint8_t sides{};  ///< of a roll
  std::uint8_t face{};
  std::uint32_t action{};  ///< how many actions had been done, this one included

  [[nodiscard]] const std::optional<std::string>& to(board::Side reader) const {
    return text[static_cast<std::size_t>(reader)];
  }

  friend bool operator==(const BattleLine&, const BattleLine&) = default;
};

/// A battle at a table. What is done and taken back is in the save, if there is one, before anybody
/// hears of it.
template <class Rules>
class BattleMatchOf {
 public:
  using Setting = typename Rules::Setting;
  using State = typename Rules::State;
  using Game = typename Rules::Game;
  using Action = typename Rules::Action;
  using Event = typename Rules::Event;

  /// A battle that is not saved yet.
  /// @param words has the sentences.
  /// @pre begin.rules is the set
  BattleMatchOf(std::shared_ptr<const Setting> setting, BattleBegin begin,
                std::shared_ptr<const rulebook::Rulebook> words);

  /// Goes on with a save: plays all its orders again.
  /// @throws base::DataError for the first row that is wrong: file, row and reason.
  [[nodiscard]] static BattleMatchOf open(const data::Catalogue& catalogue,
                                          std::shared_ptr<const rulebook::Rulebook> words,
                                          const std::filesystem::path& file);

  /// The same with a battle that no name tells: its setting was made elsewhere [26.13].
  /// @param begin which the save must have.
  /// @throws base::DataError also when the save is of another battle.
  [[nodiscard]] static BattleMatchOf open(std::shared_ptr<const Setting> setting,
                                          const BattleBegin& begin,
                                          std::shared_ptr<const rulebook::Rulebook> words,
                                          const std::filesystem::path& file);

  [[nodiscard]] const Setting& setting() const noexcept { return *setting_; }

  [[nodiscard]] const std::shared_ptr<const Setting>& shared_setting() const noexcept {
    return setting_;
  }

  [[nodiscard]] const BattleBegin& begin() const noexcept { return begin_; }

  [[nodiscard]] const Game& game() const noexcept { return game_; }

  [[nodiscard]] const State& state() const noexcept { return game_.state(); }

  // ---- the verbs ----

  [[nodiscard]] std::optional<board::Side> asked() const noexcept { return game_.asked(); }

  [[nodiscard]] std::vector<Action> offered() const { return game_.offered(); }

  /// By the rules; and every face that people with models have written down must be one of the die
  /// that is rolled.
  [[nodiscard]] table::Judged<> judge(const Action& action) const;

  /// Makes a choice. Refused means nothing changed; else what happened.
  /// @throws base::DataError when the save cannot be written; nothing has happened then.
  table::Judged<std::vector<Event>> act(const Action& action);

  // ---- back and forth ----

  /// How many actions have been done.
  [[nodiscard]] std::uint32_t length() const noexcept {
    return static_cast<std::uint32_t>(done_.size());
  }

  /// [0.4] How many of them can be taken back now: down to the last roll or revealed secret.
  [[nodiscard]] std::uint32_t undo_depth() const noexcept;
  /// Of these, how many one side has taken last without the other one between.
  [[nodiscard]] std::uint32_t undo_depth_of(board::Side side) const noexcept;

  /// Whose the action is that is taken back after so many others; nothing: none can be.
  [[nodiscard]] std::optional<board::Side> side_of_last(std::uint32_t after) const noexcept;

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
  [[nodiscard]] const State& state_after(std::uint32_t actions) const;

  /// What was done as the `action`th, from 1, and what came of it.
  [[nodiscard]] const Action& action_at(std::uint32_t action) const {
    return done_.at(action - 1).action;
  }

  [[nodiscard]] const std::vector<Event>& events_of(std::uint32_t action) const {
    return done_.at(action - 1).events;
  }

  [[nodiscard]] const std::vector<BattleLine>& log() const noexcept { return log_; }

  // ---- words ----

  [[nodiscard]] std::string sentence(const table::Refusal& refusal) const;

  [[nodiscard]] std::string name_of(table::ModelId model) const {
    return Rules::spoken_name(*words_, *setting_, state(), model);
  }

  /// What the battle is won by, a sentence each [objective_words.h].
  [[nodiscard]] std::vector<std::string> objectives() const;

  // ---- the save ----

  /// Nothing while the battle is not saved.
  [[nodiscard]] const BattleJournal* journal() const noexcept {
    return journal_ ? &*journal_ : nullptr;
  }

  /// What the computer commands: whoever goes on with the save finds it so.
  [[nodiscard]] board::SideSet computer() const noexcept { return computer_; }

  /// @throws base::DataError when the save cannot be written.
  void give_to_computer(board::SideSet sides);

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
    Action action;
    board::Side by{};
    bool stops_undo{};
    std::vector<Event> events;
    State before;
    std::size_t log_before{};  ///< lines of the log
  };

  /// Plays all rows of a save, and goes on with it.
  [[nodiscard]] table::Judged<> judge_faces(const Action& action) const;
  [[nodiscard]] static BattleMatchOf replay(std::shared_ptr<const Setting> setting,
                                            std::shared_ptr<const rulebook::Rulebook> words,
                                            BattleJournal journal);
  /// Plays a row of a save; empty, or why it cannot be.
  [[nodiscard]] std::string play(const std::string& row);
  void tell(const std::vector<Event>& events);
  void write(const std::string& row);

  std::shared_ptr<const Setting> setting_;
  BattleBegin begin_;
  std::shared_ptr<const rulebook::Rulebook> words_;
  Game game_;
  std::vector<Done> done_;
  std::vector<Action> undone_;  ///< the last one is done again first
  std::vector<BattleLine> log_;
  std::optional<BattleJournal> journal_;
  board::SideSet computer_;
};

extern template class BattleMatchOf<IroncladRules>;
extern template class BattleMatchOf<CoastalRules>;
extern template class BattleMatchOf<FieldRules>;

using BattleMatch = BattleMatchOf<IroncladRules>;
using CoastalMatch = BattleMatchOf<CoastalRules>;
using FieldMatch = BattleMatchOf<FieldRules>;

}  // namespace core::tabletop
