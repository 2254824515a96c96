#include "core/ai/look_ahead.h"

#include "core/ai/battle.h"
#include "core/ai/week_plans.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace core::ai {
namespace {

using board::Side;
using state::Piece;
using state::Stage;

/// So many draws a plan has before some are dropped for the first time.
constexpr int kFirstDraws = 2;

/// So many of the best plans are tried together, two by two.
constexpr std::size_t kJoined = 3;

/// Who is judged by fewer draws than these is not taken for better.
constexpr std::size_t kFewestDraws = 6;

/// So many plans are left, the plain one aside, when all have been played without a reply.
constexpr std::size_t kFinalists = 4;

/// Of the work, the part that may be spent on that: one of so many.
constexpr int kPartOfScreening = 3;

/// A play that comes to no end in so many choices is left where it stands.
constexpr int kLongestPlay = 2'000;

/// Many numbers as one (FNV-1a): the same on every machine.
class Hash {
 public:
  void add(std::uint64_t value) noexcept { value_ = (value_ ^ value) * 1'099'511'628'211U; }

  void add(const sequence::Action& action) noexcept {
    const auto id = [](const auto& of) { return of ? std::uint64_t{of->value()} + 1 : 0; };
    add(static_cast<std::uint64_t>(action.kind));
    add(id(action.piece));
    add(id(action.other));
    add(action.hex ? static_cast<std::uint64_t>(action.hex->ordinal()) + 1 : 0);
    add(id(action.water));
    add(static_cast<std::uint64_t>(action.number));
  }

  [[nodiscard]] std::uint64_t value() const noexcept { return value_; }

 private:
  std::uint64_t value_{14'695'981'039'346'656'037U};
};

/// What the own side sees of its own, as a number for dice: nothing hidden, and none of the game's.
std::uint64_t seed_of(const state::GameState& state, Side side) {
  Hash hash;
  hash.add(static_cast<std::uint64_t>(state.turn.game_turn));
  hash.add(static_cast<std::uint64_t>(state.turn.stage));
  hash.add(static_cast<std::uint64_t>(side));
  for (const Piece& piece : state.pieces) {
    if (piece.side == side) {
      hash.add(piece.hex() != nullptr ? static_cast<std::uint64_t>(piece.hex()->ordinal()) : 0U);
      hash.add(static_cast<std::uint64_t>(piece.strength));
    }
  }
  return hash.value();
}

/// A plan, and what the plays of it came to, by draw.
struct Trial {
  WeekPlan plan;
  std::vector<Worth> worths;
  std::vector<std::uint64_t> courses;  ///< of each play, what the own side did, as a number

  [[nodiscard]] std::int64_t sum() const {
    return std::accumulate(worths.begin(), worths.end(), std::int64_t{0});
  }
};

/// Tells when a play is over: at the end of the own Player-Turn, or of the Enemy's next one, or
/// when a Strategic Turn begins.
class PlayClock {
 public:
  PlayClock(Side side, bool replies) : last_{replies ? board::enemy_of(side) : side} {}

  bool is_over(const state::Turn& turn) {
    if (turn.stage == Stage::Over || turn.stage < Stage::Initiative) {
      return true;
    }
    const bool his =
        turn.acting == last_ && (state::is_movement(turn.stage) || state::is_combat(turn.stage));
    begun_ = begun_ || his;
    return begun_ && !his;
  }

 private:
  Side last_;
  bool begun_{};
};

/// One look: plans against each other.
class Race {
 public:
  Race(Seat& seat, const Weights& weights, Country& country, std::vector<General>& players,
       const std::atomic<bool>* hurry, std::optional<Theatre> theatre, int work)
      : setting_{seat.seen().setting},
        root_{seat.known().state()},
        side_{seat.side()},
        weights_{weights},
        guesses_{seat.guesses()},
        balance_{seat.seen(), seat.side(), country, weights},
        players_{players},
        hurry_{hurry},
        seed_{seed_of(root_, side_)},
        replies_{weights.reply != 0},
        most_work_{work} {
    for (General& player : players_) {
      player.keep_to(theatre);
    }
  }

