// [RC-022] [RC-025] [RC-028] [RC-177] What a ship or fort can still do, read from its sheet.
#pragma once

#include "core/coastal/setting.h"

#include <optional>

namespace core::coastal {

/// [RC-024] CPV that are not lost.
[[nodiscard]] int crew_left(const Setting& setting, const State& state, ShipId ship);

/// [RC-022]
[[nodiscard]] bool is_below_pv(const Setting& setting, const State& state, ShipId ship);

/// [RC-501] Whether the battle lets it have steam by now.
[[nodiscard]] bool has_steam(const Setting& setting, const State& state, ShipId ship);

/// [RC-028] [RC-463] Men at engine and boiler, and a boiler.
[[nodiscard]] bool has_power(const Setting& setting, const State& state, ShipId ship);

/// [RC-T19] [RC-T20] The greatest speed ahead that its damages leave; 0 without power.
[[nodiscard]] Inches most_speed(const Setting& setting, const State& state, ShipId ship);

/// [RC-177] What the rudder does, of several faults the newest; nothing when it works.
[[nodiscard]] std::optional<Harm> steering_fault(const Ship& ship) noexcept;

/// [RC-025] [RC-323] [RC-324] Whether a gun could fire: it is there, manned and not out of action.
/// A gun in a turret that is jammed still fires into the quarter in which it stands.
[[nodiscard]] bool gun_works(const Setting& setting, const State& state, ShipId ship,
                             std::uint8_t gun);
[[nodiscard]] bool any_gun_works(const Setting& setting, const State& state, ShipId ship);

/// [RR-383] Whether a ship has a round for a gun, if the battle counts them.
[[nodiscard]] bool has_round(const Setting& setting, const State& state, ShipId ship,
                             std::uint8_t gun);
/// Whether a gun works and has a round.
[[nodiscard]] bool can_fire(const Setting& setting, const State& state, ShipId ship,
                            std::uint8_t gun);
/// Whether any gun does.
[[nodiscard]] bool any_gun_fires(const Setting& setting, const State& state, ShipId ship);

/// Whether it stands in a turret.
[[nodiscard]] bool in_turret(const Setting& setting, ShipId ship, std::uint8_t gun);

/// [RC-328] What the ship draws, in tenths of a foot.
[[nodiscard]] int draft_now(const Setting& setting, const State& state, ShipId ship);

/// In the battle, and commanded by its side.
[[nodiscard]] bool in_action(const Ship& ship) noexcept;

/// [RC-386] [RC-404] Whether a fort has ceased fire: below a third of its points, or given up.
[[nodiscard]] bool is_silent(const Setting& setting, const State& state, FortId fort);

/// [RC-006] [RC-089] The stream at a point in this move.
[[nodiscard]] table::Stream stream_for(const Setting& setting, const State& state,
                                       table::Point point);

/// [RC-386] FPV that a fort still loses before it ceases fire; 0 when it has.
[[nodiscard]] int points_until_silent(const Setting& setting, const State& state, FortId fort);

/// CPV of a fort that are not lost.
[[nodiscard]] int crew_left(const Setting& setting, const State& state, FortId fort);

}  // namespace core::coastal
