#include "core/ironclad/captain.h"

#include "core/ironclad/appraisal.h"
#include "core/ironclad/boarding.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/passage.h"
#include "core/ironclad/ram_prospect.h"
#include "core/ironclad/sequence.h"
#include "core/ironclad/speed.h"
#include "core/table/choice.h"
#include "core/table/steering.h"

#include <algorithm>
#include <map>

namespace core::ironclad {
namespace {

constexpr int kSamples = 3;              // of dice that a move may come to roll
constexpr double kNextRam = 0.5;         // of a ram in the move after
constexpr std::size_t kLookedInto = 28;  // moves of a ship whose fire is weighed

/// A view as a game of its own, with other dice.
Game sandbox(const View& view, std::uint64_t seed) {
  State state = view.state;
  state.dice = base::Dice{seed};
  return Game{view.setting, std::move(state)};
}

/// What a position is worth after a choice, over a few dice when it rolls any; nothing for one that
/// is not legal.
template <class Value>
std::optional<double> after(const View& view, const Action& action, const Value& value) {
  double sum = 0;
  int count = 0;
  for (int sample = 1; sample <= kSamples; ++sample) {
    Game game = sandbox(view, static_cast<std::uint64_t>(sample));
    if (!game.act(action)) {
      return std::nullopt;
    }
    sum += value(game.state());
    ++count;
    if (game.state().dice.made() == 0) {
      break;
    }
  }
  return sum / count;
}

/// Moves between those that are offered: finer turns, and such as bring the bow onto an enemy. Not
/// all of them are legal.
void add_steered(const Setting& setting, const State& state, std::vector<MoveShip>& moves) {
  const ShipId id = moves.front().ship;
  std::vector<int> speeds;
  for (const MoveShip& each : moves) {
    if (each.speed > 0 && !each.ashore && std::ranges::find(speeds, each.speed) == speeds.end()) {
      speeds.push_back(each.speed);
    }
  }
  std::vector<table::Point> marks;
  for (const Ship& other : state.ships) {
    if (other.side != state.ship(id).side && other.fate == Fate::Afloat) {
      marks.push_back(other.pose.at);
    }
  }
  for (const int speed : speeds) {
    MoveShip move;
    move.ship = id;
    move.speed = speed;
    const table::Inches length = run_at(setting, speed);
    const table::Inches radius = least_radius_of(setting, state, move);
    std::vector<table::Path> paths = table::steered(state.ship(id).pose, marks, length, radius);
    if (speed >= kKnot && speed == std::ranges::max(speeds)) {
      for (RamCourse& course : ram_courses(setting, state, id, speed, Ways::All)) {
        paths.push_back(std::move(course.path));
      }
    }
    for (table::Path& path : paths) {
      move.legs = std::move(path);
      moves.push_back(move);
    }
  }
}

/// What a ship's fire and her ram promise where she lies.
double promise_of(const View& view, const State& state, const Appraisal& appraisal, ShipId ship) {
  const double ram =
      state.ship(ship).ram > 0 ? kNextRam * ram_to_come(*view.setting, state, appraisal, ship) : 0;
  return appraisal.exchange(state, ship) + ram;
}

std::optional<Action> best_move(const View& view, const Appraisal& appraisal, ShipId ship) {
  std::vector<MoveShip> moves = moves_of(*view.setting, view.state, ship);
  if (moves.empty()) {
    return std::nullopt;
  }
  if (view.state.ship(ship).ram > 0) {
    add_steered(*view.setting, view.state, moves);
  }

  struct Candidate {
    std::size_t move{};
    double value{};
  };

  const table::Passage passage = passage_of(*view.setting, view.state, appraisal, ship);
  const auto berth = [&](const State& state) {
    return appraisal.standing(state) + appraisal.bearing_on_tasks(state, ship) +
           appraisal.peril(state, ship) - passage.left(state.ship(ship).pose.at);
  };
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto value = after(view, moves[i], berth);
    if (!value) {
      continue;
    }
    const table::Course course{view.state.ship(ship).pose, moves[i].legs};
    candidates.push_back({i, *value - appraisal.mined(view.state, ship, course)});
  }
  if (candidates.empty()) {
    return std::nullopt;
  }
  std::ranges::stable_sort(candidates, std::greater{}, &Candidate::value);
  // The fire of the most promising ones is weighed, and of some of all kinds; then what they ram.
  std::vector<Candidate> looked;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (i < kLookedInto || i % (candidates.size() / kLookedInto + 1) == 0) {
      looked.push_back(candidates[i]);
    }
  }
  for (Candidate& each : looked) {
    State state = view.state;
    const table::Pose end = table::after(state.ship(ship).pose, moves[each.move].legs);
    state.ships.at(ship.value()).pose = end;
    state.ships.at(ship.value()).speed = moves[each.move].speed;
    each.value += promise_of(view, state, appraisal, ship);
  }
  const auto best = std::ranges::max_element(looked, {}, &Candidate::value);
  // Who lies well, and would be carried away, stays at anchor.
  if (const auto value = after(view, DropAnchor{ship}, berth);
      value && *value + promise_of(view, view.state, appraisal, ship) > best->value) {
    return DropAnchor{ship};
  }
  return moves[best->move];
}

