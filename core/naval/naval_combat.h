// [11.1] Ship to ship; forts do not shelter ships [11.0].
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::naval {

using board::Side;
using map::WaterPlaceId;
using state::PieceId;
using state::Situation;

/// [11.11] [11.14] Places where the acting side's ships have still to fight in this Combat Phase,
/// in the order of the map: ships of both sides, own warships among them, that have not fought or
/// left yet. Own transports without a warship do not attack.
[[nodiscard]] std::vector<WaterPlaceId> places_to_fight(const Situation& now);

/// [11.11] Whether the combat at the place may be the next one.
/// @param place nothing: no more are fought, which the compulsion forbids; without it (erratum
///        E067 off) it is the Phasing Player's choice.
[[nodiscard]] state::Ruling<> may_fight(const Situation& now, std::optional<WaterPlaceId> place);

/// Begins the combat, or with no place ends all that could be.
void fight(state::Record& record, std::optional<WaterPlaceId> place);

/// [11.11] The next combat begins by itself if there is no choice between places.
/// @return whether one began.
bool begin_only_combat(state::Record& record);

/// Carries the innermost NavalBattle on.
void go_on_fighting(state::Record& record);

/// Whether the die of the combat has not been thrown.
[[nodiscard]] bool waits_for_die(const state::NavalBattle& battle) noexcept;

/// Ships of the side at the place that take part, by id.
[[nodiscard]] std::vector<PieceId> ships_of_combat(const Situation& now, Side side,
                                                   WaterPlaceId place);

/// Warships of a side, and how many of them are lost.
struct LostAtSea {
  std::vector<PieceId> warships;
  int ships{};
};

/// [26.13] What the innermost NavalBattle has come to without its die: both sides lose ships, of
/// their own choice, and who does not hold the water leaves it as by the die [11.12]; transports
/// without a warship are lost [11.13].
/// @param holder nothing: no side has a warship left.
void decide_at_sea(state::Record& record, const LostAtSea& attacker, const LostAtSea& defender,
                   std::optional<Side> holder);

}  // namespace core::naval
