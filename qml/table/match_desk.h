// A battle of the miniature table as its seats need it, whatever stands on it: whose choice it is,
// what has been done, and its words.
#pragma once

#include "core/tabletop/battle_match.h"
#include "qml/table/motion.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tableview {

/// Something that was done: refused, or for the eye what has come of it. Nothing where the set has
/// no such choice.
using Done = std::optional<core::table::Judged<std::vector<Stage>>>;

/// A choice that a button gives.
struct Offer {
  QString group;  ///< "plot", "repair": what stands together
  QString text;
  std::optional<core::table::Refusal> refusal;
};

class MatchDesk {
 public:
  MatchDesk() = default;
  MatchDesk(const MatchDesk&) = delete;
  MatchDesk& operator=(const MatchDesk&) = delete;
  MatchDesk(MatchDesk&&) = delete;
  MatchDesk& operator=(MatchDesk&&) = delete;
  virtual ~MatchDesk() = default;

  // ---- the match ----

  [[nodiscard]] virtual core::tabletop::RuleSet rules() const = 0;
  [[nodiscard]] virtual std::optional<core::board::Side> asked() const = 0;
  [[nodiscard]] virtual const std::vector<core::tabletop::BattleLine>& log() const = 0;
  [[nodiscard]] virtual const core::tabletop::BattleJournal* journal() const = 0;
  /// What is to be told of the save since this was asked last.
  [[nodiscard]] virtual std::vector<std::string> take_notices() = 0;
  /// Sees at the end that the save is where it was. @throws core::base::DataError when a copy
  /// cannot be written.
  virtual void end() = 0;
  [[nodiscard]] virtual std::uint32_t undo_depth() const = 0;
  /// How many a side has taken last without the other one between.
  [[nodiscard]] virtual std::uint32_t undo_depth_of(core::board::Side side) const = 0;
  /// Whose the action is that is taken back after so many others; nothing: none can be.
  [[nodiscard]] virtual std::optional<core::board::Side> side_of_last(
      std::uint32_t after) const = 0;
  [[nodiscard]] virtual std::uint32_t redo_depth() const = 0;
  /// Whether the table shows a side what the other one may not see.
  [[nodiscard]] virtual bool has_secrets() const = 0;
  virtual void undo() = 0;
  virtual void redo() = 0;
  [[nodiscard]] virtual QString sentence(const core::table::Refusal& why) const = 0;
  /// Of a ship, of a fort after all ships, of a unit on land.
  [[nodiscard]] virtual QString name_of(int number) const = 0;
  /// What the computer commands, as the save has it.
  [[nodiscard]] virtual core::board::SideSet computer() const = 0;
  /// @throws core::base::DataError when the save cannot be written.
  virtual void give_to_computer(core::board::SideSet sides) = 0;
  /// The computer's captain chooses for the side that is asked.
  virtual Done let_captain_act() = 0;
  /// Another captain takes over.
  virtual void change_captain() = 0;

  /// Looks at the battle anew as a side sees it; nothing: as who may see everything.
  virtual void look(std::optional<core::board::Side> viewer) = 0;

  // ---- words ----

  [[nodiscard]] virtual int turn() const = 0;
  [[nodiscard]] virtual QString title() const = 0;
  [[nodiscard]] virtual QString turn_words() const = 0;  ///< "turn 3 of 20"
  [[nodiscard]] virtual QString step_words() const = 0;  ///< "both sides fire"
  /// A line of the log: "Turn 3: both sides fire".
  [[nodiscard]] virtual QString moment_words(const core::tabletop::BattleMoment& when) const = 0;
  /// What the battle is won by, a sentence each, and when it is over that by which it was decided;
  /// none where cards or the value of losses decide.
  [[nodiscard]] virtual QStringList aims() const = 0;
  /// Empty until the battle is over.
  [[nodiscard]] virtual QString result() const = 0;
  [[nodiscard]] virtual QString task_words() const = 0;
  [[nodiscard]] virtual QString end_words() const = 0;

  // ---- the end of a step ----

  [[nodiscard]] virtual bool can_end() const = 0;
  virtual Done end_step() = 0;
};

/// "union", "confederate".
[[nodiscard]] QString key_of(core::board::Side side);
[[nodiscard]] QString name_of_side(core::board::Side side);

}  // namespace tableview
