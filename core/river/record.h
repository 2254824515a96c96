// The course of an action in a campaign: what happens is applied at once and written down.
#pragma once

#include "core/river/event.h"
#include "core/river/setting.h"
#include "core/table/record.h"

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

/// With the dice of the campaign, and what is written on its cards.
class Record : public table::Record<Setting, State, Event> {
 public:
  using table::Record<Setting, State, Event>::Record;

  [[nodiscard]] const Charts& charts() const noexcept { return setting().charts; }

  [[nodiscard]] const Options& options() const noexcept { return setting().begin.options; }

  [[nodiscard]] const Vessel& vessel(VesselId id) const { return state().vessel(id); }

  /// @pre the section is known
  [[nodiscard]] const Section& section(Place place) const { return *state().find_section(place); }

  /// @pre there is such a group
  [[nodiscard]] const Group& group(GroupId id) const { return *state().find_group(id); }

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
    change_copy(vessel(id), edit, [id](Vessel now) { return VesselChanged{id, std::move(now)}; });
  }

  /// The same for a section.
  template <class Edit>
  void change(Place place, Edit edit) {
    change_copy(section(place), edit, [place](Section now) {
      return SectionChanged{place, std::move(now)};
    });
  }

  /// The same for a group.
  template <class Edit>
  void change(GroupId id, Edit edit) {
    std::vector<Group> all = state().groups;
    for (Group& each : all) {
      if (each.id == id) {
        edit(each);
      }
    }
    if (all != state().groups) {
      apply(GroupsChanged{std::move(all), state().next_group});
    }
  }

  void score(RuleId why, int points) {
    if (points != 0) {
      apply(Scored{why, static_cast<std::int16_t>(points)});
    }
  }

  void tell(Told told) { apply(std::move(told)); }
};

}  // namespace core::river
