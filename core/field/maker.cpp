#include "core/field/maker.h"

#include "core/base/dice.h"
#include "core/field/formation.h"
#include "core/field/made_ground.h"
#include "core/field/movement.h"
#include "core/field/setting.h"
#include "core/field/terrain.h"

#include <algorithm>
#include <map>
#include <string>

namespace core::field {
namespace {

constexpr int kMadeMoves = 24;                 // [FB-555]
constexpr Inches kGoalReach = Inches::of(12);  // [FB-555]
constexpr int kBrokenStrength = 40;            // [FB-555] per cent
constexpr int kUnitsOfMove = 2;                // [FB-554]
constexpr int kLastGunMove = 8;                // [FB-559]
constexpr Inches kBehindWork = Inches::ratio(4, 10);
constexpr Inches kBetweenRows = Inches::ratio(11, 2);
constexpr int kRowsOfDefence = 3;
constexpr int kHalfInches = 2;

Inches middle_of_table() { return kMadeWidth / 2; }

std::string capital(std::string_view text) {
  std::string word{text};
  if (!word.empty() && word.front() >= 'a' && word.front() <= 'z') {
    word.front() = static_cast<char>(word.front() - 'a' + 'A');
  }
  return word;
}

std::string_view kind_words(const Muster& muster, bool detachment) {
  if (detachment) {
    return "detachment";
  }
  return kTroopTypes.at(static_cast<std::size_t>(muster.type));
}

/// [FB-553] "in rough ground", "at a town"
std::string ground_words(const MadeChoices& choices) {
  constexpr std::array<std::string_view, 5> kIn{"open ground", "rough ground", "forest", "swamp",
                                                "a town"};
  std::string text = " in " + std::string{kIn.at(static_cast<std::size_t>(choices.ground))};
  text += choices.river ? ", across a river" : "";
  return text + (choices.entrenched ? ", against works" : "");
}

class Maker {
 public:
  Maker(const Charts& charts, const MadeChoices& choices, std::uint64_t seed)
      : choices_{choices}, seed_{seed} {
    setting_.charts = charts;
    setting_.options = charts.options;
  }

  Battle make() {
    head();
    lay_ground(battle(), choices_.ground, choices_.river, choices_.entrenched, seed_);
    for (const GroundArea& area : battle().areas) {
      setting_.areas.push_back({area.polygon, table::box_of(area.polygon)});
    }
    for (const HouseSection& section : battle().sections) {
      setting_.sections.push_back({section.polygon, table::box_of(section.polygon)});
    }
    state_.sections.resize(battle().sections.size());
    // The defender is set up, then the attacker's moves of arrival are counted.
    for (const Side side : board::kSides) {
      add_side(side);
    }
    terms();
    return std::move(setting_.battle);
  }

 private:
  Battle& battle() { return setting_.battle; }

  [[nodiscard]] Side defender() const { return board::enemy_of(choices_.attacker); }

  [[nodiscard]] const MadeSide& side_of(Side side) const {
    return choices_.sides.at(static_cast<std::size_t>(side));
  }

  void head() {
    Battle& made = battle();
    const std::string ground{kMadeGrounds.at(static_cast<std::size_t>(choices_.ground))};
    made.id = choices_.id.empty() ? InternedText{"made-" + ground + "-" + std::to_string(seed_)}
                                  : choices_.id;
    made.title = choices_.title.empty() ? title() : choices_.title.str();
    made.width = kMadeWidth;
    made.depth = kMadeDepth;
    made.moves = kMadeMoves;
    made.base.at(static_cast<std::size_t>(choices_.attacker)) = Edge::South;
    made.base.at(static_cast<std::size_t>(defender())) = Edge::North;
  }

  [[nodiscard]] std::string title() const {
    const auto named = [&](Side side) {
      const auto& brigades = side_of(side).brigades;
      return brigades.size() == 1 && !brigades.front().name.empty() ? brigades.front().name.str()
                                                                    : capital(board::name(side));
    };
    return named(choices_.attacker) + " against " + named(defender()) + ground_words(choices_);
  }

  // --- troops ---

