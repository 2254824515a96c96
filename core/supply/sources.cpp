#include "core/supply/sources.h"

#include "core/base/contains.h"
#include "core/supply/siege.h"

#include <algorithm>

namespace core::supply {

using base::operator""_case;

namespace {

using rulebook::PieceKind;

void add_unless_waived(const View& view, std::vector<Obstacle>& faults, Obstacle fault) {
  if (!view.is_waived(fault)) {
    faults.push_back(std::move(fault));
  }
}

/// [17.01] [22.12] A city that gives supply must be controlled and not besieged.
std::vector<Obstacle> city_faults(const View& view, HexId hex, CaseRef cited) {
  std::vector<Obstacle> faults;
  if (view.hex(hex.ordinal(), kNotHeld)) {
    add_unless_waived(view, faults, {ObstacleKind::CityLost, cited, hex, std::nullopt, {}});
  }
  if (auto siege = siege_of_city(view, hex)) {
    faults.push_back(std::move(*siege));
  }
  return faults;
}

/// [22.12] Unparenthesised Confederate combat units next to a Union Department.
std::vector<PieceId> attackers_beside(const View& view, HexId hex) {
  std::vector<PieceId> result;
  for (const board::Direction direction : board::kDirections) {
    const auto beside = view.map().beside(hex, direction);
    if (!beside || !view.occupancy().at(*beside).attackers.has(view.enemy())) {
      continue;
    }
    for (const PieceId id : view.enemy_units_in(*beside)) {
      const state::Piece& piece = view.state().piece(id);
      if (rulebook::is_ground_combat_unit(piece.kind) && !piece.parenthesised &&
          !view.state().fort_of(id)) {
        result.push_back(id);
      }
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::vector<Obstacle> department_faults(const View& view, HexId hex) {
  if (view.side() == Side::Union) {
    std::vector<Obstacle> faults = city_faults(view, hex, "22.12"_case);
    auto near = attackers_beside(view, hex);
    if (!near.empty()) {
      add_unless_waived(
          view, faults,
          {ObstacleKind::EnemyNearby, "22.12"_case, hex, std::nullopt, std::move(near)});
    }
    return faults;
  }
  std::vector<Obstacle> faults;
  if (view.hex(hex.ordinal(), kEnemyOccupied)) {
    add_unless_waived(
        view, faults,
        {ObstacleKind::CityOccupied, "22.13"_case, hex, std::nullopt, view.enemy_units_in(hex)});
  }
  if (auto siege = siege_of_city(view, hex)) {
    faults.push_back(std::move(*siege));
  }
  return faults;
}

std::optional<SourceKind> source_kind(PieceKind kind) {
  if (kind == PieceKind::Department) {
    return SourceKind::Department;
  }
  if (kind == PieceKind::Depot) {
    return SourceKind::Depot;
  }
  if (kind == PieceKind::ArmyHq) {
    return SourceKind::ArmyHq;
  }
  if (kind == PieceKind::SupplyTrain) {
    return SourceKind::SupplyTrain;
  }
  return std::nullopt;
}

}  // namespace

int range_of(const rulebook::SupplyRanges& ranges, SourceKind kind) noexcept {
  switch (kind) {
    case SourceKind::Department:
      return ranges.department;
    case SourceKind::Depot:
      return ranges.depot;
    case SourceKind::ArmyHq:
      return ranges.army_hq;
    case SourceKind::SupplyTrain:
      return ranges.supply_train;
    case SourceKind::Railhead:
      return ranges.railhead;
    case SourceKind::InsideStock:
      return 0;
  }
  return 0;
}

Origin rail_origin(const View& view, HexId hex) {
  const bool edge =
      view.side() == Side::Union && base::contains(view.map().anomalies().supply_edges, hex);
  return {hex, edge ? std::vector<Obstacle>{} : city_faults(view, hex, "17.01"_case)};
}

std::vector<Origin> rail_origins(const View& view) {
  std::vector<Origin> result;
  if (view.side() == Side::Union) {
    for (const HexId hex : view.map().anomalies().supply_edges) {
      result.push_back({hex, {}});
    }
    for (const HexId hex : view.map().anomalies().supply_origin_cities) {
      result.push_back(rail_origin(view, hex));
    }
    return result;
  }
  for (const std::string& name : view.book().origin_cities) {  // [3.16] the five, and no others
    if (const auto town = view.map().find_town(name)) {
      const HexId hex = view.map().town(*town).hex;
      if (view.map().is_played(hex)) {  // [19.11]
        result.push_back(rail_origin(view, hex));
      }
    }
  }
  return result;
}

std::optional<WaterPlaceId> naval_entry(const View& view) {
  const auto& entry = view.map().anomalies().union_naval_entry;
  return view.side() == Side::Union && entry ? view.map().water_of(*entry) : std::nullopt;
}

std::vector<Source> sources(const View& view, std::vector<Source> before) {
  std::vector<Source> result;
  auto known = before.begin();
  const auto& pieces = view.occupancy().pieces_of(view.side(), state::PieceClass::SupplySource);
  result.reserve(pieces.size());
  for (const PieceId id : pieces) {
    const state::Piece& piece = view.state().piece(id);
    const auto kind = source_kind(piece.kind);
    if (!kind || piece.hex() == nullptr || (piece.inside && view.state().transport_of(piece.id))) {
      continue;
    }
    const HexId hex = *piece.hex();
    if (*kind != SourceKind::Department && !besiegers_of_fort(view, hex).empty()) {
      continue;  // [13.32] what is inside feeds only those inside
    }
    known = std::find_if(known, before.end(), [&](const Source& old) { return old.piece >= id; });
    const bool still_empty = *kind != SourceKind::Department && piece.stock < 1 &&
                             known != before.end() && known->piece == id && known->kind == *kind &&
                             known->hex == hex && !known->faults.empty();
    if (still_empty) {
      result.push_back(std::move(*known));
      continue;
    }
    Source source{*kind, piece.id, hex, range_of(view.book().supply_ranges, *kind), {}, false};
    if (*kind == SourceKind::Department) {
      source.faults = department_faults(view, hex);
      if (piece.activity.has(state::Status::Neutralised)) {
        add_unless_waived(view, source.faults,
                          {ObstacleKind::Neutralised, "22.14"_case, hex, std::nullopt, {piece.id}});
      }
      source.needs_link = view.side() == Side::Union;
    } else if (piece.stock < 1) {
      add_unless_waived(
          view, source.faults,
          {ObstacleKind::NoStock, "17.02"_case, hex, std::nullopt, {piece.id}, 1, piece.stock});
    }
    result.push_back(std::move(source));
  }
  return result;
}

}  // namespace core::supply
