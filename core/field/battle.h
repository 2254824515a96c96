// [FB-470] [FB-490] A battle on land as the set plays it: ground, army lists, orders, what is
// special, what is won by, and the plans of the computer. Text form: scenarios/field/README.md.
#pragma once

#include "core/base/interned_text.h"
#include "core/board/side.h"
#include "core/table/plane.h"
#include "core/table/ship_id.h"
#include "core/table/units.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::field {

using base::InternedText;
using board::Side;
using table::Heading;
using table::Inches;
using table::Point;
using table::Pose;

using UnitId = table::ModelId;                                           ///< index in Battle::units
using GeneralId = base::StrongId<struct FieldGeneralTag, std::uint8_t>;  ///< in Battle::generals
using SectionId = base::StrongId<struct HouseSectionTag, std::uint8_t>;  ///< in Battle::sections
using StoreId = base::StrongId<struct FieldStoreTag, std::uint8_t>;      ///< in Battle::stores

// --- Ground. ---

/// [FB-120]-[FB-125] What an area is to troops.
enum class GroundKind : std::uint8_t {
  Hill,    ///< of a level; a slope strip lies along its line on the lower side [FB-121]
  Scenic,  ///< orchard, brush, broken or ploughed ground [FB-122]
  Woods,
  Swamp,
  Open  ///< a name for a part of the field, no more
};

inline constexpr std::array<std::string_view, 5> kGroundKinds{"hill", "scenic", "woods", "swamp",
                                                              "open"};

struct GroundArea {
  GroundKind kind{};
  InternedText name;
  int level{};  ///< of a hill, from 1
  table::Polygon polygon;

  friend bool operator==(const GroundArea&, const GroundArea&) = default;
};

/// [FB-098] [FB-131] What runs across the field as a line.
enum class LineKind : std::uint8_t { Wall, Earthwork, SunkenRoad, Fence, Road, Railway };

inline constexpr std::array<std::string_view, 6> kLineKinds{"wall",  "earthwork", "sunken-road",
                                                            "fence", "road",      "railway"};

struct GroundLine {
  LineKind kind{};
  InternedText name;
  Inches width;  ///< 0: a line without a width
  std::vector<Point> points;
  /// [FB-501] Where the enemy is against whom it is a wall; nothing: on either side.
  std::optional<Heading> towards;

  friend bool operator==(const GroundLine&, const GroundLine&) = default;
};

/// [FB-126]-[FB-128] Water that runs: from its source to its mouth.
struct Stream {
  InternedText name;
  Inches width;
  std::vector<Point> points;  ///< of its middle, with the current
  bool fordable{};            ///< everywhere; else at its fords only
  bool canal{};               ///< [FB-097]

  friend bool operator==(const Stream&, const Stream&) = default;
};

/// [FB-127] Where a stream may be crossed: between two values of x, or of y.
struct Crossing {
  InternedText name;
  std::size_t stream{};  ///< index in Battle::streams
  bool bridge{};         ///< crossed as road; else a ford
  bool along_y{};        ///< the values are of y
  Inches from;
  Inches to;

  friend bool operator==(const Crossing&, const Crossing&) = default;
};

/// [FB-129] One section of a building. Sections of one house touch.
struct HouseSection {
  InternedText name;
  InternedText spoken{};  ///< as that of a unit
  std::size_t house{};    ///< the same number for all sections of a house
  table::Polygon polygon;

  friend bool operator==(const HouseSection&, const HouseSection&) = default;
};

/// [FB-506] What raiders burn.
enum class StoreKind : std::uint8_t { Dump, Train };

inline constexpr std::array<std::string_view, 2> kStoreKinds{"dump", "train"};

struct Store {
  StoreKind kind{};
  InternedText name;
  InternedText spoken{};  ///< as that of a unit
  Point at;

  friend bool operator==(const Store&, const Store&) = default;
};

// --- Troops. ---

/// [FB-021] [FB-029]
enum class TroopType : std::uint8_t { Infantry, Cavalry, Battery, Wagons, Boat };

inline constexpr std::array<std::string_view, 5> kTroopTypes{"infantry", "cavalry", "battery",
                                                             "wagons", "boat"};

/// [FB-025]
enum class Arm : std::uint8_t { None, RifledMusket, SmoothboreMusket, Carbine };

