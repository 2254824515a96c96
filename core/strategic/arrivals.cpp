#include "core/strategic/arrivals.h"

#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/strategic/departments.h"

#include <algorithm>
#include <string>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::MixValue;
using rulebook::PieceKind;
using state::Piece;

bool shows_points(PieceKind kind) noexcept { return rulebook::is_ground_combat_unit(kind); }

Piece counter(const Situation& now, const Arrival& arrival, HexId hex, int points) {
  Piece piece;
  piece.sheet_id = state::free_name(now.state, arrival.id);
  piece.side = arrival.side;
  piece.kind = arrival.kind;
  piece.place = hex;
  if (shows_points(arrival.kind)) {
    const rulebook::UnitType& type = now.book().unit_types[arrival.kind];
    piece.strength = points;
    piece.parenthesised = type.parenthesised;
    piece.movement = type.land_movement.value_or(0);
    piece.value = organisation::value_of(now, arrival.kind, points);
  }
  return piece;
}

}  // namespace

std::vector<int> placeable(const Situation& now, const Arrival& arrival) {
  std::vector<int> counters;
  for (const MixValue& value : now.book().mix_values[arrival.kind]) {
    const int points = shows_points(arrival.kind) ? value.strength : 1;
    if (points <= arrival.points &&
        organisation::free_counters(now, arrival.side, arrival.kind, value.strength) > 0) {
      counters.push_back(points);
    }
  }
  return counters;
}

state::Ruling<> may_place(const Situation& now, const Arrival& arrival, HexId hex, int points) {
  const std::vector<HexId>& sites = deployment_sites(now, arrival.side);
  if (std::find(sites.begin(), sites.end(), hex) == sites.end()) {
    return state::refused(state::refusal("19.33"_case, "no-department-there").in(hex));
  }
  if (points > arrival.points) {
    return state::refused(
        state::refusal("19.33"_case, "fewer-arrive").figures(points, arrival.points));
  }
  const std::vector<int> counters = placeable(now, arrival);
  if (std::find(counters.begin(), counters.end(), points) == counters.end()) {
    return state::refused(state::refusal("3.26"_case, "no-free-counter").figures(points, 0));
  }
  return {};
}

void place(Record& record, HexId hex, int points) {
  auto arrival = record.pending<Arrival>();
  Piece piece = counter(record.now(), arrival, hex, points);
  piece.id = record.free_id();
  record.apply(state::PieceCreated{piece, "19.33"_case, {}});
  arrival.points -= points;
  record.change_decision(arrival);
  organisation::come_to(record, arrival.side, hex);
}

bool go_on_placing(Record& record) {
  const auto arrival = record.pending<Arrival>();
  if (arrival.points <= 0) {
    record.end_decision();
    return true;
  }
  const std::vector<int> counters = placeable(record.now(), arrival);
  const std::vector<HexId>& sites = deployment_sites(record.now(), arrival.side);
  if (counters.empty() || sites.empty()) {
    record.tell({"arrival-lost", "3.26"_case, arrival.side, {}, {}, {}, {arrival.points}});
    record.end_decision();
    return true;
  }
  if (counters.size() == 1 && sites.size() == 1) {
    place(record, sites.front(), counters.front());
    return true;
  }
  return false;
}

}  // namespace core::strategic
