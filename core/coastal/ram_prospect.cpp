#include "core/coastal/ram_prospect.h"

#include "core/coastal/ramming.h"

namespace core::coastal {
namespace {

constexpr double kMeanOfDie = 3.5;

}  // namespace

double ram_points(const Setting& setting, const Ship& ship, Inches speed, bool ordered) {
  const RamRow& row = setting.charts.ram(static_cast<int>(speed.ticks() / Inches::kTicks));
  return row.points * (row.dice + (ordered ? 1 : 0)) * kMeanOfDie / (ship.ram ? 1 : 2);
}

double goes_through(const Setting& setting, const State& state, ShipId id, ShipId target) {
  constexpr int kFaces = 6;
  if (!person_in_command(state.ship(id)).alive) {
    return 0;
  }
  const RamOdds odds = ram_odds(setting, state, id, target);
  int faces = 0;
  for (int face = 1; face <= kFaces; ++face) {
    faces += !odds.tests || face + odds.modifier >= 1 ? 1 : 0;
  }
  return static_cast<double>(faces) / kFaces;
}

}  // namespace core::coastal