inline constexpr std::array<std::string_view, 4> kArms{"none", "RM", "SM", "CB"};

/// [FB-026]
enum class GunKind : std::uint8_t { Gun, Howitzer };

inline constexpr std::array<std::string_view, 2> kGunKinds{"gun", "howitzer"};

/// [FB-040]-[FB-044] [FB-049]
enum class Formation : std::uint8_t {
  Line,      ///< of 1, 2 or 3 ranks, shoulder to shoulder; cavalry 2
  Column,    ///< files six wide; of cavalry 3
  Open,      ///< gaps between the bases, in ranks
  Extended,  ///< one rank with 1" between figures
  InAction,  ///< guns unlimbered
  Limbered
};

inline constexpr std::array<std::string_view, 6> kFormations{"line",     "column",    "open",
                                                             "extended", "in-action", "limbered"};

/// [FB-074] Table FB-T04.
enum class OrderKind : std::uint8_t {
  Hold,
  Defend,
  Advance,
  Attack,
  Support,
  Skirmish,
  Retire,
  Raid
};

inline constexpr std::array<std::string_view, 8> kOrderKinds{
    "hold", "defend", "advance", "attack", "support", "skirmish", "retire", "raid"};

/// An edge of the table.
enum class Edge : std::uint8_t { West, East, South, North };

inline constexpr std::array<std::string_view, 4> kEdges{"west", "east", "south", "north"};

/// [FB-074] A written order.
struct Order {
  OrderKind kind{};
  std::optional<Point> at;       ///< P, or one end of a line
  std::optional<Point> to;       ///< the other end of the line; of a raid, where it goes after P
  std::optional<UnitId> target;  ///< U
  std::optional<Edge> leave_by;  ///< E of a raid

  friend bool operator==(const Order&, const Order&) = default;
};

/// [FB-491] Troops that come onto the table in a move: from a place, or anywhere along an edge
/// between two places.
struct Arrival {
  int move{};
  Point from;
  Point to;  ///< the same as `from` for a single place

  friend bool operator==(const Arrival&, const Arrival&) = default;
};

/// [FB-470] [FB-473] What a unit is by its list.
struct Muster {
  TroopType type{};
  Arm arm{};
  int officers{};
  int men{};  ///< rank and file
  std::vector<GunKind> guns;
  bool light{};              ///< [FB-023] moves at the light rates, where the switch is on
  bool may_dismount{};       ///< [FB-044]
  bool super_skirmishers{};  ///< [FB-451]
  bool assault{};            ///< [FB-453]

  friend bool operator==(const Muster&, const Muster&) = default;
};

struct BattleUnit {
  InternedText name;
  InternedText spoken{};  ///< what readers see; empty: the name, by which orders call it
  Side side{};
  std::size_t brigade{};  ///< index in Battle::brigades
  Muster muster;
  bool detachment{};               ///< [FB-425] an officer and eights of men, tested as such
  std::optional<UnitId> regiment;  ///< its main body, where that is in the battle
  Pose pose;                       ///< middle of its front, and where it faces
  Formation formation{};
  int ranks{2};
  bool dismounted{};
  bool asleep{};                     ///< [FB-505]
  std::vector<SectionId> garrisons;  ///< it begins in these sections
  std::optional<Arrival> arrival;    ///< nothing: it is there at the start
  Order order;

  friend bool operator==(const BattleUnit&, const BattleUnit&) = default;
};

/// [FB-028]
struct BattleGeneral {
  InternedText name;
  Side side{};
  std::optional<std::size_t> brigade;  ///< nothing: he commands the side
  Point at;
  std::optional<Arrival> arrival;
  int couriers_at_once{};  ///< [FB-554] orders a move that arrive at once

  friend bool operator==(const BattleGeneral&, const BattleGeneral&) = default;
};

struct Brigade {
  InternedText name;
  InternedText spoken{};  ///< as that of a unit
  Side side{};

  friend bool operator==(const Brigade&, const Brigade&) = default;
};

// --- Special rules. Each is a term that the set looks for; none knows a scenario. ---

/// [FB-496] Troops of the side that are more than `deep` inside these woods stay hidden until they
/// fire, move out, or an enemy comes within `seen_from`.
struct HiddenInWoods {
  Side side{};
  std::vector<std::size_t> areas;  ///< indices in Battle::areas
  Inches deep;
  Inches seen_from;