  Foreseen run(std::vector<WeekPlan> plans) {
    for (WeekPlan& plan : plans) {
      trials_.push_back({std::move(plan), {}, {}});
    }
    std::vector<std::size_t> alive(trials_.size());
    std::iota(alive.begin(), alive.end(), std::size_t{0});
    screen(alive);
    int draws = 0;
    halve(alive, draws, std::max(kFirstDraws, weights_.draws / 2));
    if (join(alive, draws)) {
      halve(alive, draws, weights_.draws);
    }
    return alive.empty() ? Foreseen{trials_.front().plan, {}} : best_of(alive);
  }

 private:
  /// Plays the own Player-Turn of each alone. Where replies are played too the best of them are
  /// left for the rest. Plans for which there is no work are not compared.
  void screen(std::vector<std::size_t>& alive) {
    if (alive.size() <= kFinalists + 1) {
      return;
    }
    const bool replies = std::exchange(replies_, false);
    std::vector<std::size_t> played;
    for (const std::size_t at : alive) {
      if (work_ > most_work_ / kPartOfScreening || !play_all({at}, kFirstDraws)) {
        break;
      }
      played.push_back(at);
    }
    replies_ = replies;
    if (replies && !played.empty()) {
      leave_finalists(played);
    }
    alive = std::move(played);
  }

  void leave_finalists(std::vector<std::size_t>& played) {
    compared_ = plans_played();
    drop_alike(played);
    sort(played);
    // The first is kept, wherever it stands.
    std::erase(played, std::size_t{0});
    played.resize(std::min(played.size(), kFinalists));
    played.insert(played.begin(), 0);
    for (Trial& trial : trials_) {
      trial.worths.clear();
      trial.courses.clear();
    }
  }

  /// Plays the plans with more and more draws, the better half of them on. The first is kept.
  void halve(std::vector<std::size_t>& alive, int& draws, int most) {
    int step = kFirstDraws;
    while (draws < most && alive.size() > 1) {
      if (!play_all(alive, draws + step)) {
        break;
      }
      draws += step;
      step = draws;
      drop_alike(alive);
      sort(alive);
      const std::size_t keep = std::max<std::size_t>(2, (alive.size() + 1) / 2);
      while (alive.size() > keep) {
        const bool plain = alive.back() == 0;
        alive.erase(plain ? alive.end() - 2 : alive.end() - 1);
      }
    }
    sort(alive);
  }

  /// Of plans that have always come to the same orders the first is kept.
  void drop_alike(std::vector<std::size_t>& alive) const {
    std::vector<std::size_t> different;
    for (const std::size_t at : alive) {
      const bool alike = std::any_of(different.begin(), different.end(), [&](std::size_t other) {
        return trials_[other].courses == trials_[at].courses;
      });
      if (!alike || at == 0) {
        different.push_back(at);
      }
    }
    alive = std::move(different);
  }

  /// The best first.
  void sort(std::vector<std::size_t>& alive) const {
    std::stable_sort(alive.begin(), alive.end(), [&](std::size_t one, std::size_t other) {
      return trials_[one].sum() > trials_[other].sum();
    });
  }

  /// Until each has been played with so many draws; false when time or work is over before, and
  /// then all have been played alike.
  bool play_all(const std::vector<std::size_t>& alive, int draws) {
    for (int draw = 0; draw < draws; ++draw) {
      for (const std::size_t at : alive) {
        std::vector<Worth>& worths = trials_[at].worths;
        if (worths.size() > static_cast<std::size_t>(draw)) {
          continue;
        }
        const auto worth = work_ < most_work_ ? play(trials_[at], draw) : std::nullopt;
        if (!worth) {
          for (const std::size_t each : alive) {
            auto& others = trials_[each].worths;
            others.resize(std::min(others.size(), static_cast<std::size_t>(draw)));
            trials_[each].courses.resize(others.size());
          }
          return false;
        }
        worths.push_back(*worth);
      }
    }
    return true;
  }

