// [RC-165] [RC-175] [RC-205] Piers, balloons and chains: what a ship does there, and whether it
// may.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"

#include <optional>

namespace core::coastal {

inline constexpr Inches kBalloonSpeed = Inches::of(3);  ///< [RC-175] knots at most

/// [RC-165] The pier that a ship touches, as a place in the areas of the battle.
[[nodiscard]] std::optional<std::uint8_t> pier_at(const Setting& setting, const State& state,
                                                  ShipId ship);

/// [RC-165] Deck::Dock and Deck::Undock.
[[nodiscard]] table::Judged<> judge_docking(const Setting& setting, const State& state, ShipId ship,
                                            const Plot& plot);

/// [RC-175] Deck::RaiseBalloon and Deck::LowerBalloon.
[[nodiscard]] table::Judged<> judge_balloon(const Setting& setting, const State& state, ShipId ship,
                                            const Plot& plot);

/// Does one of these four; another order is none of this file's.
void work_in_harbour(Record& record, ShipId ship, Deck deck);

/// [RC-175] Whether the balloon of a ship sees another one: it has been up since the move before,
/// and neither fog nor smoke is between.
[[nodiscard]] bool balloon_sees(const Setting& setting, const State& state, ShipId viewer,
                                ShipId seen);

/// [RC-205] A ship has come to a chain: whether it goes over it. Submarines, Davids and torpedo
/// boats throw a die for it at 4 knots or more.
[[nodiscard]] bool goes_over_chain(Record& record, ShipId ship, std::uint8_t area);

/// A ship that lies clear of the chain that it went over meets it anew.
void clear_chain(Record& record, ShipId ship);

}  // namespace core::coastal
