// A battle on land in play: whose decision it is, what is legal, act.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

#include <memory>
#include <optional>
#include <vector>

namespace core::field {

/// A battle: a state and the three verbs. Copying it copies the state, which is how a commander
/// looks ahead; the setting is shared.
class Game {
 public:
  /// A battle from its begin. opening() tells what needed no choice.
  Game(std::shared_ptr<const Setting> setting, std::uint64_t seed,
       std::vector<std::uint8_t> scripted = {});

  /// Goes on from a state.
  Game(std::shared_ptr<const Setting> setting, State state) noexcept
      : setting_{std::move(setting)}, state_{std::move(state)} {}

  /// Whose decision it is, or nothing when the battle is over.
  [[nodiscard]] std::optional<Side> asked() const noexcept;

  /// Some legal choices, in a fixed order, so many that a battle can be played with them alone: of
  /// moves there are more than can be listed. Empty when the battle is over.
  [[nodiscard]] std::vector<Action> offered() const;

  /// Whether a choice is legal now, or the rule that forbids it. Changes nothing.
  [[nodiscard]] Judged<> judge(const Action& action) const;

  /// Makes a choice, and lets all happen that follows without another one. Refused means nothing
  /// changed.
  Judged<std::vector<Event>> act(const Action& action);

  [[nodiscard]] const State& state() const noexcept { return state_; }

  [[nodiscard]] const Setting& setting() const noexcept { return *setting_; }

  /// What happened before the first decision.
  [[nodiscard]] const std::vector<Event>& opening() const noexcept { return opening_; }

 private:
  std::shared_ptr<const Setting> setting_;
  State state_;
  std::vector<Event> opening_;
};

}  // namespace core::field
