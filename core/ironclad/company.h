// [IC-105] [IC-124] [IC-021] Ships that move as one: lashed to each other, towed, or helped by a
// tug.
#pragma once

#include "core/ironclad/setting.h"
#include "core/table/company.h"

#include <vector>

namespace core::ironclad {

/// A ship that is carried along by another one, and how it lies to it.
struct Carried : table::Carriage {
  ShipId ship;
};

/// [IC-021] The ship that this one is lashed to, if both are still there.
[[nodiscard]] std::optional<ShipId> lashed_to(const Setting& setting, const State& state,
                                              ShipId ship);

/// [IC-124] The ship that tows this one.
[[nodiscard]] std::optional<ShipId> tower_of(const State& state, ShipId ship);

/// All that are carried along when the ship moves.
[[nodiscard]] std::vector<Carried> carried_by(const Setting& setting, const State& state,
                                              ShipId ship, std::optional<ShipId> tug);

/// How far a carried ship follows its leader's course before its hull meets something.
[[nodiscard]] table::Course::Step follows_to(const Setting& setting, const Carried& carried,
                                             const table::Course& course, table::Course::Step limit,
                                             const std::vector<table::Obstacle>& obstacles);

/// The zones that a carried ship enters on the way.
[[nodiscard]] std::vector<table::Entry> entries_of(const Setting& setting, const Carried& carried,
                                                   const table::Course& course,
                                                   table::Course::Step limit,
                                                   const std::vector<table::Zone>& zones);

}  // namespace core::ironclad
