#include "core/strategic/leader_pick.h"

#include "core/organisation/leader_pool.h"
#include "core/organisation/leaders.h"
#include "core/strategic/commanders.h"
#include "core/strategic/departments.h"

#include <algorithm>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using rulebook::RollId;
using state::AwayKind;
using state::Piece;

/// [22.31] 1 or 2: one leader; 3 or 4: two; 5 or 6: three.
constexpr int kFacesPerLeader = 2;

/// Steps of the segment.
constexpr std::uint8_t kParoled = 1;
constexpr std::uint8_t kPicked = 2;

bool is_away(const Piece& piece, Side side, AwayKind kind) noexcept {
  return piece.side == side && piece.kind == PieceKind::Leader && piece.away() != nullptr &&
         piece.away()->kind == kind;
}

/// [22.17] Leaders drawn before for whom there was no place.
std::vector<PieceId> waiting(const Situation& now, Side side) {
  std::vector<PieceId> leaders;
  for (const Piece& piece : now.state.pieces) {
    if (is_away(piece, side, AwayKind::Waiting)) {
      leaders.push_back(piece.id);
    }
  }
  return leaders;
}

void begin_placing(Record& record, Side side, std::vector<PieceId> leaders) {
  if (!leaders.empty()) {
    record.begin(state::LeaderPlacing{side, std::move(leaders)});
  }
}

}  // namespace

std::vector<PieceId> leader_pool(const Situation& now, Side side) {
  std::vector<PieceId> pool;
  for (const Piece& piece : now.state.pieces) {
    if (is_away(piece, side, AwayKind::Pool)) {
      pool.push_back(piece.id);
    }
  }
  return pool;
}

std::vector<PieceId> returning(const Situation& now, Side side) {
  const int cycle = organisation::cycle_number(now);
  std::vector<PieceId> leaders;
  for (const Piece& piece : now.state.pieces) {
    const bool out =
        is_away(piece, side, AwayKind::Wounded) || is_away(piece, side, AwayKind::Captured);
    if (out && piece.away()->until <= cycle &&
        (!deployment_sites(now, side).empty() || former_headquarters(now, piece.id))) {
      leaders.push_back(piece.id);
    }
  }
  return leaders;
}

std::size_t leaders_called(int face) noexcept {
  return static_cast<std::size_t>((face + kFacesPerLeader - 1) / kFacesPerLeader);
}

std::vector<PieceId> pick_leaders(Record& record, Side side) {
  std::vector<PieceId> pool = leader_pool(record.now(), side);
  if (pool.empty()) {
    return {};
  }
  const int face = record.roll(RollId::Pick, side, "22.31"_case);
  const std::size_t count = leaders_called(face);
  if (count >= pool.size()) {
    return pool;
  }
  std::vector<PieceId> drawn;
  while (drawn.size() < count) {
    const int place =
        record.roll(RollId::Pick, side, "22.31"_case, {}, static_cast<int>(pool.size()));
    const auto at = pool.begin() + (place - 1);
    drawn.push_back(*at);
    pool.erase(at);
  }
  return drawn;
}

void let_leaders_come(Record& record, Side side) {
  if (record.state().cycle.number != 1) {
    return;
  }
  const int year = record.state().cycle.year;
  for (const rulebook::LeaderRow& row : record.now().book().leaders) {
    Piece leader = organisation::leader_in_pool(row.side, row.name);
    if (row.side == side && row.from_year == year &&
        record.state().find(leader.sheet_id.str()) == nullptr) {
      leader.id = record.free_id();
      record.apply(state::PieceCreated{leader, "22.31"_case, {}});
    }
  }
}

bool go_on_with_leader_pick(Record& record) {
  const Side side = record.state().turn.acting;
  switch (record.state().turn.step) {
    case 0:
      record.apply(state::StageWentOn{kParoled});
      begin_placing(record, side, returning(record.now(), side));
      return true;
    case kParoled: {
      record.apply(state::StageWentOn{kPicked});
      std::vector<PieceId> leaders = waiting(record.now(), side);
      const std::vector<PieceId> drawn = pick_leaders(record, side);
      leaders.insert(leaders.end(), drawn.begin(), drawn.end());
      begin_placing(record, side, std::move(leaders));
      return true;
    }
    default:
      return false;
  }
}

}  // namespace core::strategic
