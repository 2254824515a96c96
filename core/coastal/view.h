// [RC-005] [RC-044] [RC-222] What a side may know of a battle: what the other one keeps secret is
// absent.
#pragma once

#include "core/coastal/record.h"

#include <memory>

namespace core::coastal {

/// A battle as one side sees it. A Game can be made of it: for the choices of that side it judges
/// and offers what the real one does.
struct View {
  std::shared_ptr<const Setting> setting;
  State state;
};

/// Absent are the seed of the dice; the other side's plots, orders, laid guns and boardings until
/// they are carried out; its captains' dice [RC-044]; the rounds that it has fired away [RR-383];
/// its general order and its objectives [RC-042] [RC-121]; its ships that none of the viewer's has
/// seen [RC-222]; and which mined areas are dummies: to whoever did not lay them every one is real
/// until it is revealed [RC-361].
[[nodiscard]] View seen_by(const std::shared_ptr<const Setting>& setting, const State& state,
                           Side viewer);

/// [RC-222] Ships that an enemy vessel sees are put on the table, and stay there.
void place_what_is_seen(Record& record);

}  // namespace core::coastal
