// [RC-201]-[RC-204] [RC-361] What a ship may come into: shoals, banks, stakes, mines; and how it
// gets off again.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"
#include "core/table/area.h"

#include <optional>
#include <vector>

namespace core::coastal {

/// Water that a ship is tested in.
struct Tested {
  std::optional<std::uint8_t> number;  ///< of its area; none where people tell of it
  bool mines{};
  bool real{};
  Ground ground{};
};

struct Tests {
  std::vector<table::Zone> zones;
  std::vector<Tested> waters;
};

/// [RC-201] [RC-361] What a ship was not yet tested for in this move.
[[nodiscard]] Tests tests_for(const Setting& setting, const State& state, ShipId ship);

/// How many dice a hazard asks for. [RC-204] The option throws one for each inch in it.
[[nodiscard]] int dice_for(const Record& record, ShipId ship, const table::Course& course,
                           const table::Zone& zone, table::Course::Step from,
                           table::Course::Step to);

/// Tests a ship in its water; tells whether it goes on.
[[nodiscard]] bool goes_on(Record& record, ShipId ship, const Tested& water, int dice);

/// [RC-201] A ship sticks fast and has lost its way.
void stick(Record& record, ShipId ship, Ground ground);

/// [RC-202] Ships that are stuck try to get off before they reverse.
void try_to_get_off(Record& record, ShipId ship);

/// [RC-201] [RC-361] Whether people with models may tell of such water now: after the movement,
/// before any gun is laid.
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const TellWater& choice);

void enter_told(Record& record, const TellWater& choice);

/// [RC-201] [RC-202] Whether the die lets a ship of its draft stick on a kind of ground.
[[nodiscard]] bool sticks(const Setting& setting, const State& state, ShipId ship, Ground ground,
                          int die);

/// [RC-202] How a ship that is stuck gets off: alone or helped.
struct GettingOff {
  const table::D6Table<bool>* die{};
  int tries{};
};

[[nodiscard]] GettingOff getting_off(const Setting& setting, const State& state, ShipId ship);

}  // namespace core::coastal
