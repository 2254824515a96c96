// [IC-021] [IC-401] [RC-501] A scenario of the miniature table as both sets play it: what lies and
// stands where, what is special, and what is to be won. Text form: scenarios/naval/README.md.
#pragma once

#include "core/table/area.h"
#include "core/table/course.h"
#include "core/table/current.h"
#include "core/table/facts.h"
#include "core/table/outline.h"
#include "core/table/ship_id.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::table {

// A ShipId is here the index in Battle::ships.
using FortId = base::StrongId<struct FortPlaceTag, std::uint8_t>;  ///< index in Battle::forts

/// What an area of a scenario is. Real and dummy mines look alike to the other side.
enum class GroundKind : std::uint8_t {
  Land,
  Shoal,
  RealMines,
  DummyMines,
  Stakes,
  Obstruction,
  Chain,  ///< [RC-205] of spars
  Pier,   ///< [RC-165] at which ships lie
  Water   ///< open, with a name or a depth of its own
};

inline constexpr std::array<std::string_view, 9> kGroundKinds{
    "land",        "shoal", "real-mines", "dummy-mines", "stakes",
    "obstruction", "chain", "pier",       "water"};

[[nodiscard]] constexpr bool is_mined(GroundKind kind) noexcept {
  return kind == GroundKind::RealMines || kind == GroundKind::DummyMines;
}

struct BattleArea {
  GroundKind kind{};
  InternedText name;
  std::optional<Feet> feet;    ///< depth of a shoal, or of water that has one of its own
  std::vector<Point> polygon;  ///< corners in turn, the last joined to the first
};

/// [RC-089] Water with a current of its own.
struct BattleLane {
  int knots{};
  Heading towards;
  std::vector<Point> polygon;
};

/// [RC-387] Houses that can be fired at and taken: a town, or a port.
struct BattleBuildings {
  InternedText name;
  bool port{};
  board::Side side{};  ///< who holds them at the start
  Point middle;
  int width{};  ///< inches along the table's x
  int depth{};
  InternedText spoken{};  ///< as BattleFort::spoken
};

struct BattleFort {
  InternedText name;
  FortCardId card;  ///< of the lists; behind their last the battle's own works
  board::Side side{};
  Point middle;
  Heading facing;         ///< the middle of its arc
  InternedText spoken{};  ///< its name in the reader's language; empty: the name
};

/// What readers call a ship, a fort or buildings. Orders and saves call them by name, in every
/// language.
template <class Place>
[[nodiscard]] const InternedText& name_for_readers(const Place& place) noexcept {
  return place.spoken.empty() ? place.name : place.spoken;
}

/// [IC-T01] Sections of a ship from which a scenario crosses off boxes before the start; [RC-021]
/// her points are one in the set that has no other.
enum class Section : std::uint8_t { Armor, Speed, Midships, Stack, Draft, Guns, Ram, Points };

inline constexpr std::array<std::string_view, 8> kSections{"armor", "speed", "midships", "stack",
                                                           "draft", "guns",  "ram",      "points"};

struct CrossedOff {
  Section section{};
  std::optional<int> count;  ///< nothing: all of them
};

/// [IC-043] A section has so many boxes, whatever its divisor gives.
struct BoxCount {
  Section section{};
  int count{};
};

/// From a turn on, at the start of its movement phase, the ship has steam on this face of a D6, the
/// die of both sets, or better.
struct SteamDie {
  int from_turn{};
  int face{};
};

/// Two ships held together by chains: they keep between the two distances until one casts off.
struct Chained {
  ShipId to;
  Inches least;
  Inches most;
};

/// [RC-T03] Character of a captain, where the scenario gives it instead of the die.
enum class Character : std::uint8_t { Intelligent, Stubborn, Reckless };

/// [RR-201] Rounds that a ship has for all her guns of a pattern together.
struct Magazine {
  GunId gun;
  int rounds{};
};

inline constexpr std::array<std::string_view, 3> kCharacters{"intelligent", "stubborn", "reckless"};

