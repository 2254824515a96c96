#include "core/coastal/helm.h"

#include "core/coastal/boarding.h"
#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/movement.h"
#include "core/coastal/passage.h"
#include "core/coastal/plots.h"
#include "core/coastal/ram_prospect.h"
#include "core/coastal/ramming.h"
#include "core/table/choice.h"
#include "core/table/steering.h"
#include "core/table/sweep.h"

#include <algorithm>

namespace core::coastal {
namespace {

using table::Course;

// What a captain counts by; measured by contests, not by any rule.
constexpr double kHitsMover = 0.4;  // how often a ram finds a ship that is under way
constexpr double kHitsStill = 0.95;
constexpr double kRammersRisk = 0.04;  // of its value
constexpr double kFoul = 0.25;         // of its value, a ship that fouls a friend
constexpr double kOverEdge = 2.0;
constexpr double kNoWayOut = 1.5;  // where it cannot but run ashore or leave later on
constexpr double kAnchored = 0.02;
constexpr double kGetsOff = 0.5;
constexpr double kGrapples = 0.25;  // how often a ship that comes alongside is boarded and taken
constexpr double kHaste = 0.0005;   // of its value for each knot: who has no aim lies still
constexpr double kRush = 0.015;     // of its value for each knot: a ram lives by its speed
constexpr double kNextRam = 0.5;    // of a ram in the move after
constexpr double kNextFire = 2.0;   // of the fire in the moves after, for there are many
constexpr std::size_t kLookedInto = 8;
constexpr int kMovesAhead = 2;  // after the one that is plotted
constexpr int kSlices = 4;
constexpr double kBowShare = 0.25;
const Inches kBowLooks = Inches::of(5);
const Inches kRamsAt = Inches::of(4);  // [RC-T29] slower rams do little

/// A ship that weighs its plots.
class Helmsman {
 public:
  Helmsman(const Setting& setting, const State& state, const Appraisal& appraisal, ShipId ship)
      : setting_{setting},
        state_{state},
        appraisal_{appraisal},
        id_{ship},
        follower_{follower_of(setting, state, ship)},
        look_{state},
        passage_{passage_of(setting, state, appraisal, ship)},
        before_{appraisal.lead(state)},
        rammer_{state.ship(ship).ram && appraisal.rams(ship)} {
    foresee();
  }

  /// Plots between those that are offered: finer turns, and such as bring the bow onto an enemy
  /// where he is foreseen.
  void add_steered(std::vector<WritePlot>& plots) const {
    std::vector<Inches> speeds;
    for (const WritePlot& each : plots) {
      if (each.plot.speed > Inches{} && !each.plot.ashore && each.plot.deck == Deck::None &&
          std::ranges::find(speeds, each.plot.speed) == speeds.end()) {
        speeds.push_back(each.plot.speed);
      }
    }
    std::vector<table::Point> marks;
    for (const ShipId other : names_) {
      if (state_.ship(other).side != state_.ship(id_).side &&
          state_.ship(other).fate == Fate::Afloat) {
        marks.push_back(look_.ships[other.value()].pose.at);
      }
    }
    const Inches radius = radius_of(setting_, state_, id_);
    for (const Inches speed : speeds) {
      const Inches length = std::max(way_of(setting_, state_, id_, speed), Inches{});
      if (length == Inches{}) {
        continue;
      }
      for (table::Path& path : table::steered(state_.ship(id_).pose, marks, length, radius)) {
        WritePlot choice{id_, {}};
        choice.plot.speed = speed;
        choice.plot.legs = std::move(path);
        if (judge(setting_, state_, choice)) {
          plots.push_back(std::move(choice));
        }
      }
    }
  }

  [[nodiscard]] WritePlot best(const std::vector<WritePlot>& plots) {
    // What promises most is looked into some moves farther ahead.
    struct Candidate {
      std::size_t plot{};
      double value{};
    };

    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < plots.size(); ++i) {
      candidates.push_back({i, weigh(plots[i].plot)});
    }
    std::ranges::stable_sort(candidates, std::greater{}, &Candidate::value);
    candidates.resize(std::min(candidates.size(), kLookedInto));
    ahead_ = kMovesAhead;
    WritePlot choice = plots[table::best_of(candidates, [&](const Candidate& each) {
                               return weigh(plots[each.plot].plot);
                             }).plot];
    (void)weigh(choice.plot);
    order_ram(choice);
    turn_turrets(choice);
    return choice;
  }

