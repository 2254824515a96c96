#include "core/coastal/appraisal.h"

#include "core/coastal/condition.h"
#include "core/coastal/victory.h"

#include <algorithm>

namespace core::coastal {
namespace {

using table::ShipFact;

// What a captain counts by; measured by contests, not by any rule.
constexpr double kObjective = 2.0;  // of all ships and forts: what a whole objective is worth
constexpr double kHunted = 5.0;     // how much more a hit counts on what is hunted
constexpr double kGivenUp = 0.05;   // of its worth, a ship that is no enemy any more
constexpr double kFortBase = 40;    // combat value of a fort, and for each point of its guns
constexpr double kFortGun = 3;

double share_left(int left, int full) {
  return full > 0 ? static_cast<double>(left) / static_cast<double>(full) : 1.0;
}

double fort_points(const Setting& setting, FortId fort) {
  double points = 0;
  for (std::size_t gun = 0; gun < setting.fort(fort).guns.size(); ++gun) {
    points += setting.gun(fort, static_cast<std::uint8_t>(gun)).points.value_or(0);
  }
  return points;
}

table::Sailing sailing_of(const Setting& setting, ShipId id) {
  const ShipSheet& sheet = setting.ship(id);
  table::Sailing sailing{sheet.hull, sheet.draft, sheet.radius, {}};
  if (const auto& other = setting.placed(id).lashed_to) {
    sailing.consort = {setting.ship(*other).hull,
                       table::carriage(setting.placed(id).pose, setting.placed(*other).pose),
                       setting.ship(*other).draft};
  }
  return sailing;
}

}  // namespace

Appraisal::Appraisal(const Setting& setting, Side side)
    : setting_{&setting},
      side_{side},
      // [RC-201] an inch of the shore is grounding
      tasks_{setting.battle, side, Inches::ratio(11, 10),
             [&](ShipId ship) { return sailing_of(setting, ship); }} {
  const auto add = [](std::vector<Battery>& all, std::uint8_t gun, const auto& alike, bool turns) {
    const auto found = std::ranges::find_if(
        all, [&](const Battery& battery) { return alike(battery.guns.front()); });
    if (found != all.end()) {
      found->guns.push_back(gun);
    } else {
      all.push_back({{gun}, turns});
    }
  };
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const ShipSheet& ship = setting.ships[i];
    whole_ += ship.card.combat_value();
    auto& all = ship_batteries_.emplace_back();
    for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
      add(
          all, static_cast<std::uint8_t>(gun),
          [&](std::uint8_t other) {
            return ship.guns[other].gun == ship.guns[gun].gun &&
                   ship.guns[other].mounting == ship.guns[gun].mounting;
          },
          in_turret(setting, ShipId{static_cast<std::uint8_t>(i)}, static_cast<std::uint8_t>(gun)));
    }
  }
  for (std::size_t i = 0; i < setting.forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    fort_value_.push_back(
        setting.forts[i].buildings ? 0 : kFortBase + kFortGun * fort_points(setting, id));
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
      return 0.9 * tasks_.reached(id, test, ship.pose);
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
    most = std::max(most,
                    (by_points ? 0.9 : 0.5) *
                        (1 - share_left(points_until_silent(*setting_, state, meets.fort), full)));
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
    if (state.forts[i].side != side_ && id != fort && !setting_->forts[i].buildings &&
        !is_silent(*setting_, state, id)) {
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
  const int left = points_until_silent(*setting_, state, id);
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

}  // namespace core::coastal
