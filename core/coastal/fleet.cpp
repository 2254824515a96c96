#include "core/coastal/fleet.h"

#include "core/coastal/condition.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace core::coastal {
namespace {

using Exact = boost::multiprecision::cpp_rational;

constexpr int kValueAPoint = 20;  // [RC-541]
constexpr int kBeyond = 2;        // by half its value
constexpr int kHalved = 2;        // [RC-543]
constexpr int kFlotilla = 20;     // [RC-543]

/// What is left of a side's value on the table.
Exact left_of(const Setting& setting, const State& state, Side side) {
  Exact left{0};
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Card& card = setting.ship(id).card;
    if (setting.placed(id).side == side && !is_lost(setting, state, id) &&
        state.ship(id).fate == Fate::Afloat) {
      left += Exact{card.combat_value() * state.ship(id).spv, card.spv};
    }
  }
  return left;
}

}  // namespace

std::vector<table::VesselId> ships_for(const table::Facts& facts, const table::Roster& roster,
                                       int strength) {
  const int budget = strength * kValueAPoint;
  std::vector<table::VesselId> ships;
  int spent = 0;
  for (const table::VesselId vessel : roster.vessels) {
    const int value = derive(facts, vessel).combat_value();
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
  for (std::size_t i = 0; i < setting.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Card& card = setting.ship(id).card;
    const int value = card.combat_value();
    if (setting.placed(id).side != side) {
      loss.captured += state.ship(id).side == side ? value / kHalved : 0;
      continue;
    }
    loss.value += value;
    lost += is_lost(setting, state, id)
                ? Exact{value}
                : Exact{value * (card.spv - state.ship(id).spv), card.spv * kHalved};
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
  return ship.fate == Fate::Sunk || ship.fate == Fate::Exploded || ship.abandoned ||
         ship.side != setting.placed(id).side;
}

std::optional<Side> holds_water(const Setting& setting, const State& state) {
  const Exact north = left_of(setting, state, Side::Union);
  const Exact south = left_of(setting, state, Side::Confederate);
  if (north == south) {
    return std::nullopt;
  }
  return north > south ? Side::Union : Side::Confederate;
}

int flotillas_lost(int accumulated) noexcept { return accumulated / kFlotilla; }

FortFate fate_of(const Setting& setting, const State& state, FortId fort) {
  if (state.fort(fort).side != setting.battle.forts.at(fort.value()).side) {
    return FortFate::Taken;
  }
  return is_silent(setting, state, fort) ? FortFate::LosesLevel : FortFate::Stands;
}

}  // namespace core::coastal