Action move_something(const View& view, const Appraisal& appraisal, Side side) {
  const Game game{view.setting, view.state};
  for (const Grapple& each : grapples_of(*view.setting, view.state)) {
    return each;  // parties are embarked to board
  }
  for (std::size_t i = 0; i < view.state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = view.state.ships[i];
    if (ship.side != side || ship.moved || ship.fate != Fate::Afloat) {
      continue;
    }
    if (const auto move = best_move(view, appraisal, id)) {
      return *move;
    }
  }
  return EndStep{side};
}

/// Everything that a side may fire at, a gun for each that stands for all of a fort's.
std::vector<Target> targets_of(const View& view, Side side) {
  std::vector<Target> targets;
  for (const Shot& shot : shots_of(*view.setting, view.state, side)) {
    if (std::ranges::find(targets, shot.target) == targets.end()) {
      targets.push_back(shot.target);
    }
  }
  return targets;
}

bool same_gun(const Shot& a, const Shot& b) {
  return a.from_fort == b.from_fort && a.gun == b.gun &&
         (a.from_fort ? a.fort == b.fort : a.ship == b.ship);
}

/// The fire that a side has laid and could lay: the target by target choice that promises most.
std::optional<Shot> best_shot(const View& view, const Appraisal& appraisal, Side side) {
  const std::vector<Shot> shots = shots_of(*view.setting, view.state, side);
  if (shots.empty()) {
    return std::nullopt;
  }
  std::map<Target, std::vector<Shot>> laid;
  for (const Shot& shot : view.state.laid.at(static_cast<std::size_t>(side))) {
    laid[shot.target].push_back(shot);
  }
  // All guns that bear on one target, together with what is laid on it already.
  std::optional<Target> best;
  double most = 0;
  for (const Target& target : targets_of(view, side)) {
    std::vector<Shot> all = laid[target];
    const double before = all.empty() ? 0 : appraisal.fire_on(view.state, target, all);
    for (const Shot& shot : shots) {
      if (shot.target == target) {
        all.push_back(shot);
      }
    }
    const double gain = appraisal.fire_on(view.state, target, all) - before;
    if (gain > most) {
      most = gain;
      best = target;
    }
  }
  if (!best) {
    return std::nullopt;
  }
  // Of them the gun that has least to do elsewhere.
  std::vector<Shot> able;
  for (const Shot& shot : shots) {
    if (shot.target == *best) {
      able.push_back(shot);
    }
  }
  return table::best_of(able, [&](const Shot& shot) {
    return -static_cast<double>(
        std::ranges::count_if(shots, [&](const Shot& other) { return same_gun(other, shot); }));
  });
}

Action fire_something(const View& view, const Appraisal& appraisal, Side side) {
  if (const auto shot = best_shot(view, appraisal, side)) {
    return LayGun{*shot};
  }
  return EndStep{side};
}

Action embark_something(const View& view, Side side) {
  std::optional<EmbarkParty> best;
  int fastest = 0;
  for (std::size_t i = 0; i < view.state.ships.size(); ++i) {
    const EmbarkParty choice{ShipId{static_cast<std::uint8_t>(i)}};
    const int knots = view.setting->ships[i].card.speed + view.setting->ships[i].card.armor;
    if (judge(*view.setting, view.state, choice) && knots > fastest) {
      fastest = knots;
      best = choice;
    }
  }
  return best ? Action{*best} : Action{EndStep{side}};
}

