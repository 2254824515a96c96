#include "core/state/pending_decision.h"

#include <algorithm>

namespace core::state {
namespace {

using List = std::vector<PieceId>;

/// Calls `change` with every list of pieces of a decision.
template <class Change>
struct Lists {
  Change change;

  void operator()(DepotMaking& /*decision*/) const {}

  void operator()(ForceMove& decision) const { change(decision.units), change(decision.stack); }

  void operator()(ShipMove& decision) const { change(decision.ships); }

  void operator()(Transit& decision) const { change(decision.ships); }

  void operator()(Bombardment& decision) const { change(decision.ships); }

  void operator()(LossShare& decision) const { change(decision.units), change(decision.chosen); }

  void operator()(ShipLoss& decision) const { change(decision.among); }

  void operator()(Retreat& decision) const { change(decision.units); }

  void operator()(Battle& decision) const {
    change(decision.attackers);
    change(decision.defenders);
    change(decision.withheld);
    change(decision.ships[0]);
    change(decision.ships[1]);
  }

  void operator()(NavalBattle& decision) const { change(decision.leaving); }

  void operator()(SiegeCombat& /*decision*/) const {}

  void operator()(Feeding& decision) const { change(decision.units); }

  void operator()(FortTaken& /*decision*/) const {}

  void operator()(Withdrawal& /*decision*/) const {}

  void operator()(Arrival& /*decision*/) const {}

  void operator()(LeaderPlacing& decision) const { change(decision.leaders); }

  void operator()(LeaderFlight& /*decision*/) const {}

  void operator()(Conversion& /*decision*/) const {}

  void operator()(SendingHome& /*decision*/) const {}

  void operator()(Rising& /*decision*/) const {}

  void operator()(TableFight& /*decision*/) const {}

  void operator()(TableBattle& /*decision*/) const {}
};

template <class Change>
void change_lists(std::vector<PendingDecision>& pending, Change change) {
  for (PendingDecision& decision : pending) {
    std::visit(Lists<Change>{change}, decision);
  }
}

}  // namespace

void follow(std::vector<PendingDecision>& pending, PieceId parent, PieceId child) {
  change_lists(pending, [&](List& list) {
    const auto at = std::find(list.begin(), list.end(), parent);
    if (at != list.end()) {
      list.insert(std::next(at), child);
    }
  });
}

void forget(std::vector<PendingDecision>& pending, PieceId gone) {
  change_lists(pending, [&](List& list) { std::erase(list, gone); });
}

}  // namespace core::state

template class core::base::OneOf<core::state::PendingDecisionKinds>;
