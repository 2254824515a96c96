// The course of an action in a battle: what happens is applied at once and written down.
#pragma once

#include "core/coastal/event.h"
#include "core/coastal/setting.h"
#include "core/table/record.h"
#include "core/table/throws.h"

#include <utility>

namespace core::coastal {

using table::RollFor;

/// With the dice of this set, and what is written on sheets.
class Record : public table::Record<Setting, State, Event> {
 public:
  using table::Record<Setting, State, Event>::Record;

  [[nodiscard]] const Ship& ship(ShipId id) const { return state().ship(id); }

  [[nodiscard]] const Fort& fort(FortId id) const { return state().fort(id); }

  /// [RC-003] Rolls a six-sided die in the ledger; no other is used.
  int d6(RuleId why, Side by, RollFor whom = {}) {
    constexpr int kSides = 6;
    const int face = state().dice.next(kSides);
    apply(Rolled{by, why, static_cast<std::uint8_t>(face), whom.ship, whom.fort});
    return face;
  }

  /// Writes in a ship's sheet: `edit` changes a copy of it.
  template <class Edit>
  void change(ShipId id, Edit edit) {
    change_copy(ship(id), edit, [id](Ship now) { return ShipChanged{id, std::move(now)}; });
  }

  /// The same on a fort's sheet.
  template <class Edit>
  void change(FortId id, Edit edit) {
    change_copy(fort(id), edit, [id](Fort now) { return FortChanged{id, std::move(now)}; });
  }

  void tell(table::Told told) { apply(std::move(told)); }

 private:
};

}  // namespace core::coastal
