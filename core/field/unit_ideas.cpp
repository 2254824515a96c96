// [FB-524] [FB-T35] What a unit might do in a move.
#include "core/field/charge.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/field/unit_score.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace core::field {
namespace {

constexpr std::int32_t kObliqueMost = 30 * Heading::kDegree;
constexpr std::int32_t kWheelMost = 45 * Heading::kDegree;
constexpr Inches kLookAhead = Inches::of(12);
constexpr Inches kFiresAfter = Inches::of(4);  // [FB-091]
constexpr Inches kDrawsUpWithin = Inches::of(27);

Leg going_on(Inches length, std::int32_t angle = 0) {
  return {LegKind::Advance, length, angle, {}, 0, {}};
}

Leg turn_leg(LegKind kind, std::int32_t angle) { return {kind, {}, angle, {}, 0, {}}; }

Leg forming(Formation formation, int ranks) {
  return {LegKind::Form, {}, 0, formation, static_cast<std::uint8_t>(ranks), {}};
}

/// A unit's candidates while they are made.
class Choosing : private UnitScore {
 public:
  Choosing(const Mind& mind, UnitId id) : UnitScore{mind, id} {}

  std::vector<UnitIdea> run() {
    add(1, {});
    if (unit_.ford || unit_.resting > 0) {
      return finished();
    }
    add_leaving();
    add_advances();
    add_drills();
    add_obliques();
    add_turns();
    add_cover();
    add_falling_back();
    add_way_out();
    return finished();
  }

 private:
  /// A candidate that is legal and in nobody's way.
  bool add(int row, std::vector<Leg> legs, bool battle_move = false) {
    MoveUnit move{id_, std::move(legs), battle_move};
    if (!judge(setting_, state_, move)) {
      return false;
    }
    const Outlook then = outlook(setting_, state_, move);
    const bool moves = !move.legs.empty();
    int contact = 0;
    if (moves &&
        (wedged_ ? runs_into_enemy(then.unit, contact) : is_in_the_way(move, then.unit, contact))) {
      return false;
    }
    ScoreParts parts = scored(then.unit, then.moved, move, row);
    parts.charge += contact;
    parts.noise = noise_of(mind_, id_, static_cast<int>(all_.size()));
    all_.push_back({row, std::move(move), parts});
    return true;
  }

  /// Legs to a place within this move, as far as the ground and others allow.
  bool go(int row, Point to, Inches most, const std::vector<Leg>& before, const Unit& from,
          bool battle_move = false) {
    const Inches far = std::min(table::distance(from.pose.at, to), most);
    if (far < Inches::ratio(1, 4)) {
      return false;
    }
    const std::int32_t turn =
        table::turn_between(from.pose.heading, table::bearing(from.pose.at, to));
    std::vector<Leg> legs = before;
    std::int32_t angle = 0;
    if (std::abs(turn) <= kObliqueMost) {
      angle = turn;
    } else if (std::abs(turn) <= kWheelMost && from.guns.empty() && from.files <= 6) {
      legs.push_back(turn_leg(LegKind::Wheel, turn));
      const Pose then = wheeled(setting_.charts, from, turn);
      angle = std::clamp(table::turn_between(then.heading, table::bearing(then.at, to)),
                         -kObliqueMost, kObliqueMost);
    } else {
      legs.push_back(turn_leg(LegKind::Face, turn));
    }
    constexpr std::array<int, 6> kParts{100, 75, 50, 33, 20, 10};
    for (const int part : kParts) {
      std::vector<Leg> way = legs;
      way.push_back(going_on(far * part / 100, angle));
      if (add(row, std::move(way), battle_move)) {
        return true;
      }
    }
    return false;
  }