  /// Adds what the best would be together. False when that is nothing.
  bool join(std::vector<std::size_t>& alive, int draws) {
    std::vector<std::size_t> best;
    for (std::size_t at = 0; at < trials_.size(); ++at) {
      if (at != 0 && !trials_[at].worths.empty()) {
        best.push_back(at);
      }
    }
    // By the draws that all have had.
    std::stable_sort(best.begin(), best.end(), [&](std::size_t one, std::size_t other) {
      return mean_gain(one) > mean_gain(other);
    });
    best.resize(std::min(best.size(), kJoined));
    std::vector<std::size_t> joint;
    for (std::size_t one = 0; one < best.size(); ++one) {
      for (std::size_t other = one + 1; other < best.size(); ++other) {
        if (auto plan =
                joined(trials_.front().plan, trials_[best[one]].plan, trials_[best[other]].plan)) {
          joint.push_back(trials_.size());
          trials_.push_back({*std::move(plan), {}, {}});
        }
      }
    }
    alive.insert(alive.end(), joint.begin(), joint.end());
    return !joint.empty() && play_all(alive, draws);
  }

  /// What a plan brought more than the plain one, on average, over the draws that it had.
  [[nodiscard]] Worth mean_gain(std::size_t at) const {
    const std::vector<Worth>& worths = trials_[at].worths;
    std::int64_t sum = 0;
    for (std::size_t draw = 0; draw < worths.size(); ++draw) {
      sum += worths[draw] - trials_.front().worths[draw];
    }
    return worths.empty() ? 0 : static_cast<Worth>(sum / static_cast<std::int64_t>(worths.size()));
  }

  /// Whether a plan is better than the plain one by more than chance would have it: by the standard
  /// error of its gains.
  [[nodiscard]] bool is_surely_better(std::size_t at) const {
    const std::vector<Worth>& worths = trials_[at].worths;
    const auto count = static_cast<std::int64_t>(worths.size());
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (std::size_t draw = 0; draw < worths.size(); ++draw) {
      const std::int64_t gain = worths[draw] - trials_.front().worths[draw];
      sum += gain;
      squares += gain * gain;
    }
    // sum² / n² > (squares - sum² / n) / n / (n - 1)
    return worths.size() >= kFewestDraws && sum > 0 &&
           sum * sum * (count - 1) > squares * count - sum * sum;
  }

  [[nodiscard]] int plans_played() const {
    const auto played = std::count_if(trials_.begin(), trials_.end(),
                                      [](const Trial& trial) { return !trial.worths.empty(); });
    return std::max(compared_, static_cast<int>(played));
  }

  [[nodiscard]] Foreseen best_of(const std::vector<std::size_t>& alive) const {
    const std::size_t best =
        alive.front() != 0 && is_surely_better(alive.front()) ? alive.front() : std::size_t{0};
    Foreseen seen{trials_[best].plan, {}};
    const auto next =
        std::find_if(alive.begin(), alive.end(), [&](std::size_t at) { return at != best; });
    if (next != alive.end() && plays_ > 0) {
      const Worth lead = mean_gain(best) - mean_gain(*next);
      seen.ahead = Ahead{plans_played(), plays_, lead, trials_[*next].plan.name};
    }
    return seen;
  }

  /// The position as it may be, and dice for it.
  [[nodiscard]] game::Game drawn(int draw) const {
    state::GameState position = root_;
    const std::uint64_t seed = seed_ + static_cast<std::uint64_t>(draw);
    position.dice = base::Dice{seed};
    if (guesses_ && draw > 0) {
      base::Dice guess{~seed};
      std::map<board::HexId, int> per_cent;
      for (Piece& piece : position.pieces) {
        if (piece.side == side_ || piece.hex() == nullptr ||
            !rulebook::is_ground_combat_unit(piece.kind)) {
          continue;
        }
        const auto [known, first] = per_cent.try_emplace(*piece.hex(), 0);
        if (first) {
          known->second =
              kPerCent + weights_.doubt * (2 * guess.next(kSides) - kSides - 1) / (kSides - 1);
          guess.count();
        }
        piece.strength = std::max(1, (piece.strength * known->second + kPerCent / 2) / kPerCent);
      }
    }
    return {setting_, std::move(position), game::FirstStage::AsItStands};
  }

