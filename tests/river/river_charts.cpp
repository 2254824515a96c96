#include "tests/river/river_charts.h"

#include <climits>

namespace tests::river {
namespace {

using namespace core::river;

using Table = DieResults<DirectionLine, kD10>;

DirectionLine ahead(Heading next) { return {{}, next, next}; }

DirectionLine left(std::int16_t degrees, Heading next) {
  return {{Hand::Left, degrees}, next, next};
}

DirectionLine right(std::int16_t degrees, Heading next) {
  return {{Hand::Right, degrees}, next, next};
}

void type_directions(Charts& charts) {
  using enum Heading;
  const auto table = [&charts](Heading heading) -> Table& {
    return charts.directions.at(static_cast<std::size_t>(heading));
  };
  table(East) = {{ahead(East), ahead(East), ahead(East), ahead(East), ahead(East),
                  left(45, NorthEast), left(90, North), right(45, SouthEast), right(90, South),
                  DirectionLine{}}};
  const DirectionLine west = left(135, NorthWest);
  const DirectionLine south = right(135, SouthWest);
  charts.hairpin = {{west, west, west, west, west, south, south, south, south, south}};
  table(NorthEast) = {{ahead(NorthEast), ahead(NorthEast), ahead(NorthEast), left(45, North),
                       left(90, NorthWest), right(45, East), right(45, East), right(90, SouthEast),
                       DirectionLine{{Hand::Right, 90}, SouthEast, South}, right(180, SouthWest)}};
  table(North) = {{ahead(North), ahead(North), ahead(North), ahead(North), left(45, NorthWest),
                   right(45, NorthEast), right(45, NorthEast), right(90, East), right(90, East),
                   right(180, South)}};
  table(NorthWest) = {{ahead(NorthWest), ahead(NorthWest), right(45, North), right(45, North),
                       right(45, North), right(45, North), right(90, NorthEast),
                       right(90, NorthEast), right(90, NorthEast), right(180, SouthEast)}};
  table(SouthEast) = {{ahead(SouthEast), ahead(SouthEast), ahead(SouthEast), right(45, South),
                       right(90, SouthWest), left(45, East), left(45, East), left(90, NorthEast),
                       left(90, NorthEast), left(180, NorthWest)}};
  table(South) = {{ahead(South), ahead(South), ahead(South), ahead(South), right(45, SouthWest),
                   left(45, SouthEast), left(45, SouthEast), left(90, East), left(90, East),
                   left(180, North)}};
  table(SouthWest) = {{ahead(SouthWest), ahead(SouthWest), left(45, South), left(45, South),
                       left(45, South), left(45, South), left(90, SouthEast), left(90, SouthEast),
                       left(90, SouthEast), left(180, NorthEast)}};
}

void type_terrain(Charts& charts) {
  using enum Terrain;
  charts.terrain = {DieResults<Terrain, kD10>{
                        {Open, Open, Open, Open, Open, Narrows, Bluffs, Marshes, Wooded, Wooded}},
                    DieResults<Terrain, kD10>{{Open, Open, Open, Narrows, Bluffs, Bluffs,
                                               NarrowsWooded, Wooded, Wooded, Shallows}},
                    DieResults<Terrain, kD10>{{Open, Open, Narrows, Bluffs, Bluffs, NarrowsWooded,
                                               Wooded, Shallows, Shallows, Shallows}}};
}

/// Of one find each: Open, Bluffs and Narrows, Wooded, Marshes; the Shallows' cell as it is.
ActionRow row(int highest, Find open, Find bluffs, Find wooded, Find marshes, Encounter shallows) {
  return {highest,
          {Encounter{open, {}}, Encounter{bluffs, {}}, Encounter{wooded, {}},
           Encounter{marshes, {}}, shallows}};
}

void type_action(Charts& charts) {
  using enum Find;
  const auto all = [](int highest, Find find, Encounter shallows) {
    return row(highest, find, find, find, find, shallows);
  };
  charts.action = {
      all(30, Nothing, {HeavyGunboat, Nothing}),
      all(50, Nothing, {Ironclad, ShoreBattery}),
      row(60, ShoreBattery, ShoreBattery, ShoreBattery, Nothing, {Ironclad, HiddenBattery}),
      row(70, HiddenBattery, ShoreBattery, HiddenBattery, Nothing, {Ironclad, BridgeOrFerry}),
      row(80, BridgeOrFerry, ShoreBattery, BridgeOrFerry, HiddenBattery,
          {UnderConstruction, Nothing}),
      row(85, Town, HiddenBattery, Town, HiddenBattery, {Ironclad, Nothing}),
      all(90, Gunboat, {Ironclad, Nothing}),
      all(100, HeavyGunboat, {Ironclad, Gunboat}),
      all(INT_MAX, Ironclad, {Ironclad, HeavyGunboat})};
}

void type_defences(Charts& charts) {
  enum : GunIndex { S24 = 2, S32 = 3, R30 = 5, S8 = 7, S10 = 9, R7 = 13, R8 = 14 };

  charts.battery = {{BatteryLine{{S24, 3}}, BatteryLine{{S32, 3}}, BatteryLine{{S32, 4}, {R30, 2}},
                     BatteryLine{{R8, 2}}, BatteryLine{{S32, 3}, {S8, 2}},
                     BatteryLine{{S32, 3}, {S10, 2}}, BatteryLine{{S32, 4}, {R7, 2}},
                     BatteryLine{{S32, 3}, {R7, 3}}, BatteryLine{{S10, 2}, {R7, 2}},
                     BatteryLine{}}};
  charts.bridge = {{BridgeDefence{1, false}, BridgeDefence{1, false}, BridgeDefence{2, false},
                    BridgeDefence{2, false}, BridgeDefence{3, false}, BridgeDefence{3, true}}};
}

}  // namespace

core::river::Charts tested_charts() {
  Charts charts;
  type_directions(charts);
  type_terrain(charts);
  type_action(charts);
  type_defences(charts);
  return charts;
}

}  // namespace tests::river