struct BattleShip {
  InternedText name;
  board::Side side{};
  VesselId card;
  Pose pose;
  int knots{};      ///< speed at the start
  bool flag{};      ///< carries the commander's flag
  bool captured{};  ///< fights for the side that took her
  bool moored{};
  bool anchored{};
  bool spring{};                  ///< anchored by a spring, broadside on
  bool aground_for_good{};        ///< cannot be floated, cannot sink
  std::optional<int> steam_from;  ///< without steam before this turn
  std::optional<SteamDie> steam_by_die;
  std::optional<int> moves_from;  ///< has steam, but moves from this turn only
  std::optional<int> most_knots;  ///< cannot go faster
  std::vector<CrossedOff> crossed_off;
  std::optional<ShipId> lashed_to;
  std::optional<Chained> chained;
  std::optional<Character> captain;
  std::vector<BoxCount> boxes;
  bool fire_ship{};       ///< [RC-241]
  bool explosive_ship{};  ///< [RC-245]
  bool balloon{};         ///< [RC-175] has one to send up
  int die_modifier{};     ///< [RR-382] of her throws of fire, ramming, repair; + is good for her
  std::vector<Magazine> magazines;  ///< [RR-383] of guns of other patterns nobody counts the rounds
  InternedText spoken{};            ///< as BattleFort::spoken
};

/// Whether a ship without steam has it from now on, as its row says.
///
/// @param d6 throws a die; asked when the row wants one.
template <class Throw>
[[nodiscard]] bool raises_steam(const BattleShip& ship, int turn, Throw d6) {
  if (ship.steam_by_die && turn >= ship.steam_by_die->from_turn) {
    return d6() >= ship.steam_by_die->face;
  }
  return ship.steam_from && turn >= *ship.steam_from;
}

enum class Edge : std::uint8_t { Left, Right, Top, Bottom };

inline constexpr std::array<std::string_view, 4> kEdges{"left", "right", "top", "bottom"};

// --- Special rules. Each is a term that a set looks for; none knows a scenario. ---

/// While the fort still fires, no ship of these may turn more than `most` off the heading.
struct BowsOn {
  std::vector<ShipId> ships;
  Heading heading;
  std::int32_t most{};  ///< thousandths of a degree
  FortId fort;
};

/// How far, in thousandths of a degree, a path leads a ship off the heading to which a rule holds
/// it; nothing when the rule lets it go there, as it does one that comes nearer to the heading.
[[nodiscard]] std::optional<std::int32_t> off_the_heading(const BowsOn& rule, ShipId ship,
                                                          Pose start, const Path& path);

/// A gun of this pattern bursts, and is lost, when the die shows at most `face` as it fires.
struct GunBursts {
  std::variant<ShipId, FortId> owner;
  GunId gun;
  int face{};
  int sides{};        ///< of the die
  int from_firing{};  ///< from the owner's so many-th turn of fire, from 1
};

/// [RR-122] A gun whose next shot may be its last: with it a D6 is thrown, and on the face or
/// higher the gun bursts.
struct SuspectGun {
  ShipId ship;
  std::size_t gun{};  ///< of her guns, from 0
  int face{};
};

/// [RR-130] A jammed rudder: she does not turn to these hands.
struct HelmJammed {
  ShipId ship;
  bool port{};
  bool starboard{};
};

/// Guns that stand too low to fire at a fort from near by.
struct CannotReachFort {
  ShipId ship;
  std::optional<GunId> gun;  ///< only this pattern; nothing: all
  FortId fort;
  Inches within;
};

/// Shots at the fort from within a distance have their die changed.
struct FortOvershoot {
  FortId fort;
  Inches within;
  int modifier{};
};

/// Sharpshooters ashore: at the end of each turn a ship of the side within a distance of the land
/// loses so many crew on the face or better.
struct RiflePits {
  board::Side against{};
  std::size_t area{};  ///< index in Battle::areas
  Inches within;
  int face{};
  int sides{};
  int crew{};
};

/// [IC-287] Ships of these cards count as wooden when rammed, whatever their armor.
struct WoodenWhenRammed {
  std::vector<VesselId> cards;
};

/// [IC-023] So many boarding parties, instead of the die.
struct BoardingParties {
  board::Side side{};
  int count{};
};

/// All above the water of the ship is one target.
struct OneTarget {
  ShipId ship;
};

/// Ships of the side that lose power go with the stream and have not left the battle by it.
struct MayDropBack {
  board::Side side{};
};

/// Town and banks are held by the side.
struct BanksHeld {
  board::Side side{};
};

