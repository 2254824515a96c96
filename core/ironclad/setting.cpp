#include "core/ironclad/setting.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using table::Inches;

constexpr int kFeetAnInch = 100;  // [IC-001] models of 1:1200
constexpr int kStripFeet = 3;     // [IC-142]

Inches model(int tenths_of_feet) {
  return Inches::ratio(tenths_of_feet, std::int64_t{kTenthsAFoot} * kFeetAnInch);
}

bool is_wooden_when_rammed(const Setting& setting, table::VesselId card) {
  // [IC-T42] the option names these two
  constexpr std::array<std::string_view, 2> kTimberHulled{"city-class", "uss-benton"};
  if (setting.options.cityclass_wood_when_rammed &&
      std::ranges::find(kTimberHulled, std::string_view{setting.facts.vessel(card).id}) !=
          kTimberHulled.end()) {
    return true;
  }
  return std::ranges::any_of(
      table::rules_of<table::WoodenWhenRammed>(setting.battle),
      [&](const auto& rule) { return std::ranges::find(rule.cards, card) != rule.cards.end(); });
}

/// [IC-043] What the scenario's preparer gives a section.
void set_boxes(Card& card, const table::BoxCount& boxes) {
  switch (boxes.section) {
    case table::Section::Armor:
      card.armor = boxes.count;
      break;
    case table::Section::Speed:
      card.speed = boxes.count;
      card.half_speed = 0;
      break;
    case table::Section::Midships:
      card.midships = boxes.count;
      break;
    case table::Section::Stack:
      card.stack = boxes.count;
      break;
    case table::Section::Draft:
      card.draft = boxes.count;
      break;
    case table::Section::Guns:
      // Of the list's guns the first; more of them are more of the last.
      card.guns.resize(static_cast<std::size_t>(boxes.count),
                       card.guns.empty() ? GunBox{} : card.guns.back());
      break;
    case table::Section::Ram:
      card.ram = boxes.count;
      break;
    case table::Section::Points:
      break;  // of the companion set
  }
}

ShipSheet sheet_of(const Setting& setting, const table::BattleShip& placed) {
  const table::Vessel& vessel = setting.facts.vessel(placed.card);
  ShipSheet sheet;
  sheet.name = table::name_for_readers(placed);
  sheet.card = derive(setting.facts, placed.card, setting.charts);
  for (const table::BoxCount& boxes : placed.boxes) {
    set_boxes(sheet.card, boxes);
  }
  sheet.hull = {model(vessel.length), model(vessel.beam), {}};
  sheet.double_ended = vessel.double_ender;
  sheet.tug = vessel.type == "tug";
  sheet.launch = sheet.card.circle == Circle::Launch;
  sheet.side_wheel = sheet.card.circle == Circle::SideWheel;
  sheet.towed_craft = sheet.card.circle == Circle::Towed;
  sheet.wooden_when_rammed = is_wooden_when_rammed(setting, placed.card);
  sheet.has_turret = std::ranges::any_of(sheet.card.guns, [](const GunBox& gun) {
    return gun.mounting == table::Mounting::Turret ||
           gun.mounting == table::Mounting::ForwardTurret ||
           gun.mounting == table::Mounting::AfterTurret;
  });
  return sheet;
}

FortSheet sheet_of(const Setting& setting, const table::BattleFort& placed) {
  FortSheet sheet;
  sheet.name = table::name_for_readers(placed);
  sheet.card = derive_fort(setting.facts, placed.card, setting.charts);
  sheet.middle = placed.middle;
  sheet.facing = placed.facing;
  sheet.footprint = table::footprint_of(placed, setting.facts.fort(placed.card));
  return sheet;
}

/// How many of `has` boxes are left when some are crossed off before the start.
std::int8_t less(int has, const std::optional<int>& off) {
  return static_cast<std::int8_t>(std::max(0, has - off.value_or(has)));
}

