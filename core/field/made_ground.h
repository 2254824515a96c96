// [FB-553] The ground of a made battle. Private to this room.
#pragma once

#include "core/field/maker.h"

namespace core::field {

inline constexpr Inches kMadeWidth = Inches::of(96);  // [FB-553]
inline constexpr Inches kMadeDepth = Inches::of(60);
/// [FB-554] Where the defender's line is: all of him stands within 18" of his edge.
inline constexpr Inches kDefenceLine = Inches::ratio(89, 2);
/// On either side of the middle of the road nothing stands in its way.
inline constexpr Inches kRoadFree = Inches::of(2);

/// [FB-553] Lays stream, fords, road, works, houses and areas by dice of the seed; nothing
/// overlaps.
void lay_ground(Battle& battle, MadeGround ground, bool river, bool entrenched, std::uint64_t seed);

/// Where the road is at a depth of the table.
[[nodiscard]] Inches road_at(const Battle& battle, Inches y);

}  // namespace core::field
