// [IC-221]-[IC-230] Hits: what the dice say waits as effects; owners cross off boxes.
#pragma once

#include "core/ironclad/action.h"
#include "core/ironclad/record.h"

#include <vector>

namespace core::ironclad {

/// [IC-046] Boxes that a section has left.
[[nodiscard]] int boxes_left(const Ship& ship, Section section) noexcept;
/// [IC-047] Of the whole card.
[[nodiscard]] int boxes_left(const Ship& ship) noexcept;

/// [IC-045] What a ship draws now, in tenths of a foot.
[[nodiscard]] int draft_now(const Setting& setting, const State& state, ShipId ship);

/// [IC-221] [IC-222] [IC-194] The boxes that the owner may cross off for the first of the hits that
/// wait; none when nothing waits, or when he must choose by ChooseWaterline first.
[[nodiscard]] std::vector<CrossOff> boxes_to_choose(const Setting& setting, const State& state);

/// Whether the first of the hits that wait take every box of the sections into which they go, so
/// that nothing is left to choose.
[[nodiscard]] bool all_go(const State& state);

/// [IC-224] Whether the first of the hits that wait leaves the choice between draft and guns.
[[nodiscard]] bool asks_waterline(const State& state) noexcept;

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const CrossOff& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const ChooseWaterline& choice);

void cross_off(Record& record, const CrossOff& choice);
void choose_waterline(Record& record, const ChooseWaterline& choice);

/// Lets everything that waits happen, until an owner has a real choice or nothing is left.
void settle(Record& record);

/// [IC-223] [IC-225] Rolls on the tables of critical and lucky hits; what comes of it waits.
void critical_hit(Record& record, ShipId ship, Side by);
void lucky_hit(Record& record, ShipId ship, Side by);

/// [IC-149] [IC-150] A mine or a spar torpedo goes off, or is a dud. Tells whether it exploded.
bool torpedo_hit(Record& record, ShipId ship, Side by, base::RuleId why);

/// [IC-226] The roll for a stack that is gone.
void roll_for_stack(Record& record, ShipId ship);

/// [IC-286] A stack is lost that nobody chose; nothing when it is gone already.
void lose_stack(Record& record, ShipId ship, base::RuleId why);

/// [IC-047] [IC-229] A ship that has no draft box or no box at all left.
void after_damage(Record& record, ShipId ship);

/// [IC-143] [IC-224] Aground, or moored where the water is too shallow to sink in.
[[nodiscard]] bool cannot_sink(const Setting& setting, const State& state, ShipId ship);

/// [IC-229] [IC-047] [IC-228] A ship goes down, or blows up.
void destroy(Record& record, ShipId ship, Fate fate, base::RuleId rule);

/// Adds hits to what the ship's owner has to cross off.
void add_hits(Record& record, ShipId ship, HitKind kind, int amount);

/// Something waits until the dice of its part have been thrown [IC-062].
void later(Record& record, Pending what);

/// [IC-008] A jam, for some movement phases of the ship's side from the next on; [IC-106] a second
/// one replaces the first, and the longer time counts.
void jam(Record& record, ShipId ship, Jam way, int phases, base::RuleId rule);

/// [IC-008] What runs down at the end of a side's movement step.
void run_down(Record& record, Side side);

/// [IC-149] An ironclad is a ship with three or more armor boxes at the start.
[[nodiscard]] bool is_ironclad(const Setting& setting, ShipId ship);

}  // namespace core::ironclad
