// [FB-528] Where the computer lays its guns.
#include "core/field/formation.h"
#include "core/field/gun_action.h"
#include "core/field/guns.h"
#include "core/field/houses.h"
#include "core/field/targets.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core::field {
namespace {

constexpr int kWholeHead = 1000;
constexpr int kWorthFiring = 20;  // thousandths of a figure
constexpr std::int32_t kLaysWithin = 15 * Heading::kDegree;
constexpr Inches kBlack = Inches::of(18);
constexpr Inches kStickLength = Inches::of(60);
constexpr Inches kConeHeight = Inches::of(24);
constexpr Inches kConeWidth = Inches::of(5);
constexpr Inches kOffLine = Inches::ratio(1, 4);
constexpr Inches kOffGun = Inches::ratio(1, 2);
constexpr Inches kBurst = Inches::of(3);

/// Heads of both sides, and guns, as a gunner sees them.
struct Heads {
  std::vector<Point> enemies;
  std::vector<Point> aims;  ///< one of each square inch
  std::vector<Point> friends;
  std::vector<Point> guns;                          ///< of the enemy
  std::vector<std::pair<SectionId, Point>> houses;  ///< that enemies hold
};

Heads heads_of(const Setting& setting, const State& state, Side side, UnitId self) {
  Heads heads;
  std::set<std::pair<std::int64_t, std::int64_t>> squares;
  std::set<std::int8_t> held;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (!unit.on_table() || unit.hidden || unit_id(i) == self ||
        (unit.side != side && is_engaged(state, unit_id(i)))) {  // [FB-166]
      continue;
    }
    for (const Figure& figure : unit.figures) {
      if (!figure.present()) {
        continue;
      }
      if (in_house(state, figure)) {
        if (unit.side != side) {
          held.insert(figure.section);
        }
        continue;
      }
      if (unit.side == side) {
        heads.friends.push_back(figure.at);
        continue;
      }
      heads.enemies.push_back(figure.at);
      if (squares
              .insert({figure.at.x.ticks() / Inches::kTicks, figure.at.y.ticks() / Inches::kTicks})
              .second) {
        heads.aims.push_back(figure.at);
      }
    }
    for (std::size_t gun = 0; unit.side != side && gun < unit.guns.size(); ++gun) {
      if (!unit.guns[gun].destroyed && holder_of(unit, unit.guns[gun]) != side &&
          unit.formation == Formation::InAction && gunners_of(unit, gun) > 0) {
        heads.guns.push_back(gun_centre(setting.charts, unit, gun));
      }
    }
  }
  for (const std::int8_t section : held) {
    const table::Box& box = setting.sections.at(static_cast<std::size_t>(section)).box;
    heads.houses.emplace_back(SectionId{static_cast<std::uint8_t>(section)},
                              Point{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2});
  }
  return heads;
}

int ball_kills(Inches along) {
  return along <= Inches::of(42) ? 667 : along <= Inches::of(54) ? 500 : 333;
}

/// [FB-222] What a hit of the stick takes off a gun, in thousandths of a point, mean.
int gun_points_at(Inches along) {
  constexpr int kMean = 3500;
  constexpr int kOneLess = 2500;
  constexpr int kTwoLess = 1667;
  return along >= Inches::of(48) ? kTwoLess : along >= Inches::of(36) ? kOneLess : kMean;
}

/// [FB-528] 1.2 times the points by ten.
int worth_of_points(int thousandths) { return thousandths * 12 / 100; }

/// [FB-528] Round shot: over its colours a third of heads and kill chance.
int worth_of_ball(const Heads& heads, Point muzzle, Point aim, bool counter_battery) {
  const LineOfFire line{muzzle, aim};
  int sum = 0;
  for (const Point head : heads.enemies) {
    if (line.is_within(head, kOffLine) && line.is_between(head, kBlack, kStickLength)) {
      sum += ball_kills(line.along(head)) / 3;
    }
  }
  for (const Point gun : heads.guns) {
    if (counter_battery && line.is_within(gun, kOffGun) &&
        line.is_between(gun, kBlack, kStickLength)) {
      sum += worth_of_points(gun_points_at(line.along(gun)) / 3);
    }
  }
  return sum;
}

