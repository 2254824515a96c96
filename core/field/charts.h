// [FB-020]-[FB-463] The tables of the rulebook as types: read from docs/rules/field-battle.md when
// the catalogue is compiled, never changed.
#pragma once

#include "core/field/battle.h"
#include "core/field/options.h"
#include "core/table/die_table.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace core::field {

/// [FB-T01] What a full unit has.
struct Establishment {
  int officers{};
  int men{};
  int guns{};

  friend bool operator==(const Establishment&, const Establishment&) = default;
};

/// [FB-T02] The base of a figure or model.
struct Base {
  Inches frontage;
  Inches depth;

  friend bool operator==(const Base&, const Base&) = default;
};

struct Bases {
  Base foot;
  Base mounted;
  Base gun;   ///< in action
  Base team;  ///< limbered
  Base wagon;
  Base boat;

  friend bool operator==(const Bases&, const Bases&) = default;
};

/// [FB-T05] Inches a move.
struct Rates {
  Inches line;
  Inches line_firing;
  Inches column;  ///< or open order
  Inches charge;
  Inches light;
  Inches cavalry;
  Inches cavalry_battle;
  Inches cavalry_charge;
  Inches light_cavalry;
  Inches light_cavalry_charge;
  Inches team;
  Inches manhandled;
  Inches wagons;
  Inches boat_up;
  Inches boat_down;
  Inches boat_canal;
  Inches general;

  friend bool operator==(const Rates&, const Rates&) = default;
};

/// [FB-T06] The columns: who moves.
enum class Mover : std::uint8_t { LineInfantry, LightInfantry, Cavalry, Vehicles };

inline constexpr std::size_t kMovers = 4;

/// How terrain takes a mover.
enum class Going : std::uint8_t { Normal, Half, None };

/// [FB-T06] The last column: where troops have cover from musketry.
struct Cover {
  bool uphill{};
  bool level{};
  bool scenic{};
  bool woods{};
  bool swamp{};
  bool ford{};
  bool water{};
  bool section{};
  bool wall{};
  bool fence{};

  friend bool operator==(const Cover&, const Cover&) = default;
};

/// [FB-T06]
struct TerrainTable {
  std::array<Going, kMovers> uphill{};
  std::array<Going, kMovers> level{};
  std::array<Going, kMovers> scenic{};
  std::array<Going, kMovers> woods{};
  std::array<Going, kMovers> swamp{};
  std::array<int, kMovers> ford_moves{};
  std::array<std::optional<Inches>, kMovers> wall_cost{};  ///< nothing: may not cross
  std::array<std::optional<Inches>, kMovers> fence_cost{};
  int section_holds{};
  Cover cover;

  friend bool operator==(const TerrainTable&, const TerrainTable&) = default;
};

/// [FB-T07] Inches.
struct Ranges {
  Inches rifled;
  Inches smoothbore;
  Inches ball;
  Inches canister;
  Inches shell_least;
  Inches shell_most;

  friend bool operator==(const Ranges&, const Ranges&) = default;
};

/// [FB-T08] One band of formed fire; limits are inclusive [FB-004].
struct MusketryBand {
  Inches rifled_to;
  Inches smoothbore_to;
  int normal_open{};
  int normal_cover{};
  int first_open{};
  int first_cover{};

  friend bool operator==(const MusketryBand&, const MusketryBand&) = default;
};

/// [FB-T10] The rows: at whom skirmishers fire.
enum class SkirmishTarget : std::uint8_t {
  Organised,  ///< in the open
  Selected,   ///< an individual
  LineInCover,
  Open,        ///< open order in the open
  OpenInCover  ///< open order in cover
};

/// [FB-T10] The least face of the die that kills; nothing: cannot.
struct SkirmishRow {
  std::optional<int> near;
  std::optional<int> far;
  bool far_mounted_only{};

  friend bool operator==(const SkirmishRow&, const SkirmishRow&) = default;
};

struct SkirmishTable {
  std::array<SkirmishRow, 5> rows{};  ///< by SkirmishTarget
  Inches rifled_near;                 ///< where the near band ends, inclusive
  Inches rifled_far;
  Inches smoothbore_near;
  Inches smoothbore_far;

  friend bool operator==(const SkirmishTable&, const SkirmishTable&) = default;
};

/// [FB-T11]
enum class Colour : std::uint8_t { Black, White, Yellow, Green };

enum class StickGroup : std::uint8_t { None, Near, Mid, Far };

struct StickBand {
  Inches from;  ///< above this, up to and with `to`
  Inches to;
  Colour colour{};
  StickGroup group{};
  std::optional<int> kills_on;  ///< the least face; nothing: nobody is hit

  friend bool operator==(const StickBand&, const StickBand&) = default;
};

struct Stick {
  std::vector<StickBand> bands;  ///< from the muzzle
  std::array<Colour, 6> die{};   ///< by face, from 1
  Inches stray_from;             ///< [FB-205] the line that the switch uses
  Inches stray_to;
  int stray_kills_on{};

  friend bool operator==(const Stick&, const Stick&) = default;
};

