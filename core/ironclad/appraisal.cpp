#include "core/ironclad/appraisal.h"

#include "core/ironclad/company.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/speed.h"
#include "core/ironclad/victory.h"
#include "core/table/masked.h"
#include "core/table/steering.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using table::ShipFact;

// What a captain counts by; measured by contests, not by any rule.
constexpr double kGunShare = 0.20;
constexpr double kSpeedShare = 0.16;
constexpr double kRunnersGuns = 0.06;  // in place of kGunShare, the rest to her speed
constexpr double kArmorBox = 0.025;    // up to kArmorMost in all
constexpr double kArmorMost = 0.22;
constexpr double kMidshipsShare = 0.02;
constexpr double kStackShare = 0.03;
constexpr double kRamShare = 0.04;
constexpr double kGone = 0.45;         // of what a ship is worth that has left the battle
constexpr double kCriticalHits = 3.0;  // what a critical hit is worth in boxes
constexpr double kLuckyHits = 1.5;
constexpr double kFortGun = 9.0;     // battle value of a gun of a fort
constexpr double kObjective = 2.0;   // of all ships and forts: what a whole objective is worth
constexpr double kHunted = 3.0;      // how much more a hit counts on what is hunted
constexpr double kFear = 0.9;        // of the enemy's fire against one's own
constexpr double kMineSinks = 0.25;  // how often who enters a mined area sinks
constexpr double kBankPeril = 0.15;  // of a ship's value, where the current carries her
constexpr double kShoalPeril = 0.08;
constexpr double kRunnersFear = 0.4;
constexpr double kLastHunter = 4;  // how much more the last ship with guns means
constexpr int kTurnsOfDrift = 3;   // towards an edge are thought of
constexpr double kNear = 0.012;    // of a ship's value, for each inch nearer
constexpr double kFar = 60;        // inches at which nearness is nothing; farther off it is a loss

double share(int left, int full) {
  return full > 0 ? static_cast<double>(left) / static_cast<double>(full) : 1.0;
}

double mean_hits(const FireChart& chart, std::size_t column) {
  double sum = 0;
  for (const auto& row : chart.cells) {
    const ChartCell& cell = row.at(column);
    sum += cell.kind == ChartCell::Kind::Hits       ? cell.hits
           : cell.kind == ChartCell::Kind::Critical ? kCriticalHits
           : cell.kind == ChartCell::Kind::Lucky    ? kLuckyHits
                                                    : 0.0;
  }
  return sum / static_cast<double>(chart.cells.size());
}

double guns_share(const Setting& setting, const State& state, ShipId ship) {
  return share(boxes_left(state.ship(ship), Section::Gun), setting.ship(ship).card.gun_boxes());
}

table::Sailing sailing_of(const Setting& setting, ShipId id) {
  const ShipSheet& sheet = setting.ship(id);
  table::Sailing sailing{
      sheet.hull, sheet.card.draft_feet_tenths, least_radius_alone(setting, id), {}};
  if (const auto& other = setting.placed(id).lashed_to) {
    sailing.consort = {setting.ship(*other).hull,
                       table::carriage(setting.placed(id).pose, setting.placed(*other).pose),
                       setting.ship(*other).card.draft_feet_tenths};
    sailing.radius = std::max(sailing.radius, least_radius_alone(setting, *other));
  }
  return sailing;
}

constexpr int kClearTenths = 6;  // of an inch that ships keep from what is not to be touched

}  // namespace

