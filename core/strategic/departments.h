// [22.14] [22.16] Departments as places where something arrives.
#pragma once

#include "core/state/situation.h"

#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using state::PieceId;
using state::Situation;

/// [22.12] [22.13] [22.16] Whether a Department serves as a deployment site now: a Union one when
/// it functions, a Confederate one when its city also has a rail path to an unbesieged major city.
/// One that is neutralised does not.
///
/// In a scenario nothing is ever neutralised for good: there is no Departments Segment [4.2] in
/// which its owner could relocate it to its own hex, so it works "while it meets its criteria"
/// [22.14].
[[nodiscard]] bool deploys(const Situation& now, PieceId department);

/// The hexes of the Departments of a side that serve as deployment sites, in the order of their
/// labels. The answer holds until the next event.
[[nodiscard]] const std::vector<HexId>& deployment_sites(const Situation& now, Side side);

}  // namespace core::strategic
