#include "core/water/ship_waters.h"

namespace core::water {

using base::operator""_case;
using rulebook::PieceKind;

std::optional<base::CaseRef> closed_to(const rulebook::Setting& setting, PieceKind ship,
                                       const map::WaterPlace& place) {
  const bool river_type = ship == PieceKind::RiverFlotilla || ship == PieceKind::RiverTransport;
  if (river_type && !place.is_river() && !place.near_mouth) {
    return "7.12"_case;
  }
  const bool naval_type = ship == PieceKind::NavalFlotilla || ship == PieceKind::NavalTransport;
  if (naval_type && place.closed_lake && setting.switches.errata.has("E045")) {
    return "7.53"_case;
  }
  return std::nullopt;
}

}  // namespace core::water
