// [RR-180] to [RR-216] Fuel, ammunition, and what is found ashore and aboard prizes.
#pragma once

#include "core/river/record.h"
#include "core/river/refusal.h"

namespace core::river {

/// Points of fuel that a vessel and her barges have.
[[nodiscard]] int fuel_of(const Vessel& vessel) noexcept;

[[nodiscard]] bool has_fuel(const Vessel& vessel) noexcept;

/// [RR-183] Points that her bunkers hold.
[[nodiscard]] int bunkers_of(const Charts& charts, const Vessel& vessel) noexcept;

/// [RR-180] [RR-182] [RR-243] Each vessel of a group burns a point, whichever way she goes, of her
/// barges first.
void burn_fuel(Record& record, GroupId group);

/// Rounds aboard for a gun.
[[nodiscard]] int rounds_of(const Vessel& vessel, GunIndex gun) noexcept;

/// [RR-202] Rounds of a calibre that her magazines hold; of a supply ship all her cargo together.
[[nodiscard]] int magazine_of(const Vessel& vessel, GunIndex gun) noexcept;

/// Adds rounds, or takes them; never below 0 [RR-383].
void change_rounds(Record& record, VesselId vessel, GunIndex gun, int change);

/// [RR-210] to [RR-215] Whether there is something to be had from that.
[[nodiscard]] Judged<> judge_scavenging(const State& state, Place place, const Scavenging& what);

/// Everything in a section that can be scavenged.
[[nodiscard]] std::vector<Scavenging> scavengings_of(const State& state, Place place);

/// The parties go ashore, or aboard.
void scavenge(Record& record, GroupId group, const Scavenging& what);

/// [RR-186] Whether fuel may go from one vessel to another.
[[nodiscard]] Judged<> judge_fuel(const Setting& setting, const State& state, VesselId from,
                                  VesselId to, int points);

/// [RR-205] The same of rounds: any vessel gives, as far as the magazines of the other one hold her
/// calibre [RR-202], or a supply ship has room for cargo [RR-203].
[[nodiscard]] Judged<> judge_rounds(const State& state, VesselId from, VesselId to, GunIndex gun,
                                    int count);

/// Hands fuel over: to her bunkers first, then to her barges; from the barges first.
void move_fuel(Record& record, VesselId from, VesselId to, int points);

/// [RR-247] At the river mouth a supply ship fills up with fuel, once.
void refill(Record& record, GroupId group);

/// [RR-203] Rounds that a supply ship may carry.
inline constexpr int kCargoRounds = 200;
/// [RR-200] Rounds for each gun.
inline constexpr int kRoundsPerGun = 30;

}  // namespace core::river
