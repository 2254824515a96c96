// [IC-164] [RC-261] [RC-262] [RC-263] Arcs of fire, S10 of table IC-T39. Angles are thousandths of
// a degree.
#pragma once

#include "core/table/units.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace core::table {

/// A sector about a direction that is given from the bow: 0 ahead, 90,000 to starboard, -90,000 or
/// 270,000 to port.
struct Arc {
  std::int32_t centre{};
  std::int32_t half{};  ///< on each side of the centre; 180,000 is all round

  friend constexpr auto operator<=>(const Arc&, const Arc&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(centre, half);
  }
};

/// Where a mounting points: through any of its arcs, but into none of the masked sectors.
struct Training {
  std::vector<Arc> arcs;
  std::vector<Arc> masked;

  friend bool operator==(const Training&, const Training&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(arcs, masked);
  }
};

/// [IC-164] [RC-261] Where a gun stands, and the sectors about the heading into which it can be
/// pointed now.
struct FieldOfFire {
  Point from;
  Heading heading;
  std::vector<Arc> arcs;

  friend bool operator==(const FieldOfFire&, const FieldOfFire&) = default;
};

/// Whether a direction lies in an arc of something that heads so; its limits belong to the arc.
[[nodiscard]] bool in_arc(const Arc& arc, Heading heading, Heading direction) noexcept;

/// The arcs of a training that hold a direction, as places in `arcs`: the ports through which a gun
/// bears. None where a masked sector holds it; the limits of a masked sector are free.
[[nodiscard]] std::vector<std::size_t> bearing_arcs(const Training& training, Heading heading,
                                                    Heading direction);

/// [IC-164] Whether a gun bears on a target.
///
/// @param heading the ship's, or a fort's facing.
/// @param gun the place of the mounting, which is not always the stack's.
/// @return true when the target is at the very place of the gun.
[[nodiscard]] bool bears(const Training& training, Heading heading, Point gun, Point target);

/// [RC-262] A turret's quarters, clockwise.
enum class Quarter : std::uint8_t { Ahead, Starboard, Astern, Port };

inline constexpr std::array kQuarters{Quarter::Ahead, Quarter::Starboard, Quarter::Astern,
                                      Quarter::Port};

/// 90 degrees about bow, beam or stern.
[[nodiscard]] constexpr Arc arc_of(Quarter quarter) noexcept {
  return {static_cast<std::int32_t>(quarter) * Heading::kCircle / 4, Heading::kCircle / 8};
}

}  // namespace core::table