 private:
  /// Where the others will be in each quarter of the move [RC-142]: on their plots as far as they
  /// are known, else straight on.
  void foresee() {
    for (std::size_t i = 0; i < state_.ships.size(); ++i) {
      const ShipId other{static_cast<std::uint8_t>(i)};
      const Ship& ship = state_.ships[i];
      const bool wreck = ship.fate == Fate::Sunk;
      if (other == id_ || other == follower_ || !(ship.fate == Fate::Afloat || wreck)) {
        continue;
      }
      const Course course{ship.pose, wreck ? table::Path{} : path_of(other)};
      names_.push_back(other);
      look_.ships[i].pose = course.end();
      next_.push_back(table::obstacle(setting_.ship(other).hull, course.end()));
      for (int quarter = 0; quarter < kSlices; ++quarter) {
        // In the middle of it: who is faster goes first.
        const auto way = course.length() * (2 * quarter + 1) / kSlices / 2;
        obstacles_.at(static_cast<std::size_t>(quarter))
            .push_back(
                table::obstacle(setting_.ship(other).hull, course.pose(course.step_at(way))));
      }
    }
    for (const table::BattleArea& area : setting_.battle.areas) {
      if (area.kind == table::GroundKind::Land || area.kind == table::GroundKind::Obstruction) {
        for (auto& quarter : obstacles_) {
          quarter.push_back(table::obstacle(area.polygon));
        }
      }
    }
  }

  [[nodiscard]] table::Path path_of(ShipId other) const {
    const Ship& ship = state_.ship(other);
    if (state_.plots.at(other.value())) {
      return state_.plots.at(other.value())->legs;
    }
    const Inches way =
        ship.speed > Inches{} ? way_of(setting_, state_, other, ship.speed) : Inches{};
    return way > Inches{} ? table::Path{table::straight(way)} : table::Path{};
  }

  /// How far a course goes, quarter by quarter, and what it meets.
  [[nodiscard]] table::Swept sail(const Course& course) const {
    table::Swept swept;
    swept.pose = course.start();
    for (int quarter = 0; quarter < kSlices; ++quarter) {
      const auto to = quarter + 1 == kSlices
                          ? course.steps()
                          : course.step_at(course.length() * (quarter + 1) / kSlices);
      swept = table::sweep(
          setting_.ship(id_).hull, course, obstacles_.at(static_cast<std::size_t>(quarter)),
          table::Edges{setting_.battle.width, setting_.battle.depth}, swept.step, to);
      if (swept.contact) {
        break;
      }
    }
    return swept;
  }

  [[nodiscard]] Ship& ship() { return look_.ships.at(id_.value()); }

  void lie(Pose pose, Fate fate) {
    ship().pose = pose;
    ship().fate = fate;
  }

  /// What a place on the way to what is to be done is worth: for who has somewhere to go, also
  /// where the bow points.
  [[nodiscard]] double place(Pose pose) {
    lie(pose, Fate::Afloat);
    const double near = appraisal_.nearness(look_, id_, pose);
    if (!appraisal_.tasks().runs(id_)) {
      return near;
    }
    const auto way = [&] {
      return appraisal_.lead(look_) - passage_.harm_left(look_.ship(id_).pose.at);
    };
    const double here = way();
    lie(table::after(pose, {table::straight(kBowLooks)}), Fate::Afloat);
    const double there = way();
    lie(pose, Fate::Afloat);
    return (1 - kBowShare) * here + kBowShare * there - before_ + near;
  }

  /// The best that a ship can do in the move after, and in so many in all.
  [[nodiscard]] double later(Pose end, Inches speed, int moves) {
    const Inches radius = radius_of(setting_, state_, id_);

    struct Way {
      table::Path path;
      Inches speed;
    };

    std::vector<Way> ways;
    const auto add = [&](Inches run, bool turns) {
      const Inches way = way_on(end, run);
      if (way == Inches{}) {
        ways.push_back({drift_at(end), run});
        return;
      }
      ways.push_back({{table::straight(way)}, run});
      if (turns) {
        ways.push_back({{table::left(way, radius)}, run});
        ways.push_back({{table::right(way, radius)}, run});
      }
    };
    const Inches change = Inches::of(2);  // [RC-163]
    const Inches most = most_speed(setting_, state_, id_);
    if (speed < Inches{}) {
      // [RC-164] Who goes astern stops before she goes ahead.
      ways.push_back({{}, speed});
      add(Inches{}, false);
    } else {
      add(std::min(speed, most), true);
      if (speed > Inches{}) {
        add(speed > change ? speed - change : Inches{}, false);
      } else if (most > Inches{}) {
        add(std::min(change, most), true);
      }
    }
    double best = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const Course course{end, ways[i].path};
      const Pose then = course.end();
      double value = place(then) + kNextFire * appraisal_.exchange(look_, id_);
      const bool off = !table::on_table(setting_.waters, then.at);
      if (off && !leaves_well(then)) {
        value -= kNoWayOut * appraisal_.value_of(id_);
      } else if (!off && moves > 1) {
        value = (value + later(then, ways[i].speed, moves - 1)) / 2;
      }
      double worst = 0;
      constexpr int kParts = 3;
      for (int part = 1; part <= kParts; ++part) {
        const Pose there = course.pose(course.steps() * part / kParts);
        worst = std::max({worst, appraisal_.peril(look_, id_, there), followers_peril(there)});
      }
      value -= worst;
      value += state_.ship(id_).ram ? kNextRam * ram_later(course) : 0;
      best = i == 0 ? value : std::max(best, value);
    }
    return best;
  }

