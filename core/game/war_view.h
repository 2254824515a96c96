// [0.5] [20.0] What a side may know of the war beside the map: production, men, leaders, politics.
#pragma once

#include "core/rulebook/production_tables.h"
#include "core/state/ruling.h"
#include "core/state/situation.h"
#include "core/strategic/income.h"
#include "core/supply/chain_of_supply.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::game {

/// [21.42] A unit on the production spiral.
struct SpiralUnit {
  state::PieceId piece;
  rulebook::Cycle due;               ///< the cycle in which it may be deployed
  bool waits{};                      ///< it is due and has no place yet [21.63]
  std::optional<board::HexId> site;  ///< an Ironclad: where it is built [21.71]

  friend bool operator==(const SpiralUnit&, const SpiralUnit&) = default;
};

/// [23.1] A call and what it would bring.
struct CallStand {
  rulebook::Call call{};
  bool made{};  ///< in this game
  bool in_force{};
  int political{};  ///< Political Points that the Enemy gains when it is made
  /// Personnel Points of the cycles from this one on: of the call in force as it goes on, of
  /// another one as if it were made now. As many as the chart has months.
  std::vector<int> outlook;
  /// Why it may not be made in this cycle; nothing when it may.
  std::optional<state::Illegal> refused;
};

/// [22.5] A leader who is not on the map and not in the pool.
struct LeaderOut {
  state::PieceId leader;
  state::AwayKind why{};
  std::optional<rulebook::Cycle> until;  ///< wounded, captured: the cycle in which he comes back

  friend bool operator==(const LeaderOut&, const LeaderOut&) = default;
};

/// Why nothing arrives at a Department.
enum class NoDeployment : std::uint8_t {
  None,         ///< it does
  Relocated,    ///< [22.15] in this cycle
  Neutralised,  ///< [22.16] it failed and was not relocated since
  NoSupply,     ///< [22.12] [22.13] it provides no supply
  NoRail        ///< [22.13] no rail path to an unbesieged major city
};

/// "none", "relocated", "neutralised", "no-supply", "no-rail".
[[nodiscard]] std::string_view name(NoDeployment why) noexcept;

/// [22.1] A Department and whether it works.
struct DepartmentStand {
  state::PieceId department;
  NoDeployment why{};                     ///< units, headquarters and leaders may not arrive
  std::optional<supply::Obstacle> fault;  ///< of NoSupply
  std::optional<base::CaseRef> cited;     ///< the case by which nothing arrives; nothing of None
};

/// What of a side lies in no hex. What is hidden from who looks is not in it.
struct SideOfWar {
  board::Side side{};
  state::Politics politics;
  std::vector<CallStand> calls;  ///< in the order in which they may be made; a campaign only
  int month{};                   ///< of the call in force, from 1 [23.11]
  // ---- hidden from the Enemy ----
  bool known{};  ///< whether what follows is known
  state::Treasury treasury;
  int personnel{};                            ///< Personnel Points left in this cycle [23.3]
  std::vector<SpiralUnit> spiral;             ///< by cycle, then as they were begun
  std::vector<strategic::IncomeLine> income;  ///< of this cycle, with what brings nothing
  std::vector<state::PieceId> leader_pool;    ///< [22.31]
  std::vector<LeaderOut> leaders_out;
  std::vector<std::string> leaders_to_come;  ///< [22.31] "1863 Burnside": later years, by year
  state::DueHeadquarters headquarters;       ///< rolled, without a place yet [22.22]
  std::vector<DepartmentStand> departments;
};

/// [24.0] A Confederate seaport and what closes it.
struct PortStand {
  board::HexId port;
  std::string town;
  strategic::NoIncome why{};  ///< apart from blockade
  int import{};               ///< SUP that it brings in this cycle when nothing keeps it
  /// Ships that lie before it, and the highest d6 with which they close it; nothing where the Union
  /// is the Enemy and hides them.
  std::optional<int> ships;
  std::optional<int> closing_die;
  std::optional<state::Blockade> tried;  ///< in this cycle
};

/// [Appendix C] A square of the cycle track.
struct CycleSquare {
  rulebook::Cycle cycle;
  int first_game_turn{};
  bool winter{};
  std::array<std::string, 2> words;  ///< by Side, as printed: "Corps HQ, MD, Blockade"
  std::array<int, 2> rail_points{};  ///< by Side
  /// SUP that the own places bring then, if the board stays as it is; nothing of the past.
  std::optional<int> income;
  std::optional<int> personnel;  ///< Personnel Points of the present call then
};

/// The war as one side knows it.
struct WarView {
  board::Side viewer{};
  bool campaign{};                 ///< chapters 20 to 26 are played
  std::array<SideOfWar, 2> sides;  ///< by Side
  int lead{};                      ///< [25.51] of the Union in Political Points
  std::vector<PortStand> ports;    ///< of a campaign
  std::vector<CycleSquare> track;  ///< of the whole game
  std::optional<board::Side> kentucky;
  bool emancipated{};
};

/// [0.5] While secrecy is OPEN, and when the game is over, of the Enemy, too, all is known.
[[nodiscard]] WarView war_of(const state::Situation& now, board::Side viewer);

}  // namespace core::game
