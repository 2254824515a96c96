#include "core/movement/mover.h"

#include "core/base/contains.h"
#include "core/organisation/company.h"
#include "core/territory/besieged.h"

#include <algorithm>
#include <climits>

namespace core::movement {

using base::operator""_case;
using rulebook::MoveClass;
using rulebook::PieceKind;
using state::ForceMove;
using state::Piece;
using state::refusal;
using state::refused;
using state::Situation;
using state::Status;

namespace {

/// The movement points a piece has for itself: its allowance and a forced march, less what it has
/// spent. An HQ's allowance is given, for it hangs on the roster.
int points_of(const Piece& piece, int allowance, int extra) {
  return allowance + extra - piece.activity.spent;
}

/// Additional points that a piece may still declare [6.31]: none once an additional point is spent,
/// for then their number is fixed.
int may_still_add(const Piece& piece, int allowance) {
  if (!may_force_march(piece.kind) || piece.activity.has(Status::Railed) ||
      piece.activity.spent > allowance) {
    return 0;
  }
  return rulebook::kMostAdditionalPoints - piece.activity.extra;
}

/// Gathers the figures of a Mover piece by piece.
struct Gathering {
  const Situation& now;
  Mover& mover;
  int extra{};  ///< largest number of additional points of a unit among them

  /// Points each limiting unit has, and could add.
  struct Limit {
    int left{};
    int more{};
  };

  boost::container::small_vector<Limit, 24> limits;

  void limit(const Piece& piece, int left, int more) {
    limits.push_back({left, more});
    if (left < mover.left) {
      mover.left = left;
      mover.slowest = piece.id;
    }
  }

  void note(const Piece& piece) {
    mover.combat = mover.combat || rulebook::is_ground_combat_unit(piece.kind);
    mover.began = mover.began || piece.activity.has(Status::BeganMove);
    mover.stopped = mover.stopped || piece.activity.has(Status::Stopped);
    mover.entrained = mover.entrained || piece.activity.has(Status::Entrained);
    mover.railed = mover.railed || piece.activity.has(Status::Railed);
  }

  void add_unit(const Piece& piece) {
    const int own = allowance(now, piece.id);
    mover.hindrance.add(now.book().unit_types[piece.kind].move_class, piece.kind);
    extra = std::max<int>(extra, piece.activity.extra);
    limit(piece, points_of(piece, own, piece.activity.extra), may_still_add(piece, own));
  }

  /// [16.12] The HQ goes at the pace of its roster, an empty one at its own. [6.31] With a train on
  /// its roster it does not force march.
  void add_headquarters(const Piece& headquarters) {
    int slowest = INT_MAX;
    bool forces = true;
    for (const PieceId id : mover.all) {
      const Piece& piece = now.piece(id);
      if (piece.inside == headquarters.id && piece.kind != PieceKind::Leader) {
        slowest = std::min(slowest, allowance(now, id));
        forces = forces && may_force_march(piece.kind);
      }
    }
    if (slowest == INT_MAX) {
      mover.hindrance.add(now.book().unit_types[headquarters.kind].move_class, headquarters.kind);
      empty_headquarters.push_back(headquarters.id);
    } else {
      limit(headquarters, points_of(headquarters, slowest, headquarters.activity.extra),
            forces ? rulebook::kMostAdditionalPoints - headquarters.activity.extra : 0);
    }
  }

  Pieces empty_headquarters;

