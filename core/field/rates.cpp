#include "core/field/rates.h"

#include "core/field/formation.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

/// [FB-097] A boat by the current where it lies.
Inches boat_rate(const Setting& setting, const Unit& unit) {
  const Rates& rates = setting.charts.rates;
  const Stream* nearest = nullptr;
  Heading current;
  std::optional<Inches> least;
  for (const Stream& stream : setting.battle.streams) {
    for (std::size_t i = 0; i + 1 < stream.points.size(); ++i) {
      const std::array<Point, 2> piece{stream.points[i], stream.points[i + 1]};
      const Inches off = table::distance(piece, unit.pose.at);
      if (!least || off < *least) {
        least = off;
        nearest = &stream;
        current = table::bearing(piece[0], piece[1]);
      }
    }
  }
  if (nearest != nullptr && nearest->canal) {
    return rates.boat_canal;
  }
  return table::angle_between(current, unit.pose.heading) <= Heading::kRightAngle ? rates.boat_down
                                                                                  : rates.boat_up;
}

}  // namespace

Inches rate_of(const Setting& setting, const State& /*state*/, const Unit& unit, bool battle_move) {
  const Rates& rates = setting.charts.rates;
  const bool light = unit.muster.light && setting.options.light_rates;
  switch (unit.muster.type) {
    case TroopType::Infantry:
      return light ? rates.light : unit.formation == Formation::Line ? rates.line : rates.column;
    case TroopType::Cavalry:
      if (unit.dismounted) {
        return unit.formation == Formation::Line ? rates.line : rates.column;
      }
      if (light) {
        return rates.light_cavalry;
      }
      return battle_move ? rates.cavalry_battle : rates.cavalry;
    case TroopType::Battery:
      return unit.formation == Formation::Limbered ? rates.team : rates.manhandled;
    case TroopType::Wagons:
      return rates.wagons;  // [FB-096]
    case TroopType::Boat:
      return boat_rate(setting, unit);
  }
  return {};
}

Inches charge_rate_of(const Setting& setting, const Unit& unit) {
  const Rates& rates = setting.charts.rates;
  if (!is_mounted(unit)) {
    return rates.charge;
  }
  return unit.muster.light && setting.options.light_rates ? rates.light_cavalry_charge
                                                          : rates.cavalry_charge;
}

Inches retreat_rate_of(const Setting& setting, const State& state, const Unit& unit) {
  Unit best = unit;
  if (best.muster.type == TroopType::Battery) {
    best.formation = Formation::Limbered;
  } else if (!is_mounted(best) && best.formation == Formation::Line) {
    best.formation = unit.formation;  // [FB-101] of its formation
  }
  return rate_of(setting, state, best);
}

void tend_horses(Unit& unit) {
  constexpr int kOneIn = 4;
  int men = 0;
  for (Figure& figure : unit.figures) {
    figure.tending = false;
    men += figure.present() && figure.kind == FigureKind::Man ? 1 : 0;
  }
  int to_tend =
      unit.dismounted && unit.muster.type == TroopType::Cavalry ? (men + kOneIn - 1) / kOneIn : 0;
  for (auto figure = unit.figures.rbegin(); figure != unit.figures.rend(); ++figure) {
    if (figure->present() && figure->kind == FigureKind::Man && to_tend > 0) {
      figure->tending = true;
      --to_tend;
    }
  }
}

}  // namespace core::field
