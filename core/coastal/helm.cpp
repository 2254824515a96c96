#include "core/coastal/helm.h"

#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/movement.h"
#include "core/coastal/ramming.h"
#include "core/table/choice.h"
#include "core/table/sweep.h"

#include <algorithm>

namespace core::coastal {
namespace {

using table::Course;

// What a captain counts by; measured by contests, not by any rule.
constexpr double kHitsMover = 0.4;  // how often a ram finds a ship that is under way
constexpr double kHitsStill = 0.95;
constexpr double kRammersRisk = 0.04;  // of its value
constexpr double kFoul = 0.05;         // of its value, a ship that fouls a friend
constexpr double kOverEdge = 2.0;
constexpr double kNoWayOut = 0.6;  // where it cannot but run ashore or leave later on
constexpr double kAnchored = 0.02;
constexpr double kGetsOff = 0.5;
constexpr double kMeanOfDie = 3.5;

/// [RC-427] What a ram may take from a ship; with or without an order.
double ram_points(const Setting& setting, const Ship& ship, Inches speed, bool ordered) {
  const RamRow& row = setting.charts.ram(static_cast<int>(speed.ticks() / Inches::kTicks));
  return row.points * (row.dice + (ordered ? 1 : 0)) * kMeanOfDie / (ship.ram ? 1 : 2);
}

/// How often a ram that is ordered is gone on with [RC-423].
double goes_through(const Setting& setting, const State& state, ShipId id, ShipId target) {
  constexpr int kFaces = 6;
  if (!person_in_command(state.ship(id)).alive) {
    return 0;
  }
  const RamOdds odds = ram_odds(setting, state, id, target);
  int faces = 0;
  for (int face = 1; face <= kFaces; ++face) {
    faces += !odds.tests || face + odds.modifier >= 1 ? 1 : 0;
  }
  return static_cast<double>(faces) / kFaces;
}

/// A ship that weighs its plots.
class Helmsman {
 public:
  Helmsman(const Setting& setting, const State& state, const Appraisal& appraisal, ShipId ship)
      : setting_{setting},
        state_{state},
        appraisal_{appraisal},
        id_{ship},
        look_{state},
        before_{appraisal.lead(state)} {
    foresee();
  }

  [[nodiscard]] WritePlot best(const std::vector<WritePlot>& plots) {
    WritePlot choice =
        table::best_of(plots, [&](const WritePlot& each) { return weigh(each.plot); });
    (void)weigh(choice.plot);
    order_ram(choice);
    turn_turrets(choice);
    return choice;
  }

 private:
  /// Where the others will be: on their plots as far as they are known, else straight on.
  void foresee() {
    const auto follower = follower_of(setting_, state_, id_);
    for (std::size_t i = 0; i < state_.ships.size(); ++i) {
      const ShipId other{static_cast<std::uint8_t>(i)};
      const Ship& ship = state_.ships[i];
      const bool wreck = ship.fate == Fate::Sunk;
      if (other == id_ || other == follower || !(ship.fate == Fate::Afloat || wreck)) {
        continue;
      }
      Pose half = ship.pose;
      if (!wreck) {
        table::Path path;
        if (state_.plots[i]) {
          path = state_.plots[i]->legs;
        } else if (const Inches way = way_of(setting_, state_, other, ship.speed);
                   way > Inches{} && ship.speed > Inches{}) {
          path = {table::straight(way)};
        }
        const Course course{ship.pose, path};
        half = course.pose(course.step_at(course.length() / 2));
        look_.ships[i].pose = course.end();
      }
      obstacles_.push_back(table::obstacle(setting_.ship(other).hull, half));
      names_.push_back(other);
    }
    if (follower) {
      look_.ships.at(follower->value()).pose = state_.ship(*follower).pose;
    }
    for (const table::BattleArea& area : setting_.battle.areas) {
      if (area.kind == table::GroundKind::Land || area.kind == table::GroundKind::Obstruction) {
        obstacles_.push_back(table::obstacle(area.polygon));
      }
    }
  }

  [[nodiscard]] Ship& ship() { return look_.ships.at(id_.value()); }

  void lie(Pose pose, Fate fate) {
    ship().pose = pose;
    ship().fate = fate;
  }

  /// What a place on the way to what is to be done is worth.
  [[nodiscard]] double place(Pose pose) {
    lie(pose, Fate::Afloat);
    const double lead = appraisal_.tasks().runs(id_) ? appraisal_.lead(look_) - before_ : 0;
    return lead + appraisal_.nearness(look_, id_, pose.at);
  }

