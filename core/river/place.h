// Where something is on the river, and which vessel or group is meant.
#pragma once

#include "core/base/strong_id.h"

#include <compare>
#include <cstdint>

namespace core::river {

/// A Union vessel, by its place in State::vessels.
using VesselId = base::StrongId<struct RiverVesselTag, std::uint8_t>;

/// A group of vessels that go together; the numbers of groups are not used again.
using GroupId = base::StrongId<struct GroupTag, std::uint8_t>;

/// [RR-051] The group that explores.
inline constexpr GroupId kMainGroup{0};

/// [RR-004] A section of the main river (branch 0) or of a tributary, counted from its mouth.
/// Section 0 of branch 0 is the Mississippi [RR-041].
struct Place {
  std::uint8_t branch{};
  std::int16_t section{};

  friend constexpr auto operator<=>(Place, Place) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(branch, section);
  }
};

inline constexpr Place kMississippi{};

}  // namespace core::river
