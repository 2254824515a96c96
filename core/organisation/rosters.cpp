#include "core/organisation/rosters.h"

#include "core/organisation/headquarters.h"
#include "core/organisation/strength.h"

#include <algorithm>

namespace core::organisation {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::PieceClass;
using state::refusal;
using state::refused;
using state::Ruling;
using state::Situation;
using state::Stage;
using state::Status;

/// [16.16] As printed rosters change only in the Consolidation step (erratum E077).
Ruling<> is_time_for_exchange(const Situation& now) {
  if (now.in_force("E077"_erratum) || now.state.turn.stage == Stage::Consolidation) {
    return {};
  }
  return refused(refusal("16.16"_case, "exchange-in-consolidation-only"));
}

/// What a headquarters takes on its roster, if there is room: what concerns the HQ alone is looked
/// up once for all units in its hex.
class Roster {
 public:
  Roster(const Situation& now, const Piece& hq)
      : now_{now},
        hq_{hq},
        fort_{now.state.fort_of(hq.id)},
        transport_{now.state.transport_of(hq.id)},
        force_{force_of(now, hq)} {
    const auto row = now.book().rosters.find({hq.side, hq.kind});
    row_ = row == now.book().rosters.end() ? nullptr : &row->second;
    const Stage stage = now.state.turn.stage;
    spans_open_ = stage == Stage::MovementSpans || stage == Stage::CombatSpans;
  }

  /// Units that the roster holds.
  [[nodiscard]] int size() const noexcept { return row_ == nullptr ? 0 : row_->units; }

  /// [16.11] Units on the roster stand where the HQ stands.
  [[nodiscard]] int length() const {
    const state::PieceList here = now_.occupancy.pieces_with(hq_);
    return static_cast<int>(std::count_if(here.begin(), here.end(), [&](PieceId id) {
      const Piece& piece = now_.piece(id);
      return piece.inside == hq_.id && piece.kind != PieceKind::Leader;
    }));
  }

  /// Whether a unit of the side may go on it.
  [[nodiscard]] Ruling<> takes(const Piece& unit) const {
    if (unit.inside == hq_.id) {
      return refused(refusal("16.16"_case, "on-that-roster").of(unit.id).with(hq_.id));
    }
    if (const Ruling<> kind = takes_kind(unit); !kind) {
      return kind;
    }
    if (!are_together(unit)) {
      return refused(refusal("16.23"_case, "not-in-one-hex").of(unit.id).with(hq_.id));
    }
    if (const Ruling<> force = may_join_force(unit); !force) {
      return force;
    }
    return may_change_command(unit);
  }

 private:
  /// The force that moves, when it is the one that the HQ was energised with.
  static const state::ForceMove* force_of(const Situation& now, const Piece& hq) {
    const auto* const force = now.state.turn.innermost<state::ForceMove>();
    return force != nullptr && hq.activity.energiser == force->head ? force : nullptr;
  }

  /// [16.21] [16.23] [15.11] [15.12] What may be on the roster of a headquarters of this kind.
  [[nodiscard]] Ruling<> takes_kind(const Piece& unit) const {
    if (!is_rosterable(unit.kind)) {
      return refused(refusal("16.23"_case, "never-rostered").of(unit.id));
    }
    if (row_ == nullptr) {
      return {};
    }
    const bool cavalry = unit.kind == PieceKind::Cavalry;
    if (row_->cavalry_only && !cavalry) {
      return refused(refusal("15.11"_case, "cavalry-corps-only").of(unit.id).with(hq_.id));
    }
    if (row_->no_cavalry && cavalry) {
      return refused(refusal("15.12"_case, "no-cavalry-in-corps").of(unit.id).with(hq_.id));
    }
    if (row_->no_cavalry && unit.kind != PieceKind::Infantry && !now_.in_force("E078"_erratum)) {
      return refused(refusal("16.21"_case, "infantry-to-the-letter").of(unit.id).with(hq_.id));
    }
    return {};
  }

  /// [16.23] One hex, and both inside the same fort, aboard the same ship, or neither.
  [[nodiscard]] bool are_together(const Piece& unit) const {
    return unit.place == hq_.place &&
           (unit.inside == hq_.inside || (now_.state.fort_of(unit.id) == fort_ &&
                                          now_.state.transport_of(unit.id) == transport_));
  }

