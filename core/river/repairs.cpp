#include "core/river/repairs.h"

#include "core/river/flotilla.h"

#include <algorithm>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kRepairDie = 6;
constexpr int kRemountedFrom = 5;  // [RR-264]
constexpr int kMendedFrom = 6;     // [RR-264]

void restore_points(Record& record, VesselId id) {
  const Vessel& vessel = record.vessel(id);
  const int rate = repair_rate(record.setting().type_of(vessel).points);
  const int restored = std::min({rate, int{vessel.pool}, int{vessel.damage}});
  if (restored <= 0) {
    return;
  }
  record.change(id, [restored](Vessel& each) {
    each.pool = static_cast<std::int16_t>(each.pool - restored);
    each.damage = static_cast<std::int16_t>(each.damage - restored);
  });
  record.tell(told("RR-263"_rule, "repaired")
                  .of(id)
                  .with_figures({restored, record.vessel(id).damage, record.vessel(id).pool}));
}

/// [RR-265] A throw for each gun.
void remount_guns(Record& record, VesselId id) {
  for (std::size_t i = 0; i < record.vessel(id).guns.size(); ++i) {
    const MountedGun gun = record.vessel(id).guns[i];
    if (gun.state == GunState::KnockedOut &&
        record.roll({"RR-264"_rule, kRepairDie, 0, id}) >= kRemountedFrom) {
      record.change(id, [i](Vessel& each) { each.guns[i].state = GunState::Ready; });
      record.tell(told("RR-264"_rule, "gun-remounted").of(id).by(gun.gun));
    }
  }
}

/// [RR-265] A throw for each critical item.
void mend(Record& record, VesselId id, std::int8_t Vessel::*hits, std::string_view key) {
  for (auto left = record.vessel(id).*hits; left > 0; --left) {
    if (record.roll({"RR-264"_rule, kRepairDie, 0, id}) >= kMendedFrom) {
      record.change(id, [hits](Vessel& each) { --(each.*hits); });
      record.tell(told("RR-264"_rule, key).of(id));
    }
  }
}

}  // namespace

int repair_rate(int points) noexcept {
  constexpr int kPerCentRestored = 5;
  constexpr int kHundred = 100;
  return std::max(1, points * kPerCentRestored / kHundred);
}

/// [RR-268] However an action was fought, repairs go by these rules alone.
void repair(Record& record, GroupId group) {
  for (const VesselId id : vessels_of(record.state(), group)) {
    restore_points(record, id);
    remount_guns(record, id);
    mend(record, id, &Vessel::stack_hits, "stack-mended");
    mend(record, id, &Vessel::steering_hits, "steering-mended");
  }
}

}  // namespace core::river
