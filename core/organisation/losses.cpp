#include "core/organisation/losses.h"

#include "core/base/contains.h"

#include <algorithm>
#include <tuple>

namespace core::organisation {
namespace {

using namespace base::literals;
using board::Side;
using rulebook::PieceKind;
using state::LossShare;
using state::Piece;
using state::ShipLoss;

/// Units that bear a loss as one.
struct Participant {
  std::vector<PieceId> pieces;  ///< one, or all garrison counters
  int points{};                 ///< CSP, or the naval strength of a ship
  int chosen{};                 ///< points of the remainder it has taken

  /// Stands for all of them in LossShare::chosen.
  [[nodiscard]] PieceId first() const noexcept { return pieces.front(); }
};

/// The one that the piece belongs to; null for none.
const Participant* find_participant(const std::vector<Participant>& all, PieceId piece) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Participant& each) {
    return base::contains(each.pieces, piece);
  });
  return found == all.end() ? nullptr : &*found;
}

/// [8.16] As printed the owner chooses each point: on the ground (E049), or when ships and troops
/// lose together (E050).
bool is_free(const Situation& now, const LossShare& share) {
  const bool ships = std::any_of(share.units.begin(), share.units.end(),
                                 [&](PieceId id) { return rulebook::is_ship(now.piece(id).kind); });
  return ships || !now.in_force("E049"_erratum);
}

std::vector<Participant> participants_of(const Situation& now, const LossShare& share) {
  std::vector<Participant> result;
  std::optional<std::size_t> garrison;
  for (const PieceId id : share.units) {
    const Piece& piece = now.piece(id);
    if (piece.kind == PieceKind::Garrison && now.in_force("E049"_erratum)) {
      if (garrison) {
        result[*garrison].pieces.push_back(id);
        result[*garrison].points += piece.strength;
        continue;
      }
      garrison = result.size();
    }
    const int points = rulebook::is_ship(piece.kind) ? naval_strength(now, id) : csp(now, id);
    result.push_back({{id}, points, 0});
  }
  for (Participant& each : result) {
    each.chosen =
        static_cast<int>(std::count(share.chosen.begin(), share.chosen.end(), each.first()));
  }
  return result;
}

/// Whether the participant can still take a point of the remainder.
bool may_take(const Situation& now, const LossShare& share, bool free, const Participant& each) {
  if (rulebook::is_ship(now.piece(each.first()).kind)) {
    return each.chosen == 0;
  }
  const int left = each.points - std::min(each.points, share.rounds) - each.chosen;
  return left > 0 && (free || each.chosen == 0);
}

/// Whether it is all one which of the two loses a point.
bool are_alike(const Piece& a, const Piece& b) {
  return std::tie(a.kind, a.strength, a.stock, a.place, a.inside, a.activity) ==
         std::tie(b.kind, b.strength, b.stock, b.place, b.inside, b.activity);
}

/// Makes the choices that are none: all must take a point, or all that may are alike.
/// @return whether somebody has a choice left.
bool leaves_choice(const Situation& now, LossShare& share) {
  const bool free = is_free(now, share);
  while (share.points > 0) {
    const std::vector<Participant> all = participants_of(now, share);
    std::vector<const Participant*> able;
    int bearable = 0;
    for (const Participant& each : all) {
      if (may_take(now, share, free, each)) {
        able.push_back(&each);
        bearable += free ? each.points - each.chosen : 1;
      }
    }
    if (able.empty()) {
      share.points = 0;
      return false;
    }
    const Piece& first = now.piece(able.front()->first());
    const bool alike = !free && std::all_of(able.begin(), able.end(), [&](const Participant* each) {
      return each->pieces.size() == 1 && are_alike(first, now.piece(each->first()));
    });
    if (able.size() > 1 && bearable > share.points && !alike) {
      return true;
    }
    share.chosen.push_back(first.id);
    share.points -= rulebook::is_ship(first.kind) ? able.front()->points : 1;
  }
  return false;
}

