#include "core/coastal/appraisal.h"

#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/sailing.h"
#include "core/coastal/victory.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::coastal {
namespace {

using table::GroundKind;
using table::ShipFact;

// What a captain counts by; measured by contests, not by any rule.
constexpr double kObjective = 2.0;  // of all ships and forts: what a whole objective is worth
constexpr double kHunted = 1.6;     // how much more a hit counts on what is hunted
constexpr double kFear = 0.35;      // of the enemy's fire against one's own
constexpr double kRunnersFire = 0.5;
constexpr double kRunnersFear = 1.0;
constexpr double kNearer = 0.01;   // of a ship's value, for each inch nearer
constexpr double kTooFar = 90;     // inches after which nearness is nothing
constexpr double kGunRange = 6;    // inches at which nearer is no better for guns
constexpr double kGivenUp = 0.05;  // of its worth, a ship that is no enemy any more
constexpr double kStuck = 0.12;    // of its value, a ship that sticks
constexpr double kStuckRunner = 0.3;
constexpr double kFortBase = 40;  // combat value of a fort, and for each point of its guns
constexpr double kFortGun = 3;
constexpr int kDieFaces = 6;

double share_left(int left, int full) {
  return full > 0 ? static_cast<double>(left) / static_cast<double>(full) : 1.0;
}

/// How often of six times a die passes.
template <class Passes>
double chance_of_die(const Passes& passes) {
  int faces = 0;
  for (int face = 1; face <= kDieFaces; ++face) {
    faces += passes(face) ? 1 : 0;
  }
  return static_cast<double>(faces) / kDieFaces;
}

double fort_points(const Setting& setting, FortId fort) {
  double points = 0;
  for (std::size_t gun = 0; gun < setting.fort(fort).guns.size(); ++gun) {
    points += setting.gun(fort, static_cast<std::uint8_t>(gun)).points.value_or(0);
  }
  return points;
}

/// Points that a fort still loses before it ceases fire [RC-386].
int left_to_fire(const Setting& setting, const State& state, FortId fort) {
  return std::max(0, state.fort(fort).fpv - setting.fort(fort).card.ceases_fire_below + 1);
}

bool is_turret(table::Mounting mounting) {
  return mounting == table::Mounting::Turret || mounting == table::Mounting::ForwardTurret ||
         mounting == table::Mounting::AfterTurret;
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

Appraisal::Appraisal(const Setting& setting, Side side)
    : setting_{&setting},
      side_{side},
      // [RC-201] an inch of the shore is grounding
      tasks_{setting.battle, side, Inches::ratio(11, 10),
             [&](ShipId ship) { return setting.ship(ship).draft; }} {
  const auto add = [](std::vector<Battery>& all, std::uint8_t gun, const auto& alike, bool turns) {
    const auto found = std::ranges::find_if(
        all, [&](const Battery& battery) { return alike(battery.guns.front()); });
    if (found != all.end()) {
      found->guns.push_back(gun);
    } else {
      all.push_back({{gun}, turns});
    }
  };
  for (const ShipSheet& ship : setting.ships) {
    whole_ += ship.card.combat_value();
    auto& all = ship_batteries_.emplace_back();
    for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
      add(
          all, static_cast<std::uint8_t>(gun),
          [&](std::uint8_t other) {
            return ship.guns[other].gun == ship.guns[gun].gun &&
                   ship.guns[other].mounting == ship.guns[gun].mounting;
          },
          is_turret(ship.guns[gun].mounting));
    }
  }
  for (std::size_t i = 0; i < setting.forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    fort_value_.push_back(kFortBase + kFortGun * fort_points(setting, id));
    whole_ += fort_value_.back();
    auto& all = fort_batteries_.emplace_back();
    const auto& guns = setting.forts[i].guns;
    for (std::size_t gun = 0; gun < guns.size(); ++gun) {
      add(
          all, static_cast<std::uint8_t>(gun),
          [&](std::uint8_t other) { return guns[other].gun == guns[gun].gun; }, false);
    }
  }
  for (const table::BattleArea& area : setting.battle.areas) {
    boxes_.push_back(table::box_of(area.polygon));
  }
}

/// How near all is to what the objectives name.
struct Appraisal::Progress {
  const Appraisal& appraisal;
  const State& state;

  [[nodiscard]] double progress(ShipId ship, const table::ShipTest& test) const {
    return appraisal.progress(state, ship, test);
  }

  [[nodiscard]] double progress(const table::FortMeets& meets) const {
    return appraisal.progress(state, meets);
  }

