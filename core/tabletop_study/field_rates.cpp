#include "core/tabletop_study/field_rates.h"

#include "core/field/charge.h"
#include "core/field/counter_battery.h"
#include "core/field/formation.h"
#include "core/field/guns.h"
#include "core/field/losses.h"
#include "core/field/melee.h"
#include "core/field/morale.h"
#include "core/field/movement.h"
#include "core/field/musketry.h"
#include "core/field/prospect.h"
#include "core/field/record.h"
#include "core/field/setting.h"

#include <fmt/format.h>

#include <cmath>
#include <functional>

namespace core::tabletop_study {
namespace {

using board::Side;
using field::Arm;
using field::BattleUnit;
using field::Formation;
using field::Heading;
using field::Inches;
using field::Laying;
using field::Point;
using field::Record;
using field::Setting;
using field::ShotKind;
using field::State;
using field::UnitId;
using field::Volley;
using base::operator""_rule;

constexpr UnitId kFirer{0};
constexpr UnitId kTarget{1};
constexpr Inches kBase = Inches::ratio(3, 4);  // [FB-T02]
constexpr auto kMiddle = Inches::of(40);
constexpr auto kFront = Inches::of(10);

BattleUnit foot(const char* name, Side side, Point at, int facing, Arm arm, Formation formation,
                int men, int officers) {
  BattleUnit unit;
  unit.name = base::InternedText{name};
  unit.side = side;
  unit.brigade = static_cast<std::size_t>(side);
  unit.pose = {at, Heading::degrees(facing)};
  unit.muster.type = field::TroopType::Infantry;
  unit.muster.arm = arm;
  unit.muster.men = men;
  unit.muster.officers = officers;
  unit.formation = formation;
  unit.ranks = formation == Formation::Open ? 1 : formation == Formation::Column ? 4 : 2;
  unit.order.kind = field::OrderKind::Hold;
  return unit;
}

BattleUnit gun(field::GunKind kind, Side side, Point at, int facing) {
  BattleUnit unit;
  unit.name = base::InternedText{side == Side::Union ? "guns" : "their guns"};
  unit.side = side;
  unit.brigade = static_cast<std::size_t>(side);
  unit.pose = {at, Heading::degrees(facing)};
  unit.muster.type = field::TroopType::Battery;
  unit.muster.men = 4;
  unit.muster.officers = 0;
  unit.muster.guns = {kind};
  unit.formation = Formation::InAction;
  unit.order.kind = field::OrderKind::Hold;
  return unit;
}

/// Open ground, or with a wood in which the second unit stands.
Setting ground(const field::Charts& charts, std::vector<BattleUnit> units, bool wood = false) {
  field::Battle battle;
  battle.id = base::InternedText{"rates"};
  battle.title = base::InternedText{"Rates"};
  battle.width = Inches::of(96);
  battle.depth = Inches::of(96);
  battle.moves = kMovesInHour;
  battle.brigades = {{base::InternedText{"one"}, {}, Side::Union},
                     {base::InternedText{"other"}, {}, Side::Confederate}};
  battle.base = {field::Edge::South, field::Edge::North};
  battle.outcomes = {{std::nullopt, base::InternedText{"draw"}, {}, false}};
  if (wood) {
    const Point at = units.back().pose.at;
    const Inches beyond = Inches::of(12);
    const Inches nearer = Inches::ratio(1, 2);
    field::GroundArea area;
    area.kind = field::GroundKind::Woods;
    area.name = base::InternedText{"wood"};
    area.polygon = {{at.x - beyond, at.y - nearer},
                    {at.x + beyond, at.y - nearer},
                    {at.x + beyond, at.y + beyond},
                    {at.x - beyond, at.y + beyond}};
    battle.areas.push_back(area);
  }
  battle.units = std::move(units);
  field::Options options;
  options.free_orders = true;
  return make_setting(charts, battle, options);
}

/// What is counted in a trial.
using Trial = std::function<double(const State& start, std::uint64_t seed)>;

/// Tries something again and again.
FieldRate rate_of(std::string what, std::string counts, const State& start, int times,
                  std::uint64_t seed, const Trial& trial) {
  FieldRate rate{std::move(what), std::move(counts), times, 0, 0, {}, false};
  double squares = 0;
  for (int i = 0; i < times; ++i) {
    const double value = trial(start, seed + static_cast<std::uint64_t>(i));
    rate.thrown += value / times;
    squares += value * value / times;
  }
  rate.error = std::sqrt(std::max(0.0, squares - rate.thrown * rate.thrown) / times);
  return rate;
}

double figures(field::Millis millis) {
  constexpr double kThousand = 1000;
  return static_cast<double>(millis.value) / kThousand;
}

int men_lost(const State& before, const State& after, UnitId unit) {
  return men_of(before.unit(unit)) - men_of(after.unit(unit));
}

/// Rows of a table of rates.
class Rates {
 public:
  Rates(const field::Charts& charts, int times, std::uint64_t seed)
      : charts_{&charts}, times_{times}, seed_{seed} {}

