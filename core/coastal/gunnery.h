// [RC-221] [RC-261]-[RC-265] [RC-281]-[RC-291] [RC-381]-[RC-386] Guns and mortars: where they bear,
// what they may be laid on, and what their fire does.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"
#include "core/table/arcs.h"

#include <optional>
#include <vector>

namespace core::coastal {

/// [RC-161] From where one measures: the stack or pilot house, which the lists put in the middle.
[[nodiscard]] table::Point measuring_point(const Setting& setting, const State& state, ShipId ship);
[[nodiscard]] table::Point measuring_point(const Setting& setting, const State& state,
                                           const Shot& shot);
[[nodiscard]] table::Point aiming_point(const Setting& setting, const State& state,
                                        const Shot& shot);
[[nodiscard]] Inches range_of(const Setting& setting, const State& state, const Shot& shot);

/// [RC-261]-[RC-265] Whether a ship's gun bears on a place, a turret in the quarter that it faces.
[[nodiscard]] bool bears_on(const Setting& setting, const State& state, ShipId ship,
                            std::uint8_t gun, table::Point place);
[[nodiscard]] bool bears(const Setting& setting, const State& state, const Shot& shot);

/// [RC-261]-[RC-265] Where a gun stands and the sectors into which it points as things stand; what
/// a stern wheel masks is not left out.
/// @param shot its target is not asked.
[[nodiscard]] table::FieldOfFire field_of_fire(const Setting& setting, const State& state,
                                               const Shot& shot);

/// [RC-221] [RC-225] How far one sees.
[[nodiscard]] Inches sight_of(const Setting& setting, const State& state);

/// [RC-221] Whether a line of sight to a target is free of land and of ships larger than it.
struct Hidden {
  std::optional<ShipId> ship;  ///< nothing: land, or smoke
  bool smoke{};                ///< [RC-224]
};

[[nodiscard]] std::optional<Hidden> hidden_by(const Setting& setting, const State& state,
                                              const Shot& shot);

/// [RC-221] Whether a ship is in sight of another one.
[[nodiscard]] bool sees(const Setting& setting, const State& state, ShipId viewer, ShipId seen);
/// The same of a fort's garrison.
[[nodiscard]] bool sees(const Setting& setting, const State& state, FortId viewer, ShipId seen);

/// [RC-285] Whether a place lies within the angle of a ship's bow or stern line.
[[nodiscard]] bool is_end_on(const Setting& setting, const State& state, ShipId target,
                             table::Point from);

/// [RC-284] [RC-285] [RC-286] What is added to a shot's die.
[[nodiscard]] int modifier_of(const Setting& setting, const State& state, const Shot& shot);

/// [RC-289] [RC-290] The points of a hit.
[[nodiscard]] int points_of(const Setting& setting, const Shot& shot);

[[nodiscard]] const table::Gun& gun_of(const Setting& setting, const Shot& shot);
[[nodiscard]] bool is_mortar(const Setting& setting, const Shot& shot);
[[nodiscard]] Side side_of(const State& state, const Shot& shot);

/// [RR-383] Whether there is a round for a ship's gun besides those that fire with it.
/// @param with shots of the same moment
[[nodiscard]] table::Judged<> judge_magazine(const Setting& setting, const State& state,
                                             const Shot& shot, const std::vector<Shot>& with);

/// Whether a gun may fire at a target as things stand, or why not; range is not asked [RC-005].
[[nodiscard]] table::Judged<> judge_shot(const Setting& setting, const State& state,
                                         const Shot& shot);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const LayGun& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const UnlayGun& choice);

/// Every legal shot of a side.
[[nodiscard]] std::vector<Shot> shots_of(const Setting& setting, const State& state, Side side);

/// [RC-142] All these fire; what they do is done after the last of them.
void fire(Record& record, const std::vector<Shot>& shots);

/// [RC-224] Smoke disperses as it grows old.
void thin_smoke(Record& record);

/// Phase 3.
void shoot(Record& record);

}  // namespace core::coastal
