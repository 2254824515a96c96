#include "core/fortification/building.h"

#include "core/fortification/works.h"
#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/supply/memo.h"
#include "core/supply/payment.h"
#include "core/territory/besieged.h"

#include <algorithm>

namespace core::fortification {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::Record;
using state::Ruling;
using state::Situation;

constexpr int kBuilders = 5;       // [13.51] CSP
constexpr int kLeastPayment = 10;  // [13.51] SUP

/// Ground CSP of the side in the hex, not aboard.
int builders_in(const Situation& now, Side side, HexId hex) {
  int points = 0;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    const Piece& piece = now.piece(id);
    if (piece.side == side && rulebook::is_ground_combat_unit(piece.kind) &&
        !(piece.inside && now.state.transport_of(id))) {
      points += piece.strength;
    }
  }
  return points;
}

/// [13.51] Whether the side may build anything in the hex.
Ruling<> may_work_in(const Situation& now, HexId hex) {
  const Side side = now.state.turn.acting;
  const auto refuse = [&](const char* reason) {
    return state::refusal("13.51"_case, reason).in(hex);
  };
  if (const int points = builders_in(now, side, hex); points < kBuilders) {
    return state::refused(refuse("builders-short").figures(kBuilders, points));
  }
  if (territory::is_besieged_fort(now.occupancy, side, hex) ||
      supply::chain_of(now, side).is_besieged(hex)) {
    return state::refused(refuse("builders-besieged"));
  }
  if (!supply::may_act_on_chain(now, side, hex)) {
    return state::refused(refuse("builders-no-chain"));
  }
  return {};
}

int paid_for(const Situation& now, Side side, HexId hex) {
  const auto& list = now.state.buildings;
  const auto found = std::find_if(list.begin(), list.end(), [&](const state::Building& building) {
    return building.hex == hex && building.side == side;
  });
  return found == list.end() ? 0 : found->paid;
}

/// The work that BuildWork builds in the hex, or nothing where a Fortress stands.
std::optional<PieceKind> next_work(const Situation& now, Side side, HexId hex) {
  const auto fort = works_in(now.occupancy, now.state, side, hex).fort;
  if (!fort) {
    return PieceKind::Fort;
  }
  return now.piece(*fort).kind == PieceKind::Fort ? std::optional{PieceKind::Fortress}
                                                  : std::nullopt;
}

/// Those of the sources that one piece is, or that none is.
supply::PaySources of_piece(supply::PaySources sources, std::optional<PieceId> piece) {
  std::erase_if(sources, [&](const supply::PaySource& source) { return source.piece != piece; });
  return sources;
}

/// SUP that the sources meant by the action can give: of one piece, or of the ground of the hex and
/// the rail net.
supply::PaySources sources_meant(const Situation& now, Side side, HexId hex,
                                 std::optional<PieceId> piece) {
  return of_piece(supply::sources_of_hex(now, side, hex), piece);
}

void pay_from(Record& record, Side side, const supply::PaySources& sources, int points) {
  for (const supply::PaySource& source : sources) {
    const int part = std::min(points, source.available);
    supply::pay(record, side, source, part, "13.51"_case);
    points -= part;
  }
}

Ruling<> may_pay(const Situation& now, const Action& action, int number) {
  const Side side = now.state.turn.acting;
  const supply::PaySources sources = sources_meant(now, side, *action.hex, action.piece);
  const int most = supply::payable(now, side, sources);
  if (most < number) {
    auto illegal =
        state::refusal("13.51"_case, "builders-no-supply").in(*action.hex).figures(number, most);
    return state::refused(action.piece ? illegal.with(*action.piece) : illegal);
  }
  return {};
}

Ruling<> is_free(const Situation& now, Side side, PieceKind kind, HexId hex) {
  if (organisation::free_counters(now, side, kind, 0) < 1) {
    return state::refused(state::refusal("3.26"_case, "no-work-counter").in(hex));
  }
  return {};
}

Piece new_work(const Record& record, Side side, PieceKind kind, HexId hex) {
  Piece work;
  work.id = record.free_id();
  const std::string name = std::string{side == Side::Union ? "U" : "C"} +
                           (kind == PieceKind::Entrenchment ? "E-" : "F-") + hex.label();
  work.sheet_id = state::free_name(record.state(), name);
  work.side = side;
  work.kind = kind;
  work.place = hex;
  return work;
}

