#include "core/ironclad/runs.h"

#include "core/ironclad/forts.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <cstdlib>

namespace core::ironclad {
namespace {
double K(const char* n, double d) { const char* v = std::getenv(n); return v ? std::atof(v) : d; }

// What a captain counts by; measured by contests, not by any rule.
constexpr double kFarthest = 40;  // inches that the guns reach
constexpr int kShipsGuns = 3;     // one gun in so many of a ship bears at a time

/// Where the enemy's guns stand, and what a turn of their fire may do at each distance.
struct Battery {
  table::Point at;
  std::vector<double> hits;  ///< by inches
};

std::vector<Battery> batteries_against(const Setting& setting, const State& state,
                                       const Appraisal& appraisal, ShipId ship) {
  std::vector<Battery> all;
  const auto add = [&](table::Point at, const std::vector<const GunBox*>& guns, int share) {
    if (guns.empty()) {
      return;
    }
    Battery& battery = all.emplace_back(Battery{at, {}});
    for (int inches = 0; inches < static_cast<int>(kFarthest); ++inches) {
      std::vector<FiringGun> firing;
      for (std::size_t i = 0; i < guns.size(); i += static_cast<std::size_t>(share)) {
        const auto band = setting.charts.band(guns[i]->type, table::Inches::of(inches));
        if (band) {
          firing.push_back({guns[i]->factor, *band});
        }
      }
      battery.hits.push_back(
          appraisal.hits(weigh(setting.charts, firing, state.ship(ship).armor)));
    }
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const Ship& other = state.ships[i];
    if (other.side == state.ship(ship).side || other.fate != Fate::Afloat) {
      continue;
    }
    std::vector<const GunBox*> guns;
    for (std::size_t gun = 0; gun < other.guns.size(); ++gun) {
      if (!other.guns[gun].lost) {
        guns.push_back(&setting.ships[i].card.guns[gun]);
      }
    }
    add(other.pose.at, guns, kShipsGuns);
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    const Fort& fort = state.forts[i];
    if (fort.side == state.ship(ship).side || silent_by(state, id)) {
      continue;
    }
    std::vector<const GunBox*> guns;
    for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(fort.guns.size()); ++gun) {
      if (!fort.guns[gun].lost) {
        Shot shot;
        shot.from_fort = true;
        shot.fort = id;
        shot.gun = gun;
        guns.push_back(&gun_of(setting, shot));
      }
    }
    add(setting.fort(id).middle, guns, 1);
  }
  return all;
}

}  // namespace

Runs::Runs(const Setting& setting, const State& state, const Appraisal& appraisal, Side side) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = state.ships[i];
    if (ship.side != side || ship.fate != Fate::Afloat ||
        !appraisal.tasks().is_on_its_way(id, ship.pose.at)) {
      continue;
    }
    const std::vector<Battery> batteries = batteries_against(setting, state, appraisal, id);
    const double inch = K("INCH", 0.003) * appraisal.whole();
    const double a_turn = std::max(1.0, ship.knots + 0.5 * ship.half_knots + K("STREAM",1)*2);
    const double hit = K("HIT",0.1) * appraisal.whole() / setting.ship(id).card.boxes();
    const auto toll = [&](table::Point at) {
      double hits = 0;
      for (const Battery& battery : batteries) {
        const double away = table::distance(at, battery.at).decimal();
        hits += away < kFarthest - 1 ? battery.hits[static_cast<std::size_t>(away)] : 0;
      }
      return hits * hit / a_turn / inch;
    };
    runs_.push_back({id, inch, appraisal.tasks().ways_under(id, ship.pose.at, toll)});
  }
}

double Runs::left(ShipId ship, table::Point from) const {
  const auto run = std::ranges::find(runs_, ship, &Run::ship);
  if (run == runs_.end() || run->ways.empty()) {
    return 0;
  }
  double least = 1e9;
  for (const table::Route& way : run->ways) {
    least = std::min(least, way.left(from));
  }
  return least * run->inch;
}

}  // namespace core::ironclad
