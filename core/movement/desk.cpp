#include "core/movement/desk.h"

#include "core/movement/force.h"
#include "core/movement/forced_march.h"
#include "core/movement/march.h"
#include "core/movement/rail_movement.h"
#include "core/movement/rail_works.h"
#include "core/movement/round_the_bay.h"
#include "core/movement/stack.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace core::movement {

using base::operator""_case;
using sequence::Action;
using sequence::ActionKind;
using state::ForceMove;
using state::Record;
using state::refusal;
using state::refused;
using state::Situation;

namespace {

/// A Ruling without its value.
template <class T>
Ruling<> plain(const Ruling<T>& ruling) {
  return ruling ? Ruling<>{} : Ruling<>{refused(ruling.error())};
}

/// [6.11] [6.43] Whether those who go together may take a step of the active force.
Ruling<Step> may_march(const Situation& now, const ForceMove& force, const Mover& mover, HexId to) {
  const auto price = may_step(now, mover, to);
  if (!price) {
    return price;
  }
  if (const auto part = may_part(now, force, mover, to); !part) {
    return refused(part.error());
  }
  return price;
}

Ruling<RailTrip> may_ride_on(const Situation& now, const ForceMove& force, const Mover& mover,
                             HexId to) {
  if (const auto part = may_part(now, force, mover, to); !part) {
    return refused(part.error());
  }
  return may_ride(now, mover, to);
}

/// [7.54] With E037 off nobody leaves the others behind who have begun to move [6.43].
Ruling<> may_leave_round(const Situation& now, const ForceMove& force, const Mover& mover) {
  if (const auto round = may_go_round(now, mover); !round) {
    return round;
  }
  return may_part(now, force, mover, mover.at);
}

bool concerns_mover(ActionKind kind) {
  return kind == ActionKind::March || kind == ActionKind::RideRail || kind == ActionKind::Entrain ||
         kind == ActionKind::Detrain || kind == ActionKind::RoundTheBay;
}

/// What a choice does that has been judged.
using Act = std::function<void(Record&)>;

// NOLINTBEGIN(bugprone-exception-escape): clang-tidy takes the copying of what a lambda holds for
// one.
/// `act` with what a ruling allows, as `act(record, value)`.
template <class T, class Do>
Ruling<Act> allowed(const Ruling<T>& ruling, Do act) {
  if (!ruling) {
    return refused(ruling.error());
  }
  return [value = *ruling, act = std::move(act)](Record& record) { act(record, value); };
}

/// A choice that concerns those who go together with the piece: judged once, for the question and
/// for the act.
Ruling<Act> judged_mover(const Situation& now, const ForceMove& force, const Action& action) {
  const auto mover = mover_of(now, force, *action.piece);
  if (!mover) {
    return refused(mover.error());
  }
  const bool needs_hex = action.kind == ActionKind::March || action.kind == ActionKind::RideRail;
  if (needs_hex && !action.hex) {
    return refused(refusal("4.1"_case, "incomplete"));
  }
  if (action.kind == ActionKind::March) {
    return allowed(may_march(now, force, *mover, *action.hex),
                   [mover = *mover, to = *action.hex](Record& record, const Step& price) {
                     step(record, mover, to, price);
                   });
  }
  if (action.kind == ActionKind::RideRail) {
    return allowed(
        may_ride_on(now, force, *mover, *action.hex),
        [mover = *mover](Record& record, const RailTrip& trip) { ride(record, mover, trip); });
  }
  if (action.kind == ActionKind::Entrain) {
    return allowed(may_entrain(now, *mover), [mover = *mover](Record& record, const auto& price) {
      entrain(record, mover, price);
    });
  }
  if (action.kind == ActionKind::Detrain) {
    return allowed(may_detrain(now, *mover), [mover = *mover](Record& record, const auto& price) {
      detrain(record, mover, price);
    });
  }
  assert(action.kind == ActionKind::RoundTheBay);
  if (const auto round = may_leave_round(now, force, *mover); !round) {
    return refused(round.error());
  }
  return [mover = *mover](Record& record) { go_round(record, mover); };
}

// NOLINTEND(bugprone-exception-escape)

/// [4.1] Whether the active force is asked for the choice, and it names a piece where it must.
Ruling<> may_be_asked(const Situation& now, const Action& action) {
  const ForceMove* force = active_force(now.state);
  if (force == nullptr || force->ending) {
    return refused(refusal("4.1"_case, "out-of-phase"));
  }
  if (!action.piece && action.kind != ActionKind::Pass) {
    return refused(refusal("4.1"_case, "incomplete"));
  }
  return {};
}

/// Lists the choices of one force.
class Offer {
 public:
  Offer(const Situation& now, const ForceMove& force, sequence::Choices& legal)
      : now_{now}, force_{force}, legal_{legal} {}

