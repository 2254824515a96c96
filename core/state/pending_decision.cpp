#include "core/state/pending_decision.h"

#include <algorithm>

namespace core::state {
namespace {

using List = std::vector<PieceId>;

/// Calls `change` with every list of pieces of a work.
template <class Change>
struct Lists {
  Change change;

  void operator()(DepotMaking& /*work*/) const {}

  void operator()(ForceMove& work) const { change(work.units), change(work.stack); }

  void operator()(ShipMove& work) const { change(work.ships); }

  void operator()(Transit& work) const { change(work.ships); }

  void operator()(Bombardment& work) const { change(work.ships); }

  void operator()(LossShare& work) const { change(work.units), change(work.chosen); }

  void operator()(ShipLoss& work) const { change(work.among); }

  void operator()(Retreat& work) const { change(work.units); }

  void operator()(Battle& work) const {
    change(work.attackers);
    change(work.defenders);
    change(work.withheld);
    change(work.ships[0]);
    change(work.ships[1]);
  }

  void operator()(NavalBattle& work) const { change(work.leaving); }

  void operator()(SiegeCombat& /*work*/) const {}

  void operator()(Feeding& work) const { change(work.units); }

  void operator()(FortTaken& /*work*/) const {}

  void operator()(Withdrawal& /*work*/) const {}

  void operator()(Arrival& /*work*/) const {}

  void operator()(LeaderPlacing& work) const { change(work.leaders); }

  void operator()(LeaderFlight& /*work*/) const {}

  void operator()(Conversion& /*work*/) const {}

  void operator()(SendingHome& /*work*/) const {}

  void operator()(Rising& /*work*/) const {}

  void operator()(TableFight& /*work*/) const {}

  void operator()(TableBattle& /*work*/) const {}
};

template <class Change>
void change_lists(std::vector<PendingDecision>& works, Change change) {
  for (PendingDecision& work : works) {
    std::visit(Lists<Change>{change}, work);
  }
}

}  // namespace

void follow(std::vector<PendingDecision>& works, PieceId parent, PieceId child) {
  change_lists(works, [&](List& list) {
    const auto at = std::find(list.begin(), list.end(), parent);
    if (at != list.end()) {
      list.insert(std::next(at), child);
    }
  });
}

void forget(std::vector<PendingDecision>& works, PieceId gone) {
  change_lists(works, [&](List& list) { std::erase(list, gone); });
}

}  // namespace core::state
