// [8.11] to [8.14], [8.21] to [8.28]: what may be attacked, by whom, from where.
#pragma once

#include "core/combat/odds.h"
#include "core/state/ruling.h"

#include <optional>
#include <vector>

namespace core::combat {

using board::Side;
using state::BattleKind;
using state::HexId;
using state::Ruling;

/// What of the Enemy can be attacked in a hex at once [8.14].
struct Target {
  bool inside{};  ///< the garrison of a fort [13.14], its works shot away or not [13.24]
  std::vector<PieceId> defenders;  ///< with CSP: combat units, Supply Trains and Depots, by id
};

/// [8.14] [8.24] [8.27] What `attacker` would meet in the hex: those on top, besiegers too [13.34],
/// and if no combat unit is there those inside a fort. An attack from the march or from ships meets
/// no garrison [13.38] (E074); as printed one attack a phase may be made on a unit (E052).
[[nodiscard]] Ruling<Target> target_in(const Situation& now, Side attacker, HexId hex,
                                       BattleKind kind);

/// Whether there is anything to attack in the hex; the quick half of target_in().
[[nodiscard]] bool has_enemy(const Situation& now, Side attacker, HexId hex) noexcept;

/// [13.24] Whether the units of the side are besieged in the hex without works: underneath the
/// Enemy, with no Fort or Fortress standing any more.
[[nodiscard]] bool is_underneath(const Situation& now, Side side, HexId hex);

/// [8.26] Whether an attack goes over a hexside: not over blocked, lake and coast hexsides.
[[nodiscard]] bool is_attackable_across(map::SideKind side) noexcept;

/// [8.12] [8.13] Whether a unit could attack at all now: a combat unit in the open or in a fort
/// with an unparenthesised strength, not entrained, whose attack of the phase is not spent, and in
/// the Combat Phase one whose leader, or a leader above him, has the initiative [8.31] [8.32].
/// Leaves aside where it stands.
/// @param leader who would lead it; one of initiative 5 gives a second wind [26.1]
[[nodiscard]] Ruling<> may_fight(const Situation& now, BattleKind kind, PieceId unit,
                                 PieceId leader);

/// [8.11] [8.26] [8.27] [13.32] Whether the unit can get at the target from where it stands.
[[nodiscard]] Ruling<> may_reach(const Situation& now, BattleKind kind, PieceId unit, HexId target);

/// [8.25] Whether the leader is near enough to lead units in the hex: he stands in it, or next to
/// it on his Army HQ.
[[nodiscard]] bool leads_in(const Situation& now, PieceId leader, HexId hex);

/// [6.58] [8.13] [10.31] A leader travels by rail as units do, and what is entrained does not
/// attack: he leads none before he has detrained. As printed (erratum E039) he may.
[[nodiscard]] Ruling<> may_lead_off_rails(const Situation& now, PieceId leader);

/// [8.15] How an attack of the leader on the hex in the Combat Phase would be called: a storm when
/// only a garrison is there [8.27], a sortie when he is besieged in it [13.32].
[[nodiscard]] BattleKind kind_of_attack(const Situation& now, PieceId leader, HexId hex);

/// All units of a side that the leader could lead against the target, each for itself, by id
/// [8.22].
[[nodiscard]] std::vector<PieceId> candidates(const Situation& now, BattleKind kind, PieceId leader,
                                              HexId target);

/// [8.11] [8.12] [8.13] [8.22] Whether the unit could join a battle of the kind led by the leader
/// against the target, leaving aside those who are in it already.
[[nodiscard]] Ruling<> may_attack(const Situation& now, BattleKind kind, PieceId leader,
                                  HexId target, PieceId unit);

}  // namespace core::combat