  /// [16.16] While a force is moving no unit joins it that was not energised with it.
  [[nodiscard]] Ruling<> may_join_force(const Piece& unit) const {
    if (force_ == nullptr) {
      return {};
    }
    if (!unit.activity.has(Status::Energised) || unit.activity.energiser != force_->head ||
        unit.activity.has(Status::Dropped)) {
      return refused(refusal("16.16"_case, "not-of-the-force").of(unit.id).with(hq_.id));
    }
    return {};
  }

  /// [10.11] [5.29] What a span holds stays in it for the phase: only under the same leader may it
  /// change its place. While spans are declared they give way.
  [[nodiscard]] Ruling<> may_change_command(const Piece& unit) const {
    if (spans_open_ || !unit.activity.span || unit.activity.span == hq_.commander) {
      return {};
    }
    return refused(
        refusal("10.11"_case, "stays-in-its-span").of(unit.id).with(*unit.activity.span));
  }

  const Situation& now_;
  const Piece& hq_;
  std::optional<PieceId> fort_;
  std::optional<PieceId> transport_;
  const state::ForceMove* force_;
  const rulebook::RosterRow* row_{};
  bool spans_open_{};
};

}  // namespace

Ruling<> may_be_appointed(const Situation& now, PieceId leader, PieceId headquarters) {
  const Piece& piece = now.piece(leader);
  const Piece& hq = now.piece(headquarters);
  const rulebook::LeaderRow* const row =
      piece.kind == PieceKind::Leader ? now.book().find_leader(piece.side, piece.name) : nullptr;
  if (row == nullptr || piece.side != hq.side || !rulebook::is_headquarters(hq.kind)) {
    return refused(refusal("10.16"_case, "no-leader-for-it").of(leader).with(headquarters));
  }
  const int need = now.book().command_stars[hq.kind].value_or(0);
  if (row->stars < need) {
    return refused(refusal("10.18"_case, "rank-too-low")
                       .of(leader)
                       .with(headquarters)
                       .figures(need, row->stars));
  }
  if (row->cavalry && hq.kind != PieceKind::CavalryCorpsHq && !now.in_force("E063"_erratum)) {
    return refused(refusal("10.2"_case, "cavalry-leader-to-the-letter").of(leader).with(hq.id));
  }
  return {};
}

Ruling<> may_enrol(const Situation& now, PieceId id, PieceId headquarters) {
  const Piece& unit = now.piece(id);
  const Piece& hq = now.piece(headquarters);
  if (!rulebook::is_headquarters(hq.kind) || hq.side != unit.side || unit.away() != nullptr ||
      hq.away() != nullptr) {
    return refused(refusal("16.16"_case, "no-exchange-with").of(id).with(headquarters));
  }
  if (const Ruling<> time = is_time_for_exchange(now); !time) {
    return time;
  }
  const Roster roster{now, hq};
  if (const Ruling<> fit = roster.takes(unit); !fit) {
    return fit;
  }
  const int length = roster.length();
  if (length >= roster.size()) {
    return refused(refusal("16.22"_case, "roster-is-full")
                       .of(id)
                       .with(headquarters)
                       .figures(length + 1, roster.size()));
  }
  return {};
}

Ruling<> may_detach(const Situation& now, PieceId id) {
  const Piece& unit = now.piece(id);
  if (unit.away() != nullptr || !is_on_roster(now.state, unit)) {
    return refused(refusal("16.16"_case, "on-no-roster").of(id));
  }
  return is_time_for_exchange(now);
}

void enrol(state::Record& record, PieceId unit, PieceId headquarters) {
  const Piece& hq = record.piece(headquarters);
  const std::optional<PieceId> span = record.piece(unit).activity.span;
  if (span && span != hq.commander) {
    record.apply(state::SpanDeclared{unit, std::nullopt});
  }
  record.move(unit, hq.place, headquarters, "16.16"_case);
}

void detach(state::Record& record, PieceId unit) {
  const Piece& hq = record.piece(*record.piece(unit).inside);
  record.move(unit, hq.place, hq.inside, "16.16"_case);
}

