#include "core/coastal/setting.h"

#include <algorithm>

namespace core::coastal {
namespace {

constexpr int kTenthsAFoot = 10;
constexpr std::string_view kPort = "port";

/// [RC-001] Length and beam by the scale of the models.
Inches model(const Options& options, int tenths_of_feet) {
  return Inches::ratio(tenths_of_feet, std::int64_t{kTenthsAFoot} * options.model_scale_ft);
}

/// The guns of each turret, those of one mark together.
std::vector<std::vector<std::uint8_t>> turrets_of(const table::Vessel& vessel) {
  std::vector<std::vector<std::uint8_t>> turrets;
  for (const auto mark :
       {table::Mounting::Turret, table::Mounting::ForwardTurret, table::Mounting::AfterTurret}) {
    std::vector<std::uint8_t> guns;
    for (std::size_t gun = 0; gun < vessel.guns.size(); ++gun) {
      if (vessel.guns[gun].mounting == mark) {
        guns.push_back(static_cast<std::uint8_t>(gun));
      }
    }
    if (!guns.empty()) {
      turrets.push_back(std::move(guns));
    }
  }
  return turrets;
}

ShipSheet sheet_of(const Setting& setting, const table::BattleShip& placed) {
  const table::Vessel& vessel = setting.facts.vessel(placed.card);
  ShipSheet sheet;
  sheet.name = table::name_for_readers(placed);
  sheet.card = derive(setting.facts, placed.card);
  sheet.hull = {model(setting.options, vessel.length), model(setting.options, vessel.beam), {}};
  sheet.guns = vessel.guns;
  sheet.most = Inches::ratio(vessel.half_knots, 2);
  if (placed.most_knots) {
    sheet.most = std::min(sheet.most, Inches::of(*placed.most_knots));
  }
  sheet.any_radius = vessel.radius == 0 && vessel.handling == table::Handling::SideWheel;
  // [RC-T11] a side-wheeler may take any of the radii of ships, the least of which is the first
  sheet.radius = vessel.radius == 0 ? setting.charts.radii.front() : Inches::of(vessel.radius);
  sheet.ironclad = setting.facts.ship_class(vessel.ship_class).ironclad;
  sheet.small_craft = sheet.card.spv < kSmallCraft;
  sheet.stern_wheel = vessel.drive == table::Drive::SternWheel;
  sheet.towed_craft = vessel.drive == table::Drive::Towed;
  sheet.double_ender = vessel.double_ender;
  sheet.tug = vessel.type == "tug";
  sheet.small_target = vessel.small_target;
  sheet.sloping = vessel.sloping && sheet.ironclad;
  sheet.dives = setting.facts.ship_class(vessel.ship_class).id == "submarine";
  sheet.turrets = turrets_of(vessel);
  sheet.draft = vessel.draft;
  sheet.ram_group = vessel.ram_group;
  return sheet;
}

FortSheet sheet_of(const Setting& setting, const table::BattleFort& placed) {
  const table::FortFacts& facts = setting.facts.fort(placed.card);
  return {table::name_for_readers(placed),
          derive_fort(setting.facts, placed.card),
          placed.middle,
          placed.facing,
          table::footprint_of(placed, facts),
          facts.guns,
          facts.work == table::FortWork::Buildings,
          facts.id == kPort};
}

/// [RC-387] What can be fired at as forts can: houses, without guns, men or a commander.
void add_buildings(Setting& setting) {
  for (const table::BattleBuildings& each : setting.battle.buildings) {
    table::FortFacts card;
    card.id = each.port ? kPort : std::string_view{"town"};
    card.name = table::name_for_readers(each);
    card.work = table::FortWork::Buildings;
    card.width = Inches::of(each.width);
    card.depth = Inches::of(each.depth);
    card.squares = each.width * each.depth;
    const table::FortCardId id{static_cast<std::uint8_t>(setting.facts.forts.size())};
    setting.facts.forts.push_back(std::move(card));
    setting.battle.forts.push_back({each.name, id, each.side, each.middle, {}, each.spoken});
  }
}

/// [RC-501] What is lost before the battle: ship points, of which a ship in it has one at least; of
/// the boxes of the companion set only a ram and guns are things of this one.
void cross_off_before(Ship& ship, const table::CrossedOff& off) {
  if (off.section == table::Section::Ram) {
    ship.ram = false;
  } else if (off.section == table::Section::Points) {
    ship.spv = static_cast<std::int16_t>(std::max(1, ship.spv - off.count.value_or(ship.spv)));
  } else if (off.section == table::Section::Guns) {
    auto left = off.count.value_or(static_cast<int>(ship.guns.size()));
    // The last of the list first, as in the companion set; their men are free.
    for (auto gun = ship.guns.rbegin(); gun != ship.guns.rend() && left > 0; ++gun, --left) {
      ship.reserve = static_cast<std::int8_t>(ship.reserve + (gun->manned ? 1 : 0));
      gun->manned = false;
      gun->destroyed = true;
    }
  }
}

Ship first_sheet(const ShipSheet& sheet, const table::BattleShip& placed,
                 const table::Vessel& vessel) {
  Ship ship;
  ship.side = placed.side;
  ship.pose = placed.pose;
  ship.speed = Inches::of(placed.knots);
  ship.spv = static_cast<std::int16_t>(sheet.card.spv);
  const Allotment& men = sheet.card.allotment;
  ship.engine = static_cast<std::int8_t>(men.engine + men.engine_and_boiler);
  ship.boiler = static_cast<std::int8_t>(men.boiler);
  ship.reserve = static_cast<std::int8_t>(men.reserve);
  ship.guns.resize(sheet.guns.size());
  for (int i = 0; i < men.guns; ++i) {
    ship.guns.at(static_cast<std::size_t>(i)).manned = true;  // [RC-026] in the owner's order
  }
  for (const auto& turret : sheet.turrets) {
    const bool after = sheet.guns.at(turret.front()).mounting == table::Mounting::AfterTurret;
    ship.turrets.push_back(after ? table::Quarter::Astern : table::Quarter::Ahead);
  }
  ship.ram = vessel.ram;
  ship.spar = vessel.spar_torpedo;
  ship.anchored = placed.anchored || placed.moored;
  ship.ground = placed.aground_for_good ? Ground::ForGood : Ground::None;
  ship.steam = !placed.steam_from && !placed.steam_by_die;
  ship.rounds = table::full_magazines(placed);
  for (const table::CrossedOff& off : placed.crossed_off) {
    cross_off_before(ship, off);
  }
  return ship;
}

}  // namespace

Setting make_setting(const table::Facts& facts, const Charts& charts, const table::Battle& battle,
                     const std::optional<Options>& options) {
  Setting setting;
  setting.facts = table::with_works(facts, battle);
  setting.charts = charts;
  setting.battle = battle;
  setting.options = options.value_or(charts.options);
  setting.waters = table::waters_of(battle);
  setting.current = table::current_of(battle);
  for (const table::BattleShip& placed : battle.ships) {
    setting.ships.push_back(sheet_of(setting, placed));
  }
  add_buildings(setting);
  for (const table::BattleFort& placed : setting.battle.forts) {
    setting.forts.push_back(sheet_of(setting, placed));
  }
  return setting;
}

State begin(const Setting& setting, std::uint64_t seed, std::vector<std::uint8_t> scripted) {
  State state;
  state.dice = base::Dice{seed, std::move(scripted)};
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const table::BattleShip& placed = setting.battle.ships[i];
    state.ships.push_back(first_sheet(setting.ships[i], placed, setting.facts.vessel(placed.card)));
  }
  state.plots.resize(setting.ships.size());
  for (std::size_t i = 0; i < setting.forts.size(); ++i) {
    Fort fort;
    fort.side = setting.battle.forts[i].side;
    fort.fpv = static_cast<std::int16_t>(setting.forts[i].card.fpv);
    fort.guns.resize(setting.forts[i].guns.size());
    fort.commander.alive = !setting.forts[i].buildings;
    int men = setting.forts[i].card.cpv;  // [RC-385] one a gun
    for (GunState& gun : fort.guns) {
      gun.manned = men-- > 0;
    }
    state.forts.push_back(std::move(fort));
  }
  for (const auto& rule : table::rules_of<table::MaskedFort>(setting.battle)) {
    state.forts.at(rule.fort.value()).masked = true;
  }
  return state;
}

}  // namespace core::coastal
