#include "core/game/war_view.h"

#include "core/organisation/leaders.h"
#include "core/strategic/blockade.h"
#include "core/strategic/departments.h"
#include "core/strategic/leader_pick.h"
#include "core/strategic/personnel.h"
#include "core/strategic/politics.h"
#include "core/supply/memo.h"

#include <algorithm>
#include <tuple>

namespace core::game {
namespace {

using namespace base::literals;
using board::Side;
using rulebook::Call;
using rulebook::Cycle;
using rulebook::PieceKind;
using state::AwayKind;
using state::Piece;
using state::Situation;

std::size_t index_of(Side side) noexcept { return static_cast<std::size_t>(side); }

Cycle cycle_numbered(const Situation& now, int number) {
  return rulebook::cycle_after(now.setting.scenario->first_cycle, number);
}

std::vector<CallStand> calls_of(const Situation& now, Side side) {
  const auto present = static_cast<Call>(now.state.war.manpower_of(side).call);
  std::vector<CallStand> calls;
  for (std::size_t at = 0; at < rulebook::kCallCount; ++at) {
    const auto call = static_cast<Call>(at);
    const rulebook::CallRow& row = now.book().calls[side][call];
    CallStand stand{call, strategic::has_made(now, side, call), call == present, row.political, {},
                    {}};
    const int month = stand.in_force ? strategic::month_of_call(now, side) : 1;
    for (int ahead = 0; ahead < static_cast<int>(rulebook::CallRow::kMonths); ++ahead) {
      stand.outlook.push_back(strategic::points_in_month(now, side, call, month + ahead));
    }
    if (const auto ruling = strategic::may_call(now, side, call); !ruling) {
      stand.refused = ruling.error();
    }
    calls.push_back(std::move(stand));
  }
  return calls;
}

std::vector<SpiralUnit> spiral_of(const Situation& now, Side side) {
  const int present = organisation::cycle_number(now);
  std::vector<SpiralUnit> units;
  for (const Piece& piece : now.state.pieces) {
    const state::Away* const away = piece.away();
    if (piece.side != side || away == nullptr || away->kind != AwayKind::Spiral) {
      continue;
    }
    SpiralUnit unit{piece.id, cycle_numbered(now, away->until), away->until <= present, {}};
    if (piece.kind == PieceKind::Ironclad) {
      unit.site = away->back;
    }
    units.push_back(unit);
  }
  std::stable_sort(units.begin(), units.end(), [](const SpiralUnit& one, const SpiralUnit& other) {
    return one.due < other.due;
  });
  return units;
}

std::vector<LeaderOut> leaders_out_of(const Situation& now, Side side) {
  std::vector<LeaderOut> out;
  for (const Piece& piece : now.state.pieces) {
    const state::Away* const away = piece.away();
    if (piece.side != side || piece.kind != PieceKind::Leader || away == nullptr ||
        away->kind == AwayKind::Pool) {
      continue;
    }
    LeaderOut leader{piece.id, away->kind, {}};
    if (away->kind == AwayKind::Wounded || away->kind == AwayKind::Captured) {
      leader.until = cycle_numbered(now, away->until);
    }
    out.push_back(leader);
  }
  return out;
}

/// [22.31] Leaders whose year is still to come, by year.
std::vector<std::string> leaders_to_come(const Situation& now, Side side) {
  std::vector<const rulebook::LeaderRow*> rows;
  for (const rulebook::LeaderRow& row : now.book().leaders) {
    if (row.side == side && row.from_year > now.state.cycle.year) {
      rows.push_back(&row);
    }
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto* one, const auto* other) {
    return one->from_year < other->from_year;
  });
  std::vector<std::string> names;
  names.reserve(rows.size());
  for (const rulebook::LeaderRow* const row : rows) {
    names.push_back(std::to_string(row->from_year) + " " + row->name);
  }
  return names;
}

/// [22.1] The case that keeps units, headquarters and leaders away.
std::optional<base::CaseRef> case_of(const DepartmentStand& stand) {
  switch (stand.why) {
    case NoDeployment::None:
      return std::nullopt;
    case NoDeployment::Relocated:
      return "22.15"_case;
    case NoDeployment::Neutralised:
      return "22.16"_case;
    case NoDeployment::NoSupply:
      return stand.fault->cited;
    case NoDeployment::NoRail:
      return "22.13"_case;
  }
  return std::nullopt;
}

DepartmentStand stand_of(const Situation& now, const Piece& department) {
  DepartmentStand stand{department.id, NoDeployment::None, {}, {}};
  if (strategic::deploys(now, department.id)) {
    return stand;
  }
  stand.fault = supply::chain_of(now, department.side).department_fault(department.id);
  stand.why = now.state.war.relocated.at(index_of(department.side)) == department.id
                  ? NoDeployment::Relocated
              : department.activity.has(state::Status::Neutralised) ? NoDeployment::Neutralised
              : stand.fault                                         ? NoDeployment::NoSupply
                                                                    : NoDeployment::NoRail;
  stand.cited = case_of(stand);
  return stand;
}

std::vector<DepartmentStand> departments_of(const Situation& now, Side side) {
  std::vector<DepartmentStand> departments;
  for (const Piece& piece : now.state.pieces) {
    if (piece.side == side && piece.kind == PieceKind::Department && piece.hex() != nullptr) {
      departments.push_back(stand_of(now, piece));
    }
  }
  return departments;
}

SideOfWar side_of(const Situation& now, Side side, bool known) {
  SideOfWar of;
  of.side = side;
  of.politics = now.state.war.politics_of(side);
  const bool campaign = now.setting.is_campaign();
  if (campaign) {
    of.calls = calls_of(now, side);
    of.month = strategic::month_of_call(now, side);
  }
  of.known = known;
  if (!known) {
    return of;
  }
  of.treasury = now.state.treasury_of(side);
  of.personnel = now.state.war.manpower_of(side).points;
  of.spiral = spiral_of(now, side);
  if (campaign) {
    of.income = strategic::income_of(now, side);
    of.leaders_to_come = leaders_to_come(now, side);
  }
  of.leader_pool = strategic::leader_pool(now, side);
  of.leaders_out = leaders_out_of(now, side);
  of.headquarters = now.state.war.headquarters.at(index_of(side));
  of.departments = departments_of(now, side);
  return of;
}

std::vector<PortStand> ports_of(const Situation& now, bool ships_known) {
  std::vector<PortStand> ports;
  const auto& tried = now.state.war.blockades;
  const rulebook::CycleRow* const row = now.book().find_cycle(now.state.cycle);
  for (const board::HexId hex : strategic::import_ports(now)) {
    PortStand port{hex,
                   now.map().town(now.map().towns_in(hex).front()).name,
                   strategic::why_no_import(now, hex),
                   row != nullptr ? row->import : 0,
                   {},
                   {},
                   {}};
    if (ships_known) {
      port.ships = strategic::ships_before(now, hex);
      port.closing_die = *port.ships > 0 ? strategic::closing_die(now, *port.ships) : 0;
    }
    const auto at = std::find_if(tried.begin(), tried.end(), [&](const state::Blockade& blockade) {
      return blockade.port == hex;
    });
    if (at != tried.end()) {
      port.tried = *at;
    }
    ports.push_back(std::move(port));
  }
  return ports;
}

std::vector<CycleSquare> track_of(const Situation& now, Side viewer) {
  const rulebook::Scenario& scenario = *now.setting.scenario;
  std::vector<CycleSquare> track;
  for (const rulebook::CycleRow& row : now.book().cycles) {
    if (row.cycle < scenario.first_cycle ||
        row.cycle > scenario.cycle_of(scenario.last_game_turn)) {
      continue;
    }
    CycleSquare square{row.cycle,
                       rulebook::first_game_turn(scenario.first_cycle, row.cycle),
                       row.winter,
                       row.words,
                       row.rail_points,
                       {},
                       {}};
    const int ahead = (square.first_game_turn -
                       rulebook::first_game_turn(scenario.first_cycle, now.state.cycle)) /
                      rulebook::kGameTurnsOfCycle;
    if (now.setting.is_campaign() && ahead >= 0) {
      square.income = strategic::total_of(strategic::income_of(now, viewer, row.cycle));
      square.personnel = strategic::points_of_call(now, viewer, ahead);
    }
    track.push_back(std::move(square));
  }
  return track;
}

constexpr std::array<std::string_view, 5> kNoDeployment{"none", "relocated", "neutralised",
                                                        "no-supply", "no-rail"};

}  // namespace

std::string_view name(NoDeployment why) noexcept {
  return kNoDeployment.at(static_cast<std::size_t>(why));
}

WarView war_of(const Situation& now, Side viewer) {
  const bool open = now.setting.switches.secrecy_in_force() == rulebook::Secrecy::Open ||
                    now.state.turn.stage == state::Stage::Over;
  WarView war;
  war.viewer = viewer;
  war.campaign = now.setting.is_campaign();
  for (const Side side : board::kSides) {
    war.sides.at(index_of(side)) = side_of(now, side, open || side == viewer);
  }
  war.track = track_of(now, viewer);
  war.kentucky = now.state.war.kentucky;
  war.emancipated = now.state.war.emancipated;
  if (war.campaign) {
    war.lead = strategic::lead_of(now, Side::Union);
    war.ports = ports_of(now, open || viewer == Side::Union);
  }
  return war;
}

}  // namespace core::game
