#include "core/ironclad/card.h"

#include <algorithm>

namespace core::ironclad {
namespace {

constexpr int kTenths = 10;
constexpr int kHundredths = 100;

/// [IC-004] `part / whole` to the nearest whole number, halves up; at least 1.
constexpr int boxes_for(int part, int whole) noexcept {
  return std::max(1, (2 * part + whole) / (2 * whole));
}

/// [IC-042] One box for each half inch of iron.
constexpr int kBoxesAnInch = 2;
/// [IC-042] A box for sides of stout wood; light ones have none.
constexpr int kWood = 1;

int armor_of(const table::Vessel& vessel) noexcept {
  const int iron = vessel.iron * kBoxesAnInch;
  switch (vessel.sides) {
    case table::Sides::Light:
      return 0;
    case table::Sides::StoutWood:
      return kWood;
    case table::Sides::PlatedWood:
      return kWood + boxes_for(iron, kHundredths);
    case table::Sides::Iron:
      return boxes_for(iron, kHundredths);
  }
  return 0;
}

/// [IC-T01] One however many stacks; a craft without an engine has none.
int stack_of(table::Drive drive) noexcept {
  return drive == table::Drive::Towed || drive == table::Drive::HandScrew ? 0 : 1;
}

GunBox box_of(const table::Facts& facts, table::GunId id, table::Mounting mounting) {
  const table::Gun& gun = facts.gun(id);
  return {id, gun.type, mounting, gun.factor.value_or(0), gun.bore};
}

}  // namespace

int Card::battle_value() const noexcept {
  // [IC-361] The weights stand in the words of the rule.
  constexpr int kArmorWeight = 2;
  constexpr int kDraftWeight = 2;
  constexpr int kRamWeight = 3;
  int value = kArmorWeight * armor + kDraftWeight * draft + midships + speed + kRamWeight * ram;
  for (const GunBox& gun : guns) {
    value += gun.factor;
  }
  return value;
}

bool Card::ironclad() const noexcept {
  constexpr int kIronclad = 3;  // [IC-149]
  return armor >= kIronclad;
}

Circle circle_of(const table::Vessel& vessel) noexcept {
  switch (vessel.handling) {
    case table::Handling::A:
      return Circle::A;
    case table::Handling::B:
      return Circle::B;
    case table::Handling::C:
      return Circle::C;
    case table::Handling::Launch:
      return Circle::Launch;
    case table::Handling::SideWheel:
      return Circle::SideWheel;
    case table::Handling::Towed:
      return Circle::Towed;
  }
  return Circle::Towed;
}

Card derive(const table::Facts& facts, table::VesselId id, const Charts& charts) {
  const table::Vessel& vessel = facts.vessel(id);
  Card card;
  card.vessel = id;
  card.armor = armor_of(vessel);
  card.battering = card.armor / charts.card.armor_a_battering;
  card.speed = vessel.half_knots / 2;
  card.half_speed = vessel.half_knots % 2;
  card.midships = boxes_for(vessel.tons, charts.card.tons_a_midships);
  card.stack = stack_of(vessel.drive);
  card.draft = boxes_for(vessel.draft, charts.card.feet_a_draft * kTenths);
  for (const table::MountedGun& each : vessel.guns) {
    card.guns.push_back(box_of(facts, each.gun, each.mounting));
  }
  card.ram = vessel.ram ? 1 : 0;
  card.spar_torpedo = vessel.spar_torpedo;
  card.circle = circle_of(vessel);
  card.draft_feet_tenths = vessel.draft;
  return card;
}

FortCard derive_fort(const table::Facts& facts, table::FortCardId id, const Charts& charts) {
  const table::FortFacts& fort = facts.fort(id);
  FortCard card{id, {}};
  for (const table::FortGun& each : fort.guns) {
    card.guns.push_back({box_of(facts, each.gun, table::Mounting::Fort),
                         charts.fort_armor.at(static_cast<std::size_t>(fort.work)), each.square});
  }
  return card;
}

}  // namespace core::ironclad
