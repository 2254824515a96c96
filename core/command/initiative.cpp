#include "core/command/initiative.h"

#include "core/command/commands.h"
#include "core/supply/memo.h"

#include <algorithm>

namespace core::command {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using rulebook::RollId;
using state::Piece;
using state::refusal;
using state::refused;
using state::Status;

base::CaseRef case_of(RollId roll) {
  if (roll == RollId::InitC) {
    return "8.31"_case;
  }
  return roll == RollId::InitX ? "8.33"_case : "5.22"_case;
}

/// [5.22] [8.31] A leader of the Phasing Player who is on the map.
Ruling<> is_his_leader(const Situation& now, PieceId leader, base::CaseRef cited) {
  const Piece& piece = now.piece(leader);
  if (piece.kind != PieceKind::Leader || piece.side != now.state.turn.acting) {
    return refused(refusal(cited, "no-leader-of-yours").of(leader));
  }
  if (piece.away() != nullptr) {
    return refused(refusal(cited, "leader-is-away").of(leader));
  }
  return {};
}

/// [10.14] As printed a leader does not roll after the one he is under has failed (erratum E061).
Ruling<> may_roll_after_his_chief(const Situation& now, PieceId leader, Status tried,
                                  Status success) {
  if (now.in_force("E061"_erratum)) {
    return {};
  }
  for (std::optional<PieceId> chief = commander_of(now, leader); chief;
       chief = commander_of(now, *chief)) {
    const state::Activity& activity = now.piece(*chief).activity;
    if (activity.has(tried) && !activity.has(success)) {
      return refused(refusal("10.14"_case, "chief-failed").of(leader).with(*chief));
    }
  }
  return {};
}

}  // namespace

namespace {

int loss_by_cavalry(const Situation& now, PieceId leader, const rulebook::LeaderRow& row) noexcept {
  if (row.cavalry) {
    return 0;
  }
  const std::optional<PieceId> hq = headquarters_commanded(now, leader);
  if (hq && now.piece(*hq).kind == PieceKind::CavalryCorpsHq) {
    return 1;
  }
  if (now.in_force("E076"_erratum)) {
    return 0;  // [15.13] cavalry commanded directly costs nothing
  }
  const auto& pieces = now.state.pieces;
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Piece& piece) {
                       return piece.kind == PieceKind::Cavalry && piece.activity.span == leader;
                     })
             ? 1
             : 0;
}

}  // namespace

int loss_by_cavalry(const Situation& now, PieceId leader) noexcept {
  const rulebook::LeaderRow* const row = row_of(now, leader);
  return row == nullptr ? 0 : loss_by_cavalry(now, leader, *row);
}

namespace {

/// Faces of the die of the rolls INIT-M, INIT-C and INIT-X.
constexpr int kFaces = 6;

/// [5.23] The initiative before the chain of supply is looked at.
Ruling<int> unfed_initiative(const Situation& now, PieceId leader) {
  const rulebook::LeaderRow* const row = row_of(now, leader);
  if (row == nullptr) {
    return refused(refusal("10.01"_case, "no-leader-of-yours").of(leader));
  }
  if (row->name == "Grant" && now.in_force("E081"_erratum) && is_grant_subordinate(now)) {
    return refused(refusal("19.44"_case, "grant-under-halleck").of(leader));
  }
  return row->initiative - loss_by_cavalry(now, leader, *row);
}

/// Whether anything is left to roll with; the chain is asked only when it decides.
Ruling<> has_initiative(const Situation& now, PieceId leader) {
  const Ruling<int> rating = unfed_initiative(now, leader);
  if (rating && *rating > 1) {
    return {};
  }
  const Ruling<int> left = initiative(now, leader);
  return left ? Ruling<>{} : refused(left.error());
}

/// [5.22] [8.31] Who has tried, what he needed and what he rolled.
void tell_of_failure(Record& record, PieceId leader, RollId roll, int needed, int face) {
  record.tell({roll == RollId::InitM ? "initiative-failed" : "attack-initiative-failed",
               case_of(roll),
               record.piece(leader).side,
               leader,
               {},
               {},
               {needed, face}});
}

}  // namespace

Ruling<int> initiative(const Situation& now, PieceId leader) {
  Ruling<int> rating = unfed_initiative(now, leader);
  if (!rating) {
    return rating;
  }
  *rating -= supply::in_chain(now, leader) ? 0 : 1;
  if (*rating <= 0) {
    return refused(refusal("5.23"_case, "no-initiative-left").of(leader).figures(1, *rating));
  }
  return rating;
}

