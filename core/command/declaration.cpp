#include "core/command/declaration.h"

#include "core/command/ties.h"
#include "core/organisation/headquarters.h"
#include "core/organisation/strength.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <tuple>

namespace core::command {
namespace {

using namespace base::literals;
using board::Side;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::refusal;
using state::refused;

/// A leader who declares: read once for all he could take.
struct Declarer {
  PieceId leader;
  std::optional<PieceId> headquarters;  ///< that he commands
  PieceKind commands{};                 ///< its kind
  int span{};
  int used{};

  [[nodiscard]] bool has_army() const noexcept {
    return headquarters && commands == PieceKind::ArmyHq;
  }
};

Declarer read(const Situation& now, PieceId leader, int used) {
  Declarer result{leader, headquarters_commanded(now, leader), {}, span_of(now, leader), used};
  if (result.headquarters) {
    result.commands = now.piece(*result.headquarters).kind;
  }
  return result;
}

int used_by(const Situation& now, PieceId leader) {
  return static_cast<int>(in_span(now, leader).size());
}

/// [10.12] Hexes between leader and piece; nothing when they do not stand in hexes and not in the
/// same water.
std::optional<int> range(const Piece& leader, const Piece& piece) {
  if (leader.place == piece.place) {
    return 0;
  }
  if (leader.hex() == nullptr || piece.hex() == nullptr) {
    return std::nullopt;
  }
  return board::distance(*leader.hex(), *piece.hex());
}

Ruling<> in_range(const Situation& now, const Declarer& by, const Piece& piece) {
  const Piece& leader = now.piece(by.leader);
  const int reach = by.headquarters ? 1 : 0;
  const std::optional<int> away = range(leader, piece);
  if (away && *away <= reach) {
    return {};
  }
  return refused(refusal("10.12"_case, "out-of-span-range")
                     .of(piece.id)
                     .with(by.leader)
                     .figures(away.value_or(reach + 1), reach));
}

/// [10.12] [10.17] [16.11] What a span holds at all: units and leaders on the map.
Ruling<> is_for_spans(const Situation& now, const Declarer& by, const Piece& piece) {
  if (rulebook::is_headquarters(piece.kind)) {
    return refused(refusal("10.17"_case, "headquarters-in-no-span").of(piece.id));
  }
  if (!rulebook::is_land_mover(piece.kind) || piece.id == by.leader) {
    return refused(refusal("10.12"_case, "not-for-a-span").of(piece.id).with(by.leader));
  }
  if (organisation::is_on_roster(now.state, piece)) {
    return refused(refusal("10.12"_case, "commanded-by-roster").of(piece.id).with(*piece.inside));
  }
  if (piece.activity.span) {
    return refused(refusal("10.12"_case, "in-a-span").of(piece.id).with(*piece.activity.span));
  }
  return {};
}

/// [10.13] [10.15] [10.19] Who may have a leader under him.
Ruling<> may_take_leader(const Situation& now, const Declarer& by, const Piece& other) {
  if (!by.headquarters) {
    return refused(refusal("10.13"_case, "no-army-to-command").of(other.id).with(by.leader));
  }
  if (!by.has_army() && now.in_force("E062"_erratum)) {
    return refused(refusal("10.15"_case, "corps-commands-no-leader").of(other.id).with(by.leader));
  }
  const std::optional<PieceId> his = headquarters_commanded(now, other.id);
  const int own_stars = stars_of(now, by.leader);
  const int his_stars = stars_of(now, other.id);
  if (his && now.piece(*his).kind == PieceKind::ArmyHq && his_stars >= own_stars) {
    return refused(refusal("10.13"_case, "army-of-no-lower-rank")
                       .of(other.id)
                       .with(by.leader)
                       .figures(his_stars + 1, own_stars));
  }
  if (may_lead(now, other.id, by.leader)) {
    return refused(refusal("10.19"_case, "span-in-a-circle").of(other.id).with(by.leader));
  }
  return {};
}

Ruling<> may_take(const Situation& now, const Declarer& by, const Piece& piece) {
  if (const Ruling<> fit = is_for_spans(now, by, piece); !fit) {
    return fit;
  }
  if (const Ruling<> near = in_range(now, by, piece); !near) {
    return near;
  }
  if (piece.kind == PieceKind::Leader) {
    if (const Ruling<> under = may_take_leader(now, by, piece); !under) {
      return under;
    }
  }
  if (piece.kind == PieceKind::Cavalry && by.headquarters &&
      by.commands == PieceKind::InfantryCorpsHq) {
    return refused(refusal("15.12"_case, "no-cavalry-under-corps").of(piece.id).with(by.leader));
  }
  if (by.used >= by.span) {
    return refused(refusal("10.12"_case, "span-is-full")
                       .of(piece.id)
                       .with(by.leader)
                       .figures(by.used + 1, by.span));
  }
  return {};
}

/// Calls `see` with every piece of the side that stands in the leader's range.
template <class See>
void for_each_near(const Situation& now, const Declarer& by, See see) {
  const Piece& leader = now.piece(by.leader);
  const auto look = [&](const state::PieceList& list) {
    for (const PieceId id : list) {
      if (now.piece(id).side == leader.side) {
        see(now.piece(id));
      }
    }
  };
  look(now.occupancy.pieces_with(leader));
  const board::HexId* const hex = leader.hex();
  if (hex == nullptr || !by.headquarters) {
    return;
  }
  for (const board::Direction direction : board::kDirections) {
    if (const auto next = hex->neighbour(direction)) {
      look(now.occupancy.pieces_in(*next));
    }
  }
}

bool may_declare_at_all(const Situation& now, const Piece& leader) noexcept {
  return leader.kind == PieceKind::Leader && leader.side == now.state.turn.acting &&
         leader.away() == nullptr;
}

/// Whether the counter says that the piece is the leader's, or of his headquarters.
bool bears_his_name(const Situation& now, const Declarer& by, const Piece& piece) {
  return is_named_after(piece.name.str(), now.piece(by.leader).name.str()) ||
         (by.headquarters &&
          is_of_headquarters(piece.name.str(), now.piece(*by.headquarters).name.str()));
}

/// [D02] In what turns leaders take what is near: first those who command a headquarters what
/// bears their name, then armies their corps, then leaders of cavalry the cavalry, then all the
/// rest.
enum class Tie : std::uint8_t { Name, Corps, Cavalry, None };

bool is_tied(const Situation& now, const Declarer& by, const Piece& piece, Tie tie) {
  switch (tie) {
    case Tie::Name:
      return by.headquarters && bears_his_name(now, by, piece);
    case Tie::Corps:
      return by.has_army() && piece.kind == PieceKind::Leader &&
             headquarters_commanded(now, piece.id);
    case Tie::Cavalry: {
      const rulebook::LeaderRow* const row = row_of(now, by.leader);
      return piece.kind == PieceKind::Cavalry && row != nullptr && row->cavalry;
    }
    case Tie::None:
      return true;
  }
  return false;
}

/// CSP that come with the piece: with a leader his roster, and the strongest units of his hex that
/// are in no span yet, as many as his own holds [10.13].
int brings(const Situation& now, const Piece& piece) {
  if (piece.kind != PieceKind::Leader) {
    return organisation::csp(now, piece.id);
  }
  const auto headquarters = headquarters_commanded(now, piece.id);
  std::vector<int> strengths;
  for (const PieceId id : now.occupancy.pieces_with(piece)) {
    const Piece& unit = now.piece(id);
    if (unit.side == piece.side && rulebook::is_ground_combat_unit(unit.kind) &&
        !unit.parenthesised && !unit.activity.span) {
      strengths.push_back(organisation::csp(now, id));
    }
  }
  std::sort(strengths.begin(), strengths.end(), std::greater<>{});
  strengths.resize(
      std::min(strengths.size(), static_cast<std::size_t>(read(now, piece.id, 0).span)));
  return std::accumulate(strengths.begin(), strengths.end(),
                         headquarters ? organisation::roster_csp(now, *headquarters) : 0);
}

/// In which order a leader takes what is near: smaller is first.
auto preference(const Situation& now, const Declarer& by, const Piece& piece) {
  const bool takes_leaders = by.has_army() && !now.setting.begun_before.leaders_last;
  int kind = 3;  // trains
  if (rulebook::is_ground_combat_unit(piece.kind)) {
    kind = 1;
  } else if (piece.kind == PieceKind::Leader) {
    const bool as_units = takes_leaders && brings(now, piece) > 0;
    kind = headquarters_commanded(now, piece.id) ? 0 : as_units ? 1 : 2;
  }
  const bool first = !now.setting.begun_before.nearest_spans_only && bears_his_name(now, by, piece);
  return std::tuple{!first, range(now.piece(by.leader), piece).value_or(0), kind,
                    takes_leaders ? -brings(now, piece) : -organisation::csp(now, piece.id),
                    piece.id};
}

/// One leader takes what he may of those tied to him so, nearest first.
void take_nearest(Record& record, PieceId leader, Tie tie) {
  const Situation now = record.now();
  Declarer by = read(now, leader, used_by(now, leader));
  std::vector<PieceId> near;
  for_each_near(now, by, [&](const Piece& piece) {
    const bool fights = piece.kind == PieceKind::Leader ||
                        (rulebook::is_ground_combat_unit(piece.kind) && !piece.parenthesised);
    if ((state::is_movement(now.state.turn.stage) || fights) && is_tied(now, by, piece, tie)) {
      near.push_back(piece.id);
    }
  });
  std::sort(near.begin(), near.end(), [&](PieceId a, PieceId b) {
    return preference(now, by, now.piece(a)) < preference(now, by, now.piece(b));
  });
  for (const PieceId id : near) {
    if (may_take(record.now(), by, record.piece(id))) {
      record.apply(state::SpanDeclared{id, leader});
      ++by.used;
    }
  }
}

}  // namespace

Ruling<> may_declare(const Situation& now, PieceId leader, PieceId id) {
  if (!may_declare_at_all(now, now.piece(leader))) {
    return refused(refusal("10.11"_case, "no-leader-of-yours").of(leader));
  }
  const Piece& piece = now.piece(id);
  if (piece.side != now.state.turn.acting || piece.away() != nullptr) {
    return refused(refusal("10.12"_case, "not-for-a-span").of(id).with(leader));
  }
  return may_take(now, read(now, leader, used_by(now, leader)), piece);
}

Ruling<> may_leave_span(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  if (piece.side != now.state.turn.acting || !piece.activity.span) {
    return refused(refusal("10.11"_case, "in-no-span").of(id));
  }
  return {};
}

void leave_span(Record& record, PieceId piece) {
  const Side side = record.piece(piece).side;
  record.apply(state::SpanDeclared{piece, std::nullopt});
  const bool any_left = std::any_of(
      record.state().pieces.begin(), record.state().pieces.end(),
      [&](const Piece& each) { return each.side == side && each.activity.span.has_value(); });
  if (!any_left && !record.setting().begun_before.refills_spans &&
      record.state().turn.step != kSpansChosen) {
    record.apply(state::StageWentOn{kSpansChosen});
  }
}

void offer_spans(const Situation& now, sequence::Choices& legal) {
  const Side side = now.state.turn.acting;
  std::vector<std::uint8_t> used(now.state.pieces.size());
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::LandMover)) {
    if (const std::optional<PieceId> span = now.piece(id).activity.span) {
      ++used[span->value()];
      legal.add({ActionKind::LeaveSpan, id, {}, {}, {}, 0});
    }
  }
  for (const PieceId leader : now.occupancy.pieces_of(side, state::PieceClass::Leader)) {
    if (!legal.wants(ActionKind::DeclareSpan)) {
      return;
    }
    const Declarer by = read(now, leader, used[leader.value()]);
    if (by.used >= by.span) {
      continue;
    }
    for_each_near(now, by, [&](const Piece& piece) {
      // Most pieces fail the first: no refusal is written for them.
      const bool worth_a_look = !piece.activity.span && !rulebook::is_headquarters(piece.kind);
      if (worth_a_look && legal.wants(ActionKind::DeclareSpan) && may_take(now, by, piece)) {
        legal.add({ActionKind::DeclareSpan, piece.id, leader, {}, {}, 0});
      }
    });
  }
}

void declare_default_spans(Record& record, Side side) {
  std::vector<PieceId> leaders;
  for (const Piece& piece : record.state().pieces) {
    if (piece.side == side && piece.activity.span) {
      return;
    }
    if (may_declare_at_all(record.now(), piece)) {
      leaders.push_back(piece.id);
    }
  }
  const Situation now = record.now();
  const auto rank = [&](PieceId id) {
    const std::optional<PieceId> hq = headquarters_commanded(now, id);
    const bool army = hq && now.piece(*hq).kind == PieceKind::ArmyHq;
    return std::tuple{army ? 0 : hq ? 1 : 2, -stars_of(now, id), id};
  };
  std::sort(leaders.begin(), leaders.end(),
            [&](PieceId a, PieceId b) { return rank(a) < rank(b); });
  std::vector<Tie> turns{Tie::None};
  if (!now.setting.begun_before.nearest_spans_only) {
    turns = {Tie::Name, Tie::Corps, Tie::Cavalry, Tie::None};
  }
  for (const Tie tie : turns) {
    for (const PieceId leader : leaders) {
      take_nearest(record, leader, tie);
    }
  }
}

}  // namespace core::command
