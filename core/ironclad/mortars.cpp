#include "core/ironclad/mortars.h"

#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/table/throws.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <set>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::Inches;
using table::Point;
using table::refusal;
using table::refused;
using table::told;

constexpr int kHit = 10;  // [IC-244] the 0 of the D10, or more by the bonus

/// [IC-244] The spot: on the ship, or on the square of the fort's gun.
Point spot_of(const Setting& setting, const State& state, const Target& target) {
  return target.kind == TargetKind::FortGun ? place_of_gun(setting, state, target.fort, target.gun)
                                            : state.ship(target.ship).pose.at;
}

/// [IC-248] Whether somebody who lies at anchor and is of the boat's side sees both.
bool is_spotted(const Setting& setting, const State& state, const Shot& shot, Point from,
                Point to) {
  if (!in_the_way(setting, state, from, to, shot)) {
    return true;
  }
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const Ship& ship = state.ships[i];
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (ship.side != side_of(state, shot) || ship.fate != Fate::Afloat || id == shot.ship ||
        (!ship.anchored && !ship.moored)) {
      continue;
    }
    Shot sees = shot;
    sees.ship = id;
    Shot sees_boat = sees;
    sees_boat.target = {TargetKind::Ship, shot.ship, {}, 0};
    const Point eye = measuring_point(setting, state, id);
    if (!in_the_way(setting, state, eye, to, sees) &&
        !in_the_way(setting, state, eye, from, sees_boat)) {
      return true;
    }
  }
  return false;
}

void shell_on_fort(Record& record, const Shot& shot, Point spot, Inches burst) {
  const FortId fort = shot.target.fort;
  const Charts& charts = record.setting().charts;
  const auto guns = record.fort(fort).guns.size();
  for (std::size_t i = 0; i < guns; ++i) {
    const auto gun = static_cast<std::uint8_t>(i);
    if (record.fort(fort).guns[i].lost ||
        !table::within(spot, place_of_gun(record.setting(), record.state(), fort, gun),
                       burst / 2)) {
      continue;
    }
    record.change(fort, [&](Fort& card) {
      FortGunState& hit = card.guns.at(gun);
      hit.burst_hits = static_cast<std::int8_t>(
          std::min<int>(hit.burst_hits + 1, static_cast<int>(charts.silenced.size())));
      const Silenced& silenced = charts.silenced.at(static_cast<std::size_t>(hit.burst_hits - 1));
      hit.silent_for_good = hit.silent_for_good || silenced.for_good;
      hit.silent_steps = std::max(hit.silent_steps, static_cast<std::int8_t>(silenced.fire_phases));
    });
    record.tell(told("IC-246"_rule, "fort-gun-silenced")
                    .of(record.setting().name_of(fort))
                    .by_gun(gun + 1)
                    .with_figures({record.fort(fort).guns[i].burst_hits}));
  }
}

}  // namespace

bool is_stationary(const Ship& ship) noexcept {
  return (ship.anchored || ship.moored || ship.aground != Aground::No) && ship.run == Inches{};
}

int bonus_of(const Setting& setting, const State& state, const Shot& shot) {
  const auto& laid = state.ship(shot.ship).laid;
  const bool same =
      laid && laid->turn + 1 == state.turn && laid->spot == spot_of(setting, state, shot.target);
  return same ? laid->successive + 1 : 0;
}

