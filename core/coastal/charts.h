// [RC-T03]-[RC-T31] The tables of the rulebook as types: read from docs/rules/coastal.md when the
// catalogue is compiled, never changed.
#pragma once

#include "core/coastal/options.h"
#include "core/table/battle.h"
#include "core/table/die_table.h"
#include "core/table/facts.h"

#include <array>
#include <cstdint>
#include <optional>

namespace core::coastal {

using table::Character;
using table::D6Table;
using table::Inches;

/// [RC-T03] [RC-T04] Green, red and yellow dice of captains and fort commanders.
struct PersonDice {
  D6Table<int> green;   ///< added to morale while he lives
  D6Table<int> red;     ///< counted in morale when he is dead, below 0
  D6Table<int> yellow;  ///< added to the gun that he serves and to ram tests

  friend bool operator==(const PersonDice&, const PersonDice&) = default;
};

/// [RC-T04] White die of a fort commander.
enum class Temper : std::uint8_t { Panicky, Stubborn, Fanatic };

/// [RC-T06] What lies in a square of a table that is laid out by cards.
enum class Feature : std::uint8_t {
  ShoreFort,
  IslandFort,
  Town,
  Port,
  Islands,
  StraightBars,
  CurvedBars
};

struct TerrainCard {
  Feature river{};
  Feature estuary{};

  friend bool operator==(const TerrainCard&, const TerrainCard&) = default;
};

inline constexpr std::size_t kTerrainCards = 6;
inline constexpr std::size_t kLanes = 5;

/// [RC-T08] A pair of squares of an estuary with tide.
struct TidalSquares {
  std::optional<int> less;  ///< the current, less so much; nothing: no current
  int tide_halves{};        ///< how much of the tide counts: 0, 1 or 2 halves

  friend bool operator==(const TidalSquares&, const TidalSquares&) = default;
};

/// [RC-T09]
enum class ObjectiveKind : std::uint8_t {
  Ironclads,   ///< destroy or capture so many
  Flagship,    ///< the same of the enemy's, named at the start
  Islands,     ///< control the inlet
  Blockade,    ///< so many ships through it
  Fleet,       ///< destroy or capture the enemy fleet
  Town,        ///< land and take it
  Downstream,  ///< control that part of the table
  Fort,        ///< land and take it
  Port,        ///< land and take it
  Stranded     ///< bring a ship home that the opponent has laid on a bar
};

struct ObjectiveCard {
  ObjectiveKind kind{};
  int count{};  ///< of Ironclads, Blockade

  friend bool operator==(const ObjectiveCard&, const ObjectiveCard&) = default;
};

inline constexpr std::size_t kObjectiveCards = 12;

/// [RC-T12] A kind of ground that holds ships.
struct Grounding {
  D6Table<bool> stuck_light;  ///< for drafts up to 5 feet
  D6Table<bool> stuck_deep;   ///< for deeper ones
  D6Table<bool> off_alone;
  int tries_alone{};
  D6Table<bool> off_helped;
  int tries_helped{};
  bool tug_only{};  ///< only a tug is of help; else any friend

  friend bool operator==(const Grounding&, const Grounding&) = default;
};

/// [RC-T13] Half arcs in degrees; a turret of two does not fire into the quarter of the other.
struct Arcs {
  int turret{};
  int pivot{};
  int other{};

  friend bool operator==(const Arcs&, const Arcs&) = default;
};

enum class Band : std::uint8_t { Close, Medium, Long };

/// [RC-T14] One type of gun: upper limits of the bands and the lowest score that hits.
struct GunneryRow {
  std::array<Inches, 3> upper;
  std::array<int, 3> needs{};

  friend bool operator==(const GunneryRow&, const GunneryRow&) = default;
};

/// [RC-T15]
struct FireModifiers {
  int small_target{};
  int end_on{};

  friend bool operator==(const FireModifiers&, const FireModifiers&) = default;
};

/// [RC-T17]-[RC-T22] What a line of the damage tables does.
enum class Harm : std::uint8_t {
  None,
  MountingJammed,  ///< [RC-323] a shutter or turret, or a deck gun out; `moves`, 0: for good
  GunOut,          ///< for `moves`
  GunDestroyed,
  HardRight,   ///< for `moves`
  HardLeft,    ///< for `moves`
  SameCourse,  ///< for `moves`, 0: for good
  StraightAhead,
  Slower,           ///< maximum `amount` knots less for `moves`, 0: for good
  BoilerDestroyed,  ///< slows by `amount` knots a move until it stops
  CrewLost,         ///< `amount` CPV
  Fire,             ///< `moves` tries, put out by `amount` or better
  CaptainKilled,    ///< if dead already `amount` CPV and a test of morale
  Flooded,          ///< `amount` feet more draft
  Explodes
};

struct DamageLine {
  Harm harm{};
  int amount{};
  int moves{};

  friend bool operator==(const DamageLine&, const DamageLine&) = default;
};

inline constexpr std::size_t kDamageTables = 6;

/// [RC-T23] [RC-T24]
struct TorpedoLine {
  enum class Kind : std::uint8_t { Dud, Explodes, Sinks };
  Kind kind{};
  int points{};  ///< SPV, of Explodes

