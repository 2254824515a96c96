// The one place that writes to the state of a battle.
#include "core/ironclad/event.h"

namespace core::ironclad {
namespace {

struct Writer {
  State& state;

  void operator()(const Rolled&) const { state.dice.count(); }

  void operator()(const StepBegan& event) const {
    state.turn = event.turn;
    state.step = event.step;
    state.laid = {};
    state.declared = {};
    state.mortars_done = false;
  }

  void operator()(const ShipChanged& event) const {
    state.ships.at(event.ship.value()) = event.now;
  }

  void operator()(const FortChanged& event) const {
    state.forts.at(event.fort.value()) = event.now;
  }

  void operator()(const PartiesLeft& event) const { state.parties = event.parties; }

  void operator()(const Laid& event) const {
    const auto side = static_cast<std::size_t>(event.side);
    state.laid.at(side) = event.shots;
    state.declared.at(side) = event.declared;
  }

  void operator()(const MortarsDone&) const { state.mortars_done = true; }

  void operator()(const PendingAdded& event) const { state.pending.push_back(event.pending); }

  void operator()(const PendingTaken&) const { state.pending.erase(state.pending.begin()); }

  void operator()(const HitsChanged& event) const { state.hits = event.hits; }

  void operator()(const AreaRevealed& event) const { state.revealed.push_back(event.area); }

  void operator()(const AreaCleared& event) const { state.cleared.push_back(event.area); }

  void operator()(const FortsOpen& event) const { state.opening = event.forts; }

  void operator()(const Moved&) const {}

  void operator()(const table::Told&) const {}

  void operator()(const DiceWritten& event) const { state.dice.write_down(event.faces); }

  void operator()(const Ended& event) const { state.result = event.result; }
};

}  // namespace

void apply(State& state, const Event& event) { std::visit(Writer{state}, event); }

}  // namespace core::ironclad

template class core::base::OneOf<core::ironclad::EventKinds>;
