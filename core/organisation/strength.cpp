#include "core/organisation/strength.h"

#include "core/organisation/counters.h"

#include <algorithm>
#include <string>

namespace core::organisation {
namespace {

using namespace base::literals;
using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::Away;
using state::AwayKind;
using state::Piece;

/// [3.24] Values of a kind that can be put together, and how often each is free.
struct Counters {
  std::vector<int> values;  ///< largest first
  std::vector<int> free;

  /// Fills `chosen` with exactly `count` values, none larger than that at `from`, that sum to
  /// `points`.
  bool show(int points, int count, std::size_t from, std::vector<int>& chosen) {
    if (count == 0) {
      return points == 0;
    }
    for (std::size_t at = from; at < values.size(); ++at) {
      if (values[at] > points || free[at] == 0 || values[at] * count < points) {
        continue;
      }
      --free[at];
      chosen.push_back(values[at]);
      if (show(points - values[at], count - 1, at, chosen)) {
        return true;
      }
      chosen.pop_back();
      ++free[at];
    }
    return false;
  }
};

/// "U63-173.2", "U63-173.3" ...: named after the counter of the set-up it comes from.
std::string name_after(const state::GameState& state, const Piece& parent) {
  const std::string& full = parent.sheet_id.str();
  const std::string root = full.substr(0, full.find('.')) + ".";
  int number = 2;
  while (state.find(root + std::to_string(number)) != nullptr) {
    ++number;
  }
  return root + std::to_string(number);
}

/// [12.02] [16.31] What it carries stays on the ground; of a ship and aboard one it goes down
/// [7.25].
void leave_stock(Record& record, PieceId id, CaseRef cited) {
  const Piece& piece = record.piece(id);
  const int stock = piece.stock;
  if (stock == 0) {
    return;
  }
  const HexId* const hex = piece.hex();
  const bool afloat = rulebook::is_ship(piece.kind) || record.state().transport_of(id).has_value();
  const std::optional<HexId> ground =
      hex != nullptr && !afloat ? std::optional{*hex} : std::nullopt;
  record.apply(state::StockChanged{id, -stock, ground ? cited : "7.25"_case});
  if (ground) {
    record.apply(state::GroundChanged{*ground, stock, cited});
  }
}

/// [22.5] A dead leader goes back to the Leader Pool; the HQ he had is without commander.
void bury(Record& record, PieceId leader, CaseRef cited) {
  const auto& pieces = record.state().pieces;
  const auto hq = std::find_if(pieces.begin(), pieces.end(),
                               [&](const Piece& piece) { return piece.commander == leader; });
  if (hq != pieces.end()) {
    record.apply(state::CommanderAppointed{hq->id, std::nullopt, cited});
  }
  // [26.7] With the option for good.
  const bool for_good = record.setting().switches.options.has(rulebook::Option::TheDeadStayDead);
  record.apply(
      state::PieceLeft{leader, Away{for_good ? AwayKind::Unused : AwayKind::Pool, 0, {}}, cited});
}

/// [7.25] What is aboard goes down with the ship, what holds other pieces last.
void drown(Record& record, PieceId ship, CaseRef cited) {
  std::vector<PieceId> aboard = record.state().contents(ship);
  std::stable_partition(aboard.begin(), aboard.end(),
                        [&](PieceId id) { return !rulebook::may_hold(record.piece(id).kind); });
  for (const PieceId id : aboard) {
    if (record.piece(id).kind == PieceKind::Leader) {
      bury(record, id, cited);
    } else {
      leave_stock(record, id, cited);
      record.eliminate(id, cited);
    }
  }
}

}  // namespace

int csp(const Situation& now, PieceId id) noexcept {
  const Piece& piece = now.piece(id);
  if (rulebook::is_ground_combat_unit(piece.kind)) {
    return piece.strength;
  }
  if (piece.kind == PieceKind::SupplyTrain || piece.kind == PieceKind::Depot) {
    return now.book().unit_types[piece.kind].largest_strength();
  }
  return 0;
}

int roster_csp(const Situation& now, PieceId headquarters) noexcept {
  int sum = 0;
  for (const Piece& piece : now.state.pieces) {
    if (piece.inside == headquarters) {
      sum += csp(now, piece.id);
    }
  }
  return sum;
}

int naval_strength(const Situation& now, PieceId ship) noexcept {
  return now.book().unit_types[now.piece(ship).kind].naval_strength();
}

int weight(const Situation& now, PieceId id) noexcept {
  const Piece& piece = now.piece(id);
  const rulebook::RailWeights& weights = now.book().rail_weights;
  const int stock = piece.stock * weights.supply_point;
  if (rulebook::is_ground_combat_unit(piece.kind)) {
    return piece.strength;
  }
  if (piece.kind == PieceKind::SupplyTrain) {
    return weights.train + stock;
  }
  if (piece.kind == PieceKind::SiegeTrain) {
    return weights.siege_train;
  }
  if (piece.kind == PieceKind::RailwayRepair) {
    return weights.rail_repair;
  }
  if (!rulebook::is_headquarters(piece.kind)) {
    return piece.kind == PieceKind::Leader ? weights.leader : 0;
  }
  int sum = weights.empty_headquarters + stock;
  for (const Piece& other : now.state.pieces) {
    if (other.inside == id) {
      sum += weight(now, other.id);
    }
  }
  return sum;
}

int free_counters(const Situation& now, Side side, PieceKind kind, int value) noexcept {
  if (!now.in_force("E030"_erratum)) {
    return kUnlimitedCounters;  // as printed the counters set no limit
  }
  for (const rulebook::MixValue& row : now.book().mix_values[kind]) {
    const bool shows_strength = !row.value.empty();  // a Depot's counter does not [Appendix B]
    if (shows_strength && row.strength != value) {
      continue;
    }
    const int all = now.book().mix[row.row].count[static_cast<std::size_t>(side)];
    const int used = shows_strength ? now.occupancy.in_play(side, kind, value)
                                    : now.occupancy.in_play(side, kind);
    return std::clamp(all - used, 0, kUnlimitedCounters);
  }
  return 0;
}

std::vector<int> counters_for(const Situation& now, Side side, PieceKind kind, int points,
                              std::optional<PieceId> parent) {
  Counters counters;
  for (const rulebook::MixValue& row : now.book().mix_values[kind]) {
    counters.values.push_back(row.strength);
    const int free = free_counters(now, side, kind, row.strength);
    const bool given_back = parent && now.piece(*parent).strength == row.strength;
    counters.free.push_back(given_back && free < kUnlimitedCounters ? free + 1 : free);
  }
  for (int sum = points; sum > 0; --sum) {
    for (int count = 1; count <= sum; ++count) {
      std::vector<int> chosen;
      if (counters.show(sum, count, 0, chosen)) {
        return chosen;
      }
    }
  }
  return {};
}

bool shows_exactly(const Situation& now, Side side, PieceKind kind, int points,
                   std::optional<int> taken) {
  // Sums that some of the counters show, one kind of counter after the other.
  std::vector<bool> sums(static_cast<std::size_t>(points) + 1, false);
  sums.front() = true;
  for (const rulebook::MixValue& row : now.book().mix_values[kind]) {
    const int free = free_counters(now, side, kind, row.strength);
    const int left =
        std::min(free == kUnlimitedCounters || taken != row.strength ? free : free - 1, points);
    for (int used = 0; used < left && row.strength > 0; ++used) {
      for (int sum = points; sum >= row.strength; --sum) {
        const auto from = static_cast<std::size_t>(sum - row.strength);
        sums[static_cast<std::size_t>(sum)] = sums[static_cast<std::size_t>(sum)] || sums[from];
      }
    }
  }
  return sums.back();
}

base::InternedText value_of(const Situation& now, PieceKind kind, int points) {
  for (const rulebook::MixValue& row : now.book().mix_values[kind]) {
    if (row.strength == points) {
      return row.value;
    }
  }
  return {};
}

Piece make_part(const Situation& now, const Piece& parent, int points) {
  Piece part = parent;
  part.id = state::free_id(now.state);
  part.sheet_id = name_after(now.state, parent);
  part.strength = points;
  part.value = value_of(now, parent.kind, points);
  part.stock = 0;
  part.commander = std::nullopt;
  return part;
}

void lose_strength(Record& record, PieceId unit, int by, CaseRef cited) {
  if (by <= 0) {
    return;
  }
  const Piece before = record.piece(unit);
  const bool has_values = rulebook::is_ground_combat_unit(before.kind);
  const std::vector<int> values =
      has_values && by < before.strength
          ? counters_for(record.now(), before.side, before.kind, before.strength - by, unit)
          : std::vector<int>{};
  if (values.empty()) {
    destroy(record, unit, cited);
    return;
  }
  record.apply(state::PieceChanged{unit, before.kind, values.front(),
                                   value_of(record.now(), before.kind, values.front()), cited});
  for (std::size_t at = 1; at < values.size(); ++at) {
    const Piece part = make_part(record.now(), record.piece(unit), values[at]);
    record.apply(state::PieceCreated{part, cited, unit});
  }
}

std::vector<PieceId> directly_inside(const state::GameState& state, PieceId outer) {
  std::vector<PieceId> result;
  for (const Piece& piece : state.pieces) {
    if (piece.inside == outer) {
      result.push_back(piece.id);
    }
  }
  return result;
}

void empty_out(Record& record, PieceId outer, CaseRef cited) {
  const std::optional<PieceId> around = record.piece(outer).inside;
  const state::Place place = record.piece(outer).place;
  for (const PieceId id : directly_inside(record.state(), outer)) {
    record.move(id, place, around, cited);
  }
  leave_stock(record, outer, cited);
}

void destroy(Record& record, PieceId id, CaseRef cited) {
  const Piece before = record.piece(id);
  if (before.kind == PieceKind::Leader) {
    bury(record, id, cited);
    return;
  }
  if (rulebook::is_ship(before.kind)) {
    drown(record, id, cited);
  } else if (rulebook::may_hold(before.kind)) {
    empty_out(record, id, cited);
  }
  leave_stock(record, id, cited);
  record.eliminate(id, cited);
  if (rulebook::is_ground_combat_unit(before.kind) && before.hex() != nullptr) {
    abandon_entrenchment(record, before.side, *before.hex());
  }
}

void abandon_entrenchment(Record& record, Side side, HexId hex) {
  std::optional<PieceId> entrenchment;
  for (const PieceId id : record.now().occupancy.pieces_in(hex)) {
    const Piece& piece = record.piece(id);
    if (piece.side != side) {
      continue;
    }
    if (piece.kind == PieceKind::Entrenchment) {
      entrenchment = id;
    } else if (rulebook::is_ground_combat_unit(piece.kind) && !record.state().transport_of(id)) {
      return;
    }
  }
  if (entrenchment) {
    record.eliminate(*entrenchment, "13.11"_case);
  }
}

}  // namespace core::organisation