  friend bool operator==(const TorpedoLine&, const TorpedoLine&) = default;
};

/// [RC-T25] A mortar's hit.
struct MortarLine {
  bool damage{};         ///< to the work
  int points_large{};    ///< by mortars of 11 to 15 inches
  int points_small{};    ///< by smaller ones
  bool gun_destroyed{};  ///< one gun and one CPV; a building
  bool commander_killed{};

  friend bool operator==(const MortarLine&, const MortarLine&) = default;
};

/// [RC-T26] What a case adds to the die of morale; `green` and `red` come with it.
struct MoraleModifiers {
  int no_crew_lost{};
  int above_pv{};
  int guns_fire{};
  int can_move{};
  int crew_lost{};
  int third_lost{};
  int two_thirds_lost{};
  int cannot_fire{};
  int no_speed{};
  int aground{};
  int aground_under_fire{};
  int rammed_without_speed{};
  int steering_jammed{};
  int below_pv{};
  int each_fort_crew{};

  friend bool operator==(const MoraleModifiers&, const MoraleModifiers&) = default;
};

/// [RC-T27] A cell of the matrix.
struct RamTest {
  enum class Kind : std::uint8_t { None, IfCrewLost, Always };
  Kind kind{};
  int modifier{};  ///< of Always

  friend bool operator==(const RamTest&, const RamTest&) = default;
};

inline constexpr std::size_t kRamGroups = 5;

/// [RC-T28]
struct RamModifiers {
  int no_crew_lost{};
  int above_pv{};
  int fired_on{};
  int crew_lost{};
  int no_ram{};
  int below_pv{};

  friend bool operator==(const RamModifiers&, const RamModifiers&) = default;
};

/// [RC-T30] What the ram does to the rammer.
struct RammerLine {
  enum class Kind : std::uint8_t { None, RamLost, StackLost, SteamPipe, Locked };
  Kind kind{};
  int points{};  ///< of RamLost: SPV when no ram is fitted
  int knots{};   ///< of StackLost and SteamPipe: less
  int crew{};    ///< of SteamPipe
  int moves{};   ///< of SteamPipe

  friend bool operator==(const RammerLine&, const RammerLine&) = default;
};

/// [RC-T29] [RC-T30] By the rammer's knots.
struct RamRow {
  int least_knots{};
  int points{};
  int dice{};
  D6Table<RammerLine> rammer;

  friend bool operator==(const RamRow&, const RamRow&) = default;
};

/// All tables.
struct Charts {
  D6Table<Character> character;                           ///< RC-T03
  PersonDice captain;                                     ///< RC-T03
  D6Table<Temper> temper;                                 ///< RC-T04
  PersonDice commander;                                   ///< RC-T04
  std::array<std::array<int, 2>, 3> squares{};            ///< RC-T05, from upstream
  std::array<TerrainCard, kTerrainCards> terrain;         ///< RC-T06
  D6Table<std::array<int, kLanes>> lanes;                 ///< RC-T07, knots from bank to bank
  std::array<TidalSquares, 3> tidal;                      ///< RC-T08, from upstream
  std::array<ObjectiveCard, kObjectiveCards> objectives;  ///< RC-T09
  std::array<Inches, 4> radii;                            ///< RC-T11: 5", 7", 9", 2"
  Grounding shoal;                                        ///< RC-T12, shores too
  Grounding stakes;                                       ///< RC-T12, rocks too
  Arcs arcs;                                              ///< RC-T13
  std::array<GunneryRow, 3> gunnery;                      ///< RC-T14, by GunType up to Rifle
  FireModifiers firing;                                   ///< RC-T15
  std::array<D6Table<DamageLine>, kDamageTables> damage;  ///< RC-T17 to RC-T22
  D6Table<TorpedoLine> mine;                              ///< RC-T23
  D6Table<TorpedoLine> spar;                              ///< RC-T24
  D6Table<MortarLine> mortar;                             ///< RC-T25
  Inches mortar_reach_large;                              ///< RC-T25
  Inches mortar_reach_small;                              ///< RC-T25
  MoraleModifiers morale;                                 ///< RC-T26
  std::array<std::array<RamTest, kRamGroups>, kRamGroups> ram_test;  ///< RC-T27, attacker first
  RamModifiers ram_modifiers;                                        ///< RC-T28
  std::array<RamRow, 3> ramming;                                     ///< RC-T29, RC-T30
  D6Table<int> locked;                                               ///< RC-T31, moves; 0: released
  Options options;                                                   ///< RC-T46, the defaults

  /// [RC-283] The band of a range, a limit belonging to the nearer one; nothing beyond long range.
  [[nodiscard]] std::optional<Band> band(table::GunType type, Inches range) const {
    const GunneryRow& row = gunnery.at(static_cast<std::size_t>(type));
    for (std::size_t i = 0; i < row.upper.size(); ++i) {
      if (range <= row.upper.at(i)) {
        return static_cast<Band>(i);
      }
    }
    return std::nullopt;
  }

  /// [RC-T29] @param knots of the rammer, at least 1.
  [[nodiscard]] const RamRow& ram(int knots) const {
    const RamRow* found = &ramming.front();
    for (const RamRow& each : ramming) {
      found = knots >= each.least_knots ? &each : found;
    }
    return *found;
  }
};

}  // namespace core::coastal
