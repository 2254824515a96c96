#include "core/ironclad/game.h"

#include "core/ironclad/boarding.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/sequence.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::Judged;
using table::refusal;
using table::refused;

/// [IC-061] Whether a side may say that it is done.
Judged<> judge(const Setting& setting, const State& state, const EndStep& choice) {
  if (choice.side != asked(state)) {
    return refused(refusal("IC-061"_rule, "not-your-step"));
  }
  return is_movement(state.step) ? judge_end_of_moves(setting, state) : Judged<>{};
}

/// [IC-003] Who plays with models may throw dice of his own.
Judged<> judge(const Setting& setting, const State& /*state*/, const WriteDice& /*choice*/) {
  return setting.battle.by_models ? Judged<>{} : refused(refusal("IC-003"_rule, "program-rolls"));
}

/// Whether a choice belongs to what is asked.
struct Asker {
  const Setting& setting;
  const State& state;

  template <class Choice>
  [[nodiscard]] Judged<> operator()(const Choice& choice) const {
    return judge(setting, state, choice);
  }
};

bool is_of_damage(const Action& action) noexcept {
  return std::holds_alternative<CrossOff>(action) ||
         std::holds_alternative<ChooseWaterline>(action) ||
         std::holds_alternative<WriteDice>(action);
}

struct Doer {
  Record& record;

  void operator()(const EmbarkParty& choice) const { embark(record, choice); }

  void operator()(const MoveShip& choice) const { move(record, choice); }

  void operator()(const DropAnchor& choice) const { drop_anchor(record, choice); }

  void operator()(const PassLine& choice) const { pass_line(record, choice); }

  void operator()(const LetGo& choice) const { let_go(record, choice); }

  void operator()(const Grapple& choice) const { grapple(record, choice); }

  void operator()(const LayGun& choice) const {
    const Side side = side_of(record.state(), choice.shot);
    auto shots = record.state().laid.at(static_cast<std::size_t>(side));
    shots.push_back(choice.shot);
    record.apply(Laid{side, std::move(shots), false});
  }

  void operator()(const UnlayGun& choice) const {
    const Side side = side_of(record.state(), choice.shot);
    auto shots = record.state().laid.at(static_cast<std::size_t>(side));
    std::erase(shots, choice.shot);
    record.apply(Laid{side, std::move(shots), false});
  }

  void operator()(const ChooseWaterline& choice) const { choose_waterline(record, choice); }

  void operator()(const CrossOff& choice) const { cross_off(record, choice); }

  void operator()(const EndStep& choice) const { end_step(record, choice.side); }

  void operator()(const TellWater& choice) const { enter_told(record, choice); }

  void operator()(const WriteDice& choice) const { record.apply(DiceWritten{choice.faces}); }
};

template <class Choices>
void add(std::vector<Action>& all, const Choices& choices) {
  all.insert(all.end(), choices.begin(), choices.end());
}

void offer_moves(const Setting& setting, const State& state, std::vector<Action>& all) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (state.ships[i].side != mover_in(state.step) || state.ships[i].moved ||
        state.ships[i].fate != Fate::Afloat) {
      continue;
    }
    add(all, moves_of(setting, state, id));
    for (const Action& each : {Action{DropAnchor{id}}, Action{LetGo{id}}}) {
      if (std::visit(Asker{setting, state}, each)) {
        all.push_back(each);
      }
    }
    for (std::size_t j = 0; j < state.ships.size(); ++j) {
      const PassLine line{id, ShipId{static_cast<std::uint8_t>(j)}};
      if (judge(setting, state, line)) {
        all.emplace_back(line);
      }
    }
  }
  add(all, grapples_of(setting, state));
}

}  // namespace

State Rules::begin(const Setting& setting, std::uint64_t seed, std::vector<std::uint8_t> scripted) {
  return ironclad::begin(setting, seed, std::move(scripted));
}

void Rules::open(Record& record) { ironclad::open(record); }

std::optional<Side> Rules::asked(const State& state) noexcept { return ironclad::asked(state); }

Judged<> Rules::judge(const Setting& setting, const State& state, const Action& action) {
  if (state.result) {
    return refused(refusal("IC-362"_rule, "battle-is-over"));
  }
  if (!state.hits.empty() && !is_of_damage(action)) {
    return refused(refusal("IC-221"_rule, "hits-first").of(state.hits.front().ship));
  }
  return std::visit(Asker{setting, state}, action);
}

std::vector<Action> Rules::offered(const Setting& setting, const State& state, Side side) {
  std::vector<Action> all;
  if (!state.hits.empty()) {
    if (asks_waterline(state)) {
      for (const bool guns : {false, true}) {
        const ChooseWaterline choice{state.hits.front().ship, guns};
        if (ironclad::judge(setting, state, choice)) {
          all.emplace_back(choice);
        }
      }
    } else {
      add(all, boxes_to_choose(setting, state));
    }
    return all;
  }
  if (state.step == Step::Embarking) {
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
      const EmbarkParty choice{ShipId{static_cast<std::uint8_t>(i)}};
      if (ironclad::judge(setting, state, choice)) {
        all.emplace_back(choice);
      }
    }
  } else if (is_movement(state.step)) {
    offer_moves(setting, state, all);
  } else {
    for (const Shot& shot : shots_of(setting, state, side)) {
      all.emplace_back(LayGun{shot});
    }
  }
  const EndStep end{side};
  if (judge(setting, state, end)) {
    all.emplace_back(end);
  }
  return all;
}

void Rules::act(Record& record, const Action& action) {
  std::visit(Doer{record}, action);
  go_on(record);
}

}  // namespace core::ironclad
