#include "tests/field/fields.h"

#include "tests/field/lists.h"

#include <cmath>

namespace tests::field {

Inches inches(double value) {
  return Inches::of_ticks(static_cast<std::int64_t>(std::lround(value * Inches::kTicks)));
}

Point at(double x, double y) { return {inches(x), inches(y)}; }

namespace {

BattleUnit placed(const std::string& name, Side side, double x, double y, int facing) {
  BattleUnit unit;
  unit.name = name;
  unit.side = side;
  unit.brigade = static_cast<std::size_t>(side);
  unit.pose = {at(x, y), Heading::degrees(facing)};
  unit.order.kind = core::field::OrderKind::Attack;
  return unit;
}

}  // namespace

BattleUnit foot(const std::string& name, Side side, double x, double y, int facing, Arm arm,
                Formation formation, int men, int officers) {
  BattleUnit unit = placed(name, side, x, y, facing);
  unit.muster.type = TroopType::Infantry;
  unit.muster.arm = arm;
  unit.muster.men = men;
  unit.muster.officers = officers;
  unit.formation = formation;
  return unit;
}

BattleUnit horse(const std::string& name, Side side, double x, double y, int facing,
                 Formation formation, int men) {
  BattleUnit unit = placed(name, side, x, y, facing);
  unit.muster.type = TroopType::Cavalry;
  unit.muster.arm = Arm::Carbine;
  unit.muster.men = men;
  unit.muster.officers = 3;
  unit.muster.may_dismount = true;
  unit.formation = formation;
  return unit;
}

BattleUnit battery(const std::string& name, Side side, double x, double y, int facing,
                   std::vector<core::field::GunKind> guns, Formation formation) {
  BattleUnit unit = placed(name, side, x, y, facing);
  unit.muster.type = TroopType::Battery;
  unit.muster.men = static_cast<int>(guns.size()) * 4;
  unit.muster.officers = 3;
  unit.muster.guns = std::move(guns);
  unit.formation = formation;
  return unit;
}

Battle open_field(std::vector<BattleUnit> units) {
  Battle battle;
  battle.id = "made-up";
  battle.title = "A field";
  battle.width = Inches::of(96);
  battle.depth = Inches::of(60);
  battle.moves = 20;
  battle.brigades = {{"Union brigade", {}, Side::Union},
                     {"Confederate brigade", {}, Side::Confederate}};
  battle.units = std::move(units);
  battle.base = {core::field::Edge::South, core::field::Edge::North};
  battle.outcomes = {{std::nullopt, "draw", {}, false}};
  return battle;
}

core::field::Options Table::with_free_orders() {
  core::field::Options options;
  options.free_orders = true;
  return options;
}

Table::Table(const Battle& battle, std::vector<std::uint8_t> dice, core::field::Options options)
    : setting_{make_setting(charts(), battle, options)},
      state_{begin(setting_, 1, std::move(dice))} {}

void Table::lose(UnitId id, int men) {
  Unit& unit = state_.units.at(id.value());
  for (auto figure = unit.figures.rbegin(); figure != unit.figures.rend() && men > 0; ++figure) {
    if (figure->present() && !core::field::is_officer(figure->kind)) {
      figure->fate = core::field::Fate::Killed;
      --men;
    }
  }
  close_up(setting_.charts, unit);
}

}  // namespace tests::field
