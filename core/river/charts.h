// [RR-T01]-[RR-T30] [RR-T39] The tables of the rulebook as types: read from docs/rules/red-river.md
// when the catalogue is compiled, never changed.
#pragma once

#include "core/base/fraction.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::river {

/// [RR-T14] The ways that a river may run, in the order of their tables 1 to 7. None runs West.
enum class Heading : std::uint8_t {
  East,
  NorthEast,
  North,
  NorthWest,
  SouthEast,
  South,
  SouthWest
};

inline constexpr std::size_t kHeadings = 7;

/// [RR-012] The hands of a ship that heads upstream.
enum class Hand : std::uint8_t { Left, Right };

/// [RR-082] The bend at the beginning of a section.
struct Bend {
  Hand hand{};             ///< of no meaning when it goes ahead
  std::int16_t degrees{};  ///< 0, 45, 90, 135 or 180

  [[nodiscard]] bool is_ahead() const noexcept { return degrees == 0; }

  friend bool operator==(Bend, Bend) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(hand, degrees);
  }
};

// [RR-082] Degrees of the bends that have names.
inline constexpr std::int16_t kPlainTurn = 45;
inline constexpr std::int16_t kSharpTurn = 90;
inline constexpr std::int16_t kShortHairpinTurn = 135;  // [RR-085] of table RR-T01 alone
inline constexpr std::int16_t kHairpinTurn = 180;

/// [RR-T01]-[RR-T07] A line of a table of directions.
struct DirectionLine {
  Bend bend;
  Heading next{};     ///< as it is played
  Heading printed{};  ///< as it is printed: another one in one place only [RR-086]

  friend bool operator==(const DirectionLine&, const DirectionLine&) = default;
};

inline constexpr std::size_t kD6 = 6;
inline constexpr std::size_t kD10 = 10;
inline constexpr std::size_t kD20 = 20;

/// Results of a die by its faces.
template <class Value, std::size_t Faces>
struct DieResults {
  std::array<Value, Faces> faces{};

  /// @param face from 1
  [[nodiscard]] const Value& of(int face) const {
    return faces.at(static_cast<std::size_t>(face - 1));
  }

  friend bool operator==(const DieResults&, const DieResults&) = default;
};

/// [RR-T08] What a section is like. NarrowsWooded has two features [RR-109].
enum class Terrain : std::uint8_t {
  Open,  ///< [RR-103] clear banks
  Narrows,
  Bluffs,
  Marshes,  ///< [RR-106] "Marshy banks" in RR-T08
  Wooded,   ///< [RR-105] on both banks
  NarrowsWooded,
  Shallows
};

/// [RR-T08] Its columns.
enum class Reach : std::uint8_t { Main, FarMain, Tributary };

/// [RR-T15] On which banks the cliffs are.
enum class Cliffs : std::uint8_t { None, Left, Right, Both };

/// [RR-T15] What narrows the river.
enum class Narrowing : std::uint8_t { None, HalfWidth, Island };

/// [RR-T09]
enum class Trouble : std::uint8_t {
  None,  ///< [RR-121]
  SuspectGun,
  Boiler,
  Rudder,
  BargeLost,
  Further
};

/// [RR-T16]
enum class FurtherTrouble : std::uint8_t {
  Fire,
  MinorGrounding,
  MajorGrounding,
  ShoalWater,
  BadFood,
  HighSpirits
};

/// [RR-125] What a ship cannot do.
enum class Rudder : std::uint8_t { Free, NoPortHelm, NoStarboardHelm, AheadOnly };

/// [RR-T09] [RR-T16] The figures in the words of the two tables.
struct TroubleFigures {
  int burst_from{};         ///< d6, this face or higher [RR-021]: the suspect gun bursts
  int boiler_step{};        ///< per cent of speed for each point of the d10
  int boiler_cured_from{};  ///< d6
  int rudder_freed_from{};  ///< d6
  DieResults<Rudder, kD6> rudder;
  int minor_turns{};       ///< to free her
  int freed_from{};        ///< d10, major grounding
  int trapped_to{};        ///< d10, major grounding
  int food_modifier{};     ///< -1
  int spirits_modifier{};  ///< +1

  friend bool operator==(const TroubleFigures&, const TroubleFigures&) = default;
};

