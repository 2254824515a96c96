// [IC-161]-[IC-195] Guns: where they stand and bear, what they may be laid on, and what their fire
// does.
#pragma once

#include "core/ironclad/action.h"
#include "core/ironclad/record.h"
#include "core/table/arcs.h"

#include <optional>
#include <vector>

namespace core::ironclad {

/// [IC-162] From where a ship's gun measures, and to where others measure that fire at the ship:
/// the stack, or the middle of a turret.
[[nodiscard]] table::Point measuring_point(const Setting& setting, const State& state, ShipId ship,
                                           std::optional<std::uint8_t> gun = {});

/// [IC-162] What a shot is measured to.
[[nodiscard]] table::Point aiming_point(const Setting& setting, const State& state,
                                        const Target& target);

/// [IC-162] Between the measuring points of a shot, at the scale of the rules [IC-001].
[[nodiscard]] table::Inches range_of(const Setting& setting, const State& state, const Shot& shot);

/// [IC-184] The band of a shot; nothing beyond its gun's reach, and for mortars.
[[nodiscard]] std::optional<Band> band_of(const Setting& setting, const State& state,
                                          const Shot& shot);

[[nodiscard]] const GunBox& gun_of(const Setting& setting, const Shot& shot);
[[nodiscard]] bool is_mortar(const Setting& setting, const Shot& shot);
[[nodiscard]] Side side_of(const State& state, const Shot& shot);

using table::FieldOfFire;

/// [IC-164] [IC-T06] Where a gun stands, and the sectors into which it can be pointed now: a closed
/// port is none [IC-306].
/// @param shot its target is not asked.
[[nodiscard]] FieldOfFire field_of_fire(const Setting& setting, const State& state,
                                        const Shot& shot);

/// [IC-164] Whether a gun bears on what it is laid on.
[[nodiscard]] bool bears(const Setting& setting, const State& state, const Shot& shot);

/// [IC-163] Who or what stands in the line of a shot.
struct InTheWay {
  std::optional<ShipId> ship;  ///< nothing: land
};

[[nodiscard]] std::optional<InTheWay> in_the_way(const Setting& setting, const State& state,
                                                 table::Point from, table::Point to,
                                                 const Shot& shot);

/// Whether a gun may be laid on a target in the step that goes on, or why not.
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const LayGun& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const UnlayGun& choice);

/// [RR-383] A ship's gun has fired: takes its round from her log.
void use_round(const Setting& setting, const Shot& shot, Ship& log);

/// [RR-383] Whether a ship has a round for a gun, if the battle counts them.
[[nodiscard]] bool has_round(const Setting& setting, const State& state, ShipId ship,
                             std::size_t gun);

/// Whether a ship has a gun left, and a round for it.
[[nodiscard]] bool has_gun_to_fire(const Setting& setting, const State& state, ShipId ship);

/// Every legal shot of a side.
[[nodiscard]] std::vector<Shot> shots_of(const Setting& setting, const State& state, Side side);

/// A gun as the charts count it.
struct FiringGun {
  int factor{};  ///< at normal range
  Band band{};
};

/// [IC-181] [IC-185] [IC-188] [IC-190] [IC-193] Every shot hits; what a group of guns brings to the
/// two charts.
struct FireWeight {
  int guns{};     ///< [IC-190] counted for Chart A; 0: no roll
  int factors{};  ///< [IC-193] total for Chart B; 0: no roll

  friend bool operator==(const FireWeight&, const FireWeight&) = default;
};

[[nodiscard]] FireWeight weigh(const Charts& charts, const std::vector<FiringGun>& guns, int armor);

/// [IC-195] The armor that a shot meets.
[[nodiscard]] int armor_of(const State& state, const Target& target);

/// [IC-062] The guns that are laid fire, mortars left out; what they do waits.
void fire_guns(Record& record);

}  // namespace core::ironclad