int worth_of_canister(const Charts& charts, const Heads& heads, Point muzzle, Point aim) {
  const LineOfFire line{muzzle, aim};
  int sum = 0;
  for (const Point head : heads.enemies) {
    if (!line.is_in_cone(head, kConeHeight, kConeWidth)) {
      continue;
    }
    const Inches along = line.along(head);
    const auto part = std::ranges::find_if(charts.canister,
                                           [&](const ConePart& each) { return along <= each.to; });
    if (part != charts.canister.end()) {
      sum += (7 - part->kills_on) * kWholeHead / 6;
    }
  }
  return sum;
}

/// Each of five sectors comes once in six, each head in it falls every other time.
int worth_of_shell(const Heads& heads, Point aim, bool counter_battery, Point muzzle) {
  constexpr int kHead = kWholeHead / 12;
  int sum = 0;
  for (const Point head : heads.enemies) {
    sum += table::within(head, aim, kBurst) ? kHead : 0;
  }
  for (const Point head : heads.friends) {
    sum -= table::within(head, aim, kBurst) ? 2 * kHead : 0;
  }
  for (const Point gun : heads.guns) {
    if (counter_battery && table::within(gun, aim, kBurst)) {
      sum += worth_of_points(gun_points_at(table::distance(muzzle, gun)) / 6);
    }
  }
  return sum;
}

/// [FB-528] 0.6 of the kills and 0.15 of the points, mean of table FB-T15 or FB-T16.
int worth_of_house(ShotKind kind, Inches off) {
  constexpr int kNear = 1225;
  if (kind == ShotKind::Shell) {
    return 900;
  }
  if (off <= kBlack) {
    return kNear;
  }
  return off <= Inches::of(36) ? kNear / 3 : off <= Inches::of(48) ? 800 / 3 : 500 / 3;
}

std::vector<WorthOfLaying> layings_of(const Mind& mind, UnitId id, std::uint8_t gun,
                                      bool counter_battery) {
  const Setting& setting = *mind.setting;
  const State& state = *mind.state;
  const Unit& unit = state.unit(id);
  const GunModel& model = unit.guns.at(gun);
  const Point muzzle = model.muzzle.at;
  const Heads heads = heads_of(setting, state, mind.side, id);
  std::vector<WorthOfLaying> all;
  const auto add = [&](ShotKind kind, Point aim, int value) {
    if (value > kWorthFiring) {
      all.push_back({Laying{id, gun, kind, aim}, value});
    }
  };
  const auto bears = [&](Point aim) {
    return !(aim == muzzle) &&
           table::angle_between(model.muzzle.heading, table::bearing(muzzle, aim)) <= kLaysWithin;
  };
  std::vector<Point> aims = heads.aims;
  if (counter_battery) {
    aims.insert(aims.end(), heads.guns.begin(), heads.guns.end());
  }
  const bool howitzer = model.kind == GunKind::Howitzer;
  for (const Point aim : aims) {
    if (!bears(aim)) {
      continue;
    }
    if (!howitzer && table::within(muzzle, aim, kStickLength)) {
      add(ShotKind::Ball, aim, worth_of_ball(heads, muzzle, aim, counter_battery));
    }
    if (table::within(muzzle, aim, kConeHeight)) {
      add(ShotKind::Canister, aim, worth_of_canister(setting.charts, heads, muzzle, aim));
    }
    if (howitzer) {
      add(ShotKind::Shell, aim, worth_of_shell(heads, aim, counter_battery, muzzle));
    }
  }
  for (const auto& [section, middle] : heads.houses) {
    if (bears(middle)) {
      const ShotKind kind = howitzer ? ShotKind::Shell : ShotKind::Ball;
      add(kind, middle, worth_of_house(kind, table::distance(muzzle, middle)));
    }
  }
  return all;
}

}  // namespace

std::optional<WorthOfLaying> best_laying(const Mind& mind, UnitId id, std::uint8_t gun,
                                         bool counter_battery) {
  if (!judge_gun(*mind.setting, *mind.state, id, gun)) {
    return std::nullopt;
  }
  auto all = layings_of(mind, id, gun, counter_battery);
  // [FB-534] A score is three times the kills: of those the noise is a third.
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].value += noise_of(mind, id, 1000 + gun * 1000 + static_cast<int>(i)) / 3;
  }
  std::ranges::stable_sort(all, std::greater{}, &WorthOfLaying::value);
  constexpr std::size_t kTries = 40;
  for (std::size_t i = 0; i < all.size() && i < kTries; ++i) {
    if (judge_laying(*mind.setting, *mind.state, all[i].laying)) {
      return all[i];
    }
  }
  return std::nullopt;
}

}  // namespace core::field