const state::FortTaken& taken(const Situation& now) {
  return std::get<state::FortTaken>(now.state.turn.pending.back());
}

}  // namespace

namespace {

/// The work that may be built in a hex in which the side may work; who pays is not asked.
Ruling<PieceKind> work_to_build(const Situation& now, Side side, HexId hex) {
  const auto kind = next_work(now, side, hex);
  // [13.24] Nor above Enemies whose works are gone: a hex does not hold garrisons of both sides.
  const state::HexOccupants& here = now.occupancy.at(hex);
  const Side enemy = board::enemy_of(side);
  if (!kind || here.fort.has(enemy) || here.garrison.has(enemy)) {
    return state::refused(state::refusal("13.51"_case, "no-more-works").in(hex));
  }
  if (const Ruling<> counter = is_free(now, side, *kind, hex); !counter) {
    return state::refused(counter.error());
  }
  return *kind;
}

/// The same of an entrenchment.
Ruling<> may_dig(const Situation& now, Side side, HexId hex) {
  if (works_in(now.occupancy, now.state, side, hex).entrenchment) {
    return state::refused(state::refusal("13.51"_case, "no-more-works").in(hex));
  }
  return is_free(now, side, PieceKind::Entrenchment, hex);
}

}  // namespace

Ruling<> may_build(const Situation& now, const Action& action) {
  if (!action.hex) {
    return state::refused(state::refusal("13.51"_case, "names-no-hex"));
  }
  const HexId hex = *action.hex;
  const Side side = now.state.turn.acting;
  if (const Ruling<> here = may_work_in(now, hex); !here) {
    return here;
  }
  const Ruling<PieceKind> kind = work_to_build(now, side, hex);
  if (!kind) {
    return state::refused(kind.error());
  }
  const int rest = now.book().works[*kind].cost - paid_for(now, side, hex);
  const int least = std::min(kLeastPayment, rest);
  if (action.number < least || action.number > rest) {
    auto illegal =
        state::refusal("13.51"_case, "building-payment").in(hex).figures(least, action.number);
    illegal.least = least;
    illegal.most = rest;
    return state::refused(illegal);
  }
  return may_pay(now, action, action.number);
}

void build(Record& record, const Action& action) {
  const HexId hex = *action.hex;
  const Side side = record.state().turn.acting;
  const PieceKind kind = *next_work(record.now(), side, hex);
  const int cost = record.now().book().works[kind].cost;
  pay_from(record, side, sources_meant(record.now(), side, hex, action.piece), action.number);
  record.apply(state::BuildingPaid{hex, side, kind, action.number});
  if (paid_for(record.now(), side, hex) < cost) {
    return;
  }
  record.apply(state::BuildingPaid{hex, side, kind, -cost});
  if (kind == PieceKind::Fort) {
    record.apply(state::PieceCreated{new_work(record, side, kind, hex), "13.51"_case});
  } else {
    const PieceId fort = *works_in(record.now().occupancy, record.state(), side, hex).fort;
    const base::InternedText value = record.piece(fort).value;
    record.apply(state::PieceChanged{fort, kind, 0, value, "13.51"_case});
  }
}

Ruling<> may_entrench(const Situation& now, const Action& action) {
  if (!action.hex) {
    return state::refused(state::refusal("13.51"_case, "names-no-hex"));
  }
  const HexId hex = *action.hex;
  const Side side = now.state.turn.acting;
  if (const Ruling<> here = may_work_in(now, hex); !here) {
    return here;
  }
  if (const Ruling<> dig = may_dig(now, side, hex); !dig) {
    return dig;
  }
  return may_pay(now, action, now.book().works[PieceKind::Entrenchment].cost);
}

void entrench(Record& record, const Action& action) {
  const HexId hex = *action.hex;
  const Side side = record.state().turn.acting;
  pay_from(record, side, sources_meant(record.now(), side, hex, action.piece),
           record.now().book().works[PieceKind::Entrenchment].cost);
  record.apply(
      state::PieceCreated{new_work(record, side, PieceKind::Entrenchment, hex), "13.51"_case});
}