  /// Off the table, into and through a ford, into a house, onto horses.
  void add_leaving() {
    if (is_housed(unit_)) {
      if (urge_ > 0 && place_ && before_ && *before_ > Inches::of(6)) {
        add_out_of_house();
      }
    }
    if (unit_.order.leave_by && place_ && *place_ == way_off(setting_, unit_)) {
      add(3, {turn_leg(LegKind::Off, 0)});
    }
    if (way_ != nullptr && place_) {
      if (way_->ford_within(unit_.pose.at, Inches::of(5))) {
        add(3, {turn_leg(LegKind::Ford, 0)});
      }
    }
    if (unit_.muster.may_dismount) {
      const bool far = before_ && *before_ > Inches::of(9);
      const bool fights =
          is_fought_from(Inches::of(15)) && !must_leave(setting_, state_, *mind_.plan, unit_);
      if (unit_.dismounted && far && !fights) {
        add_mount();
      }
      const bool near_foot = here_.nearest && here_.off <= Inches::of(18) &&
                             !is_mounted(state_.unit(*here_.nearest)) &&
                             (!before_ || *before_ <= Inches::of(6));
      const bool holds_off = holds_while_others_burn();
      if (!unit_.dismounted && (near_foot || holds_off)) {
        add_dismount(holds_off);
      }
    }
  }

  /// Whether an enemy so near still has fight in him.
  [[nodiscard]] bool is_fought_from(Inches within) const {
    return std::ranges::any_of(appraisal_.enemies(), [&](UnitId id) {
      const Unit& enemy = state_.unit(id);
      const auto man = nearest_man(enemy, unit_.pose.at);
      return is_in_hand(enemy) && man && table::within(*man, unit_.pose.at, within);
    });
  }

  /// In the formation that finds room.
  void add_dismount(bool holds_off) {
    Leg mount = turn_leg(LegKind::Mount, 0);
    for (const Formation formation : {Formation::Open, Formation::Line}) {
      mount.formation = formation;
      mount.ranks = 2;
      if (add(6, {mount})) {
        all_.back().parts.order += holds_off ? 5 * kMilli : 0;  // [FB-T36] half hold, half burn
        return;
      }
    }
  }

  /// In the formation that finds room outside.
  void add_out_of_house() {
    Leg out = turn_leg(LegKind::Leave, 0);
    constexpr std::array<std::pair<Formation, int>, 3> kWays{
        {{Formation::Open, 1}, {Formation::Line, 2}, {Formation::Column, 4}}};
    for (const auto& [formation, ranks] : kWays) {
      out.formation = formation;
      out.ranks = static_cast<std::uint8_t>(ranks);
      if (add(3, {out})) {
        return;
      }
    }
  }

  /// [FB-T36] Half of the raiders burn, half hold: who has armed enemies on foot before him, and is
  /// not at what he came for, fights them on foot in open order.
  [[nodiscard]] bool holds_while_others_burn() const {
    if (mind_.posture.stance != Stance::Raid || !mind_.plan->burns || !here_.nearest ||
        must_leave(setting_, state_, *mind_.plan, unit_) ||
        (before_ && *before_ <= Inches::of(5))) {
      return false;
    }
    const Unit& enemy = state_.unit(*here_.nearest);
    const Inches near = id_.value() % 2 == 1 ? Inches::of(17) : Inches::of(12);
    const bool wakes = !enemy.asleep || here_.off <= Inches::of(12);  // [FB-505]
    return here_.off <= near && wakes && enemy.bad == 0 && !enemy.broken && !is_mounted(enemy) &&
           enemy.muster.arm != Arm::None && !is_housed(enemy);
  }

  void add_mount() {
    if (add(4, {turn_leg(LegKind::Mount, 0)})) {
      all_.back().parts.order += 2 * kMilli;  // twice as fast from the next move on
    }
  }

