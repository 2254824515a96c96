#include "core/river/damage.h"

#include "core/river/flotilla.h"

#include <algorithm>
#include <vector>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kDie = 6;
constexpr int kPerCent = 100;

/// Places of the guns aboard that can be knocked out.
std::vector<std::size_t> ready_guns(const Vessel& vessel) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < vessel.guns.size(); ++i) {
    if (vessel.guns[i].state == GunState::Ready) {
      found.push_back(i);
    }
  }
  return found;
}

void knock_out_a_gun(Record& record, VesselId id) {
  const auto guns = ready_guns(record.vessel(id));
  if (guns.empty()) {
    return;
  }
  const std::size_t which = guns.at(record.draw("RR-024"_rule, guns.size()));
  record.change(id, [which](Vessel& each) { each.guns[which].state = GunState::KnockedOut; });
  record.tell(told("RR-419"_rule, "gun-out").of(id).by(record.vessel(id).guns[which].gun));
}

/// [RR-419] Stack or steering, at random.
void critical(Record& record, VesselId id) {
  const bool stack = record.draw("RR-024"_rule, 2) == 0;
  record.change(id, [stack](Vessel& each) { ++(stack ? each.stack_hits : each.steering_hits); });
  record.tell(told("RR-419"_rule, stack ? "stack-hit" : "steering-hit").of(id));
}

}  // namespace

bool damaged_to(const Setting& setting, const Vessel& vessel, int per_cent) {
  return vessel.damage * kPerCent >= per_cent * setting.type_of(vessel).points;
}

void lose(Record& record, VesselId id, Fate fate, RuleId why) {
  record.change(id, [fate](Vessel& each) {
    each.fate = fate;
    each.towing.reset();
  });
  for (std::size_t i = 0; i < record.state().vessels.size(); ++i) {
    if (record.state().vessels[i].towing == id) {
      record.change(VesselId{static_cast<std::uint8_t>(i)},
                    [](Vessel& each) { each.towing.reset(); });
    }
  }
  switch (fate) {
    case Fate::Afloat:
      return;
    case Fate::Trapped:
      record.tell(told(why, "trapped").of(id));
      return;
    case Fate::Sunk:
      record.tell(told(why, "sunk").of(id));
      break;
    case Fate::Captured:
      record.tell(told(why, "captured").of(id));
      break;
    case Fate::Burnt:
      record.tell(told(why, "burnt").of(id));
      break;
  }
  record.score(record.vessel(id).supply ? "RR-248"_rule : "RR-305"_rule,
               record.charts().points.sunk);
}

void add_damage(Record& record, VesselId id, int points, bool in_action) {
  if (points <= 0 || !in_service(record.vessel(id))) {
    return;
  }
  const int most = record.setting().type_of(record.vessel(id)).points;
  const int taken = std::min(points, most - record.vessel(id).damage);
  record.change(id, [&](Vessel& each) {
    each.damage = static_cast<std::int16_t>(each.damage + taken);
    each.damage_ever = static_cast<std::int16_t>(each.damage_ever + taken);
    each.turn_damage = static_cast<std::int16_t>(each.turn_damage + (in_action ? taken : 0));
  });
  record.tell(
      told("RR-405"_rule, "damaged").of(id).with_figures({taken, record.vessel(id).damage, most}));
  if (record.vessel(id).damage >= most) {
    lose(record, id, Fate::Sunk, "RR-405"_rule);
  }
}

void add_to_pool(Record& record, VesselId id, int damage_before) {
  // [RR-023] Half is rounded down.
  const int taken = record.vessel(id).damage - damage_before;
  if (taken > 1 && in_service(record.vessel(id))) {
    record.change(id, [taken](Vessel& each) {
      each.pool = static_cast<std::int16_t>(each.pool + taken / 2);
    });
  }
}

void small_fire(Record& record, VesselId id) {
  const int before = record.vessel(id).damage;
  const int points = record.roll({"RR-134"_rule, kDie, 0, id});
  record.tell(told("RR-134"_rule, "fire").of(id).with_figures({points}));
  add_damage(record, id, points, false);
  add_to_pool(record, id, before);
}

void throw_for_criticals(Record& record, GroupId group) {
  constexpr int kTenths = 10;
  constexpr int kGunOn = 6;
  constexpr int kCriticalOn = 5;
  for (const VesselId id : vessels_of(record.state(), group)) {
    const Vessel& vessel = record.vessel(id);
    const int most = record.setting().type_of(vessel).points;
    const int modifier = -vessel.modifier;  // [RR-128] good for her is a lower throw here
    for (int left = vessel.turn_damage * kTenths / most; left > 0; --left) {
      const int score = record.roll({"RR-419"_rule, kDie, modifier, id}) + modifier;
      if (score >= kGunOn) {
        knock_out_a_gun(record, id);
      } else if (score == kCriticalOn) {
        critical(record, id);
      }
    }
    record.change(id, [](Vessel& each) { each.turn_damage = 0; });
  }
}

}  // namespace core::river