Ruling<> may_remove_work(const Situation& now, PieceId fort) {
  const Piece& piece = now.piece(fort);
  if (!now.in_force("E075"_erratum) || piece.side != now.state.turn.acting ||
      !rulebook::is_fort(piece.kind) || piece.hex() == nullptr) {
    return state::refused(state::refusal("13.41"_case, "no-own-fort").of(fort));
  }
  if (territory::is_besieged_fort(now.occupancy, piece.side, *piece.hex())) {
    return state::refused(
        state::refusal("13.41"_case, "fort-is-besieged").of(fort).in(*piece.hex()));
  }
  if (!now.occupancy.contents(now.state, fort).empty() &&
      now.occupancy.at(*piece.hex()).open_ground.has(board::enemy_of(piece.side))) {
    return state::refused(
        state::refusal("13.14"_case, "enemy-stands-over-fort").of(fort).in(*piece.hex()));
  }
  return {};
}

void remove_work(Record& record, PieceId fort) {
  const HexId hex = *record.piece(fort).hex();
  organisation::empty_out(record, fort, "13.41"_case);
  // A Fortress that was being paid for here falls back to nothing with its Fort.
  const Side side = record.piece(fort).side;
  if (const int paid = paid_for(record.now(), side, hex); paid > 0) {
    record.apply(state::BuildingPaid{hex, side, PieceKind::Fortress, -paid});
  }
  record.eliminate(fort, "13.41"_case);
  organisation::come_to(record, side, hex);
}

Ruling<> may_remove_fort(const Situation& /*now*/) { return {}; }

Ruling<> may_replace_fort(const Situation& now) {
  const Piece& fort = now.piece(taken(now).fort);
  return is_free(now, taken(now).side, fort.kind, *fort.hex());
}

void remove_fort(Record& record) {
  const auto fort = record.pending<state::FortTaken>().fort;
  record.end_decision();
  record.eliminate(fort, "13.15"_case);
}

void replace_fort(Record& record) {
  const auto decision = record.pending<state::FortTaken>();
  const Piece before = record.piece(decision.fort);
  record.end_decision();
  record.eliminate(decision.fort, "13.15"_case);
  record.apply(state::PieceCreated{new_work(record, decision.side, before.kind, *before.hex()),
                                   "13.15"_case});
}

void offer_building(const Situation& now, sequence::Choices& legal) {
  const Side side = now.state.turn.acting;
  std::vector<HexId> seen;
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::CombatUnit)) {
    if (!legal.wants_any_of(ActionKind::Entrench, ActionKind::BuildWork)) {
      return;
    }
    const Piece& piece = now.piece(id);
    if (piece.hex() == nullptr || std::find(seen.begin(), seen.end(), *piece.hex()) != seen.end()) {
      continue;
    }
    const HexId hex = *piece.hex();
    seen.push_back(hex);
    if (!may_work_in(now, hex)) {
      continue;
    }
    const Ruling<PieceKind> kind = work_to_build(now, side, hex);
    const int rest = kind ? now.book().works[*kind].cost - paid_for(now, side, hex) : 0;
    const Ruling<> dig = may_dig(now, side, hex);
    if (rest <= 0 && !dig) {
      continue;
    }
    const int price_of_trench = now.book().works[PieceKind::Entrenchment].cost;
    const supply::PaySources sources = supply::sources_of_hex(now, side, hex);
    std::vector<std::optional<PieceId>> payers;
    for (const supply::PaySource& source : sources) {
      if (std::find(payers.begin(), payers.end(), source.piece) == payers.end()) {
        payers.push_back(source.piece);
      }
    }
    for (const std::optional<PieceId>& payer : payers) {
      const int most = supply::payable(now, side, of_piece(sources, payer));
      if (dig && most >= price_of_trench) {
        legal.add({ActionKind::Entrench, payer, {}, hex, {}, 0});
      }
      Action fort{ActionKind::BuildWork, payer, {}, hex, {}, std::min(kLeastPayment, rest)};
      for (; fort.number > 0 && fort.number <= std::min(rest, most); ++fort.number) {
        legal.add(fort);
      }
    }
  }
}

void offer_removal(const Situation& now, sequence::Choices& legal) {
  for (const Piece& piece : now.state.pieces) {
    if (rulebook::is_fort(piece.kind) && legal.wants(ActionKind::RemoveWork) &&
        may_remove_work(now, piece.id)) {
      legal.add({ActionKind::RemoveWork, piece.id, {}, {}, {}, 0});
    }
  }
}

}  // namespace core::fortification
