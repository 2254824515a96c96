// [IC-T01]-[IC-T28] The tables of the rulebook as types: read from docs/rules/ironclad.md when the
// catalogue is compiled, never changed.
#pragma once

#include "core/ironclad/options.h"
#include "core/table/die_table.h"
#include "core/table/facts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::ironclad {

using table::D6Table;

/// [IC-T01] Divisors of the ship card.
struct CardDivisors {
  int tons_a_midships{};    ///< tons of displacement a midships box
  int feet_a_draft{};       ///< feet of draft a draft box
  int armor_a_battering{};  ///< armor boxes a point of the battering factor

  friend bool operator==(const CardDivisors&, const CardDivisors&) = default;
};

/// [IC-101] Whose circle a ship turns on. A towed craft turns with its tow.
enum class Circle : std::uint8_t { A, B, C, Launch, SideWheel, Towed };

/// [IC-T03] The circle, for A, B, C and launches; side-wheelers take any.
struct TurningCircle {
  table::Inches diameter;
  table::Inches radius;

  friend bool operator==(const TurningCircle&, const TurningCircle&) = default;
};

/// [IC-T05] What a mine or spar torpedo does.
struct TorpedoEffect {
  enum class Kind : std::uint8_t { Dud, Damage, Sunk };
  Kind kind{};
  int draft{};    ///< boxes, of Damage
  int speed{};    ///< boxes
  int gun_die{};  ///< guns lost: a die of so many sides

  friend bool operator==(const TorpedoEffect&, const TorpedoEffect&) = default;
};

/// [IC-T06] The arc of a mounting: `half` to each side of its centre line, in degrees, less
/// sectors.
struct Arc {
  int half{};   ///< 180: all round
  int blind{};  ///< turret: width of the sector behind its own stack or pilot house, if the card
                ///< says so; forward and after turret: half width of the quarter towards the other

  friend bool operator==(const Arc&, const Arc&) = default;
};

struct Arcs {
  Arc turret;          ///< T, M
  Arc turret_of_two;   ///< T1, T2
  Arc pivot;           ///< P, to either beam, ahead or astern
  Arc port;            ///< B, S, L, R
  Arc casemate_pivot;  ///< BP, SP, each of its three ports
  Arc fort;            ///< F, about the facing

  friend bool operator==(const Arcs&, const Arcs&) = default;
};

enum class Band : std::uint8_t { Close, Normal, Distant };

/// [IC-T08] Upper limits of the bands; a limit belongs to the nearer band.
struct Ranges {
  std::array<table::Inches, 3> upper;  ///< by Band

  friend bool operator==(const Ranges&, const Ranges&) = default;
};

/// [IC-T09] What a band does to a number. Halving drops the fraction.
enum class RangeEffect : std::uint8_t { Doubled, AsIs, Halved };

[[nodiscard]] constexpr int apply(RangeEffect effect, int number) noexcept {
  return effect == RangeEffect::Doubled ? number * 2
                                        : (effect == RangeEffect::Halved ? number / 2 : number);
}

/// [IC-T08] [IC-T16] Mortars: [IC-244] [IC-246].
struct Mortar {
  std::optional<int> bore;  ///< in tenths of an inch; nothing: the smaller ones
  table::Inches least;
  table::Inches most;
  table::Inches burst;  ///< diameter of the circle

  friend bool operator==(const Mortar&, const Mortar&) = default;
};

/// [IC-T10] [IC-T11] A cell of Chart A or B.
struct ChartCell {
  enum class Kind : std::uint8_t { None, Hits, Critical, Lucky };
  Kind kind{};
  int hits{};
  bool asterisk{};  ///< [IC-191] one boarding party as well

  friend bool operator==(const ChartCell&, const ChartCell&) = default;
};

/// Chart A by the number of guns, Chart B by the total of penetration factors.
struct FireChart {
  static constexpr std::size_t kColumns = 8;

  std::array<int, kColumns> lowest{};  ///< of each column; the last is open upwards
  /// By face of the D10, 1 to 9 and then 0.
  std::array<std::array<ChartCell, kColumns>, 10> cells{};

