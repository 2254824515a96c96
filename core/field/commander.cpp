#include "core/field/commander.h"

#include "core/field/appraisal.h"
#include "core/field/bring_in.h"
#include "core/field/charge.h"
#include "core/field/detachments.h"
#include "core/field/firing.h"
#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/gun_action.h"
#include "core/field/guns.h"
#include "core/field/losses.h"
#include "core/field/movement.h"
#include "core/field/musketry.h"
#include "core/field/orders.h"
#include "core/field/sequence.h"
#include "core/field/victory.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <limits>

namespace core::field {
namespace {

constexpr int kMils = 1000;

int noise_points(Level level) {
  constexpr int kRecruit = 3;
  switch (level) {
    case Level::Recruit:
      return kRecruit;
    case Level::Regular:
      return 1;
    case Level::Veteran:
      return 0;
  }
  return 0;
}

}  // namespace

/// The state with friends where they will be, as they have been told.
struct Commander::Knows {
  explicit Knows(Level how) : level{how} {}

  Level level;
  Ways ways;
  std::int16_t move{-1};
  Step step{};
  Side side{};
  std::size_t next{};  ///< units before it have been thought about
  std::size_t next_general{};
  std::size_t written{};     ///< choices of the side that stand in the state
  std::vector<UnitId> turn;  ///< in which the units are thought about
  std::vector<std::optional<Order>> orders;
  State planned;
  bool has_planned{};
};

namespace {

std::size_t written_by(const State& state, Side side) {
  std::size_t count = 0;
  for (const Unit& unit : state.units) {
    if (unit.side == side) {
      count += unit.now.written || unit.now.charge || unit.now.evades ? 1U : 0U;
    }
  }
  for (const General& general : state.generals) {
    count += general.side == side && general.rides_to ? 1U : 0U;
  }
  for (const Laying& each : state.laid) {
    count += state.unit(each.unit).side == side ? 1U : 0U;
  }
  for (const Volley& each : state.volleys) {
    count += state.unit(each.unit).side == side ? 1U : 0U;
  }
  return count + state.couriers.size();
}

/// The units of a side, those nearest to the enemy first: who follows sees where they go.
std::vector<UnitId> turn_of_units(const State& state, Side side) {
  std::vector<std::pair<std::int64_t, UnitId>> all;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (unit.side != side || !unit.on_table()) {
      continue;
    }
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (const Unit& enemy : state.units) {
      if (enemy.side != side && enemy.on_table() && !enemy.hidden) {
        least = std::min(least, table::distance_squared(unit.pose.at, enemy.pose.at));
      }
    }
    all.emplace_back(least, unit_id(i));
  }
  std::ranges::sort(all);
  std::vector<UnitId> turn;
  for (const auto& each : all) {
    turn.push_back(each.second);
  }
  return turn;
}

/// A friend as he will stand.
void plan_move(const Setting& setting, const State& state, State& planned, UnitId id) {
  const Unit& unit = state.unit(id);
  if (unit.now.written && !unit.now.legs.empty()) {
    planned.units.at(id.value()) =
        outlook(setting, state, MoveUnit{id, unit.now.legs, unit.now.battle_move}).unit;
  }
}

}  // namespace

Commander::Commander(Level level) : knows_{std::make_unique<Knows>(level)} {}

Commander::Commander(Commander&&) noexcept = default;
Commander& Commander::operator=(Commander&&) noexcept = default;
Commander::~Commander() = default;

namespace {

/// One side's choices in a step, one after the other.
class Deciding {
 public:
  Deciding(const Mind& mind, Level level)
      : mind_{mind}, setting_{*mind.setting}, state_{*mind.state}, level_{level} {}

  // --- Orders. ---

