// A campaign in play: what is legal, act.
#pragma once

#include "core/river/action.h"
#include "core/river/record.h"

#include <memory>
#include <vector>

namespace core::river {

/// A campaign of one player against the dice [RR-001]: a state and the verbs. Copying it copies the
/// state; the setting is shared.
class Game {
 public:
  /// A campaign from its begin. opening() tells what needed no choice.
  Game(std::shared_ptr<const Setting> setting, std::vector<std::uint8_t> scripted = {});

  /// Goes on from a state.
  Game(std::shared_ptr<const Setting> setting, State state) noexcept
      : setting_{std::move(setting)}, state_{std::move(state)} {}

  [[nodiscard]] bool is_over() const noexcept { return state_.result.has_value(); }

  /// Some legal choices, in a fixed order, so many that a campaign can be played with them alone.
  /// Empty when it is over.
  [[nodiscard]] std::vector<Action> offered() const;

  /// Whether a choice is legal now, or the rule that forbids it. Changes nothing.
  [[nodiscard]] Judged<> judge(const Action& action) const;

  /// Makes a choice, and lets all happen that follows without another one. Refused means nothing
  /// changed.
  Judged<std::vector<Event>> act(const Action& action);

  [[nodiscard]] const State& state() const noexcept { return state_; }

  [[nodiscard]] const Setting& setting() const noexcept { return *setting_; }

  [[nodiscard]] const std::shared_ptr<const Setting>& shared_setting() const noexcept {
    return setting_;
  }

  /// What happened before the first decision.
  [[nodiscard]] const std::vector<Event>& opening() const noexcept { return opening_; }

 private:
  std::shared_ptr<const Setting> setting_;
  State state_;
  std::vector<Event> opening_;
};

}  // namespace core::river