/// [RC-121] Objective cards decide, not the conditions: those named, or else dealt by dice. An edge
/// of the table is each side's own.
struct ObjectiveCards {
  Edge confederate_end{};
  std::array<std::vector<int>, 2> given;  ///< numbers of table RC-T09, by side
};

/// [RC-087] Who laid the mines and knows the dummies; the Confederates when nothing is said.
struct MinesLaidBy {
  board::Side side{};
};

/// [RC-006] The umpire changes the stream: from this turn on it runs so everywhere.
struct CurrentChanges {
  int from_turn{};
  int knots{};
  Heading towards;
};

// --- What can be said of ships and forts. ---

/// What can be said of a ship.
enum class ShipFact : std::uint8_t {
  Sunk,          ///< gone down, blown up or destroyed
  BlownUp,       ///< destroyed with all aboard
  Stranded,      ///< aground for good
  Aground,       ///< aground, for good or not
  Captured,      ///< taken by the enemy
  Abandoned,     ///< given up by her crew
  Lost,          ///< any of sunk, stranded, captured, abandoned
  Powerless,     ///< without power
  Rudderless,    ///< without steering
  Withdrawn,     ///< left the table
  Afloat,        ///< neither lost nor withdrawn
  InAction,      ///< afloat, with power and a gun that has a round
  GunsGone,      ///< no gun left, or none with a round
  SideGunsGone,  ///< all guns of port or of starboard are gone, having had some
  XAbove,        ///< on the table, right of x
  XBelow,
  YAbove,
  YBelow
};

inline constexpr std::array<std::string_view, 18> kShipFacts{
    "sunk",      "blown-up",       "stranded",   "aground",   "captured", "abandoned",
    "lost",      "powerless",      "rudderless", "withdrawn", "afloat",   "in-action",
    "guns-gone", "side-guns-gone", "x-above",    "x-below",   "y-above",  "y-below"};

struct ShipTest {
  ShipFact fact{};
  std::optional<Edge> edge;  ///< of Withdrawn: only by this one
  Inches limit;              ///< of XAbove and the like

  friend bool operator==(const ShipTest&, const ShipTest&) = default;
};

enum class FortFact : std::uint8_t {
  WhiteFlag,
  Silenced,  ///< fires no more
  Abandoned,
  GunsAtMost  ///< so many guns left, or fewer
};

inline constexpr std::array<std::string_view, 4> kFortFacts{"white-flag", "silenced", "abandoned",
                                                            "guns-at-most"};

struct FortTest {
  FortFact fact{};
  int guns{};  ///< of GunsAtMost

  friend bool operator==(const FortTest&, const FortTest&) = default;
};

// --- Rules that look for facts. ---

/// [RR-146] [RR-147] A fort that lies hidden until a ship of the enemy's meets one of the tests: it
/// is not fired at and does not fire before. Then it fires alone, before the fire of that turn.
struct MaskedFort {
  FortId fort;
  std::vector<ShipTest> until;
  bool level{};  ///< [RR-376] then it is as far beyond its place as the foremost of them the limit
};

/// [RR-150] [RR-153] What is gone from the water when none of these forts fires any more: a barrier
/// is opened, mines that they fire are cut.
struct KeptByForts {
  std::size_t area{};  ///< index in Battle::areas
  std::vector<FortId> forts;
};

/// [RR-153] A mined area with one mine, fired by observers: the first enemy of those who laid it to
/// enter is tested, and nobody after; their own ships pass.
struct OneMine {
  std::size_t area{};  ///< index in Battle::areas
};

using BattleRule =
    std::variant<BowsOn, GunBursts, CannotReachFort, FortOvershoot, RiflePits, WoodenWhenRammed,
                 BoardingParties, OneTarget, MayDropBack, BanksHeld, ObjectiveCards, MinesLaidBy,
                 CurrentChanges, MaskedFort, KeptByForts, OneMine, SuspectGun, HelmJammed>;

// --- Objectives. ---

/// Of these ships at least or at most so many meet one of the tests.
struct ShipsMeet {
  std::vector<ShipId> ships;
  bool at_least{true};
  int count{1};
  std::vector<ShipTest> any;
};

/// The fort meets one of the tests.
struct FortMeets {
  FortId fort;
  std::vector<FortTest> any;
};

/// Later than this turn.
struct AfterTurn {
  int turn{};
};

struct Condition;

struct AllOf {
  std::vector<Condition> parts;
};