void cross_off_before(Ship& ship, const table::CrossedOff& off) {
  switch (off.section) {
    case table::Section::Armor:
      ship.armor = less(ship.armor, off.count);
      break;
    case table::Section::Speed:
      ship.knots = less(ship.knots, off.count);
      break;
    case table::Section::Midships:
      ship.midships = less(ship.midships, off.count);
      break;
    case table::Section::Stack:
      ship.stack = less(ship.stack, off.count);
      break;
    case table::Section::Draft:
      ship.draft = less(ship.draft, off.count);
      break;
    case table::Section::Guns: {
      auto left = off.count.value_or(static_cast<int>(ship.guns.size()));
      // The last of the list first: broadside and stern guns before those of the bow.
      for (auto gun = ship.guns.rbegin(); gun != ship.guns.rend() && left > 0; ++gun, --left) {
        gun->lost = true;
      }
      break;
    }
    case table::Section::Ram:
      ship.ram = less(ship.ram, off.count);
      break;
    case table::Section::Points:
      break;  // of the companion set
  }
}

Ship first_log(const ShipSheet& sheet, const table::BattleShip& placed) {
  const Card& card = sheet.card;
  Ship ship;
  ship.side = placed.side;
  ship.pose = placed.pose;
  ship.speed = placed.knots * kKnot;
  ship.armor = static_cast<std::int8_t>(card.armor);
  ship.knots = static_cast<std::int8_t>(card.speed);
  ship.half_knots = static_cast<std::int8_t>(card.half_speed);
  ship.midships = static_cast<std::int8_t>(card.midships);
  ship.stack = static_cast<std::int8_t>(card.stack);
  ship.draft = static_cast<std::int8_t>(card.draft);
  ship.ram = static_cast<std::int8_t>(card.ram);
  ship.guns.resize(card.guns.size());
  ship.torpedo = card.spar_torpedo;
  ship.steam = !placed.steam_from && !placed.steam_by_die;
  ship.anchored = placed.anchored;
  ship.moored = placed.moored;
  ship.aground = placed.aground_for_good ? Aground::ForGood : Aground::No;
  ship.chained = placed.chained.has_value();
  ship.rounds = table::full_magazines(placed);
  for (const table::CrossedOff& off : placed.crossed_off) {
    cross_off_before(ship, off);
  }
  return ship;
}

}  // namespace

// [IC-022] A random table of the companion set is a battle as others are, with lanes and a work.
Setting make_setting(const table::Facts& facts, const Charts& charts, const table::Battle& battle,
                     const std::optional<Options>& options) {
  Setting setting;
  setting.facts = table::with_works(facts, battle);
  setting.charts = charts;
  setting.battle = battle;
  setting.options = options.value_or(charts.options);
  setting.current = table::current_of(battle);
  setting.waters = table::waters_of(battle);
  const Inches shore = Inches::of(setting.options.table_scale);
  for (std::size_t i = 0; i < battle.areas.size(); ++i) {
    const table::BattleArea& area = battle.areas[i];
    if (area.kind == table::GroundKind::Land) {
      setting.strips.push_back({i, {area.polygon, shore}, table::Feet::of(kStripFeet)});
    }
  }
  for (const table::BattleShip& placed : battle.ships) {
    setting.ships.push_back(sheet_of(setting, placed));
  }
  for (const table::BattleFort& placed : battle.forts) {
    setting.forts.push_back(sheet_of(setting, placed));
  }
  return setting;
}

State begin(const Setting& setting, std::uint64_t seed, std::vector<std::uint8_t> scripted) {
  State state;
  state.dice = base::Dice{seed, std::move(scripted)};
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    state.ships.push_back(first_log(setting.ships[i], setting.battle.ships[i]));
  }
  for (std::size_t i = 0; i < setting.forts.size(); ++i) {
    Fort fort;
    fort.side = setting.battle.forts[i].side;
    for (const FortGunBox& gun : setting.forts[i].card.guns) {
      FortGunState box;
      box.armor = static_cast<std::int8_t>(gun.armor);
      fort.guns.push_back(box);
    }
    state.forts.push_back(std::move(fort));
  }
  for (const auto& rule : table::rules_of<table::MaskedFort>(setting.battle)) {
    state.forts.at(rule.fort.value()).masked = true;
  }
  return state;
}

}  // namespace core::ironclad