  /// What a ram in the move after would bring, if all lie where they are foreseen.
  [[nodiscard]] double ram_later(const Course& course) const {
    if (course.length() < kRamsAt) {
      return 0;
    }
    const auto swept = table::sweep(setting_.ship(id_).hull, course, next_, std::nullopt);
    if (!swept.contact || !swept.contact->obstacle || !is_ram(*swept.contact)) {
      return 0;
    }
    const ShipId target = names_[*swept.contact->obstacle];
    return state_.ship(target).side == appraisal_.side() || state_.ship(target).abandoned
               ? 0
               : worth_of_ram(target, course.length());
  }

  /// [RC-427] What so many points may take from a ship, and what it means if it sinks.
  [[nodiscard]] double worth_of_blow(ShipId target, double points) const {
    const double whole =
        appraisal_.value_of(target) * (appraisal_.tasks().is_hunted(target) ? 2 : 1);
    const double sinks = std::min(1.0, points / std::max<int>(1, state_.ship(target).spv));
    const double worth = appraisal_.worth_of_point(state_, target) * points;
    if (worth <= 0) {
      return 0;
    }
    State sunk = state_;
    sunk.ships.at(target.value()).fate = Fate::Sunk;
    const double gain = std::max(0.0, appraisal_.lead(sunk) - before_);
    return std::min(whole, worth) + sinks * sinks * gain;
  }

  [[nodiscard]] double worth_of_ram(ShipId target, Inches speed) const {
    return worth_of_blow(target, ram_points(setting_, state_.ship(id_), speed, false));
  }

  /// [RC-167] The way over the ground from there.
  [[nodiscard]] Inches way_on(Pose from, Inches run) const {
    if (run <= Inches{}) {
      return {};
    }
    constexpr std::int32_t kHalf = 45 * table::Heading::kDegree;
    const auto stream = table::stream_at(setting_.current, from.at);
    return std::max(
        Inches{}, table::over_ground(run, table::going(from.heading, stream, kHalf), stream.speed));
  }

  /// [RC-169] Where the stream takes a ship that nothing holds.
  [[nodiscard]] table::Path drift_at(Pose from) const {
    constexpr int kHeavy = 80;
    const auto stream = table::stream_at(setting_.current, from.at);
    const bool heavy = setting_.ship(id_).card.spv > kHeavy;
    return stream.speed == Inches{} ? table::Path{}
                                    : table::Path{table::drift(stream, 1, heavy ? 2 : 1)};
  }

  /// [RC-501] What the ground may cost a ship that is carried along.
  [[nodiscard]] double followers_peril(Pose pose) const {
    if (!follower_) {
      return 0;
    }
    const auto lies = table::carriage(state_.ship(id_).pose, state_.ship(*follower_).pose);
    return appraisal_.peril(state_, *follower_, table::pose_of(lies, pose));
  }

  /// Whether leaving the table there is what it is to do.
  [[nodiscard]] bool leaves_well(Pose pose) {
    lie(pose, Fate::Left);
    const bool well = appraisal_.lead(look_) > before_;
    lie(pose, Fate::Afloat);
    return well;
  }

  /// [RC-167] [RC-169] Where the stream carries a ship that lies still or goes across it.
  [[nodiscard]] Pose carried(Pose end, const Plot& plot) const {
    constexpr std::int32_t kHalf = 45 * table::Heading::kDegree;
    const Ship& now = state_.ship(id_);
    const auto stream = table::stream_at(setting_.current, end.at);
    const bool held = now.anchored || plot.deck != Deck::None || now.ground != Ground::None;
    const bool goes = plot.speed != Inches{} &&
                      table::going(now.pose.heading, stream, kHalf) != table::Going::Across;
    return held || goes ? end : Course{end, drift_at(end)}.end();
  }