/// The position with every gun ready for the next turn.
State loaded(State state) {
  const auto load = [](auto& guns) {
    for (auto& gun : guns) {
      gun.fired_in = 0;
    }
  };
  for (Ship& ship : state.ships) {
    load(ship.guns);
  }
  for (Fort& fort : state.forts) {
    load(fort.guns);
  }
  return state;
}

/// What the guns of the next turn may do counts, too: iron that still keeps shot out is not given.
Action mark_something(const View& view, const Appraisal& appraisal) {
  const ShipId hit = view.state.hits.front().ship;
  const auto value = [&](const Action& choice) {
    return after(view, choice,
                 [&](const State& state) {
                   return appraisal.standing(state) + appraisal.exchange(loaded(state), hit);
                 })
        .value_or(0);  // all are legal
  };
  std::vector<Action> choices;
  if (asks_waterline(view.state)) {
    for (const bool guns : {false, true}) {
      const ChooseWaterline choice{view.state.hits.front().ship, guns};
      if (judge(*view.setting, view.state, choice)) {
        choices.emplace_back(choice);
      }
    }
  } else {
    // Of guns that are alike one is asked.
    std::vector<GunBox> seen;
    for (const CrossOff& choice : boxes_to_choose(*view.setting, view.state)) {
      if (choice.section == Section::Gun) {
        const GunBox& box = view.setting->ship(choice.ship).card.guns.at(choice.gun);
        if (std::ranges::find(seen, box) != seen.end()) {
          continue;
        }
        seen.push_back(box);
      }
      choices.emplace_back(choice);
    }
  }
  return table::best_of(choices, value);
}

}  // namespace

/// What was worked out for a battle, as long as nothing of it is revealed or cleared away.
struct Captain::Knows {
  std::vector<std::uint8_t> revealed;
  std::vector<std::uint8_t> cleared;
  Side side{};
  std::shared_ptr<const Setting> setting;
  Appraisal appraisal;
};

Captain::Captain() = default;
Captain::Captain(Captain&&) noexcept = default;
Captain& Captain::operator=(Captain&&) noexcept = default;
Captain::~Captain() = default;

Action Captain::choose(const View& view) {
  const Side side = asked(view.state).value();
  const bool known = knows_ && knows_->side == side && knows_->revealed == view.state.revealed &&
                     knows_->cleared == view.state.cleared &&
                     knows_->setting->battle.id == view.setting->battle.id;
  if (!known) {
    knows_ = std::make_unique<Knows>(Knows{view.state.revealed, view.state.cleared, side,
                                           view.setting, Appraisal{*view.setting, side}});
  }
  const Appraisal& appraisal = knows_->appraisal;
  if (!view.state.hits.empty()) {
    return mark_something(view, appraisal);
  }
  if (view.state.step == Step::Embarking) {
    return embark_something(view, side);
  }
  return is_movement(view.state.step) ? move_something(view, appraisal, side)
                                      : fire_something(view, appraisal, side);
}

Action random_choice(const View& view, base::Dice& chance) {
  const auto even = [&](const auto& choices) { return table::any_of(choices, chance); };
  const Side side = asked(view.state).value();
  const Game game{view.setting, view.state};
  if (!view.state.hits.empty() || view.state.step == Step::Embarking) {
    return even(game.offered());
  }
  if (is_movement(view.state.step)) {
    for (std::size_t i = 0; i < view.state.ships.size(); ++i) {
      const Ship& ship = view.state.ships[i];
      if (ship.side != side || ship.moved || ship.fate != Fate::Afloat) {
        continue;
      }
      const auto moves = moves_of(*view.setting, view.state, ShipId{static_cast<std::uint8_t>(i)});
      if (!moves.empty()) {
        return even(moves);
      }
    }
    return EndStep{side};
  }
  const std::vector<Shot> shots = shots_of(*view.setting, view.state, side);
  if (shots.empty()) {
    return EndStep{side};
  }
  std::vector<Shot> of_first;
  std::ranges::copy_if(shots, std::back_inserter(of_first),
                       [&](const Shot& shot) { return same_gun(shot, shots.front()); });
  return LayGun{even(of_first)};
}

}  // namespace core::ironclad