  /// [FB-075] The order that a unit is given, by the general who can, the nearest of them.
  [[nodiscard]] std::optional<Action> order_for(UnitId id,
                                                const std::optional<Order>& wanted) const {
    const Unit& unit = state_.unit(id);
    if (!wanted || !unit.on_table() || unit.broken || is_like(unit.order, *wanted) ||
        !is_due(id, *wanted)) {
      return std::nullopt;
    }
    for (const Courier& each : state_.couriers) {
      if (each.to == id && is_like(each.order, *wanted)) {
        return std::nullopt;
      }
    }
    std::optional<GiveOrder> best;
    std::int64_t least = 0;
    for (std::size_t i = 0; i < state_.generals.size(); ++i) {
      const General& general = state_.generals[i];
      const GiveOrder choice{GeneralId{static_cast<std::uint8_t>(i)}, id, *wanted};
      if (general.side != mind_.side || !judge(setting_, state_, choice)) {
        continue;
      }
      const std::int64_t off = table::distance_squared(general.at, unit.pose.at);
      if (!best || off < least) {
        best = choice;
        least = off;
      }
    }
    return best ? std::optional<Action>{*best} : std::nullopt;
  }

  // --- Charges. ---

  [[nodiscard]] std::optional<Action> charge_of(UnitId id) const {
    const Unit& unit = state_.unit(id);
    if (unit.side != mind_.side || unit.now.charge || !is_in_hand(unit)) {
      return std::nullopt;
    }
    const auto targets = charge_targets(setting_, state_, id);
    if (targets.empty()) {
      return std::nullopt;
    }
    const Appraisal appraisal{setting_, state_, mind_.side};
    const Exchange here = appraisal.exchange(id, unit, !is_mounted(unit));
    std::optional<UnitId> best;
    int most = 3 * (here.inflicted - here.suffered) - 4 * appraisal.risk(id, here.suffered);
    most = std::max(most, 0);
    for (const UnitId target : targets) {
      if (const auto worth = worth_of_charge(appraisal, id, target); worth && *worth > most) {
        most = *worth;
        best = target;
      }
    }
    return best ? std::optional<Action>{DeclareCharge{id, best}} : std::nullopt;
  }

  /// [FB-526] [FB-527] Six times the charge value; nothing: it is no charge to make.
  [[nodiscard]] std::optional<int> worth_of_charge(const Appraisal& appraisal, UnitId id,
                                                   UnitId target) const {
    const Unit& unit = state_.unit(id);
    const bool horse = is_mounted(unit);
    const int noise = noise_of(mind_, id, 500 + target.value());
    if (horse && !appraisal.is_prey_of_horse(unit, target) && noise < 2 * kMils) {
      return std::nullopt;
    }
    const int ratio = appraisal.charge_ratio(unit, target);
    constexpr int kWanted = 1300;
    const int least = mind_.plan->charge_ratio && !horse ? *mind_.plan->charge_ratio * 100 : kMils;
    if (ratio + noise / 6 < std::max(least, kMils)) {
      return std::nullopt;
    }
    const ChargeWay way = charge_way(setting_, state_, id, target);
    const Inches full = horse ? Inches::of(18) : Inches::of(6);
    const int far = way.length > full ? kMils / 5 : 0;
    return 6 * (ratio - kWanted - far) + noise;
  }

  // --- Answers. ---

  [[nodiscard]] std::optional<Action> answer_of(UnitId id) const {
    const Unit& unit = state_.unit(id);
    if (unit.side != mind_.side || unit.now.charge || unit.now.evades) {
      return std::nullopt;
    }
    const Appraisal appraisal{setting_, state_, mind_.side};
    for (std::size_t i = 0; i < state_.units.size(); ++i) {
      const auto& charge = state_.units[i].now.charge;
      if (!charge || charge->counter || charge->target != id) {
        continue;
      }
      const Countercharge counter{id, unit_id(i)};
      constexpr int kOutnumbers = 900;
      if (appraisal.charge_ratio(unit, unit_id(i)) >= kOutnumbers &&
          judge(setting_, state_, counter)) {
        return Action{counter};
      }
      const FallBack back{id};
      if (judge(setting_, state_, back)) {
        return Action{back};
      }
    }
    return std::nullopt;
  }

