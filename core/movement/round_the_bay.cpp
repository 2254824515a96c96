#include "core/movement/round_the_bay.h"

#include "core/movement/entry.h"
#include "core/movement/march.h"
#include "core/movement/restrictions.h"
#include "core/organisation/strength.h"

#include <algorithm>
#include <optional>

namespace core::movement {

using base::operator""_case;
using state::Away;
using state::AwayKind;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Situation;
using state::Status;

namespace {

/// Game-turns from leaving to being back: they are off the map during the one between.
constexpr int kGameTurnsRound = 2;

std::optional<HexId> other_shore(const Situation& now, HexId from) {
  const auto& way = now.map().anomalies().off_map_march;
  if (way && from == way->first) {
    return way->second;
  }
  if (way && from == way->second) {
    return way->first;
  }
  return std::nullopt;
}

bool is_combat_group(const Situation& now, PieceId head) {
  if (rulebook::is_ground_combat_unit(now.piece(head).kind)) {
    return true;
  }
  return std::any_of(now.state.pieces.begin(), now.state.pieces.end(), [&](const Piece& piece) {
    return piece.inside == head && rulebook::is_ground_combat_unit(piece.kind);
  });
}

}  // namespace

bool leads_round_the_bay(const Situation& now, HexId hex) {
  return other_shore(now, hex).has_value();
}

Ruling<> may_go_round(const Situation& now, const Mover& mover) {
  const auto forbidden = [&](std::string_view reason) {
    return refused(refusal("7.54"_case, reason).of(mover.heads.front()).in(mover.at));
  };
  const auto to = other_shore(now, mover.at);
  if (!to || !now.in_force("E046"_erratum)) {
    return forbidden("no-way-round");
  }
  if (mover.entrained) {
    return refused(refusal("6.54"_case, "entrained").of(mover.heads.front()));
  }
  const bool spent = std::any_of(mover.all.begin(), mover.all.end(),
                                 [&](PieceId id) { return now.piece(id).activity.spent > 0; });
  if (mover.began || mover.stopped || spent) {
    return forbidden("whole-move");
  }
  return may_go_to(now, mover.all, *to);
}

void go_round(Record& record, const Mover& mover) {
  const auto to = other_shore(record.now(), mover.at);
  const auto until = static_cast<std::int16_t>(record.state().turn.game_turn + kGameTurnsRound);
  for (const PieceId id : mover.all) {
    record.set(id, Status::Moved);
  }
  for (const PieceId id : mover.heads) {
    record.move(id, Away{AwayKind::Galveston, until, *to}, std::nullopt, "7.54"_case);
  }
  organisation::abandon_entrenchment(record, mover.side, mover.at);
}

void return_round_the_bay(Record& record) {
  const state::Turn& turn = record.state().turn;
  for (std::size_t at = 0; at < record.state().pieces.size(); ++at) {
    const Piece& piece = record.state().pieces[at];
    const Away* away = piece.away();
    if (piece.side != turn.acting || away == nullptr || away->kind != AwayKind::Galveston ||
        piece.inside || away->until > turn.game_turn) {
      continue;
    }
    const PieceId id = piece.id;
    const Away back = *away;
    const Situation now = record.now();
    if (!may_stand_in(now, piece.side, is_combat_group(now, id), back.back)) {
      const auto until = static_cast<std::int16_t>(turn.game_turn + 1);
      record.move(id, Away{AwayKind::Galveston, until, back.back}, std::nullopt, "7.54"_case);
      continue;
    }
    enter(record, id, back.back, "7.54"_case);
    for (const PieceId each : together(record.now(), Pieces{id}).all) {
      record.set(each, Status::Moved);
    }
  }
}

}  // namespace core::movement
