#include "core/field/game.h"

#include "core/field/bring_in.h"
#include "core/field/charge.h"
#include "core/field/detachments.h"
#include "core/field/guns.h"
#include "core/field/movement.h"
#include "core/field/musketry.h"
#include "core/field/offers.h"
#include "core/field/orders.h"
#include "core/field/placing.h"
#include "core/field/sequence.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

/// The step to which a choice belongs.
struct StepOf {
  Step operator()(const GiveOrder&) const { return Step::Orders; }

  Step operator()(const DeclareCharge&) const { return Step::Charges; }

  Step operator()(const Countercharge&) const { return Step::Answers; }

  Step operator()(const FallBack&) const { return Step::Answers; }

  Step operator()(const MoveUnit&) const { return Step::Movement; }

  Step operator()(const SendDetachment&) const { return Step::Movement; }

  Step operator()(const Ride&) const { return Step::Movement; }

  Step operator()(const LayGun&) const { return Step::Artillery; }

  Step operator()(const UnlayGun&) const { return Step::Artillery; }

  Step operator()(const FireVolley&) const { return Step::Musketry; }

  Step operator()(const HoldFire&) const { return Step::Musketry; }

  Step operator()(const BringIn&) const { return Step::Melee; }
};

/// The side whose choice it is; nothing when it names nobody that there is.
struct SideOf {
  const State& state;

  [[nodiscard]] std::optional<Side> of(UnitId unit) const {
    return state.has(unit) ? std::optional{state.unit(unit).side} : std::nullopt;
  }

  [[nodiscard]] std::optional<Side> of(GeneralId general) const {
    return general.value() < state.generals.size() ? std::optional{state.general(general).side}
                                                   : std::nullopt;
  }

  std::optional<Side> operator()(const GiveOrder& choice) const { return of(choice.general); }

  std::optional<Side> operator()(const Ride& choice) const { return of(choice.general); }

  std::optional<Side> operator()(const LayGun& choice) const { return of(choice.laying.unit); }

  std::optional<Side> operator()(const FireVolley& choice) const { return of(choice.volley.unit); }

  std::optional<Side> operator()(const BringIn& choice) const {
    return choice.figures.empty() ? std::nullopt : of(choice.figures.front().figure.unit);
  }

  template <class Choice>
  std::optional<Side> operator()(const Choice& choice) const {
    return of(choice.unit);
  }
};

Judged<> judge_choice(const Setting& setting, const State& state, const LayGun& choice) {
  return judge_laying(setting, state, choice.laying);
}

Judged<> judge_choice(const Setting& /*setting*/, const State& state, const UnlayGun& choice) {
  const bool laid = std::ranges::any_of(state.laid, [&](const Laying& each) {
    return each.unit == choice.unit && each.gun == choice.gun;
  });
  return laid ? Judged<>{}
              : refused(
                    refusal("FB-212"_rule, "gun-not-laid").of(choice.unit).by_gun(choice.gun + 1));
}

Judged<> judge_choice(const Setting& setting, const State& state, const FireVolley& choice) {
  return judge_volley(setting, state, choice.volley);
}

Judged<> judge_choice(const Setting& /*setting*/, const State& state, const HoldFire& choice) {
  const bool fires = std::ranges::any_of(
      state.volleys, [&](const Volley& each) { return each.unit == choice.unit; });
  return fires ? Judged<>{} : refused(refusal("FB-167"_rule, "does-not-fire").of(choice.unit));
}

template <class Choice>
Judged<> judge_choice(const Setting& setting, const State& state, const Choice& choice) {
  return judge(setting, state, choice);
}

struct Judge {
  const Setting& setting;
  const State& state;

  Judged<> operator()(const EndStep& choice) const {
    return asked(state) == choice.side ? Judged<>{}
                                       : refused(refusal("FB-070"_rule, "not-your-step"));
  }

  /// [FB-053] Where models stand may be told of both sides, whoever is asked.
  Judged<> operator()(const PutUnit& choice) const { return judge(setting, state, choice); }

  Judged<> operator()(const WriteDice& choice) const { return judge(setting, choice); }

