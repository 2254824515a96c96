#include "tests/field/typed_charts.h"

namespace tests::field {

using namespace core::field;  // NOLINT: a table of them all

namespace {

Inches in(int whole) { return Inches::of(whole); }

Inches in(int part, int of) { return Inches::ratio(part, of); }

HouseShot shot(bool penetrates, int kills, bool goes_on) { return {penetrates, kills, goes_on}; }

}  // namespace

Charts typed_charts() {
  Charts charts;
  charts.infantry = {3, 24, 0};
  charts.cavalry = {3, 12, 0};
  charts.battery = {3, 8, 2};
  charts.detachment = {1, 8, 0};
  charts.boat_crew = 3;
  charts.bases = {{in(3, 4), in(3, 4)}, {in(1), in(3, 2)}, {in(3, 2), in(2)},
                  {in(3, 2), in(6)},    {in(3, 2), in(5)}, {in(2), in(6)}};
  charts.rates = {in(6),  in(4),  in(15, 2), in(9), in(15, 2), in(9), in(12), in(18), in(12),
                  in(18), in(6),  in(1),     in(6), in(6),     in(9), in(15, 2), in(18)};
  using G = Going;
  charts.terrain.uphill = {G::Half, G::Half, G::Half, G::Half};
  charts.terrain.level = {G::Normal, G::Normal, G::Normal, G::Normal};
  charts.terrain.scenic = {G::Half, G::Half, G::Half, G::Half};
  charts.terrain.woods = {G::Half, G::Normal, G::None, G::None};
  charts.terrain.swamp = {G::None, G::Half, G::None, G::None};
  charts.terrain.ford_moves = {2, 2, 2, 4};
  charts.terrain.wall_cost = {in(3), in(15, 4), in(9, 2), std::nullopt};
  charts.terrain.fence_cost = {in(3), in(15, 4), in(9, 2), std::nullopt};
  charts.terrain.section_holds = 7;
  charts.ranges = {in(24), in(18), in(60), in(24), in(20), in(50)};
  charts.musketry = {{{in(8), in(6), 2, 3, 1, 2},
                      {in(16), in(12), 3, 4, 2, 3},
                      {in(24), in(18), 4, 5, 3, 4}}};
  charts.skirmish.rows = {{{5, 6, false},
                           {6, 6, true},
                           {6, std::nullopt, false},
                           {5, 6, false},
                           {6, std::nullopt, false}}};
  charts.skirmish.rifled_near = in(12);
  charts.skirmish.rifled_far = in(24);
  charts.skirmish.smoothbore_near = in(9);
  charts.skirmish.smoothbore_far = in(18);
  using C = Colour;
  using S = StickGroup;
  charts.stick.bands = {{in(0), in(18), C::Black, S::None, std::nullopt},
                        {in(18), in(26), C::White, S::Near, 3},
                        {in(26), in(34), C::Yellow, S::Near, 3},
                        {in(34), in(42), C::Green, S::Near, 3},
                        {in(42), in(46), C::White, S::Mid, 4},
                        {in(46), in(50), C::Yellow, S::Mid, 4},
                        {in(50), in(54), C::Green, S::Mid, 4},
                        {in(54), in(56), C::White, S::Far, 5},
                        {in(56), in(58), C::Yellow, S::Far, 5},
                        {in(58), in(60), C::Green, S::Far, 5}};
  charts.stick.die = {C::White, C::White, C::Yellow, C::Yellow, C::Green, C::Green};
  charts.stick.stray_from = in(48);
  charts.stick.stray_to = in(60);
  charts.stick.stray_kills_on = 6;
  charts.canister = {{{in(0), in(11, 2), in(1146, 1000), 4},
                      {in(11, 2), in(12), in(5, 2), 5},
                      {in(12), in(24), in(5), 6}}};
  charts.burst = {{Sector::Misfire, Sector::Left, Sector::Near, Sector::Right, Sector::Far,
                   Sector::Centre},
                  in(1),
                  in(3),
                  4};
  charts.houses.shot[0] = {in(36),
                           {{shot(false, 0, false), shot(false, 0, false), shot(true, 1, false),
                             shot(true, 1, false), shot(true, 2, true), shot(true, 3, true)}}};
  charts.houses.shot[1] = {in(48),
                           {{shot(false, 0, false), shot(false, 0, false), shot(false, 0, false),
                             shot(true, 1, false), shot(true, 2, true), shot(true, 2, true)}}};
  charts.houses.shot[2] = {in(60),
                           {{shot(false, 0, false), shot(false, 0, false), shot(false, 0, false),
                             shot(false, 0, false), shot(true, 1, false), shot(true, 1, false)}}};
  charts.houses.shell_kills = {{0, 0, 0, 1, 2, 3}};
  charts.houses.fire_at = 10;
  charts.houses.destroyed_at = 20;
  charts.houses.burns_moves = 15;
  charts.houses.keep_away = in(3);
  charts.houses.spreads_on = 3;
  charts.breaks_through_on = {4, 5};
  charts.melee.foot_foot = {{1, false}, {1, false}};
  charts.melee.two_foot_foot = {{1, true}, {1, false}};
  charts.melee.horse_horse = {{1, false}, {1, false}};
  charts.melee.two_horse_horse = {{1, true}, {1, false}};
  charts.melee.horse_foot = {{2, false}, {1, false}};
  charts.melee.horse_two_foot = {{1, false}, {1, false}};
  charts.melee.horse_three_foot = {{1, false}, {1, true}};
  charts.advantages = {1, 1, 1, 1, 2, 2, 3, 2, 1};
  charts.morale = {3, 2, 1, 3, 1, 2, 6, {7, 8, 9, 10}};
  charts.sleeve = {{in(24), 3}, {in(36), 4}, {in(48), 5}, {in(60), 6}};
  return charts;
}

}  // namespace tests::field
