// [IC-261]-[IC-267] Forts: what hits on them do, and which of their guns may fire.
#pragma once

#include "core/ironclad/record.h"

namespace core::ironclad {

/// Whether no gun of a fort will fire any more.
[[nodiscard]] bool is_silenced(const Fort& fort);

/// Why no gun of a fort may fire, if that is so: the rule.
[[nodiscard]] std::optional<base::RuleId> silent_by(const State& state, FortId fort);
/// The same for one gun, the fort's own reasons included.
[[nodiscard]] std::optional<base::RuleId> silent_by(const State& state, FortId fort,
                                                    std::uint8_t gun);

/// Guns that are not lost.
[[nodiscard]] int guns_left(const Fort& fort) noexcept;

/// [IC-262] The middle of the square in which a gun stands.
[[nodiscard]] table::Point place_of_gun(const Setting& setting, const State& state, FortId fort,
                                        std::uint8_t gun);

/// [IC-264] Rolls on IC-T19 or IC-T20; what comes of it waits.
/// @param aimed the gun from which losses begin
void lucky_hit_on_fort(Record& record, FortId fort, std::uint8_t aimed, Side by);
/// @param by_mortar adds 1 to the die
void critical_hit_on_fort(Record& record, FortId fort, std::uint8_t aimed, Side by, bool by_mortar);

/// [IC-262] Hits on a gun wait: a box each, those left over fall on the nearest gun.
void hits_on_gun(Record& record, FortId fort, std::uint8_t gun, int hits);

/// What has waited falls on the fort.
void hit_fort(Record& record, const Pending& pending);

[[nodiscard]] bool is_of_fort(PendingKind kind) noexcept;

}  // namespace core::ironclad
