#include "core/movement/rail_movement.h"

#include "core/map/graphs.h"
#include "core/movement/entry.h"
#include "core/movement/rail_net.h"
#include "core/movement/restrictions.h"
#include "core/organisation/strength.h"
#include "core/territory/hex_control.h"
#include "core/zones_of_control/ground_zones.h"

#include <boost/range/iterator_range.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace core::movement {

using base::operator""_case;
using rulebook::PieceKind;
using rulebook::StepKind;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Situation;
using state::Status;

namespace {

/// [6.16] A unit of this allowance pays for entraining and detraining together.
constexpr int kSmallestAllowance = 1;

/// [6.57] Pieces that the printed rules do not put on the railroad (E038 off).
bool needs_erratum(const Situation& now, const Mover& mover, const Piece& piece) {
  switch (piece.kind) {
    case PieceKind::SupplyTrain:
    case PieceKind::SiegeTrain:
    case PieceKind::RailwayRepair:
      return true;
    case PieceKind::InfantryCorpsHq:
    case PieceKind::CavalryCorpsHq:
    case PieceKind::ArmyHq:
      return piece.stock > 0 || std::none_of(mover.all.begin(), mover.all.end(), [&](PieceId id) {
               return now.piece(id).inside == piece.id &&
                      rulebook::is_ground_combat_unit(now.piece(id).kind);
             });
    case PieceKind::Infantry:
    case PieceKind::Cavalry:
    case PieceKind::Militia:
    case PieceKind::Garrison:
    case PieceKind::Depot:
    case PieceKind::Leader:
    case PieceKind::Department:
    case PieceKind::Base:
    case PieceKind::Fort:
    case PieceKind::Fortress:
    case PieceKind::Entrenchment:
    case PieceKind::Ironclad:
    case PieceKind::NavalFlotilla:
    case PieceKind::RiverFlotilla:
    case PieceKind::NavalTransport:
    case PieceKind::RiverTransport:
    case PieceKind::Railhead:
    case PieceKind::RailCut:
    case PieceKind::Partisan:
      return false;
  }
  return false;
}

/// [6.53] "Without Enemy units": any ground unit, on top or inside, and leaders.
bool has_enemy(const Situation& now, Side enemy, HexId hex) {
  const state::HexOccupants& there = now.occupancy.at(hex);
  if (there.open_ground.has(enemy) || there.garrison.has(enemy)) {
    return true;
  }
  const state::PieceList here = now.occupancy.pieces_in(hex);
  return std::any_of(here.begin(), here.end(), [&](PieceId id) {
    return now.piece(id).side == enemy && now.piece(id).kind == PieceKind::Leader &&
           !now.state.transport_of(id);
  });
}

/// A search along the net, hex by hex from where they stand.
class Net {
 public:
  Net(const Situation& now, const Mover& mover)
      : now_{now},
        mover_{mover},
        rail_points_{rail_points_for(now, mover)},
        reached_(now.map().hexes().size(), false) {}

  /// A hex that is reached.
  struct Found {
    HexId hex;
    std::uint16_t before{};  ///< the hex they come from, by its place among those found
    int hexes{};             ///< from the start
    bool ferry{};            ///< over a rail ferry
  };

  /// Finds all hexes within so many of the start.
  void search(int limit) {
    const bool from_zone = zones_of_control::is_enemy_zone(now_, mover_.side, mover_.at);
    if (!is_usable(now_.state, mover_.side, mover_.at) || mover_.stopped ||
        (from_zone && mover_.began)) {
      return;
    }
    add({mover_.at, 0, 0, false});
    for (std::size_t next = 0; next < found_.size(); ++next) {  // which grows on the way
      if (found_[next].hexes < limit && (next == 0 || !is_last(found_[next].hex))) {
        expand(next, from_zone && next == 0);
      }
    }
  }

