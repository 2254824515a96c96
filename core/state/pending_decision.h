// What has been begun and is not finished: each kind asks its own decisions.
#pragma once

#include "core/base/case_ref.h"
#include "core/base/interned_text.h"
#include "core/base/one_of.h"
#include "core/board/side.h"
#include "core/map/map.h"
#include "core/rulebook/piece_kind.h"
#include "core/state/piece_id.h"
#include "core/state/place.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace core::state {

using map::WaterPlaceId;
using rulebook::PieceKind;

/// [17.52] A Depot is being made: who gives the points?
struct DepotMaking {
  HexId hex;
  int owed{};  ///< CSP still to be given

  friend bool operator==(const DepotMaking&, const DepotMaking&) = default;
};

/// [5.28] A force that is moving.
struct ForceMove {
  PieceId head;                ///< the leader, HQ or single unit that was given the command
  bool by_command{};           ///< a direct command, not a roll [5.21]
  std::vector<PieceId> units;  ///< every leader, HQ and unit it energises; rosters are in their HQ
  std::vector<PieceId> stack;  ///< those that move together now [6.42]
  bool attacked{};             ///< its one Attack from March is spent [14.12]
  bool ending{};               ///< it moves no more; forced marches are being rolled for [6.32]

  friend bool operator==(const ForceMove&, const ForceMove&) = default;
};

/// [11.22] The way by which ships came into the water of an Enemy fort: that way they may leave it.
struct WayIn {
  HexId fort;
  std::optional<WaterPlaceId> outside;  ///< the last place before; nothing if they began inside
  std::optional<WaterPlaceId> inside;   ///< the first place in its water

  friend bool operator==(const WayIn&, const WayIn&) = default;
};

/// [7.11] Ships that move together.
struct ShipMove {
  std::vector<PieceId> ships;
  WaterPlaceId from;  ///< where the group began
  std::optional<WaterPlaceId>
      before;               ///< the place before the present one; nothing: not sailed yet
  std::vector<WayIn> ways;  ///< of each Enemy fort that commands the place they are in

  friend bool operator==(const ShipMove&, const ShipMove&) = default;
};

/// [11.22] A garrison fires at ships that have left the water of its fort.
struct Transit {
  HexId fort;
  board::Side side{};          ///< of the ships
  std::vector<PieceId> ships;  ///< that left together

  friend bool operator==(const Transit&, const Transit&) = default;
};

/// [11.23] Ships attack a fort.
struct Bombardment {
  HexId fort;
  std::uint8_t stage{};        ///< 0: the ships are being named; then how far it has come
  int garrison_lost{};         ///< CSP that the garrison has still to lose [11.24]
  std::vector<PieceId> ships;  ///< that take part

  friend bool operator==(const Bombardment&, const Bombardment&) = default;
};

/// [8.16] Points that a side has to take off its units.
struct LossShare {
  board::Side side{};
  int points{};                 ///< CSP of the remainder, still to be chosen
  base::CaseRef cause;          ///< the case that made the loss
  std::vector<PieceId> units;   ///< participants
  std::vector<PieceId> chosen;  ///< participants that have taken a point of the remainder
  int rounds{};                 ///< points that every participant loses besides, if it has them

  friend bool operator==(const LossShare&, const LossShare&) = default;
};

/// [11.12] [11.22] [11.24] [8.16] Ships that a side has to lose.
struct ShipLoss {
  board::Side side{};
  int ships{};     ///< still to be lost, by number; or
  int strength{};  ///< still to be lost, by naval strength
  base::CaseRef cause;
  std::vector<PieceId> among;

  friend bool operator==(const ShipLoss&, const ShipLoss&) = default;
};

/// [8.5] Units that have to leave a hex.
struct Retreat {
  board::Side side{};
  HexId from;
  base::CaseRef cause;         ///< 8.51, 15.21 (evasion), 10.34 ...
  bool fort_open{};            ///< they may go into the fort of the hex [8.52]
  std::vector<PieceId> units;  ///< that have not gone yet
  std::vector<HexId>
      reached;  ///< hexes that units have gone to; their HQs and trains follow [8.55]

  friend bool operator==(const Retreat&, const Retreat&) = default;
};

