// Facts: the only things that change a position, and what the log, the save and the replay hold.
#pragma once

#include "core/base/case_ref.h"
#include "core/base/one_of.h"
#include "core/rulebook/registers.h"
#include "core/state/game_state.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace core::state {

using base::CaseRef;

/// [0.4] [27] A die of the ledger, or a chit or leader drawn at random (face = place in the list).
struct Rolled {
  rulebook::RollId id{};
  Side by{};
  int sides{};
  int face{};
  CaseRef cited;
  std::optional<PieceId> piece;  ///< for whom it was rolled
  std::optional<HexId> hex;      ///< or where
};

/// A piece, and all that is inside it, went to another place.
struct PieceMoved {
  PieceId piece;
  Place to;
  std::optional<PieceId> inside;  ///< what holds it now
  CaseRef cited;
};

/// A piece came into being, or a counter took the place of a free one.
struct PieceCreated {
  Piece piece;
  CaseRef cited;
  /// [3.24] What it was part of until now: it stands beside it in every list of a decision.
  std::optional<PieceId> parent{};
};

/// A piece left the map: eliminated, captured, off the map ... Its contents do not go with it. What
/// is eliminated leaves the lists of all decisions too.
struct PieceLeft {
  PieceId piece;
  Away to;
  CaseRef cited;
};

/// A counter was exchanged for another one of the same kind [3.24], or a fort for a fortress.
struct PieceChanged {
  PieceId piece;
  PieceKind kind{};
  int strength{};
  base::InternedText value;
  CaseRef cited;
};

/// SUP came to a piece, or went.
struct StockChanged {
  PieceId piece;
  int by{};
  CaseRef cited;
};

/// SUP on the ground [12.02].
struct GroundChanged {
  HexId hex;
  int by{};
  CaseRef cited;
};

struct PoolChanged {
  Side side{};
  int by{};
  CaseRef cited;
};

struct RailPointsChanged {
  Side side{};
  int by{};
  CaseRef cited;
};

/// CSP lost in battle were counted [19.71].
struct LossesCounted {
  Side side{};
  int points{};
};

/// A flag of a piece was set or cleared [16.16].
struct StatusSet {
  PieceId piece;
  Status status{};
  bool on{true};
};

/// What a piece has spent in this phase.
struct PointsSpent {
  PieceId piece;
  int movement{};    ///< added to its movement points or range used
  int extra{};       ///< added to its additional points of a forced march
  int carried{};     ///< added to what a ship has ferried
  int rail_hexes{};  ///< added to its rail hexes
};

/// [10.11] Whose span a piece is in.
struct SpanDeclared {
  PieceId piece;
  std::optional<PieceId> leader;
};

/// A piece was energised by a command or roll [16.16].
struct ForceEnergised {
  PieceId energiser;
  std::vector<PieceId> units;
};

/// [10.16]
struct CommanderAppointed {
  PieceId headquarters;
  std::optional<PieceId> leader;
  CaseRef cited;
};

/// [3.23]
struct ControlPassed {
  HexId hex;
  Controller to;
};

/// [18.12]
struct NetChanged {
  HexId hex;
  board::SideSet to;
};

/// [18.21] [18.31]
struct RailCutSet {
  HexId hex;
  bool cut{};
  CaseRef cited;
};

/// [13.51]
struct BuildingPaid {
  HexId hex;
  Side side{};
  PieceKind kind{};
  int by{};  ///< what brings it to 0 or less ends it
};

/// [17.13]
struct LandingFed {
  FedLanding landing;
};

/// [18.15] Rail points went over a rail ferry.
struct RailFerryUsed {
  board::HexSide side;
  int by{};
};

/// [18.14] The side's net no longer ends at the hex, or the Enemy has taken it: the marker goes.
struct RailheadPassed {
  HexId hex;
  Side side{};
};

/// [19.74] Whether the Union's restriction holds in the Movement Phase that begins.
struct RestrictionTested {
  bool holds{};
};

/// [17.13] The side's Supply Phase begins: what its transports have fed so far is over.
struct LandingsEnded {
  Side side{};
};

/// [4.0] The next step of the sequence of play. Activity of a phase that is over end with it.
struct StageBegan {
  Stage stage{};
  Side acting{};
};

/// [22.17] What waits for a place, from now on.
struct ArrivalsWait {
  std::vector<Arrival> waiting;
};

/// A stage came to its next step: what it does but once is done [22.31] [19.33].
struct StageWentOn {
  std::uint8_t step{};
};

/// [4.1] A game-turn began. A cycle that begins with it renews the rail points.
struct GameTurnBegan {
  int game_turn{};
  rulebook::Cycle cycle;
};