Appraisal::Appraisal(const Setting& setting, Side side)
    : setting_{&setting},
      side_{side},
      tasks_{setting.battle, side, table::Inches::ratio(kClearTenths, 10),
             [&](ShipId ship) { return sailing_of(setting, ship); }} {
  for (std::size_t column = 0; column < FireChart::kColumns; ++column) {
    mean_a_.at(column) = mean_hits(setting.charts.chart_a, column);
    mean_b_.at(column) = mean_hits(setting.charts.chart_b, column);
  }
  for (const ShipSheet& ship : setting.ships) {
    whole_ += ship.card.battle_value();
  }
  for (const FortSheet& fort : setting.forts) {
    whole_ += kFortGun * static_cast<double>(fort.card.guns.size());
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

  [[nodiscard]] int turn() const { return state.turn; }
};

double Appraisal::worth(const State& state, ShipId id) const {
  const Ship& ship = state.ship(id);
  const Card& card = setting_->ship(id).card;
  if (ship.fate == Fate::Sunk || ship.fate == Fate::Destroyed || ship.fate == Fate::Prize) {
    return 0;
  }
  // Who has a place to reach gives guns before engines.
  const bool runs = tasks_.runs(id);
  const double guns = runs ? kRunnersGuns : kGunShare;
  const double armor = std::min(kArmorMost, kArmorBox * card.armor);
  // What is not guns, engines or iron keeps her afloat.
  const double draft =
      1 - kGunShare - kSpeedShare - armor - kMidshipsShare - kStackShare - kRamShare;
  double health =
      draft * share(ship.draft, card.draft) + guns * guns_share(*setting_, state, id) +
      (kSpeedShare + kGunShare - guns) *
          share(ship.knots + ship.half_knots, card.speed + card.half_speed) +
      armor * share(ship.armor, card.armor) + kMidshipsShare * share(ship.midships, card.midships) +
      kStackShare * share(ship.stack, card.stack) + kRamShare * share(ship.ram, card.ram);
  if (ship.fate == Fate::Left) {
    health *= kGone;
  }
  if (ship.draft <= 1 && card.draft > 1) {
    health *= 0.8;  // the next such hit sinks her
  }
  if (ship.aground == Aground::Stuck) {
    health *= 0.85;
  } else if (ship.aground != Aground::No && !setting_->placed(id).aground_for_good) {
    health *= 0.6;
  }
  if (ship.engines_out != 0 || ship.no_power.left > 0) {
    health *= 0.9;
  }
  if (ship.jam != Jam::None) {
    health *= 0.95;
  }
  return card.battle_value() * health;
}

double Appraisal::progress(const State& state, ShipId id, const table::ShipTest& test) const {
  if (holds(*setting_, state, id, test)) {
    return 1;
  }
  const Ship& ship = state.ship(id);
  const Card& card = setting_->ship(id).card;
  const bool out = ship.fate != Fate::Afloat;
  switch (test.fact) {
    case ShipFact::Sunk:
    case ShipFact::BlownUp:
    case ShipFact::Stranded:
    case ShipFact::Captured:
    case ShipFact::Abandoned:
    case ShipFact::Lost:
      return out ? 0
                 : 0.8 * (1 - share(ship.draft, card.draft)) +
                       0.1 * (1 - share(boxes_left(ship), card.boxes()));
    case ShipFact::Aground:
      return 0;
    case ShipFact::Powerless:
      return out ? 0 : 0.8 * (1 - share(ship.knots, card.speed));
    case ShipFact::Rudderless:
      return 0;
    case ShipFact::Withdrawn:
    case ShipFact::XAbove:
    case ShipFact::XBelow:
    case ShipFact::YAbove:
    case ShipFact::YBelow:
      return out ? 0 : 0.9 * tasks_.reached(id, test, ship.pose);
    case ShipFact::Afloat:
    case ShipFact::InAction:
      return 0;
    case ShipFact::GunsGone:
    case ShipFact::SideGunsGone:
      return out ? 0 : 0.9 * (1 - guns_share(*setting_, state, id));
  }
  return 0;
}

double Appraisal::progress(const State& state, const table::FortMeets& meets) const {
  const Fort& now = state.fort(meets.fort);
  if (now.white_flag || now.abandoned) {
    return 1;
  }
  double left = 0;
  for (std::size_t i = 0; i < now.guns.size(); ++i) {
    const int armor = setting_->fort(meets.fort).card.guns[i].armor;
    left += now.guns[i].lost ? 0 : 0.5 + 0.5 * share(now.guns[i].armor, armor);
  }
  return now.guns.empty() ? 1 : 1 - left / static_cast<double>(now.guns.size());
}

double Appraisal::standing(const State& state) const {
  double sum = 0;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const double value = worth(state, id) * tasks_.weight(id);
    sum += setting_->placed(id).side == side_ ? value : -value;
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const Fort& fort = state.forts[i];
    const double value =
        fort.white_flag || fort.abandoned
            ? 0
            : kFortGun * guns_left(fort) * tasks_.weight(FortId{static_cast<std::uint8_t>(i)});
    sum += fort.side == side_ ? value : -value;
  }
  sum += kObjective * whole_ * table::lead_of(setting_->battle, side_, Progress{*this, state});
  if (!can_fight(*setting_, state, side_)) {
    sum -= 0.5 * whole_;  // the battle is over, and nothing more can be won
  }
  if (state.result && state.result->winner) {
    sum += (*state.result->winner == side_ ? 3 : -3) * whole_;
  }
  return sum;
}

