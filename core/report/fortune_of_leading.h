// [10.3] [22.2] [22.3] [22.6] [25.45] What rolls are worth that bring or take leaders, headquarters
// and militia. Private to this room.
#pragma once

#include "core/report/asked.h"

namespace core::report {

/// [10.32] The leader is what those who capture him cost.
[[nodiscard]] Worth of_capture(const Asked& asked);
/// [22.22] Both dice of a sign are one draw of 36; as printed (E091) there is one die.
[[nodiscard]] Worth of_headquarters(const Asked& asked);
/// [22.31] Of the first die, leaders as good as the pool is on average; of each draw, who may come.
[[nodiscard]] Worth of_pick(const Asked& asked);
/// [22.6]
[[nodiscard]] Worth of_demobilisation(const Asked& asked);
/// [25.45] The militia that rises for one side or the other.
[[nodiscard]] Worth of_kentucky(const Asked& asked);

}  // namespace core::report
