#include "core/field/canister.h"

#include "core/field/terrain.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kCanisterHighest = 6;

const ConePart& far_part(const Charts& charts) noexcept { return charts.canister.back(); }

LineOfFire canister_line(const State& state, const Laying& laying) {
  return {state.unit(laying.unit).guns.at(laying.gun).muzzle.at, laying.aim};
}

/// [FB-234] Behind a wall one is hit one score later; beyond 6 not at all.
/// A wall covers the files of formed troops whose front stands behind it.
std::optional<int> behind_wall(const Setting& setting, Point muzzle, Point front, int kills_on) {
  const int needed = kills_on + (wall_before(setting, front, muzzle) ? 1 : 0);
  return needed <= kCanisterHighest ? std::optional{needed} : std::nullopt;
}

/// Whether a building that stands is between a muzzle and a head.
bool behind_house(const Setting& setting, const State& state, Point muzzle, Point head) {
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    if (is_house(state, SectionId{static_cast<std::uint8_t>(i)}) &&
        table::line_touches(setting.sections[i].polygon, muzzle, head)) {
      return true;
    }
  }
  return false;
}

int throw_for_cone(Record& record, const Laying& laying, const std::vector<Reached>& heads,
                   RuleId why, Landed& landed) {
  int hit = 0;
  for (const Reached& each : heads) {
    hit += throw_for_head(record, laying, each, why, landed) ? 1 : 0;
  }
  record.tell(table::told(why, "canister-fired")
                  .of(laying.unit)
                  .by_gun(laying.gun + 1)
                  .with_figures({static_cast<int>(heads.size()), hit}));
  return hit;
}

void show_cone(Record& record, const Laying& laying) {
  const Point muzzle = record.unit(laying.unit).guns.at(laying.gun).muzzle.at;
  record.apply(ShotLay{laying.unit,
                       laying.gun,
                       ShotKind::Canister,
                       {muzzle, table::bearing(muzzle, laying.aim)},
                       laying.aim,
                       0,
                       {}});
}

/// The present figure of a unit that is nearest to a place.
std::optional<Point> nearest_head_of(const Unit& unit, Point from) {
  std::optional<Point> best;
  for (const Figure& figure : unit.figures) {
    if (figure.present() && (!best || table::distance_squared(figure.at, from) <
                                          table::distance_squared(*best, from))) {
      best = figure.at;
    }
  }
  return best;
}

}  // namespace

std::vector<Reached> in_canister(const Setting& setting, const State& state, const Laying& laying) {
  const LineOfFire line = canister_line(state, laying);
  const ConePart& last = far_part(setting.charts);
  std::vector<Reached> heads;
  collect_heads(
      state, laying, line,
      [&](Point head, Point front) -> std::optional<int> {
        if (!line.is_in_cone(head, last.to, last.width) ||
            behind_hill(setting, line.muzzle(), head) ||
            behind_house(setting, state, line.muzzle(), head)) {
          return std::nullopt;
        }
        for (const ConePart& part : setting.charts.canister) {  // [FB-231]
          if (line.compare_along(head, part.to) <= 0) {
            return behind_wall(setting, line.muzzle(), front, part.kills_on);
          }
        }
        return std::nullopt;
      },
      heads);
  sort_reached(heads);
  return heads;
}

bool friend_in_cone(const State& state, const Charts& charts, Side side, const LineOfFire& line) {
  const ConePart& last = far_part(charts);
  return any_friend(state, side,
                    [&](Point head) { return line.is_in_cone(head, last.to, last.width); });
}

void fire_canister(Record& record, const Laying& laying, Landed& landed) {
  show_cone(record, laying);
  throw_for_cone(record, laying, in_canister(record.setting(), record.state(), laying),
                 "FB-232"_rule, landed);
}

std::vector<Laying> closing_guns(const Setting& setting, const State& state, UnitId battery,
                                 UnitId attacker) {
  std::vector<Laying> laid;
  const Unit& unit = state.unit(battery);
  for (std::size_t i = 0; i < unit.guns.size(); ++i) {
    const auto gun = static_cast<std::uint8_t>(i);
    const auto head = nearest_head_of(state.unit(attacker), unit.guns[gun].muzzle.at);
    if (!head) {
      continue;
    }
    const Laying laying{battery, gun, ShotKind::Canister, *head};
    if (judge_laying(setting, state, laying)) {
      laid.push_back(laying);
    }
  }
  return laid;
}

std::vector<Reached> in_near_part(const Setting& setting, const State& state, const Laying& laying,
                                  UnitId attacker) {
  const LineOfFire line = canister_line(state, laying);
  const ConePart& near = setting.charts.canister.front();
  std::vector<Reached> heads;
  collect_heads(
      state, laying, line,
      [&](Point head, Point front) -> std::optional<int> {
        return line.is_within(head, near.width / 2)
                   ? behind_wall(setting, line.muzzle(), front, near.kills_on)
                   : std::nullopt;
      },
      heads);
  std::erase_if(heads, [&](const Reached& each) { return each.loose || each.unit != attacker; });
  sort_reached(heads);
  const Inches foremost = heads.empty() ? Inches{} : heads.front().along;
  std::erase_if(heads, [&](const Reached& each) { return each.along - foremost > near.to; });
  return heads;
}

void fire_closing_canister(Record& record, UnitId battery, UnitId attacker,
                           std::vector<Hit>& hits) {
  Landed landed;
  for (const Laying& laying : closing_guns(record.setting(), record.state(), battery, attacker)) {
    show_cone(record, laying);
    throw_for_cone(record, laying, in_near_part(record.setting(), record.state(), laying, attacker),
                   "FB-235"_rule, landed);
    mark_gun_fired(record, battery, laying.gun);
  }
  hits.insert(hits.end(), landed.hits.begin(), landed.hits.end());
}

}  // namespace core::field
