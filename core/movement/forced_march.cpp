#include "core/movement/forced_march.h"

#include "core/organisation/losses.h"
#include "core/territory/hex_control.h"

#include <algorithm>

namespace core::movement {

using base::operator""_case;
using rulebook::MarchEnd;
using state::ForceMove;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Situation;
using state::Status;

namespace {

/// [0.3] R2 loses at least 1 from this percentage on.
constexpr int kSurePercent = 20;

bool waits_for_roll(const Situation& now, PieceId id) {
  return has_force_marched(now, id) && !now.piece(id).activity.has(Status::MarchRolled);
}

/// [6.32] One die for all who took the same number of additional points and ended in the hex.
void roll_group(Record& record, const std::vector<PieceId>& group, int additional, HexId hex) {
  const Side side = record.piece(group.front()).side;
  int strength = 0;
  for (const PieceId id : group) {
    record.set(id, Status::MarchRolled);
    strength += record.piece(id).strength;
  }
  const int die = record.roll(rulebook::RollId::FMarch, side, "6.32"_case, {{}, hex});
  const bool friendly = territory::was_friendly_territory(record.state(), side, hex);
  const int percent = record.setting().rulebook->forced_march.percent(
      die, additional, friendly ? MarchEnd::Friendly : MarchEnd::Elsewhere);
  const int loss = forced_march_loss(strength, percent);
  record.tell({"forced-march",
               "6.34"_case,
               side,
               std::nullopt,
               std::nullopt,
               hex,
               {additional, percent, strength, loss}});
  if (loss > 0) {
    organisation::share_losses(record, side, group, loss, "6.34"_case);
  }
}

}  // namespace

Ruling<> may_force(const Situation& now, const ForceMove& force, PieceId id, int number) {
  const auto of_force = mover_of(now, force, id);
  if (!of_force) {
    return refused(of_force.error());
  }
  return may_force(now, together(now, Pieces{id}), number);
}

Ruling<> may_force(const Situation& now, const Mover& mover, int number) {
  const PieceId id = mover.heads.front();
  const auto forbidden = [&](std::string_view reason, PieceId who) {
    return refused(refusal("6.31"_case, reason).of(who));
  };
  for (const PieceId each : mover.all) {
    const Piece& piece = now.piece(each);
    const rulebook::PieceKind kind = piece.kind;
    if (piece.activity.has(Status::Railed) || piece.activity.has(Status::Entrained)) {
      return forbidden("railed-no-march", each);
    }
    if (!may_force_march(kind) && !rulebook::is_headquarters(kind) &&
        kind != rulebook::PieceKind::Leader) {
      return forbidden("no-forced-march", each);
    }
  }
  if (!mover.combat) {
    return forbidden("no-forced-march", id);
  }
  if (number < 1 || number > mover.could_add) {
    return refused(
        refusal("6.31"_case, "forced-march-limit").of(id).figures(number, mover.could_add));
  }
  return {};
}

void declare_forced_march(Record& record, PieceId id, int number) {
  const Situation now = record.now();
  const Mover mover = together(now, Pieces{id});
  const int aim = mover.left + number;
  for (const PieceId each : mover.all) {
    const Piece& piece = record.piece(each);
    if (!may_force_march(piece.kind) && each != id) {
      continue;
    }
    // The HQ itself has the allowance of its roster [16.12] and takes what the slowest takes.
    const int left = each == id
                         ? mover.left
                         : allowance(now, each) + piece.activity.extra - piece.activity.spent;
    if (left < aim) {
      record.apply(state::PointsSpent{each, 0, aim - left, 0, 0});
    }
  }
}

bool has_force_marched(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  return may_force_march(piece.kind) && piece.activity.extra > 0 && piece.away() == nullptr &&
         piece.activity.spent > allowance(now, id);
}

std::array<int, 2> loss_of_forced_march(const Situation& now, Side side, int additional,
                                        HexId end) {
  constexpr int kFaces = 6;
  const auto where = territory::was_friendly_territory(now.state, side, end) ? MarchEnd::Friendly
                                                                             : MarchEnd::Elsewhere;
  const auto percent = [&](int die) {
    return now.book().forced_march.percent(die, additional, where);
  };
  std::array<int, 2> loss{percent(1), percent(1)};
  for (int die = 2; die <= kFaces; ++die) {
    loss = {std::min(loss[0], percent(die)), std::max(loss[1], percent(die))};
  }
  return loss;
}

int forced_march_loss(int strength, int percent) noexcept {
  constexpr int kHundred = 100;
  const int loss = (strength * percent + kHundred / 2) / kHundred;
  return strength > 0 && percent >= kSurePercent ? std::max(loss, 1) : loss;
}

bool roll_forced_marches(Record& record, const std::vector<PieceId>& units, HexId hex) {
  bool rolled = false;
  for (int additional = 1; additional <= rulebook::kMostAdditionalPoints; ++additional) {
    std::vector<PieceId> group;
    for (const PieceId id : units) {
      if (waits_for_roll(record.now(), id) && record.piece(id).activity.extra == additional) {
        group.push_back(id);
      }
    }
    if (!group.empty()) {
      roll_group(record, group, additional, hex);
      rolled = true;
    }
  }
  return rolled;
}

bool roll_next_group(Record& record) {
  const Situation now = record.now();
  std::vector<PieceId> group;
  for (const Piece& piece : now.state.pieces) {
    if (piece.side != now.state.turn.acting || !waits_for_roll(now, piece.id) ||
        piece.hex() == nullptr) {
      continue;
    }
    if (group.empty() || (now.piece(group.front()).place == piece.place &&
                          now.piece(group.front()).activity.extra == piece.activity.extra)) {
      group.push_back(piece.id);
    }
  }
  if (group.empty()) {
    return false;
  }
  const HexId hex = *record.piece(group.front()).hex();
  roll_group(record, group, record.piece(group.front()).activity.extra, hex);
  return true;
}

}  // namespace core::movement