  /// What the plan comes to with a draw; nothing when there is no time for it.
  [[nodiscard]] std::optional<Worth> play(Trial& trial, int draw) {
    game::Game game = drawn(draw);
    Note told;
    told.week = trial.plan;
    players_[static_cast<std::size_t>(side_)].remember(std::move(told));
    players_[static_cast<std::size_t>(board::enemy_of(side_))].remember({});
    PlayClock clock{side_, replies_};
    int choices = 0;
    Hash course;
    for (auto asked = game.question();
         asked && !clock.is_over(game.state().turn) && choices < kLongestPlay;
         asked = game.question(), ++choices) {
      if (hurry_ != nullptr && *hurry_) {
        return std::nullopt;
      }
      General& player = players_[static_cast<std::size_t>(asked->side)];
      const auto action = player.choose(game);
      const Cause cause = player.note().cause;
      work_ += player.note().continues || cause == Cause::Battle ? 0 : 1;
      if (asked->side == side_) {
        course.add(action);
      }
      if (!game.act(action)) {
        break;
      }
    }
    trial.courses.push_back(course.value());
    ++plays_;
    return balance_.of(game.situation());
  }

  static constexpr int kSides = 6;

  rulebook::Setting setting_;
  const state::GameState& root_;
  Side side_;
  const Weights& weights_;
  bool guesses_;
  Balance balance_;
  std::vector<General>& players_;
  const std::atomic<bool>* hurry_;
  std::uint64_t seed_;
  std::vector<Trial> trials_;
  bool replies_;    ///< whether the Enemy's Player-Turn is played too
  int compared_{};  ///< plans that were played without it
  int most_work_;   ///< choices that were thought about
  int plays_{};
  int work_{};
};

}  // namespace

class LookAhead::Look {
 public:
  Look(Seat& seat, const WeekPlan& now, const Weights& weights, Country& country,
       std::vector<General>& players, const std::atomic<bool>* hurry)
      : seat_{seat}, weights_{weights}, country_{country}, players_{players}, hurry_{hurry} {
    found_.week = now;
  }

  Foreseen at_movement() {
    const Appraisal appraisal{seat_.seen(), seat_.side(), country_, weights_};
    Planning planning{seat_, appraisal, country_};
    const std::vector<Theatre> theatres = planning.theatres();
    if (theatres.empty()) {
      return std::move(found_);
    }
    const int share = weights_.work / static_cast<int>(theatres.size() + 1);
    race(planning.of_war(found_.week), {}, share);
    for (const Theatre& theatre : theatres) {
      race(planning.of_theatre(theatre, found_.week), theatre, share);
    }
    return std::move(found_);
  }

  Foreseen at_battles() {
    found_.week.settled = true;
    std::vector<board::HexId> targets = attackable(seat_);
    targets.resize(
        std::min(targets.size(), static_cast<std::size_t>(weights_.targets + weights_.targets)));
    for (const board::HexId target : targets) {
      race(plans_against(target, found_.week), Theatre{target, weights_.radius},
           weights_.work / (2 * static_cast<int>(targets.size())));
    }
    return std::move(found_);
  }

 private:
  /// The best of the plans holds from now on. What is told is of the race in which most was won.
  void race(std::vector<WeekPlan> plans, std::optional<Theatre> theatre, int work) {
    const bool hurries = hurry_ != nullptr && *hurry_;
    if (plans.size() < 2 || hurries) {
      return;
    }
    const PlanName before = found_.week.name;
    Foreseen best =
        Race{seat_, weights_, country_, players_, hurry_, theatre, work}.run(std::move(plans));
    if (!best.ahead) {
      return;
    }
    if (!found_.ahead) {
      found_.ahead = Ahead{};
    }
    const bool tells = best.ahead->lead >= found_.ahead->lead;
    if (tells) {
      found_.ahead->lead = best.ahead->lead;
      found_.ahead->next = best.ahead->next;
    } else {
      best.week.name = before;
    }
    found_.ahead->plans += best.ahead->plans;
    found_.ahead->plays += best.ahead->plays;
    found_.week = std::move(best.week);
  }

  Seat& seat_;
  const Weights& weights_;
  Country& country_;
  std::vector<General>& players_;
  const std::atomic<bool>* hurry_;
  Foreseen found_;
};

Foreseen LookAhead::look(Seat& seat, const WeekPlan& now, const Weights& weights, Country& country,
                         const std::atomic<bool>* hurry) {
  while (players_.size() < board::kSides.size()) {
    players_.push_back(General::in_mind(Temperament::Steady));
  }
  Look look{seat, now, weights, country, players_, hurry};
  return state::is_movement(seat.seen().state.turn.stage) ? look.at_movement() : look.at_battles();
}

}  // namespace core::ai
