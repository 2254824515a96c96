// The course of an action in a campaign: what happens is applied at once and written down.
#pragma once

#include "core/river/event.h"
#include "core/river/setting.h"

#include <optional>
#include <utility>
#include <vector>

namespace core::river {

/// A throw of one die.
struct Throw {
  RuleId why;
  int sides{};
  int modifier{};
  std::optional<VesselId> vessel;
};

/// The only way by which rules change a campaign. A rule first judges, then lets things happen:
/// nothing can be taken back.
class Record {
 public:
  Record(const Setting& setting, State& state) noexcept : setting_{&setting}, state_{&state} {}

  [[nodiscard]] const Setting& setting() const noexcept { return *setting_; }

  [[nodiscard]] const Charts& charts() const noexcept { return setting_->charts; }

  [[nodiscard]] const Options& options() const noexcept { return setting_->begin.options; }

  [[nodiscard]] const State& state() const noexcept { return *state_; }

  [[nodiscard]] const Vessel& vessel(VesselId id) const { return state_->vessel(id); }

  /// @pre the section is known
  [[nodiscard]] const Section& section(Place place) const { return *state_->find_section(place); }

  /// @pre there is such a group
  [[nodiscard]] const Group& group(GroupId id) const { return *state_->find_group(id); }

  void apply(Event event) {
    river::apply(*state_, event);
    events_.push_back(std::move(event));
  }

  /// [RR-025] Rolls a die in the ledger.
  /// @return the face, its modifier not added
  int roll(const Throw& one, Thrown by = Thrown::Commodore);

  /// The same of the river.
  int roll_river(RuleId why, int sides, int modifier = 0) {
    return roll({why, sides, modifier, {}}, Thrown::River);
  }

  /// The sum of dice alike.
  int sum(RuleId why, DiceSum dice, Thrown by = Thrown::Commodore);

  /// [RR-024] One of so many, all equally likely, from 0: the smallest die with as many faces,
  /// thrown again on a higher face.
  std::size_t draw(RuleId why, std::size_t count, Thrown by = Thrown::Commodore);

  /// Lays the dice of a section out, or of something in it.
  /// @param what tells things in the same section apart
  void lay_river_dice(Place place, int what = 0);

  /// Writes on a vessel's card: `edit` changes a copy of it.
  template <class Edit>
  void change(VesselId id, Edit edit) {
    Vessel now = vessel(id);
    edit(now);
    if (!(now == vessel(id))) {
      apply(VesselChanged{id, std::move(now)});
    }
  }

  /// The same for a section.
  template <class Edit>
  void change(Place place, Edit edit) {
    Section now = section(place);
    edit(now);
    if (!(now == section(place))) {
      apply(SectionChanged{place, std::move(now)});
    }
  }

  /// The same for a group.
  template <class Edit>
  void change(GroupId id, Edit edit) {
    std::vector<Group> all = state_->groups;
    for (Group& each : all) {
      if (each.id == id) {
        edit(each);
      }
    }
    if (all != state_->groups) {
      apply(GroupsChanged{std::move(all), state_->next_group});
    }
  }

  void score(RuleId why, int points) {
    if (points != 0) {
      apply(Scored{why, static_cast<std::int16_t>(points)});
    }
  }

  void tell(Told told) { apply(std::move(told)); }

  [[nodiscard]] std::vector<Event> take_events() noexcept { return std::move(events_); }

 private:
  const Setting* setting_;
  State* state_;
  std::vector<Event> events_;
};

}  // namespace core::river