  /// The start, when they may leave it, and all hexes reached, the nearest first.
  [[nodiscard]] const std::vector<Found>& found() const noexcept { return found_; }

  /// Null when the hex is not reached.
  [[nodiscard]] const Found* at(HexId hex) const {
    const auto found = std::find_if(found_.begin(), found_.end(),
                                    [&](const Found& each) { return each.hex == hex; });
    return found == found_.end() ? nullptr : &*found;
  }

  [[nodiscard]] RailTrip trip_to(const Found& to) const {
    RailTrip trip{to.hex, {}, {}, rail_points_};
    for (const Found* step = &to; step->hexes > 0; step = &found_[step->before]) {
      trip.hexes.push_back(step->hex);
      if (step->ferry) {
        trip.ferries.push_back(*board::HexSide::between(found_[step->before].hex, step->hex));
      }
    }
    std::reverse(trip.hexes.begin(), trip.hexes.end());
    return trip;
  }

 private:
  /// [6.21] [6.53] An Enemy zone ends the trip; [18.14] so does the end of the net.
  [[nodiscard]] bool is_last(HexId hex) const {
    return zones_of_control::is_enemy_zone(now_, mover_.side, hex) ||
           now_.state.rail.railhead[static_cast<std::size_t>(hex.ordinal())].has(mover_.side);
  }

  /// [18.15] A rail ferry works while the side holds both banks, no Enemy warship is in the water,
  /// and its limit is not reached.
  [[nodiscard]] bool ferry_works(HexId from, HexId to, const map::Edge& edge) const {
    const Side enemy = board::enemy_of(mover_.side);
    for (const std::uint16_t water : {edge.water, edge.other_water}) {
      if (water != map::kNoWater && now_.occupancy.warships(map::WaterPlaceId{water}).has(enemy)) {
        return false;
      }
    }
    return territory::controls(now_.state, mover_.side, from) &&
           territory::controls(now_.state, mover_.side, to) &&
           now_.state.ferried(*board::HexSide::between(from, to)) + rail_points_ <= kFerryPoints;
  }

  void add(const Found& step) {
    found_.push_back(step);
    reached_[static_cast<std::size_t>(step.hex.ordinal())] = true;
  }

  void expand(std::size_t before, bool from_zone) {
    const HexId from = found_[before].hex;
    const int hexes = found_[before].hexes;
    const map::Graph& rail = now_.map().graphs().rail;
    const auto vertex = map::Graphs::ground_vertex(from.ordinal());
    for (const auto& edge : boost::make_iterator_range(out_edges(vertex, rail))) {
      const int ordinal = static_cast<int>(target(edge, rail));
      const HexId to = HexId::from_ordinal(ordinal);
      if (reached_[static_cast<std::size_t>(ordinal)] || !is_usable(now_.state, mover_.side, to) ||
          has_enemy(now_, board::enemy_of(mover_.side), to) ||
          (rail[edge].rail_ferry && !ferry_works(from, to, rail[edge])) ||
          !may_go_to(now_, mover_.all, to)) {
        continue;
      }
      if (from_zone && !now_.in_force("E035"_erratum) &&
          zones_of_control::is_enemy_zone(now_, mover_.side, to)) {
        continue;  // [6.24]
      }
      add({to, static_cast<std::uint16_t>(before), hexes + 1, rail[edge].rail_ferry});
    }
  }