InitiativeChance initiative_chance(const Situation& now, PieceId leader) {
  InitiativeChance result;
  const auto add = [&](int amount, base::CaseRef cited, std::string_view reason) {
    if (amount != 0) {
      result.parts.push_back({amount, cited, reason});
    }
  };
  if (const rulebook::LeaderRow* const row = row_of(now, leader)) {
    add(row->initiative, "10.01"_case, "initiative-printed");
    add(-loss_by_cavalry(now, leader), "15.11"_case, "initiative-with-cavalry");
    add(supply::in_chain(now, leader) ? 0 : -1, "5.23"_case, "initiative-without-supply");
  }
  const Ruling<int> left = initiative(now, leader);
  if (!left) {
    result.never = left.error();
    return result;
  }
  result.needed = *left;
  for (int face = 1; face <= kFaces; ++face) {
    result.chance += base::Fraction{face <= *left ? 1 : 0, kFaces};
  }
  return result;
}

bool roll_initiative(Record& record, PieceId leader, RollId roll) {
  if (!has_initiative(record.now(), leader)) {
    return false;
  }
  const int face =
      record.roll(roll, record.piece(leader).side, case_of(roll), {leader, std::nullopt}, kFaces);
  // [5.23] The chain of supply decides only where the die shows the whole initiative, and is told
  // wherever he fails.
  const int unfed = *unfed_initiative(record.now(), leader);
  if (face < unfed) {
    return true;
  }
  const bool asked = face == unfed || !record.setting().begun_before.tells_unfed_rating;
  const bool short_of_supply = asked && !supply::in_chain(record.now(), leader);
  if (face == unfed && !short_of_supply) {
    return true;
  }
  if (short_of_supply) {
    record.tell(
        {"initiative-unsupplied", "5.23"_case, record.piece(leader).side, leader, {}, {}, {unfed}});
  }
  tell_of_failure(record, leader, roll, short_of_supply ? unfed - 1 : unfed, face);
  return false;
}

Ruling<> may_try(const Situation& now, PieceId leader) {
  if (const Ruling<> his = is_his_leader(now, leader, "5.22"_case); !his) {
    return his;
  }
  const state::Activity& activity = now.piece(leader).activity;
  if (may_begin_now(now, leader)) {
    return {};  // [5.28] as printed: he has rolled before and moves now (erratum E033)
  }
  if (activity.has(Status::Energised) || activity.has(Status::Moved)) {
    return refused(refusal("5.25"_case, "had-its-move").of(leader));
  }
  if (activity.has(Status::TriedToMove)) {
    return refused(refusal("5.22"_case, "leader-has-rolled").of(leader));
  }
  if (const Ruling<> after =
          may_roll_after_his_chief(now, leader, Status::TriedToMove, Status::Energised);
      !after) {
    return after;
  }
  return has_initiative(now, leader);
}

Ruling<> may_try_combat(const Situation& now, PieceId leader) {
  if (const Ruling<> his = is_his_leader(now, leader, "8.31"_case); !his) {
    return his;
  }
  const state::Activity& activity = now.piece(leader).activity;
  if (activity.has(Status::TriedToFight)) {
    return refused(refusal("8.31"_case, "leader-has-rolled").of(leader));
  }
  if (activity.has(Status::MayFight)) {
    return refused(refusal("10.14"_case, "may-fight-already").of(leader));
  }
  if (const Ruling<> after =
          may_roll_after_his_chief(now, leader, Status::TriedToFight, Status::MayFight);
      !after) {
    return after;
  }
  return has_initiative(now, leader);
}

void try_initiative(Record& record, PieceId leader) {
  if (may_begin_now(record.now(), leader)) {
    begin_to_move(record, leader, false);
    return;
  }
  record.set(leader, Status::TriedToMove);
  if (!roll_initiative(record, leader, RollId::InitM)) {
    return;
  }
  energise(record, leader);
  if (record.now().in_force("E033"_erratum)) {
    begin_to_move(record, leader, false);
  }
}

void try_combat(Record& record, PieceId leader) {
  record.set(leader, Status::TriedToFight);
  if (roll_initiative(record, leader, RollId::InitC)) {
    allow_to_fight(record, leader);
  }
}

void allow_to_fight(Record& record, PieceId leader) {
  record.set(leader, Status::MayFight);
  for (const PieceId id : commanded(record.now(), leader)) {
    if (!record.piece(id).activity.has(Status::MayFight)) {
      record.set(id, Status::MayFight);
    }
  }
}

}  // namespace core::command