  void add_advances() {
    if (!place_ || way_ == nullptr || is_housed(unit_)) {
      return;
    }
    const Inches rate = rate_of(setting_, state_, unit_);
    Point to = way_->ahead(unit_.pose.at, kLookAhead);
    const auto ford = way_->ford_within(unit_.pose.at, Inches::of(8));
    if (ford) {
      to = ford->water;
      to_bank(to);
    }
    if (unit_.guns.empty()) {
      go(2, to, kFiresAfter, {}, unit_);
    }
    if (!go(3, to, rate, {}, unit_)) {
      go_round(3, to, rate, {}, unit_);
      add(11, {Leg{LegKind::Back, rate / 2, 0, {}, 0, {}}});
      add(11, {Leg{LegKind::Back, rate / 4, 0, {}, 0, {}}});
    }
    if (is_mounted(unit_) && unit_.rest > 0) {
      go(3, to, rate_of(setting_, state_, unit_, true), {}, unit_, true);
    }
    if (unit_.muster.type == TroopType::Infantry && unit_.formation == Formation::Line) {
      Unit column = unit_;
      dress(setting_.charts, column, Formation::Column, 4);
      const Inches half = rate_of(setting_, state_, column) / 2;
      const std::vector<Leg> form{forming(Formation::Column, 4)};
      if (!go(4, to, half, form, column)) {
        go_round(4, to, half, form, column);
        add(4, form);
      }
    }
    if (!setting_.sections.empty()) {
      add_entering();
      add_burning();
    }
  }

  /// Round who stands in the way.
  void go_round(int row, Point to, Inches rate, const std::vector<Leg>& before, const Unit& from) {
    const Heading way = table::bearing(from.pose.at, to);
    for (const int degrees : {35, 70, 105, 150}) {
      for (const int side : {-1, 1}) {
        const Heading aside = way.turned(std::int64_t{degrees} * side * Heading::kDegree);
        go(row, table::along(from.pose.at, aside, rate), rate, before, from);
      }
    }
  }

  /// As near to the water as the ground lets it: a ford begins within two inches of it.
  void to_bank(Point water) {
    std::int64_t low = 0;
    std::int64_t high =
        std::min(table::distance(unit_.pose.at, water), rate_of(setting_, state_, unit_)).ticks();
    const std::int32_t turn =
        table::turn_between(unit_.pose.heading, table::bearing(unit_.pose.at, water));
    std::vector<Leg> legs;
    std::int32_t angle = turn;
    if (std::abs(turn) > kObliqueMost) {
      legs.push_back(turn_leg(LegKind::Face, turn));
      angle = 0;
    }
    for (int i = 0; i < 8; ++i) {
      const std::int64_t middle = (low + high) / 2;
      auto way = legs;
      way.push_back(going_on(Inches::of_ticks(middle), angle));
      (judge(setting_, state_, MoveUnit{id_, way, false}) ? low : high) = middle;
    }
    if (low > Inches::ratio(1, 4).ticks()) {
      legs.push_back(going_on(Inches::of_ticks(low), angle));
      add(3, std::move(legs));
    }
  }

  /// [FB-506] Up to the wall of a house that it is to burn.
  void add_burning() {
    if (mind_.posture.stance != Stance::Raid || !place_) {
      return;
    }
    for (const Boxed& house : setting_.sections) {
      if (table::within_of(house.polygon, *place_, Inches{}) &&
          table::within_of(house.polygon, unit_.pose.at, Inches::of(10))) {
        const std::size_t count = all_.size();
        to_bank(*place_);
        if (all_.size() > count) {
          all_.back().parts.objective += 3 * kMilli;
        }
      }
    }
  }

  /// [FB-130] Into a house where its place is, or next door.
  void add_entering() {
    if (is_mounted(unit_) || !unit_.guns.empty()) {
      return;
    }
    for (std::size_t i = 0; i < setting_.sections.size(); ++i) {
      const Boxed& house = setting_.sections[i];
      const Section& now = state_.sections[i];
      if (now.ruined || now.burns_since ||
          !table::within_of(house.polygon, unit_.pose.at, Inches::of(8)) ||
          (place_ && !table::within_of(house.polygon, *place_, Inches::of(7)))) {
        continue;
      }
      const bool held = now.held_by == mind_.side;
      Leg enter = turn_leg(LegKind::Enter, 0);
      enter.section = SectionId{static_cast<std::uint8_t>(i)};
      if (add(10, {enter})) {
        all_.back().parts.objective += held ? 0 : 3 * kMilli;
        continue;
      }
      if (held) {
        continue;
      }
      const Point middle{(house.box.low.x + house.box.high.x) / 2,
                         (house.box.low.y + house.box.high.y) / 2};
      const std::size_t count = all_.size();
      to_bank(middle);
      if (all_.size() > count) {
        all_.back().row = 10;
        all_.back().parts.objective += kMilli;
      }
    }
  }