double Appraisal::hits(const FireWeight& weight) const {
  const Charts& charts = setting_->charts;
  return (weight.guns > 0 ? mean_a_.at(charts.chart_a.column(weight.guns)) : 0) +
         0.75 * (weight.factors > 0 ? mean_b_.at(charts.chart_b.column(weight.factors)) : 0);
}

double Appraisal::hangs_on(const State& state, ShipId id) const {
  const auto hunts = [&](ShipId ship) {
    const Ship& now = state.ship(ship);
    return now.side == side_ && now.fate == Fate::Afloat && now.aground == Aground::No &&
           has_gun_to_fire(*setting_, state, ship) && power_of(*setting_, state, ship) > 0;
  };
  // Who rams must not be shy.
  if (!tasks_.hunts() || state.ship(id).ram > 0 || !hunts(id)) {
    return 1;
  }
  int hunters = 0;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    hunters += hunts(ShipId{static_cast<std::uint8_t>(i)}) ? 1 : 0;
  }
  return 1 + kLastHunter / (hunters * hunters);
}

double Appraisal::value_of_hit(const State& state, const Target& target) const {
  if (target.kind == TargetKind::FortGun) {
    const auto armor = static_cast<double>(state.fort(target.fort).guns.at(target.gun).armor);
    return tasks_.weight(target.fort) * kFortGun / (1.0 + 0.5 * armor) *
           (tasks_.is_hunted(target.fort) ? kHunted : 1);
  }
  const Card& card = setting_->ship(target.ship).card;
  const Ship& ship = state.ship(target.ship);
  const double left = std::max(1, boxes_left(ship));
  // The fewer boxes are left, the more each of them means.
  const double each = card.battle_value() * (0.5 / card.boxes() + 0.5 / left);
  return each * tasks_.weight(target.ship) * (tasks_.is_hunted(target.ship) ? kHunted : 1) *
         hangs_on(state, target.ship);
}

double Appraisal::fire_on(const State& state, const Target& target,
                          const std::vector<Shot>& shots) const {
  std::vector<FiringGun> guns;
  double mortars = 0;
  for (const Shot& shot : shots) {
    if (is_mortar(*setting_, shot)) {
      mortars += 0.3;
    } else if (const auto band = band_of(*setting_, state, shot)) {
      guns.push_back({gun_of(*setting_, shot).factor, *band});
    }
  }
  const FireWeight weight = weigh(setting_->charts, guns, armor_of(state, target));
  return (hits(weight) + mortars) * value_of_hit(state, target);
}