  std::vector<FieldRate> run() {
    muskets();
    skirmishers();
    guns();
    gun_at_gun();
    charge();
    duel();
    return std::move(rows_);
  }

 private:
  void volley(const std::string& what, const BattleUnit& firer, Inches apart, bool first,
              bool wood) {
    // From the middle of two ranks to the front rank of the other.
    const Point there{kMiddle, kFront - kBase / 2 + apart};
    const Setting setting = ground(*charts_,
                                   {firer, foot("target", Side::Confederate, there, 180,
                                                Arm::RifledMusket, Formation::Line, 24, 3)},
                                   wood);
    State start = field::begin(setting, seed_);
    start.units[0].first_volley = first;
    const Volley fire{kFirer, std::nullopt, false};
    start.volleys = {fire};
    FieldRate rate = rate_of(what, "men", start, times_, seed_, [&](const State& at, auto dice) {
      State now = at;
      now.dice = base::Dice{dice};
      Record record{setting, now};
      resolve_musketry(record);
      return men_lost(at, now, kTarget);
    });
    rate.reckoned = figures(prospect_of(setting, start, fire).men);
    rate.each_move = true;
    rows_.push_back(std::move(rate));
  }

  void muskets() {
    const auto line = [](Arm arm) {
      return foot("line", Side::Union, {kMiddle, kFront}, 0, arm, Formation::Line, 24, 3);
    };
    for (const int apart : {6, 12, 20}) {
      volley(fmt::format("rifles: line of 24, first volley at {} inches in the open", apart),
             line(Arm::RifledMusket), Inches::of(apart), true, false);
      volley(fmt::format("rifles: line of 24, volley at {} inches in the open", apart),
             line(Arm::RifledMusket), Inches::of(apart), false, false);
      volley(fmt::format("rifles: line of 24, volley at {} inches at a wood's edge", apart),
             line(Arm::RifledMusket), Inches::of(apart), false, true);
    }
    for (const int apart : {6, 12, 18}) {
      volley(fmt::format("smoothbores: line of 24, volley at {} inches in the open", apart),
             line(Arm::SmoothboreMusket), Inches::of(apart), false, false);
    }
  }

  void skirmishers() {
    for (const int apart : {9, 15}) {
      volley(fmt::format("rifles: 8 skirmishers at {} inches at a line", apart),
             foot("skirmishers", Side::Union, {kMiddle, kFront}, 0, Arm::RifledMusket,
                  Formation::Open, 8, 1),
             Inches::of(apart), false, false);
    }
  }

  void shot(const std::string& what, field::GunKind kind, ShotKind fires, Inches apart,
            Formation formation) {
    const Point there{kMiddle, kFront + apart};
    const Setting setting = ground(*charts_, {gun(kind, Side::Union, {kMiddle, kFront}, 0),
                                              foot("target", Side::Confederate, there, 180,
                                                   Arm::RifledMusket, formation, 24, 3)});
    State start = field::begin(setting, seed_);
    const Laying laying{kFirer, 0, fires, there};
    start.laid = {laying};
    FieldRate rate =
        rate_of(what, "figures", start, times_, seed_, [&](const State& at, auto dice) {
          State now = at;
          now.dice = base::Dice{dice};
          Record record{setting, now};
          resolve_artillery(record);
          return present(at) - present(now);
        });
    rate.reckoned = figures(prospect_of(setting, start, laying).enemies);
    rate.each_move = true;
    rows_.push_back(std::move(rate));
  }