  /// @param count at least the lowest of the first column
  [[nodiscard]] std::size_t column(int count) const noexcept {
    std::size_t found = 0;
    for (std::size_t i = 1; i < kColumns; ++i) {
      found = count >= lowest[i] ? i : found;
    }
    return found;
  }

  /// @param die 1 to 10; the face 0 is a ten [IC-003].
  [[nodiscard]] const ChartCell& cell(int die, int count) const {
    return cells.at(static_cast<std::size_t>(die - 1))[column(count)];
  }

  friend bool operator==(const FireChart&, const FireChart&) = default;
};

/// What a die on a ship's tables brings.
enum class Effect : std::uint8_t {
  None,
  Armor,             ///< `boxes`
  Speed,             ///< `boxes`
  Draft,             ///< `boxes`
  DraftOrGuns,       ///< `boxes` of draft, or as many guns [IC-224]
  Stack,             ///< the stack box; nothing when it is gone
  MidshipsAndParty,  ///< `boxes`, and one embarked boarding party
  RudderRight,       ///< jammed for `turns`
  RudderLeft,        ///< jammed for `turns`
  NoCourseChange,    ///< for `turns`
  NoPower,           ///< for `turns`
  EnginesDisabled,   ///< [IC-227]
  Magazine,          ///< [IC-228]
  Critical,          ///< a roll on IC-T12
  RollAgain          ///< on the table's second row of faces
};

struct ShipEffect {
  Effect effect{};
  int boxes{};
  int turns{};

  friend bool operator==(const ShipEffect&, const ShipEffect&) = default;
};

/// [IC-T12] [IC-T13] A table and the second one that its last face leads to.
struct ShipEffects {
  D6Table<ShipEffect> first;
  D6Table<ShipEffect> again;

  friend bool operator==(const ShipEffects&, const ShipEffects&) = default;
};

/// [IC-T17] How long the guns under a mortar's burst are silent.
struct Silenced {
  int fire_phases{};  ///< counting this one
  bool for_good{};

  friend bool operator==(const Silenced&, const Silenced&) = default;
};

/// [IC-T19] [IC-T20] What a die on a fort's tables brings.
enum class FortEffectKind : std::uint8_t {
  None,
  GunsDestroyed,  ///< `count`
  ArmorBoxes,     ///< `count`
  GunSilent,      ///< one gun, for `turns` full turns
  FortSilent,     ///< all guns, for `turns`
  GunsAndArmor,   ///< `count` guns, and one box from every gun
  GunsAbandoned,  ///< magazine: nobody serves the guns for the rest of the game
  WhiteFlag,
  RollAgain
};

struct FortEffect {
  FortEffectKind kind{};
  int count{};
  int turns{};

  friend bool operator==(const FortEffect&, const FortEffect&) = default;
};

struct FortEffects {
  D6Table<FortEffect> first;
  D6Table<FortEffect> again;  ///< where a face says to roll again

  friend bool operator==(const FortEffects&, const FortEffects&) = default;
};

/// [IC-T21] [IC-283] A row, as printed: what each die does at a rammer's speed.
struct RamRow {
  struct Rammer {
    int draft{};
    bool check_stacks{};
    bool ram_lost{};

    friend bool operator==(const Rammer&, const Rammer&) = default;
  };

  int least_knots{};
  D6Table<int> white;  ///< draft boxes of the target
  D6Table<Rammer> coloured;

  friend bool operator==(const RamRow&, const RamRow&) = default;
};

/// [IC-T24] Boarders on an ironclad.
enum class BoarderAction : std::uint8_t { None, Guns, TurretJammed, RudderJammed, FullOfSmoke };

struct BoarderEffect {
  BoarderAction action{};
  int guns{};
  int turns{};
  bool used_up{};  ///< ‡ the party is killed or busy for the rest of the game

  friend bool operator==(const BoarderEffect&, const BoarderEffect&) = default;
};

