// Pictures, narrow water and passages.
#include "core/data/map_checks.h"

#include <algorithm>
#include <array>

namespace core::data {
namespace {

using board::HexId;

/// Waters that hang together, by joining hexes step by step.
class Waters {
 public:
  Waters() : parent_(static_cast<std::size_t>(board::kHexCount)) {
    for (std::size_t i = 0; i < parent_.size(); ++i) {
      parent_[i] = i;
    }
  }

  void join(HexId a, HexId b) { parent_[root(a)] = root(b); }

  [[nodiscard]] bool same(HexId a, HexId b) { return root(a) == root(b); }

 private:
  std::size_t root(HexId hex) {
    auto at = static_cast<std::size_t>(hex.ordinal());
    while (parent_[at] != at) {
      parent_[at] = parent_[parent_[at]];
      at = parent_[at];
    }
    return at;
  }

  std::vector<std::size_t> parent_;
};

void check_water_sides(const MapIndex& index, FaultList& faults) {
  std::set<board::HexSide> seen;
  for (const WaterSideText& each : index.text.water) {
    const std::string label = each.row.side.label();
    if (!seen.insert(each.row.side).second) {
      faults.add(each.origin, label + " has a row already");
    }
    if (index.rivers.count(each.row.side) != 0) {
      faults.add(each.origin, label + " is a hexside of the " +
                                  index.rivers.at(each.row.side).river->name +
                                  ": a river is not listed here");
    }
    const auto both = each.row.side.hexes();
    const bool land =
        std::all_of(both.begin(), both.end(), [&](HexId hex) { return index.hex(hex).is_land(); });
    if (map::is_narrow_water(each.row.kind) && !land) {
      faults.add(each.origin, label + " is no narrow water: it does not divide two land hexes");
    }
  }
}

void check_passages(const MapIndex& index, FaultList& faults) {
  std::set<board::HexSide> seen;
  for (const PassageText& each : index.text.passages) {
    const board::HexSide side = *board::HexSide::between(each.row.a, each.row.b);
    const std::string label = side.label();
    if (!seen.insert(side).second) {
      faults.add(each.origin, "the passage " + label + " has a row already");
    }
    for (const HexId hex : {each.row.a, each.row.b}) {
      if (!index.is_water(hex)) {
        faults.add(each.origin, "the passage " + label + ": no ship can stand in " + hex.label() +
                                    ", which is neither sea, lake nor coastal [3.15]");
      }
    }
    const bool sea = index.hex(each.row.a).terrain == map::Terrain::Sea &&
                     index.hex(each.row.b).terrain == map::Terrain::Sea;
    if (sea) {
      faults.add(each.origin, "the passage " + label +
                                  " joins two sea hexes, which are always open to each other");
    }
    if (index.kind(side) == map::SideKind::Blocked) {
      faults.add(each.origin, "the passage " + label + " is over a blocked hexside");
    }
  }
}

void join_waters(const MapIndex& index, Waters& waters) {
  for (const map::Hex& hex : index.hexes) {
    for (const board::Direction direction : board::kDirections) {
      const auto other = hex.id.neighbour(direction);
      if (other && hex.terrain == map::Terrain::Sea &&
          index.hex(*other).terrain == map::Terrain::Sea) {
        waters.join(hex.id, *other);
      }
    }
  }
  for (const PassageText& each : index.text.passages) {
    if (index.is_water(each.row.a) && index.is_water(each.row.b)) {
      waters.join(each.row.a, each.row.b);
    }
  }
}

/// Every water hangs together with the Atlantic at the Union naval entry, with the Gulf at its
/// eastern edge, or is a closed lake.
void check_orphans(const MapIndex& index, FaultList& faults) {
  Waters waters;
  join_waters(index, waters);
  std::vector<HexId> doors;
  for (const AnomalyText& each : index.text.anomalies) {
    const bool door = each.kind == "union-naval-entry" || each.kind == "florida-entry" ||
                      each.kind == "closed-lake";
    if (const auto hex = HexId::parse(each.place); door && hex) {
      doors.push_back(*hex);
    }
  }
  const auto is_open = [&](HexId hex) {
    return std::any_of(doors.begin(), doors.end(),
                       [&](HexId door) { return waters.same(hex, door); });
  };
  for (const PassageText& each : index.text.passages) {
    if (!is_open(each.row.a) || !is_open(each.row.b)) {
      faults.add(each.origin, "the passage " + each.row.a.label() + "/" + each.row.b.label() +
                                  " is an orphan: it leads neither to the Atlantic nor to the "
                                  "Gulf");
    }
  }
  for (const map::Hex& hex : index.hexes) {
    if (hex.terrain == map::Terrain::Sea && !is_open(hex.id)) {
      faults.add(index.text.terrain_origin(hex.id),
                 "the sea hex " + hex.id.label() + " hangs together with no other sea");
    }
  }
}

}  // namespace

void check_pictures(const MapIndex& index, FaultList& faults) {
  std::set<HexId> with_passage;
  for (const PassageText& each : index.text.passages) {
    with_passage.insert({each.row.a, each.row.b});
  }
  for (const map::Hex& hex : index.hexes) {
    const char picture = index.text.picture(hex.id);
    const char letter = index.text.state_letter(hex.id);
    if (picture == '\0' || letter == '\0') {
      continue;  // the picture is too small: reported when it was read
    }
    if (!hex.is_land() != (letter == '~')) {
      faults.add(index.text.state_origin(hex.id),
                 hex.id.label() + (hex.is_land() ? " is land but lies in no state"
                                                 : " is all water but lies in a state"));
    }
    if (hex.coastal && with_passage.count(hex.id) == 0) {
      faults.add(index.text.terrain_origin(hex.id),
                 "the coastal hex " + hex.id.label() + " has no row in passages.csv");
    }
  }
}

void check_water(const MapIndex& index, FaultList& faults) {
  check_water_sides(index, faults);
  check_passages(index, faults);
  check_orphans(index, faults);
}

}  // namespace core::data
