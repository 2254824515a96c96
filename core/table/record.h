// The course of an action at the table: what happens is applied at once and written down.
#pragma once

#include <utility>
#include <vector>

namespace core::table {

/// apply() of the set: in a class with a member of that name it would not be found.
template <class State, class Event>
void make_true(State& state, const Event& event) {
  apply(state, event);
}

/// The only way by which rules change a position. A rule first judges, then lets things happen:
/// nothing can be taken back. Each set adds its dice and what it writes on.
///
/// Wanted of a set, beside its types: apply(State&, const Event&) in its namespace.
template <class Setting, class State, class Event>
class Record {
 public:
  Record(const Setting& setting, State& state) noexcept : setting_{&setting}, state_{&state} {}

  [[nodiscard]] const Setting& setting() const noexcept { return *setting_; }

  [[nodiscard]] const State& state() const noexcept { return *state_; }

  void apply(Event event) {
    table::make_true(*state_, event);
    events_.push_back(std::move(event));
  }

  /// What has happened since the last call, in order.
  [[nodiscard]] std::vector<Event> take_events() noexcept { return std::move(events_); }

 protected:
  /// `edit` changes a copy of a thing; where it differs then, `event_of(copy)` happens.
  template <class Thing, class Edit, class EventOf>
  void change_copy(const Thing& thing, Edit edit, EventOf event_of) {
    Thing now = thing;
    edit(now);
    if (!(now == thing)) {
      apply(event_of(std::move(now)));
    }
  }

 private:
  const Setting* setting_;
  State* state_;
  std::vector<Event> events_;
};

}  // namespace core::table
