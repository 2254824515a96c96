// [4.1] How reminders are gathered. Private to this room.
#pragma once

#include "core/plan/reminders.h"

#include <functional>
#include <optional>
#include <vector>

namespace core::plan {

/// A choice that energises, and all that it would set in motion, rosters included [5.28].
struct Energising {
  sequence::Action choice;
  std::vector<state::PieceId> units;
};

/// Reminders of one moment: what is asked, and what has been said so far.
class ReminderList {
 public:
  /// @param legal outlives the list.
  ReminderList(const state::Situation& now, board::Side side,
               const std::vector<sequence::Action>& legal)
      : now_{&now}, side_{side}, legal_{&legal} {}

  [[nodiscard]] const state::Situation& now() const noexcept { return *now_; }

  [[nodiscard]] board::Side side() const noexcept { return side_; }

  [[nodiscard]] const std::vector<sequence::Action>& legal() const noexcept { return *legal_; }

  [[nodiscard]] bool is_legal(sequence::ActionKind kind) const noexcept;

  /// Whether no decision is pending in the stage.
  [[nodiscard]] bool is_in(state::Stage stage) const noexcept;

  /// Adds a reminder that says something, with the number of its choices as its only figure if it
  /// has none: one that names neither piece, hex nor choice is left out.
  void add(Reminder reminder);

  /// Adds it whatever it names.
  void say(Reminder reminder) { reminders_.push_back(std::move(reminder)); }

  [[nodiscard]] std::vector<Reminder> take() noexcept { return std::move(reminders_); }

  /// [5.21] [5.22] The legal commands and rolls with what each would energise; made once.
  [[nodiscard]] const std::vector<Energising>& energising();

  /// The first of them that energises one of the pieces; nothing when none does.
  [[nodiscard]] const sequence::Action* energising_one_of(
      const std::vector<state::PieceId>& pieces);

 private:
  const state::Situation* now_;
  board::Side side_;
  const std::vector<sequence::Action>* legal_;
  std::vector<Reminder> reminders_;
  std::optional<std::vector<Energising>> energising_;
};

/// Names a piece or hex once.
void name_piece(Reminder& reminder, state::PieceId piece);
void name_hex(Reminder& reminder, board::HexId hex);

/// Adds a choice with its piece; of several that differ only in their number the largest stays.
void add_choice(Reminder& reminder, const sequence::Action& choice);

void remind_of_movement(ReminderList& list);
void remind_of_supply(ReminderList& list);

}  // namespace core::plan
