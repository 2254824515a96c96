// [17.0] Chain of supply: who is fed, from where and how, or why not.
#pragma once

#include "core/base/case_ref.h"
#include "core/rulebook/setting.h"
#include "core/state/game_state.h"
#include "core/state/occupancy.h"
#include "core/state/situation.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace core::supply {

using base::CaseRef;
using board::HexId;
using board::Side;
using rulebook::Setting;
using state::GameState;
using state::PieceId;

/// [17.12] Supply points a Strategic Turn that land over a river or at a seaport: the most.
inline constexpr int kMostLanded = 10;

/// [17.6] What broadcasts.
enum class SourceKind : std::uint8_t {
  Department,
  Depot,
  ArmyHq,
  SupplyTrain,
  Railhead,
  InsideStock
};

/// How a step of a path goes.
enum class Mode : std::uint8_t {
  Origin,     ///< the pool: a major city, a northern rail head, the naval entry [17.01]
  Rail,       ///< along the rail net, free [17.21]
  RailFerry,  ///< a train over a rail ferry [18.15]
  Load,       ///< from land aboard a transport [17.12]
  Water,      ///< a transport's way, one water place on
  Land,       ///< from a transport to a landing place [17.12]
  Source,     ///< the broadcast begins here
  Ground,     ///< overland
  Line,       ///< along a road or a rail line, bridges included
  Ship        ///< over navigable water with a friendly ship in it
};

[[nodiscard]] std::string_view name(Mode mode) noexcept;
[[nodiscard]] std::string_view name(SourceKind kind) noexcept;

/// A place of a path: a hex, or a water place on the way of a transport.
using Spot = std::variant<HexId, map::WaterPlaceId>;

[[nodiscard]] std::string label(const map::Map& map, const Spot& spot);

struct Step {
  Mode mode{};
  Spot at;
  int cost{};  ///< supply movement points of this step [17.6]; 0 for rail and water
};

/// What can break a chain of supply; each kind cites its case.
enum class ObstacleKind : std::uint8_t {
  OutOfRange,        ///< [17.6] the cost is above the range
  EnemyZone,         ///< [9.4] an enemy zone without a friendly ground combat unit
  EnemyUnits,        ///< [17.6] an enemy occupied hex
  EnemyWarship,      ///< [9.5] an enemy warship in the water, also below a bridge
  EnemyFortWater,    ///< [17.12] the water is commanded by a garrisoned enemy fort
  NoCrossing,        ///< [17.6] navigable water without bridge or friendly ship
  ImpassableSide,    ///< [17.6] a coast, lake or blocked hexside
  RailCut,           ///< [18.23] the rail hex is cut
  OutsideNet,        ///< [18.13] the rail hex is not of the side's net
  RailheadMarker,    ///< [18.14] the net ends at a railhead marker
  RailFerryHeld,     ///< [18.15] one bank of a rail ferry is not controlled
  HeadOfNavigation,  ///< [3.15] ships never pass it
  Shoals,            ///< [7.51] outside the fourth cycle
  Sandbar,           ///< [7.52] closes a bayou at the sea
  NoTransport,       ///< [17.12] no empty transport feeds the landing place
  Besieged,          ///< [13.32] besieged units live from what is inside
  CityBesieged,      ///< [13.33] the city or Department is besieged
  CityLost,          ///< [17.01] [22.12] the city is not controlled
  CityOccupied,      ///< [22.13] the Enemy stands in it
  EnemyNearby,       ///< [22.12] an unparenthesised Confederate combat unit is adjacent to a Union
                     ///< Department
  Neutralised,       ///< [22.14] the Department failed and waits for its relocation
  NoStock,           ///< [17.02] the source holds no supply point
  NoSource           ///< [17.01] the side has no source at all
};

[[nodiscard]] std::string_view name(ObstacleKind kind) noexcept;

/// One thing in the way. Equal obstacles are the same thing.
struct Obstacle {
  ObstacleKind kind{};
  CaseRef cited;
  Spot at;                   ///< the hex or water entered, or the hex of the source
  std::optional<Spot> from;  ///< for hexsides: where the path came from
  std::vector<PieceId>
      culprits;  ///< enemy pieces that cause it (all must go), or the source that is empty
  int need{};    ///< figures: cost against range, ...
  int have{};

  friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

/// How a piece is supplied.
struct Supplied {
  SourceKind source{};
  std::optional<PieceId> piece;  ///< Department, Depot, train or HQ; nothing for a railhead
  HexId at;                      ///< the hex of the source
  int range{};
  int cost{};
  std::vector<Step> feed;  ///< from the origin to the railhead; empty for other sources
  std::vector<Step> path;  ///< from the source to the receiver, both included
};

/// Why a piece is not supplied: the best way there would be, and what stands in it.
struct NotSupplied {
  SourceKind source{};  ///< the nearest source by that way
  std::optional<PieceId> piece;
  std::optional<HexId> at;
  std::vector<Step>
      path;  ///< from the origin or source to the receiver, as if nothing were in the way
  std::size_t broken_at{};        ///< index in `path` of the first step that cannot be made
  Obstacle obstacle;              ///< what breaks it there
  std::vector<Obstacle> further;  ///< what else is in the way behind it, in order
};

/// [12.14] Whether a piece needs supply: ground units with a combat strength, parenthesised or not,
/// also aboard and on a roster. As printed whatever moves on land does (erratum E071).
[[nodiscard]] bool needs_supply(const Setting& setting, const state::Piece& piece);

/// Naval units, HQs, leaders, Siege Trains and Railway Repair units need no supply, yet may be in a
/// chain or not.
struct Answer {
  PieceId piece;
  bool needs_supply{};
  std::variant<Supplied, NotSupplied> verdict;

