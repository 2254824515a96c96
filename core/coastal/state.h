// [RC-029] [RC-053] What changes in a battle: every ship's and fort's sheet, the dice, and whose
// turn it is. A plain value; only apply() writes to it.
#pragma once

#include "core/base/dice.h"
#include "core/board/side.h"
#include "core/coastal/charts.h"
#include "core/table/arcs.h"
#include "core/table/battle.h"
#include "core/table/course.h"
#include "core/table/magazine.h"
#include "core/table/measured.h"
#include "core/table/ship_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::coastal {

using board::Side;
using table::FortId;
using table::Pose;
using table::ShipId;

/// [RC-141] The phases of a move in which somebody chooses; the others pass between them.
enum class Phase : std::uint8_t {
  Orders,    ///< 1, by the Union and then by the Confederacy, each without sight of the other's
  Movement,  ///< 2
  Shooting,  ///< 3, guns laid by both before any fires
  Boarding,  ///< 4
  Morale,    ///< 5
  Upkeep,    ///< 6
  Cards      ///< [RC-121] before the first move, where objective cards decide
};

/// [RC-161] Speeds are inches a move, one for each knot, so that a third or a half is not rounded.
inline constexpr Inches kKnot = Inches::of(1);

/// Counts on a sheet are small.
[[nodiscard]] constexpr std::int8_t in_byte(int number) noexcept {
  return static_cast<std::int8_t>(number);
}

enum class Fate : std::uint8_t {
  Afloat,    ///< or aground: in the battle
  Sunk,      ///< [RC-321] a wreck
  Exploded,  ///< [RC-331] gone without a wreck
  Left       ///< over an edge of the table
};

/// [RC-045] A captain's or commander's four dice, thrown once.
struct Person {
  bool alive{true};
  Character character{};  ///< of a ship's captain
  Temper temper{};        ///< of a fort's commander
  std::int8_t green{};
  std::int8_t red{};
  std::int8_t yellow{};

  friend bool operator==(const Person&, const Person&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(alive, character, temper, green, red, yellow);
  }
};

/// [RC-043] What a ship has been told to do.
enum class Task : std::uint8_t {
  Attack,  ///< engage the enemy as the captain sees fit
  Close,   ///< close with `target`
  Course,  ///< steer `heading` at `speed`
  Hold,    ///< lie still
  Land     ///< make for `site`, to land parties there
};

struct Order {
  Task task{};
  ShipId target;           ///< of Close
  table::Heading heading;  ///< of Course
  Inches speed;            ///< of Course
  FortId site{};           ///< of Land

  friend bool operator==(const Order&, const Order&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(task, target, heading, speed, site);
  }
};

/// [RC-042] What a fleet is sent for.
enum class FleetTask : std::uint8_t { Engage, Pass, Hold, Seize };

struct FleetOrder {
  FleetTask task{};
  table::Heading heading;  ///< of Pass
  FortId site;             ///< of Seize

  friend bool operator==(const FleetOrder&, const FleetOrder&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(task, heading, site);
  }
};

/// [RC-025] Where a CPV serves.
enum class Station : std::uint8_t { Engine, Boiler, Gun, Reserve };

/// [RC-028] A man on his way to another station.
struct Shift {
  Station to{};
  std::uint8_t gun{};

  friend bool operator==(const Shift&, const Shift&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(to, gun);
  }
};

/// A damage that lasts [RC-325]: until it is repaired, or for the rest of the game.
struct Damage {
  Harm harm{};
  std::int8_t amount{};  ///< knots
  std::int8_t work{};    ///< CPV-moves that its repair still takes
  bool for_good{};
  std::uint8_t gun{};       ///< of GunOut and MountingJammed
  std::int8_t repairers{};  ///< CPV put to it in this move

  friend bool operator==(const Damage&, const Damage&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(harm, amount, work, for_good, gun, repairers);
  }
};

/// [RC-327]
struct Fire {
  std::int8_t needs{};
  std::int8_t tries_left{};

  friend bool operator==(const Fire&, const Fire&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(needs, tries_left);
  }
};

struct GunState {
  bool manned{};
  bool destroyed{};
  std::int16_t fired_in{};  ///< move of its last shot; 0: none
  bool burst{};             ///< [RC-288] [RR-122] how it was destroyed

