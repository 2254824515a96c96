#include "core/river/game.h"

#include "core/river/encounter.h"
#include "core/river/flotilla.h"
#include "core/river/night.h"
#include "core/river/orders.h"
#include "core/river/quick.h"
#include "core/river/report.h"
#include "core/river/sequence.h"
#include "core/river/stores.h"

#include <algorithm>
#include <type_traits>

namespace core::river {
namespace {

using base::operator""_rule;

struct Asker {
  const Setting& setting;
  const State& state;

  Judged<> operator()(const FightOn& choice) const { return judge_fight(state, choice); }

  Judged<> operator()(const RunPast& choice) const { return judge_fight(state, choice); }

  Judged<> operator()(const BreakOff& choice) const { return judge_fight(state, choice); }

  Judged<> operator()(const Report& choice) const { return judge_report(setting, state, choice); }

  Judged<> operator()(const EndDay& choice) const { return judge_night(setting, state, choice); }

  Judged<> operator()(const PatrolResult& choice) const { return judge_night(state, choice); }

  template <class Choice>
  Judged<> operator()(const Choice& choice) const {
    return judge_order(setting, state, choice);
  }
};

struct Doer {
  Record& record;

  void operator()(const FightOn& choice) const { fight(record, choice); }

  void operator()(const RunPast& choice) const { fight(record, choice); }

  void operator()(const BreakOff& choice) const { fight(record, choice); }

  void operator()(const Report& choice) const { take_report(record, choice); }

  void operator()(const EndDay& choice) const { end_day(record, choice); }

  void operator()(const PatrolResult& choice) const { tell_patrol(record, choice); }

  template <class Choice>
  void operator()(const Choice& choice) const {
    carry_out(record, choice);
  }
};

/// Collects the choices that are legal.
class Offers {
 public:
  explicit Offers(const Game& game) : game_{&game} {}

  void add(Action action) {
    if (game_->judge(action)) {
      all_.push_back(std::move(action));
    }
  }

  [[nodiscard]] std::vector<Action> take() { return std::move(all_); }

 private:
  const Game* game_;
  std::vector<Action> all_;
};

void offer_courses(const State& state, Offers& offers) {
  offers.add(GiveOrder{Course::Advance, 0, {}});
  offers.add(GiveOrder{Course::Explore, 0, {}});
  offers.add(GiveOrder{Course::Hold, 0, {}});
  for (const Scavenging& each : scavengings_of(state, state.main().at)) {
    offers.add(GiveOrder{Course::Hold, 0, each});
  }
  offers.add(GiveOrder{Course::FallBack, 1, {}});
  offers.add(GiveOrder{Course::FallBack, 2, {}});
  offers.add(GiveOrder{Course::Drift, 0, {}});
  offers.add(GiveOrder{Course::Quit, 0, {}});
}

void offer_standings(const State& state, Offers& offers) {
  for (const Group& each : state.groups) {
    if (each.id == kMainGroup) {
      continue;
    }
    for (const Standing standing :
         {Standing::Follow, Standing::Hold, Standing::Down, Standing::Drift, Standing::Wait}) {
      for (const std::int8_t night_run : {std::int8_t{0}, std::int8_t{kNightSections}}) {
        if (standing != each.standing || night_run != each.night_run) {
          offers.add(SetStanding{each.id, standing, false, night_run, {}});
        }
      }
    }
    if (!each.push) {
      offers.add(SetStanding{each.id, Standing::Follow, true, each.night_run, {}});
    }
    for (const Scavenging& what : scavengings_of(state, each.at)) {
      if (each.scavenging != what) {
        offers.add(SetStanding{each.id, Standing::Hold, false, each.night_run, what});
      }
    }
    offers.add(Rejoin{each.id});
  }
}

void offer_shifts(const State& state, Offers& offers) {
  for (const VesselId a : state.line) {
    offers.add(Detach{{a}, Standing::Follow});
    offers.add(CastOff{a});
    offers.add(PickUp{a});
    offers.add(LetGo{a});
    for (const VesselId b : state.line) {
      offers.add(MoveFuel{a, b, 1});
      offers.add(Tow{a, b});
      for (const Rounds& each : state.vessel(a).rounds) {
        offers.add(MoveRounds{a, b, each.gun, 1});
      }
    }
  }
  for (std::size_t i = 0; i < state.vessels.size(); ++i) {
    offers.add(Burn{VesselId{static_cast<std::uint8_t>(i)}});
  }
}

}  // namespace

Game::Game(std::shared_ptr<const Setting> setting, std::vector<std::uint8_t> scripted)
    : setting_{std::move(setting)}, state_{begin_state(*setting_, std::move(scripted))} {
  Record record{*setting_, state_};
  open_campaign(record);
  go_on(record);
  opening_ = record.take_events();
}

std::vector<Action> Game::offered() const {
  Offers offers{*this};
  if (state_.step == Step::Orders) {
    offer_courses(state_, offers);
    offer_standings(state_, offers);
    offer_shifts(state_, offers);
  } else if (state_.step == Step::Encounter) {
    offers.add(FightOn{});
    offers.add(RunPast{});
    offers.add(BreakOff{});
  } else if (state_.step == Step::Night) {
    for (std::int8_t drop = 0; drop <= kNightSections; ++drop) {
      offers.add(EndDay{drop});
    }
    offers.add(EndDay{0, true});
    offer_standings(state_, offers);
  } else if (state_.patrols.waits) {
    offers.add(PatrolResult{});
    for (std::uint8_t line = 1; line <= kPatrolLines; ++line) {
      offers.add(PatrolResult{line});
    }
  }
  return offers.take();
}

Judged<> Game::judge(const Action& action) const {
  if (state_.result) {
    return refused(refusal("RR-320"_rule, "campaign-is-over"));
  }
  return std::visit(Asker{*setting_, state_}, action);
}

Judged<std::vector<Event>> Game::act(const Action& action) {
  if (auto judged = judge(action); !judged) {
    return refused(judged.error());
  }
  Record record{*setting_, state_};
  std::visit(Doer{record}, action);
  go_on(record);
  return record.take_events();
}

}  // namespace core::river