  [[nodiscard]] bool supplied() const noexcept { return std::holds_alternative<Supplied>(verdict); }
};

/// [12.15] Something that can pay for what stands in a hex.
struct SourceInReach {
  SourceKind kind{};             ///< Railhead: the pool, by rail from an origin or by water
  std::optional<PieceId> piece;  ///< Department, Depot, train or Army HQ; of a Railhead that
                                 ///< lives by water the transport
  HexId at;
  int cost{};        ///< [17.6] supply movement points from it to the hex
  bool over_rail{};  ///< of a Railhead or Depot: the pool reaches it along the rail net [12.15]
};

/// A question put to the chain with some obstacles thought away, for "what would open it?".
struct Assumptions {
  std::vector<Obstacle> waived;
};

/// The supply of one side as the board stands [17.05]: computed once, asked often.
class ChainOfSupply {
 public:
  ChainOfSupply(const Setting& setting, const GameState& state, Side side,
                const Assumptions& assumptions = {});
  /// The same with the index of a game that goes on: for plain answers while the game plays.
  ChainOfSupply(const state::Situation& now, Side side);
  /// The same chain, of a position elsewhere that is a copy of this one's.
  [[nodiscard]] ChainOfSupply made_over(const state::Situation& now) const;
  ~ChainOfSupply();
  ChainOfSupply(ChainOfSupply&&) noexcept;
  ChainOfSupply& operator=(ChainOfSupply&&) noexcept;

  /// Mends what is known after some changes in the same game; what they leave as it was stays.
  void go_on(const state::Situation& now);

  /// [17.02] How a unit, leader or HQ of the side is supplied, or why not.
  [[nodiscard]] Answer ask(PieceId piece) const;

  /// [17.02] Whether a piece is in the chain of supply: what ask() says, at once.
  [[nodiscard]] bool feeds(PieceId piece) const;

  /// [17.02] Whether the hex is in the range of a Department, Depot or railhead: of a source that
  /// is more than somebody's wagons. Besieged forts are no matter here.
  [[nodiscard]] bool reaches_without_wagons(HexId hex) const;

  /// [12.15] Everything in whose broadcast range one of the hexes is: Departments that function,
  /// Depots, trains and HQs with a stock, the nearest railhead on the net of an origin (or a Depot
  /// on that net), and each transport that feeds a landing place in range. Ordered by cost, then
  /// by kind and number. A side's own besieged forts are no matter here.
  [[nodiscard]] const std::vector<SourceInReach>& in_reach_of(
      const std::vector<HexId>& hexes) const;

  /// [13.31] [13.33] Whether the side is besieged in the hex: its fort is, or its city is by an
  /// extended siege.
  [[nodiscard]] bool is_besieged(HexId hex) const;

  /// [17.6] Supply movement points from the nearest source, for hexes in broadcast range; by hex
  /// ordinal, -1 elsewhere.
  [[nodiscard]] const std::vector<int>& reach() const;

  /// [17.03] Rail hexes that are railheads (traced to an origin or a fed landing place), by hex
  /// ordinal.
  [[nodiscard]] const std::vector<bool>& railheads() const noexcept;

  /// [17.13] What each empty transport feeds.
  struct WaterLink {
    PieceId transport;
    rulebook::PieceKind ship{};  ///< its kind
    HexId loading;               ///< hex of the origin, seaport, Department or Depot it loads at
    std::optional<HexId> landing;
    int capacity{};  ///< supply points a Strategic Turn [17.12]
    std::vector<Step> way;
  };

  /// While nothing is played every empty transport offers its default; in a game these are the
  /// links of the position, as long as their way stays free.
  [[nodiscard]] const std::vector<WaterLink>& water_links() const noexcept;

  /// [17.12] Every link that a transport that has not fed yet could be, by transport and landing
  /// place, without its way.
  [[nodiscard]] std::vector<WaterLink> possible_links() const;

  /// [22.12] [22.13] Whether a Department of the side provides supply.
  [[nodiscard]] bool functions(PieceId department) const;

  /// [22.12] [22.13] Why a Department of the side provides no supply; nothing when it does.
  [[nodiscard]] std::optional<Obstacle> department_fault(PieceId department) const;

 private:
  struct Search;

  explicit ChainOfSupply(std::unique_ptr<Search> search);

  std::unique_ptr<Search> search_;
};

/// The names of rule sentences: one plain English sentence for an obstacle, with its figures and
/// case.
[[nodiscard]] std::string sentence(const Setting& setting, const GameState& state,
                                   const Obstacle& obstacle);

}  // namespace core::supply
