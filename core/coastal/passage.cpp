#include "core/coastal/passage.h"

#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/movement.h"
#include "core/coastal/victory.h"
#include "core/table/masked.h"

#include <algorithm>

namespace core::coastal {
namespace {

// What a captain counts by; measured by contests, not by any rule.
constexpr int kGunsReach = 40;          // inches that the guns reach
constexpr double kBearing = 0.33;       // of a ship's guns, those that bear at a time
constexpr double kWorthOfInch = 0.003;  // of all ships and forts: what an inch of the way is worth
constexpr double kWorthOfHull = 0.1;  // of all ships and forts: what all points of a ship are worth
constexpr double kLeastInches = 2.0;  // a turn, by the stream

std::vector<double> harm_of(const Setting& setting, const Appraisal& appraisal,
                            const std::vector<Shot>& shots, double share) {
  std::vector<double> harm;
  for (int inches = 0; inches < kGunsReach; ++inches) {
    double points = 0;
    for (const Shot& shot : shots) {
      points += is_mortar(setting, shot) ? 0 : appraisal.points_at(shot, Inches::of(inches), 0);
    }
    harm.push_back(points * share);
  }
  return harm;
}

std::vector<Shot> shots_at(const Setting& setting, const State& state, ShipId from, ShipId target) {
  std::vector<Shot> shots;
  for (std::size_t i = 0; i < state.ship(from).guns.size(); ++i) {
    const auto gun = static_cast<std::uint8_t>(i);
    if (can_fire(setting, state, from, gun)) {
      Shot& shot = shots.emplace_back();
      shot.ship = from;
      shot.gun = gun;
      shot.target = target;
    }
  }
  return shots;
}

std::vector<Shot> shots_at(const State& state, FortId from, ShipId target) {
  std::vector<Shot> shots;
  for (std::size_t gun = 0; gun < state.fort(from).guns.size(); ++gun) {
    if (!state.fort(from).guns[gun].destroyed) {
      Shot& shot = shots.emplace_back();
      shot.from_fort = true;
      shot.fort = from;
      shot.gun = static_cast<std::uint8_t>(gun);
      shot.target = target;
    }
  }
  return shots;
}

std::vector<table::Threat> threats_to(const Setting& setting, const State& state,
                                      const Appraisal& appraisal, ShipId ship) {
  std::vector<table::Threat> all;
  const Side own = state.ship(ship).side;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (state.ships[i].side != own && in_action(state.ships[i])) {
      all.push_back({state.ships[i].pose.at,
                     harm_of(setting, appraisal, shots_at(setting, state, id, ship), kBearing)});
    }
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    if (state.forts[i].side != own && !state.forts[i].masked && !is_silent(setting, state, id)) {
      all.push_back({table::fort_middle(setting, state, id),
                     harm_of(setting, appraisal, shots_at(state, id, ship), 1)});
    }
  }
  return all;
}

}  // namespace

table::Passage passage_of(const Setting& setting, const State& state, const Appraisal& appraisal,
                          ShipId ship) {
  const table::Point at = state.ship(ship).pose.at;
  const bool goes = appraisal.tasks().is_on_its_way(ship, at);
  return {appraisal.tasks(),
          ship,
          at,
          goes ? threats_to(setting, state, appraisal, ship) : std::vector<table::Threat>{},
          {.inch = kWorthOfInch * appraisal.whole(),
           .harm = kWorthOfHull * appraisal.whole() / std::max(1, setting.ship(ship).card.spv),
           .inches_a_turn = std::max(kLeastInches, most_speed(setting, state, ship).decimal())}};
}

}  // namespace core::coastal
