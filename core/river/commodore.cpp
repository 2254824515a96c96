#include "core/river/commodore.h"

#include "core/river/confederates.h"
#include "core/river/damage.h"
#include "core/river/encounter.h"
#include "core/river/exploration.h"
#include "core/river/flotilla.h"
#include "core/river/night.h"
#include "core/river/quick.h"
#include "core/river/repairs.h"
#include "core/river/score.h"
#include "core/river/stores.h"

#include <algorithm>
#include <vector>

namespace core::river {
namespace {

using base::Fraction;
using base::operator""_rule;

constexpr int kHundredPerCent = 100;

/// What tells one policy from another. [RR-444] All leave trapped ships behind, and repair in every
/// turn that they hold and every night.
struct Temper {
  int hold_from{};      ///< [RR-441] per cent of damage
  int pool_from{};      ///< [RR-441] per cent that may be repaired
  int run_from{};       ///< [RR-442] per cent of damage of any free warship
  int expected_most{};  ///< [RR-445] per cent of what the leader has left; 0: does not ask
  int explore_from{};   ///< [RR-445] turn; 0: never
  int forage_below{};   ///< [RR-445] mean points of fuel; 0: never
  bool sums_up{};       ///< [RR-445] holds for a repair only as long as it pays
  bool scavenges{};
  bool pushes{};
  int quits_below{};  ///< fit warships that it goes on with
  bool resupplies{};
  bool breaks_off{};  ///< from vessels that it cannot hurt
};

/// In the order of Policy.
constexpr std::array kTempers{Temper{40, 10, 60, 0, 0, 0, false, false, false, 0, false, false},
                              Temper{25, 5, 45, 25, 0, 15, true, true, false, 2, true, true},
                              Temper{40, 10, 60, 35, 8, 12, true, true, false, 0, true, true},
                              Temper{60, 15, 80, 60, 8, 8, true, false, true, 0, true, true}};

constexpr std::array<std::string_view, kPolicies.size()> kWords{"reference", "cautious", "steady",
                                                                "bold"};

const Temper& temper_of(Policy policy) { return kTempers.at(static_cast<std::size_t>(policy)); }

bool is_free(const Vessel& vessel) { return vessel.ground == Ground::Free; }

/// [RR-441] A trouble that stops her.
bool is_stopped(const Setting& setting, const Vessel& vessel) {
  Vessel without_tow = vessel;
  without_tow.towing.reset();
  return !keeps_station(setting, without_tow) || vessel.rudder != Rudder::Free || !is_free(vessel);
}

/// [RR-445] Whether the points that repairs can save [RR-303] are worth the turns.
bool repair_pays(const Setting& setting, const State& state) {
  int turns = 0;
  int saved = 0;
  for (const VesselId id : warships_of(state, kMainGroup)) {
    const Vessel& vessel = state.vessel(id);
    const int rate = repair_rate(setting.type_of(vessel).points);
    const int left = std::min(vessel.pool, vessel.damage);
    turns = std::max(turns, (left + rate - 1) / rate);
    Vessel repaired = vessel;
    repaired.damage = static_cast<std::int16_t>(vessel.damage - left);
    const Options& options = setting.begin.options;
    saved += damage_points(setting.charts, options, repaired) -
             damage_points(setting.charts, options, vessel);
  }
  return saved >= turns;
}

bool wants_hold(const Setting& setting, const State& state, const Temper& temper) {
  const auto ships = warships_of(state, kMainGroup);
  const bool stopped = std::ranges::any_of(
      ships, [&](VesselId id) { return is_stopped(setting, state.vessel(id)); });
  const bool damaged = std::ranges::any_of(ships, [&](VesselId id) {
    const Vessel& vessel = state.vessel(id);
    // [RR-023] The percentage is rounded down; nothing to repair is nothing to wait for.
    const int worth = temper.pool_from * setting.type_of(vessel).points / kHundredPerCent;
    return damaged_to(setting, vessel, temper.hold_from) && vessel.pool >= std::max(1, worth);
  });
  return stopped || (damaged && (!temper.sums_up || repair_pays(setting, state)));
}

/// [RR-403] ΣF of the warships of a group.
Fraction fire_of_group(const Setting& setting, const State& state, GroupId group) {
  Fraction fire;
  for (const VesselId id : warships_of(state, group)) {
    fire += fire_of(setting, state.vessel(id));
  }
  return fire;
}

/// [RR-445] C per round × (⌈20 · guns ÷ U⌉ + 1) / 2 × A against what the leader has left.
bool too_dear(const Game& game, const Temper& temper) {
  const State& state = game.state();
  const Setting& setting = game.setting();
  const Fight& fight = *state.fight;
  const Section& section = *state.find_section(fight.at);
  const Battery& battery = section.batteries.at(*fight.parts.front().battery);
  const auto leader = target_of(setting, state, fight.group);
  if (temper.expected_most == 0 || !leader) {
    return false;
  }
  const Fraction fire = fire_of_group(setting, state, fight.group);
  if (fire == Fraction{}) {
    return true;
  }
  const Fraction range = range_factor(section, fight.parts.front());
  const Fraction own = setting.quick.union_points * range * fire;
  const Fraction theirs = setting.quick.confederate_points * range * fire_of(setting, battery);
  const std::int64_t needed =
      std::int64_t{setting.quick.points_per_gun} * guns_ready(battery) * own.denominator();
  const std::int64_t rounds = (needed + own.numerator() - 1) / own.numerator();
  const VesselType& type = setting.type_of(state.vessel(*leader));
  const Fraction expected =
      theirs * Fraction{rounds + 1, 2} * (type.half_damage ? Fraction{1, 2} : Fraction{1});
  const int left = type.points - state.vessel(*leader).damage;
  return expected * Fraction{kHundredPerCent} > Fraction{std::int64_t{temper.expected_most} * left};
}

/// The first of some choices that is legal.
std::optional<Action> first_legal(const Game& game, const std::vector<Action>& choices) {
  const auto found =
      std::ranges::find_if(choices, [&](const Action& each) { return !!game.judge(each); });
  return found == choices.end() ? std::nullopt : std::optional{*found};
}

Action fight_choice(const Game& game, const Temper& temper) {
  const State& state = game.state();
  const Setting& setting = game.setting();
  const Fight& fight = *state.fight;
  const auto ships = warships_of(state, fight.group);
  if (!fight.parts.front().battery) {
    // [RR-443] Vessels are fought to the end, as long as there is a warship to do it.
    // In the printed run rounds are never short [RR-440]; else a fight in which nobody can hurt the
    // other would have no end.
    const bool helpless = (temper.breaks_off || !setting.printed_run) &&
                          fire_of_group(setting, state, fight.group) == Fraction{};
    return first_legal(game, ships.empty() || helpless
                                 ? std::vector<Action>{BreakOff{}, RunPast{}, FightOn{}}
                                 : std::vector<Action>{FightOn{}, RunPast{}, BreakOff{}})
        .value_or(FightOn{});
  }
  const bool hit_hard = std::ranges::any_of(ships, [&](VesselId id) {
    return is_free(state.vessel(id)) && damaged_to(setting, state.vessel(id), temper.run_from);
  });
  const bool runs = ships.empty() || hit_hard || too_dear(game, temper);
  return first_legal(game, runs ? std::vector<Action>{RunPast{}, FightOn{}, BreakOff{}}
                                : std::vector<Action>{FightOn{}, RunPast{}, BreakOff{}})
      .value_or(FightOn{});
}

/// What a supply ship of the flotilla may hand over that `of` finds, the first that is legal.
template <class Of>
std::optional<Action> handed_over(const Game& game, Of of) {
  const State& state = game.state();
  const auto all = vessels_of(state, kMainGroup);
  for (const VesselId from : all) {
    for (const VesselId to : all) {
      if (!state.vessel(from).supply || state.vessel(to).supply) {
        continue;
      }
      if (auto found = of(from, to)) {
        return found;
      }
    }
  }
  return std::nullopt;
}

/// [RR-186] Fuel from the supply ships to a warship that lacks it.
std::optional<Action> refuel(const Game& game) {
  constexpr int kWantsBelow = 20;
  constexpr int kKeeps = 8;  // a supply ship's own
  return handed_over(game, [&](VesselId from, VesselId to) -> std::optional<Action> {
    const Vessel& taker = game.state().vessel(to);
    const int spare = fuel_of(game.state().vessel(from)) - kKeeps;
    const int room = bunkers_of(game.setting().charts, taker) - taker.fuel;
    const int points = std::min(spare, room);
    const Action fuel = MoveFuel{from, to, static_cast<std::int16_t>(points)};
    return taker.fuel < kWantsBelow && points > 0 && game.judge(fuel) ? std::optional{fuel}
                                                                      : std::nullopt;
  });
}

/// [RR-205] Rounds from the supply ships to a warship that has shot hers away.
std::optional<Action> rearm(const Game& game) {
  return handed_over(game, [&](VesselId from, VesselId to) -> std::optional<Action> {
    const Vessel& taker = game.state().vessel(to);
    for (const Rounds& each : game.state().vessel(from).rounds) {
      const int missing = magazine_of(taker, each.gun) - rounds_of(taker, each.gun);
      const Action rounds = MoveRounds{
          from, to, each.gun, static_cast<std::int16_t>(std::min<int>(missing, each.count))};
      if (missing > 0 && game.judge(rounds)) {
        return rounds;
      }
    }
    return std::nullopt;
  });
}

/// Fuel and rounds from the supply ships to those who lack them, while the flotilla holds.
std::optional<Action> resupply(const Game& game) {
  auto fuel = refuel(game);
  return fuel ? fuel : rearm(game);
}

/// Whether someone runs dry in this turn or the next, with fuel at hand.
bool needs_fuel(const State& state) {
  constexpr int kLow = 2;
  const auto all = vessels_of(state, kMainGroup);
  return std::ranges::any_of(all, [&](VesselId id) {
    return !state.vessel(id).supply && fuel_of(state.vessel(id)) <= kLow;
  });
}

/// [RR-064] Whether Confederates are here against whom nobody has a round: who holds meets them
/// again and again, and does nothing else.
bool is_helpless_here(const Game& game) {
  const Section* const here = game.state().find_section(game.state().main().at);
  return here != nullptr && has_undealt(*here) &&
         fire_of_group(game.setting(), game.state(), kMainGroup) == Fraction{};
}

/// [RR-445] Something here that is worth a turn.
std::optional<Scavenging> worth_scavenging(const Game& game, const Temper& temper) {
  const State& state = game.state();
  if (is_helpless_here(game)) {
    return std::nullopt;
  }
  const auto ships = warships_of(state, kMainGroup);
  int fuel = 0;
  for (const VesselId id : ships) {
    fuel += fuel_of(state.vessel(id));
  }
  const bool low = fuel < temper.forage_below * static_cast<int>(ships.size());
  for (const Scavenging& each : scavengings_of(state, state.main().at)) {
    const bool has_fuel_there = each.what != Scavenging::What::Battery;
    if (has_fuel_there && low) {
      return each;
    }
  }
  return std::nullopt;
}

Action hold_choice(const Game& game, const Temper& temper) {
  if (temper.resupplies) {
    if (auto shift = resupply(game)) {
      return *shift;
    }
  }
  const auto found = scavengings_of(game.state(), game.state().main().at);
  const bool takes = temper.scavenges && !found.empty();
  return GiveOrder{Course::Hold, 0, takes ? std::optional{found.front()} : std::nullopt};
}

/// Whether so few are fit that the commodore goes home.
bool gives_up(const Game& game, const Temper& temper) {
  const auto ships = warships(game.state());
  constexpr int kFitBelow = 60;
  const auto fit = std::ranges::count_if(ships, [&](VesselId id) {
    return !damaged_to(game.setting(), game.state().vessel(id), kFitBelow);
  });
  return fit < temper.quits_below;
}

std::optional<Action> order_stragglers(const Game& game, const Temper& temper) {
  const State& state = game.state();
  for (const Group& each : state.groups) {
    const bool behind =
        each.id != kMainGroup && each.at != state.main().at && !vessels_of(state, each.id).empty();
    if (!behind || each.standing == Standing::Wait) {
      continue;
    }
    SetStanding follow{each.id, Standing::Follow, false, each.night_run, {}};
    follow.push = temper.pushes && state.step == Step::Orders;
    follow.night_run = state.step == Step::Night ? std::int8_t{kNightSections} : each.night_run;
    const bool is_new = each.standing != follow.standing || each.push != follow.push ||
                        each.night_run != follow.night_run;
    if (is_new && game.judge(follow)) {
      return follow;
    }
  }
  return std::nullopt;
}

/// [RR-108] [RR-116] Whether the way up a branch has been found to end.
bool is_closed(const Branch& branch) {
  return !branch.sections.empty() && is_head(branch.sections.back());
}

/// [RR-111] Whether a tributary joins there that nobody has been up.
bool has_new_tributary(const State& state, Place place) {
  const Section* const section = state.find_section(place);
  return section != nullptr && section->tributary &&
         state.branches.at(*section->tributary).sections.empty();
}

/// From a branch that is closed: to its mouth; from the main river to a tributary further down
/// [RR-325], or home.
Action way_back(const State& state, const Temper& temper) {
  constexpr int kMostSections = 2;  // [RR-006]
  const Place here = state.main().at;
  Place goal = here.branch == 0 ? here : state.branch(here).mouth;
  while (here.branch == 0 && goal != kMississippi && !has_new_tributary(state, goal)) {
    goal = below(state, goal, 1);
  }
  if (here.branch == 0 && (temper.explore_from == 0 || goal == kMississippi)) {
    return GiveOrder{Course::Quit, 0, {}};
  }
  if (goal == here) {
    return GiveOrder{Course::Explore, 0, {}};
  }
  const int sections = std::min(kMostSections, distance(state, here, goal));
  return GiveOrder{Course::FallBack, static_cast<std::int8_t>(sections), {}};
}

Action wanted_course(const State& state, const Temper& temper) {
  const Place here = state.main().at;
  if (is_closed(state.branch(here))) {
    return way_back(state, temper);
  }
  const bool explores = temper.explore_from > 0 && state.turn >= temper.explore_from &&
                        has_new_tributary(state, here);
  return GiveOrder{explores ? Course::Explore : Course::Advance, 0, {}};
}

/// Whether time does not change what keeps the flotilla where it is: water that is too shallow
/// [RR-133], no fuel at hand [RR-185], enemies that it has no rounds for [RR-053].
bool is_for_good(const Game& game, const Temper& temper, const Refusal& refusal) {
  const bool helpless = fire_of_group(game.setting(), game.state(), kMainGroup) == Fraction{};
  const bool refuels = temper.resupplies && refuel(game);
  const bool rearms = temper.resupplies && rearm(game);
  return refusal.rule == "RR-133"_rule || (refusal.rule == "RR-185"_rule && !refuels) ||
         (refusal.rule == "RR-053"_rule && helpless && !rearms);
}

Action course_choice(const Game& game, const Temper& temper) {
  Action wanted = wanted_course(game.state(), temper);
  const auto judged = game.judge(wanted);
  if (judged) {
    return wanted;
  }
  return is_for_good(game, temper, judged.error()) ? Action{GiveOrder{Course::Quit, 0, {}}}
                                                   : hold_choice(game, temper);
}

Action order_choice(const Game& game, const Temper& temper) {
  if (temper.quits_below > 0 && gives_up(game, temper)) {
    return GiveOrder{Course::Quit, 0, {}};
  }
  if (auto order = order_stragglers(game, temper)) {
    return *order;
  }
  if (game.state().main().stays || wants_hold(game.setting(), game.state(), temper) ||
      (temper.resupplies && needs_fuel(game.state()) && refuel(game))) {
    return hold_choice(game, temper);
  }
  if (const auto what = worth_scavenging(game, temper)) {
    return GiveOrder{Course::Hold, 0, what};
  }
  return course_choice(game, temper);
}

}  // namespace

std::string_view word_of(Policy policy) noexcept {
  return kWords.at(static_cast<std::size_t>(policy));
}

std::optional<Policy> policy_of(std::string_view word) noexcept {
  const auto found = std::ranges::find(kWords, word);
  return found == kWords.end() ? std::nullopt
                               : std::optional{static_cast<Policy>(found - kWords.begin())};
}

Action choice_of(const Game& game, Policy policy) {
  const Temper& temper = temper_of(policy);
  if (game.state().step == Step::Encounter) {
    return fight_choice(game, temper);
  }
  if (game.state().patrols.waits) {
    return PatrolResult{};
  }
  if (game.state().step == Step::Night) {
    if (auto order = order_stragglers(game, temper)) {
      return *order;
    }
    return EndDay{};
  }
  return order_choice(game, temper);
}

}  // namespace core::river
