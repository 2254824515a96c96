#include "core/strategic/campaign.h"

#include "core/base/data_error.h"
#include "core/organisation/strength.h"
#include "core/supply/memo.h"

#include <algorithm>
#include <string>

namespace core::strategic {
const rulebook::CycleRow& cycle_row(const Situation& now) {
  return cycle_row(now, now.state.cycle);
}

const rulebook::CycleRow& cycle_row(const Situation& now, rulebook::Cycle cycle) {
  const rulebook::CycleRow* const row = now.book().find_cycle(cycle);
  if (row == nullptr) {
    throw base::DataError{"cycle_track", 0, "cycle", "the track has no cycle " + cycle.text()};
  }
  return *row;
}

state::Piece new_counter(const Situation& now, Side side, PieceKind kind, int points) {
  const rulebook::Cycle cycle = now.state.cycle;
  const std::string number = std::to_string(cycle.number);
  const std::string root = (side == Side::Union ? "U" : "C") + std::to_string(cycle.year % 100) +
                           (number.size() < 2 ? "0" : "") + number + "-";
  state::Piece piece;
  int serial = 1;
  while (now.state.find(root + std::to_string(serial)) != nullptr) {
    ++serial;
  }
  piece.sheet_id = root + std::to_string(serial);
  piece.side = side;
  piece.kind = kind;
  const rulebook::UnitType& type = now.book().unit_types[kind];
  if (rulebook::is_ground_combat_unit(kind)) {
    piece.strength = points;
    piece.parenthesised = type.parenthesised;
    piece.value = organisation::value_of(now, kind, points);
  }
  piece.movement = rulebook::is_ground_combat_unit(kind) ? type.land_movement.value_or(0) : 0;
  return piece;
}

std::vector<HexId> five_cities(const Situation& now) {
  std::vector<HexId> hexes;
  for (const rulebook::MajorCity& city : now.book().major_cities) {
    if (const auto town = now.map().find_town(city.name)) {
      hexes.push_back(now.map().town(*town).hex);
    }
  }
  return hexes;
}

bool has_rail_to_origin(const Situation& now, Side side, HexId hex) {
  const auto& sources = supply::chain_of(now, side).in_reach_of({hex});
  return std::any_of(sources.begin(), sources.end(), [&](const supply::SourceInReach& source) {
    return source.kind == supply::SourceKind::Railhead && source.over_rail && source.at == hex;
  });
}

}  // namespace core::strategic