  friend bool operator==(const HiddenInWoods&, const HiddenInWoods&) = default;
};

/// [FB-506] Units of the side may burn dumps, trains and houses.
struct MayBurn {
  Side side{};

  friend bool operator==(const MayBurn&, const MayBurn&) = default;
};

/// [FB-510] In the moves up to this one only the guns of the side act.
struct OnlyGunsAct {
  Side side{};
  int through_move{};

  friend bool operator==(const OnlyGunsAct&, const OnlyGunsAct&) = default;
};

/// [FB-510] From this move on the side may once give every unit a new order without couriers.
struct OrdersAtOnce {
  Side side{};
  int from_move{};

  friend bool operator==(const OrdersAtOnce&, const OrdersAtOnce&) = default;
};

/// [FB-511] From this move on nobody fires muskets farther.
struct DimLight {
  int from_move{};
  Inches musketry;

  friend bool operator==(const DimLight&, const DimLight&) = default;
};

/// [FB-559] The side is without supply.
struct Unsupplied {
  Side side{};
  int guns_through_move{};  ///< its artillery is silent after this move; no first volleys at all

  friend bool operator==(const Unsupplied&, const Unsupplied&) = default;
};

using BattleRule =
    std::variant<HiddenInWoods, MayBurn, OnlyGunsAct, OrdersAtOnce, DimLight, Unsupplied>;

// --- What is won by. ---

/// Of a side's units that are formed, have good morale and are on the table at least one stands
/// with all its figures within a distance of a place.
struct StandsNear {
  Side side{};
  Point at;
  Inches within;
  /// [FB-555] One in any formation counts, of which any figure stands there.
  bool in_part{};
  /// It stands wholly on the side of this stream on which the place `beyond` lies.
  std::optional<std::size_t> stream;
  Point beyond;

  friend bool operator==(const StandsNear&, const StandsNear&) = default;
};

/// [FB-492] Losses of a side in per cent of its rank and file.
struct LossesAtLeast {
  Side side{};
  int percent{};
  bool above{};  ///< [FB-500] more than so many

  friend bool operator==(const LossesAtLeast&, const LossesAtLeast&) = default;
};

/// [FB-500] So many infantry units of a side are at half strength, dispersed or surrendered.
struct InfantryBroken {
  Side side{};
  int units{};

  friend bool operator==(const InfantryBroken&, const InfantryBroken&) = default;
};

/// [FB-500] At least so many inches of a line have no formed unit of the side with good morale
/// within a distance.
struct LineGivenUp {
  Side side{};
  std::size_t line{};  ///< index in Battle::lines
  Inches length;
  Inches within;

  friend bool operator==(const LineGivenUp&, const LineGivenUp&) = default;
};

/// [FB-555] A side's strength is below so many per cent of what it began with.
struct StrengthBelow {
  Side side{};
  int percent{};

  friend bool operator==(const StrengthBelow&, const StrengthBelow&) = default;
};

/// [FB-555] A side has fewer units with good morale than the other.
struct FewerGoodUnits {
  Side side{};

  friend bool operator==(const FewerGoodUnits&, const FewerGoodUnits&) = default;
};

/// Points of a side by the score of the battle.
struct PointsAtLeast {
  Side side{};
  int points{};

  friend bool operator==(const PointsAtLeast&, const PointsAtLeast&) = default;
};

/// Points of a side more than the other's.
struct LeadAtLeast {
  Side side{};
  int points{};

  friend bool operator==(const LeadAtLeast&, const LeadAtLeast&) = default;
};

struct Condition {
  std::variant<StandsNear, LossesAtLeast, InfantryBroken, LineGivenUp, StrengthBelow,
               FewerGoodUnits, PointsAtLeast, LeadAtLeast>
      is;
  bool negated{};

  friend bool operator==(const Condition&, const Condition&) = default;
};