  /// What meeting another hull brings.
  [[nodiscard]] double meeting(const table::Contact& contact, const Plot& plot) {
    if (*contact.obstacle >= names_.size()) {
      return -appraisal_.value_of(id_) * kFoul;  // a bank or a chain
    }
    const ShipId target = names_[*contact.obstacle];
    const Ship& other = state_.ship(target);
    const double own = appraisal_.value_of(id_);
    if (other.fate == Fate::Sunk) {
      return -own * kOverEdge / 2;  // [RC-206] snagged
    }
    if (other.side == state_.ship(id_).side) {
      return -own * kFoul;
    }
    const bool still = other.speed == Inches{};
    const double hits = still ? kHitsStill : kHitsMover;
    const double whole =
        appraisal_.value_of(target) * (appraisal_.tasks().is_hunted(target) ? 2 : 1);
    if (state_.ship(id_).spar && contact.mover == table::HullPart::Bow && plot.speed >= kKnot) {
      constexpr double kSparHalf = 0.5;
      spars_ = true;
      return hits * kSparHalf * whole;
    }
    const double boards = kGrapples * worth_of_prize(target) - risk_of_boarders(other);
    if (!is_ram(contact) || plot.speed < kKnot || other.abandoned) {
      return hits * boards;
    }
    const double passes = goes_through(setting_, state_, id_, target);
    const double ordered = passes * ram_points(setting_, ship(), plot.speed, true);
    const double free = ram_points(setting_, ship(), plot.speed, false);
    rams_ = target;
    ordered_ = ordered > free;
    return hits * (worth_of_blow(target, std::max(ordered, free)) + boards / 2) -
           kRammersRisk * own;
  }

  /// [RC-461] What there is to lose by it, for the enemy boards as well.
  [[nodiscard]] double risk_of_boarders(const Ship& other) const {
    constexpr double kNamed = 2;  // whose loss may be that of the battle
    const bool named = appraisal_.tasks().weight(id_) > 1;
    return !in_action(other) || boarders_of(other) == 0
               ? 0
               : kGrapples * appraisal_.value_of(id_) * (named ? kNamed : 1);
  }

  /// [RC-461] What there is to win by boarding; nothing for a ship that has too few men.
  [[nodiscard]] double worth_of_prize(ShipId target) const {
    constexpr int kMenToSpare = 3;
    return boarders_of(state_.ship(id_)) < kMenToSpare ? 0
                                                       : appraisal_.worth_of_prize(state_, target);
  }

  [[nodiscard]] double weigh(const Plot& plot) {
    rams_.reset();
    spars_ = false;
    const Ship& now = state_.ship(id_);
    const double own = appraisal_.value_of(id_);
    Pose end = now.pose;
    Inches speed = plot.speed;
    double value = 0;
    if (!plot.legs.empty()) {
      const Course course{now.pose, plot.legs};
      const auto swept = sail(course);
      end = swept.pose;
      constexpr int kParts = 6;
      double worst = 0;
      for (int part = 1; part <= kParts; ++part) {
        worst = std::max(worst, followers_peril(course.pose(swept.step * part / kParts)));
        worst =
            std::max(worst, appraisal_.peril(state_, id_, course.pose(swept.step * part / kParts)));
      }
      value -= worst;
      if (swept.contact && !swept.contact->obstacle) {
        lie(end, Fate::Left);
        const double lead = appraisal_.lead(look_) - before_;
        return value + (lead > 0 ? 2 * lead : -kOverEdge * own);
      }
      if (swept.contact) {
        value += meeting(*swept.contact, plot);
        speed = {};
      }
    }
    if (now.ground != Ground::None && plot.speed < Inches{}) {
      value += kGetsOff * own;
    }
    const Pose lies = carried(end, plot);
    if (lies != end) {
      value -= appraisal_.peril(state_, id_, lies);
      value -= table::on_table(setting_.waters, lies.at) || leaves_well(lies) ? 0 : own * kOverEdge;
    }
    const bool held = now.anchored || now.ground != Ground::None;
    value -= kHaste * own * (plot.speed < Inches{} ? -plot.speed : plot.speed).decimal();
    if ((held && plot.deck != Deck::Weigh) || plot.deck == Deck::DropAnchor) {
      value += place(end) - (plot.deck == Deck::DropAnchor ? 2 : 1) * kAnchored * own;
    } else {
      // One that weighs is under way in the move after.
      const Inches then = plot.deck == Deck::Weigh ? Inches::of(2) : speed;
      value += (place(lies) + later(lies, then, ahead_)) / 2;
      value += rammer_ ? kRush * own * std::max(0.0, then.decimal()) : 0;
    }
    lie(end, Fate::Afloat);
    return value + appraisal_.exchange(look_, id_);
  }

