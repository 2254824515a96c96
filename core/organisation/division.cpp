#include "core/organisation/division.h"

#include "core/organisation/company.h"
#include "core/organisation/headquarters.h"
#include "core/organisation/strength.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iterator>
#include <memory>
#include <vector>

namespace core::organisation {
namespace {

using namespace base::literals;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::ForceMove;
using state::Piece;
using state::PieceClass;
using state::refusal;
using state::refused;
using state::Ruling;
using state::Situation;
using state::Status;

/// Every flag that a merged counter inherits from any part [3.24]; being entrained is a state,
/// which both parts share.
constexpr std::array kInherited{
    Status::Energised,  Status::Moved,       Status::Stopped,        Status::Railed,
    Status::Dropped,    Status::MarchRolled, Status::AttackedMoving, Status::TriedAssault,
    Status::InPosition, Status::BeganMove,   Status::MayFight,       Status::AttackedFighting,
    Status::Evaded};

/// Whether the unit moves with the force and may go on.
bool is_with(const ForceMove& force, const Piece& unit) noexcept {
  return unit.activity.energiser == force.head && !unit.activity.has(Status::Dropped);
}

/// [3.25] [5.28] While a force is moving only its own divisions drop brigades.
Ruling<> may_split_now(const Situation& now, const Piece& division) {
  if (division.side != now.state.turn.acting) {
    return refused(refusal("3.25"_case, "not-in-the-enemys-turn").of(division.id));
  }
  const auto* const force = now.state.turn.innermost<ForceMove>();
  if (force == nullptr) {
    return {};
  }
  if (!is_with(*force, division)) {
    return refused(refusal("3.25"_case, "division-does-not-move").of(division.id));
  }
  return force->ending ? Ruling<>{refused(refusal("3.25"_case, "force-is-halting").of(division.id))}
                       : Ruling<>{};
}

/// [3.26] Free counters of combat units of a side by kind and strength, as they are now.
class FreeCounters {
 public:
  FreeCounters(const Situation& now, board::Side side)
      : now_{now}, side_{side}, limited_{now.in_force("E030"_erratum)} {}

  [[nodiscard]] bool has(PieceKind kind, int points, int count = 1) const {
    if (points <= 0 || !rulebook::is_ground_combat_unit(kind)) {
      return false;
    }
    const auto& rows = now_.book().mix_values[kind];
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const rulebook::MixValue& value) {
      return value.strength == points;
    });
    return row != rows.end() && free(kind, *row) >= count;
  }

 private:
  [[nodiscard]] int free(PieceKind kind, const rulebook::MixValue& value) const {
    return limited_ ? now_.book().mix[value.row].count[static_cast<std::size_t>(side_)] -
                          now_.occupancy.in_play(side_, kind, value.strength)
                    : kUnlimitedCounters;
  }

  const Situation& now_;
  board::Side side_;
  bool limited_;
};

/// [3.21] [3.25] Whether the piece is a division on the map.
bool is_division(const Situation& now, const Piece& piece) {
  return rulebook::is_ground_combat_unit(piece.kind) && piece.away() == nullptr &&
         !now.book().unit_types[piece.kind].is_brigade(piece.strength);
}

/// [3.26] Whether counters are free for the part and for what is left.
bool are_counters_free(const FreeCounters& free, const Piece& division, int points) {
  const int rest = division.strength - points;
  const int of_one_value = rest == points ? 2 : 1;
  return free.has(division.kind, points, of_one_value) && free.has(division.kind, rest);
}

Ruling<> may_split(const Situation& now, const Piece& division, int points,
                   const FreeCounters& free) {
  const auto& type = now.book().unit_types[division.kind];
  if (!is_division(now, division) || type.brigades == 0) {
    return refused(refusal("3.25"_case, "no-brigade-to-split").of(division.id));
  }
  if (!type.is_brigade(points)) {
    state::Illegal illegal = refusal("3.25"_case, "no-such-brigade").of(division.id);
    illegal.need = points;
    illegal.least = std::countr_zero(type.brigades);
    illegal.most = static_cast<int>(std::bit_width(type.brigades)) - 1;
    return refused(illegal);
  }
  if (const Ruling<> time = may_split_now(now, division); !time) {
    return time;
  }
  if (!are_counters_free(free, division, points)) {
    return refused(refusal("3.26"_case, "no-counter-free")
                       .of(division.id)
                       .figures(points, division.strength - points));
  }
  return {};
}

bool may_be_one(const Situation& now, const Piece& a, const Piece& b) {
  return a.place == b.place && now.state.fort_of(a.id) == now.state.fort_of(b.id) &&
         now.state.transport_of(a.id) == now.state.transport_of(b.id) &&
         a.activity.has(Status::Entrained) == b.activity.has(Status::Entrained);
}

