#include "core/organisation/leaders.h"

#include <algorithm>
#include <cstdint>

namespace core::organisation {
namespace {

using namespace base::literals;
using board::HexId;
using board::Side;
using rulebook::LeaderCasualty;
using rulebook::PieceKind;
using rulebook::RollId;
using state::Away;
using state::AwayKind;
using state::Piece;

/// [10.32] Faces of CAPTURE that capture.
constexpr int kHighestCapture = 3;
/// [0.4] Faces of each of the two dice LEADER.
constexpr int kFaces = 6;
/// [10.4] "d6 + 3 cycles".
constexpr int kCaptivity = 3;

bool is_alone_destroyed(PieceKind kind) noexcept {
  return kind == PieceKind::SupplyTrain || kind == PieceKind::Depot ||
         kind == PieceKind::SiegeTrain || kind == PieceKind::RailwayRepair;
}

/// What of a side stands in the hex outside forts and ashore.
std::vector<PieceId> in_the_open(const Situation& now, Side side, HexId hex) {
  std::vector<PieceId> result;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    if (now.piece(id).side == side && !now.state.fort_of(id) && !now.state.transport_of(id)) {
      result.push_back(id);
    }
  }
  return result;
}

/// Puts a leader out of the game for some cycles.
void lay_up(Record& record, PieceId leader, AwayKind why, int cycles, CaseRef cited) {
  const auto until = static_cast<std::int16_t>(cycle_number(record.now()) + cycles);
  record.apply(state::PieceLeft{leader, Away{why, until, {}}, cited});
}

int roll_out(Record& record, PieceId leader, int more) {
  return more + record.roll(RollId::Out, record.piece(leader).side, "10.4"_case, {leader, {}});
}

/// [10.32]
void meet_enemy(Record& record, PieceId leader) {
  const Side owner = record.piece(leader).side;
  const std::vector<HexId> hexes = refuges(record.now(), leader);
  const int face = record.roll(RollId::Capture, owner, "10.32"_case, {leader, {}});
  if (captures(face, hexes)) {
    capture(record, leader, "10.32"_case);
  } else if (hexes.size() == 1) {
    record.move(leader, hexes.front(), std::nullopt, "10.32"_case);
  } else {
    record.begin(state::LeaderFlight{leader, hexes});
  }
}

/// [10.32] He has been met before, and his owner has still to say where he goes.
bool is_fleeing(const state::GameState& state, PieceId leader) {
  const auto& pending = state.turn.pending;
  return std::any_of(pending.begin(), pending.end(), [&](const state::PendingDecision& decision) {
    const auto* const flight = std::get_if<state::LeaderFlight>(&decision);
    return flight != nullptr && flight->leader == leader;
  });
}

}  // namespace

int cycle_number(const Situation& now) noexcept {
  const rulebook::Cycle first =
      now.setting.scenario ? now.setting.scenario->first_cycle : rulebook::kCampaignStart;
  const rulebook::Cycle cycle = now.state.cycle;
  return (cycle.year - first.year) * rulebook::kCyclesOfYear + cycle.number - first.number;
}

std::vector<HexId> refuges(const Situation& now, PieceId leader) {
  const Piece& fugitive = now.piece(leader);
  const HexId* const from = fugitive.hex();
  std::vector<HexId> nearest;
  int best = -1;
  if (from == nullptr) {
    return nearest;
  }
  for (const Piece& piece : now.state.pieces) {
    const HexId* const hex = piece.hex();
    if (piece.side != fugitive.side || !rulebook::is_ground_combat_unit(piece.kind) ||
        hex == nullptr || *hex == *from || now.state.transport_of(piece.id) ||
        now.occupancy.at(*hex).open_combat.has(board::enemy_of(piece.side))) {
      continue;
    }
    const int away = board::distance(*from, *hex);
    if (best < 0 || away < best) {
      best = away;
      nearest.clear();
    }
    if (away == best) {
      nearest.push_back(*hex);
    }
  }
  std::sort(nearest.begin(), nearest.end());
  nearest.erase(std::unique(nearest.begin(), nearest.end()), nearest.end());
  return nearest;
}

