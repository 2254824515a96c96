// [RC-321]-[RC-331] Damage: points, the six damage tables, crew, fires, flooding, repairs.
#pragma once

#include "core/coastal/record.h"

#include <optional>

namespace core::coastal {

/// [RC-321] [RC-322] Points are lost; below the PV the tables are rolled on.
/// @param from where the shot came from, for the gun that it finds [RC-324].
void lose_points(Record& record, ShipId ship, int points, RuleId rule,
                 std::optional<table::Point> from = {});

/// [RC-428] The same by a ram: below the PV one die on the table of the bulkheads, where a 6 sinks.
void lose_points_by_ram(Record& record, ShipId ship, int points);

/// [RC-T17]-[RC-T22] What a line does.
void suffer(Record& record, ShipId ship, const DamageLine& line,
            std::optional<table::Point> from = {});

/// [RC-329] CPV are lost: from the reserve, then from the guns from the last on, then from boiler
/// and engine. [RC-054] While the captain serves a gun a die says which station, and he falls with
/// his gun's crew.
void lose_crew(Record& record, ShipId ship, int count, RuleId rule);

/// The captain falls.
void kill_captain(Record& record, ShipId ship, RuleId rule);

/// [RC-321] [RC-331] [RC-430] A ship is gone, and who is locked in its side goes with it.
void lose_ship(Record& record, ShipId ship, Fate fate, RuleId rule);

/// [RC-330] The crew leaves.
void abandon(Record& record, ShipId ship, RuleId rule);

/// A test of morale is due.
void add_cause(Record& record, ShipId ship, Cause cause);

/// [RC-401] What a ship has lost since causes were last looked for: armament, speed, steering.
void look_for_causes(Record& record, ShipId ship);

/// [RC-325] [RC-326] [RC-327] Fires are fought and damages repaired.
void fight_fires(Record& record, ShipId ship);
void work_on_repairs(Record& record, ShipId ship);

}  // namespace core::coastal
