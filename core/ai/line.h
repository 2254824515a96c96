// [8.4] A line before a place: the few hexes behind a river through which all have to come.
#pragma once

#include "core/ai/missions.h"

#include <cstddef>
#include <vector>

namespace core::ai {

/// The fewest hexes, `most` at most, through which every Enemy has to come on foot who can be at
/// the place within two weeks, and each of which he attacks only over a river; by hex. Where there
/// are several such lines, the one nearest to the place. None where nobody can come.
[[nodiscard]] std::vector<board::HexId> line_before(const state::Situation& now,
                                                    const Appraisal& appraisal, board::HexId place,
                                                    std::size_t most);

/// Posts the parties of a mission to hold a place in the line before it, one in each hex of it,
/// where that keeps more of it: an attacker is halved there, and whoever has broken the line comes
/// a week later. Whoever is left over stays with the place.
/// @param goers of the parties, by index: those with that mission
void post_in_line(const state::Situation& now, const Appraisal& appraisal, Country& country,
                  std::vector<Party>& parties, const std::vector<std::size_t>& goers);

/// [8.4] What a strength counts that is attacked over a river alone.
[[nodiscard]] int counts_across(const state::Situation& now, int csp);

}  // namespace core::ai