/// [FB-T12] A part of the cone.
struct ConePart {
  Inches from;
  Inches to;
  Inches width;  ///< at the far end, as printed
  int kills_on{};

  friend bool operator==(const ConePart&, const ConePart&) = default;
};

/// [FB-T13] The sectors of the shell burst indicator.
enum class Sector : std::uint8_t { Misfire, Left, Near, Right, Far, Centre };

struct BurstIndicator {
  std::array<Sector, 6> die{};  ///< by face, from 1
  Inches centre;                ///< radius of the middle sector
  Inches rim;                   ///< radius of the disc
  int kills_on{};               ///< [FB-T14]

  friend bool operator==(const BurstIndicator&, const BurstIndicator&) = default;
};

/// [FB-T15] What a ball does to a house.
struct HouseShot {
  bool penetrates{};
  int kills{};
  bool goes_on{};

  friend bool operator==(const HouseShot&, const HouseShot&) = default;
};

struct HouseShotBand {
  Inches to;
  table::D6Table<HouseShot> die;

  friend bool operator==(const HouseShotBand&, const HouseShotBand&) = default;
};

/// [FB-T16]
struct HouseTable {
  std::array<HouseShotBand, 3> shot{};
  table::D6Table<int> shell_kills;  ///< by the second die
  int fire_at{};                    ///< total at which a shell sets it on fire
  int destroyed_at{};
  int burns_moves{};
  Inches keep_away;
  int spreads_on{};  ///< the least face

  friend bool operator==(const HouseTable&, const HouseTable&) = default;
};

/// [FB-T18] How a side's score in a combat is made.
struct MeleeScore {
  int dice{1};      ///< that are added
  bool and_half{};  ///< times 1 1/2 [FB-005]
  bool doubled{};   ///< [FB-323] times 2, by the switch only

  friend bool operator==(const MeleeScore&, const MeleeScore&) = default;
};

struct MeleeRow {
  MeleeScore first;
  MeleeScore second;

  friend bool operator==(const MeleeRow&, const MeleeRow&) = default;
};

/// [FB-T18] The first side is the one named first.
struct MeleeTable {
  MeleeRow foot_foot;
  MeleeRow two_foot_foot;
  MeleeRow horse_horse;
  MeleeRow two_horse_horse;
  MeleeRow horse_foot;
  MeleeRow horse_two_foot;
  MeleeRow horse_three_foot;

  friend bool operator==(const MeleeTable&, const MeleeTable&) = default;
};

/// [FB-T19]
struct Advantages {
  int charging{};
  int downhill{};
  int wall{};
  int exhausted_one_rest{};
  int exhausted_no_rest{};
  int again_one_rest{};  ///< the fight goes on for another move
  int again_no_rest{};
  int in_house{};
  int assault{};

  friend bool operator==(const Advantages&, const Advantages&) = default;
};

/// [FB-T21] Moves after a melee.
struct Aftermath {
  int beaten_back{};     ///< full moves back of who must withdraw
  int exhausted_back{};  ///< his normal moves back after those
  int drawn_back{};      ///< normal moves back after a draw
  int rest{};            ///< moves of rest of both after going back
  int held{};            ///< moves without offensive action of a defender who holds his ground
  int re_forms{};        ///< moves until a winner is free

  friend bool operator==(const Aftermath&, const Aftermath&) = default;
};

/// [FB-T22]
struct MoraleTable {
  int colonel{};
  int first_officer{};
  int second_officer{};
  int detachment_officer{};
  int sixth_lost{};        ///< taken off
  int quarter_lost{};      ///< taken off
  int good{};              ///< the least that is good
  std::vector<int> again;  ///< the same in later tests after a bad one

  friend bool operator==(const MoraleTable&, const MoraleTable&) = default;
};

/// [FB-T24] Round shot by the sleeve.
struct SleeveBand {
  Inches to;
  int kills_on{};

  friend bool operator==(const SleeveBand&, const SleeveBand&) = default;
};

/// [FB-T26] A sample brigade, as lists name it.
struct SampleBrigade {
  InternedText id;
  InternedText name;
  Side side{};
  std::vector<Muster> units;
  std::vector<std::optional<std::size_t>> detached_from;  ///< of each, index in `units`
};

struct Charts {
  Options options;  ///< [FB-T39] the defaults
  Establishment infantry;
  Establishment cavalry;
  Establishment battery;
  Establishment detachment;
  int regiment_parts{};  ///< [FB-425] sub-units of a regiment, at most
  int boat_crew{};
  Bases bases;
  Rates rates;
  TerrainTable terrain;
  Ranges ranges;
  std::array<MusketryBand, 3> musketry{};
  SkirmishTable skirmish;
  Stick stick;
  std::array<ConePart, 3> canister{};
  BurstIndicator burst;
  HouseTable houses;
  std::array<int, 2> breaks_through_on{};  ///< [FB-T17] the least face, by ranks less one
  MeleeTable melee;
  Advantages advantages;
  Aftermath aftermath;
  MoraleTable morale;
  std::vector<SleeveBand> sleeve;
  std::vector<SampleBrigade> brigades;
};

}  // namespace core::field