/// [8.16] Destroys or weakens: of a garrison the weakest counters first, the last of equals.
void bear(Record& record, const Participant& each, int points, CaseRef cause) {
  for (const PieceId id : weakest_first(record.now(), each.pieces)) {
    const int lost = std::min(points, csp(record.now(), id));
    lose_strength(record, id, lost, cause);
    points -= lost;
  }
}

void carry_out(Record& record, const LossShare& share) {
  for (const Participant& each : participants_of(record.now(), share)) {
    if (rulebook::is_ship(record.piece(each.first()).kind)) {
      if (each.chosen > 0) {
        destroy(record, each.first(), share.cause);
      }
      continue;
    }
    const int even = std::min(each.points, share.rounds);
    bear(record, each, std::min(each.points, even + each.chosen), share.cause);
  }
}

/// Carries out what leaves no choice, or begins the decision.
void settle(Record& record, LossShare share) {
  if (leaves_choice(record.now(), share)) {
    record.begin(share);
  } else {
    carry_out(record, share);
  }
}

/// The ships that may still be chosen.
std::vector<PieceId> able_ships(const Situation& now, const ShipLoss& loss) {
  std::vector<PieceId> able;
  for (const PieceId id : loss.among) {
    if (loss.ships > 0 || naval_strength(now, id) > 0) {
      able.push_back(id);
    }
  }
  return able;
}

void sink(Record& record, ShipLoss& loss, PieceId ship) {
  loss.ships = std::max(0, loss.ships - 1);
  loss.strength = std::max(0, loss.strength - naval_strength(record.now(), ship));
  std::erase(loss.among, ship);
  destroy(record, ship, loss.cause);
}

/// Sinks what must be sunk, ships that are alike in the order of their ids.
/// @return whether somebody has a choice left.
bool leaves_choice(Record& record, ShipLoss& loss) {
  while (loss.ships > 0 || loss.strength > 0) {
    const Situation now = record.now();
    const std::vector<PieceId> able = able_ships(now, loss);
    if (able.empty()) {
      break;
    }
    int strength = 0;
    for (const PieceId id : able) {
      strength += naval_strength(now, id);
    }
    const bool all =
        loss.ships > 0 ? static_cast<int>(able.size()) <= loss.ships : strength <= loss.strength;
    const Piece& first = now.piece(able.front());
    const bool alike = std::all_of(able.begin(), able.end(), [&](PieceId id) {
      return are_alike(first, now.piece(id)) && now.state.contents(id).empty();
    });
    if (!all && !alike) {
      return true;
    }
    sink(record, loss, first.id);
  }
  return false;
}

}  // namespace

EvenLoss spread_evenly(const std::vector<int>& strengths, int points) {
  EvenLoss loss{0, points};
  const auto bearers = [&] {
    return static_cast<int>(std::count_if(strengths.begin(), strengths.end(),
                                          [&](int csp) { return csp > loss.rounds; }));
  };
  for (int able = bearers(); able > 0 && loss.rest >= able; able = bearers()) {
    loss.rest -= able;
    ++loss.rounds;
  }
  return loss;
}

LossRules loss_rules(const Situation& now) {
  return {now.in_force("E049"_erratum), now.in_force("E050"_erratum)};
}

std::vector<std::vector<PieceId>> who_bear_together(const Situation& now,
                                                    const std::vector<PieceId>& participants) {
  std::vector<std::vector<PieceId>> result;
  for (Participant& each : participants_of(now, {{}, 0, {}, participants, {}, 0})) {
    result.push_back(std::move(each.pieces));
  }
  return result;
}

std::vector<PieceId> weakest_first(const Situation& now, std::vector<PieceId> pieces) {
  std::sort(pieces.begin(), pieces.end(), [&](PieceId a, PieceId b) {
    const int weak = now.piece(a).strength;
    const int strong = now.piece(b).strength;
    return weak != strong ? weak < strong : a > b;
  });
  return pieces;
}

