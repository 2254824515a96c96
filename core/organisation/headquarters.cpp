#include "core/organisation/headquarters.h"

#include "core/rulebook/chart.h"

#include <map>
#include <optional>
#include <string>

namespace core::organisation {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using state::Finding;
using state::label;
using state::Piece;

std::string units(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " unit" : " units");
}

std::string stars(int count) { return std::to_string(count) + (count == 1 ? " star" : " stars"); }

std::optional<Finding> fault_on_roster(const Setting& setting, const Piece& unit, const Piece& hq) {
  const std::string what = state::title(unit) + " on the roster of " + state::title(hq);
  if (!is_rosterable(unit.kind)) {
    return Finding{"16.23"_case, unit.sheet_id, what + ": pieces of this kind are never rostered"};
  }
  if (unit.side != hq.side) {
    return Finding{"16.11"_case, unit.sheet_id, what + ": the HQ is the Enemy's"};
  }
  if (unit.place != hq.place) {
    return Finding{"16.11"_case, unit.sheet_id,
                   what + ": it stands in " + label(unit.place) + ", the HQ in " + label(hq.place)};
  }
  const auto row = setting.rulebook->rosters.find({hq.side, hq.kind});
  if (row == setting.rulebook->rosters.end()) {
    return std::nullopt;
  }
  const bool cavalry = unit.kind == PieceKind::Cavalry;
  if (row->second.cavalry_only && !cavalry) {
    return Finding{"15.11"_case, unit.sheet_id, what + ": a cavalry corps holds only cavalry"};
  }
  if (row->second.no_cavalry && cavalry) {
    return Finding{"15.12"_case, unit.sheet_id, what + ": an infantry corps holds no cavalry"};
  }
  // [16.21], erratum E078: "infantry" is every ground unit but cavalry; as printed, infantry only.
  if (row->second.no_cavalry && unit.kind != PieceKind::Infantry &&
      !setting.switches.errata.has("E078"_erratum)) {
    return Finding{"16.21"_case, unit.sheet_id,
                   what + ": as printed an infantry corps holds only infantry"};
  }
  return std::nullopt;
}

std::optional<Finding> fault_of_commander(const Setting& setting, const Piece& hq,
                                          const Piece& leader) {
  const std::string what = state::title(leader) + " in command of " + state::title(hq);
  if (leader.kind != PieceKind::Leader || leader.side != hq.side) {
    return Finding{"10.16"_case, hq.sheet_id, what + ": no leader of its side"};
  }
  if (leader.place != hq.place) {
    return Finding{
        "10.16"_case, hq.sheet_id,
        what + ": he stands in " + label(leader.place) + ", the HQ in " + label(hq.place)};
  }
  const rulebook::LeaderRow* const row = setting.rulebook->find_leader(leader.side, leader.name);
  const int need = stars_needed(*setting.rulebook, hq.kind);
  if (row != nullptr && row->stars < need) {
    return Finding{"10.18"_case, hq.sheet_id,
                   what + ": he has " + stars(row->stars) + ", it needs " + stars(need)};
  }
  return std::nullopt;
}

}  // namespace

std::vector<PieceId> roster(const GameState& state, PieceId headquarters) {
  std::vector<PieceId> units;
  for (const Piece& piece : state.pieces) {
    if (piece.inside == headquarters && piece.kind != PieceKind::Leader) {
      units.push_back(piece.id);
    }
  }
  return units;
}

bool is_on_roster(const GameState& state, const Piece& piece) noexcept {
  return piece.kind != PieceKind::Leader && piece.inside &&
         rulebook::is_headquarters(state.piece(*piece.inside).kind);
}

bool is_rosterable(PieceKind kind) noexcept {
  return rulebook::is_ground_unit(kind) && !rulebook::is_headquarters(kind) &&
         kind != PieceKind::Depot && kind != PieceKind::RailwayRepair &&
         kind != PieceKind::Partisan;
}

bool has_commander(const GameState& state, PieceId headquarters) {
  const Piece& hq = state.piece(headquarters);
  return hq.commander && state.piece(*hq.commander).place == hq.place;
}

int roster_size(const rulebook::Rulebook& rulebook, board::Side side, PieceKind headquarters) {
  const auto row = rulebook.rosters.find({side, headquarters});
  return row == rulebook.rosters.end() ? 0 : row->second.units;
}

int stars_needed(const rulebook::Rulebook& rulebook, PieceKind headquarters) {
  return rulebook::chart_figure(rulebook, "commanders", name(headquarters), "stars").value_or(0);
}

std::vector<Finding> check_rosters(const Setting& setting, const GameState& state) {
  std::vector<Finding> findings;
  for (const Piece& hq : state.pieces) {
    if (!rulebook::is_headquarters(hq.kind)) {
      continue;
    }
    const std::vector<PieceId> held = roster(state, hq.id);
    const int size = roster_size(*setting.rulebook, hq.side, hq.kind);
    if (static_cast<int>(held.size()) > size) {
      findings.push_back({"16.22"_case, hq.sheet_id,
                          state::title(hq) + " in " + label(hq.place) + " has " +
                              units(held.size()) + " on its roster, it may have " +
                              std::to_string(size)});
    }
    for (const PieceId unit : held) {
      if (auto fault = fault_on_roster(setting, state.piece(unit), hq)) {
        findings.push_back(std::move(*fault));
      }
    }
  }
  return findings;
}

std::vector<Finding> check_commanders(const Setting& setting, const GameState& state) {
  std::vector<Finding> findings;
  for (const Piece& hq : state.pieces) {
    // A leader who is out names the HQ that he may take back [22.5].
    if (!hq.commander || !rulebook::is_headquarters(hq.kind)) {
      continue;
    }
    const Piece& leader = state.piece(*hq.commander);
    if (auto fault = fault_of_commander(setting, hq, leader)) {
      findings.push_back(std::move(*fault));
    }
  }
  for (const Piece& leader : state.pieces) {
    if (leader.kind != PieceKind::Leader || !leader.inside ||
        !rulebook::is_headquarters(state.piece(*leader.inside).kind)) {
      continue;
    }
    const Piece& hq = state.piece(*leader.inside);
    if (hq.commander != leader.id) {
      findings.push_back({"19.21"_case, leader.sheet_id,
                          state::title(leader) + " stands on " + state::title(hq) +
                              ", which does not name him as its commander"});
    }
  }
  return findings;
}

}  // namespace core::organisation
