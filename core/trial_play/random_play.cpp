#include "core/trial_play/random_play.h"

#include "core/base/contains.h"
#include "core/game/orders.h"
#include "core/plan/staff.h"
#include "core/trial_play/fighter.h"
#include "core/trial_play/invariants.h"

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

namespace core::trial_play {

sequence::ActionKind RandomPlayer::draw_kind(const std::vector<game::Action>& kinds) {
  sequence::ActionKind kind = kinds[chance_.number(kinds.size())].kind;
  while (kind == sequence::ActionKind::Pass && kinds.size() > 1 && chance_.number(patience_) != 0) {
    kind = kinds[chance_.number(kinds.size())].kind;
  }
  return kind;
}

game::Action RandomPlayer::choose(game::Game& game) {
  const std::vector<game::Action> legal = game.legal_of(draw_kind(game.kinds()));
  return legal[chance_.number(legal.size())];
}

game::Action RandomPlayer::choose(const std::vector<game::Action>& legal) {
  sequence::Choices kinds = sequence::Choices::one_of_each_kind();
  kinds.add_all(legal);
  sequence::Choices drawn = sequence::Choices::of(draw_kind(kinds.list()));
  drawn.add_all(legal);
  return drawn.list()[chance_.number(drawn.list().size())];
}

game::Action StandingPlayer::choose(game::Game& game) {
  const std::vector<game::Action>& legal = game.legal();
  const auto asked = game.question();
  if (asked) {
    if (const auto staff = plan::staff_choice(game.situation(), asked->side, legal)) {
      return *staff;
    }
  }
  return base::contains(legal, sequence::passing()) ? sequence::passing() : legal.front();
}

namespace {

/// The first choices of each kind are checked whatever RandomLimits::check_every says.
constexpr std::uint32_t kRare = 20;

/// Those who play a game.
class Table {
 public:
  Table(std::uint64_t seed, const RandomLimits& limits)
      : limits_{limits}, random_{seed}, fighter_{seed} {}

  /// The next choice, by a staff where there is one.
  game::Action choose(game::Game& game) {
    if (limits_.players == Players::Standing) {
      return StandingPlayer::choose(game);
    }
    if (!limits_.staffs.empty()) {
      const auto asked = game.question();
      if (asked && limits_.staffs.has(asked->side)) {
        if (const auto staff = plan::staff_choice(game.situation(), asked->side, game.legal())) {
          return *staff;
        }
      }
    }
    return limits_.players == Players::Fighting ? fighter_.choose(game) : random_.choose(game);
  }

 private:
  const RandomLimits& limits_;
  RandomPlayer random_;
  Fighter fighter_;
};

/// The last choices of a game, in a ring: remembering one costs nothing.
class Remembered {
 public:
  void add(const game::Action& action) {
    if (ring_.size() < kRemembered) {
      ring_.push_back(action);
    } else {
      ring_[oldest_] = action;
      oldest_ = (oldest_ + 1) % kRemembered;
    }
  }

  [[nodiscard]] std::vector<game::Action> take() {
    std::rotate(ring_.begin(), ring_.begin() + static_cast<std::ptrdiff_t>(oldest_), ring_.end());
    return std::move(ring_);
  }

 private:
  std::vector<game::Action> ring_;
  std::size_t oldest_{};
};

/// What is kept between decisions must not change them: whoever asks anew is offered the same.
std::string offer_fault(game::Game& game) {
  if (game.legal().empty()) {
    return {};
  }
  state::Standing fresh{game.situation().setting, game.state()};
  std::vector<game::Action> offered;
  game::offer(fresh.situation(), offered);
  return offered == game.legal() ? std::string{}
                                 : "the choices offered are not those of the position";
}

/// Whoever asks for the kinds, or for one kind, is told what is in the whole list.
std::string kinds_fault(game::Game& game) {
  const std::vector<game::Action>& legal = game.legal();
  sequence::Choices kinds = sequence::Choices::one_of_each_kind();
  kinds.add_all(legal);
  if (kinds.list() != game.kinds()) {
    return "the kinds offered are not those of all choices";
  }
  for (const game::Action& first : kinds.list()) {
    sequence::Choices of_kind = sequence::Choices::of(first.kind);
    of_kind.add_all(legal);
    if (of_kind.list() != game.legal_of(first.kind)) {
      return "the choices of one kind are not those among all: " +
             std::string{sequence::name(first.kind)};
    }
  }
  return {};
}

/// Whoever types must be able to say what is offered: the order as text reads back to the choice.
std::string order_fault(game::Game& game, const game::Action& action) {
  const rulebook::Setting& setting = game.situation().setting;
  const std::string line = game::order_text(setting, game.state(), action);
  const auto back = game::parse_order(setting, game.state(), line);
  if (!back) {
    return "'" + line + "' cannot be read: " + back.error().text;
  }
  return *back == std::vector{action} ? std::string{} : "'" + line + "' reads as another choice";
}

/// Makes a choice that was offered; says what is wrong with it or with what came of it.
/// @param events gets what came of it.
std::string fault_of(game::Game& game, const game::Action& action, bool check,
                     std::vector<game::Event>& events) {
  try {
    const int points = check ? supply_points(game.state()) : 0;
    auto ruling = game.act(action);
    if (!ruling) {
      return "a choice that was offered was refused: " + std::string{ruling.error().reason} + " [" +
             ruling.error().cited.text() + "]";
    }
    events = std::move(*ruling);
    if (!check) {
      return {};
    }
    std::string fault = supply_points_fault(points, events, game.state());
    fault = fault.empty() ? broken_invariant(game.situation()) : fault;
    fault = fault.empty() ? offer_fault(game) : fault;
    return fault.empty() ? kinds_fault(game) : fault;
  } catch (const std::exception& error) {
    return std::string{"the engine failed: "} + error.what();
  }
}

}  // namespace

RandomGame play_random_game(game::Game& game, std::uint64_t seed, const RandomLimits& limits,
                            const Witness& witness) {
  Table players{seed, limits};
  RandomGame result;
  Remembered last;
  const bool is_campaign = game.situation().setting.is_campaign();
  const auto note_course = [&] {
    if (is_campaign) {
      result.course.push_back(course_of(game.situation()));
    }
  };
  note_course();
  while (result.steps < limits.most_steps) {
    if (game.kinds().empty()) {
      result.finished = true;
      break;
    }
    const game::Action action = players.choose(game);
    const rulebook::Cycle cycle = game.state().cycle;
    last.add(action);
    ++result.made[static_cast<std::size_t>(action.kind)];
    ++result.steps;
    const bool check = limits.check_every != 0 && result.steps % limits.check_every == 0;
    const auto asked = game.question();
    std::vector<game::Event> events;
    const bool rare = result.made[static_cast<std::size_t>(action.kind)] <= kRare;
    if (check || (rare && limits.check_every != 0)) {
      result.fault = order_fault(game, action);
    }
    if (result.fault.empty()) {
      result.fault = fault_of(game, action, check, events);
    }
    if (!result.fault.empty()) {
      break;
    }
    if (witness) {
      witness(action, asked->side, events, game.state());
    }
    if (game.state().cycle != cycle) {
      note_course();
    }
  }
  note_course();
  result.game_turns = game.state().turn.game_turn;
  result.last = last.take();
  return result;
}

}  // namespace core::trial_play
