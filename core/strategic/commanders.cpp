#include "core/strategic/commanders.h"

#include "core/organisation/rosters.h"

#include <algorithm>

namespace core::strategic {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using state::Away;
using state::AwayKind;
using state::CaseRef;
using state::Piece;

bool is_on_map(const Piece& piece) noexcept { return piece.away() == nullptr; }

/// [10.16] The HQ to which a leader is appointed, wherever he is.
std::optional<PieceId> appointment_of(const Situation& now, PieceId leader) {
  for (const Piece& piece : now.state.pieces) {
    if (piece.commander == leader && rulebook::is_headquarters(piece.kind)) {
      return piece.id;
    }
  }
  return std::nullopt;
}

/// [22.52] The number of the case on promotion and demotion, as printed (E094) 22.51.
CaseRef changes_case(const Situation& now) {
  return now.in_force("E094"_erratum) ? "22.52"_case : "22.51"_case;
}

/// What every change of a commander asks: an own leader and an own HQ on the map, in one place.
state::Ruling<> may_meet(const Situation& now, Side side, PieceId leader, PieceId headquarters) {
  const Piece& who = now.piece(leader);
  const Piece& what = now.piece(headquarters);
  if (who.kind != PieceKind::Leader || who.side != side || !is_on_map(who)) {
    return state::refused(state::refusal("22.33"_case, "no-own-leader").of(leader));
  }
  if (!rulebook::is_headquarters(what.kind) || what.side != side || !is_on_map(what)) {
    return state::refused(state::refusal("22.33"_case, "no-own-headquarters").with(headquarters));
  }
  if (who.place != what.place) {
    return state::refused(
        state::refusal("22.33"_case, "leader-elsewhere").of(leader).with(headquarters));
  }
  if (const auto other = commanded_by(now, leader)) {
    return state::refused(state::refusal("10.16"_case, *other == headquarters ? "already-commands"
                                                                              : "commands-another")
                              .of(leader)
                              .with(*other));
  }
  return organisation::may_be_appointed(now, leader, headquarters);
}

/// The HQ is without commander; one who is out may take it back later [22.5].
void vacate(Record& record, PieceId headquarters, CaseRef cited) {
  const std::optional<PieceId> before = record.piece(headquarters).commander;
  if (!before) {
    return;
  }
  const Away* const away = record.piece(*before).away();
  if (away != nullptr && (away->kind == AwayKind::Wounded || away->kind == AwayKind::Captured)) {
    record.apply(state::CommanderAppointed{*before, headquarters, cited});
  }
  record.apply(state::CommanderAppointed{headquarters, std::nullopt, cited});
}

/// [22.52] [22.5] A commander gives his HQ up and goes to the Leader Pool.
void send_to_pool(Record& record, PieceId commander, PieceId headquarters, CaseRef cited) {
  record.apply(state::CommanderAppointed{headquarters, std::nullopt, cited});
  record.apply(state::PieceLeft{commander, Away{AwayKind::Pool, 0, {}}, cited});
}

/// A commander steps down from his HQ and stays beside it.
void step_down(Record& record, PieceId commander, PieceId headquarters, CaseRef cited) {
  record.apply(state::CommanderAppointed{headquarters, std::nullopt, cited});
  const Piece& hq = record.piece(headquarters);
  record.move(commander, hq.place, hq.inside, cited);
}

/// [25.2] The Enemy gains what a change of commanders costs; only the campaign counts it [19.37].
void pay_politically(Record& record, PieceId commander, int points) {
  if (record.setting().is_campaign() && points > 0) {
    record.apply(state::PoliticsChanged{board::enemy_of(record.piece(commander).side), points,
                                        changes_case(record.now())});
  }
}

}  // namespace

int price_of_relief(const Situation& now, PieceId commander) {
  const Piece& leader = now.piece(commander);
  const rulebook::LeaderRow* const row = now.book().find_leader(leader.side, leader.name.str());
  const int stars = row == nullptr ? 0 : row->stars;
  return std::max(0, stars - now.book().politics.relieve_less);
}

std::optional<PieceId> present_commander(const Situation& now, PieceId headquarters) {
  const Piece& hq = now.piece(headquarters);
  return hq.commander && now.piece(*hq.commander).place == hq.place ? hq.commander : std::nullopt;
}