  /// The best that a ship can do in the move after.
  [[nodiscard]] double later(Pose end, Inches speed) {
    const Inches slower = Inches::of(2);
    const Inches radius = radius_of(setting_, state_, id_);
    const Inches run = speed < Inches{} ? Inches{} : speed;
    std::vector<table::Path> paths;
    if (run > Inches{}) {
      paths = {{table::straight(run)}, {table::left(run, radius)}, {table::right(run, radius)}};
    }
    const Inches slow = run > slower ? run - slower : Inches{};
    paths.push_back(slow > Inches{} ? table::Path{table::straight(slow)} : table::Path{});
    double best = 0;
    bool any = false;
    for (const table::Path& path : paths) {
      const Pose then = table::after(end, path);
      double value = place(then) - appraisal_.peril(look_, id_, then);
      const bool off = !table::on_table(setting_.waters, then.at);
      value -= off && !leaves_well(then) ? kNoWayOut * appraisal_.value_of(id_) : 0;
      best = any ? std::max(best, value) : value;
      any = true;
    }
    return best;
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
    constexpr int kHeavy = 80;
    constexpr std::int32_t kHalf = 45 * table::Heading::kDegree;
    const Ship& now = state_.ship(id_);
    const auto stream = table::stream_at(setting_.current, end.at);
    const bool held = now.anchored || plot.deck != Deck::None || now.ground != Ground::None;
    const bool goes = plot.speed != Inches{} &&
                      table::going(now.pose.heading, stream, kHalf) != table::Going::Across;
    if (stream.speed == Inches{} || held || goes) {
      return end;
    }
    const bool heavy = setting_.ship(id_).card.spv > kHeavy;
    return Course{end, {table::drift(stream, 1, heavy ? 2 : 1)}}.end();
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
    const double each = appraisal_.worth_of_point(state_, target);
    const double whole =
        appraisal_.value_of(target) * (appraisal_.tasks().is_hunted(target) ? 2 : 1);
    if (state_.ship(id_).spar && contact.mover == table::HullPart::Bow && plot.speed >= kKnot) {
      constexpr double kSparHalf = 0.5;
      spars_ = true;
      return hits * kSparHalf * whole;
    }
    if (!is_ram(contact) || plot.speed < kKnot || other.abandoned) {
      return 0;
    }
    const double passes = goes_through(setting_, state_, id_, target);
    const double ordered = passes * ram_points(setting_, ship(), plot.speed, true);
    const double free = ram_points(setting_, ship(), plot.speed, false);
    rams_ = target;
    ordered_ = ordered > free;
    return hits * std::min(whole, each * std::max(ordered, free)) - kRammersRisk * own;
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
      const auto swept = table::sweep(setting_.ship(id_).hull, course, obstacles_,
                                      table::Edges{setting_.battle.width, setting_.battle.depth});
      end = swept.pose;
      constexpr int kParts = 3;
      double worst = 0;
      for (int part = 1; part <= kParts; ++part) {
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
    if ((now.anchored && plot.deck != Deck::Weigh) || plot.deck == Deck::DropAnchor) {
      value += place(end) - kAnchored * own;
    } else {
      // One that weighs is under way in the move after.
      const Inches then = plot.deck == Deck::Weigh ? Inches::of(2) : speed;
      value += (place(lies) + later(lies, then)) / 2;
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
  State look_;
  double before_;
  std::vector<table::Obstacle> obstacles_;  ///< hulls first, in the order of names_
  std::vector<ShipId> names_;
  std::optional<ShipId> rams_;  ///< by the plot weighed last
  bool ordered_{};              ///< the ram, rather than left to the course
  bool spars_{};
};

}  // namespace

std::optional<WritePlot> best_plot(const Setting& setting, const State& state,
                                   const Appraisal& appraisal, ShipId ship) {
  std::vector<WritePlot> plots = plots_of(setting, state, ship);
  // Rams and turrets are ordered for the best course, not weighed as courses of their own.
  std::vector<WritePlot> courses;
  for (WritePlot& each : plots) {
    if (!each.plot.ram && each.plot.turrets.empty()) {
      courses.push_back(std::move(each));
    }
  }
  if (courses.empty()) {
    return std::nullopt;
  }
  return Helmsman{setting, state, appraisal, ship}.best(courses);
}

}  // namespace core::coastal
