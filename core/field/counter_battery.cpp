#include "core/field/counter_battery.h"

#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>

namespace core::field {
namespace {

using base::operator""_rule;

/// [FB-222] From here on one more is taken from the score, the limit included.
constexpr std::array kReducedFrom{Inches::of(36), Inches::of(48)};

}  // namespace

int reduction_at(Inches distance) noexcept {
  return static_cast<int>(
      std::ranges::count_if(kReducedFrom, [&](Inches from) { return distance >= from; }));
}

int points_of_hit(int die, Inches distance) noexcept {
  return std::max(0, die - reduction_at(distance));
}

bool is_slowed(const GunModel& gun) noexcept { return gun.damage >= kSlowedAt; }

void throw_for_gun(Record& record, const Laying& laying, const Reached& reached, Landed& landed) {
  const int die = record.d6("FB-220"_rule, laying.unit);
  // [FB-248] A shell bursts beside its line: how far it flew is measured to the gun.
  const Inches far = laying.kind == ShotKind::Shell
                         ? table::distance(record.unit(laying.unit).guns.at(laying.gun).muzzle.at,
                                           gun_centre(record.setting().charts,
                                                      record.unit(reached.unit), reached.index))
                         : reached.along;
  landed.guns.push_back({reached.unit, reached.index, points_of_hit(die, far)});
  landed.fired_on.push_back(reached.unit);
}

void note_gun_hit(Record& record, const GunHit& hit) {
  const GunModel before = record.unit(hit.unit).guns.at(hit.gun);
  if (before.destroyed) {
    return;
  }
  record.change(hit.unit, [&](Unit& unit) {
    GunModel& gun = unit.guns.at(hit.gun);
    gun.damage = static_cast<std::int16_t>(gun.damage + hit.points);
    gun.destroyed = gun.damage >= kDestroyedAt;
  });
  const GunModel& now = record.unit(hit.unit).guns.at(hit.gun);
  const auto told = [&](std::string_view key, RuleId rule) {
    return table::told(rule, key).of(hit.unit).by_gun(hit.gun + 1);
  };
  record.tell(told("field-gun-hit", "FB-220"_rule).with_figures({hit.points, now.damage}));
  if (now.destroyed) {
    record.tell(told("gun-destroyed", "FB-221"_rule));
  } else if (is_slowed(now) && !is_slowed(before)) {
    record.tell(told("field-gun-slowed", "FB-221"_rule));
  }
}

}  // namespace core::field
