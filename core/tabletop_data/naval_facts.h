// [IC-381] [RC-481] From the lists of scenarios/naval/ to the facts of both sets.
#pragma once

#include "core/data/naval_text.h"
#include "core/table/facts.h"

namespace core::tabletop_data {

/// @throws base::DataError with file, row and column for the first cell that cannot be read or
/// names what there is not, and where a list and a table of the rulebooks disagree about a gun.
[[nodiscard]] table::Facts make_naval_facts(const data::NavalText& text);

/// What stands before the guns of a fort, in the words of forts.csv.
inline constexpr std::array<std::string_view, 6> kFortWorks{
    "open field work", "cotton bales", "low earth", "strong earth", "masonry", "iron-faced"};

}  // namespace core::tabletop_data