bool captures(int face, const std::vector<HexId>& refuges) noexcept {
  return face <= kHighestCapture || refuges.empty();
}

void capture(Record& record, PieceId leader, CaseRef cited) {
  const int cycles = roll_out(record, leader, kCaptivity);
  lay_up(record, leader, AwayKind::Captured, cycles, cited);
}

void enemy_enters(Record& record, Side entering, HexId hex) {
  const Side owner = board::enemy_of(entering);
  if (record.now().occupancy.at(hex).open_combat.has(owner)) {
    return;
  }
  const std::vector<PieceId> found = in_the_open(record.now(), owner, hex);
  for (const PieceId id : found) {
    if (is_alone_destroyed(record.piece(id).kind)) {
      destroy(record, id, "12.05"_case);
    }
  }
  for (const PieceId id : found) {
    if (rulebook::is_headquarters(record.piece(id).kind)) {
      destroy(record, id, "10.33"_case);
    }
  }
  for (const PieceId id : found) {
    if (record.piece(id).kind == PieceKind::Leader && !is_fleeing(record.state(), id)) {
      meet_enemy(record, id);
    }
  }
}

void come_to(Record& record, Side side, HexId hex) {
  if (record.now().occupancy.at(hex).open_combat.has(side)) {
    enemy_enters(record, side, hex);
  }
}

state::Ruling<> may_flee_to(const Situation& now, PieceId leader, HexId hex) {
  const auto& flight = std::get<state::LeaderFlight>(now.state.turn.pending.back());
  if (flight.leader != leader) {
    return state::refused(state::refusal("10.32"_case, "not-fleeing").of(leader));
  }
  if (!std::binary_search(flight.hexes.begin(), flight.hexes.end(), hex)) {
    return state::refused(state::refusal("10.32"_case, "not-nearest").of(leader).in(hex));
  }
  return {};
}

void flee_to(Record& record, HexId hex) {
  const auto leader = record.pending<state::LeaderFlight>().leader;
  record.end_decision();
  record.move(leader, hex, std::nullopt, "10.32"_case);
}

std::vector<LeaderFate> leader_fates(const rulebook::Rulebook& book, rulebook::Crt table) {
  std::vector<LeaderFate> fates;
  for (int first = 1; first <= kFaces; ++first) {
    for (int second = 1; second <= kFaces; ++second) {
      const LeaderCasualty& what = book.leader_casualties.result(first + second, table);
      auto found = std::find_if(fates.begin(), fates.end(),
                                [&](const LeaderFate& each) { return each.what == what; });
      if (found == fates.end()) {
        found = fates.insert(fates.end(), {what, {}});
      }
      found->chance += base::Fraction{1, std::int64_t{kFaces} * kFaces};
    }
  }
  std::sort(fates.begin(), fates.end(), [](const LeaderFate& a, const LeaderFate& b) {
    return std::pair{a.what.kind, a.what.cycles} < std::pair{b.what.kind, b.what.cycles};
  });
  return fates;
}

void leader_casualty(Record& record, PieceId leader, rulebook::Crt table) {
  const Side owner = record.piece(leader).side;
  const int first = record.roll(RollId::Leader, owner, "10.4"_case, {leader, {}}, kFaces);
  const int second = record.roll(RollId::Leader, owner, "10.4"_case, {leader, {}}, kFaces);
  const LeaderCasualty& result =
      record.now().book().leader_casualties.result(first + second, table);
  switch (result.kind) {
    case LeaderCasualty::Kind::None:
      record.tell({"leader-unhurt", "10.4"_case, owner, leader, {}, {}, {first, second}});
      return;
    case LeaderCasualty::Kind::Wounded:
      lay_up(record, leader, AwayKind::Wounded, result.cycles, "10.4"_case);
      return;
    case LeaderCasualty::Kind::WoundedByDie:
      lay_up(record, leader, AwayKind::Wounded, roll_out(record, leader, result.cycles),
             "10.4"_case);
      return;
    case LeaderCasualty::Kind::Killed:
      destroy(record, leader, "10.4"_case);
      return;
  }
}

}  // namespace core::organisation