table::Judged<> judge_mortar(const Setting& setting, const State& state, const Shot& shot) {
  const Ship& boat = state.ship(shot.ship);
  if (boat.run != Inches{}) {
    return refused(refusal("IC-241"_rule, "mortar-moved").of(shot.ship));
  }
  if (shot.target.kind != TargetKind::FortGun &&
      (shot.target.kind != TargetKind::Ship || !is_stationary(state.ship(shot.target.ship)))) {
    return refused(refusal("IC-242"_rule, "target-moves").of(shot.ship).with(shot.target.ship));
  }
  const Mortar& mortar = setting.charts.mortar(gun_of(setting, shot).bore);
  const Point from = measuring_point(setting, state, shot.ship);
  const Point spot = spot_of(setting, state, shot.target);
  const Inches range = shot.measured ? shot.measured->range : table::distance(from, spot);
  const int scale = setting.options.table_scale;
  if (range < mortar.least * scale) {
    return refused(refusal("IC-243"_rule, "mortar-too-near")
                       .of(shot.ship)
                       .inches(mortar.least * scale, range));
  }
  if (range > mortar.most * scale) {
    return refused(refusal("IC-243"_rule, "out-of-range")
                       .of(shot.ship)
                       .by_gun(shot.gun + 1)
                       .inches(mortar.most * scale, range));
  }
  if (!shot.measured && !is_spotted(setting, state, shot, from, spot)) {
    return refused(refusal("IC-248"_rule, "nobody-spots").of(shot.ship));
  }
  return {};
}

void fire_mortars(Record& record) {
  std::set<std::pair<FortId, Side>> hit_forts;
  std::vector<std::pair<FortId, std::uint8_t>> aimed;
  for (const Side side : board::kSides) {
    const std::vector<Shot> laid = record.state().laid.at(static_cast<std::size_t>(side));
    for (const Shot& shot : laid) {
      if (!is_mortar(record.setting(), shot)) {
        continue;
      }
      const int bonus = bonus_of(record.setting(), record.state(), shot);
      const Point spot = spot_of(record.setting(), record.state(), shot.target);
      const int die = record.d10("IC-244"_rule, side, shot.ship);
      const int counts = table::count_die(record, shot.ship, die, table::kD10Faces, true);
      record.change(shot.ship, [&](Ship& boat) {
        boat.guns.at(shot.gun).fired_in = record.state().turn;
        boat.guns.at(shot.gun).fired_step = record.state().step;
        use_round(record.setting(), shot, boat);
        boat.laid = MortarLaid{spot, record.state().turn, static_cast<std::int8_t>(bonus)};
      });
      const bool fort = shot.target.kind == TargetKind::FortGun;
      const bool hit = counts + bonus >= kHit;
      record.tell(told("IC-244"_rule, hit ? "mortar-hits" : "mortar-misses")
                      .of(shot.ship)
                      .with(fort ? record.setting().name_of(shot.target.fort) : shot.target.ship)
                      .with_figures({die, bonus}));
      if (!hit) {
        continue;
      }
      if (!fort) {  // [IC-245]
        critical_hit(record, shot.target.ship, side);
        continue;
      }
      shell_on_fort(record, shot, spot,
                    record.setting().charts.mortar(gun_of(record.setting(), shot).bore).burst);
      if (hit_forts.emplace(shot.target.fort, side).second) {
        aimed.emplace_back(shot.target.fort, shot.target.gun);
      }
    }
  }
  for (const auto& [fort, gun] : aimed) {  // [IC-247]
    const auto turn = record.state().turn;
    if (record.fort(fort).magazine_tried == turn) {
      continue;  // once in a turn, whichever step the shells fall in
    }
    record.change(fort, [&](Fort& card) { card.magazine_tried = turn; });
    const Side by = board::enemy_of(record.fort(fort).side);
    const int die = record.d10("IC-247"_rule, by, fort);
    if (die == kHit) {
      critical_hit_on_fort(record, fort, gun, by, true);
    }
  }
}

void run_down_silence(Record& record) {
  for (std::size_t i = 0; i < record.state().forts.size(); ++i) {
    record.change(FortId{static_cast<std::uint8_t>(i)}, [](Fort& fort) {
      for (FortGunState& gun : fort.guns) {
        gun.silent_steps = static_cast<std::int8_t>(std::max(0, gun.silent_steps - 1));
      }
    });
  }
}

}  // namespace core::ironclad
