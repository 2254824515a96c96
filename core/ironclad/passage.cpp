#include "core/ironclad/passage.h"

#include "core/ironclad/forts.h"
#include "core/table/masked.h"

namespace core::ironclad {
namespace {

// What a captain counts by; measured by contests, not by any rule.
constexpr int kFarthest = 40;        // inches that the guns reach
constexpr std::size_t kBearing = 3;  // one gun in so many of a ship bears at a time
constexpr double kInch = 0.003;      // of all ships and forts: what an inch of the way is worth
constexpr double kWorthOfHit = 0.1;  // of all ships and forts: what all boxes of a ship are worth
constexpr double kCarriedKnots = 2;  // by the stream or by a spurt

using Guns = std::vector<const GunBox*>;

Guns guns_left_to(const Setting& setting, const State& state, ShipId ship) {
  Guns guns;
  for (std::size_t gun = 0; gun < state.ship(ship).guns.size(); ++gun) {
    if (!state.ship(ship).guns[gun].lost && has_round(setting, state, ship, gun)) {
      guns.push_back(&setting.ship(ship).card.guns[gun]);
    }
  }
  return guns;
}

Guns guns_left_to(const Setting& setting, const State& state, FortId fort) {
  Guns guns;
  Shot shot;
  shot.from_fort = true;
  shot.fort = fort;
  for (std::uint8_t gun = 0; gun < static_cast<std::uint8_t>(state.fort(fort).guns.size()); ++gun) {
    shot.gun = gun;
    if (!silent_by(state, fort, gun)) {
      guns.push_back(&gun_of(setting, shot));
    }
  }
  return guns;
}

/// @param share one gun in so many bears
std::vector<double> hits_of(const Setting& setting, const Appraisal& appraisal, const Guns& guns,
                            std::size_t share, int armor) {
  std::vector<double> hits;
  for (int inches = 0; inches < kFarthest; ++inches) {
    std::vector<FiringGun> firing;
    for (std::size_t i = 0; i < guns.size(); i += share) {
      if (const auto band = setting.charts.band(guns[i]->type, table::Inches::of(inches))) {
        firing.push_back({guns[i]->factor, *band});
      }
    }
    hits.push_back(appraisal.hits(weigh(setting.charts, firing, armor)));
  }
  return hits;
}

std::vector<table::Threat> threats_to(const Setting& setting, const State& state,
                                      const Appraisal& appraisal, ShipId ship) {
  std::vector<table::Threat> all;
  const auto add = [&](table::Point at, const Guns& guns, std::size_t share) {
    if (!guns.empty()) {
      all.push_back({at, hits_of(setting, appraisal, guns, share, state.ship(ship).armor)});
    }
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (state.ships[i].side != state.ship(ship).side && state.ships[i].fate == Fate::Afloat) {
      add(state.ships[i].pose.at, guns_left_to(setting, state, id), kBearing);
    }
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    if (state.forts[i].side != state.ship(ship).side && !silent_by(state, id)) {
      add(table::fort_middle(setting, state, id), guns_left_to(setting, state, id), 1);
    }
  }
  return all;
}

}  // namespace

table::Passage passage_of(const Setting& setting, const State& state, const Appraisal& appraisal,
                          ShipId ship) {
  const Ship& now = state.ship(ship);
  const bool goes = appraisal.tasks().is_on_its_way(ship, now.pose.at);
  return {appraisal.tasks(),
          ship,
          now.pose.at,
          goes ? threats_to(setting, state, appraisal, ship) : std::vector<table::Threat>{},
          {.inch = kInch * appraisal.whole(),
           .harm = kWorthOfHit * appraisal.whole() / setting.ship(ship).card.boxes(),
           .inches_a_turn = now.knots + 0.5 * now.half_knots + kCarriedKnots}};
}

}  // namespace core::ironclad