  void list() {
    for (const PieceId id : members(now_, force_)) {
      // Who goes together is worked out once for all that they could do.
      const bool joins = legal_.wants(ActionKind::JoinStack) && may_join_as_mover(now_, force_, id);
      const bool moves = joins || wants_moves_of(now_.piece(id));
      const auto mover = moves ? mover_of(now_, force_, id) : Ruling<Mover>{};
      if (joins && mover) {
        legal_.add({ActionKind::JoinStack, id, {}, {}, {}, 0});
      }
      if (legal_.wants(ActionKind::LeaveStack)) {
        add_if(may_leave(force_, id), {ActionKind::LeaveStack, id, {}, {}, {}, 0});
      }
      if (moves && mover) {
        moving(id, *mover);
        forcing(id, *mover);
      }
    }
    if (legal_.wants(ActionKind::CutRail)) {
      working();
    }
    legal_.add(sequence::passing());
  }

 private:
  /// What is known of those who go together; the next of a stack asks the same.
  // Its lists throw only when there is no memory left.
  struct Known {  // NOLINT(bugprone-exception-escape)
    Pieces heads;
    std::array<std::optional<bool>, board::kDirections.size()> marches;  ///< by direction
    std::optional<std::vector<HexId>> rides;
  };

  Known& known_of(const Mover& mover) {
    if (known_.heads != mover.heads) {
      known_ = {mover.heads, {}, {}};
    }
    return known_;
  }

  /// Whether any move is wanted that the piece could make where it stands, with whom it goes.
  [[nodiscard]] bool wants_moves_of(const state::Piece& piece) const {
    if (legal_.wants_any_of(ActionKind::March, ActionKind::ForceMarch)) {
      return true;
    }
    const HexId* const hex = piece.hex();
    if (hex == nullptr) {
      return false;
    }
    const bool by_rail = piece.activity.has(state::Status::Entrained)
                             ? legal_.wants_any_of(ActionKind::Detrain, ActionKind::RideRail)
                             : legal_.wants(ActionKind::Entrain);
    return (by_rail && now_.map().has_rail(*hex)) ||
           (legal_.wants(ActionKind::RoundTheBay) && leads_round_the_bay(now_, *hex));
  }

  template <class T>
  void add_if(const Ruling<T>& ruling, Action action) {
    if (ruling) {
      legal_.add(action);
    }
  }

  void forcing(PieceId id, const Mover& mover) {
    if (!legal_.wants(ActionKind::ForceMarch)) {
      return;
    }
    const bool alone = mover.heads.size() == 1 && mover.heads.front() == id;
    const Mover own = alone ? Mover{} : together(now_, Pieces{id});
    for (int number = 1; number <= rulebook::kMostAdditionalPoints; ++number) {
      if (!legal_.wants(ActionKind::ForceMarch) || !may_force(now_, alone ? mover : own, number)) {
        return;
      }
      legal_.add({ActionKind::ForceMarch, id, {}, {}, {}, number});
    }
  }

  void moving(PieceId id, const Mover& mover) {
    if (!mover.entrained && !mover.stopped) {
      marching(id, mover);
    }
    if (now_.map().has_rail(mover.at)) {
      riding(id, mover);
    }
    if (legal_.wants(ActionKind::RoundTheBay) && leads_round_the_bay(now_, mover.at)) {
      add_if(may_leave_round(now_, force_, mover), {ActionKind::RoundTheBay, id, {}, {}, {}, 0});
    }
  }

  void marching(PieceId id, const Mover& mover) {
    if (!legal_.wants(ActionKind::March)) {
      return;
    }
    Known& known = known_of(mover);
    for (const board::Direction direction : board::kDirections) {
      const auto to = now_.map().beside(mover.at, direction);
      if (!to || !legal_.wants(ActionKind::March)) {
        continue;
      }
      auto& may = known.marches.at(static_cast<std::size_t>(direction));
      if (!may) {
        may = may_march(now_, force_, mover, *to).has_value();
      }
      if (*may) {
        legal_.add({ActionKind::March, id, {}, *to, {}, 0});
      }
    }
  }