  friend bool operator==(const GunState&, const GunState&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(manned, destroyed, fired_in, burst);
  }
};

/// [RC-202] What holds a ship that is stuck.
enum class Ground : std::uint8_t {
  None,
  Shoal,   ///< a bar, a shoal or the shore
  Stakes,  ///< stakes or rocks
  Wreck,   ///< [RC-206]
  Bottom,  ///< [RC-094] [RC-328] it draws more than the water is deep
  ForGood  ///< by the battle's own words
};

/// [RC-401] Why a test of morale is due.
enum class Cause : std::uint8_t {
  CaptainKilled,
  BelowPv,
  CrewLost,
  Aground,
  NoArmament,
  NoSpeed,
  SteeringJammed
};

/// A ship's sheet.
struct Ship {
  Side side{};
  Pose pose;
  Fate fate{};
  Inches speed;  ///< through the water; negative astern

  // ---- points ----
  std::int16_t spv{};
  std::int8_t engine{};        ///< [RC-025] CPV there
  std::int8_t boiler{};        ///< aboard a small craft 0: the one in the engine room does for both
  std::int8_t reserve{};       ///< that nothing else claims
  std::int8_t lost{};          ///< CPV
  std::int16_t flooded{};      ///< [RC-328] feet by which the draft has grown
  std::vector<GunState> guns;  ///< in the order of the card
  std::vector<Damage> damages;
  std::vector<Fire> fires;
  bool boiler_destroyed{};
  bool ram{};               ///< one that is not lost
  bool spar{};              ///< a torpedo that is not used
  bool abandoned{};         ///< [RC-330]
  std::int16_t taken_in{};  ///< [RC-463] the move in which the enemy took it; 0: never

  // ---- people ----
  Person captain;
  std::optional<Person> commander;             ///< [RC-050] of the fleet, aboard
  std::optional<Person> commander_comes;       ///< [RC-051] on his way here ...
  std::int16_t comes_after{};                  ///< ... until this move is over
  std::optional<std::uint8_t> captain_serves;  ///< [RC-054] a gun
  Order order;
  std::optional<Order> order_next;  ///< [RC-049] arrives a move later
  bool has_sighted{};               ///< [RC-046] an enemy
  bool seen{};                      ///< [RC-222] by an enemy vessel or fort
  bool reined_in{};                 ///< [RC-046] the order was changed after that
  std::vector<Shift> shifting;      ///< [RC-028] men that serve from the next move on

  // ---- guns ----
  std::vector<table::Quarter> turrets;  ///< [RC-262] where each one faces, in the order of the card
  std::optional<FortId> mortar_on;      ///< [RC-382] what its mortar fired at in the last shooting
  table::Rounds rounds;                 ///< [RR-383] left, where the battle counts them

  // ---- where it lies ----
  Ground ground{};
  std::int8_t tries{};  ///< [RC-202] attempts to get off
  bool came_off{};      ///< in this move: it may go astern
  bool anchored{};
  std::int8_t swung{};           ///< [RC-170] quarter turns made at anchor
  std::optional<ShipId> locked;  ///< [RC-T31] with this one
  std::int8_t locked_moves{};
  std::int8_t boarders{};              ///< [RC-462] enemy parties that fight aboard
  std::optional<ShipId> boarded_from;  ///< the ship that they left
  std::int8_t away{};                  ///< CPV that have left it

  // ---- piers, chains, balloons, fire ships ----
  std::optional<std::uint8_t> docked;    ///< [RC-165] at this area
  std::optional<std::uint8_t> crossing;  ///< [RC-205] this chain
  std::int16_t balloon{};                ///< [RC-175] move in which it was sent up; 0: it is down
  std::int16_t released{};               ///< [RC-241] move in which it was let go; 0: never
  std::optional<ShipId> released_by;     ///< who let it go
  bool lighting{};                       ///< [RC-242] in this move
  bool alight{};
  std::vector<ShipId> kindled;  ///< [RC-243] who was tested for its fire in this move