  static int present(const State& state) {
    return static_cast<int>(std::ranges::count_if(
        state.unit(kTarget).figures, [](const field::Figure& each) { return each.present(); }));
  }

  void guns() {
    using field::GunKind;
    shot("round shot at a line at 30 inches", GunKind::Gun, ShotKind::Ball, Inches::of(30),
         Formation::Line);
    shot("round shot at a column at 30 inches", GunKind::Gun, ShotKind::Ball, Inches::of(30),
         Formation::Column);
    shot("round shot at a column at 50 inches", GunKind::Gun, ShotKind::Ball, Inches::of(50),
         Formation::Column);
    shot("canister at a line at 10 inches", GunKind::Gun, ShotKind::Canister, Inches::of(10),
         Formation::Line);
    shot("canister at a line at 20 inches", GunKind::Gun, ShotKind::Canister, Inches::of(20),
         Formation::Line);
    shot("shell at a line at 30 inches", GunKind::Howitzer, ShotKind::Shell, Inches::of(30),
         Formation::Line);
    shot("shell at a column at 30 inches", GunKind::Howitzer, ShotKind::Shell, Inches::of(30),
         Formation::Column);
  }

  /// [FB-227] Hits until a gun can fire only every second move, and until it is gone.
  void gun_at_gun() {
    for (const int inches : {30, 40, 52}) {
      const Inches apart = Inches::of(inches);
      const Setting setting = ground(
          *charts_, {gun(field::GunKind::Gun, Side::Union, {kMiddle, kFront}, 0),
                     gun(field::GunKind::Gun, Side::Confederate, {kMiddle, kFront + apart}, 180)});
      State start = field::begin(setting, seed_);
      start.laid = {{kFirer, 0, ShotKind::Ball, gun_centre(*charts_, start.unit(kTarget), 0)}};
      for (const int total : kTotals) {
        FieldRate rate = rate_of(
            fmt::format("hits at {} inches until a gun has {} points", inches, total), "hits",
            start, times_, seed_,
            [&](const State& at, auto dice) { return hits_until(setting, at, total, dice); });
        rate.reckoned = mean_hits(total, apart);
        rows_.push_back(std::move(rate));
      }
    }
  }

  /// Mean number of hits at a distance until their points come to a total.
  static double mean_hits(int points, Inches apart) {
    constexpr int kFaces = 6;
    std::vector<double> still(static_cast<std::size_t>(points) + 1);  // by points that are wanted
    for (int wanted = 1; wanted <= points; ++wanted) {
      double sum = 1;
      int in_vain = 0;
      for (int face = 1; face <= kFaces; ++face) {
        const int scored = field::points_of_hit(face, apart);
        in_vain += scored == 0 ? 1 : 0;
        if (scored > 0 && scored < wanted) {
          sum += still[static_cast<std::size_t>(wanted - scored)] / kFaces;
        }
      }
      still[static_cast<std::size_t>(wanted)] = sum * kFaces / (kFaces - in_vain);
    }
    return still.back();
  }

  static double hits_until(const Setting& setting, const State& at, int points,
                           std::uint64_t dice) {
    constexpr int kMostShots = 1000;
    State now = at;
    now.dice = base::Dice{dice};
    int hits = 0;
    for (int shot = 0; shot < kMostShots && now.unit(kTarget).guns[0].damage < points; ++shot) {
      // Only the gun is looked at: its gunners and his who fires stand as they stood.
      for (const UnitId unit : {kFirer, kTarget}) {
        auto damage = now.unit(unit).guns[0].damage;
        now.units[unit.value()] = at.unit(unit);
        now.units[unit.value()].guns[0].damage = damage;
      }
      now.laid = at.laid;
      Record record{setting, now};
      resolve_artillery(record);
      const auto hit = "FB-220"_rule;
      for (const field::Event& event : record.take_events()) {
        const auto* const rolled = std::get_if<field::Rolled>(&event);
        hits += rolled != nullptr && rolled->why == hit ? 1 : 0;
      }
    }
    return hits;
  }

