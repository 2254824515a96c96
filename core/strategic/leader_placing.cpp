#include "core/strategic/leader_placing.h"

#include "core/movement/restrictions.h"
#include "core/strategic/commanders.h"
#include "core/strategic/departments.h"
#include "core/supply/memo.h"

#include <algorithm>
#include <memory>

namespace core::strategic {
namespace {

using namespace base::literals;
using state::Away;
using state::AwayKind;
using state::Piece;

struct Places {
  std::vector<HexId> hexes;
};

bool is_paroled(const Piece& leader) noexcept {
  const Away* const away = leader.away();
  return away != nullptr && (away->kind == AwayKind::Wounded || away->kind == AwayKind::Captured);
}

/// [22.32] An HQ or unit ashore that is in a chain of supply; not a garrison under the Enemy, among
/// whom a leader would come [10.32].
bool receives_leaders(const Situation& now, Side side, const Piece& piece) {
  return piece.side == side && rulebook::is_ground_unit(piece.kind) && piece.hex() != nullptr &&
         !now.state.transport_of(piece.id) &&
         !now.occupancy.at(*piece.hex()).open_combat.has(board::enemy_of(side)) &&
         supply::in_chain(now, piece.id);
}

std::shared_ptr<const Places> make_places(const Situation& now, Side side) {
  auto places = std::make_shared<Places>();
  std::vector<HexId>& hexes = places->hexes;
  hexes = deployment_sites(now, side);
  for (const Piece& piece : now.state.pieces) {
    if (receives_leaders(now, side, piece)) {
      hexes.push_back(*piece.hex());
    }
  }
  std::sort(hexes.begin(), hexes.end());
  hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
  return places;
}

state::Ruling<> is_to_be_placed(const LeaderPlacing& placing, PieceId leader) {
  const auto& leaders = placing.leaders;
  if (std::find(leaders.begin(), leaders.end(), leader) == leaders.end()) {
    return state::refused(state::refusal("22.32"_case, "not-drawn").of(leader));
  }
  return {};
}

/// The leader is placed; the others remain.
void strike(Record& record, PieceId leader) {
  auto placing = record.pending<LeaderPlacing>();
  std::erase(placing.leaders, leader);
  record.change_decision(std::move(placing));
}

/// [22.5] Whether a former HQ waits for the leader, where he may be [26.2] [26.4].
bool may_have_back(const Situation& now, PieceId leader) {
  const auto hq = is_paroled(now.piece(leader)) ? former_headquarters(now, leader) : std::nullopt;
  const HexId* const hex = hq ? now.piece(*hq).hex() : nullptr;
  return hq && (hex == nullptr || movement::may_be_placed(now, leader, *hex));
}

/// Places a leader who has but one place, or none.
bool place_without_choice(Record& record, PieceId leader) {
  const std::vector<HexId> hexes = places_for(record.now(), leader);
  const bool may_go_back = may_have_back(record.now(), leader);
  if (hexes.size() + (may_go_back ? 1U : 0U) > 1) {
    return false;
  }
  if (may_go_back) {
    place_on_former_headquarters(record, leader);
  } else if (!hexes.empty()) {
    place_leader(record, leader, hexes.front());
  } else {
    if (!is_paroled(record.piece(leader))) {
      record.apply(state::PieceLeft{leader, Away{AwayKind::Waiting, 0, {}}, "22.17"_case});
    }
    strike(record, leader);
  }
  return true;
}

}  // namespace

const std::vector<HexId>& places_for_new(const Situation& now, Side side) {
  return now.memo.get<Places>(static_cast<int>(side), [&] { return make_places(now, side); }).hexes;
}

std::vector<HexId> places_for(const Situation& now, PieceId leader) {
  const Piece& piece = now.piece(leader);
  std::vector<HexId> hexes =
      is_paroled(piece) ? deployment_sites(now, piece.side) : places_for_new(now, piece.side);
  std::erase_if(hexes, [&](HexId hex) { return !movement::may_be_placed(now, leader, hex); });
  return hexes;
}

state::Ruling<> may_place_leader(const Situation& now, const LeaderPlacing& placing, PieceId leader,
                                 HexId hex) {
  if (const auto ruling = is_to_be_placed(placing, leader); !ruling) {
    return ruling;
  }
  if (const auto ruling = movement::may_be_placed(now, leader, hex); !ruling) {
    return ruling;
  }
  const std::vector<HexId> hexes = places_for(now, leader);
  if (std::binary_search(hexes.begin(), hexes.end(), hex)) {
    return {};
  }
  return is_paroled(now.piece(leader))
             ? state::refused(state::refusal("22.5"_case, "no-department-there").of(leader).in(hex))
             : state::refused(state::refusal("22.32"_case, "nobody-in-supply").of(leader).in(hex));
}

state::Ruling<> may_take_back(const Situation& now, const LeaderPlacing& placing, PieceId leader,
                              PieceId headquarters) {
  if (const auto ruling = is_to_be_placed(placing, leader); !ruling) {
    return ruling;
  }
  if (!is_paroled(now.piece(leader)) || former_headquarters(now, leader) != headquarters) {
    return state::refused(
        state::refusal("22.5"_case, "not-his-headquarters").of(leader).with(headquarters));
  }
  const HexId* const hex = now.piece(headquarters).hex();
  return hex != nullptr ? movement::may_be_placed(now, leader, *hex) : state::Ruling<>{};
}

void place_leader(Record& record, PieceId leader, HexId hex) {
  const bool paroled = is_paroled(record.piece(leader));
  if (record.piece(leader).commander) {
    record.apply(state::CommanderAppointed{leader, std::nullopt, "22.5"_case});
  }
  record.move(leader, hex, std::nullopt, paroled ? "22.5"_case : "22.32"_case);
  strike(record, leader);
}

void place_on_former_headquarters(Record& record, PieceId leader) {
  take_back(record, leader);
  strike(record, leader);
}

bool go_on_placing_leaders(Record& record) {
  const std::vector<PieceId> leaders = record.pending<LeaderPlacing>().leaders;
  if (leaders.empty()) {
    record.end_decision();
    return true;
  }
  return std::any_of(leaders.begin(), leaders.end(),
                     [&](PieceId leader) { return place_without_choice(record, leader); });
}

}  // namespace core::strategic
