// [4.1] Orders of a lesson, given one after the other to a game as it stands.
#pragma once

#include "core/game/game.h"
#include "core/words/lesson.h"

#include <optional>
#include <vector>

namespace core::words {

/// Goes through orders of a lesson. It only says what is to be given next: whoever plays gives it,
/// to the game itself or to a copy of it.
class LessonOrders {
 public:
  /// @param orders outlives it
  /// @param given  what was done in the game before: none of it is given again
  LessonOrders(const std::vector<LessonOrder>& orders, Given given);

  /// The next choice; nothing when all is done, or when it cannot go on: see is_stuck().
  /// @param legal what can be chosen in `state`
  [[nodiscard]] std::optional<sequence::Action> next(const rulebook::Setting& setting,
                                                     const state::GameState& state,
                                                     const std::vector<sequence::Action>& legal);

  /// The same for a game at a table, or a copy of one.
  template <class Table>
  [[nodiscard]] std::optional<sequence::Action> next_of(const rulebook::Setting& setting,
                                                        Table& table) {
    return next(setting, table.state(), table.legal());
  }

  /// Whether an order was no longer legal, or what was to be waited for never came.
  [[nodiscard]] bool is_stuck() const noexcept { return stuck_; }

 private:
  [[nodiscard]] bool read_order(const rulebook::Setting& setting, const state::GameState& state);
  [[nodiscard]] std::optional<sequence::Action> answer(const std::vector<sequence::Action>& legal);
  std::optional<sequence::Action> stop() noexcept;

  const std::vector<LessonOrder>* orders_;
  Given given_;
  std::size_t at_{};
  std::vector<sequence::Action> open_;  ///< what the order at hand still holds, the next one last
  bool opened_{};
  int answers_{};  ///< given in the plainest way
  bool stuck_{};
};

/// Whether the orders can be given in the game as it stands, as far as no die has to be rolled.
[[nodiscard]] bool can_be_given(const std::vector<LessonOrder>& orders, game::Game game,
                                const rulebook::Setting& setting, const Given& given);

/// Whether the orders come to their end with the dice of this game, and what was given then.
/// Nothing when they do not.
[[nodiscard]] std::optional<Given> played_out(const std::vector<LessonOrder>& orders,
                                              game::Game& game, const rulebook::Setting& setting,
                                              Given given);

}  // namespace core::words
