#include "core/ironclad/ramming.h"

#include "core/ironclad/damage.h"
#include "core/table/throws.h"

#include <algorithm>
#include <cstdlib>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::HullPart;
using table::told;

constexpr std::int32_t kLeastAngle = 60 * table::Heading::kDegree;  // [IC-281]
constexpr int kRamSaves = 1;                                        // [IC-284] draft boxes
constexpr int kStackGoesOn = 1;                                     // [IC-286]

Pending draft_hits(ShipId ship, int boxes) {
  Pending pending;
  pending.kind = PendingKind::Hits;
  pending.ship = ship;
  pending.hit = HitKind::Draft;
  pending.amount = static_cast<std::int8_t>(boxes);
  return pending;
}

void check_stack(Record& record, ShipId id) {
  const int die = record.d6("IC-286"_rule, record.ship(id).side, id);
  if (table::count_die(record, id, die, table::kD6Faces, true) == kStackGoesOn) {
    Pending pending;
    pending.kind = PendingKind::StackLost;
    pending.ship = id;
    later(record, pending);
  }
}

/// [IC-328]
void strike_with_torpedo(Record& record, ShipId rammer, ShipId target) {
  record.change(rammer, [](Ship& ship) { ship.torpedo = false; });
  record.tell(told("IC-328"_rule, "torpedo-strikes").of(rammer).with(target));
  const bool exploded = torpedo_hit(record, target, record.ship(rammer).side, "IC-149"_rule);
  if (exploded && record.setting().ship(rammer).launch) {  // a ship that carries one is not lost
    destroy(record, rammer, Fate::Sunk, "IC-328"_rule);
  }
}

}  // namespace

bool is_ram(const table::Contact& contact, int speed) noexcept {
  return speed >= kKnot && contact.mover == HullPart::Bow && contact.angle &&
         *contact.angle >= kLeastAngle &&
         (contact.target == HullPart::PortSide || contact.target == HullPart::StarboardSide);
}

bool exchanged(const Setting& setting, ShipId rammer, ShipId target) {
  return !is_ironclad(setting, rammer) && is_ironclad(setting, target) &&
         !setting.ship(target).wooden_when_rammed;
}

void ram(Record& record, ShipId rammer, ShipId target, int speed) {
  if (record.ship(rammer).torpedo && !record.setting().ship(target).launch) {
    strike_with_torpedo(record, rammer, target);
    return;
  }
  const Side by = record.ship(rammer).side;
  const RamRow& row = record.setting().charts.ram(speed / kKnot);
  const int white = record.d6("IC-282"_rule, by, target);
  const int coloured = record.d6("IC-282"_rule, by, rammer);
  const bool swap = exchanged(record.setting(), rammer, target);
  // [RR-382] Good for the rammer is what hurts the target more, and herself less.
  const bool rises = row.coloured.on(table::kD6Faces).draft > row.coloured.on(1).draft;
  const int struck = row.white.on(table::count_die(record, rammer, white, table::kD6Faces, !swap));
  const RamRow::Rammer& recoil =
      row.coloured.on(table::count_die(record, rammer, coloured, table::kD6Faces, rises == swap));
  const int saved = record.ship(rammer).ram > 0 ? kRamSaves : 0;
  const int on_target = swap ? recoil.draft : struck;
  const int on_rammer = std::max(0, (swap ? struck : recoil.draft) - saved);
  record.tell(told(swap ? "IC-287"_rule : "IC-282"_rule, swap ? "rams-exchanged" : "rams")
                  .of(rammer)
                  .with(target)
                  .with_figures({speed / kKnot, white, coloured, on_target, on_rammer}));
  if (on_target > 0) {
    later(record, draft_hits(target, on_target));
  }
  if (on_rammer > 0) {
    later(record, draft_hits(rammer, on_rammer));
  }
  if (recoil.ram_lost && record.ship(rammer).ram > 0) {
    record.change(rammer, [](Ship& ship) { ship.ram = 0; });
    record.tell(told("IC-285"_rule, "ram-lost").of(rammer));
  }
  if (recoil.check_stacks) {
    check_stack(record, rammer);
    check_stack(record, target);
  }
}

}  // namespace core::ironclad
