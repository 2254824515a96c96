// Private to this room: whether what a battle sets up can lie and stand where it does.
#pragma once

#include "core/data/text_source.h"
#include "core/table/battle.h"

namespace core::tabletop_data {

/// The lines of what lies and stands in a battle, in its order.
struct BattleOrigins {
  std::vector<data::Origin> areas;
  std::vector<data::Origin> lanes;
  std::vector<data::Origin> buildings;
  std::vector<data::Origin> forts;
  std::vector<data::Origin> ships;
};

/// @throws base::DataError at the line of an area that is no polygon, of what lies off the table,
/// of a ship on land, in an obstruction or in another.
void check_ground(const table::Battle& battle, const table::Facts& facts,
                  const BattleOrigins& origins);

}  // namespace core::tabletop_data
