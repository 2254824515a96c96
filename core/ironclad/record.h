// The course of an action in a battle: what happens is applied at once and written down.
#pragma once

#include "core/ironclad/event.h"
#include "core/ironclad/setting.h"
#include "core/table/record.h"
#include "core/table/throws.h"

#include <utility>

namespace core::ironclad {

using table::RollFor;

/// With the dice of this set, and what is written on logs and cards.
class Record : public table::Record<Setting, State, Event> {
 public:
  using table::Record<Setting, State, Event>::Record;

  [[nodiscard]] const Ship& ship(ShipId id) const { return state().ship(id); }

  [[nodiscard]] const Fort& fort(FortId id) const { return state().fort(id); }

  /// [IC-003] Rolls a die of `sides` faces in the ledger; gives the face, from 1.
  int roll(RuleId why, Side by, int sides, RollFor whom = {}) {
    const int face = state().dice.next(sides);
    apply(Rolled{by, why, static_cast<std::uint8_t>(sides), static_cast<std::uint8_t>(face),
                 whom.ship, whom.fort});
    return face;
  }

  int d6(RuleId why, Side by, RollFor whom = {}) { return roll(why, by, kD6, whom); }

  int d10(RuleId why, Side by, RollFor whom = {}) { return roll(why, by, kD10, whom); }

  /// Writes in a ship's log: `edit` changes a copy of it.
  template <class Edit>
  void change(ShipId id, Edit edit) {
    change_copy(ship(id), edit, [id](Ship now) { return ShipChanged{id, std::move(now)}; });
  }

  /// The same on a fort's card.
  template <class Edit>
  void change(FortId id, Edit edit) {
    change_copy(fort(id), edit, [id](Fort now) { return FortChanged{id, std::move(now)}; });
  }

  void tell(table::Told told) { apply(std::move(told)); }

 private:
  static constexpr int kD6 = 6;
  static constexpr int kD10 = 10;
};

}  // namespace core::ironclad
