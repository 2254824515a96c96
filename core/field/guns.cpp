#include "core/field/guns.h"

#include "core/field/canister.h"
#include "core/field/counter_battery.h"
#include "core/field/formation.h"
#include "core/field/round_shot.h"
#include "core/field/shell.h"
#include "core/field/terrain.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kGunnersForEveryMove = 2;  // [FB-027]
constexpr Inches kSeenAtAim = Inches::of(1);

/// A refusal for a gun.
Refusal gun_refusal(RuleId rule, std::string_view key, UnitId unit, std::uint8_t gun) {
  return refusal(rule, key).of(unit).by_gun(gun + 1);
}

/// What keeps a whole battery from firing.
std::optional<Refusal> battery_silent(const Setting& setting, const State& state, UnitId id) {
  const auto no = [&](RuleId rule, std::string_view key) { return refusal(rule, key).of(id); };
  const Unit& unit = state.unit(id);
  const auto* const first = find_rule<OnlyGunsAct>(setting.battle);
  if (first != nullptr && state.move <= first->through_move && unit.side != first->side) {
    return no("FB-510"_rule, "only-guns-act");
  }
  for (const BattleRule& rule : setting.battle.rules) {
    if (const auto* const poor = std::get_if<Unsupplied>(&rule);
        poor != nullptr && poor->side == unit.side && state.move > poor->guns_through_move) {
      return no("FB-559"_rule, "guns-without-supply").figures(poor->guns_through_move, state.move);
    }
  }
  if (const auto why = kept_from_firing(state, id)) {
    return why;
  }
  if (unit.formation == Formation::Limbered) {
    return no("FB-049"_rule, "guns-are-limbered");
  }
  if (unit.now.limbered) {
    return no("FB-049"_rule, "has-just-unlimbered");
  }
  if (const Inches most = setting.charts.rates.manhandled; unit.now.moved > most) {
    return no("FB-095"_rule, "guns-moved-too-far").inches(most, unit.now.moved);
  }
  return std::nullopt;
}

/// [FB-T07] The distances between which a gun may be laid, and the rule that says so.
struct GunRange {
  RuleId rule;
  Inches least;
  Inches most;
};

GunRange gun_range_of(const Ranges& ranges, ShotKind kind) {
  switch (kind) {
    case ShotKind::Ball:
      return {"FB-200"_rule, {}, ranges.ball};
    case ShotKind::Canister:
      return {"FB-230"_rule, {}, ranges.canister};
    case ShotKind::Shell:
      return {"FB-240"_rule, ranges.shell_least, ranges.shell_most};
  }
  return {};
}

/// [FB-026]
bool fires_kind(GunKind gun, ShotKind kind) noexcept {
  return kind == ShotKind::Canister || (gun == GunKind::Gun) == (kind == ShotKind::Ball);
}

std::optional<UnitId> enemy_at_aim(const State& state, Side side, Point aim) {
  std::optional<UnitId> best;
  std::int64_t least = kSeenAtAim.ticks() * kSeenAtAim.ticks();
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (!unit.on_table() || unit.side == side || unit.hidden) {
      continue;
    }
    for (const Figure& figure : unit.figures) {
      const std::int64_t squared = table::distance_squared(figure.at, aim);
      if (figure.present() && squared <= least) {
        least = squared;
        best = unit_id(i);
      }
    }
  }
  return best;
}

/// [FB-133] [FB-247] Whether the gunners see the point of aim; who stands on it does not hide it.
bool sees_aim(const Setting& setting, const State& state, const Laying& laying, Point muzzle) {
  return screen_between(setting, state, muzzle, laying.aim, laying.unit,
                        enemy_at_aim(state, state.unit(laying.unit).side, laying.aim),
                        Watching::Looks) == Screen::None;
}

