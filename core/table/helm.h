// [RR-130] Rudders that are jammed.
#pragma once

#include "core/table/battle.h"
#include "core/table/refusal.h"

namespace core::table {

/// Whether a path turns a ship to a hand to which her rudder does not let her.
[[nodiscard]] bool is_against_helm(const HelmJammed& rule, ShipId ship, Pose start,
                                   const Path& path);

/// [RR-130] Refuses such a path.
[[nodiscard]] Judged<> judge_helm(const Battle& battle, ShipId ship, Pose start, const Path& path);

}  // namespace core::table