  const Situation& now_;
  const Mover& mover_;
  int rail_points_;
  std::vector<Found> found_;
  std::vector<bool> reached_;  ///< by hex ordinal
};

/// The longest way one of them has gone by rail in this Player-Turn.
int hexes_ridden(const Situation& now, const Mover& mover) {
  int result = 0;
  for (const PieceId id : mover.all) {
    result = std::max<int>(result, now.piece(id).activity.rail_hexes);
  }
  return result;
}

Ruling<> is_on_train(const Situation& now, const Mover& mover) {
  for (const PieceId id : mover.all) {
    if (!now.piece(id).activity.has(Status::Entrained)) {
      return refused(refusal("6.54"_case, "not-entrained").of(id));
    }
  }
  return {};
}

/// Why they do not ride to the hex: no rails lead there, or it is too far.
state::Illegal why_no_ride(const Situation& now, const Mover& mover, HexId to, int left) {
  const PieceId who = mover.heads.front();
  Net net{now, mover};
  net.search(std::numeric_limits<int>::max());
  const Net::Found* const there = net.at(to);
  return to == mover.at || there == nullptr
             ? refusal("6.53"_case, "no-rail-way").of(who).in(to).coming_from(mover.at)
             : refusal("6.53"_case, "rail-too-far").of(who).in(to).figures(there->hexes, left);
}

state::Illegal too_few_points(const Mover& mover, int cost) {
  return refusal("6.13"_case, "rail-action-short").of(mover.slowest).figures(cost, mover.left);
}

/// Spends movement points and sets the flags of all of them.
void board_or_leave(Record& record, const Mover& mover, int cost, bool entrained) {
  for (const PieceId id : mover.all) {
    if (cost > 0) {
      record.apply(state::PointsSpent{id, cost, 0, 0, 0});
    }
    record.set(id, Status::Entrained, entrained);
    if (!record.piece(id).activity.has(Status::Railed)) {
      record.set(id, Status::Railed);
    }
  }
}

}  // namespace

int rail_points_for(const Situation& now, const Mover& mover) {
  int weight = 0;
  for (const PieceId id : mover.heads) {
    weight += organisation::weight(now, id);
  }
  return (weight + kWeightOfRailPoint - 1) / kWeightOfRailPoint;
}

Ruling<int> may_entrain(const Situation& now, const Mover& mover) {
  const auto at = static_cast<std::size_t>(mover.at.ordinal());
  for (const PieceId id : mover.all) {
    const Piece& piece = now.piece(id);
    if (piece.activity.has(Status::Entrained)) {
      return refused(refusal("6.54"_case, "entrained").of(id));
    }
    if (piece.activity.extra > 0) {
      return refused(refusal("6.31"_case, "marched-no-rail").of(id));
    }
    if (!now.in_force("E038"_erratum) && needs_erratum(now, mover, piece)) {
      return refused(refusal("6.57"_case, "not-by-rail").of(id));
    }
  }
  if (now.state.rail.cut[at]) {
    return refused(refusal("18.23"_case, "rail-is-cut").of(mover.heads.front()).in(mover.at));
  }
  if (!is_usable(now.state, mover.side, mover.at)) {
    return refused(refusal("18.13"_case, "not-on-net").of(mover.heads.front()).in(mover.at));
  }
  const auto cost = cost_of(now.book().movement_costs, mover.hindrance, StepKind::Entrain);
  if (!cost) {
    return refused(refusal("6.16"_case, "not-by-rail").of(mover.heads.front()));
  }
  if (*cost > mover.left) {
    return refused(too_few_points(mover, *cost));
  }
  return *cost;
}

Ruling<int> may_detrain(const Situation& now, const Mover& mover) {
  if (const auto on_train = is_on_train(now, mover); !on_train) {
    return refused(on_train.error());
  }
  const int cost =
      cost_of(now.book().movement_costs, mover.hindrance, StepKind::Detrain).value_or(0);
  if (cost <= mover.left) {
    return cost;
  }
  const bool paid_before = std::any_of(mover.all.begin(), mover.all.end(), [&](PieceId id) {
    return allowance(now, id) == kSmallestAllowance && now.piece(id).activity.spent > 0;
  });
  if (paid_before && mover.left == 0 && mover.railed) {
    return 0;
  }
  return refused(too_few_points(mover, cost));
}

void entrain(Record& record, const Mover& mover, int cost) {
  board_or_leave(record, mover, cost, true);
}

void detrain(Record& record, const Mover& mover, int cost) {
  board_or_leave(record, mover, cost, false);
}