Ruling<> may_merge(const Situation& now, const Piece& unit, const Piece& other,
                   const FreeCounters& free) {
  if (unit.side != now.state.turn.acting || other.side != unit.side || unit.id == other.id ||
      unit.away() != nullptr || other.away() != nullptr) {
    return refused(refusal("3.24"_case, "not-yours-to-merge").of(unit.id).with(other.id));
  }
  if (!rulebook::is_ground_combat_unit(unit.kind) || unit.kind != other.kind) {
    return refused(refusal("3.24"_case, "types-do-not-merge").of(unit.id).with(other.id));
  }
  if (!may_be_one(now, unit, other)) {
    return refused(refusal("3.24"_case, "merge-in-one-hex").of(unit.id).with(other.id));
  }
  const int sum = unit.strength + other.strength;
  const int largest = now.book().unit_types[unit.kind].largest_strength();
  if (sum > largest) {
    return refused(
        refusal("3.24"_case, "merged-too-large").of(unit.id).with(other.id).figures(sum, largest));
  }
  if (!free.has(unit.kind, sum)) {
    return refused(refusal("3.26"_case, "no-counter-of-sum")
                       .of(unit.id)
                       .with(other.id)
                       .figures(sum, unit.strength));
  }
  return {};
}

/// [3.25] Where the brigade stands: dropped ones on the map, others on the roster if it has room.
std::optional<PieceId> container_of_part(const Situation& now, const Piece& division,
                                         bool dropped) {
  const std::optional<PieceId> hq =
      division.inside && rulebook::is_headquarters(now.piece(*division.inside).kind)
          ? division.inside
          : std::nullopt;
  if (!hq) {
    return division.inside;
  }
  const Piece& headquarters = now.piece(*hq);
  const auto length = static_cast<int>(roster(now.state, *hq).size());
  const bool room = length < roster_size(now.book(), headquarters.side, headquarters.kind);
  return room && !dropped ? hq : headquarters.inside;
}

}  // namespace

Ruling<> may_split(const Situation& now, PieceId division, int points) {
  const FreeCounters free{now, now.piece(division).side};
  return may_split(now, now.piece(division), points, free);
}

void split(state::Record& record, PieceId id, int points) {
  const Situation now = record.now();
  const Piece division = record.piece(id);
  const bool dropped = now.state.turn.innermost<ForceMove>() != nullptr;
  const int rest = division.strength - points;
  Piece part = make_part(now, division, points);
  part.inside = container_of_part(now, division, dropped);
  part.activity.span = std::nullopt;
  record.apply(state::PieceChanged{id, division.kind, rest, value_of(now, division.kind, rest),
                                   "3.25"_case});
  record.apply(state::PieceCreated{part, "3.25"_case, std::nullopt});
  if (dropped) {
    record.set(part.id, Status::Dropped);
  }
}

Ruling<> may_merge(const Situation& now, PieceId unit, PieceId other) {
  const FreeCounters free{now, now.piece(unit).side};
  return may_merge(now, now.piece(unit), now.piece(other), free);
}

void merge(state::Record& record, PieceId id, PieceId other) {
  const Piece unit = record.piece(id);
  const Piece joining = record.piece(other);
  const int sum = unit.strength + joining.strength;
  record.eliminate(other, "3.24"_case);
  record.apply(
      state::PieceChanged{id, unit.kind, sum, value_of(record.now(), unit.kind, sum), "3.24"_case});
  for (const Status status : kInherited) {
    if (joining.activity.has(status) && !unit.activity.has(status)) {
      record.set(id, status);
    }
  }
  const auto more = [](std::uint8_t has, std::uint8_t other_has) {
    return std::max(0, static_cast<int>(other_has) - static_cast<int>(has));
  };
  const state::PointsSpent spent{id, more(unit.activity.spent, joining.activity.spent),
                                 more(unit.activity.extra, joining.activity.extra), 0,
                                 more(unit.activity.rail_hexes, joining.activity.rail_hexes)};
  if (spent.movement + spent.extra + spent.rail_hexes > 0) {
    record.apply(spent);
  }
}

void offer_splits(const Situation& now, sequence::Choices& legal) {
  const board::Side side = now.state.turn.acting;
  const auto* const force = now.state.turn.innermost<ForceMove>();
  if (force != nullptr && force->ending) {
    return;
  }
  const FreeCounters free{now, side};
  for (const PieceId id : force != nullptr
                              ? energised_with(now, side, force->head)
                              : now.occupancy.pieces_of(side, PieceClass::CombatUnit)) {
    const Piece& piece = now.piece(id);
    // Most units fail the first: no refusal is written for them.
    if ((force != nullptr && !is_with(*force, piece)) || !is_division(now, piece)) {
      continue;
    }
    if (!legal.wants(ActionKind::SplitUnit)) {
      return;
    }
    std::uint32_t brigades = now.book().unit_types[piece.kind].brigades;
    for (; brigades != 0; brigades &= brigades - 1) {  // the lowest bit goes
      const int points = std::countr_zero(brigades);
      if (are_counters_free(free, piece, points)) {
        legal.add({ActionKind::SplitUnit, piece.id, {}, {}, {}, points});
      }
    }
  }
}

void offer_merges(const Situation& now, sequence::Choices& legal) {
  const board::Side side = now.state.turn.acting;
  const FreeCounters free{now, side};
  for (const PieceId id : now.occupancy.pieces_of(side, PieceClass::CombatUnit)) {
    if (!legal.wants(ActionKind::MergeUnits)) {
      return;
    }
    const Piece& unit = now.piece(id);
    for (const PieceId other : now.occupancy.pieces_with(unit)) {
      if (other == id || now.piece(other).kind != unit.kind) {
        continue;
      }
      if (may_merge(now, unit, now.piece(other), free)) {
        legal.add({ActionKind::MergeUnits, unit.id, other, {}, {}, 0});
      }
    }
  }
}

}  // namespace core::organisation