/// [5.11]
struct ChitTaken {
  Side side{};
  int value{};
  bool option{};  ///< the option value of 5.13, not drawn
};

struct FirstPlayerFixed {
  Side side{};
};

/// [5.21]
struct CommandGiven {
  Side side{};
  PieceId to;
};

/// A decision was begun; it is the innermost now.
struct DecisionBegan {
  PendingDecision decision;
};

/// The innermost decision went on.
struct DecisionChanged {
  PendingDecision decision;
};

struct DecisionEnded {};

/// A fact that changes nothing by itself, for the log: a battle's odds and modifiers, a surrender
/// ... The sentence stands under its key in docs/rules/events.md.
struct Told {
  base::InternedText key;
  CaseRef cited;
  std::optional<Side> side;
  std::optional<PieceId> piece;
  std::optional<PieceId> other;
  std::optional<HexId> hex;
  std::vector<int> figures;
};

// ---- [20.0] of a campaign ----

/// [21.2] [21.3] Supply points of a cycle came into the pool: from a place, or the base of the
/// cycle.
struct IncomeCame {
  Side side{};
  std::optional<HexId> from;
  int by{};
  CaseRef cited;
};

/// [23.3] Personnel Points came, were used, or are lost.
struct PersonnelChanged {
  Side side{};
  int by{};
  CaseRef cited;
};

/// [25.1] Political Points.
struct PoliticsChanged {
  Side side{};
  int by{};
  CaseRef cited;
};

/// [23.21] A new call is in force.
struct CallMade {
  Side side{};
  std::uint8_t call{};   ///< as Manpower::call
  std::int16_t since{};  ///< number of the cycle
};

/// [24.11]
struct BlockadeTried {
  Blockade blockade;
};

/// [21.60] The Department in the hex has augmented its division of this cycle.
struct DivisionAugmented {
  HexId hex;
};

/// [21.61] A unit of the kind came to the hex in this segment.
struct UnitDeployed {
  HexId hex;
  PieceKind kind{};
};

/// [21.72] An Ironclad is fitting out, or no longer.
struct FittingChanged {
  FittingOut fitting;
  bool on{true};
};

/// [22.22] Headquarters that are due now, all together.
struct HeadquartersDue {
  Side side{};
  DueHeadquarters due;
};

/// [22.15] The side's relocation of this cycle is made.
struct DepartmentRelocated {
  Side side{};
  PieceId department;
};

/// What counts once, or so often, in politics.
enum class Feat : std::uint8_t {
  TableUsed,      ///< [25.2]
  LossesCounted,  ///< [25.2] one more full 50 CSP of own losses
  FortTaken,      ///< [25.3]
  CityTaken,      ///< [25.3] the city of the hex
  Washington,     ///< [25.3]
  FiveCities      ///< [25.3]
};

/// [25.2] [25.3]
struct FeatCounted {
  Side side{};
  Feat feat{};
  std::optional<HexId> hex;
};

/// [25.43] Kentucky is no longer neutral.
struct KentuckyJoined {
  Side side{};
  CaseRef cited;
};

/// [26.6]
struct EmancipationProclaimed {};

/// [25.5] [25.6] The war is over before its last game-turn.
struct WarEnded {
  EarlyEnd end{};
  Side winner{};
};

using EventKinds =
    base::Kinds<Rolled, PieceMoved, PieceCreated, PieceLeft, PieceChanged, StockChanged,
                GroundChanged, PoolChanged, RailPointsChanged, LossesCounted, StatusSet,
                PointsSpent, SpanDeclared, ForceEnergised, CommanderAppointed, ControlPassed,
                NetChanged, RailCutSet, BuildingPaid, LandingFed, LandingsEnded, ArrivalsWait,
                RailFerryUsed, RailheadPassed, RestrictionTested, StageBegan, StageWentOn,
                GameTurnBegan, ChitTaken, FirstPlayerFixed, CommandGiven, DecisionBegan,
                DecisionChanged, DecisionEnded, Told, IncomeCame, PersonnelChanged, PoliticsChanged,
                CallMade, BlockadeTried, DivisionAugmented, UnitDeployed, FittingChanged,
                HeadquartersDue, DepartmentRelocated, FeatCounted, KentuckyJoined,
                EmancipationProclaimed, WarEnded>;
using Event = base::OneOf<EventKinds>;

/// Makes the fact true. The only function that changes a position; judges and rolls nothing.
void apply(GameState& state, const Event& event);

/// The same where the caller knows which pieces go along when one moves: it and what is inside it.
void apply(GameState& state, const Event& event, const std::vector<PieceId>& moving);

}  // namespace core::state

extern template class core::base::OneOf<core::state::EventKinds>;
