// [RR-260] to [RR-268] Repairs of vessels that are hove to.
#pragma once

#include "core/river/record.h"

namespace core::river {

/// [RR-262] Points that she restores in a turn hove to: 5 % of her original points, at least 1.
[[nodiscard]] int repair_rate(int points) noexcept;

/// [RR-263] [RR-264] A turn hove to for all vessels of a group.
void repair(Record& record, GroupId group);

}  // namespace core::river
