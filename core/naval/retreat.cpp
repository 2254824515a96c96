#include "core/naval/retreat.h"

#include "core/organisation/strength.h"
#include "core/territory/hex_control.h"
#include "core/water/commanded_water.h"
#include "core/water/ship_waters.h"
#include "core/water/water_links.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace core::naval {
namespace {

using base::operator""_case;
using rulebook::PieceKind;

constexpr int kFar = std::numeric_limits<int>::max();

bool has_base(const Situation& now, Side side, HexId hex) {
  const state::PieceList here = now.occupancy.pieces_in(hex);
  return std::any_of(here.begin(), here.end(), [&](PieceId id) {
    return now.piece(id).side == side && now.piece(id).kind == PieceKind::Base;
  });
}

/// A ship on its way out of a naval combat.
struct Flight {
  const Situation& now;
  Side side;
  PieceKind ship;
  WaterPlaceId from;

  /// Whether the way may lead through the place.
  [[nodiscard]] bool is_open(WaterPlaceId place) const {
    const Side enemy = board::enemy_of(side);
    if (water::closed_to(now.setting, ship, now.map().water_place(place)) ||
        now.occupancy.warships(place).has(enemy)) {
      return false;
    }
    const water::FortHexes forts = water::forts_over(now, enemy, place);
    return std::all_of(forts.begin(), forts.end(),
                       [&](HexId fort) { return water::lies_under(now, fort, from); });
  }
};

/// What is known of the ways from the place of the combat.
struct Ways {
  std::vector<int> spent;
  std::vector<std::uint16_t> before;

  explicit Ways(std::size_t places) : spent(places, kFar), before(places) {}

  /// The places from the start, left out, to `end`.
  [[nodiscard]] std::vector<WaterPlaceId> way_to(WaterPlaceId end) const {
    std::vector<WaterPlaceId> way;
    for (std::uint16_t at = end.value(); before[at] != at; at = before[at]) {
      way.emplace_back(at);
    }
    std::reverse(way.begin(), way.end());
    return way;
  }
};

/// The shortest way to the nearest refuge, the start left out; empty if there is none.
std::vector<WaterPlaceId> way_out(const Flight& flight) {
  const Situation& now = flight.now;
  Ways ways{now.map().water_places().size()};
  ways.spent[flight.from.value()] = 0;
  ways.before[flight.from.value()] = flight.from.value();
  std::set<std::pair<int, std::uint16_t>> reached{{0, flight.from.value()}};
  while (!reached.empty()) {
    const auto [spent, at] = *reached.begin();
    reached.erase(reached.begin());
    if (at != flight.from.value() && is_refuge(now, flight.side, WaterPlaceId{at})) {
      return ways.way_to(WaterPlaceId{at});
    }
    for (const auto& [place, bar] : water::steps_from(now.map(), WaterPlaceId{at})) {
      if (water::barred(now.setting, now.state.cycle, bar) || !flight.is_open(place)) {
        continue;
      }
      const int cost = spent + water::points_to_enter(now.book().unit_types, flight.ship,
                                                      now.map().water_place(place));
      int& known = ways.spent[place.value()];
      if (cost < known) {
        reached.erase({known, place.value()});
        known = cost;
        ways.before[place.value()] = at;
        reached.emplace(cost, place.value());
      }
    }
  }
  return {};
}

}  // namespace

bool is_refuge(const Situation& now, Side side, WaterPlaceId place) {
  const bool river = now.map().water_place(place).is_river();
  const auto land = now.map().contiguous_land(place);
  return std::any_of(land.begin(), land.end(), [&](HexId hex) {
    return territory::controls(now.state, side, hex) &&
           (now.map().has_seaport(hex) || (river && now.map().has_city(hex)) ||
            (!now.in_force("E089"_erratum) && has_base(now, side, hex)));
  });
}

std::optional<WaterPlaceId> refuge_of(const Situation& now, Side side, PieceKind ship,
                                      WaterPlaceId from) {
  const rulebook::UnitTypes& types = now.book().unit_types;
  int left = types[ship].range.value_or(0) / 2;
  std::optional<WaterPlaceId> end;
  for (const WaterPlaceId place : way_out({now, side, ship, from})) {
    left -= water::points_to_enter(types, ship, now.map().water_place(place));
    if (left < 0) {
      break;
    }
    end = place;
  }
  return end;
}

std::vector<PieceId> leave_water(state::Record& record, const std::vector<PieceId>& ships,
                                 WaterPlaceId from) {
  std::vector<PieceId> gone;
  for (const PieceId ship : ships) {
    const state::Piece& piece = record.piece(ship);
    const auto to = refuge_of(record.now(), piece.side, piece.kind, from);
    if (!to) {
      organisation::destroy(record, ship, "11.12"_case);
      continue;
    }
    const map::WaterPlace& place = record.now().map().water_place(*to);
    record.move(ship, place.hex ? state::Place{*place.hex} : state::Place{*place.side},
                std::nullopt, "11.12"_case);
    gone.push_back(ship);
  }
  return gone;
}

}  // namespace core::naval
