#include "core/command/span.h"

#include "core/organisation/headquarters.h"

#include <algorithm>
#include <vector>

namespace core::command {
namespace {

using namespace base::literals;
using rulebook::Cycle;
using rulebook::Option;
using rulebook::PieceKind;
using state::Piece;

/// [10.19] An army, an army under it, a corps, its units: more levels than there can be.
constexpr int kDeepest = 8;

constexpr std::string_view kGrant = "Grant";
constexpr std::string_view kHalleck = "Halleck";
constexpr std::string_view kBurnside = "Burnside";
/// [10.02] What the design meant.
constexpr int kBurnsidesSpan = 1;
/// [26.2] The last cycle in which 19.44 holds by that option.
constexpr Cycle kUntil{1862, 6};

/// The rows of leaders by id of the piece, as far as they have been looked up.
struct LeaderRows {
  std::vector<const rulebook::LeaderRow*> of;
};

bool is_on_map(const Piece& piece) { return piece.away() == nullptr; }

/// [26.2] Whether Halleck commands an Army HQ.
bool has_halleck_an_army(const Situation& now) {
  const auto& pieces = now.state.pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& hq) {
    return hq.kind == PieceKind::ArmyHq && hq.commander &&
           now.piece(*hq.commander).name == kHalleck;
  });
}

}  // namespace

const rulebook::LeaderRow* row_of(const Situation& now, PieceId leader) {
  const Piece& piece = now.piece(leader);
  if (piece.kind != PieceKind::Leader) {
    return nullptr;
  }
  auto& known = now.memo.own<LeaderRows>(0).of;
  if (known.size() <= leader.value()) {
    known.resize(now.state.pieces.size());
  }
  const rulebook::LeaderRow*& row = known[leader.value()];
  if (row == nullptr) {
    row = now.book().find_leader(piece.side, piece.name);
  }
  return row;
}

int span_of(const Situation& now, PieceId leader) {
  const rulebook::LeaderRow* const row = row_of(now, leader);
  if (row == nullptr) {
    return 0;
  }
  // [26.8] As the errata say that he was designed.
  const bool as_designed =
      now.setting.switches.options.has(Option::BurnsideSpanOne) && now.in_force("E058"_erratum);
  return as_designed && row->name == kBurnside ? kBurnsidesSpan : row->span;
}

bool is_grant_subordinate(const Situation& now) {
  const rulebook::Scenario* const scenario = now.setting.scenario.get();
  if (scenario != nullptr && !scenario->campaign) {
    return scenario->has_rule("19.44"_case);
  }
  return now.setting.switches.options.has(Option::GrantInTheWest) && now.state.cycle <= kUntil &&
         has_halleck_an_army(now);
}

int stars_of(const Situation& now, PieceId leader) {
  const rulebook::LeaderRow* const row = row_of(now, leader);
  if (row == nullptr) {
    return 0;
  }
  if (row->name == kGrant && is_grant_subordinate(now)) {
    const rulebook::LeaderRow* const halleck = now.book().find_leader(row->side, kHalleck);
    return halleck != nullptr ? std::min(row->stars, halleck->stars - 1) : row->stars;
  }
  return row->stars;
}

std::optional<PieceId> headquarters_commanded(const Situation& now, PieceId leader) {
  const Piece& piece = now.piece(leader);
  if (!is_on_map(piece) || piece.kind != PieceKind::Leader) {
    return std::nullopt;
  }
  if (piece.inside && now.piece(*piece.inside).commander == leader) {
    return piece.inside;
  }
  const state::PieceList here = now.occupancy.pieces_with(piece);
  const auto hq = std::find_if(here.begin(), here.end(), [&](PieceId other) {
    return now.piece(other).commander == leader && now.piece(other).place == piece.place;
  });
  return hq == here.end() ? std::nullopt : std::optional{*hq};
}

std::optional<PieceId> commander_of(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  const auto present = [&](PieceId headquarters) -> std::optional<PieceId> {
    return organisation::has_commander(now.state, headquarters) ? now.piece(headquarters).commander
                                                                : std::nullopt;
  };
  if (rulebook::is_headquarters(piece.kind)) {
    return present(id);
  }
  if (organisation::is_on_roster(now.state, piece)) {
    return present(*piece.inside);
  }
  const std::optional<PieceId> leader = piece.activity.span;
  return leader && is_on_map(now.piece(*leader)) ? leader : std::nullopt;
}

bool may_lead(const Situation& now, PieceId leader, PieceId piece) {
  std::optional<PieceId> at = commander_of(now, piece);
  for (int level = 0; at && level < kDeepest; ++level) {
    if (*at == leader) {
      return true;
    }
    at = commander_of(now, *at);
  }
  return false;
}

std::vector<PieceId> commanded(const Situation& now, PieceId leader) {
  std::vector<PieceId> result;
  for (const PieceId id :
       now.occupancy.pieces_of(now.piece(leader).side, state::PieceClass::LandMover)) {
    if (id != leader && may_lead(now, leader, id)) {
      result.push_back(id);
    }
  }
  return result;
}

std::vector<PieceId> in_span(const Situation& now, PieceId leader) {
  std::vector<PieceId> result;
  for (const PieceId id :
       now.occupancy.pieces_of(now.piece(leader).side, state::PieceClass::LandMover)) {
    if (now.piece(id).activity.span == leader) {
      result.push_back(id);
    }
  }
  return result;
}

}  // namespace core::command
