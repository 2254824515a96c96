#include "core/ironclad/company.h"

namespace core::ironclad {
namespace {

Carried carried(const State& state, ShipId leader, ShipId ship) {
  return {table::carriage(state.ship(leader).pose, state.ship(ship).pose), ship};
}

}  // namespace

std::optional<ShipId> lashed_to(const Setting& setting, const State& state, ShipId id) {
  const auto& other = setting.placed(id).lashed_to;
  const bool holds = other && state.ship(id).fate == Fate::Afloat &&
                     state.ship(*other).fate == Fate::Afloat &&
                     state.ship(id).side == state.ship(*other).side;
  return holds ? other : std::nullopt;
}

std::optional<ShipId> tower_of(const State& state, ShipId id) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (state.ships[i].tow == id && state.ships[i].fate == Fate::Afloat) {
      return ShipId{static_cast<std::uint8_t>(i)};
    }
  }
  return std::nullopt;
}

std::vector<Carried> carried_by(const Setting& setting, const State& state, ShipId id,
                                std::optional<ShipId> tug) {
  std::vector<Carried> all;
  if (const auto other = lashed_to(setting, state, id)) {
    all.push_back(carried(state, id, *other));
  }
  if (const auto towed = state.ship(id).tow; towed && state.ship(*towed).fate == Fate::Afloat) {
    all.push_back(carried(state, id, *towed));
  }
  if (tug) {
    all.push_back(carried(state, id, *tug));
  }
  return all;
}

table::Course::Step follows_to(const Setting& setting, const Carried& carried,
                               const table::Course& course, table::Course::Step limit,
                               const std::vector<table::Obstacle>& obstacles) {
  return table::follows_to(setting.ship(carried.ship).hull, carried, course, 0, limit, obstacles);
}

std::vector<table::Entry> entries_of(const Setting& setting, const Carried& carried,
                                     const table::Course& course, table::Course::Step limit,
                                     const std::vector<table::Zone>& zones) {
  return table::carried_entries(setting.ship(carried.ship).hull, carried, course, 0, limit, zones);
}

}  // namespace core::ironclad
