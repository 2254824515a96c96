// The course of an action in a battle: what happens is applied at once and written down.
#pragma once

#include "core/coastal/event.h"
#include "core/coastal/setting.h"

#include <utility>
#include <vector>

namespace core::coastal {

/// For whom a die is rolled.
struct RollFor {
  RollFor() = default;

  RollFor(ShipId whom) : ship{whom} {}  // NOLINT(google-explicit-constructor)

  RollFor(FortId whom) : fort{whom} {}  // NOLINT(google-explicit-constructor)

  std::optional<ShipId> ship;
  std::optional<FortId> fort;
};

/// The only way by which rules change a battle. A rule first judges, then lets things happen:
/// nothing can be taken back.
class Record {
 public:
  Record(const Setting& setting, State& state) noexcept : setting_{&setting}, state_{&state} {}

  [[nodiscard]] const Setting& setting() const noexcept { return *setting_; }

  [[nodiscard]] const State& state() const noexcept { return *state_; }

  [[nodiscard]] const Ship& ship(ShipId id) const { return state_->ship(id); }

  [[nodiscard]] const Fort& fort(FortId id) const { return state_->fort(id); }

  void apply(Event event) {
    coastal::apply(*state_, event);
    events_.push_back(std::move(event));
  }

  /// [RC-003] Rolls a six-sided die in the ledger; no other is used.
  int d6(RuleId why, Side by, RollFor whom = {}) {
    constexpr int kSides = 6;
    const int face = state_->dice.next(kSides);
    apply(Rolled{by, why, static_cast<std::uint8_t>(face), whom.ship, whom.fort});
    return face;
  }

  /// Writes in a ship's sheet: `edit` changes a copy of it.
  template <class Edit>
  void change(ShipId id, Edit edit) {
    Ship now = ship(id);
    edit(now);
    if (!(now == ship(id))) {
      apply(ShipChanged{id, std::move(now)});
    }
  }

  /// The same on a fort's sheet.
  template <class Edit>
  void change(FortId id, Edit edit) {
    Fort now = fort(id);
    edit(now);
    if (!(now == fort(id))) {
      apply(FortChanged{id, std::move(now)});
    }
  }

  void tell(table::Told told) { apply(std::move(told)); }

  [[nodiscard]] std::vector<Event> take_events() noexcept { return std::move(events_); }

 private:
  const Setting* setting_;
  State* state_;
  std::vector<Event> events_;
};

}  // namespace core::coastal
