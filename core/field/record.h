// The course of an action in a battle on land: what happens is applied at once and written down.
#pragma once

#include "core/field/event.h"
#include "core/field/setting.h"
#include "core/table/record.h"

#include <string_view>
#include <utility>
#include <vector>

namespace core::field {

/// With the dice of this set, and what is written on its rosters.
class Record : public table::Record<Setting, State, Event> {
 public:
  using table::Record<Setting, State, Event>::Record;

  [[nodiscard]] const Unit& unit(UnitId id) const { return state().unit(id); }

  /// [FB-003] [FB-009] Rolls a die of the ledger; gives the face, from 1.
  int d6(RuleId why, Side by, std::optional<UnitId> unit = {}) {
    const int face = state().dice.next(kD6);
    apply(Rolled{by, why, static_cast<std::uint8_t>(face), unit});
    return face;
  }

  /// The same for a unit, by its side.
  int d6(RuleId why, UnitId unit) { return d6(why, state().unit(unit).side, unit); }

  /// `edit` changes a copy of the unit.
  template <class Edit>
  void change(UnitId id, Edit edit) {
    change_copy(unit(id), edit, [id](Unit now) { return UnitChanged{id, std::move(now)}; });
  }

  template <class Edit>
  void change(GeneralId id, Edit edit) {
    change_copy(state().general(id), edit, [id](const General& now) {
      return GeneralChanged{id, now};
    });
  }

  template <class Edit>
  void change(SectionId id, Edit edit) {
    change_copy(state().sections.at(id.value()), edit, [id](const Section& now) {
      return SectionChanged{id, now};
    });
  }

  /// Tells of a unit, with figures for the sentence.
  void tell(RuleId rule, std::string_view key, UnitId unit, std::vector<int> figures = {}) {
    apply(table::told(rule, key).of(unit).with_figures(std::move(figures)));
  }

  void tell(table::Told told) { apply(std::move(told)); }

 private:
  static constexpr int kD6 = 6;
};

}  // namespace core::field
