#include "core/plan/attack_after.h"

#include "core/combat/from_march.h"
#include "core/combat/targets.h"
#include "core/movement/march.h"
#include "core/movement/stack.h"
#include "core/state/situation.h"

#include <algorithm>

namespace core::plan {

using state::PieceId;
using state::Situation;

std::optional<AttackAfter> attack_after(const Situation& now, const std::vector<PieceId>& heads,
                                        board::HexId from, int spent, board::HexId target) {
  const movement::Mover mover = movement::together(now, {heads.begin(), heads.end()});
  const bool led = std::any_of(mover.all.begin(), mover.all.end(), [&](PieceId id) {
    return now.piece(id).kind == rulebook::PieceKind::Leader &&
           combat::may_lead_off_rails(now, id).has_value();
  });
  const state::ForceMove* const force = movement::active_force(now.state);
  if (!led || (force != nullptr && force->attacked) ||
      !combat::target_in(now, mover.side, target, state::BattleKind::FromMarch)) {
    return std::nullopt;
  }
  std::optional<AttackAfter> best;
  for (const PieceId head : heads) {
    const auto cost = combat::cost_of_attack(now, head, from, target);
    if (!cost || !movement::together(now, {head}).combat) {
      continue;
    }
    const int left = std::max(movement::points_left(now, head) - spent, 0);
    if (!best || left - *cost > best->left - best->cost) {
      best = {from, target, *cost, left};
    }
  }
  return best;
}

std::optional<AttackAfter> best_attack(const Situation& now, const std::vector<PieceId>& heads,
                                       const movement::Reach& reach, board::HexId target) {
  std::optional<AttackAfter> best;
  for (const auto direction : board::kDirections) {
    const auto from = now.map().beside(target, direction);
    const movement::Destination* const beside = from ? reach.find(*from) : nullptr;
    const bool start = from && *from == reach.start;
    if (!start && beside == nullptr) {
      continue;
    }
    const auto attack = attack_after(now, heads, *from, start ? 0 : beside->cost, target);
    if (attack && (!best || attack->left - attack->cost > best->left - best->cost)) {
      best = attack;
    }
  }
  return best;
}

std::optional<int> additional_for(const AttackAfter& attack, const movement::Reach& reach,
                                  const movement::Mover& mover) {
  const movement::Destination* const from = reach.find(attack.from);
  const int more = std::max(attack.cost - attack.left, 0);
  const bool forced = from != nullptr && from->extra > 0;
  return more == 0 || (!forced && more <= mover.could_add) ? std::optional{more} : std::nullopt;
}

}  // namespace core::plan