/// How a battle came about; it decides which cases of 8 apply.
enum class BattleKind : std::uint8_t {
  Attack,        ///< Combat Phase [8.11]
  Sortie,        ///< besieged units attack the besiegers [13.32]
  Storm,         ///< a fort is stormed [13.38]
  SiegeAssault,  ///< in the Siege Phase [13.35]
  FromMarch,     ///< [14.0]
  Amphibious     ///< [7.24]
};

/// The steps of 8.15 at which somebody decides.
enum class BattleStep : std::uint8_t {
  Attackers,        ///< 1: who attacks
  Withhold,         ///< 1: trains and Depots [8.17]
  DefendersShips,   ///< 1: naval support of the defence [11.31]
  AttackersShips,   ///< 1: naval support of the attack
  Evasion,          ///< 2 [15.2]
  AttackersChit,    ///< 5: leader and chit, secret
  DefendersChit,    ///< 5
  AttackersSupply,  ///< 6: from which source
  DefendersSupply,  ///< 6
  Resolve,          ///< 7 to 9, no decision but losses
  Stay,             ///< 10: the defender may stay [8.51]
  Retreat,          ///< 10
  Advance,          ///< 10 [8.54]
  Done,
  DieOrTable  ///< 7: by the die or on the table [26.15]; last, for saves hold the numbers
};

/// [8.15] A battle between declaration and advance.
struct Battle {
  BattleKind kind{};
  BattleStep step{};
  board::Side attacker{};
  HexId target;
  PieceId commander;                             ///< the attackers' leader [8.22]
  std::vector<PieceId> attackers;                ///< combat units, rostered ones singly
  std::vector<PieceId> defenders;                ///< all that defend together [8.14]
  std::vector<PieceId> withheld;                 ///< [8.17]
  std::array<std::vector<PieceId>, 2> ships;     ///< supporting ships by Side [11.31]
  std::array<std::optional<PieceId>, 2> leader;  ///< whose chit is used, by Side
  std::array<std::int8_t, 2> chit{-1, -1};       ///< by Side; -1 not chosen yet
  int percentage{};                              ///< the odds of step 4
  std::uint8_t table{};           ///< 1 to 3: the Combat Results Table; 0 not known yet
  bool defence_unpaid{};          ///< the defender needed combat supply and did not pay [12.22]
  std::array<int, 2> strength{};  ///< unmodified CSP and naval strength that took part
  std::array<int, 2> loss{};      ///< points to be lost, by Side
  bool star{};                    ///< "*": the defender must retreat
  bool overrun{};                 ///< P is 1000 or more [8.15] [14.14]
  bool storms{};                  ///< the defenders are inside a fort [13.14]
  std::uint8_t stage{};           ///< of step Resolve: how far it has come
  int owed{};                     ///< SUP that are still to be paid in this step [12.22]
  std::vector<HexId> reached;     ///< hexes that cavalry has evaded to [15.21]

  friend bool operator==(const Battle&, const Battle&) = default;
};

/// [11.11] A naval combat in one water place.
struct NavalBattle {
  WaterPlaceId place;
  std::uint8_t stage{};          ///< how far it has come
  std::uint8_t result{};         ///< the cell of 11.12
  std::vector<PieceId> leaving;  ///< ships that have to go [11.12]

  friend bool operator==(const NavalBattle&, const NavalBattle&) = default;
};

/// [13.35] The besieger assaults: combat makes a battle of it.
struct SiegeCombat {
  HexId hex;
  PieceId leader;  ///< who leads it
  std::uint8_t stage{};

  friend bool operator==(const SiegeCombat&, const SiegeCombat&) = default;
};

/// [12.11] A force that is being maintained.
struct Feeding {
  Place place;          ///< hex or water
  bool inside{};        ///< the force inside the fort of the hex
  std::uint8_t part{};  ///< of a force cut in parts [12.11]
  int size{};           ///< CSP
  int owed{};           ///< SUP still to be paid
  int paid{};           ///< SUP
  std::vector<PieceId> units;

  friend bool operator==(const Feeding&, const Feeding&) = default;
};

/// [13.15] An empty Enemy fort was entered: remove or replace it?
struct FortTaken {
  PieceId fort;
  board::Side side{};

