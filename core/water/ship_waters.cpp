#include "core/water/ship_waters.h"

namespace core::water {

using base::operator""_case;
using rulebook::PieceKind;

namespace {

/// [4.3] [7.51] The shoals near Decatur are passed in this cycle of a year, in all its Game-Turns.
constexpr int kCycleOfShoals = 4;

}  // namespace

std::optional<base::CaseRef> closed_to(const rulebook::Setting& setting, PieceKind ship,
                                       const map::WaterPlace& place) {
  const bool river_type = ship == PieceKind::RiverFlotilla || ship == PieceKind::RiverTransport;
  if (river_type && !place.is_river() && !place.near_mouth) {
    return "7.12"_case;
  }
  const bool naval_type = ship == PieceKind::NavalFlotilla || ship == PieceKind::NavalTransport;
  if (naval_type && place.closed_lake && setting.switches.errata.has("E045"_erratum)) {
    return "7.53"_case;
  }
  return std::nullopt;
}

int points_to_enter(const rulebook::UnitTypes& types, PieceKind ship,
                    const map::WaterPlace& place) noexcept {
  const rulebook::UnitType& type = types[ship];
  const int on_rivers = type.river_cost.value_or(0);
  return place.is_river() ? on_rivers : type.sea_cost.value_or(on_rivers);
}

std::optional<Barred> barred(const rulebook::Setting& setting, rulebook::Cycle cycle,
                             map::LinkBar bar) {
  const rulebook::ErrataSelection& errata = setting.switches.errata;
  switch (bar) {
    case map::LinkBar::None:
      return std::nullopt;
    case map::LinkBar::Shoals:
      if (!errata.has("E043"_erratum)) {
        return Barred{"3.15"_case, "head-of-navigation"};
      }
      if (cycle.number != kCycleOfShoals) {
        return Barred{"7.51"_case, "shoals-closed"};
      }
      return std::nullopt;
    case map::LinkBar::Sandbar:
      if (errata.has("E044"_erratum)) {
        return Barred{"7.52"_case, "sandbar"};
      }
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace core::water