/// One way in which a battle ends; asked in the order of the list after the last move, the first
/// whose conditions all hold decides.
struct Outcome {
  std::optional<Side> winner;  ///< nothing: a draw
  InternedText grade;          ///< "victory", "brilliant raid"
  std::vector<Condition> all;  ///< none: holds always
  bool at_once{};              ///< asked after every move

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// [FB-507] [FB-511] What a side counts.
enum class ScoreKind : std::uint8_t {
  DumpBurnt,
  TrainBurnt,
  SectionBurnt,         ///< of the houses named
  EnemyLost,            ///< for each `per` figures killed or captured
  OwnLost,              ///< the same of its own
  OwnUnitLeft,          ///< each own unit still on the table at the end
  HoldsSections,        ///< all sections named at the end
  EnemyInfantryBroken,  ///< each enemy infantry unit at half strength, dispersed or surrendered
  GunTaken
};

inline constexpr std::array<std::string_view, 9> kScoreKinds{
    "dump-burnt",    "train-burnt",    "section-burnt",         "enemy-lost", "own-lost",
    "own-unit-left", "holds-sections", "enemy-infantry-broken", "gun-taken"};

struct ScoreTerm {
  Side side{};
  ScoreKind kind{};
  int points{};
  int per{1};
  std::vector<SectionId> sections;

  friend bool operator==(const ScoreTerm&, const ScoreTerm&) = default;
};

// --- Plans of the computer [FB-521] [FB-538], table FB-T36. ---

enum class Stance : std::uint8_t { Attack, Defend, Delay, Raid };

inline constexpr std::array<std::string_view, 4> kStances{"attack", "defend", "delay", "raid"};

struct PlanGoal {
  InternedText name;
  Point at;
  Point to;  ///< the same as `at`, or the other end of a stretch
  int weight{};
  std::optional<int> until_move;

  friend bool operator==(const PlanGoal&, const PlanGoal&) = default;
};

struct Plan {
  Stance stance{};
  std::optional<int> defend_from;  ///< move from which it defends
  std::vector<PlanGoal> goals;
  int reserve_one_in{4};               ///< one unit in so many; 0: none
  int skirmish_moves{};                ///< only skirmishers and guns go in these first moves
  std::optional<int> stop_at_losses;   ///< per cent at which it attacks no more
  std::optional<int> unit_stops_at;    ///< per cent at which one of its units attacks no more
  int second_wave_after{};             ///< moves of fire by its guns for which arrivals wait
  std::optional<int> charge_ratio;     ///< tenths: the least ratio q of a charge [FB-526]
  bool burns{};                        ///< half of its units burn, half hold
  std::optional<int> off_by;           ///< every unit leaves by its entry edge by this move
  std::optional<Point> fallback_from;  ///< the line to which it retires
  std::optional<Point> fallback_to;

  friend bool operator==(const Plan&, const Plan&) = default;
};

/// [FB-490] A battle.
/// How a battle ended in the war.
struct Historical {
  std::optional<Side> winner;              ///< nothing: neither
  std::array<std::optional<int>, 2> lost;  ///< men, by side, where sources tell

  friend bool operator==(const Historical&, const Historical&) = default;
};

struct Battle {
  InternedText id;     ///< "blackburns-ford"
  InternedText title;  ///< "Blackburn's Ford, 18 July 1861"
  Inches width;
  Inches depth;
  int moves{};  ///< length
  std::vector<GroundArea> areas;
  std::vector<GroundLine> lines;
  std::vector<Stream> streams;
  std::vector<Crossing> crossings;
  std::vector<HouseSection> sections;
  std::vector<Store> stores;
  std::vector<Brigade> brigades;
  std::vector<BattleUnit> units;
  std::vector<BattleGeneral> generals;
  std::vector<BattleRule> rules;
  std::vector<ScoreTerm> score;
  std::vector<Outcome> outcomes;
  std::array<Edge, 2> base{};                ///< the edge to which each side's rear lies, by side
  std::array<std::optional<Plan>, 2> plans;  ///< by side
  /// Options of the set that the battle changes, by name.
  std::vector<std::pair<std::string, std::string>> options;
  std::string history;
  std::optional<Historical> historical;
  bool by_models{};  ///< [FB-053] people move models on a table of their own

  [[nodiscard]] const BattleUnit& unit(UnitId which) const { return units.at(which.value()); }

  friend bool operator==(const Battle&, const Battle&) = default;
};

/// The special rule of a kind, or null.
template <class Rule>
[[nodiscard]] const Rule* find_rule(const Battle& battle) noexcept {
  for (const BattleRule& each : battle.rules) {
    if (const auto* const found = std::get_if<Rule>(&each)) {
      return found;
    }
  }
  return nullptr;
}

}  // namespace core::field