  void order_ram(WritePlot& choice) const {
    WritePlot with = choice;
    if (spars_) {
      with.plot.spar = true;
    } else if (rams_ && ordered_) {
      with.plot.ram = rams_;
    }
    if (judge(setting_, state_, with)) {
      choice = with;
    }
  }

  /// [RC-262] Towards what the turret's guns do most to.
  void turn_turrets(WritePlot& choice) {
    WritePlot with = choice;
    with.plot.turrets = state_.ship(id_).turrets;
    for (std::size_t turret = 0; turret < with.plot.turrets.size(); ++turret) {
      const auto& guns = setting_.ship(id_).turrets[turret];
      const std::vector<table::Quarter> quarters{table::kQuarters.begin(), table::kQuarters.end()};
      const table::Quarter here = with.plot.turrets[turret];
      const table::Quarter best = table::best_of(quarters, [&](table::Quarter quarter) {
        ship().turrets.at(turret) = quarter;
        constexpr double kStays = 0.001;
        return fire_from(guns.front()) + (quarter == here ? kStays : 0);
      });
      ship().turrets.at(turret) = best;
      const auto stays = with.plot.turrets[turret];
      with.plot.turrets[turret] = best;
      if (!judge(setting_, state_, with)) {
        with.plot.turrets[turret] = stays;
      }
    }
    if (with.plot.turrets != state_.ship(id_).turrets && judge(setting_, state_, with)) {
      choice = with;
    }
  }

  /// The most that a gun does to anything on which it bears.
  [[nodiscard]] double fire_from(std::uint8_t gun) {
    double most = 0;
    Shot shot;
    shot.ship = id_;
    shot.gun = gun;
    for (std::size_t i = 0; i < look_.ships.size() + look_.forts.size(); ++i) {
      shot.at_fort = i >= look_.ships.size();
      shot.target = shot.at_fort ? ShipId{} : ShipId{static_cast<std::uint8_t>(i)};
      shot.target_fort =
          shot.at_fort ? FortId{static_cast<std::uint8_t>(i - look_.ships.size())} : FortId{};
      const bool enemy = shot.at_fort ? look_.fort(shot.target_fort).side != appraisal_.side()
                                      : look_.ships[i].side != appraisal_.side() &&
                                            look_.ships[i].fate == Fate::Afloat;
      if (enemy && bears(setting_, look_, shot)) {
        most = std::max(most, appraisal_.worth_of(look_, shot, 0));
      }
    }
    return most;
  }

  const Setting& setting_;
  const State& state_;
  const Appraisal& appraisal_;
  ShipId id_;
  std::optional<ShipId> follower_;
  State look_;
  table::Passage passage_;
  double before_;
  bool rammer_;
  int ahead_{1};  ///< moves that are looked into after the one that is plotted
  std::array<std::vector<table::Obstacle>, kSlices> obstacles_;  ///< hulls first, as in names_
  std::vector<table::Obstacle> next_;  ///< hulls at the end of the move, likewise
  std::vector<ShipId> names_;
  std::optional<ShipId> rams_;  ///< by the plot weighed last
  bool ordered_{};              ///< the ram, rather than left to the course
  bool spars_{};
};

/// What a captain has done on deck: nobody leaves a ship, and no line is passed.
bool is_worked(Deck deck) {
  return deck == Deck::None || deck == Deck::DropAnchor || deck == Deck::Weigh ||
         deck == Deck::CastOff || deck == Deck::Undock;
}

}  // namespace

std::optional<WritePlot> best_plot(const Setting& setting, const State& state,
                                   const Appraisal& appraisal, ShipId ship) {
  std::vector<WritePlot> plots = plots_of(setting, state, ship);
  // Rams and turrets are ordered for the best course, not weighed as courses of their own.
  std::vector<WritePlot> courses;
  for (WritePlot& each : plots) {
    if (!each.plot.ram && each.plot.turrets.empty() && is_worked(each.plot.deck)) {
      courses.push_back(std::move(each));
    }
  }
  if (courses.empty()) {
    return std::nullopt;
  }
  Helmsman helmsman{setting, state, appraisal, ship};
  if (state.ship(ship).ram) {
    helmsman.add_steered(courses);
  }
  return helmsman.best(courses);
}

}  // namespace core::coastal