  void add_side(Side side) {
    const MadeSide& made = side_of(side);
    const bool attacks = side == choices_.attacker;
    if (made.commander) {
      add_general(side, std::nullopt, made.commander_name, made.couriers_at_once, 1);
    }
    int come = 0;  // units that have come on before
    for (std::size_t i = 0; i < made.brigades.size(); ++i) {
      const MadeBrigade& brigade = made.brigades[i];
      const std::size_t index = battle().brigades.size();
      const std::string number = std::to_string(i + 1);
      const std::string name = brigade.name.empty()
                                   ? capital(board::name(side)) + " brigade " + number
                                   : brigade.name.str();
      battle().brigades.push_back({unused(name), {}, side});
      if (brigade.led) {
        add_general(side, index, brigade.general_name, brigade.couriers_at_once,
                    come / kUnitsOfMove + 1);
      }
      lane_ = lane_of(i, made.brigades.size());
      lane_half_ = lane_of(0, made.brigades.size());
      const std::size_t first = battle().units.size();
      for (std::size_t unit = 0; unit < brigade.units.size(); ++unit) {
        add_unit(side, index, brigade, unit, first);
        if (attacks) {
          bring_on(battle().units.back(), come++ / kUnitsOfMove + 1);
        } else {
          set_up(battle().units.back());
        }
      }
    }
    if (made.flotilla) {
      add_flotilla(side);
    }
  }

  /// A name that no unit, brigade or general of the battle has.
  std::string unused(const std::string& name) {
    std::string found = name;
    for (int i = 2; std::ranges::find(names_, found) != names_.end(); ++i) {
      found = name + " (" + std::to_string(i) + ")";
    }
    names_.push_back(found);
    return found;
  }

  /// [FB-554] The middle of the way of a brigade: they come on and stand beside one another.
  [[nodiscard]] static Inches lane_of(std::size_t brigade, std::size_t count) {
    const auto all = static_cast<std::int64_t>(std::max<std::size_t>(1, count));
    return Inches::of_ticks(kMadeWidth.ticks() * (2 * static_cast<std::int64_t>(brigade) + 1) /
                            (2 * all));
  }

  void add_unit(Side side, std::size_t brigade, const MadeBrigade& made, std::size_t nth,
                std::size_t first) {
    BattleUnit unit;
    const auto from = nth < made.detached_from.size() ? made.detached_from[nth] : std::nullopt;
    unit.side = side;
    unit.brigade = brigade;
    unit.muster = made.units[nth];
    unit.detachment = from.has_value() || is_alone(unit.muster);
    if (from) {
      unit.regiment = unit_id(first + *from);
    }
    const std::string kind{kind_words(unit.muster, unit.detachment)};
    const int number = ++numbers_[kind + std::string{board::name(side)}];
    unit.name = unused(capital(board::name(side)) + " " + kind + " " + std::to_string(number));
    battle().units.push_back(std::move(unit));
  }

  /// [FB-471] One officer and eights of men are a detachment that stands alone.
  [[nodiscard]] static bool is_alone(const Muster& muster) {
    constexpr int kDetachment = 8;
    return muster.type == TroopType::Infantry && muster.officers == 1 &&
           muster.men % kDetachment == 0;
  }

  static Formation on_march(const BattleUnit& unit) {
    if (unit.muster.super_skirmishers) {
      return Formation::Open;  // [FB-451]
    }
    return unit.muster.type == TroopType::Battery ? Formation::Limbered : Formation::Column;
  }

  /// [FB-554] In columns from his side, two units a move.
  void bring_on(BattleUnit& unit, int move) {
    constexpr Inches kHalfLane = Inches::of(8);
    unit.pose = {{lane_, {}}, Heading::degrees(0)};
    unit.formation = on_march(unit);
    unit.arrival = Arrival{move, {lane_ - kHalfLane, {}}, {lane_ + kHalfLane, {}}};
    const Point line{lane_, kDefenceLine};
    switch (unit.muster.type) {
      case TroopType::Infantry:
        unit.order.kind = unit.detachment ? OrderKind::Skirmish : OrderKind::Attack;
        break;
      case TroopType::Cavalry:
        unit.order.kind = OrderKind::Attack;
        break;
      case TroopType::Battery:
      case TroopType::Wagons:
      case TroopType::Boat:
        unit.order.kind = OrderKind::Advance;
        break;
    }
    if (unit.order.kind == OrderKind::Attack) {
      unit.order.at = line;
    } else if (unit.order.kind == OrderKind::Advance) {
      constexpr Inches kGunLine = Inches::of(20);
      constexpr Inches kPark = Inches::of(6);
      unit.order.at = Point{lane_, unit.muster.type == TroopType::Battery ? kGunLine : kPark};
    }
  }