  void add_drills() {
    if (is_housed(unit_)) {
      return;
    }
    const auto threat = nearest_threat();
    if (unit_.muster.type == TroopType::Infantry || unit_.dismounted) {
      if (threat && unit_.formation != Formation::Line && threat_off_ <= kDrawsUpWithin) {
        add(5, {forming(Formation::Line, 2)});
        face(5, *threat, {forming(Formation::Line, 2)});
      }
      if (unit_.formation != Formation::Open && threat && threat_off_ <= Inches::of(30)) {
        add(6, {forming(Formation::Open, 1)});
      }
      if (unit_.muster.type == TroopType::Infantry && is_open(unit_.formation) && place_ &&
          before_ && *before_ > Inches::of(4)) {
        add(4, {forming(Formation::Column, 4)});
      }
    } else if (is_mounted(unit_) && unit_.formation == Formation::Column && threat &&
               threat_off_ <= Inches::of(24)) {
      add(5, {forming(Formation::Line, 2)});
    }
  }

  [[nodiscard]] std::optional<Point> nearest_threat() {
    if (!here_.nearest) {
      return std::nullopt;
    }
    threat_off_ = here_.off;
    return nearest_man(state_.unit(*here_.nearest), unit_.pose.at);
  }

  void face(int row, Point to, const std::vector<Leg>& before) {
    const std::int32_t turn =
        table::turn_between(unit_.pose.heading, table::bearing(unit_.pose.at, to));
    if (std::abs(turn) <= kObliqueMost / 2) {
      return;
    }
    std::vector<Leg> about = before;
    about.push_back(turn_leg(LegKind::Face, turn));
    add(row, std::move(about));
    if (std::abs(turn) <= kWheelMost && before.empty()) {
      add(row, {turn_leg(LegKind::Wheel, turn)});
    }
  }

  void add_obliques() {
    if (!here_.nearest || here_.off > Inches::of(40) || is_housed(unit_)) {
      return;
    }
    const Inches rate = rate_of(setting_, state_, unit_);
    for (const std::int32_t angle : {-kObliqueMost, kObliqueMost}) {
      add(8, {going_on(rate, angle)});
    }
  }

  void add_turns() {
    const auto threat = nearest_threat();
    if (threat && !is_housed(unit_) && !is_open(unit_.formation) && here_.off <= Inches::of(40)) {
      face(9, *threat, {});
    }
  }

  /// [FB-T35] Row 10: the nearest cover from the nearest enemy.
  void add_cover() {
    if (!here_.nearest || here_.covered || here_.off > Inches::of(30) || is_housed(unit_) ||
        is_mounted(unit_) || !unit_.guns.empty()) {
      return;
    }
    const Point enemy = state_.unit(*here_.nearest).pose.at;
    constexpr int kRound = 8;
    for (const Inches off : {Inches::of(3), Inches::of(5)}) {
      for (int i = 0; i < kRound; ++i) {
        const Point at = table::along(
            unit_.pose.at, unit_.pose.heading.turned(std::int64_t{Heading::kCircle} / kRound * i),
            off);
        Figure figure;
        figure.at = at;
        if (in_cover(setting_, state_, figure, enemy) && go(10, at, off, {}, unit_)) {
          return;
        }
      }
    }
  }

