// The one place that writes to the state of a battle on land.
#include "core/field/event.h"

namespace core::field {
namespace {

struct Writer {
  State& state;

  void operator()(const Rolled&) const { state.dice.count(); }

  void operator()(const StepBegan& event) const {
    state.move = event.move;
    state.step = event.step;
    state.done = {};
  }

  void operator()(const UnitChanged& event) const {
    if (event.unit.value() == state.units.size()) {
      state.units.push_back(event.now);
    } else {
      state.units.at(event.unit.value()) = event.now;
    }
  }

  void operator()(const GeneralChanged& event) const {
    state.generals.at(event.general.value()) = event.now;
  }

  void operator()(const CouriersChanged& event) const { state.couriers = event.now; }

  void operator()(const SectionChanged& event) const {
    state.sections.at(event.section.value()) = event.now;
  }

  void operator()(const StoreChanged& event) const {
    state.stores.at(event.store.value()) = event.now;
  }

  void operator()(const MeleesChanged& event) const {
    state.melees = event.now;
    state.bringing = event.bringing;
  }

  void operator()(const FireWritten& event) const {
    state.laid = event.laid;
    state.volleys = event.volleys;
  }

  void operator()(const SideDone& event) const {
    state.done.at(static_cast<std::size_t>(event.side)) = true;
  }

  void operator()(const OrderedAtOnce& event) const {
    state.ordered_at_once.at(static_cast<std::size_t>(event.side)) = state.move;
  }

  void operator()(const Went&) const {}

  void operator()(const ShotLay&) const {}

  void operator()(const Fell&) const {}

  void operator()(const table::Told&) const {}

  void operator()(const Ended& event) const { state.result = event.result; }

  void operator()(const DiceWritten& event) const { state.dice.write_down(event.faces); }
};

}  // namespace

void apply(State& state, const Event& event) { std::visit(Writer{state}, event); }

}  // namespace core::field

template class core::base::OneOf<core::field::EventKinds>;