  // --- Movement. ---

  [[nodiscard]] std::optional<Action> move_of(UnitId id) const {
    const Unit& unit = state_.unit(id);
    if (unit.side != mind_.side || unit.now.written || unit.now.charge || unit.now.evades ||
        !may_be_ordered(setting_, state_, id)) {
      return std::nullopt;
    }
    if (auto out = detachment_of(id)) {
      return out;
    }
    const auto all = thoughts(id);
    if (all.empty()) {
      return std::nullopt;
    }
    return Action{all.front().move};
  }

  [[nodiscard]] std::vector<UnitIdea> thoughts(UnitId id) const {
    const Unit& unit = state_.unit(id);
    return unit.muster.type == TroopType::Battery ? gun_ideas_of(mind_, id) : ideas_of(mind_, id);
  }

  /// [FB-530] One detachment for two regiments of an attack goes ahead, while nobody is near.
  [[nodiscard]] std::optional<Action> detachment_of(UnitId id) const {
    constexpr int kFull = 24;
    constexpr int kEight = 8;
    const Unit& unit = state_.unit(id);
    if (mind_.posture.stance != Stance::Attack || unit.muster.type != TroopType::Infantry ||
        unit.detachment || men_of(unit) < kFull || unit.order.kind != OrderKind::Attack) {
      return std::nullopt;
    }
    int regiments = 0;
    int out = 0;
    bool even = false;
    for (std::size_t i = 0; i < state_.units.size(); ++i) {
      const Unit& other = state_.units[i];
      if (other.side != mind_.side || other.muster.type != TroopType::Infantry ||
          other.brigade != unit.brigade || !other.on_table()) {
        continue;
      }
      if (other.detachment) {
        ++out;
        continue;
      }
      if (unit_id(i) == id) {
        even = regiments % 2 == 0;
      }
      ++regiments;
    }
    if (!even || out * 2 >= regiments) {
      return std::nullopt;
    }
    const Appraisal appraisal{setting_, state_, mind_.side};
    const Exchange here = appraisal.exchange(id, unit, false);
    if (!here.nearest || here.off < Inches::of(26) || here.off > Inches::of(40)) {
      return std::nullopt;
    }
    const SendDetachment choice{id, kEight, Formation::Open};
    return judge(setting_, state_, choice) ? std::optional<Action>{choice} : std::nullopt;
  }

  /// [FB-531]
  [[nodiscard]] std::optional<Action> ride_of(GeneralId id) const {
    const General& general = state_.general(id);
    if (general.side != mind_.side || !general.alive || general.where != Where::OnTable ||
        general.tied || general.rides_to) {
      return std::nullopt;
    }
    const auto legal = [&](const Ride& choice) {
      return judge(setting_, state_, choice) ? std::optional<Action>{choice} : std::nullopt;
    };
    if (const auto bad = worst_unit(id)) {
      return legal({id, state_.unit(*bad).pose.at, bad});
    }
    if (general.with) {
      return std::nullopt;
    }
    if (const auto headless = without_colonel(id)) {
      return legal({id, state_.unit(*headless).pose.at, headless});
    }
    const auto middle = middle_of_brigade(id);
    constexpr Inches kBehind = Inches::of(6);
    if (!middle) {
      return std::nullopt;
    }
    const Point at = behind(setting_, mind_.side, *middle, kBehind);
    if (table::within(at, general.at, Inches::of(3))) {
      return std::nullopt;
    }
    const Inches edge = Inches::of(1);
    return legal({id,
                  {std::clamp(at.x, edge, setting_.battle.width - edge),
                   std::clamp(at.y, edge, setting_.battle.depth - edge)},
                  std::nullopt});
  }

  // --- Fire. ---

