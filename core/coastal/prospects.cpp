// The fire, the ways and the ground that the captain weighs: the other half of appraisal.h.
#include "core/coastal/appraisal.h"
#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/hazards.h"
#include "core/coastal/movement.h"
#include "core/table/masked.h"
#include "core/table/steering.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::coastal {
namespace {

using table::GroundKind;

// What a captain counts by; measured by contests, not by any rule.
constexpr double kFear = 0.35;  // of the enemy's fire against one's own
constexpr double kRunnersFire = 0.5;
constexpr double kRunnersFear = 1.0;
constexpr double kNearer = 0.01;  // of a ship's value, for each inch nearer
constexpr double kTooFar = 90;    // inches after which nearness is nothing
constexpr double kGunRange = 6;   // inches at which nearer is no better for guns
constexpr double kStuck = 0.12;   // of its value, a ship that sticks
constexpr double kStuckRunner = 0.3;
constexpr int kDieFaces = 6;

/// How often of six times a die passes.
template <class Passes>
double chance_of_die(const Passes& passes) {
  int faces = 0;
  for (int face = 1; face <= kDieFaces; ++face) {
    faces += passes(face) ? 1 : 0;
  }
  return static_cast<double>(faces) / kDieFaces;
}

Shot at_ship(Shot shot, ShipId target) {
  shot.at_fort = false;
  shot.target = target;
  return shot;
}

Shot at_fort(Shot shot, FortId target) {
  shot.at_fort = true;
  shot.target_fort = target;
  return shot;
}

Shot from_ship(ShipId ship) {
  Shot shot;
  shot.ship = ship;
  return shot;
}

Shot from_fort(FortId fort) {
  Shot shot;
  shot.from_fort = true;
  shot.fort = fort;
  return shot;
}

}  // namespace

double Appraisal::expected_points(const State& state, const Shot& shot) const {
  if (is_mortar(*setting_, shot)) {
    double points = 0;
    for (int face = 1; face <= kDieFaces; ++face) {
      const MortarLine& line = setting_->charts.mortar.on(face);
      points += line.damage ? line.points_large : 0;
    }
    return points / (2 * kDieFaces);
  }
  return points_at(shot, range_of(*setting_, state, shot), modifier_of(*setting_, state, shot));
}

double Appraisal::points_at(const Shot& shot, Inches range, int modifier) const {
  const table::Gun& gun = gun_of(*setting_, shot);
  const auto band = setting_->charts.band(gun.type, range);
  if (!band) {
    return 0;
  }
  const int needs = setting_->charts.gunnery.at(static_cast<std::size_t>(gun.type))
                        .needs.at(static_cast<std::size_t>(*band));
  const double rate = gun.alternate_moves ? 0.5 : 1;
  return rate * points_of(*setting_, shot) *
         chance_of_die([&](int face) { return face + modifier >= needs; });
}

double Appraisal::worth_of(const State& state, const Shot& shot, double expected) const {
  constexpr double kBeyond = 0.1;  // of a point that is not needed any more
  const double points = expected_points(state, shot);
  const double each =
      shot.at_fort ? worth_of_point(state, shot.target_fort) : worth_of_point(state, shot.target);
  const double left = shot.at_fort ? points_until_silent(*setting_, state, shot.target_fort)
                                   : state.ship(shot.target).spv;
  // Fire that falls together counts for more, until it would be wasted.
  const double together = 1 + 0.5 * std::min(1.0, expected / std::max(1.0, left));
  return points * each * (expected > 1.25 * left ? kBeyond : together);
}

bool Appraisal::in_sight(const State& state, const Shot& shot) const {
  const table::Point from = measuring_point(*setting_, state, shot);
  const table::Point to = aiming_point(*setting_, state, shot);
  if (!table::within(from, to, sight_of(*setting_, state))) {
    return false;
  }
  if (shot.from_fort || shot.at_fort) {
    return true;  // forts stand on the land that would be in the way
  }
  return std::ranges::none_of(setting_->battle.areas, [&](const table::BattleArea& area) {
    return area.kind == GroundKind::Land && table::line_touches(area.polygon, from, to);
  });
}