  [[nodiscard]] int turn() const { return state.move; }
};

double Appraisal::progress(const State& state, ShipId id, const table::ShipTest& test) const {
  if (holds(*setting_, state, id, test)) {
    return 1;
  }
  const Ship& ship = state.ship(id);
  const double hurt = 1 - share_left(ship.spv, setting_->ship(id).card.spv);
  if (ship.fate != Fate::Afloat) {
    return 0;
  }
  switch (test.fact) {
    case ShipFact::Sunk:
    case ShipFact::Lost:
    case ShipFact::Abandoned:
    case ShipFact::Captured:
      return 0.8 * hurt;
    case ShipFact::BlownUp:
    case ShipFact::Stranded:
    case ShipFact::Powerless:
      return 0.5 * hurt;
    case ShipFact::Withdrawn:
    case ShipFact::XAbove:
    case ShipFact::XBelow:
    case ShipFact::YAbove:
    case ShipFact::YBelow:
      return 0.9 * tasks_.reached(id, test, ship.pose.at);
    case ShipFact::GunsGone:
    case ShipFact::SideGunsGone:
      return 0.9 * static_cast<double>(std::ranges::count(ship.guns, true, &GunState::destroyed)) /
             static_cast<double>(std::max<std::size_t>(ship.guns.size(), 1));
    case ShipFact::Aground:
    case ShipFact::Rudderless:
    case ShipFact::Afloat:
    case ShipFact::InAction:
      break;
  }
  return 0;
}

double Appraisal::progress(const State& state, const table::FortMeets& meets) const {
  double most = 0;
  for (const table::FortTest& test : meets.any) {
    if (holds(*setting_, state, meets.fort, test)) {
      return 1;
    }
    const bool by_points = test.fact == table::FortFact::Silenced;
    const int full =
        setting_->fort(meets.fort).card.fpv - setting_->fort(meets.fort).card.ceases_fire_below + 1;
    most = std::max(most, (by_points ? 0.9 : 0.5) *
                              (1 - share_left(left_to_fire(*setting_, state, meets.fort), full)));
  }
  return most;
}

double Appraisal::lead(const State& state) const {
  return kObjective * whole_ * table::lead_of(setting_->battle, side_, Progress{*this, state});
}

double Appraisal::value_of(ShipId ship) const {
  return setting_->ship(ship).card.combat_value() * tasks_.weight(ship);
}

bool Appraisal::is_prey(const State& state, ShipId id) const {
  const Ship& ship = state.ship(id);
  return ship.fate == Fate::Afloat && ship.side != side_ &&
         (!ship.abandoned || tasks_.is_hunted(id));
}

bool Appraisal::is_spared(const State& state, std::optional<ShipId> ship,
                          std::optional<FortId> fort) const {
  bool hunts = false;
  bool runs_still = false;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& each = state.ships[i];
    if (each.side == side_) {
      runs_still = runs_still || (in_action(each) && tasks_.is_on_its_way(id, each.pose.at));
    } else if (tasks_.is_hunted(id) && each.fate == Fate::Afloat) {
      hunts = hunts || id != ship;
    } else if (in_action(each) && id != ship) {
      return false;
    }
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    if (state.forts[i].side != side_ && id != fort && !is_silent(*setting_, state, id)) {
      return false;
    }
  }
  if (!hunts && !runs_still) {
    return false;
  }
  State without = state;
  if (ship) {
    without.ships.at(ship->value()).fate = Fate::Sunk;
  } else {
    without.forts.at(fort->value()).abandoned = true;
  }
  const auto result = result_of(*setting_, without, true);
  return result && result->winner != side_;
}

double Appraisal::worth_of_point(const State& state, ShipId id) const {
  const Ship& ship = state.ship(id);
  if (ship.side != side_ && in_action(ship) && is_spared(state, id, {})) {
    return 0;
  }
  const Card& card = setting_->ship(id).card;
  const double each = 0.5 / std::max(1, card.spv) + 0.5 / std::max<int>(1, ship.spv);
  const bool hunted = tasks_.is_hunted(id);
  const double matters = ship.abandoned && !hunted ? kGivenUp : 1;
  return value_of(id) * each * matters * (hunted ? kHunted : 1);
}

double Appraisal::worth_of_point(const State& state, FortId id) const {
  const int left = left_to_fire(*setting_, state, id);
  if (left == 0 || state.fort(id).abandoned) {
    return 0;
  }
  if (state.fort(id).side != side_ && is_spared(state, {}, id)) {
    return 0;
  }
  const FortCard& card = setting_->fort(id).card;
  const double each = 0.5 / std::max(1, card.fpv - card.ceases_fire_below) + 0.5 / left;
  return fort_value_.at(id.value()) * tasks_.weight(id) * each *
         (tasks_.is_hunted(id) ? kHunted : 1);
}

double Appraisal::expected_points(const State& state, const Shot& shot) const {
  const Charts& charts = setting_->charts;
  if (is_mortar(*setting_, shot)) {
    double points = 0;
    for (int face = 1; face <= kDieFaces; ++face) {
      const MortarLine& line = charts.mortar.on(face);
      points += line.damage ? line.points_large : 0;
    }
    return points / (2 * kDieFaces);
  }
  const table::Gun& gun = gun_of(*setting_, shot);
  const auto band = charts.band(gun.type, range_of(*setting_, state, shot));
  if (!band) {
    return 0;
  }
  const int needs = charts.gunnery.at(static_cast<std::size_t>(gun.type))
                        .needs.at(static_cast<std::size_t>(*band));
  const int modifier = modifier_of(*setting_, state, shot);
  const double rate = gun.alternate_moves ? 0.5 : 1;
  return rate * points_of(*setting_, shot) *
         chance_of_die([&](int face) { return face + modifier >= needs; });
}

