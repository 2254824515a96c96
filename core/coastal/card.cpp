#include "core/coastal/card.h"

#include <algorithm>

namespace core::coastal {
namespace {

/// [RC-004] A tenth to the nearest whole number, halves up; at least 1.
constexpr int tenth_of(int number) noexcept {
  constexpr int kTen = 10;
  return std::max(1, (number + kTen / 2) / kTen);
}

/// [RC-025] [RC-026] [RC-027] C, E, B, then guns; what is left is the reserve.
Allotment allot(const table::Vessel& vessel, int spv, int cpv) {
  Allotment made;
  int left = cpv;
  const auto man = [&](int& station) {
    station = std::min(left, 1);
    left -= station;
  };
  if (vessel.drive == table::Drive::Towed) {
    // [RC-027] None for engines, and small craft need none for the captain.
  } else if (spv < kSmallCraft) {
    // A craft with 1 CPV works with that one.
    man(made.engine_and_boiler);
  } else {
    man(made.captain);
    man(made.engine);
    man(made.boiler);
  }
  made.guns = std::min(left, static_cast<int>(vessel.guns.size()));
  made.reserve = left - made.guns;
  return made;
}

int damage_points(const table::Facts& facts, const table::Vessel& vessel) {
  int points = 0;
  for (const table::MountedGun& each : vessel.guns) {
    const table::Gun& gun = facts.gun(each.gun);
    points += gun.points.value_or(0) / (gun.alternate_moves ? 2 : 1);
  }
  return points;
}

}  // namespace

Card derive(const table::Facts& facts, table::VesselId id) {
  const table::Vessel& vessel = facts.vessel(id);
  const table::ShipClass& general = facts.ship_class(vessel.ship_class);
  Card card;
  card.vessel = id;
  card.spv = tenth_of(vessel.tons);
  // [RC-023] which class a doubtful vessel is of the lists say
  card.pv = card.spv - card.spv * general.fraction_part / general.fraction_of;
  card.cpv = tenth_of(vessel.crew);
  card.allotment = allot(vessel, card.spv, card.cpv);
  card.guns_carried = static_cast<int>(vessel.guns.size());
  card.damage_points = damage_points(facts, vessel);
  constexpr int kHalvesOfTenths = 15;  // one and a half times, in hundredths
  card.sinks_above_hundredths = vessel.draft * kHalvesOfTenths;
  return card;
}

FortCard derive_fort(const table::Facts& facts, table::FortCardId id) {
  constexpr int kEarth = 40;  // [RC-384] for each square inch
  constexpr int kStone = 60;
  constexpr int kHouses = 5 * 16;  // for each quarter inch square
  const table::FortFacts& fort = facts.fort(id);
  const std::int64_t inch = table::Inches::kTicks;
  const auto surface = static_cast<int>(fort.width.ticks() * fort.depth.ticks() / (inch * inch));
  FortCard card;
  card.fort = id;
  const bool houses = fort.work == table::FortWork::Buildings;
  card.fpv = surface * (houses ? kHouses : fort.work == table::FortWork::Masonry ? kStone : kEarth);
  // [RC-386] a third; [RC-387] half
  card.ceases_fire_below = houses ? card.fpv / 2 : card.fpv / 3;
  card.cpv = fort.crew;
  return card;
}

}  // namespace core::coastal
