// [RR-122] [RR-123] Guns in doubt.
#pragma once

#include "core/base/rule_id.h"
#include "core/table/battle.h"
#include "core/table/throws.h"
#include "core/table/told.h"

#include <string_view>

namespace core::table {

/// Throws for a gun in doubt that is about to fire for the first time, and tells of it: whether it
/// bursts. No die for any other gun. Her spirits count for her [RR-128].
/// @param record, shot those of a set
template <class Record, class Shot>
[[nodiscard]] bool suspect_bursts(Record& record, const Shot& shot) {
  using base::operator""_rule;
  for (const auto& rule : rules_of<SuspectGun>(record.setting().battle)) {
    if (shot.from_fort || rule.ship != shot.ship || rule.gun != shot.gun ||
        record.ship(shot.ship).guns.at(shot.gun).fired_in != 0) {
      continue;
    }
    const int die = record.d6("RR-122"_rule, record.ship(shot.ship).side, shot.ship);
    const int counts = count_die(record, shot.ship, die, kD6Faces, false);
    const bool bursts = counts >= rule.face;
    record.tell(told(bursts ? "RR-122"_rule : "RR-123"_rule,
                     bursts ? std::string_view{"suspect-gun-bursts"} : "suspect-gun-holds")
                    .of(shot.ship)
                    .by_gun(shot.gun + 1)
                    .with_figures({counts, rule.face}));
    return bursts;
  }
  return false;
}

}  // namespace core::table