  void riding(PieceId id, const Mover& mover) {
    if (legal_.wants(ActionKind::Entrain)) {
      add_if(may_entrain(now_, mover), {ActionKind::Entrain, id, {}, {}, {}, 0});
    }
    if (legal_.wants(ActionKind::Detrain)) {
      add_if(may_detrain(now_, mover), {ActionKind::Detrain, id, {}, {}, {}, 0});
    }
    if (legal_.wants(ActionKind::RideRail)) {
      auto& rides = known_of(mover).rides;
      if (!rides) {
        rides = rail_destinations(now_, mover);
      }
      for (const HexId to : *rides) {
        add_if(may_part(now_, force_, mover, to), {ActionKind::RideRail, id, {}, to, {}, 0});
      }
    }
  }

  /// Whoever is not of the force, nor on the roster of one of its headquarters, does no work
  /// [5.27].
  void working() {
    Pieces able;
    for (const PieceId id : members(now_, force_)) {
      const state::Piece& piece = now_.piece(id);
      if (piece.hex() == nullptr || !now_.map().has_rail(*piece.hex())) {
        continue;
      }
      able.push_back(id);
      if (rulebook::is_headquarters(piece.kind)) {
        for (const PieceId inside : now_.occupancy.pieces_in(*piece.hex())) {
          if (now_.piece(inside).inside && now_.state.headquarters_of(inside) == id) {
            able.push_back(inside);
          }
        }
      }
    }
    std::sort(able.begin(), able.end());
    able.erase(std::unique(able.begin(), able.end()), able.end());
    for (const PieceId id : able) {
      if (legal_.wants(ActionKind::CutRail) &&
          rulebook::is_ground_combat_unit(now_.piece(id).kind)) {
        add_if(may_cut(now_, force_, id), {ActionKind::CutRail, id, {}, {}, {}, 0});
      }
    }
  }

  const Situation& now_;
  const ForceMove& force_;
  sequence::Choices& legal_;
  Known known_;
};

}  // namespace

Ruling<> judge(const Situation& now, const Action& action) {
  if (const auto asked = may_be_asked(now, action); !asked) {
    return asked;
  }
  const ForceMove& force = *active_force(now.state);
  if (action.kind == ActionKind::Pass) {
    return {};
  }
  if (concerns_mover(action.kind)) {
    return plain(judged_mover(now, force, action));
  }
  if (action.kind == ActionKind::JoinStack) {
    return may_join(now, force, *action.piece);
  }
  if (action.kind == ActionKind::LeaveStack) {
    return may_leave(force, *action.piece);
  }
  if (action.kind == ActionKind::ForceMarch) {
    return may_force(now, force, *action.piece, action.number);
  }
  if (action.kind == ActionKind::CutRail) {
    return plain(may_cut(now, force, *action.piece));
  }
  return refused(refusal("4.1"_case, "out-of-phase"));
}

Ruling<> attempt(Record& record, const Action& action) {
  const Situation now = record.now();
  if (concerns_mover(action.kind)) {
    if (const auto asked = may_be_asked(now, action); !asked) {
      return asked;
    }
    const auto judged = judged_mover(now, *active_force(now.state), action);
    if (judged) {
      (*judged)(record);
    }
    return plain(judged);
  }
  if (const auto ruling = judge(now, action); !ruling) {
    return ruling;
  }
  if (action.kind == ActionKind::Pass) {
    end_force(record);
  } else if (action.kind == ActionKind::JoinStack) {
    join(record, *action.piece);
  } else if (action.kind == ActionKind::LeaveStack) {
    leave(record, *action.piece);
  } else if (action.kind == ActionKind::ForceMarch) {
    declare_forced_march(record, *action.piece, action.number);
  } else if (action.kind == ActionKind::CutRail) {
    cut(record, *action.piece, may_cut(now, record.pending<ForceMove>(), *action.piece).value());
  }
  return {};
}

void offer(const Situation& now, sequence::Choices& legal) {
  const ForceMove* force = active_force(now.state);
  if (force != nullptr && !force->ending) {
    Offer{now, *force, legal}.list();
  }
}

sequence::Progress proceed(Record& record) {
  return active_force(record.state()) != nullptr ? proceed_force(record) : sequence::Progress::Asks;
}

std::optional<board::Side> decides(const Situation& /*now*/) { return std::nullopt; }

}  // namespace core::movement