double Appraisal::worth_of(const State& state, const Shot& shot, double expected) const {
  constexpr double kBeyond = 0.1;  // of a point that is not needed any more
  const double points = expected_points(state, shot);
  const double each =
      shot.at_fort ? worth_of_point(state, shot.target_fort) : worth_of_point(state, shot.target);
  const double left =
      shot.at_fort ? left_to_fire(*setting_, state, shot.target_fort) : state.ship(shot.target).spv;
  // Fire that falls together counts for more, until it would be wasted.
  const double together = 1 + 0.5 * std::min(1.0, expected / std::max(1.0, left));
  return points * each * (expected > 1.25 * left ? kBeyond : together);
}

double Appraisal::worth_of_prize(const State& state, ShipId target) const {
  State taken = state;
  Ship& prize = taken.ships.at(target.value());
  prize.side = side_;
  prize.abandoned = false;
  if (in_action(state.ship(target)) && is_spared(state, target, {})) {
    return 0;
  }
  const double nearer = std::max(0.0, lead(taken) - lead(state));
  if (!tasks_.is_hunted(target)) {
    return nearer + value_of(target);
  }
  // What is to be blown up is of no use as a prize, unless it is enough to take it away.
  const double now = own_way(state);
  const double as_prize = own_way(taken);
  prize.fate = Fate::Left;
  return as_prize > now || own_way(taken) > now ? nearer + value_of(target) : 0;
}

double Appraisal::own_way(const State& state) const {
  double most = 0;
  for (const table::Objective& objective : setting_->battle.objectives) {
    if (objective.winner == side_) {
      most = std::max(most, table::progress(objective.when, Progress{*this, state}));
    }
  }
  return most;
}

bool Appraisal::rams(ShipId ship) const {
  constexpr int kFewPoints = 10;
  int points = 0;
  for (std::size_t gun = 0; gun < setting_->ship(ship).guns.size(); ++gun) {
    points += setting_->gun(ship, static_cast<std::uint8_t>(gun)).points.value_or(0);
  }
  return points <= kFewPoints;
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
    return gun_works(*setting_, state, shot.ship, gun);
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
    if (state.forts[i].side == ship.side || is_silent(*setting_, state, other)) {
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

double Appraisal::nearness(const State& state, ShipId id, table::Point at) const {
  const Ship& ship = state.ship(id);
  const bool armed = any_gun_works(*setting_, state, id);
  if (in_action(ship) && setting_->placed(id).side != side_ && tasks_.is_hunted(id)) {
    // A prize that was to be sunk or driven off is taken off the table.
    const Inches off =
        std::min({at.x, at.y, setting_->battle.width - at.x, setting_->battle.depth - at.y});
    return value_of(id) * kNearer * (kTooFar - off.decimal());
  }
  if (!in_action(ship) || !(armed || ship.ram || ship.spar)) {
    return 0;
  }
  const double clear = (ship.ram && rams(id)) || ship.spar ? 0 : kGunRange;
  double most = 0;
  const auto near = [&](table::Point to, double weight) {
    const double off = std::max(0.0, table::distance(at, to).decimal() - clear);
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
    if (armed && state.forts[i].side != ship.side && !is_silent(*setting_, state, other)) {
      near(setting_->fort(other).middle, tasks_.is_hunted(other) ? 1.0 : 0.2);
    }
  }
  return most * kNearer * setting_->ship(id).card.combat_value() *
         (tasks_.is_on_its_way(id, ship.pose.at) ? 0.2 : 1);
}

double Appraisal::mined(ShipId id) const {
  double share = 0;
  for (int face = 1; face <= kDieFaces; ++face) {
    const TorpedoLine& line = setting_->charts.mine.on(face);
    share += line.kind == TorpedoLine::Kind::Sinks
                 ? 1
                 : std::min(1.0, share_left(line.points, setting_->ship(id).card.spv));
  }
  return value_of(id) * share / kDieFaces;
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
      case GroundKind::Shoal: {
        constexpr int kTenths = 10;
        cost = there && draft_now(*setting_, state, id) > area.feet.value_or(0) * kTenths
                   ? sticks_on(Ground::Shoal)
                   : 0;
        break;
      }
      case GroundKind::Stakes:
        cost = there ? sticks_on(Ground::Stakes) : 0;
        break;
      case GroundKind::RealMines:
        cost = there ? mined(id) : 0;
        break;
      case GroundKind::DummyMines:
      case GroundKind::Obstruction:
        break;
    }
    worst = std::max(worst, cost);
  }
  return ship.fate == Fate::Afloat ? worst : 0;
}

}  // namespace core::coastal