  // ---- this move ----
  bool busy{};                ///< dropped or weighed its anchor
  bool rammed{};              ///< [RC-431] has made its ram
  std::optional<ShipId> tow;  ///< [RC-174] what it tows
  bool tether_slipped{};      ///< [RC-501] chained to another one no more
  bool steam{true};           ///< [RC-501] else it can only fire until the battle gives it some
  bool was_rammed{};          ///< since the last test of morale
  std::vector<std::uint8_t> tested;  ///< areas and strips, [RC-201] [RC-361]
  std::vector<ShipId> fired_on_by;   ///< in the last shooting
  bool under_fire{};                 ///< the same, from forts too
  std::vector<Cause> due;            ///< [RC-401]
  std::vector<Cause> told;           ///< those that count only once

  friend bool operator==(const Ship&, const Ship&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(side, pose, fate, speed, spv, engine, boiler, reserve, lost, flooded, guns, damages,
            fires, boiler_destroyed, ram, spar, abandoned, taken_in, captain, commander,
            commander_comes, comes_after, captain_serves, order, order_next, has_sighted, seen,
            reined_in, shifting, turrets, mortar_on, ground, tries, came_off, anchored, swung,
            locked, locked_moves, boarders, boarded_from, away, busy, rammed, tow, tether_slipped,
            was_rammed, tested, fired_on_by, under_fire, due, told, docked, crossing, balloon,
            released, released_by, lighting, alight, kindled, steam, rounds);
  }
};

/// [RC-050] Whose four results a ship uses: the fleet commander's while he is aboard.
[[nodiscard]] inline const Person& person_in_command(const Ship& ship) noexcept {
  return ship.commander && ship.commander->alive ? *ship.commander : ship.captain;
}

/// A fort's sheet.
struct Fort {
  Side side{};
  std::int16_t fpv{};
  std::int8_t lost{};  ///< CPV
  std::vector<GunState> guns;
  Person commander;
  bool abandoned{};
  bool test_due{};
  std::int8_t garrison{};         ///< [RC-465] parties of those who have taken it
  std::array<bool, 2> secured{};  ///< [RC-464] [RC-465] by a side: its objective there is settled
  bool masked{};                  ///< [RR-146] lies hidden
  table::Point shift;             ///< [RR-376] from where the battle places it

  friend bool operator==(const Fort&, const Fort&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(side, fpv, lost, guns, commander, abandoned, test_due, garrison, secured, masked,
            shift);
  }
};

/// A gun that is laid, by a ship or a fort on one or the other.
struct Shot {
  bool from_fort{};
  ShipId ship;
  FortId fort;
  std::uint8_t gun{};
  bool at_fort{};
  ShipId target;
  FortId target_fort;
  std::optional<table::Measured> measured{};  ///< [RC-161] by people, where they play with models

  friend constexpr auto operator<=>(const Shot&, const Shot&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(from_fort, ship, fort, gun, at_fort, target, target_fort, measured);
  }
};

/// [RC-170] What is done on deck in place of a run.
enum class Deck : std::uint8_t {
  None,
  DropAnchor,
  Weigh,
  CastOff,   ///< [RC-501] the chain to another ship
  PassLine,  ///< [RC-174]
  LetGo,     ///< [RC-174]
  Dock,      ///< [RC-165] at the pier alongside
  Undock,
  RaiseBalloon,  ///< [RC-175]
  LowerBalloon,
  Release  ///< [RC-241] a fire ship's own crew leaves it
};

/// [RC-282] Guns that fire at the end of a quarter of the move.
struct FreeFire {
  std::int8_t quarter{};  ///< 1 to 4; 0: none
  std::vector<Shot> shots;

  friend bool operator==(const FreeFire&, const FreeFire&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(quarter, shots);
  }
};

/// [RC-T02] A ship's plot for one move.
struct Plot {
  Inches speed;  ///< through the water; negative astern
  table::Path legs;
  std::optional<ShipId> ram;   ///< [RC-422] RA, and its target
  std::optional<ShipId> tug;   ///< [RC-173] that helps it round
  std::optional<ShipId> line;  ///< [RC-174] a line is passed to this ship
  bool ashore{};               ///< it is meant to run ashore, if its course leads there
  bool spar{};                 ///< [RC-362] the torpedo is made ready
  Deck deck{};
  std::vector<table::Quarter> turrets;  ///< [RC-262] whither they turn; empty: they stay
  FreeFire fire;

