// [RC-041]-[RC-054] Captains, commanders, standing orders, and where the crew serves.
#pragma once

#include "core/coastal/action.h"
#include "core/coastal/record.h"

#include <optional>
#include <vector>

namespace core::coastal {

/// [RC-045] [RC-052] Before the first move: four dice for each captain and fort commander, but for
/// a character that the battle gives.
void throw_for_people(Record& record);

/// [RC-041] [RC-049] The ship from which the fleet commander gives orders: the one that he is
/// aboard, or the side's first when the battle names no flagship. Nothing when he is dead or gone.
[[nodiscard]] std::optional<ShipId> flagship_of(const Setting& setting, const State& state,
                                                Side side);

/// [RC-051] Whether the fleet commander leaves a flagship that is below its PV or has sunk, for the
/// nearest friend.
void leave_flagship(Record& record, ShipId ship);

/// [RC-046] At the start of the orders: captains sight the enemy, orders given a move ago arrive.
void look_out(Record& record, Side side);

/// [RC-046] Whether a reckless captain has sighted the enemy and steams at him, whatever his order.
[[nodiscard]] bool is_charging(const Ship& ship) noexcept;

/// [RC-046] [RC-047] [RC-048] What a captain's plot has to do.
struct Demand {
  base::RuleId rule;
  std::string_view key;                   ///< of the refusal
  std::optional<Inches> speed;            ///< exactly this one
  std::optional<ShipId> close_with;       ///< it ends nearer to that ship, if it moves ahead
  std::optional<table::Heading> heading;  ///< it ends no farther off that heading
  std::optional<table::Point> close_to;   ///< it ends nearer to that place
};

/// Nothing for a captain whose plot is free.
/// @param least, most the speeds that the ship may choose
[[nodiscard]] std::optional<Demand> demand_of(const Setting& setting, const State& state,
                                              ShipId ship, Inches least, Inches most);

/// Whether a plot does what is asked of it.
[[nodiscard]] bool meets(const Setting& setting, const State& state, ShipId ship,
                         const Demand& demand, const Plot& plot);

/// Whether it is that side's turn to write orders.
[[nodiscard]] bool writes_orders(const State& state, Side side) noexcept;

/// [RC-043] [RC-141] [RC-330] Whether the side whose turn it is may command the ship, which is
/// there.
[[nodiscard]] table::Judged<> judge_orders(const State& state, ShipId ship);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const GiveOrder& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const ShiftCrew& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const Repair& choice);
[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const ServeGun& choice);

[[nodiscard]] table::Judged<> judge(const Setting& setting, const State& state,
                                    const GiveFleetOrder& choice);

/// [RC-042] Some general orders that a fleet may be given, every one legal.
[[nodiscard]] std::vector<GiveFleetOrder> fleet_orders_of(const Setting& setting,
                                                          const State& state, Side side);

/// The standing order of every ship follows from it.
void give_fleet_order(Record& record, const GiveFleetOrder& choice);

void give_order(Record& record, const GiveOrder& choice);
void shift_crew(Record& record, const ShiftCrew& choice);
void repair(Record& record, const Repair& choice);
void serve_gun(Record& record, const ServeGun& choice);

/// [RC-028] At the end of a move men who were shifted are at their new stations.
void end_shifts(Record& record, ShipId ship);

}  // namespace core::coastal