void share_losses(Record& record, Side side, const std::vector<PieceId>& participants, int points,
                  CaseRef cause) {
  LossShare share{side, points, cause, participants, {}, 0};
  const Situation now = record.now();
  std::vector<int> left;
  int sum = 0;
  for (const Participant& each : participants_of(now, share)) {
    left.push_back(each.points);
    sum += each.points;
  }
  share.points = std::min(points, sum);
  if (!is_free(now, share)) {
    const EvenLoss even = spread_evenly(left, share.points);
    share.points = even.rest;
    share.rounds = even.rounds;
  }
  settle(record, std::move(share));
}

void lose_ships(Record& record, Side side, const std::vector<PieceId>& among, int ships,
                int strength, CaseRef cause) {
  ShipLoss loss{side, ships, strength, cause, among};
  std::sort(loss.among.begin(), loss.among.end());
  if (leaves_choice(record, loss)) {
    record.begin(loss);
  }
}

void share_mixed_losses(Record& record, Side side, const std::vector<PieceId>& participants,
                        const std::vector<PieceId>& ships, int points, CaseRef cause) {
  if (ships.empty()) {
    share_losses(record, side, participants, points, cause);
    return;
  }
  if (loss_rules(record.now()).halved) {
    const int ground = ground_share(points);
    share_losses(record, side, participants, ground, cause);
    lose_ships(record, side, ships, 0, points - ground, cause);
    return;
  }
  LossShare share{side, points, cause, participants, {}, 0};
  share.units.insert(share.units.end(), ships.begin(), ships.end());
  settle(record, std::move(share));
}

state::Ruling<> may_lose_point(const Situation& now, PieceId piece) {
  const auto& share = std::get<LossShare>(now.state.turn.pending.back());
  const std::vector<Participant> all = participants_of(now, share);
  const Participant* const found = find_participant(all, piece);
  if (found == nullptr) {
    return state::refused(state::refusal("8.16"_case, "took-no-part").of(piece));
  }
  const bool free = is_free(now, share);
  if (may_take(now, share, free, *found)) {
    return {};
  }
  if (!free && found->chosen > 0) {
    const bool alone = found->pieces.size() == 1;
    return state::refused(
        state::refusal("8.16"_case, alone ? "one-point-each" : "one-point-for-all-garrisons")
            .of(piece));
  }
  return state::refused(state::refusal("8.16"_case, "no-strength-left").of(piece));
}

state::Ruling<> may_lose_ship(const Situation& now, PieceId ship) {
  const auto& loss = std::get<ShipLoss>(now.state.turn.pending.back());
  const std::vector<PieceId> able = able_ships(now, loss);
  if (std::find(able.begin(), able.end(), ship) == able.end()) {
    return state::refused(state::refusal(loss.cause, "ship-not-among-losses").of(ship));
  }
  return {};
}

void lose_point(Record& record, PieceId piece) {
  auto share = record.pending<LossShare>();
  piece = find_participant(participants_of(record.now(), share), piece)->first();
  const bool ship = rulebook::is_ship(record.piece(piece).kind);
  share.chosen.push_back(piece);
  share.points -= ship ? naval_strength(record.now(), piece) : 1;
  record.change_decision(std::move(share));
}

void lose_ship(Record& record, PieceId ship) {
  auto loss = record.pending<ShipLoss>();
  sink(record, loss, ship);
  record.change_decision(std::move(loss));
}

bool finish_losses(Record& record) {
  const state::PendingDecision decision = record.state().turn.pending.back();
  if (const auto* const on_land = std::get_if<LossShare>(&decision)) {
    LossShare share = *on_land;
    if (leaves_choice(record.now(), share)) {
      return false;
    }
    record.end_decision();
    carry_out(record, share);
    return true;
  }
  auto loss = std::get<ShipLoss>(decision);
  if (leaves_choice(record, loss)) {
    return false;
  }
  record.end_decision();
  return true;
}

}  // namespace core::organisation
