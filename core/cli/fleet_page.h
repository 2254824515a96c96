// [26.13] A naval fight of the strategic game on the miniature table, at the terminal. Private to
// this room.
#pragma once

#include "core/cli/context.h"
#include "core/save/match.h"

#include <istream>
#include <string>
#include <vector>

namespace core::cli {

/// What table_request() has: computer captains fight a quick answer, and the median counts
/// [IC-444] [RC-544].
///
/// @return the choices that report what came of it; none when nothing is to be reported.
/// @throws UserError for what cannot be.
[[nodiscard]] std::vector<game::Action> fleet_command(Context& context, save::Match& match,
                                                      const std::vector<std::string>& words,
                                                      std::istream& in, std::ostream& out);

}  // namespace core::cli
