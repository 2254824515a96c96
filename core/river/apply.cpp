// The one place that writes to the state of a campaign.
#include "core/river/event.h"

namespace core::river {
namespace {

struct StateWriter {
  State& state;

  void operator()(const Rolled& event) const {
    state.dice.count();
    if (event.by == Thrown::River) {
      state.river_dice.count();
    }
  }

  void operator()(const TurnBegan& event) const { state.turn = event.turn; }

  void operator()(const StepBegan& event) const {
    state.step = event.step;
    state.stage = event.step == Step::Orders     ? Stage::Main
                  : event.step == Step::Detached ? Stage::Detached
                  : event.step == Step::Night    ? Stage::Night
                                                 : state.stage;
  }

  void operator()(const RiverDiceLaid& event) const { state.river_dice = base::Dice{event.seed}; }

  void operator()(const BranchAdded& event) const { state.branches.push_back(event.branch); }

  void operator()(const SectionAdded& event) const {
    state.branches.at(event.branch).sections.push_back(event.section);
  }

  void operator()(const SectionChanged& event) const {
    state.branches.at(event.place.branch)
        .sections.at(static_cast<std::size_t>(event.place.section - 1)) = event.now;
  }

  void operator()(const VesselChanged& event) const {
    state.vessels.at(event.vessel.value()) = event.now;
  }

  void operator()(const GroupsChanged& event) const {
    state.groups = event.groups;
    state.next_group = event.next;
  }

  void operator()(const LineChanged& event) const { state.line = event.line; }

  void operator()(const CourseSet& event) const { state.course = event.course; }

  void operator()(const MotionChanged& event) const { state.motion = event.motion; }

  void operator()(const FightChanged& event) const { state.fight = event.fight; }

  void operator()(const ToMove& event) const { state.to_move = event.groups; }

  void operator()(const Scored& event) const {
    state.ledger.push_back({state.turn, event.why.number, event.points});
  }

  void operator()(const Delayed& event) const { state.delayed = event.delayed; }

  void operator()(const Disclosed& event) const { state.disclosed_to = event.to; }

  void operator()(const PatrolsChanged& event) const { state.patrols = event.patrols; }

  void operator()(const IroncladMet&) const { state.met_ironclad = true; }

  void operator()(const RiverEntered&) const { state.been_in = true; }

  void operator()(const Ended& event) const {
    state.result = event.result;
    state.step = Step::Over;
  }

  void operator()(const Told&) const {}
};

}  // namespace

void apply(State& state, const Event& event) { std::visit(StateWriter{state}, event); }

}  // namespace core::river

template class core::base::OneOf<core::river::EventKinds>;