  template <class Choice>
  Judged<> operator()(const Choice& choice) const {
    if (StepOf{}(choice) != state.step) {
      return refused(refusal("FB-070"_rule, "not-in-this-step"));
    }
    const auto side = SideOf{state}(choice);
    if (!side) {
      return refused(refusal("FB-050"_rule, "no-such-unit"));
    }
    if (side != asked(state)) {
      return refused(refusal("FB-070"_rule, "not-yours-now"));
    }
    return judge_choice(setting, state, choice);
  }
};

struct Doer {
  Record& record;

  void operator()(const GiveOrder& choice) const { give_order(record, choice); }

  void operator()(const DeclareCharge& choice) const {
    record.change(choice.unit, [&](Unit& unit) {
      unit.now.charge =
          choice.target ? std::optional{Charge{*choice.target, false, {}, {}, {}}} : std::nullopt;
    });
  }

  void operator()(const Countercharge& choice) const {
    record.change(choice.unit, [&](Unit& unit) {
      unit.now.charge = Charge{choice.target, true, {}, {}, {}};
      unit.now.evades = false;
    });
    record.tell(table::told("FB-286"_rule, "countercharges").of(choice.unit).with(choice.target));
  }

  void operator()(const FallBack& choice) const {
    record.change(choice.unit, [](Unit& unit) {
      unit.now.evades = true;
      unit.now.charge.reset();
    });
    record.tell("FB-288"_rule, "falls-back-before-charge", choice.unit);
  }

  void operator()(const MoveUnit& choice) const {
    record.change(choice.unit, [&](Unit& unit) {
      unit.now.legs = choice.legs;
      unit.now.battle_move = choice.battle_move;
      unit.now.written = true;
    });
  }

  void operator()(const SendDetachment& choice) const { send_detachment(record, choice); }

  void operator()(const Ride& choice) const { ride(record, choice); }

  void operator()(const LayGun& choice) const {
    FireWritten now{record.state().laid, record.state().volleys};
    take_off(now.laid, choice.laying.unit, choice.laying.gun);
    now.laid.push_back(choice.laying);
    record.apply(std::move(now));
  }

  void operator()(const UnlayGun& choice) const {
    FireWritten now{record.state().laid, record.state().volleys};
    take_off(now.laid, choice.unit, choice.gun);
    record.apply(std::move(now));
  }

  void operator()(const FireVolley& choice) const {
    FireWritten now{record.state().laid, record.state().volleys};
    std::erase_if(now.volleys, [&](const Volley& each) { return each.unit == choice.volley.unit; });
    now.volleys.push_back(choice.volley);
    record.apply(std::move(now));
  }

  void operator()(const HoldFire& choice) const {
    FireWritten now{record.state().laid, record.state().volleys};
    std::erase_if(now.volleys, [&](const Volley& each) { return each.unit == choice.unit; });
    record.apply(std::move(now));
  }

  void operator()(const BringIn& choice) const {
    bring_in(record, choice);
    go_on_with_melees(record);
  }

  void operator()(const EndStep& choice) const { end_step(record, choice.side); }

  void operator()(const PutUnit& choice) const { put_unit(record, choice); }

  void operator()(const WriteDice& choice) const { record.apply(DiceWritten{choice.faces}); }

  static void take_off(std::vector<Laying>& laid, UnitId unit, std::uint8_t gun) {
    std::erase_if(laid, [&](const Laying& each) { return each.unit == unit && each.gun == gun; });
  }
};

}  // namespace

State Rules::begin(const Setting& setting, std::uint64_t seed, std::vector<std::uint8_t> scripted) {
  return field::begin(setting, seed, std::move(scripted));
}

void Rules::open(Record& record) { field::open(record); }

std::optional<Side> Rules::asked(const State& state) noexcept { return field::asked(state); }

Judged<> Rules::judge(const Setting& setting, const State& state, const Action& action) {
  if (state.result) {
    return refused(refusal("FB-490"_rule, "battle-is-over"));
  }
  return std::visit(Judge{setting, state}, action);
}

std::vector<Action> Rules::offered(const Setting& setting, const State& state, Side side) {
  std::vector<Action> all;
  for (Action& each : choices_for(setting, state, side)) {
    if (judge(setting, state, each)) {
      all.push_back(std::move(each));
    }
  }
  return all;
}

void Rules::act(Record& record, const Action& action) { std::visit(Doer{record}, action); }

}  // namespace core::field