std::vector<HexId> rail_destinations(const Situation& now, const Mover& mover) {
  return is_on_train(now, mover) ? rail_destinations_aboard(now, mover) : std::vector<HexId>{};
}

namespace {

std::vector<HexId> find_destinations(const Situation& now, const Mover& mover, int limit) {
  std::vector<HexId> result;
  if (rail_points_for(now, mover) > now.state.treasury_of(mover.side).rail_points) {
    return result;
  }
  Net net{now, mover};
  net.search(limit);
  for (const Net::Found& found : net.found()) {
    if (found.hex != mover.at) {
      result.push_back(found.hex);
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

/// Where those ride who go with one head, kept while the board stays as it is: most choices of a
/// force on the railroad move nobody.
// Its lists throw only when there is no memory left.
struct KnownDestinations {  // NOLINT(bugprone-exception-escape)
  std::uint32_t board{};
  std::uint32_t stocks{};
  Pieces heads;  ///< none before the first
  Pieces all;
  bool began{};
  bool stopped{};
  int limit{};
  std::vector<HexId> hexes;
};

}  // namespace

std::vector<HexId> rail_destinations_aboard(const Situation& now, const Mover& mover) {
  const int limit = kRailHexes - hexes_ridden(now, mover);
  auto& known = now.memo.own<KnownDestinations>(int{mover.heads.front().value()});
  if (known.heads != mover.heads || known.all != mover.all || known.board != now.memo.version() ||
      known.stocks != now.memo.stocks() || known.began != mover.began ||
      known.stopped != mover.stopped || known.limit != limit) {
    known = {now.memo.version(), now.memo.stocks(), mover.heads, mover.all,
             mover.began,        mover.stopped,     limit,       {}};
    known.hexes = find_destinations(now, mover, limit);
  }
  return known.hexes;
}

Ruling<RailTrip> may_ride(const Situation& now, const Mover& mover, HexId to) {
  const PieceId who = mover.heads.front();
  if (const auto on_train = is_on_train(now, mover); !on_train) {
    return refused(on_train.error());
  }
  if (mover.stopped ||
      (mover.began && zones_of_control::is_enemy_zone(now, mover.side, mover.at))) {
    return refused(refusal("6.21"_case, "stopped").of(who).in(mover.at));
  }
  const int left = kRailHexes - hexes_ridden(now, mover);
  Net net{now, mover};
  net.search(left);
  const Net::Found* const there = net.at(to);
  if (to == mover.at || there == nullptr) {
    return refused(why_no_ride(now, mover, to, left));
  }
  const int treasury = now.state.treasury_of(mover.side).rail_points;
  if (rail_points_for(now, mover) > treasury) {
    return refused(refusal("6.52"_case, "rail-points-short")
                       .of(who)
                       .in(to)
                       .figures(rail_points_for(now, mover), treasury));
  }
  return net.trip_to(*there);
}

void ride(Record& record, const Mover& mover, const RailTrip& trip) {
  if (trip.rail_points > 0) {
    record.apply(state::RailPointsChanged{mover.side, -trip.rail_points, "6.52"_case});
    for (const board::HexSide& ferry : trip.ferries) {
      record.apply(state::RailFerryUsed{ferry, trip.rail_points});
    }
  }
  const int hexes = static_cast<int>(trip.hexes.size());
  for (const PieceId id : mover.all) {
    record.apply(state::PointsSpent{id, 0, 0, 0, hexes});
    if (!record.piece(id).activity.has(Status::Railed)) {
      record.set(id, Status::Railed);
    }
  }
  if (mover.combat) {
    for (const HexId hex : trip.hexes) {
      if (hex != trip.to) {
        take_hex(record, mover.side, hex);
      }
    }
  }
  for (const PieceId id : mover.heads) {
    enter(record, id, trip.to, "6.53"_case);
  }
}

}  // namespace core::movement
