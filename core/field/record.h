// The course of an action in a battle on land: what happens is applied at once and written down.
#pragma once

#include "core/field/event.h"
#include "core/field/setting.h"

#include <string_view>
#include <utility>
#include <vector>

namespace core::field {

/// The only way by which rules change a battle. A rule first judges, then lets things happen:
/// nothing can be taken back.
class Record {
 public:
  Record(const Setting& setting, State& state) noexcept : setting_{&setting}, state_{&state} {}

  [[nodiscard]] const Setting& setting() const noexcept { return *setting_; }

  [[nodiscard]] const State& state() const noexcept { return *state_; }

  [[nodiscard]] const Unit& unit(UnitId id) const { return state_->unit(id); }

  void apply(Event event) {
    field::apply(*state_, event);
    events_.push_back(std::move(event));
  }

  /// [FB-003] [FB-009] Throws a die of the ledger; gives the face, from 1.
  int d6(RuleId why, Side by, std::optional<UnitId> unit = {}) {
    const int face = state_->dice.next(kD6);
    apply(Rolled{by, why, static_cast<std::uint8_t>(face), unit});
    return face;
  }

  /// The same for a unit, by its side.
  int d6(RuleId why, UnitId unit) { return d6(why, state_->unit(unit).side, unit); }

  /// `edit` changes a copy of the unit.
  template <class Edit>
  void change(UnitId id, Edit edit) {
    Unit now = unit(id);
    edit(now);
    if (!(now == unit(id))) {
      apply(UnitChanged{id, std::move(now)});
    }
  }

  template <class Edit>
  void change(GeneralId id, Edit edit) {
    General now = state_->general(id);
    edit(now);
    if (!(now == state_->general(id))) {
      apply(GeneralChanged{id, now});
    }
  }

  template <class Edit>
  void change(SectionId id, Edit edit) {
    Section now = state_->sections.at(id.value());
    edit(now);
    if (!(now == state_->sections.at(id.value()))) {
      apply(SectionChanged{id, now});
    }
  }

  /// Tells of a unit, with figures for the sentence.
  void tell(RuleId rule, std::string_view key, UnitId unit, std::vector<int> figures = {}) {
    apply(table::told(rule, key).of(unit).with_figures(std::move(figures)));
  }

  void tell(table::Told told) { apply(std::move(told)); }

  [[nodiscard]] std::vector<Event> take_events() noexcept { return std::move(events_); }

 private:
  static constexpr int kD6 = 6;

  const Setting* setting_;
  State* state_;
  std::vector<Event> events_;
};

}  // namespace core::field