struct AnyOf {
  std::vector<Condition> parts;
};

struct NoneOf {
  std::vector<Condition> parts;
};

struct Condition {
  std::variant<ShipsMeet, FortMeets, AfterTurn, AllOf, AnyOf, NoneOf> is;
};

/// A side wins when the condition holds. They are asked in the order of the scenario; the first
/// that holds decides. When none does to the end, the battle is drawn.
struct Objective {
  board::Side winner{};
  bool greater{};  ///< a greater victory
  bool at_end{};   ///< asked only when the battle is over; else after every turn
  Condition when;
};

/// A scenario.
struct Battle {
  InternedText id;     ///< "hampton-roads"
  InternedText title;  ///< "Hampton Roads, 9 March 1862"
  Inches width;
  Inches depth;
  int feet{};                        ///< general depth
  int current{};                     ///< knots
  Heading current_to;                ///< where the water goes
  int turns{};                       ///< length
  std::optional<Inches> visibility;  ///< greatest visible distance; nothing: none
  std::vector<BattleArea> areas;
  std::vector<BattleLane> lanes;           ///< elsewhere the current is the general one
  std::vector<FortFacts> works;            ///< [RC-385] of its own, besides those of the lists
  std::vector<BattleBuildings> buildings;  ///< [RC-387]
  std::vector<BattleFort> forts;
  std::vector<BattleShip> ships;
  std::vector<BattleRule> rules;
  std::vector<Objective> objectives;
  std::string history;
  bool by_models{};  ///< people measure on a table of their own; the program keeps the books
};

/// The lists with the battle's own works behind their forts.
[[nodiscard]] Facts with_works(Facts facts, const Battle& battle);

/// [IC-009] The table of the battle and what lies on it: areas in the order of the battle's.
[[nodiscard]] Waters waters_of(const Battle& battle);

/// Where the squares of a fort lie.
[[nodiscard]] Footprint footprint_of(const BattleFort& placed, const FortFacts& facts);

/// [RC-087] [RC-361] Who knows which mined areas are dummies.
[[nodiscard]] board::Side mines_laid_by(const Battle& battle);

/// [RR-153] Whether a mined area holds one mine only.
[[nodiscard]] bool has_one_mine(const Battle& battle, std::size_t area) noexcept;

/// [RR-153] Whether it has none for a ship of that side: it is the layer's own, or spent or cut.
/// @param cleared what a state keeps of areas that are there no more
[[nodiscard]] bool is_spared(const Battle& battle, const std::vector<std::uint8_t>& cleared,
                             std::size_t area, board::Side side) noexcept;

/// [RR-150] [RR-153] Whether an area is there no more.
/// @param cleared what a state keeps of it
[[nodiscard]] inline bool is_cleared(const std::vector<std::uint8_t>& cleared,
                                     std::size_t area) noexcept {
  return std::find(cleared.begin(), cleared.end(), area) != cleared.end();
}

/// [RR-146] Where a ship has to come from there for a hidden fort to open fire; nothing where that
/// is no matter of places.
[[nodiscard]] std::optional<Point> opens_from(const Battle& battle, FortId fort, Point at);

/// [RC-089] The currents at the start, knots as inches.
[[nodiscard]] Current current_of(const Battle& battle);

/// [RC-006] The stream at a point in a turn: what the umpire has set by then, else that of the
/// start.
/// @param current current_of(battle)
[[nodiscard]] Stream stream_in(const Battle& battle, const Current& current, int turn, Point point);

/// The rules of one kind.
template <class Rule>
[[nodiscard]] std::vector<Rule> rules_of(const Battle& battle) {
  std::vector<Rule> found;
  for (const BattleRule& rule : battle.rules) {
    if (const Rule* const one = std::get_if<Rule>(&rule)) {
      found.push_back(*one);
    }
  }
  return found;
}

/// Whether no other edge of the table is nearer to a place: a ship that has left lies at the edge
/// over which it went. In a corner two are.
[[nodiscard]] inline bool is_nearest(const Battle& battle, Edge edge, Point at) noexcept {
  // Left, right, top, bottom: as the edges are numbered.
  const std::array off{at.x, battle.width - at.x, battle.depth - at.y, at.y};
  return off.at(static_cast<std::size_t>(edge)) == std::min({off[0], off[1], off[2], off[3]});
}

}  // namespace core::table