/// [RR-T10] What is found in a section.
enum class Find : std::uint8_t {
  Nothing,
  ShoreBattery,
  HiddenBattery,
  BridgeOrFerry,  ///< in the column of the Shallows a bridge
  Town,
  Gunboat,
  HeavyGunboat,
  Ironclad,
  UnderConstruction  ///< an ironclad that is
};

/// [RR-T10] A cell of the table: one or two finds, the first first.
struct Encounter {
  Find first{};
  Find second{};

  friend bool operator==(Encounter, Encounter) = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(first, second);
  }
};

/// [RR-141] [RR-T10] Its columns.
enum class Column : std::uint8_t { Open, BluffsNarrows, Wooded, Marshes, Shallows };

inline constexpr std::size_t kColumns = 5;

struct ActionRow {
  int highest{};  ///< of d100 and modifier; INT_MAX in the last row
  std::array<Encounter, kColumns> by_column{};

  friend bool operator==(const ActionRow&, const ActionRow&) = default;
};

/// A row of table RR-T25, by its place.
using GunIndex = std::uint8_t;

/// [RR-T25] A type of gun.
struct Gun {
  std::string code;  ///< "42R"
  std::string name;  ///< "42-pdr rifle"
  int penetration{};
  int damage{};
  bool alternate{};  ///< fires every other move
  int weight{};      ///< [RR-401]

  friend bool operator==(const Gun&, const Gun&) = default;
};

struct GunCount {
  GunIndex gun{};
  int count{};

  friend bool operator==(GunCount, GunCount) = default;
};

/// [RR-T17] Guns of a shore battery; none for the line of the mine.
using BatteryLine = std::vector<GunCount>;

/// [RR-T18]
struct BridgeDefence {
  int batteries{};
  bool one_hidden{};

  friend bool operator==(BridgeDefence, BridgeDefence) = default;
};

/// "3d10", "2d6+3": dice, faces, and what is added.
struct DiceSum {
  int dice{};
  int sides{};
  int plus{};

  friend bool operator==(DiceSum, DiceSum) = default;
};

/// [RR-T19] Points of fuel.
struct FuelFigures {
  DiceSum start;  ///< of a warship
  int use{};      ///< of a ship in a turn
  int warship{};  ///< capacity
  int barge{};    ///< capacity
  int barges{};   ///< that a ship may tow
  int supply{};   ///< capacity with her own bunkers
  DiceSum town;
  DiceSum prize;

  friend bool operator==(const FuelFigures&, const FuelFigures&) = default;
};

/// [RR-T20]
enum class Push : std::uint8_t { NoGround, OneSection, Burst };

/// [RR-T22]
enum class Patrol : std::uint8_t { Burned, Fire, Delay, HeldOff, HeldOffWithLosses, CutUp };

struct PatrolLine {
  Patrol effect{};
  int points{};  ///< VP; of HeldOffWithLosses by the face of a d6

  friend bool operator==(PatrolLine, PatrolLine) = default;
};

/// [RR-T23] Victory points.
struct Points {
  int start{};
  int turn{};
  int damage{};  ///< for each tenth
  int sunk{};    ///< a Union ship
  int gun{};
  int bypassed{};
  int gunboat{};
  int heavy{};
  int ironclad_sunk{};
  int ironclad_captured{};

  friend bool operator==(const Points&, const Points&) = default;
};

/// [RR-T24] From the worst to the best.
enum class Level : std::uint8_t {
  CrushingDefeat,
  MajorDefeat,
  UnfortunateDefeat,
  Draw,
  MinorVictory,
  StirringVictory,
  FamousVictory
};

inline constexpr std::size_t kLevels = 7;

struct LevelLine {
  int lowest{};         ///< points; INT_MIN of the worst
  std::string title;    ///< "Crushing defeat"
  std::string verdict;  ///< the sentence beside it

  friend bool operator==(const LevelLine&, const LevelLine&) = default;
};

/// [RR-T26] [RR-T27] [RR-032] A vessel as it is built.
struct VesselType {
  std::string id;      ///< "cairo"
  std::string name;    ///< "City-class ironclad (USS Cairo)"
  int points{};        ///< PV
  int draught{};       ///< tenths of a foot
  int knots{};         ///< tenths
  bool half_damage{};  ///< [RR-461] A is 1/2
  bool turret{};       ///< [RR-400] her guns bear on both sides
  std::vector<GunCount> guns;
  bool ram{};
  bool spar{};

