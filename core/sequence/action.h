// [28] What a player can say: one small choice at a time.
#pragma once

#include "core/base/case_ref.h"
#include "core/state/game_state.h"
#include "core/state/saved_form.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::sequence {

using board::HexId;
using map::WaterPlaceId;
using state::PieceId;

/// A kind of choice. The comment says which members of an Action it uses, in the order in which an
/// order file writes them.
enum class ActionKind : std::uint8_t {
  Pass,  ///< done: ends the step, the force, the list of attackers ...
  // ---- [5] command ----
  TakeOptionChit,     ///< D01
  DrawChit,           ///< D01
  ChooseFirstPlayer,  ///< [19.73]: number 0 the Union, 1 the Confederate is First Player
  DeclareSpan,        ///< D02: other (the leader) commands piece
  LeaveSpan,          ///< D02: piece is in no span
  Command,            ///< D03: a direct command to piece [5.21]
  TryInitiative,      ///< D03: the leader piece rolls [5.22]
  // ---- [3] [16] organisation ----
  SplitUnit,   ///< piece drops a part of number CSP [3.25]
  MergeUnits,  ///< other joins piece [3.24]
  Enrol,       ///< piece goes on the roster of other [16.16]
  Detach,      ///< piece leaves its roster [16.16]
  EnterFort,   ///< piece goes into the fort other [13.13]
  LeaveFort,   ///< piece comes out [13.13]
  // ---- [6] [18] movement of a force ----
  JoinStack,    ///< piece moves with the stack [6.42]
  LeaveStack,   ///< piece no longer does
  March,        ///< piece steps into hex; with the stack if it is in it
  ForceMarch,   ///< piece takes number additional points [6.31]
  Entrain,      ///< piece [6.54]
  RideRail,     ///< piece goes by rail to hex [6.53]
  Detrain,      ///< piece
  CutRail,      ///< piece cuts the rail hex it is in [18.21]
  RepairRail,   ///< piece mends the hex it is in [18.31]
  RoundTheBay,  ///< piece leaves Galveston for the other shore [7.54]
  // ---- [7] [11] water ----
  Sail,             ///< the ship piece sets out [7.11]; once under way, its group to water
  JoinGroup,        ///< the ship piece sails with the group
  RoundFlorida,     ///< the ship piece leaves the map, to come back in hex [7.41]
  Embark,           ///< piece goes aboard other [7.22]
  Disembark,        ///< piece lands in hex [7.22]
  Ferry,            ///< piece crosses to hex by the ship other [7.31]
  BombardFort,      ///< all that take part against the fort in hex [11.23]
  JoinBombardment,  ///< the ship piece takes part
  // ---- [7.24] [8] [14] battle ----
  TryCombatInitiative,  ///< the leader piece rolls [8.31]
  Assault,              ///< the leader piece attacks hex from ships [7.24]
  AttackFromMarch,      ///< the leader piece attacks hex [14.11]
  Attack,               ///< the leader piece attacks hex [8.15]
  AddAttacker,          ///< piece joins the attack
  Withhold,             ///< piece is left out [8.17]
  SupportBattle,        ///< the ship piece supports [11.31]
  Evade,                ///< the cavalry unit piece goes to hex [15.21]
  UseLeader,            ///< piece leads this battle [8.15]
  ChooseChit,           ///< number 0 to 4 [8.15]
  PaySupply,            ///< from piece (a source), or from the ground of hex [12.21]
  RefuseSupply,         ///< pays nothing
  LosePoint,            ///< piece loses one point [8.16]
  LoseShip,             ///< piece is lost [8.16] [11.12]
  Stay,                 ///< the defender does not retreat [8.51]
  RetreatTo,            ///< piece retreats to hex [8.51]
  RetreatInside,        ///< piece goes into the fort other [8.52]
  Advance,              ///< piece advances [8.54]
  // ---- [11] naval combat ----
  FightAtSea,  ///< the combat in water is next [11.11]; no water: none (erratum E067 off)
  // ---- [12] [17] supply ----
  CreateDepot,     ///< in hex [17.52]
  GivePoint,       ///< piece gives one point for it
  EliminateDepot,  ///< piece [17.54]
  LoadSupply,      ///< number SUP from other to piece, or from the ground: of a ship, that of
                   ///< hex [17.32] [12.04]
  UnloadSupply,    ///< number SUP from piece to other, or the ground (of hex)
  DestroySupply,   ///< number SUP of piece, of the ground of hex, or of the pool [12.03]
  Maintain,        ///< the force of piece (its first unit) is next [12.11]
  Distribute,      ///< number SUP of the pool to piece; by the transport other [17.31]
  FeedLanding,     ///< the transport piece feeds hex [17.12]
  // ---- [13] forts and sieges ----
  ConductSieges,  ///< D18: number 0 the Union, 1 the Confederate is first
  SiegeBombard,   ///< the siege of hex [13.35]
  SiegeAssault,   ///< the siege of hex, led by piece
  LiftNothing,    ///< the siege of hex: neither
  BuildWork,      ///< number SUP for a Fort in hex, or its upgrade to a Fortress, from piece (a
                  ///< source); no piece: from the ground, then along the rail net [13.51]
  Entrench,       ///< an Entrenchment in hex, paid likewise [13.51]
  RemoveWork,     ///< piece [13.41]
  RemoveFort,     ///< the empty fort just entered [13.15]
  ReplaceFort,    ///< with an own one [13.15]
  // ---- [19] [22] strategic turn of a scenario ----
  PlaceLeader,   ///< piece comes to hex [22.32] [10.32]
  Appoint,       ///< the leader piece commands other [22.33]
  Relieve,       ///< [22.52] method 1: the leader piece takes other over
  Demote,        ///< [22.52] method 2: the commander piece stays without his HQ
  Withdraw,      ///< piece leaves the map [19.33]
  PlaceArrival,  ///< number CSP (or one piece) in hex [19.33] [25.43]
  // ---- [20] to [26] campaign ----
  BlockadePort,       ///< D30: by number ships the port of hex [24.11]
  MakeCall,           ///< D19: number 1 V2, 2 V3, 3 D1, 4 D2, 5 D3 [23.21]
  StartUnit,          ///< D20: a unit of number CSP (or one piece); an Ironclad in hex [21.41]
  Convert,            ///< D20: the militia or garrison piece [21.51]
  Augment,            ///< D20: the division piece to number CSP [21.60]
  Deploy,             ///< D21: piece in hex [21.61] [21.81]
  Launch,             ///< D21: the ship piece in water [21.61] [21.62]
  Relocate,           ///< D22: the Department piece to hex [22.15]
  PlaceHeadquarters,  ///< D23: a unit of the kind in hex [22.22]
  SendHome,           ///< D26: number CSP of piece [22.6] [26.11]
  TryPolitics,        ///< D29: a roll on the Political Table [25.5]
  Emancipate,         ///< D29 [26.6]
  Concede,            ///< D29 [25.6]
  // ---- [26.13] naval fights on the table ----
  FightOnTable,  ///< D31: not by the die; number the seed of the battle, 0 when fought elsewhere
  ReportFight,   ///< D31: number what is asked: ships or CSP lost, or who holds the water, 0 the
                 ///< Union, 1 the Confederate, 2 nobody
  // ---- [26.15] battles on the table ----
  BattleOnTable,  ///< D31: not by the die; number the seed of the battle, 0 when fought elsewhere
  ReportBattle    ///< D31: number what is asked: CSP lost, or who has won, 0 the Union, 1 the
                  ///< Confederate
};

inline constexpr std::size_t kActionKindCount = 92;

/// One choice. Members that a kind does not use are empty.
struct Action {
  ActionKind kind{};
  std::optional<PieceId> piece;
  std::optional<PieceId> other;
  std::optional<HexId> hex;
  std::optional<WaterPlaceId> water;
  int number{};
  std::optional<rulebook::PieceKind> unit{};  ///< a kind of unit that is not there yet

  friend bool operator==(const Action&, const Action&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(kind, piece, other, hex, water, number);
    if (state::form_of(archive) >= 2) {
      archive(unit);
    }
  }
};

/// Done: it names nothing.
[[nodiscard]] inline Action passing() { return {ActionKind::Pass, {}, {}, {}, {}, 0}; }

/// The word of a kind in order files, "try-initiative".
[[nodiscard]] std::string_view name(ActionKind kind) noexcept;
/// The case that allows choices of the kind: what is cited when there is nothing else to say.
[[nodiscard]] base::CaseRef case_of(ActionKind kind) noexcept;
[[nodiscard]] std::optional<ActionKind> parse_action_kind(std::string_view text) noexcept;

}  // namespace core::sequence
