#include "core/strategic/sending_home.h"

#include "core/organisation/strength.h"
#include "core/strategic/campaign.h"
#include "core/territory/hex_control.h"

#include <algorithm>

namespace core::strategic {
namespace {

using namespace base::literals;
using state::Piece;
using state::SendingHome;

constexpr base::CaseRef kMilitia = "22.6"_case;
constexpr base::CaseRef kDesertion = "26.11"_case;
/// [22.6] The highest d6 that sends militia home.
constexpr int kDemobilising = 2;
/// [26.11] The first year of desertion.
constexpr std::int16_t kFirstDesertion = 1864;

/// Whether a unit on the map is among those from whom the points come.
bool is_concerned(const Piece& piece, const SendingHome& decision) noexcept {
  const bool kind = decision.cause == kMilitia
                        ? piece.kind == PieceKind::Militia
                        : piece.kind == PieceKind::Infantry || piece.kind == PieceKind::Cavalry ||
                              piece.kind == PieceKind::Militia;
  return kind && piece.side == decision.side && piece.away() == nullptr;
}

int total(const Situation& now, const SendingHome& decision) {
  int sum = 0;
  for (const Piece& piece : now.state.pieces) {
    sum += is_concerned(piece, decision) ? piece.strength : 0;
  }
  return sum;
}

void begin(Record& record, const SendingHome& decision, std::string_view told) {
  record.tell({std::string{told}, decision.cause, decision.side, {}, {}, {}, {decision.points}});
  if (decision.points > 0) {
    record.begin(decision);
  }
}

}  // namespace

int militia_going_home(const Situation& now, Side side, int face) {
  if (face > kDemobilising) {
    return 0;
  }
  const int militia = total(now, {side, 0, kMilitia});
  return now.in_force("E096"_erratum) ? (militia + 1) / 2 : militia / 2;
}

void demobilise(Record& record, Side side) {
  SendingHome decision{side, 0, kMilitia};
  if (!cycle_row(record.now()).says(side, "MD") || total(record.now(), decision) == 0) {
    return;
  }
  const int face = record.roll(rulebook::RollId::Demob, side, kMilitia);
  decision.points = militia_going_home(record.now(), side, face);
  begin(record, decision, "militia-goes-home");
}

int deserting(const Situation& now) {
  const SendingHome decision{Side::Confederate, 0, kDesertion};
  if (!now.setting.switches.options.has(rulebook::Option::Desertion) ||
      now.state.cycle.year < kFirstDesertion) {
    return 0;
  }
  int percent = 0;
  for (const HexId city : five_cities(now)) {
    percent += territory::controls(now.state, Side::Union, city) ? 1 : 0;
  }
  return (total(now, decision) * percent + 50) / 100;
}

void let_desert(Record& record) {
  if (const int points = deserting(record.now()); points > 0) {
    begin(record, {Side::Confederate, points, kDesertion}, "men-desert");
  }
}

state::Ruling<> may_send_home(const Situation& now, PieceId unit, int points) {
  const auto* const decision = now.state.turn.innermost<SendingHome>();
  const Piece& piece = now.piece(unit);
  if (decision == nullptr || !is_concerned(piece, *decision)) {
    return state::refused(
        state::refusal(decision != nullptr ? decision->cause : kMilitia, "not-concerned").of(unit));
  }
  const int most = std::min(piece.strength, decision->points);
  if (points < 1 || points > most) {
    return state::refused(
        state::refusal(decision->cause, "too-many-home").of(unit).figures(points, most));
  }
  return {};
}

void send_home(Record& record, PieceId unit, int points) {
  auto decision = record.pending<SendingHome>();
  const int before = total(record.now(), decision);
  organisation::lose_strength(record, unit, points, decision.cause);
  decision.points -= before - total(record.now(), decision);
  record.change_decision(decision);
}

bool go_on_sending_home(Record& record) {
  const auto& decision = record.pending<SendingHome>();
  if (decision.points > 0 && total(record.now(), decision) > 0) {
    return false;
  }
  record.end_decision();
  return true;
}

void offer_sending_home(const Situation& now, sequence::Choices& legal) {
  for (const Piece& piece : now.state.pieces) {
    for (int points = 1; legal.wants(sequence::ActionKind::SendHome) && points <= piece.strength &&
                         may_send_home(now, piece.id, points);
         ++points) {
      legal.add({sequence::ActionKind::SendHome, piece.id, {}, {}, {}, points});
    }
  }
}

}  // namespace core::strategic
