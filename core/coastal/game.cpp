#include "core/coastal/game.h"

#include "core/coastal/boarding.h"
#include "core/coastal/fire_ships.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/hazards.h"
#include "core/coastal/landing.h"
#include "core/coastal/movement.h"
#include "core/coastal/objectives.h"
#include "core/coastal/people.h"
#include "core/coastal/plots.h"
#include "core/coastal/ramming.h"
#include "core/coastal/sequence.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Judged;
using table::refusal;
using table::refused;

/// [RC-141] Whether a side may say that it is done.
Judged<> judge(const Setting& setting, const State& state, const EndPhase& choice) {
  if (choice.side != asked(state)) {
    return refused(refusal("RC-141"_rule, "not-your-step"));
  }
  return state.phase == Phase::Orders ? judge_end_of_orders(setting, state, choice.side)
                                      : Judged<>{};
}

/// [RC-003] Who plays with models may throw dice of his own.
Judged<> judge(const Setting& setting, const State& /*state*/, const WriteDice& choice) {
  constexpr int kFaces = 6;  // all dice of the set
  if (!setting.battle.by_models) {
    return refused(refusal("RC-003"_rule, "program-rolls"));
  }
  const auto wrong = std::ranges::find_if(choice.faces, [](int face) { return face > kFaces; });
  return wrong == choice.faces.end() || setting.begun_before.faces_clipped
             ? Judged<>{}
             : refused(refusal("RC-003"_rule, "no-face-of-the-die").figures(kFaces, *wrong));
}

struct Asker {
  const Setting& setting;
  const State& state;

  template <class Choice>
  [[nodiscard]] Judged<> operator()(const Choice& choice) const {
    return judge(setting, state, choice);
  }
};

struct Doer {
  Record& record;

  void operator()(const WritePlot& choice) const {
    record.apply(Plotted{choice.ship, choice.plot});
  }

  void operator()(const GiveOrder& choice) const { give_order(record, choice); }

  void operator()(const ShiftCrew& choice) const { shift_crew(record, choice); }

  void operator()(const Repair& choice) const { repair(record, choice); }

  void operator()(const ServeGun& choice) const { serve_gun(record, choice); }

  void operator()(const LayGun& choice) const {
    const Side side = side_of(record.state(), choice.shot);
    auto shots = record.state().laid.at(static_cast<std::size_t>(side));
    shots.push_back(choice.shot);
    record.apply(Laid{side, std::move(shots)});
  }

  void operator()(const UnlayGun& choice) const {
    const Side side = side_of(record.state(), choice.shot);
    auto shots = record.state().laid.at(static_cast<std::size_t>(side));
    std::erase(shots, choice.shot);
    record.apply(Laid{side, std::move(shots)});
  }

  void operator()(const Board& choice) const {
    record.apply(BoardingAdded{{choice.ship, choice.target, choice.parties}});
  }

  void operator()(const Land& choice) const {
    record.apply(LandingAdded{{choice.ship, choice.site, choice.parties}});
  }

  void operator()(const LightShip& choice) const {
    record.change(choice.ship, [](Ship& ship) { ship.lighting = true; });
  }

  void operator()(const GiveFleetOrder& choice) const { give_fleet_order(record, choice); }

  void operator()(const DiscardCard& choice) const { discard(record, choice); }

  void operator()(const StrandShip& choice) const { strand(record, choice); }

  void operator()(const EndPhase& choice) const {
    if (record.state().phase == Phase::Cards) {
      choose_for(record, choice.side);
    } else {
      record.apply(SideDone{choice.side});
    }
  }

  void operator()(const TellContact& choice) const { meet_told(record, choice); }

  void operator()(const TellWater& choice) const { enter_told(record, choice); }

  void operator()(const WriteDice& choice) const { record.apply(DiceWritten{choice.faces}); }
};

/// [RC-325] [RC-329] Men of the reserve to what needs them.
void offer_crew(const Setting& setting, const State& state, ShipId id, std::vector<Action>& all) {
  const auto offer = [&](const auto& choice) {
    if (judge(setting, state, choice)) {
      all.emplace_back(choice);
    }
  };
  const Ship& ship = state.ship(id);
  for (std::size_t i = 0; i < ship.damages.size(); ++i) {
    offer(Repair{id, static_cast<std::uint8_t>(i)});
  }
  offer(ShiftCrew{id, Station::Reserve, 0, Station::Engine, 0});
  offer(ShiftCrew{id, Station::Reserve, 0, Station::Boiler, 0});
  for (std::size_t gun = 0; gun < ship.guns.size(); ++gun) {
    if (!ship.guns[gun].manned) {
      offer(ShiftCrew{id, Station::Reserve, 0, Station::Gun, static_cast<std::uint8_t>(gun)});
    }
  }
}

}  // namespace

State Rules::begin(const Setting& setting, std::uint64_t seed, std::vector<std::uint8_t> scripted) {
  return coastal::begin(setting, seed, std::move(scripted));
}

void Rules::open(Record& record) { coastal::open(record); }

std::optional<Side> Rules::asked(const State& state) noexcept { return coastal::asked(state); }

Judged<> Rules::judge(const Setting& setting, const State& state, const Action& action) {
  if (state.result) {
    return refused(refusal("RC-124"_rule, "battle-is-over"));
  }
  return std::visit(Asker{setting, state}, action);
}

std::vector<Action> Rules::offered(const Setting& setting, const State& state, Side side) {
  std::vector<Action> all;
  const auto add = [&](const auto& choices) {
    for (const auto& choice : choices) {
      all.emplace_back(choice);
    }
  };
  if (state.phase == Phase::Cards) {
    add(discards_of(setting, state, side));
    add(strandings_of(setting, state, side));
  } else if (state.phase == Phase::Orders) {
    add(fleet_orders_of(setting, state, side));
    add(lightings_of(setting, state, side));
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
      const ShipId id{static_cast<std::uint8_t>(i)};
      if (state.ships[i].side != side) {
        continue;
      }
      offer_crew(setting, state, id, all);
      if (!state.plots[i]) {
        for (WritePlot& plot : plots_of(setting, state, id)) {
          all.emplace_back(std::move(plot));
        }
      }
    }
  } else if (state.phase == Phase::Shooting) {
    for (const Shot& shot : shots_of(setting, state, side)) {
      all.emplace_back(LayGun{shot});
    }
  } else {
    add(boardings_of(setting, state, side));
    add(landings_of(setting, state, side));
  }
  const EndPhase end{side};
  if (judge(setting, state, end)) {
    all.emplace_back(end);
  }
  return all;
}

void Rules::act(Record& record, const Action& action) {
  std::visit(Doer{record}, action);
  go_on(record);
}

}  // namespace core::coastal