std::vector<Shot> able_shots(const Setting& setting, const State& state, const Shot& firer,
                             const Target& target) {
  std::vector<Shot> able;
  if (firer.from_fort && silent_by(state, firer.fort)) {
    return able;
  }
  const std::size_t guns =
      firer.from_fort ? state.fort(firer.fort).guns.size() : state.ship(firer.ship).guns.size();
  // Guns that stand alike reach alike: asked once.
  std::vector<std::pair<std::pair<table::Mounting, table::GunType>, bool>> asked;
  for (std::uint8_t gun = 0; gun < guns; ++gun) {
    Shot shot = firer;
    shot.gun = gun;
    shot.target = target;
    const bool lost = firer.from_fort
                          ? silent_by(state, firer.fort, gun).has_value() ||
                                state.fort(firer.fort).guns[gun].fired_in == state.turn
                          : state.ship(firer.ship).guns[gun].lost ||
                                state.ship(firer.ship).guns[gun].fired_in == state.turn ||
                                !has_round(setting, state, firer.ship, gun);
    if (lost || is_mortar(setting, shot)) {
      continue;
    }
    const GunBox& box = gun_of(setting, shot);
    const std::pair kind{box.mounting, box.type};
    const auto known = std::ranges::find(asked, kind, [](const auto& each) { return each.first; });
    if (known != asked.end()) {
      if (known->second) {
        able.push_back(shot);
      }
      continue;
    }
    const table::Point from = firer.from_fort ? table::fort_middle(setting, state, firer.fort)
                                              : measuring_point(setting, state, firer.ship, gun);
    const table::Point to = aiming_point(setting, state, target);
    const auto far = setting.battle.visibility;
    const bool can = band_of(setting, state, shot) && bears(setting, state, shot) &&
                     (!far || table::within(from, to, *far)) &&
                     !in_the_way(setting, state, from, to, shot);
    asked.emplace_back(kind, can);
    if (can) {
      able.push_back(shot);
    }
  }
  return able;
}

double Appraisal::exchange(const State& state, ShipId id) const {
  const Ship& ship = state.ship(id);
  if (ship.fate != Fate::Afloat) {
    return 0;
  }
  double best = 0;
  double feared = 0;
  Shot own;
  own.ship = id;
  Target self;
  self.ship = id;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId other{static_cast<std::uint8_t>(i)};
    if (state.ships[i].side == ship.side || state.ships[i].fate != Fate::Afloat) {
      continue;
    }
    Target target;
    target.ship = other;
    const double mine = fire_on(state, target, able_shots(*setting_, state, own, target));
    best = std::max(best, mine);
    Shot firer;
    firer.ship = other;
    feared += fire_on(state, self, able_shots(*setting_, state, firer, self));
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const FortId fort{static_cast<std::uint8_t>(i)};
    if (state.forts[i].side == ship.side || state.forts[i].white_flag || state.forts[i].masked) {
      continue;
    }
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(state.forts[i].guns.size()); ++gun) {
      if (state.forts[i].guns[gun].lost) {
        continue;
      }
      Target target;
      target.kind = TargetKind::FortGun;
      target.fort = fort;
      target.gun = gun;
      best = std::max(best, fire_on(state, target, able_shots(*setting_, state, own, target)));
      break;  // the others stand in the same fort
    }
    Shot firer;
    firer.from_fort = true;
    firer.fort = fort;
    feared += fire_on(state, self, able_shots(*setting_, state, firer, self));
  }
  const bool runs = tasks_.is_on_its_way(id, ship.pose.at);
  return best - (runs ? kRunnersFear : kFear) * feared;
}

double Appraisal::loss_of(const State& state, ShipId id) const {
  State sunk = state;
  sunk.ships.at(id.value()).fate = Fate::Sunk;
  const double loss = standing(state) - standing(sunk);
  return setting_->placed(id).side == side_ ? loss : -loss;
}

double Appraisal::mined(const State& state, ShipId id, const table::Course& course) const {
  constexpr int kParts = 6;
  double sum = 0;
  const auto add = [&](ShipId ship, const auto& pose_at) {
    const auto inside = [&](const table::BattleArea& area, int part) {
      return table::touch(area.polygon, table::outline(setting_->ship(ship).hull,
                                                       pose_at(course.steps() * part / kParts)));
    };
    for (const table::BattleArea& area : setting_->battle.areas) {
      if (area.kind != table::GroundKind::RealMines || inside(area, 0)) {
        continue;
      }
      for (int part = 1; part <= kParts; ++part) {
        if (inside(area, part)) {
          sum += kMineSinks * loss_of(state, ship);
          break;
        }
      }
    }
  };
  add(id, [&](table::Course::Step step) { return course.pose(step); });
  for (const Carried& each : carried_by(*setting_, state, id, std::nullopt)) {
    add(each.ship,
        [&](table::Course::Step step) { return table::pose_of(each, course.pose(step)); });
  }
  return sum;
}

