#include "core/coastal/fire_ships.h"

#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/coastal/movement.h"
#include "core/coastal/people.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Judged;
using table::refusal;
using table::refused;
using table::told;

constexpr int kLit = 4;        // [RC-242]
constexpr int kDetonates = 6;  // [RC-245]
constexpr int kTries = 4;      // [RC-244]

/// [RC-243] [RC-244] An ironclad is as hard to kindle as another ship to save.
int kindles_from(const ShipSheet& sheet) { return sheet.ironclad ? 6 : 4; }

int put_out_from(const ShipSheet& sheet) { return sheet.ironclad ? 4 : 6; }

/// The ships that another one touches. Who tows it, or has just let it go, is a line's length away.
std::vector<ShipId> touched_by(const Record& record, ShipId id) {
  std::vector<ShipId> found;
  const Ship& ship = record.ship(id);
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId other{static_cast<std::uint8_t>(i)};
    const bool on_the_line = tower_of(record.state(), id) == other ||
                             (ship.released_by == other && ship.released == record.state().move);
    if (other != id && !on_the_line && alongside(record.setting(), record.state(), id, other)) {
      found.push_back(other);
    }
  }
  return found;
}

}  // namespace

Judged<> judge_release(const Setting& setting, ShipId id) {
  const table::BattleShip& placed = setting.placed(id);
  const bool may = placed.fire_ship || placed.explosive_ship;
  return may ? Judged<>{} : refused(refusal("RC-241"_rule, "no-fire-ship").of(id));
}

Judged<> judge(const Setting& setting, const State& state, const LightShip& choice) {
  const ShipId id = choice.ship;
  if (id.value() >= state.ships.size() || !setting.placed(id).fire_ship) {
    return refused(refusal("RC-242"_rule, "no-fire-ship").of(id));
  }
  const Ship& ship = state.ship(id);
  const auto no = [&](std::string_view key) { return refused(refusal("RC-242"_rule, key).of(id)); };
  if (!writes_orders(state, setting.placed(id).side) || ship.side != setting.placed(id).side) {
    return refused(refusal("RC-043"_rule, "not-yours").of(id));
  }
  if (ship.fate != Fate::Afloat) {
    return refused(refusal("RC-330"_rule, "ship-gone").of(id));
  }
  if (ship.alight || ship.lighting) {
    return no("alight-already");
  }
  const auto& plot = state.plots.at(id.value());
  const bool leaves = plot && plot->deck == Deck::Release;
  return ship.released != 0 || leaves || tower_of(state, id) ? Judged<>{} : no("not-let-go");
}

std::vector<LightShip> lightings_of(const Setting& setting, const State& state, Side side) {
  std::vector<LightShip> all;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const LightShip choice{ShipId{static_cast<std::uint8_t>(i)}};
    if (state.ships[i].side == side && judge(setting, state, choice)) {
      all.push_back(choice);
    }
  }
  return all;
}

void release(Record& record, ShipId id, std::optional<ShipId> by) {
  record.change(id, [&](Ship& ship) {
    ship.released = record.state().move;
    ship.released_by = by;
    ship.abandoned = true;
    ship.due.clear();
  });
  record.tell(told("RC-241"_rule, "fire-ship-let-go").of(id));
}

void light_ships(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (!record.ship(id).lighting || record.ship(id).fate != Fate::Afloat) {
      continue;
    }
    const int die = record.d6("RC-242"_rule, record.ship(id).side, id);
    const bool lit = die >= kLit;
    record.change(id, [&](Ship& ship) {
      ship.lighting = false;
      ship.alight = lit;
    });
    record.tell(told("RC-242"_rule, lit ? "fire-ship-lit" : "fire-ship-not-lit")
                    .of(id)
                    .with_figures({die}));
  }
}

void spread_fire(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (!record.ship(id).alight || record.ship(id).fate != Fate::Afloat) {
      continue;
    }
    for (const ShipId other : touched_by(record, id)) {
      const auto& asked = record.ship(id).kindled;
      if (!in_action(record.ship(other)) || std::ranges::find(asked, other) != asked.end()) {
        continue;
      }
      const ShipSheet& sheet = record.setting().ship(other);
      const int die = record.d6("RC-243"_rule, record.ship(other).side, other);
      const bool burns = die >= kindles_from(sheet);
      record.change(id, [&](Ship& ship) { ship.kindled.push_back(other); });
      record.tell(told("RC-243"_rule, burns ? "catches-fire" : "escapes-fire")
                      .of(other)
                      .with(id)
                      .with_figures({die}));
      if (burns) {
        const int needs = put_out_from(sheet);
        record.change(other, [&](Ship& ship) {
          ship.fires.push_back({in_byte(needs), in_byte(kTries)});
        });
        record.tell(told("RC-244"_rule, "on-fire").of(other).with_figures({needs}));
      }
    }
  }
}

void detonate(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = record.ship(id);
    if (!record.setting().placed(id).explosive_ship || ship.fate != Fate::Afloat ||
        ship.released == 0 || ship.released == record.state().move) {
      continue;
    }
    const int die = record.d6("RC-245"_rule, ship.side, id);
    record.tell(told("RC-245"_rule, die >= kDetonates ? "detonates" : "does-not-detonate")
                    .of(id)
                    .with_figures({die}));
    if (die < kDetonates) {
      continue;
    }
    for (const ShipId other : touched_by(record, id)) {
      lose_ship(record, other, Fate::Sunk, "RC-245"_rule);
    }
    lose_ship(record, id, Fate::Exploded, "RC-245"_rule);
  }
}

}  // namespace core::coastal
