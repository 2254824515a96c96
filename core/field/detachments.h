// [FB-425]-[FB-434] Detachments and extended lines.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

#include <optional>

namespace core::field {

/// [FB-425] Whether part of a unit may be sent out.
[[nodiscard]] Judged<> judge(const Setting& setting, const State& state,
                             const SendDetachment& choice);
void send_detachment(Record& record, const SendDetachment& choice);

/// [FB-426] Detachments that have come 6" away are units of their own from now on.
void part_detachments(Record& record);

/// [FB-429] Detachments that retreat and have come to their main body join it again.
void rejoin(Record& record);

/// [FB-433] Figures of a unit become a unit of their own where they stand; gives the new one.
/// @param figures indices, not all that are present
UnitId split_off(Record& record, UnitId id, std::vector<std::uint8_t> figures);

/// [FB-431] What threatens an extended line: how much is taken off, and the part it threatens.
struct Threat {
  int deduction{};
  std::vector<std::uint8_t> part;  ///< figures of the group of eight, an officer among them
  bool officer{};
};

/// [FB-430] [FB-432] The worst threat on a flank or the rear of an extended line.
[[nodiscard]] std::optional<Threat> worst_threat(const Setting& setting, const State& state,
                                                 UnitId unit);

/// [FB-430] [FB-433] Phase 9: extended lines whose flank is threatened test by parts, and not again
/// for what they lost by fire; who has been tested in this move is not tested again [FB-377].
void test_extended_lines(Record& record);

}  // namespace core::field
