// [3.1] The proofs of the map check, one function a subject.
#pragma once

#include "core/data/map_text.h"

#include <map>
#include <set>

namespace core::data {

/// A hexside of a river, with the row it comes from.
struct RiverSide {
  const RiverText* river{};
  bool navigable{};
  Origin origin;
};

/// The rows of the map by place, for the checks.
struct MapIndex {
  explicit MapIndex(const MapText& text);

  [[nodiscard]] const map::Hex& hex(board::HexId id) const {
    return hexes[static_cast<std::size_t>(id.ordinal())];
  }

  /// Sea, lake or coastal: a hex in which ships may stand [3.15].
  [[nodiscard]] bool is_water(board::HexId id) const {
    return !hex(id).is_land() || hex(id).coastal;
  }

  /// What lies on a hexside, rivers before water.csv.
  [[nodiscard]] map::SideKind kind(const board::HexSide& side) const;

  /// Whether a navigable hexside bounds the hex.
  [[nodiscard]] bool touches_navigable(board::HexId id) const;

  [[nodiscard]] const RiverText* find_river(std::string_view name) const;

  const MapText& text;
  std::vector<map::Hex> hexes;
  std::map<board::HexSide, RiverSide> rivers;
  std::map<board::HexSide, const WaterSideText*> water;
  std::set<std::pair<board::HexSide, std::string>> crossings;
};

/// Pictures of terrain and states agree; a coastal hex has water.
void check_pictures(const MapIndex& index, FaultList& faults);
/// Every river chain is contiguous and ends where it says; a hexside belongs to one river.
void check_rivers(const MapIndex& index, FaultList& faults);
/// [3.15] [7.51] [7.52] Heads stand where navigation ends; every navigable reach reaches the sea or
/// another.
void check_navigation(const MapIndex& index, FaultList& faults);
/// water.csv and passages.csv fit the pictures; no orphan sea passage.
void check_water(const MapIndex& index, FaultList& faults);
/// Railroads and roads are contiguous over land, with bridges and ferries where water is crossed.
void check_lines(const MapIndex& index, FaultList& faults);
/// Every town is on land, in its state and on its bank; ports have water.
void check_towns(const MapIndex& index, FaultList& faults);
void check_other_names(const MapIndex& index, FaultList& faults);
/// Every anchor lies where the errata say.
void check_anchors(const MapIndex& index, FaultList& faults);
/// The anomalies 7.41, 7.51 to 7.54 and the origins of 17.01 hold.
void check_anomalies(const MapIndex& index, FaultList& faults);

/// The corner at which a chain begins or ends: the one that the next hexside does not share. Both
/// corners of a chain of one hexside.
[[nodiscard]] std::vector<board::Corner> upper_end(const RiverText& river);
[[nodiscard]] std::vector<board::Corner> lower_end(const RiverText& river);

/// All checks in the order above.
void run_map_checks(const MapText& text, FaultList& faults);

}  // namespace core::data