double Appraisal::peril(const State& state, ShipId id) const {
  const Ship& ship = state.ship(id);
  const auto& battle = setting_->battle;
  const table::Stream stream =
      table::stream_in(battle, setting_->current, state.turn, ship.pose.at);
  if (stream.speed == table::Inches{} || ship.fate != Fate::Afloat || ship.anchored ||
      ship.moored || ship.aground != Aground::No) {
    return 0;
  }
  const table::Inches carried = stream.speed * setting_->options.table_scale;
  const table::Course drift{ship.pose, {table::drift(stream.towards, carried)}};
  const double value = setting_->ship(id).card.battle_value() * tasks_.weight(id);
  double worst = 0;
  double over = 0;
  const auto leaves_in = [&](int turns) {
    const table::Course course{ship.pose, {table::drift(stream.towards, carried * turns)}};
    return !table::on_table(setting_->waters, course.end().at);
  };
  if (leaves_in(kTurnsOfDrift)) {
    State left = state;
    left.ships.at(id.value()).fate = Fate::Left;
    left.ships.at(id.value()).pose = drift.end();
    over = std::max(0.0, standing(state) - standing(left));
    for (int turns = 1; turns < kTurnsOfDrift && !leaves_in(turns); ++turns) {
      over /= 2;  // there is still time
    }
  }
  constexpr int kParts = 4;
  for (int part = 1; part <= kParts; ++part) {
    const auto hull =
        table::outline(setting_->ship(id).hull, drift.pose(drift.steps() * part / kParts));
    for (const table::BattleArea& area : battle.areas) {
      double share_lost = 0;
      if (area.kind == table::GroundKind::Land) {
        share_lost = kBankPeril;
      } else if (area.kind == table::GroundKind::Shoal && area.feet &&
                 draft_now(*setting_, state, id) > area.feet->tenths()) {
        share_lost = kShoalPeril;
      }
      if (share_lost > worst && table::touch(area.polygon, hull)) {
        worst = share_lost;
      }
    }
  }
  return -worst * value - over - mined(state, id, drift);
}

double Appraisal::bearing_on_tasks(const State& state, ShipId id) const {
  const Ship& ship = state.ship(id);
  if (ship.fate != Fate::Afloat || tasks_.is_on_its_way(id, ship.pose.at)) {
    return 0;  // who has somewhere to go is not drawn to the enemy
  }
  MoveShip any;
  any.ship = id;
  const table::Inches radius = least_radius_of(*setting_, state, any);
  std::optional<double> most;
  const auto near = [&](table::Point at, double weight) {
    // Who rams has to bring her bow round.
    const double way = ship.ram > 0 ? table::way_round(ship.pose, at, radius)
                                    : table::distance(ship.pose.at, at).decimal();
    const double value = weight * (kFar - way);
    most = std::max(most.value_or(value), value);
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (state.ships[i].side != ship.side && state.ships[i].fate == Fate::Afloat) {
      near(state.ships[i].pose.at,
           tasks_.is_hunted(ShipId{static_cast<std::uint8_t>(i)}) ? 1.0 : 0.4);
    }
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    if (state.forts[i].side != ship.side && !state.forts[i].white_flag) {
      const FortId fort{static_cast<std::uint8_t>(i)};
      const auto calls = state.forts[i].masked
                             ? table::opens_from(setting_->battle, fort, ship.pose.at)
                             : std::nullopt;
      near(calls.value_or(table::fort_middle(*setting_, state, fort)),
           tasks_.is_hunted(fort) ? 1.0 : 0.1);
    }
  }
  return most.value_or(0) * kNear * setting_->ship(id).card.battle_value();
}

}  // namespace core::ironclad
