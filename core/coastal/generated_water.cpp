#include "core/coastal/generated_water.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;

constexpr int kSquare = 24;

/// [RC-T05] Row and column of a square, both from 0, from upstream and from the left.
struct SquarePlace {
  int row{};
  int column{};
};

SquarePlace place_of(const Charts& charts, int square) {
  for (std::size_t row = 0; row < charts.squares.size(); ++row) {
    const auto& both = charts.squares.at(row);
    if (both.front() == square || both.back() == square) {
      return {static_cast<int>(row), both.back() == square ? 1 : 0};
    }
  }
  return {};
}

}  // namespace

GeneratedWater throw_for_water(const Charts& charts, WaterKind kind, table::Heading downstream,
                               const Thrower& thrower) {
  constexpr int kRiverDice = 3;
  constexpr int kEstuaryDice = 4;
  constexpr int kTideDice = 2;
  constexpr int kTideFrom = 4;  // [RC-092]
  const auto sum = [&](int dice, base::RuleId why) {
    int feet = 0;
    for (int i = 0; i < dice; ++i) {
      feet += thrower(why);
    }
    return feet;
  };
  GeneratedWater water;
  water.kind = kind;
  water.downstream = downstream;
  water.centre = charts.lanes.on(thrower("RC-089"_rule)).at(kLanes / 2);
  if (kind == WaterKind::River) {
    water.feet = sum(kRiverDice, "RC-090"_rule);
    return water;
  }
  water.tidal = thrower("RC-092"_rule) >= kTideFrom;
  water.feet = sum(kEstuaryDice, "RC-093"_rule);
  water.tide_feet = water.tidal ? sum(kTideDice, "RC-093"_rule) : 0;
  return water;
}

table::Polygon square_of(const Charts& charts, int square, table::Heading downstream) {
  const SquarePlace place = place_of(charts, square);
  // The water goes down the table unless its lower end is upstream; left and right stay.
  const bool down = downstream == table::Heading::degrees(180);
  const int from_below = down ? static_cast<int>(charts.squares.size()) - 1 - place.row : place.row;
  const table::Point low{Inches::of(std::int64_t{kSquare} * place.column),
                         Inches::of(std::int64_t{kSquare} * from_below)};
  const table::Point side{Inches::of(kSquare), Inches::of(kSquare)};
  return table::rectangle(low, low + side);
}

table::Current current_of(const Charts& charts, const GeneratedWater& water) {
  table::Current current;
  current.general = {water.downstream, {}};
  if (!water.tidal) {
    std::array<Inches, kLanes> speeds;
    for (const auto& lanes : charts.lanes.faces) {  // the row of the table with that centre
      if (lanes.at(kLanes / 2) == water.centre) {
        std::ranges::transform(lanes, speeds.begin(), [](int knots) { return Inches::of(knots); });
      }
    }
    current.lanes = table::lanes_along(kTableWidth, kTableLength, water.downstream, speeds);
    return current;
  }
  for (std::size_t row = 0; row < charts.tidal.size(); ++row) {
    const auto& less = charts.tidal.at(row).less;
    const int knots = less ? std::max(0, water.centre - *less) : 0;
    for (const int square : charts.squares.at(row)) {
      current.lanes.push_back(
          {square_of(charts, square, water.downstream), {water.downstream, Inches::of(knots)}});
    }
  }
  return current;
}

table::Feet depth_of(const Charts& charts, const GeneratedWater& water, int square) {
  constexpr int kTenths = 10;
  constexpr int kHalves = 2;
  const SquarePlace place = place_of(charts, square);
  const int halves = charts.tidal.at(static_cast<std::size_t>(place.row)).tide_halves;
  return table::Feet::of_tenths(water.feet * kTenths +
                                water.tide_feet * kTenths * halves / kHalves);
}

bool may_be_chosen(const Charts& charts, const GeneratedWater& water, int draft) {
  for (const auto& row : charts.squares) {
    for (const int square : row) {
      if (depth_of(charts, water, square).tenths() >= draft) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace core::coastal