/// Distance and direction of the aim.
std::optional<Refusal> aim_refused(const Setting& setting, const State& state,
                                   const Laying& laying) {
  const Unit& unit = state.unit(laying.unit);
  const Pose muzzle = unit.guns[laying.gun].muzzle;
  const GunRange range = gun_range_of(setting.charts.ranges, laying.kind);
  const auto no = [&](RuleId rule, std::string_view key) {
    return gun_refusal(rule, key, laying.unit, laying.gun);
  };
  if (laying.aim == muzzle.at) {
    return no(range.rule, "aimed-at-itself");
  }
  const Inches had = table::distance(muzzle.at, laying.aim);
  if (!table::within(muzzle.at, laying.aim, range.most)) {
    return no(range.rule, "gun-aims-too-far").inches(range.most, had);
  }
  if (table::distance_squared(muzzle.at, laying.aim) < range.least.ticks() * range.least.ticks()) {
    return no(range.rule, "shell-aims-too-near").inches(range.least, had);
  }
  const std::int32_t turn =
      table::angle_between(muzzle.heading, table::bearing(muzzle.at, laying.aim));
  if (turn > kTraverse) {
    constexpr std::int32_t kUp = Heading::kDegree - 1;  // a part of a degree too many shows
    return no("FB-210"_rule, "beyond-traverse")
        .figures(kTraverse / Heading::kDegree, (turn + kUp) / Heading::kDegree);
  }
  return std::nullopt;
}

/// Who is in the way, and whether one sees.
std::optional<Refusal> line_refused(const Setting& setting, const State& state,
                                    const Laying& laying) {
  const Unit& unit = state.unit(laying.unit);
  const Point muzzle = unit.guns[laying.gun].muzzle.at;
  const LineOfFire line{muzzle, laying.aim};
  const auto no = [&](RuleId rule, std::string_view key) {
    return gun_refusal(rule, key, laying.unit, laying.gun);
  };
  switch (laying.kind) {
    case ShotKind::Ball:
      if (friend_on_line(setting, state, unit.side, line)) {
        return no("FB-208"_rule, "friends-on-the-line");
      }
      // [FB-457] The sleeve is put over a target, which one has to see.
      if (setting.options.round_shot_sleeve && !sees_aim(setting, state, laying, muzzle)) {
        return no("FB-457"_rule, "aim-not-seen");
      }
      return std::nullopt;
    case ShotKind::Canister:
      if (friend_in_cone(state, setting.charts, unit.side, line)) {
        return no("FB-234"_rule, "friends-in-the-cone");
      }
      return std::nullopt;
    case ShotKind::Shell:
      if (!sees_aim(setting, state, laying, muzzle)) {
        return no("FB-247"_rule, "aim-not-seen");
      }
      return std::nullopt;
  }
  return std::nullopt;
}

void fire_gun(Record& record, const Laying& laying, Landed& landed) {
  switch (laying.kind) {
    case ShotKind::Ball:
      fire_ball(record, laying, landed);
      return;
    case ShotKind::Canister:
      fire_canister(record, laying, landed);
      return;
    case ShotKind::Shell:
      fire_shell(record, laying, landed);
      return;
  }
}

void land_all(Record& record, Landed landed) {
  for (const HouseHit& each : landed.houses) {
    for (const UnitId unit : garrisons_in(record.state(), each.section)) {
      landed.fired_on.push_back(unit);
    }
  }
  mark_fired_on(record, landed.fired_on);
  take_hits(record, landed.hits);
  for (const GunHit& each : landed.guns) {
    note_gun_hit(record, each);
  }
  for (const HouseHit& each : landed.houses) {
    lose_garrison(record, each.section, each.kills, each.by_shell ? "FB-262"_rule : "FB-260"_rule,
                  each.by);
    damage_section(record, each.section, each.points, each.by_shell);
  }
}

}  // namespace

Point gun_centre(const Charts& charts, const Unit& unit, std::size_t gun) {
  const Base& base = unit.formation == Formation::Limbered ? charts.bases.team : charts.bases.gun;
  return table::aboard(unit.guns.at(gun).muzzle, -(base.depth / 2), Inches{});
}

Side holder_of(const Unit& unit, const GunModel& gun) noexcept {
  return gun.taken_by.value_or(unit.side);
}

bool behind_hill(const Setting& setting, Point muzzle, Point place) {
  std::optional<int> level;
  for (std::size_t i = 0; i < setting.areas.size(); ++i) {
    const GroundArea& area = setting.battle.areas[i];
    if (area.kind != GroundKind::Hill) {
      continue;
    }
    if (!level) {
      level = std::max(level_at(setting, muzzle), level_at(setting, place));
    }
    if (area.level > *level && table::line_touches(setting.areas[i].polygon, muzzle, place)) {
      return true;
    }
  }
  return false;
}

