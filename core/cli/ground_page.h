// [26.15] A battle in the open of the strategic game on the miniature table, at the terminal.
// Private to this room.
#pragma once

#include "core/cli/context.h"
#include "core/save/match.h"

#include <istream>
#include <string>
#include <vector>

namespace core::cli {

/// What table_request() has: computer commanders fight a quick answer, and the median counts
/// [FB-550].
///
/// @return the choices that report what came of it; none when nothing is to be reported.
/// @throws UserError for what cannot be.
[[nodiscard]] std::vector<game::Action> ground_command(Context& context, save::Match& match,
                                                       const std::vector<std::string>& words,
                                                       std::istream& in, std::ostream& out);

}  // namespace core::cli