  friend bool operator==(const Plot&, const Plot&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(speed, legs, ram, tug, line, ashore, spar, deck, turrets, fire);
  }
};

/// [RC-461] Parties that are to go over to another ship.
struct Boarding {
  ShipId ship;
  ShipId target;
  std::int8_t parties{};

  friend bool operator==(const Boarding&, const Boarding&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(ship, target, parties);
  }
};

/// [RC-464] [RC-465] Parties that are to go ashore.
struct Landing {
  ShipId ship;
  FortId site;
  std::int8_t parties{};

  friend bool operator==(const Landing&, const Landing&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(ship, site, parties);
  }
};

/// Parties ashore, that go and fight as one.
struct Party {
  Side side{};
  ShipId from;
  FortId site;
  std::int8_t count{};
  std::int16_t landed_in{};
  table::Point at;

  friend bool operator==(const Party&, const Party&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(side, from, site, count, landed_in, at);
  }
};

/// [RC-121] The objectives of a side, numbers of table RC-T09. Its own affair.
struct Hand {
  std::vector<std::uint8_t> cards;
  std::vector<std::uint8_t> done;  ///< what is achieved for good
  bool settled{};                  ///< it holds those that it keeps
  std::optional<ShipId> stranded;  ///< its ship that the enemy has laid on a bar

  friend bool operator==(const Hand&, const Hand&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(cards, done, settled, stranded);
  }
};

/// [RC-223]
enum class Wind : std::uint8_t { None, North, East, South, West };

/// [RC-224] A cloud over the gun that made it.
struct Smoke {
  bool from_fort{};
  ShipId ship;
  FortId fort;
  std::uint8_t gun{};
  table::Point middle;
  std::int8_t halves{};  ///< of an inch that its side is long
  std::int8_t life{};    ///< moves

  friend bool operator==(const Smoke&, const Smoke&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(from_fort, ship, fort, gun, middle, halves, life);
  }
};

/// How a battle ended.
struct Result {
  std::optional<Side> winner;  ///< nothing: a draw
  bool greater{};
  std::uint8_t term{};  ///< which objective of the battle was met, from 1; 0: none

  friend bool operator==(const Result&, const Result&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(winner, greater, term);
  }
};

struct State {
  std::int16_t move{1};
  Phase phase{};
  std::vector<Ship> ships;
  std::vector<Fort> forts;
  base::Dice dice;

  std::vector<std::optional<Plot>> plots;  ///< of the ships, for the move that goes on
  std::array<std::vector<Shot>, 2> laid;   ///< by side
  std::vector<Boarding> boardings;         ///< of both sides, in the phase of boarding
  std::vector<Landing> landings;           ///< [RC-464] the same, to go ashore
  std::vector<Party> parties;              ///< ashore
  std::array<Hand, 2> hands;               ///< [RC-121] by side
  std::array<std::optional<FleetOrder>, 2> fleet_orders;  ///< [RC-042] by side
  std::array<bool, 2> done{};                             ///< who has chosen all in this phase
  std::optional<Inches> fog;           ///< [RC-225] how far one sees; nothing: no fog
  Wind wind{Wind::North};              ///< [RC-223] without it smoke gathers
  std::vector<Smoke> smoke;            ///< [RC-224]
  std::vector<std::uint8_t> revealed;  ///< [RC-361] areas whose nature is known to both
  std::vector<std::uint8_t> cleared;   ///< [RR-150] [RR-153] areas that are there no more
  std::vector<FortId> opening;         ///< [RR-147] forts that lay hidden, and now fire alone
  std::int16_t opened_in{};            ///< the last move in which any did; 0: none

  std::optional<Result> result;

  [[nodiscard]] const Ship& ship(ShipId id) const { return ships.at(id.value()); }

  [[nodiscard]] const Fort& fort(FortId id) const { return forts.at(id.value()); }

  friend bool operator==(const State&, const State&) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(move, phase, ships, forts, dice, plots, laid, boardings, landings, parties, hands,
            fleet_orders, done, fog, wind, smoke, revealed, cleared, opening, opened_in, result);
  }
};

}  // namespace core::coastal
