// A battle in play, by whichever rules: whose decision it is, what is legal, act. What both naval
// sets and the field battle need.
#pragma once

#include "core/table/refusal.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace core::table {

/// A battle: a state and the three verbs. Copying it copies the state, which is how the computer
/// looks ahead; the setting is shared.
/// @tparam Rules a set of rules: its types Setting, State, Record, Action, Event and Side, and
///         begin, open, asked, judge, offered and act, as they are called below
template <class Rules>
class Game {
 public:
  using Setting = typename Rules::Setting;
  using State = typename Rules::State;
  using Action = typename Rules::Action;
  using Event = typename Rules::Event;
  using Side = typename Rules::Side;

  /// A battle from its begin. opening() tells what needed no choice.
  Game(std::shared_ptr<const Setting> setting, std::uint64_t seed,
       std::vector<std::uint8_t> scripted = {})
      : setting_{std::move(setting)}, state_{Rules::begin(*setting_, seed, std::move(scripted))} {
    typename Rules::Record record{*setting_, state_};
    Rules::open(record);
    opening_ = record.take_events();
  }

  /// Goes on from a state.
  Game(std::shared_ptr<const Setting> setting, State state) noexcept
      : setting_{std::move(setting)}, state_{std::move(state)} {}

  /// Whose decision it is, or nothing when the battle is over.
  [[nodiscard]] std::optional<Side> asked() const noexcept { return Rules::asked(state_); }

  /// Some legal choices, in a fixed order, so many that a battle can be played with them alone: of
  /// moves and plots there are more than can be listed. Empty when the battle is over.
  [[nodiscard]] std::vector<Action> offered() const {
    return asked() ? Rules::offered(*setting_, state_, *asked()) : std::vector<Action>{};
  }

  /// Whether a choice is legal now, or the rule that forbids it. Changes nothing.
  [[nodiscard]] Judged<> judge(const Action& action) const {
    return Rules::judge(*setting_, state_, action);
  }

  /// Makes a choice, and lets all happen that follows without another one. Refused means nothing
  /// changed.
  Judged<std::vector<Event>> act(const Action& action) {
    if (auto legal = judge(action); !legal) {
      return refused(legal.error());
    }
    typename Rules::Record record{*setting_, state_};
    Rules::act(record, action);
    return record.take_events();
  }

  [[nodiscard]] const State& state() const noexcept { return state_; }

  [[nodiscard]] const Setting& setting() const noexcept { return *setting_; }

  /// What happened before the first decision.
  [[nodiscard]] const std::vector<Event>& opening() const noexcept { return opening_; }

 private:
  std::shared_ptr<const Setting> setting_;
  State state_;
  std::vector<Event> opening_;
};

}  // namespace core::table
