// [RR-080] to [RR-118] [RR-340] to [RR-345] The river as it is found: its course, its banks, its
// tributaries.
#pragma once

#include "core/river/record.h"

namespace core::river {

/// [RR-080] Finds the course of the next section of a branch, when it is not known yet: by the
/// tables of direction, or as the map has it [RR-340].
void find_course(Record& record, Place place);

/// [RR-100] [RR-341] Finds what a section is like that is entered for the first time, on the map or
/// not, and whether a tributary joins there.
void find_terrain(Record& record, Place place);

/// [RR-101] [RR-102] The column of table RR-T08 for a place.
[[nodiscard]] Reach reach_of(Place place) noexcept;

/// [RR-112] [RR-118] The score of the black die; the section that is entered does not count as
/// traversed [RR-113].
[[nodiscard]] int terrain_score(Place place, int black) noexcept;

/// [RR-344] The map of the option as the river's dice make it: 25 sections with towns, a bridge, a
/// ferry and mouths of tributaries.
[[nodiscard]] std::vector<PlottedSection> plotted_by_dice(const Charts& charts,
                                                          const Options& options,
                                                          std::uint32_t river);

/// Whether the water ends here: nobody goes further up [RR-108].
[[nodiscard]] bool is_head(const Section& section) noexcept;

}  // namespace core::river
