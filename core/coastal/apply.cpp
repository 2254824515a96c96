// The one place that writes to the state of a battle.
#include "core/coastal/event.h"

namespace core::coastal {
namespace {

struct Writer {
  State& state;

  void operator()(const Rolled&) const { state.dice.count(); }

  void operator()(const PhaseBegan& event) const {
    state.move = event.move;
    state.phase = event.phase;
    state.laid = {};
    state.boardings.clear();
    state.landings.clear();
    state.done = {};
  }

  void operator()(const ShipChanged& event) const {
    state.ships.at(event.ship.value()) = event.now;
  }

  void operator()(const FortChanged& event) const {
    state.forts.at(event.fort.value()) = event.now;
  }

  void operator()(const Plotted& event) const { state.plots.at(event.ship.value()) = event.plot; }

  void operator()(const Laid& event) const {
    state.laid.at(static_cast<std::size_t>(event.side)) = event.shots;
  }

  void operator()(const BoardingAdded& event) const { state.boardings.push_back(event.boarding); }

  void operator()(const LandingAdded& event) const { state.landings.push_back(event.landing); }

  void operator()(const PartiesChanged& event) const { state.parties = event.parties; }

  void operator()(const HandChanged& event) const {
    state.hands.at(static_cast<std::size_t>(event.side)) = event.hand;
  }

  void operator()(const FleetOrdered& event) const {
    state.fleet_orders.at(static_cast<std::size_t>(event.side)) = event.order;
  }

  void operator()(const SideDone& event) const {
    state.done.at(static_cast<std::size_t>(event.side)) = true;
  }

  void operator()(const AreaRevealed& event) const { state.revealed.push_back(event.area); }

  void operator()(const AreaCleared& event) const { state.cleared.push_back(event.area); }

  void operator()(const FortsOpen& event) const {
    state.opening = event.forts;
    state.opened_in = state.move;
  }

  void operator()(const FogChanged& event) const { state.fog = event.fog; }

  void operator()(const WindSet& event) const { state.wind = event.wind; }

  void operator()(const SmokeChanged& event) const { state.smoke = event.smoke; }

  void operator()(const Moved&) const {}

  void operator()(const table::Told&) const {}

  void operator()(const DiceWritten& event) const { state.dice.write_down(event.faces); }

  void operator()(const Ended& event) const { state.result = event.result; }
};

}  // namespace

void apply(State& state, const Event& event) { std::visit(Writer{state}, event); }

}  // namespace core::coastal

template class core::base::OneOf<core::coastal::EventKinds>;