std::optional<PieceId> commanded_by(const Situation& now, PieceId leader) {
  const Piece& who = now.piece(leader);
  if (who.away() != nullptr) {
    const auto hq = appointment_of(now, leader);
    return hq && now.piece(*hq).place == who.place ? hq : std::nullopt;
  }
  const state::PieceList here = now.occupancy.pieces_with(who);
  const auto found = std::find_if(here.begin(), here.end(), [&](PieceId id) {
    const Piece& piece = now.piece(id);
    return piece.commander == leader && rulebook::is_headquarters(piece.kind) &&
           piece.place == who.place;
  });
  return found == here.end() ? std::nullopt : std::optional{*found};
}

state::Ruling<> may_appoint(const Situation& now, Side side, PieceId leader, PieceId headquarters) {
  if (const auto ruling = may_meet(now, side, leader, headquarters); !ruling) {
    return ruling;
  }
  if (const auto commander = present_commander(now, headquarters)) {
    state::Illegal illegal =
        state::refusal("22.33"_case, "has-commander").of(*commander).with(headquarters);
    illegal.hint = "relieve-him";
    return state::refused(illegal);
  }
  return {};
}

state::Ruling<> may_relieve(const Situation& now, Side side, PieceId leader, PieceId headquarters) {
  if (const auto ruling = may_meet(now, side, leader, headquarters); !ruling) {
    return ruling;
  }
  if (!present_commander(now, headquarters)) {
    return state::refused(
        state::refusal(changes_case(now), "nobody-to-relieve").with(headquarters));
  }
  return {};
}

state::Ruling<> may_demote(const Situation& now, Side side, PieceId commander) {
  const Piece& leader = now.piece(commander);
  if (leader.kind != PieceKind::Leader || leader.side != side || !is_on_map(leader)) {
    return state::refused(state::refusal(changes_case(now), "no-own-leader").of(commander));
  }
  if (!commanded_by(now, commander)) {
    return state::refused(state::refusal(changes_case(now), "commands-nothing").of(commander));
  }
  return {};
}

void appoint(Record& record, PieceId leader, PieceId headquarters, CaseRef cited) {
  if (const auto before = appointment_of(record.now(), leader)) {
    record.apply(state::CommanderAppointed{*before, std::nullopt, cited});
  }
  vacate(record, headquarters, cited);
  record.apply(state::CommanderAppointed{headquarters, leader, cited});
  record.move(leader, record.piece(headquarters).place, headquarters, cited);
}

void relieve(Record& record, PieceId leader, PieceId headquarters) {
  if (const auto commander = present_commander(record.now(), headquarters)) {
    pay_politically(record, *commander, price_of_relief(record.now(), *commander));
    send_to_pool(record, *commander, headquarters, changes_case(record.now()));
  }
  appoint(record, leader, headquarters, changes_case(record.now()));
}

void demote(Record& record, PieceId commander) {
  if (const auto hq = commanded_by(record.now(), commander)) {
    pay_politically(record, commander, record.now().book().politics.demote);
    step_down(record, commander, *hq, changes_case(record.now()));
  }
}

std::optional<PieceId> former_headquarters(const Situation& now, PieceId leader) {
  if (const auto held = appointment_of(now, leader); held && is_on_map(now.piece(*held))) {
    return held;
  }
  const auto former = now.piece(leader).commander;
  if (former && rulebook::is_headquarters(now.piece(*former).kind) &&
      is_on_map(now.piece(*former)) && now.piece(*former).side == now.piece(leader).side) {
    return former;
  }
  return std::nullopt;
}

void take_back(Record& record, PieceId leader) {
  const auto hq = former_headquarters(record.now(), leader);
  if (!hq) {
    return;
  }
  if (record.piece(leader).commander) {
    record.apply(state::CommanderAppointed{leader, std::nullopt, "22.5"_case});
  }
  if (const auto other = present_commander(record.now(), *hq); other && *other != leader) {
    if (record.now().in_force("E093"_erratum)) {
      send_to_pool(record, *other, *hq, "22.5"_case);
    } else {
      step_down(record, *other, *hq, "22.5"_case);
    }
  }
  appoint(record, leader, *hq, "22.5"_case);
}

}  // namespace core::strategic