  // --- the defence ---

  /// [FB-554] Within 18" of his edge: the first free place of the brigade's stretch, from its
  /// middle outwards, the front row first; horse and wagons behind it. Then one of another's
  /// stretch.
  void set_up(BattleUnit& unit) {
    unit.formation = standing(unit);
    unit.pose.heading = Heading::degrees(180);
    for (const Inches reach : {lane_half_, kMadeWidth}) {
      for (int i = 0; i < kRowsOfDefence; ++i) {
        const int row = (first_row(unit) + i) % kRowsOfDefence;
        if (set_up_in(unit, row_depth(row), reach)) {
          unit.order = defence_of(unit, row);
          return;
        }
      }
    }
    constexpr Inches kAny = Inches::ratio(1, 2);
    for (Inches depth = row_depth(0); depth < kMadeDepth; depth += kAny) {
      if (set_up_in(unit, depth, kMadeWidth)) {
        unit.order = defence_of(unit, kRowsOfDefence - 1);
        return;
      }
    }
    // No room: he comes on over his edge.
    unit.formation = on_march(unit);
    unit.pose = {{lane_, kMadeDepth}, Heading::degrees(180)};
    unit.arrival = Arrival{1, unit.pose.at, unit.pose.at};
    unit.order.kind = OrderKind::Defend;
    state_.units.push_back(mustered(setting_, unit));
  }

  static Formation standing(const BattleUnit& unit) {
    switch (unit.muster.type) {
      case TroopType::Infantry:
        return unit.muster.super_skirmishers ? Formation::Open : Formation::Line;
      case TroopType::Cavalry:
        return Formation::Line;
      case TroopType::Battery:
        return Formation::InAction;
      case TroopType::Wagons:
      case TroopType::Boat:
        return Formation::Column;
    }
    return Formation::Line;
  }

  static int first_row(const BattleUnit& unit) {
    const TroopType type = unit.muster.type;
    return type == TroopType::Cavalry || type == TroopType::Wagons ? 1 : 0;
  }

  [[nodiscard]] Order defence_of(const BattleUnit& unit, int row) const {
    Order order;
    const bool foot = unit.muster.type == TroopType::Infantry;
    if (unit.muster.super_skirmishers) {
      order.kind = OrderKind::Skirmish;
    } else if (row == 0 && foot && choices_.entrenched) {
      order.kind = OrderKind::Hold;
    } else {
      order.kind = OrderKind::Defend;
    }
    if (row > 0 && foot && order.kind == OrderKind::Defend) {
      for (std::size_t i = 0; i + 1 < battle().units.size(); ++i) {
        const BattleUnit& other = battle().units[i];
        if (other.brigade == unit.brigade && !other.arrival &&
            other.muster.type == TroopType::Infantry && other.order.kind != OrderKind::Support) {
          order.kind = OrderKind::Support;
          order.target = unit_id(i);
        }
      }
    }
    return order;
  }

  [[nodiscard]] const Battle& battle() const { return setting_.battle; }

  [[nodiscard]] static Inches row_depth(int row) {
    return kDefenceLine + kBehindWork + kBetweenRows * row;
  }

  bool set_up_in(BattleUnit& unit, Inches depth, Inches reach) {
    const Inches step = Inches::ratio(1, kHalfInches);
    const auto steps = static_cast<int>(reach.ticks() / step.ticks());
    for (int i = 0; i <= 2 * steps; ++i) {
      const Inches x = lane_ + (i % 2 == 0 ? step : -step) * ((i + 1) / 2);
      unit.pose.at = {x, depth};
      if (x > Inches{} && x < kMadeWidth && stands(unit)) {
        state_.units.push_back(mustered(setting_, unit));
        return true;
      }
    }
    return false;
  }