  [[nodiscard]] std::optional<Action> laying_of(UnitId id) const {
    const Unit& unit = state_.unit(id);
    if (unit.side != mind_.side || !unit.on_table()) {
      return std::nullopt;
    }
    for (std::size_t i = 0; i < unit.guns.size(); ++i) {
      const auto gun = static_cast<std::uint8_t>(i);
      const bool laid = std::ranges::any_of(
          state_.laid, [&](const Laying& each) { return each.unit == id && each.gun == gun; });
      if (laid) {
        continue;
      }
      if (const auto best = best_laying(mind_, id, gun, level_ != Level::Recruit)) {
        return Action{LayGun{best->laying}};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::vector<Hint> volleys_of(UnitId id) const {
    std::vector<Hint> all;
    const Unit& unit = state_.unit(id);
    const bool written =
        std::ranges::any_of(state_.volleys, [&](const Volley& each) { return each.unit == id; });
    if (unit.side != mind_.side || !unit.on_table() || written) {
      return all;
    }
    const auto targets = targets_of(setting_, state_, id);
    if (targets.empty()) {
      return all;
    }
    const Appraisal appraisal{setting_, state_, mind_.side};
    int what = 2000;
    const auto add = [&](const Volley& volley, int value) {
      if (judge_volley(setting_, state_, volley)) {
        ScoreParts parts;
        parts.fire = 3 * value;
        parts.noise = noise_of(mind_, id, what++);
        all.push_back({FireVolley{volley}, 1, parts});
      }
    };
    add({id, std::nullopt, false}, expected({id, std::nullopt, false}));
    constexpr std::size_t kMost = 4;
    for (std::size_t i = 0; i < targets.size() && i < kMost; ++i) {
      add({id, targets[i], false}, expected({id, targets[i], false}));
      if (is_open(unit.formation)) {
        add({id, targets[i], true}, expected({id, targets[i], true}));
      }
    }
    std::ranges::stable_sort(
        all, [](const Hint& a, const Hint& b) { return a.parts.total() > b.parts.total(); });
    return all;
  }

  /// What a volley may kill: an officer is worth three men, whom morale hangs on.
  [[nodiscard]] int expected(const Volley& volley) const {
    constexpr std::array<int, 7> kByDie{2675, 2009, 1411, 894, 472, 167, 0};
    constexpr int kOfficer = 3;
    int sum = 0;
    for (const BodyFire& body : fire_of(setting_, state_, volley)) {
      if (!body.firers.skirmish) {
        const int whole = kByDie.at(static_cast<std::size_t>(std::clamp(body.deduction, 0, 6)));
        sum += body.firers.men >= 6 ? whole : whole * body.firers.men / 12;
      } else {
        const int chance = (7 - body.kills_on) * kMils / 6;
        sum += body.picked ? chance * kOfficer * 2 / 3 : chance;
      }
    }
    return sum;
  }

 private:
  /// [FB-523] Tasks change in every third move, or when the order is of no use any more.
  [[nodiscard]] bool is_due(UnitId id, const Order& wanted) const {
    const Unit& unit = state_.unit(id);
    if (is_task_move(state_.move) || mind_.posture.retires ||
        mind_.posture.stance == Stance::Raid || has_just_come(id)) {
      return true;
    }
    const bool attacks = unit.order.kind == OrderKind::Attack;
    const bool supports = unit.order.kind == OrderKind::Support;
    const bool supported = supports && unit.order.target && state_.has(*unit.order.target) &&
                           state_.unit(*unit.order.target).where <= Where::OnTable;
    return (attacks && mind_.posture.stance == Stance::Defend) || (supports && !supported) ||
           (unit.order.kind == OrderKind::Advance && wanted.kind != OrderKind::Advance);
  }

  [[nodiscard]] bool has_just_come(UnitId id) const {
    constexpr int kMoves = 2;
    if (id.value() >= setting_.battle.units.size()) {
      return true;  // a detachment made in play has its regiment's order
    }
    const auto& arrival = setting_.battle.units[id.value()].arrival;
    return arrival && state_.move <= arrival->move + kMoves;
  }

  [[nodiscard]] bool enemy_formed_near(Point at, Inches within) const {
    return std::ranges::any_of(state_.units, [&](const Unit& enemy) {
      if (enemy.side == mind_.side || !enemy.on_table() || enemy.hidden || !is_formed(enemy)) {
        return false;
      }
      const auto man = nearest_man(enemy, at);
      return man && table::within(*man, at, within);
    });
  }

  /// The strongest unit with bad morale whom a general can reach and rally.
  [[nodiscard]] std::optional<UnitId> worst_unit(GeneralId id) const {
    const General& general = state_.general(id);
    std::optional<UnitId> best;
    int most = 0;
    for (std::size_t i = 0; i < state_.units.size(); ++i) {
      const Unit& unit = state_.units[i];
      if (unit.side != mind_.side || !unit.on_table() || unit.bad == 0 || unit.broken ||
          unit.rallies || at_half(unit) || !may_join(state_, id, unit_id(i)) ||
          !table::within(unit.pose.at, general.at, Inches::of(18)) ||
          enemy_formed_near(unit.pose.at, Inches::of(9))) {
        continue;
      }
      const int strength = strength_of(setting_, state_, unit_id(i)) + 1;
      if (strength > most) {
        most = strength;
        best = unit_id(i);
      }
    }
    return best;
  }

  [[nodiscard]] std::optional<UnitId> without_colonel(GeneralId id) const {
    for (std::size_t i = 0; i < state_.units.size(); ++i) {
      const Unit& unit = state_.units[i];
      if (unit.side != mind_.side || !is_good(unit) || unit.detachment || !commands(id, unit) ||
          unit.muster.type != TroopType::Infantry || !may_join(state_, id, unit_id(i)) ||
          unit.general || !table::within(unit.pose.at, state_.general(id).at, Inches::of(18))) {
        continue;
      }
      const bool colonel = std::ranges::any_of(unit.figures, [](const Figure& figure) {
        return figure.present() && figure.kind == FigureKind::Colonel;
      });
      if (!colonel && unit.command > 2 && enemy_formed_near(unit.pose.at, Inches::of(24))) {
        return unit_id(i);
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] bool commands(GeneralId id, const Unit& unit) const {
    const auto& brigade = setting_.battle.generals.at(id.value()).brigade;
    return !brigade || *brigade == unit.brigade;
  }

  [[nodiscard]] std::optional<Point> middle_of_brigade(GeneralId id) const {
    Point sum;
    std::int64_t count = 0;
    for (const Unit& unit : state_.units) {
      if (unit.side == mind_.side && unit.on_table() && !unit.broken && commands(id, unit)) {
        sum = sum + unit.pose.at;
        ++count;
      }
    }
    return count > 0 ? std::optional{Point{sum.x / count, sum.y / count}} : std::nullopt;
  }

  const Mind& mind_;
  const Setting& setting_;
  const State& state_;
  Level level_;
};

}  // namespace

Action Commander::choose(const View& view) {
  const Setting& setting = *view.setting;
  const State& state = view.state;
  const Side side = *asked(state);
  Knows& knows = *knows_;
  const std::size_t written = written_by(state, side);
  if (knows.move != state.move || knows.step != state.step || knows.side != side ||
      written < knows.written) {
    knows.move = state.move;
    knows.step = state.step;
    knows.side = side;
    knows.next = 0;
    knows.next_general = 0;
    knows.orders.clear();
    knows.has_planned = false;
    knows.turn = turn_of_units(state, side);
  }
  knows.written = written;
  const Plan plan = plan_of(setting, side);
  const Posture posture = posture_of(setting, state, side, plan);
  Mind mind{&setting, &state, &state, side, &plan, posture, &knows.ways, noise_points(knows.level)};
  const Deciding deciding{mind, knows.level};
  if (state.step == Step::Melee) {
    if (auto best = best_bring_in(setting, state, side)) {
      return *best;
    }
    return EndStep{side};
  }
  if (state.step == Step::Orders && knows.orders.empty()) {
    knows.orders = orders_for(setting, state, side, plan, posture);
  }
  if (state.step == Step::Movement) {
    if (!knows.has_planned || knows.planned.units.size() != state.units.size()) {
      knows.planned = state;
      knows.has_planned = true;
      for (std::size_t i = 0; i < state.units.size(); ++i) {
        plan_move(setting, state, knows.planned, unit_id(i));
      }
    } else if (knows.next < knows.turn.size()) {
      plan_move(setting, state, knows.planned, knows.turn[knows.next]);
    }
    mind.planned = &knows.planned;
  }
  for (; knows.next < knows.turn.size(); ++knows.next) {
    const UnitId id = knows.turn[knows.next];
    std::optional<Action> choice;
    switch (state.step) {
      case Step::Orders:
        choice = deciding.order_for(id, knows.orders.at(id.value()));
        break;
      case Step::Charges:
        choice = deciding.charge_of(id);
        break;
      case Step::Answers:
        choice = deciding.answer_of(id);
        break;
      case Step::Movement:
        choice = deciding.move_of(id);
        break;
      case Step::Artillery:
        choice = deciding.laying_of(id);
        break;
      case Step::Musketry: {
        const auto volleys = deciding.volleys_of(id);
        if (!volleys.empty()) {
          choice = volleys.front().action;
        }
        break;
      }
      case Step::Melee:
        break;
    }
    if (choice) {
      return *choice;
    }
  }
  if (state.step == Step::Movement) {
    for (; knows.next_general < state.generals.size(); ++knows.next_general) {
      if (auto ride = deciding.ride_of(GeneralId{static_cast<std::uint8_t>(knows.next_general)})) {
        return *ride;
      }
    }
  }
  return EndStep{side};
}

std::vector<Hint> hints(const View& view, UnitId id) {
  const Setting& setting = *view.setting;
  const State& state = view.state;
  const auto side = asked(state);
  std::vector<Hint> all;
  if (!side || !state.has(id) || state.unit(id).side != *side || !state.unit(id).on_table()) {
    return all;
  }
  constexpr std::size_t kThree = 3;
  Ways ways;
  const Plan plan = plan_of(setting, *side);
  const Mind mind{&setting, &state, &state, *side, &plan, posture_of(setting, state, *side, plan),
                  &ways,    0};
  const Deciding deciding{mind, Level::Veteran};
  switch (state.step) {
    case Step::Movement:
      if (may_be_ordered(setting, state, id) && !state.unit(id).now.charge) {
        for (const UnitIdea& each : deciding.thoughts(id)) {
          all.push_back({each.move, each.row, each.parts});
        }
      }
      break;
    case Step::Charges: {
      const Appraisal appraisal{setting, state, *side};
      for (const UnitId target : charge_targets(setting, state, id)) {
        if (const auto worth = deciding.worth_of_charge(appraisal, id, target)) {
          ScoreParts parts;
          parts.charge = *worth;
          all.push_back({DeclareCharge{id, target}, 7, parts});
        }
      }
      std::ranges::stable_sort(
          all, [](const Hint& a, const Hint& b) { return a.parts.total() > b.parts.total(); });
      break;
    }
    case Step::Answers:
      if (auto choice = deciding.answer_of(id)) {
        all.push_back({*choice, 0, {}});
      }
      break;
    case Step::Orders:
      if (auto choice = deciding.order_for(
              id, orders_for(setting, state, *side, plan, mind.posture).at(id.value()))) {
        all.push_back({*choice, 0, {}});
      }
      break;
    case Step::Artillery:
      if (auto choice = deciding.laying_of(id)) {
        all.push_back({*choice, 1, {}});
      }
      break;
    case Step::Musketry:
      all = deciding.volleys_of(id);
      break;
    case Step::Melee:
      break;
  }
  if (all.size() > kThree) {
    all.erase(all.begin() + kThree, all.end());
  }
  return all;
}

}  // namespace core::field
