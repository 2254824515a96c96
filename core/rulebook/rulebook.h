// [3.3] The charts of the rulebook as typed tables, loaded once from the catalogue.
#pragma once

#include "core/board/side.h"
#include "core/map/terrain.h"
#include "core/rulebook/chits.h"
#include "core/rulebook/combat_effects.h"
#include "core/rulebook/combat_tables.h"
#include "core/rulebook/cycle.h"
#include "core/rulebook/embarkation.h"
#include "core/rulebook/leader_tables.h"
#include "core/rulebook/movement_costs.h"
#include "core/rulebook/naval_tables.h"
#include "core/rulebook/piece_kind.h"
#include "core/rulebook/political_tables.h"
#include "core/rulebook/production_tables.h"
#include "core/rulebook/siege_tables.h"
#include "core/rulebook/supply_tables.h"
#include "core/rulebook/unit_types.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::rulebook {

using board::Side;

/// [Appendix A] A leader as his counter shows him.
struct LeaderRow {
  Side side{};
  std::string name;
  int stars{};
  int initiative{};
  int combat{};
  int span{};
  bool cavalry{};
  int from_year{};  ///< first year in the Leader Pool
};

/// [Appendix B] How many counters of a value exist.
struct MixRow {
  PieceKind kind{};
  std::string value;           ///< "10-3", "(5)-1"; empty for kinds without a strength
  std::array<int, 2> count{};  ///< by Side
};

/// [17.6] Supply movement points.
struct SupplyCosts {
  /// To enter a hex of the terrain; nothing for all-water hexes.
  std::array<std::optional<int>, 7> terrain{};
  int along_line{};     ///< along a road or a rail line
  int minor_river{};    ///< more, off road
  int ship_crossing{};  ///< more, over a navigable side with a friendly ship in it
};

/// [17.6] How far each kind of source broadcasts.
struct SupplyRanges {
  int department{};
  int depot{};
  int army_hq{};
  int supply_train{};
  int railhead{};

  [[nodiscard]] int longest() const noexcept;
};

/// [13.12]
struct FortRow {
  int capacity{};    ///< combat strength points inside
  int multiplier{};  ///< of the defence when stormed
};

/// [16.22]
struct RosterRow {
  int units{};
  bool cavalry_only{};
  bool no_cavalry{};
};

/// [Appendix C] A cell row of the cycle track.
struct CycleRow {
  Cycle cycle;
  bool winter{};
  std::array<int, 2> rail_points{};
  std::array<std::string, 2> words;  ///< "Corps HQ, MD, Blockade", by Side
  int union_supply{};                ///< [21.21] SUP, the base of the Union
  int city_yield{};                  ///< [21.32] SUP of a supply city
  int import{};                      ///< [21.34] SUP of a seaport

  /// Whether the side's cell holds the word: "Corps HQ" [22.21], "MD" [22.6], "Blockade" [24.13].
  [[nodiscard]] bool says(Side side, std::string_view word) const noexcept;
};

/// [17.1] Limits of supply by water, and [7.2] the ranges of ships: water places, river places cost
/// more for naval types.
struct ShipRow {
  int range{};             ///< naval movement points
  int river_place_cost{};  ///< points per river location entered [7.11]; 0 when it may not enter
  int sea_place_cost{};    ///< points per water hex entered; 0 when it may not enter the open sea
};

/// Any chart as printed text, for the reader and for rules of later chapters.
struct Chart {
  std::string name;
  std::string cited;  ///< case, "12.12"
  std::string unit;
  std::string source;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
};

/// All charts of a game, with the selected errata applied.
struct Rulebook {
  std::vector<LeaderRow> leaders;
  std::vector<MixRow> mix;
  MixValues mix_values;                ///< [3.24] the values of a kind, largest first
  UnitTypes unit_types;                ///< [3.21]
  ChitPools chit_pools;                ///< [5.12] [19.35]
  MovementCosts movement_costs;        ///< [6.16]
  ForcedMarch forced_march;            ///< [6.34]
  RailWeights rail_weights;            ///< [6.56]
  Embarkation embarkation;             ///< [7.26]
  CombatEffects combat_effects;        ///< [8.4]
  CombatTables combat;                 ///< [8.15]
  LeaderCasualties leader_casualties;  ///< [10.4]
  CommandStars command_stars;          ///< [10.18]
  NavalTables naval;                   ///< [11.12] [11.22] [11.24]
  SupplyTables supply;                 ///< [12.12] [12.13]
  CombatSupply combat_supply;          ///< [12.22]
  Works works;                         ///< [13.12]
  SiegeTable siege;                    ///< [13.37]
  ScenarioSupply scenario_supply;      ///< [19.34]
  SupplyCosts supply_costs;
  SupplyRanges supply_ranges;
  std::map<PieceKind, FortRow> forts;  ///< Fort and Fortress
  std::map<std::pair<Side, PieceKind>, RosterRow> rosters;
  std::map<PieceKind, ShipRow> ships;
  std::map<PieceKind, int> stock_limits;  ///< SUP a Depot, Supply Train, Army HQ may hold
  std::vector<CycleRow> cycles;
  std::vector<std::string> origin_cities;  ///< [21.35] the five Confederate major cities
  std::vector<MajorCity> major_cities;     ///< [21.35] the same with what they yield
  Production production;                   ///< [21.91] [21.92]
  Production old_production;               ///< [21.91] of games begun before it was mended
  BaseRow base;                            ///< [21.81]
  Calls calls;                             ///< [23.11] [23.12]
  BlockadeTable blockade;                  ///< [24.12]
  PoliticalTable political_table;          ///< [25.5]
  PoliticalFigures politics;               ///< [25.2] [25.3] [22.52]
  std::vector<Chart> charts;

  [[nodiscard]] const LeaderRow* find_leader(Side side, std::string_view name) const noexcept;
  [[nodiscard]] const MixRow* find_mix(PieceKind kind, std::string_view value) const noexcept;
  [[nodiscard]] const Chart* find_chart(std::string_view name) const noexcept;
  /// [Appendix C] The row of a cycle; nothing beyond the track.
  [[nodiscard]] const CycleRow* find_cycle(Cycle cycle) const noexcept;
};

}  // namespace core::rulebook
