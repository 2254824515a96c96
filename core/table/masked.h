// [RR-146] [RR-376] Forts that lie hidden until an enemy has come up, and where they are then.
#pragma once

#include "core/base/rule_id.h"
#include "core/table/battle.h"
#include "core/table/outline.h"
#include "core/table/told.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace core::table {

/// [RR-376] How far beyond the limit of a test a ship there is, along the table's x or y; nothing
/// for a test of no place.
[[nodiscard]] Point beyond(const ShipTest& test, Point at);

/// [RR-146] [RR-376] Shows those to which a ship of the enemy's has come up, and tells of it.
/// @param record that of a set, with its setting() and state()
/// @param in_battle whether a ship still takes part
/// @param meets whether a ship meets a test
/// @return which they are
template <class Record, class InBattle, class Meets>
std::vector<FortId> open_hidden_forts(Record& record, const InBattle& in_battle,
                                      const Meets& meets) {
  using base::operator""_rule;
  const auto way = [](Point each) { return std::max({each.x, each.y, -each.x, -each.y}); };
  std::vector<FortId> forts;
  for (const auto& rule : rules_of<MaskedFort>(record.setting().battle)) {
    const auto& fort = record.fort(rule.fort);
    bool opens = false;
    Point shift;
    for (std::size_t i = 0; fort.masked && i < record.state().ships.size(); ++i) {
      const ShipId id{static_cast<std::uint8_t>(i)};
      const auto& ship = record.ship(id);
      const auto test =
          std::ranges::find_if(rule.until, [&](const ShipTest& each) { return meets(id, each); });
      if (ship.side == fort.side || !in_battle(ship) || test == rule.until.end()) {
        continue;
      }
      const Point ahead = rule.level ? beyond(*test, ship.pose.at) : Point{};
      shift = way(ahead) > way(shift) ? ahead : shift;
      opens = true;
    }
    if (!opens) {
      continue;
    }
    forts.push_back(rule.fort);
    record.change(rule.fort, [&](auto& card) {
      card.masked = false;
      card.shift = shift;
    });
    record.tell(told("RR-147"_rule, "opens-fire").of(record.setting().name_of(rule.fort)));
  }
  return forts;
}

/// [RR-376] Where a fort's middle is, and its footprint: a set's setting says where the battle puts
/// it, its state how far from there it was hidden.
template <class Setting, class State>
[[nodiscard]] Point fort_middle(const Setting& setting, const State& state, FortId fort) {
  return setting.fort(fort).middle + state.fort(fort).shift;
}

template <class Setting, class State>
[[nodiscard]] Footprint fort_footprint(const Setting& setting, const State& state, FortId fort) {
  Footprint footprint = setting.fort(fort).footprint;
  footprint.middle = footprint.middle + state.fort(fort).shift;
  return footprint;
}

}  // namespace core::table
