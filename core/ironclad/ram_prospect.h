// What rams promise a captain. Private to this room. No rule: the captain's judgement.
#pragma once

#include "core/ironclad/appraisal.h"

#include <cstdint>
#include <vector>

namespace core::ironclad {

/// A course that ends in a ram if all lie as they do.
struct RamCourse {
  table::Path path;
  ShipId target;
};

enum class Ways : std::uint8_t { All, Shortest };

/// [IC-281] Such courses of a ship, for a run at a speed. Whether they are legal is asked
/// elsewhere.
/// @param speed half knots, 2 or more
/// @param ways from several sides, or the shortest only
[[nodiscard]] std::vector<RamCourse> ram_courses(const Setting& setting, const State& state,
                                                 ShipId rammer, int speed, Ways ways);

/// [IC-282] What a ram means to the rammer's side, in the mean of both dice.
/// @param speed of the rammer, half knots
[[nodiscard]] double worth_of_ram(const Setting& setting, const State& state,
                                  const Appraisal& appraisal, ShipId rammer, ShipId target,
                                  int speed);

/// The best ram that a ship could make in its next move if all lay as they do; 0 for none.
[[nodiscard]] double ram_to_come(const Setting& setting, const State& state,
                                 const Appraisal& appraisal, ShipId rammer);

}  // namespace core::ironclad