namespace {

/// What a HQ lets go and takes, kept while nothing happens in its hex.
struct Exchanges {
  PieceId hq;
  std::optional<PieceId> head;  ///< of the force that moves, if the HQ is of it [16.16]
  int hex{};                    ///< by ordinal; kOnWater where nothing is kept
  std::uint32_t version{};
  sequence::KindSet kinds;  ///< of what is legal
  std::vector<Action> legal;
};

constexpr int kOnWater = -1;

/// Of all HQs of a side.
struct AllExchanges {
  std::vector<PieceId> headquarters;
  std::optional<PieceId> head;  ///< of the force that moves
  std::vector<Exchanges> of;    ///< by id
};

void add_exchanges(const Situation& now, const Piece& hq, std::vector<Action>& legal) {
  const state::PieceList here = now.occupancy.pieces_with(hq);
  const auto is_outside = [&](const Piece& unit) {
    return unit.inside != hq.id && unit.side == hq.side && is_rosterable(unit.kind);
  };
  // What the HQ takes is looked up when somebody could join it.
  std::optional<Roster> roster;
  if (std::any_of(here.begin(), here.end(),
                  [&](PieceId id) { return is_outside(now.piece(id)); })) {
    roster.emplace(now, hq);
    if (roster->length() >= roster->size()) {
      roster.reset();
    }
  }
  for (const PieceId id : here) {
    const Piece& unit = now.piece(id);
    if (unit.inside == hq.id && is_on_roster(now.state, unit)) {
      legal.push_back({ActionKind::Detach, id, {}, {}, {}, 0});
    } else if (roster && is_outside(unit) && roster->takes(unit)) {
      legal.push_back({ActionKind::Enrol, id, hq.id, {}, {}, 0});
    }
  }
}

/// The head, if he energised the HQ.
std::optional<PieceId> head_over(const Situation& now, PieceId hq, std::optional<PieceId> head) {
  return now.piece(hq).activity.energiser == head ? head : std::nullopt;
}

void look_up(const Situation& now, std::optional<PieceId> head, Exchanges& his) {
  const Piece& hq = now.piece(his.hq);
  his.head = head_over(now, his.hq, head);
  his.hex = hq.hex() != nullptr ? hq.hex()->ordinal() : kOnWater;
  his.version = his.hex != kOnWater ? now.memo.hexes().of(his.hex) : 0;
  his.legal.clear();
  add_exchanges(now, hq, his.legal);
  his.kinds = {};
  for (const Action& action : his.legal) {
    his.kinds.set(static_cast<std::size_t>(action.kind));
  }
}

}  // namespace

void offer_exchanges(const Situation& now, sequence::Choices& legal) {
  if (!is_time_for_exchange(now)) {
    return;
  }
  const board::Side side = now.state.turn.acting;
  auto& known = now.memo.own<AllExchanges>(static_cast<int>(side));
  const auto* const force = now.state.turn.innermost<state::ForceMove>();
  const std::optional<PieceId> head = force != nullptr ? std::optional{force->head} : std::nullopt;
  const std::vector<PieceId>& headquarters =
      now.occupancy.pieces_of(side, PieceClass::Headquarters);
  if (known.headquarters != headquarters) {
    known = {headquarters, head, {}};
    for (const PieceId id : headquarters) {
      look_up(now, head, known.of.emplace_back(Exchanges{id, {}, 0, 0, {}, {}}));
    }
  } else if (known.head != head) {
    known.head = head;
    for (Exchanges& his : known.of) {
      if (his.head != head_over(now, his.hq, head)) {
        look_up(now, head, his);
      }
    }
  }
  for (Exchanges& his : known.of) {
    if (!legal.wants_any_of(ActionKind::Detach, ActionKind::Enrol)) {
      return;
    }
    if (his.hex == kOnWater || his.version != now.memo.hexes().of(his.hex)) {
      look_up(now, head, his);
    }
    if (legal.wants_any_of(his.kinds)) {
      legal.add_all(his.legal);
    }
  }
}

void trim_rosters(state::Record& record, board::Side side) {
  std::vector<PieceId> headquarters;
  for (const Piece& piece : record.state().pieces) {
    if (piece.side == side && rulebook::is_headquarters(piece.kind) && piece.away() == nullptr) {
      headquarters.push_back(piece.id);
    }
  }
  for (const PieceId hq : headquarters) {
    std::vector<PieceId> units = roster(record.state(), hq);
    const Situation now = record.now();
    std::stable_sort(units.begin(), units.end(),
                     [&](PieceId a, PieceId b) { return csp(now, a) > csp(now, b); });
    const auto size =
        static_cast<std::size_t>(roster_size(now.book(), side, record.piece(hq).kind));
    for (std::size_t at = size; at < units.size(); ++at) {
      record.move(units[at], record.piece(hq).place, record.piece(hq).inside, "16.22"_case);
    }
  }
}

}  // namespace core::organisation