double Appraisal::fire_of(const State& state, const Battery& battery, const Shot& like) const {
  Shot shot = like;
  shot.gun = battery.guns.front();
  if (is_mortar(*setting_, shot) || (!battery.turns && !bears(*setting_, state, shot))) {
    return 0;
  }
  const auto able = [&](std::uint8_t gun) {
    if (shot.from_fort) {
      const GunState& log = state.fort(shot.fort).guns.at(gun);
      return log.manned && !log.destroyed;
    }
    return can_fire(*setting_, state, shot.ship, gun);
  };
  const auto guns = std::ranges::count_if(battery.guns, able);
  return guns == 0 ? 0 : static_cast<double>(guns) * expected_points(state, shot);
}

double Appraisal::best_fire(const State& state, const std::vector<Battery>& batteries,
                            const Shot& like) const {
  double points = 0;
  for (const Battery& battery : batteries) {
    points += fire_of(state, battery, like);
  }
  return points;
}

double Appraisal::exchange(const State& state, ShipId id) const {
  constexpr double kReach = 30;  // inches, beyond the longest range
  const Ship& ship = state.ship(id);
  if (!in_action(ship)) {
    return 0;
  }
  const auto& own = ship_batteries_.at(id.value());
  std::vector<double> best(own.size(), 0);
  double feared = 0;
  const double self = worth_of_point(state, id);
  const auto face = [&](const Shot& mine, const Shot& theirs, const std::vector<Battery>& guns,
                        double worth, double cap) {
    const auto away = table::distance(ship.pose.at, aiming_point(*setting_, state, mine));
    if (away.decimal() > kReach || !in_sight(state, mine)) {
      return;
    }
    for (std::size_t i = 0; i < own.size() && worth > 0; ++i) {
      best[i] = std::max(best[i], std::min(cap, fire_of(state, own[i], mine) * worth));
    }
    feared += best_fire(state, guns, theirs) * self;
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId other{static_cast<std::uint8_t>(i)};
    if (state.ships[i].side == ship.side || !is_prey(state, other)) {
      continue;
    }
    face(at_ship(from_ship(id), other), at_ship(from_ship(other), id), ship_batteries_[i],
         worth_of_point(state, other), value_of(other));
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const FortId other{static_cast<std::uint8_t>(i)};
    if (state.forts[i].side == ship.side || state.forts[i].masked ||
        is_silent(*setting_, state, other)) {
      continue;
    }
    face(at_fort(from_ship(id), other), at_ship(from_fort(other), id), fort_batteries_[i],
         worth_of_point(state, other), fort_value_[i]);
  }
  double sum = 0;
  for (const double each : best) {
    sum += each;
  }
  const bool runs = tasks_.is_on_its_way(id, ship.pose.at);
  return (runs ? kRunnersFire : 1) * sum - (runs ? kRunnersFear : kFear) * feared;
}