  /// [6.31] Leaders and empty HQs keep up with a forced march of the units they go with.
  void add_company() {
    const bool alone = limits.empty() && empty_headquarters.empty();
    for (const PieceId id : mover.all) {
      const Piece& piece = now.piece(id);
      const bool leader = piece.kind == PieceKind::Leader;
      if (leader && alone) {
        mover.hindrance.add(now.book().unit_types[piece.kind].move_class, piece.kind);
      }
      if (leader || base::contains(empty_headquarters, id)) {
        limit(piece, points_of(piece, allowance(now, id), extra),
              mover.combat ? rulebook::kMostAdditionalPoints : 0);
      }
    }
  }
};

/// Refused: what may not move by itself, whatever force it is in.
Ruling<> may_go_by_itself(const Situation& now, const Piece& piece) {
  if (allowance(now, piece.id) == 0 || piece.hex() == nullptr) {
    return refused(refusal("3.21"_case, "never-moves").of(piece.id));
  }
  if (piece.activity.has(Status::Dropped)) {
    return refused(refusal("3.25"_case, "dropped").of(piece.id));
  }
  if (piece.activity.has(Status::Moved)) {
    return refused(refusal("5.25"_case, "has-moved").of(piece.id));
  }
  if (!piece.inside) {
    return {};
  }
  const Piece& outer = now.piece(*piece.inside);
  if (const auto ship = now.state.transport_of(piece.id)) {
    return refused(refusal("7.22"_case, "aboard").of(piece.id).with(*ship));
  }
  if (const auto fort = now.state.fort_of(piece.id)) {
    const bool besieged = territory::is_besieged_fort(now.occupancy, piece.side, *piece.hex());
    return refused(
        (besieged ? refusal("13.32"_case, "besieged-inside") : refusal("13.13"_case, "in-fort"))
            .of(piece.id)
            .with(*fort));
  }
  if (rulebook::is_headquarters(outer.kind) && piece.kind != PieceKind::Leader) {
    return refused(refusal("16.11"_case, "on-roster").of(piece.id).with(outer.id));
  }
  return {};
}

}  // namespace

int allowance(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  return piece.movement > 0 ? piece.movement
                            : now.book().unit_types[piece.kind].land_movement.value_or(0);
}

bool is_member(const ForceMove& force, const Piece& piece) noexcept {
  return (piece.activity.has(Status::Energised) && piece.activity.energiser == force.head) ||
         base::contains(force.units, piece.id);
}

bool may_force_march(PieceKind kind) noexcept { return rulebook::is_ground_combat_unit(kind); }

Mover together(const Situation& now, const Pieces& heads) {
  const Piece& first = now.piece(heads.front());
  Mover mover;
  mover.side = first.side;
  mover.at = *first.hex();
  mover.heads = heads;
  mover.all = heads;
  mover.left = INT_MAX;
  mover.slowest = first.id;
  for (const PieceId id : now.occupancy.pieces_in(mover.at)) {
    const Piece& piece = now.piece(id);
    if (piece.inside && base::contains(heads, *piece.inside)) {
      if (!base::contains(heads, id)) {
        mover.all.push_back(id);
      }
    }
  }
  std::sort(mover.all.begin() + static_cast<std::ptrdiff_t>(heads.size()), mover.all.end());
  Gathering gathering{now, mover, 0, {}, {}};
  for (const PieceId id : mover.all) {
    const Piece& piece = now.piece(id);
    gathering.note(piece);
    if (rulebook::is_headquarters(piece.kind)) {
      gathering.add_headquarters(piece);
    } else if (piece.kind != PieceKind::Leader) {
      gathering.add_unit(piece);
    }
  }
  gathering.add_company();
  for (int more = rulebook::kMostAdditionalPoints; more > 0 && mover.could_add == 0; --more) {
    const bool all_can = std::all_of(
        gathering.limits.begin(), gathering.limits.end(),
        [&](const auto& limit) { return mover.left + more - limit.left <= limit.more; });
    mover.could_add = all_can ? more : 0;
  }
  return mover;
}

namespace {

/// Those of a force, kept while the board stays as it is and nobody else is energised.
struct Members {
  Pieces list;
};

bool is_on_map_of_acting_side(const Situation& now, const Piece& piece) noexcept {
  return piece.side == now.state.turn.acting && piece.away() == nullptr;
}

}  // namespace

const Pieces& members(const Situation& now, const ForceMove& force) {
  const auto make = [&] {
    auto made = std::make_shared<Members>();
    Pieces& list = made->list;
    for (const PieceId id : force.units) {
      if (is_on_map_of_acting_side(now, now.piece(id))) {
        list.push_back(id);
      }
    }
    for (const PieceId id : organisation::energised_with(now, now.state.turn.acting, force.head)) {
      if (now.piece(id).activity.has(Status::Energised)) {
        list.push_back(id);
      }
    }
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
    return std::shared_ptr<const Members>{std::move(made)};
  };
  return now.memo.get<Members>(static_cast<int>(force.head.value()), make).list;
}

Ruling<Mover> mover_of(const Situation& now, const ForceMove& force, PieceId id) {
  const Piece& piece = now.piece(id);
  if (!is_member(force, piece) || force.ending) {
    return refused(refusal("5.27"_case, "not-energised").of(id));
  }
  if (const auto alone = may_go_by_itself(now, piece); !alone) {
    return refused(alone.error());
  }
  Pieces heads;
  if (base::contains(force.stack, id)) {
    for (const PieceId other : force.stack) {
      if (now.piece(other).place == piece.place && may_go_by_itself(now, now.piece(other)) &&
          !(now.piece(other).inside && base::contains(force.stack, *now.piece(other).inside))) {
        heads.push_back(other);
      }
    }
  } else {
    heads.push_back(id);
  }
  Mover mover = together(now, heads);
  for (const PieceId rostered : mover.all) {
    // [5.25] [16.16] Units keep their flags on a roster: who has moved does not go on with it.
    const Piece& unit = now.piece(rostered);
    if (unit.activity.has(Status::Moved) || unit.activity.has(Status::Dropped)) {
      return refused(refusal("5.25"_case, "roster-has-moved").of(id).with(rostered));
    }
  }
  return mover;
}

std::vector<PieceId> going_together(const Situation& now, const ForceMove& force) {
  if (!force.stack.empty()) {
    return force.stack;
  }
  std::vector<PieceId> going{force.head};
  for (const PieceId id : force.units) {
    if (id != force.head && now.piece(id).place == now.piece(force.head).place) {
      going.push_back(id);
    }
  }
  return going;
}

const ForceMove* active_force(const state::GameState& state) noexcept {
  return state.turn.innermost<ForceMove>();
}

}  // namespace core::movement
