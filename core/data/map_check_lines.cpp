// Railroads and roads, bridges and ferries.
#include "core/data/map_checks.h"

#include <algorithm>

namespace core::data {
namespace {

/// Checks one kind of line; remembers the crossings it uses.
class LineCheck {
 public:
  LineCheck(const MapIndex& index, bool rail, FaultList& faults)
      : index_{index}, rail_{rail}, faults_{faults} {}

  void check(const LineText& line) {
    line_ = &line;
    if (line.stops.size() < 2) {
      faults_.add(line.origin, "the " + what() + " has fewer than two hexes");
      return;
    }
    ends();
    std::set<board::HexId> seen;
    for (std::size_t i = 0; i < line.stops.size(); ++i) {
      const StopText& stop = line.stops[i];
      if (!index_.hex(stop.stop.hex).is_land()) {
        faults_.add(stop.origin, "the " + what() + " runs over water at " + stop.stop.hex.label());
      }
      if (!seen.insert(stop.stop.hex).second) {
        faults_.add(stop.origin, stop.stop.hex.label() + " comes twice in the " + what());
      }
      if (i > 0) {
        step(line.stops[i - 1], stop);
      }
    }
  }

  [[nodiscard]] const std::set<std::pair<board::HexSide, std::string>>& used() const noexcept {
    return used_;
  }

 private:
  [[nodiscard]] std::string what() const { return (rail_ ? "railroad " : "road ") + line_->name; }

  void ends() {
    for (const StopText* stop : {&line_->stops.front(), &line_->stops.back()}) {
      if (stop->stop.stations.empty()) {
        faults_.add(stop->origin,
                    "the " + what() + " ends in " + stop->stop.hex.label() + " without a station");
      }
    }
  }

  void step(const StopText& from, const StopText& to) {
    const auto side = board::HexSide::between(from.stop.hex, to.stop.hex);
    if (!side) {
      faults_.add(to.origin, "the " + what() + " has a gap: " + to.stop.hex.label() +
                                 " does not touch " + from.stop.hex.label());
      return;
    }
    if (!map::stops_ground(index_.kind(*side))) {
      return;
    }
    const std::string prefix = rail_ ? "rail-" : "road-";
    bool crossed = false;
    for (const char* kind : {"bridge", "ferry"}) {
      if (index_.crossings.count({*side, prefix + kind}) != 0) {
        used_.emplace(*side, prefix + kind);
        crossed = true;
      }
    }
    if (!crossed) {
      faults_.add(to.origin, "the " + what() + " crosses " + water(*side) + " at " + side->label() +
                                 " without a " + prefix + "bridge or a " + prefix +
                                 "ferry [18.15]");
    }
  }

  [[nodiscard]] std::string water(const board::HexSide& side) const {
    const auto river = index_.rivers.find(side);
    if (river != index_.rivers.end()) {
      return "the " + river->second.river->name;
    }
    return "water (" + std::string{map::name(index_.kind(side))} + ")";
  }

  const MapIndex& index_;
  bool rail_;
  FaultList& faults_;
  const LineText* line_{};
  std::set<std::pair<board::HexSide, std::string>> used_;
};

void check_crossing(const MapIndex& index, const CrossingText& crossing, bool used,
                    FaultList& faults) {
  const auto kind = index.kind(crossing.row.side);
  const std::string label = crossing.row.side.label();
  if (kind != map::SideKind::NavigableRiver && !map::is_narrow_water(kind)) {
    faults.add(crossing.origin, "the " + crossing.kind + " " + label +
                                    " crosses no navigable river and no narrow water");
  } else if (!used) {
    faults.add(crossing.origin, "no " + std::string{crossing.row.rail ? "railroad" : "road"} +
                                    " uses the " + crossing.kind + " " + label);
  }
}

}  // namespace

void check_lines(const MapIndex& index, FaultList& faults) {
  LineCheck rails{index, true, faults};
  for (const LineText& line : index.text.railroads) {
    rails.check(line);
  }
  LineCheck roads{index, false, faults};
  for (const LineText& line : index.text.roads) {
    roads.check(line);
  }
  std::set<std::pair<board::HexSide, std::string>> seen;
  for (const CrossingText& crossing : index.text.crossings) {
    const std::pair key{crossing.row.side, crossing.kind};
    if (!seen.insert(key).second) {
      faults.add(crossing.origin,
                 "the " + crossing.kind + " " + crossing.row.side.label() + " has a row already");
    }
    const auto& used = crossing.row.rail ? rails.used() : roads.used();
    check_crossing(index, crossing, used.count(key) != 0, faults);
  }
}

}  // namespace core::data