  void add_falling_back() {
    if (!here_.nearest || here_.off > Inches::of(26) || is_housed(unit_)) {
      return;
    }
    const Inches rate = rate_of(setting_, state_, unit_);
    const std::int32_t turn = table::turn_between(
        unit_.pose.heading, table::bearing(state_.unit(*here_.nearest).pose.at, unit_.pose.at));
    if (unit_.guns.empty()) {
      add(11, {Leg{LegKind::Back, rate / 2, 0, {}, 0, {}}});
    }
    add(11, {turn_leg(LegKind::Face, turn), going_on(rate / 2)});
  }

  /// [FB-537] Who has orders to attack and is out of range goes on, if he can.
  [[nodiscard]] bool ought_to_go() const {
    const bool goes = unit_.order.kind == OrderKind::Attack ||
                      (unit_.order.kind == OrderKind::Raid && is_housed(unit_));
    return goes && mind_.temper != Temper::Wary && !here_.in_range && is_in_hand(unit_) && place_ &&
           before_ && *before_ > Inches::of(3);
  }

  /// Whoever goes on in column till he is shot at is shot at in column.
  [[nodiscard]] bool draws_up(const UnitIdea& idea) const {
    constexpr int kFormsLine = 5;
    return idea.row == kFormsLine && unit_.formation != Formation::Line &&
           here_.off <= kDrawsUpWithin;
  }

  static bool gets_on(const UnitIdea& idea) { return idea.parts.objective >= kMilli / 3; }

  /// [FB-537] Who is wedged in makes room for himself: all else ends in somebody or something. At
  /// last he goes as far as the rules let him, whoever else stands there.
  void add_way_out() {
    if (!ought_to_go() || std::ranges::any_of(all_, gets_on)) {
      return;
    }
    const std::size_t before = all_.size();
    add_ways_out();
    if (all_.size() == before) {
      wedged_ = true;
      add_ways_out();
      wedged_ = false;
    }
    for (std::size_t i = before; i < all_.size(); ++i) {
      all_[i].parts.order += 5 * kMilli;
    }
  }

  void add_ways_out() {
    if (is_housed(unit_)) {
      add_out_of_house();
      return;
    }
    for (const int quarters : {12, 6, 4}) {
      add(11, {Leg{LegKind::Back, Inches::ratio(quarters, 4), 0, {}, 0, {}}});
    }
    if (unit_.guns.empty() && unit_.formation == Formation::Line) {
      add(4, {forming(Formation::Column, 4)});
    }
    for (const int degrees : {30, 60, 90, 120, 150, 180}) {
      for (const int side : {-1, 1}) {
        const std::int32_t turn = degrees * side * Heading::kDegree;
        if (!add(11, {turn_leg(LegKind::Face, turn), going_on(Inches::of(3))})) {
          add(11, {turn_leg(LegKind::Face, turn)});
        }
      }
    }
  }

  static bool goes(const MoveUnit& move) {
    return std::ranges::any_of(move.legs, [](const Leg& leg) {
      return leg.kind == LegKind::Advance || leg.kind == LegKind::Back ||
             leg.kind == LegKind::Ford || leg.kind == LegKind::Leave;
    });
  }

  std::vector<UnitIdea> finished() {
    if (ought_to_go()) {
      for (UnitIdea& each : all_) {
        if (!gets_on(each) && !draws_up(each)) {
          each.parts.order -= goes(each.move) ? 4 * kMilli : 30 * kMilli;
        }
      }
    }
    std::ranges::stable_sort(all_, [](const UnitIdea& a, const UnitIdea& b) {
      const int x = a.parts.total();
      const int y = b.parts.total();
      return x != y ? x > y : a.row < b.row;
    });
    return std::move(all_);
  }

  Inches threat_off_;
  bool wedged_{};
  std::vector<UnitIdea> all_;
};

}  // namespace

std::vector<UnitIdea> ideas_of(const Mind& mind, UnitId unit) { return Choosing{mind, unit}.run(); }

}  // namespace core::field