Judged<> judge_gun(const Setting& setting, const State& state, UnitId id, std::uint8_t gun) {
  if (!state.has(id) || !state.unit(id).on_table()) {
    return refused(refusal("FB-051"_rule, "not-on-the-table").of(id));
  }
  const Unit& unit = state.unit(id);
  const auto no = [&](RuleId rule, std::string_view key) {
    return refused(gun_refusal(rule, key, id, gun));
  };
  if (gun >= unit.guns.size()) {
    return no("FB-212"_rule, "no-such-gun");
  }
  if (const auto silent = battery_silent(setting, state, id)) {
    return refused(silent->by_gun(gun + 1));
  }
  const GunModel& model = unit.guns[gun];
  if (model.destroyed) {
    return no("FB-221"_rule, "gun-lost");
  }
  if (holder_of(unit, model) != unit.side) {
    return no("FB-226"_rule, "gun-taken");
  }
  const int gunners = gunners_of(unit, gun);
  if (gunners == 0) {
    return no("FB-226"_rule, "no-gunners-left");
  }
  if (model.last_fired == state.move) {
    return no("FB-212"_rule, "gun-has-fired");
  }
  if (model.last_fired != 0 && model.last_fired == state.move - 1) {
    if (is_slowed(model)) {
      return no("FB-221"_rule, "gun-fires-every-second");
    }
    if (gunners < kGunnersForEveryMove) {
      return no("FB-027"_rule, "one-gunner-fires-every-second");
    }
  }
  return {};
}

Judged<> judge_laying(const Setting& setting, const State& state, const Laying& laying) {
  if (auto able = judge_gun(setting, state, laying.unit, laying.gun); !able) {
    return able;
  }
  const Unit& unit = state.unit(laying.unit);
  if (!fires_kind(unit.guns[laying.gun].kind, laying.kind)) {
    return refused(gun_refusal(
        "FB-026"_rule,
        laying.kind == ShotKind::Shell ? "guns-fire-no-shell" : "howitzers-fire-no-ball",
        laying.unit, laying.gun));
  }
  if (const auto no = aim_refused(setting, state, laying)) {
    return refused(*no);
  }
  if (const auto no = line_refused(setting, state, laying)) {
    return refused(*no);
  }
  return {};
}

void sort_reached(std::vector<Reached>& reached) {
  const auto key = [](const Reached& each) {
    return std::tuple{each.along, each.kind, each.unit, each.index};
  };
  std::sort(reached.begin(), reached.end(),
            [&](const Reached& a, const Reached& b) { return key(a) < key(b); });
}

bool throw_for_head(Record& record, const Laying& laying, const Reached& reached, RuleId why,
                    Landed& landed) {
  const int die = record.d6(why, laying.unit);
  if (!reached.loose) {
    landed.fired_on.push_back(reached.unit);
  }
  if (die < reached.kills_on) {
    return false;
  }
  Victim who{FigureId{reached.unit, reached.index}};
  if (reached.kind == ReachedKind::General) {
    who = GeneralId{reached.index};
  }
  landed.hits.push_back({who, reached.unit, why, laying.unit});
  return true;
}

void mark_gun_fired(Record& record, UnitId unit, std::uint8_t gun) {
  record.change(unit, [&](Unit& now) {
    now.guns.at(gun).last_fired = record.state().move;
    now.now.fired = true;
    now.hidden = false;
  });
}

void resolve_artillery(Record& record) {
  std::vector<Laying> laid;
  for (const Laying& each : record.state().laid) {
    if (judge_laying(record.setting(), record.state(), each)) {
      laid.push_back(each);
    }
  }
  std::stable_sort(laid.begin(), laid.end(), [](const Laying& a, const Laying& b) {
    return std::tuple{a.unit, a.gun} < std::tuple{b.unit, b.gun};
  });
  Landed landed;
  for (const Laying& each : laid) {
    fire_gun(record, each, landed);
  }
  for (const Laying& each : laid) {
    mark_gun_fired(record, each.unit, each.gun);
  }
  land_all(record, std::move(landed));
}

}  // namespace core::field
