#include "core/ironclad/fleet.h"

#include "core/ironclad/damage.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>

namespace core::ironclad {
namespace {

using Exact = boost::multiprecision::cpp_rational;

constexpr int kValueAPoint = 15;  // [IC-441]
constexpr int kBeyond = 2;        // [IC-441] by half its value
constexpr int kRepaired = 2;      // [IC-443] half is repaired in port
constexpr int kFlotilla = 20;     // [IC-443]

/// The share of its boxes that a ship has lost since the battle began.
Exact share_lost(const Setting& setting, const State& state, ShipId id) {
  const State first = begin(setting, 0);
  const int before = boxes_left(first.ship(id));
  return before == 0 ? Exact{0} : Exact{before - boxes_left(state.ship(id)), before};
}

/// What is left of a side's value.
Exact value_left(const Setting& setting, const State& state, Side side) {
  Exact left{0};
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (setting.placed(id).side == side && !is_lost(setting, state, id) &&
        state.ship(id).fate == Fate::Afloat) {
      left += setting.ship(id).card.battle_value() * (1 - share_lost(setting, state, id));
    }
  }
  return left;
}

}  // namespace

int battle_value_of(const table::Facts& facts, const Charts& charts, table::VesselId vessel) {
  return derive(facts, vessel, charts).battle_value();
}

std::vector<table::VesselId> ships_for(const table::Facts& facts, const Charts& charts,
                                       const table::Roster& roster, int strength) {
  const int budget = strength * kValueAPoint;
  std::vector<table::VesselId> ships;
  int spent = 0;
  for (const table::VesselId vessel : roster.vessels) {
    const int value = battle_value_of(facts, charts, vessel);
    if (spent >= budget || (spent + value - budget) * kBeyond > value) {
      break;
    }
    spent += value;
    ships.push_back(vessel);
  }
  return ships;
}

FleetLoss loss_of(const Setting& setting, const State& state, Side side, int strength) {
  FleetLoss loss;
  Exact lost{0};
  loss.none_left = true;
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (setting.placed(id).side != side) {
      continue;
    }
    const int value = setting.ship(id).card.battle_value();
    loss.value += value;
    if (is_lost(setting, state, id)) {
      lost += value;
      continue;
    }
    lost += value * share_lost(setting, state, id) / kRepaired;
    loss.none_left = loss.none_left && state.ship(id).fate != Fate::Afloat;
  }
  if (loss.value > 0) {
    const Exact exact = lost * strength / loss.value + Exact{1, 2};
    loss.strength_lost =
        static_cast<int>(boost::multiprecision::cpp_int{numerator(exact) / denominator(exact)});
  }
  return loss;
}

bool is_lost(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  return ship.fate == Fate::Sunk || ship.fate == Fate::Destroyed || ship.fate == Fate::Prize ||
         ship.aground == Aground::Settled || ship.side != setting.placed(id).side;
}

FortLoss loss_of(const Setting& setting, const State& state, FortId fort) {
  const Fort& now = state.fort(fort);
  FortLoss loss;
  loss.guns = static_cast<int>(setting.fort(fort).card.guns.size());
  loss.guns_lost = static_cast<int>(
      std::ranges::count_if(now.guns, [](const FortGunState& gun) { return gun.lost; }));
  loss.silent = now.white_flag || now.abandoned || loss.guns_lost == loss.guns;
  return loss;
}

std::optional<Side> holds_water(const Setting& setting, const State& state) {
  const Exact north = value_left(setting, state, Side::Union);
  const Exact south = value_left(setting, state, Side::Confederate);
  if (north == south) {
    return std::nullopt;
  }
  return north > south ? Side::Union : Side::Confederate;
}

FlotillasLost flotillas_lost(int accumulated) noexcept {
  return {accumulated / kFlotilla, accumulated % kFlotilla};
}

}  // namespace core::ironclad