double Appraisal::nearness(const State& state, ShipId id, Pose pose) const {
  const Ship& ship = state.ship(id);
  const table::Point at = pose.at;
  const bool armed = any_gun_fires(*setting_, state, id);
  if (in_action(ship) && setting_->placed(id).side != side_ && tasks_.is_hunted(id)) {
    // A prize that was to be sunk or driven off is taken off the table.
    const Inches off =
        std::min({at.x, at.y, setting_->battle.width - at.x, setting_->battle.depth - at.y});
    return value_of(id) * kNearer * (kTooFar - off.decimal());
  }
  if (!in_action(ship) || !(armed || ship.ram || ship.spar)) {
    return 0;
  }
  // Who strikes with the bow has to bring it round.
  const bool strikes = ship.ram || ship.spar;
  const Inches radius = radius_of(*setting_, state, id);
  double most = 0;
  const auto near = [&](table::Point to, double weight, double reach = kGunRange) {
    const double off = strikes ? table::way_round(pose, to, radius)
                               : std::max(0.0, table::distance(at, to).decimal() - reach);
    most = std::max(most, weight * (kTooFar - std::min(off, kTooFar)));
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId other{static_cast<std::uint8_t>(i)};
    if (state.ships[i].side == ship.side) {
      continue;
    }
    if (is_prey(state, other)) {
      near(state.ships[i].pose.at, tasks_.is_hunted(other) ? 1.0 : 0.6);
    } else if (state.ships[i].fate == Fate::Left && !state.ships[i].seen) {
      near(setting_->placed(other).pose.at, 0.3);  // [RC-222] where the battle says that it began
    }
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const FortId other{static_cast<std::uint8_t>(i)};
    if (armed && state.forts[i].side != ship.side && !setting_->forts[i].buildings &&
        !is_silent(*setting_, state, other)) {
      const auto calls =
          state.forts[i].masked ? table::opens_from(setting_->battle, other, at) : std::nullopt;
      near(calls.value_or(table::fort_middle(*setting_, state, other)),
           tasks_.is_hunted(other) ? 1.0 : 0.2, calls ? 0 : kGunRange);
    }
  }
  return most * kNearer * setting_->ship(id).card.combat_value() *
         (tasks_.is_on_its_way(id, ship.pose.at) ? 0.2 : 1);
}

double Appraisal::mined(const State& state, ShipId id) const {
  double share = 0;
  for (int face = 1; face <= kDieFaces; ++face) {
    const TorpedoLine& line = setting_->charts.mine.on(face);
    share += line.kind == TorpedoLine::Kind::Sinks
                 ? 1
                 : std::min(1.0, static_cast<double>(line.points) /
                                     std::max(1, setting_->ship(id).card.spv));
  }
  State sunk = state;
  sunk.ships.at(id.value()).fate = Fate::Sunk;
  const double lost = value_of(id) + std::max(0.0, lead(state) - lead(sunk));
  return lost * share / kDieFaces;
}

double Appraisal::peril(const State& state, ShipId id, Pose pose) const {
  const Ship& ship = state.ship(id);
  const auto outline = table::outline(setting_->ship(id).hull, pose);
  const table::Box box = table::box_of(outline);
  const Inches shore = Inches::of(1);
  const double stuck = value_of(id) * (tasks_.runs(id) ? kStuckRunner : kStuck);
  const auto sticks_on = [&](Ground ground) {
    return stuck *
           chance_of_die([&](int face) { return sticks(*setting_, state, id, ground, face); });
  };
  double worst = 0;
  for (std::size_t i = 0; i < setting_->battle.areas.size(); ++i) {
    const table::BattleArea& area = setting_->battle.areas[i];
    if (!table::close(box, boxes_[i], shore)) {
      continue;
    }
    const bool there = table::touch(area.polygon, outline);
    double cost = 0;
    switch (area.kind) {
      case GroundKind::Land:
        cost = there ? stuck
               : table::within_of(table::Corners{area.polygon}, outline, shore)
                   ? sticks_on(Ground::Shoal)
                   : 0;
        break;
      case GroundKind::Shoal:
        cost = there && draft_now(*setting_, state, id) > area.feet.value_or(table::Feet{}).tenths()
                   ? sticks_on(Ground::Shoal)
                   : 0;
        break;
      case GroundKind::Stakes:
        cost = there ? sticks_on(Ground::Stakes) : 0;
        break;
      case GroundKind::RealMines:
        cost = there ? mined(state, id) : 0;
        break;
      case GroundKind::DummyMines:
      case GroundKind::Obstruction:
      case GroundKind::Chain:
      case GroundKind::Pier:
      case GroundKind::Water:
        break;
    }
    worst = std::max(worst, cost);
  }
  return ship.fate == Fate::Afloat ? worst : 0;
}

}  // namespace core::coastal