  /// [FB-E45] A full column goes home over 8 inches against a full line that has no volley: ten
  /// stand against ten, straight throws with 1 more for the column.
  void charge() {
    const Inches apart = Inches::of(8);
    BattleUnit column = foot("column", Side::Union, {kMiddle, kFront}, 0, Arm::RifledMusket,
                             Formation::Column, 24, 3);
    column.order.kind = field::OrderKind::Attack;
    const Setting setting =
        ground(*charts_, {column, foot("line", Side::Confederate, {kMiddle, kFront + kBase + apart},
                                       180, Arm::RifledMusket, Formation::Line, 24, 3)});
    State start = field::begin(setting, seed_);
    start.units[1].now.fired = true;  // no closing volley
    start.units[0].now.charge = field::Charge{kTarget, false, {}, {}, {}};
    Record record{setting, start};
    start_charges(record);
    make_moves(record);
    bring_charges_home(record);
    join_melees(record);
    const auto fought = [&](UnitId of) {
      return [&setting, of](const State& at, std::uint64_t dice) -> double {
        State now = at;
        now.dice = base::Dice{dice};
        Record fight{setting, now};
        fight_melees(fight);
        return killed(at, now, of);
      };
    };
    const field::MeanToll toll = mean_toll(setting, start, start.melees.front());
    FieldRate rate = rate_of("charge: column of 24 over 8 inches at a line of 24, men of the line",
                             "men", start, times_, seed_, fought(kTarget));
    rate.reckoned = toll.defender;
    rows_.push_back(rate);
    rate =
        rate_of("charge: the same, men of the column", "men", start, times_, seed_, fought(kFirer));
    rate.reckoned = toll.attacker;
    rows_.push_back(rate);
  }

  static int killed(const State& before, const State& after, UnitId unit) {
    int count = 0;
    for (std::size_t i = 0; i < before.unit(unit).figures.size(); ++i) {
      count += before.unit(unit).figures[i].present() &&
                       after.unit(unit).figures.at(i).fate == field::Fate::Killed
                   ? 1
                   : 0;
    }
    return count;
  }

  /// Two lines at 12 inches in the open, until the morale of one is bad.
  void duel() {
    const Inches apart = Inches::of(12);
    const Setting setting = ground(
        *charts_,
        {foot("one", Side::Union, {kMiddle, kFront}, 0, Arm::RifledMusket, Formation::Line, 24, 3),
         foot("other", Side::Confederate, {kMiddle, kFront + apart}, 180, Arm::RifledMusket,
              Formation::Line, 24, 3)});
    const State start = field::begin(setting, seed_);
    const auto fought = [&](bool moves) {
      return [&setting, moves](const State& at, std::uint64_t dice) -> double {
        State now = at;
        now.dice = base::Dice{dice};
        int count = 0;
        while (now.units[0].bad == 0 && now.units[1].bad == 0 && !now.units[0].broken &&
               !now.units[1].broken && count < kMovesInHour) {
          for (field::Unit& unit : now.units) {
            unit.now = {};
          }
          now.volleys = {{kFirer, kTarget, false}, {kTarget, kFirer, false}};
          Record record{setting, now};
          resolve_musketry(record);
          test_all(record);
          apply_half_rule(record);
          ++count;
          ++now.move;
        }
        return moves ? count : men_lost(at, now, kFirer) + men_lost(at, now, kTarget);
      };
    };
    rows_.push_back(rate_of("duel: two lines of 24 at 12 inches, until one gives way", "moves",
                            start, times_, seed_, fought(true)));
    rows_.push_back(
        rate_of("duel: the same, men of both", "men", start, times_, seed_, fought(false)));
  }

  static constexpr std::array kTotals{field::kSlowedAt, field::kDestroyedAt};

  const field::Charts* charts_;
  int times_;
  std::uint64_t seed_;
  std::vector<FieldRate> rows_;
};

}  // namespace

std::vector<FieldRate> field_rates(const field::Charts& charts, int times, std::uint64_t seed) {
  return Rates{charts, times, seed}.run();
}

}  // namespace core::tabletop_study