  /// Whether all of it is on the table, on ground that bears it, and clear of the others.
  [[nodiscard]] bool stands(const BattleUnit& listed) const {
    constexpr Inches kClear = Inches::ratio(1, 2);
    const Unit unit = mustered(setting_, listed);
    const auto bodies = bodies_of(setting_.charts, unit);
    const table::Box box = box_of(bodies);
    const bool on_foot = listed.muster.type == TroopType::Infantry;
    if (!on_foot && (lies_in(setting_, GroundKind::Woods, listed.pose.at) ||
                     lies_in(setting_, GroundKind::Swamp, listed.pose.at))) {
      return false;  // [FB-123] [FB-125] nor does the middle of its front
    }
    if (box.low.x < Inches{} || box.low.y < Inches{} || box.high.x > kMadeWidth ||
        box.high.y > kMadeDepth || is_shut_in(box)) {
      return false;
    }
    const bool free = std::ranges::all_of(state_.units, [&](const Unit& other) {
      return !other.on_table() ||
             !table::close(box, box_of(bodies_of(setting_.charts, other)), kClear);
    });
    return free && has_room(setting_, state_, unit_id(state_.units.size()), unit);
  }

  /// Nobody is set up across the road, which columns and guns need.
  [[nodiscard]] bool is_shut_in(const table::Box& box) const {
    const Inches road = road_at(battle(), box.low.y);
    return box.low.x < road + kRoadFree && box.high.x > road - kRoadFree;
  }

  // --- generals, ships ---

  void add_general(Side side, std::optional<std::size_t> brigade, const InternedText& name,
                   int couriers, int move) {
    BattleGeneral general;
    general.side = side;
    general.brigade = brigade;
    general.couriers_at_once = couriers;
    const std::string of = capital(board::name(side));
    const std::size_t number = ++generals_.at(static_cast<std::size_t>(side));
    general.name = unused(!name.empty() ? name.str()
                          : !brigade    ? of + " commander"
                                        : of + " brigadier " + std::to_string(number));
    const auto place = static_cast<std::int64_t>(number);
    const Inches x = middle_of_table() + Inches::of(place % 2 == 0 ? 2 * place : -2 * place);
    if (side == choices_.attacker) {
      general.at = {x, {}};
      general.arrival = Arrival{move, general.at, general.at};
    } else {
      general.at = free_for_general(x);
    }
    battle().generals.push_back(general);
  }

  /// Behind the lines, in no house.
  [[nodiscard]] Point free_for_general(Inches x) const {
    constexpr Inches kFromEdge = Inches::ratio(3, 2);
    return {x, kMadeDepth - kFromEdge};
  }

  /// [FB-551] A battery of two guns on the edge of the river: of the stream that is crossed, or
  /// else of the table.
  void add_flotilla(Side side) {
    constexpr Inches kFromMiddle = Inches::of(8);
    constexpr Inches kFromSide = Inches::of(4);
    constexpr int kTries = 160;
    constexpr int kGunners = 8;
    const bool attacks = side == choices_.attacker;
    BattleUnit unit;
    unit.side = side;
    unit.brigade = battle().brigades.size();
    battle().brigades.push_back({unused(capital(board::name(side)) + " flotilla"), {}, side});
    unit.name = unused(capital(board::name(side)) + " gunboats");
    unit.muster.type = TroopType::Battery;
    unit.muster.officers = setting_.charts.battery.officers;
    unit.muster.men = kGunners;
    unit.muster.guns = {GunKind::Gun, GunKind::Gun};
    unit.formation = Formation::InAction;
    unit.order.kind = OrderKind::Defend;
    const Inches middle = kMadeDepth / 2;
    unit.pose = {{kFromSide, attacks ? middle - kFromMiddle : middle + kFromMiddle},
                 Heading::degrees(attacks ? 0 : 180)};
    for (int i = 0; i < kTries && !stands(unit); ++i) {
      unit.pose.at.x += Inches::ratio(1, kHalfInches);
    }
    state_.units.push_back(mustered(setting_, unit));
    battle().units.push_back(std::move(unit));
  }

  // --- what it is fought for ---