  friend bool operator==(const VesselType&, const VesselType&) = default;
};

/// The ship that a row names in brackets or behind a comma, "USS Cairo"; else the type. A part of
/// its name, and no longer there than that.
[[nodiscard]] std::string_view ship_name(const VesselType& type) noexcept;

/// [RR-T28]
struct SampleFlotilla {
  std::string name;                    ///< "Porter's errand"
  std::vector<std::uint8_t> warships;  ///< rows of RR-T26, in line order
  std::vector<GunCount> cargo;         ///< rounds, both supply ships together
  bool repeats{};                      ///< one ship more than once [RR-462]

  friend bool operator==(const SampleFlotilla&, const SampleFlotilla&) = default;
};

/// [RR-T39] Where the constants of the fast resolution come from.
enum class QuickSet : std::uint8_t { Hand, Ironclad, Coastal };

inline constexpr std::size_t kQuickSets = 3;

/// [RR-434] The constants of the fast resolution.
struct QuickFigures {
  base::Fraction union_points{1};           ///< K_US [RR-403]
  base::Fraction confederate_points{1, 2};  ///< K_CS [RR-403]
  int points_per_gun{20};                   ///< [RR-406]

  friend bool operator==(const QuickFigures&, const QuickFigures&) = default;
};

/// All tables.
struct Charts {
  /// RR-T01 to RR-T07 by heading; of East the 10 stands in `hairpin`.
  std::array<DieResults<DirectionLine, kD10>, kHeadings> directions;
  DieResults<DirectionLine, kD10> hairpin;           ///< RR-T01, 10, by its second die
  std::array<DieResults<Terrain, kD10>, 3> terrain;  ///< RR-T08, by Reach
  DieResults<Cliffs, kD10> cliffs;                   ///< RR-T15
  DieResults<Narrowing, kD10> narrowing;             ///< RR-T15
  DieResults<Hand, kD10> tributary;                  ///< RR-T15, by the double
  DieResults<Trouble, kD20> trouble;                 ///< RR-T09
  DieResults<FurtherTrouble, kD6> further;           ///< RR-T16
  TroubleFigures figures;                            ///< RR-T09, RR-T16
  std::vector<ActionRow> action;                     ///< RR-T10, from the lowest
  DieResults<BatteryLine, kD10> battery;             ///< RR-T17
  DieResults<BridgeDefence, kD6> bridge;             ///< RR-T18
  FuelFigures fuel;                                  ///< RR-T19
  DieResults<Push, kD10> push;                       ///< RR-T20
  DieResults<PatrolLine, kD6> patrol;                ///< RR-T22
  Points points;                                     ///< RR-T23
  std::array<LevelLine, kLevels> levels;             ///< RR-T24, by Level
  std::vector<Gun> guns;                             ///< RR-T25
  std::vector<VesselType> union_vessels;             ///< RR-T26; the last is the supply ship
  std::vector<VesselType> confederate_vessels;       ///< RR-T27
  std::vector<SampleFlotilla> flotillas;             ///< RR-T28, A to D
  std::array<int, 11> multiplier{};                  ///< RR-T30, quarters, from a throw of 2
  std::array<QuickFigures, kQuickSets> quick;        ///< RR-T39, by QuickSet

  /// [RR-T10] The cell of a modified score; below the first row it is the first [RR-022].
  [[nodiscard]] Encounter encounter(int score, Column column) const {
    for (const ActionRow& row : action) {
      if (score <= row.highest) {
        return row.by_column.at(static_cast<std::size_t>(column));
      }
    }
    return {};
  }

  /// [RR-T24]
  [[nodiscard]] Level level(int total) const {
    std::size_t found = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
      found = total >= levels.at(i).lowest ? i : found;
    }
    return static_cast<Level>(found);
  }

  [[nodiscard]] std::optional<GunIndex> find_gun(std::string_view code) const;
  [[nodiscard]] std::optional<std::uint8_t> find_union(std::string_view id) const;
  [[nodiscard]] std::optional<std::uint8_t> find_confederate(std::string_view id) const;
};

}  // namespace core::river