/// [IC-T25] Boarders on an unarmored ship.
enum class BoardedShip : std::uint8_t { NoEffect, Melee, Captured };

/// [IC-T26] Hits on a launch.
enum class LaunchHit : std::uint8_t { None, FireOut, Sunk };

struct LaunchRow {
  int least_hits{};
  D6Table<LaunchHit> dice;

  friend bool operator==(const LaunchRow&, const LaunchRow&) = default;
};

/// All tables.
struct Charts {
  CardDivisors card;                            ///< IC-T01
  std::array<TurningCircle, 4> circles;         ///< IC-T03, by Circle up to Launch
  D6Table<bool> mine_goes_off;                  ///< IC-T04
  D6Table<TorpedoEffect> torpedo_on_ironclad;   ///< IC-T05
  D6Table<TorpedoEffect> torpedo_on_wood;       ///< IC-T05
  Arcs arcs;                                    ///< IC-T06
  std::array<Ranges, 3> ranges;                 ///< IC-T08, by GunType up to Rifle
  std::array<RangeEffect, 3> factor_at;         ///< IC-T09, by Band
  std::array<RangeEffect, 3> guns_at;           ///< IC-T09, by Band
  FireChart chart_a;                            ///< IC-T10
  FireChart chart_b;                            ///< IC-T11
  ShipEffects critical;                         ///< IC-T12
  ShipEffects lucky;                            ///< IC-T13
  D6Table<ShipEffect> stack_lost;               ///< IC-T14
  D6Table<int> disabled_knots;                  ///< IC-T15, power this turn
  std::vector<Mortar> mortars;                  ///< IC-T16
  std::array<Silenced, 3> silenced;             ///< IC-T17, first, second, third hit on a gun
  std::array<int, 6> fort_armor{};              ///< IC-T18, by table::FortWork
  FortEffects fort_lucky;                       ///< IC-T19
  FortEffects fort_critical;                    ///< IC-T20
  std::array<RamRow, 4> ramming;                ///< IC-T21, by speed upwards
  D6Table<bool> grapples;                       ///< IC-T22
  D6Table<bool> party_destroyed;                ///< IC-T23, for each hit
  D6Table<BoarderEffect> boarders_on_ironclad;  ///< IC-T24
  std::array<D6Table<BoardedShip>, 4> boarders_on_wood;  ///< IC-T25, by parties from 1
  std::array<LaunchRow, 4> launch_hits;                  ///< IC-T26, by hits upwards
  Options options;                                       ///< IC-T42, the defaults

  /// [IC-T16] The row of a mortar's bore; a bore that is not listed is one of the smaller.
  [[nodiscard]] const Mortar& mortar(std::optional<int> bore) const {
    for (const Mortar& each : mortars) {
      if (each.bore == bore) {
        return each;
      }
    }
    return mortars.back();
  }

  /// [IC-T08] The band of a range; nothing beyond fire. For mortars ask mortar().
  [[nodiscard]] std::optional<Band> band(table::GunType type, table::Inches range) const {
    const Ranges& limits = ranges.at(static_cast<std::size_t>(type));
    for (std::size_t i = 0; i < limits.upper.size(); ++i) {
      if (range <= limits.upper[i]) {
        return static_cast<Band>(i);
      }
    }
    return std::nullopt;
  }

  /// [IC-T21] @param knots of the rammer, at least 1.
  [[nodiscard]] const RamRow& ram(int knots) const {
    return row(ramming, &RamRow::least_knots, knots);
  }

  /// [IC-T26] @param hits at least 1.
  [[nodiscard]] const LaunchRow& launch(int hits) const {
    return row(launch_hits, &LaunchRow::least_hits, hits);
  }

 private:
  template <class Row, std::size_t Count>
  [[nodiscard]] static const Row& row(const std::array<Row, Count>& rows, int Row::*least,
                                      int value) {
    const Row* found = &rows.front();
    for (const Row& each : rows) {
      found = value >= each.*least ? &each : found;
    }
    return *found;
  }
};

}  // namespace core::ironclad