  [[nodiscard]] Point edge_centre() const { return {middle_of_table(), kMadeDepth}; }

  void terms() {
    Battle& made = battle();
    for (const Side side : board::kSides) {
      if (side_of(side).unsupplied) {
        made.rules.emplace_back(Unsupplied{side, kLastGunMove});
      }
    }
    StandsNear near;
    near.side = choices_.attacker;
    near.at = edge_centre();
    near.within = kGoalReach;
    near.in_part = true;
    Outcome there;
    there.winner = choices_.attacker;
    there.grade = "victory";
    there.all = {{near, false}, {FewerGoodUnits{defender()}, false}};
    Outcome beaten;
    beaten.winner = choices_.attacker;
    beaten.grade = "victory";
    beaten.all = {{StrengthBelow{defender(), kBrokenStrength}, false}};
    Outcome held;
    held.winner = defender();
    held.grade = "victory";
    made.outcomes = {there, beaten, held};
    made.plans.at(static_cast<std::size_t>(choices_.attacker)) = plan_of_attack();
    made.plans.at(static_cast<std::size_t>(defender())) = plan_of_defence();
    made.history = "Made by the battle maker, seed " + std::to_string(seed_) + ".";
  }

  /// [FB-521]
  [[nodiscard]] Plan plan_of_attack() const {
    constexpr Inches kBack = Inches::of(6);
    constexpr int kEdge = 8;
    constexpr int kLine = 5;
    Plan plan;
    plan.stance = Stance::Attack;
    const Point goal{middle_of_table(), kMadeDepth - kBack};
    plan.goals.push_back({"their edge", goal, goal, kEdge, {}});
    plan.goals.push_back({"their line", line_end(-1), line_end(1), kLine, {}});
    add_crossings(plan);
    plan.fallback_from = Point{{}, kBack};
    plan.fallback_to = Point{kMadeWidth, kBack};
    return plan;
  }

  [[nodiscard]] Plan plan_of_defence() const {
    constexpr int kLine = 6;
    constexpr int kEdge = 4;
    Plan plan;
    plan.stance = Stance::Defend;
    plan.goals.push_back({"our line", line_end(-1), line_end(1), kLine, {}});
    plan.goals.push_back(
        {"our rear", {middle_of_table(), fallback()}, {middle_of_table(), fallback()}, kEdge, {}});
    add_crossings(plan);
    plan.fallback_from = Point{{}, fallback()};
    plan.fallback_to = Point{kMadeWidth, fallback()};
    return plan;
  }

  [[nodiscard]] static Inches fallback() { return kMadeDepth - Inches::of(8); }

  [[nodiscard]] static Point line_end(int way) {
    constexpr Inches kHalfLine = Inches::of(24);
    return {middle_of_table() + kHalfLine * way, kDefenceLine};
  }

  void add_crossings(Plan& plan) const {
    constexpr int kFord = 3;
    constexpr int kVillage = 4;
    for (const Crossing& each : battle().crossings) {
      const Point at{(each.from + each.to) / 2, kMadeDepth / 2};
      plan.goals.push_back({each.name, at, at, kFord, {}});
    }
    if (!battle().sections.empty()) {
      const table::Box box = table::box_of(battle().sections.front().polygon);
      const Point at{(box.low.x + box.high.x) / 2, (box.low.y + box.high.y) / 2};
      plan.goals.push_back({"village", at, at, kVillage, {}});
    }
  }

  const MadeChoices& choices_;
  std::uint64_t seed_;
  Setting setting_;   // its ground, to see who has room
  State state_;       // who is set up already
  Inches lane_;       // of the brigade: its middle
  Inches lane_half_;  // and half its width
  std::vector<std::string> names_;
  std::map<std::string, int> numbers_;
  std::array<std::size_t, 2> generals_{};
};

}  // namespace

MadeBrigade made_of(const SampleBrigade& sample) {
  MadeBrigade brigade;
  brigade.name = sample.name;
  brigade.units = sample.units;
  brigade.detached_from = sample.detached_from;
  return brigade;
}

Battle make_battle(const Charts& charts, const MadeChoices& choices, std::uint64_t seed) {
  return Maker{charts, choices, seed}.make();
}

}  // namespace core::field