  friend bool operator==(const FortTaken&, const FortTaken&) = default;
};

/// [19.33] CSP that must be withdrawn after a game-turn.
struct Withdrawal {
  board::Side side{};
  PieceKind kind{};
  int points{};

  friend bool operator==(const Withdrawal&, const Withdrawal&) = default;
};

/// [19.33] Pieces that have arrived and are to be placed.
struct Arrival {
  base::InternedText id;  ///< of the track, "W62-U-013": what its counters are named after
  board::Side side{};
  PieceKind kind{};
  int points{};  ///< CSP, or pieces of a kind without a strength

  friend bool operator==(const Arrival&, const Arrival&) = default;
};

/// [22.31] Leaders drawn from the pool that have to be placed.
struct LeaderPlacing {
  board::Side side{};
  std::vector<PieceId> leaders;

  friend bool operator==(const LeaderPlacing&, const LeaderPlacing&) = default;
};

/// [10.32] A lone leader who is not captured goes to one of the hexes of his nearest ground combat
/// units; until then he is still where the Enemy met him.
struct LeaderFlight {
  PieceId leader;
  std::vector<HexId> hexes;  ///< in the order of their labels

  friend bool operator==(const LeaderFlight&, const LeaderFlight&) = default;
};

/// [21.51] Militia and garrisons that have come off the map and become infantry.
struct Conversion {
  HexId hex;     ///< of the Department
  int points{};  ///< CSP that no infantry counter shows yet
  int delay{};   ///< cycles until what is formed is due

  friend bool operator==(const Conversion&, const Conversion&) = default;
};

/// [22.6] [26.11] Strength that a side has to take off its own units.
struct SendingHome {
  board::Side side{};
  int points{};         ///< CSP still to go
  base::CaseRef cause;  ///< 22.6: militia; 26.11: infantry, cavalry and militia

  friend bool operator==(const SendingHome&, const SendingHome&) = default;
};

/// [25.43] Militia that rises in a city.
struct Risen {
  HexId hex;
  int points{};

  friend bool operator==(const Risen&, const Risen&) = default;
};

/// [25.43] Kentucky has joined a side, whose militia rises in its cities.
struct Rising {
  board::Side side{};
  int points{};               ///< CSP still to be placed
  std::vector<Risen> placed;  ///< at most 4 a city

  friend bool operator==(const Rising&, const Rising&) = default;
};

/// [26.13] A naval combat, a passage or a bombardment was fought on the miniature table: what came
/// of it is told step by step. It lies on the decision that it stands for.
struct TableFight {
  std::uint8_t step{};  ///< what is told next
  int seed{};           ///< of the battle's dice; 0: fought elsewhere
  int ships{};          ///< lost by the side whose ships attack or pass
  int enemies{};        ///< lost by the other one
  int garrison{};       ///< CSP

  friend bool operator==(const TableFight&, const TableFight&) = default;
};

/// [26.15] A battle was fought on the miniature table: what came of it is told step by step. It
/// lies on the battle.
struct TableBattle {
  std::uint8_t step{};  ///< what is told next
  int seed{};           ///< of the battle's dice; 0: fought elsewhere
  int attacker{};       ///< CSP lost
  int defender{};       ///< CSP lost

  friend bool operator==(const TableBattle&, const TableBattle&) = default;
};

using PendingDecisionKinds =
    base::Kinds<DepotMaking, ForceMove, ShipMove, Transit, Bombardment, LossShare, ShipLoss,
                Retreat, Battle, NavalBattle, SiegeCombat, Feeding, FortTaken, Withdrawal, Arrival,
                LeaderPlacing, LeaderFlight, Conversion, SendingHome, Rising, TableFight,
                TableBattle>;
using PendingDecision = base::OneOf<PendingDecisionKinds>;

/// [3.24] Puts a piece that came from another one beside it, wherever that stands in a decision.
void follow(std::vector<PendingDecision>& pending, PieceId parent, PieceId child);

/// Takes a piece that is no more out of every list of the pending decisions; its number may go to
/// another piece.
void forget(std::vector<PendingDecision>& pending, PieceId gone);

}  // namespace core::state

extern template class core::base::OneOf<core::state::PendingDecisionKinds>;
