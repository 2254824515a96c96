// The errata whose rule this version enforces.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace core::data {

/// Rule errata of which both readings are written in the rooms, each with a test of its name; a
/// test of tests/house/ holds this list against them. A rule erratum that is not listed says,
/// wherever it is shown, that its rule is not built yet; there is none left. Data errata are always
/// applied.
inline constexpr std::array<std::string_view, 64> kBuiltRules{
    "E015",  // [22.21] the words of the Union track are signs
    "E017",  // [21.22] the Union track has no figure in italics
    "E020",  // [22.21] the words of the Confederate track are signs
    "E030",  // [3.26] the counters in the box limit what is in play
    "E032",  // [5.27] everything on land needs a command
    "E033",  // [5.28] one force at a time
    "E034",  // [6.13] no right to one hex
    "E035",  // [6.24] from zone to zone
    "E037",  // [6.43] a force may scatter
    "E038",  // [6.57] trains, guns and SUP travel by rail
    "E039",  // [6.58] entrained units
    "E040",  // [7.24] a failed assault triples the losses
    "E041",  // [7.16] transports keep out of water with Enemy warships
    "E042",  // [7.27] nothing goes into or out of a besieged fort
    "E043",  // [7.51] the shoals of the Tennessee open in the fourth cycle
    "E044",  // [7.52] sandbars close the bayous of the delta
    "E045",  // [7.53] naval types keep out of the closed lake
    "E046",  // [7.54] round the head of Galveston Bay
    "E048",  // [8.12] one attack in each of the two phases
    "E049",  // [8.16] losses fall evenly
    "E050",  // [8.16] losses of ships and troops together
    "E051",  // [8.17] trains and Depots are kept out of a battle
    "E052",  // [8.23] several attacks on one unit
    "E054",  // [9.31] attacking is voluntary
    "E055",  // [9.32] no retreat across a river into a zone
    "E056",  // [9.4] no supply through an Enemy zone without a Friendly ground combat unit
    "E057",  // [9.5] warships control their water
    "E058",  // [10.02] Burnside's Command Span
    "E061",  // [10.14] army first, then corps
    "E062",  // [10.15] a corps commander takes no leader under him
    "E063",  // [10.2] cavalry leaders command infantry
    "E064",  // [10.34] a leader left alone by combat retreats
    "E067",  // [11.11] mandatory naval combat
    "E068",  // [11.13] transports in naval combat
    "E070",  // [12.13] attrition in whole points
    "E071",  // [12.14] who needs supply and who does not
    "E073",  // [13.15] an empty fort has no effect
    "E074",  // [13.38] no surprise on forts
    "E075",  // [13.41] own forts may be removed
    "E076",  // [15.13] cavalry directly under a general costs nothing
    "E077",  // [16.16] free exchange of rosters
    "E078",  // [16.21] what a headquarters takes on its roster
    "E079",  // [17.11] a boat empty in the Strategic Turn feeds
    "E080",  // [17.55] a Depot's points do not come back
    "E081",  // [19.44] Grant under Halleck does not roll
    "E082",  // [19.74] the Union is bound while Lee is in the north
    "E083",  // [21.22] the Union draws the Confederate yield
    "E084",  // [21.31] a besieged major city gives nothing
    "E085",  // [21.51] the number of the case on conversion
    "E086",  // [21.42] conversion and augmentation apart
    "E087",  // [21.61] a besieged Department receives nothing
    "E088",  // [21.74] unfinished Ironclads are lost with their yard
    "E089",  // [21.83] a Base is no refuge
    "E090",  // [22.14] Departments are neutralised until relocated
    "E091",  // [22.22] a 1 brings as many headquarters as a second die says
    "E093",  // [22.5] dead and displaced leaders go back to the pool
    "E094",  // [22.52] the number of the case on promotion
    "E096",  // [22.6] half of the militia, rounded up
    "E097",  // [23.3] Personnel Points are lost
    "E098",  // [23.4] no volunteers after a draft
    "E099",  // [24.13] no blockade in the summer of 1861
    "E100",  // [25.3] one point for forts
    "E101",  // [25.44] rivers are free
    "E102",  // [26.4] Lee is bound to Map C
};

[[nodiscard]] constexpr bool is_built_rule(std::string_view erratum) noexcept {
  return std::find(kBuiltRules.begin(), kBuiltRules.end(), erratum) != kBuiltRules.end();
}

}  // namespace core::data
